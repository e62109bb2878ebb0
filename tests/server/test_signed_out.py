"""A sign-in that is worth nothing any more sees nothing any more, even if its socket says nothing: on all nodes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.house import Eye, Guest, House
from tests.server.matches import two
from tests.server.pairs import Pair, over_there

End = Callable[[Guest], object]


def log_out(ann: Guest) -> None:
    ann.post("/api/me/logout")


def revoke(ann: Guest) -> None:
    own = next(row for row in ann.get("/api/me/sessions").json() if row["present"])
    ann.call("DELETE", f"/api/me/sessions/{own['id']}")


def delete_account(ann: Guest) -> None:
    ann.call("DELETE", "/api/me")


def change_password(ann: Guest) -> None:
    """On another device."""
    other = Guest(ann.house)
    other.post("/api/login", {"login": "ann", "password": "correct horse"})
    other.post("/api/accounts", {"login": "ann", "password": "battery staple", "old": "correct horse"})


ENDS = pytest.mark.parametrize("end", [log_out, revoke, delete_account, change_password])


def silent(there: Guest, table: str) -> Eye:
    """A socket that only looks."""
    eye = there.look(table)
    eye.read("sync")
    return eye


@ENDS
def test_a_silent_socket_is_closed(house: House, end: End) -> None:
    ann, _, table = two(house, "leduc-poker")
    ann.post("/api/accounts", {"login": "ann", "password": "correct horse"})
    eye = silent(ann, table)
    end(ann)
    assert eye.read("bye")["problem"]["key"] == "signed-out"
    assert eye.ended() == 4401
    assert house.room.hall.places[table].viewers == []


@ENDS
def test_a_silent_socket_at_another_node_is_closed(pair: Pair, end: End) -> None:
    ann, _, table = two(pair[0], "leduc-poker")
    ann.post("/api/accounts", {"login": "ann", "password": "correct horse"})
    eye = silent(over_there(ann, pair[1]), table)
    end(ann)
    assert eye.ended() == 4401


@ENDS
def test_a_node_that_heard_no_word_finds_out_by_itself(deaf: Pair, end: End) -> None:
    ann, bob, table = two(deaf[0], "leduc-poker")
    ann.post("/api/accounts", {"login": "ann", "password": "correct horse"})
    eyes = [silent(over_there(guest, deaf[1]), table) for guest in (ann, bob)]
    end(ann)
    deaf[1].run(deaf[1].room.attendance.look_at_sign_ins())
    assert eyes[0].ended() == 4401
    assert [viewer.who.person for viewer in deaf[1].room.hall.places[table].viewers] == [bob.id]


def test_it_is_looked_again_and_again(new_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.server.attendance.LOOK", 0.05)
    house = new_house()
    ann, _, table = two(house)
    eye = silent(ann, table)
    house.run(house.store.shred_all(ann.id))
    assert eye.ended() == 4401


def test_after_a_fault_it_is_looked_again(
    new_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ludoteka.server.attendance.LOOK", 0.05)
    house = new_house()
    ann, _, table = two(house)
    eye, bodies = silent(ann, table), house.store.bodies

    async def broken(*_: object) -> dict[str, bytes]:
        monkeypatch.setattr(house.store, "bodies", bodies)
        raise RuntimeError("a fault of the room's own")

    monkeypatch.setattr(house.store, "bodies", broken)
    house.run(house.store.shred_all(ann.id))
    assert (eye.ended(), "a fault of the room's own" in caplog.text) == (4401, True)


def test_nothing_is_sent_after_the_last_word(house: House) -> None:
    ann, bob, table = two(house)
    eye = silent(ann, table)
    ann.post("/api/me/logout")
    bob.act(table, "chat", preset="hello")
    house.rest()
    assert '"bye"' in eye.texts[-1]


def test_a_token_that_is_revoked_looks_on_no_more_and_its_maker_stays(house: House) -> None:
    ann, _, table = two(house)
    made = ann.post("/api/me/tokens", {"label": "my bot"}).json()
    bot = Guest(house)
    bot.headers["authorization"] = f"Bearer {made['token']}"
    eyes = silent(ann, table), silent(bot, table)
    ann.call("DELETE", f"/api/me/sessions/{made['id']}")
    assert eyes[1].ended() == 4401
    assert eyes[0].act("move", expect=0, move="mark b2")["kind"] == "accepted"


def test_a_new_name_closes_no_socket(house: House) -> None:
    ann, _, table = two(house)
    eye = silent(ann, table)
    ann.call("PATCH", "/api/me", {"name": "Anna"})
    assert eye.act("chat", preset="hello")["kind"] == "accepted"
