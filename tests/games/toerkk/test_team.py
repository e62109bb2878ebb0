"""The team game: two against two (rules.md 2: team game; joint plans of 3.6)."""

from __future__ import annotations

from tests.games.toerkk.tables import (
    aims,
    asked,
    dealt,
    depth,
    discard,
    events,
    field,
    graveyard,
    hand,
    life,
    opening,
    pass_all,
    picture,
    play,
    recruits,
    refused,
    table,
    texts,
    tokens,
    winners,
)

ALL_BUSY = {seat: ["slepy_wedrowiec"] for seat in range(4)}
"""All are asked in every window."""


def test_tk_team_1_four_seats_form_two_sides_of_partners_who_sit_opposite() -> None:
    seen = picture(dealt(4))
    assert (seen["format"], [side["seats"] for side in seen["sides"]]) == ("team", [[0, 2], [1, 3]])


def test_tk_team_1_by_an_option_four_play_each_for_himself() -> None:
    seen = picture(dealt(4, options={"format": "ffa"}))
    assert (seen["format"], len(seen["sides"])) == ("ffa", 4)


def test_tk_team_2_partners_share_their_turn_then_the_other_team_has_its() -> None:
    position = table(4, hands=ALL_BUSY, at="turn")
    play(
        position,
        "chance draw bomba",
        "chance draw miner",
        "chance draw bomba",
        "chance draw miner",
        "chance reveal gaz",
    )
    assert (position.turn_side, asked(position)) == (0, "P1 roll-window")
    after = table(4, hands=ALL_BUSY, at="finish")
    assert (after.turn_side, after.actor) == (1, 1)


def test_tk_team_3_each_partner_draws_a_character_card_and_an_action_card() -> None:
    position = table(4, at="draw")
    play(position, "chance draw bomba", "chance draw miner", "chance draw medyk", "chance draw leader")
    assert [hand(position, seat) for seat in range(4)] == [["bomba"], [], ["medyk"], []]
    assert [recruits(position, seat) for seat in range(4)] == [["miner"], [], ["leader"], []]


def test_tk_team_3_each_partner_may_trade() -> None:
    position = table(4, recruits={"P1": "M M", "P3": "M L"}, at="trade")
    assert (asked(position), texts(position)) == ("P1 trade", ["trade miner miner", "skip"])
    play(position, "skip")
    assert (asked(position), texts(position)) == ("P3 trade", ["trade miner leader", "skip"])


def test_tk_team_4_one_roll_is_made_for_the_team() -> None:
    position = table(4, hands=ALL_BUSY, at="die")
    told = [key for key, _ in events(position, "chance roll 5")]
    assert (told, asked(position)) == (["rolled-location"], "P1 main-window")


def test_tk_team_5_a_location_affects_both_partners() -> None:
    """S-68."""
    position = play(table(4, location="karczma", at="die"), "chance roll 2", "chance draw miner", "chance draw leader")
    assert [recruits(position, seat) for seat in range(4)] == [["miner"], [], ["leader"], []]


def test_tk_team_5_the_team_loses_life_to_a_location_once() -> None:
    """S-68, R-50."""
    position = play(table(4, location="zasadzka", fields={"P1": "W"}, at="die"), "chance roll 2")
    assert (life(position, "P1"), life(position, "P2")) == (18, 20)


def test_tk_team_5_silence_falls_on_both_partners() -> None:
    position = table(4, location="sala_ciszy", hands={seat: ["bomba"] for seat in range(4)}, at="die")
    assert asked(play(position, "chance roll 2")) == "P2 main-window"
    assert asked(play(position, "pass")) == "P4 main-window"


def test_tk_team_6_each_partner_places_his_own_characters() -> None:
    position = table(4, fields={"P2": "W"}, recruits={"P1": "M", "P3": "W L", "P2": "M"})
    play(position, "place miner")
    assert asked(position) == "P3 main-window"
    play(position, "place leader", "place warrior")
    assert (field(position, "P1"), field(position, "P3")) == (["P1.M1"], ["P3.L", "P3.W1"])


def test_tk_team_7_the_diggers_of_both_dig_into_one_depth() -> None:
    position = table(4, fields={"P1": "M M", "P3": "M L", "P2": "M"}, at="dig")
    assert (depth(position, "P1"), depth(position, "P3"), depth(position, "P2")) == (4, 4, 0)


# ---- joint plans


