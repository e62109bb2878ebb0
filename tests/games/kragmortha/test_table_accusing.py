"""Looks that people police themselves: accusing, admitting, voting and what follows (rules.md 5.2)."""

from __future__ import annotations

import pytest

from ludoteka.core import NOBODY, Rng
from ludoteka.games.kragmortha.position import Kragmortha

from tests.games.kragmortha.tables import asked, at, events, looks_of, play, refused, table, texts

TABLE = {"look_mode": "table"}


def accusations(position: Kragmortha, who: str) -> list[str]:
    """What a player might accuse others of just now."""
    return [text for text in texts(position, who) if text.startswith("accuse")]


def pushing() -> Kragmortha:
    """Five people; green (P3) has stepped onto yellow's square and is asked where to push; red (P1) holds W-09."""
    position = table(
        5,
        {"green": "c3", "yellow": "c4", "red": "a1", "blue": "f1"},
        turn="green",
        hands={"green": ["g:S+P"]},
        looks={"red": ["W-09"]},
        options=TABLE,
    )
    return play(position, "play g:S+P c4")


# ---- KM-TABLE-3: accusing


def test_km_table_3_any_other_person_may_accuse_whoever_is_asked() -> None:
    position = pushing()
    assert [accusations(position, who) for who in ("P1", "P2", "P3", "P4", "P5")] == [[], *[["accuse P1 W-09"]] * 4]


def test_km_table_3_the_pending_decision_is_suspended() -> None:
    position = play(pushing(), "P2 accuse P1 W-09")
    assert (asked(position), texts(position)) == ("P1", ["admit", "deny"])


def test_km_table_3_one_accusation_at_a_time_the_earliest_wins() -> None:
    position = play(pushing(), "P2 accuse P1 W-09")
    assert refused(position, "accuse P1 W-09", "P4").key == "accusation-runs"


@pytest.mark.parametrize("move", ["deny", "admit"])
def test_km_table_3_an_accusation_runs_until_it_is_decided(move: str) -> None:
    position = play(pushing(), "P2 accuse P1 W-09", move)
    assert accusations(position, "P4") == []


def test_km_table_3_a_blank_look_is_nothing_to_accuse_of() -> None:
    position = table(4, looks={"red": ["blank"]}, options=TABLE)
    assert accusations(position, "P2") == []


def test_km_table_3_a_look_bound_by_its_enforced_text_is_nothing_to_accuse_of() -> None:
    position = table(4, looks={"red": ["W-09"]}, options={"look_mode": "enforced"})
    assert refused(position, "accuse P1 W-09", "P2").key == "look-enforced"


def test_km_table_3_nobody_accuses_while_chance_draws() -> None:
    position = play(pushing(), "push b4", "stop")
    assert (asked(position), texts(position, "P2")) == ("chance draw", [])


# ---- KM-TABLE-4 to KM-TABLE-6: admitting and voting


def test_km_table_4_who_admits_is_punished_without_a_vote() -> None:
    assert asked(play(pushing(), "P2 accuse P1 W-09", "admit")) == "chance look"


def test_km_table_5_all_people_but_accuser_and_accused_vote_at_once() -> None:
    position = play(pushing(), "P2 accuse P1 W-09", "deny")
    assert position.waiting() == [2, 3, 4]
    assert play(position, "P5 guilty").waiting() == [2, 3]


@pytest.mark.parametrize(("who", "key"), [("P1", "accused-does-not-vote"), ("P2", "accuser-does-not-vote")])
def test_km_table_5_accused_and_accuser_are_not_asked(who: str, key: str) -> None:
    assert refused(play(pushing(), "P2 accuse P1 W-09", "deny"), "innocent", who).key == key


def test_km_table_5_a_vote_is_given_once() -> None:
    position = play(pushing(), "P2 accuse P1 W-09", "deny", "P4 guilty")
    assert refused(position, "innocent", "P4").key == "answered-already"


@pytest.mark.parametrize("viewer", [0, 1, 2, 4, -3])
def test_km_table_5_nobody_else_is_told_of_a_vote_before_all_have_voted(viewer: int) -> None:
    position = play(pushing(), "P2 accuse P1 W-09", "deny")
    before = (position.view(viewer), position.prompt(viewer).json())
    assert events(position, "P4 guilty", viewer=viewer) == []
    assert (position.view(viewer), position.prompt(viewer).json()) == before


