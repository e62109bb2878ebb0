"""Our engine's workloads for any game: inside the engine, and driven from a Python loop as a script would."""

from __future__ import annotations

import random
import sys

import ludoteka
from bench.shelf import seats
from bench.timing import Counts, Workload
from ludoteka.core.game import Game
from ludoteka.core.playout import copies, playouts, worlds
from ludoteka.core.position import Position
from ludoteka.core.rng import Rng
from ludoteka.core.seats import CHANCE, NOBODY

draw = random.random


def play_inside(root: Position) -> Workload:
    """Random games to the end, the whole loop in the engine."""
    seeds = iter(range(1, sys.maxsize))

    def work(times: int) -> Counts:
        tally = playouts(root, 10 * times, next(seeds))
        return {"decisions": float(tally.decisions), "chance steps": float(tally.chances)}

    return work


def play_from_python(root: Position, *, seeing: bool = False) -> Workload:
    """Random games to the end, each step asked for from Python; `seeing`: with the mover's view at every decision."""

    def work(times: int) -> Counts:
        decisions = chances = 0
        for _ in range(times):
            position = root.copy()
            while True:
                seat = position.to_act
                if seat >= 0:
                    if seeing:
                        position.view(seat)
                    moves = position.moves()
                    position.apply(moves[int(draw() * len(moves))], seat)
                    decisions += 1
                elif seat == CHANCE:
                    lots: int = position.lots()
                    position.apply(position.lot(int(draw() * lots)), seat)
                    chances += 1
                else:
                    break
        return {"decisions": decisions, "chance steps": chances}

    return work


def play_match(game: Game) -> Workload:
    """Random games by the public API: notation in, every move checked, told to all and recorded, chance sampled."""
    edition, seeds = ludoteka.game(game), iter(range(1, sys.maxsize))

    def work(times: int) -> Counts:
        decisions = 0
        for _ in range(times):
            match = edition.new(seats=seats(game), seed=next(seeds))
            while not match.over:
                moves = match.moves()
                match.play(moves[int(draw() * len(moves))])
                decisions += 1
        return {"decisions": decisions}

    return work


def copy_inside(roots: list[Position]) -> Workload:
    """Copies, the loop in the engine."""
    return lambda times: {"copies": sum(int(copies(root, 20 * times)) for root in roots)}


def copy_from_python(roots: list[Position]) -> Workload:
    """Copies, one call from Python each."""

    def work(times: int) -> Counts:
        for root in roots:
            copy = root.copy
            for _ in range(20 * times):
                copy()
        return {"copies": 20 * times * len(roots)}

    return work


def imagine_inside(roots: list[Position]) -> Workload:
    """Worlds that the seat to act imagines, the loop in the engine."""
    return lambda times: {"worlds": sum(int(worlds(root, root.to_act, 20 * times, times)) for root in roots)}


def imagine_from_python(roots: list[Position]) -> Workload:
    """Worlds that the seat to act imagines, one call from Python each."""
    rng = Rng(1)

    def work(times: int) -> Counts:
        for root in roots:
            imagine, seat = root.imagine, root.to_act
            for _ in range(20 * times):
                imagine(seat, rng)
        return {"worlds": 20 * times * len(roots)}

    return work


def midgames(root: Position, count: int) -> list[Position]:
    """Decisions halfway through random games, the same ones in every run."""
    rng = Rng(7)
    found: list[Position] = []
    for _ in range(count):
        position, decisions = root.copy(), []
        while position.to_act != NOBODY:
            if position.to_act >= 0:
                decisions.append(position.copy())
                moves = position.moves()
                position.apply(moves[rng.below(len(moves))], position.to_act)
            else:
                position.apply(position.lot(rng.below(position.lots())), CHANCE)
        found.append(decisions[len(decisions) // 2])
    return found
