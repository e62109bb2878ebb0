"""What a room has kept: replayed against the present rules, taken out as records, put into another room."""

from __future__ import annotations

import sqlite3
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from ludoteka import LudotekaError
from ludoteka.server import folder, protocol
from ludoteka.server.archive import archive, backup
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.config import Config
from ludoteka.server.facts import Chair, Settings, TableWish
from ludoteka.server.live.asking import Who
from ludoteka.server.room import Room
from tests.server.conftest import Run


async def kept(data: Path, *, ends: bool = True) -> str:
    """A room that has kept one match of Kragmortha: four moves, then the first seat resigns, or not."""
    store = folder.store_in(data)
    await store.open()
    room = Room(Config(secret=bytes(32), rate=0), store, LocalBus())
    host, _ = await room.people.guest("Ann")
    person = host.person.id
    wish = TableWish(Settings(game="kragmortha", chairs=[Chair("me"), Chair("me")]))
    table = await room.create(wish, person)
    place = await room.hall.place(table)
    await room.deed(place, Who(person, 0, False), protocol.Start(id="start"))
    live = await room.hall.live(place)
    for n in range(4):
        assert live.match is not None
        seat = live.match.waiting[0]
        deed = protocol.Move(id=f"m{n}", expect=live.match.mail.count(seat), move=live.match.moves(seat)[0])
        assert (await room.deed(place, Who(person, seat, False), deed)).kind == "accepted"
    if ends:
        await room.deed(place, Who(person, 0, False), protocol.Resign(id="resign"))
    await room.close()
    await store.close()
    return table


def call(what: str, where: Path, data: Path | None = None) -> int:
    return archive(Namespace(what=what, folder=str(where), data=data, database=None, json=False))


@pytest.mark.parametrize(("ends", "running"), [(True, 0), (False, 1)])
def test_what_was_played_by_these_rules_replays_alike(tmp_path: Path, run: Run[Any], ends: bool, running: int,
                                                      capsys: pytest.CaptureFixture[str]) -> None:
    run(kept(tmp_path, ends=ends))
    assert call("replay", tmp_path) == 0
    assert f"1 replayed alike ({running} of them running), 0 differ" in capsys.readouterr().out


def test_what_the_rules_would_not_play_is_named_with_its_line(tmp_path: Path, run: Run[Any],
                                                             capsys: pytest.CaptureFixture[str]) -> None:
    table = run(kept(tmp_path, ends=False))
    with sqlite3.connect(tmp_path / folder.DATABASE) as database:
        database.execute("UPDATE entries SET body = (SELECT body FROM entries WHERE number = 5) WHERE number = 3")
    database.close()
    assert call("replay", tmp_path) == 1
    assert f"{table} (kragmortha, running): line " in capsys.readouterr().out


def test_exported_records_are_sealed_and_replay_without_the_room(tmp_path: Path, run: Run[Any]) -> None:
    run(kept(tmp_path / "room"))
    assert (call("export", tmp_path / "records", tmp_path / "room"), call("replay", tmp_path / "records")) == (0, 0)


def test_a_running_match_is_not_exported(tmp_path: Path, run: Run[Any]) -> None:
    run(kept(tmp_path / "room", ends=False))
    call("export", tmp_path / "records", tmp_path / "room")
    assert list((tmp_path / "records").iterdir()) == []


def test_imported_records_are_kept_and_exported_again(tmp_path: Path, run: Run[Any]) -> None:
    run(kept(tmp_path / "one"))
    run(kept(tmp_path / "two"))
    call("export", tmp_path / "records", tmp_path / "one")
    assert call("import", tmp_path / "records", tmp_path / "two") == 0
    call("export", tmp_path / "both", tmp_path / "two")
    assert len(list((tmp_path / "both").iterdir())) == 2


def test_a_record_is_kept_once(tmp_path: Path, run: Run[Any], capsys: pytest.CaptureFixture[str]) -> None:
    run(kept(tmp_path / "room"))
    call("export", tmp_path / "records", tmp_path / "room")
    call("import", tmp_path / "records", tmp_path / "room")
    call("import", tmp_path / "records", tmp_path / "room")
    assert capsys.readouterr().out.splitlines()[-1] == "0 records put in, 1 were there already, 0 do not fit"


def test_a_forged_record_is_not_imported(tmp_path: Path, run: Run[Any]) -> None:
    run(kept(tmp_path / "room"))
    call("export", tmp_path / "records", tmp_path / "room")
    path = next((tmp_path / "records").iterdir())
    path.write_text(path.read_text(encoding="utf-8").replace("resign P1", "resign P2"), encoding="utf-8")
    assert call("import", tmp_path / "records", tmp_path / "room") == 1


def test_a_folder_without_a_room_is_named(tmp_path: Path) -> None:
    with pytest.raises(LudotekaError, match="there is no room in"):
        call("export", tmp_path / "records", tmp_path)


def test_a_backup_can_be_replayed(tmp_path: Path, run: Run[Any]) -> None:
    run(kept(tmp_path / "room"))
    (tmp_path / "copy").mkdir()
    backup(Namespace(data=str(tmp_path / "room"), target=str(tmp_path / "copy" / folder.DATABASE)))
    assert call("replay", tmp_path / "copy") == 0
