"""What is kept of a search until the same seat decides again: the part of the tree that came true."""

from __future__ import annotations

from typing import Final

from ludoteka.bots.tree import Edge, Node
from ludoteka.core.event import View
from ludoteka.core.info import Info
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.position import Position
from ludoteka.core.rng import Rng
from ludoteka.core.seats import CHANCE

WORLDS: Final = 24
"""So many continuations are compared with what has come."""
LIKELY: Final = 6
"""Of another seat's moves only so many, those thought about most."""


class Memory:
    """The tree below the move a seat made last, and a world in which it was made."""

    def __init__(self, node: Node, world: Position, seat: i64) -> None:
        self.node = node
        self.world = world
        self.seat: i64 = seat
        self.left: i64 = WORLDS

    def recall(self, info: Info, rng: Rng) -> Node | None:
        """The node that stands for what the seat sees now, if play went where the tree had grown."""
        if info.seat != self.seat or info.world.pack is not self.world.pack or info.world.options != self.world.options:
            return None  # a bot may play another match, whose options no view need tell
        return self._find(self.node, self.world.copy(), info.view, rng)

    def _find(self, node: Node, world: Position, view: View, rng: Rng) -> Node | None:
        """Follow the tree, world by world, to the seat's next choice."""
        while True:
            who = world.to_act
            if who == CHANCE:
                if node.outcomes:
                    return self._after_one_of(node, world, world.outcomes(), view, rng)
                world.apply(world.lot(rng.below(world.lots())), CHANCE)
                continue
            if who < 0:
                return None
            moves = world.moves()
            if len(moves) > 1:
                break
            world.apply(moves[0], who)
        if world.to_act != self.seat and node.outcomes:
            return self._after_one_of(node, world, moves, view, rng)
        if not node.edges:
            return None
        if world.to_act == self.seat:
            self.left -= 1
            return node if world.view(self.seat) == view else None
        return self._after_others(node, world, moves, view, rng)

    def _after_one_of(self, node: Node, world: Position, moves: list[Move], view: View, rng: Rng) -> Node | None:
        """After what chance may have shown, or others have done who do not choose in the tree."""
        outcomes = node.outcomes
        if outcomes is None:
            return None
        for move in moves:
            child = outcomes.get(move.number)
            if child is not None and self.left > 0:
                after = world.copy()
                after.apply(move, world.to_act)
                found = self._find(child, after, view, rng)
                if found is not None:
                    return found
        return None

    def _after_others(self, node: Node, world: Position, moves: list[Move], view: View, rng: Rng) -> Node | None:
        who = world.to_act
        likely = sorted([edge for edge in node.edges if edge.child is not None and edge.who == who], key=_visits)
        for edge in likely[:LIKELY]:
            child = edge.child
            if child is not None and self.left > 0 and edge.move in moves:
                after = world.copy()
                after.apply(edge.move, who)
                found = self._find(child, after, view, rng)
                if found is not None:
                    return found
        return None


def _visits(edge: Edge) -> int:
    return -int(edge.visits)
