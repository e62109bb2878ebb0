"""The doors of the game: reading a content file, and the first position of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ludoteka.core.content import Content
from ludoteka.core.native import i64
from ludoteka.core.options import Value
from ludoteka.core.pack import Pack
from ludoteka.core.position import Position
from ludoteka.games.karak_goblin import setup
from ludoteka.games.karak_goblin.effects import LEVELS
from ludoteka.games.karak_goblin.house import House
from ludoteka.games.karak_goblin.pack import KarakGoblinPack
from ludoteka.games.karak_goblin.position import KarakGoblin


def read(content: Content) -> Pack:
    """Check a content file and make the pack with all its moves."""
    return KarakGoblinPack(content)


def begin(pack: Pack, seats: int, options: Mapping[str, Value]) -> Position:
    """The decks are sorted; the first hero is still to be chosen (KG-SETUP-1 to KG-SETUP-4, KG-SETUP-13, -15)."""
    box = cast(KarakGoblinPack, pack)
    position = KarakGoblin(box, seats, dict(options), House(seats, options))
    none: list[i64] = [0] * seats
    nothing: list[i64] = [-1] * seats
    position.hp = [box.hit_points] * seats
    position.hand = none.copy()
    position.deck = none.copy()
    position.pile = none.copy()
    position.shown = none.copy()
    position.places = []
    position.chain = []
    position.pattern = []
    position.hero = position.weapon = position.armour = nothing
    position.keys = position.potions = position.shop_cards = position.shop_gear = none
    position.rows = [-1] * (LEVELS * int(box.row))
    position.tops = position.gates = [-1] * LEVELS
    ends = [*box.monster_starts[1:], box.first_gate]
    position.stock = [(1 << int(last - first)) - 1 for first, last in zip(box.monster_starts, ends, strict=True)]
    ends = [*box.gate_starts[1:], box.first_lord]
    spared = 1 if position.house.four_gates else 0  # the last of each level stays in the box
    position.gate_stock = [
        (1 << int(last - first) - spared) - 1 for first, last in zip(box.gate_starts, ends, strict=True)
    ]
    setup.proceed(position)
    return position
