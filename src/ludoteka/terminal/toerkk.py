"""Toerkk on a terminal: the sides with life and depth, the attack, what just happened and what may be answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteka.core import seat_name
from ludoteka.games.toerkk.view import AttackView, CharacterView, SeatView, SideView, ToerkkView
from ludoteka.terminal.screen import hue

if TYPE_CHECKING:
    from ludoteka.terminal.pictures import Scene
    from ludoteka.terminal.words import Words

ARROW: Final = "►"
BAR: Final = 20
"""Signs of a full bar of life or depth."""
NEWS: Final = 3
"""So many letters are what just happened."""
PASSED: Final = "passed"


def table(scene: Scene) -> RenderableType:
    """What one viewer sees of the whole table."""
    view, words = cast(ToerkkView, scene.view), scene.words
    rows: list[RenderableType] = [_head(view, words)]
    rows += [_side(side, scene) for side in view["sides"]]
    if view["attacks"] or view["plan"]:
        rows.append(_attacks(view, words))
    if view["phase"].endswith("-window") and view["over"] is None:
        rows.append(_window(scene))
    rows += [_own(player, scene) for player in view["players"] if player["hand"] is not None and view["over"] is None]
    if view["look"] is not None:
        rows.append(_cards(words.show("phase", "pick"), view["look"], scene))
    if view["over"] is not None:
        winners = cast("Sequence[int]", view["over"]["winners"])
        rows.append(
            Text(f"★ {words.named('log-over', reason=view['over']['reason'], winners=list(winners))}", "bold yellow")
        )
    return Group(*rows)


def _head(view: ToerkkView, words: Words) -> RenderableType:
    """Whose turn it is, against whom, what goes on, and the location."""
    line = Text()
    if view["turn"] is not None:
        line.append(_side_name(view["sides"][view["turn"]]), f"bold {hue(view['turn'])}")
        if view["rival"] is not None:
            line.append(" × ", "dim").append(_side_name(view["sides"][view["rival"]]), f"bold {hue(view['rival'])}")
        line.append("   ")
    line.append(words.show("phase", view["phase"]), "bold")
    line.append(f"   {words.named('label-supply')}: {words.named('label-tokens', count=view['supply'])}", "dim")
    if view["fog"]:
        line.append(f"   {words.show('mark', 'fog')}", "bold red")
    lines = [line]
    if view["location"] is not None:
        roll = f"   [{view['roll']}]" if view["roll"] is not None else ""
        lines.append(
            Text(
                f"{words.named('label-location')}: {words.show('location', view['location'])}{roll}  ",
                "bold red" if view["harmful"] else "bold green",
            ).append(words.show("location", view["location"], "text"), "default not bold")
        )
    return Group(*lines)


def _side_name(side: SideView) -> str:
    return "+".join(seat_name(seat) for seat in side["seats"])


# ---- a side


def _side(side: SideView, scene: Scene) -> RenderableType:
    """Life and depth, what lasts for this turn, the battlefield, and the players of the side."""
    view, words = cast(ToerkkView, scene.view), scene.words
    sign = "▶ " if view["turn"] == side["side"] else "  "
    line = Text(sign, "bold").append(_side_name(side), f"bold {hue(side['side'])}")
    if view["viewer"] in side["seats"]:
        line.append(f" ({words.house.say('you')})", "default")
    line.append("   ").append_text(_bar("label-life", side["life"], view["life"], "red", words))
    line.append("   ").append_text(_bar("label-depth", side["depth"], view["levels"], "yellow", words))
    if side["diggers"]:
        line.append(f" (+{side['diggers']})", "dim")
    rows: list[RenderableType] = [Text(), line]
    if side["marks"]:
        rows.append(_indented(Text(", ".join(words.show("mark", mark) for mark in side["marks"]), "bold magenta")))
    rows += [_indented(_player(player, words)) for player in view["players"] if player["side"] == side["side"]]
    rows.append(_indented(_battlefield(side["field"], scene)))
    return Group(*rows)


def _indented(what: RenderableType) -> Padding:
    return Padding(what, (0, 0, 0, 4))


def _bar(label: str, count: int, most: int, style: str, words: Words) -> Text:
    """A number of a whole, in figures and as a bar."""
    full = min(BAR, round(BAR * count / most)) // 2
    bar = Text(f"{words.named(label)} {count}/{most} ", "bold")
    return bar.append("■" * full, style).append("□" * (BAR // 2 - full), "dim not bold")


def _player(player: SeatView, words: Words) -> RenderableType:
    """Hero with the ability's price, tokens, and how many cards lie where."""
    line = Text(seat_name(player["seat"]), f"bold {hue(player['seat'])}")
    if player["hero"] is not None:
        price = words.named("label-cost", count=player["cost"])
        line.append(f" {words.show('hero', player['hero'])}", "bold")
        line.append(f" ({words.show('hero', player['hero'], 'ability')} {price})", "dim not bold")
    line.append(f"  {words.named('label-tokens', count=player['tokens'])}", "default not bold")
    if player["silenced"]:
        line.append(f"  {words.show('mark', 'silenced')}", "bold magenta")
    counts = (
        ("hand", player["cards"]),
        ("recruits", player["characters"]),
        ("deck", player["deck"]),
        ("camp", player["camp"]),
        ("discard", player["discards"]),
        ("graveyard", player["graves"]),
    )
    piles = [Text(" · ".join(f"{words.named(f'label-{name}')} {count}" for name, count in counts), "dim")]
    if player["seen"]:
        piles.append(Text(", ".join(words.show("card", card) for card in player["seen"]), "dim italic"))
    return Group(line, *(Padding(pile, (0, 0, 0, 2)) for pile in piles))