def test_tk_team_8_a_plan_is_for_all_characters_of_the_side_whoever_owns_them() -> None:
    position = table(4, fields={"P1": "W", "P3": "W", "P2": "M", "P4": "M"}, at="declare")
    assert asked(position) == "P1 attack"
    assert aims(position, "attack P3.W1") == {"hero", "P2.M1", "P4.M1"}


def test_tk_team_8_the_partner_accepts_and_the_plan_is_declared() -> None:
    position = play(table(4, fields={"P1": "W", "P3": "W"}, hands=ALL_BUSY, at="declare"), "attack P3.W1 hero", "done")
    assert (asked(position), texts(position)) == ("P3 accept", ["accept", "replan"])
    play(position, "accept")
    assert asked(position) == "P1 attack-window"
    assert [each["attacker"] for each in picture(position)["attacks"]] == ["P3.W1"]


def test_tk_team_8_the_partner_plans_anew_and_only_the_last_plan_is_seen() -> None:
    """S-69."""
    position = table(4, fields={"P1": "W", "P3": "W", "P2": "M"}, hands=ALL_BUSY, at="declare")
    told = events(
        position,
        "P1 attack P1.W1 hero",
        "P1 done",
        "P3 replan",
        "P3 attack P3.W1 P2.M1",
        "P3 done",
        "P1 accept",
        viewer=1,
    )
    assert told == [("attacks", {"side": 0, "rival": 1, "attackers": ["P3.W1"], "targets": ["P2.M1"]})]


def test_tk_team_8_opponents_cannot_count_plans_or_steps() -> None:
    """S-69."""
    position = table(4, fields={"P1": "W", "P3": "W", "P2": "M"}, hands=ALL_BUSY, at="declare")
    before = (picture(position, "P2"), position.prompt(1).json())
    for move in ("P1 attack P1.W1 hero", "P1 done", "P3 replan", "P3 done", "P1 replan"):
        play(position, move)
        assert (picture(position, "P2"), position.prompt(1).json()) == before


def test_tk_team_8_the_sixth_plan_stands_without_being_asked_about() -> None:
    """S-69."""
    position = table(4, fields={"P1": "W", "P3": "W"}, hands=ALL_BUSY, at="declare")
    play(
        position,
        "P1 done",
        "P3 replan",
        "P3 done",
        "P1 replan",
        "P1 done",
        "P3 replan",
        "P3 done",
        "P1 replan",
        "P1 done",
        "P3 replan",
        "P3 attack P1.W1 hero",
    )
    assert asked(position) == "P3 attack"
    play(position, "P3 done")
    assert asked(position) == "P1 attack-window"
    assert [each["attacker"] for each in picture(position)["attacks"]] == ["P1.W1"]


def test_tk_team_8_blocks_are_planned_jointly_too() -> None:
    position = table(
        4, fields={"P1": "W W", "P2": "W", "P4": "M"}, attacks={"P1.W1": "hero", "P1.W2": "hero"}, at="defend"
    )
    assert asked(position) == "P2 block"
    play(position, "block P2.W1 P1.W1", "block P4.M1 P1.W2", "done")
    assert asked(position) == "P4 accept"
    play(position, "accept")
    assert (graveyard(position, "P1"), graveyard(position, "P2"), graveyard(position, "P4")) == (
        ["warrior"],
        ["warrior"],
        ["miner"],
    )


def test_tk_team_8_without_a_plan_there_is_nothing_to_accept() -> None:
    assert refused(table(4, hands=ALL_BUSY), "accept").clause == "TK-TEAM-8"


# ---- what partners share, and what not


def test_tk_team_9_the_team_has_one_life_of_twenty_which_is_the_cap() -> None:
    assert list(opening(4).life) == [20, 20]
    position = play(table(4, hands={"P3": ["medyk"]}, life={"P1": 18}), "P3 play medyk")
    assert (life(position, "P1"), life(position, "P3")) == (20, 20)


def test_tk_team_10_the_team_must_dig_forty() -> None:
    assert winners(table(4, fields={"P3": "M"}, depth={"P1": 38}, at="dig")) == []
    assert winners(table(4, fields={"P3": "M"}, depth={"P1": 39}, at="dig")) == ["P1"]


def test_tk_team_10_both_partners_win() -> None:
    assert table(4, fields={"P3": "M"}, depth={"P1": 39}, at="dig").standing() == [1.0, 0.0, 1.0, 0.0]


