"""A game watched closely: what was offered and chosen, what came into play, and who was ahead when."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import ludoteka
from ludoteka import Edition, Rng
from ludoteka.core import CHANCE, NOBODY, Event, Move, Position
from ludoteka.core.advice import Advice
from ludoteka.core.event import Secret
from ludoteka.core.info import imagined_info
from ludoteka.lab.entrants import new_bot
from ludoteka.lab.outcomes import Outcome, outcome_of
from ludoteka.lab.things import Thing, things_of

PARTS: Final = 10
"""Who is ahead is asked at the beginning, after each of so many parts of a game, and at its end."""
TIED: Final = -1


class Study(NamedTuple):
    """What a process must know to play and watch games of a series."""

    game: str
    seats: int | None
    variants: tuple[Mapping[str, object], ...]
    """Options; game 1 is played with the first, game 2 with the second, and so on round."""
    content: str | None
    bots: list[str]
    seed: int


class Noted(NamedTuple):
    """One game that is over, and what was seen of it."""

    outcome: Outcome
    variant: int
    turns: int
    """Turns of all sides together; decisions, where a game tells of no turns."""
    moves: dict[str, list[int]]
    """By kind of move: in how many decisions it was open, how often it was chosen."""
    things: dict[str, list[int]]
    """By id in the content: decisions in which a move with it was open, times chosen, seats that did (bits), seen."""
    leads: list[int]
    """The side that was ahead after each part of the game, or TIED; nothing where no advice tells."""
    settled: float
    """From which part of the game on the later winner stayed ahead, 0 to 1; -1 where that is not known."""

    def line(self) -> dict[str, object]:
        """For a ledger."""
        return self._asdict() | {"outcome": self.outcome._asdict()}


class Watch:
    """A table at which games are played and watched, one after another; they are those of `ludoteka sim`."""

    def __init__(self, study: Study, edition: Edition | None = None) -> None:
        self.study = study
        edition = edition or ludoteka.game(study.game)
        self.game = edition.game
        matches = [edition.new(study.seats, None, options, study.content, "manual") for options in study.variants]
        self.starts: list[Position] = [match.position for match in matches]
        self.kinds = [study.bots[seat % len(study.bots)] for seat in range(matches[0].seats)]
        self.things = things_of(edition, study.content)
        self._named: dict[int, tuple[str, ...]] = {}

    def play(self, number: int) -> Noted:
        """Play game number so-and-so; it comes out the same wherever it is played."""
        own, variant = self.study.seed * 1_000_003 + number, (number - 1) % len(self.starts)
        game = _Game(self, self.starts[variant].copy(), Rng(own))
        bots = [new_bot(kind, own, seat) for seat, kind in enumerate(self.kinds)]
        for seat in range(len(bots)):
            game.position.occupy(seat, True)
        while (who := int(game.position.to_act)) != NOBODY:
            if who == CHANCE:
                game.draw()
            else:
                game.decide(who, bots[who].answer(imagined_info(self.game, who, game.position, [])))
        return game.noted(variant)

    def named(self, move: Move) -> tuple[str, ...]:
        """The things that a move names."""
        number = int(move.number)
        found = self._named.get(number)
        if found is None:
            found = self._named[number] = tuple(dict.fromkeys(_names(move.args.values(), self.things)))
        return found


class _Game:
    """One game while it goes on."""

    def __init__(self, watch: Watch, position: Position, rng: Rng) -> None:
        self.watch = watch
        self.position = position
        self.rng = rng
        self.events: list[Event] = []
        position.outbox = self.events
        self.moves: dict[str, list[int]] = {}
        self.things: dict[str, list[int]] = {}
        self.ahead: list[int] = []
        self.decisions = self.chances = self.turns = self._read = 0

    def draw(self) -> None:
        """Chance has its say."""
        self.position.apply(self.position.lot(self.rng.below(self.position.lots())), CHANCE)
        self.chances += 1
        self._listen()

    def decide(self, who: int, chosen: Move) -> None:
        """A seat does what it has decided."""
        kinds, names, named = set[str](), set[str](), self.watch.named
        for move in self.position.moves():
            kinds.add(move.kind)
            names.update(named(move))
        for kind in kinds:
            self.moves.setdefault(kind, [0, 0])[0] += 1
        for name in names:
            self.things.setdefault(name, [0, 0, 0, 0])[0] += 1
        self.moves.setdefault(chosen.kind, [0, 0])[1] += 1
        for name in named(chosen):
            row = self.things.setdefault(name, [0, 0, 0, 0])
            row[1] += 1
            row[2] |= 1 << who
        self.position.apply(chosen, who)
        self.decisions += 1
        self._listen()

    def _listen(self) -> None:
        """Read the events since the last step; with every turn, look who is ahead."""
        for event in self.events[self._read :]:
            for name in _names(event.args.values(), self.watch.things):
                self.things.setdefault(name, [0, 0, 0, 0])[3] = 1
            if event.key == "turn":
                self.turns += 1
                self.ahead.append(leader(self.watch.game.advice, self.position))
        self._read = len(self.events)

    def noted(self, variant: int) -> Noted:
        """The game is over."""
        outcome = outcome_of(self.position, self.decisions, self.chances, self.events)
        self.position.outbox = None
        best = max(outcome.scores)
        winners = {outcome.sides[seat] for seat, score in enumerate(outcome.scores) if score == best}
        winner = winners.pop() if len(winners) == 1 else TIED
        known = self.watch.game.advice is not None and bool(self.ahead) and winner != TIED
        leads = [self.ahead[part * len(self.ahead) // PARTS] for part in range(PARTS)] + [winner] if known else []
        return Noted(
            outcome,
            variant,
            self.turns or self.decisions,
            self.moves,
            self.things,
            leads,
            settled(self.ahead, winner) if known else -1.0,
        )


def settled(ahead: Sequence[int], winner: int) -> float:
    """From which part of the game on the winner was ahead without a break.

    >>> settled([-1, 1, 0, 0], 0), settled([0, 0], 0), settled([0, 1], 0)
    (0.5, 0.0, 1.0)
    """
    since = len(ahead)
    while since and ahead[since - 1] == winner:
        since -= 1
    return since / len(ahead)


def leader(advice: Advice | None, position: Position) -> int:
    """The side that the bots' own judgement puts first, or TIED."""
    if advice is None:
        return TIED
    values: dict[int, float] = {}
    for seat in range(int(position.seats)):
        values.setdefault(int(position.side(seat)), float(advice.value(position, seat)))
    best = max(values.values())
    first = [side for side, value in values.items() if value >= best - 1e-9]
    return first[0] if len(first) == 1 else TIED


def _names(values: Iterable[object], things: Mapping[str, Thing]) -> Iterable[str]:
    """The ids among the arguments of a move or an event, in lists and secrets too."""
    for value in values:
        inner = value.value if isinstance(value, Secret) else value
        if isinstance(inner, str):
            if inner in things:
                yield inner
        elif isinstance(inner, list):
            yield from _names(inner, things)
