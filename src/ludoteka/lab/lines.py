"""The file of a contest: its head, then one line for every finished game, so that a killed run goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

from ludoteka import LudotekaError
from ludoteka.lab.contest import Contest, GameId, Played, Room


class BadLines(LudotekaError):
    """A file of lines cannot be used for this contest."""


def head_of(contest: Contest, room: Room) -> dict[str, object]:
    """What must be the same for games to be of one contest."""
    bots = [{"name": each.name, "kind": each.kind, "settings": dict(each.settings), "command": list(each.command)}
            for each in contest.entrants]
    return {"arena": 1, "game": room.game.key, "rules": room.game.rules, "content": room.content,
            "seats": contest.seats, "options": dict(contest.options), "bots": bots, "seed": contest.seed}


class Lines:
    """A file that grows by a line a game; without a path nothing is kept."""

    def __init__(self, path: str | None, head: Mapping[str, object], *, resume: bool) -> None:
        self.games: list[Played] = []
        self._file: IO[str] | None = None
        if path is None:
            return
        place = Path(path)
        try:
            if place.exists():
                if not resume:
                    raise BadLines(f"{path} exists already; --resume goes on with it")
                self.games = _read(place, head)
            else:
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(json.dumps(head, ensure_ascii=False) + "\n", encoding="utf-8")
            self._file = place.open("a", encoding="utf-8", newline="\n")
        except OSError as error:
            raise BadLines(f"{path} cannot be used: {error.strerror or error}") from None

    def add(self, game: Played) -> None:
        """Keep a game."""
        self.games.append(game)
        if self._file is not None:
            self._file.write(line_of(game) + "\n")
            self._file.flush()

    def close(self) -> None:
        """Nothing more is kept."""
        if self._file is not None:
            self._file.close()


def seed_in(path: str) -> int | None:
    """The seed in the head of a file, so that nobody has to remember it; None where there is no such file."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            seed = json.loads(file.readline()).get("seed")
    except (OSError, ValueError, AttributeError):
        return None
    return seed if isinstance(seed, int) else None


def line_of(game: Played) -> str:
    """One game as a line."""
    row = {"game": list(game.which), "seats": game.seats, "points": game.points, "standing": game.standing,
           "steps": game.steps, "seconds": round(game.seconds, 3),
           "slowest": {name: round(seconds, 4) for name, seconds in game.slowest.items()}}
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


def _read(place: Path, head: Mapping[str, object]) -> list[Played]:
    """The games of a file; a last line that was cut off is taken away, for its game is played again."""
    text = place.read_text(encoding="utf-8")
    whole = text[:text.rfind("\n") + 1]
    if whole != text:
        place.write_text(whole, encoding="utf-8", newline="\n")
    rows = whole.splitlines()
    if not rows:
        place.write_text(json.dumps(head, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")
        return []
    found = []
    for number, row in enumerate(rows, 1):
        try:
            data = json.loads(row)
            if number == 1:
                _compare(place, data, head)
            else:
                found.append(_game(data))
        except (ValueError, KeyError, TypeError):
            raise BadLines(f"{place}, line {number}: {row[:60]!r} is no line of a contest") from None
    return found


def _compare(place: Path, data: Mapping[str, object], head: Mapping[str, object]) -> None:
    wanted = json.loads(json.dumps(head))
    for key, value in wanted.items():
        if data.get(key) != value:
            raise BadLines(f"{place} is of another contest: its {key} is {data.get(key)!r}, not {value!r}; "
                           "take another file, or the same bots, options and seed")


def _game(row: Mapping[str, Any]) -> Played:
    return Played(GameId(*row["game"]), tuple(row["seats"]), tuple(row["points"]), tuple(row["standing"]),
                  int(row["steps"]), float(row["seconds"]), dict(row["slowest"]))
