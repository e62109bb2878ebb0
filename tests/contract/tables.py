"""Every game at every table: which games there are, random play through them, and how much of it a test takes."""

from __future__ import annotations

import importlib
import json
import marshal
import os
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import pytest

import ludoteka
from ludoteka.core import CHANCE, NOBODY, SPECTATOR, Move, Option, Pack, Position, Rng
from ludoteka.core.options import Value, settle
from ludoteka.core.record import Header
from ludoteka.table.fair import Scribe

ROOT = Path(__file__).resolve().parents[2]
Report = Callable[[str, str], None]
"""Adds a line to a chapter of the report at the end of the run; the fixture `report` gives it."""
LONG = os.environ.get("LUDOTEKA_LONG") == "1"
INTERJECTED = 8
"""One random step in so many is an interjection, where one is open."""
ROUNDS: dict[str, Value] = {"round_limit": 30, "max_rounds": 40}
"""Games that go in circles at random are played for so many rounds, which meets nearly every rule of them; without a
limit they are played where a whole game is what matters (`Setup.whole`), and in a long run everywhere too."""
MODES: dict[str, list[tuple[int, dict[str, Value]]]] = {
    "toerkk": [
        (4, {"format": "ffa", "ffa_reach": "table"}),
        (4, {"team_opening": "additive", "partners_share_hands": False}),
    ]
}
"""Tables whose options mean something with this number of seats only."""
MIXES = 2
"""So many tables with other options than usual; more of them in a long run."""


