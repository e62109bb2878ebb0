"""The operator closes and deletes tables, also beside a running room; all that operators do is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import ludoteka
from ludoteka.cli import main
from ludoteka.server import audit, folder
from ludoteka.server.live import entries
from ludoteka.server.store.postgres import PostgresStore
from ludoteka.table import fair
from tests.server.house import GAMES, Guest, House
from tests.server.matches import two, watched
from tests.server.operators import Said, call, follow, room_on_disk, seats, told
from tests.server.own_postgres import OwnPostgres
from tests.server.pairs import over_there


@pytest.fixture
def room(new_house: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A room on a disk."""
    with room_on_disk(new_house, tmp_path, monkeypatch) as house:
        yield house


# ---- tables


def test_a_closed_match_is_over_unrated_and_everybody_is_told(room: House) -> None:
    ann, bob, table = watched(room)
    assert call(room, "tables", "close", table, "--reason", "report 1f0c77aa") == 0
    follow(room)
    news = bob.read("news")
    assert (news["over"], news["letters"][-1]["key"], news["table"]["ended"], news["table"]["rated"]) == (
        True,
        "closed",
        "closed",
        False,
    )
    assert [row["rank"] for row in ann.read("news")["standings"]] == [1, 1]


def test_the_record_of_a_closed_match_is_sealed_and_verifies(room: House, tmp_path: Path, capsys: Said) -> None:
    ann, _, table = two(room)
    ann.move(table, "mark b2")
    call(room, "tables", "close", table)
    follow(room)
    text = ann.get(f"/api/tables/{table}/record").text
    assert "table closed" in text
    assert fair.check(text) is None
    match = ludoteka.load(text, room.room.shelf.get("tic-tac-toe"))
    assert (match.over, match.ended, match.rated) == (True, "closed", False)
    (tmp_path / "record.txt").write_text(text, encoding="utf-8")
    assert main(["replay", str(tmp_path / "record.txt"), "--game", GAMES[0], "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert ("the operator of the room ends the match here" in said, ", ended by the operator" in said) == (True, True)


def test_closing_is_an_entry_of_the_log_that_a_stopped_room_reads(room: House, new_house: Callable[..., House]) -> None:
    ann, _, table = two(room)
    call(room, "tables", "close", table)
    log = room.run(room.store.read(table))
    assert isinstance(entries.read(log[-1].body), entries.Closed)
    other = new_house(store=room.store)
    twin = Guest(other)
    twin.jar = dict(ann.jar)
    assert twin.see(table)["table"]["status"] == "over"


def test_a_node_that_has_the_table_open_cannot_write_past_its_end(room: House) -> None:
    ann, _, table = two(room)
    call(room, "tables", "close", table)
    assert ann.move(table, "mark b2")["problem"]["key"] == "over"


def test_who_is_not_looking_finds_a_notice_that_the_match_was_closed(room: House) -> None:
    ann, _, table = two(room)
    call(room, "tables", "close", table)
    assert [(one["table"], one["what"]) for one in ann.get("/api/notices").json()] == [(table, "over")]


@pytest.mark.parametrize(
    ("state", "problem"),
    [
        ("open", "the match has not begun; a table that has not begun can be deleted: ludoteka tables delete"),
        ("over", "the match is over; there is nothing to close"),
    ],
)
def test_only_a_running_match_is_closed(room: House, capsys: Said, state: str, problem: str) -> None:
    ann = room.guest("Ann")
    table = ann.create("tic-tac-toe", "me open") if state == "open" else two(room)[2]
    if state == "over":
        call(room, "tables", "close", table)
    before = len(room.run(room.store.read(table)))
    assert call(room, "tables", "close", table) == 2
    assert f"table {table} cannot be closed: {problem}" in capsys.readouterr().err
    assert len(room.run(room.store.read(table))) == before


def test_a_deleted_table_is_gone_and_lets_everybody_go(room: House, capsys: Said) -> None:
    ann, bob, table = watched(room)
    assert call(room, "tables", "delete", f"https://games.example/t/{table}") == 0
    follow(room)
    assert (ann.ended(), bob.ended()) == (4404, 4404)
    assert ann.guest.get(f"/api/tables/{table}").status_code == 404
    assert (room.run(room.store.read(table)), room.run(room.store.index(table))) == ([], None)
    capsys.readouterr()
    assert told(room, capsys, "tables", "list") == []


def test_tables_are_listed_by_status_game_and_host(room: House, capsys: Said) -> None:
    ann, bob, table = two(room)
    other = bob.create("leduc-poker", "me open", name="Club\x07")
    capsys.readouterr()

    def ids(*words: str) -> list[str]:
        return [row["id"] for row in told(room, capsys, "tables", "list", *words)]

    assert ids("--status", "playing") == ids("--host", ann.id) == ids("--game", "tic-tac-toe") == [table]
    assert ids("--status", "open") == ids("--host", bob.id) == ids("--id", f"http://x/t/{other}") == [other]
    assert set(ids("--person", bob.id)) == {table, other}
    call(room, "tables", "list")
    said = capsys.readouterr().out
    assert (f"{table}  playing  tic-tac-toe" in said, f"Bob ({bob.id})" in said, "\x07" in said) == (True, True, False)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--status", "plaing"), "there is no status 'plaing'; did you mean 'playing'?"),
        (("--game", "kragmorta"), "there is no game 'kragmorta'; did you mean 'kragmortha'?"),
        (("--host", "nobody"), "there is no person 'nobody'; see: ludoteka people list"),
    ],
)
def test_a_filter_that_fits_nothing_says_what_was_meant(
    room: House, capsys: Said, words: tuple[str, ...], problem: str
) -> None:
    assert call(room, "tables", "list", *words) == 2
    assert problem in capsys.readouterr().err


