"""Imagined worlds: possible, canonical, and exactly as likely as they should be."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from ludoteka.core.rng import Rng
from ludoteka.kit.deck import shuffled_deck
from ludoteka.kit.hand import Hand
from ludoteka.kit.knowledge import ALL, NO_ONE, only
from ludoteka.kit.multiset import draw_some
from ludoteka.kit.part import of_filling
from ludoteka.kit.redeal import chances, hidden_from, redeal
from ludoteka.kit.row import Row
from ludoteka.kit.zone import Zone
from tests.kit.every_choice import added, every, every_rng, needs_every_choice
from tests.kit.tables import TABLES, Order, Table

by_table = pytest.mark.parametrize("name", TABLES)
Group = list[tuple[Table, Fraction]]
ALL_SEEN = ["tile put back, Darius", "put under, Taia", "stacked, the owner", "looked at, the holder"]
"""Tables where the seat knows every card that has been decided, so that no two of its worlds differ."""


def groups(name: str) -> list[Group]:
    """All worlds of a table, those that its seat cannot tell apart together."""
    found: dict[str, Group] = {}
    for table, probability in every(TABLES[name]):
        found.setdefault(json.dumps(table.seen), []).append((table, probability))
    return list(found.values())


def posterior(group: Group) -> dict[Order, Fraction]:
    """How the cards lie, given what the seat has seen."""
    total = sum(probability for _, probability in group)
    orders = [
        (order, weight * probability / total)
        for table, probability in group
        for order, weight in table.orders().items()
    ]
    return added(orders)


def distinct(group: Group) -> list[Table]:
    """The worlds of a group that differ in truth."""
    return list({json.dumps(table.dump()): table for table, _ in group}.values())


@by_table
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_imagined_world(name: str) -> None:
    compared = 0
    for group in groups(name):
        worlds = distinct(group)
        compared += len(worlds) - 1
        for seed in range(3):
            assert len({json.dumps(world.imagine(Rng(seed)).dump()) for world in worlds}) == 1
    assert (compared == 0) == (name in ALL_SEEN)


@by_table
def test_an_imagined_world_gives_the_same_further_worlds_as_the_truth(name: str) -> None:
    for group in groups(name):
        truth = group[0][0]
        inner = truth.imagine(Rng(5))
        assert inner.imagine(Rng(6)).dump() == truth.imagine(Rng(6)).dump()


@needs_every_choice
@by_table
def test_imagined_worlds_are_as_likely_as_all_histories_say(name: str) -> None:
    for group in groups(name):
        truth = group[0][0]
        imagined = added(
            [
                (order, weight * probability)
                for world, probability in every_rng(truth.imagine)
                for order, weight in world.orders().items()
            ]
        )
        assert imagined == posterior(group)


@by_table
def test_frequencies_of_imagined_worlds_agree_with_all_histories(name: str) -> None:
    group = max(groups(name), key=len)
    expected, rng, rounds = posterior(group), Rng(1), 3000
    counted: dict[Order, Fraction] = dict.fromkeys(expected, Fraction(0))
    cache: dict[str, dict[Order, Fraction]] = {}
    for _ in range(rounds):
        world = group[0][0].imagine(rng)
        key = json.dumps(world.dump())
        if key not in cache:
            cache[key] = world.orders()
        for order, weight in cache[key].items():
            counted[order] += weight
    chi_square = float(sum((counted[order] - rounds * p) ** 2 / (rounds * p) for order, p in expected.items()))
    freedom = len(expected) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5 + 4


@by_table
def test_odds_of_the_next_card_are_those_of_all_histories(name: str) -> None:
    asked = 0
    for group in groups(name):
        tops: dict[int, Fraction] = {}
        for order, probability in posterior(group).items():
            if order[-1]:
                tops[order[-1][0]] = tops.get(order[-1][0], Fraction(0)) + probability
        for table in distinct(group):
            if table.deck.size():
                pairs = odds(table)
                total = sum(weight for _, weight in pairs)
                assert {card: Fraction(weight, total) for card, weight in pairs} == tops
                asked += 1
    assert asked > 0 or name == "tokens face down"


def odds(table: Table) -> list[tuple[int, int]]:
    if table.filling < 0:
        return chances(table.seat, table.deck, table.zones())
    return chances(table.seat, table.deck, [*of_filling(table.rows, table.filling, table.glimpse()), table.deck])


def test_what_is_shown_to_all_stays_shown_and_private_looks_of_others_are_forgotten() -> None:
    hand = Hand(only(0))
    for card in (1, 2, 3):
        hand.put(card)
    hand.show(1, ALL)
    hand.show(2, only(1))
    hand.show(3, only(2))
    redeal(1, Rng(0), [hand, shuffled_deck([3])])
    assert hand.cards == [1, 2, 3]
    assert hand.knowers == [ALL, only(0) | only(1), only(0)]


def test_a_place_all_are_aware_of_stays_one_and_a_secret_one_becomes_loose() -> None:
    deck = shuffled_deck([5, 5, 5])
    deck.look(0, 5, only(1))
    deck.look(1, 5, only(1), openly=False)
    redeal(0, Rng(0), [deck])
    assert deck.watched() == [(0, only(1))]
    assert deck.loose == [5, 5]


def test_a_seat_does_not_learn_from_its_own_world_that_another_knows_its_secret_place() -> None:
    deck = shuffled_deck([4, 5])
    deck.look(1, 4, only(0) | only(1), openly=False)
    redeal(0, Rng(0), [deck])
    assert deck.known(0) == [(1, 4)]
    assert deck.known(1) == []


@pytest.mark.parametrize("secretly", [only(2), only(1) | only(2)])
def test_that_another_seat_came_to_know_something_makes_no_difference_to_what_is_imagined(secretly: int) -> None:
    worlds = []
    for learned in (NO_ONE, secretly):
        hand, row, deck = Hand(only(1)), Row(only(1)), shuffled_deck([1, 1, 2, 3])
        for card in (5, 6):
            hand.put(card, learned)
            row.put(card)
        hand.show(5, only(0))
        row.show(0, only(0) | learned)
        row.show(1, learned)
        deck.look(0, 1, only(0))
        deck.look(1, 2, only(1))
        for depth, card in enumerate((1, 2, 3)):
            deck.look(depth, card, learned, openly=False)
        redeal(0, Rng(8), [hand, row, deck])
        worlds.append([hand.dump(), row.dump(), deck.dump()])
    assert worlds[0] == worlds[1]


def test_the_pool_is_what_the_seat_has_not_seen() -> None:
    hand, deck = Hand(only(1)), shuffled_deck([7, 8])
    hand.put(9)
    deck.look(0, 8, only(0))
    assert hidden_from(0, [hand, deck]) == [7, 9]
    assert hidden_from(1, [hand, deck]) == [7, 8]


class Drawer(Zone):
    """A zone of a game's own, in plain Python: cards that seat 0 has put away and only it knows."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def unknown(self, seat: int, pool: list[int]) -> None:
        if seat != 0:
            pool.extend(self.cards)

    def deal(self, seat: int, pool: list[int], rng: Rng) -> None:
        if seat != 0:
            self.cards = draw_some(pool, len(self.cards), rng)


