"""A contest: which bots meet at which tables, and one game of it played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from time import perf_counter, thread_time
from typing import NamedTuple

import ludoteka
from ludoteka import BadOption, Edition, LudotekaError
from ludoteka.bots import search_bot
from ludoteka.core import CHANCE, NOBODY, Bot, Position
from ludoteka.core.info import imagined_info
from ludoteka.lab.dealing import Deal
from ludoteka.lab.entrants import Entrant
from ludoteka.lab.outside import OutsideFault, let_go


class Contest(NamedTuple):
    """Everything that decides what is played; two contests that are equal play the same games."""

    game: str
    """The name or path by which `ludoteka.game` finds it."""
    seats: int
    options: Mapping[str, object]
    content: str | None
    entrants: tuple[Entrant, ...]
    seed: int


class GameId(NamedTuple):
    """Which game of a contest: the table, the deal, and by how many places all have moved round."""

    table: int
    deal: int
    turn: int


class Played(NamedTuple):
    """One finished game. `points` share one win among the seats that came first."""

    which: GameId
    seats: tuple[str, ...]
    points: tuple[float, ...]
    standing: tuple[float, ...]
    steps: int
    seconds: float
    slowest: Mapping[str, float]
    """The longest decision of each bot, in seconds."""


class Seating(NamedTuple):
    """One table: its seats as they are taken first, and every way to move round that differs."""

    first: tuple[str, ...]
    ways: tuple[tuple[str, ...], ...]

    @property
    def asked(self) -> str:
        """The bot whose strength is in question."""
        return self.first[0]

    @property
    def fair(self) -> float:
        """The part of all wins that is due to it where all are alike."""
        return self.first.count(self.asked) / len(self.first)


def seatings(names: Sequence[str], seats: int, *, teams: bool = False) -> list[Seating]:
    """The tables of a contest: every group of bots that fits, once. Where bots are fewer than seats, the last fills up.

    >>> [one.first for one in seatings(["a", "b", "c"], 2)]
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> seatings(["a", "b"], 4)[0].ways[:2], seatings(["a", "b"], 4, teams=True)[0].ways
    ((('a', 'b', 'b', 'b'), ('b', 'a', 'b', 'b')), (('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')))
    """
    if len(names) < 2:
        raise BadOption(f"{len(names)} bot is too few; name two or more")
    if teams and len(names) > 2:
        raise BadOption(f"at a table of teams two bots meet, not {len(names)}; name two")
    groups = (
        list(combinations(names, seats))
        if len(names) >= seats
        else [tuple(names[seat % 2 if teams else min(seat, len(names) - 1)] for seat in range(seats))]
    )
    return [
        Seating(group, tuple(dict.fromkeys(group[-turn:] + group[:-turn] for turn in range(seats)))) for group in groups
    ]


class Astray(LudotekaError):
    """A bot of the house chose a move that is not open: a fault of ours."""


class Room:
    """Where the games of one contest are played, one after another."""

    def __init__(self, contest: Contest, edition: Edition | None = None) -> None:
        edition = edition or ludoteka.game(contest.game)
        match = edition.new(contest.seats, None, contest.options, contest.content, "manual")
        think_by_processor()
        self.contest = contest
        self.game = edition.game
        self.start: Position = match.position
        self.content = match.position.pack.content_hash
        self.by_name = {entrant.name: entrant for entrant in contest.entrants}
        sides = {int(self.start.side(seat)) for seat in range(match.seats)}
        self.tables = seatings(list(self.by_name), match.seats, teams=len(sides) < match.seats)

    def play(self, which: GameId) -> Played:
        """Play one game to its end; it comes out the same wherever it is played, if its bots do."""
        names, deal = self.tables[which.table].ways[which.turn], Deal(self.contest.seed, which.deal)
        bots = [self.by_name[name].bot(deal.seed(seat)) for seat, name in enumerate(names)]
        began, slowest, scores = perf_counter(), dict.fromkeys(names, 0.0), None
        try:
            position, steps = self._play(bots, names, deal, slowest)
            scores = [float(score) for score in position.standing()]
        except (OutsideFault, Astray) as fault:
            raise type(fault)(f"table {which.table + 1}, deal {which.deal}: {fault}") from None
        finally:
            let_go(bots, scores)
        return Played(which, names, points_of(scores), tuple(scores), steps, perf_counter() - began, slowest)

    def _play(
        self, bots: Sequence[Bot], names: Sequence[str], deal: Deal, slowest: dict[str, float]
    ) -> tuple[Position, int]:
        position, steps = self.start.copy(), 0
        clock = perf_counter if any(self.by_name[name].command for name in names) else thread_time
        for seat in range(len(bots)):
            position.occupy(seat, True)
        while position.to_act != NOBODY:
            who, steps = int(position.to_act), steps + 1
            if who == CHANCE:
                position.apply(deal.draw(position), CHANCE)
                continue
            given = deal.hero(position, who)
            if given is None:
                began = clock()
                given = bots[who].answer(imagined_info(self.game, who, position, []))
                slowest[names[who]] = max(slowest[names[who]], clock() - began)
                if position.refusal(given, who) is not None:
                    raise Astray(
                        f"{names[who]} answered {given.text!r}, which is not open to it; "
                        f"{', '.join(move.text for move in position.moves_of(who)[:5])} … are"
                    )
            position.apply(given, who)
        return position, steps


def think_by_processor() -> None:
    """In this process, let the seconds of searching bots be seconds of the processor.

    Who is stronger must not hang on what else the machine does while they play.
    """
    vars(search_bot)["perf_counter"] = thread_time


def points_of(scores: Sequence[float]) -> tuple[float, ...]:
    """One win, shared by the seats that came first.

    >>> points_of([3, 1]), points_of([1, 1, 0, 0])
    ((1.0, 0.0), (0.5, 0.5, 0.0, 0.0))
    """
    best = max(scores)
    return tuple(1.0 / list(scores).count(best) if score == best else 0.0 for score in scores)


def points_by_name(game: Played) -> dict[str, float]:
    """What each bot won of a game, whatever number of seats it had."""
    won = dict.fromkeys(game.seats, 0.0)
    for name, points in zip(game.seats, game.points, strict=True):
        won[name] += points
    return won
