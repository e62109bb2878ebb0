"""The file of a contest: its head, then one line for every finished game, so that a killed run goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ludoteka.lab.contest import Contest, GameId, Played, Room
from ludoteka.lab.diary import BadLines, Diary, shaped

OPENING: Final = '{"arena": 1'
"""How the file of every contest begins."""


def head_of(contest: Contest, room: Room) -> dict[str, object]:
    """What must be the same for games to be of one contest."""
    bots = [
        {"name": each.name, "kind": each.kind, "settings": dict(each.settings), "command": list(each.command)}
        for each in contest.entrants
    ]
    return {
        "arena": 1,
        "game": room.game.key,
        "rules": room.game.rules,
        "content": room.content,
        "seats": contest.seats,
        "options": dict(contest.options),
        "bots": bots,
        "seed": contest.seed,
    }


class Lines:
    """A file that grows by a line a game; without a path nothing is kept."""

    def __init__(self, path: str | None, room: Room, *, resume: bool) -> None:
        self.games: list[Played] = []
        self._diary: Diary | None = None
        if path is None:
            return
        if Path(path).exists() and not resume:
            raise BadLines(f"{path} exists already; --resume goes on with it")
        head = head_of(room.contest, room)
        self._diary = Diary(Path(path), OPENING)
        if not self._diary.lines:
            self._diary.add(json.dumps(head, ensure_ascii=False))
            return
        other = self._diary.line(1, lambda data: _difference(data, head))
        if other:
            raise self._diary.refusal(
                f"is of another contest: {other}; take another file, or the same bots, options and seed"
            )
        self.games = self._diary.games(lambda row: _game(row, room), 2)
        places: dict[GameId, int] = {}
        for number, game in enumerate(self.games, 2):
            before = places.setdefault(game.which, number)
            if before != number:
                raise self._diary.refusal(f"has a game in line {before} and again in line {number}; remove one of them")

    def add(self, game: Played) -> None:
        """Keep a game."""
        self.games.append(game)
        if self._diary is not None:
            self._diary.add(line_of(game))

    def close(self) -> None:
        """Nothing more is kept."""
        if self._diary is not None:
            self._diary.close()


def seed_in(path: str) -> int | None:
    """The seed in the head of a file, so that nobody has to remember it; None where there is no such file."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            seed = json.loads(file.readline()).get("seed")
    except (OSError, ValueError, AttributeError, RecursionError):
        return None
    return seed if isinstance(seed, int) else None


def line_of(game: Played) -> str:
    """One game as a line."""
    row = {
        "game": list(game.which),
        "seats": game.seats,
        "points": game.points,
        "standing": game.standing,
        "steps": game.steps,
        "seconds": round(game.seconds, 3),
        "slowest": {name: round(seconds, 4) for name, seconds in game.slowest.items()},
    }
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


def _difference(data: Mapping[str, object], head: Mapping[str, object]) -> str:
    """What a file says of its contest that is not so of this one; nothing where they are the same."""
    for key, value in json.loads(json.dumps(head)).items():
        if data.get(key) != value:
            return f"its {key} is {data.get(key)!r}, not {value!r}"
    return ""


def _game(row: Mapping[str, Any], room: Room) -> Played:
    """A game as its line tells it, or a ValueError where this contest has no such game."""
    rest = {key: value for key, value in row.items() if key != "game"}
    game: Played = shaped(Played, {"which": row["game"], **rest})
    table, deal, turn = game.which
    if table not in range(len(room.tables)) or deal < 1 or turn not in range(len(room.tables[table].ways)):
        raise ValueError(f"no game of this contest is {row['game']}")
    if game.seats != room.tables[table].ways[turn] or not len(game.points) == len(game.standing) == len(game.seats):
        raise ValueError(f"others sit at game {row['game']}")
    return game
