"""A game told for a dataset: its result, every move, and the positions in which seats decide."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, cast

import ludoteka
from ludoteka import Edition, Rng
from ludoteka.core import CHANCE, NOBODY, Event, Position
from ludoteka.core.info import imagined_info
from ludoteka.lab.entrants import new_bot
from ludoteka.lab.outcomes import outcome_of

WHEN: Final = ("decisions", "turns", "none")
"""Which positions are kept: all in which a seat decides, the first decision of each turn, or none."""
Row = dict[str, Any]


class Telling(NamedTuple):
    """What a process must know to play games of a dataset."""

    game: str
    seats: int | None
    options: Mapping[str, object]
    content: str | None
    bots: list[str]
    seed: int
    when: str
    views: bool
    """Whether what the deciding seat may know is kept beside each position."""


class Told(NamedTuple):
    """One game as rows of three tables."""

    result: Row
    moves: list[Row]
    positions: list[Row]


class Teller:
    """A table at which games are played and told, one after another; they are those of `ludoteka sim`."""

    def __init__(self, task: Telling, edition: Edition | None = None) -> None:
        self.task = task
        edition = edition or ludoteka.game(task.game)
        self.game = edition.game
        match = edition.new(task.seats, None, task.options, task.content, "manual")
        self.start: Position = match.position
        self.kinds = [task.bots[seat % len(task.bots)] for seat in range(match.seats)]

    def play(self, number: int) -> Told:
        """Play game number so-and-so; it comes out the same wherever it is played."""
        own, position = self.task.seed * 1_000_003 + number, self.start.copy()
        rng, events = Rng(own), list[Event]()
        position.outbox = events
        bots = [new_bot(kind, own, seat) for seat, kind in enumerate(self.kinds)]
        for seat in range(len(bots)):
            position.occupy(seat, True)
        told = Told({}, [], [])
        turn = kept = heard = 0
        while (who := int(position.to_act)) != NOBODY:
            turn += sum(event.key == "turn" for event in events[heard:])
            heard = len(events)
            step, place = len(told.moves), {"game": number, "step": len(told.moves), "turn": turn}
            if who == CHANCE:
                move, count = position.lot(rng.below(position.lots())), 0
            else:
                if self.task.when == "decisions" or (self.task.when == "turns" and (turn > kept or step == 0)):
                    kept = turn
                    told.positions.append(place | self._position(position, who))
                move, count = bots[who].answer(imagined_info(self.game, who, position, [])), len(position.moves())
            told.moves.append(
                place
                | {
                    "seat": who if who >= 0 else -1,
                    "kind": move.kind,
                    "move": move.text,
                    "number": int(move.number),
                    "open": count,
                    "clause": move.clause,
                }
            )
            position.apply(move, who)
        told.result.update(self._result(number, own, position, told, events))
        return told

    def _position(self, position: Position, who: int) -> Row:
        advice = self.game.advice
        values = [] if advice is None else [float(advice.value(position, seat)) for seat in range(len(self.kinds))]
        row: Row = {"seat": who, "position": _json(position.dump()), "values": values}
        if self.task.views:
            row["view"] = _json(cast("Mapping[str, object]", position.view(who)))
        return row

    def _result(self, number: int, own: int, position: Position, told: Told, events: list[Event]) -> Row:
        decisions = sum(row["seat"] >= 0 for row in told.moves)
        outcome = outcome_of(position, decisions, len(told.moves) - decisions, events)
        position.outbox = None
        best = max(outcome.scores)
        return {
            "game": number,
            "seed": own,
            "seats": len(self.kinds),
            "bots": self.kinds,
            "scores": outcome.scores,
            "sides": outcome.sides,
            "heroes": outcome.heroes,
            "first": outcome.first,
            "winners": [seat for seat, score in enumerate(outcome.scores) if score == best],
            "decisions": outcome.decisions,
            "chances": outcome.chances,
            "turns": sum(event.key == "turn" for event in events),
            "ending": outcome.ending,
            "decided": outcome.decided,
        }


def _json(data: Mapping[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
