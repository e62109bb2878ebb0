"""Karak 2 on a terminal: the map that grows, who and what is on it, the players' boards, a battle and its odds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteka.core import seat_name
from ludoteka.games.karak_2.view import HexView, Karak2View, PlayerView
from ludoteka.kit.hexes import COMPASS
from ludoteka.terminal.hexmap import CHASM, Hexagon, HexMap, Place, Unparted, beside, place_of
from ludoteka.terminal.karak_2_battle import battle, expectations
from ludoteka.terminal.screen import hue

if TYPE_CHECKING:
    from ludoteka.terminal.pictures import Scene
    from ludoteka.terminal.words import Words

RESOURCES: Final = ("food", "wood", "stone")
CITY, HERO, ENEMY, ITEMS, UNKNOWN, GENERAL = "⌂", "●", "!", "+", "?", "♛"
CASTLE, HELL = "♜", "☠"


def table(scene: Scene) -> RenderableType:
    """What one viewer sees of the whole table."""
    view, words = cast(Karak2View, scene.view), scene.words
    rows: list[RenderableType] = [
        _head(view, words),
        HexMap(hexagons(scene)),
        _legend(words),
        _happenings(view, words),
        Text(),
        _players(view, words),
    ]
    if view["battle"] is not None and view["turn"] is not None:
        rows += [Text(), battle(view["battle"], view["turn"], words)]
    if scene.forecast:
        rows += [Text(), expectations(scene)]
    if view["over"] is not None:
        rows.append(_end(view["over"], words))
    return Group(*rows)


def _head(view: Karak2View, words: Words) -> Text:
    """The round, and what is left in stack, bag and supply."""
    supply = ", ".join(f"{words.show('die', die)} {count}" for die, count in view["supply"].items())
    tiles, armies = sum(view["stack"]), sum(view["bag"].values())
    line = Text(words.named("label-round", count=view["round"]) if view["round"] else "", "bold")
    if view["turn"] is not None and view["over"] is None:
        left = view["players"][view["turn"]]["slots"] - view["used"]
        line.append(f"   {seat_name(view['turn'])}: {words.named('label-slots', count=left)}")
    rest = [
        words.named("label-tiles", count=tiles),
        words.named("label-bag", count=armies),
        f"{words.named('label-supply')}: {supply}",
    ]
    return line.append("\n" if view["round"] else "").append("  ·  ".join(rest), "default not bold dim")


# ---- the map


def hexagons(scene: Scene) -> dict[Place, Hexagon]:
    """Every hex with what is on it, and the places that could be next."""
    view, words = cast(Karak2View, scene.view), scene.words
    ways = _ways(scene)
    found = {place_of(each["hex"]): _hexagon(each, ways.get(place_of(each["hex"]), ""), words) for each in view["map"]}
    for place, word in ways.items():
        if place not in found:
            found[place] = Hexagon(([(word, "bold green")], [(UNKNOWN, "dim")]), faint=True)
    return found


def _ways(scene: Scene) -> dict[Place, str]:
    """Where the viewer may go or point to now, with the word that names it in a move."""
    view = cast(Karak2View, scene.view)
    turn = view["turn"]
    here = view["players"][turn]["hex"] if turn is not None else ""
    found: dict[Place, str] = {beside(place_of(here), word): word for word in COMPASS if here and word in scene.marked}
    found |= {place_of(piece): "►" for piece in sorted(scene.marked) if "," in piece}
    goal = view["exploring"]["hex"] if view["exploring"] is not None else None
    return found if goal is None else {place_of(str(goal)): ""} | found


def _hexagon(each: HexView, way: str, words: Words) -> Hexagon:
    """Above: what it yields, who defends it. Below: the way there, city, heroes and items, or the coordinates."""
    above = [(_yields(each, words), "dim" if each["harvested"] else "")]
    if each["strength"]:
        above.append((f" {GENERAL if each['general'] else ENEMY}{each['strength']}", "bold red"))
    below = [(way, "bold green")] if way else []
    below += [(f"{CITY}{each['city'] + 1}", f"bold {hue(each['city'])}")] if each["city"] is not None else []
    below += [(HERO, "bold")] if each["heroes"] else []
    below += [(str(seat + 1), f"bold {hue(seat)}") for seat in each["heroes"]]
    below += [(ITEMS, "bold yellow")] if each["items"] else []
    return Hexagon((above, below or [(each["hex"], "dim")]), each["chasms"])


def _yields(each: HexView, words: Words) -> str:
    if each["land"] in ("castle", "hell-chasm"):
        return CASTLE if each["land"] == "castle" else HELL
    counts = (each["food"], each["wood"], each["stone"])
    return "".join(_letter(kind, words) * count for kind, count in zip(RESOURCES, counts, strict=True))


def _letter(resource: str, words: Words) -> str:
    return words.show("resource", resource)[0].upper()


def _legend(words: Words) -> RenderableType:
    """What the signs mean, in one or two lines."""
    house = words.house
    signs = [f"{_letter(kind, words)} {words.show('resource', kind)}" for kind in RESOURCES]
    signs += [
        f"{CASTLE} {words.show('land', 'castle')}",
        f"{HELL} {words.show('land', 'hell-chasm')}",
        f"{HERO} {house.say('map-hero')}",
        f"{CITY} {words.named('label-city')}",
        f"{ENEMY} {house.say('map-enemy')}",
        f"{ITEMS} {house.say('map-items')}",
        f"{CHASM} {words.named('piece-chasm')}",
    ]
    return Unparted(signs)


def _happenings(view: Karak2View, words: Words) -> RenderableType:
    """Armies, the General and items on the ground, by name and coordinates."""
    lines = [
        Text(f"{each['hex']:>6}  ", "dim").append(_there(each, view, words), "default not dim")
        for each in view["map"]
        if each["strength"] or each["items"]
    ]
    if view["exploring"] is not None and view["exploring"]["tile"] is not None:
        land = words.show("tile", view["exploring"]["tile"])
        lines.append(Text(f"{view['exploring']['hex'] or '':>6}  ", "dim").append(f"{UNKNOWN} {land}", "bold not dim"))
    return Group(*lines)


def _there(each: HexView, view: Karak2View, words: Words) -> str:
    names = [words.show("army", army) for army in each["armies"]]
    general = view["general"]
    if each["general"] and general is not None:
        guard = words.named("label-praetorians", count=general["praetorians"])
        names.append(f"{words.show('army', 'general')} ({guard})")
    parts = [", ".join(names) + f": {words.named('label-strength', count=each['strength'])}"] if names else []
    if each["items"]:
        lying = [f"{words.show('item', item['item'])} ({seat_name(item['seat'])})" for item in each["items"]]
        parts.append(words.named("label-ground", items=", ".join(lying)))
    return "; ".join(parts)


# ---- the players


def _players(view: Karak2View, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for player in view["players"]:
        who = Text("▶ " if view["turn"] == player["seat"] else "  ", "bold")
        who.append(seat_name(player["seat"]), f"bold {hue(player['seat'])}")
        if player["seat"] == view["viewer"]:
            who.append(f" {words.named('label-you')}", "default")
        grid.add_row(who, *_board(player, words))
    return grid


def _board(player: PlayerView, words: Words) -> tuple[RenderableType, ...]:
    """Hero, lives, stock, fame, points; below that what he has."""
    hero = "" if player["hero"] is None else words.show("hero", player["hero"])
    stock = " ".join(
        f"{_letter(kind, words)}{count}"
        for kind, count in zip(RESOURCES, (player["food"], player["wood"], player["stone"]), strict=True)
    )
    line = [
        f"♥{player['lives']}",
        stock,
        words.named("label-fame", count=player["fame"]),
        words.named("label-points", count=player["points"]),
    ]
    signs = [name for name, there in (("unconscious", player["unconscious"]), ("plague", player["plague"])) if there]
    board = Text("  ".join(line)).append("".join(f"  {words.named(f'label-{sign}')}" for sign in signs), "bold red")
    owned = _owned(player, words)
    if owned:
        board.append("\n" + owned, "dim")
    return Text(hero, "bold"), board


def _owned(player: PlayerView, words: Words) -> str:
    """Units, items, soul stones and buildings."""
    units = [f"{words.show('die', die)} {count}" for die, count in player["units"].items() if count]
    kinds = {"small": "small-stone", "large": "large-stone", "arch": "archstone"}
    things = [*player["items"], *(kinds[kind] for kind, count in player["stones"].items() for _ in range(count))]
    items = [_counted(words.show("item", item), things.count(item)) for item in dict.fromkeys(things)]
    buildings = [words.show("building", building) for building in player["buildings"]]
    return " · ".join(", ".join(part) for part in (units, items, buildings) if part)


def _counted(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def _end(over: Mapping[str, object], words: Words) -> RenderableType:
    winners, points = cast("Sequence[int]", over["winners"]), cast("Sequence[float]", over["points"])
    grid = Table.grid(padding=(0, 2))
    for seat in sorted(range(len(points)), key=lambda each: -points[each]):
        grid.add_row(
            "★" if seat in winners else "",
            seat_name(seat),
            words.named("label-points", count=points[seat]),
            style="bold" if seat in winners else "",
        )
    return grid
