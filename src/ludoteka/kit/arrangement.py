"""Putting a pile into an order of one's own choice, card by card from the top, unseen by the others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludoteka.core.native import i64
from ludoteka.kit.multiset import add_card
from ludoteka.kit.reading import demand, fields, is_sorted

ANY_OTHER: Final = -1
"""In a pattern: one of the other cards, nobody knows which."""


class Arrangement:
    """Named cards that the owner may tell apart, and other cards among them that stay shuffled.

    It says how the order begins so far. `Deck.stack` makes a finished one the lower part of a deck. The steps are the
    owner's secret, their number too: in a world that another seat imagines the owner is about to `restart`.

    >>> order = Arrangement([8], [1, 2])
    >>> order.options()
    [8, -1]
    >>> order.choose(ANY_OTHER); order.choose(8); order.choose(ANY_OTHER)
    >>> order.pattern, order.is_complete()
    ([-1, 8, -1], True)
    """

    def __init__(self, named: Iterable[int] = (), others: Iterable[int] = ()) -> None:
        self.named: list[i64] = [card for card in sorted(named)]
        """The named cards not yet in the pattern, sorted."""
        self.others: list[i64] = [card for card in sorted(others)]
        """All the other cards, sorted, wherever in the pattern they will lie."""
        self.pattern: list[i64] = []

    def copy(self) -> Arrangement:
        """Another arrangement as far advanced."""
        twin = Arrangement()
        twin.named = self.named.copy()
        twin.others = self.others.copy()
        twin.pattern = self.pattern.copy()
        return twin

    def options(self) -> list[i64]:
        """What may come next: each kind of named card that is left, then ANY_OTHER if one is left."""
        found: list[i64] = []
        for card in self.named:
            if not found or found[-1] != card:
                found.append(card)
        if len(self.others) > self.pattern.count(ANY_OTHER):
            found.append(ANY_OTHER)
        return found

    def choose(self, card: i64) -> None:
        """Lay this card, or ANY_OTHER, next."""
        if card not in self.options():
            raise ValueError(f"{card} cannot come next, only {self.options()}")
        if card != ANY_OTHER:
            self.named.remove(card)
        self.pattern.append(card)

    def take_back(self) -> None:
        """Undo the last step."""
        card = self.pattern.pop()
        if card != ANY_OTHER:
            add_card(self.named, card)

    def restart(self) -> None:
        """Undo every step."""
        while self.pattern:
            self.take_back()

    def is_complete(self) -> bool:
        """Whether every card of the pile has its place."""
        return not self.options()

    def dump(self) -> dict[str, object]:
        """As JSON-safe data."""
        return {"named": self.named.copy(), "others": self.others.copy(), "pattern": self.pattern.copy()}

    def restore(self, data: object) -> None:
        """Become what `dump` wrote."""
        found = fields("arrangement", data, ["named", "others", "pattern"])
        demand(is_sorted(found["named"]) and is_sorted(found["others"]), "arrangement: cards are not in rising order")
        fillers = found["pattern"].count(ANY_OTHER)
        demand(fillers <= len(found["others"]), "arrangement.pattern has more places than there are other cards")
        self.named, self.others, self.pattern = found["named"], found["others"], found["pattern"]
