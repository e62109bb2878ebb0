"""Who somebody is: guests, cookies, accounts, tokens; what is forged, revoked or erased opens nothing."""

from __future__ import annotations

import pytest

from tests.server.house import Guest, House
from tests.server.matches import two, watched
from tests.server.test_push import BROWSER


def test_a_guest_without_a_name_gets_one(house: House) -> None:
    assert Guest(house).post("/api/me").json()["name"] != ""


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(house: House) -> None:
    cookie = Guest(house).post("/api/me").headers["set-cookie"].lower()
    assert ("httponly" in cookie, "samesite=strict" in cookie) == (True, True)


def test_on_a_https_site_the_cookie_is_secure(new_house: object) -> None:
    house = new_house(origin="https://games.example")  # type: ignore[operator]
    cookie = Guest(house).post("/api/me").headers["set-cookie"]
    assert (cookie.startswith("__Host-ludoteka="), "Secure" in cookie) == (True, True)


def test_who_comes_in_twice_stays_who_he_is(house: House) -> None:
    ann = house.guest("Ann")
    assert ann.post("/api/me", {"name": "Bob"}).json()["name"] == "Ann"


def test_without_a_cookie_nobody_is_known(house: House) -> None:
    assert Guest(house).get("/api/me").status_code == 401


@pytest.mark.parametrize(
    "forge",
    [
        lambda value: value[:-1] + ("A" if value[-1] != "A" else "B"),
        lambda value: "x" + value,
        lambda value: value.partition(".")[0],
        lambda value: value.partition(".")[0] + ".",
        lambda value: "." + value.partition(".")[2],
        lambda value: "",
        lambda value: "é" * 20,
    ],
)
def test_a_forged_cookie_opens_nothing(house: House, forge: object) -> None:
    ann = house.guest("Ann")
    headers = {"cookie": "ludoteka=" + forge(ann.jar["ludoteka"]).encode().decode("latin-1")}  # type: ignore[operator]
    assert Guest(house).get("/api/me", **headers).status_code == 401


def test_a_cookie_signed_with_another_key_opens_nothing(house: House, new_house: object) -> None:
    other = new_house(secret=b"o" * 32, store=house.store)  # type: ignore[operator]
    stranger = Guest(house)
    stranger.jar = other.guest("Ann").jar
    assert stranger.get("/api/me").status_code == 401


def test_who_signs_out_is_out(house: House) -> None:
    ann = house.guest("Ann")
    kept = dict(ann.jar)
    ann.post("/api/me/logout")
    ann.jar = kept
    assert ann.get("/api/me").status_code == 401


def test_who_signs_out_is_out_of_open_sockets_too(house: House) -> None:
    ann, _, table = two(house)
    eye = ann.look(table)
    ann.post("/api/me/logout")
    eye.send({"t": "move", "id": "m", "expect": 0, "move": "mark b2"})
    assert eye.read("bye")["problem"]["key"] == "signed-out"


def test_a_name_can_be_changed(house: House) -> None:
    ann = house.guest("Ann")
    ann.call("PATCH", "/api/me", {"name": "Anna"})
    assert ann.get("/api/me").json()["name"] == "Anna"


def test_a_changed_name_is_seen_at_the_table(house: House) -> None:
    ann, bob, table = two(house)
    ann.call("PATCH", "/api/me", {"name": "Anna"})
    assert bob.see(table)["table"]["seats"][0]["name"] == "Anna"


def test_invisible_characters_make_no_name(house: House) -> None:
    assert house.guest().call("PATCH", "/api/me", {"name": "\u200b\u202e"}).json()["key"] == "wrong-name"


def test_an_account_is_known_on_another_device(house: House) -> None:
    ann, other = house.guest("Ann"), Guest(house)
    ann.post("/api/accounts", {"login": "ann", "password": "correct horse"})
    assert other.post("/api/login", {"login": "ann", "password": "correct horse"}).json()["person"] == ann.id


def test_an_account_keeps_its_seats_on_another_device(house: House) -> None:
    ann, _, table = two(house)
    ann.post("/api/accounts", {"login": "ann", "password": "correct horse"})
    other = Guest(house)
    other.post("/api/login", {"login": "ann", "password": "correct horse"})
    assert other.see(table)["you"]["seat"] == 0


def test_a_wrong_password_opens_nothing(house: House) -> None:
    house.guest("Ann").post("/api/accounts", {"login": "ann", "password": "correct horse"})
    assert Guest(house).post("/api/login", {"login": "ann", "password": "battery"}).status_code == 401


def test_an_unknown_login_is_answered_like_a_wrong_password(house: House) -> None:
    house.guest("Ann").post("/api/accounts", {"login": "ann", "password": "correct horse"})
    answers = [Guest(house).post("/api/login", {"login": login, "password": "x"}).text for login in ("ann", "bob")]
    assert answers[0] == answers[1]


def test_a_login_is_given_once(house: House) -> None:
    house.guest("Ann").post("/api/accounts", {"login": "ann", "password": "correct horse"})
    assert house.guest("Eve").post("/api/accounts", {"login": "ann", "password": "correct horse"}).status_code == 409


@pytest.mark.parametrize("login", ["Ann", "a", "ann ", "ann\n", "\u202eann", "a\u0000b", "-ann", "a" * 41])
def test_what_is_no_login_is_taken_by_no_way(house: House, login: str) -> None:
    ann = house.guest("Ann")
    answers = [
        ann.post("/api/accounts", {"login": login, "password": "correct horse"}),
        ann.post("/api/passkeys", {"login": login}),
    ]
    assert [(answer.status_code, answer.json()["key"]) for answer in answers] == [(400, "bad-call")] * 2


