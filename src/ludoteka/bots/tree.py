"""The tree of a search: what one seat could see happen, and how the moves tried there have done so far."""

from __future__ import annotations

from typing import Final

from ludoteka.core.move import Move
from ludoteka.core.native import i64

NOTHING: Final[list[float]] = []
"""What edges below the root share: nothing is noted there."""
NO_MOVES: Final[list[Move]] = []
"""What nodes share that nobody has come to yet."""


class Edge:
    """One move of one seat at a node: how often it was tried, and how well it did for that seat."""

    def __init__(self, move: Move, who: i64, prior: float) -> None:
        self.move = move
        self.who: i64 = who
        self.visits: i64 = 0
        self.seen: i64 = 0
        """How often the move was open here; counted only where that differs from world to world."""
        self.mean = 0.0
        """The mean result of its mover."""
        self.prior = prior
        """How likely the move is to be good, before it is tried; those of one list sum to 1."""
        self.child: Node | None = None
        self.results: list[float] = NOTHING
        """Of the root's edges: the sums of the results of all seats, and how many were added up."""
        self.noted: i64 = 0


class Node:
    """What one seat has seen happen since the root: moves, and what chance showed.

    Worlds differ in what is hidden, so the moves open at one node differ too. A node is regular while all worlds have
    offered the same list; then its visits tell how often each move was open.
    """

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.moves: list[Move] = NO_MOVES
        """The list that the edges stand for, one by one, while the node is regular."""
        self.edges: list[Edge] = []
        self.regular = True
        self.weighed = False
        """Whether the priors come from the game's advice."""
        self.by_key: dict[int, Edge] | None = None
        """In an irregular node: edges by mover and move. Like the outcomes, made once it is needed: it seldom is."""
        self.outcomes: dict[int, Node] | None = None
        """What chance showed here, or others did who do not choose in the tree, by the number of the move."""

    def edges_for(self, moves: list[Move], who: i64) -> list[Edge]:
        """The edges of the moves that are open in the present world, in their order."""
        if self.regular:
            if moves is self.moves:
                return self.edges
            if not self.edges:
                self._begin(moves, who)
                return self.edges
            if self._fits(moves, who):
                return self.edges
            self._grow_irregular()
        return self._gather(moves, who)

    def begin_with(self, moves: list[Move], who: i64) -> None:
        """Become a root: nothing but these moves, which are open in every world, is left to choose here."""
        edges = self.edges_for(moves, who)
        self.visits = 0
        for edge in edges:
            self.visits += edge.visits
        self.moves = moves
        self.edges = edges
        self.regular = True
        self.weighed = False
        self.by_key = None

    def shown(self, outcome: Move) -> Node:
        """The node after chance has shown this, or somebody has done it."""
        outcomes = self.outcomes
        if outcomes is None:
            outcomes = {}
            self.outcomes = outcomes
        found = outcomes.get(outcome.number)
        if found is None:
            found = Node()
            outcomes[outcome.number] = found
        return found

    def _begin(self, moves: list[Move], who: i64) -> None:
        self.moves = moves
        prior = 1.0 / float(len(moves))
        for move in moves:
            self.edges.append(Edge(move, who, prior))

    def _fits(self, moves: list[Move], who: i64) -> bool:
        edges = self.edges
        count: i64 = len(moves)
        if len(edges) != count or edges[0].who != who:
            return False
        for i in range(count):
            if edges[i].move is not moves[i]:
                return False
        return True

    def _grow_irregular(self) -> None:
        self.regular = False
        by_key: dict[int, Edge] = {}
        for edge in self.edges:
            edge.seen = self.visits
            by_key[edge.who << 32 | edge.move.number] = edge
        self.by_key = by_key

    def _gather(self, moves: list[Move], who: i64) -> list[Edge]:
        by_key = self.by_key
        assert by_key is not None, "an irregular node knows its edges"
        found: list[Edge] = []
        for move in moves:
            key = who << 32 | move.number
            edge = by_key.get(key)
            if edge is None:
                edge = Edge(move, who, 1.0 / float(len(moves)))
                by_key[key] = edge
                self.edges.append(edge)
                self.weighed = False
            found.append(edge)
        return found
