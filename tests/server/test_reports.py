"""Complaints reach whoever runs the room: listed by a command, counted by a figure, marked as done, thrown away."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludoteka.cli import main
from ludoteka.server import audit, folder
from ludoteka.server.reports import KEPT, KEPT_DONE, every
from tests.server.house import Guest, House

Said = pytest.CaptureFixture[str]


@pytest.fixture
def room(new_house: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A room on a disk in which Ann complains of Bob, and of somebody who is not there any more."""
    store = folder.store_in(tmp_path)
    house = new_house(store=store)
    house.run(store.open())
    monkeypatch.setattr("time.time", lambda: house.time)
    ann, bob = house.guest("Ann"), house.guest("Bob")
    ann.post("/api/reports", {"table": "aa", "person": bob.id, "what": "abuse", "text": "he said\n\x1b[2Jboo"})
    house.time += 60.0
    ann.post("/api/reports", {"table": "bb", "person": "nobody", "what": "spam"})
    yield house
    house.run(store.close())


def call(room: House, *words: str) -> int:
    return main(["reports", "--data", str(room.store.path.parent), *words])  # type: ignore[attr-defined]


def keys(room: House) -> list[str]:
    return [key for key, _ in room.run(every(room.store, room.time))]


def test_complaints_are_listed_beside_the_open_room_the_oldest_first(room: House, capsys: Said) -> None:
    assert call(room) == 0
    told = capsys.readouterr().out
    assert told.index("abuse") < told.index("spam")
    assert "about Bob (" in told
    assert "about somebody who is gone (nobody), by Ann (" in told
    assert told.endswith("2 wait; when you have looked into one: ludoteka reports --done ID\n")


def test_what_a_stranger_typed_does_not_steer_the_terminal(room: House, capsys: Said) -> None:
    call(room)
    told = capsys.readouterr().out
    assert ("  > [2Jboo\n" in told, "\x1b" in told) == (True, False)


def test_complaints_can_be_had_as_data(room: House, capsys: Said) -> None:
    call(room, "--json")
    found = json.loads(capsys.readouterr().out)
    assert [(one["complaint"]["what"], one["person_name"], one["by_name"]) for one in found] == [
        ("abuse", "Bob", "Ann"),
        ("spam", "", "Ann"),
    ]


def test_what_is_done_is_listed_no_more_unless_all_is_asked_for(room: House, capsys: Said) -> None:
    first = keys(room)[0]
    assert call(room, "--done", first) == 0
    assert first not in capsys.readouterr().out
    call(room, "--all")
    told = capsys.readouterr().out
    assert (
        f"{first}  " in told,
        "abuse (done)" in told,
        told.endswith("1 wait; when you have looked into one: ludoteka reports --done ID\n"),
    ) == (True, True, True)


def test_a_report_that_is_not_there_is_named_and_nothing_is_changed(room: House, capsys: Said) -> None:
    assert call(room, "--done", keys(room)[0], "00000000") == 2
    assert "there is no report 00000000" in capsys.readouterr().err
    assert [one.done for _, one in room.run(every(room.store, room.time))] == [False, False]


def test_a_complaint_leads_to_its_person_and_table(room: House, capsys: Said) -> None:
    _, complaint = room.run(every(room.store, room.time))[0]
    call(room, "--about", complaint.person)
    told = capsys.readouterr().out
    assert f"see: ludoteka tables list --id aa; ludoteka people list --id {complaint.person}\n" in told
    assert ("abuse" in told, "spam" in told) == (True, False)
    call(room, "--about", complaint.by)
    assert "spam" in capsys.readouterr().out


def test_that_a_complaint_was_looked_into_is_noted_down(room: House, capsys: Said) -> None:
    first = keys(room)[0]
    call(room, "--done", first)
    records = room.run(audit.every(room.store, room.time))
    assert [(one.what, one.target, one.by) for one in records] == [("report-done", first, audit.operator())]


def test_reports_that_wait_are_a_figure(room: House) -> None:
    call(room, "--done", keys(room)[0])
    assert "\nludoteka_reports 1.0\n" in Guest(room, "127.0.0.1").get("/metrics").text


def test_reports_are_thrown_away_in_the_end_and_sooner_when_they_are_done(room: House) -> None:
    begun, (first, second) = room.time, keys(room)
    call(room, "--done", first)
    left = []
    for later in (KEPT_DONE - 1, KEPT_DONE + 1, KEPT + 1):
        room.time = begun + later
        room.run(room.store.shred_expired(room.time))
        left.append(keys(room))
    assert left == [[first, second], [second], []]
