"""A seat's chance to win, from what that seat knows: many imagined worlds, each judged by the game's advice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final, NamedTuple

from ludoteka import Game, Rng
from ludoteka.bots.search import preferred, squash
from ludoteka.core import CHANCE, Move, Position
from ludoteka.core.advice import Advice
from ludoteka.lab.reviewing.sharpness import sharpness

NOW: Final = 0
"""A world is judged as soon as nothing is half done."""
TURN: Final = 1
"""It is judged when it is the seat's turn."""
NEXT: Final = 2
"""It is judged when the seat's next turn begins, be it in its turn now or not."""
FAR: Final = 120
"""No more decisions are played on until then."""
SURE: Final = 1e-9
"""No side is ever quite without a chance before the end."""


class Estimate(NamedTuple):
    """A mean over imagined worlds, and its standard error."""

    value: float
    error: float


class Judge:
    """Judges positions of one game with so many seats.

    A world is played on, everybody doing what the advice weighs most, until nothing is half done; then the advice's
    values of all sides become chances that sum to one. How sharply, was measured (`ludoteka calibrate --review`).
    Without advice a world is played at random to its end.
    """

    def __init__(self, game: Game, seats: int, sharp: float | None = None) -> None:
        self.advice = game.advice
        self.sharp = sharpness(game.key, seats) if sharp is None else sharp

    def chance(self, position: Position, seat: int, worlds: int, seed: int) -> Estimate:
        """How likely a seat is to win, as it could know itself; the position given may be the true one.

        Every world is judged when the turn comes to the seat, so that whose turn it is now makes no difference.
        """
        return estimate([share_of(leaf, self.sharp) for leaf in self.leaves(position, seat, worlds, seed)])

    def leaves(self, position: Position, seat: int, worlds: int, seed: int) -> Iterator[list[float]]:
        """Where imagined worlds lead, at the seat's next turn."""
        rng, known = Rng(seed), position.imagine(seat, Rng(0))
        for _ in range(worlds):
            yield self.leaf(known.imagine(seat, rng), known, seat, rng, TURN)

    def luck(self, before: Position, after: Position, seat: int, worlds: int, seed: int) -> Estimate:
        """What chance did to a seat: how it stands after a run of chance, against all the runs there could have been.

        The first draw of the imagined runs is spread evenly over its lots.
        """
        rng, known, then = Rng(seed), before.imagine(seat, Rng(0)), after.imagine(seat, Rng(0))
        start, could, did = rng.chance(), list[float](), list[float]()
        for k in range(worlds):
            world = known.imagine(seat, rng)
            world.apply(world.lot(int((k + start) * int(world.lots()) / worlds)), CHANCE)
            while world.to_act == CHANCE:
                world.apply(world.lot(rng.below(world.lots())), CHANCE)
            could.append(self.share(world, known, seat, rng))
            did.append(self.share(then.imagine(seat, rng), known, seat, rng))
        one, other = estimate(did), estimate(could)
        return Estimate(one.value - other.value, sqrt(one.error**2 + other.error**2))

    def gain(self, position: Position, seat: int, moves: tuple[Move, Move], worlds: int, seed: int) -> Estimate:
        """How much better the first of two moves does for a seat than the second, in the same worlds.

        Both are judged when the seat's next turn begins: a move that takes long must not be compared with a quick one.
        The worlds are those that the advice supposes, as for whoever proposed the better move.
        """
        rng, known, found = Rng(seed), position.imagine(seat, Rng(0)), []
        for _ in range(worlds):
            world, dice = self._supposed(known, seat, rng), int(rng.word())
            shares = []
            for move in moves:
                after = world.copy()
                after.apply(move, seat)
                shares.append(self.share(after, world, seat, Rng(dice), NEXT))
            found.append(shares[0] - shares[1])
        return estimate(found)

    def _supposed(self, known: Position, seat: int, rng: Rng) -> Position:
        """A world that is likely; luck is measured in even ones, since what was just drawn was not kept by choice."""
        return known.imagine(seat, rng) if self.advice is None else self.advice.suppose(known, seat, rng)

    def share(self, world: Position, root: Position, seat: int, rng: Rng, until: int = NOW) -> float:
        """The chance of a seat in one world, which is played on from here and used up."""
        return share_of(self.leaf(world, root, seat, rng, until), self.sharp)

    def leaf(self, world: Position, root: Position, seat: int, rng: Rng, until: int = NOW) -> list[float]:
        """Where one world leads: how the seat's own side stands, then all others, each from 0 to 1."""
        advice, left, due = self.advice, FAR, until
        while True:
            who = world.to_act
            if who >= 0:
                if due:
                    own = _own_turn(world, seat)
                    due = NOW if own and due == TURN else TURN if not own else due
                if (due == NOW or left <= 0) and advice is not None and advice.calm(world, root):
                    return self._judged(world, seat, advice)
                left -= 1
                moves = world.moves()
                world.apply(moves[0] if len(moves) == 1 else self._likely(world, moves, int(who), rng), who)
            elif who == CHANCE:
                world.apply(world.lot(rng.below(world.lots())), CHANCE)
            else:
                return _ended(world, seat)

    def _likely(self, world: Position, moves: list[Move], who: int, rng: Rng) -> Move:
        advice = self.advice
        if advice is None:
            return moves[rng.below(len(moves))]
        return preferred(advice, world, moves, who)

    def _judged(self, world: Position, seat: int, advice: Advice) -> list[float]:
        scale, own = advice.scale(), int(world.side(seat))
        found = [squash(advice.value(world, seat) / scale)]
        speakers = {int(world.side(other)): other for other in reversed(range(int(world.seats)))}
        others = [speakers[side] for side in sorted(speakers) if side != own]
        if len(others) == 1:
            return [found[0], 1.0 - found[0]]
        return found + [squash(advice.value(world, other) / scale) for other in others]


def share_of(leaf: Sequence[float], sharp: float) -> float:
    """The first one's share of the win; the sharper, the more the better one gets of it.

    >>> round(share_of([0.6, 0.4], 1.0), 3), round(share_of([0.6, 0.4], 2.0), 3)
    (0.6, 0.692)
    """
    weights: list[float] = [max(SURE, each) ** sharp for each in leaf]
    return weights[0] / sum(weights)


def won(standing: Sequence[float], sides: Sequence[int]) -> list[float]:
    """What each seat has of the win, which the sides that came first share; partners have the same.

    >>> won([1.0, 0.0, 1.0, 0.0], [0, 1, 0, 1]), won([2.0, 2.0, 0.0], [0, 1, 2])
    ([1.0, 0.0, 1.0, 0.0], [0.5, 0.5, 0.0])
    """
    best = max(standing)
    first = {side for side, score in zip(sides, standing, strict=True) if score == best}
    return [1.0 / len(first) if side in first else 0.0 for side in sides]


def estimate(values: Sequence[float]) -> Estimate:
    """The mean and its standard error.

    >>> estimate([1.0, 0.0])
    Estimate(value=0.5, error=0.5)
    """
    count, mean = len(values), sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return Estimate(mean, sqrt(spread / count))


def _ended(world: Position, seat: int) -> list[float]:
    shares = won([float(score) for score in world.standing()], [int(world.side(s)) for s in range(int(world.seats))])
    return [shares[seat], 1.0 - shares[seat]]


def _own_turn(world: Position, seat: int) -> bool:
    whose = int(world.active())
    return whose >= 0 and int(world.side(whose)) == int(world.side(seat))
