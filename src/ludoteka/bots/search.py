"""Information-set Monte Carlo tree search: many imagined worlds, one tree of what the seat could see."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from ludoteka.bots.tree import Edge, Node
from ludoteka.core.advice import Advice
from ludoteka.core.judge import Judge
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.position import Position
from ludoteka.core.rng import Rng
from ludoteka.core.seats import CHANCE

FIRST: Final = 1e9
"""Without advice every move is tried once before any is tried again."""


class Habits:
    """The numbers of a search; they were chosen by measurement (docs/decisions/0009-search.md)."""

    def __init__(
        self, explore: float = 0.5, urgency: float = 0.05, trust: float = 1.5, horizon: i64 = 0, keep: bool = True
    ) -> None:
        self.explore = explore
        """How much a move is tried for not having been tried."""
        self.urgency = urgency
        """A move never tried counts as so much worse than the mean of its node."""
        self.trust = trust
        """How sharply the game's advice prefers moves before they are tried."""
        self.horizon: i64 = horizon
        """So many decisions are played beyond the tree before the game's advice judges; below 0: to the end."""
        self.keep = keep
        """Whether the part of the tree is kept that still holds at the next decision."""


class Search:
    """One seat's thought about one decision; it can go on as long as one likes."""

    def __init__(
        self,
        world: Position,
        seat: i64,
        advice: Advice | None,
        rng: Rng,
        habits: Habits,
        root: Node | None = None,
        judge: Judge | None = None,
        openly: bool = False,
        noting: bool = False,
    ) -> None:
        self.world = world
        self.openly = openly
        """For measuring alone what knowledge is worth: the world is as it is given, nothing in it is imagined anew."""
        self.seat: i64 = seat
        self.noting = noting
        """Whether it is remembered how all seats did after each move: for explanations, choices do not need it."""
        self.advice = advice
        self.rng = rng
        self.habits = habits
        self.root = Node() if root is None else root
        self.low = 0.0
        """The least and the greatest result met so far."""
        self.high = 1.0
        self.iterations: i64 = 0
        self.path: list[Edge] = []
        self.nodes: list[Node] = []
        self.sides: list[i64] = [world.side(each) for each in range(world.seats)]
        self.two_sides = max([int(side) for side in self.sides]) == 1
        self.alone = len(set(self.sides)) == world.seats
        """Whether everybody plays for himself."""
        self.scale = 1.0 if advice is None else advice.scale()
        self.foresees = advice is not None and advice.foresees()
        """Whether others do what the advice weighs most, instead of choosing for themselves in the tree."""
        self.whim = 0.0 if advice is None else advice.whim()
        """So often a decision beyond the tree is any, else what the advice weighs most."""
        self.judge = judge
        """Who says how a future may end; without one the advice does."""
        self.ripe: i64 = 0 if advice is None else advice.patience()
        self.open_root()

    def open_root(self) -> None:
        """The moves to choose among, before the first of them is tried."""
        self.root.begin_with(self.world.moves_of(self.seat), self.seat)
        for edge in self.root.edges:
            edge.results = []
            edge.noted = 0

    def run(self, iterations: i64) -> None:
        """Look at so many more futures."""
        for _each in range(iterations):
            self._look_ahead()
        self.iterations += iterations

    def _look_ahead(self) -> None:
        """One world, down the tree to a move never tried there, on to a verdict, and back."""
        world = self._world()
        self.path.clear()
        self.nodes.clear()
        self._descend(world)
        result = self._verdict(world)
        for edge in self.path:
            edge.visits += 1
            edge.mean += (result[edge.who] - edge.mean) / float(edge.visits)
        for node in self.nodes:
            node.visits += 1
        if self.noting:
            self._note(result)

    def _world(self) -> Position:
        """One that the seat takes for possible, likely ones more often."""
        if self.openly:
            return self.world.copy()
        if self.advice is None:
            return self.world.imagine(self.seat, self.rng)
        return self.advice.suppose(self.world, self.seat, self.rng)

    def _note(self, result: list[float]) -> None:
        """Of the moves at the root it is remembered how all seats did."""
        if self.path:
            edge = self.path[0]
            edge.noted += 1
            sums = edge.results
            if not sums:
                sums.extend(result)
                return
            for seat in range(self.world.seats):
                sums[seat] += result[seat]

    def _descend(self, world: Position) -> None:
        node = self.root
        rng = self.rng
        advice = self.advice
        while True:
            who = world.to_act
            if who >= 0:
                moves = world.moves()
                if len(moves) == 1:  # nothing to choose, nothing to remember
                    world.apply(moves[0], who)
                    continue
                if advice is not None and node is not self.root and advice.settles(world):
                    world.apply(preferred(advice, world, moves, who), who)
                    continue
                if advice is not None and node is not self.root and node.visits < self.ripe - 1:
                    node.visits += 1  # too dear to weigh for so few visits, and blind choices would be worse than none
                    if is_ripe(advice, world, self.world):
                        return
                    node = self._pass(node, preferred(advice, world, moves, who), world)
                    continue
                if self.foresees and self.sides[who] != self.sides[self.seat]:
                    node = self._pass(node, self._any(world, moves, who), world)
                    continue
                edge = self._select(node, node.edges_for(moves, who), world)
                self.path.append(edge)
                self.nodes.append(node)
                world.apply(edge.move, who)
                if edge.visits == 0:
                    return
                child = edge.child
                if child is None:
                    child = Node()
                    edge.child = child
                node = child
            elif who == CHANCE:
                lot = world.lot(rng.below(world.lots()))
                seen = advice is None or advice.sees(world, lot, self.seat)
                world.apply(lot, CHANCE)
                if seen:
                    node = node.shown(lot)
            else:
                return

    def _pass(self, node: Node, move: Move, world: Position) -> Node:
        """The node after a move that is not chosen in the tree."""
        world.apply(move, world.to_act)
        return node.shown(move)

    def _select(self, node: Node, edges: list[Edge], world: Position) -> Edge:
        """The edge that has done best, or might, for its mover."""
        habits = self.habits
        advice = self.advice
        unknown = FIRST
        if advice is None:
            if node.regular and node.visits < len(edges):  # some are untried: the first of them comes next
                for edge in edges:
                    if edge.visits == 0:
                        return edge
        else:
            if not node.weighed and (node is self.root or node.visits >= self.ripe):
                weigh(advice, world, edges, habits.trust)
                node.weighed = True
            unknown = self._mean(edges) - habits.urgency
        regular = node.regular
        push = habits.explore * (self.high - self.low) * sqrt(float(node.visits) + 1.0)
        best = edges[0]
        top = -FIRST * FIRST
        for edge in edges:
            n = edge.visits
            if not regular:
                edge.seen += 1
                push = habits.explore * (self.high - self.low) * sqrt(float(edge.seen))
            score = push * edge.prior / float(n + 1)
            score += edge.mean if n else unknown
            if score > top:
                top = score
                best = edge
        return best

    def _mean(self, edges: list[Edge]) -> float:
        """How the mover has done on average with these moves."""
        total = 0.0
        count: i64 = 0
        for edge in edges:
            total += edge.mean * float(edge.visits)
            count += edge.visits
        return total / float(count) if count else 0.5 * (self.low + self.high)

    # ---- beyond the tree

    def _verdict(self, world: Position) -> list[float]:
        """How a future may end: played on a little, or to the end."""
        advice = self.advice
        left = self.habits.horizon if advice is not None else -1
        rng = self.rng
        while True:
            who = world.to_act
            if who >= 0:
                if left == 0 and advice is not None and is_ripe(advice, world, self.world):
                    return self._judged(world, advice)
                if left:
                    left -= 1
                world.apply(self._any(world, world.moves(), who), who)
            elif who == CHANCE:
                world.apply(world.lot(rng.below(world.lots())), CHANCE)
            else:
                return self._over(world)

    def _any(self, world: Position, moves: list[Move], who: i64) -> Move:
        """What a player might do, without much thought."""
        count: i64 = len(moves)
        advice = self.advice
        if count == 1 or advice is None or (not advice.settles(world) and self.rng.chance() < self.whim):
            return moves[self.rng.below(count)]
        return preferred(advice, world, moves, who)

    def _over(self, world: Position) -> list[float]:
        result = world.standing()
        for value in result:
            if value < self.low:
                self.low = value
            elif value > self.high:
                self.high = value
        return result

    def _judged(self, world: Position, advice: Advice) -> list[float]:
        """The chances of all sides, made to sum to one; partners share theirs."""
        if self.judge is not None:
            return self._learned(world, advice, self.judge)
        sides = self.sides
        own = sides[self.seat]
        chance = squash(advice.value(world, self.seat) / self.scale)
        if self.two_sides:
            return [chance if sides[seat] == own else 1.0 - chance for seat in range(world.seats)]
        found = [0.0] * int(world.seats)
        found[own] = chance
        total = chance
        for seat in range(world.seats):  # whoever is first of a side speaks for it
            side = sides[seat]
            if side != own and found[side] == 0.0:
                found[side] = squash(advice.value(world, seat) / self.scale) + 1e-9
                total += found[side]
        return [found[sides[seat]] / total for seat in range(world.seats)]

    def _learned(self, world: Position, advice: Advice, judge: Judge) -> list[float]:
        """The chances of all seats as a judge sees them; partners are worth what they are on average."""
        chances = judge.chances(world, advice)
        if self.alone:
            return chances
        sides = self.sides
        found = [0.0] * int(world.seats)
        for seat in range(world.seats):
            found[sides[seat]] += chances[seat]
        return [found[sides[seat]] for seat in range(world.seats)]


