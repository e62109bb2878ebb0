"""Advice: what a bot should know about one game. Every game writes its own; bots know only this much of it."""

from __future__ import annotations

from ludoteka.core.move import Move
from ludoteka.core.native import i64, mypyc_attr
from ludoteka.core.position import Position
from ludoteka.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """Judges positions and moves for one seat, from what that seat may know: the position given is an imagined one."""

    def value(self, position: Position, seat: i64) -> float:
        """How well this seat stands, higher is better; on one scale for all positions of the game."""
        raise NotImplementedError

    def weigh(self, position: Position, move: Move, seat: i64) -> float:
        """How good an open move looks before it is made; by default, how the seat stands right after it."""
        after = position.copy()
        after.apply(move, seat)
        return self.value(after, seat)

    def weights(self, position: Position, moves: list[Move], seat: i64) -> list[float]:
        """What `weigh` says of each of these moves; a game whose moves share a reckoning makes it once for all."""
        return [self.weigh(position, move, seat) for move in moves]

    def scale(self) -> float:
        """The value at which a seat of two wins about 73 games of 100; measured, see docs/decisions/0009-search.md."""
        return 10.0

    def calm(self, position: Position, root: Position) -> bool:
        """Whether nothing is half done, so that `value` means something; a search from `root` plays on until then."""
        return True

    def patience(self) -> i64:
        """How often a search comes to a decision before its moves are worth weighing; more where weighing is dear.

        Until then it judges there, or where it cannot, does what the advice prefers.
        """
        return 1

    def suppose(self, position: Position, seat: i64, rng: Rng) -> Position:
        """A world to think about; by default any that the seat may imagine, all alike.

        A game may know better which of them are likely: somebody who still holds a card has had no use for it so far.
        """
        return position.imagine(seat, rng)

    def sees(self, position: Position, move: Move, seat: i64) -> bool:
        """At CHANCE: whether a seat will see which of its moves this is."""
        return True

    def foresees(self) -> bool:
        """Whether others are better foreseen by `weigh` than by choices of their own in a search's tree.

        Measured game by game (docs/decisions/0018-judges.md): where they hold much that is hidden, their part of a tree
        is spread too thin to find good answers.
        """
        return False

    def whim(self) -> float:
        """How often a search lets somebody do anything at all beyond its tree, instead of what `weigh` prefers."""
        return 0.1

    def settles(self, position: Position) -> bool:
        """Whether `weigh` decides better here than a search could: a fight that is reckoned through, for instance."""
        return False

    def glance(self) -> float:
        """How much a slip of the weaker levels still goes by `weigh`: 0 not at all, more where a slip would be dear.

        Measured game by game, so that every level stands as far below the next one (docs/decisions/0019-levels.md).
        """
        return 1.0

    def slips(self, often: float) -> float:
        """How often somebody slips here who slips so often elsewhere: more often where thought alone brings little."""
        return often

    def styles(self) -> list[str]:
        """The ways to play that a game invites, by name (`bots/levels.py`)."""
        return []

    def likes(self, style: str, position: Position, move: Move, seat: i64) -> float:
        """How much somebody who plays in a style would rather make this move than others that promise as much."""
        return 0.0

    def leniency(self) -> float:
        """How much of the result that is expected a style may cost at one decision: less where decisions are many."""
        return 0.03
