"""What changes about a person is seen at all tables, at whatever node: names, and who is not to be heard."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.house import Eye, Guest, House
from tests.server.matches import two, watched
from tests.server.pairs import Pair, over_there


def name_at(guest: Guest, table: str, seat: int = 0) -> str:
    return str(guest.see(table)["table"]["seats"][seat]["name"])


def rename(ann: Guest) -> None:
    ann.call("PATCH", "/api/me", {"name": "Anna"})


def forget(ann: Guest) -> None:
    ann.call("DELETE", "/api/me")


NAMES = pytest.mark.parametrize(("change", "name"), [(rename, "Anna"), (forget, "")])


@NAMES
def test_a_name_changes_at_a_table_that_another_node_has_open(
    pair: Pair, change: Callable[[Guest], None], name: str
) -> None:
    ann, bob, table = two(pair[0])
    there = over_there(bob, pair[1])
    before = name_at(there, table)
    change(ann)
    pair[1].rest()
    assert (before, name_at(there, table)) == ("Ann", name)


@NAMES
def test_who_looks_on_through_another_node_is_told(pair: Pair, change: Callable[[Guest], None], name: str) -> None:
    ann, bob, table = two(pair[0])
    eye = over_there(bob, pair[1]).look(table)
    eye.read("sync")
    change(ann)
    pair[1].rest(0.3)
    assert eye.read_all()[-1]["table"]["seats"][0]["name"] == name


def test_what_who_is_forgotten_said_has_no_name_at_another_node(pair: Pair) -> None:
    ann, bob, table = two(pair[0])
    there = over_there(bob, pair[1])
    ann.act(table, "chat", preset="hello")
    pair[1].rest()
    before = there.see(table)["chat"][0]["name"]
    forget(ann)
    pair[1].rest()
    assert (before, there.see(table)["chat"][0]["name"]) == ("Ann", "")


@NAMES
def test_a_node_that_heard_no_word_finds_the_name_by_itself(
    deaf: Pair, change: Callable[[Guest], None], name: str
) -> None:
    ann, bob, table = two(deaf[0])
    there, person = over_there(bob, deaf[1]), ann.id
    there.see(table)
    change(ann)
    deaf[1].run(deaf[1].room.attendance.look_at_names())
    assert (name_at(there, table), name_at(there, table, 1)) == (name, "Bob")
    lobby = deaf[1].run(deaf[1].room.people.names([person, bob.id]))
    assert lobby == {person: name, bob.id: "Bob"}


def test_however_many_come_in_only_so_many_names_are_remembered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.server.people.NAMES", 3, raising=False)
    people = [house.guest(f"Guest {number}").id for number in range(6)]
    names = house.run(house.room.people.names(people))
    assert (names[people[0]], names[people[5]], len(house.room.people.remembered())) == ("Guest 0", "Guest 5", 3)


# ---- who is not to be heard


def chats(eye: Eye) -> int:
    return sum(message["t"] == "chat" for message in eye.read_all())


def test_who_is_blocked_is_not_heard_through_an_open_socket(house: House) -> None:
    ann, bob, _ = watched(house)
    bob.guest.post("/api/blocks", {"person": ann.guest.id})
    ann.act("chat", preset="hello")
    assert chats(bob) == 0


def test_who_is_blocked_is_not_heard_through_another_node(pair: Pair) -> None:
    ann, bob, table = two(pair[0])
    eye = over_there(bob, pair[1]).look(table)
    eye.read("sync")
    bob.post("/api/blocks", {"person": ann.id})
    pair[1].rest()
    ann.act(table, "chat", preset="hello")
    assert chats(eye) == 0


@pytest.mark.parametrize(
    "lift",
    [
        lambda bob, person: bob.post("/api/blocks", {"person": person, "yes": False}),
        lambda bob, person: bob.call("DELETE", f"/api/blocks/{person}"),
    ],
)
def test_when_the_block_is_lifted_he_is_heard_again(house: House, lift: Callable[[Guest, str], object]) -> None:
    ann, bob, _ = watched(house)
    bob.guest.post("/api/blocks", {"person": ann.guest.id})
    lift(bob.guest, ann.guest.id)
    ann.act("chat", preset="hello")
    assert (chats(bob), bob.guest.get("/api/blocks").json()) == (1, [])


def test_the_viewer_is_told_whom_he_does_not_hear(house: House) -> None:
    ann, bob, _ = watched(house)
    bob.guest.post("/api/blocks", {"person": ann.guest.id})
    assert bob.read("table")["you"]["muted"] == [ann.guest.id]


def test_others_are_not_told_who_blocks_whom(house: House) -> None:
    ann, bob, _ = watched(house)
    house.rest(0.3)
    ann.read_all()
    bob.guest.post("/api/blocks", {"person": ann.guest.id})
    house.rest(0.3)
    assert ann.read_all() == []


def test_who_is_muted_in_one_window_is_not_heard_in_the_other(house: House) -> None:
    ann, bob, table = watched(house)
    other = bob.guest.look(table)
    other.read("sync")
    bob.act("mute", person=ann.guest.id)
    ann.act("chat", preset="hello")
    assert (chats(bob), chats(other)) == (0, 0)


def test_only_people_at_the_table_can_be_muted(house: House) -> None:
    ann, bob, table = two(house)
    assert bob.act(table, "mute", person="somebody")["problem"]["key"] == "nobody-there"
    assert house.run(house.store.papers("mute", bob.id, house.time)) == []
    assert bob.act(table, "mute", person=ann.id)["kind"] == "accepted"
