"""Playing through the door: moves, letters, refusals, stale and repeated submissions, resuming, the end."""

from __future__ import annotations

import pytest

import ludoteka
from tests.server.house import House
from tests.server.matches import WON, marked, two, watched


@pytest.mark.parametrize("game", ["karak-goblin", "karak-2", "kragmortha", "toerkk", "tic-tac-toe"])
def test_everybody_sees_the_match_as_soon_as_it_has_begun(house: House, game: str) -> None:
    """Also where nothing is told before the first decision."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create(game)
    bob.act(table, "sit", seat=1)
    eyes = [ann.look(table), bob.look(table), house.guest("Eve").look(table)]
    bob.act(table, "ready")
    for eye in eyes:
        eye.read_all()
    assert ann.act(table, "start")["kind"] == "accepted"
    news = [eye.read("news") for eye in eyes]
    assert [(one["view"] is not None, one["table"]["status"]) for one in news] == [(True, "playing")] * 3


def test_an_accepted_move_is_news_to_the_other(house: House) -> None:
    ann, bob, _ = watched(house)
    ann.act("move", expect=0, move="mark b2")
    assert bob.read("news")["view"]["cells"][4] == "X"


def test_the_mover_gets_a_receipt(house: House) -> None:
    ann, _, _ = watched(house)
    assert len(ann.act("move", expect=0, move="mark b2")["receipt"]) == 8


def test_every_receipt_stands_in_the_record(house: House) -> None:
    ann, bob, table = two(house)
    receipts = [(ann, bob)[i % 2].move(table, f"mark {cell}")["receipt"] for i, cell in enumerate(WON)]
    tags = [row.rpartition("~")[2] for row in ann.get(f"/api/tables/{table}/record").text.splitlines()]
    assert all(receipt in tags for receipt in receipts)


def test_a_refused_move_names_its_clause(house: House) -> None:
    _, bob, table = marked(house, "b2")
    assert bob.move(table, "mark b2")["refusal"]["clause"] == "TTT-MARK-1"


def test_a_move_out_of_turn_is_refused(house: House) -> None:
    _, bob, table = two(house)
    assert bob.move(table, "mark b2")["refusal"]["key"] == "not-your-turn"


def test_words_that_are_no_move_are_refused(house: House) -> None:
    ann, _, table = two(house)
    assert ann.move(table, "castle kingside")["refusal"]["key"] == "bad-notation"


def test_a_refused_move_changes_nothing(house: House) -> None:
    ann, bob, table = marked(house, "b2")
    before = ann.see(table)["view"]
    bob.move(table, "mark b2")
    assert ann.see(table)["view"] == before


def test_a_move_made_without_the_last_letter_is_stale(house: House) -> None:
    _, bob, table = marked(house, "b2")
    assert bob.act(table, "move", expect=0, move="mark a1")["kind"] == "stale"


def test_who_was_stale_is_sent_what_is_missing(house: House) -> None:
    ann, bob, _ = watched(house)
    ann.act("move", expect=0, move="mark b2")
    bob.act("move", expect=0, move="mark a1")
    assert [letter["n"] for letter in bob.read("sync")["letters"]] == [1]


def test_a_stale_call_is_answered_with_what_is_missing_as_a_socket_is_sent_it(house: House) -> None:
    ann, bob, table = marked(house, "b2")
    eye = bob.look(table)
    eye.read("sync")
    missed = bob.act(table, "move", expect=0, move="mark a1")["sync"]
    eye.act("move", expect=0, move="mark a1")
    assert missed | {"table": 0} == eye.read("sync") | {"table": 0}
    assert ([letter["n"] for letter in missed["letters"]], missed["view"]["cells"][4]) == ([1], "X")
    assert "sync" not in ann.act(table, "why", what="mark b2")


def test_a_number_from_the_future_is_stale(house: House) -> None:
    ann, _, table = two(house)
    assert ann.act(table, "move", expect=7, move="mark a1")["kind"] == "stale"


def test_the_same_submission_twice_is_accepted_twice_and_done_once(house: House) -> None:
    ann, _, table = two(house)
    answers = [ann.act(table, "move", id="once", expect=0, move="mark b2")["kind"] for _ in range(2)]
    assert (answers, len(ann.see(table)["letters"])) == (["accepted", "accepted"], 1)


def test_a_repeated_submission_gives_the_same_receipt(house: House) -> None:
    ann, _, table = two(house)
    receipts = [ann.act(table, "move", id="once", expect=0, move="mark b2")["receipt"] for _ in range(2)]
    assert receipts[0] == receipts[1]


def test_two_people_may_use_the_same_id(house: House) -> None:
    ann, bob, table = two(house)
    ann.act(table, "move", id="one", expect=0, move="mark b2")
    bob.act(table, "move", id="one", expect=1, move="mark a1")
    assert len(ann.see(table)["letters"]) == 2


def test_who_comes_back_is_sent_only_what_is_new(house: House) -> None:
    ann, _, table = marked(house, "b2", "a1")
    assert [letter["n"] for letter in ann.look(table, "since=1").read("sync")["letters"]] == [2]


def test_who_comes_back_with_a_number_that_never_was_gets_everything(house: House) -> None:
    ann, _, table = marked(house, "b2", "a1")
    sync = ann.look(table, "since=99").read("sync")
    assert (sync["since"], len(sync["letters"])) == (0, 2)


def test_a_resync_gives_everything(house: House) -> None:
    ann, _, _ = watched(house)
    ann.act("move", expect=0, move="mark b2")
    ann.send({"t": "resync", "id": "r"})
    assert len(ann.read("sync")["letters"]) == 1


def test_a_spectator_sees_the_board_and_has_no_options(house: House) -> None:
    _, _, table = marked(house, "b2")
    sync = house.guest("Eve").see(table)
    assert (sync["view"]["cells"][4], sync["options"]) == ("X", [])


def test_a_spectator_cannot_move(house: House) -> None:
    _, _, table = two(house)
    assert house.guest("Eve").act(table, "move", expect=0, move="mark b2")["problem"]["key"] == "no-seat"


def test_options_are_exactly_those_of_the_match(house: House) -> None:
    ann, _, table = marked(house, "b2", "a1")
    match = house.room.hall.places[table].live.match  # type: ignore[union-attr]
    assert ann.see(table)["options"] == match.options(0)  # type: ignore[union-attr]


def test_why_not_names_the_clause(house: House) -> None:
    _, bob, table = marked(house, "b2")
    assert bob.act(table, "why", what="mark b2")["why"]["clause"] == "TTT-MARK-1"


def test_why_not_is_null_for_an_open_move(house: House) -> None:
    _, bob, table = marked(house, "b2")
    assert bob.act(table, "why", what="mark a1")["why"] is None


def test_a_preview_shows_what_would_be(house: House) -> None:
    ann, _, table = two(house)
    assert ann.act(table, "preview", move="mark b2")["preview"]["view"]["cells"][4] == "X"


def test_the_end_brings_the_standings(house: House) -> None:
    ann, _, table = marked(house, *WON)
    assert ann.see(table)["standings"][0] == {"seat": 0, "rank": 1, "score": 1.0}


def test_the_end_is_news_with_the_table_over(house: House) -> None:
    ann, bob, table = marked(house, *WON[:-1])
    eye = bob.look(table)
    eye.read("sync")
    ann.move(table, "mark c1")
    assert eye.read("news")["table"]["status"] == "over"


def test_the_record_of_a_finished_match_verifies(house: House) -> None:
    ann, _, table = marked(house, *WON)
    record = ann.get(f"/api/tables/{table}/record").text
    assert ludoteka.check(record, ludoteka.game("examples/tic_tac_toe.py")).over


def test_the_record_of_an_open_match_is_the_seats_own(house: House) -> None:
    ann, _, table = marked(house, "b2")
    assert "viewer P1" in ann.get(f"/api/tables/{table}/record").text


def test_a_move_after_the_end_is_refused(house: House) -> None:
    _, bob, table = marked(house, *WON)
    assert bob.move(table, "mark c3")["problem"]["key"] == "over"


def test_two_seats_of_one_person_are_played_by_two_sockets(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create(chairs="me me")
    ann.act(table, "start")
    first, second = ann.look(table, "seat=0"), ann.look(table, "seat=1")
    first.act("move", expect=0, move="mark b2")
    assert second.act("move", expect=1, move="mark a1")["kind"] == "accepted"


def test_a_socket_for_a_seat_of_somebody_else_is_refused(house: House) -> None:
    ann, _, table = two(house)
    assert ann.look(table, "seat=1").ended() == 4403


def test_a_ping_is_answered(house: House) -> None:
    ann, _, _ = watched(house)
    ann.send({"t": "ping", "id": "p1"})
    assert ann.read("pong")["id"] == "p1"


def test_another_node_folds_the_same_table(house: House) -> None:
    ann, _, table = marked(house, "b2", "a1")
    before = ann.see(table)
    house.room.hall.places.clear()
    assert ann.see(table) == before


def test_after_folding_anew_a_repeated_submission_is_known(house: House) -> None:
    ann, _, table = two(house)
    ann.act(table, "move", id="once", expect=0, move="mark b2")
    house.room.hall.places.clear()
    assert ann.act(table, "move", id="once", expect=0, move="mark b2")["kind"] == "accepted"
