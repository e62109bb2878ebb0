"""A bag: pieces drawn blindly and not put back, unless a rule says so."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteka.core.native import i64
from ludoteka.core.rng import Rng
from ludoteka.kit.multiset import add_card, count_card, draw_some, weights
from ludoteka.kit.reading import demand, fields, is_sorted
from ludoteka.kit.zone import Zone


class Bag(Zone):
    """Pieces without any order; the next one is decided when it is drawn.

    Also for tokens lying face down in an order nobody knows: which one lies where is decided when it is turned up.

    >>> bag = filled_bag([7, 3, 7])
    >>> bag.lots(), [bag.lot(i) for i in range(3)], bag.chances()
    (3, [3, 7, 7], [(3, 1), (7, 2)])
    >>> bag.take(7); bag.pieces
    [3, 7]
    """

    def __init__(self) -> None:
        self.pieces: list[i64] = []
        """Sorted; equal pieces stand side by side."""

    def copy(self) -> Bag:
        """Another bag with the same pieces."""
        twin = Bag()
        twin.pieces = self.pieces.copy()
        return twin

    def size(self) -> i64:
        """How many pieces are in it."""
        return len(self.pieces)

    def lots(self) -> i64:
        """The number of equally likely draws."""
        return len(self.pieces)

    def lot(self, i: i64) -> i64:
        """The piece that draw i stands for."""
        return self.pieces[i]

    def take(self, piece: i64) -> None:
        """Take out the piece that chance, or an open choice, has decided on."""
        self.pieces.remove(piece)

    def put(self, piece: i64) -> None:
        """Put a piece in, or back."""
        add_card(self.pieces, piece)

    def count(self, piece: i64) -> i64:
        """How many of one kind are in it."""
        return count_card(self.pieces, piece)

    def chances(self) -> list[tuple[int, int]]:
        """The weights of the next draw, for everybody who knows what is in the bag."""
        return weights(self.pieces)

    def unknown(self, seat: i64, pool: list[i64]) -> None:
        """Everything: a bag lies in a pool only if pieces drawn from it are hidden somewhere else."""
        pool.extend(self.pieces)

    def deal(self, seat: i64, pool: list[i64], rng: Rng) -> None:
        """As many pieces as before."""
        self.pieces = draw_some(pool, len(self.pieces), rng)

    def dump(self) -> dict[str, object]:
        """As JSON-safe data."""
        return {"pieces": self.pieces.copy()}

    def restore(self, data: object) -> None:
        """Become what `dump` wrote."""
        found = fields("bag", data, ["pieces"])
        demand(is_sorted(found["pieces"]), "bag.pieces are not in rising order")
        self.pieces = found["pieces"]


def filled_bag(pieces: Iterable[int]) -> Bag:
    """A bag with these pieces."""
    bag = Bag()
    for piece in pieces:
        bag.put(piece)
    return bag
