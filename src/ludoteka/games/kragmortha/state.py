"""What is on the table: the fields of a position, and how they are copied."""

from __future__ import annotations

from typing import Final

from ludoteka.core.native import i64
from ludoteka.core.options import Value
from ludoteka.core.position import Position
from ludoteka.games.kragmortha.board import Layout
from ludoteka.games.kragmortha.house import House
from ludoteka.games.kragmortha.pack import KragmorthaPack
from ludoteka.games.kragmortha.phases import OVER

NONE: Final[list[i64]] = []
"""Stands in every list of a new position until that is laid out; never changed."""
SHARED: Final = ("house", "layout")
"""What copies share and what is no part of a position: the options and the board."""


class State(Position):
    """Lists by seat or square hold small numbers; sets of Looks, Books and seats are bits of one number.

    Lists in the second group are never changed but replaced, so that copies can share them.
    """

    def __init__(
        self, pack: KragmorthaPack, seats: i64, options: dict[str, Value] | None, house: House, layout: Layout
    ) -> None:
        super().__init__(pack, seats, options)
        self.box: KragmorthaPack = pack
        self.house: House = house
        self.layout: Layout = layout
        # ---- what changes all the time
        self.goblin: list[i64] = NONE
        """By seat: where its goblin stands, -1 before it is placed."""
        self.at: list[i64] = NONE
        """By square: whose goblin stands there, or -1. One place more than there are squares."""
        self.hand: list[i64] = NONE
        self.seen: list[i64] = NONE
        self.age: list[i64] = NONE
        self.held: list[i64] = NONE
        """By seat: how many cards are in the hand."""
        self.deck: list[i64] = NONE
        """By kind of card: how many are in the deck; so in the pile."""
        self.pile: list[i64] = NONE
        self.stack: list[i64] = NONE
        """Frames of what waits until the present decision is done, the next one last."""
        # ---- what changes seldom: replaced, never changed
        self.looks: list[i64] = NONE
        """By seat: the Looks it holds."""
        self.look_count: list[i64] = NONE
        """By seat: how many, blank ones included."""
        self.bound: list[i64] = NONE
        """By seat: the effects that bind it by their enforced texts."""
        self.blanked: list[i64] = NONE
        """By seat: the symbols that are blank on its cards (W-05)."""
        self.books: list[i64] = NONE
        """By seat: the Books it holds, used or not."""
        self.under: list[i64] = NONE
        """The Looks put under the deck, in the order in which they will come."""
        self.tokens: list[i64] = NONE
        """By kind: how many tokens lie face down."""
        self.dismissed: list[i64] = NONE
        """By seat: how many of its accusations were dismissed since its last turn."""
        # ---- pawns and decks
        self.rigor: i64 = 0
        self.deck_size: i64 = 0
        self.filling: i64 = 0
        """How often the discard pile has become the deck."""
        self.look_deck: i64 = 0
        """The Looks in the deck whose order nobody knows; they lie above those of `under`."""
        self.book_deck: i64 = 0
        self.used: i64 = 0
        """The Books that have been turned face down."""
        # ---- Looks as cards: which text binds
        self.bots: i64 = 0
        """The seats on which bots sit."""
        self.switched: i64 = 0
        """The Looks whose holders chose the enforced text."""
        self.unconfirmed: i64 = 0
        """The Looks whose holders are not yet in position."""
        self.spared: i64 = 0
        """The Looks of which nobody can be accused until their holder's turn ends."""
        self.spared_longer: i64 = 0
        """The same until the turn after that one ends."""
        # ---- the turn
        self.turn: i64 = 0
        self.turns: i64 = 0
        self.card: i64 = -1
        """The card in use."""
        self.steps: i64 = 0
        self.origin: i64 = 0
        """Where the first step began."""
        self.entered: i64 = 0
        """The square that the first step entered."""
        self.moved: i64 = 0
        """The goblins already moved in this chain."""
        self.cut: i64 = 0
        self.turn_over: i64 = 0
        self.met: i64 = 0
        """1 if Rigor has met a goblin in this movement."""
        self.relieved: i64 = 0
        """The effects that are ignored in this turn (KM-ENF-3)."""
        self.rigor_shown: i64 = 0
        self.vetoed: i64 = -1
        """The place of the card that may not be played in this turn (W-07)."""
        self.forced: i64 = -1
        """The place of a committed card that must be played."""
        self.breached: i64 = 0
        self.hails: i64 = 0
        """The seats that have to hail Rigor after this movement."""
        self.dawn: i64 = 0
        """The Looks that are still to act at the start of this turn."""
        self.striding: i64 = 0
        """1 while the Codex may still give a step in this turn."""
        self.shoving: i64 = 0
        """1 if the active player makes every choice of a push in this turn."""
        self.shelved: i64 = 0
        """The Books whose use was cancelled in this turn."""
        self.marks: i64 = 0
        """The places chosen so far for the Blank Pages: the chooser's secret."""
        self.ballots: i64 = 0
        """Four bits for each seat: not asked, still asked, or its answer; secret until all have answered."""
        # ---- what is going on
        self.now: i64 = OVER
        self.reason: i64 = 0
        self.loser: i64 = -1

    def copy_to(self, twin: State) -> None:
        """Make a fresh position equal to this one; rare lists are shared, for they are never changed."""
        twin.to_act = self.to_act
        twin.goblin = self.goblin.copy()
        twin.at = self.at.copy()
        twin.hand = self.hand.copy()
        twin.seen = self.seen.copy()
        twin.age = self.age.copy()
        twin.held = self.held.copy()
        twin.deck = self.deck.copy()
        twin.pile = self.pile.copy()
        twin.stack = self.stack.copy()
        twin.looks = self.looks
        twin.look_count = self.look_count
        twin.bound = self.bound
        twin.blanked = self.blanked
        twin.books = self.books
        twin.under = self.under
        twin.tokens = self.tokens
        twin.dismissed = self.dismissed
        twin.rigor = self.rigor
        twin.deck_size = self.deck_size
        twin.filling = self.filling
        twin.look_deck = self.look_deck
        twin.book_deck = self.book_deck
        twin.used = self.used
        twin.bots = self.bots
        twin.switched = self.switched
        twin.unconfirmed = self.unconfirmed
        twin.spared = self.spared
        twin.spared_longer = self.spared_longer
        twin.turn = self.turn
        twin.turns = self.turns
        twin.card = self.card
        twin.steps = self.steps
        twin.origin = self.origin
        twin.entered = self.entered
        twin.moved = self.moved
        twin.cut = self.cut
        twin.turn_over = self.turn_over
        twin.met = self.met
        twin.relieved = self.relieved
        twin.rigor_shown = self.rigor_shown
        twin.vetoed = self.vetoed
        twin.forced = self.forced
        twin.breached = self.breached
        twin.hails = self.hails
        twin.dawn = self.dawn
        twin.striding = self.striding
        twin.shoving = self.shoving
        twin.shelved = self.shelved
        twin.marks = self.marks
        twin.ballots = self.ballots
        twin.now = self.now
        twin.reason = self.reason
        twin.loser = self.loser

    def fields(self) -> list[str]:
        """All that makes the position; options and board are found again by the number of seats."""
        return [name for name in super().fields() if name not in SHARED]