@dataclass
class Setup:
    """One game with a number of seats and its options."""

    edition: ludoteka.Edition
    seats: int
    options: dict[str, Value] = field(default_factory=dict)
    boxed: bool = False
    """A game of the box rather than an example or a pocket game."""
    _header: Header | None = None

    def __str__(self) -> str:
        chosen = [f"{key}={value}" for key, value in self.options.items()]
        others = [f"and {len(chosen) - 2} more"] if len(chosen) > 2 else []
        return "-".join([self.edition.key, str(self.seats), *chosen[:2], *others])

    @property
    def whole(self) -> Setup:
        """The same table with as many rounds as the game takes."""
        options = {key: value for key, value in self.options.items() if key not in ROUNDS}
        return Setup(self.edition, self.seats, options, self.boxed)

    @property
    def pack(self) -> Pack:
        return self.edition.pack()

    @property
    def bound(self) -> int:
        return self.edition.game.step_bound(self.seats)

    def begin(self) -> Position:
        """The first position."""
        return self.edition.game.begin(self.pack, self.seats, settle(self.edition.options, self.options))

    def match(self, seed: int | None = None) -> ludoteka.Match:
        """A new match; without a seed chance is played by hand."""
        if seed is None:
            return self.edition.new(self.seats, options=self.options, chance="manual")
        return self.edition.new(self.seats, seed, self.options)

    def sit(self, position: Position) -> ludoteka.Match:
        """A match that goes on from a position of this table; chance is played by hand."""
        if self._header is None:
            self._header = self.edition.at(position.copy()).scribe.record.header
        return ludoteka.Match(self.edition, position, Scribe(self._header), None)

    def restored(self, data: dict[str, object]) -> Position:
        """The position that a dump holds, after a journey as JSON."""
        return self.edition.game.restore(self.pack, json.loads(json.dumps(data)))

    def viewers(self) -> list[int]:
        """Everybody who looks on."""
        return [SPECTATOR, *range(self.seats)]

    def some_viewers(self, number: int) -> list[int]:
        """Everybody who looks on at a small game; at one of the box two of them in turn, all of them in a long run."""
        viewers = self.viewers()
        if LONG or not self.boxed:
            return viewers
        return [viewers[number % len(viewers)], viewers[(number // 2 + 1) % len(viewers)]]

    @cached_property
    def pace(self) -> int:
        """Of a long game only one position in so many is looked at closely: about as many as of a short one."""
        rng, position, steps = Rng(0), self.begin(), 0
        while position.to_act != NOBODY:
            position.apply(*random_step(position, rng))
            steps += 1
        return 1 + steps // (600 if LONG else 60)


def many(count: int) -> int:
    """How often a random test is done: ten times as often in a long run."""
    return count * 10 if LONG else count


def every_edition() -> Iterator[tuple[ludoteka.Edition, bool]]:
    """The games of the box, the examples, the pocket games; whether each is of the box.

    LUDOTEKA_OWN_GAME=path.py: that game alone, wherever it lies, for whoever is writing one.
    """
    if own := os.environ.get("LUDOTEKA_OWN_GAME"):
        yield ludoteka.game(Path(own)), False
        return
    for name in ludoteka.games():
        yield ludoteka.game(name), True
    for path in sorted((ROOT / "examples").glob("*.py")):
        if _holds_a_game(path):
            yield ludoteka.game(path), False
    for path in sorted((ROOT / "tests/contract").glob("pocket*/*.py")):
        if _holds_a_game(path):
            module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
            yield ludoteka.game(module.GAME), False


def _holds_a_game(path: Path) -> bool:
    return re.search(r"^GAME\b", path.read_text(encoding="utf-8"), re.MULTILINE) is not None


def _setups() -> Iterator[Setup]:
    for edition, boxed in every_edition():
        rounds = {option.key: ROUNDS[option.key] for option in edition.options if option.key in ROUNDS}
        for seats in _some(edition.seats):
            yield Setup(edition, seats, rounds, boxed=boxed)
            if rounds and LONG:
                yield Setup(edition, seats, boxed=boxed)
        for number, options in enumerate(_other_options(edition.options)):
            yield Setup(edition, edition.seats[number % len(edition.seats)], options | rounds, boxed=boxed)
        for seats, options in MODES.get(edition.key, []):
            yield Setup(edition, seats, options, boxed=boxed)


def _some(seats: Sequence[int]) -> Sequence[int]:
    """All numbers of seats, or the first, middle and last of many."""
    return seats if len(seats) <= 3 else [seats[0], seats[len(seats) // 2], seats[-1]]


def _other_options(options: Sequence[Option]) -> list[dict[str, Value]]:
    """The values of all options besides the defaults, as many at once as possible; in a long run also one by one."""
    others = {option.key: other_values(option) for option in options if option.key not in ROUNDS}
    longest = max([len(values) for values in others.values()], default=0)
    turns = range(longest if LONG else min(longest, MIXES))
    mixed = [{key: values[turn] for key, values in others.items() if turn < len(values)} for turn in turns]
    return mixed + [{key: value} for key, values in others.items() for value in values if LONG and len(others) > 1]


def other_values(option: Option) -> list[Value]:
    """What an option can be besides its default; of a span of numbers its ends."""
    values = [value for value in option.values if value != option.default]
    ends = [end for end in (option.low, option.high) if end is not None and end != option.default]
    return values + [int(end) if end == int(end) else end for end in ends]


SETUPS = list(_setups())
EDITIONS = list({setup.edition.key: setup.edition for setup in SETUPS}.values())
BOXED = {setup.edition.key for setup in SETUPS if setup.boxed}


def of_the_box(edition: ludoteka.Edition) -> Sequence[pytest.MarkDecorator]:
    """The mark of a test that plays a long game: what runs on both engines may leave it out on the slow one."""
    return [pytest.mark.box] if edition.key in BOXED else []


def at_every_table_often(times: int) -> pytest.MarkDecorator:
    """At every table with several seeds, at one of a long game with one."""
    return pytest.mark.parametrize(
        ("setup", "seed"),
        [
            pytest.param(setup, seed, id=f"{setup}-seed-{seed}", marks=of_the_box(setup.edition))
            for setup in SETUPS
            for seed in range(1 if setup.boxed and not LONG else many(times))
        ],
    )


at_every_table = pytest.mark.parametrize(
    "setup", [pytest.param(setup, id=str(setup), marks=of_the_box(setup.edition)) for setup in SETUPS]
)
of_every_game = pytest.mark.parametrize(
    "edition", [pytest.param(edition, id=edition.key, marks=of_the_box(edition)) for edition in EDITIONS]
)


def key_of(position: Position) -> str:
    """A position as text nobody reads, to tell whether two are the same (format 2: equal data, equal bytes)."""
    return marshal.dumps(position.dump(), 2).decode("latin-1")


def steps_of(position: Position) -> list[tuple[Move, int]]:
    """Everything that anybody, chance included, can do now: the move and who makes it."""
    if position.to_act == CHANCE:
        return [(move, CHANCE) for move in position.moves()] + interjections(position)
    asked = [(move, seat) for seat in position.waiting() for move in position.moves_of(seat)]
    return asked + interjections(position)


def interjections(position: Position) -> list[tuple[Move, int]]:
    """What seats can do although they are not asked."""
    if position.to_act == NOBODY:
        return []
    return [(move, seat) for seat in range(int(position.seats)) for move in position.interjections(seat)]


def random_step(position: Position, rng: Rng) -> tuple[Move, int]:
    """A random answer, now and then an interjection, at CHANCE a random lot."""
    extra = interjections(position) if rng.below(INTERJECTED) == 0 else []
    if extra:
        return extra[rng.below(len(extra))]
    if position.to_act == CHANCE:
        return position.lot(rng.below(position.lots())), CHANCE
    waiting = position.waiting()
    seat = waiting[rng.below(len(waiting))]
    moves = position.moves_of(seat)
    return moves[rng.below(len(moves))], seat


def stroll(setup: Setup, seed: int) -> Iterator[Position]:
    """A random game: every position on its way, the last one included. Do not change what you are given."""
    position, rng = setup.begin(), Rng(seed)
    for _ in range(setup.bound + 1):
        yield position
        if position.to_act == NOBODY:
            return
        move, seat = random_step(position, rng)
        position = position.copy()
        position.apply(move, seat)
    raise AssertionError(f"{setup} went on for more than {setup.bound} steps")


def spots(setup: Setup, games: int, first: int = 0) -> Iterator[tuple[int, Position]]:
    """The positions of some random games that are worth a close look, each with a number of its own."""
    for seed in range(first, first + many(games)):
        for number, position in enumerate(stroll(setup, seed)):
            if (number + seed) % setup.pace == 0 or position.to_act == NOBODY:
                yield seed * 10_000 + number, position


def play_at_random(match: ludoteka.Match, rng: Rng, steps: int = 1) -> None:
    """Some random steps of a match, as long as it lasts."""
    for _ in range(steps):
        if match.over:
            return
        move, seat = random_step(match.position, rng)
        match.play(move, seat)
