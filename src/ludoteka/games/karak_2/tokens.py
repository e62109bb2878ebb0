"""Army tokens on a hex: up to a few of them in one number, four bits each, a kind of army plus one."""

from __future__ import annotations

from ludoteka.core.native import i64
from ludoteka.kit.bits import bit


def with_token(tokens: i64, kind: i64) -> i64:
    """Some tokens and one more, the lower kinds first.

    >>> with_token(with_token(0, 4), 2) == 3 | 5 << 4
    True
    """
    low: i64 = 0
    shift: i64 = 0
    while tokens >> shift & 15 and tokens >> shift & 15 <= kind + 1:
        low |= (tokens >> shift & 15) << shift
        shift += 4
    return low | (kind + 1) << shift | tokens >> shift << (shift + 4)


def without_token(tokens: i64, kind: i64) -> i64:
    """Some tokens but one of this kind."""
    shift: i64 = 0
    while tokens >> shift & 15 != kind + 1:
        shift += 4
    return tokens & (bit(shift) - 1) | tokens >> (shift + 4) << shift


def token_count(tokens: i64) -> i64:
    """How many tokens there are."""
    found: i64 = 0
    while tokens:
        found += 1
        tokens >>= 4
    return found
