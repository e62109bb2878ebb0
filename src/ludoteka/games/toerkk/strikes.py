"""An attack as one number: who attacks whom, who blocks it, who is credited, and whether it still stands."""

from __future__ import annotations

from typing import Final

from ludoteka.core.native import i64
from ludoteka.games.toerkk.characters import owner_of

NO_BLOCKER: Final = 63
BLOCKED: Final = 1 << 18
STANDING: Final = 1 << 19
REDIRECTED: Final = 1 << 20


def strike(attacker: i64, target: i64) -> i64:
    """A new attack, credited to the attacker's owner."""
    return attacker | target << 6 | i64(NO_BLOCKER) << 12 | STANDING | owner_of(attacker) << 21


def attacker_of(attack: i64) -> i64:
    """The character that attacks."""
    return attack & 63


def target_of(attack: i64) -> i64:
    """The character it is aimed at, or HERO."""
    return attack >> 6 & 63


def blocker_of(attack: i64) -> i64:
    """The character that blocks it, or NO_BLOCKER."""
    return attack >> 12 & 63


def credit_of(attack: i64) -> i64:
    """The seat that is credited with a loss of life."""
    return attack >> 21 & 7


def stands(attack: i64) -> bool:
    """Whether it has not been called off."""
    return (attack & STANDING) != 0


def is_open(attack: i64) -> bool:
    """Whether it stands, unblocked, at its own aim: it can be blocked or turned round."""
    return (attack & (STANDING | BLOCKED | REDIRECTED)) == STANDING


def hits_hero(attack: i64) -> bool:
    """Whether it stands, unblocked, against a hero, turned round or not."""
    return (attack & (STANDING | BLOCKED)) == STANDING and target_of(attack) == 44


def blocked_by(attack: i64, blocker: i64) -> i64:
    """The attack with its blocker."""
    return attack & ~(i64(63) << 12) | blocker << 12 | BLOCKED


def turned_round(attack: i64, by: i64) -> i64:
    """The attack against the hero of its own side, credited to the seat that turned it (TK-CARD-10)."""
    kept = attack & ~(i64(63) << 6) & ~(i64(7) << 21)
    return kept | i64(44) << 6 | REDIRECTED | by << 21
