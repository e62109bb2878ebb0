"""Web push: whom the room calls on a stranger's word, and what it sends there."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar

import http_ece
import msgspec
import pytest
import requests
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ludoteka.server.push import MOST
from ludoteka.server.store.store import Paper
from tests.server.house import Guest, House
from tests.server.matches import two

SERVICE = "https://fcm.googleapis.com"
BROWSER = {
    "endpoint": "https://fcm.googleapis.com/fcm/send/abc",
    "keys": {
        "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
        "auth": "tBHItJI5svbpez7KI4CCXg",
    },
}


def test_without_a_contact_there_is_no_push(house: House) -> None:
    assert house.guest().get("/api/push").json()["key"] == ""


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://localhost/internal",
        "https://localhost\\@fcm.googleapis.com/x",
        "https://localhost#@fcm.googleapis.com/x",
        "https://a@fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.localhost/x",
        "https://localhost/.push.apple.com",
        "https://\u00ac\U000e2498\u00e4']9",
        "https://[fcm.googleapis.com/x",
        "https://fcm.googleapis.com/x\n",
        "https://fcm.googleapis.com/\\..",
        "https://fcm.googleapis.com/\u00e4",
        "https://a..push.apple.com/x",
        "https://.push.apple.com/x",
        "https://-.push.apple.com/x",
        f"https://{'a' * 64}.push.apple.com/x",
    ],
)
def test_a_push_service_that_is_not_known_or_that_is_read_in_two_ways_is_refused(house: House, endpoint: str) -> None:
    answer = house.guest().post("/api/push", BROWSER | {"endpoint": endpoint})
    assert (answer.status_code // 100, answer.json()["key"]) == (4, "unknown-service")


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": ""},
        {"p256dh": "BNcR"},
        {"p256dh": "!" * 87},
        {"auth": ""},
        {"auth": "tBHItJI5svbpez7KI4CCXgA"},
        {"auth": "\u00e4" * 22},
        {"p256dh": "BA" + "A" * 85},
    ],
)
def test_keys_for_which_nothing_can_be_written_are_refused(house: House, keys: dict[str, str]) -> None:
    answer = house.guest().post("/api/push", BROWSER | {"keys": BROWSER["keys"] | keys})
    assert (answer.status_code // 100, answer.json()["key"]) == (4, "unknown-service")


def test_of_many_browsers_the_one_that_came_first_makes_room(house: House) -> None:
    guest, store = house.guest(), house.store
    for number in range(MOST + 2):
        assert guest.post("/api/push", BROWSER | {"endpoint": f"{SERVICE}/{number}"}).status_code == 204
        house.time += 60.0
    papers = house.run(store.papers("push", guest.id, house.time))
    kept = sorted(int(msgspec.json.decode(paper.body)["endpoint"].rpartition("/")[2]) for paper in papers)
    assert kept == list(range(2, MOST + 2))


def test_a_browser_that_was_remembered_before_it_was_looked_at_closely_is_forgotten_not_called(
    new_house: Callable[..., House], pushed: list[Any]
) -> None:
    house = new_house(push_contact="mailto:room@example.org")
    ann, bob, table = two(house)
    wish = BROWSER | {"endpoint": "https://localhost\\@fcm.googleapis.com/x"}
    house.run(house.store.file(Paper(kind="push", key="old", owner=bob.id, body=msgspec.json.encode(wish))))
    ann.move(table, "mark b2")
    house.deliver()
    assert (pushed, house.run(house.store.papers("push", bob.id, house.time))) == ([], [])


def test_an_address_that_the_library_cannot_read_is_forgotten_and_the_others_are_called(
    new_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    called = []

    def read(browser: dict[str, Any], *args: object, **more: object) -> None:
        called.append(browser["endpoint"])
        if browser["endpoint"].endswith("odd"):
            raise ValueError("label empty or too long")

    monkeypatch.setattr("pywebpush.webpush", read)
    house = new_house(push_contact="mailto:room@example.org")
    ann, bob, table = two(house)
    addresses = [f"{SERVICE}/{name}" for name in ("odd", "a", "b", "c")]
    for address in addresses:
        bob.post("/api/push", BROWSER | {"endpoint": address})
    ann.move(table, "mark b2")
    house.deliver()
    papers = house.run(house.store.papers("push", bob.id, house.time))
    assert (sorted(called), len(papers)) == (sorted(addresses), 3)


@pytest.fixture
def pushed(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What would have been handed to push services."""
    found: list[Any] = []
    monkeypatch.setattr("pywebpush.webpush", lambda *args, **kwargs: found.append((args, kwargs)))
    return found


def test_a_turn_is_pushed_to_a_browser(new_house: Callable[..., House], pushed: list[Any]) -> None:
    house = new_house(push_contact="mailto:room@example.org")
    ann, bob, table = two(house)
    bob.post("/api/push", BROWSER)
    ann.move(table, "mark b2")
    house.deliver()
    assert pushed[-1][0][0]["endpoint"] == BROWSER["endpoint"]


def test_a_browser_that_wants_no_more_gets_no_more(new_house: Callable[..., House], pushed: list[Any]) -> None:
    house = new_house(push_contact="mailto:room@example.org")
    ann, bob, table = two(house)
    bob.post("/api/push", BROWSER)
    bob.post("/api/push/gone", {"endpoint": BROWSER["endpoint"]})
    ann.move(table, "mark b2")
    house.deliver()
    assert pushed == []


def log_out(bob: Guest) -> None:
    bob.post("/api/me/logout")


