"""Karak: Goblin on a terminal: rows of monsters, the shop, the players, a fight with its totals, one's own hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteka.core import seat_name
from ludoteka.games.karak_goblin.odds import Chance
from ludoteka.games.karak_goblin.view import CardView, GearView, KarakGoblinView, LevelView, MonsterView, PlayerView
from ludoteka.terminal.screen import hue

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.viewed_fight import FightView
    from ludoteka.terminal.pictures import Scene
    from ludoteka.terminal.words import Words

COLOURS: Final = {"red": "bright_red", "blue": "bright_blue", "green": "green", "yellow": "yellow"}
ARROW: Final = "►"
EFFECTS: Final = ("attack", "defence", "heal", "draw")
HEARTS: Final = 5


def table(scene: Scene) -> RenderableType:
    """What one viewer sees of the whole table; while a fight goes on, the rows are folded."""
    view, words = cast(KarakGoblinView, scene.view), scene.words
    rows: list[RenderableType] = [_shop(view, words), _caves(scene, view), _players(view, words)]
    if view["fight"] is not None:
        rows.append(_fight(view["fight"], view, scene))
    if view["hand"]:
        rows.append(_hand(view, words))
    if view["over"] is not None:
        rows.append(_end(cast("Sequence[int]", view["over"]["winners"]), view, words))
    return Group(*rows)


def _grid(words: Words, *headings: str) -> Table:
    """A table as narrow as can be, so that every language fits."""
    grid = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    for heading in headings:
        grid.add_column(words.named(heading) or heading)
    return grid


# ---- the merchant


def _shop(view: KarakGoblinView, words: Words) -> Text:
    """Potions by kind, and what lies in the pawnshop with who left it there."""
    line = Text().append(f"{words.named('label-merchant')}  ", "bold")
    line.append(" · ".join(f"{words.show('potion', kind)} {count}" for kind, count in view["potions"].items()))
    line.append(f"   {words.named('label-pawnshop')}  ", "bold")
    pawned = [f"{words.show('card', each['card'])} ({seat_name(each['seat'])})" for each in view["pawnshop"]]
    return line.append(", ".join(pawned) or words.named("label-empty"), "default not bold")


# ---- the caves


def _caves(scene: Scene, view: KarakGoblinView) -> RenderableType:
    """A line for every monster of the levels open to the viewer; closed levels, and in a fight all, are folded."""
    words = scene.words
    keys = len(view["players"][view["viewer"] if view["viewer"] >= 0 else view["turn"] or 0]["keys"])
    shown = [level for level in view["levels"] if view["fight"] is None and level["level"] <= keys + 1]
    folded = [_folded(level, words, closed=level["level"] > keys + 1) for level in view["levels"] if level not in shown]
    grid = _grid(
        words, "", "", "kind-monster", "label-attack", "♥", "label-curses", "label-reward", "label-win", "label-hits"
    )
    for level in shown:
        _open_level(grid, level, scene, gate=level["level"] == keys + 1)
    if view["lord"] is not None and view["fight"] is None:
        _monster(
            grid,
            words.show("level", view["lord"]["level"]),
            view["lord"],
            scene,
            note=words.named("label-lord"),
            faint=keys < len(view["levels"]),
        )
    return Group(*([grid] if view["fight"] is None else []), *folded)


def _open_level(grid: Table, level: LevelView, scene: Scene, *, gate: bool) -> None:
    words, name = scene.words, scene.words.show("level", level["level"])
    for monster in level["row"]:
        if monster is None:
            grid.add_row(name, "", Text(words.named("label-gap"), "dim"))
        else:
            _monster(grid, name, monster, scene)
        name = ""
    if level["gatekeeper"] is not None:
        note = f"{words.show('kind', 'gatekeeper')}, {level['gatekeepers']}"
        _monster(grid, "", level["gatekeeper"], scene, note=note, faint=not gate)
    if level["next"] is not None:
        note = f"{words.named('label-coming')}, {level['deck']}"
        _monster(grid, "", level["next"], scene, note=note, faint=True)


def _folded(level: LevelView, words: Words, *, closed: bool) -> Text:
    """A level in one line: whom one would meet there."""
    there = [*level["row"], level["gatekeeper"]]
    names = ", ".join(words.show("monster", each["id"]) for each in there if each is not None)
    note = f" ({words.named('label-closed')})" if closed else ""
    return Text(f"{words.show('level', level['level'])}{note}  {names}", "dim")


def _monster(
    grid: Table, level: str, monster: MonsterView, scene: Scene, *, note: str = "", faint: bool = False
) -> None:
    words = scene.words
    name = Text(words.show("monster", monster["id"]), "dim" if faint else "bold")
    if note:
        name.append(f" ({note})", "dim not bold")
    reward = words.show("kind", monster["reward"]) if monster["reward"] != "victory" else ""
    if monster["card"] is not None:
        reward = f"{reward}: {words.show('card', monster['card'])}"
    grid.add_row(
        level,
        Text(ARROW if monster["id"] in scene.marked else " ", "bold"),
        name,
        str(monster["attack"]),
        str(monster["hp"]),
        Text(_curses(monster["curses"], words), "magenta"),
        reward,
        *_chance(monster["id"], scene),
    )


def _curses(curses: Sequence[str], words: Words) -> str:
    """What is cursed, in a word each: an effect, a colour, a kind of equipment."""
    parts = [curse.split(":") for curse in curses]
    return ", ".join(words.show("kind" if family == "equipment" else family, what) for family, what in parts)


def _chance(monster: str, scene: Scene) -> tuple[str, str]:
    """How likely the fight is won at its best, and the hits that it costs on average."""
    row = next((row for row in scene.forecast if row["monster"] == monster), None)
    if row is None:
        return "", ""
    found = cast(Chance, row)
    percent = round(100 * found["win"])
    return (
        scene.words.named("label-percent" if found["exact"] else "label-about", percent=percent),
        f"{found['hits']:.1f}",
    )


# ---- the players


def _players(view: KarakGoblinView, words: Words) -> RenderableType:
    grid = _grid(words, "", "", "label-hero", "♥", "label-keys", "label-equipment", "label-potions", "label-cards")
    for player in view["players"]:
        seat = player["seat"]
        who = Text(seat_name(seat), f"bold {hue(seat)}")
        if seat == view["viewer"]:
            who.append(f" {words.named('label-you')}", "bold default")
        cards = words.named(
            "label-hand-and-deck",
            hand=player["hand"],
            full=player["full_hand"],
            deck=player["deck"],
            discard=len(player["discard"]),
        )
        hero = "" if player["hero"] is None else words.show("hero", player["hero"])
        grid.add_row(
            "▶" if view["turn"] == seat else " ",
            who,
            hero,
            _hearts(player["hp"]),
            " ".join(words.show("level", key) for key in player["keys"]),
            _equipment(player, words),
            ", ".join(words.show("potion", potion) for potion in player["potions"]),
            cards,
        )
    return grid


def _hearts(hp: int) -> Text:
    return Text("♥" * hp, "bold red").append("♡" * (HEARTS - hp), "dim not bold").append(f" {hp}", "default")


def _equipment(player: PlayerView, words: Words) -> str:
    return ", ".join(
        f"{words.show('card', gear['id'])} ({_gear(gear, words)})"
        for gear in (player["weapon"], player["armour"])
        if gear is not None
    )


def _gear(gear: GearView, words: Words) -> str:
    """What a weapon or armour gives: attack, defence, a heart, a card more."""
    parts = [
        f"{words.show('effect', effect)} {count}"
        for effect, count in (("attack", gear["attack"]), ("defence", gear["defence"]))
        if count
    ]
    parts += [f"♥ {gear['end_heal']}"] if gear["end_heal"] else []
    parts += [f"+{gear['hand_bonus']}"] if gear["hand_bonus"] else []
    return ", ".join(parts)


# ---- a fight


def _fight(fight: FightView, view: KarakGoblinView, scene: Scene) -> RenderableType:
    """The chain, attack and defence so far, the curses in force, and what stopping now would bring."""
    words = scene.words
    monster = _opponent(fight["monster"], view)
    title = Text(f"{seat_name(fight['seat'])} × {words.show('monster', fight['monster'])}", "bold")
    lines = [title, _chain(fight, words)]
    need = (monster["attack"], monster["hp"]) if monster is not None else (0, 0)
    lines.append(_sums(fight, need, words))
    if fight["curses"]:
        curses = ", ".join(words.show("curse", curse) for curse in fight["curses"])
        lines.append(Text(f"{words.named('label-curses')}: {curses}", "magenta"))
    if fight["exception"] is not None:
        lines.append(Text(words.named(f"label-exception-{'left' if fight['exception'] == 'unused' else 'used'}")))
    if fight["seat"] == view["viewer"]:
        lines.append(_stopping(fight, need[1], words))
        win, hits = _chance(fight["monster"], scene)
        if win:
            lines.append(Text(f"{words.named('label-win')}: {win}   {words.named('label-hits')}: {hits}", "bold"))
    return Group(Text(), *lines)


def _opponent(name: str, view: KarakGoblinView) -> MonsterView | None:
    everybody = [view["lord"], *[each for level in view["levels"] for each in (*level["row"], level["gatekeeper"])]]
    return next((each for each in everybody if each is not None and each["id"] == name), None)


def _chain(fight: FightView, words: Words) -> Text:
    """The cards played so far, and the colours that may follow."""
    line = Text().append(f"{words.named('label-chain')}: ", "bold")
    for number, link in enumerate(fight["chain"]):
        extra = "".join(f" ×2 {words.show('effect', link['doubled'])}" if link["doubled"] else "")
        extra += f" + {words.show('effect', link['freed'])}" if link["freed"] else ""
        line.append(" → " if number else "", "dim").append(words.show("card", link["card"]) + extra, "default not bold")
    line.append(f"   {words.named('label-next-colours')}: ", "bold")
    return line.append_text(_colours(fight["next"], words))


def _sums(fight: FightView, need: tuple[int, int], words: Words) -> Text:
    """Attack against the monster's hit points, defence against its attack."""
    line = Text()
    for effect, have, wanted, gear in (
        ("attack", fight["attack"], need[1], fight["attack_equipment"]),
        ("defence", fight["defence"], need[0], fight["defence_equipment"]),
    ):
        line.append(f"{words.named(f'label-{effect}')} ", "bold")
        line.append(words.named("label-of", have=have, need=wanted), "green" if have >= wanted else "yellow")
        line.append(f" ({words.named('label-equipment')} {gear})   " if gear else "   ", "dim")
    if fight["attack_bonus"]:
        line.append(words.named("label-bonus-reached"), "green")
    return line


