"""Many games side by side, compiled: numbers of moves in, bytes out, and the loop over the games inside the engine."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.core.errors import BadOption
from ludoteka.core.move import Move
from ludoteka.core.native import i64, u8, vec
from ludoteka.core.playout import advance
from ludoteka.core.position import Position
from ludoteka.core.rng import Rng
from ludoteka.core.seats import NOBODY
from ludoteka.core.sheet import Sheet


class Rows(Sheet):
    """The sheets of many games side by side in one piece of memory.

    Of a row only what was written is wiped before it is written again: sheets are long and mostly zeros.
    """

    def __init__(self, position: Position, count: i64) -> None:
        super().__init__(position)
        self.bytes: vec[u8] = vec[u8]([0] * int(count * self.width))
        self.written: vec[i64] = vec[i64]([0] * int(count * self.width))
        """By row: the places of the bytes that are not 0, as many as `many` says."""
        self.many: vec[i64] = vec[i64]([0] * int(count))
        self.start: i64 = 0
        """Where the row begins that is being written."""
        self.end: i64 = 0
        """Where its list of written places ends so far."""

    def show(self, row: i64, position: Position, seat: i64) -> None:
        """Write what a seat observes into a row."""
        start = row * self.width
        cells = self.bytes
        written = self.written
        for each in range(start, start + self.many[row]):
            cells[written[each]] = 0
        self.start = start
        self.end = start
        self.at = 0
        position.observe(seat, self)
        self.many[row] = self.end - start
        if self.at != self.width:
            raise ValueError(f"{type(position).__name__}.observe wrote {self.at} numbers, its sheet has {self.width}")

    def mark(self, place: i64, value: i64) -> None:
        """Write one number."""
        place += self.start
        if not self.bytes[place]:
            self.written[self.end] = place
            self.end += 1
        self.bytes[place] = u8(value)

    def count(self, place: i64) -> None:
        """One more of one of the next numbers."""
        self.mark(self.at + place, i64(self.bytes[self.start + self.at + place]) + 1)


class Batch:
    """So many games from copies of one beginning; whoever is to act in each is asked, chance is drawn in between.

    A game that is over begins anew at once, and `returns` tells how it came out. Each game has dice of its own, so
    what happens in one does not depend on how many there are.
    """

    def __init__(self, root: Position, count: i64, seed: int) -> None:
        self.root = root
        self.sheet = Rows(root, count)
        self.moves: list[Move] = root.pack.moves
        self.width: i64 = self.sheet.width
        self.actions: i64 = len(self.moves)
        self.count: i64 = count
        self.games: list[Position] = []
        self.dice: list[Rng] = [Rng(seed << 20 ^ each) for each in range(count)]
        self.open: list[list[Move]] = []
        """What is open in each game."""
        self.players: vec[u8] = vec[u8]([0] * int(count))
        """By game: who is to act."""
        self.observations: vec[u8] = self.sheet.bytes
        """By game: what that seat observes."""
        self.masks: vec[u8] = vec[u8]([0] * int(count * self.actions))
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
            self._show(each)

    def step(self, actions: Sequence[int]) -> None:
        """Make one move in every game, or raise and change nothing."""
        if len(actions) != self.count:
            raise BadOption(f"{len(actions)} moves for {self.count} games: give one for each")
        numbers = list(actions)
        base: i64 = 0
        for each in range(self.count):
            number: i64 = numbers[each]
            if number < 0 or number >= self.actions or not self.masks[base + number]:
                raise BadOption(f"game {each}: move {number} is not open; its mask tells which are")
            base += self.actions
        self.ended = []
        self.returns = []
        for each in range(self.count):
            self._play(each, self.moves[numbers[each]])

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
        self.sheet.show(each, position, seat)
        self.players[each] = u8(seat)
        moves = position.moves()
        before = self.open[each]
        if moves is before:
            return
        self.open[each] = moves
        base = each * self.actions
        masks = self.masks
        for move in before:
            masks[base + move.number] = 0
        for move in moves:
            masks[base + move.number] = 1
