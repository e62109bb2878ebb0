"""What a series of games says of the seats: shares and means, each with the interval it is uncertain in."""

from __future__ import annotations

from math import sqrt
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from ludoteka.core import Position, seat_name

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
        self.shortest = 0
        self.longest = 0
        self.seats: list[Seat] = []

    def add(self, position: Position, decisions: int, chances: int) -> None:
        """Count one game. The first place is won by one side alone, or shared."""
        length, scores = decisions + chances, position.standing()
        if not self.seats:
            self.seats = [Seat() for _ in scores]
            self.shortest = length
        best = max(scores)
        first = [seat for seat, score in enumerate(scores) if score == best]
        alone = len({int(position.side(seat)) for seat in first}) == 1
        for number, (seat, score) in enumerate(zip(self.seats, scores, strict=True)):
            seat.won += alone and number in first
            seat.shared += not alone and number in first
            seat.sum += score
            seat.squares += score * score
        self.games += 1
        self.decisions += decisions
        self.chances += chances
        self.shortest = min(self.shortest, length)
        self.longest = max(self.longest, length)


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
        length = (series.decisions + series.chances) / series.games
        return {"games": series.games, "seats": seats, "decisions": series.decisions, "chance_steps": series.chances,
                "length": {"mean": length, "shortest": series.shortest, "longest": series.longest},
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
        decisions, chances = series.decisions / series.games, series.chances / series.games
        console.print(f"{decisions + chances:.1f} steps a game ({series.shortest} to {series.longest}): "
                      f"{decisions:.1f} decisions and {chances:.1f} of chance")
        console.print(f"{series.games / self.seconds:,.0f} games a second")
