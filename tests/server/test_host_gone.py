"""A host who is gone blocks nobody: who is forgotten leaves his tables, who stays away is followed by another."""

from __future__ import annotations

import pytest

from tests.server.house import Guest, House
from tests.server.matches import WON, marked, two
from tests.server.pairs import Pair, over_there


def forget(guest: Guest) -> None:
    assert guest.call("DELETE", "/api/me").status_code == 204


# ---- who is forgotten leaves


def test_a_bot_plays_on_for_who_is_forgotten(house: House) -> None:
    ann, bob, table = two(house)
    forget(ann)
    house.rest()
    found = bob.see(table)
    assert found["table"]["seats"][0]["away"] is True
    assert found["view"]["cells"].count("X") == 1


def test_where_leaving_is_forfeit_who_is_forgotten_loses(house: House) -> None:
    ann, bob, table = two(house, leaver="forfeit")
    forget(ann)
    assert bob.see(table)["table"]["ended"] == "resigned"


def test_the_other_ends_the_match_without_asking_a_ghost(house: House) -> None:
    ann, bob, table = two(house)
    forget(ann)
    bob.act(table, "propose", what="end")
    assert bob.see(table)["table"]["ended"] == "agreed"


@pytest.mark.parametrize("leaver", ["bot", "forfeit"])
def test_whoever_is_left_becomes_the_host(house: House, leaver: str) -> None:
    ann, bob, eve = house.guest("Ann"), house.guest("Bob"), house.guest("Eve")
    table = ann.create("karak-goblin", "me open open", leaver=leaver)
    for seat, guest in ((1, bob), (2, eve)):
        guest.act(table, "sit", seat=seat)
        guest.act(table, "ready")
    assert ann.act(table, "start")["kind"] == "accepted"
    forget(ann)
    assert bob.see(table)["table"]["host"] == bob.id


def test_in_a_waiting_room_who_is_forgotten_rises(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create(chairs="me open")
    bob.act(table, "sit", seat=1)
    forget(ann)
    seats = bob.see(table)["table"]["seats"]
    assert (seats[0]["kind"], bob.act(table, "start")["kind"]) == ("open", "accepted")


def test_a_host_without_a_seat_leaves_the_table_to_who_sits_there(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create(chairs="open open")
    bob.act(table, "sit", seat=1)
    forget(ann)
    assert bob.see(table)["you"]["host"] is True


def test_all_tables_are_left_however_many(house: House) -> None:
    ann = house.guest("Ann")
    tables = [ann.create(chairs="me open") for _ in range(205)]
    person = ann.id
    forget(ann)
    lives = [house.room.hall.places[table].live for table in tables]
    assert all(live is not None and live.seats_of(person) == [] for live in lives) is True


def test_who_is_forgotten_sits_in_no_rematch(house: House) -> None:
    ann, bob, table = marked(house, *WON)
    forget(ann)
    again = bob.act(table, "rematch")["rematch"]
    found = bob.see(again)["table"]
    assert (found["host"], sorted(seat["kind"] for seat in found["seats"])) == (bob.id, ["open", "person"])


def test_the_tables_of_who_is_forgotten_go_on_at_other_nodes(pair: Pair) -> None:
    ann, bob, table = two(pair[0])
    there = over_there(bob, pair[1])
    there.see(table)
    forget(ann)
    pair[1].rest()
    assert there.see(table)["table"]["seats"][0]["away"] is True


# ---- who stays away


def test_when_the_host_has_been_away_for_long_somebody_at_the_table_takes_his_place(house: House) -> None:
    _, bob, table = two(house)
    house.time += 121.0
    assert bob.act(table, "claim")["kind"] == "accepted"
    assert bob.see(table)["you"]["host"] is True


def test_before_two_minutes_are_over_he_is_waited_for(house: House) -> None:
    _, bob, table = two(house)
    house.time += 50.0
    problem = bob.act(table, "claim")["problem"]
    assert (problem["key"], problem["args"]["wait"]) == ("host-here", 70.0)


def test_while_the_host_looks_on_nobody_takes_his_place(house: House) -> None:
    ann, bob, table = two(house)
    ann.look(table)
    house.time += 1000.0
    assert bob.act(table, "claim")["problem"]["key"] == "host-here"


def test_nor_while_he_looks_on_without_a_seat(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create(chairs="open open")
    bob.act(table, "sit", seat=1)
    ann.look(table)
    house.time += 1000.0
    assert bob.act(table, "claim")["problem"]["key"] == "host-here"


def test_the_time_counts_from_when_he_went(house: House) -> None:
    ann, bob, table = two(house)
    eye = ann.look(table)
    house.time += 1000.0
    eye.close()
    house.time += 119.0
    early = bob.act(table, "claim")
    house.time += 2.0
    assert (early["problem"]["key"], bob.act(table, "claim")["kind"]) == ("host-here", "accepted")


def test_a_host_who_plays_without_a_socket_is_there(house: House) -> None:
    ann, bob, table = two(house)
    house.time += 100.0
    ann.move(table, "mark b2")
    house.time += 100.0
    assert bob.act(table, "claim")["problem"]["key"] == "host-here"


def test_a_spectator_takes_nobodys_place(house: House) -> None:
    _, _, table = two(house)
    house.time += 200.0
    assert house.guest("Eve").act(table, "claim")["problem"]["key"] == "no-seat"


def test_a_claim_sent_twice_is_done_once(house: House) -> None:
    _, bob, table = two(house)
    house.time += 121.0
    kinds = [bob.act(table, "claim", id="mine")["kind"] for _ in range(2)]
    assert kinds == ["accepted", "accepted"]
    assert len(house.run(house.store.read(table))) == 5


def test_a_host_at_another_node_is_there(pair: Pair) -> None:
    ann, bob, table = two(pair[0])
    there = over_there(bob, pair[1])
    there.see(table)
    eye = ann.look(table)
    pair[1].time += 1000.0
    early = there.act(table, "claim")
    eye.close()
    pair[1].time += 121.0
    assert (early["problem"]["key"], there.act(table, "claim")["kind"]) == ("host-here", "accepted")
