"""What a room has kept: replayed against the present rules, taken out as records, put into another room."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludoteka
from ludoteka import LudotekaError
from ludoteka.cli import main
from ludoteka.server import folder, protocol
from ludoteka.server.archive import archive, backup
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.config import Config
from ludoteka.server.facts import Chair, Settings, TableWish
from ludoteka.server.live.asking import Who
from ludoteka.server.room import Room
from ludoteka.server.store import migrating, sql, sqlite
from ludoteka.server.store.sql import HEAD, KNOWN
from ludoteka.terminal.arguments import parser
from tests.server.conftest import Run
from tests.server.house import House


async def kept(data: Path, *, ends: bool = True, game: str = "kragmortha", games: tuple[str, ...] = ()) -> str:
    """A room that has kept one match: four moves, then the first seat resigns, or not."""
    store = folder.store_in(data)
    await store.open()
    room = Room(Config(secret=bytes(32), rate=0, games=games), store, LocalBus())
    host, _ = await room.people.guest("Ann")
    person = host.person.id
    wish = TableWish(Settings(game=game, chairs=[Chair("me"), Chair("me")]))
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


def call(what: str, where: Path, data: Path | None = None, games: tuple[str, ...] = ()) -> int:
    return archive(Namespace(what=what, folder=str(where), data=data, database=None, json=False, games=list(games)))


@pytest.mark.parametrize(("ends", "running"), [(True, 0), (False, 1)])
def test_what_was_played_by_these_rules_replays_alike(
    tmp_path: Path, run: Run[Any], ends: bool, running: int, capsys: pytest.CaptureFixture[str]
) -> None:
    run(kept(tmp_path, ends=ends))
    assert call("replay", tmp_path) == 0
    assert f"1 replayed alike ({running} of them running), 0 differ" in capsys.readouterr().out


def test_what_the_rules_would_not_play_is_named_with_its_line(
    tmp_path: Path, run: Run[Any], capsys: pytest.CaptureFixture[str]
) -> None:
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


def test_an_imported_record_can_be_looked_at_by_the_address_that_the_command_prints(
    tmp_path: Path, run: Run[Any], new_house: Callable[..., House], capsys: pytest.CaptureFixture[str]
) -> None:
    run(kept(tmp_path / "one"))
    run(kept(tmp_path / "two"))
    call("export", tmp_path / "records", tmp_path / "one")
    call("import", tmp_path / "records", tmp_path / "two")
    name, _, address = capsys.readouterr().out.splitlines()[-2].partition(": http://127.0.0.1:8000/replay/")
    house = new_house(store=folder.store_in(tmp_path / "two"))
    house.run(house.store.open())
    ann = house.guest("Ann")
    facts = ann.get(f"/api/replays/{address}").json()
    text = ann.get(f"/api/replays/{address}/record").text
    house.run(house.store.close())
    assert (facts["kind"], facts["over"], facts["sealed"]) == ("record", True, True)
    assert text == (tmp_path / "records" / name).read_text(encoding="utf-8")


def test_what_was_imported_can_be_had_as_data(
    tmp_path: Path, run: Run[Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LUDOTEKA_ORIGIN", "https://games.example/")
    run(kept(tmp_path / "room"))
    call("export", tmp_path / "records", tmp_path / "room")
    capsys.readouterr()
    main(["archive", "import", str(tmp_path / "records"), "--data", str(tmp_path / "room"), "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["taken"] == 1
    assert all(one.startswith("https://games.example/replay/") for one in found["addresses"].values())


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
    save(tmp_path / "room", tmp_path / "copy")
    assert call("replay", tmp_path / "copy") == 0


# ---- beside a room of an older release


def save(room: Path, copy: Path, schema: str = "") -> None:
    copy.mkdir()
    backup(Namespace(data=str(room), target=str(copy / folder.DATABASE), schema=schema))


def schema_of(data: Path, run: Run[Any]) -> str:
    return str(run(folder.store_in(data).schema()))


def older(tmp_path: Path, run: Run[Any]) -> Path:
    """A room as an older release has left it."""
    run(kept(tmp_path / "made"))
    save(tmp_path / "made", tmp_path / "older", KNOWN[0])
    return tmp_path / "older"


@pytest.mark.parametrize("what", ["replay", "export"])
def test_looking_at_a_room_of_an_older_release_leaves_it_as_it_is(tmp_path: Path, run: Run[Any], what: str) -> None:
    room = older(tmp_path, run)
    before = (room / folder.DATABASE).read_bytes()
    assert (call("replay", room) if what == "replay" else call("export", tmp_path / "records", room)) == 0
    assert (schema_of(room, run), (room / folder.DATABASE).read_bytes() == before) == (KNOWN[0], True)


def test_nothing_is_put_into_a_room_of_an_older_release(tmp_path: Path, run: Run[Any]) -> None:
    room = older(tmp_path, run)
    call("export", tmp_path / "records", room)
    with pytest.raises(LudotekaError, match="open it with this one first"):
        call("import", tmp_path / "records", room)
    assert schema_of(room, run) == KNOWN[0]


def test_a_room_can_be_replayed_while_it_is_played_in(tmp_path: Path, run: Run[Any]) -> None:
    async def during() -> int:
        await kept(tmp_path)
        store = folder.store_in(tmp_path)
        with folder.locked(tmp_path):
            await store.open()
            await store.ping()
            code = await asyncio.to_thread(call, "replay", tmp_path)
            await store.ping()
            await store.close()
        return code

    assert run(during()) == 0


def test_the_way_back_an_older_release_opens_a_copy_made_for_it(
    tmp_path: Path, run: Run[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The older release is this one without its newest migration."""
    table = run(kept(tmp_path / "room"))
    steps = tmp_path / "steps"
    shutil.copytree(Path(migrating.__file__).parent / "migrations", steps)
    next((steps / "versions").glob(f"{HEAD}_*.py")).unlink()
    save(tmp_path / "room", tmp_path / "copy", KNOWN[-2])
    monkeypatch.setattr(migrating, "STEPS", steps)
    monkeypatch.setattr(sqlite, "HEAD", KNOWN[-2])
    monkeypatch.setattr(sql, "HEAD", KNOWN[-2])

    async def names(data: Path) -> list[str]:
        store = folder.store_in(data)
        await store.open()
        found = await store.every_table()
        await store.close()
        return found

    with pytest.raises(LudotekaError, match=f"newer release.* --schema {KNOWN[-2]}"):
        run(names(tmp_path / "room"))
    assert run(names(tmp_path / "copy")) == [table]


