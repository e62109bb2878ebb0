"""Characters: their classes, their numbers on the battlefield, and how many of each class lie somewhere.

On the battlefield every character has a number: eleven for each seat, first its warriors, then its miners, then its
leader. Sets of characters are bits of one number. In decks, hands and graveyards cards of one class are equal, so a
pile of characters is one number, too: how many warriors, eight times how many miners, 64 if the leader is there
(rules.md 6.5).
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.native import i64

WARRIOR: Final = 0
MINER: Final = 1
LEADER: Final = 2
CLASSES: Final = ("warrior", "miner", "leader")
COUNTS: Final = (5, 5, 1)

PER_SEAT: Final = 11
SEATS: Final = 4
EVERYBODY: Final = PER_SEAT * SEATS
HERO: Final = 44
"""Stands for the hero where an attack names its target."""

LAST_SEAT: Final = 0x7FF << 33
"""The characters of the fourth seat; eleven bits below are those of the third (see `alone` for why from the top)."""
_EACH: Final = 0x200400801
FIGHTERS: Final = 0x41F * _EACH
"""Warriors and leaders of all seats (TK-CLASS-2, TK-CLASS-3)."""
DIGGERS: Final = 0x7E0 * _EACH
"""Miners and leaders (TK-CLASS-1, TK-CLASS-3)."""
LEADERS: Final = 0x400 * _EACH
MERE_MINERS: Final = 0x3E0 * _EACH
"""Miners that are not also warriors (TK-CLASS-4)."""

WHOLE: Final = 5 + 5 * 8 + 64
"""All eleven cards of a seat as a pile (TK-SETUP-2)."""


def alone(character: i64) -> i64:
    """The set of one character.

    From the top down: compiled, a small literal would be shifted in 32 bits only.
    """
    return i64(1 << 43) >> 43 - character


def owner_of(character: i64) -> i64:
    """The seat whose card it is."""
    return character // PER_SEAT


def class_of(character: i64) -> i64:
    """Warrior, miner or leader."""
    k = character % PER_SEAT
    if k < 5:
        return WARRIOR
    return MINER if k < 10 else LEADER


def text_of(character: int) -> str:
    """How a character is written: P1.W1, P2.M3, P4.L; HERO is the hero."""
    if character == HERO:
        return "hero"
    seat, k = divmod(character, PER_SEAT)
    sign = f"W{k + 1}" if k < 5 else f"M{k - 4}" if k < 10 else "L"
    return f"P{seat + 1}.{sign}"


def unit(kind: i64) -> i64:
    """One card of a class as a pile."""
    return i64(1) << 3 * kind


def count_in(pile: i64, kind: i64) -> i64:
    """How many of a class are in a pile."""
    return pile >> 3 * kind & 7


def size_of(pile: i64) -> i64:
    """How many cards are in a pile."""
    return (pile & 7) + (pile >> 3 & 7) + (pile >> 6)


def lot_of(pile: i64, i: i64) -> i64:
    """The class of the i-th card of a pile."""
    if i < pile & 7:
        return WARRIOR
    return MINER if i < (pile & 7) + (pile >> 3 & 7) else LEADER


def newcomer(present: i64, seat: i64, kind: i64) -> i64:
    """The number that a character of a class gets on the battlefield: the lowest that is free."""
    character = seat * PER_SEAT + 5 * kind
    while present >> character & 1:
        character += 1
    return character


def names_in(pile: i64) -> list[str]:
    """The cards of a pile by class, warriors first."""
    return [CLASSES[kind] for kind in range(3) for _ in range(int(count_in(pile, kind)))]
