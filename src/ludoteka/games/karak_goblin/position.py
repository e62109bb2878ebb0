"""What is on the table, and whose decision it is; each chapter of the rules is a module of its own."""

from __future__ import annotations

from ludoteka.core.errors import Refusal
from ludoteka.core.event import Prompt, View
from ludoteka.core.move import Move
from ludoteka.core.native import i64, mypyc_attr
from ludoteka.core.rng import Rng
from ludoteka.core.seats import CHANCE, NOBODY
from ludoteka.core.sheet import Sheet
from ludoteka.games.karak_goblin import (
    answering,
    chance,
    deck,
    end,
    knowledge,
    observation,
    odds,
    offering,
    prompts,
    refusals,
    view,
)
from ludoteka.games.karak_goblin.phases import AFTER, DEAL, DRAW, FIRST
from ludoteka.games.karak_goblin.state import State


@mypyc_attr(free_list_len=1)
class KarakGoblin(State):
    """The table with what the contract asks of it: who is to act, what is open, what a move does."""

    def copy(self) -> KarakGoblin:
        """Another position with the same state."""
        twin = KarakGoblin(self.box, self.seats, self.options, self.house)
        self.copy_to(twin)
        return twin

    def card_text(self, card: i64) -> str:
        """How a card of the player on turn is written."""
        return self.box.action_ids[self.box.cards[self.hero[self.turn] * self.box.width + card]]

    # ---- what the contract asks

    def moves(self) -> list[Move]:
        """Everything open to whoever is to act."""
        if self.to_act == CHANCE:
            return self.outcomes()
        return offering.moves(self)

    def apply(self, move: Move, seat: i64) -> None:
        """Carry out a move."""
        if seat == CHANCE:
            chance.apply(self, move)
        else:
            answering.apply(self, move)

    def refuse(self, move: Move, seat: i64) -> Refusal:
        """Name the first rule that forbids a move now."""
        return refusals.refuse(self, move, seat)

    def lots(self) -> i64:
        """How many equally likely lots there are."""
        if self.phase == DRAW:
            return deck.lots(self)
        return chance.lots(self)

    def lot(self, i: i64) -> Move:
        """What lot i stands for."""
        return chance.lot(self, i)

    def label(self) -> str:
        """What is drawn."""
        return chance.label(self)

    def chances(self, seat: i64) -> list[tuple[Move, int]]:
        """The odds as one seat knows them."""
        return knowledge.chances(self, seat)

    def forecast(self, seat: i64) -> list[dict[str, object]]:
        """The chance of the fight that a seat is in, or of each that it may choose."""
        return odds.forecast(self, seat)

    def imagine(self, seat: i64, rng: Rng) -> KarakGoblin:
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
        return prompts.prompt(self)

    def active(self) -> i64:
        """Whose turn it is."""
        dealing = self.phase == FIRST or (self.phase == DRAW and self.then == DEAL)
        return NOBODY if self.lord < 0 or dealing else self.turn

    def moment(self) -> str:
        """The window after a fight in which a health potion may be drunk."""
        return "after-fight" if self.phase == AFTER else ""

    def passing(self, seat: i64) -> Move | None:
        """Keeping the health potion."""
        return self.box.skip if self.phase == AFTER and seat == self.to_act else None

    def standing(self) -> list[float]:
        """One for the champion."""
        return end.standing(self)

    def census(self) -> list[str]:
        """Every card and hero."""
        return end.census(self)
