"""What a series of games says of the seats: shares and means, each with the interval it is uncertain in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from ludoteka.core import seat_name
from ludoteka.lab.intervals import mean_interval, share_interval, spread
from ludoteka.lab.outcomes import Outcome
from ludoteka.terminal.chronicle import Chronicle
from ludoteka.terminal.shares import Shares


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
        self.rounds: list[int] = []
        self.endings: Counter[str] = Counter()
        self.decided: Counter[str] = Counter()
        self.seats: list[Seat] = []
        self.shares = Shares()
        self.chronicle = Chronicle()

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
        self.rounds.append(game.rounds)
        self.endings[game.ending] += 1
        self.decided[game.decided] += 1
        self.shares.add(game)
        self.chronicle.add(game.happened)


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
            seats.append(
                {
                    "seat": number,
                    "won": seat.won,
                    "shared": seat.shared,
                    "won_95": share_interval(seat.won, series.games),
                    "score_sum": seat.sum,
                    "score_squares": seat.squares,
                    "score_mean": mean,
                    "score_95": [mean - half, mean + half],
                }
            )
        return {
            "games": series.games,
            "seats": seats,
            "decisions": series.decisions,
            "chance_steps": series.chances,
            "length": spread(series.steps),
            "turns": spread(series.turns) if any(series.turns) else None,
            "rounds": spread(series.rounds) if any(series.rounds) else None,
            **series.shares.data(),
            "events": series.chronicle.data(),
            "endings": _counts(series.endings),
            "decided_by": _counts(series.decided),
            "seconds": self.seconds,
            "games_per_second": series.games / self.seconds,
        }

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
            table.add_row(
                seat_name(number),
                f"{seat.won / series.games:.1%}",
                f"{low:.1%} to {high:.1%}",
                f"{seat.shared / series.games:.1%}",
                f"{mean:.3f}",
                f"± {half:.3f}",
            )
        console.print(table)
        for table in series.shares.tables():
            console.print(table)
        for name, counter in (("ended by", series.endings), ("decided by", series.decided)):
            if _counts(counter):
                console.print(_shares(name, counter, series.games))
        for what, lengths in (("turns", series.turns), ("rounds", series.rounds)):
            if any(lengths):
                console.print(_length(what, lengths))
        decisions, chances = series.decisions / series.games, series.chances / series.games
        console.print(
            _length("steps", series.steps) + f"; {decisions:.1f} decisions and {chances:.1f} of chance on average"
        )
        if series.chronicle.games:
            console.print(series.chronicle.table(series.games))
        pace = series.games / self.seconds
        console.print(f"{pace:,.{0 if pace >= 10 else 1}f} games a second")


def _counts(counter: Counter[str]) -> dict[str, int]:
    """What is known of how games ended, the most frequent first."""
    return {name: count for name, count in counter.most_common() if name}


def _length(what: str, lengths: Sequence[int]) -> str:
    found = spread(lengths)
    return (
        f"{found['mean']:.1f} {what} a game: median {found['median']:g}, eight in ten games "
        f"{found['tenth']:g} to {found['ninetieth']:g}, all {found['shortest']:g} to {found['longest']:g}"
    )


def _shares(name: str, counter: Counter[str], games: int) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(name)
    table.add_column("games", justify="right")
    table.add_column("95 %", justify="right")
    for word, count in _counts(counter).items():
        low, high = share_interval(count, games)
        table.add_row(word, f"{count / games:.1%}", f"{low:.1%} to {high:.1%}")
    return table
