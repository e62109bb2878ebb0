"""Positions reached by lines of notation, chance included: `P3: take 1` for a seat, `card S` for whoever is asked."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.core import ASKED, Content, Event, Game, Move, Position, Rng, Told, Value, seat_number


def begun(game: Game, seats: int, *lines: str, **options: Value) -> Position:
    """A new table after these lines."""
    settled = {option.key: options.get(option.key, option.default) for option in game.options}
    position = game.begin(game.read(Content("standard", game.content)), seats, settled)
    play(position, *lines)
    return position


def play(position: Position, *lines: str) -> list[Event]:
    """Play the lines; give what was told."""
    events: list[Event] = []
    position.outbox = events
    for line in lines:
        move, seat = read(position, line)
        position.play(move, seat)
    position.outbox = None
    return events


def read(position: Position, line: str) -> tuple[Move, int]:
    """The move of a line, and who makes it."""
    who, colon, text = line.rpartition(": ")
    return position.pack.parse(text), seat_number(who) if colon else ASKED


def refused(position: Position, line: str) -> str:
    """The clause under which a line is refused, with the key of its sentence."""
    move, seat = read(position, line)
    refusal = position.refusal(move, seat)
    return f"{refusal.clause} {refusal.key}" if refusal else "open"


def told(events: Sequence[Event], viewer: int) -> list[Told]:
    """What one viewer is told."""
    return [letter for event in events if (letter := event.told(viewer)) is not None]


def keys(events: Sequence[Event], viewer: int) -> list[str]:
    """What one viewer is told, by the keys alone."""
    return [letter["key"] for letter in told(events, viewer)]


def texts(moves: Sequence[Move]) -> list[str]:
    """Moves as they are written."""
    return [move.text for move in moves]


def worlds(position: Position, viewer: int, count: int = 200) -> list[Position]:
    """What one viewer imagines, again and again."""
    return [position.imagine(viewer, Rng(seed)) for seed in range(count)]
