"""Speeds that our own games must keep in the native engine: steps of random play, and copies halfway through a game."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from bench.figures import Figure

FOUR = "inside, 4 seats"
STEPS = ("decisions", "chance steps")
COPIES = ("copies",)


@dataclass(frozen=True)
class Floor:
    """A rate per CPU second that must be reached, by some units together."""

    game: str
    units: tuple[str, ...]
    least: float
    what: str = FOUR
    section: str = "ours"

    def reached(self, figures: list[Figure]) -> float | None:
        """The rate of the native engine, if it was measured."""
        rates = [
            f.rates["native"]
            for f in figures
            if f.unit in self.units
            and "native" in f.rates
            and (f.section, f.game, f.what) == (self.section, self.game, self.what)
        ]
        return sum(rates) if rates else None

    def is_met(self, figures: list[Figure]) -> bool:
        """Measured and reached."""
        reached = self.reached(figures)
        return reached is not None and reached >= self.least

    def says(self, figures: list[Figure]) -> str:
        """The floor and what was reached, in one line; a copy by how long it takes."""
        reached = self.reached(figures)
        found = "not measured" if reached is None else f"reached {self._told(reached)}"
        found += "" if reached is None or self.is_met(figures) else ": MISSED"
        return f"{self.game}, {' and '.join(self.units)}, {self.what}: bar {self._told(self.least)}, {found}"

    def _told(self, rate: float) -> str:
        return f"{1e6 / rate:.2f} us" if self.units == COPIES else f"{rate / 1e6:.2f} M a CPU second"

    def json(self, figures: list[Figure]) -> dict[str, object]:
        """As it is kept in a file."""
        return asdict(self) | {"reached": self.reached(figures), "met": self.is_met(figures)}


def a_copy_in(microseconds: float) -> float:
    """The rate at which a copy takes so long."""
    return 1e6 / microseconds


FLOORS = [
    Floor("kragmortha", STEPS, 1.5e6),
    Floor("kragmortha", COPIES, a_copy_in(1.5)),
    Floor("karak-goblin", STEPS, 1.5e6),
    Floor("karak-goblin", COPIES, a_copy_in(1.5)),
    Floor("karak-2", STEPS, 1.0e6),
    Floor("karak-2", COPIES, a_copy_in(3.0)),
    Floor("toerkk", STEPS, 1.5e6),
    Floor("toerkk", COPIES, a_copy_in(1.5)),
]
