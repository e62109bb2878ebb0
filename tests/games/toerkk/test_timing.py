"""Windows, priority, and the rules of all action cards (rules.md 2: action cards; 3.3)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.core.errors import BadContent

from tests.games.toerkk.tables import (
    aims,
    asked,
    dealt,
    discard,
    field,
    hand,
    life,
    opening,
    pack,
    pass_all,
    picture,
    play,
    refused,
    table,
    texts,
    tokens,
)

MOMENTS = ("roll", "main", "combat", "attack", "block", "end")
BUSY = {"P1": ["bomba"], "P2": ["bomba"]}
ALL_BUSY = {seat: ["bomba"] for seat in range(4)}


# ---- action cards in general


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("turn", ["P1", "P2"])
def test_tk_action_1_a_card_is_played_at_any_moment_of_any_turn(moment: str, turn: str) -> None:
    attacker = f"{turn}.W1"
    position = table(fields={turn: "W"}, hands={"P1": ["bomba"]}, turn=turn, attacks={attacker: "hero"}, at=moment)
    assert (asked(position), texts(position)) == (f"P1 {moment}-window", ["play bomba P2", "pass"])


def test_tk_action_2_the_effect_is_immediate() -> None:
    assert life(play(table(hands=BUSY), "play bomba P2"), "P2") == 7


def test_tk_action_3_a_shot_cannot_be_answered_before_it_hits() -> None:
    """S-40."""
    position = table(fields={"P2": "W"}, hands={"P1": ["strzal"], "P2": ["tarcza"]})
    play(position, "play strzal P2.W1")
    assert (field(position, "P2"), asked(position)) == ([], "P2 main-window")


def test_tk_action_4_any_number_of_cards_is_played_in_a_turn() -> None:
    position = table(hands={"P1": ["bomba", "strzal", "strzal", "lonsdaleit"]})
    play(position, "play bomba P2", "play strzal P2", "play strzal P2", "play lonsdaleit")
    assert (life(position, "P2"), hand(position, "P1")) == (5, [])


def test_tk_action_4_also_in_the_turn_of_the_other() -> None:
    position = table(hands={"P1": ["bomba", "strzal", "medyk"]}, turn="P2", at="roll")
    play(position, "P1 play bomba P2", "P1 play strzal P2")
    assert life(position, "P2") == 6


def test_tk_action_5_a_played_card_goes_to_the_discard_pile_of_its_owner() -> None:
    position = play(table(hands=BUSY), "play bomba P2")
    assert (discard(position, "P1"), hand(position, "P1"), discard(position, "P2")) == (["bomba"], [], [])


def test_tk_action_5_only_after_it_has_been_carried_out() -> None:
    """R-25."""
    position = table(hands={"P1": ["wiedzma"], "P2": ["bomba", "medyk"]})
    play(position, "play wiedzma P2")
    assert (hand(position, "P1"), discard(position, "P1")) == ([], [])
    assert discard(play(position, "pick bomba"), "P1") == ["wiedzma"]


def test_tk_action_6_the_deck_has_seventeen_names_three_of_them_twice() -> None:
    """R-41."""
    position = opening()
    counts = Counter(
        card
        for card in position.box.cards
        for _ in range(int(position.box.kinds.count(position.deck[0], position.box.cards.index(card))))
    )
    assert (len(counts), sum(counts.values())) == (17, 20)
    assert sorted(card for card, count in counts.items() if count == 2) == ["rezurekcja", "strzal", "tarcza"]


def test_tk_action_7_a_card_that_would_change_nothing_is_not_played() -> None:
    position = table(hands={"P1": ["medyk"], "P2": ["medyk"]}, life={"P1": 10})
    assert texts(position) == ["pass"]
    assert refused(position, "play medyk").clause == "TK-ACTION-7"


def test_tk_action_7_a_card_needs_a_legal_target() -> None:
    position = table(fields={"P1": "M", "P2": "W"}, hands={"P1": ["wybuch"], "P2": ["bomba"]})
    assert aims(position, "play wybuch") == set()
    assert refused(position, "play wybuch P1.M1").key == "not-an-opponent-of-this-turn"
    assert refused(position, "play wybuch P2.M1").key == "not-on-the-battlefield"


def test_tk_action_7_only_a_card_in_hand_is_played() -> None:
    assert refused(table(hands=BUSY), "play medyk").key == "not-in-hand"


# ---- windows


def test_tk_time_1_nothing_is_played_outside_the_windows() -> None:
    position = table(fields={"P1": "W"}, hands=BUSY, at="declare")
    assert refused(position, "play bomba P2").clause == "TK-TIME-1"
    assert refused(position, "pass").clause == "TK-TIME-1"
    assert texts(position, "P2") == []


def test_tk_time_1_the_first_window_of_a_turn_lies_between_the_reveal_and_the_roll() -> None:
    """R-48."""
    position = table(hands=BUSY, at="location")
    assert asked(position) == "chance location"
    assert asked(play(position, "chance reveal gaz")) == "P1 roll-window"
    assert asked(pass_all(position)) == "chance die"


def test_tk_time_1_after_an_empty_declaration_the_last_window_opens() -> None:
    assert asked(play(table(fields={"P1": "W"}, hands=BUSY, at="declare"), "done")) == "P1 end-window"


def test_tk_time_1_also_without_anybody_who_could_attack() -> None:
    assert asked(pass_all(table(fields={"P1": "M"}, hands=BUSY, at="combat"))) == "P1 end-window"


def test_tk_time_2_in_a_duel_both_are_asked() -> None:
    position = table(hands=BUSY)
    assert asked(position) == "P1 main-window"
    assert asked(play(position, "pass")) == "P2 main-window"


def test_tk_time_2_in_a_team_game_all_four_are_asked() -> None:
    position = table(4, hands=ALL_BUSY)
    order = []
    for _ in range(4):
        order.append(asked(position)[:2])
        play(position, "pass")
    assert (order, asked(position)) == (["P1", "P2", "P3", "P4"], "P1 combat-window")


def test_tk_time_2_in_a_free_for_all_only_the_two_are_asked() -> None:
    position = table(4, hands=ALL_BUSY, turn="P4", rival="P2", options={"format": "ffa"})
    assert asked(position) == "P4 main-window"
    assert asked(play(position, "pass")) == "P2 main-window"
    assert asked(play(position, "pass")) == "P4 combat-window"


def test_tk_time_3_the_lowest_seat_of_the_active_side_is_first_then_upwards() -> None:
    position = table(4, hands=ALL_BUSY, turn="P2")
    order = []
    for _ in range(4):
        order.append(asked(position)[:2])
        play(position, "pass")
    assert order == ["P2", "P3", "P4", "P1"]


def test_tk_time_3_out_of_turn_nobody_acts() -> None:
    assert refused(table(hands=BUSY), "play bomba P1", "P2").clause == "TK-TIME-3"


def test_tk_time_4_a_seat_with_priority_plays_uses_passes_or_places() -> None:
    position = table(hands=BUSY, recruits={"P1": "M"}, heroes={"P1": "hedda"}, tokens={"P1": 2})
    assert texts(position) == ["place miner", "play bomba P2", "use hedda", "pass"]


def test_tk_time_4_only_the_active_side_places_characters() -> None:
    position = play(table(hands=BUSY, recruits={"P2": "M"}), "pass")
    assert texts(position) == ["play bomba P1", "pass"]


def test_tk_time_5_after_a_play_the_next_seat_has_priority() -> None:
    """S-61."""
    position = table(fields={"P2": "M"}, hands={"P1": ["strzal", "bomba", "medyk"], "P2": ["medyk"]}, at="combat")
    assert asked(play(position, "play strzal P2.M1")) == "P2 combat-window"
    assert asked(play(position, "pass", "play bomba P2")) == "P2 combat-window"
    assert asked(play(position, "pass")) == "P1 combat-window"
    assert asked(play(position, "pass")) == "P1 end-window"


def test_tk_time_6_after_placing_the_same_seat_keeps_priority() -> None:
    position = play(table(hands=BUSY, recruits={"P1": "M W"}), "place miner")
    assert (asked(position), "place warrior" in texts(position)) == ("P1 main-window", True)


def test_tk_time_6_placing_lets_those_who_passed_answer() -> None:
    position = table(hands={"P1": ["bomba"], "P2": ["strzal"]}, recruits={"P1": "M"})
    play(position, "P1 play bomba P2", "P2 pass", "P1 place miner")
    assert asked(position) == "P2 main-window"


def test_tk_time_7_whoever_passed_is_asked_again_when_somebody_acted_after_him() -> None:
    """S-62."""
    position = table(fields={"P1": "W"}, hands={"P2": ["strzal", "medyk"]}, recruits={"P1": "M"})
    play(position, "pass", "P2 play strzal P1.W1")
    assert (asked(position), texts(position)) == ("P1 main-window", ["place miner", "pass"])


def test_tk_time_7_a_window_closes_when_all_have_passed_in_a_row() -> None:
    position = table(hands=BUSY)
    assert asked(play(position, "pass")) == "P2 main-window"
    assert asked(play(position, "pass")) == "P1 combat-window"


def test_tk_time_7_windows_close_also_where_a_position_laid_out_by_hand_entitles_nobody() -> None:
    position = table(hands=BUSY)
    position.entitled = 0
    assert asked(play(position, "pass")) == "chance action"


def test_tk_time_8_no_window_opens_while_the_witch_is_carried_out() -> None:
    position = play(table(hands={"P1": ["wiedzma"], "P2": ["medyk", "bomba"]}), "play wiedzma P2")
    assert (asked(position), texts(position, "P2")) == ("P1 pick", [])
    assert refused(position, "play bomba P1", "P2").key == "not-asked"


def test_tk_time_9_whoever_is_publicly_unable_is_not_asked() -> None:
    """S-80."""
    for moment in MOMENTS:
        position = table(
            fields={"P1": "W"},
            hands={"P1": ["medyk"]},
            tokens={"P2": 1},
            heroes={"P2": "hedda"},
            recruits={"P2": "M"},
            attacks={"P1.W1": "hero"},
            at=moment,
        )
        assert asked(position) == f"P1 {moment}-window"
        assert asked(play(position, "pass"))[:2] != "P2"


def test_tk_time_9_with_one_action_card_he_is_asked_in_every_window() -> None:
    """S-80."""
    for moment in MOMENTS:
        position = table(
            fields={"P1": "W"}, hands={"P1": ["medyk"], "P2": ["medyk"]}, attacks={"P1.W1": "hero"}, at=moment
        )
        assert asked(play(position, "pass")) == f"P2 {moment}-window"


def test_tk_time_9_with_enough_tokens_for_his_ability_he_is_asked() -> None:
    position = table(hands={"P1": ["medyk"]}, tokens={"P2": 2}, heroes={"P2": "hedda"})
    assert asked(play(position, "pass")) == "P2 main-window"


def test_tk_time_9_a_silenced_seat_without_tokens_is_not_asked() -> None:
    position = table(hands=BUSY, marks={"silenced": ["P2"]})
    assert asked(play(position, "pass")) == "P1 combat-window"


def test_tk_time_9_being_asked_does_not_depend_on_which_cards_a_seat_holds() -> None:
    """S-79."""
    seen = []
    for card in ("tarcza", "ognisty_mlot"):
        position = table(
            fields={"P1": "W"}, hands={"P1": ["medyk"], "P2": [card]}, attacks={"P1.W1": "hero"}, at="block"
        )
        play(position, "pass")
        seen.append((asked(position), picture(position, "P1"), position.prompt(0).json(), texts(position, "P1")))
    assert seen[0] == seen[1]
    assert seen[0][0] == "P2 block-window"


def test_tk_time_10_a_content_whose_cards_bring_more_than_they_cost_is_refused() -> None:
    with pytest.raises(BadContent) as error:
        pack(('id = "tove"\ncost = 3', 'id = "tove"\ncost = 2'))
    assert "tove" in str(error.value)


def test_tk_time_11_what_lasts_for_a_turn_ends_with_that_turn_whosever_it_is() -> None:
    marks = {
        "shielded": ["P1.W1"],
        "sick": ["P2.W1"],
        "cowed": ["P2.W1"],
        "hammered": ["P1.W1"],
        "fog": [],
        "hero_shielded": ["P1"],
        "flooded": ["P2"],
        "grounded": ["P1"],
        "no_block": ["P2"],
        "drums": ["P1"],
        "vein": ["P1"],
        "silenced": ["P2"],
    }
    before = picture(table(fields={"P1": "W", "P2": "W"}, hands=BUSY, marks=marks, at="end"))
    assert all(side["marks"] and side["field"][0]["marks"] for side in before["sides"])
    after = picture(table(fields={"P1": "W", "P2": "W"}, hands=BUSY, marks=marks, at="finish"))
    assert [side["marks"] for side in after["sides"]] == [[], []]
    assert [side["field"][0]["marks"] for side in after["sides"]] == [[], []]
    assert (after["fog"], [each["silenced"] for each in after["players"]]) == (False, [False, False])


def test_tk_time_12_all_targets_are_named_when_a_card_is_played() -> None:
    position = table(fields={"P2": "M M"}, hands={"P1": ["wybuch"]})
    assert texts(position) == ["play wybuch P2.M1", "play wybuch P2.M1 P2.M2", "play wybuch P2.M2", "pass"]
    assert tokens(play(position, "play wybuch P2.M1 P2.M2"), "P1") == 2


def test_tk_time_12_two_targets_are_named_in_battlefield_order() -> None:
    position = table(fields={"P2": "M M"}, hands={"P1": ["wybuch"]})
    assert refused(position, "play wybuch P2.M2 P2.M1").clause == "TK-TIME-12"


def test_tk_time_7_the_first_window_of_a_game_asks_both() -> None:
    position = play(dealt(), "P1 done", "P2 done", "chance reveal gaz", "pass")
    assert asked(position) == "P2 roll-window"
