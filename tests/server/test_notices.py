"""Notices for people who are not looking: a list and a feed."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args
from xml.etree import ElementTree

import pytest

from ludoteka.server.bodies import Notice
from ludoteka.server.door.feed import WORDS
from ludoteka.server.notices import What
from tests.server.house import Guest, House
from tests.server.matches import WON, marked, two
from tests.server.pairs import Pair


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


def sent(*houses: House) -> list[tuple[str, str]]:
    """A list of the notices that some nodes send from now on."""
    found: list[tuple[str, str]] = []

    async def deliver(person: str, notice: Notice) -> None:
        found.append((person, notice.what))

    for each in houses:
        each.room.notices._deliver = deliver  # type: ignore[method-assign]
    return found


def test_a_table_that_is_folded_anew_sends_no_notice_again(house: House) -> None:
    ann, bob, table = two(house)
    notices = sent(house)
    ann.move(table, "mark b2")
    for _ in range(3):
        house.room.hall.places.clear()
        ann.see(table)
        house.rest()
    house.room.hall.places[table].live = None  # as after a write whose outcome is not known
    house.run(house.room.chores._heal())
    assert notices == [(bob.id, "turn")]


def test_two_nodes_send_a_notice_once(pair: Pair) -> None:
    ann, bob, table = two(pair[0])
    pair[1].guest("Eve").look(table)
    notices = sent(*pair)
    ann.move(table, "mark b2")
    pair[1].rest()
    assert notices == [(bob.id, "turn")]


def test_who_was_asked_when_a_table_was_folded_is_told_of_his_next_turn(house: House) -> None:
    ann, bob, table = marked(house, "b2")
    house.room.hall.places.clear()
    notices = sent(house)
    for guest, cell in ((bob, "a1"), (ann, "c3")):
        guest.move(table, f"mark {cell}")
    house.rest()
    assert notices == [(ann.id, "turn"), (bob.id, "turn")]


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


@pytest.mark.parametrize(("host", "base"), [("a:b:c", "http://a:b:c"), ("x:99999999", "http://x:99999999"), ("", "")])
def test_the_feed_is_told_whatever_host_a_reader_names(house: House, host: str, base: str) -> None:
    ann, bob, table = two(house)
    ann.move(table, "mark b2")
    feed = bob.get(bob.get("/api/me").json()["feed"], host=host)
    assert (feed.status_code, f'href="{base}/t/{table}"' in feed.text) == (200, True)


def titles(feed: ElementTree.Element) -> list[str | None]:
    return [title.text for title in feed.iter("{http://www.w3.org/2005/Atom}title")]


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("", ["Ludoteka: your tables", "Tic-tac-toe: it is your turn"]),
        ("?lang=pl", ["Ludoteka: twoje stoły", "Tic-tac-toe: twoja kolej"]),
    ],
)
def test_the_feed_names_the_game_by_its_title_in_the_language_asked_for(
    house: House, query: str, words: list[str]
) -> None:
    ann, bob, table = two(house)
    ann.move(table, "mark b2")
    house.rest()
    assert titles(feed_of(bob, query)) == words


def test_every_language_says_of_every_notice_what_it_is() -> None:
    assert {language: set(words) for language, words in WORDS.items()} == {
        language: {"title", *get_args(What)} for language in ("en", "pl", "de", "cs")
    }


def test_an_old_address_of_a_feed_shows_nothing(house: House) -> None:
    ann = house.guest("Ann")
    addresses = [ann.get("/api/me").json()["feed"], ann.post("/api/me/feed").json()["feed"]]
    addresses += [ann.post("/api/me/feed").json()["feed"]]
    assert [Guest(house).get(address).status_code for address in addresses] == [404, 404, 200]
    assert ann.get("/api/me").json()["feed"] == addresses[-1]


def test_a_new_name_keeps_the_address_of_the_feed_also_on_a_node_that_has_not_heard(
    new_house: Callable[..., House],
) -> None:
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
