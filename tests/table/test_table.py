"""The door a server knocks at: moves come in with the number of the last letter seen, letters go out to viewers."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.core import SPECTATOR
from ludoteka.table.table import Table

from tests.table.matches import leduc_after, tic_tac_toe_after, vote_after, window_after


def test_an_accepted_move_brings_letters_for_every_viewer() -> None:
    answer = Table(tic_tac_toe_after()).submit(0, "mark a1", expected=0)
    assert (answer.kind, answer.refusal) == ("accepted", None)
    assert sorted(answer.letters) == [SPECTATOR, 0, 1]
    assert [letter["n"] for letter in answer.letters[1]] == [1]


def test_only_those_who_may_know_get_a_letter() -> None:
    answer = Table(vote_after()).submit(1, "take 2", expected=0)
    assert list(answer.letters) == [1]


def test_a_refused_move_is_answered_with_clause_key_and_arguments() -> None:
    match = tic_tac_toe_after("a1")
    before = match.dump(), match.record().text
    answer = Table(match).submit(1, "mark a1", expected=1)
    assert (answer.kind, answer.letters) == ("refused", {})
    assert answer.refusal == {"clause": "TTT-MARK-1", "key": "cell-taken", "args": {"cell": "a1"}}
    assert (match.dump(), match.record().text) == before


def test_broken_notation_is_refused_and_explained() -> None:
    answer = Table(tic_tac_toe_after()).submit(0, "mark z9", expected=0)
    assert answer.kind == "refused"
    assert answer.refusal is not None
    assert answer.refusal["key"] == "bad-notation"
    assert "no move of this game" in str(answer.refusal["args"])


def test_a_stale_submission_is_not_played_and_is_sent_what_it_missed() -> None:
    match = tic_tac_toe_after("a1", "b1")
    answer = Table(match).submit(0, "mark c1", expected=1)
    assert answer.kind == "stale"
    assert answer.letters == {0: match.log(0, since=1)}
    assert match.to_act == 0


def test_what_others_did_unseen_makes_no_submission_stale() -> None:
    table = Table(vote_after("P1: take 0", "P2: take 1"))
    assert table.submit(2, "take 2", expected=0).kind == "accepted"


def test_the_same_key_twice_is_played_once_and_answered_twice() -> None:
    table = Table(tic_tac_toe_after())
    first = table.submit(0, "mark a1", expected=0, key="7f")
    again = table.submit(0, "mark a1", expected=0, key="7f")
    assert again.kind == "accepted"
    assert again.letters == first.letters
    assert len(table.match.record().lines) == 1


def test_a_key_belongs_to_its_seat_and_a_refused_one_may_be_tried_again() -> None:
    table = Table(tic_tac_toe_after())
    assert table.submit(1, "mark a1", expected=0, key="7f").kind == "refused"
    assert table.submit(0, "mark a1", expected=0, key="7f").kind == "accepted"
    assert table.submit(1, "mark b1", expected=1, key="7f").kind == "accepted"


def test_an_undo_is_told_to_those_who_had_seen_the_move() -> None:
    table = Table(vote_after("P1: take 0"))
    letters = table.undo(0)
    assert list(letters) == [0]
    assert letters[0][0]["args"] == {"seat": 0, "letters": [1]}
    assert table.match.waiting == [0, 1, 2]
    everybody = Table(tic_tac_toe_after("a1")).undo(0)
    assert sorted(everybody) == [SPECTATOR, 0, 1]


def test_an_undo_over_anothers_move_or_a_draw_is_not_possible() -> None:
    for match in (tic_tac_toe_after("a1", "b1"), leduc_after("deal K", "deal Q", "call", "call", "deal J")):
        before = match.dump(), match.record().text
        with pytest.raises(ludoteka.CannotUndo, match="P1 has no move to take back"):
            Table(match).undo(0)
        assert (match.dump(), match.record().text) == before


def test_a_revealing_answer_cannot_be_taken_back() -> None:
    match = vote_after("P1: take 0", "P2: take 1", "P3: take 2")
    assert [match.can_undo(seat) for seat in range(3)] == [False, False, False]


def test_a_bot_takes_over_and_gives_back_as_recorded_words() -> None:
    match = tic_tac_toe_after("a1")
    table = Table(match)
    match.seat_bot(1)
    assert (match.bots, table.describe(1), table.describe(0)) == ({1}, "P2 (bot)", "P1 (person)")
    match.play(ludoteka.bot("random", seed=1).choose(match.info(1)))
    match.seat_person(1)
    assert match.bots == set()
    assert [line.text for line in match.record().lines][1::2] == ["bot P2", "person P2"]
    assert [letter["key"] for letter in match.log()] == ["marked", "seat-bot", "marked", "seat-person"]
    assert ludoteka.load(match.record().text, match.edition).dump() == match.dump()


def test_a_takeover_does_not_stand_in_the_way_of_an_undo() -> None:
    match = tic_tac_toe_after("a1")
    match.seat_bot(1)
    assert match.can_undo(0)
    match.undo(0)
    assert match.moves() == tic_tac_toe_after().moves()


def test_in_a_duel_who_resigns_loses_at_once() -> None:
    match = tic_tac_toe_after("a1")
    match.resign(0)
    assert (match.over, match.ended, match.to_act, match.can_undo(0)) == (True, "resigned", None, False)
    assert [(row["seat"], row["rank"], row["score"]) for row in match.standings()] == [(1, 1, 1.0), (0, 2, 0.0)]
    assert match.log()[-1]["key"] == "resigned"
    assert match.record().sealed


def test_among_several_the_match_goes_on_until_one_is_left_and_who_resigned_first_is_last() -> None:
    match = vote_after("P1: take 0", seats=4)
    match.resign(2)
    assert not match.over
    with pytest.raises(ludoteka.LudotekaError, match="P3 has resigned already"):
        match.resign(2)
    match.resign(0)
    assert not match.over
    match.resign(3)
    assert match.over
    assert [(row["seat"], row["rank"]) for row in match.standings()] == [(1, 1), (3, 2), (0, 3), (2, 4)]


def test_a_resigned_seat_stands_behind_all_others_when_the_game_is_played_out() -> None:
    match = vote_after("P1: take 3", "P2: take 0", "P3: take 0")
    match.resign(0)
    while not match.over:
        match.play("take 0")
    assert [row["seat"] for row in match.standings()][-1] == 0, "though it has the most coins"


def test_partners_lose_only_when_all_of_their_side_have_resigned() -> None:
    match = window_after()
    match.resign(0)
    assert not match.over, "the partner plays on"
    match.resign(2)
    assert match.over
    assert {row["seat"]: row["score"] for row in match.standings()} == {0: 0.0, 1: 1.0, 2: 0.0, 3: 1.0}


def test_after_the_end_nothing_more_is_taken() -> None:
    table = Table(tic_tac_toe_after("a1", "a2", "b1", "b2", "c1"))
    with pytest.raises(ludoteka.MatchOver):
        table.submit(1, "mark c3", expected=5)
