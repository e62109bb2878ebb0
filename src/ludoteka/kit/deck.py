"""A deck: cards in an order nobody knows, except where somebody has seen or chosen what lies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludoteka.core.native import i64
from ludoteka.core.rng import Rng
from ludoteka.kit.arrangement import Arrangement
from ludoteka.kit.knowledge import NO_ONE, knows, remembered
from ludoteka.kit.multiset import add_card, count_card, draw_one, draw_some, weights
from ludoteka.kit.reading import demand, fields, is_sorted
from ludoteka.kit.zone import Zone

DEPTH: Final = 0
CARD: Final = 1
KNOWERS: Final = 2
AWARE: Final = 3
WIDTH: Final = 4


class Deck(Zone):
    """Face-down cards, depth 0 on top: loose ones, and placed ones.

    A *loose* card has no place yet: whichever of them is drawn or looked at is decided by chance at that moment. A card
    is *placed* once somebody has seen it or put it there. Each placed card has its knowers, the seats that know it, and
    those of them that everybody is *aware* of. Who sees a tile put back on top is aware that somebody knows it, though
    not which it is; who arranges a deck in secret knows places that the others are not aware of at all. Depths are
    public, and so is every shift of them: a draw lifts all places by one, a card put in lowers those below it.

    What a seat holds for possible: any card it does not know may lie at any place it does not know, all orders equally
    likely. A choice tells nothing: that somebody put this card back rather than another is no evidence.

    >>> deck = shuffled_deck([5, 6, 6, 9])
    >>> deck.look(0, 6, knowers=1)              # chance said: a 6 on top; seat 0 sees it and all see that he does
    >>> deck.chances(0), deck.chances(1)
    ([(6, 1)], [(5, 1), (6, 2), (9, 1)])
    >>> deck.lots(), deck.lot(0), deck.take(6)  # a draw of a placed card is one lot; take says who knew it
    (1, 6, 1)
    """

    def __init__(self) -> None:
        self.loose: list[i64] = []
        """Sorted."""
        self.places: list[i64] = []
        """WIDTH numbers for each placed card, in order of their depths."""

    def copy(self) -> Deck:
        """Another deck with the same cards and places."""
        twin = Deck()
        twin.loose = self.loose.copy()
        twin.places = self.places.copy()
        return twin

    # ---- drawing and looking: ask lots and lot, let chance decide, then take or look

    def size(self) -> i64:
        """How many cards it has."""
        return i64(len(self.loose)) + i64(len(self.places)) // WIDTH

    def lots(self, depth: i64 = 0) -> i64:
        """The number of equally likely cards at this depth; 0 where the deck is not so deep."""
        if self._placed(depth) >= 0:
            return 1
        return len(self.loose) if depth < self.size() else 0

    def lot(self, i: i64, depth: i64 = 0) -> i64:
        """The card that lot i stands for."""
        at = self._placed(depth)
        return self.places[at + CARD] if at >= 0 else self.loose[i]

    def take(self, card: i64) -> i64:
        """Draw the top card, which chance has decided to be this one; tell who knew it (they know where it goes)."""
        places = self.places
        if not places:
            self.loose.remove(card)
            return NO_ONE
        knowers: i64 = NO_ONE
        if places[DEPTH] == 0:
            if places[CARD] != card:
                raise ValueError(f"card {places[CARD]} lies on top, not {card}")
            knowers = places[KNOWERS]
            del places[:WIDTH]
        else:
            self.loose.remove(card)
        self._shift(0, -1)
        return knowers

    def look(self, depth: i64, card: i64, knowers: i64, *, openly: bool = True) -> None:
        """These seats see the card at this depth, which chance has decided to be this one; it stays where it is.

        A peek at the top three is three such looks, at depths 0, 1 and 2, each after a chance step of its own.
        `openly`: everybody is aware that they know it.
        """
        at = self._placed(depth)
        if at < 0:
            self.loose.remove(card)
            self._enter(depth, card, knowers, knowers if openly else NO_ONE)
        elif self.places[at + CARD] != card:
            raise ValueError(f"card {self.places[at + CARD]} lies at depth {depth}, not {card}")
        else:
            self.places[at + KNOWERS] |= knowers
            if openly:
                self.places[at + AWARE] |= knowers

    # ---- putting in

    def insert(self, depth: i64, card: i64, knowers: i64, secretly: i64 = NO_ONE) -> None:
        """Put a card in at a depth that everybody sees; all are aware of the knowers, not of those who know secretly.

        Who knew a drawn card, as `take` told, knows it still when it is put back: secretly, as a rule.
        """
        self._shift(depth, 1)
        self._enter(depth, card, knowers | secretly, knowers)

    def put_on_top(self, card: i64, knowers: i64, secretly: i64 = NO_ONE) -> None:
        """Put a card back on top: all see that, the knowers know which it is."""
        self.insert(0, card, knowers, secretly)

    def put_under(self, card: i64, knowers: i64, secretly: i64 = NO_ONE) -> None:
        """Put a card under the deck: all see that, the knowers know which it is."""
        self._enter(self.size(), card, knowers | secretly, knowers)

    # ---- shuffling

    def shuffle_in(self, cards: Iterable[int]) -> None:
        """Shuffle the whole deck together with these cards; nobody knows any place afterwards."""
        places = self.places
        for i in range(CARD, i64(len(places)), WIDTH):
            self.loose.append(places[i])
        places.clear()
        for card in cards:
            self.loose.append(card)
        self.loose.sort()

    def shuffle(self) -> None:
        """Shuffle the deck; nobody knows any place afterwards."""
        self.shuffle_in([])

    def refill(self, discard: list[i64]) -> None:
        """Shuffle the discard pile and put it under what is left, in the middle of a draw; the pile is empty then.

        Loose cards must be drawn first, for those above and those below would not be equally likely any more. Where a
        rule puts the pile under such cards, keep it as a deck of its own until they have been drawn.
        """
        self._demand_no_loose()
        self.loose.extend(discard)
        self.loose.sort()
        discard.clear()

    def stack(self, arrangement: Arrangement, owners: i64) -> None:
        """Put a pile ordered in secret under what is left: its owners know every named card's place, others none."""
        self._demand_no_loose()
        if not arrangement.is_complete():
            raise ValueError(f"the order is not complete: {arrangement.options()} are left")
        depth = self.size()
        for card in arrangement.pattern:
            if card >= 0:
                self._enter(depth, card, owners, NO_ONE)
            depth += 1
        self.loose.extend(arrangement.others)

    # ---- what is known

    def chances(self, seat: i64) -> list[tuple[int, int]]:
        """The weights of the next draw for a seat that knows which cards the deck holds.

        Where it does not, because others hold hidden cards of the same pack, ask `redeal.chances` instead.
        """
        known = self.known_card(0, seat)
        if known >= 0:
            return [(int(known), 1)]
        pool: list[i64] = []
        self.unknown(seat, pool)
        pool.sort()
        return weights(pool)

    def known_card(self, depth: i64, seat: i64) -> i64:
        """The card at this depth if the seat knows it, else -1."""
        at = self._placed(depth)
        return self.places[at + CARD] if at >= 0 and knows(self.places[at + KNOWERS], seat) else -1

    def known(self, seat: i64) -> list[tuple[int, int]]:
        """The depths and cards that this seat knows, from the top."""
        places = self.places
        return [
            (int(places[i]), int(places[i + CARD]))
            for i in range(0, i64(len(places)), WIDTH)
            if knows(places[i + KNOWERS], seat)
        ]

    def watched(self) -> list[tuple[int, int]]:
        """The depths that everybody is aware somebody knows, each with those knowers, from the top."""
        places = self.places
        return [
            (int(places[i]), int(places[i + AWARE]))
            for i in range(0, i64(len(places)), WIDTH)
            if places[i + AWARE] != NO_ONE
        ]

    def contents(self) -> list[i64]:
        """All its cards, sorted."""
        cards = self.loose.copy()
        for i in range(CARD, i64(len(self.places)), WIDTH):
            add_card(cards, self.places[i])
        return cards

    def count(self, card: i64) -> i64:
        """How many of one kind it holds, at whatever depth."""
        found = count_card(self.loose, card)
        for i in range(CARD, i64(len(self.places)), WIDTH):
            if self.places[i] == card:
                found += 1
        return found

    # ---- as a zone

    def unknown(self, seat: i64, pool: list[i64]) -> None:
        """The loose cards and the placed ones that this seat does not know."""
        places = self.places
        pool.extend(self.loose)
        for i in range(0, i64(len(places)), WIDTH):
            if not knows(places[i + KNOWERS], seat):
                pool.append(places[i + CARD])

    def deal(self, seat: i64, pool: list[i64], rng: Rng) -> None:
        """Keep the places this seat knows; others that all are aware of get any card; secret ones become loose."""
        places = self.places
        loose: i64 = len(self.loose)
        self.places = []
        for i in range(0, i64(len(places)), WIDTH):
            knowers, aware = places[i + KNOWERS], places[i + AWARE]
            if knows(knowers, seat):
                self._append(places[i], places[i + CARD], remembered(knowers, aware, seat), aware)
            elif aware != NO_ONE:
                self._append(places[i], draw_one(pool, rng), aware, aware)
            else:
                loose += 1
        self.loose = draw_some(pool, loose, rng)

    # ---- as data

    def dump(self) -> dict[str, object]:
        """As JSON-safe data."""
        return {"loose": self.loose.copy(), "places": self.places.copy()}

    def restore(self, data: object) -> None:
        """Become what `dump` wrote."""
        found = fields("deck", data, ["loose", "places"])
        loose, places = found["loose"], found["places"]
        demand(is_sorted(loose), "deck.loose is not in rising order")
        demand(len(places) % WIDTH == 0, f"deck.places needs {WIDTH} numbers for each placed card")
        size = len(loose) + len(places) // WIDTH
        above = -1
        for i in range(0, len(places), WIDTH):
            demand(above < places[i] < size, f"deck.places: depth {places[i]} is out of order or too deep")
            demand(places[i + CARD] >= 0, "deck.places holds a card below zero")
            demand(places[i + AWARE] & ~places[i + KNOWERS] == 0, "deck.places: aware of seats that know nothing")
            above = places[i]
        self.loose, self.places = loose, places

    # ---- within

    def _placed(self, depth: i64) -> i64:
        """Where in the list the placed card of this depth stands, or -1."""
        places = self.places
        for i in range(0, i64(len(places)), WIDTH):
            if places[i] >= depth:
                return i if places[i] == depth else -1
        return -1

    def _shift(self, depth: i64, by: i64) -> None:
        """Lift or lower every place from this depth on."""
        places = self.places
        for i in range(0, i64(len(places)), WIDTH):
            if places[i] >= depth:
                places[i] += by

    def _enter(self, depth: i64, card: i64, knowers: i64, aware: i64) -> None:
        """Add a placed card where its depth belongs."""
        below = self.places
        at: i64 = len(below)
        while at > 0 and below[at - WIDTH] > depth:
            at -= WIDTH
        below[at:at] = [depth, card, knowers, aware]

    def _append(self, depth: i64, card: i64, knowers: i64, aware: i64) -> None:
        """Add a placed card that lies deeper than all others."""
        self.places.extend([depth, card, knowers, aware])

    def _demand_no_loose(self) -> None:
        if self.loose:
            raise ValueError(f"{len(self.loose)} loose cards are left; draw them before a new pile comes under them")


def shuffled_deck(cards: Iterable[int]) -> Deck:
    """A new deck of these cards, in an order nobody knows."""
    deck = Deck()
    deck.shuffle_in(cards)
    return deck
