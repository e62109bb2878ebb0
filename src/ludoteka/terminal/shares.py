"""Whose share of the wins is too large or too small: heroes, and places in the order of turns."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table

from ludoteka.lab.intervals import mean_interval
from ludoteka.lab.outcomes import Outcome


class Share:
    """How often somebody won, as a multiple of an even share: 1 is even, a shared first place counts in part."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0.0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, credit: float, sides: int) -> None:
        """Count one game between so many sides."""
        self.games += 1
        self.won += credit
        self.sum += credit * sides
        self.squares += (credit * sides) ** 2

    def interval(self) -> tuple[float, float]:
        """The multiple of an even share, and half of its interval of 95 %."""
        return mean_interval(self.sum, self.squares, self.games)


class Shares:
    """The shares of all heroes and of all places in the order of turns, so far."""

    def __init__(self) -> None:
        self.heroes: dict[str, Share] = {}
        self.places: dict[str, Share] = {}

    def add(self, game: Outcome) -> None:
        """Count one game, for each seat its hero and how soon after the first side it had its turn."""
        best = max(game.scores)
        first = {game.sides[seat] for seat, score in enumerate(game.scores) if score == best}
        sides = len(set(game.sides))
        for seat, hero in enumerate(game.heroes):
            self.heroes.setdefault(hero, Share()).add((game.sides[seat] in first) / len(first), sides)
        if game.first >= 0:
            for side in range(sides):
                place = str((side - game.first) % sides + 1)
                self.places.setdefault(place, Share()).add((side in first) / len(first), sides)

    def data(self) -> dict[str, object]:
        """Exact counts and sums, and what follows from them."""
        return {"heroes": _data(self.heroes), "order": _data(self.places)}

    def tables(self) -> Sequence[Table]:
        """The same for people; nothing where it is not known."""
        return [_table(name, shares) for name, shares in (("hero", self.heroes), ("turn order", self.places)) if shares]


def _data(shares: dict[str, Share]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name in sorted(shares):
        share = shares[name]
        mean, half = share.interval()
        found[name] = {
            "games": share.games,
            "won": share.won,
            "of_even": mean,
            "of_even_95": [mean - half, mean + half],
        }
    return found


def _table(name: str, shares: dict[str, Share]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(name)
    for heading in ("games", "won", "of an even share", "95 %"):
        table.add_column(heading, justify="right")
    for key in sorted(shares):
        share = shares[key]
        mean, half = share.interval()
        table.add_row(key, f"{share.games:,}", f"{share.won / share.games:.1%}", f"{mean:.2f}", f"± {half:.2f}")
    return table
