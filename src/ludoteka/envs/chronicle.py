"""A position with the letters of its seats: what makes an information state with perfect recall."""

from __future__ import annotations

import json
from typing import Any

import ludoteka
from ludoteka.core import CHANCE, Event, Position, Rng, seat_name
from ludoteka.table.edition import Edition


class Chronicle:
    """What is true, and all that each seat has been told and has done, in order."""

    def __init__(self, edition: Edition, position: Position) -> None:
        self.edition = edition
        self.position: Position = position.copy()
        self._told: list[tuple[str, ...]] = [()] * int(position.seats)
        """By seat: its letters and its own moves, line by line; tuples, so that copies share them."""
        self._before: list[Position | None] = [None] * int(position.seats)
        """By seat: the imagined world in which its memory begins, where it was imagined."""

    def play(self, number: int) -> None:
        """Make a move for whoever is asked, and tell every seat what it may know of it."""
        position, events = self.position, list[Event]()
        move, seat = position.pack.moves[number], int(position.to_act)
        position.outbox = events
        position.apply(move, seat)
        position.outbox = None
        for viewer in range(len(self._told)):
            lines = [f"> {move.text}"] if viewer == seat else []
            lines += [letter(told) for told in (event.told(viewer) for event in events) if told is not None]
            self._told[viewer] += tuple(lines)

    def memory(self, seat: int) -> str:
        """All that a seat has been told and has done: its information state."""
        world = self._before[seat]
        head = [] if world is None else [f"imagined {json.dumps(world.view(seat), sort_keys=True)}"]
        return "\n".join([seat_name(seat), *head, *self._told[seat]])

    def imagined(self, seat: int, seed: int) -> Chronicle:
        """What this seat takes for possible: its own memory stays, the others' begins with what they see then."""
        twin = Chronicle(self.edition, self.position.imagine(seat, Rng(seed)))
        for other in range(len(self._told)):
            mine = other == seat
            twin._told[other] = self._told[other] if mine else ()
            twin._before[other] = self._before[other] if mine else twin.position.copy()
        return twin

    def text(self) -> str:
        """Everything, for whoever looks for a mistake."""
        asked = seat_name(int(self.position.to_act)) if self.position.to_act >= CHANCE else "nobody"
        return f"{asked} to act\n{json.dumps(self.position.dump(), sort_keys=True)}"

    def __deepcopy__(self, memo: dict[int, Any]) -> Chronicle:
        twin = Chronicle(self.edition, self.position)
        twin._told = self._told[:]
        twin._before = self._before[:]
        return twin

    # Positions are written down as in a snapshot: compiled ones cannot be pickled, and their pack need not be.

    def __getstate__(self) -> dict[str, Any]:
        before = [None if world is None else world.dump() for world in self._before]
        return {"game": self.edition.key, "position": self.position.dump(), "told": self._told, "before": before}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.edition = known(state["game"])
        self.position, self._told = self._restored(state["position"]), state["told"]
        self._before = [None if world is None else self._restored(world) for world in state["before"]]

    def _restored(self, dump: dict[str, Any]) -> Position:
        return self.edition.game.restore(self.edition.pack(), dump)


_known: dict[str, Edition] = {}
"""The games whose matches may be read again, by their keys."""


def make_known(edition: Edition) -> None:
    """Let what is written of a game's matches be read again, in this process."""
    _known[edition.key] = edition


def known(key: str) -> Edition:
    """A game that was made known, or one of the box."""
    return _known.get(key) or ludoteka.game(key)


def letter(told: Any) -> str:
    """One letter in one line."""
    return f"{told['key']} {json.dumps(told['args'], sort_keys=True)}"
