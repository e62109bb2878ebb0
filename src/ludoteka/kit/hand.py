"""A hand: cards without an order, seen by their holder, and by others as far as they have looked."""

from __future__ import annotations

from ludoteka.core.native import i64
from ludoteka.core.rng import Rng
from ludoteka.kit.knowledge import ALL, NO_ONE, knows, remembered
from ludoteka.kit.multiset import count_card, draw_some
from ludoteka.kit.reading import demand, fields, is_sorted
from ludoteka.kit.zone import Zone


class Hand(Zone):
    """The holders (one seat, or partners who share their hands) know every card; others know those they were shown.

    Of each kind every seat knows a number of cards, so the copies of one kind are kept in this order: whoever knows the
    second copy knows the first one, too. When a card leaves openly, the first copy goes: a card that was known to be
    there is taken as the one that left, whether or not there is an unknown one of that kind.

    Cards not shown to a seat are any of the cards it does not know (see `Deck`); also here a choice tells nothing.
    When a deck runs out and everything else that its owner has lies open, all can work out his hand: call `look(ALL)`
    before the discard pile becomes the new deck, for afterwards it could not be told any more.

    >>> hand = Hand(1)
    >>> hand.put(5); hand.put(5); hand.look(2); hand.put(8)
    >>> hand.known(0), hand.known(1), hand.hidden(1)
    ([5, 5, 8], [5, 5], 1)
    >>> hand.take(5), hand.known(1)
    (3, [5])
    """

    def __init__(self, holders: i64) -> None:
        self.holders: i64 = holders
        self.cards: list[i64] = []
        """Sorted."""
        self.knowers: list[i64] = []
        """Who knows each of them; of equal cards the best known one first."""

    def copy(self) -> Hand:
        """Another hand with the same cards, known to the same seats."""
        twin = Hand(self.holders)
        twin.cards = self.cards.copy()
        twin.knowers = self.knowers.copy()
        return twin

    def size(self) -> i64:
        """How many cards are held."""
        return len(self.cards)

    def count(self, card: i64) -> i64:
        """How many of one kind are held."""
        return count_card(self.cards, card)

    def put(self, card: i64, knowers: i64 = NO_ONE) -> None:
        """Take a card up; besides the holders these seats know it, such as those who knew it on top of the deck."""
        _demand_seats_or_all(knowers)
        cards, masks = self.cards, self.knowers
        mask: i64 = knowers | self.holders
        i: i64 = 0
        size: i64 = len(cards)
        while i < size and cards[i] < card:
            i += 1
        while i < size and cards[i] == card:
            better = masks[i]
            masks[i] = better | mask
            mask &= better
            i += 1
        cards.insert(i, card)
        masks.insert(i, mask)

    def take(self, card: i64) -> i64:
        """A card leaves so that all see which it is; tell who knew that it was here."""
        i: i64 = self.cards.index(card)
        self.cards.pop(i)
        return self.knowers.pop(i)

    def slip(self, card: i64, witnesses: i64 = NO_ONE) -> i64:
        """A card leaves unseen, except by the holders and witnesses; tell who knows which it was.

        The others can no longer be sure of any card in this hand. Where the card must be one of a few, such as those
        just drawn, keep these in a hand of their own until one of them has gone.
        """
        sure: i64 = self.holders | witnesses
        self.take(card)
        masks = self.knowers
        for i in range(i64(len(masks))):
            masks[i] &= sure
        return sure

    def look(self, knowers: i64) -> None:
        """These seats see (or can work out) the whole hand as it is now."""
        _demand_seats_or_all(knowers)
        masks = self.knowers
        for i in range(i64(len(masks))):
            masks[i] |= knowers

    def show(self, card: i64, knowers: i64 = ALL, copies: i64 = 1) -> None:
        """These seats see so many cards of one kind at once; one that they know already may be the one shown."""
        _demand_seats_or_all(knowers)
        i: i64 = self.cards.index(card)
        for j in range(i, i + copies):
            if self.cards[j] != card:
                raise ValueError(f"{copies} cards {card} cannot be shown, there are {j - i}")
            self.knowers[j] |= knowers

    def known(self, seat: i64) -> list[int]:
        """The cards that this seat knows to be here, sorted."""
        return [int(self.cards[i]) for i in range(i64(len(self.cards))) if knows(self.knowers[i], seat)]

    def hidden(self, seat: i64) -> i64:
        """How many cards this seat does not know."""
        found: i64 = 0
        for mask in self.knowers:
            if not knows(mask, seat):
                found += 1
        return found

    def unknown(self, seat: i64, pool: list[i64]) -> None:
        """The cards this seat has not seen."""
        if knows(self.holders, seat):
            return
        for i in range(i64(len(self.cards))):
            if not knows(self.knowers[i], seat):
                pool.append(self.cards[i])

    def deal(self, seat: i64, pool: list[i64], rng: Rng) -> None:
        """Keep what this seat knows, deal the rest anew; what only others have looked at is known to them no more."""
        cards, masks = self.cards, self.knowers
        hidden: i64 = 0
        self.cards = []
        self.knowers = []
        for i in range(i64(len(cards))):
            if knows(masks[i], seat):
                self.put(cards[i], remembered(masks[i], ALL if masks[i] == ALL else NO_ONE, seat))
            else:
                hidden += 1
        if hidden:
            for card in draw_some(pool, hidden, rng):
                self.put(card)

    def dump(self) -> dict[str, object]:
        """As JSON-safe data."""
        return {"holders": [int(self.holders)], "cards": self.cards.copy(), "knowers": self.knowers.copy()}

    def restore(self, data: object) -> None:
        """Become what `dump` wrote."""
        found = fields("hand", data, ["holders", "cards", "knowers"])
        holders, cards, masks = found["holders"], found["cards"], found["knowers"]
        demand(len(holders) == 1, "hand.holders is one number in a list")
        demand(is_sorted(cards), "hand.cards are not in rising order")
        demand(len(cards) == len(masks), "hand.knowers needs one number for each card")
        demand(all([mask & holders[0] == holders[0] for mask in masks]), "hand.knowers: a holder does not know a card")
        self.holders, self.cards, self.knowers = holders[0], cards, masks


def _demand_seats_or_all(knowers: i64) -> None:
    """All but some would mix, in equal cards, with what those some saw in private; a row keeps such things apart."""
    if knowers < ALL:
        raise ValueError("a hand is shown to some seats or to all; for all but some use a row")