def test_a_new_password_signs_out_elsewhere(house: House) -> None:
    ann, other = house.guest("Ann"), Guest(house)
    ann.post("/api/accounts", {"login": "ann", "password": "correct horse"})
    other.post("/api/login", {"login": "ann", "password": "correct horse"})
    ann.post("/api/accounts", {"login": "ann", "password": "battery staple", "old": "correct horse"})
    assert other.get("/api/me").status_code == 401


def test_a_token_lets_an_outside_bot_in(house: House) -> None:
    ann, bot = house.guest("Ann"), Guest(house)
    bot.headers["authorization"] = "Bearer " + ann.post("/api/me/tokens", {"label": "my bot"}).json()["token"]
    assert bot.get("/api/me").json()["person"] == ann.id


def test_an_outside_bot_plays_by_the_same_socket(house: House) -> None:
    ann, _, table = two(house)
    bot = Guest(house)
    bot.headers["authorization"] = "Bearer " + ann.post("/api/me/tokens", {"label": "my bot"}).json()["token"]
    eye = bot.look(table)
    assert eye.act("move", expect=0, move="mark b2")["kind"] == "accepted"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("DELETE", "/api/me", None),
        ("POST", "/api/me/tokens", {"label": "another"}),
        ("POST", "/api/accounts", {"login": "bot", "password": "correct horse"}),
        ("POST", "/api/passkeys", {"login": "bot"}),
        ("PATCH", "/api/me", {"name": "Bot"}),
        ("POST", "/api/push", BROWSER),
    ],
)
def test_a_token_does_not_decide_about_the_account(house: House, method: str, path: str, body: object) -> None:
    ann, bot = house.guest("Ann"), Guest(house)
    bot.headers["authorization"] = "Bearer " + ann.post("/api/me/tokens", {"label": "my bot"}).json()["token"]
    assert bot.call(method, path, body).json()["key"] == "forbidden"


def test_a_token_is_not_told_the_address_of_the_feed(house: House) -> None:
    ann, bot = house.guest("Ann"), Guest(house)
    bot.headers["authorization"] = "Bearer " + ann.post("/api/me/tokens", {"label": "my bot"}).json()["token"]
    assert [
        who.call(method, "/api/me", {} if method == "POST" else None).json()["feed"] != ""
        for who in (ann, bot)
        for method in ("GET", "POST")
    ] == [True, True, False, False]


def test_a_token_ends_itself_and_no_other_sign_in(house: House) -> None:
    ann, bot = house.guest("Ann"), Guest(house)
    bot.headers["authorization"] = "Bearer " + ann.post("/api/me/tokens", {"label": "my bot"}).json()["token"]
    rows = sorted(ann.get("/api/me/sessions").json(), key=lambda row: str(row["kind"]))
    answers = [bot.call("DELETE", f"/api/me/sessions/{row['id']}").status_code for row in rows]
    assert ([row["kind"] for row in rows], answers) == (["cookie", "token"], [403, 204])
    assert [who.get("/api/me").status_code for who in (ann, bot)] == [200, 401]


def test_a_revoked_token_opens_nothing(house: House) -> None:
    ann, bot = house.guest("Ann"), Guest(house)
    made = ann.post("/api/me/tokens", {"label": "my bot"}).json()
    bot.headers["authorization"] = "Bearer " + made["token"]
    ann.call("DELETE", f"/api/me/sessions/{made['id']}")
    assert bot.get("/api/me").status_code == 401


def test_a_sign_in_of_somebody_else_cannot_be_revoked(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    key = ann.get("/api/me/sessions").json()[0]["id"]
    assert eve.call("DELETE", f"/api/me/sessions/{key}").status_code == 404


def test_revoking_on_one_node_is_heard_on_the_other(new_house: object) -> None:
    from ludoteka.server.bus.local import LocalBus

    one_bus, other_bus = LocalBus(), LocalBus()
    one_bus.join(other_bus)
    one = new_house(bus=one_bus)  # type: ignore[operator]
    other = new_house(bus=other_bus, store=one.store)  # type: ignore[operator]
    ann = one.guest("Ann")
    there = Guest(other)
    there.jar = dict(ann.jar)
    there.get("/api/me")
    ann.post("/api/me/logout")
    assert there.get("/api/me").status_code == 401


def test_who_is_forgotten_leaves_no_name(house: House) -> None:
    ann, bob, table = two(house)
    ann.call("DELETE", "/api/me")
    assert bob.see(table)["table"]["seats"][0]["name"] == ""


def test_a_passkey_begins_with_a_challenge(house: House) -> None:
    task = house.guest("Ann").post("/api/passkeys", {"login": "ann"}).json()
    assert (task["options"]["rp"]["id"], len(task["options"]["challenge"]) > 40) == ("room", True)


def test_a_made_up_passkey_is_refused(house: House) -> None:
    ann = house.guest("Ann")
    task = ann.post("/api/passkeys", {"login": "ann"}).json()
    proof = {"attempt": task["attempt"], "credential": {"id": "x", "rawId": "x", "type": "public-key", "response": {}}}
    assert ann.post("/api/passkeys/finish", proof).json()["key"] == "wrong-passkey"


def test_an_unknown_passkey_opens_nothing(house: House) -> None:
    stranger = Guest(house)
    task = stranger.post("/api/login/passkey").json()
    proof = {"attempt": task["attempt"], "credential": {"id": "x"}}
    assert stranger.post("/api/login/passkey/finish", proof).status_code == 401


def test_the_sign_in_is_in_no_message(house: House) -> None:
    ann, _, _ = watched(house)
    secret = ann.guest.jar["ludoteka"].partition(".")[0]
    assert not any(secret in text for text in ann.texts)
