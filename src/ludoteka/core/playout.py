"""Loops over games, compiled: playing at random to the end, and counting what it took."""

from __future__ import annotations

from ludoteka.core.native import i64
from ludoteka.core.position import Position
from ludoteka.core.rng import Rng
from ludoteka.core.seats import CHANCE


class Tally:
    """How many games, decisions and chance steps a series took, and how its last game came out."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.chances: i64 = 0
        self.standing: list[float] = []


def playout(position: Position, rng: Rng, tally: Tally) -> None:
    """Play at random to the end, in place."""
    decisions: i64 = 0
    chances: i64 = 0
    while True:
        who = position.to_act
        if who >= 0:
            moves = position.moves()
            position.apply(moves[rng.below(len(moves))], who)
            decisions += 1
        elif who == CHANCE:
            position.apply(position.lot(rng.below(position.lots())), who)
            chances += 1
        else:
            break
    tally.games += 1
    tally.standing = position.standing()
    tally.decisions += decisions
    tally.chances += chances


def playouts(root: Position, count: i64, seed: int) -> Tally:
    """Play `count` games at random from copies of one position."""
    rng = Rng(seed)
    tally = Tally()
    for _game in range(count):
        playout(root.copy(), rng, tally)
    return tally


def advance(position: Position, rng: Rng) -> None:
    """Let chance have its say until a player, or nobody, is to act."""
    while position.to_act == CHANCE:
        position.apply(position.lot(rng.below(position.lots())), CHANCE)


def copies(root: Position, count: i64) -> i64:
    """Copy a position `count` times; for measuring."""
    made: i64 = 0
    for _game in range(count):
        root.copy()
        made += 1
    return made


def worlds(root: Position, seat: i64, count: i64, seed: int) -> i64:
    """Imagine `count` worlds; for measuring."""
    rng = Rng(seed)
    made: i64 = 0
    for _game in range(count):
        root.imagine(seat, rng)
        made += 1
    return made
