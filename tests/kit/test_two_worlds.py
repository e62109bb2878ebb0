"""Any sequence of hidden and open doings: what a seat imagines depends on nothing but what it has seen."""

from __future__ import annotations

import json
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteka.core.rng import Rng
from ludoteka.kit.hand import Hand
from ludoteka.kit.knowledge import ALL, only
from tests.kit.every_choice import Chooser, added, every, every_rng, needs_every_choice
from tests.kit.tables import Table

SEATS = 3
Deed = tuple[str, int, int]


def draw(table: Table, seat: int, number: int) -> None:
    """A seat draws the top card into its hand."""
    if table.deck.size():
        table.deal(table.hands[seat])


def look_openly(table: Table, seat: int, number: int) -> None:
    """A seat looks at a card of the deck; all see that."""
    if number < table.deck.size():
        card = table.draw(number)
        table.deck.look(number, card, only(seat))
        if table.seat == seat:
            table.seen.append(card)


def look_secretly(table: Table, seat: int, number: int) -> None:
    """Perhaps a seat learns of a card of the deck; the others do not even see whether."""
    if number < table.deck.size():
        card = table.draw(number) if table.luck.below(2) else -1
        if card >= 0:
            table.deck.look(number, card, only(seat), openly=False)
        if table.seat == seat:
            table.seen.append(card)


def swap_top(table: Table, seat: int, number: int) -> None:
    """A seat draws the top card and puts it in at another depth, having seen it."""
    if number < table.deck.size():
        card = table.draw()
        table.deck.insert(number, card, only(seat), secretly=table.deck.take(card))
        if table.seat == seat:
            table.seen.append(card)


def play_any(table: Table, seat: int, number: int) -> None:
    """A seat plays any of its cards openly; it is out of the game."""
    hand = table.hands[seat]
    if hand.size():
        card = hand.cards[table.luck.below(hand.size())]
        hand.take(card)
        table.seen.append(card)


def put_back(table: Table, seat: int, number: int) -> None:
    """A seat puts any of its cards back, unseen, at a depth that all see."""
    hand = table.hands[seat]
    if hand.size() and number <= table.deck.size():
        card = hand.cards[table.luck.below(hand.size())]
        table.deck.insert(number, card, hand.slip(card))
        if table.seat == seat:
            table.seen.append(card)


def look_at_hand(table: Table, seat: int, number: int) -> None:
    """A seat sees another's whole hand."""
    hand = table.hands[number % SEATS]
    hand.look(only(seat))
    if table.seat == seat:
        table.seen.append([*hand.cards])


def show_any(table: Table, seat: int, number: int) -> None:
    """A seat shows any of its cards to all."""
    hand = table.hands[seat]
    if hand.size():
        card = hand.cards[table.luck.below(hand.size())]
        hand.show(card, ALL)
        table.seen.append(card)


def shuffle(table: Table, seat: int, number: int) -> None:
    """The deck is shuffled."""
    table.deck.shuffle()


DEEDS: dict[str, Callable[[Table, int, int], None]] = {
    deed.__name__: deed
    for deed in (draw, look_openly, look_secretly, swap_top, play_any, put_back, look_at_hand, show_any, shuffle)
}
EXACT = ["draw", "look_openly", "look_secretly", "swap_top", "play_any"]
"""Deeds after which a seat knows exactly what the pieces keep; a shuffle, or a card put back unseen, is forgetful."""


def play(script: list[Deed], cards: list[int], seat: int) -> Callable[[Chooser], Table]:
    def through(luck: Chooser) -> Table:
        table = Table(luck, seat, cards)
        table.hands = [Hand(only(each)) for each in range(SEATS)]
        for name, who, number in script:
            DEEDS[name](table, who, number)
        return table

    return through


def scripts(names: list[str], length: int) -> st.SearchStrategy[list[Deed]]:
    deed = st.tuples(st.sampled_from(names), st.integers(0, SEATS - 1), st.integers(0, 2))
    return st.lists(deed, min_size=2, max_size=length)


@settings(max_examples=100, deadline=None)
@given(scripts(list(DEEDS), 6), st.integers(-1, SEATS - 1))
def test_a_seat_imagines_the_same_whatever_it_has_not_seen(script: list[Deed], seat: int) -> None:
    imagined: dict[str, str] = {}
    for table, _ in every(play(script, [0, 0, 1, 2], seat)):
        world = json.dumps(table.imagine(Rng(3)).dump())
        assert imagined.setdefault(json.dumps(table.seen), world) == world


@settings(max_examples=100, deadline=None)
@given(scripts(list(DEEDS), 6), st.integers(-1, SEATS - 1))
def test_no_card_is_lost_or_made_and_what_the_seat_knows_stays(script: list[Deed], seat: int) -> None:
    for table, _ in every(play(script, [0, 0, 1, 2], seat)):
        world = table.imagine(Rng(4))
        assert cards_of(world) == cards_of(table)
        assert world.deck.size() == table.deck.size()
        assert world.deck.known(seat) == table.deck.known(seat)
        assert world.deck.watched() == table.deck.watched()
        for mine, theirs in zip(world.hands, table.hands, strict=True):
            assert mine.size() == theirs.size()
            assert mine.known(seat) == theirs.known(seat)


def cards_of(table: Table) -> list[int]:
    return sorted([*table.deck.contents(), *(card for hand in table.hands for card in hand.cards)])


@needs_every_choice
@settings(max_examples=40, deadline=None)
@given(scripts(EXACT, 4), st.integers(-1, SEATS - 1))
def test_imagined_worlds_are_exactly_as_likely_as_the_true_ones(script: list[Deed], seat: int) -> None:
    worlds = every(play(script, [0, 1, 2, 3], seat))
    seen = json.dumps(worlds[len(worlds) // 2][0].seen)
    alike = [(table, probability) for table, probability in worlds if json.dumps(table.seen) == seen]
    total = sum(probability for _, probability in alike)
    posterior = added(
        [
            (order, weight * probability / total)
            for table, probability in alike
            for order, weight in table.orders().items()
        ]
    )
    imagined = added(
        [
            (order, weight * probability)
            for world, probability in every_rng(alike[0][0].imagine)
            for order, weight in world.orders().items()
        ]
    )
    assert imagined == posterior
