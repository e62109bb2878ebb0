"""What a series of games says of the seats: shares and means, each with the interval it is uncertain in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from ludoteka.core import seat_name
from ludoteka.terminal.outcomes import Outcome

Z: Final = 1.959964
"""Half the width of 95 % of a normal distribution, in standard deviations."""


class Seat:
    """One seat's results so far."""

    def __init__(self) -> None:
        self.won = 0
        self.shared = 0
        self.sum = 0.0
        self.squares = 0.0


class Series:
    """Results and lengths of the games so far."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.chances = 0
        self.steps: list[int] = []
        self.turns: list[int] = []
        self.endings: Counter[str] = Counter()
        self.decided: Counter[str] = Counter()
        self.seats: list[Seat] = []

    def add(self, game: Outcome) -> None:
        """Count one game. The first place is won by one side alone, or shared."""
        if not self.seats:
            self.seats = [Seat() for _ in game.scores]
        best = max(game.scores)
        first = [seat for seat, score in enumerate(game.scores) if score == best]
        alone = len({game.sides[seat] for seat in first}) == 1
        for number, (seat, score) in enumerate(zip(self.seats, game.scores, strict=True)):
            seat.won += alone and number in first
            seat.shared += not alone and number in first
            seat.sum += score
            seat.squares += score * score
        self.games += 1
        self.decisions += game.decisions
        self.chances += game.chances
        self.steps.append(game.decisions + game.chances)
        self.turns.append(game.turns)
        self.endings[game.ending] += 1
        self.decided[game.decided] += 1


def share_interval(hits: int, of: int) -> tuple[float, float]:
    """Wilson's interval for a share: it stays between 0 and 1 and is right for few games too.

    >>> [round(bound, 3) for bound in share_interval(0, 10)], [round(bound, 3) for bound in share_interval(50, 100)]
    ([0.0, 0.278], [0.404, 0.596])
    """
    share, spread = hits / of, Z * Z / of
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(share * (1 - share) / of + spread / of / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(total: float, squares: float, of: int) -> tuple[float, float]:
    """The mean and half of its interval, by the normal approximation."""
    mean = total / of
    variance = max(0.0, squares / of - mean * mean) * of / (of - 1) if of > 1 else 0.0
    return mean, Z * sqrt(variance / of)


def spread(lengths: Sequence[int]) -> dict[str, float]:
    """The mean, the shortest and longest, and between which lengths the middle eight of ten games lie.

    >>> spread([5, 1, 2, 3, 4])
    {'mean': 3.0, 'shortest': 1, 'tenth': 1, 'median': 3, 'ninetieth': 5, 'longest': 5}
    """
    row, count = sorted(lengths), len(lengths)
    return {"mean": sum(row) / count, "shortest": row[0], "tenth": row[count // 10], "median": row[count // 2],
            "ninetieth": row[min(count - 1, count * 9 // 10)], "longest": row[-1]}


class Figures:
    """A series with the time it took."""

    def __init__(self, series: Series, seconds: float) -> None:
        self.series = series
        self.seconds = max(seconds, 1e-9)

    def data(self) -> dict[str, object]:
        """Exact counts and sums, and what follows from them."""
        series = self.series
        seats = []
        for number, seat in enumerate(series.seats):
            mean, half = mean_interval(seat.sum, seat.squares, series.games)
            seats.append({"seat": number, "won": seat.won, "shared": seat.shared,
                          "won_95": share_interval(seat.won, series.games), "score_sum": seat.sum,
                          "score_squares": seat.squares, "score_mean": mean, "score_95": [mean - half, mean + half]})
        return {"games": series.games, "seats": seats, "decisions": series.decisions, "chance_steps": series.chances,
                "length": spread(series.steps), "turns": spread(series.turns) if any(series.turns) else None,
                "endings": _counts(series.endings), "decided_by": _counts(series.decided),
                "seconds": self.seconds, "games_per_second": series.games / self.seconds}

    def show(self, console: Console) -> None:
        """The same for people."""
        series = self.series
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column("seat")
        for heading in ("won", "95 %", "shared", "mean score", "95 %"):
            table.add_column(heading, justify="right")
        for number, seat in enumerate(series.seats):
            low, high = share_interval(seat.won, series.games)
            mean, half = mean_interval(seat.sum, seat.squares, series.games)
            table.add_row(seat_name(number), f"{seat.won / series.games:.1%}", f"{low:.1%} to {high:.1%}",
                          f"{seat.shared / series.games:.1%}", f"{mean:.3f}", f"± {half:.3f}")
        console.print(table)
        for name, counter in (("ended by", series.endings), ("decided by", series.decided)):
            if _counts(counter):
                console.print(_shares(name, counter, series.games))
        if any(series.turns):
            console.print(_length("turns", series.turns))
        decisions, chances = series.decisions / series.games, series.chances / series.games
        console.print(_length("steps", series.steps)
                      + f"; {decisions:.1f} decisions and {chances:.1f} of chance on average")
        pace = series.games / self.seconds
        console.print(f"{pace:,.{0 if pace >= 10 else 1}f} games a second")


def _counts(counter: Counter[str]) -> dict[str, int]:
    """What is known of how games ended, the most frequent first."""
    return {name: count for name, count in counter.most_common() if name}


def _length(what: str, lengths: Sequence[int]) -> str:
    found = spread(lengths)
    return (f"{found['mean']:.1f} {what} a game: median {found['median']:g}, eight in ten games "
            f"{found['tenth']:g} to {found['ninetieth']:g}, all {found['shortest']:g} to {found['longest']:g}")


def _shares(name: str, counter: Counter[str], games: int) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(name)
    table.add_column("games", justify="right")
    table.add_column("95 %", justify="right")
    for word, count in _counts(counter).items():
        low, high = share_interval(count, games)
        table.add_row(word, f"{count / games:.1%}", f"{low:.1%} to {high:.1%}")
    return table
