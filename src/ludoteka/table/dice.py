"""Where chance comes from: every draw is one lot out of so many, equally likely."""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable, Sequence

from ludoteka.core.record import TOO_MANY_LOTS
from ludoteka.core.rng import Rng
from ludoteka.core.seats import seat_name

PROTOCOL = "ludoteka fair 1"
"""First line of every message the fair dice hash; it changes whenever the way from hash to lot does."""

_LABEL = re.compile(r"[a-z0-9.-]+")


class Dice:
    """Draws lots. `number` counts the draws of a match from 1 and never runs backwards, not even after an undo."""

    def __init__(self) -> None:
        self.last = 0

    def draw(self, number: int, label: str, lots: int) -> int:
        """A lot from 0 to lots - 1."""
        if number <= self.last:
            raise ValueError(f"draw {number} after draw {self.last}: the number of a draw never runs backwards")
        check_draw(number, label, lots)
        self.last = number
        return self.lot(number, label, lots)

    def lot(self, number: int, label: str, lots: int) -> int:
        """The lot itself; every kind of dice has its own way."""
        raise NotImplementedError


class SeededDice(Dice):
    """Dice for practice, tests and the lab: the same seed gives the same lots in the same order.

    >>> one, other = SeededDice(7), SeededDice(7)
    >>> [one.draw(n, "die", 6) for n in range(1, 9)] == [other.draw(n, "die", 6) for n in range(1, 9)]
    True
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = Rng(seed)

    def lot(self, number: int, label: str, lots: int) -> int:
        """The next lot of the generator."""
        return int(self.rng.below(lots))


class FairDice(Dice):
    """Dice that everybody can check once the secret is revealed; a lot depends on nothing but what is written down.

    >>> FairDice(bytes(32), "5f0c", [(0, "ab")]).draw(1, "die", 6)
    4
    """

    def __init__(self, secret: bytes, match: str, entropy: Sequence[tuple[int, str]] = ()) -> None:
        super().__init__()
        if len(secret) != 32:
            raise ValueError(f"a secret has 32 bytes, this one {len(secret)}")
        self._secret = secret
        self.match = match
        self.entropy = list(entropy)

    def lot(self, number: int, label: str, lots: int) -> int:
        """The lot that the secret gives this draw."""
        return fair_lot(self._secret, self.match, self.entropy, number, label, lots)


def check_draw(number: int, label: str, lots: int) -> None:
    """Refuse a draw that could not be written down."""
    if number < 1:
        raise ValueError(f"draws count from 1, this one is {number}")
    if _LABEL.fullmatch(label) is None:
        raise ValueError(f"label {label!r} does not fit; wanted small letters, digits, '.' and '-'")
    if not 1 <= lots < TOO_MANY_LOTS:
        raise ValueError(f"{lots} lots; wanted at least 1 and fewer than 2**62")


def draw_message(
    match: str, entropy: Sequence[tuple[int, str]], number: int, label: str, lots: int, attempt: int
) -> str:
    """What is hashed for one attempt at one draw: no two different draws have the same message.

    >>> print(draw_message("5f0c", [(0, "ab")], 1, "deal", 6, 0))
    ludoteka fair 1
    match 5f0c
    entropy P1 ab
    draw 1 deal 6 0
    """
    rows = [PROTOCOL, f"match {match}"]
    rows += [f"entropy {seat_name(seat)} {digits}" for seat, digits in entropy]
    rows.append(f"draw {number} {label} {lots} {attempt}")
    return "\n".join(rows)


def fair_lot(secret: bytes, match: str, entropy: Sequence[tuple[int, str]], number: int, label: str, lots: int) -> int:
    """The lot of one draw: the first 64 bits of a keyed hash, tried again until they are even-handed."""

    def word(attempt: int) -> int:
        message = draw_message(match, entropy, number, label, lots, attempt)
        return int.from_bytes(hmac.digest(secret, message.encode(), "sha256")[:8], "big")

    check_draw(number, label, lots)
    return even_handed(word, lots, 64)


def even_handed(word: Callable[[int], int], lots: int, bits: int) -> int:
    """Turn uniform words into a uniform lot: words beyond the last whole multiple of `lots` are thrown away.

    >>> even_handed([15, 7].__getitem__, 6, 4)  # 15 is one of the four words 12 to 15 that would favour lots 0 to 3
    1
    """
    multiple = (1 << bits) // lots * lots
    attempt = 0
    while True:
        value = word(attempt)
        if value < multiple:
            return value % lots
        attempt += 1
