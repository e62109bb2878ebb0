"""A new password asks for the old one and ends all other sign-ins; with an account a guest is given a new cookie."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.authenticator import Authenticator
from tests.server.house import Guest, House
from tests.server.pairs import Pair, over_there

OLD, NEW = "correct horse", "battery staple"
ACCOUNT = {"login": "ann", "password": OLD}
CHANGE = {"login": "ann", "password": NEW, "old": OLD}


def account(house: House) -> Guest:
    ann = house.guest("Ann")
    assert ann.post("/api/accounts", ACCOUNT).status_code == 200
    return ann


def bot_of(guest: Guest) -> Guest:
    """An outside bot with a token of somebody."""
    bot = Guest(guest.house)
    bot.headers["authorization"] = "Bearer " + guest.post("/api/me/tokens", {"label": "bot"}).json()["token"]
    return bot


def copied(guest: Guest, house: House | None = None) -> Guest:
    """Somebody who has got hold of another's cookie."""
    thief = Guest(house or guest.house)
    thief.jar = dict(guest.jar)
    return thief


def opens(house: House, password: str) -> bool:
    return Guest(house).post("/api/login", {"login": "ann", "password": password}).status_code == 200


def passkey(guest: Guest, login: str = "ann") -> Any:
    task = guest.post("/api/passkeys", {"login": login}).json()
    credential = Authenticator("http://room").make(task["options"])
    return guest.post("/api/passkeys/finish", {"attempt": task["attempt"], "credential": credential})


@pytest.mark.parametrize("old", ["", "guess", NEW])
def test_without_the_old_password_there_is_no_new_one(house: House, old: str) -> None:
    ann = account(house)
    bot, answer = bot_of(ann), copied(ann).post("/api/accounts", {**CHANGE, "old": old})
    assert (answer.status_code, answer.json()["key"]) == (403, "wrong-password")
    assert "'old'" in answer.json()["detail"]
    assert (opens(house, OLD), opens(house, NEW)) == (True, False)
    assert [who.get("/api/me").status_code for who in (ann, bot)] == [200, 200]


def test_a_new_password_ends_all_other_sign_ins_and_tokens(house: House) -> None:
    ann, there = account(house), Guest(house)
    there.post("/api/login", ACCOUNT)
    bot = bot_of(ann)
    assert ann.post("/api/accounts", CHANGE).status_code == 200
    assert [who.get("/api/me").status_code for who in (ann, there, bot)] == [200, 401, 401]
    assert [row["present"] for row in ann.get("/api/me/sessions").json()] == [True]
    assert (opens(house, OLD), opens(house, NEW)) == (False, True)


def test_a_token_ends_at_the_other_node_too(pair: Pair) -> None:
    ann = account(pair[0])
    bot = bot_of(ann)
    bot.house = pair[1]
    assert bot.get("/api/me").status_code == 200
    ann.post("/api/accounts", CHANGE)
    assert bot.get("/api/me").status_code == 401


def test_guesses_of_the_old_password_are_counted_like_those_at_the_door(house: House) -> None:
    limited = type(house)(house.runner, rate=1.0)
    ann = account(limited)
    thieves = [copied(ann) for _ in range(60)]
    for number, thief in enumerate(thieves):
        thief.address = f"10.0.{number}.1"
    answers = [thief.post("/api/accounts", {**CHANGE, "old": "guess"}).status_code for thief in thieves]
    limited.close()
    assert set(answers) == {403, 429}
    assert answers.count(403) < 45


def test_an_account_with_only_a_passkey_has_no_old_password(house: House) -> None:
    ann = house.guest("Ann")
    assert passkey(ann).status_code == 200
    assert ann.post("/api/accounts", {"login": "ann", "password": OLD}).status_code == 200
    assert opens(house, OLD)
    assert ann.post("/api/accounts", {**CHANGE, "old": ""}).json()["key"] == "wrong-password"


# ---- the cookie of a guest who takes an account


@pytest.mark.parametrize("way", [lambda ann: ann.post("/api/accounts", ACCOUNT), passkey], ids=["password", "passkey"])
def test_with_an_account_a_guest_is_given_a_new_cookie_and_the_old_one_opens_nothing(house: House, way: Any) -> None:
    """Somebody who knew the guest's cookie, or made a token by it, does not get into the account."""
    ann = house.guest("Ann")
    person, thief, bot = ann.id, copied(ann), bot_of(ann)
    answer = way(ann)
    assert (answer.status_code, answer.json()["person"], answer.json()["login"]) == (200, person, "ann")
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert (ann.jar["ludoteka"] != thief.jar["ludoteka"], ann.id) == (True, person)
    assert [who.get("/api/me").status_code for who in (ann, thief, bot)] == [200, 401, 401]
    assert len(ann.get("/api/me/sessions").json()) == 1


def test_the_old_cookie_of_a_guest_opens_nothing_at_the_other_node(pair: Pair) -> None:
    ann = pair[0].guest("Ann")
    thief = over_there(ann, pair[1])
    assert thief.get("/api/me").status_code == 200
    ann.post("/api/accounts", ACCOUNT)
    assert (thief.get("/api/me").status_code, ann.get("/api/me").status_code) == (401, 200)


def test_another_passkey_for_an_account_changes_no_cookie(house: House) -> None:
    ann = account(house)
    before = ann.jar["ludoteka"]
    assert passkey(ann, "").status_code == 200
    assert (ann.jar["ludoteka"], ann.get("/api/me").status_code) == (before, 200)


def test_a_login_that_is_taken_changes_no_cookie(house: House) -> None:
    account(house)
    eve = house.guest("Eve")
    before = eve.jar["ludoteka"]
    assert eve.post("/api/accounts", {**CHANGE, "old": OLD}).json()["key"] == "login-taken"
    assert (eve.jar["ludoteka"], eve.get("/api/me").json()["login"], opens(house, OLD)) == (before, None, True)


def test_notices_go_on_to_the_browser_that_asked_for_them_as_a_guest(new_house: Any) -> None:
    from tests.server.test_push import BROWSER

    house = new_house(push_contact="mailto:room@example.org")
    ann = house.guest("Ann")
    assert ann.post("/api/push", BROWSER).status_code == 204
    ann.post("/api/accounts", ACCOUNT)
    (paper,) = house.run(house.store.papers("push", ann.id, house.time))
    (session,) = house.run(house.room.people.sessions(ann.id))
    assert session.id.encode() in paper.body
