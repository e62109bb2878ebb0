"""A fair start: everybody pledges digits before anybody reveals any, so that nobody can choose the dice."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.core.record import parse
from ludoteka.server.live import entries
from ludoteka.server.live.fair_start import MOST_CALLED_OFF, REVEAL_WITHIN
from ludoteka.server.store.memory import MemoryStore
from ludoteka.table.dice import fair_lot
from ludoteka.table.fair import check
from ludoteka.table.pledges import pledge_of
from tests.server.house import Guest, House

ANN, BOB, NEW = "a1" * 16, "b2" * 16, "c3" * 32


def pair(house: House, **settings: Any) -> tuple[Guest, Guest, str]:
    """Two people at a table, nobody ready yet."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create("leduc-poker", **settings)
    assert bob.act(table, "sit", seat=1)["kind"] == "accepted"
    return ann, bob, table


def started(house: House) -> tuple[Guest, Guest, str]:
    """Both have pledged and the host has started."""
    ann, bob, table = pair(house)
    assert bob.act(table, "ready", pledge=pledge_of(BOB))["kind"] == "accepted"
    assert ann.act(table, "start", pledge=pledge_of(ANN))["kind"] == "accepted"
    return ann, bob, table


def wake(house: House, table: str, seconds: float) -> None:
    """Let time go by, and what is due be done."""
    house.time += seconds
    house.run(house.room.chores.wake(house.room.hall.places[table]))
    house.rest()


