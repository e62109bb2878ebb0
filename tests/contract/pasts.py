"""Every way things can have gone as far as one viewer was told, with its probability.

All draws that fit a viewer's letters are gone through with their odds. What others chose openly tells nothing, except
that they could: of equal cards each is as likely to be the one chosen. What they chose unseen is any of what they could
choose, weighed so that all orders of a pile are equally likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from ludoteka.core import CHANCE, Move, Position

from tests.contract.sight import told
from tests.contract.tables import Setup, key_of

Facts = dict[str, Fraction]


def nothing_but_chance(position: Any, move: Move, seat: int) -> Fraction:
    return Fraction(1)


def one_of_equal_tiles(position: Any, move: Move, seat: int) -> Fraction:
    return Fraction(int(position.held.count(move.first)) if move.kind == "lay" else 1)


def one_of_equal_cards(position: Any, move: Move, seat: int) -> Fraction:
    return Fraction(int(position.hands[seat].count("abc".index(move.text[-1]))) if move.kind == "play" else 1)


def any_order_of_the_pile(position: Any, move: Move, seat: int) -> Fraction:
    if move.kind != "order":
        return Fraction(1)
    plain = len(position.order.others) - position.order.pattern.count(-1)
    left = plain + len(position.order.named)
    return Fraction(plain if move.text == "next plain" else 1, left)


def everything(position: Position) -> Facts:
    return {key_of(position): Fraction(1)}


def hands_and_top_cards(position: Any) -> Facts:
    """Who holds what, and what the next card of each deck may be; who else knows of it is forgotten."""
    facts: Facts = {str([[*map(int, hand.cards)] for hand in position.hands]): Fraction(1)}
    for deck in position.decks:
        tops = Counter(str(deck.lot(i)) for i in range(int(deck.lots()))) or Counter(["none"])
        facts = {
            f"{fact} {top}": share * Fraction(count, tops.total())
            for fact, share in facts.items()
            for top, count in tops.items()
        }
    return facts


def hands_and_deck(position: Any) -> Facts:
    """Who holds what; who else has seen it is forgotten."""
    return {str([sorted(player.hand) for player in position.players]): Fraction(1)}


class Case:
    """One game: how likely a choice was, what is compared, and which positions are left out."""

    def __init__(
        self,
        weight: Callable[[Any, Move, int], Fraction] = nothing_but_chance,
        facts: Callable[[Any], Facts] = everything,
        steps: int = 12,
        leave_out: Callable[[Any, int], bool] = lambda position, viewer: False,
        as_in_truth: Sequence[str] = (),
    ) -> None:
        self.weight = weight
        self.facts = facts
        self.steps = steps
        self.leave_out = leave_out
        self.as_in_truth = as_in_truth
        """Kinds of unseen moves that say nothing about hidden cards, and so need not be gone through."""


CASES = {
    "leduc-poker": Case(),
    "pocket-map": Case(one_of_equal_tiles, steps=14),
    "pocket-window": Case(
        one_of_equal_cards,
        steps=24,
        leave_out=lambda position, viewer: not position.inside(viewer),
        as_in_truth=["raid", "done", "accept", "replan"],
    ),
    "pocket-plain": Case(facts=hands_and_deck),
    "pocket-deck": Case(
        any_order_of_the_pile,
        hands_and_top_cards,
        steps=14,
        leave_out=lambda position, viewer: position.phase == "order",
    ),
}


class Past:
    """Every way things can have gone as one viewer was told: positions with their weights."""

    def __init__(self, setup: Setup, case: Case, viewer: int) -> None:
        start = setup.begin()
        self.viewer, self.case = viewer, case
        self.now: dict[str, tuple[Position, Fraction]] = {key_of(start): (start, Fraction(1))}

    def step(self, truth: Position, move: Move, seat: int) -> None:
        """Take in what the viewer was told of a true step; of a step he was told nothing of, later."""
        letters = told(truth, move, seat, self.viewer)[1]
        if not letters and seat != self.viewer and move.kind not in self.case.as_in_truth:
            return
        found: dict[str, tuple[Position, Fraction]] = {}
        for position, weight in self.now.values():
            self._go(position, weight, (move, seat), letters, found)
        self.now = found

    def _go(
        self,
        position: Position,
        weight: Fraction,
        step: tuple[Move, int],
        letters: list[Any],
        found: dict[str, tuple[Position, Fraction]],
    ) -> None:
        for move, seat, share in self._choices(position, step):
            after, said = told(position, move, seat, self.viewer)
            if said == letters:
                key = key_of(after)
                found[key] = (after, found.get(key, (after, Fraction(0)))[1] + weight * share)
            elif not said and seat != self.viewer:
                self._go(after, weight * share, step, letters, found)

    def _choices(self, position: Position, step: tuple[Move, int]) -> list[tuple[Move, int, Fraction]]:
        """What may have been done now: any draw, the viewer's own move, or anything that another seat could do."""
        move, seat = step
        if position.to_act == CHANCE:
            draws = position.weights() if seat == CHANCE else []
            return [(each, CHANCE, Fraction(count, int(position.lots()))) for each, count in draws]
        who = int(position.to_act)
        if who == self.viewer or move.kind in self.case.as_in_truth:
            return [(move, seat, Fraction(1))] if seat == who else []
        return [(each, who, self.case.weight(position, each, who)) for each in position.moves()]

    def facts(self) -> Facts:
        """The enumerated distribution."""
        total = sum(weight for _, weight in self.now.values())
        found: Facts = {}
        for position, weight in self.now.values():
            for fact, share in self.case.facts(position).items():
                found[fact] = found.get(fact, Fraction(0)) + share * weight / total
        return found