def is_ripe(advice: Advice, world: Position, root: Position) -> bool:
    """Whether a future can be judged where it is: nothing is half done, nor soon settled."""
    return advice.calm(world, root) and not advice.settles(world)


def preferred(advice: Advice, world: Position, moves: list[Move], who: i64) -> Move:
    """The first of the moves that the advice weighs most."""
    best = moves[0]
    top = -FIRST
    for place, weight in enumerate(advice.weights(world, moves, who)):
        if weight > top:
            top = weight
            best = moves[place]
    return best


def squash(x: float) -> float:
    """From 0 for much worse over one half to 1 for much better."""
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x)) if x < 30.0 else 1.0


def weigh(advice: Advice, world: Position, edges: list[Edge], trust: float) -> None:
    """Give moves their priors: the better the advice weighs one among the others, the likelier."""
    weights = advice.weights(world, [edge.move for edge in edges], edges[0].who)
    top = -FIRST
    for weight in weights:
        if weight > top:
            top = weight
    gap = 0.0
    for weight in weights:
        gap += top - weight
    count = float(len(edges))
    gap /= count
    total = 0.0
    for place, edge in enumerate(edges):
        edge.prior = 0.02 + (exp(-trust * min((top - weights[place]) / gap, 20.0)) if gap > 0.0 else 1.0)
        total += edge.prior
    for edge in edges:
        edge.prior /= total
