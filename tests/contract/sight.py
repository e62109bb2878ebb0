"""Everything that one viewer can find out about a match by asking, and how two such sights differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import ludoteka
from ludoteka.core import CHANCE, SPECTATOR, Move, Position, Rng, Sheet, Told, seat_name
from ludoteka.table.table import Table

Sight = Mapping[str, object]

KINDS = [
    "event",
    "letter numbers",
    "view",
    "prompt",
    "legal moves",
    "refusal text",
    "undo",
    "odds",
    "imagine",
    "preview",
    "forecast",
    "observation",
]
"""By what a leak can happen, in the order in which sights are compared."""


@dataclass
class Leak:
    """Something hidden that a viewer can tell: by what, who, and the two things he sees where he must see one."""

    kind: str
    viewer: int
    one: object
    other: object
    way: Sequence[str] = ()

    def __str__(self) -> str:
        return (
            f"{seat_name(self.viewer)} can tell by {self.kind}:\n  one   {self.one}\n  other {self.other}\n"
            f"  after {' · '.join(self.way) or 'nothing'}"
        )


def sight(match: ludoteka.Match, viewer: int, asked: Sequence[Move]) -> Sight:
    """What a viewer sees, by kind; `asked` are the moves whose refusal he asks for."""
    position = match.position
    letters = match.mail.unsealed(viewer, 0)
    seen: dict[str, object] = {
        "event": [(letter["key"], letter["clause"], letter["args"]) for letter in letters],
        "letter numbers": [letter["n"] for letter in letters],
        "view": position.view(viewer),
        "prompt": (position.prompt(viewer).json(), match.over, match.standings(), position.moment()),
        "odds": (position.odds(viewer), position.label() if position.to_act == CHANCE else ""),
    }
    if viewer == SPECTATOR:
        seen["imagine"] = position.imagine(viewer, Rng(0)).dump()
        return seen
    info, moves = match.info(viewer), match.options(viewer)
    passing = position.passing(viewer)
    listed = {move.number for move in position.open_to(viewer)}
    refused = {move.text: position.refuse(move, viewer).json() for move in asked if move.number not in listed}
    seen["legal moves"] = (moves, None if passing is None else passing.text, position.alarm(viewer))
    seen["refusal text"] = refused
    seen["undo"] = match.can_undo(viewer)
    seen["imagine"] = (info.seat, info.letters, info.world.dump())  # a bot's view and moves come from this world
    seen["preview"] = [match.preview(str(move["move"]), viewer) for move in moves[:1] + moves[1:][-1:]]
    seen["forecast"] = match.forecast(viewer)
    seen["observation"] = sheet_of(position).fill(position, viewer)
    seen["letter numbers"] = (seen["letter numbers"], _submissions(match, viewer, list(refused)[:1], len(letters)))
    return seen


_SHEETS: dict[tuple[object, ...], Sheet] = {}


def sheet_of(position: Position) -> Sheet:
    """The sheet for learning agents, laid out once for a pack, its seats and options."""
    key = (type(position).observe, id(position.pack), position.seats, str(position.options))
    if key not in _SHEETS:
        _SHEETS[key] = Sheet(position)
    return _SHEETS[key]


def _submissions(match: ludoteka.Match, viewer: int, refused: Sequence[str], last: int) -> list[object]:
    """What the table says to a refused move, sent with the number of the last letter and with that before it."""
    table = Table(match)
    tried = [table.submit(viewer, move, number) for move in refused if not match.over for number in (last, last - 1)]
    return [(answer.kind, answer.letters) for answer in tried]


def difference(one: Sight, other: Sight, viewer: int, way: Sequence[str] = ()) -> Leak | None:
    """The first kind in which two sights differ that should be the same."""
    for kind in KINDS:
        if one.get(kind) != other.get(kind):
            return Leak(kind, viewer, one.get(kind), other.get(kind), list(way))
    return None


def told(position: Position, move: Move, seat: int, viewer: int) -> tuple[Position, list[Told]]:
    """Where a step leads, and what the viewer is told of it."""
    twin = position.copy()
    twin.outbox = []
    twin.apply(move, seat)
    letters = [event.told(viewer) for event in twin.outbox]
    twin.outbox = None
    return twin, [letter for letter in letters if letter is not None]
