"""The course of a turn, the draw phase with its trade, the location phase (rules.md 2: turn, draw phase, location)."""

from __future__ import annotations

import pytest

from tests.games.toerkk.tables import (
    asked,
    camp,
    dealt,
    events,
    graveyard,
    hand,
    life,
    opening,
    pass_all,
    pass_until,
    picture,
    play,
    recruits,
    refused,
    table,
    texts,
    tokens,
)

BUSY = {"P1": ["slepy_wedrowiec"], "P2": ["ognisty_mlot"]}
"""Both are asked in every window, and neither card can be played in it without attacks in the other's turn."""


# ---- turn


def test_tk_turn_1_the_five_phases_come_in_their_order() -> None:
    position = table(fields={"P1": "W M L", "P2": "M"}, recruits={"P1": "W"}, hands=BUSY, tokens={"P2": 1}, at="turn")
    course = []
    for move in (
        "chance draw bomba",
        "chance draw miner",
        "skip",
        "chance reveal gaz",
        "",
        "chance roll 5",
        "",
        "dig",
        "",
        "attack P1.W1 hero",
        "done",
        "",
        "done",
        "",
        "",
    ):
        course.append(asked(position))
        if move:
            play(position, move)
        else:
            pass_all(position)
    assert course == [
        "chance action",
        "chance character",
        "P1 trade",
        "chance location",
        "P1 roll-window",
        "chance die",
        "P1 main-window",
        "P1 leader",
        "P1 combat-window",
        "P1 attack",
        "P1 attack",
        "P1 attack-window",
        "P2 block",
        "P1 block-window",
        "P1 end-window",
    ]


def test_tk_turn_2_after_combat_the_next_player_begins_with_the_first_phase() -> None:
    position = pass_all(table(hands=BUSY, at="end"))
    assert (position.turn_side, asked(position), position.actor) == (1, "chance action", 1)


def test_tk_turn_2_after_the_last_player_comes_the_first_again() -> None:
    assert table(turn="P2", at="finish").turn_side == 0


def test_tk_turn_3_a_phase_in_which_nothing_can_be_done_is_held_all_the_same() -> None:
    position = pass_all(table(hands=BUSY, at="main"))
    assert asked(position) == "P1 combat-window"


def test_tk_turn_3_no_phase_is_repeated() -> None:
    position = table(fields={"P1": "M"}, hands=BUSY, at="main")
    pass_until(position, "turn")
    assert picture(position)["sides"][0]["depth"] == 1


# ---- drawing


def test_tk_draw_1_the_active_seat_draws_an_action_card_and_a_character_card() -> None:
    position = play(table(at="draw"), "chance draw bomba", "chance draw leader")
    assert (hand(position, "P1"), recruits(position, "P1")) == (["bomba"], ["leader"])
    assert (hand(position, "P2"), recruits(position, "P2")) == ([], [])


def test_tk_draw_2_nobody_draws_in_his_first_turn() -> None:
    """S-2."""
    position = play(dealt(), "P1 done", "P2 done")
    assert asked(position) == "chance location"
    pass_until(position, "turn")
    assert (position.turn_side, asked(position)) == (1, "P2 roll-window")
    assert [each["cards"] for each in picture(position)["players"]] == [3, 4]
    pass_until(position, "turn")
    assert (position.turn_side, asked(position), position.actor) == (0, "chance action", 0)
    play(position, "chance draw medyk", "chance draw miner")
    assert [(each["cards"], each["characters"]) for each in picture(position)["players"]] == [(4, 2), (4, 1)]


def test_tk_draw_2_by_an_option_only_the_very_first_turn_is_without_draws() -> None:
    """R-01."""
    position = play(dealt(options={"first_turn_draw": "second_player_draws"}), "P1 done", "P2 done")
    assert asked(position) == "chance location"
    assert asked(pass_until(position, "turn")) == "chance action"


def test_tk_draw_3_two_miners_may_be_traded_for_one_character_card() -> None:
    """S-5."""
    position = table(recruits={"P1": "M M W"}, at="trade")
    told = events(position, "trade miner miner")
    assert told == [("traded", {"seat": 0, "classes": ["miner", "miner"]})]
    play(position, "chance draw leader")
    assert (graveyard(position, "P1"), recruits(position, "P1")) == (["miner", "miner"], ["warrior", "leader"])
    assert [tokens(position, who) for who in ("P1", "P2")] == [0, 0]
    assert asked(position) == "chance location"


def test_tk_draw_3_a_trade_may_bring_back_a_traded_miner_when_the_deck_is_empty() -> None:
    position = table(fields={"P1": "W W W W W L M M M"}, recruits={"P1": "M M"}, camps={"P1": ""}, at="trade")
    assert recruits(play(position, "trade miner miner", "chance draw miner"), "P1") == ["miner"]


def test_tk_draw_3_outside_the_draw_phase_nothing_is_traded() -> None:
    position = table(recruits={"P1": "M M"}, at="main")
    assert (refused(position, "trade miner miner").clause, refused(position, "skip").clause) == ("TK-DRAW-3",) * 2


