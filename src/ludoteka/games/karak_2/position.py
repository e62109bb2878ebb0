"""What is on the table, and whose decision it is; each chapter of the rules is a module of its own."""

from __future__ import annotations

from typing import cast

from ludoteka.core.errors import Refusal
from ludoteka.core.event import Prompt, View
from ludoteka.core.move import Move
from ludoteka.core.native import i64, mypyc_attr
from ludoteka.core.rng import Rng
from ludoteka.core.seats import CHANCE, NOBODY
from ludoteka.core.sheet import Sheet
from ludoteka.games.karak_2 import (
    answering,
    census,
    chance,
    end,
    forecast,
    knowledge,
    observation,
    offering,
    prompts,
    refusals,
    view,
)
from ludoteka.games.karak_2.moves import Act
from ludoteka.games.karak_2.state import NO_MOVES, State


@mypyc_attr(free_list_len=1)
class Karak2(State):
    """The table with what the contract asks of it: who is to act, what is open, what a move does."""

    def copy(self) -> Karak2:
        """Another position with the same state."""
        twin = Karak2(self.box, self.seats, self.options, self.house)
        self.copy_to(twin)
        return twin

    def hex_name(self, tile: i64) -> str:
        """The coordinates of a hex that lies on the map."""
        return self.box.field.names[self.where[tile]]

    # ---- decisions and draws

    def ask(self, phase: i64) -> None:
        """The active player decides; where there is but one answer it is taken at once (rules.md 3.1)."""
        self.now = phase
        self.to_act = self.turn
        found = offering.choices(self)
        if len(found) == 1 and offering.is_single(self, found):
            answering.answer(self, cast(Act, found[0]))
        else:
            self.offer = offering.with_spell(self, found) if self.stage else found

    def draw(self, phase: i64) -> None:
        """Chance draws or rolls."""
        self.now = phase
        self.to_act = CHANCE
        self.offer = NO_MOVES

    # ---- what the contract asks

    def moves(self) -> list[Move]:
        """Everything open to whoever is to act."""
        if self.to_act < 0:
            return self.outcomes() if self.to_act == CHANCE else NO_MOVES
        if not self.offer:
            self.offer = offering.with_spell(self, offering.choices(self))
        return self.offer

    def apply(self, move: Move, seat: i64) -> None:
        """Carry out a move."""
        if seat == CHANCE:
            chance.apply(self, cast(Act, move))
        else:
            answering.answer(self, cast(Act, move))

    def refuse(self, move: Move, seat: i64) -> Refusal:
        """Name the first rule that forbids a move now."""
        return refusals.refuse(self, cast(Act, move), seat)

    def lots(self) -> i64:
        """How many equally likely lots there are."""
        return chance.lots(self) if self.to_act == CHANCE else 0

    def lot(self, i: i64) -> Move:
        """What lot i stands for."""
        return chance.lot(self, i)

    def label(self) -> str:
        """What is drawn."""
        return chance.label(self)

    def chances(self, seat: i64) -> list[tuple[Move, int]]:
        """The odds as one seat knows them."""
        return knowledge.chances(self, seat)

    def imagine(self, seat: i64, rng: Rng) -> Karak2:
        """A world the seat cannot tell from the true one."""
        return knowledge.imagine(self, seat, rng)

    def view(self, seat: i64) -> View:
        """What one viewer is shown."""
        return view.view(self, seat)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """The same as numbers."""
        observation.observe(self, seat, sheet)

    def prompt(self, seat: i64) -> Prompt:
        """What is decided now and by whom."""
        return prompts.prompt(self, seat)

    def forecast(self, seat: i64) -> list[dict[str, object]]:
        """The exact odds of battles that the seat could enter or is fighting."""
        return forecast.forecast(self, seat)

    def active(self) -> i64:
        """Whose turn it is."""
        return self.turn if self.round else NOBODY

    def standing(self) -> list[float]:
        """One for the winner, shared by those who win together."""
        return end.standing(self)

    def census(self) -> list[str]:
        """Every tile, token, die and item."""
        return census.census(self)
