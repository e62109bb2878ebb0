"""A sheet: one seat's observation as small numbers at fixed places, for agents that learn.

A game fills it in one function, `Position.observe`, which names every number as it writes it: so the list of names and
the numbers cannot drift apart. The first filling lays the sheet out; every later one must write the same places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.native import i64

if TYPE_CHECKING:
    from ludoteka.core.position import Position

MOST: Final = 255
"""A number takes one byte."""
FROM_ME: Final = ["me", "next", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
"""Seats as the observing one counts them, clockwise from itself; sheets name players so."""


class Sheet:
    """Whole numbers from 0 to 255, their names and the greatest value of each.

    Whatever the seat does not know stays 0. How many numbers are written never depends on what is going on.
    """

    def __init__(self, position: Position) -> None:
        self.names: list[str] = []
        self.tops: list[i64] = []
        """The greatest value of each number; 1 where it says yes or no."""
        self.players: list[str] = FROM_ME[: position.seats]
        """The seats in the order in which sheets tell of them."""
        self.naming: bool = True
        """True only while the sheet is laid out."""
        self.part: str = ""
        """What is being described; stands before the names that follow."""
        self.out: bytearray = bytearray()
        """What is being filled; only what is not 0 is written."""
        self.at: i64 = 0
        """The next place."""
        position.observe(0, self)
        self.naming = False
        self.width: i64 = len(self.names)
        self.blank: bytes = bytes(len(self.names))

    def fill(self, position: Position, seat: i64) -> bytearray:
        """What a seat observes now, one byte for each name; the caller's own."""
        out = bytearray(self.blank)
        self.write(out, position, seat)
        return out

    def write(self, out: bytearray, position: Position, seat: i64) -> None:
        """The same in place of an earlier observation."""
        out[:] = self.blank
        self.out = out
        self.at = 0
        position.observe(seat, self)
        if self.at != self.width:
            raise ValueError(f"{type(position).__name__}.observe wrote {self.at} numbers, its sheet has {self.width}")

    # ---- what games write

    def number(self, name: str, value: i64, most: i64) -> None:
        """A count from 0 to `most`; what lies beyond is cut off."""
        if self.naming:
            self._enter(name, most)
            return
        if value > 0:
            self.mark(self.at, value if value < most else most)
        self.at += 1

    def flag(self, name: str, value: bool) -> None:
        """Yes or no."""
        if self.naming:
            self._enter(name, 1)
            return
        if value:
            self.mark(self.at, 1)
        self.at += 1

    def one_of(self, name: str, value: i64, words: list[str]) -> None:
        """Which of some words it is: a place for each; none is set where the value is below zero."""
        if self.naming:
            self._enter_all(name, words)
            return
        if value >= 0:
            self.mark(self.at + value, 1)
        self.at += i64(len(words))

    def set_of(self, name: str, members: i64, words: list[str]) -> None:
        """Which of some words are in a set (the bits of a number): a place for each."""
        if self.naming:
            self._enter_all(name, words)
            return
        at = self.at
        while members > 0:
            if members & 15 == 0:
                members >>= 4
                at += 4
                continue
            if members & 1:
                self.mark(at, 1)
            members >>= 1
            at += 1
        self.at += i64(len(words))

    def counts(self, name: str, packed: i64, bits: i64, words: list[str]) -> None:
        """How many of each word: counts of so many bits side by side in one number."""
        if self.naming:
            self._enter_all(name, words, (1 << int(bits)) - 1)
            return
        at = self.at
        mask: i64 = (1 << bits) - 1
        while packed > 0:
            if packed & mask:
                self.mark(at, packed & mask)
            packed >>= bits
            at += 1
        self.at += i64(len(words))

    def put(self, place: i64, value: i64) -> None:
        """Write one of the next numbers without going on to it; never while the sheet is laid out."""
        self.mark(self.at + place, value)

    def count(self, place: i64) -> None:
        """Raise one of the next numbers by one without going on to it; never while the sheet is laid out."""
        self.out[self.at + place] += 1

    def skip(self, places: i64) -> bool:
        """Leave so many places at 0, unless the sheet is being laid out: then they must be named, and this says no."""
        if self.naming:
            return False
        self.at += places
        return True

    # ---- inside

    def mark(self, place: i64, value: i64) -> None:
        """Write one number; zeros are not written."""
        self.out[place] = value

    def _enter(self, name: str, most: i64) -> None:
        if not 1 <= most <= MOST:
            raise ValueError(f"{name}: a number of a sheet goes up to {MOST} at most, not {most}")
        self.names.append(f"{self.part}.{name}" if self.part else name)
        self.tops.append(most)
        self.at += 1

    def _enter_all(self, name: str, words: list[str], most: int = 1) -> None:
        for word in words:
            self._enter(f"{name}.{word}", most)
