"""What is on the table, and whose decision it is; each chapter of the rules is a module of its own."""

from __future__ import annotations

from ludoteka.core.errors import Refusal
from ludoteka.core.event import Prompt, View
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.rng import Rng
from ludoteka.core.seats import CHANCE, NOBODY
from ludoteka.core.sheet import Sheet
from ludoteka.games.toerkk import (
    answering,
    chance,
    end,
    knowledge,
    mulligan,
    observation,
    offering,
    prompts,
    refusals,
    sides,
    tasks,
    view,
)
from ludoteka.games.toerkk.phases import CARD, MULLIGAN, PICK, RESOLVED, TRADE, W_END, W_ROLL, WINDOWS
from ludoteka.games.toerkk.state import State


class Toerkk(State):
    """The table with what the contract asks of it: who is to act, what is open, what a move does."""

    def copy(self) -> Toerkk:
        """Another position with the same state."""
        twin = Toerkk(self.box, self.seats, self.options, self.house)
        self.copy_to(twin)
        return twin

    def ask(self, phase: i64, who: i64) -> None:
        """Let somebody decide, or chance draw, now."""
        self.phase = phase
        self.to_act = who

    def proceed(self, task: i64) -> None:
        """Go on with what follows."""
        tasks.go_on(self, task)

    # ---- what the contract asks

    def moves(self) -> list[Move]:
        """Everything open to whoever is to act."""
        if self.to_act == CHANCE:
            return self.outcomes()
        return offering.moves(self, self.to_act)

    def moves_of(self, seat: i64) -> list[Move]:
        """Everything open to one seat that may answer now."""
        return offering.moves(self, seat) if seat in self.waiting() else []

    def waiting(self) -> list[int]:
        """The seats that may answer now: several in the mulligan."""
        if self.phase == MULLIGAN:
            return mulligan.undecided(self)
        return [int(self.to_act)] if self.to_act >= 0 else []

    def apply(self, move: Move, seat: i64) -> None:
        """Carry out a move."""
        if seat == CHANCE:
            chance.apply(self, move)
        else:
            answering.apply(self, move, seat)

    def refuse(self, move: Move, seat: i64) -> Refusal:
        """Name the first rule that forbids a move now."""
        return refusals.refuse(self, move, seat)

    def lots(self) -> i64:
        """How many equally likely lots there are."""
        return chance.lots(self)

    def lot(self, i: i64) -> Move:
        """What lot i stands for."""
        if self.phase == CARD:
            return self.box.draw[self.box.kinds.lot(self.deck[self.actor], i)]
        return chance.lot(self, i)

    def label(self) -> str:
        """What is drawn or rolled."""
        return chance.label(self)

    def chances(self, seat: i64) -> list[tuple[Move, int]]:
        """The odds as one seat knows them."""
        return knowledge.chances(self, seat)

    def imagine(self, seat: i64, rng: Rng) -> Toerkk:
        """A world the seat cannot tell from the true one."""
        return knowledge.imagine(self, seat, rng, knowledge.EVEN)

    def view(self, seat: i64) -> View:
        """What one viewer may know."""
        return view.view(self, seat)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """The same as numbers."""
        observation.observe(self, seat, sheet)

    def prompt(self, seat: i64) -> Prompt:
        """What is decided now and by whom."""
        return prompts.prompt(self, seat)

    def side(self, seat: i64) -> i64:
        """Partners win and lose together (TK-TEAM-1)."""
        return sides.side_of(self, seat)

    def active(self) -> i64:
        """Whose turn it is: of a team, its lower seat."""
        return self.turn_side if self.turns else NOBODY

    def moment(self) -> str:
        """The window that is open, also while a card is being carried out in it; empty where there is none."""
        resolving = self.phase == PICK or self.then == RESOLVED
        return WINDOWS[self.window - W_ROLL] if resolving or W_ROLL <= self.phase <= W_END else ""

    def alarm(self, seat: i64) -> bool:
        """The own side is attacked, or was hit by a card or ability in this turn (rules.md 3.4)."""
        return self.struck >> sides.side_of(self, seat) & 1 == 1

    def passing(self, seat: i64) -> Move | None:
        """Passing in a window; not trading."""
        if seat != self.to_act:
            return None
        if W_ROLL <= self.phase <= W_END:
            return self.box.let_go
        return self.box.skip if self.phase == TRADE else None

    def standing(self) -> list[float]:
        """One for the winners; those who share the victory share it evenly."""
        return end.standing(self)

    def census(self) -> list[str]:
        """Every card, character, token, hero and location."""
        return end.census(self)
