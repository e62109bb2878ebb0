"""How one game came out, in a form that can be sent between processes: result, length, ending, what decided it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from ludoteka import SPECTATOR
from ludoteka.core import Position


class Outcome(NamedTuple):
    """One game that is over. `turns` is 0, `ending` and `decided` are empty where the game's view says nothing."""

    scores: list[float]
    sides: list[int]
    decisions: int
    chances: int
    turns: int
    ending: str
    decided: str


def outcome_of(position: Position, decisions: int, chances: int) -> Outcome:
    """Read a finished position. Whatever its view calls `turns` and, at the top or in `over`, `reason` is counted."""
    view = cast("Mapping[str, object]", position.view(SPECTATOR))
    over = view.get("over")
    end = cast("Mapping[str, object]", over) if isinstance(over, Mapping) else view
    turns, reason = view.get("turns"), end.get("reason")
    scores = [float(score) for score in position.standing()]
    return Outcome(scores, [int(position.side(seat)) for seat in range(len(scores))], decisions, chances,
                   turns if isinstance(turns, int) else 0, reason if isinstance(reason, str) else "",
                   decider(end, scores))


def decider(end: Mapping[str, object], scores: Sequence[float]) -> str:
    """The first row of the final reckoning in which nobody equals the winner; a tie is shared.

    >>> decider({"winners": [1], "looks": [1, 1, 2], "books": [3, 4, 9]}, [0, 1, 0])
    'books'
    >>> decider({"winners": [0, 1], "looks": [1, 1, 2]}, [0.5, 0.5, 0])
    'shared'
    """
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    rows = {name: row for name, row in end.items()
            if name != "winners" and isinstance(row, list) and len(row) == len(scores)}
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