@pytest.mark.parametrize("action", ["close", "delete"])
def test_a_table_that_is_not_there_is_named(room: House, capsys: Said, action: str) -> None:
    _, _, table = two(room)
    assert call(room, "tables", action, table[:-1]) == 2
    assert f"there is no table '{table[:-1]}'; did you mean '{table}'?" in capsys.readouterr().err


# ---- the audit log


def test_each_action_is_kept_with_who_when_what_and_why(room: House, capsys: Said, monkeypatch: Any) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "olga")
    _, bob, table = two(room)
    person = bob.id
    call(room, "tables", "close", table, "--reason", "report 1f0c77aa")
    call(room, "people", "ban", person, "--until", "1d")
    call(room, "people", "unban", person)
    call(room, "people", "delete", person)
    call(room, "tables", "delete", table)
    capsys.readouterr()
    rows = told(room, capsys, "people", "log")
    assert [(row["what"], row["target"]) for row in rows] == [
        ("close-table", table),
        ("ban", person),
        ("unban", person),
        ("delete-person", person),
        ("delete-table", table),
    ]
    assert {(row["by"], row["at"]) for row in rows} == {("olga", room.time)}
    assert (rows[0]["reason"], rows[1]["until"]) == ("report 1f0c77aa", room.time + 86400.0)
    assert len(told(room, capsys, "people", "log", "--about", table)) == 2
    call(room, "people", "log")
    assert f"close-table  {table}  by olga  reason: report 1f0c77aa" in capsys.readouterr().out


def test_the_running_room_logs_what_was_done(room: House, caplog: pytest.LogCaptureFixture) -> None:
    _, bob, _ = two(room)
    person = bob.id
    call(room, "people", "ban", person, "--reason", "abuse")
    with caplog.at_level("INFO", "ludoteka.operator"):
        follow(room)
    assert [(one.action, one.target, one.reason) for one in caplog.records] == [("ban", person, "abuse")]  # type: ignore[attr-defined]


def test_records_are_numbered_without_gaps_whoever_is_quicker(house: House) -> None:
    record = audit.AuditRecord(at=house.time, by="olga", what="ban", target="a")
    first = house.run(audit.write(house.store, record))
    house.run(house.store.shred("room", audit.KIND))  # the other command has not noted its number down yet
    second = house.run(audit.write(house.store, record))
    assert (first, second, len(house.run(audit.every(house.store, house.time)))) == (1, 2, 2)


def test_a_node_that_starts_does_not_follow_what_was_done_before(room: House, new_house: Callable[..., House]) -> None:
    bob = room.guest("Bob")
    call(room, "people", "ban", bob.id)
    other = new_house(store=room.store)
    follow(other)
    assert other.room.operator_watch.last == 1


def test_the_room_looks_by_itself(room: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, bob, _ = watched(room)
    call(room, "people", "ban", bob.guest.id)
    assert bob.ended() == 4410


# ---- rooms that are stopped, rooms of several nodes


def test_a_stopped_room_is_acted_on_as_well(new_house: Callable[..., House], tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("LUDOTEKA_GAMES", ",".join(GAMES))
    house = new_house()
    house.run((first := folder.store_in(tmp_path)).open())
    ann, bob, table = two(opened := new_house(store=first))
    other = two(opened)[2]
    data, person = ("--data", str(tmp_path)), bob.id
    opened.close()
    house.run(first.close())
    assert main(["people", "ban", person, *data]) == main(["tables", "close", other, *data]) == 0
    house.run((second := folder.store_in(tmp_path)).open())
    again = new_house(store=second)
    ann_again, bob_again = Guest(again), Guest(again)
    ann_again.jar, bob_again.jar = dict(ann.jar), dict(bob.jar)
    found = [seat["away"] for seat in seats(ann_again, table)], bob_again.get("/api/me").status_code
    over = again.run(again.store.index(other)).status
    again.close()
    house.run(second.close())
    assert (found, over) == (([False, True], 403), "over")


@pytest.mark.xdist_group("postgres")
def test_all_nodes_of_a_room_on_postgresql_follow(
    postgres: OwnPostgres, new_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTEKA_GAMES", ",".join(GAMES))
    address = postgres.emptied("room")
    stores = [PostgresStore(address), PostgresStore(address)]
    run = new_house().run
    for store in stores:
        run(store.open())
    here, there = (new_house(store=store) for store in stores)
    monkeypatch.setattr("time.time", lambda: here.time)
    ann, bob, table = two(here)
    closed = two(here)[2]
    eyes = over_there(bob, there).look(table), over_there(ann, there).look(table), ann.look(table)
    for eye in eyes:
        eye.read("sync")
    watching = over_there(ann, there).look(closed)
    watching.read("sync")
    assert main(["people", "ban", bob.id, "--database", address]) == 0
    assert main(["tables", "close", closed, "--database", address]) == 0
    for node in (here, there):
        follow(node)
    assert eyes[0].ended() == 4410
    assert [[seat["away"] for seat in seats(guest, table)] for guest in (ann, over_there(ann, there))] == [
        [False, True],
        [False, True],
    ]
    assert watching.read("news")["table"]["ended"] == "closed"
    for eye in (*eyes[1:], watching):
        eye.close()
    for store in stores:
        run(store.close())


def test_a_room_in_memory_is_named(capsys: Said) -> None:
    assert main(["people", "list", "--database", "memory"]) == 2
    assert "a room in memory is reached by no command" in capsys.readouterr().err
