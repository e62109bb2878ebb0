"""The lobby: tables are made, found, entered, filled and begun."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.server.door.tables import PAGE
from ludoteka.server.live import entries
from tests.server.house import Guest, House
from tests.server.pairs import Pair, over_there


def test_the_games_are_listed_with_their_seats(house: House) -> None:
    rows = {row["key"]: (row["few"], row["many"]) for row in house.guest().get("/api/games").json()}
    assert rows["kragmortha"] == (2, 8)


def test_a_game_without_advice_has_no_greedy_bot(house: House) -> None:
    rows = {row["key"]: row["levels"] for row in house.guest().get("/api/games").json()}
    assert "greedy" not in rows["tic-tac-toe"]


def test_a_games_styles_stand_among_its_bots(house: House) -> None:
    rows = {row["key"]: row["levels"] for row in house.guest().get("/api/games").json()}
    assert "rascal" in rows["kragmortha"]
    assert "rascal" not in rows["karak-2"]


def test_texts_come_in_the_language_asked_for(house: House) -> None:
    assert house.guest().get("/api/games/kragmortha/texts/pl").json()["language"] == "pl"


def test_texts_that_a_browser_has_are_not_sent_again(house: House) -> None:
    ann = house.guest()
    tag = ann.get("/api/games/kragmortha/texts/en").headers["etag"]
    assert ann.get("/api/games/kragmortha/texts/en", **{"if-none-match": tag}).status_code == 304


WISH = {"settings": {"game": "tic-tac-toe", "chairs": [{"kind": "me"}, {"kind": "open"}]}}


def made(guest: Guest, key: str) -> str:
    answer = guest.post("/api/tables", WISH | {"id": key})
    assert answer.status_code == 201
    return str(answer.json()["id"])


def test_a_wish_sent_again_gives_the_same_table(house: House) -> None:
    ann = house.guest("Ann")
    assert made(ann, "w1") == made(ann, "w1")
    assert len(house.run(house.store.every_table())) == 1


def test_other_wishes_and_those_of_others_give_other_tables(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    assert len({made(ann, "w1"), made(ann, "w2"), made(bob, "w1"), made(ann, ""), made(ann, "")}) == 5


def test_a_wish_sent_to_two_nodes_at_once_gives_one_table(deaf: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(_: str) -> None:
        return None

    ann = deaf[0].guest("Ann")
    first = made(ann, "w1")
    monkeypatch.setattr(deaf[1].store, "index", nothing)  # the other node has looked before the first had written
    assert made(over_there(ann, deaf[1]), "w1") == first
    assert deaf[0].run(deaf[0].store.last([first])) == {first: 1}


def test_a_public_table_is_found_by_others(house: House) -> None:
    table = house.guest("Ann").create(public=True)
    assert [row["id"] for row in house.guest("Bob").get("/api/tables").json()] == [table]


def test_a_private_table_is_not_listed(house: House) -> None:
    house.guest("Ann").create(public=False)
    assert house.guest("Bob").get("/api/tables").json() == []


def test_a_private_table_is_in_its_hosts_own_list(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create(public=False)
    assert [row["id"] for row in ann.get("/api/tables?mine=true").json()] == [table]


@pytest.mark.parametrize("mine", ["true", "false"])
def test_all_tables_can_be_had_page_by_page(house: House, mine: str) -> None:
    """Many were made in one moment: none is left out, none comes twice."""
    ann = house.guest("Ann")
    made = []
    for number in range(2 * PAGE + 7):
        house.time += number % 9 == 0
        made.append(ann.create(public=True))
    pages: list[list[Any]] = []
    query = f"/api/tables?mine={mine}"
    while not pages or len(pages[-1]) == PAGE:
        last = pages[-1][-1] if pages else None
        pages.append(ann.get(query + ("" if last is None else f"&before={last['updated']}&beyond={last['id']}")).json())
    found = [row["id"] for page in pages for row in page]
    assert ([len(page) for page in pages], sorted(found)) == ([PAGE, PAGE, 7], sorted(made))


def test_whoever_has_the_link_may_look(house: House) -> None:
    table = house.guest("Ann").create()
    assert house.guest("Bob").see(table)["you"]["seat"] is None


def test_a_table_of_too_many_seats_is_refused(house: House) -> None:
    wish = {"settings": {"game": "tic-tac-toe", "chairs": [{"kind": "open"}] * 3}}
    assert house.guest().post("/api/tables", wish).json()["key"] == "wrong-seats"


def test_a_table_with_an_unknown_option_is_refused(house: House) -> None:
    wish = {"settings": {"game": "kragmortha", "chairs": [{"kind": "open"}] * 2, "options": {"nonsense": 1}}}
    assert house.guest().post("/api/tables", wish).json()["key"] == "wrong-option"


def test_a_table_with_an_unknown_bot_is_refused(house: House) -> None:
    wish = {"settings": {"game": "tic-tac-toe", "chairs": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]}}
    assert house.guest().post("/api/tables", wish).json()["key"] == "unknown-level"


def test_the_name_of_a_table_is_shown_as_it_may_be(house: House) -> None:
    ann = house.guest("Ann")
    ann.create(public=True, name="\u202egnp.\u200bx\n\x07" + "y" * 50)
    ann.create(public=True, name="z" * 60)
    assert {row["name"] for row in ann.get("/api/tables").json()} == {"gnp.x" + "y" * 50, "z" * 60}


def test_a_table_with_a_password_shows_itself_to_nobody_else(house: House) -> None:
    table = house.guest("Ann").create(password="mellon")
    assert house.guest("Bob").get(f"/api/tables/{table}").json()["key"] == "not-entered"


def test_a_wrong_password_does_not_open(house: House) -> None:
    table = house.guest("Ann").create(password="mellon")
    assert house.guest("Bob").post(f"/api/tables/{table}/enter", {"password": "friend"}).status_code == 403


def test_the_right_password_opens(house: House) -> None:
    table, bob = house.guest("Ann").create(password="mellon"), house.guest("Bob")
    bob.post(f"/api/tables/{table}/enter", {"password": "mellon"})
    assert bob.see(table)["table"]["locked"] is True


def test_the_right_password_opens_at_a_node_that_has_not_heard_of_others_who_came_in(deaf: Pair) -> None:
    one, other = deaf
    table = one.guest("Ann").create(password="mellon")
    bob, eve = over_there(one.guest("Bob"), other), one.guest("Eve")
    bob.get(f"/api/tables/{table}")  # the node knows the table as it was before
    came = [guest.post(f"/api/tables/{table}/enter", {"password": "mellon"}).status_code for guest in (eve, bob, bob)]
    assert (came, bob.see(table)["table"]["locked"]) == ([204] * 3, True)
    said = [entries.read(entry.body) for entry in one.run(one.store.read(table))]
    assert sum(isinstance(body, entries.Entered) for body in said) == 2


def test_the_password_is_in_no_answer(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create(password="mellon-and-friend")
    assert "argon2" not in ann.get(f"/api/tables/{table}").text


def test_an_open_seat_can_be_taken(house: House) -> None:
    table, bob = house.guest("Ann").create(), house.guest("Bob")
    bob.act(table, "sit", seat=1)
    assert bob.see(table)["you"]["seat"] == 1


def test_a_taken_seat_cannot_be_taken(house: House) -> None:
    table, bob = house.guest("Ann").create(), house.guest("Bob")
    assert bob.act(table, "sit", seat=0)["problem"]["key"] == "seat-taken"


def test_who_sits_elsewhere_leaves_the_old_seat_open(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create(chairs="me open")
    ann.act(table, "sit", seat=1)
    assert [seat["kind"] for seat in ann.see(table)["table"]["seats"]] == ["open", "person"]


def test_one_person_may_hold_two_seats(house: House) -> None:
    ann = house.guest("Ann")
    assert ann.see(ann.create(chairs="me me"))["you"]["seats"] == [0, 1]


def test_a_second_seat_can_be_taken_besides(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create(chairs="me open")
    ann.act(table, "sit", seat=1, also=True)
    assert ann.see(table)["you"]["seats"] == [0, 1]


def test_nobody_begins_before_all_are_ready(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create()
    bob.act(table, "sit", seat=1)
    assert ann.act(table, "start")["problem"]["args"] == {"seats": [1]}


def test_only_the_host_begins(house: House) -> None:
    table, bob = house.guest("Ann").create(), house.guest("Bob")
    bob.act(table, "sit", seat=1)
    assert bob.act(table, "start")["problem"]["key"] == "not-host"


def test_a_bot_takes_an_open_seat_at_the_start(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create(chairs="me open")
    ann.act(table, "start")
    assert [seat["kind"] for seat in ann.see(table)["table"]["seats"]] == ["person", "bot"]


def test_the_promise_of_the_dice_is_shown_before_the_start(house: House) -> None:
    ann = house.guest("Ann")
    assert ann.see(ann.create())["table"]["commit"].startswith("sha256:")


def test_the_digits_of_who_plays_alone_stand_in_the_record(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create()
    ann.act(table, "ready", entropy="b0b")
    ann.act(table, "start", entropy="a99")
    rows = ann.get(f"/api/tables/{table}/record").text.splitlines()
    assert [row for row in rows if row.startswith("entropy")] == ["entropy P1 a99"]


def test_digits_that_no_record_can_hold_are_refused(house: House) -> None:
    """Else one guest at the table keeps the match from beginning."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create()
    bob.act(table, "sit", seat=1)
    refused = [bob.act(table, "ready", entropy=digits)["key"] for digits in ("ab\n", "ab\r\n", "\nab", "xy")]
    bob.act(table, "ready")
    assert (refused, ann.act(table, "start")["kind"]) == (["bad-call"] * 4, "accepted")


def test_who_leaves_before_the_start_frees_the_seat(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create()
    bob.act(table, "sit", seat=1)
    bob.act(table, "leave")
    assert ann.see(table)["table"]["seats"][1]["kind"] == "open"


def test_a_host_who_leaves_makes_another_the_host(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create()
    bob.act(table, "sit", seat=1)
    ann.act(table, "leave")
    assert bob.see(table)["you"]["host"] is True


def test_a_table_without_spectators_shows_its_match_to_nobody_else(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create(chairs="me random", spectators=False)
    ann.act(table, "start")
    assert house.guest("Bob").get(f"/api/tables/{table}").json()["key"] == "no-spectators"