@pytest.mark.parametrize("viewer", [0, 2, 4])
def test_km_table_5_whoever_cannot_see_a_vote_imagines_the_same_whatever_it_was(viewer: int) -> None:
    worlds = [
        play(pushing(), "P2 accuse P1 W-09", "deny", f"P4 {vote}").imagine(viewer, Rng(5)).dump()
        for vote in ("guilty", "innocent", "abstain")
    ]
    assert worlds[0] == worlds[1] == worlds[2]


def test_km_table_5_all_learn_the_votes_when_the_last_is_in() -> None:
    position = play(pushing(), "P2 accuse P1 W-09", "deny", "P3 guilty", "P4 innocent")
    key, told = events(position, "P5 abstain")[0]
    assert (key, told["votes"]) == ("judged", {"2": "guilty", "3": "innocent", "4": "abstain"})


@pytest.mark.parametrize(
    ("votes", "verdict"),
    [
        (["guilty", "innocent", "abstain"], "convicted"),
        (["abstain"] * 3, "convicted"),
        (["innocent", "abstain", "abstain"], "acquitted"),
        (["guilty", "innocent", "innocent"], "acquitted"),
        (["innocent"] * 3, "acquitted"),
        (["guilty"] * 3, "convicted"),
    ],
)
def test_km_table_6_more_guilty_than_innocent_the_accuser_counts_and_a_tie_acquits(
    votes: list[str], verdict: str
) -> None:
    position = play(pushing(), "P2 accuse P1 W-09", "deny", f"P3 {votes[0]}", f"P4 {votes[1]}")
    assert [key for key, _ in events(position, f"P5 {votes[2]}")][1] == verdict


# ---- KM-TABLE-7: two people


def test_km_table_7_between_two_people_only_an_admission_confirms() -> None:
    position = play(table(2, looks={"red": ["W-09"]}, options=TABLE), "P2 accuse P1 W-09")
    assert asked(play(position, "admit")) == "chance look"


def test_km_table_7_bots_do_not_make_a_vote_of_it() -> None:
    position = table(4, looks={"red": ["W-09"]}, options=TABLE, bots=["P3", "P4"])
    assert [key for key, _ in events(play(position, "P2 accuse P1 W-09"), "deny")] == ["denied", "acquitted"]


def test_km_table_7_accusing_between_two_people_may_be_off() -> None:
    options = {**TABLE, "two_player_accusation": "off"}
    assert refused(table(2, looks={"red": ["W-09"]}, options=options), "accuse P1 W-09", "P2").key == "accusing-off"
    assert accusations(table(3, looks={"red": ["W-09"]}, options=options), "P2") == ["accuse P1 W-09"]


# ---- KM-TABLE-8: confirmed


def test_km_table_8_the_culprit_draws_a_look_by_the_usual_rules_and_his_goblin_does_not_move() -> None:
    position = play(pushing(), "P2 accuse P1 W-09", "admit", "look W-11")
    assert (asked(position), looks_of(position, "P1")) == ("chance look", ["W-09"])  # the same symbol: redrawn
    play(position, "look W-01")
    assert (looks_of(position, "P1"), at(position, "P1")) == (["W-01", "W-09"], "a1")


def test_km_table_8_the_suspended_decision_resumes() -> None:
    before = pushing()
    after = play(pushing(), "P2 accuse P1 W-09", "admit", "look W-01")
    assert (asked(after), texts(after)) == (asked(before), texts(before)) == ("P3", ["push b4", "push d4"])


def test_km_table_8_options_are_worked_out_anew() -> None:
    position = table(
        4, {"red": "d3"}, hands={"red": ["g:S+G", "g:P+R", "g:S+R"]}, looks={"red": ["W-09"]}, options=TABLE
    )
    play(position, "P2 accuse P1 W-09", "admit", "look W-22", "discard g:S+G")
    assert asked(position) == "P1"
    assert not any("S+G" in text for text in texts(position))


def test_km_table_8_s_57_a_fourth_look_ends_the_game_and_the_push_is_never_chosen() -> None:
    """S-57."""
    position = table(
        4,
        {"green": "c3", "yellow": "c4", "red": "a1"},
        turn="green",
        hands={"green": ["g:S+P"]},
        looks={"red": ["W-09", "W-13", "W-18"]},
        options=TABLE,
    )
    play(position, "play g:S+P c4", "P2 accuse P1 W-09", "admit", "look W-01")
    assert (position.to_act, at(position, "P4"), position.loser) == (NOBODY, "c4", 0)


# ---- KM-TABLE-9, KM-TABLE-10: limits


