"""A zone: a place for cards of which not everybody knows everything."""

from __future__ import annotations

from ludoteka.core.native import i64, mypyc_attr
from ludoteka.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone:
    """What `redeal` asks of decks, hands, rows and bags; a game may add zones of its own."""

    def unknown(self, seat: i64, pool: list[i64]) -> None:
        """Add every card that this seat does not know to the pool, and change nothing."""
        raise NotImplementedError

    def deal(self, seat: i64, pool: list[i64], rng: Rng) -> None:
        """Fill every place that this seat does not know out of the pool, and forget what only others know.

        What the zone is afterwards, and how often it asks the generator, may depend only on what the seat knows.
        """
        raise NotImplementedError

    def is_choosy(self) -> bool:
        """Whether some cards of the pool cannot lie here; such zones are filled first."""
        return False
