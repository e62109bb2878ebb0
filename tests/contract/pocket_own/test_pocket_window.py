"""Pocket game c, clause by clause."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import cast

from ludoteka.core import CHANCE, NOBODY, SPECTATOR

from tests.contract.pocket.window import GAME, Window
from tests.contract.pocket_own.script import begun, keys, play, refused, texts, told, worlds

DEALT = ("deal a", "deal b", "deal c", "deal a", "deal b", "deal c", "deal a", "deal b")
"""Cards go to P2, P1, P4, P3 and round again: P1 holds b and c, P2 a and b, P3 a and b, P4 c and a."""
RAID_B = (*DEALT, "raid b", "done", "accept")


def window(*lines: str) -> Window:
    return cast(Window, begun(GAME, 4, *lines))


def test_pc_deal_1_only_the_seat_itself_sees_its_card_and_all_hear_of_the_deal() -> None:
    table = window()
    assert (table.to_act, table.label()) == (CHANCE, "card")
    events = play(table, "deal a")
    assert [letter["args"]["what"] for seat in (1, 0, SPECTATOR) for letter in told(events, seat)] == [
        "deal a",
        "deal",
        "deal",
    ]
    assert refused(table, "P1: deal a") == "PC-DEAL-1 chance-deals"


def test_pc_deal_1_the_odds_count_what_one_sees_oneself() -> None:
    table = window("deal a")
    assert table.odds(1) == {"deal a": Fraction(2, 8), "deal b": Fraction(3, 8), "deal c": Fraction(3, 8)}
    assert table.odds(0) == {"deal a": Fraction(1, 3), "deal b": Fraction(1, 3), "deal c": Fraction(1, 3)}


def test_pc_plan_1_outsiders_cannot_count_steps_or_plans_nor_tell_which_partner_acts() -> None:
    table = window(*DEALT)
    outside = [(table.view(seat), table.prompt(seat).json()) for seat in (1, 3, SPECTATOR)]
    events = play(table, "raid a", "done", "replan", "raid c", "done", "replan", "raid b")
    assert [(table.view(seat), table.prompt(seat).json()) for seat in (1, 3, SPECTATOR)] == outside
    assert [keys(events, seat) for seat in (1, 3, SPECTATOR)] == [[], [], []]
    assert keys(events, 2) == keys(events, 0) == ["raid", "done", "replan", "raid", "done", "replan", "raid"]
    assert (table.prompt(1).deciders, table.active()) == ([0, 2], 0)
    assert refused(table, "P2: raid a") == "PC-PLAN-1 no-plan-of-yours"


def test_pc_plan_1_both_partners_see_the_plan_and_who_is_to_act() -> None:
    table = window(*DEALT, "raid a", "done")
    assert [table.prompt(seat).json()["deciders"] for seat in (0, 2)] == [[2], [2]]
    assert table.view(0) == table.view(0) | {"plan": ["accept", 1, [1, 0, 0]]}


def test_pc_plan_1_to_an_outsider_the_plan_has_not_been_begun() -> None:
    early, late = window(*DEALT), window(*DEALT, "raid a", "done", "replan", "raid b")
    for one, other in zip(worlds(early, 3), worlds(late, 3), strict=True):
        assert one.dump() == other.dump()
    assert {tuple(cast(Window, world).raids) for world in worlds(late, 0)} == {(0, 1, 0)}


def test_pc_plan_2_the_partner_accepts_or_plans_anew() -> None:
    table = window(*DEALT)
    assert refused(table, "P3: raid a") == "PC-PLAN-2 not-yours-now"
    assert refused(table, "P1: accept") == "PC-PLAN-2 not-yours-now"
    play(table, "raid a", "done")
    assert (table.to_act, texts(table.moves())) == (2, ["accept", "replan"])
    play(table, "replan")
    assert (table.to_act, table.raids) == (2, [0, 0, 0])


def test_pc_plan_2_the_fourth_plan_stands_without_being_asked_about() -> None:
    events = play(window(*DEALT, "done", "replan", "done", "replan", "done", "replan", "raid c"), "done")
    assert keys(events, SPECTATOR) == ["declared"]


def test_pc_plan_3_forts_are_named_in_order() -> None:
    table = window(*DEALT, "raid b")
    assert texts(table.moves()) == ["raid c", "done"]
    assert refused(table, "raid a") == "PC-PLAN-3 in-order"


def test_pc_window_1_the_plan_is_declared_as_one_event_and_cards_have_their_time() -> None:
    table = window(*DEALT, "raid a", "raid b", "done")
    assert refused(table, "play b") == "PC-WINDOW-1 no-window"
    events = play(table, "accept")
    assert told(events, 1) == [{"key": "declared", "clause": "PC-WINDOW-1", "args": {"side": 0, "raids": [1, 1, 0]}}]
    assert refused(table, "P1: raid c") == "PC-WINDOW-1 declared"


def test_pc_window_1_each_raid_left_brings_a_coin_and_the_other_side_plans() -> None:
    table = window(*RAID_B, "play c", *["pass"] * 4)
    assert (table.coins, table.turn, table.to_act, table.raids) == ([2, 0], 1, 1, [0, 0, 0])


def test_pc_window_2_a_card_counts_at_once_and_the_next_seat_has_priority() -> None:
    table = window(*RAID_B, "pass", "play b")
    assert (table.raids, table.passes, table.to_act) == ([0, 0, 0], 0, 2)
    assert refused(table, "P4: pass") == "PC-WINDOW-2 no-priority"
    assert [table.side(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_pc_window_3_four_passes_in_a_row_close_the_window() -> None:
    table = window(*RAID_B, "pass", "pass", "play a", "pass", "pass", "pass")
    assert (table.moment(), table.passes) == ("raid", 3)
    play(table, "pass")
    assert (table.moment(), table.coins) == ("", [2, 0])
    assert refused(table, "pass") == "PC-WINDOW-3 no-window"


def test_pc_window_3_a_seat_without_cards_passes_by_itself() -> None:
    table = window(*RAID_B, "play c", "play b", "play b", "play c", "pass", "pass", "play a", "play a", "pass")
    assert [hand.size() for hand in table.hands] == [1, 1, 0, 0]
    events = play(table, "pass")
    assert keys(events, SPECTATOR) == ["pass", "pass", "pass", "closed"]
    assert [letter["args"].get("seat") for letter in told(events, SPECTATOR)] == [1, 2, 3, None]


def test_pc_window_3_a_seat_that_only_cannot_use_its_cards_is_still_asked() -> None:
    table = window(*RAID_B, "pass", "pass", "pass")
    assert (table.to_act, texts(table.moves())) == (3, ["pass"])
    assert [table.passing(seat) for seat in range(3)] == [None] * 3
    assert table.passing(3) is table.moves()[0]


def test_pc_card_1_only_cards_of_the_own_hand_are_played() -> None:
    assert refused(window(*RAID_B), "play a") == "PC-CARD-1 not-in-hand"


def test_pc_card_2_raiders_add_forts_and_the_others_take_them_away() -> None:
    table = window(*RAID_B)
    assert refused(table, "play b") == "PC-CARD-2 vain"
    play(table, "play c")
    assert (table.raids, refused(table, "play a"), table.played) == ([0, 1, 1], "PC-CARD-2 vain", [0, 0, 1])


def test_pc_end_1_when_both_sides_have_raided_their_coins_count_for_both_seats() -> None:
    table = window(*RAID_B, *["pass"] * 4, "raid a", "raid c", "done", "accept", *["pass"] * 4)
    assert (table.to_act, table.standing()) == (NOBODY, [1.0, 2.0, 1.0, 2.0])
    assert refused(table, "P1: pass") == "PC-END-1 over"


def test_a_seat_imagines_any_deal_of_the_cards_it_has_not_seen() -> None:
    imagined = [cast(Window, world) for world in worlds(window(*RAID_B, "play c"), 0, 3000)]
    assert {tuple(world.hands[0].cards) for world in imagined} == {(1,)}
    left = Counter(world.deck.loose[0] for world in imagined)
    assert 1150 < left[0] < 1420  # three of the seven unseen cards
    assert 760 < left[1] < 960  # two, for one is its own
    assert 760 < left[2] < 960  # two, for one has been played