def test_km_table_9_an_acquittal_costs_nothing() -> None:
    position = play(table(3, looks={"red": ["W-09"]}, options=TABLE), "P2 accuse P1 W-09", "deny", "P3 innocent")
    assert [looks_of(position, who) for who in ("P1", "P2", "P3")] == [["W-09"], [], []]


def test_km_table_9_a_false_accusation_may_cost_the_accuser_a_look() -> None:
    position = table(3, {"blue": "b1"}, looks={"red": ["W-09"]}, options={**TABLE, "false_accusation": "look"})
    play(position, "P2 accuse P1 W-09", "deny", "P3 innocent", "look W-13")
    assert (looks_of(position, "P2"), at(position, "P2"), asked(position)) == (["W-13"], "b1", "P1")


def dismissed_twice() -> Kragmortha:
    """Blue has accused red twice in vain in red's turn; green has not."""
    position = table(
        3, {"red": "d3"}, hands={"red": ["g:S+G"], "blue": ["g:S+O"]}, looks={"red": ["W-09"]}, options=TABLE
    )
    return play(position, *["P2 accuse P1 W-09", "deny", "P3 innocent"] * 2)


def test_km_table_9_twice_dismissed_is_enough() -> None:
    assert refused(dismissed_twice(), "accuse P1 W-09", "P2").key == "two-dismissed"
    assert accusations(dismissed_twice(), "P3") == ["accuse P1 W-09"]


def test_km_table_9_on_his_next_turn_he_may_accuse_again() -> None:
    position = play(dismissed_twice(), "play g:S+G c3", "stop")
    while position.to_act < 0:
        position.play(position.lot(0))
    assert (asked(position), accusations(position, "P2")) == ("P2", ["accuse P1 W-09"])


def turns_on(position: Kragmortha, turns: int) -> Kragmortha:
    """So many turns are ended, each by the first move that is offered."""
    last = position.turns + turns
    while position.turns < last:
        position.play(position.lot(0) if position.to_act < 0 else position.moves()[0])
    return position


def test_km_table_10_after_a_conviction_the_same_look_is_spared_until_the_end_of_the_next_turn() -> None:
    position = table(3, {"red": "a1", "blue": "b1", "green": "c1"}, turn="blue", looks={"red": ["W-09"]}, options=TABLE)
    play(position, "P2 accuse P1 W-09", "admit", "look W-13", "P1 in-position W-13")
    assert refused(position, "accuse P1 W-09", "P3").key == "punished-lately"
    assert accusations(position, "P3") == ["accuse P1 W-13"]
    turns_on(position, 2)
    assert (asked(position), accusations(position, "P3")) == ("P1", ["accuse P1 W-13"])
    assert accusations(turns_on(position, 1), "P3") == ["accuse P1 W-09", "accuse P1 W-13"]


def test_km_table_10_convicted_in_his_own_turn_he_is_spared_a_whole_round() -> None:
    position = table(3, {"red": "a1", "blue": "b1", "green": "c1"}, looks={"red": ["W-09"]}, options=TABLE)
    play(position, "P2 accuse P1 W-09", "admit", "look W-13")
    assert [accusations(turns_on(position, turns), "P3") for turns in (0, 1, 2)] == [[], [], []]
    assert accusations(turns_on(position, 1), "P3") == ["accuse P1 W-09"]


# ---- the scenarios


def test_s_54_five_people_two_to_one_red_draws_and_the_interrupted_decision_resumes() -> None:
    """S-54; KM-TABLE-5, KM-TABLE-6, KM-TABLE-8."""
    position = play(pushing(), "P2 accuse P1 W-09", "deny", "P3 guilty", "P4 innocent", "P5 abstain", "look W-13")
    assert (looks_of(position, "P1"), at(position, "P1")) == (["W-09", "W-13"], "a1")
    assert (asked(position), texts(position)) == ("P3", ["push b4", "push d4"])


def test_s_55_three_people_one_to_one_acquits() -> None:
    """S-55; KM-TABLE-6."""
    position = table(3, looks={"red": ["W-09"]}, options=TABLE)
    play(position, "P2 accuse P1 W-09", "deny", "P3 innocent")
    assert (looks_of(position, "P1"), asked(position)) == (["W-09"], "P1")


def test_s_56_two_people_without_an_admission_nothing_happens() -> None:
    """S-56; KM-TABLE-7."""
    position = table(2, looks={"red": ["W-09"]}, options=TABLE)
    before = texts(position)
    play(position, "P2 accuse P1 W-09", "deny")
    assert (looks_of(position, "P1"), texts(position)) == (["W-09"], before)
