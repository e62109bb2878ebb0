"""The operator bans people, lets them in again, deletes them, also beside a running room."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.house import Guest, House
from tests.server.matches import two, watched
from tests.server.operators import Said, call, follow, room_on_disk, seats, told


@pytest.fixture
def room(new_house: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A room on a disk."""
    with room_on_disk(new_house, tmp_path, monkeypatch) as house:
        yield house


# ---- people


def test_a_banned_person_is_let_go_from_open_sockets(room: House) -> None:
    ann, bob, _ = watched(room)
    assert call(room, "people", "ban", bob.guest.id, "--reason", "abuse") == 0
    follow(room)
    assert bob.read("bye")["problem"]["key"] == "banned"
    assert (bob.ended(), ann.code) == (4410, None)


def test_a_banned_person_cannot_come_in_with_the_same_cookie(room: House) -> None:
    _, bob, table = two(room)
    call(room, "people", "ban", bob.id)
    follow(room)
    answers = [bob.get("/api/me"), bob.post("/api/me"), bob.post("/api/me/logout"), bob.get(f"/api/tables/{table}")]
    assert [(one.status_code, one.json()["key"]) for one in answers] == [(403, "banned")] * 4
    eye = bob.look(table)
    assert (eye.read("bye")["problem"]["key"], eye.ended()) == ("banned", 4410)


def test_a_banned_account_cannot_come_in_by_its_login_or_a_token(room: House) -> None:
    bob = room.guest("Bob")
    bob.post("/api/accounts", {"login": "bobby", "password": "long enough"})
    token = bob.post("/api/me/tokens", {"label": "bot"}).json()["token"]
    call(room, "people", "ban", "bobby")
    follow(room)
    again, program = Guest(room), Guest(room)
    program.headers["authorization"] = f"Bearer {token}"
    answers = [
        again.post("/api/login", {"login": "bobby", "password": "long enough"}),
        program.get("/api/me"),
        program.post("/api/tables", {"settings": {"game": "tic-tac-toe", "chairs": [{"kind": "me"}] * 2}}),
    ]
    assert [(one.status_code, one.json()["key"]) for one in answers] == [(403, "banned")] * 3


@pytest.mark.parametrize(("leaver", "field"), [("bot", "away"), ("forfeit", "resigned")])
@pytest.mark.parametrize("loaded", [True, False])
def test_the_seats_of_a_banned_person_follow_the_leaver_policy(
    room: House, leaver: str, field: str, *, loaded: bool
) -> None:
    ann, bob, table = two(room, leaver=leaver)
    if not loaded:
        room.room.hall.places.clear()
    call(room, "people", "ban", bob.id)
    follow(room)
    assert [seat[field] for seat in seats(ann, table)] == [False, True]


def test_a_banned_host_of_an_open_table_leaves_it_to_the_next(room: House) -> None:
    ann, bob = room.guest("Ann"), room.guest("Bob")
    table = ann.create("tic-tac-toe", "me open")
    bob.act(table, "sit", seat=1)
    call(room, "people", "ban", ann.id)
    follow(room)
    facts = bob.see(table)["table"]
    assert ([seat["kind"] for seat in facts["seats"]], facts["host"]) == (["open", "person"], bob.id)


def test_who_is_banned_is_not_seated_by_a_rematch(room: House) -> None:
    ann, bob, table = two(room, leaver="forfeit")
    call(room, "people", "ban", bob.id)
    follow(room)
    again = ann.act(table, "rematch")["rematch"]
    assert sorted(seat["person"] for seat in seats(ann, again)) == sorted(["", ann.id])


def test_after_the_ban_is_lifted_they_come_in_as_before(room: House) -> None:
    bob = room.guest("Bob")
    person = bob.id
    call(room, "people", "ban", person)
    follow(room)
    assert call(room, "people", "unban", person) == 0
    follow(room)
    assert (bob.get("/api/me").status_code, bob.id) == (200, person)


def test_a_ban_can_end_by_itself(room: House) -> None:
    bob = room.guest("Bob")
    person = bob.id
    call(room, "people", "ban", person, "--until", "7d")
    follow(room)
    refused = bob.get("/api/me")
    room.time += 7 * 86400.0 + 1
    assert (refused.status_code, refused.json()["args"]["until"], bob.id) == (
        403,
        round(room.time - 1),
        person,
    )


def test_a_ban_holds_for_a_sign_in_that_was_looked_up_a_moment_ago(room: House) -> None:
    _, bob, _ = watched(room)
    call(room, "people", "ban", bob.guest.id)
    follow(room)
    assert bob.guest.post("/api/tables", {}).json()["key"] == "banned"


def test_a_deleted_person_is_gone_with_sign_ins_and_name(room: House) -> None:
    ann, bob, table = two(room)
    person = bob.id
    eye = bob.look(table)
    eye.read("sync")
    assert call(room, "people", "delete", person) == 0
    follow(room)
    assert (eye.ended(), bob.get("/api/me").status_code) == (4401, 401)
    assert [(seat["name"], seat["away"]) for seat in seats(ann, table)] == [("Ann", False), ("", True)]
    assert room.run(room.store.papers("session", person, room.time)) == []


def test_people_are_listed_with_bans_and_reports(room: House, capsys: Said) -> None:
    ann, bob = room.guest("Ann"), room.guest("Bob\x1b[2J")
    ann.post("/api/reports", {"table": "aa", "person": bob.id, "what": "abuse"})
    call(room, "people", "ban", bob.id)
    capsys.readouterr()
    rows = {row["id"]: row for row in told(room, capsys, "people", "list")}
    assert (rows[ann.id]["name"], rows[ann.id]["banned"], rows[ann.id]["sign_ins"]) == ("Ann", None, 1)
    follow(room)
    banned = told(room, capsys, "people", "list", "--banned")
    assert [(row["reports"], row["banned"] > room.time) for row in banned] == [(1, True)]
    assert told(room, capsys, "people", "list", "--name", "ANN") == [rows[ann.id]]
    call(room, "people", "list")
    assert "\x1b" not in capsys.readouterr().out


@pytest.mark.parametrize("action", ["ban", "unban", "delete"])
def test_a_person_who_is_not_there_is_named_and_nothing_is_changed(room: House, capsys: Said, action: str) -> None:
    bob = room.guest("Bob")
    assert call(room, "people", action, bob.id[:-1] + "~") == 2
    assert f"there is no person '{bob.id[:-1]}~'; did you mean '{bob.id}'?" in capsys.readouterr().err
    assert (bob.get("/api/me").status_code, told(room, capsys, "people", "log")) == (200, [])


def test_somebody_named_by_name_is_asked_for_by_id(room: House, capsys: Said) -> None:
    bob = room.guest("Bob")
    assert call(room, "people", "ban", "bob") == 2
    assert f"names are not unique, so people are named by id or login; 'bob' is: {bob.id}" in capsys.readouterr().err


def test_who_is_not_banned_cannot_be_let_in_again(room: House, capsys: Said) -> None:
    bob = room.guest("Bob")
    assert call(room, "people", "unban", bob.id) == 2
    assert f"{bob.id} is not banned; nothing was changed" in capsys.readouterr().err


@pytest.mark.parametrize("typed", ["yesterday", "2001-01-01", "0d", "7", "inf"])
def test_an_end_of_a_ban_that_does_not_fit_is_refused(room: House, capsys: Said, typed: str) -> None:
    bob = room.guest("Bob")
    with pytest.raises(SystemExit, match="2"):
        call(room, "people", "ban", bob.id, "--until", typed)
    assert "argument --until" in capsys.readouterr().err
    assert bob.get("/api/me").status_code == 200