def revoke(bob: Guest) -> None:
    own = next(row for row in bob.get("/api/me/sessions").json() if row["present"])
    bob.call("DELETE", f"/api/me/sessions/{own['id']}")


def change_the_password_elsewhere(bob: Guest) -> None:
    there = Guest(bob.house)
    there.post("/api/login", {"login": "bob", "password": "correct horse"})
    there.post("/api/accounts", {"login": "bob", "password": "battery staple", "old": "correct horse"})


@pytest.mark.parametrize("end", [log_out, revoke, change_the_password_elsewhere])
def test_with_the_sign_in_that_asked_for_it_push_ends(
    new_house: Callable[..., House], pushed: list[Any], end: Callable[[Guest], None]
) -> None:
    house = new_house(push_contact="mailto:room@example.org")
    ann, bob, table = two(house)
    person = bob.id
    bob.post("/api/accounts", {"login": "bob", "password": "correct horse"})
    bob.post("/api/push", BROWSER)
    end(bob)
    ann.move(table, "mark b2")
    house.deliver()
    assert (pushed, house.run(house.store.papers("push", person, house.time))) == ([], [])


def test_another_sign_in_that_ends_changes_nothing(new_house: Callable[..., House], pushed: list[Any]) -> None:
    house = new_house(push_contact="mailto:room@example.org")
    ann, bob, table = two(house)
    bob.post("/api/accounts", {"login": "bob", "password": "correct horse"})
    there = Guest(house)
    there.post("/api/login", {"login": "bob", "password": "correct horse"})
    there.post("/api/push", BROWSER)
    log_out(bob)
    ann.move(table, "mark b2")
    house.deliver()
    assert len(pushed) == 1


@pytest.mark.parametrize(("end", "times"), [(lambda bob: None, 1), (log_out, 0)])
def test_a_browser_kept_without_its_sign_in_is_called_while_its_owner_has_any(
    new_house: Callable[..., House], pushed: list[Any], end: Callable[[Guest], None], times: int
) -> None:
    house = new_house(push_contact="mailto:room@example.org")
    ann, bob, table = two(house)
    bob.post("/api/me/tokens", {"label": "my bot"})
    house.run(house.store.file(Paper(kind="push", key="old", owner=bob.id, body=msgspec.json.encode(BROWSER))))
    end(bob)
    ann.move(table, "mark b2")
    house.deliver()
    assert len(pushed) == times


def test_the_key_for_push_is_the_same_on_every_node(new_house: Callable[..., House]) -> None:
    one = new_house(push_contact="mailto:room@example.org")
    other = new_house(push_contact="mailto:room@example.org", store=one.store)
    assert one.guest().get("/api/push").json() == other.guest().get("/api/push").json()


# ---- what really goes out


class Receiver(BaseHTTPRequestHandler):
    """A push service on this machine, which keeps what it is sent."""

    came: ClassVar[list[tuple[str, dict[str, str], bytes]]] = []
    answer = 201
    """With 302 it sends everybody on to itself."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"] or 0))
        self.came.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(self.answer)
        self.send_header("location", f"http://{self.headers['host']}/elsewhere")
        self.end_headers()

    def do_GET(self) -> None:
        self.do_POST()

    def log_message(self, *told: object) -> None:
        """Say nothing."""


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A push service on loopback, to which alone addresses are turned; what is sent there is what the true one gets."""
    Receiver.came.clear()
    request = requests.Session.request
    with ThreadingHTTPServer(("127.0.0.1", 0), Receiver) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        here = f"http://127.0.0.1:{server.server_port}"
        monkeypatch.setattr(
            requests.Session,
            "request",
            lambda session, method, url, **sent: request(session, method, url.replace(SERVICE, here), **sent),
        )
        yield here
        server.shutdown()
        thread.join()


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def came(house: House) -> list[str]:
    """The paths at which something has come."""
    house.deliver()
    return [path for path, _, _ in Receiver.came]


@pytest.mark.usefixtures("service")
def test_where_a_service_would_send_us_on_to_is_not_called(
    new_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Receiver, "answer", 302)
    house = new_house(push_contact="mailto:room@example.org")
    ann, bob, table = two(house)
    bob.post("/api/push", BROWSER)
    ann.move(table, "mark b2")
    assert came(house) == ["/fcm/send/abc"]


@pytest.mark.usefixtures("service")
def test_a_push_goes_out_encrypted_for_the_browser_and_signed_by_the_room(new_house: Callable[..., House]) -> None:
    house = new_house(push_contact="mailto:room@example.org")
    ann, bob, table = two(house)
    private, secret = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    public = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    wish = {"endpoint": f"{SERVICE}/push/bob", "keys": {"p256dh": coded(public), "auth": coded(secret)}}
    assert bob.post("/api/push", wish).status_code == 204
    ann.move(table, "mark b2")
    came(house)
    path, headers, body = Receiver.came[0]
    notice = json.loads(http_ece.decrypt(body, private_key=private, auth_secret=secret, version="aes128gcm"))
    scheme, _, fields = headers["authorization"].partition(" ")
    signed = dict(part.strip().split("=", 1) for part in fields.split(","))
    claims = json.loads(decoded(signed["t"].split(".")[1]))
    assert (path, scheme, headers["content-encoding"], headers["ttl"]) == ("/push/bob", "vapid", "aes128gcm", "3600")
    assert (table.encode() in body, notice["table"], notice["what"]) == (False, table, "turn")
    assert (claims["sub"], claims["aud"]) == ("mailto:room@example.org", SERVICE)
    assert signed["k"].rstrip("=") == bob.get("/api/push").json()["key"]
