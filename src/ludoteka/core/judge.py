"""A judge: a small network that has learnt from many games how likely each seat is to win, from what the seat observes.

It is a sheet that weighs every number as it is written, instead of keeping it: an observation is mostly zeros, and they
cost nothing. Four hidden units ride in one whole number, sixteen bits each, so one addition serves all four; whole
numbers also make every engine and every machine judge alike. `scripts/teach.py` trains the networks.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from hashlib import sha256
from json import loads
from math import exp
from typing import Final

from ludoteka.core.advice import Advice
from ludoteka.core.native import i64, vec
from ludoteka.core.options import Value
from ludoteka.core.position import Position
from ludoteka.core.sheet import Sheet

LANES: Final = 4
"""So many hidden units ride in one number."""
LANE: Final = 65535
HALF: Final = 32768
UNIT: Final = 256.0
"""What counts as one in a hidden unit."""
STRAIGHT: Final = 65536.0
"""What counts as one in the weight that goes straight to the verdict."""


class Net:
    """What was learnt, as a file holds it: a line that says for what, and the numbers."""

    def __init__(self, written: bytes) -> None:
        head, _, body = written.partition(b"\n")
        told = loads(head)
        self.seats = int(told["seats"])
        self.options: dict[str, Value] = told["options"]
        self.content: str = told["content"]
        self.sheet: str = told["sheet"]
        """The digest of the places it was taught to read."""
        self.heed: float = told["heed"]
        """How much it goes by the game's own advice; 0 where it judges alone."""
        hidden = int(told["hidden"])
        numbers: array[int] = array("q")
        numbers.frombytes(body[: -8 * hidden])
        outs: array[float] = array("d")
        outs.frombytes(body[-8 * hidden :])
        self.row: i64 = hidden // LANES + 1
        """Numbers a place: those of the hidden units, and the weight that goes straight to the verdict."""
        self.rows: vec[i64] = vec[i64](numbers.tolist())
        """By place, a row each; the last is where every observation starts."""
        self.outs: vec[float] = vec[float](outs.tolist())
        """What each hidden unit says to the verdict."""

    def fits(self, position: Position) -> bool:
        """Whether it was taught these rules, this content and so many seats."""
        return (
            self.seats == position.seats
            and self.options == position.options
            and self.content == position.pack.content_hash
        )


def digest(names: list[str]) -> str:
    """What changes when a sheet's places do."""
    return sha256("\n".join(names).encode()).hexdigest()[:16]


class Judges:
    """What one game has learnt, for some numbers of seats and options; for others there is no judge."""

    def __init__(self, nets: Sequence[bytes] = ()) -> None:
        self.nets = [Net(written) for written in nets]
        self.known: dict[int, Judge] = {}

    def of(self, position: Position) -> Judge | None:
        """Who judges this position, if one was taught these rules and this content."""
        for place, net in enumerate(self.nets):
            if net.fits(position):
                judge = self.known.get(place)
                if judge is None:
                    judge = Judge(position, net)
                    self.known[place] = judge
                return judge
        return None


class Judge(Sheet):
    """Reads positions for any of their seats."""

    def __init__(self, position: Position, net: Net) -> None:
        super().__init__(position)
        if digest(self.names) != net.sheet:
            raise ValueError(
                f"the sheet of {type(position).__name__} with {net.seats} seats has changed: teach its "
                "judge anew (scripts/teach.py)"
            )
        self.net = net
        self.sums: vec[i64] = vec[i64]([0] * int(net.row))
        """What was weighed so far, number by number of a row."""

    def strength(self, position: Position, seat: i64) -> float:
        """How strong a seat stands, in logits, for comparing with others of the same position."""
        sums = self.sums
        last = self.net.row - 1
        for number in range(self.net.row):
            sums[number] = 0
        self.mark(self.width, 1)
        self.at = 0
        position.observe(seat, self)
        said = 0.0
        for number in range(last):
            said += spoken(sums[number], self.net.outs, number * LANES)
        return said + float(sums[last]) / STRAIGHT

    def chances(self, position: Position, advice: Advice) -> list[float]:
        """Every seat's chance to win, as if all played for themselves."""
        found: list[float] = []
        total = 0.0
        heed = self.net.heed / advice.scale()
        for seat in range(position.seats):
            said = self.strength(position, seat)
            if heed != 0.0:
                said += heed * advice.value(position, seat)
            strength = exp(max(-30.0, min(30.0, said)))
            found.append(strength)
            total += strength
        return [strength / total for strength in found]

    def mark(self, place: i64, value: i64) -> None:
        """Weigh one number of an observation."""
        rows = self.net.rows
        sums = self.sums
        first = place * self.net.row
        for number in range(self.net.row):
            sums[number] += value * rows[first + number]

    def count(self, place: i64) -> None:
        """One more of one of the next numbers."""
        self.mark(self.at + place, 1)


def spoken(packed: i64, outs: vec[float], first: i64) -> float:
    """What four hidden units say together; one below zero says nothing."""
    said = 0.0
    for unit in range(first, first + LANES):
        level = (packed + HALF & LANE) - HALF
        packed = packed - level >> 16
        if level > 0:
            said += float(level) * outs[unit]
    return said / UNIT
