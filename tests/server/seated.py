"""Somebody who has a seat and tries what is not his to do: old numbers, old ids, doubles, other people's seats.

Bob sits at the second seat of a match of Leduc poker, and it is his turn: everything he would have to do to change the
match is one good message away. What he sends here is never that message.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.server.house import Guest, House
from tests.server.matches import last

OLD = "said-before"
"""The id of a deed that was done before the trouble began."""
MOVES = ["call", "raise", "fold", "deal K", "mark a1", "raise raise", "?"]
"""Some are never open, some not now; case and blanks around a move do not matter, so they are no trick."""


class Holder:
    """The tries of somebody at the table; `faults` collects what should not have been answered so."""

    def __init__(self, house: House, ann: Guest, bob: Guest, table: str, rng: random.Random) -> None:
        self.house = house
        self.ann = ann
        self.bob = bob
        self.table = table
        self.rng = rng
        self.faults: list[str] = []
        for guest, sent in ((ann, {"move": "raise"}), (bob, {"preset": "hello"})):
            kind = "move" if "move" in sent else "chat"
            more: dict[str, Any] = {"expect": last(guest.see(table)["letters"])} if kind == "move" else {}
            assert guest.act(table, kind, id=OLD, **sent, **more)["kind"] == "accepted"
        self._last = last(bob.see(table)["letters"])
        self._open = {option["move"] for option in bob.see(table)["options"]}
        assert self._open, "it is Bob's turn"
        self.eye = bob.look(table)
        self.eye.read("sync")
        self.kinds: list[Callable[[], None]] = [
            self.stale_number,
            self.closed_move,
            self.old_id,
            self.foreign_id,
            self.doubled,
            self.foreign_seat,
        ]

    def _number(self) -> int:
        """A number that is not that of the last letter."""
        return self.rng.choice([*range(self._last), self._last + 1, self._last + 7, 10**9])

    def _ask(self, deed: dict[str, Any]) -> dict[str, Any]:
        """By socket or by call."""
        if self.rng.random() < 0.5:
            if self.eye.code is not None:
                self.eye = self.bob.look(self.table)
            return self.eye.act(deed.pop("t"), **deed)
        return self.bob.act(self.table, deed.pop("t"), **deed)

    def _not_done(self, answer: dict[str, Any], what: str) -> None:
        if answer.get("kind") == "accepted" or "kind" not in answer:
            self.faults.append(f"{what} was answered with {answer}")

    def stale_number(self) -> None:
        """A move that is open, sent by somebody who has not read everything, or claims to have read more."""
        deed = {"t": "move", "expect": self._number(), "move": self.rng.choice(sorted(self._open))}
        self._not_done(self._ask(deed), f"a stale move, {deed}")

    def closed_move(self) -> None:
        """The right number, and a move that is not open."""
        move = self.rng.choice([move for move in MOVES if move not in self._open])
        self._not_done(self._ask({"t": "move", "expect": self._last, "move": move}), f"the closed move {move!r}")

    def old_id(self) -> None:
        """An id that was used: the old answer comes again, whatever is said under it now."""
        deed: dict[str, Any] = self.rng.choice(
            [
                {"t": "move", "expect": self._last, "move": sorted(self._open)[0]},
                {"t": "chat", "text": "again"},
                {"t": "resign"},
                {"t": "leave"},
                {"t": "propose", "what": "end"},
            ]
        )
        answer = self._ask(deed | {"id": OLD})
        if answer.get("kind") != "accepted":
            self.faults.append(f"an old id was answered with {answer}")

    def foreign_id(self) -> None:
        """What Ann does in her turn is not hers now; her old id, from her, does nothing more."""
        answer = self.ann.act(self.table, "move", id=OLD, expect=last(self.ann.see(self.table)["letters"]), move="call")
        if answer.get("kind") != "accepted":
            self.faults.append(f"Ann's old id was answered with {answer}")
        self._not_done(self.ann.move(self.table, "call"), "a move out of turn")

    def doubled(self) -> None:
        """The same stale move two and three times under one id, without waiting for an answer."""
        deed = {"t": "move", "id": f"d{self.rng.randrange(10**9)}", "expect": self._number(), "move": "raise"}
        for _ in range(self.rng.randint(1, 2)):
            self.eye.send(deed)
        self._not_done(self.eye.act("move", **{name: value for name, value in deed.items() if name != "t"}), "a double")

    def foreign_seat(self) -> None:
        """Ann's seat, by call and by socket; and for her, as the host may."""
        answer = self.bob.act(self.table, "move", 0, expect=self._last, move="call")
        if answer.get("key") != "not-your-seat":
            self.faults.append(f"Ann's seat was answered with {answer}")
        self._not_done(self.bob.act(self.table, "sit", seat=0), "sitting on Ann's seat")
        self._not_done(self.bob.act(self.table, "host", what="kick", seat=0), "a host's deed")
        if self.bob.look(self.table, "seat=0").ended() != 4403:
            self.faults.append("Ann's seat was shown to Bob")