def _stopping(fight: FightView, hp: int, words: Words) -> Text:
    """What stopping now would bring; a knock-out is shouted, for it comes before the strike (KG-FIGHT-18)."""
    stop = fight["stop"]
    if stop["knocked_out"]:
        return Text(words.named("label-stop-out-strike" if stop["wins"] else "label-stop-out"), "bold red")
    if stop["wins"]:
        return Text(words.named("label-stop-win", hits=stop["hits"], left=stop["hp"]), "bold green")
    return Text(
        words.named("label-stop-lose", hits=stop["hits"], left=stop["hp"], attack=fight["attack"], hp=hp), "yellow"
    )


# ---- the viewer's own hand


def _hand(view: KarakGoblinView, words: Words) -> RenderableType:
    """One's own cards: what each does, which colours may follow it, and in a fight whether it may be played."""
    grid = Table.grid(padding=(0, 2))
    for card in view["hand"]:
        name = Text(words.show("card", card["id"]), f"bold {COLOURS[card['colour']]}")
        does = ", ".join(f"{words.show('effect', effect)} {card[effect]}" for effect in EFFECTS if card[effect])
        grid.add_row(
            Text(ARROW if card["playable"] else " ", "bold"),
            _colours([card["colour"]], words),
            name,
            does,
            Text("→ ", "dim").append_text(_colours(card["next"], words)),
            _why_not(card, view, words),
        )
    return Group(Text(), grid)


def _why_not(card: CardView, view: KarakGoblinView, words: Words) -> Text:
    """In one's own fight: whether a card may follow, and if not, what forbids it."""
    fight = view["fight"]
    if fight is None or fight["seat"] != view["viewer"]:
        return Text()
    if card["playable"]:
        return Text(words.named("label-may-follow"), "green")
    cursed = f"colour:{card['colour']}" in fight["curses"]
    return Text(words.named("label-cursed" if cursed else "label-does-not-follow"), "dim")


def _colours(colours: Sequence[str], words: Words) -> Text:
    """Colours by letter and in colour, so that nobody needs to tell them apart by sight."""
    return Text(" ").join(
        Text(f"[{words.show('colour', colour, 'letter')}]", f"bold {COLOURS[colour]}") for colour in colours
    )


# ---- the end


def _end(winners: Sequence[int], view: Mapping[str, object], words: Words) -> Text:
    reason = "lord" if winners else "rounds"
    return Text(f"★ {words.named('log-over', reason=reason, winners=list(winners))}", "bold yellow")