def facts(guest: Guest, table: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.see(table)["table"]
    return found


def problem(answer: dict[str, Any]) -> str:
    return str(answer["problem"]["key"])


def record(house: House, guest: Guest, table: str) -> str:
    """The whole record, after somebody has given up."""
    if facts(guest, table)["status"] == "playing":
        guest.act(table, "resign")
    return guest.get(f"/api/replays/{table}/record").text


def rows(text: str, *words: str) -> list[str]:
    return [row for row in text.splitlines() if row.split(" ")[0] in words]


# ---- nobody adds digits last


def test_a_host_cannot_add_digits_after_all_others(house: House) -> None:
    """Else an operator who hosts tries digits until the opening is as wanted."""
    ann, bob, table = pair(house)
    bob.act(table, "ready")
    assert problem(ann.act(table, "start", entropy=ANN)) == "pledge-needed"
    assert facts(ann, table)["status"] == "open"


def test_digits_in_the_open_are_taken_from_nobody_who_plays_with_others(house: House) -> None:
    ann, bob, table = pair(house)
    assert problem(bob.act(table, "ready", entropy=BOB)) == "pledge-needed"
    assert facts(ann, table)["seats"][1]["ready"] is False


def test_digits_given_alone_have_to_be_pledged_when_somebody_else_sits_down(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create("leduc-poker")
    ann.act(table, "ready", entropy=ANN)
    bob.act(table, "sit", seat=1)
    bob.act(table, "ready", pledge=pledge_of(BOB))
    refused = ann.act(table, "start")
    assert (problem(refused), refused["problem"]["args"]) == ("pledge-needed", {"seats": [0]})
    ann.act(table, "ready", pledge=pledge_of(ANN))
    assert ann.act(table, "start")["kind"] == "accepted"


def test_who_plays_alone_gives_digits_at_once(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create("leduc-poker", "me random")
    ann.act(table, "ready", entropy=ANN)
    ann.act(table, "start")
    assert rows(record(house, ann, table), "pledge", "entropy") == [f"entropy P1 {ANN}"]


def test_digits_are_not_both_pledged_and_shown(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create("leduc-poker", "me random")
    assert problem(ann.act(table, "ready", entropy=ANN, pledge=pledge_of(ANN))) == "pledge-needed"
    ann.act(table, "ready", pledge=pledge_of(ANN))
    assert problem(ann.act(table, "start", entropy=NEW)) == "pledge-needed"


def test_two_people_who_pledge_nothing_play_without_digits(house: House) -> None:
    ann, bob, table = pair(house)
    bob.act(table, "ready")
    assert ann.act(table, "start")["kind"] == "accepted"
    assert rows(record(house, ann, table), "pledge", "entropy") == []


# ---- pledge, start, reveal


def test_the_promise_and_all_pledges_are_shown_before_anybody_reveals(house: House) -> None:
    ann, bob, table = pair(house)
    promise = facts(bob, table)["commit"]
    bob.act(table, "ready", pledge=pledge_of(BOB))
    assert facts(ann, table)["start"]["pledges"] == [{"seat": 1, "pledge": pledge_of(BOB), "revealed": False}]
    ann.act(table, "start", pledge=pledge_of(ANN))
    shown = facts(bob, table)
    assert [each["pledge"] for each in shown["start"]["pledges"]] == [pledge_of(ANN), pledge_of(BOB)]
    assert (shown["status"], shown["start"]["left"], shown["commit"]) == ("open", REVEAL_WITHIN, promise)


def test_the_match_begins_when_the_last_digits_are_revealed(house: House) -> None:
    ann, bob, table = started(house)
    promise = facts(ann, table)["commit"]
    assert bob.act(table, "reveal", digits=BOB)["kind"] == "accepted"
    assert facts(ann, table)["status"] == "open"
    assert ann.act(table, "reveal", digits=ANN)["kind"] == "accepted"
    assert (facts(ann, table)["status"], facts(ann, table)["start"]) == ("playing", None)
    text = record(house, ann, table)
    assert rows(text, "commit", "pledge", "entropy", "called-off") == [
        f"commit {promise}",
        f"pledge P1 {pledge_of(ANN)}",
        f"pledge P2 {pledge_of(BOB)}",
        f"entropy P1 {ANN}",
        f"entropy P2 {BOB}",
    ]
    assert (check(text), parse(text).sealed) == (None, True)


def test_revealed_digits_are_shown_to_nobody_before_all_are(house: House) -> None:
    ann, bob, table = started(house)
    eye = ann.look(table)
    bob.act(table, "reveal", digits=BOB)
    house.rest()
    assert [each["revealed"] for each in facts(ann, table)["start"]["pledges"]] == [False, True]
    assert [text for text in eye.texts if BOB in text] == []


def test_other_digits_than_those_pledged_are_refused(house: House) -> None:
    ann, bob, table = started(house)
    refused = bob.act(table, "reveal", digits=NEW)
    assert (problem(refused), "digits" in refused["problem"]["detail"]) == ("wrong-digits", True)
    assert problem(bob.act(table, "reveal", digits=ANN)) == "wrong-digits"
    assert [each["revealed"] for each in facts(ann, table)["start"]["pledges"]] == [False, False]


def test_an_operator_who_hosts_and_reads_the_secret_cannot_try_digits(house: House) -> None:
    """Ann runs the room: she knows its secret, and Bob's digits as soon as he has revealed them."""
    ann, bob, table = started(house)
    bob.act(table, "reveal", digits=BOB)
    live = house.room.hall.places[table].live
    assert live is not None

    def opening(digits: str) -> list[int]:
        given = [(0, digits), (1, BOB)]
        return [fair_lot(live.fair.secret, live.match_id, given, draw, "lot", 7 - draw) for draw in (1, 2)]

    wanted = next(f"{n:032x}" for n in range(1000) if opening(f"{n:032x}") == [4, 1])
    assert problem(ann.act(table, "reveal", digits=wanted)) == "wrong-digits"
    ann.act(table, "reveal", digits=ANN)
    text = record(house, ann, table)
    assert [int(row.split(" ")[3].split("/")[0]) for row in text.splitlines() if " chance " in row] == opening(ANN)
    assert check(text) is None
    assert check(text.replace(f"entropy P1 {ANN}", f"entropy P1 {wanted}")) is not None


def test_revealing_twice_changes_nothing(house: House) -> None:
    ann, bob, table = started(house)
    answers = [bob.act(table, "reveal", digits=BOB)["kind"] for _ in range(2)]
    assert (answers, facts(ann, table)["status"]) == (["accepted"] * 2, "open")


def test_nothing_is_revealed_before_the_start_or_after_it(house: House) -> None:
    ann, bob, table = pair(house)
    bob.act(table, "ready", pledge=pledge_of(BOB))
    assert problem(bob.act(table, "reveal", digits=BOB)) == "not-starting"
    ann.act(table, "start", pledge=pledge_of(ANN))
    ann.act(table, "reveal", digits=ANN)
    bob.act(table, "reveal", digits=BOB)
    assert problem(bob.act(table, "reveal", digits=BOB)) == "begun"


@pytest.mark.parametrize("digits", ["ab", "A1" * 16, "a1" * 65, "a1" * 16 + "\n"])
def test_digits_that_could_be_guessed_from_their_pledge_or_written_otherwise_are_refused(
    house: House, digits: str
) -> None:
    _, bob, table = started(house)
    assert bob.act(table, "reveal", digits=digits)["key"] == "bad-call"


@pytest.mark.parametrize("pledge", ["ab", pledge_of(ANN)[:-1], pledge_of(ANN).upper(), pledge_of(ANN) + "\n"])
def test_a_pledge_has_one_form(house: House, pledge: str) -> None:
    _, bob, table = pair(house)
    assert bob.act(table, "ready", pledge=pledge)["key"] == "bad-call"


def test_a_person_with_two_seats_reveals_for_both(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create("leduc-poker", "me me")
    ann.act(table, "start", pledge=pledge_of(ANN))
    assert [each["seat"] for each in facts(ann, table)["start"]["pledges"]] == [0, 1]
    ann.act(table, "reveal", digits=ANN)
    assert facts(ann, table)["status"] == "playing"


@pytest.mark.parametrize(
    ("deed", "fields"),
    [
        ("start", {}),
        ("ready", {"yes": False}),
        ("ready", {"pledge": pledge_of(NEW)}),
        ("sit", {"seat": 1}),
        ("host", {"what": "kick", "seat": 1}),
        ("host", {"what": "bot", "seat": 1, "level": "random"}),
    ],
)
def test_while_the_match_starts_nobody_changes_pledges_or_seats(
    house: House, deed: str, fields: dict[str, Any]
) -> None:
    ann, bob, table = started(house)
    before = facts(bob, table)
    assert problem(ann.act(table, deed, **fields)) == "starting"
    assert facts(bob, table) == before


# ---- called off


def test_a_start_with_missing_digits_is_called_off_and_all_see_it(house: House) -> None:
    ann, bob, table = started(house)
    promise, eye = facts(ann, table)["commit"], ann.look(table)
    ann.act(table, "reveal", digits=ANN)
    wake(house, table, REVEAL_WITHIN - 0.1)
    assert facts(ann, table)["start"]["called_off"] == 0
    wake(house, table, 0.2)
    shown = json.loads(eye.texts[-1])["table"]
    assert shown["start"] == {"pledges": [], "again": [0, 1], "left": None, "called_off": 1, "missing": [1]}
    assert [seat["ready"] for seat in shown["seats"]] == [True, False]
    assert shown["commit"] != promise
    assert facts(bob, table)["commit"] == shown["commit"]


def test_digits_that_come_too_late_begin_nothing(house: House) -> None:
    ann, bob, table = started(house)
    ann.act(table, "reveal", digits=ANN)
    house.time += REVEAL_WITHIN
    assert problem(bob.act(table, "reveal", digits=BOB)) == "not-starting"
    assert facts(ann, table)["start"]["called_off"] == 1


def test_after_a_start_that_was_called_off_all_pledge_anew(house: House) -> None:
    ann, bob, table = pair(house)
    for guest, digits in ((ann, ANN), (bob, BOB)):
        guest.act(table, "ready", pledge=pledge_of(digits))
    ann.act(table, "start")
    bob.act(table, "reveal", digits=BOB)
    wake(house, table, REVEAL_WITHIN)
    assert [seat["ready"] for seat in facts(ann, table)["seats"]] == [False, True]
    refused = ann.act(table, "start", pledge=pledge_of(NEW))
    assert (problem(refused), refused["problem"]["args"]) == ("not-ready", {"seats": [1]})
    assert facts(ann, table)["start"]["again"] == [0, 1]
    bob.act(table, "ready", pledge=pledge_of(NEW))
    assert ann.act(table, "start", pledge=pledge_of(ANN))["kind"] == "accepted"


def test_a_host_pledges_anew_too(house: House) -> None:
    ann, bob, table = pair(house)
    for guest, digits in ((ann, ANN), (bob, BOB)):
        guest.act(table, "ready", pledge=pledge_of(digits))
    ann.act(table, "start")
    ann.act(table, "reveal", digits=ANN)
    wake(house, table, REVEAL_WITHIN)
    bob.act(table, "ready", pledge=pledge_of(BOB))
    refused = ann.act(table, "start")
    assert (problem(refused), refused["problem"]["args"]) == ("not-ready", {"seats": [0]})
    assert ann.act(table, "start", pledge=pledge_of(NEW))["kind"] == "accepted"


def test_the_record_names_every_start_that_was_called_off(house: House) -> None:
    ann, bob, table = started(house)
    promises = [facts(ann, table)["commit"]]
    bob.act(table, "reveal", digits=BOB)
    wake(house, table, REVEAL_WITHIN)
    bob.act(table, "ready", pledge=pledge_of(BOB))
    ann.act(table, "start", pledge=pledge_of(ANN))
    promises.append(facts(ann, table)["commit"])
    wake(house, table, REVEAL_WITHIN)
    bob.act(table, "ready", pledge=pledge_of(BOB))
    ann.act(table, "start", pledge=pledge_of(ANN))
    for guest, digits in ((ann, ANN), (bob, BOB)):
        guest.act(table, "reveal", digits=digits)
    text = record(house, ann, table)
    assert rows(text, "called-off") == [f"called-off {promises[0]} P1", f"called-off {promises[1]} P1 P2"]
    assert check(text) is None


def test_who_stands_up_calls_the_start_off(house: House) -> None:
    ann, bob, table = started(house)
    ann.act(table, "reveal", digits=ANN)
    bob.act(table, "leave")
    wake(house, table, 0)
    shown = facts(ann, table)
    assert (shown["start"]["called_off"], shown["start"]["missing"]) == (1, [1])
    assert (shown["status"], shown["seats"][1]["kind"]) == ("open", "open")


def test_who_deletes_the_account_while_the_match_starts_leaves_the_table(house: House) -> None:
    ann, bob, table = started(house)
    bob.call("DELETE", "/api/me")
    wake(house, table, 0)
    shown = facts(ann, table)
    assert (shown["seats"][1]["kind"], shown["start"]["left"], shown["start"]["called_off"]) == ("open", None, 1)


def test_a_table_does_not_start_again_and_again(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create("leduc-poker", "me random")
    for _ in range(MOST_CALLED_OFF):
        assert ann.act(table, "start", pledge=pledge_of(ANN))["kind"] == "accepted"
        wake(house, table, REVEAL_WITHIN)
    assert problem(ann.act(table, "start", pledge=pledge_of(ANN))) == "called-off"


# ---- nodes that stop


def test_another_node_goes_on_with_a_start_and_calls_it_off(new_house: Callable[..., House]) -> None:
    store = MemoryStore()
    house = new_house(store=store)
    ann, _, table = started(house)
    ann.act(table, "reveal", digits=ANN)
    before = facts(ann, table)
    other = new_house(store=store)
    there = Guest(other)
    there.jar = dict(ann.jar)
    assert facts(there, table) == before | {"watching": 0}
    other.time += REVEAL_WITHIN + 1
    other.run(other.room.chores._take_due())
    other.rest()
    assert facts(there, table)["start"]["called_off"] == 1


def test_the_log_alone_tells_of_starts_and_holds_the_secret_thrown_away(house: House) -> None:
    ann, bob, table = started(house)
    wake(house, table, REVEAL_WITHIN)
    bob.act(table, "ready", pledge=pledge_of(BOB))
    ann.act(table, "start", pledge=pledge_of(ANN))
    for guest, digits in ((ann, ANN), (bob, BOB)):
        guest.act(table, "reveal", digits=digits)
    before = ann.see(table)
    place = house.room.hall.places[table]
    kept = [entries.read(entry.body) for entry in house.run(house.store.read(table))]
    made, off = [one for one in kept if isinstance(one, (entries.Made, entries.CalledOff))]
    assert made.secret != off.secret
    place.live = None
    assert ann.see(table) == before
    assert place.live is not None
    assert place.live.frozen is None


def test_a_rematch_is_started_fairly_too(house: House) -> None:
    ann, bob, table = started(house)
    for guest, digits in ((ann, ANN), (bob, BOB)):
        guest.act(table, "reveal", digits=digits)
    ann.act(table, "resign")
    again = ann.act(table, "rematch")["rematch"]
    assert facts(bob, again)["start"] == {"pledges": [], "again": [], "left": None, "called_off": 0, "missing": []}
    assert problem(bob.act(again, "ready", entropy=BOB)) == "pledge-needed"
    bob.act(again, "ready", pledge=pledge_of(BOB))
    ann.act(again, "start", pledge=pledge_of(ANN))
    for guest, digits in ((ann, ANN), (bob, BOB)):
        assert guest.act(again, "reveal", digits=digits)["kind"] == "accepted"
    assert rows(record(house, ann, again), "entropy") == [f"entropy P1 {BOB}", f"entropy P2 {ANN}"]