def test_tk_team_11_a_killed_character_goes_to_the_graveyard_of_its_owner() -> None:
    """S-66."""
    position = table(4, fields={"P1": "W", "P4": "M"}, attacks={"P1.W1": "P4.M1"}, at="damage")
    assert [graveyard(position, seat) for seat in range(4)] == [[], [], [], ["miner"]]


def test_tk_team_11_discard_piles_are_separate() -> None:
    position = play(table(4, hands={"P3": ["bomba"]}), "P3 play bomba P2")
    assert (discard(position, "P3"), discard(position, "P1")) == (["bomba"], [])


def test_tk_team_12_the_token_goes_to_the_owner_of_the_killer() -> None:
    """S-66."""
    position = table(4, fields={"P1": "W", "P4": "M"}, attacks={"P1.W1": "P4.M1"}, at="damage")
    assert [tokens(position, seat) for seat in range(4)] == [1, 0, 0, 0]


def test_tk_team_12_the_token_for_a_shot_goes_to_the_player_of_the_card() -> None:
    """R-22."""
    position = play(table(4, fields={"P2": "M"}, hands={"P3": ["strzal"]}), "P3 play strzal P2.M1")
    assert [tokens(position, seat) for seat in range(4)] == [0, 0, 1, 0]


def test_tk_team_13_nobody_pays_for_the_hero_of_his_partner() -> None:
    """S-67."""
    position = table(4, heroes={"P1": "hedda", "P3": "tove"}, hands={"P1": ["slepy_wedrowiec"]}, tokens={"P3": 5})
    assert texts(position) == ["pass"]
    assert refused(position, "use hedda").clause == "TK-HERO-3"
    play(position, "pass")
    assert texts(position) == ["use tove", "pass"]
    assert refused(position, "use hedda").key == "not-your-hero"


def test_tk_team_14_a_card_reaches_whoever_of_the_opponents_owns_the_character() -> None:
    """R-35."""
    position = table(4, fields={"P2": "M", "P4": "M L"}, hands={"P1": ["wybuch"]})
    assert aims(position, "play wybuch") == {"P2.M1", "P4.M1", "P4.L", "P2.M1 P4.M1", "P2.M1 P4.L", "P4.M1 P4.L"}


def test_tk_team_14_a_shield_protects_a_character_of_the_partner() -> None:
    position = table(4, fields={"P1": "W", "P3": "M", "P2": "W"}, hands={"P1": ["tarcza"]})
    assert aims(position, "play tarcza") == {"P1", "P1.W1", "P3.M1"}


def test_tk_team_14_the_hero_of_a_team_is_one_target() -> None:
    """R-35."""
    position = table(4, hands={"P3": ["bomba"]})
    assert aims(position, "play bomba") == {"P2"}
    assert life(play(position, "play bomba P2"), "P4") == 17


def test_tk_team_14_the_dead_return_from_the_own_graveyard_only() -> None:
    """R-35."""
    position = table(4, graves={"P1": "W", "P3": "M"}, hands={"P1": ["rezurekcja"]})
    assert aims(position, "play rezurekcja") == {"warrior"}


def test_tk_team_14_the_witch_names_one_opposing_seat() -> None:
    """R-35."""
    position = table(4, hands={"P1": ["wiedzma"], "P2": ["mgla"], "P3": ["mgla"], "P4": ["bomba"]})
    assert aims(position, "play wiedzma") == {"P2", "P4"}
    assert discard(play(position, "play wiedzma P4", "pick bomba"), "P4") == ["bomba"]


def test_tk_team_14_an_earthquake_takes_three_levels_from_each_side_once() -> None:
    position = table(4, hands={"P1": ["trzesienie_ziemi"]}, depth={"P1": 10, "P2": 10})
    play(position, "play trzesienie_ziemi")
    assert (depth(position, "P1"), depth(position, "P2")) == (7, 7)


def test_tk_team_15_partners_of_the_starting_team_hold_three_cards_the_others_four() -> None:
    """S-65."""
    seen = picture(dealt(4, first="P2"))["players"]
    assert [(each["characters"], each["cards"]) for each in seen] == [(1, 4), (1, 3), (1, 4), (1, 3)]


def test_tk_team_15_by_an_option_the_hands_are_larger() -> None:
    """R-33."""
    seen = picture(dealt(4, options={"team_opening": "additive"}))["players"]
    assert [(each["characters"], each["cards"]) for each in seen] == [(1, 5), (1, 7), (1, 5), (1, 7)]


