"""Who plays in a series: bots by name with their settings, or programs from outside."""

from __future__ import annotations

import shlex
import shutil
from typing import NamedTuple

import ludoteka
from ludoteka import BadOption, Bot, Edition
from ludoteka.bots.levels import STYLES
from ludoteka.bots.shelf import BOTS
from ludoteka.core.errors import nearest
from ludoteka.lab.outside import OutsideBot


class Entrant(NamedTuple):
    """A bot that takes part, as it was typed: `master`, `search:seconds=1`, `search:iterations=400` or a command."""

    name: str
    kind: str
    settings: tuple[tuple[str, float], ...] = ()
    command: tuple[str, ...] = ()
    seconds: float | None = None

    def bot(self, seed: int) -> Bot:
        """A new bot for one game."""
        if self.command:
            return OutsideBot(self.command, self.seconds, seed=seed)
        return ludoteka.bot(self.kind, seed=seed, **dict(self.settings))


def entrants(typed: str, seconds: float | None = None) -> list[Entrant]:
    """All that take part, as typed with commas between; one that is named twice is refused.

    >>> [entrant.settings for entrant in entrants("greedy, search:iterations=20", seconds=0.2)]
    [(), (('iterations', 20), ('seconds', 0.2))]
    """
    found = [entrant(word.strip(), seconds) for word in typed.split(",")]
    names = [each.name for each in found]
    twice = [name for name in dict.fromkeys(names) if names.count(name) > 1]
    if twice:
        raise BadOption(f"{twice[0]!r} is named twice; name each bot once")
    return found


def entrant(typed: str, seconds: float | None = None) -> Entrant:
    """One of them; `seconds` is how long it may think where its own settings do not say."""
    head, *rest = typed.split(":")
    kind = head.strip().lower()
    if kind not in BOTS:
        return _outsider(typed, seconds)
    settings = dict(_setting(kind, pair) for pair in rest)
    if "seed" in settings:
        raise BadOption(f"bot {kind!r}: its seed comes from that of the games; take --seed")
    if seconds is not None and "seconds" not in settings and _takes_seconds(kind):
        settings["seconds"] = seconds
    ludoteka.bot(kind, **settings)  # or it says what is wrong
    return Entrant(":".join([kind, *[part.strip() for part in rest]]), kind, tuple(sorted(settings.items())))


def _setting(kind: str, pair: str) -> tuple[str, float]:
    key, _, value = pair.partition("=")
    try:
        return key.strip(), int(value) if value.strip().lstrip("-").isdigit() else float(value)
    except ValueError:
        raise BadOption(f"bot {kind!r}: {pair!r} does not fit; write a setting and a number: seconds=0.5") from None


def _takes_seconds(kind: str) -> bool:
    try:
        ludoteka.bot(kind, seconds=0.1)
    except BadOption:
        return False
    return True


def _outsider(typed: str, seconds: float | None) -> Entrant:
    try:
        words = shlex.split(typed)
    except ValueError as error:
        raise BadOption(f"{typed!r} is no command: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise BadOption(f"no bot {typed!r}; {nearest(typed, BOTS)} (or write a command that starts one)")
    return Entrant(typed, "outside", (), tuple(words), seconds)


def bot_kinds(wanted: str) -> list[str]:
    """The kinds of bots as typed: one for all, or several that take the seats in turn; an unknown one is refused.

    >>> bot_kinds("greedy, random")
    ['greedy', 'random']
    """
    kinds = [word.strip().lower() for word in wanted.split(",")]
    for kind in kinds:
        ludoteka.bot(kind)
    return kinds


def check_at_home(kind: str, edition: Edition) -> None:
    """Refuse a bot that cannot play this game before anybody has made a move: it would only say so when it is asked."""
    advice = edition.game.advice
    styles = [] if advice is None else advice.styles()
    if kind in STYLES and kind not in styles:
        raise BadOption(f"{edition.title} has no style {kind!r}; it has {', '.join(styles) or 'none'}")
    if kind == "greedy" and advice is None:
        raise BadOption(f"{edition.title} has no advice, so no greedy bot can play it; take another bot")


def new_bot(kind: str, seed: int, seat: int) -> Bot:
    """A bot whose choices hang on the seed and the seat alone."""
    return ludoteka.bot(kind, seed=seed * 100 + seat + 1)
