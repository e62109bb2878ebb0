"""Presets of windows, and policies where a whole turn is made of windows: Toerkk's (TK-TIME-1 to 9, rules.md 3.4)."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.games.toerkk.position import Toerkk
from ludoteka.table.policy import PRESETS, Policy, from_json, preset
from ludoteka.table.table import Table

from tests.games.toerkk.tables import table

HANDS = {"P1": ["bomba"], "P2": ["bomba"]}
"""Both could play something in every window."""


def stops(position: Toerkk, policy: Policy, *, played: bool = False) -> bool:
    """Whether the seat that is asked wants to be."""
    match = ludoteka.game("toerkk").at(position)
    return policy.stops(match.info(int(position.to_act)), played=played)


def after_pass(position: Toerkk) -> Toerkk:
    """The other seat is asked."""
    position.play(position.box.let_go)
    return position


@pytest.mark.parametrize("window", ["roll", "main", "combat", "attack", "block", "end"])
@pytest.mark.parametrize("name", list(PRESETS))
def test_a_preset_stops_in_the_windows_of_its_table(name: str, window: str) -> None:
    own, other, _ = PRESETS[name]
    position = table(fields={"P1": "W"}, hands=HANDS, attacks={"P1.W1": "hero"}, at=window)
    assert stops(position, preset(name)) == (window in own)
    assert stops(after_pass(position), preset(name)) == (window in other)


def test_smart_stops_before_the_own_roll_where_the_location_is_harmful() -> None:
    assert stops(table(hands=HANDS, location="zasadzka", at="roll"), preset("smart"))
    assert not stops(table(hands=HANDS, location="karczma", at="roll"), preset("smart"))
    assert not stops(after_pass(table(hands=HANDS, location="zasadzka", at="roll")), preset("smart")), "not its turn"


def test_a_seat_that_could_only_pass_is_not_stopped_by_a_preset() -> None:
    assert not stops(table(hands={"P1": ["slepy_wedrowiec"]}, at="main"), preset("all"))


def test_a_possible_trade_is_left_to_its_seat_and_an_impossible_one_is_not() -> None:
    assert stops(table(recruits={"P1": "M M"}, at="trade"), preset("quiet"))
    assert not stops(table(recruits={"P1": "M W"}, at="trade"), preset("quiet"))


def test_a_window_in_which_the_witch_was_played_stays_marked() -> None:
    position = table(hands={"P1": ["wiedzma"], "P2": ["bomba", "medyk"]}, at="roll")
    seated = Table(ludoteka.game("toerkk").at(position))
    seated.policies[1] = preset("quiet")
    for move in ("play wiedzma P2", "pick medyk"):
        assert seated.submit(0, move, seated.match.mail.count(0)).kind == "accepted"
    assert seated.match.to_act == 1


def test_who_passes_the_turn_wakes_up_when_attacked() -> None:
    policy = Policy("always")
    policy.skip_turn = True
    calm = after_pass(table(fields={"P1": "W"}, hands=HANDS, at="combat"))
    assert not stops(calm, policy)
    fight = table(fields={"P1": "W"}, hands=HANDS, at="declare")
    for move in ("attack P1.W1 hero", "done", "pass"):
        fight.play(fight.box.parse(move))
    assert stops(fight, policy)


def test_who_passes_the_turn_wakes_up_when_hit_by_a_card() -> None:
    policy = Policy("always")
    policy.skip_turn = True
    position = table(hands=HANDS, at="roll")
    position.play(position.box.parse("play bomba P2"))
    assert stops(position, policy)


def test_a_preset_crosses_a_border_and_comes_back() -> None:
    assert from_json(preset("smart").json()).json() == preset("smart").json()


def test_an_unknown_preset_is_named() -> None:
    with pytest.raises(ludoteka.BadOption, match="no preset 'smrt'; did you mean 'smart'"):
        preset("smrt")
