"""Everyone against everyone, three or four players (rules.md 2: free-for-all)."""

from __future__ import annotations

import pytest

from tests.games.toerkk.tables import (
    aims,
    asked,
    dealt,
    depth,
    life,
    opening,
    picture,
    play,
    recruits,
    refused,
    table,
    texts,
    tokens,
    winners,
)

FFA = {"format": "ffa"}
BUSY = {seat: ["bomba"] for seat in range(4)}


def test_tk_ffa_1_the_rules_of_the_duel_apply() -> None:
    """Ten life, twenty levels, a starting warrior each."""
    position = opening(3)
    assert (list(position.life), position.house.levels, len(position.field)) == ([10, 10, 10], 20, 3)


@pytest.mark.parametrize("seats", [3, 4])
def test_tk_ffa_2_every_opening_hand_is_one_character_and_three_action_cards(seats: int) -> None:
    seen = picture(dealt(seats, first="P2", options=FFA))["players"]
    assert [(each["characters"], each["cards"]) for each in seen] == [(1, 3)] * seats


def test_tk_ffa_3_players_are_numbered_from_the_starting_player() -> None:
    position = dealt(3, first="P2")
    play(position, "P1 done", "P2 done", "P3 done", "chance roll 3")
    assert (position.turn_side, position.rival) == (1, 2)


def test_tk_ffa_3_turns_go_round_the_table() -> None:
    position = table(3, turn="P3", rival="P1", at="finish")
    assert position.turn_side == 0


def test_tk_ffa_4_the_opponent_is_rolled_before_drawing() -> None:
    position = table(3, at="turn")
    assert asked(position) == "chance rival"
    assert recruits(position, "P1") == []
    assert asked(play(position, "chance roll 5")) == "chance action"


