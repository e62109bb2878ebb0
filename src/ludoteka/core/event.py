"""What is told to the viewers: events with fields that not everybody may know, and prompts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict


class View(TypedDict):
    """What one viewer may know of the table, built up from nothing; every game adds its own fields by a subclass.

    A view is never a position: the type checker stops a position on its way to a socket or a bot.
    """

    viewer: int


class Told(TypedDict):
    """One event as one viewer may know it."""

    key: str
    clause: str
    args: dict[str, object]


class Secret:
    """A field's value that only some seats may know; the others are told `instead`."""

    def __init__(self, value: object, seats: Sequence[int], instead: object = None) -> None:
        self.value = value
        self.seats = list(seats)
        self.instead = instead

    def told(self, seat: int) -> object:
        """The value, or what stands for it."""
        return self.value if seat in self.seats else self.instead


class Event:
    """Something that happened, past tense, under a clause.

    `seats` are those who are told at all (None: every viewer, spectators too). `learned_by` are seats that hereby come
    to know something hidden, so that their last move cannot be taken back any more.

    >>> e = Event("drew", "LP-DEAL-1", {"seat": 0, "card": Secret("K", [0])}, learned_by=[0])
    >>> e.told(0)
    {'key': 'drew', 'clause': 'LP-DEAL-1', 'args': {'seat': 0, 'card': 'K'}}
    >>> e.told(1)
    {'key': 'drew', 'clause': 'LP-DEAL-1', 'args': {'seat': 0, 'card': None}}
    """

    def __init__(
        self,
        key: str,
        clause: str,
        args: dict[str, object],
        seats: Sequence[int] | None = None,
        learned_by: Sequence[int] = (),
    ) -> None:
        self.key = key
        self.clause = clause
        self.args = args
        self.seats: list[int] | None = None if seats is None else list(seats)
        self.learned_by: list[int] = list(learned_by)

    def told(self, seat: int) -> Told | None:
        """Build what one viewer is told, field by field; None where he is told nothing."""
        if self.seats is not None and seat not in self.seats:
            return None
        args = {name: value.told(seat) if isinstance(value, Secret) else value for name, value in self.args.items()}
        return {"key": self.key, "clause": self.clause, "args": args}


class Prompt:
    """What is decided now, as one viewer may know it: the clause, a sentence by key and arguments, and who decides."""

    def __init__(self, clause: str, key: str, deciders: Sequence[int], args: dict[str, object] | None = None) -> None:
        self.clause = clause
        self.key = key
        self.deciders = list(deciders)
        self.args: dict[str, object] = {} if args is None else args

    def json(self) -> dict[str, object]:
        """As it crosses a border."""
        return {"clause": self.clause, "key": self.key, "deciders": self.deciders, "args": self.args}
