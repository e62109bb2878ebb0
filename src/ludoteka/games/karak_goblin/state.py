"""What is on the table: the fields of a position, and how they are copied."""

from __future__ import annotations

from typing import Final

from ludoteka.core.native import i64
from ludoteka.core.options import Value
from ludoteka.core.position import Position
from ludoteka.games.karak_goblin.house import House
from ludoteka.games.karak_goblin.pack import KarakGoblinPack
from ludoteka.games.karak_goblin.phases import OVER

NONE: Final[list[i64]] = []
"""Stands in every list of a new position until that is laid out; never changed."""
SHARED: Final = ("house",)
"""What copies share and what is no part of a position: the options."""


class State(Position):
    """Lists by seat hold numbers; a set of a player's cards is one number (see `Printed`), so is a set of equipment.

    Lists in the second group are never changed but replaced, so that copies can share them.
    """

    def __init__(self, pack: KarakGoblinPack, seats: i64, options: dict[str, Value] | None, house: House) -> None:
        super().__init__(pack, seats, options)
        self.box: KarakGoblinPack = pack
        self.house: House = house
        # ---- what changes all the time
        self.hp: list[i64] = NONE
        self.hand: list[i64] = NONE
        self.deck: list[i64] = NONE
        """The cards of a deck whose order nobody knows; which one is drawn is decided when it is drawn."""
        self.pile: list[i64] = NONE
        """The discard piles."""
        self.shown: list[i64] = NONE
        """The cards of a hand that everybody can work out: those held when the deck ran out and was reshuffled."""
        self.places: list[i64] = NONE
        """The cards whose place in a deck their owner knows, see `deck.place`."""
        self.chain: list[i64] = NONE
        """The cards played in this turn, in order."""
        self.pattern: list[i64] = NONE
        """How the new deck begins that is being stacked: cards, or ANY_START; the owner's secret."""
        # ---- what changes seldom: replaced, never changed
        self.hero: list[i64] = NONE
        """By seat; -1 before it is chosen."""
        self.keys: list[i64] = NONE
        """By seat: how many keys; they come in the order I, II, III (KG-KEY-2)."""
        self.potions: list[i64] = NONE
        self.weapon: list[i64] = NONE
        """By seat: its weapon, or -1; so the armour."""
        self.armour: list[i64] = NONE
        self.shop_cards: list[i64] = NONE
        """By seat: the action cards in the pawnshop that this player put there; so the equipment."""
        self.shop_gear: list[i64] = NONE
        self.rows: list[i64] = NONE
        """The monsters laid out, `row` for each level; -1 is a gap."""
        self.tops: list[i64] = NONE
        """By level: the visible top card of the monster deck, or -1."""
        self.stock: list[i64] = NONE
        """By level: the cards below it, counted from the first monster of the level."""
        self.gates: list[i64] = NONE
        """By level: the visible gatekeeper, or -1."""
        self.gate_stock: list[i64] = NONE
        # ---- the table
        self.lord: i64 = -1
        self.gone: i64 = 0
        """The action cards that were paid and have left the game (R-44)."""
        self.turn: i64 = 0
        self.turns: i64 = 0
        """How many turns are over."""
        self.phase: i64 = OVER
        self.winner: i64 = -1
        # ---- the turn
        self.target: i64 = -1
        """The monster that is being fought."""
        self.slot: i64 = -1
        """Its place in `rows`, or the place that is being filled."""
        self.curses: i64 = 0
        """Those of its curses that are still in force."""
        self.doubled: i64 = -1
        """The card beside which the strength potion lies, and which effect of it is doubled."""
        self.doubled_effect: i64 = 0
        self.freed: i64 = -1
        """The card that counts in spite of a curse, and with which effect."""
        self.freed_effect: i64 = 0
        self.exception: i64 = 0
        """1 once Argentus or Xanros has used the exception that he has in a fight."""
        self.discarding: i64 = 0
        """Of a discard in several steps: the cards with smaller numbers are not asked for any more."""
        self.left: i64 = 0
        """How many cards are still to be drawn."""
        self.then: i64 = 0
        """What follows the last of them."""
        self.drawn: i64 = 0
        """The cards that Taia has drawn for one effect."""
        self.upper: i64 = 0
        """Cards of unknown order that lie on top of a pile shuffled under them (KG-HERO-TAIA-2)."""
        self.above: i64 = 0
        """How many cards in all, placed ones too, lie on top of that pile."""
        self.wanted: i64 = -1
        """What is being bought: an item, or after all items a potion."""
        self.bought: i64 = 0
        """1 once something was bought from the pawnshop in this turn."""
        self.item: i64 = -1
        """The weapon or armour to be kept or pawned."""

    def copy_to(self, twin: State) -> None:
        """Make a fresh position equal to this one; rare lists are shared, for they are never changed."""
        twin.to_act = self.to_act
        twin.hp = self.hp.copy()
        twin.hand = self.hand.copy()
        twin.deck = self.deck.copy()
        twin.pile = self.pile.copy()
        twin.shown = self.shown.copy()
        twin.places = self.places.copy()
        twin.chain = self.chain.copy()
        twin.pattern = self.pattern.copy()
        twin.hero = self.hero
        twin.keys = self.keys
        twin.potions = self.potions
        twin.weapon = self.weapon
        twin.armour = self.armour
        twin.shop_cards = self.shop_cards
        twin.shop_gear = self.shop_gear
        twin.rows = self.rows
        twin.tops = self.tops
        twin.stock = self.stock
        twin.gates = self.gates
        twin.gate_stock = self.gate_stock
        twin.lord = self.lord
        twin.gone = self.gone
        twin.turn = self.turn
        twin.turns = self.turns
        twin.phase = self.phase
        twin.winner = self.winner
        twin.target = self.target
        twin.slot = self.slot
        twin.curses = self.curses
        twin.doubled = self.doubled
        twin.doubled_effect = self.doubled_effect
        twin.freed = self.freed
        twin.freed_effect = self.freed_effect
        twin.exception = self.exception
        twin.discarding = self.discarding
        twin.left = self.left
        twin.then = self.then
        twin.drawn = self.drawn
        twin.upper = self.upper
        twin.above = self.above
        twin.wanted = self.wanted
        twin.bought = self.bought
        twin.item = self.item

    def fields(self) -> list[str]:
        """All that makes the position; the options are read again."""
        return [name for name in super().fields() if name not in SHARED]


def replaced(numbers: list[i64], at: i64, number: i64) -> list[i64]:
    """Another list with one number changed, for lists that copies share."""
    twin = numbers.copy()
    twin[at] = number
    return twin
