"""Games to learn from: what all seats observed where a search would ask a judge, and what they took in the end."""

from __future__ import annotations

from typing import Final, NamedTuple

import ludoteka
from ludoteka import Edition, Rng
from ludoteka.bots.search import is_ripe
from ludoteka.core import CHANCE, NOBODY, Position
from ludoteka.core.advice import Advice
from ludoteka.core.info import imagined_info
from ludoteka.core.sheet import Sheet
from ludoteka.lab.contest import points_of
from ludoteka.lab.entrants import Entrant, entrant

WHIMS: Final = (0.0, 0.05, 0.15)
"""How often a decision is left to chance, game by game in turn: who only sees good play never learns what is bad."""


class Course(NamedTuple):
    """What is played."""

    game: str
    seats: int
    bot: str
    """As for `ludoteka arena`: greedy, search:iterations=24. Several with + between sit at one table, all moving on
    by a seat from game to game; where they are fewer than seats, the last fills up."""
    share: float
    """So many of the calm decisions are noted; those of one game tell much the same."""
    seed: int
    options: str = ""
    """Of the game, as typed: format=ffa, or several with commas between."""

    def chosen(self) -> dict[str, object]:
        """The options by name."""
        pairs = [pair.partition("=") for pair in self.options.split(",") if pair]
        return {name: value for name, _, value in pairs}


class Seen(NamedTuple):
    """What was noted of one game."""

    sheets: bytes
    """Decision by decision, seat by seat: what the seat observed, a byte for each place of its sheet."""
    values: list[float]
    """Decision by decision, seat by seat: what the game's own advice said."""
    points: list[float]
    """What every seat took."""


class School:
    """A table at which games of one course are played; each comes out the same wherever it is played."""

    def __init__(self, course: Course, edition: Edition | None = None) -> None:
        self.course = course
        self.edition = edition or ludoteka.game(course.game)
        self.start: Position = self.edition.new(course.seats, None, course.chosen(), None, "manual").position
        for seat in range(course.seats):
            self.start.occupy(seat, True)
        self.sheet = Sheet(self.start)
        self.entrants = [entrant(name) for name in course.bot.split("+")]
        self.advice = self.edition.game.advice or Advice()

    def play(self, number: int) -> Seen:
        """Game number so-and-so."""
        seed = self.course.seed * 1_000_003 + number
        rng, whim = Rng(seed), WHIMS[number % len(WHIMS)]
        bots = [self.seated(seat, number).bot(seed * 100 + seat) for seat in range(self.course.seats)]
        position, sheets, values = self.start.copy(), bytearray(), list[float]()
        while position.to_act != NOBODY:
            who = int(position.to_act)
            if who == CHANCE:
                position.apply(position.lot(rng.below(position.lots())), CHANCE)
                continue
            if is_ripe(self.advice, position, self.start) and rng.chance() < self.course.share:
                self.note(position, sheets, values)
            moves = position.moves()
            if whim > 0.0 and rng.chance() < whim:
                position.apply(moves[rng.below(len(moves))], who)
            else:
                position.apply(bots[who].answer(imagined_info(self.edition.game, who, position, [])), who)
        return Seen(bytes(sheets), values, list(points_of([float(score) for score in position.standing()])))

    def seated(self, seat: int, number: int) -> Entrant:
        """Who sits where in game number so-and-so."""
        return self.entrants[min((seat - number) % self.course.seats, len(self.entrants) - 1)]

    def note(self, position: Position, sheets: bytearray, values: list[float]) -> None:
        """Write down what every seat observes now."""
        for seat in range(self.course.seats):
            sheets += self.sheet.fill(position, seat)
            values.append(float(self.advice.value(position, seat)) / float(self.advice.scale()))
