"""Looks of class I, each on the same position with and without it: rituals and what failing them costs."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ludoteka.core.options import Value
from ludoteka.games.kragmortha import GAME
from ludoteka.games.kragmortha.position import Kragmortha
from ludoteka.games.kragmortha.rituals import fits

from tests.games.kragmortha.tables import (
    asked,
    at,
    events,
    looks_of,
    picture,
    play,
    refused,
    table,
    texts,
)

TYPED = [("W-01", "vowels"), ("W-02", "lisp"), ("W-03", "consonants"), ("W-04", "mumble")]


def dawn(*looks: str, **options: Value) -> Kragmortha:
    """Red's turn begins under these Looks."""
    return table(
        4, {"red": "d3"}, hands={"red": ["g:S+G", "g:P+R", "g:S+R"]}, looks={"red": looks}, dawn=True, options=options
    )


# ---- W-01 to W-04: MOUTH


@pytest.mark.parametrize(("look", "way"), TYPED)
def test_w_01_to_w_04_a_grovel_drawn_at_random_is_typed_before_the_turn(look: str, way: str) -> None:
    assert (asked(dawn()), asked(dawn(look))) == ("P1", "chance grovel")
    position = play(dawn(look), "grovel 4")
    assert texts(position) == ["fulfil", "fail"]
    prompt = position.prompt(0)
    assert (prompt.key, prompt.args["grovel"], prompt.deciders) == (f"ritual-{way}", 4, [0])


@pytest.mark.parametrize(("look", "way"), TYPED)
def test_w_01_to_w_04_fulfilled_it_changes_nothing_and_failed_it_costs_a_look(look: str, way: str) -> None:
    assert texts(play(dawn(look), "grovel 1", "fulfil")) == texts(dawn())
    position = play(dawn(look), "grovel 1", "fail", "look W-18")
    assert (looks_of(position, "red"), at(position, "red"), asked(position)) == ([look, "W-18"], "d3", "P1")


@pytest.mark.parametrize(("look", "way"), TYPED)
def test_km_enf_11_every_grovel_has_an_answer_for_every_mouth_in_every_language(look: str, way: str) -> None:
    for language, text in GAME.texts.items():
        answers = [line.partition("=")[2].strip() for line in text.splitlines() if line.startswith(f"    .{way} =")]
        assert len(answers) == len(dawn(look).moves()) == 6, (language, look)
        assert all(fits(f" {answer.upper()}!", answer) for answer in answers), (language, look)


def test_km_enf_11_case_spaces_and_punctuation_are_ignored_but_letters_are_not() -> None:
    assert fits("  Yth,  MY drk-lrd!! ", "yth my drk lrd")
    assert not fits("yth my drk lord", "yth my drk lrd")
    assert not fits("ythmydrklrd", "yth my drk lrd")
    assert fits("Żółć, PROSZĘ", "żółć proszę")


# ---- W-06 Hail!


def rigor_moves(*looks: str) -> Kragmortha:
    """Blue moves Rigor two squares with one card; red holds these Looks."""
    position = table(4, turn="blue", hands={"blue": ["r:G+P"]}, looks={"red": looks})
    return play(position, "play r:G+P c7", "step c6")


def test_w_06_s_62_one_card_of_rigor_is_one_hail_and_missing_it_costs_one_look() -> None:
    """S-62."""
    assert (asked(rigor_moves()), asked(rigor_moves("W-06"))) == ("chance draw", "P1")
    position = rigor_moves("W-06")
    assert (texts(position), position.prompt(0).key) == (["fulfil", "fail"], "ritual-hail")
    play(position, "fail", "look W-18")
    assert (looks_of(position, "red"), asked(position)) == (["W-06", "W-18"], "chance draw")


def test_w_06_no_hail_is_due_between_the_two_steps() -> None:
    position = table(4, turn="blue", hands={"blue": ["r:G+P"]}, looks={"red": ["W-06"]})
    assert asked(play(position, "play r:G+P c7")) == "P2"
    assert asked(play(position, "stop")) == "P1"


def test_w_06_a_book_that_moves_rigor_is_a_movement_of_its_own() -> None:
    position = table(4, turn="blue", hands={"blue": ["r:G+P"]}, looks={"red": ["W-06"]}, books={"blue": ["B09"]})
    assert asked(play(position, "use B09", "summon d8")) == "P1"
    assert asked(play(position, "fulfil")) == "P2"


def test_w_06_a_teleport_belongs_to_the_movement() -> None:
    position = table(4, turn="blue", rigor="d5", hands={"blue": ["r:S+R"]}, looks={"red": ["W-06"]})
    assert asked(play(position, "play r:S+R d4")) == "P2"
    assert asked(play(position, "teleport e8")) == "P1"
    assert asked(play(position, "fulfil")) == "chance draw"


def test_w_06_a_goblin_card_asks_for_no_hail() -> None:
    position = table(4, {"blue": "d3"}, turn="blue", hands={"blue": ["g:S+G"]}, looks={"red": ["W-06"]})
    assert asked(play(position, "play g:S+G c3", "stop")) == "chance draw"


