"""How a game is won, in the duel and by the additional modes (rules.md 2: victory, additional modes; 3.10)."""

from __future__ import annotations

import pytest

from ludoteka.core import NOBODY

from tests.games.toerkk.tables import asked, depth, life, opening, play, table, texts, winners

TO_THE_HERO = {"P1.W1": "hero", "P1.W2": "hero"}


def test_tk_win_1_whoever_brings_the_opponent_to_no_life_wins() -> None:
    position = play(table(hands={"P1": ["bomba"]}, life={"P2": 3}), "play bomba P2")
    assert (winners(position), life(position, "P2")) == (["P1"], 0)


def test_tk_win_1_less_than_no_life_is_enough_too() -> None:
    assert winners(play(table(hands={"P1": ["bomba"]}, life={"P2": 1}), "play bomba P2")) == ["P1"]


def test_tk_win_1_one_life_is_enough_to_go_on() -> None:
    position = play(table(hands={"P1": ["bomba"], "P2": ["mgla"]}, life={"P2": 4}), "play bomba P2")
    assert (winners(position), asked(position)) == ([], "P2 main-window")


def test_tk_win_2_whoever_has_dug_twenty_levels_wins_before_combat() -> None:
    """S-22."""
    position = table(fields={"P1": "M M W"}, depth={"P1": 18}, at="dig")
    assert (depth(position, "P1"), winners(position), asked(position)) == (20, ["P1"], "nobody")


def test_tk_win_2_nineteen_levels_are_not_enough() -> None:
    assert winners(table(fields={"P1": "M W"}, depth={"P1": 18}, at="dig")) == []


def test_tk_win_3_one_of_the_two_is_enough() -> None:
    position = play(table(hands={"P1": ["lonsdaleit"]}, life={"P2": 10}, depth={"P1": 17}), "play lonsdaleit")
    assert (winners(position), life(position, "P2")) == (["P1"], 10)


def test_tk_win_4_the_game_may_end_in_the_turn_of_the_loser() -> None:
    """S-49."""
    position = table(fields={"P1": "M M L"}, hands={"P1": ["nocna_zmiana"]}, depth={"P1": 17}, turn="P2", at="roll")
    play(position, "P1 play nocna_zmiana")
    assert (depth(position, "P1"), winners(position)) == (20, ["P1"])


def test_tk_win_4_nothing_more_happens_once_somebody_has_won() -> None:
    position = play(table(hands={"P1": ["bomba", "medyk"], "P2": ["medyk"]}, life={"P2": 3}), "play bomba P2")
    assert [texts(position, who) for who in ("P1", "P2")] == [[], []]
    assert position.to_act == NOBODY


def test_tk_win_4_a_location_may_end_the_game_at_once() -> None:
    position = play(table(location="zasadzka", life={"P1": 2}, at="die"), "chance roll 3")
    assert winners(position) == ["P2"]


def simultaneous(option: str) -> list[str]:
    position = table(
        fields={"P1": "W W"},
        hands={"P2": ["slepy_wedrowiec"]},
        life={"P1": 1, "P2": 1},
        attacks=TO_THE_HERO,
        at="block",
        options={"simultaneous_win": option},
    )
    play(position, "P2 play slepy_wedrowiec P1.W1")
    assert (life(position, "P1"), life(position, "P2")) == (0, 0)
    return winners(position)


def test_tk_win_5_both_fall_at_once_and_it_is_a_draw() -> None:
    """S-55."""
    assert simultaneous("draw") == ["P1", "P2"]


def test_tk_win_5_by_an_option_the_side_whose_phase_it_is_wins() -> None:
    """S-55."""
    assert simultaneous("resolver") == ["P1"]


def test_tk_win_5_in_a_draw_both_get_a_half() -> None:
    position = table(
        fields={"P1": "W W"},
        hands={"P2": ["slepy_wedrowiec"]},
        life={"P1": 1, "P2": 1},
        attacks=TO_THE_HERO,
        at="block",
    )
    assert play(position, "P2 play slepy_wedrowiec P1.W1").standing() == [0.5, 0.5]


def test_tk_win_1_the_winner_gets_all() -> None:
    assert play(table(hands={"P1": ["bomba"]}, life={"P2": 3}), "play bomba P2").standing() == [1.0, 0.0]


# ---- modes


def test_tk_mode_1_by_life_only_depth_is_counted_without_effect() -> None:
    """S-76."""
    position = table(fields={"P1": "M W"}, depth={"P1": 24}, at="dig", options={"victory": "life"})
    assert (depth(position, "P1"), winners(position), asked(position)) == (25, [], "P1 attack")


def test_tk_mode_1_by_life_only_the_fall_of_a_hero_still_wins() -> None:
    position = table(hands={"P1": ["bomba"]}, life={"P2": 3}, options={"victory": "life"})
    assert winners(play(position, "play bomba P2")) == ["P1"]


def test_tk_mode_2_by_digging_only_life_stops_at_nothing_and_can_be_regained() -> None:
    """S-77."""
    position = table(hands={"P1": ["bomba"], "P2": ["medyk"]}, life={"P2": 2}, options={"victory": "dig"})
    play(position, "play bomba P2")
    assert (life(position, "P2"), winners(position)) == (0, [])
    assert life(play(position, "P2 play medyk"), "P2") == 3


def test_tk_mode_2_a_hero_without_life_can_lose_no_more() -> None:
    position = table(hands={"P1": ["bomba", "strzal"]}, life={"P2": 0}, options={"victory": "dig"})
    assert texts(position) == ["pass"]


def test_tk_mode_2_by_digging_only_twenty_levels_still_win() -> None:
    position = table(fields={"P1": "M"}, depth={"P1": 19}, at="dig", options={"victory": "dig"})
    assert winners(position) == ["P1"]


def test_tk_mode_3_a_double_game_begins_with_twenty_life_which_is_the_cap() -> None:
    position = table(hands={"P1": ["medyk"]}, life={"P1": 18}, options={"scale": "double"})
    assert list(opening(options={"scale": "double"}).life) == [20, 20]
    assert life(play(position, "play medyk"), "P1") == 20


@pytest.mark.parametrize(("before", "won"), [(38, []), (39, ["P1"])])
def test_tk_mode_3_a_double_game_takes_forty_levels(before: int, won: list[str]) -> None:
    position = table(fields={"P1": "M W"}, depth={"P1": before}, at="dig", options={"scale": "double"})
    assert winners(position) == won


@pytest.mark.parametrize(("victory", "won"), [("both", ["P1"]), ("life", []), ("dig", ["P1"])])
def test_tk_mode_4_route_and_scale_are_chosen_freely(victory: str, won: list[str]) -> None:
    position = table(fields={"P1": "M W"}, depth={"P1": 39}, at="dig", options={"victory": victory, "scale": "double"})
    assert winners(position) == won


def test_tk_mode_4_a_double_team_game_has_forty_life_and_eighty_levels() -> None:
    position = opening(4, {"scale": "double"})
    assert (list(position.life), position.house.levels) == ([40, 40], 80)


def test_tk_turn_2_at_the_turn_limit_all_share() -> None:
    """R-43."""
    position = table(at="finish", turns=50, options={"turn_limit": 50})
    assert position.standing() == [0.5, 0.5]


def test_tk_turn_2_without_a_limit_the_game_goes_on() -> None:
    position = table(at="finish", turns=600, options={"turn_limit": 0})
    assert (position.turns, asked(position)) == (601, "chance action")
