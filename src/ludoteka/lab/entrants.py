"""Who plays in a series: bots by name."""

from __future__ import annotations

import ludoteka
from ludoteka import Bot


def bot_kinds(wanted: str) -> list[str]:
    """The kinds of bots as typed: one for all, or several that take the seats in turn; an unknown one is refused.

    >>> bot_kinds("greedy, random")
    ['greedy', 'random']
    """
    kinds = [word.strip().lower() for word in wanted.split(",")]
    for kind in kinds:
        ludoteka.bot(kind)
    return kinds


def new_bot(kind: str, seed: int, seat: int) -> Bot:
    """A bot whose choices hang on the seed and the seat alone."""
    return ludoteka.bot(kind, seed=seed * 100 + seat + 1)
