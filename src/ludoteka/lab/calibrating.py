"""Calibration: of the positions that a bot judges 70 %, how many are won?

A bot plays against itself and says before every choice what result it expects for its own seat. Judgements are gathered
in bins of a tenth; within a game they hang together, so intervals come from drawing whole games anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from ludoteka import BadOption, Edition, Rng
from ludoteka.core.info import imagined_info
from ludoteka.lab.contest import points_of
from ludoteka.lab.dealing import Deal
from ludoteka.lab.diary import Diary, shaped
from ludoteka.lab.entrants import Entrant

_Game = TypeVar("_Game", bound=NamedTuple)
BINS: Final = 10
REDRAWN: Final = 300
FEW: Final = 20
"""A bin with fewer judgements is shown, but says nothing."""


class Judged(NamedTuple):
    """One game: what was expected for which seat, decision by decision, and what each seat won."""

    number: int
    said: tuple[tuple[int, float], ...]
    points: tuple[float, ...]


class Bin(NamedTuple):
    """Judgements of about the same value: how many, their mean, the share that was won, between which bounds."""

    judgements: int
    expected: float
    won: float
    low: float
    high: float


def judge(edition: Edition, entrant: Entrant, number: int, seats: int, seed: int) -> Judged:
    """Let a bot play a game against itself, choosing what its own explanation puts first.

    Refused are bots that expect nothing, and games whose results are no chances to win.
    """
    deal = Deal(seed, number)
    position = edition.new(seats, None, {}, None, "manual").position
    bots = [entrant.bot(deal.seed(seat)) for seat in range(seats)]
    said: list[tuple[int, float]] = []
    for who in deal.decisions(position):
        found = bots[who].explain(imagined_info(edition.game, who, position, []))
        if found.best.expected:
            said.append((who, round(found.best.expected[who], 4)))
        elif len(found.candidates) > 1:
            raise BadOption(f"{entrant.name} does not say what result it expects; take a searching bot")
        position.apply(position.pack.by_text[found.best.move], who)
    standing = tuple(float(score) for score in position.standing())
    if any(abs(score - point) > 1e-6 for score, point in zip(standing, points_of(standing), strict=True)):
        raise BadOption(f"{edition.title} counts points, not wins: what is expected is no chance to win")
    return Judged(number, tuple(said), points_of(standing))


def judged(
    edition: Edition, entrant: Entrant, games: int, seats: int, seed: int, path: Path | None
) -> Iterator[Judged]:
    """So many games."""
    return kept(Judged, games, seats, path, lambda number: judge(edition, entrant, number, seats, seed))


def bins(games: Sequence[Judged], seed: int = 1) -> list[Bin | None]:
    """The judgements of all games by tenths; None where there are none."""
    rows = [_sums(game) for game in games]
    rng, drawn = Rng(seed), [list[float]() for _ in range(BINS)]
    for _ in range(REDRAWN):
        again = _add([rows[rng.below(len(rows))] for _ in rows])
        for place, (count, _, won) in enumerate(again):
            if count:
                drawn[place].append(won / count)
    found: list[Bin | None] = []
    for place, (count, expected, won) in enumerate(_add(rows)):
        row = sorted(drawn[place])
        found.append(
            None
            if not count
            else Bin(
                int(count),
                expected / count,
                won / count,
                row[int(len(row) * 0.025)],
                row[min(len(row) - 1, int(len(row) * 0.975))],
            )
        )
    return found


def error(found: Sequence[Bin | None]) -> float:
    """How far judgement and result lie apart on average, every judgement counted alike."""
    known = [each for each in found if each is not None]
    every = sum(each.judgements for each in known)
    return sum(each.judgements * abs(each.expected - each.won) for each in known) / max(1, every)


Sums = list[tuple[float, float, float]]


def _sums(game: Judged) -> Sums:
    """Per bin: how many judgements, the sum of what was expected, the sum of what was won."""
    found = [(0.0, 0.0, 0.0)] * BINS
    for seat, value in game.said:
        place = min(BINS - 1, max(0, int(value * BINS)))
        count, expected, won = found[place]
        found[place] = (count + 1, expected + value, won + game.points[seat])
    return found


def _add(rows: Sequence[Sums]) -> Sums:
    return [
        (sum(row[place][0] for row in rows), sum(row[place][1] for row in rows), sum(row[place][2] for row in rows))
        for place in range(BINS)
    ]


def kept(kind: type[_Game], games: int, seats: int, path: Path | None, play: Callable[[int], _Game]) -> Iterator[_Game]:
    """So many games, each a line of the file, where there is one; those that it holds already are not played again."""
    if path is None:
        yield from map(play, range(1, games + 1))
        return
    diary = Diary(path, '{"number": ')
    try:
        done = dict(diary.games(lambda row: _numbered(shaped(kind, row), seats)))
        for number in range(1, games + 1):
            game = done.get(number) or play(number)
            if number not in done:
                diary.add(json.dumps(game._asdict()))
            yield game
    finally:
        diary.close()


def _numbered(game: _Game, seats: int) -> tuple[int, _Game]:
    """A game by its number, or a ValueError where it was played by others than these seats."""
    number, said, points = game
    if len(points) != seats or any(seat not in range(seats) for seat, _ in said):
        raise ValueError(f"game {number} was not played by {seats} seats")
    return number, game
