"""Tables laid out for a test in one line, and short words for what is open and what happens on them.

>>> position = table("horan", "taia", at={"horan": "1,0"})
>>> sorted(words(position, "step"))
['W']
>>> play(position, "harvest").stock[:3]
[1, 0, 0]

Heroes are named by their ids, and take the seats in the order in which they are named. Numbers of several things are
written as in a sentence: "2 knight 1 archer", "3 wood 1 stone".
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import cast

import ludoteka  # noqa: F401  # chooses the form of the engine before its first module is imported
from ludoteka.core import SPECTATOR, Refusal, seat_number
from ludoteka.core.options import Value, settle
from ludoteka.games.karak_2 import GAME, fame, land as lands, turn as turns
from ludoteka.games.karak_2.box import (
    ANY_AMULET,
    BASIC,
    BUILDINGS,
    CARRIED,
    DICE,
    ITEMS,
    LARGE,
    OF_RESOURCES,
    RESOURCES,
    SMALL,
    UNITS,
)
from ludoteka.games.karak_2.pack import Karak2Pack
from ludoteka.games.karak_2.phases import MAIN
from ludoteka.games.karak_2.position import Karak2
from ludoteka.games.karak_2.tokens import with_token
from ludoteka.games.karak_2.view import Karak2View

from tests.games import acting
from tests.games.acting import Told, frozen_pack, refused_to
from tests.games.acting import asked as asked  # part of this table
from tests.games.acting import texts_of as texts

FOLDER = Path(__file__).parent
Who = str | int
"""A player: by the id of his hero, by P1, P2 …, or by the number of his seat."""
STONES = {"small": 0, "large": 8, "arch": 16}
FAR = (13, 17)
"""Tiles that are not wanted anywhere lie in these rows, each by itself."""


# ---- laying out a table


@cache
def pack(*changes: tuple[str, str]) -> Karak2Pack:
    """The frozen content, or one with some of its words changed."""
    return cast(Karak2Pack, frozen_pack(GAME, FOLDER, *changes))


def opening(seats: int = 2, options: Mapping[str, Value] | None = None, content: Karak2Pack | None = None) -> Karak2:
    """The first position of a match: the first hero is about to be dealt."""
    return cast(Karak2, GAME.begin(content or pack(), seats, settle(GAME.options, options or {})))


def table(
    *heroes: str,
    land: Mapping[str, str] | None = None,
    at: Mapping[str, str] | None = None,
    came: Mapping[str, str] | None = None,
    armies: Mapping[str, Sequence[str]] | None = None,
    lying: Mapping[str, Sequence[str]] | None = None,
    stock: Mapping[str, str] | None = None,
    units: Mapping[str, str] | None = None,
    items: Mapping[str, Sequence[str]] | None = None,
    lives: Mapping[str, int] | None = None,
    base: Mapping[str, int] | None = None,
    city: Mapping[str, str] | None = None,
    buildings: Mapping[str, str] | None = None,
    stones: Mapping[str, str] | None = None,
    plague: Who | None = None,
    praetorians: int | None = None,
    fainted: Collection[Who] = (),
    used: int = 0,
    moved: bool = False,
    stack: Sequence[str] | None = None,
    top: str | None = None,
    bag: Sequence[str] | None = None,
    turn: Who = 0,
    first: Who = 0,
    round_: int = 1,
    options: Mapping[str, Value] | None = None,
    content: Karak2Pack | None = None,
) -> Karak2:
    """MAIN of the active player, everybody on the castle with nothing unless something else is said.

    `land`: a tile by place, "A04" or turned by some sixths "A04 2"; the General stands on B10 with `praetorians`.
    `lying`: items by place, "sword", or "P2 sword" where it matters who left it. `base`: strongest enemy beaten; where
    it is not said it is as high as the units need. `stack` and `bag` are all that is left in them; `top` is the tile
    that Darius put back.
    """
    p = opening(len(heroes or "ab"), options, content)
    pieces = p.census()
    p.hero = [p.box.heroes.index(hero) for hero in heroes or ("horan", "taia")]
    p.able = [p.box.abilities[hero] for hero in p.hero]
    p.first, p.round = seat(p, first), round_
    _lay_land(p, land or {}, stack, top)
    _place_heroes(p, at or {}, came or {}, city or {})
    for where, names in (armies or {}).items():
        _post(p, tile_at(p, where), names)
    _give_items(p, items or {}, lying or {}, stones or {})
    _give_boards(p, stock or {}, units or {}, lives or {}, base or {}, buildings or {})
    if praetorians is not None:
        p.praetorians = praetorians
    p.plague = -1 if plague is None else seat(p, plague)
    p.fainted = sum(1 << seat(p, who) for who in fainted)
    for who in fainted:
        p.lives[seat(p, who)] = 0
    if bag is None:
        assert p.census() == pieces, "a piece is missing or stands twice: check what the test lays out"
    else:
        p.bag = sum(1 << 6 * p.box.armies.index(name) for name in bag)
    turns.begin(p, seat(p, turn))
    p.used, p.moved = used, int(moved)
    if p.now == MAIN:
        p.ask(MAIN)
    return p


def seat(p: Karak2, who: Who) -> int:
    """The seat of a player."""
    if isinstance(who, int):
        return who
    if who in p.box.heroes:
        return p.hero.index(p.box.heroes.index(who))
    return seat_number(who)


def place(p: Karak2, where: str) -> int:
    """The number of a place."""
    return p.box.field.names.index(where)


def tile_at(p: Karak2, where: str) -> int:
    """The tile that lies on a place."""
    found = int(lands.at_place(p, place(p, where)))
    assert found >= 0, f"no tile lies at {where}"
    return found


def _lay_land(p: Karak2, land: Mapping[str, str], stack: Sequence[str] | None, top: str | None) -> None:
    for where, what in land.items():
        name, _, turns = what.partition(" ")
        _lay(p, name, where, int(turns or 0))
    if top is not None:
        p.top = p.box.tiles.index(top)
        p.loose &= ~(1 << p.top)
    if stack is not None:
        left = [name for n, name in enumerate(p.box.tiles) if p.loose >> n & 1 and name not in stack]
        for n, name in enumerate(left):
            _lay(p, name, f"{2 * (n % 14) - 28},{FAR[n // 14]}", 0)
    if p.where[p.box.hell] >= 0:
        p.general, p.praetorians = p.box.hell, p.box.praetorians[p.seats]


def _lay(p: Karak2, name: str, where: str, turns: int) -> None:
    tile = p.box.tiles.index(name)
    assert p.loose >> tile & 1, f"{name} is not in the stack"
    p.loose &= ~(1 << tile)
    lands.lay(p, tile, place(p, where), turns)


def _place_heroes(p: Karak2, at: Mapping[str, str], came: Mapping[str, str], city: Mapping[str, str]) -> None:
    for who, where in at.items():
        p.at[seat(p, who)] = p.came[seat(p, who)] = tile_at(p, where)
    for who, where in came.items():
        p.came[seat(p, who)] = tile_at(p, where)
    homes = [-1] * p.seats
    for who, where in city.items():
        homes[seat(p, who)] = tile_at(p, where)
    p.city = homes


def _post(p: Karak2, tile: int, names: Sequence[str]) -> None:
    """Armies come from the bag onto a hex."""
    tokens = 0
    for name in names:
        tokens = with_token(tokens, _from_bag(p, p.box.armies.index(name)))
    p.army = [tokens if n == tile else old for n, old in enumerate(p.army)]


def _from_bag(p: Karak2, kind: int) -> int:
    assert p.bag >> 6 * kind & 63, f"no more {p.box.armies[kind]} in the bag"
    p.bag -= 1 << 6 * kind
    return kind


def _won(p: Karak2, item: int) -> int:
    """An item was won before: its army is out of the bag, an amulet is no longer hidden."""
    is_amulet = OF_RESOURCES <= item < CARRIED
    _from_bag(p, p.box.rewards.index(ANY_AMULET if is_amulet else item))
    if is_amulet:
        p.amulets &= ~(1 << item)
    return item


def _give_items(
    p: Karak2, items: Mapping[str, Sequence[str]], lying: Mapping[str, Sequence[str]], stones: Mapping[str, str]
) -> None:
    for who, names in items.items():
        for name in names:
            p.items[seat(p, who)] += 1 << 4 * _won(p, ITEMS.index(name))
    ground = p.ground.copy()
    for where, names in lying.items():
        for each in names:
            owner, _, name = each.rpartition(" ")
            at = tile_at(p, where) * p.seats + (seat_number(owner) if owner else p.seats - 1)
            ground[at] += 1 << 4 * _won(p, ITEMS.index(name))
    p.ground = ground
    held = [0] * p.seats
    for who, words_ in stones.items():
        for count, name in counted(words_):
            held[seat(p, who)] += count << STONES[name]
            for _ in range(count if name != "arch" else 0):
                _won(p, SMALL if name == "small" else LARGE)
    p.stones = held


def _give_boards(
    p: Karak2,
    stock: Mapping[str, str],
    units: Mapping[str, str],
    lives: Mapping[str, int],
    base: Mapping[str, int],
    buildings: Mapping[str, str],
) -> None:
    for who, words_ in stock.items():
        for count, name in counted(words_):
            p.stock[3 * seat(p, who) + RESOURCES.index(name)] = count
    for who, words_ in units.items():
        for count, name in counted(words_):
            kind = DICE.index(name)
            p.units[seat(p, who)] += count << 4 * kind
            p.supply -= count << 4 * kind if kind < BASIC else 0
    for who, count in lives.items():
        p.lives[seat(p, who)] = count
    p.buildings = [
        sum(1 << BUILDINGS.index(word) for word in _of(p, buildings, each).split()) for each in range(p.seats)
    ]
    beaten = {seat(p, who): count for who, count in base.items()}
    p.base = [beaten.get(each, max(0, fame.basic_units(p, each) - fame.bonus(p, each))) for each in range(p.seats)]
    p.marker = [min(p.box.fame, p.base[each] + fame.bonus(p, each)) for each in range(p.seats)]


def _of(p: Karak2, given: Mapping[str, str], wanted: int) -> str:
    return next((words_ for who, words_ in given.items() if seat(p, who) == wanted), "")


def counted(words_: str) -> list[tuple[int, str]]:
    """So many of each.

    >>> counted("2 knight 1 archer")
    [(2, 'knight'), (1, 'archer')]
    """
    parts = words_.split()
    return [(int(count), name) for count, name in zip(parts[::2], parts[1::2], strict=True)]


# ---- playing on it


def play(position: Karak2, *moves: str) -> Karak2:
    """Make moves one after another, by whoever is asked, chance included: "explore NE", "tile A04", "hero SS".

    "roll" may also be written where no other choice was left and the dice are rolling already.
    """
    for move in moves:
        if move != "roll" or asked(position) != "chance die":
            position.play(position.box.parse(move))
    return position


def events(position: Karak2, *moves: str, viewer: int = SPECTATOR) -> list[Told]:
    """Play, and give what a viewer is told of it: keys with their arguments."""
    return acting.events(position, *moves, viewer=viewer, play=play)


def refused(position: Karak2, move: str, who: Who | None = None) -> Refusal:
    """Why a move is not open; the test fails if it is."""
    return refused_to(position, move, None if who is None else seat(position, who))


# ---- looking at it


def words(position: Karak2, verb: str) -> list[str]:
    """What is offered with a verb: "step" gives directions, "portal" places, "build" buildings …"""
    return [text[len(verb) + 1 :] for text in texts(position) if text == verb or text.startswith(verb + " ")]


def picture(position: Karak2, viewer: int = SPECTATOR) -> Karak2View:
    """What a player, or a spectator, is shown."""
    return cast(Karak2View, position.view(viewer))


def at(position: Karak2, who: Who) -> str:
    """Where a hero stands."""
    return position.hex_name(position.at[seat(position, who)])


def stock(position: Karak2, who: Who) -> list[int]:
    """Food, wood and stone of a player."""
    first = 3 * seat(position, who)
    return position.stock[first : first + 3]


def units(position: Karak2, who: Who) -> str:
    """The units of a player: 2 knight 1 archer."""
    own = picture(position)["players"][seat(position, who)]["units"]
    return " ".join(f"{own[name]} {name}" for name in DICE[:UNITS] if own[name])


def items(position: Karak2, who: Who) -> list[str]:
    """What a player carries."""
    return picture(position)["players"][seat(position, who)]["items"]


def lives(position: Karak2, who: Who) -> int:
    """How many lives a hero has."""
    return int(position.lives[seat(position, who)])


def fame_of(position: Karak2, who: Who) -> int:
    """The fame of a player."""
    return int(fame.of(position, seat(position, who)))


def armies(position: Karak2, where: str) -> list[str]:
    """The armies on a hex."""
    return next(each["armies"] for each in picture(position)["map"] if each["hex"] == where)


def lying(position: Karak2, where: str) -> list[str]:
    """The items on a hex."""
    return [each["item"] for one in picture(position)["map"] if one["hex"] == where for each in one["items"]]


def supply(position: Karak2, die: str) -> int:
    """How many dice of a basic unit nobody has."""
    return picture(position)["supply"][die]


def bag(position: Karak2) -> int:
    """How many army tokens are in the bag."""
    return sum(picture(position)["bag"].values())
