"""What tests of every game do at a table: read its frozen content, play, listen, be refused, ask who is to act."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import ludoteka  # noqa: F401  # chooses the form of the engine before its first module is imported
from ludoteka.core import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Content,
    Event,
    Game,
    Pack,
    Position,
    Refusal,
    seat_name,
    seat_number,
)

P = TypeVar("P", bound=Position)
Told = tuple[str, dict[str, object]]


def frozen_pack(game: Game, folder: Path, *changes: tuple[str, str]) -> Pack:
    """The content that tests of a game rely on, or one with some of its words changed."""
    path = folder / "frozen.toml"
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path.name}"
        text = text.replace(old, new)
    return game.read(Content(os.fspath(path), text))


def play(position: P, *moves: str) -> P:
    """Make moves one after another: "P2 pass", "chance roll 3", or without a name by whoever is asked."""
    for move in moves:
        who, _, rest = move.partition(" ")
        if who == "chance" or (who[0] == "P" and who[1:].isdigit()):
            position.play(position.pack.parse(rest), seat_number(who))
        else:
            position.play(position.pack.parse(move))
    return position


def events(position: P, *moves: str, viewer: int = SPECTATOR, play: Callable[..., P] = play) -> list[Told]:
    """Play, and give what a viewer is told of it: keys with their arguments."""
    heard: list[Event] = []
    position.outbox = heard
    play(position, *moves)
    position.outbox = None
    told = [event.told(viewer) for event in heard]
    return [(each["key"], each["args"]) for each in told if each is not None]


def refused_to(position: Position, move: str, seat: int | None = None) -> Refusal:
    """Why a move is not open; the test fails if it is."""
    found = position.refusal(position.pack.parse(move), position.to_act if seat is None else seat)
    assert found is not None, f"{move!r} is open"
    return found


def texts_of(position: Position, seat: int | None = None) -> list[str]:
    """What is open to whoever is asked, or to a seat with all it might interject, in notation."""
    return [move.text for move in (position.moves() if seat is None else position.open_to(seat))]


def asked(position: Position) -> str:
    """Who is to act: P1, P2 …, chance with what it draws, or nobody."""
    if position.to_act == CHANCE:
        return f"chance {position.label()}"
    return "nobody" if position.to_act == NOBODY else seat_name(position.to_act)
