"""Nobody can pass for somebody else: names that look like an account's, or like another at the table, have a mark."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.server.names import LONGEST, marked, skeleton, told_apart, unmarked
from tests.server.house import Guest, House
from tests.server.pairs import Pair

ALIKE = [
    "Ann",
    "ANN",
    "ann",
    "\u0410nn",
    "A nn",
    "A.n-n",
    "An\u0578",
    "\uff21\uff4e\uff4e",
    "Ann\ufe0f",
    "Ann\u3164",
    "𝐀𝐧𝐧",
]
"""Cyrillic, Armenian, fullwidth, with characters that leave no trace, bold."""
OTHERS = ["Anna", "Änn", "Bnn", "Nan"]


def account(house: House, name: str = "Ann", login: str = "ann-1") -> Guest:
    guest = house.guest(name)
    assert guest.post("/api/accounts", {"login": login, "password": "correct horse"}).status_code == 200
    return guest


def name_of(guest: Guest) -> str:
    return str(guest.get("/api/me").json()["name"])


def rename(guest: Guest, name: str) -> str:
    return str(guest.call("PATCH", "/api/me", {"name": name}).json()["name"])


def mark(guest: Guest, length: int = 3) -> str:
    return f"#{guest.id[:length]}"


# ---- what looks alike


@pytest.mark.parametrize("name", ALIKE)
def test_names_that_look_alike_have_one_skeleton(name: str) -> None:
    assert skeleton(name) == skeleton("Ann")


@pytest.mark.parametrize("name", OTHERS)
def test_names_that_differ_to_the_eye_have_different_ones(name: str) -> None:
    assert skeleton(name) != skeleton("Ann")


@pytest.mark.parametrize("name", ["...", "~", "-", "\u3164", "#", "漢字", "Яна"])
def test_every_name_has_a_skeleton(name: str) -> None:
    assert skeleton(name)


def test_a_mark_is_as_long_as_it_must_be() -> None:
    people = {"abcdefgh1": "Ann", "abcdefgh2": "ann", "abcxxxxxx": "Ann #zzz"}
    shown = told_apart(people)
    assert shown == {one: f"{unmarked(name)} #{one}" for one, name in people.items()}
    assert len({skeleton(name) for name in shown.values()}) == 1


@pytest.mark.parametrize("name", ["A", "A" * LONGEST, "A" * 27 + " B C"])
def test_a_marked_name_is_no_longer_than_a_name_may_be(name: str) -> None:
    assert len(marked(name, "k3fx9q")) <= LONGEST
    assert marked(marked(name, "k3fx9q"), "k3fx9q") == marked(name, "k3fx9q")


# ---- accounts


@pytest.mark.parametrize("name", ALIKE)
def test_a_guest_called_like_an_account_has_a_mark(house: House, name: str) -> None:
    account(house, "Ann", "somebody")
    eve, late = house.guest(name), house.guest("Eve")
    assert mark(eve) in name_of(eve)
    assert rename(late, name).endswith(f" {mark(late)}")


@pytest.mark.parametrize("name", ["Anna77", "anna 77", "ANNA-77", "\u0410nna77"])
def test_a_guest_called_like_an_accounts_login_has_a_mark(house: House, name: str) -> None:
    account(house, "Bob", "anna77")
    eve = house.guest(name)
    assert name_of(eve).endswith(f" {mark(eve)}")


def test_an_account_of_an_older_release_is_known_by_its_login_and_by_name_when_it_has_come_in(house: House) -> None:
    ann = account(house, "Anna", "anna77")
    house.run(house.store.shred("called", skeleton("anna77")))
    house.run(house.store.shred("called", skeleton("Anna")))
    eve = house.guest("Anna77")
    assert name_of(eve) == f"Anna77 {mark(eve)}"
    assert rename(eve, "Anna") == "Anna"
    Guest(house).post("/api/login", {"login": "anna77", "password": "correct horse"})
    assert (rename(eve, "Anna"), name_of(ann)) == (f"Anna {mark(eve)}", "Anna")


def test_nobody_gives_themselves_anothers_mark(house: House) -> None:
    ann, eve = account(house), house.guest("Eve")
    assert rename(eve, f"Ann {mark(ann)}") == f"Ann {mark(eve)}"
    assert rename(eve, f"Bob {mark(ann)}") == "Bob"


def test_an_account_keeps_its_name_and_a_second_one_has_a_mark(house: House) -> None:
    ann, second = account(house, "Ann", "first"), account(house, "Bob", "second")
    assert (rename(ann, "ann"), rename(second, "Ann")) == ("ann", f"Ann {mark(second)}")
    assert rename(second, "Second") == "Second"


def test_a_guest_who_takes_an_account_under_a_name_that_is_an_accounts_has_a_mark(house: House) -> None:
    eve = house.guest("Ann")
    assert name_of(eve) == "Ann"
    account(house, "Ann", "first")
    assert eve.post("/api/accounts", {"login": "second", "password": "correct horse"}).json()["name"] != "Ann"
    assert name_of(eve) == f"Ann {mark(eve)}"


def test_a_name_that_an_account_gave_up_is_free_but_its_login_is_not(house: House) -> None:
    ann = account(house, "Ann", "anna77")
    rename(ann, "Zoe")
    assert rename(house.guest("Eve"), "Ann") == "Ann"
    rename(ann, "anna77")
    rename(ann, "Zoe")
    assert rename(house.guest("Eve"), "anna77") != "anna77"


def test_with_an_account_its_name_is_forgotten(house: House) -> None:
    ann = account(house, "Ann", "anna77")
    ann.call("DELETE", "/api/me")
    assert name_of(house.guest("Ann")) == "Ann"
    assert name_of(house.guest("anna77")) == "anna77"


# ---- at one table


def seated(house: House, *names: str) -> tuple[list[Guest], str]:
    guests = [house.guest(name) for name in names]
    table = guests[0].create("leduc-poker", "me open", public=True)
    assert guests[1].act(table, "sit", seat=1)["kind"] == "accepted"
    return guests, table


def shown(guest: Guest, table: str) -> list[str]:
    return [seat["name"] for seat in guest.see(table)["table"]["seats"]]


@pytest.mark.parametrize("name", ALIKE)
def test_two_with_one_name_at_a_table_both_have_a_mark(house: House, name: str) -> None:
    (ann, eve), table = seated(house, "Ann", name)
    names = shown(ann, table)
    assert [one.rpartition(" ")[2] for one in names] == [mark(ann), mark(eve)]
    assert names == shown(eve, table)


def test_names_that_differ_have_no_mark(house: House) -> None:
    (ann, _), table = seated(house, "Ann", "Bob")
    assert shown(ann, table) == ["Ann", "Bob"]


def test_who_takes_anothers_name_at_the_table_is_told_apart_at_once(house: House) -> None:
    (ann, eve), table = seated(house, "Ann", "Eve")
    eye = ann.look(table)
    eye.read("sync")
    rename(eve, "Ann")
    names = [seat["name"] for seat in eye.read("table")["table"]["seats"]]
    while names[1] == "Eve":  # news of who is here may come before
        names = [seat["name"] for seat in eye.read("table")["table"]["seats"]]
    assert names == [f"Ann {mark(ann)}", f"Ann {mark(eve)}"]


def test_who_speaks_at_a_table_cannot_pass_for_somebody_there(house: House) -> None:
    (ann, eve), table = seated(house, "Ann", "Ann")
    eve.act(table, "chat", preset="hello")
    assert [line["name"] for line in ann.see(table)["chat"]] == [f"Ann {mark(eve)}"]


def test_the_lobby_tells_people_of_one_table_apart(house: House) -> None:
    (ann, eve), _ = seated(house, "Ann", "Ann")
    (row,) = ann.get("/api/tables").json()
    assert row["people"] == [f"Ann {mark(ann)}", f"Ann {mark(eve)}"]


def test_both_nodes_show_the_same_marks(pair: Pair) -> None:
    (ann, _), table = seated(pair[0], "Ann", "Ann")
    there: Any = pair[1].guest("Zoe")
    assert shown(there, table) == shown(ann, table)
    assert "#" in shown(ann, table)[0]


def test_looking_for_new_names_finds_none_where_only_marks_are_shown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else every table with two of one name would be told anew again and again."""
    (ann, _), table = seated(house, "Ann", "Ann")
    assert "#" in shown(ann, table)[0]
    renamed: list[str] = []

    async def rename_all(person: str) -> None:
        renamed.append(person)

    monkeypatch.setattr(house.room.attendance, "_rename", rename_all)
    house.run(house.room.attendance.look_at_names())
    assert renamed == []
