"""Somebody does two things at once, or at a node that has not heard of the first: neither undoes the other."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from tests.server.authenticator import Authenticator
from tests.server.house import Guest, House
from tests.server.matches import two
from tests.server.pairs import Pair, over_there

OLD, NEW = "correct horse", "battery staple"


def at_once(house: House, *calls: tuple[Guest, str, str, Any]) -> list[httpx.Response]:
    """The answers to calls that are made together; those that hash a password take longest."""

    async def made() -> list[httpx.Response]:
        return await asyncio.gather(*(guest._call(method, path, body, {}) for guest, method, path, body in calls))

    return house.run(made())  # type: ignore[no-any-return]


def account(guest: Guest, login: str = "ann", password: str = OLD) -> tuple[Guest, str, str, Any]:
    return guest, "POST", "/api/accounts", {"login": login, "password": password, "old": OLD}


def register(guest: Guest, login: str = "ann", password: str = OLD) -> httpx.Response:
    return guest.call(*account(guest, login, password)[1:])


def opens(house: House, login: str, password: str) -> bool:
    return Guest(house).post("/api/login", {"login": login, "password": password}).status_code == 200


def kept(house: House, person: str) -> list[str]:
    """The kinds of papers that there are about somebody."""
    kinds = ("person", "login", "passkey", "session", "push")
    return [kind for kind in kinds if house.run(house.store.papers(kind, person, house.time))]


# ---- being forgotten


def test_who_is_forgotten_while_he_registers_stays_forgotten(house: House) -> None:
    ann, bob, table = two(house)
    person = ann.id
    answers = at_once(house, account(ann), (ann, "DELETE", "/api/me", None))
    assert [answer.status_code for answer in answers] == [401, 204]
    assert (kept(house, person), bob.see(table)["table"]["seats"][0]["name"]) == ([], "")
    assert register(house.guest("Eve")).status_code == 200


def test_who_is_forgotten_while_he_changes_his_password_stays_forgotten(house: House) -> None:
    ann = house.guest("Ann")
    register(ann)
    person = ann.id
    answers = at_once(house, account(ann, password=NEW), (ann, "DELETE", "/api/me", None))
    assert ([answer.status_code for answer in answers], kept(house, person)) == ([401, 204], [])
    assert register(house.guest("Eve")).status_code == 200


def test_a_name_given_at_a_node_that_has_not_heard_brings_nobody_back(deaf: Pair) -> None:
    ann, bob, table = two(deaf[0])
    there = over_there(ann, deaf[1])
    person = there.id
    ann.call("DELETE", "/api/me")
    assert there.call("PATCH", "/api/me", {"name": "Anna"}).json()["key"] == "signed-out"
    assert (kept(deaf[0], person), bob.see(table)["table"]["seats"][0]["name"]) == ([], "")


def test_a_passkey_made_at_a_node_that_has_not_heard_is_not_kept_for_who_is_gone(deaf: Pair) -> None:
    ann, key = deaf[0].guest("Ann"), Authenticator("http://room")
    there = over_there(ann, deaf[1])
    person = there.id
    task = there.post("/api/passkeys", {"login": "ann"}).json()
    attempt = deaf[1].run(deaf[1].store.paper("attempt", task["attempt"], deaf[1].time))
    ann.call("DELETE", "/api/me")
    deaf[1].run(deaf[1].store.file(attempt))
    proof = {"attempt": task["attempt"], "credential": key.make(task["options"])}
    assert there.post("/api/passkeys/finish", proof).json()["key"] == "signed-out"
    assert kept(deaf[0], person) == []


# ---- changes


def test_a_feed_exchanged_while_its_owner_registers_stays_exchanged(house: House) -> None:
    ann = house.guest("Ann")
    old = ann.get("/api/me").json()["feed"]
    _, new = at_once(house, account(ann), (ann, "POST", "/api/me/feed", {}))
    assert [Guest(house).get(feed).status_code for feed in (old, new.json()["feed"])] == [404, 200]
    assert ann.get("/api/me").json()["login"] == "ann"


def test_a_name_given_while_its_owner_registers_stays(house: House) -> None:
    ann = house.guest("Ann")
    at_once(house, account(ann), (ann, "PATCH", "/api/me", {"name": "Anna"}))
    assert [ann.get("/api/me").json()[field] for field in ("name", "login")] == ["Anna", "ann"]


def test_of_two_logins_at_once_one_is_kept_and_the_other_stays_free(house: House) -> None:
    ann = house.guest("Ann")
    answers = at_once(house, account(ann, "ann"), account(ann, "anna"))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    login = ann.get("/api/me").json()["login"]
    free = {"ann", "anna"} - {login}
    assert (opens(house, login, OLD), [opens(house, one, OLD) for one in free]) == (True, [False])
    assert [register(house.guest("Eve"), one).status_code for one in free] == [200]


def test_a_second_login_is_refused_also_by_a_node_that_has_not_heard_of_the_first(deaf: Pair) -> None:
    ann = deaf[0].guest("Ann")
    there = over_there(ann, deaf[1])
    there.get("/api/me")
    register(ann)
    assert register(there, "anna").json()["key"] == "has-login"
    assert (opens(deaf[0], "ann", OLD), opens(deaf[0], "anna", OLD)) == (True, False)


def test_a_password_changed_at_a_node_that_has_not_heard_of_the_login_is_changed(deaf: Pair) -> None:
    ann = deaf[0].guest("Ann")
    there, phone = over_there(ann, deaf[1]), Guest(deaf[0])
    there.get("/api/me")
    register(ann)
    phone.post("/api/login", {"login": "ann", "password": OLD})
    assert register(there, "ann", NEW).status_code == 200
    assert (opens(deaf[0], "ann", OLD), opens(deaf[0], "ann", NEW)) == (False, True)
    assert phone.get("/api/me").status_code == 401


def test_who_comes_in_by_the_old_password_while_it_is_changed_is_not_in(house: House) -> None:
    ann, eve = house.guest("Ann"), Guest(house)
    register(ann)

    async def try_twice() -> httpx.Response:
        """A first try takes its turn at hashing, so that the second is checked after Ann's old password was."""
        await eve._call("POST", "/api/login", {"login": "ann", "password": "wrong"}, {})
        return await eve._call("POST", "/api/login", {"login": "ann", "password": OLD}, {})

    async def together() -> list[httpx.Response]:
        return list(await asyncio.gather(ann._call(*account(ann, password=NEW)[1:], {}), try_twice()))

    changed, come = house.run(together())
    assert (changed.status_code, come.json()["key"], eve.get("/api/me").status_code) == (200, "wrong-login", 401)
    assert len(ann.get("/api/me/sessions").json()) == 1


# ---- other nodes hear


def test_another_node_hears_of_a_login_at_once(pair: Pair) -> None:
    """The guest's cookie is worth nothing there any more, the new one is the account's."""
    ann = pair[0].guest("Ann")
    there = over_there(ann, pair[1])
    before = there.get("/api/me").json()["login"]
    register(ann)
    pair[1].rest()
    assert (before, there.get("/api/me").status_code) == (None, 401)
    assert over_there(ann, pair[1]).get("/api/me").json()["login"] == "ann"


def test_a_new_feed_closes_no_socket_at_another_node(pair: Pair) -> None:
    ann, _, table = two(pair[0])
    there = over_there(ann, pair[1])
    eye = there.look(table)
    new = ann.post("/api/me/feed").json()["feed"]
    pair[1].rest()
    assert (there.get("/api/me").json()["feed"], eye.act("chat", preset="hello")["kind"]) == (new, "accepted")
