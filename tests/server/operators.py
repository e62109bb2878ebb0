"""Commands of an operator beside a room on a disk, for the tests of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteka.cli import main
from ludoteka.server import folder
from tests.server.house import GAMES, Guest, House

Said = pytest.CaptureFixture[str]


@contextmanager
def room_on_disk(
    new_house: Callable[..., House], path: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any
) -> Iterator[House]:
    """A room on a disk; commands that work beside it have its games and its time."""
    monkeypatch.setenv("LUDOTEKA_GAMES", ",".join(GAMES))
    store = folder.store_in(path)
    run = new_house().run
    run(store.open())
    house = new_house(store=store, **settings)
    monkeypatch.setattr("time.time", lambda: house.time)
    yield house
    run(store.close())


def call(room: House, *words: str) -> int:
    """Give a command."""
    return main([*words, "--data", str(room.store.path.parent)])  # type: ignore[attr-defined]


def told(room: House, capsys: Said, *words: str) -> Any:
    """What a command says as data."""
    capsys.readouterr()
    assert call(room, *words, "--json") == 0
    return json.loads(capsys.readouterr().out)


def follow(room: House) -> None:
    """Let a running node see what was done."""
    room.run(room.room.operator_watch.look())


def seats(guest: Guest, table: str) -> list[dict[str, Any]]:
    """The seats of a table as somebody sees them."""
    return list(guest.see(table)["table"]["seats"])
