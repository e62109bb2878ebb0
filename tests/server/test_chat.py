"""Saying something: presets for everybody, free words for accounts; muting, blocking, reporting."""

from __future__ import annotations

import pytest

from tests.server.house import Guest, House
from tests.server.matches import two, watched


def account(guest: Guest, login: str = "ann") -> None:
    guest.post("/api/accounts", {"login": login, "password": "correct horse"})


def test_a_preset_is_heard_by_the_other(house: House) -> None:
    ann, bob, _ = watched(house)
    ann.act("chat", preset="hello")
    assert (lambda line: (line["name"], line["preset"]))(bob.read("chat")) == ("Ann", "hello")


def test_an_unknown_preset_is_refused(house: House) -> None:
    ann, _, table = two(house)
    assert ann.act(table, "chat", preset="rubbish")["problem"]["key"] == "unknown-preset"


def test_a_guest_has_no_free_words(house: House) -> None:
    ann, _, table = two(house)
    assert ann.act(table, "chat", text="hello")["problem"]["key"] == "presets-only"


def test_an_account_has_free_words(house: House) -> None:
    ann, bob, table = two(house)
    account(ann)
    ann.act(table, "chat", text="hello there")
    assert bob.see(table)["chat"][0]["text"] == "hello there"


def test_a_spectator_is_not_heard(house: House) -> None:
    _, _, table = two(house)
    assert house.guest("Eve").act(table, "chat", preset="hello")["problem"]["key"] == "no-seat"


def test_nothing_said_is_refused(house: House) -> None:
    ann, _, table = two(house)
    assert ann.act(table, "chat")["problem"]["key"] == "nothing-said"


def test_who_is_muted_is_not_heard(house: House) -> None:
    ann, bob, _ = watched(house)
    bob.act("mute", person=ann.guest.id)
    ann.act("chat", preset="hello")
    assert [message for message in bob.read_all() if message["t"] == "chat"] == []


def test_who_is_muted_is_not_heard_after_a_reload(house: House) -> None:
    ann, bob, table = two(house)
    bob.act(table, "mute", person=ann.id)
    ann.act(table, "chat", preset="hello")
    assert bob.see(table)["chat"] == []


def test_who_is_blocked_is_not_heard_anywhere(house: House) -> None:
    ann, bob, table = two(house)
    bob.post("/api/blocks", {"person": ann.id})
    ann.act(table, "chat", preset="hello")
    assert bob.see(table)["chat"] == []


def test_who_is_blocked_by_the_host_finds_no_seat(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = ann.create()
    ann.post("/api/blocks", {"person": eve.id})
    assert eve.act(table, "sit", seat=1)["problem"]["key"] == "blocked"


def test_a_block_can_be_lifted(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    ann.post("/api/blocks", {"person": eve.id})
    ann.post("/api/blocks", {"person": eve.id, "yes": False})
    assert ann.get("/api/blocks").json() == []


def test_who_is_blocked_is_listed_by_name(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    ann.post("/api/blocks", {"person": eve.id})
    assert ann.get("/api/blocks").json() == [{"person": eve.id, "name": "Eve"}]


def test_a_report_is_kept_for_whoever_runs_the_room(house: House) -> None:
    ann, bob, table = two(house)
    ann.post("/api/reports", {"table": table, "person": bob.id, "what": "abuse"})
    assert len(house.run(house.store.papers("report", "", house.time))) == 1


def test_what_was_said_is_still_there_after_a_fold(house: House) -> None:
    ann, bob, table = two(house)
    ann.act(table, "chat", preset="good-luck")
    house.room.hall.places.clear()
    assert bob.see(table)["chat"][0]["preset"] == "good-luck"


@pytest.mark.parametrize("person", ["a:b", "a\u0000", "a b", "ann\n", ""])
def test_what_is_nobodys_id_is_not_blocked_muted_or_reported(house: House, person: str) -> None:
    ann, _, table = two(house)
    assert ann.post("/api/blocks", {"person": person}).status_code == 400
    assert ann.act(table, "mute", person=person)["key"] == "bad-call"
    assert ann.post("/api/reports", {"table": table, "person": person, "what": "spam"}).status_code == 400