def test_tk_draw_4_the_leader_counts_as_a_miner_for_the_trade() -> None:
    """S-6."""
    position = table(recruits={"P1": "M L"}, at="trade")
    assert texts(position) == ["trade miner leader", "skip"]
    assert graveyard(play(position, "trade miner leader"), "P1") == ["miner", "leader"]


def test_tk_draw_4_whoever_holds_two_character_cards_is_asked_whatever_they_are() -> None:
    """S-6."""
    position = table(recruits={"P1": "M W"}, at="trade")
    assert texts(position) == ["skip"]
    assert refused(position, "trade miner miner").key == "no-two-miners"


def test_tk_draw_4_whoever_holds_one_character_card_is_not_asked() -> None:
    """S-6."""
    assert asked(table(recruits={"P1": "M"}, at="trade")) == "chance location"


def test_tk_draw_4_the_trade_is_made_once_or_by_an_option_as_often_as_one_likes() -> None:
    once = play(table(recruits={"P1": "M M M M"}, at="trade"), "trade miner miner", "chance draw warrior")
    assert asked(once) == "chance location"
    often = table(recruits={"P1": "M M M M"}, at="trade", options={"miner_trade": "any"})
    assert asked(play(often, "trade miner miner", "chance draw warrior")) == "P1 trade"


def test_tk_draw_4_the_trade_comes_after_the_regular_draws_and_not_in_a_first_turn() -> None:
    later = play(table(recruits={"P1": "M"}, at="draw"), "chance draw bomba", "chance draw miner")
    assert texts(later) == ["trade miner miner", "skip"]
    first = table(recruits={"P1": "M M"}, turns=1, at="draw")
    assert asked(first) == "chance location"


def test_tk_draw_5_the_draws_are_obligatory() -> None:
    position = table(at="draw")
    assert texts(position, "P1") == []
    assert refused(position, "skip", "P1").key == "chance-decides"


# ---- location


def test_tk_location_1_only_the_starting_player_reveals_one_in_each_of_his_turns() -> None:
    """S-10."""
    position = play(dealt(first="P2"), "P1 done", "P2 done", "chance reveal gaz")
    pass_until(position, "turn")
    assert (position.turn_side, picture(position)["location"], picture(position)["location_pile"]) == (0, "gaz", 9)
    pass_until(position, "turn")
    play(position, "chance draw medyk", "chance draw miner", "P2 skip")
    assert asked(position) == "chance location"
    seen = picture(play(position, "chance reveal karczma"))
    assert (seen["location"], seen["locations_used"]) == ("karczma", ["gaz"])


def test_tk_location_2_for_others_the_open_location_is_in_force() -> None:
    position = table(turn="P2", location="zasadzka", at="location")
    assert life(play(position, "chance roll 1"), "P2") == 8


def test_tk_location_3_every_player_rolls_in_his_own_turn() -> None:
    for who in ("P1", "P2"):
        position = pass_all(table(turn=who, starter="P1", hands=BUSY, at="roll"))
        assert asked(position) == "chance die"


@pytest.mark.parametrize(("pips", "left"), [(1, 8), (2, 8), (3, 8)])
def test_tk_location_4_one_two_or_three_the_location_affects_the_player(pips: int, left: int) -> None:
    """S-11."""
    position = play(table(location="zasadzka", at="die"), f"chance roll {pips}")
    assert (life(position, "P1"), life(position, "P2")) == (left, 10)


@pytest.mark.parametrize("pips", [4, 5, 6])
def test_tk_location_5_four_five_or_six_it_does_not(pips: int) -> None:
    """S-11."""
    assert life(play(table(location="zasadzka", at="die"), f"chance roll {pips}"), "P1") == 10


def test_tk_location_6_an_affected_player_has_no_choice() -> None:
    position = table(fields={"P1": "W"}, location="zamiec", hands=BUSY, at="die")
    play(position, "chance roll 2")
    pass_all(pass_all(position))
    assert asked(position) == "P1 end-window"


def test_tk_location_7_the_effect_lasts_for_the_turn_of_the_roll_only() -> None:
    """S-12."""
    position = table(fields={"P1": "W", "P2": "W"}, location="zamiec", hands=BUSY, at="die")
    pass_until(play(position, "chance roll 2"), "turn")
    play(position, "chance draw bomba", "chance draw miner")
    pass_until(position, "combat")
    pass_all(position)
    play(position, "attack P2.W1 hero", "done")
    pass_all(position)
    assert texts(position) == ["block P1.W1 P2.W1", "done"]
    play(position, "done")
    pass_until(position, "turn")
    play(position, "chance draw bomba", "chance draw miner", "chance reveal karczma")
    pass_until(position, "combat")
    assert asked(pass_all(position)) == "P1 attack"


