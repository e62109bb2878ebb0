"""What was done in a match, line by line, and how far back it may be taken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ludoteka.core import CHANCE, LudotekaError, Move, Position

EVERY: Final = 64
"""After so many entries the position is copied."""
COPIES: Final = 2
"""So many copies are kept, the latest: what is taken back was hardly ever done long ago."""


class CannotUndo(LudotekaError):
    """There is nothing this seat may take back alone."""


class Entry:
    """One line of the match: who did what, who was told of it by which letters, who learned something hidden."""

    def __init__(self, number: int, who: int, text: str, move: Move | None = None) -> None:
        self.number = number
        self.who = who
        self.text = text
        self.move = move
        self.undone = False
        self.told: dict[int, range] = {}
        self.learned_by: Sequence[int] = ()


def undo_target(entries: list[Entry], seat: int) -> Entry | None:
    """The last move of a seat, if it may take it back alone.

    No chance move may lie between, nor a move of another seat, or what a takeover brought, that this seat was told of,
    and the seat must have learned nothing by its move. Moves it was not told of (another's secret answer, another
    side's unfinished plan) do not count: whether undo is offered must not tell that they were made.
    """
    for at in range(len(entries) - 1, -1, -1):
        entry = entries[at]
        if entry.undone:
            continue
        if entry.who == seat:
            return None if seat in entry.learned_by else entry
        if entry.who == CHANCE or seat in entry.told:
            return None
    return None


def standing_entries(entries: Iterable[Entry]) -> list[Entry]:
    """The moves and table words that have not been taken back."""
    return [entry for entry in entries if not entry.undone]


def rebuild(start: Position, entries: Sequence[Entry]) -> Position:
    """The position that the standing entries lead to.

    An entry that no longer fits is marked undone: it was a step of a plan made in answer to a move that was taken back.
    """
    position = start.copy()
    for entry in standing_entries(entries):
        if entry.move is None:
            replay_word(position, entry.text)
        elif position.refusal(entry.move, entry.who) is None:
            position.apply(entry.move, entry.who)
        else:
            entry.undone = True
    return position


class Checkpoints:
    """Copies of the position at a few points of the history, so that taking back does not replay the whole match."""

    def __init__(self, start: Position) -> None:
        self.start = start.copy()
        self._copies: list[tuple[int, Position]] = []
        """After how many entries, and the position there."""

    def note(self, entries: Sequence[Entry], position: Position) -> None:
        """Copy the position if it is time to; it must be that after all entries."""
        if len(entries) % EVERY == 0:
            self._copies.append((len(entries), position.copy()))
            del self._copies[:-COPIES]

    def rebuild(self, entries: Sequence[Entry], first: int) -> Position:
        """The position that the standing entries lead to, of which nothing before number `first` (from 0) changed."""
        self._copies = [(count, position) for count, position in self._copies if count <= first]
        count, position = self._copies[-1] if self._copies else (0, self.start)
        return rebuild(position, entries[count:])


def replay_word(position: Position, text: str) -> None:
    """Let the rules know a word of the table that they may care about."""
    word, *rest = text.split(" ")
    if word in ("bot", "person"):
        position.occupy(int(rest[0][1:]) - 1, word == "bot")
