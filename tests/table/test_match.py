"""One match by notation: every name of the public API does what outsiders rely on."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

import ludoteka
from ludoteka.core import Move
from ludoteka.table.history import Entry, undo_target

from tests.table.matches import LEDUC, TIC_TAC_TOE, after, leduc_after, tic_tac_toe_after, vote_after, window_after


def test_a_game_tells_its_title_seats_options_clauses_and_moves() -> None:
    assert (TIC_TAC_TOE.title, TIC_TAC_TOE.key, TIC_TAC_TOE.seats) == ("Tic-tac-toe", "tic-tac-toe", range(2, 3))
    assert TIC_TAC_TOE.options == []
    assert TIC_TAC_TOE.clauses["TTT-MARK-1"] == "Only an empty cell may be marked."
    assert len(TIC_TAC_TOE.pack().moves) == 9
    assert TIC_TAC_TOE.pack() is TIC_TAC_TOE.pack(None), "a pack is made once"


def test_games_is_a_sorted_list_of_names_that_game_knows() -> None:
    assert ludoteka.games() == sorted(ludoteka.games())
    assert all(ludoteka.game(name).key == name for name in ludoteka.games())


def test_a_new_match_asks_the_first_seat_and_chance_only_when_played_by_hand() -> None:
    assert LEDUC.new(seed=1).to_act == 0
    assert LEDUC.new(chance="manual").to_act == ludoteka.CHANCE
    assert LEDUC.new(chance="manual").waiting == []
    assert vote_after().waiting == [0, 1, 2]


def test_a_finished_match_asks_nobody() -> None:
    match = tic_tac_toe_after("a1", "a2", "b1", "b2", "c1")
    assert (match.over, match.to_act, match.waiting, match.moves(), match.moves(0)) == (True, None, [], [], [])


def test_the_same_seed_gives_the_same_draws_and_another_seed_others() -> None:
    dealt = [LEDUC.new(seed=seed).position.dump()["cards"] for seed in (7, 7, *range(10))]
    assert dealt[0] == dealt[1]
    assert len(set(dealt)) > 2


def test_without_a_seed_a_match_draws_by_luck() -> None:
    assert len({str(LEDUC.new().record().header.chance) for _ in range(5)}) == 5


def test_moves_of_a_seat_have_its_interjections_too() -> None:
    match = vote_after()
    assert match.moves() == ["take 0", "take 1", "take 2", "take 3"]
    assert match.moves(1) == ["take 0", "take 1", "take 2", "take 3", "accuse P1", "accuse P3"]


def test_options_are_the_moves_for_pictures_and_words() -> None:
    assert tic_tac_toe_after("a1").options(1)[0] == {
        "move": "mark b1",
        "kind": "mark",
        "pieces": ["b1"],
        "clause": "TTT-MARK-1",
        "key": "mark",
        "args": {"cell": "b1"},
    }
    assert tic_tac_toe_after("a1").options(0) == []


def test_a_prompt_says_what_is_decided_by_whom_also_to_those_who_wait() -> None:
    due = {"clause": "TTT-TURN-1", "key": "choose-cell", "deciders": [1], "args": {}}
    match = tic_tac_toe_after("a1")
    assert [match.prompt(0), match.prompt(1), match.prompt()] == [due, due, due]


def test_a_move_is_played_by_notation_or_as_a_move_for_the_asked_or_a_named_seat() -> None:
    match = TIC_TAC_TOE.new(seed=1)
    match.play("mark a1")
    match.play(TIC_TAC_TOE.pack().by_text["mark b1"], seat=1)
    match.play(" MARK  c1 ", 0)
    assert match.view()["cells"][:3] == ["X", "O", "X"]


def test_a_refused_move_raises_with_clause_key_and_arguments_and_changes_nothing() -> None:
    match = tic_tac_toe_after("a1")
    before = match.dump(), match.record().text, match.log()
    with pytest.raises(ludoteka.IllegalMove) as refused:
        match.play("mark a1")
    assert (refused.value.clause, refused.value.key, refused.value.args) == ("TTT-MARK-1", "cell-taken", {"cell": "a1"})
    assert (match.dump(), match.record().text, match.log()) == before


def test_nothing_can_be_played_in_a_finished_match() -> None:
    match = tic_tac_toe_after("a1", "a2", "b1", "b2", "c1")
    for attempt in (
        lambda: match.play("mark c3"),
        lambda: match.resign(0),
        lambda: match.seat_bot(0),
        match.end_agreed,
    ):
        with pytest.raises(ludoteka.MatchOver):
            attempt()


def test_why_not_answers_for_a_move_and_for_a_piece() -> None:
    match = tic_tac_toe_after("a1")
    taken = {"clause": "TTT-MARK-1", "key": "cell-taken", "args": {"cell": "a1"}}
    assert match.why_not("mark a1", 1) == taken
    assert match.why_not("a1", 1) == taken
    assert match.why_not("mark b1", 1) is None
    assert match.why_not("b1", 1) is None
    assert (match.why_not("mark b1", 0) or {})["clause"] == "TTT-TURN-1"


def test_a_preview_shows_what_a_move_would_bring_and_leaves_the_match_alone() -> None:
    match = tic_tac_toe_after("a1")
    before = match.dump(), match.log(1)
    shown = match.preview("mark b1", 1)
    assert shown["view"] == {"viewer": 1, "cells": ["X", "O", *"......."]}
    assert shown["events"] == [{"key": "marked", "clause": "TTT-MARK-1", "args": {"seat": 1, "cell": "b1"}}]
    assert shown["learns"] is False
    assert (match.dump(), match.log(1)) == before
    with pytest.raises(ludoteka.IllegalMove):
        match.preview("mark a1", 1)


def test_a_preview_never_tells_what_the_move_would_teach() -> None:
    match = vote_after("P1: take 1", "P2: take 2")
    shown = match.preview("take 3", 2)
    assert shown["learns"] is True
    assert [event["key"] for event in shown["events"]] == ["answered"]
    assert shown["view"] == match.view(2)
    assert "revealed" not in json.dumps(shown)


def test_views_and_logs_belong_to_their_viewer_and_none_is_a_spectator() -> None:
    match = leduc_after("deal K", "deal Q")
    assert [match.view(seat)["viewer"] for seat in (0, 1, None)] == [0, 1, ludoteka.SPECTATOR]
    assert [letter["args"]["card"] for letter in match.log(0)] == ["K", None]
    assert [letter["args"]["card"] for letter in match.log()] == [None, None]


def test_a_log_is_numbered_for_its_viewer_and_can_be_read_from_any_number() -> None:
    match = vote_after("P1: take 1", "P2: accuse P3")
    assert [letter["n"] for letter in match.log(0)] == [1, 2]
    assert [letter["n"] for letter in match.log(1)] == [1]
    assert match.log(0, since=1) == match.log(0)[1:]
    assert match.log(0, since=9) == []


def test_nobody_can_change_what_was_told() -> None:
    match = tic_tac_toe_after("a1")
    match.log(0)[0]["args"]["cell"] = "c3"
    assert match.log(0)[0]["args"]["cell"] == "a1"


def test_odds_are_exact_and_as_a_seat_knows_them() -> None:
    match = leduc_after("deal K")
    assert match.odds() == {"deal J": Fraction(2, 5), "deal Q": Fraction(2, 5), "deal K": Fraction(1, 5)}
    assert match.odds(1) == {f"deal {card}": Fraction(1, 3) for card in "JQK"}
    assert tic_tac_toe_after().odds() == {}


def test_standings_are_ranked_and_shared_and_empty_before_the_end() -> None:
    assert tic_tac_toe_after("a1").standings() == []
    assert tic_tac_toe_after("a1", "a2", "b1", "b2", "c1").standings() == [
        {"seat": 0, "rank": 1, "score": 1.0},
        {"seat": 1, "rank": 2, "score": 0.0},
    ]
    drawn = tic_tac_toe_after("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3")
    assert [row["rank"] for row in drawn.standings()] == [1, 1]


def test_a_dump_restores_the_match_and_goes_on() -> None:
    match = leduc_after("deal K", "deal Q", "raise")
    twin = LEDUC.restore(json.loads(json.dumps(match.dump())))
    assert twin.dump() == match.dump()
    after(twin, "call", "deal J", "call", "call")
    assert twin.over
    assert LEDUC.restore(match.dump(), seed=3).to_act == 1


def test_an_info_holds_an_imagined_world_and_never_the_truth() -> None:
    match = leduc_after("deal K", "deal Q")
    worlds = {int(match.info(1).imagine(ludoteka.Rng(seed)).dump()["cards"]) & 15 for seed in range(60)}  # type: ignore[call-overload]
    assert worlds == {0, 1, 2}, "the first seat's card may be any"
    info = match.info(0)
    assert info.moves == ["call", "raise"]
    assert info.view == match.view(0)
    assert [letter["args"] for letter in info.letters] == [letter["args"] for letter in match.log(0)]


def test_a_bot_is_any_object_that_chooses_from_an_info() -> None:
    class Raiser(ludoteka.Bot):
        def decide(self, info: ludoteka.Info) -> Move:
            return info.open_moves()[-1]

    match = leduc_after("deal K", "deal Q")
    match.play(Raiser().choose(match.info(0)))
    assert match.view()["pot"] == [3, 1]


def test_what_stands_in_the_way_of_an_undo() -> None:
    own, unseen, drawn, seen = Entry(1, 0, "a"), Entry(2, 1, "b"), Entry(2, ludoteka.CHANCE, "c"), Entry(2, 1, "d")
    seen.told = {0: [3]}
    assert undo_target([own], 0) is own
    assert undo_target([own, unseen], 0) is own, "he is not told of the other's move"
    assert undo_target([own, drawn], 0) is None, "a draw, told or not"
    assert undo_target([own, seen], 0) is None
    own.learned_by = [0]
    assert undo_target([own], 0) is None
    assert undo_target([], 0) is None


def test_a_match_with_partners_is_begun_at_the_first_plan() -> None:
    match = window_after()
    assert match.to_act == 0
    assert match.prompt(1)["deciders"] == [0, 2], "outsiders are told which side plans, not who"
