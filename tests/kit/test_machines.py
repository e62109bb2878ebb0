"""Any sequence of operations on a deck or a hand agrees with a plain model, conserves the cards, survives JSON."""

from __future__ import annotations

import json
from collections import Counter

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from ludoteka.kit.arrangement import ANY_OTHER, Arrangement
from ludoteka.kit.deck import Deck
from ludoteka.kit.hand import Hand
from ludoteka.kit.knowledge import ALL, knows, only

cards = st.integers(0, 4)
masks = st.one_of(st.integers(0, 7), st.just(ALL))
numbers = st.integers(0, 99)


class DeckMachine(RuleBasedStateMachine):
    """The model: one entry for each depth, None where the card is loose; and the loose cards."""

    def __init__(self) -> None:
        super().__init__()
        self.deck = Deck()
        self.order: list[tuple[int, int, int] | None] = []
        self.loose: Counter[int] = Counter()
        self.old: tuple[Deck, str] = (self.deck.copy(), "")

    def card_at(self, depth: int, number: int) -> int:
        return int(self.deck.lot(number % self.deck.lots(depth), depth))

    @rule(card=cards, depth=numbers, knowers=masks, secretly=masks)
    def insert(self, card: int, depth: int, knowers: int, secretly: int) -> None:
        depth %= len(self.order) + 1
        self.deck.insert(depth, card, knowers, secretly)
        self.order.insert(depth, (card, knowers | secretly, knowers))

    @rule(card=cards, knowers=masks)
    def put_under(self, card: int, knowers: int) -> None:
        self.deck.put_under(card, knowers)
        self.order.append((card, knowers, knowers))

    @rule(number=numbers)
    @precondition(lambda self: self.order)
    def take(self, number: int) -> None:
        card = self.card_at(0, number)
        knowers = self.deck.take(card)
        top = self.order.pop(0)
        if top is None:
            assert self.loose[card] > 0
            assert knowers == 0
            self.loose[card] -= 1
        else:
            assert (card, knowers) == top[:2]

    @rule(depth=numbers, number=numbers, knowers=masks, openly=st.booleans())
    @precondition(lambda self: self.order)
    def look(self, depth: int, number: int, knowers: int, openly: bool) -> None:
        depth %= len(self.order)
        card = self.card_at(depth, number)
        self.deck.look(depth, card, knowers, openly=openly)
        place = self.order[depth]
        if place is None:
            self.loose[card] -= 1
            place = (card, 0, 0)
        self.order[depth] = (card, place[1] | knowers, place[2] | (knowers if openly else 0))

    @rule(more=st.lists(cards, max_size=4))
    def shuffle_in(self, more: list[int]) -> None:
        self.deck.shuffle_in(more)
        self.loose.update(more)
        self.loose.update(place[0] for place in self.order if place is not None)
        self.order = [None] * (len(self.order) + len(more))

    @rule(pile=st.lists(cards, max_size=4))
    @precondition(lambda self: None not in self.order)
    def refill(self, pile: list[int]) -> None:
        self.loose.update(pile)
        self.order.extend([None] * len(pile))
        self.deck.refill(pile)
        assert pile == []

    @rule(pattern=st.lists(st.integers(ANY_OTHER, 4), max_size=4), owner=st.integers(0, 2))
    @precondition(lambda self: None not in self.order)
    def stack(self, pattern: list[int], owner: int) -> None:
        others = [card % 5 for card in range(pattern.count(ANY_OTHER))]
        order = Arrangement([card for card in pattern if card != ANY_OTHER], others)
        for card in pattern:
            order.choose(card)
        self.deck.stack(order, only(owner))
        self.loose.update(others)
        self.order.extend(None if card == ANY_OTHER else (card, only(owner), 0) for card in pattern)

    @rule()
    def copy(self) -> None:
        self.old = (self.deck, json.dumps(self.deck.dump()))
        self.deck = self.deck.copy()

    @rule()
    def store(self) -> None:
        data = json.loads(json.dumps(self.deck.dump()))
        self.deck = Deck()
        self.deck.restore(data)

    @invariant()
    def agrees_with_the_model(self) -> None:
        assert self.deck.size() == len(self.order)
        assert self.deck.loose == sorted(self.loose.elements())
        placed = [(depth, place) for depth, place in enumerate(self.order) if place is not None]
        assert self.deck.places == [number for depth, place in placed for number in (depth, *place)]
        for seat in (-3, 0, 1, 2):
            assert self.deck.known(seat) == [(depth, place[0]) for depth, place in placed if knows(place[1], seat)]
            total = sum(weight for _, weight in self.deck.chances(seat))
            certain = bool(placed) and placed[0][0] == 0 and knows(placed[0][1][1], seat)
            assert total == (1 if certain else len(self.order) - len(self.deck.known(seat)))

    @invariant()
    def leaves_its_original_alone(self) -> None:
        if self.old[1]:
            assert json.dumps(self.old[0].dump()) == self.old[1]


