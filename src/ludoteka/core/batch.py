"""Many games side by side, compiled: numbers of moves in, bytes out, and the loop over the games inside the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteka.core.errors import BadOption
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.playout import advance
from ludoteka.core.position import Position
from ludoteka.core.rng import Rng
from ludoteka.core.seats import NOBODY
from ludoteka.core.sheet import Sheet

FRESH: Final = 255
"""After so many games the stamps begin anew."""


class Batch:
    """So many games from copies of one beginning; whoever is to act in each is asked, chance is drawn in between.

    A game that is over begins anew at once, and `returns` tells how it came out. Each game has dice of its own, so
    what happens in one does not depend on how many there are.
    """

    def __init__(self, root: Position, count: i64, seed: int) -> None:
        self.root = root
        self.sheet = Sheet(root)
        self.moves: list[Move] = root.pack.moves
        self.width: i64 = self.sheet.width
        self.actions: i64 = len(self.moves)
        self.count: i64 = count
        self.games: list[Position] = []
        self.dice: list[Rng] = [Rng(seed << 20 ^ each) for each in range(count)]
        self.open: list[list[Move]] = []
        """What is open in each game."""
        self.players = bytearray(count)
        """By game: who is to act."""
        self.asked: list[i64] = [0] * count
        """The same, as it is written."""
        self.observations = bytearray(count * self.width)
        self.rows: list[bytearray] = []
        """What is observed in each game; together they make the observations."""
        self.stamp: i64 = 0
        self.stamps: list[i64] = [0] * len(self.moves)
        """By move: when it was last found open while masks were written; small numbers, for those cost nothing."""
        self.masks = bytearray(count * self.actions)
        """By game and move: 1 where it is open."""
        self.ended: list[i64] = []
        """The games that ended in the last step."""
        self.returns: list[list[float]] = []
        """How each of them came out, by seat."""
        self.played: i64 = 0
        """How many games are over."""
        for each in range(count):
            self.games.append(self._fresh(self.dice[each]))
            self.open.append([])
            self.rows.append(bytearray(self.width))
            self._show(each)
        self._join()

    def step(self, actions: Sequence[int]) -> None:
        """Make one move in every game, or raise and change nothing."""
        if len(actions) != self.count:
            raise BadOption(f"{len(actions)} moves for {self.count} games: give one for each")
        numbers: list[i64] = [number for number in actions]
        base: i64 = 0
        for each in range(self.count):
            number = numbers[each]
            if number < 0 or number >= self.actions or not self.masks[base + number]:
                raise BadOption(f"game {each}: move {number} is not open; its mask tells which are")
            base += self.actions
        self.ended = []
        self.returns = []
        for each in range(self.count):
            self._play(each, self.moves[numbers[each]])
        self._join()

    def random_step(self) -> list[int]:
        """Make any open move in every game, each equally likely; tell which."""
        self.ended = []
        self.returns = []
        made: list[int] = []
        for each in range(self.count):
            moves = self.open[each]
            move = moves[self.dice[each].below(len(moves))]
            made.append(move.number)
            self._play(each, move)
        self._join()
        return made

    # ---- inside

    def _play(self, each: i64, move: Move) -> None:
        position = self.games[each]
        dice = self.dice[each]
        position.apply(move, position.to_act)
        advance(position, dice)
        if position.to_act == NOBODY:
            self.ended.append(each)
            self.returns.append(position.standing())
            self.played += 1
            self.games[each] = self._fresh(dice)
        self._show(each)

    def _fresh(self, dice: Rng) -> Position:
        position = self.root.copy()
        advance(position, dice)
        return position

    def _show(self, each: i64) -> None:
        """Write what the seat to act may know and do."""
        position = self.games[each]
        seat = position.to_act
        self.sheet.write(self.rows[each], position, seat)
        self.asked[each] = seat
        moves = position.moves()
        before = self.open[each]
        if moves is before:
            return
        self.open[each] = moves
        base = each * self.actions
        masks = self.masks
        stamps = self.stamps
        now = self.stamp + 1
        if now == FRESH:
            stamps = [0] * len(self.moves)
            self.stamps = stamps
            now = 1
        self.stamp = now
        for move in moves:
            stamps[move.number] = now
            if not masks[base + move.number]:
                masks[base + move.number] = 1
        for move in before:
            if stamps[move.number] != now:
                masks[base + move.number] = 0

    def _join(self) -> None:
        """Show what was written for each game."""
        self.observations[:] = b"".join(self.rows)
        self.players[:] = bytes(self.asked)
