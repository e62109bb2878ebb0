"""Passkeys: an account without a password, for this site alone."""

from __future__ import annotations

import cbor2
import httpx
import pytest
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from tests.server.authenticator import Authenticator
from tests.server.house import Guest, House


def register(guest: Guest, key: Authenticator, login: str = "ann") -> httpx.Response:
    task = guest.post("/api/passkeys", {"login": login}).json()
    return guest.post("/api/passkeys/finish", {"attempt": task["attempt"], "credential": key.make(task["options"])})


def log_in(guest: Guest, key: Authenticator) -> httpx.Response:
    task = guest.post("/api/login/passkey").json()
    proof = {"attempt": task["attempt"], "credential": key.get(task["options"])}
    return guest.post("/api/login/passkey/finish", proof)


def test_a_passkey_keeps_a_guest_under_a_login(house: House) -> None:
    assert register(house.guest("Ann"), Authenticator("http://room")).json()["login"] == "ann"


def test_a_passkey_opens_the_account_on_another_device(house: House) -> None:
    ann, key, other = house.guest("Ann"), Authenticator("http://room"), Guest(house)
    register(ann, key)
    log_in(other, key)
    assert other.id == ann.id


def test_a_passkey_made_for_another_site_is_refused(house: House) -> None:
    assert register(house.guest("Ann"), Authenticator("https://evil.example")).json()["key"] == "wrong-passkey"


def test_another_key_under_the_same_name_opens_nothing(house: House) -> None:
    key, forged = Authenticator("http://room"), Authenticator("http://room")
    register(house.guest("Ann"), key)
    forged.id = key.id
    assert log_in(Guest(house), forged).status_code == 401


def test_an_answer_is_good_once(house: House) -> None:
    key, other = Authenticator("http://room"), Guest(house)
    register(house.guest("Ann"), key)
    task = other.post("/api/login/passkey").json()
    proof = {"attempt": task["attempt"], "credential": key.get(task["options"])}
    other.post("/api/login/passkey/finish", proof)
    assert Guest(house).post("/api/login/passkey/finish", proof).json()["key"] == "wrong-passkey"


def test_an_attempt_that_took_too_long_is_over(house: House) -> None:
    ann, key = house.guest("Ann"), Authenticator("http://room")
    task = ann.post("/api/passkeys", {"login": "ann"}).json()
    house.time += 301
    proof = {"attempt": task["attempt"], "credential": key.make(task["options"])}
    assert ann.post("/api/passkeys/finish", proof).json()["key"] == "wrong-passkey"


def test_the_attempt_of_somebody_else_cannot_be_finished(house: House) -> None:
    ann, eve, key = house.guest("Ann"), house.guest("Eve"), Authenticator("http://room")
    task = ann.post("/api/passkeys", {"login": "ann"}).json()
    proof = {"attempt": task["attempt"], "credential": key.make(task["options"])}
    assert eve.post("/api/passkeys/finish", proof).json()["key"] == "wrong-passkey"


def test_a_passkey_under_the_name_of_another_takes_nothing_from_it(house: House) -> None:
    ann, eve, key, forged = house.guest("Ann"), house.guest("Eve"), *(Authenticator("http://room") for _ in range(2))
    register(ann, key)
    forged.id = key.id
    assert register(eve, forged, "eve").json()["key"] == "wrong-passkey"
    assert (eve.get("/api/me").json()["login"], log_in(Guest(house), key).json()["person"]) == (None, ann.id)


@pytest.mark.parametrize("response", ["text", 7, ["text"], b"bytes"])
def test_an_attestation_of_other_types_is_a_wrong_passkey(house: House, response: object) -> None:
    ann, key = house.guest("Ann"), Authenticator("http://room")
    task = ann.post("/api/passkeys", {"login": "ann"}).json()
    credential = key.make(task["options"])
    made = cbor2.loads(base64url_to_bytes(credential["response"]["attestationObject"]))
    made |= {"fmt": "android-safetynet", "attStmt": {"ver": "1", "response": response}}
    credential["response"]["attestationObject"] = bytes_to_base64url(cbor2.dumps(made))
    answer = ann.post("/api/passkeys/finish", {"attempt": task["attempt"], "credential": credential})
    assert (answer.status_code, answer.json()["key"]) == (409, "wrong-passkey")


@pytest.mark.parametrize("host", ["", ":8000"])
def test_a_call_that_names_no_host_begins_with_no_passkey(house: House, host: str) -> None:
    answer = Guest(house).post("/api/login/passkey", host=host)
    assert (answer.status_code, answer.json()["key"]) == (400, "bad-call")


def test_a_login_that_is_taken_is_not_given_to_a_passkey(house: House) -> None:
    house.guest("Ann").post("/api/accounts", {"login": "ann", "password": "correct horse"})
    eve, key = house.guest("Eve"), Authenticator("http://room")
    assert register(eve, key).status_code == 409
    assert (eve.get("/api/me").json()["login"], log_in(Guest(house), key).status_code) == (None, 401)