@pytest.mark.parametrize(("pips", "rival"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_tk_ffa_5_with_three_each_number_has_two_sides_of_the_die(pips: int, rival: int) -> None:
    assert play(table(3, at="turn"), f"chance roll {pips}").rival == rival


def test_tk_ffa_5_one_and_two_mean_player_one() -> None:
    for pips in (1, 2):
        assert play(table(3, turn="P2", at="turn"), f"chance roll {pips}").rival == 0


@pytest.mark.parametrize("pips", [2, 3, 4])
def test_tk_ffa_6_with_four_the_die_names_the_player(pips: int) -> None:
    assert play(table(4, at="turn", options=FFA), f"chance roll {pips}").rival == pips - 1


def test_tk_ffa_6_five_and_six_are_rolled_again() -> None:
    """S-72."""
    position = table(4, at="turn", options=FFA)
    for pips in (6, 5, 1):
        play(position, f"chance roll {pips}")
        assert asked(position) == "chance rival"
    assert play(position, "chance roll 4").rival == 3


def test_tk_ffa_7_the_own_number_is_rolled_again() -> None:
    """S-71."""
    position = play(table(3, turn="P2", at="turn"), "chance roll 4")
    assert asked(position) == "chance rival"
    assert play(position, "chance roll 5").rival == 2


def test_tk_ffa_8_only_the_two_use_cards_and_abilities() -> None:
    """S-73."""
    position = table(4, hands=BUSY, heroes={"P2": "hedda"}, tokens={"P2": 5}, rival="P4", options=FFA)
    assert asked(position) == "P1 main-window"
    assert refused(position, "use hedda", "P2").clause == "TK-FFA-8"
    assert asked(play(position, "pass")) == "P4 main-window"
    assert asked(play(position, "pass")) == "P1 combat-window"


def test_tk_ffa_9_others_are_no_targets() -> None:
    """S-73, R-36."""
    position = table(
        4, fields={"P2": "M", "P3": "W", "P4": "M"}, hands={"P1": ["strzal", "bomba"]}, rival="P4", options=FFA
    )
    assert (aims(position, "play strzal"), aims(position, "play bomba")) == ({"P4", "P4.M1"}, {"P4"})
    assert refused(position, "play bomba P2").clause == "TK-FFA-9"
    assert refused(position, "play strzal P2.M1").clause == "TK-FFA-9"


def test_tk_ffa_9_others_are_not_attacked() -> None:
    """S-73."""
    position = table(4, fields={"P1": "W", "P2": "M", "P3": "M", "P4": "M"}, rival="P4", at="declare", options=FFA)
    assert aims(position, "attack P1.W1") == {"hero", "P4.M1"}
    assert refused(position, "attack P1.W1 P3.M1").clause == "TK-FFA-9"


def test_tk_ffa_9_others_do_not_block() -> None:
    position = table(
        4, fields={"P1": "W", "P2": "W", "P4": "M"}, rival="P4", attacks={"P1.W1": "hero"}, at="defend", options=FFA
    )
    assert (asked(position), texts(position)) == ("P4 block", ["block P4.M1 P1.W1", "done"])


def test_tk_ffa_9_others_are_not_robbed() -> None:
    """S-73."""
    position = table(4, fields={"P1": "L"}, tokens={"P2": 1, "P4": 1}, rival="P4", at="dig", options=FFA)
    assert texts(position) == ["dig", "steal P4"]
    assert refused(position, "steal P2").clause == "TK-FFA-9"


def test_tk_ffa_9_an_earthquake_touches_the_two_only() -> None:
    """S-73."""
    position = table(4, hands={"P1": ["trzesienie_ziemi"]}, depth=dict.fromkeys(range(4), 9), rival="P4", options=FFA)
    play(position, "play trzesienie_ziemi")
    assert [depth(position, seat) for seat in range(4)] == [6, 9, 9, 6]


def test_tk_ffa_9_where_only_a_third_player_has_dug_there_is_no_earthquake() -> None:
    position = table(3, hands={"P1": ["trzesienie_ziemi"]}, depth={"P3": 9}, rival="P2")
    assert texts(position) == ["pass"]


def test_tk_ffa_9_by_an_option_cards_reach_the_whole_table_but_attacks_do_not() -> None:
    """R-36."""
    options = {"format": "ffa", "ffa_reach": "table"}
    position = table(4, hands={"P1": ["bomba"]}, rival="P4", options=options)
    assert aims(position, "play bomba") == {"P2", "P3", "P4"}
    fight = table(4, fields={"P1": "W L", "P2": "M"}, tokens={"P2": 1}, rival="P4", at="dig", options=options)
    assert aims(fight, "attack P1.W1") == {"hero"}


def test_tk_ffa_10_whoever_brings_a_hero_down_wins_and_the_game_ends_for_all() -> None:
    """S-74."""
    position = play(table(4, hands={"P1": ["bomba"]}, life={"P4": 2}, rival="P4", options=FFA), "play bomba P4")
    assert (winners(position), asked(position)) == (["P1"], "nobody")
    assert position.standing() == [1.0, 0.0, 0.0, 0.0]


def test_tk_ffa_10_whoever_digs_twenty_levels_first_wins() -> None:
    assert winners(table(3, fields={"P2": "M"}, depth={"P2": 19}, turn="P2", rival="P3", at="dig")) == ["P2"]


def test_tk_ffa_10_the_other_duellist_wins_when_a_location_brings_a_hero_down() -> None:
    """S-75, R-37."""
    position = table(3, turn="P3", rival="P2", location="zasadzka", life={"P3": 2}, at="die")
    assert winners(play(position, "chance roll 1")) == ["P2"]


def test_tk_ffa_10_whoever_turned_an_attack_round_is_credited_with_it() -> None:
    position = table(
        3,
        fields={"P1": "W"},
        hands={"P3": ["slepy_wedrowiec"]},
        life={"P1": 1},
        rival="P3",
        attacks={"P1.W1": "hero"},
        at="block",
    )
    assert winners(play(position, "P3 play slepy_wedrowiec P1.W1")) == ["P3"]


def test_tk_ffa_10_an_attack_that_brings_a_hero_down_wins_for_its_owner() -> None:
    position = table(
        3, fields={"P2": "W"}, life={"P3": 1}, turn="P2", rival="P3", attacks={"P2.W1": "hero"}, at="damage"
    )
    assert winners(position) == ["P2"]


def test_tk_ffa_10_whoever_brings_down_a_third_player_wins_in_whosever_turn() -> None:
    position = table(3, hands={"P2": ["bomba"]}, life={"P3": 2}, rival="P2", options={"ffa_reach": "table"})
    assert winners(play(position, "P2 play bomba P3")) == ["P2"]


def test_tk_ffa_11_only_player_one_reveals_locations_and_each_rolls_for_the_one_in_force() -> None:
    second = table(3, turn="P3", starter="P2", location="zasadzka", at="location")
    assert asked(second) == "chance die"
    assert life(play(second, "chance roll 1"), "P3") == 8
    assert asked(table(3, turn="P2", starter="P2", location="zasadzka", at="location")) == "chance location"


def test_tk_draw_2_in_a_free_for_all_too_nobody_draws_in_his_first_turn() -> None:
    assert asked(play(table(3, turns=3, at="turn", turn="P3"), "chance roll 1")) == "chance die"
    assert asked(play(table(3, turns=4, at="turn", turn="P1"), "chance roll 3")) == "chance action"


def test_tk_token_1_in_a_free_for_all_the_killer_earns() -> None:
    position = table(
        3, fields={"P1": "W", "P3": "W"}, rival="P3", attacks={"P1.W1": "hero"}, blocks={"P3.W1": "P1.W1"}, at="damage"
    )
    assert [tokens(position, seat) for seat in range(3)] == [1, 0, 1]
