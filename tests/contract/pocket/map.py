"""Pocket game d: a map that grows tile by tile, a private tile on top of the stack, a die, a reroll and fireballs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ludoteka.core import CHANCE, NOBODY, Content, Event, Game, Move, Pack, Position, Prompt, Refusal, Rng, Secret, i64
from ludoteka.core.event import View
from ludoteka.core.options import Value
from ludoteka.kit.deck import shuffled_deck
from ludoteka.kit.dice import Die
from ludoteka.kit.hand import Hand
from ludoteka.kit.knowledge import only
from ludoteka.kit.redeal import chances, redeal

CLAUSES: Final = {
    "PD-TURN-1": "The seats take turns exploring, four each, or until there is no tile or no open exit left.",
    "PD-PLACE-1": "An empty cell of the map is explored to which an exit leads.",
    "PD-TILE-1": "The top tile is drawn and shown; the first seat draws two, unseen by others.",
    "PD-TILE-2": "It lays one of the two and puts the other back on top without showing it.",
    "PD-TILE-3": "The tile is turned as the explorer likes, if exit meets exit somewhere.",
    "PD-FIGHT-1": "A guard on it is fought with one roll of the die.",
    "PD-FIGHT-2": "The explorer may roll once again; then the second roll counts.",
    "PD-FIGHT-3": "He may throw any of his two fireballs, each worth one; who equals the guard takes its gold.",
    "PD-END-1": "When the game is over the gold counts.",
}
CONTENT: Final = """
die = [{id = "sword", faces = ["0", "1", "1", "2", "2", "3"], known_from = "ours"}]
tile = [{id = "hall", exits = ["n", "e", "s", "w"], guard = 0, copies = 2, known_from = "ours"},
        {id = "bend", exits = ["n", "e"], guard = 2, copies = 3, known_from = "ours"},
        {id = "lane", exits = ["n", "s"], guard = 3, copies = 2, known_from = "ours"},
        {id = "nest", exits = ["n"], guard = 4, copies = 1, known_from = "ours"}]
