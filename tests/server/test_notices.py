"""Notices for people who are not looking: a list, a feed, web push."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar, get_args
from xml.etree import ElementTree

import http_ece
import pytest
import requests
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ludoteka.server.door.feed import WORDS
from ludoteka.server.notices import What
from tests.server.house import Guest, House
from tests.server.matches import WON, marked, two

BROWSER = {"endpoint": "https://fcm.googleapis.com/fcm/send/abc", "keys": {
    "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
    "auth": "tBHItJI5svbpez7KI4CCXg"}}


def test_who_is_not_looking_gets_a_notice_of_the_turn(house: House) -> None:
    ann, bob, table = two(house)
    ann.move(table, "mark b2")
    house.rest()
    assert [(row["table"], row["what"]) for row in bob.get("/api/notices").json()] == [(table, "turn")]


def test_who_is_looking_gets_none(house: House) -> None:
    ann, bob, table = two(house)
    bob.look(table)
    before = bob.get("/api/notices").json()
    ann.move(table, "mark b2")
    house.rest()
    assert bob.get("/api/notices").json() == before


def test_the_end_is_noticed(house: House) -> None:
    _, bob, _ = marked(house, *WON)
    house.rest()
    assert bob.get("/api/notices").json()[0]["what"] == "over"


def test_a_rematch_is_noticed(house: House) -> None:
    ann, bob, table = marked(house, *WON)
    ann.act(table, "rematch")
    house.rest()
    assert bob.get("/api/notices").json()[0]["what"] == "rematch"


def test_the_feed_is_atom_and_leads_to_the_table(house: House) -> None:
    ann, bob, table = two(house)
    ann.move(table, "mark b2")
    house.rest()
    feed = ElementTree.fromstring(bob.get(bob.get("/api/me").json()["feed"]).text)
    links = [link.attrib["href"] for link in feed.iter("{http://www.w3.org/2005/Atom}link")]
    assert links == [f"http://room/t/{table}"]


def feed_of(guest: Guest, query: str = "") -> ElementTree.Element:
    address = guest.get("/api/me").json()["feed"]
    return ElementTree.fromstring(Guest(guest.house).get(f"{address}{query}").text)


def titles(feed: ElementTree.Element) -> list[str | None]:
    return [title.text for title in feed.iter("{http://www.w3.org/2005/Atom}title")]


@pytest.mark.parametrize(("query", "words"), [
    ("", ["Ludoteka: your tables", "Tic-tac-toe: it is your turn"]),
    ("?lang=pl", ["Ludoteka: twoje stoły", "Tic-tac-toe: twoja kolej"])])
def test_the_feed_names_the_game_by_its_title_in_the_language_asked_for(house: House, query: str,
                                                                       words: list[str]) -> None:
    ann, bob, table = two(house)
    ann.move(table, "mark b2")
    house.rest()
    assert titles(feed_of(bob, query)) == words


def test_every_language_says_of_every_notice_what_it_is() -> None:
    assert {language: set(words) for language, words in WORDS.items()} == {
        language: {"title", *get_args(What)} for language in ("en", "pl", "de", "cs")}


def test_an_old_address_of_a_feed_shows_nothing(house: House) -> None:
    ann = house.guest("Ann")
    addresses = [ann.get("/api/me").json()["feed"], ann.post("/api/me/feed").json()["feed"]]
    addresses += [ann.post("/api/me/feed").json()["feed"]]
    assert [Guest(house).get(address).status_code for address in addresses] == [404, 404, 200]
    assert ann.get("/api/me").json()["feed"] == addresses[-1]


def test_a_new_name_keeps_the_address_of_the_feed_also_on_a_node_that_has_not_heard(
        new_house: Callable[..., House]) -> None:
    one = new_house()
    other = new_house(store=one.store)
    ann, there = one.guest("Ann"), Guest(other)
    there.jar = dict(ann.jar)
    there.get("/api/me")
    new = ann.post("/api/me/feed").json()["feed"]
    there.call("PATCH", "/api/me", {"name": "Anna"})
    assert Guest(one).get(new).status_code == 200


def test_a_token_cannot_change_the_address_of_the_feed(house: House) -> None:
    ann, bot = house.guest("Ann"), Guest(house)
    bot.headers["authorization"] = "Bearer " + ann.post("/api/me/tokens", {"label": "my bot"}).json()["token"]
    assert bot.post("/api/me/feed").json()["key"] == "forbidden"


def test_a_forged_address_of_a_feed_shows_nothing(house: House) -> None:
    ann = house.guest("Ann")
    assert house.guest("Eve").get(f"/api/feed/{ann.id}.AAAA").status_code == 404


def test_without_a_contact_there_is_no_push(house: House) -> None:
    assert house.guest().get("/api/push").json()["key"] == ""


def test_a_push_service_that_is_not_known_is_refused(house: House) -> None:
    wish = BROWSER | {"endpoint": "https://localhost/internal"}
    assert house.guest().post("/api/push", wish).json()["key"] == "unknown-service"


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
    house.rest(0.3)
    assert pushed[-1][0][0]["endpoint"] == BROWSER["endpoint"]


def test_a_browser_that_wants_no_more_gets_no_more(new_house: Callable[..., House], pushed: list[Any]) -> None:
    house = new_house(push_contact="mailto:room@example.org")
    ann, bob, table = two(house)
    bob.post("/api/push", BROWSER)
    bob.post("/api/push/gone", {"endpoint": BROWSER["endpoint"]})
    ann.move(table, "mark b2")
    house.rest(0.3)
    assert pushed == []


def test_the_key_for_push_is_the_same_on_every_node(new_house: Callable[..., House]) -> None:
    one = new_house(push_contact="mailto:room@example.org")
    other = new_house(push_contact="mailto:room@example.org", store=one.store)
    assert one.guest().get("/api/push").json() == other.guest().get("/api/push").json()


# ---- what really goes out


class Receiver(BaseHTTPRequestHandler):
    """A push service on this machine, which keeps what it is sent."""

    came: ClassVar[list[tuple[str, dict[str, str], bytes]]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.came.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(201)
        self.end_headers()

    def log_message(self, *told: object) -> None:
        """Say nothing."""


@pytest.fixture
def service() -> Iterator[str]:
    """The address of a push service that listens on loopback."""
    Receiver.came.clear()
    with ThreadingHTTPServer(("127.0.0.1", 0), Receiver) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


SERVICE = "https://fcm.googleapis.com"


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_a_push_goes_out_encrypted_for_the_browser_and_signed_by_the_room(
        new_house: Callable[..., House], service: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the address is turned to this machine; what is sent there is what the push service would get."""
    post = requests.post
    monkeypatch.setattr(requests, "post", lambda url, **sent: post(url.replace(SERVICE, service), **sent))
    house = new_house(push_contact="mailto:room@example.org")
    ann, bob, table = two(house)
    private, secret = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    public = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    wish = {"endpoint": f"{SERVICE}/push/bob", "keys": {"p256dh": coded(public), "auth": coded(secret)}}
    assert bob.post("/api/push", wish).status_code == 204
    ann.move(table, "mark b2")
    for _ in range(100):
        house.rest(0.05)
        if Receiver.came:
            break
    path, headers, body = Receiver.came[0]
    notice = json.loads(http_ece.decrypt(body, private_key=private, auth_secret=secret, version="aes128gcm"))
    scheme, _, fields = headers["authorization"].partition(" ")
    signed = dict(part.strip().split("=", 1) for part in fields.split(","))
    claims = json.loads(decoded(signed["t"].split(".")[1]))
    assert (path, scheme, headers["content-encoding"], headers["ttl"]) == ("/push/bob", "vapid", "aes128gcm", "3600")
    assert (table.encode() in body, notice["table"], notice["what"]) == (False, table, "turn")
    assert (claims["sub"], claims["aud"]) == ("mailto:room@example.org", SERVICE)
    assert signed["k"].rstrip("=") == bob.get("/api/push").json()["key"]
