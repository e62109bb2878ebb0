"""Tic-tac-toe: the smallest whole game on the engine, nothing hidden and nothing random."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ludoteka.core import (
    NOBODY,
    Content,
    Event,
    Game,
    Move,
    Pack,
    Position,
    Prompt,
    Refusal,
    Rng,
    Sheet,
    Value,
    View,
    i64,
    mypyc_attr,
)

CLAUSES: Final = {
    "TTT-TURN-1": "The seats take turns and the first seat begins; each turn marks one cell.",
    "TTT-MARK-1": "Only an empty cell may be marked.",
    "TTT-WIN-1": "Three own marks in a row, column or diagonal win at once.",
    "TTT-DRAW-1": "When all nine cells are marked and nobody has won, the game is drawn.",
}
ENGLISH: Final = """
mark = mark { $cell }
marked = { $seat } marks { $cell }
choose-cell = choose an empty cell
over = the game is over
game-over = the game is over
not-your-turn = it is not your turn
cell-taken = { $cell } is taken
"""
CELLS: Final = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
FULL: Final = 0o777
LINES: Final = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124]


class BoardView(View):
    """Everything, for nothing is hidden."""

    cells: list[str]


class TicTacToePack(Pack):
    """Nine moves, those open for every set of taken cells, and which sets of marks hold a line."""

    def __init__(self, content: Content) -> None:
        super().__init__(content.hash)
        for cell in CELLS:
            self.enter(Move(f"mark {cell}", "mark", "TTT-MARK-1", [cell], {"cell": cell}))
        self.open: list[list[Move]] = [[m for m in self.moves if not taken >> m.number & 1] for taken in range(512)]
        self.won: list[bool] = [any(marks & line == line for line in LINES) for marks in range(FULL + 1)]


@mypyc_attr(free_list_len=1)
class TicTacToe(Position):
    """The marked cells of both seats, as bits: those of the seat to act, and those of the other."""

    def __init__(self, pack: TicTacToePack) -> None:
        super().__init__(pack, 2)
        self.box: TicTacToePack = pack
        self.own: i64 = 0
        self.other: i64 = 0
        self.won: bool = False
        self.to_act = 0

    def moves(self) -> list[Move]:
        return self.box.open[self.own | self.other] if self.to_act >= 0 else []

    def apply(self, move: Move, seat: i64) -> None:
        """Mark a cell; a line wins, a full board draws, else the other's turn comes (TTT-TURN-1, TTT-DRAW-1)."""
        mine = self.own | 1 << move.number
        self.own = self.other
        self.other = mine
        if self.outbox is not None:
            self.tell(Event("marked", "TTT-MARK-1", {"seat": int(seat), "cell": CELLS[move.number]}))
        self.won = self.box.won[mine]  # TTT-WIN-1
        if self.won or mine | self.own == FULL:
            self.to_act = NOBODY
        else:
            self.to_act = 1 - seat

    def refuse(self, move: Move, seat: i64) -> Refusal:
        if self.to_act == NOBODY:
            return Refusal("TTT-WIN-1" if self.won else "TTT-DRAW-1", "game-over")
        if seat != self.to_act:
            return Refusal("TTT-TURN-1", "not-your-turn")
        return Refusal("TTT-MARK-1", "cell-taken", {"cell": CELLS[move.number]})

    def copy(self) -> TicTacToe:
        twin = TicTacToe(self.box)
        twin.own, twin.other, twin.won, twin.to_act = self.own, self.other, self.won, self.to_act
        return twin

    def imagine(self, seat: i64, rng: Rng) -> TicTacToe:
        return self.copy()

    def crosses(self) -> i64:
        """The cells of the first seat, who has marked as many as the other when it is to act, else one more."""
        return self.own if len(self.box.open[self.own | self.other]) % 2 == 1 else self.other

    def view(self, seat: i64) -> View:
        taken, first = self.own | self.other, self.crosses()
        cells = ["." if not taken >> c & 1 else "X" if first >> c & 1 else "O" for c in range(9)]
        view: BoardView = {"viewer": int(seat), "cells": cells}
        return cast(View, view)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        first = self.crosses()
        sheet.set_of("me", first if seat == 0 else (self.own | self.other) & ~first, CELLS)
        sheet.set_of("next", first if seat == 1 else (self.own | self.other) & ~first, CELLS)

    def prompt(self, seat: i64) -> Prompt:
        return Prompt("TTT-TURN-1", "choose-cell" if self.to_act >= 0 else "over", self.waiting())

    def standing(self) -> list[float]:
        return [0.5, 0.5] if not self.won else [1.0, 0.0] if self.box.won[self.crosses()] else [0.0, 1.0]

    def census(self) -> list[str]:
        free = FULL & ~(self.own | self.other)
        return sorted(CELLS[c] for cells in (self.own, self.other, free) for c in range(9) if cells >> c & 1)


def begin(pack: Pack, seats: int, options: Mapping[str, Value]) -> Position:
    return TicTacToe(cast(TicTacToePack, pack))


GAME: Final = Game(
    "tic-tac-toe",
    "Tic-tac-toe",
    range(2, 3),
    rules=1,
    clauses=CLAUSES,
    texts={"en": ENGLISH},
    read=TicTacToePack,
    begin=begin,
    bound=9,
)
