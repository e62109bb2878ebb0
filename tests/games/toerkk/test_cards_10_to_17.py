"""What each action card does, when, and at what it is aimed: from Ślepy wędrowiec on (rules.md 6.2)."""

from __future__ import annotations

import pytest

from tests.games.toerkk.moments import MOMENTS, moments
from tests.games.toerkk.tables import (
    aims,
    asked,
    depth,
    discard,
    events,
    field,
    hand,
    life,
    picture,
    play,
    refused,
    table,
    texts,
)


# ---- Ślepy wędrowiec


def test_tk_card_10_the_wanderer_frees_a_miner_to_block() -> None:
    """S-54."""
    position = table(
        fields={"P1": "W W", "P2": "M"},
        hands={"P2": ["slepy_wedrowiec"]},
        attacks={"P1.W1": "P2.M1", "P1.W2": "hero"},
        at="attack",
    )
    play(position, "P2 play slepy_wedrowiec P1.W1")
    assert texts(position) == ["block P2.M1 P1.W2", "done"]
    play(position, "block P2.M1 P1.W2", "done")
    assert (life(position, "P1"), life(position, "P2"), field(position, "P2")) == (9, 10, [])


def test_tk_card_10_the_wanderer_comes_in_the_turn_of_the_other_when_attacks_stand() -> None:
    assert moments("slepy_wedrowiec", own=False) == ["attack", "block"]
    assert moments("slepy_wedrowiec", own=True) == []


def test_tk_card_10_a_blocked_attack_is_not_turned_round() -> None:
    position = table(
        fields={"P1": "W W", "P2": "M"},
        hands={"P2": ["slepy_wedrowiec"]},
        attacks={"P1.W1": "hero", "P1.W2": "hero"},
        blocks={"P2.M1": "P1.W1"},
        at="block",
    )
    assert aims(position, "play slepy_wedrowiec") == {"P1.W2"}


# ---- Wiedźma


def test_tk_card_11_with_the_witch_one_sees_a_hand_and_discards_a_card_of_it() -> None:
    """S-60."""
    position = table(hands={"P1": ["wiedzma"], "P2": ["bomba", "mgla", "tarcza"]})
    told = dict(events(position.copy(), "play wiedzma P2", viewer=0))
    assert told["looked"]["cards"] == ["tarcza", "bomba", "mgla"]
    play(position, "play wiedzma P2")
    assert texts(position) == ["pick tarcza", "pick bomba", "pick mgla"]
    play(position, "pick bomba")
    assert (hand(position, "P2"), discard(position, "P2")) == (["tarcza", "mgla"], ["bomba"])


def test_tk_card_11_nobody_else_sees_what_the_witch_sees() -> None:
    """S-60."""
    position = table(hands={"P1": ["wiedzma"], "P2": ["bomba", "mgla", "tarcza"]})
    told = dict(events(position, "play wiedzma P2"))
    assert "bomba" not in str(told["looked"])
    assert picture(position, "P1")["look"] == ["tarcza", "bomba", "mgla"]
    assert [picture(position, viewer)["look"] for viewer in (-1, 1)] == [None, None]


def test_tk_card_11_the_discarded_card_is_shown_and_the_others_stay_marked_for_the_looker() -> None:
    """R-53."""
    position = play(table(hands={"P1": ["wiedzma"], "P2": ["bomba", "mgla"]}), "play wiedzma P2")
    assert ("discarded", {"seat": 0, "victim": 1, "card": "bomba"}) in events(position, "pick bomba")
    assert picture(position, "P1")["players"][1]["seen"] == ["mgla"]


def test_tk_card_11_whoever_has_no_card_is_not_visited() -> None:
    """S-60."""
    assert texts(table(hands={"P1": ["wiedzma"]})) == ["pass"]


def test_tk_card_11_the_witch_comes_in_any_window() -> None:
    for turn in ("P1", "P2"):
        for moment in MOMENTS:
            position = table(
                fields={turn: "W"},
                hands={"P1": ["wiedzma"], "P2": ["mgla"]},
                turn=turn,
                attacks={f"{turn}.W1": "hero"},
                at=moment,
            )
            if asked(position).startswith("P2"):
                play(position, "pass")
            assert "play wiedzma P2" in texts(position)


def test_tk_card_11_without_a_look_nothing_is_picked() -> None:
    assert refused(table(hands={"P1": ["wiedzma"], "P2": ["mgla"]}), "pick mgla").key == "no-look"


# ---- Trzęsienie ziemi


def test_tk_card_12_in_the_earthquake_all_lose_three_levels_but_not_below_the_ground() -> None:
    """S-51."""
    position = play(table(hands={"P1": ["trzesienie_ziemi"]}, depth={"P1": 2, "P2": 9}), "play trzesienie_ziemi")
    assert (depth(position, "P1"), depth(position, "P2")) == (0, 6)


def test_tk_card_12_where_nobody_has_dug_there_is_no_earthquake() -> None:
    assert texts(table(hands={"P1": ["trzesienie_ziemi"]})) == ["pass"]