class HandMachine(RuleBasedStateMachine):
    """The model: the cards, and for each seat how many of each kind it knows. Seat 0 holds, -3 is a spectator."""

    def __init__(self) -> None:
        super().__init__()
        self.hand = Hand(only(0))
        self.held: Counter[int] = Counter()
        self.known: dict[int, Counter[int]] = {seat: Counter() for seat in (-3, 0, 1, 2)}
        self.old: tuple[Hand, str] = (self.hand.copy(), "")

    def kind(self, number: int) -> int:
        return int(self.hand.cards[number % self.hand.size()])

    def told(self, knowers: int) -> list[int]:
        return [seat for seat in self.known if seat == 0 or knows(knowers, seat)]

    @rule(card=cards, knowers=masks)
    def put(self, card: int, knowers: int) -> None:
        self.hand.put(card, knowers)
        self.held[card] += 1
        for seat in self.told(knowers):
            self.known[seat][card] += 1

    @rule(number=numbers)
    @precondition(lambda self: self.hand.size())
    def take(self, number: int) -> None:
        card = self.kind(number)
        before = {seat for seat in self.known if self.known[seat][card]}
        knowers = self.hand.take(card)
        assert {seat for seat in self.known if knows(knowers, seat)} == before
        self.held[card] -= 1
        for seat in before:
            self.known[seat][card] -= 1

    @rule(number=numbers, witnesses=st.integers(0, 7))
    @precondition(lambda self: self.hand.size())
    def slip(self, number: int, witnesses: int) -> None:
        card = self.kind(number)
        self.hand.slip(card, witnesses)
        self.held[card] -= 1
        for seat, counted in self.known.items():
            if seat not in self.told(witnesses):
                counted.clear()
            elif counted[card]:
                counted[card] -= 1

    @rule(knowers=masks)
    def look(self, knowers: int) -> None:
        self.hand.look(knowers)
        for seat in self.told(knowers):
            self.known[seat] = Counter(self.held)

    @rule(number=numbers, knowers=masks, copies=st.integers(1, 3))
    @precondition(lambda self: self.hand.size())
    def show(self, number: int, knowers: int, copies: int) -> None:
        card = self.kind(number)
        copies = min(copies, int(self.hand.count(card)))
        self.hand.show(card, knowers, copies)
        for seat in self.told(knowers):
            self.known[seat][card] = max(self.known[seat][card], copies)

    @rule()
    def copy(self) -> None:
        self.old = (self.hand, json.dumps(self.hand.dump()))
        self.hand = self.hand.copy()

    @rule()
    def store(self) -> None:
        data = json.loads(json.dumps(self.hand.dump()))
        self.hand = Hand(0)
        self.hand.restore(data)

    @invariant()
    def agrees_with_the_model(self) -> None:
        assert self.hand.cards == sorted(self.held.elements())
        for seat, counted in self.known.items():
            assert self.hand.known(seat) == sorted(counted.elements())
            assert self.hand.hidden(seat) == self.hand.size() - counted.total()

    @invariant()
    def leaves_its_original_alone(self) -> None:
        if self.old[1]:
            assert json.dumps(self.old[0].dump()) == self.old[1]


TestDecks = DeckMachine.TestCase
TestDecks.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
TestHands = HandMachine.TestCase
TestHands.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