def test_tk_location_8_a_helpful_location_needs_the_roll_too() -> None:
    helped = table(location="gorace_zrodla", life={"P1": 5}, at="die")
    assert life(play(helped.copy(), "chance roll 3"), "P1") == 7
    assert life(play(helped, "chance roll 4"), "P1") == 5


def test_tk_location_9_the_location_phase_takes_place_in_first_turns_too() -> None:
    position = play(dealt(), "P1 done", "P2 done", "chance reveal gaz")
    assert (position.turns, asked(position)) == (1, "P1 roll-window")
    assert asked(pass_all(position)) == "chance die"


def test_tk_location_10_when_the_pile_is_empty_the_used_locations_make_a_new_one() -> None:
    """S-13: the one that lay open may come again."""
    names = opening().box.locations
    position = table(location=names[0], used=names[1:], at="location")
    assert position.lots() == 10
    seen = picture(play(position, f"chance reveal {names[0]}"))
    assert (seen["location_pile"], seen["locations_used"]) == (9, [])


# ---- what each location does


def test_tk_site_1_the_golden_vein_gives_two_levels_even_without_a_miner() -> None:
    position = play(table(location="zlota_zyla", fields={"P1": "W"}, at="die"), "chance roll 1")
    assert picture(position)["sides"][0]["depth"] == 2


def test_tk_site_1_the_golden_vein_is_added_to_what_the_miners_dig() -> None:
    position = play(table(location="zlota_zyla", fields={"P1": "M M W"}, at="die"), "chance roll 1")
    assert picture(position)["sides"][0]["depth"] == 4


def test_tk_site_1_the_golden_vein_is_lost_in_a_flood() -> None:
    position = table(location="zlota_zyla", fields={"P1": "M W"}, marks={"flooded": ["P1"]}, at="die")
    assert picture(play(position, "chance roll 1"))["sides"][0]["depth"] == 0


def test_tk_site_2_the_hot_springs_give_two_life() -> None:
    position = table(location="gorace_zrodla", life={"P1": 3}, at="die")
    assert life(play(position, "chance roll 1"), "P1") == 5


def test_tk_site_3_the_old_armoury_gives_an_action_card() -> None:
    position = play(table(location="stara_zbrojownia", at="die"), "chance roll 1")
    assert asked(position) == "chance action"
    assert hand(play(position, "chance draw medyk"), "P1") == ["medyk"]


def test_tk_site_4_the_tavern_gives_a_character_card_in_time_to_be_played() -> None:
    position = play(table(location="karczma", at="die"), "chance roll 1", "chance draw leader")
    assert (recruits(position, "P1"), len(camp(position, "P1")), texts(position)) == (
        ["leader"],
        10,
        ["place leader", "pass"],
    )


def test_tk_site_5_war_drums_let_unblocked_hits_take_one_more_life() -> None:
    position = table(location="wojenne_bebny", fields={"P1": "W W"}, at="die")
    play(position, "chance roll 1", "attack P1.W1 hero", "attack P1.W2 hero", "done")
    assert life(position, "P2") == 6


def test_tk_site_6_in_firedamp_characters_cannot_dig() -> None:
    position = play(table(location="gaz", fields={"P1": "M M W"}, at="die"), "chance roll 1")
    assert picture(position)["sides"][0]["depth"] == 0


def test_tk_site_7_in_a_blizzard_nobody_of_the_side_attacks() -> None:
    position = play(table(location="zamiec", fields={"P1": "W"}, at="die"), "chance roll 1")
    assert (position.turn_side, asked(position)) == (1, "chance action")


def test_tk_site_8_the_sinkhole_takes_two_levels() -> None:
    position = table(location="zapadlisko", fields={"P1": "W"}, depth={"P1": 7, "P2": 7}, at="die")
    assert [side["depth"] for side in picture(play(position, "chance roll 1"))["sides"]] == [5, 7]


def test_tk_site_9_the_ambush_takes_two_life_and_earns_nobody_anything() -> None:
    position = play(table(location="zasadzka", fields={"P1": "W"}, at="die"), "chance roll 1")
    assert (life(position, "P1"), tokens(position, "P2")) == (8, 0)


def test_tk_site_10_in_the_hall_of_silence_no_action_cards_are_played_but_abilities_used() -> None:
    """S-14."""
    position = table(
        location="sala_ciszy",
        hands={"P1": ["bomba"], "P2": ["bomba"]},
        heroes={"P1": "hedda"},
        tokens={"P1": 2},
        at="die",
    )
    play(position, "chance roll 1")
    assert texts(position) == ["use hedda", "pass"]
    assert refused(position, "play bomba P2").clause == "TK-SITE-10"
    assert "play bomba P1" in texts(play(position, "pass"))


def test_tk_site_10_the_silence_ends_with_the_turn() -> None:
    """S-14."""
    position = table(location="sala_ciszy", hands={"P1": ["bomba"]}, at="die")
    play(position, "chance roll 1", "chance draw medyk", "chance draw miner")
    assert (position.turn_side, asked(position)) == (1, "P2 roll-window")
    assert "play bomba P2" in texts(play(position, "pass"))
