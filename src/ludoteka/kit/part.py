"""Some places of a row, for dealing them anew apart from the others."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.core.native import i64
from ludoteka.core.rng import Rng
from ludoteka.kit.knowledge import knows
from ludoteka.kit.row import Row
from ludoteka.kit.zone import Zone


class Part(Zone):
    """These places only, and perhaps a trait that the imagining seat sees of the cards there.

    A player with one eye shut sees the left symbol of his cards but not the cards: `traits` then gives the left symbol
    of every kind, and a place gets only such cards as show the same one.
    """

    def __init__(self, row: Row, places: Sequence[int], traits: list[i64] | None = None) -> None:
        self.row = row
        self.places: list[i64] = [place for place in places]
        self.traits = traits

    def is_choosy(self) -> bool:
        """Where a trait is seen, other cards cannot be there."""
        return self.traits is not None

    def unknown(self, seat: i64, pool: list[i64]) -> None:
        """The cards in those of these places that the seat does not know."""
        for place in self.places:
            if not knows(self.row.knowers[place], seat):
                pool.append(self.row.cards[place])

    def deal(self, seat: i64, pool: list[i64], rng: Rng) -> None:
        """Put another card, of the same trait where one is seen, into every such place."""
        traits = self.traits
        for place in self.places:
            if traits is None:
                self.row.deal_place(place, seat, pool, rng)
            else:
                if not knows(self.row.knowers[place], seat):
                    self.row.cards[place] = _draw_alike(pool, traits, self.row.cards[place], rng)
                self.row.forget(place, seat)

    def claims(self, seat: i64) -> list[i64]:
        """One trait for each place of which the seat knows the trait but not the card."""
        found: list[i64] = []
        if self.traits is not None:
            for place in self.places:
                if not knows(self.row.knowers[place], seat):
                    found.append(self.traits[self.row.cards[place]])
        return found


def of_filling(rows: Sequence[Row], filling: i64, glimpse: Part | None = None) -> list[Zone]:
    """The places of the rows whose cards were drawn from one filling of the deck; those glimpsed at apart."""
    zones: list[Zone] = []
    for row in rows:
        places = [i for i in range(len(row.fillings)) if row.fillings[i] == filling]
        if glimpse is not None and glimpse.row is row:
            zones.append(Part(row, [i for i in places if i in glimpse.places], glimpse.traits))
            places = [i for i in places if i not in glimpse.places]
        zones.append(Part(row, places))
    return zones


def _draw_alike(pool: list[i64], traits: list[i64], model: i64, rng: Rng) -> i64:
    """Take any card of the model's trait out of the pool, each equally likely."""
    alike: list[i64] = [card for card in pool if traits[card] == traits[model]]
    card = alike[rng.below(len(alike))]
    pool.remove(card)
    return card