def test_tk_team_16_each_of_the_four_starts_with_a_warrior() -> None:
    """S-65."""
    position = dealt(4)
    assert [field(position, seat) for seat in range(4)] == [["P1.W1"], ["P2.W1"], ["P3.W1"], ["P4.W1"]]


def test_tk_team_17_a_mulligan_costs_the_common_life() -> None:
    position = dealt(4, hands={"P1": ["bomba", "mgla", "medyk"], "P3": ["bomba", "mgla", "medyk"]})
    play(position, "P1 swap bomba", "P1 done", "P3 swap bomba", "P3 swap mgla", "P3 done", "P2 done", "P4 done")
    assert (life(position, "P1"), life(position, "P2")) == (17, 20)


def test_tk_team_18_the_starting_team_reveals_in_each_of_its_turns() -> None:
    starting = table(4, turn="P2", starter="P2", location="gaz", at="location")
    assert asked(starting) == "chance location"
    others = table(4, turn="P1", starter="P2", location="gaz", at="location")
    assert asked(others) == "chance die"


def test_tk_team_19_each_leader_may_steal_once_from_a_seat_of_its_owners_choice() -> None:
    position = table(
        4, fields={"P1": "L", "P3": "L"}, tokens={"P2": 1, "P4": 2}, at="dig", heroes={"P2": "ylva", "P4": "runa"}
    )
    assert (asked(position), texts(position)) == ("P1 leader", ["dig", "steal P2", "steal P4"])
    play(position, "steal P4")
    assert (asked(position), texts(position)) == ("P3 leader", ["dig", "steal P2", "steal P4"])
    play(position, "steal P2")
    assert ([tokens(position, seat) for seat in range(4)], depth(position, "P1")) == ([0, 0, 0, 1], 0)


def test_tk_team_19_a_token_of_the_second_opponent_is_enough_to_be_asked() -> None:
    position = table(4, fields={"P1": "L"}, tokens={"P4": 1}, at="dig", heroes={"P4": "runa"})
    assert texts(position) == ["dig", "steal P4"]


def test_tk_team_19_the_last_token_is_stolen_by_the_first_leader_only() -> None:
    position = table(4, fields={"P1": "L", "P3": "L"}, tokens={"P2": 1}, at="dig", heroes={"P2": "ylva"})
    play(position, "steal P2")
    assert (asked(position), depth(position, "P1")) == ("P1 attack", 1)


def test_tk_team_19_nobody_steals_from_his_partner() -> None:
    position = table(4, fields={"P1": "L"}, tokens={"P2": 1, "P3": 1}, at="dig")
    assert refused(position, "steal P3").clause == "TK-DIG-4"


# ---- secrets among partners


def test_tk_secret_4_partners_see_each_others_hands() -> None:
    """R-34."""
    position = table(4, hands={"P3": ["bomba"], "P2": ["mgla"]})
    assert [each["hand"] for each in picture(position, "P1")["players"]] == [[], None, ["bomba"], None]


def test_tk_secret_4_by_an_option_they_do_not_but_they_see_each_others_piles() -> None:
    """R-34."""
    position = table(4, hands={"P3": ["bomba"]}, graves={"P3": "M"}, options={"partners_share_hands": False})
    partner = picture(position, "P1")["players"][2]
    assert (partner["hand"], partner["graveyard"]) == (None, ["miner"])


def test_tk_secret_2_spectators_look_into_the_piles_of_neither_team() -> None:
    position = table(4, graves=dict.fromkeys(range(4), "W"), hands=ALL_BUSY)
    assert [each["graveyard"] for each in picture(position)["players"]] == [None] * 4


def test_tk_secret_4_not_even_the_partner_sees_what_the_witch_sees() -> None:
    position = table(4, hands={"P1": ["wiedzma"], "P2": ["mgla", "bomba"]})
    play(position, "play wiedzma P2", "pick bomba")
    assert [picture(position, viewer)["players"][1]["seen"] for viewer in ("P1", "P3")] == [["mgla"], []]


def test_tk_team_2_the_windows_of_a_turn_ask_both_teams() -> None:
    position = table(4, fields={"P1": "W"}, hands=ALL_BUSY, at="end")
    assert asked(position) == "P1 end-window"
    assert pass_all(position).turn_side == 1
