"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteka.bots.greedy_bot import GreedyBot
from ludoteka.bots.levels import LEVELS, STYLES
from ludoteka.bots.random_bot import RandomBot
from ludoteka.bots.search_bot import SearchBot
from ludoteka.core.bot import Bot
from ludoteka.core.errors import BadOption, nearest

BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    **{name: LEVELS[name].bot for name in LEVELS},
    **STYLES,
}
"""Kinds of bots, then the levels, the weakest first, then the styles."""


def bot(name: str, **settings: object) -> Bot:
    """A new bot of a named kind or level; settings differ by kind (`seed`, `seconds`, `iterations` …).

    >>> type(bot("random", seed=7)).__name__
    'RandomBot'
    """
    if name not in BOTS:
        raise BadOption(f"no bot {name!r}; {nearest(name, BOTS)}")
    try:
        return BOTS[name](**settings)
    except TypeError as error:
        raise BadOption(f"bot {name!r}: {error}") from None
