"""A row: cards in places that everybody can point at, held by a player in order of age or lying face down."""

from __future__ import annotations

from typing import Final

from ludoteka.core.native import i64
from ludoteka.core.rng import Rng
from ludoteka.kit.knowledge import ALL, NO_ONE, knows, remembered
from ludoteka.kit.multiset import draw_one
from ludoteka.kit.reading import are_cards, demand, fields
from ludoteka.kit.zone import Zone

UNSEEN: Final = -1
"""In place of a card that a seat does not know."""


class Row(Zone):
    """Place 0 is the oldest card. Each place has its knowers, and its own holder need not be among them.

    Places are public: all see from which place a card is taken and that new ones come last. So are the holders' own
    eyes: everybody is aware of which cards they see. What other seats saw in private only they are aware of, except
    that a card which the spectators know is common knowledge, and whoever looks at it then does so openly.
    Why a card is taken from this place and not from another tells nothing: where a rule means the oldest of equal
    cards, the others could conclude that no older one is equal, but do not.

    A card may carry the number of the filling of the deck it was drawn from. All know these numbers, since all know
    when the discard pile became the deck and which places are older. `redeal.redeal_fillings` makes use of them.
    """

    def __init__(self, holders: i64 = NO_ONE) -> None:
        self.holders: i64 = holders
        """Those who see whatever comes in; NO_ONE for cards lying face down on the table."""
        self.cards: list[i64] = []
        self.knowers: list[i64] = []
        self.fillings: list[i64] = []

    def copy(self) -> Row:
        """Another row with the same cards, known to the same seats."""
        twin = Row(self.holders)
        twin.cards = self.cards.copy()
        twin.knowers = self.knowers.copy()
        twin.fillings = self.fillings.copy()
        return twin

    def size(self) -> i64:
        """How many places it has."""
        return len(self.cards)

    def put(self, card: i64, knowers: i64 = NO_ONE, filling: i64 = 0) -> None:
        """Add a card as the newest; besides the holders these seats know it."""
        self.cards.append(card)
        self.knowers.append(knowers | self.holders)
        self.fillings.append(filling)

    def take(self, place: i64) -> i64:
        """Take the card out of a place; those behind it move up."""
        self.knowers.pop(place)
        self.fillings.pop(place)
        return self.cards.pop(place)

    def show(self, place: i64, knowers: i64 = ALL) -> None:
        """These seats see the card in a place."""
        self.knowers[place] |= knowers

    def conceal(self, place: i64, seats: i64) -> None:
        """These seats do not see the card in a place any more, nor do they remember it."""
        self.knowers[place] &= ~seats

    def find(self, card: i64) -> i64:
        """The place of the oldest card of this kind, or -1."""
        for i in range(i64(len(self.cards))):
            if self.cards[i] == card:
                return i
        return -1

    def seen(self, seat: i64) -> list[int]:
        """What this seat sees in each place, UNSEEN where it sees nothing."""
        return [int(self.cards[i]) if knows(self.knowers[i], seat) else UNSEEN for i in range(i64(len(self.cards)))]

    def unknown(self, seat: i64, pool: list[i64]) -> None:
        """The cards in places this seat does not know."""
        for i in range(i64(len(self.cards))):
            if not knows(self.knowers[i], seat):
                pool.append(self.cards[i])

    def deal(self, seat: i64, pool: list[i64], rng: Rng) -> None:
        """Put another card into every place this seat does not know."""
        for i in range(i64(len(self.cards))):
            self.deal_place(i, seat, pool, rng)

    def deal_place(self, place: i64, seat: i64, pool: list[i64], rng: Rng) -> None:
        """Put another card into a place unless this seat knows it; forget what only others saw there."""
        if not knows(self.knowers[place], seat):
            self.cards[place] = draw_one(pool, rng)
        self.forget(place, seat)

    def forget(self, place: i64, seat: i64) -> None:
        """Of those who know a place, keep whom this seat can tell."""
        mask = self.knowers[place]
        self.knowers[place] = remembered(mask, mask if mask < 0 else mask & self.holders, seat)

    def dump(self) -> dict[str, object]:
        """As JSON-safe data."""
        return {
            "holders": [int(self.holders)],
            "cards": self.cards.copy(),
            "knowers": self.knowers.copy(),
            "fillings": self.fillings.copy(),
        }

    def restore(self, data: object) -> None:
        """Become what `dump` wrote."""
        found = fields("row", data, ["holders", "cards", "knowers", "fillings"])
        demand(len(found["holders"]) == 1, "row.holders is one number in a list")
        demand(are_cards(found["cards"]), "row.cards holds a number below zero")
        demand(len(found["cards"]) == len(found["knowers"]), "row.knowers needs one number for each card")
        demand(len(found["cards"]) == len(found["fillings"]), "row.fillings needs one number for each card")
        self.holders = found["holders"][0]
        self.cards, self.knowers, self.fillings = found["cards"], found["knowers"], found["fillings"]
