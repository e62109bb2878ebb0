"""The library: its squares and symbols, and the ways to close parts of it off with bookcases (rules.md 7.1, 7.2)."""

from __future__ import annotations

from typing import Final

from ludoteka.core.content import KNOWN_FROM, Content, Row
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.kragmortha.effects import LETTERS, ORB

PLAIN: Final = 0
TELEPORT: Final = 1
DESK: Final = 2
BOOKCASE: Final = 3
OUTSIDE: Final = 4
"""On the board but beyond the wall."""
MOST_COLUMNS: Final = 10
MOST_SQUARES: Final = 200


class Board:
    """The squares by number: a1, b1 … then row 2; `symbols` as bits."""

    def __init__(self, content: Content) -> None:
        row = content.table("board")
        row.only("columns", "rows", "symbols", "teleports", "rigor_start", "known_from", "ours")
        row.text("known_from", KNOWN_FROM)
        self.columns: str = row.text("columns")
        if len(self.columns) > MOST_COLUMNS or sorted(set(self.columns)) != list(self.columns):
            row.mistakes.append(f"[board]: field 'columns' is {self.columns!r}, wanted up to 10 letters in order")
            self.columns = "a"
        height = row.number("rows", 1, MOST_SQUARES // len(self.columns))
        self.width: i64 = len(self.columns)
        self.names: list[str] = [f"{letter}{number + 1}" for number in range(height) for letter in self.columns]
        self.symbols: list[i64] = self._read_symbols(row, height)
        self.teleports: list[i64] = self.squares(row, "teleports")
        self.rigor_start: i64 = self.square(row, "rigor_start", row.text("rigor_start"))

    def _read_symbols(self, row: Row, height: int) -> list[i64]:
        lines = row.words("symbols", length=height)
        symbols: list[i64] = []
        for number, line in enumerate(lines, 1):
            if len(line) != self.width or any([letter not in LETTERS for letter in line]):
                row.mistakes.append(
                    f"[board]: field 'symbols', row {number} is {line!r}, "
                    f"wanted {int(self.width)} letters out of {LETTERS}"
                )
                line = LETTERS[0] * int(self.width)
            symbols.extend([1 << LETTERS.index(letter) for letter in line])
        return symbols if len(symbols) == len(self.names) else [1] * len(self.names)

    def square(self, row: Row, field: str, name: str) -> i64:
        """A square by its name; a wrong one is noted."""
        if name in self.names:
            return self.names.index(name)
        row.mistakes.append(
            f"{row.place}: field {field!r} names {name!r}, wanted squares from {self.names[0]} to {self.names[-1]}"
        )
        return 0

    def squares(self, row: Row, field: str) -> list[i64]:
        """A list of squares by their names, each once."""
        names = row.words(field)
        if len(set(names)) != len(names):
            row.mistakes.append(f"{row.place}: field {field!r} names a square twice")
        return [self.square(row, field, name) for name in names]

    def bookcases(self, row: Row, field: str) -> list[i64]:
        """The squares under bookcases, each of which covers two neighbours: 'e1-e2'."""
        covered: list[i64] = []
        for words in row.words(field):
            one, _, other = words.partition("-")
            pair = [self.square(row, field, one), self.square(row, field, other)]
            if not self.touch(pair[0], pair[1]):
                row.mistakes.append(
                    f"{row.place}: field {field!r} has {words!r}, wanted two neighbours such as 'e1-e2'"
                )
            covered.extend(pair)
        return covered

    def touch(self, one: i64, other: i64) -> bool:
        """Whether two squares share an edge (KM-MOVE-1)."""
        return self.distance(one, other) == 1

    def distance(self, one: i64, other: i64) -> i64:
        """Columns plus rows between two squares, walls ignored."""
        columns = one % self.width - other % self.width
        rows = one // self.width - other // self.width
        return (columns if columns > 0 else -columns) + (rows if rows > 0 else -rows)


class Layout:
    """The library as it stands for some numbers of players; everything about its squares is worked out once.

    `near` has four places for each square, filled up with the number beyond the last square, where nobody ever stands.
    """

    def __init__(self, board: Board, row: Row) -> None:
        row.only("id", "players_from", "players_to", "columns", "wall", "inner", "desk", "starts", "known_from", "ours")
        self.id: str = row.text("id")
        self.least: int = row.number("players_from", 2, 8)
        self.most: int = row.number("players_to", self.least, 8)
        self.size: i64 = len(board.names)
        self.width: i64 = board.width
        columns = row.text("columns")
        if any([letter not in board.columns for letter in columns]):
            row.mistakes.append(f"{row.place}: field 'columns' is {columns!r}, wanted letters out of {board.columns}")
        covered = board.bookcases(row, "wall") + board.bookcases(row, "inner")
        self.cases: i64 = len(covered) // 2
        desk = board.squares(row, "desk")
        if len(desk) != 4:
            row.mistakes.append(f"{row.place}: field 'desk' has {len(desk)} squares, wanted 4")
        self.kinds: list[i64] = [PLAIN] * len(board.names)
        """What each square is."""
        for square in board.teleports:
            self.kinds[square] = TELEPORT
        for square in desk:
            self.kinds[square] = DESK
        for square, name in enumerate(board.names):
            if name[0] not in columns:
                self.kinds[square] = OUTSIDE
        for square in covered:
            self.kinds[square] = BOOKCASE
        self.symbols: list[i64] = [
            ORB if self.kinds[square] == DESK else board.symbols[square] for square in range(len(board.names))
        ]
        """What a step onto each square asks of a card: a desk square shows an orb (KM-DESK-1)."""
        self.open: list[i64] = [square for square in range(len(board.names)) if self.kinds[square] <= DESK]
        """The squares in play."""
        self.teleports: list[i64] = [square for square in board.teleports if self.kinds[square] == TELEPORT]
        self.desk: list[i64] = desk
        self.starts: list[i64] = board.squares(row, "starts")
        self._check(board, row)
        self.near: list[i64] = self._neighbours()
        self.first: list[list[Move]] = []
        """By card and the pawn's square: every first step that neither goblins nor Looks could forbid, played."""
        self.second: list[list[Move]] = []
        """By card and first square: stop, and every second step that neither goblins nor Looks could forbid."""
        self.stride: list[list[Move]] = []
        """By square: stop, and every step whatever the symbols."""

    def _check(self, board: Board, row: Row) -> None:
        for square in self.desk:
            if self.kinds[square] != DESK:
                row.mistakes.append(f"{row.place}: field 'desk' names {board.names[square]!r}, wanted squares in play")
        for square in self.starts:
            if self.kinds[square] > TELEPORT:
                row.mistakes.append(
                    f"{row.place}: field 'starts' names {board.names[square]!r}, "
                    "wanted squares in play that are not under the desk"
                )
        if not self.starts:
            row.mistakes.append(f"{row.place}: field 'starts' is empty, wanted at least one square")
        if self.kinds[board.rigor_start] > DESK:
            row.mistakes.append(f"{row.place}: Rigor's first square {board.names[board.rigor_start]!r} is not in play")

    def _neighbours(self) -> list[i64]:
        near: list[i64] = []
        for square in range(self.size):
            column = square % self.width
            around: list[i64] = [
                square - self.width,
                square - 1 if column > 0 else -1,
                square + 1 if column < self.width - 1 else -1,
                square + self.width,
            ]
            found: list[i64] = [each for each in around if 0 <= each < self.size and self.kinds[each] <= DESK]
            if self.kinds[square] > DESK:
                found = []
            near.extend(found)
            near.extend([self.size] * (4 - len(found)))
        return near

    def around(self, square: i64) -> list[i64]:
        """The squares in play that share an edge with this one (KM-MOVE-1, KM-MOVE-8, KM-MOVE-9)."""
        return [each for each in self.near[4 * square : 4 * square + 4] if each < self.size]
