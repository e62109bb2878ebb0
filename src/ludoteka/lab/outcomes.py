"""How one game came out, in a form that can be sent between processes: result, length, ending, what decided it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from ludoteka import SPECTATOR
from ludoteka.core import Event, Position
from ludoteka.lab.happenings import Happening, first_side, happenings


class Outcome(NamedTuple):
    """One game that is over; what its view does not tell is 0, empty or, for the side that began, -1.

    Who began and what happened is known only of games that were listened to.
    """

    scores: list[float]
    sides: list[int]
    decisions: int
    chances: int
    turns: int
    rounds: int
    ending: str
    decided: str
    heroes: list[str]
    first: int
    happened: dict[str, Happening]


def outcome_of(position: Position, decisions: int, chances: int, events: Sequence[Event] = ()) -> Outcome:
    """Read a finished position: whatever its view calls `turns`, `round`, `reason`, and each player's `hero`."""
    view = cast("Mapping[str, object]", position.view(SPECTATOR))
    over = view.get("over")
    end = cast("Mapping[str, object]", over) if isinstance(over, Mapping) else view
    scores = [float(score) for score in position.standing()]
    sides = [int(position.side(seat)) for seat in range(len(scores))]
    reason = end.get("reason")
    return Outcome(
        scores,
        sides,
        decisions,
        chances,
        _number(view.get("turns")),
        _number(view.get("round")),
        reason if isinstance(reason, str) else "",
        decider(end, scores),
        heroes_of(view),
        first_side(events, sides),
        happenings(events),
    )


def _number(found: object) -> int:
    return found if isinstance(found, int) else 0


def heroes_of(view: Mapping[str, object]) -> list[str]:
    """By seat, the hero that was played; nothing in games without heroes.

    >>> heroes_of({"players": [{"seat": 0, "hero": "orm"}, {"seat": 1, "hero": "ylva"}]}), heroes_of({"players": [{}]})
    (['orm', 'ylva'], [])
    """
    players = view.get("players")
    rows = players if isinstance(players, list) else []
    found = [row.get("hero") for row in rows if isinstance(row, Mapping)]
    return [str(hero) for hero in found] if all(isinstance(hero, str) for hero in found) else []


def decider(end: Mapping[str, object], scores: Sequence[float]) -> str:
    """The first row of the final reckoning in which nobody equals the winner; a tie is shared.

    >>> decider({"winners": [1], "looks": [1, 1, 2], "books": [3, 4, 9]}, [0, 1, 0])
    'books'
    >>> decider({"winners": [0, 1], "looks": [1, 1, 2]}, [0.5, 0.5, 0])
    'shared'
    """
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    rows = {
        name: row
        for name, row in end.items()
        if name != "winners" and isinstance(row, list) and len(row) == len(scores)
    }
    if not rows:
        return ""
    if len(winners) > 1:
        return "shared"
    rivals = list(range(len(scores)))
    for name, row in rows.items():
        rivals = [seat for seat in rivals if row[seat] == row[winners[0]]]
        if rivals == winners:
            return name
    return ""