def test_a_copy_for_an_older_release_leaves_the_room_as_it_is(tmp_path: Path, run: Run[Any]) -> None:
    older(tmp_path, run)
    assert (schema_of(tmp_path / "made", run), schema_of(tmp_path / "older", run)) == (HEAD, KNOWN[0])


def test_a_schema_that_no_release_has_is_named(tmp_path: Path, run: Run[Any]) -> None:
    run(kept(tmp_path / "room"))
    with pytest.raises(LudotekaError, match="no release has the schema '0000'"):
        save(tmp_path / "room", tmp_path / "copy", "0000")


# ---- the room's own games and cards


def test_a_game_of_the_rooms_own_is_replayed(tmp_path: Path, run: Run[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    own = ("examples/tic_tac_toe.py",)
    run(kept(tmp_path / "room", game="tic-tac-toe", games=own))
    assert call("replay", tmp_path / "room") == 1
    assert call("replay", tmp_path / "room", games=own) == 0
    monkeypatch.setenv("LUDOTEKA_GAMES", *own)
    assert call("replay", tmp_path / "room") == 0


def test_records_of_a_game_of_the_rooms_own_are_taken_out_and_put_in(tmp_path: Path, run: Run[Any]) -> None:
    own = ("examples/tic_tac_toe.py",)
    run(kept(tmp_path / "room", game="tic-tac-toe", games=own))
    records = tmp_path / "records"
    codes = [
        call("export", records, tmp_path / "room", own),
        call("replay", records, games=own),
        call("import", records, tmp_path / "room", own),
    ]
    assert (codes, len(list(records.iterdir()))) == ([0, 0, 0], 1)


def test_the_rooms_own_cards_are_what_its_matches_are_replayed_with(tmp_path: Path, run: Run[Any]) -> None:
    """In Ann's box a hand has four cards: with the standard three her record does not fit."""
    path = tmp_path / "mine.toml"
    path.write_text(ludoteka.game("kragmortha").game.content.replace("\nhand = 3", "\nhand = 4"), encoding="utf-8")
    own = (f"kragmortha={path}",)
    run(kept(tmp_path / "room", games=own))
    call("export", tmp_path / "records", tmp_path / "room", own)
    assert [call("replay", tmp_path / "records", games=each) for each in (own, ())] == [0, 1]


def test_the_command_takes_games_and_cards_as_serve_does() -> None:
    words = ["archive", "replay", "room", "--game", "mine.py", "--content", "karak-2=mine.toml"]
    assert parser().parse_args(words).games == ["mine.py", "karak-2=mine.toml"]


def sealed(match_id: str, *, resigning: int) -> str:
    """The record of a match that was given up before it began."""
    match = ludoteka.game("toerkk").new(seats=2, chance=ludoteka.FairTable(bytes(32), match_id))
    match.resign(resigning)
    return match.record().text


def test_another_record_of_the_same_match_is_not_taken_for_the_one_that_is_there(
    tmp_path: Path, run: Run[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    run(kept(tmp_path / "room"))
    record = tmp_path / "one.txt"
    for resigning, told, said in ((0, 0, "1 records put in"), (0, 0, "1 were there already"), (1, 1, "1 do not fit")):
        record.write_text(sealed("5f0c", resigning=resigning), encoding="utf-8")
        assert call("import", record, tmp_path / "room") == told
        shown = capsys.readouterr()
        assert said in shown.out
    assert "another record of match 5f0c is there already" in shown.err
    assert "/replay/" not in shown.out


def test_one_bad_file_does_not_stop_the_others(
    tmp_path: Path, run: Run[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    run(kept(tmp_path / "room"))
    (tmp_path / "records" / "dir.txt").mkdir(parents=True)
    good = sealed("5f0c", resigning=0).encode()
    for name, body in (("a", b"caf\xe9\n"), ("b", good.replace(b"\n", b"\r\n")), ("c", good)):
        (tmp_path / "records" / f"{name}.txt").write_bytes(body)
    assert call("replay", tmp_path / "records") == 1
    said = capsys.readouterr().out
    assert "a.txt (?): it is no UTF-8 text (byte 3)" in said
    assert "b.txt (?): line 1: " in said
    assert "1 replayed alike (0 of them running), 2 differ" in said
    assert call("import", tmp_path / "records", tmp_path / "room") == 1
    assert "1 records put in, 0 were there already, 2 do not fit" in capsys.readouterr().out


def test_records_of_games_that_are_not_here_do_not_differ(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = ludoteka.game(str(Path(__file__).parents[2] / "examples" / "leduc_poker.py")).new(seed=1)
    (tmp_path / "one.txt").write_text(match.record().text, encoding="utf-8")
    assert call("replay", tmp_path) == 0
    assert "0 differ, 0 not begun, 1 of games that are not here" in capsys.readouterr().out


def test_records_are_not_exported_into_a_file(tmp_path: Path, run: Run[Any]) -> None:
    run(kept(tmp_path / "room"))
    (tmp_path / "file").touch()
    with pytest.raises(LudotekaError, match="is no folder for records: File exists"):
        call("export", tmp_path / "file", tmp_path / "room")