def test_a_game_may_add_a_zone_of_its_own() -> None:
    found = set()
    for seed in range(30):
        drawer, deck = Drawer([7]), shuffled_deck([8])
        redeal(1, Rng(seed), [drawer, deck])
        assert sorted(drawer.cards + deck.loose) == [7, 8]
        found.add(drawer.cards[0])
    assert found == {7, 8}


class Hole(Drawer):
    """A faulty zone that takes fewer cards than it gave."""

    def deal(self, seat: int, pool: list[int], rng: Rng) -> None:
        self.cards = []


def test_a_zone_that_takes_fewer_cards_than_it_gave_is_found_out() -> None:
    with pytest.raises(ValueError, match="1 cards were left over"):
        redeal(1, Rng(0), [Hole([7])])


def test_compiled_and_interpreted_imagine_the_same_worlds() -> None:
    found = []
    for seed in range(6):
        row, hand, deck = Row(only(1)), Hand(only(1)), shuffled_deck([1, 2, 3, 4, 5])
        row.put(6)
        hand.put(7)
        hand.put(8)
        deck.put_on_top(9, only(1))
        redeal(0, Rng(seed), [row, hand, deck])
        found.append([*row.cards, *hand.cards, deck.lot(0)])
    assert found == [[4, 1, 5, 8], [2, 3, 9, 6], [5, 2, 7, 6], [3, 4, 8, 5], [4, 3, 9, 5], [5, 1, 6, 3]]