def _battlefield(field: Sequence[CharacterView], scene: Scene) -> Text:
    """The characters, each by its name and class; those that can be chosen now are marked."""
    words = scene.words
    line = Text(f"{words.named('label-battlefield')}: ", "dim")
    for number, each in enumerate(field):
        line.append("  " if number else "", "default")
        line.append(ARROW if each["id"] in scene.marked else "", "bold not dim")
        line.append(f"{each['name']}", "bold not dim").append(f" {each['id']} {words.show('class', each['of'])}", "")
        if each["marks"]:
            line.append(f" ({', '.join(words.show('mark', mark) for mark in each['marks'])})", "magenta not dim")
    return line if field else line.append("—")


# ---- what happens


def _attacks(view: ToerkkView, words: Words) -> RenderableType:
    """Who attacks whom, and who stands in the way; an unfinished plan is seen by its side only."""
    grid = Table.grid(padding=(0, 1))
    for attack in view["attacks"]:
        grid.add_row("    ", *_attack(attack, words))
    for attacker, target in view["plan"] or []:
        grid.add_row(
            "    ", words.show("character", attacker), "┄►", words.show("character", target), Text("?", "bold")
        )
    return Group(Text(), grid)


def _attack(attack: AttackView, words: Words) -> tuple[RenderableType, ...]:
    """One attack; one that came to nothing is struck out."""
    style = "" if attack["stands"] else "strike dim"
    blocker = f"▌ {words.show('character', attack['blocker'])}" if attack["blocker"] is not None else ""
    return (
        Text(words.show("character", attack["attacker"]), style),
        Text("──►" if attack["stands"] else "─╳►", style),
        Text(words.show("character", attack["target"]), style),
        Text(blocker, "bold"),
    )


def _window(scene: Scene) -> RenderableType:
    """A window: what just happened, who has let it go since, and what the viewer may answer."""
    view, words = cast(ToerkkView, scene.view), scene.words
    passes: list[str] = []
    news = list(scene.news)
    while news and news[-1]["key"] == PASSED:
        passes.insert(0, words.letter(news.pop()))
    lines: list[RenderableType] = [Text(words.house.say("just-happened"), "dim")] if news or passes else []
    happened = [Text(words.letter(letter), "bold") for letter in news[-NEWS:] if letter["key"] != PASSED]
    lines += [Padding(said, (0, 0, 0, 2)) for said in [*happened, *(Text(said, "dim") for said in passes)]]
    answers = _answers(scene)
    if answers:
        lines.append(Text(words.house.say("may-answer"), "dim"))
        lines.append(Padding(Text(", ".join(answers), "bold green"), (0, 0, 0, 2)))
    elif scene.asked:
        lines.append(Text(words.house.say("only-pass"), "dim"))
    if not lines:
        return Text()
    return Panel(
        Group(*lines), title=words.show("phase", view["phase"]), title_align="left", box=box.ROUNDED, expand=False
    )


def _answers(scene: Scene) -> list[str]:
    """Cards, characters and the ability that the viewer could use now."""
    view, words = cast(ToerkkView, scene.view), scene.words
    mine = [player for player in view["players"] if player["seat"] == view["viewer"]]
    cards = [
        words.show("card", card)
        for player in mine
        for card in dict.fromkeys(player["hand"] or [])
        if card in scene.marked
    ]
    heroes = [
        words.show("hero", player["hero"], "ability")
        for player in mine
        if player["hero"] is not None and player["hero"] in scene.marked
    ]
    recruits = [
        words.show("class", each)
        for player in mine
        for each in dict.fromkeys(player["recruits"] or [])
        if each in scene.marked
    ]
    return cards + heroes + recruits


# ---- cards


def _own(player: SeatView, scene: Scene) -> RenderableType:
    """A hand that the viewer may see: the own one, and with shared hands the partner's."""
    words = scene.words
    recruits = ", ".join(words.show("class", each) for each in player["recruits"] or []) or "—"
    title = f"{seat_name(player['seat'])}: {words.named('label-recruits')}: {recruits}"
    return Group(
        Text(),
        Text(title, f"bold {hue(player['seat'])}"),
        _cards(words.named("label-hand"), player["hand"] or [], scene),
    )


def _cards(title: str, cards: Sequence[str], scene: Scene) -> RenderableType:
    """Action cards with what they do; those that can be played now are marked."""
    words = scene.words
    grid = Table.grid(padding=(0, 1))
    for card in dict.fromkeys(cards):
        name = words.show("card", card) + (f" ×{cards.count(card)}" if cards.count(card) > 1 else "")
        grid.add_row(
            Text(ARROW if card in scene.marked else " ", "bold"),
            Text(name, "bold", no_wrap=True),
            Text(words.show("card", card, "text"), "dim"),
        )
    return Group(Text(f"{title}: {'—' if not cards else ''}", "dim"), grid)