"""
PHASES: Final = {
    "explore": "PD-PLACE-1",
    "tile": "PD-TILE-1",
    "lay": "PD-TILE-2",
    "turn": "PD-TILE-3",
    "roll": "PD-FIGHT-1",
    "again": "PD-FIGHT-2",
    "last": "PD-FIGHT-2",
    "fire": "PD-FIGHT-3",
    "over": "PD-END-1",
}
CHANCES: Final = ("tile", "roll", "last")
WAYS: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # north, east, south, west


class Step(Move):
    """A move and what it means: the coordinates of a cell, a tile, quarter turns, a face, fireballs."""

    def __init__(self, kind: str, text: str, first: int, second: int = 0) -> None:
        super().__init__(text, kind, PHASES[kind], [], {})
        self.first, self.second = first, second


class MapPack(Pack):
    """Tiles by number: names, exits (one bit for each way) and guards; the stack; the die."""

    def __init__(self, content: Content) -> None:
        super().__init__(content.hash)
        rows = content.rows("tile")
        self.names = [row.text("id") for row in rows]
        self.exits = [sum(1 << "nesw".index(way) for way in row.words("exits", list("nesw"))) for row in rows]
        self.guards = [row.number("guard", 0, 9) for row in rows]
        self.stack = [tile for tile, row in enumerate(rows) for _ in range(row.number("copies", 1, 9))]
        faces = [int(face) for row in content.rows("die") for face in row.words("faces", list("0123"), 6)]
        content.check()
        self.die = Die(faces)
        self.explorations = [Step("explore", f"explore {x},{y}", x, y) for y in (-1, 0, 1) for x in (-2, -1, 0, 1, 2)]
        steps = self.explorations[:]
        for tile, name in enumerate(self.names):
            steps += [Step("tile", f"tile {name}", tile), Step("lay", f"lay {name}", tile)]
        steps += [Step(kind, f"{kind} {number}", number) for kind in ("turn", "roll", "fire") for number in range(4)]
        for step in [*steps, Step("again", "keep", 0), Step("again", "reroll", 1)]:
            self.enter(step)

    def turned(self, tile: int, quarters: int) -> int:
        """The exits of a tile after so many quarter turns."""
        return (self.exits[tile] << quarters | self.exits[tile] >> 4 - quarters) & 15


class Map(Position):
    """The laid tiles (x, y, tile, quarters); the cell explored; two tiles only the first seat sees; the tile shown."""

    def __init__(self, pack: Pack, seats: int, options: Mapping[str, Value]) -> None:
        super().__init__(pack, seats)
        self.box, self.phase, self.turn, self.tile, self.rolled = cast(MapPack, pack), "explore", 0, -1, 0
        self.cells, self.goal, self.gold, self.fireballs = [[0, 0, 0, 0]], [0, 0], [0] * seats, [2] * seats
        self.stack, self.held, self.to_act = shuffled_deck(self.box.stack), Hand(only(0)), 0

    def copy(self) -> Map:
        twin = Map(self.box, self.seats, {})
        twin.phase, twin.turn, twin.tile, twin.rolled = self.phase, self.turn, self.tile, self.rolled
        twin.cells, twin.goal, twin.to_act = [cell[:] for cell in self.cells], self.goal[:], self.to_act
        twin.stack, twin.held, twin.gold = self.stack.copy(), self.held.copy(), self.gold[:]
        twin.fireballs = self.fireballs[:]
        return twin

    def doors(self, x: int, y: int) -> int:
        """The ways, one bit each, by which exits of laid tiles lead to an empty cell."""
        found = 0
        for cell in self.cells:
            way = (cell[0] - x, cell[1] - y)
            if way == (0, 0):
                return 0
            if way in WAYS and self.box.turned(cell[2], cell[3]) >> (WAYS.index(way) + 2) % 4 & 1:
                found |= 1 << WAYS.index(way)
        return found

    def fault(self, step: Step, seat: i64) -> Refusal | None:
        """The first condition that fails."""
        if self.phase == "over" or step.kind in ("tile", "roll"):
            return Refusal("PD-END-1", "over") if self.phase == "over" else Refusal(step.clause, "chance-decides")
        if step.kind != self.phase:
            return Refusal(PHASES[self.phase] if step.kind == "explore" else step.clause, "not-now")
        if seat != self.to_act:
            return Refusal("PD-TURN-1", "not-your-turn")
        if step.kind == "explore" and not self.doors(step.first, step.second):
            return Refusal("PD-PLACE-1", "no-exit-leads-there")
        if step.kind == "lay" and not self.held.count(step.first):
            return Refusal("PD-TILE-2", "not-drawn")
        if step.kind == "turn":  # what looks the same after fewer quarter turns is one option
            turned = [self.box.turned(self.tile, quarters) for quarters in range(step.first + 1)]
            if not turned[-1] & self.doors(self.goal[0], self.goal[1]) or turned[-1] in turned[:-1]:
                return Refusal("PD-TILE-3", "no-exit-meets")
        return Refusal("PD-FIGHT-3", "too-few") if step.kind == "fire" and step.first > self.fireballs[seat] else None

    def moves(self) -> list[Move]:
        if self.to_act < 0:
            return self.outcomes()
        return [move for move in self.pack.moves if self.fault(cast(Step, move), self.to_act) is None]

    def refuse(self, move: Move, seat: i64) -> Refusal:
        return self.fault(cast(Step, move), seat) or Refusal("PD-TURN-1", "not-your-turn")

    def apply(self, move: Move, seat: i64) -> None:
        step, explorer = cast(Step, move), self.turn % self.seats
        two = move.kind == "tile" and explorer == 0 and self.held.size() + self.stack.size() > 1
        what = Secret(move.text, [0], "tile") if two else move.text
        self.tell(Event(move.kind, PHASES[self.phase], {"seat": explorer, "what": what}))
        if move.kind == "explore":
            self.goal = [step.first, step.second]
            self.go_on("tile")
        elif two:
            self.stack.take(step.first)
            self.held.put(step.first)
            self.go_on("tile" if self.held.size() == 1 else "lay")
        elif move.kind in ("tile", "lay"):
            self.tile = step.first
            (self.held if move.kind == "lay" else self.stack).take(step.first)
            for tile in self.held.known(0):
                self.held.take(tile)
                self.stack.put_on_top(tile, only(0))
            self.go_on("turn")
        elif move.kind == "turn":
            self.cells.append([*self.goal, self.tile, step.first])
            self.go_on("roll" if self.box.guards[self.tile] else "explore")
        elif move.kind == "roll":
            self.rolled = step.first
            self.go_on("again" if self.phase == "roll" else "fire")
        elif move.kind == "again":
            self.go_on("last" if step.first else "fire")
        else:
            self.fireballs[explorer] -= step.first
            self.gold[explorer] += 1 if self.rolled + step.first >= self.box.guards[self.tile] else 0
            self.go_on("explore")

    def go_on(self, phase: str) -> None:
        """Ask the explorer or chance; when the next is to explore, it is the next seat's turn, or the game is over."""
        self.phase = phase
        if phase == "explore":
            self.turn, self.tile, self.rolled, self.goal = self.turn + 1, -1, 0, [0, 0]
            open_cells = [step for step in self.box.explorations if self.doors(step.first, step.second)]
            if self.turn == 4 * self.seats or not self.stack.size() or not open_cells:
                self.phase = "over"
        self.to_act = NOBODY if self.phase == "over" else CHANCE if phase in CHANCES else self.turn % self.seats

    def lots(self) -> i64:
        return 0 if self.to_act != CHANCE else self.stack.lots() if self.phase == "tile" else self.box.die.lots()

    def lot(self, i: i64) -> Move:
        if self.phase == "tile":
            return self.pack.by_text[f"tile {self.box.names[self.stack.lot(i)]}"]
        return self.pack.by_text[f"roll {self.box.die.lot(i)}"]

    def chances(self, seat: i64) -> list[tuple[Move, int]]:
        if self.phase != "tile":
            return self.weights()
        pairs = chances(seat, self.stack, [self.held, self.stack])
        return [(self.pack.by_text[f"tile {self.box.names[tile]}"], weight) for tile, weight in pairs]

    def label(self) -> str:
        return "tile" if self.phase == "tile" else "die"

    def imagine(self, seat: i64, rng: Rng) -> Map:
        world = self.copy()
        redeal(seat, rng, [world.held, world.stack])
        return world

    def view(self, seat: i64) -> View:
        return cast(
            View,
            {
                "viewer": seat,
                "turn": self.turn,
                "phase": self.phase,
                "cells": [cell[:] for cell in self.cells],
                "goal": self.goal[:],
                "tile": self.tile,
                "rolled": self.rolled,
                "gold": self.gold[:],
                "fireballs": self.fireballs[:],
                "held": self.held.known(seat),
                "stack": self.stack.size(),
                "top": self.stack.known_card(0, seat),
                "top_is_known_to_some": bool(self.stack.watched()),
            },
        )

    def prompt(self, seat: i64) -> Prompt:
        return Prompt(PHASES[self.phase], self.phase, self.waiting())

    def standing(self) -> list[float]:
        return [float(gold) for gold in self.gold]

    def census(self) -> list[str]:
        laid = [cell[2] for cell in self.cells[1:]]  # the first tile was never in the stack
        shown = [self.tile] if self.phase == "turn" else []
        return sorted(self.box.names[tile] for tile in [*laid, *shown, *self.held.cards, *self.stack.contents()])


BOUND: Final = 4 * 3 * 9  # in a turn: explore, two tiles, lay, turn, roll, again, last roll, fire
GAME: Final = Game(
    "pocket-map",
    "Pocket map",
    range(2, 4),
    rules=1,
    clauses=CLAUSES,
    content=CONTENT,
    read=MapPack,
    begin=Map,
    bound=BOUND,
)
