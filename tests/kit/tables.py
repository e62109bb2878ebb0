"""Little tables with hidden cards, each played by luck alone up to some moment, as one seat sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from ludoteka.core.rng import Rng
from ludoteka.core.seats import SPECTATOR
from ludoteka.kit.arrangement import ANY_OTHER, Arrangement
from ludoteka.kit.bag import Bag, filled_bag
from ludoteka.kit.deck import Deck, shuffled_deck
from ludoteka.kit.hand import Hand
from ludoteka.kit.knowledge import ALL, all_but, only
from ludoteka.kit.part import Part
from ludoteka.kit.redeal import redeal, redeal_fillings
from ludoteka.kit.row import Row
from ludoteka.kit.zone import Zone
from tests.kit.every_choice import Chooser, added, every

Order = tuple[tuple[int, ...], ...]


class Table:
    """Zones that share one pack of cards, the seat that looks on, and everything it has seen."""

    def __init__(self, luck: Chooser, seat: int, deck: Sequence[int] = ()) -> None:
        self.luck = luck
        self.seat = seat
        self.deck: Deck = shuffled_deck(deck)
        self.hands: list[Hand] = []
        self.rows: list[Row] = []
        self.bags: list[Bag] = []
        self.filling = -1
        self.glimpsed: list[int] = []
        self.traits: list[int] = []
        self.seen: list[object] = []

    def draw(self, depth: int = 0) -> int:
        """The card that chance decides on; the caller takes it or looks at it."""
        return self.deck.lot(self.luck.below(self.deck.lots(depth)), depth)

    def deal(self, hand: Hand, cards: int = 1) -> None:
        for _ in range(cards):
            card = self.draw()
            hand.put(card, self.deck.take(card))
            if only(self.seat) & hand.holders:
                self.seen.append(card)

    def deal_row(self, row: Row, cards: int = 1) -> None:
        for _ in range(cards):
            card = self.draw()
            row.put(card, self.deck.take(card), self.filling)
            if only(self.seat) & row.holders:
                self.seen.append(card)

    def zones(self) -> list[Zone]:
        return [*self.hands, *self.rows, *self.bags, self.deck]

    def copy(self) -> Table:
        twin = Table(self.luck, self.seat)
        twin.deck = self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.rows = [row.copy() for row in self.rows]
        twin.bags = [bag.copy() for bag in self.bags]
        twin.filling, twin.glimpsed, twin.traits = self.filling, self.glimpsed, self.traits
        return twin

    def imagine(self, rng: Rng) -> Table:
        twin = self.copy()
        if twin.filling < 0:
            redeal(twin.seat, rng, twin.zones())
        else:
            redeal_fillings(twin.seat, rng, twin.rows, twin.deck, twin.filling, twin.glimpse())
        return twin

    def glimpse(self) -> Part | None:
        return Part(self.rows[self.seat], self.glimpsed, [*self.traits]) if self.traits else None

    def dump(self) -> list[object]:
        held = [hand.dump() for hand in self.hands] + [row.dump() for row in self.rows]
        return [*held, *(bag.dump() for bag in self.bags), self.deck.dump()]

    def orders(self) -> dict[Order, Fraction]:
        """Every order the cards may lie in, to the bottom of the deck, with its probability."""

        def lay_open(luck: Chooser) -> Order:
            deck, order = self.deck.copy(), []
            while deck.size():
                card = deck.lot(luck.below(deck.lots()))
                deck.take(card)
                order.append(int(card))
            zones = [hand.cards for hand in self.hands] + [row.cards for row in self.rows]
            return (*(tuple(cards) for cards in zones), *(tuple(bag.pieces) for bag in self.bags), tuple(order))

        return added(every(lay_open))


def two_hands(luck: Chooser) -> Table:
    """Two hands from one deck; the other plays any card openly and draws again."""
    table = Table(luck, 0, [0, 0, 1, 2, 2])
    table.hands = [Hand(only(0)), Hand(only(1))]
    table.deal(table.hands[0])
    table.deal(table.hands[1], 2)
    other = table.hands[1]
    played = other.cards[luck.below(2)]
    other.take(played)
    table.seen.append(played)
    table.deal(other)
    return table


def tile_put_back(seat: int) -> Callable[[Chooser], Table]:
    """Darius draws two tiles, lays one and puts the other back on top; all see that, he alone knows which."""

    def play(luck: Chooser) -> Table:
        table = Table(luck, seat, [0, 0, 1, 2, 3])
        first = table.draw()
        table.deck.take(first)
        second = table.draw()
        table.deck.take(second)
        laid, back = (first, second) if luck.below(2) else (second, first)
        table.deck.put_on_top(back, only(1))
        table.seen.extend([laid, back] if seat == 1 else [laid])
        return table

    return play


def secret_look(seat: int) -> Callable[[Chooser], Table]:
    """Seat 1 sees the second card in secret, seat 2 the top one openly; then seat 0 draws a card unseen by others."""

    def play(luck: Chooser) -> Table:
        table = Table(luck, seat, [0, 1, 1, 2])
        table.hands = [Hand(only(0))]
        below = table.draw(1)
        table.deck.look(1, below, only(1), openly=False)
        top = table.draw(0)
        table.deck.look(0, top, only(2))
        table.deal(table.hands[0])
        table.seen.extend([below] if seat == 1 else [top] if seat == 2 else [])
        return table

    return play


def put_under(seat: int) -> Callable[[Chooser], Table]:
    """Taia draws two of her own deck, keeps one and puts the other under it; later she draws again."""

    def play(luck: Chooser) -> Table:
        table = Table(luck, seat, [0, 0, 1, 2, 3])
        hand, drawn = Hand(only(1)), Hand(only(1))
        table.hands = [hand, drawn]
        table.deal(hand)
        table.deal(drawn, 2)
        under = drawn.cards[luck.below(2)]
        table.deck.put_under(under, drawn.slip(under))
        kept = drawn.cards[0]
        hand.put(kept, drawn.take(kept))
        table.deal(hand)
        table.seen.extend([under] if seat == 1 else [])
        return table

    return play


def stacked(seat: int) -> Callable[[Chooser], Table]:
    """Seat 1 reshuffles by arranging two reward cards among two start cards in secret, then draws one card."""

    def play(luck: Chooser) -> Table:
        table = Table(luck, seat)
        table.hands = [Hand(only(1))]
        pile = Arrangement([8, 9], [0, 1])
        orders = [(a, b) for a in range(4) for b in range(4) if a != b]
        first, second = orders[luck.below(12)]
        for place in range(4):
            pile.choose(8 if place == first else 9 if place == second else ANY_OTHER)
        table.deck.stack(pile, only(1))
        table.deal(table.hands[0])
        table.seen.extend([first, second] if seat == 1 else [])
        return table

    return play


def reshuffled_in_mid_draw(luck: Chooser) -> Table:
    """Seat 1 draws two with one card left: it draws that, reshuffles its open discard pile, and draws the other.

    With the deck empty all could work out its hand. It then plays a card that is known to be there.
    """
    table = Table(luck, 0, [0, 1, 2])
    hand = Hand(only(1))
    table.hands = [hand]
    table.deal(hand, 3)
    hand.look(ALL)
    table.deck.refill([2, 3, 3])
    table.deal(hand)
    hand.take(2)
    return table


def looked_at(seat: int) -> Callable[[Chooser], Table]:
    """Seat 0 sees the hand of seat 1, which then draws a card and openly loses the lowest that was seen."""

    def play(luck: Chooser) -> Table:
        table = Table(luck, seat, [0, 0, 1, 1, 2])
        hand = Hand(only(1))
        table.hands = [hand]
        table.deal(hand, 2)
        hand.look(only(0))
        table.seen.append([*hand.cards] if seat == 0 else None)
        lowest = hand.cards[0]
        table.deal(hand)
        hand.take(lowest)
        table.seen.append(lowest)
        return table

    return play


def shared_deck_refilled(seat: int) -> Callable[[Chooser], Table]:
    """Three rows from one deck; the discard pile becomes the deck, a new card comes, any one goes."""

    def play(luck: Chooser) -> Table:
        table = Table(luck, seat, [0, 1, 2, 2])
        table.filling = 0
        table.rows = [Row(only(0)), Row(only(1)), Row(only(2))]
        for row in table.rows:
            table.deal_row(row)
        table.deal_row(table.rows[1])
        table.deck.refill([1, 3])
        table.filling = 1
        table.deal_row(table.rows[1])
        place = luck.below(3)
        table.seen.append((place, table.rows[1].take(place)))
        return table

    return play


def card_on_the_forehead(seat: int) -> Callable[[Chooser], Table]:
    """Seat 0 wears its newest card where all see it but itself; seat 1 holds a card, too."""

    def play(luck: Chooser) -> Table:
        table = Table(luck, seat, [0, 0, 1, 2])
        table.rows = [Row(only(0)), Row(only(1))]
        table.deal_row(table.rows[1])
        table.deal_row(table.rows[0])
        card = table.draw()
        table.rows[0].put(card, table.deck.take(card))
        table.rows[0].conceal(1, only(0))
        table.rows[0].show(1, all_but(0))
        table.seen.extend([card] if seat != 0 else [])
        return table

    return play


def one_eye_shut(luck: Chooser) -> Table:
    """Seat 0 sees of its two cards only whether they are odd; seat 1 holds one card."""
    table = Table(luck, 0, [0, 0, 1, 2, 3])
    table.filling = 0
    table.rows = [Row(), Row(only(1))]
    table.traits, table.glimpsed = [0, 1, 0, 1], [0, 1]
    table.deal_row(table.rows[0], 2)
    table.deal_row(table.rows[1])
    table.seen.extend(card % 2 for card in table.rows[0].cards)
    return table


def tokens_face_down(luck: Chooser) -> Table:
    """Three tokens from a bag lie face down; seat 0 has looked at the middle one, seat 1 at the last."""
    table = Table(luck, 0)
    bag, row = filled_bag([0, 0, 1, 2]), Row()
    for _ in range(3):
        piece = bag.lot(luck.below(bag.lots()))
        bag.take(piece)
        row.put(piece)
    row.show(1, only(0))
    row.show(2, only(1))
    table.seen.append(row.cards[1])
    table.bags, table.rows = [bag], [row]
    return table


TABLES: dict[str, Callable[[Chooser], Table]] = {
    "two hands": two_hands,
    "tile put back, another seat": tile_put_back(0),
    "tile put back, Darius": tile_put_back(1),
    "tile put back, spectator": tile_put_back(SPECTATOR),
    "secret look, the drawer": secret_look(0),
    "secret look, the looker": secret_look(1),
    "secret look, the open looker": secret_look(2),
    "put under, another seat": put_under(0),
    "put under, Taia": put_under(1),
    "stacked, another seat": stacked(0),
    "stacked, the owner": stacked(1),
    "reshuffled in mid draw": reshuffled_in_mid_draw,
    "looked at, the looker": looked_at(0),
    "looked at, the holder": looked_at(1),
    "shared deck refilled, a holder": shared_deck_refilled(0),
    "shared deck refilled, a spectator": shared_deck_refilled(SPECTATOR),
    "forehead, the wearer": card_on_the_forehead(0),
    "forehead, the other": card_on_the_forehead(1),
    "one eye shut": one_eye_shut,
    "tokens face down": tokens_face_down,
}
