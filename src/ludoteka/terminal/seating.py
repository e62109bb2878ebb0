"""Who sits where: people at this keyboard, bots on the other seats."""

from __future__ import annotations

import secrets
from argparse import Namespace

from ludoteka import BadOption, Bot, Edition, Match
from ludoteka.bots.shelf import BOTS
from ludoteka.core import seat_name
from ludoteka.lab.entrants import bot_kinds, check_at_home, new_bot
from ludoteka.table.letters import Letter
from ludoteka.terminal.shelf import options

SHOWN_SEED = 1
"""The seed of a game that nobody asked for by a seed and nobody plays: it is the same every time."""


class Party:
    """A match about to be played: its seed, and the bots by seat. The other seats are people's."""

    def __init__(self, edition: Edition, args: Namespace, *, person: bool) -> None:
        self.seed: int = _seed(person=person) if args.seed is None else args.seed
        self.match: Match = edition.new(seats=args.seats, seed=self.seed, options=options(args), content=args.content)
        seats, kinds = who_plays("none" if args.hot_seat else args.bots, args.bot, self.match.seats)
        self.bots: dict[int, Bot] = {}
        self.kinds = kinds
        for kind in kinds:
            check_at_home(kind, edition)
        for seat in seats if person else range(self.match.seats):
            self.seat_bot(seat)
        self._settled = {viewer: len(self.match.log(viewer)) for viewer in [None, *range(self.match.seats)]}

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.match.seats) if seat not in self.bots]

    def seat_bot(self, seat: int) -> None:
        """A bot takes a seat; the record says so."""
        self.bots[seat] = new_bot(self.kind_of(seat), self.seed, seat)
        self.match.seat_bot(seat)

    def kind_of(self, seat: int) -> str:
        """The kind of bot for a seat."""
        return self.kinds[seat % len(self.kinds)]

    def news(self, viewer: int | None, since: int) -> list[Letter]:
        """A viewer's letters after number `since`, but for those that only say who sits down at the start."""
        return [
            letter
            for letter in self.match.log(viewer, since)
            if letter["clause"] or letter["n"] > self._settled[viewer]
        ]

    def describe(self, seat: int) -> str:
        """Who sits on a seat, in a word."""
        if seat in self.bots:
            return "bot"
        return "you" if len(self.people) == 1 else "person"


def who_plays(wanted: str | None, kind: str, seats: int) -> tuple[list[int], list[str]]:
    """The seats of bots and their kinds, as typed after --bots (seats, or kinds) and --bot (kinds).

    >>> who_plays("greedy", "random", 3), who_plays("2", "greedy", 3)
    (([1, 2], ['greedy']), ([1], ['greedy']))
    """
    if wanted is not None and all(word.strip().lower() in BOTS for word in wanted.split(",")):
        return bot_seats(None, seats), bot_kinds(wanted)
    return bot_seats(wanted, seats), bot_kinds(kind)


def bot_seats(wanted: str | None, seats: int) -> list[int]:
    """The seats of bots as typed after --bots; by default all but the first.

    >>> bot_seats(None, 3), bot_seats("P3", 3), bot_seats("all", 2), bot_seats("none", 2)
    ([1, 2], [2], [0, 1], [])
    """
    if wanted is None:
        return list(range(1, seats))
    if wanted in ("all", "none"):
        return list(range(seats)) if wanted == "all" else []
    return sorted({seat_typed(word, seats) for word in wanted.split(",")})


def seat_typed(word: str, seats: int) -> int:
    """A seat as people type it, 1 or P1 for the first, or BadOption.

    >>> seat_typed("2", 2), seat_typed("p1", 2)
    (1, 0)
    """
    digits = word.strip().upper().removeprefix("P")
    if digits.isascii() and digits.isdigit() and 1 <= int(digits) <= seats:
        return int(digits) - 1
    raise BadOption(
        f"there is no seat {word.strip()!r}; the seats are {', '.join(map(seat_name, range(seats)))}"
        + (f" (or name a kind of bot: {', '.join(BOTS)})" if not digits.isdigit() else "")
    )


def _seed(*, person: bool) -> int:
    return secrets.randbelow(1_000_000) if person else SHOWN_SEED