# ---- Mgła


def test_tk_card_13_the_fog_calls_off_all_attacks() -> None:
    """S-46."""
    position = table(
        fields={"P1": "W W", "P2": "W"},
        hands={"P1": ["medyk"], "P2": ["mgla"]},
        attacks={"P1.W1": "hero", "P1.W2": "hero"},
        blocks={"P2.W1": "P1.W1"},
        at="block",
    )
    play(position, "pass", "P2 play mgla", "P1 pass")
    assert asked(position) == "P1 end-window"
    assert (len(field(position, "P1")), len(field(position, "P2")), life(position, "P2")) == (2, 1, 10)


def test_tk_card_13_in_the_fog_nobody_can_attack_any_more() -> None:
    """S-47."""
    position = table(fields={"P1": "W"}, hands={"P1": ["medyk"], "P2": ["mgla"]}, at="combat")
    play(position, "pass", "P2 play mgla", "P1 pass")
    assert asked(position) == "P1 end-window"


def test_tk_card_13_the_fog_comes_before_damage_in_any_turn_and_once() -> None:
    assert moments("mgla", own=True) == moments("mgla", own=False) == list(MOMENTS[:-1])
    assert texts(table(hands={"P1": ["mgla"]}, marks={"fog": []})) == ["pass"]


# ---- Powódź


def test_tk_card_14_in_the_flood_characters_cannot_dig() -> None:
    position = table(fields={"P1": "M M L"}, hands={"P2": ["powodz"]}, tokens={"P2": 1}, heroes={"P2": "tove"})
    play(position, "P2 play powodz P1")
    assert (depth(position, "P1"), asked(position)) == (0, "P1 attack")


def test_tk_card_14_the_flood_is_for_an_opponent_and_once() -> None:
    assert aims(table(hands={"P1": ["powodz"]}), "play powodz") == {"P2"}
    assert texts(table(hands={"P1": ["powodz"]}, marks={"flooded": ["P2"]})) == ["pass"]


# ---- Medyk


@pytest.mark.parametrize(("before", "after"), [(4, 7), (7, 10), (9, 10)])
def test_tk_card_15_the_medic_gives_three_life_up_to_the_cap(before: int, after: int) -> None:
    """S-52."""
    assert life(play(table(hands={"P1": ["medyk"]}, life={"P1": before}), "play medyk"), "P1") == after


def test_tk_card_15_a_healthy_hero_needs_no_medic() -> None:
    """S-52."""
    assert texts(table(hands={"P1": ["medyk"]})) == ["pass"]


# ---- Lonsdaleit


def test_tk_card_16_the_lonsdaleite_digs_three_levels_even_in_a_flood() -> None:
    position = table(hands={"P1": ["lonsdaleit"]}, marks={"flooded": ["P1"]}, depth={"P1": 4})
    assert depth(play(position, "play lonsdaleit"), "P1") == 7


# ---- Zatrucie pokarmowe


def test_tk_card_17_the_sick_do_not_dig_attack_or_block() -> None:
    sick = {"sick": ["P1.W1", "P1.M1", "P2.W1"]}
    position = table(fields={"P1": "W M W M", "P2": "W W"}, marks=sick, at="dig")
    assert depth(position, "P1") == 1
    assert aims(position, "attack P1.W1") == set()
    assert refused(position, "attack P1.W1 hero").clause == "TK-CARD-17"
    play(position, "attack P1.W2 hero", "done")
    assert texts(position) == ["block P2.W2 P1.W2", "done"]
    assert refused(position, "block P2.W1 P1.W2").clause == "TK-CARD-17"


def test_tk_card_17_up_to_two_characters_fall_sick() -> None:
    position = table(fields={"P2": "W M L"}, hands={"P1": ["zatrucie_pokarmowe"]}, marks={"sick": ["P2.W1"]}, at="roll")
    assert aims(position, "play zatrucie_pokarmowe") == {"P2.M1", "P2.L", "P2.M1 P2.L"}
    play(position, "play zatrucie_pokarmowe P2.M1 P2.L")
    assert [each["marks"] for each in picture(position)["sides"][1]["field"]] == [["sick"]] * 3


def test_tk_card_17_a_sick_blocker_stays_in_the_way_and_deals_no_damage() -> None:
    """S-56."""
    position = table(
        fields={"P1": "W", "P2": "W"},
        hands={"P1": ["zatrucie_pokarmowe"]},
        attacks={"P1.W1": "hero"},
        blocks={"P2.W1": "P1.W1"},
        at="block",
    )
    play(position, "play zatrucie_pokarmowe P2.W1")
    assert (field(position, "P1"), field(position, "P2"), life(position, "P2")) == (["P1.W1"], [], 10)


def test_tk_card_17_the_attack_of_a_sick_attacker_is_over() -> None:
    position = table(fields={"P1": "W"}, hands={"P2": ["zatrucie_pokarmowe"]}, attacks={"P1.W1": "hero"}, at="attack")
    play(position, "P2 play zatrucie_pokarmowe P1.W1")
    assert life(position, "P2") == 10
