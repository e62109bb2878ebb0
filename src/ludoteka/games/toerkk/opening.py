"""The doors of the game: reading a content file, and the first position of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ludoteka.core.content import Content
from ludoteka.core.native import i64
from ludoteka.core.options import Value
from ludoteka.core.pack import Pack
from ludoteka.core.position import Position
from ludoteka.core.seats import CHANCE
from ludoteka.games.toerkk import setup
from ludoteka.games.toerkk.characters import WHOLE
from ludoteka.games.toerkk.house import House
from ludoteka.games.toerkk.pack import ToerkkPack
from ludoteka.games.toerkk.phases import HERO
from ludoteka.games.toerkk.position import Toerkk


def read(content: Content) -> Pack:
    """Check a content file and make the pack with all its moves."""
    return ToerkkPack(content)


def begin(pack: Pack, seats: int, options: Mapping[str, Value]) -> Position:
    """The table is laid out; heroes, the starting side and the opening hands are still to come.

    TK-SETUP-1, TK-SETUP-2, TK-SETUP-4, TK-SETUP-5, TK-SETUP-9, TK-SETUP-10, TK-SETUP-11.
    """
    box = cast(ToerkkPack, pack)
    house = House(seats, options, box.life, box.levels)
    position = Toerkk(box, seats, dict(options), house)
    sides = int(house.sides)
    position.hand = [0] * seats
    position.deck = [box.kinds.whole] * seats
    position.discard = [0] * seats
    position.recruits = [0] * seats
    position.camp = [WHOLE] * seats
    position.graveyard = [0] * seats
    position.tokens = [0] * seats
    position.life = [house.life] * sides
    position.depth = [0] * sides
    position.field = []
    position.hero = [-1] * seats
    position.seen = [0] * 16
    position.counted = position.mustered = position.swapped = position.aside = [0] * seats
    position.supply = house.tokens * seats
    position.site_pile = (i64(1) << i64(len(box.locations))) - 1
    setup.first_warriors(position)
    position.ask(HERO, CHANCE)
    return position
