"""What is on the table, and whose decision it is; each chapter of the rules is a module of its own."""

from __future__ import annotations

from ludoteka.core.event import Prompt, View
from ludoteka.core.errors import Refusal
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.rng import Rng
from ludoteka.core.seats import CHANCE, NOBODY
from ludoteka.core.sheet import Sheet
from ludoteka.games.kragmortha import (
    answering,
    chance,
    end,
    hand,
    knowledge,
    looks,
    observation,
    offering,
    prompts,
    refusals,
    table_mode,
    tasks,
    view,
    votes,
)
from ludoteka.games.kragmortha.phases import (
    AFTER,
    DRAW,
    FIRST,
    REACT_MEET,
    REACT_PUSH,
    VOTE,
    a_of,
    b_of,
    c_of,
    frame,
    phase_of,
    who_of,
)
from ludoteka.games.kragmortha.state import State


class Kragmortha(State):
    """The table with what the contract asks of it: who is to act, what is open, what a move does."""

    def copy(self) -> Kragmortha:
        """Another position with the same state."""
        twin = Kragmortha(self.box, self.seats, self.options, self.house, self.layout)
        self.copy_to(twin)
        return twin

    # ---- frames

    def ask(self, phase: i64, who: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Let somebody decide, or chance draw, now."""
        self.now = frame(phase, who, a, b, c)
        self.to_act = who

    def later(self, phase: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put a task, or a decision, on the stack: it comes when all that is put on top of it is done."""
        self.stack.append(frame(phase, NOBODY, a, b, c))

    def suspend(self) -> None:
        """Put the present decision on the stack; who is to vote next is nothing that others may know."""
        now = self.now
        is_vote = phase_of(now) == VOTE or phase_of(now) == FIRST
        who = NOBODY if is_vote else who_of(now)
        self.stack.append(frame(phase_of(now), who, a_of(now), b_of(now), c_of(now)))

    def proceed(self) -> None:
        """Take up what lies on top of the stack."""
        tasks.resume(self, self.stack.pop())

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
        """The seats that may answer now: several in a vote."""
        phase = self.now & 63
        if phase == VOTE or phase == FIRST:
            return votes.undecided(self)
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

    def interjections(self, seat: i64) -> list[Move]:
        """Accusing, switching a Look, being in position: open to people whoever is asked."""
        return table_mode.interjections(self, seat)

    def lots(self) -> i64:
        """How many equally likely lots there are."""
        if self.now & 63 == DRAW:
            return self.deck_size
        return chance.lots(self)

    def lot(self, i: i64) -> Move:
        """What lot i stands for."""
        if self.now & 63 == DRAW:
            return self.box.draw[hand.lot(self, i)]
        return chance.lot(self, i)

    def label(self) -> str:
        """What is drawn."""
        return chance.label(self)

    def chances(self, seat: i64) -> list[tuple[Move, int]]:
        """The odds as one seat knows them."""
        return knowledge.chances(self, seat)

    def imagine(self, seat: i64, rng: Rng) -> Kragmortha:
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

    def occupy(self, seat: i64, by_bot: bool) -> None:
        """A bot's Looks bind by their enforced texts (KM-TABLE-12)."""
        table_mode.occupy(self, seat, by_bot)

    def fumble(self, seat: i64) -> float:
        """A bot that a Look dazes does now and then anything at random (KM-ENF-8)."""
        dazed = self.bots >> seat & 1 and looks.bound_cards(self, seat) & self.box.hindering
        return self.house.fumble if dazed else 0.0

    def active(self) -> i64:
        """Whose turn it is."""
        return self.turn if self.turns else NOBODY

    def moment(self) -> str:
        """The windows of reactions and of Books used after the movement."""
        phase = self.now & 63
        if phase == REACT_PUSH:
            return "push"
        return "meeting" if phase == REACT_MEET else "after" if phase == AFTER else ""

    def passing(self, seat: i64) -> Move | None:
        """Declining a reaction; using no Book after the movement."""
        if seat != self.to_act:
            return None
        phase = self.now & 63
        if phase == REACT_PUSH or phase == REACT_MEET:
            return self.box.decline
        return self.box.done if phase == AFTER else None

    def standing(self) -> list[float]:
        """One for the winner, shared by those who share the victory."""
        return end.standing(self)

    def census(self) -> list[str]:
        """Every card, token and pawn."""
        return end.census(self)