def test_w_06_received_in_this_movement_it_asks_only_from_the_next_one_on() -> None:
    position = table(4, {"red": "c7"}, turn="blue", hands={"blue": ["r:G+P"]})
    assert asked(play(position, "play r:G+P c7", "look W-06", "to a7", "stop")) == "chance draw"


# ---- W-20, W-21: SEAT


def test_w_20_before_each_turn_one_stands_up() -> None:
    position = dawn("W-20")
    assert (asked(dawn()), asked(position), texts(position)) == ("P1", "P1", ["fulfil", "fail"])
    assert position.prompt(0).key == "ritual-stand-up"
    assert asked(play(position, "fail")) == "chance look"


def test_w_21_the_whole_turn_has_a_clock_that_all_see_and_no_ritual() -> None:
    assert (picture(dawn(), 2)["hurried"], picture(dawn("W-21"), 2)["hurried"]) == ([], [0])
    assert texts(dawn("W-21")) == texts(dawn())


# ---- KM-ENF-5: order and number of breaches


def test_km_enf_5_rituals_and_vetoes_come_in_the_order_of_the_look_numbers() -> None:
    position = dawn("W-20", "W-07", "W-01")
    steps = [asked(position)]
    for move in ("grovel 1", "fulfil", "veto 1", "fulfil"):
        steps.append(asked(play(position, move)))
    assert steps == ["chance grovel", "P1", "P2", "P1", "P1"]
    assert all(text.startswith("play") for text in texts(position))


def test_km_enf_5_a_look_received_meanwhile_acts_from_the_next_turn_on() -> None:
    position = play(dawn("W-01"), "grovel 1", "fail", "look W-20")
    assert texts(position)[0].startswith("play")


def test_km_enf_5_a_second_failure_in_ones_own_turn_is_ignored() -> None:
    position = play(dawn("W-01", "W-20"), "grovel 1", "fail", "look W-18")
    assert [key for key, _ in events(position, "fail")] == ["ritual-failed"]
    assert (looks_of(position, "red"), asked(position)) == (["W-01", "W-18", "W-20"], "P1")


def test_km_enf_5_that_holds_for_a_hail_in_ones_own_turn_too() -> None:
    position = table(4, {"red": "d3"}, hands={"red": ["r:G+P"]}, looks={"red": ["W-06", "W-20"]}, dawn=True)
    play(position, "fail", "look W-18", "play r:G+P c7", "stop", "fail")
    assert (looks_of(position, "red"), asked(position)) == (["W-06", "W-18", "W-20"], "chance draw")


def test_km_enf_5_each_movement_of_rigor_in_anothers_turn_may_cost_a_look() -> None:
    position = table(4, turn="blue", hands={"blue": ["r:G+P"]}, looks={"red": ["W-06"]}, books={"blue": ["B09"]})
    play(position, "use B09", "summon d8", "fail", "look W-18", "play r:G+P d9", "stop")
    assert asked(position) == "P1"
    play(position, "fail", "look W-13")
    assert looks_of(position, "red") == ["W-06", "W-13", "W-18"]


def test_km_enf_5_a_new_turn_is_a_new_count() -> None:
    position = table(2, {"red": "d3", "blue": "a1"}, looks={"red": ["W-20"]}, dawn=True)
    play(position, "fail", "look W-18")
    begun = position.turns
    while position.turns < begun + 2:
        position.play(position.lot(0) if position.to_act < 0 else position.moves()[0])
    assert (position.turn, asked(play(position, "fail"))) == (0, "chance look")


# ---- KM-ENF-6, KM-ENF-7: without a clock, and bots


def test_km_enf_6_without_a_clock_a_ritual_cannot_be_failed_but_comes_first() -> None:
    position = play(dawn("W-01", ritual_clock="off"), "grovel 1")
    assert texts(position) == ["fulfil"]
    assert refused(position, "fail").key == "ritual-cannot-fail"
    assert refused(position, "play g:S+G c3").key == "ritual-first"
    assert texts(play(position, "fulfil")) == texts(dawn())


@pytest.mark.parametrize(
    ("options", "odds"),
    [
        ({}, Fraction(3, 100)),
        ({"bot_breach": 0.2}, Fraction(1, 5)),
        ({"bot_breach": 0}, None),
        ({"ritual_clock": "off"}, None),
    ],
)
def test_km_enf_7_a_bot_fails_a_ritual_with_the_chosen_probability(
    options: dict[str, Value], odds: Fraction | None
) -> None:
    position = table(4, {"red": "d3"}, looks={"red": ["W-01"]}, dawn=True, bots=["red"], options=options)
    assert asked(position) == "chance ritual"
    assert position.odds() == ({"fulfil": Fraction(1)} if odds is None else {"fail": odds, "fulfil": 1 - odds})


def test_km_enf_7_a_bot_that_fails_draws_a_look_and_one_that_does_not_plays_on() -> None:
    position = table(4, {"red": "d3"}, looks={"red": ["W-20"]}, dawn=True, bots=["red"])
    assert (asked(play(position.copy(), "fail")), asked(play(position, "fulfil"))) == ("chance look", "P1")
