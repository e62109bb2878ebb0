"""Looking at a match again, piece by piece: small questions about a few steps each, which any process can answer."""

from __future__ import annotations

from typing import Final, NamedTuple

import ludoteka
from ludoteka import Edition, Match
from ludoteka.bots.search_bot import SearchBot, main_line
from ludoteka.core import Move, Position
from ludoteka.core.info import imagined_info
from ludoteka.lab.reviewing.story import Story
from ludoteka.lab.reviewing.verdict import Judge

DICE: Final = 1_000_003
"""Parts the seeds of different seats and of different questions."""

LONG: Final = 1500
"""A match of more steps is looked at with less effort a step."""


class Effort(NamedTuple):
    """How much thought a review takes; worlds and iterations, never seconds, so that the same seed gives the same."""

    worlds: int = 20
    """Imagined worlds for every chance to win."""
    draws: int = 48
    """Imagined runs of chance for every run that there was."""
    glance: int = 160
    """Iterations of the search that looks for a better move at every decision."""
    pairs: int = 24
    """Worlds in which the move made and the better one are both played, at first sight."""
    again: int = 6
    """So many decisions of each seat, those that seem dearest, are looked at again with fresh dice."""
    thought: int = 1200
    """Iterations of the second search."""
    fresh: int = 96
    """Worlds of the second comparison."""


def effort_for(steps: int) -> Effort:
    """The usual effort, or less for a match that is much longer than others, so that its review takes no longer."""
    usual, much = Effort(), max(1.0, steps / LONG)
    return usual._replace(
        worlds=max(8, int(usual.worlds / much)),
        draws=max(12, int(usual.draws / much)),
        glance=max(40, int(usual.glance / much)),
        pairs=max(8, int(usual.pairs / much)),
    )


class Asked(NamedTuple):
    """A part of a review: steps from `first` up to `end` at a first look, or one decision looked at again."""

    first: int
    end: int
    again: bool = False


class Figure(NamedTuple):
    """A number about a seat at a step: its chance before it, its luck in the run that begins there, a move's cost."""

    seat: int
    step: int
    value: float
    error: float


class Second(NamedTuple):
    """A decision looked at again: the better move, how much better, and how play might have gone on after either."""

    step: int
    seat: int
    played: str
    better: str
    gain: float
    error: float
    line: list[tuple[int, str]]
    instead: list[tuple[int, str]]


class Look(NamedTuple):
    """The answer to a part."""

    chances: list[Figure]
    lucks: list[Figure]
    costs: list[Figure]
    seconds: list[Second]


class Looker:
    """Answers about one match."""

    def __init__(self, match: Match, seed: int = 1, effort: Effort | None = None) -> None:
        self.story = Story(match)
        self.seed = seed
        self.effort = effort or Effort()
        self.judge = Judge(self.story.game, self.story.seats)
        self._turns = set(self.story.turns)
        self._runs = {run.start: run for run in self.story.runs()}

    def look(self, asked: Asked) -> Look:
        """Go through the match up to the part that is asked for, and answer."""
        found = Look([], [], [], [])
        begun: dict[int, tuple[Position, range]] = {}
        for i, position in enumerate(self.story.positions()):
            if i in begun:
                self._luck(*begun.pop(i), position, found)
            if i >= min(asked.end, len(self.story.steps)):
                if not begun:
                    break
            elif i >= asked.first:
                if asked.again:
                    self._again(position, i, found)
                else:
                    self._first(position, i, found)
                    if i in self._runs:
                        begun[self._runs[i].stop] = position.copy(), self._runs[i]
        return found

    def _first(self, position: Position, i: int, found: Look) -> None:
        if i in self._turns:
            for seat in range(self.story.seats):
                chance = self.judge.chance(position, seat, self.effort.worlds, self._dice(seat, 0))
                found.chances.append(Figure(seat, i, *chance))
        step = self.story.steps[i]
        if step.choice and step.move is not None:
            self._cost(position, i, step.who, step.move, found)

    def _luck(self, before: Position, run: range, after: Position, found: Look) -> None:
        """Ask what a run of chance did to everybody who could see any of it."""
        for seat in range(self.story.seats):
            if self._sees(before, run, seat):
                luck = self.judge.luck(before, after, seat, self.effort.draws, self._dice(seat, 1_000_000 + run.start))
                found.lucks.append(Figure(seat, run.start, *luck))

    def _sees(self, before: Position, run: range, seat: int) -> bool:
        advice, position = self.story.game.advice, before.copy()
        for step in self.story.steps[run.start : run.stop]:
            if step.move is not None:
                if advice is None or advice.sees(position, step.move, seat):
                    return True
                position.apply(step.move, step.who)
        return False

    def _cost(self, position: Position, i: int, seat: int, played: Move, found: Look) -> None:
        """Let a short search look for a better move; where it finds one, both are compared in other worlds."""
        effort, seed = self.effort, self._dice(seat, 2_000_000 + i)
        thought = SearchBot(seed, iterations=effort.glance).explain(imagined_info(self.story.game, seat, position, []))
        if thought.candidates and thought.best.move != played.text:
            better = position.pack.by_text[thought.best.move]
            gain = self.judge.gain(position, seat, (better, played), effort.pairs, seed + 1)
            found.costs.append(Figure(seat, i, *gain))

    def _again(self, position: Position, i: int, found: Look) -> None:
        """A longer search with fresh dice finds the better move; what it gains is measured apart from it."""
        step, effort = self.story.steps[i], self.effort
        if step.move is None:
            return
        seat, seed = step.who, self._dice(step.who, 3_000_000 + i)
        search = SearchBot(seed, iterations=effort.thought).search(imagined_info(self.story.game, seat, position, []))
        edges = search.root.edges
        best = max(edges, key=lambda edge: (int(edge.visits), edge.mean))
        if best.move is step.move:
            return
        own = [main_line(search, edge) for edge in edges if edge.move is step.move]
        gain = self.judge.gain(position, seat, (best.move, step.move), effort.fresh, seed + 1)
        found.seconds.append(
            Second(i, seat, step.text, best.move.text, *gain, main_line(search, best)[1:], own[0][1:] if own else [])
        )

    def _dice(self, seat: int, question: int) -> int:
        return (self.seed * DICE + seat) * DICE + question


def parts(steps: int, size: int = 16) -> list[Asked]:
    """The first looks, a few steps each."""
    return [Asked(first, min(first + size, steps)) for first in range(0, steps, size)]


def seconds(costs: list[Figure], again: int) -> list[Asked]:
    """The decisions worth a second look: of each seat those that seem dearest."""
    found: list[Asked] = []
    for seat in sorted({cost.seat for cost in costs}):
        dear = [cost for cost in costs if cost.seat == seat and cost.value > 0.0]
        dearest = sorted(dear, key=lambda each: (-each.value, each.step))
        found += [Asked(cost.step, cost.step + 1, True) for cost in dearest[:again]]
    return sorted(found)


def look_at(text: str, asked: Asked, seed: int, effort: Effort, game: Edition | None = None) -> Look:
    """Answer a part of the review of a record; a process that is asked again has read it already."""
    key = (text, seed, effort)
    if _KEPT.get("key") != key:
        _KEPT["key"], _KEPT["looker"] = key, Looker(ludoteka.load(text, game), seed, effort)
    looker = _KEPT["looker"]
    assert isinstance(looker, Looker)
    return looker.look(asked)


_KEPT: dict[str, object] = {}
