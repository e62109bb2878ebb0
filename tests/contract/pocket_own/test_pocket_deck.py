"""Pocket game b, clause by clause."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import cast

from ludoteka.core import CHANCE, NOBODY, SPECTATOR

from tests.contract.pocket.deck import GAME, Decks
from tests.contract.pocket_own.script import begun, keys, play, refused, texts, told, worlds

S_FIRST = ("draw", "next S", "next plain", "next plain", "next T", "next plain")
"""The first seat draws, and orders its five cards: S, a plain one, another, T, the last plain one."""
MID_DRAW = (
    "draw",
    "next S",
    "next T",
    "next plain",
    "next plain",
    "next plain",
    "card S",
    "card T",  # P1: 3 left
    "draw",
    "next S",
    "next T",
    "next plain",
    "next plain",
    "next plain",
    "card S",
    "card T",
    "play S",
    "play S",
    "draw",
    "card 1",
    "card 2",
    "play T",
    "play T",
    "draw",
    "card 1",
    "card 2",
    "draw",
    "card 3",
)
"""The first seat holds 2, 1 and 3, its deck is empty, S and T lie open, and a second card is due."""


def deck(seats: int, *lines: str) -> Decks:
    return cast(Decks, begun(GAME, seats, *lines))


def test_pb_turn_1_a_turn_is_one_draw_play_or_peek() -> None:
    table = deck(2, *S_FIRST, "card S", "card 2", "peek P1", "card 1", "leave")
    assert (table.to_act, texts(table.moves())) == (0, ["draw", "peek P1", "play 2", "play S"])
    assert refused(table, "P2: draw") == "PB-TURN-1 not-your-turn"


def test_pb_draw_1_a_reshuffle_comes_in_the_middle_of_a_draw() -> None:
    table = deck(2, *MID_DRAW)
    assert (table.phase, table.to_act, table.left, table.decks[0].size()) == ("order", 0, 1, 0)
    play(table, "next T", "next S")
    assert (table.to_act, table.label(), texts(table.moves())) == (CHANCE, "draw.p1", ["card T"])
    play(table, "card T")
    assert (table.to_act, table.hands[0].cards, table.decks[0].size()) == (1, [0, 1, 2, 4], 1)


def test_pb_draw_1_all_can_tell_a_hand_when_everything_else_lies_open() -> None:
    table = deck(2, *MID_DRAW)
    assert table.hands[0].known(SPECTATOR) == [0, 1, 2]
    play(table, "next T", "next S", "card T")
    assert table.hands[0].known(1) == [0, 1, 2]


def test_pb_draw_1_nobody_draws_who_holds_all_his_cards() -> None:
    everything = ("draw", "next S", "next T", "next plain", "next plain", "next plain", "card S", "card T")
    table = deck(2, *everything, *everything, "draw", "card 1", "card 2", "draw", "card 1", "card 2", "draw", "card 3")
    assert table.hands[0].size() == 5
    play(table, "peek P2", "card 3", "leave")
    assert refused(table, "draw") == "PB-DRAW-1 no-cards"


def test_pb_order_1_others_are_told_no_step_of_the_order_and_cannot_see_it() -> None:
    table = deck(2, "draw")
    before = table.view(1), table.prompt(1).json()
    events = play(table, "next S", "next plain")
    assert (keys(events, 0), keys(events, 1), keys(events, SPECTATOR)) == (["ordered"] * 2, [], [])
    assert (table.view(1), table.prompt(1).json()) == before
    assert cast(Decks, worlds(table, 1, 1)[0]).order.pattern == []


def test_pb_order_1_the_owner_knows_where_the_special_cards_lie_but_not_which_plain_card_is_where() -> None:
    table = deck(2, *S_FIRST, "card S")
    assert table.decks[0].known(0) == [(2, 4)]
    assert table.odds(0) == {"card 1": Fraction(1, 3), "card 2": Fraction(1, 3), "card 3": Fraction(1, 3)}
    assert table.odds(1) == {f"card {card}": Fraction(1, 5) for card in "123ST"}
    assert refused(deck(2), "next S") == "PB-ORDER-1 no-such-step-now"


def test_pb_order_1_a_placed_card_is_one_lot_and_nobody_else_can_tell() -> None:
    table = deck(2, *S_FIRST)
    assert (table.lots(), table.odds(0)) == (1, {"card S": Fraction(1)})
    assert set(table.odds(1)) == {"card 1", "card 2", "card 3", "card S", "card T"}


def test_pb_order_2_a_card_has_one_place_and_plain_ones_run_out() -> None:
    table = deck(2, "draw", "next S", "next plain", "next plain", "next plain")
    assert refused(table, "next S") == "PB-ORDER-2 none-left"
    assert refused(table, "next plain") == "PB-ORDER-2 none-left"
    assert texts(table.moves()) == ["next T"]


def test_pb_peek_1_the_peeker_sees_the_top_card_and_everybody_that_he_did() -> None:
    table = deck(3, *S_FIRST, "card S", "card 2")
    events = play(table, "peek P1", "card 3")
    assert [letter["args"]["card"] for letter in told(events, 1) if "card" in letter["args"]] == ["3"]
    assert [letter["args"]["card"] for letter in told(events, 0) if "card" in letter["args"]] == [None]
    assert (table.decks[0].known(1), table.decks[0].known(0)) == ([(0, 2)], [(1, 4)])
    assert table.decks[0].watched() == [(0, 2)]


def test_pb_peek_1_nobody_peeks_at_an_empty_deck_or_a_missing_seat() -> None:
    table = deck(2, *S_FIRST, "card S", "card 2")
    assert refused(table, "peek P2") == "PB-PEEK-1 no-card-there"
    assert refused(table, "peek P3") == "PB-PEEK-1 no-card-there"


def test_pb_peek_2_a_card_put_under_the_deck_stays_known_to_who_knew_it() -> None:
    table = deck(3, *S_FIRST, "card S", "card 2", "peek P1", "card 3", "sink", "peek P1", "card T", "sink")
    assert table.decks[0].known(0) == [(2, 4)]
    assert table.decks[0].known(1) == [(1, 2)]
    assert table.decks[0].known(2) == [(2, 4)]
    assert refused(table, "sink") == "PB-PEEK-2 no-such-step-now"


def test_pb_peek_2_that_the_owner_knew_the_card_too_shows_in_nobodys_world() -> None:
    special = deck(3, *S_FIRST, "card S", "card 2", "peek P1", "card 3", "sink", "peek P1", "card T", "sink")
    plain = deck(
        3,
        "draw",
        "next S",
        "next T",
        "next plain",
        "next plain",
        "next plain",
        "card S",
        "card T",
        "peek P1",
        "card 3",
        "sink",
        "peek P1",
        "card 2",
        "sink",
    )
    for one, other in zip(worlds(special, SPECTATOR), worlds(plain, SPECTATOR), strict=True):
        assert one.dump() == other.dump()


def test_pb_play_1_only_a_card_in_hand_is_played_and_it_lies_open() -> None:
    plain_first = ("next plain", "next plain", "next plain", "next S", "next T")
    table = deck(2, *S_FIRST, "card S", "card 2", "draw", *plain_first, "card 1", "card 2")
    assert refused(table, "play 1") == "PB-PLAY-1 not-in-hand"
    play(table, "play S")
    assert table.piles[0] == [3]
    assert texts(table.moves()) == ["draw", "peek P1", "peek P2", "play 1", "play 2"]


def test_pb_play_2_a_plain_card_brings_its_number_and_a_special_one_five() -> None:
    table = deck(2, *MID_DRAW[:17])
    assert table.points == [5, 0]
    table = deck(2, *S_FIRST, "card S", "card 2", "peek P1", "card 1", "leave", "play 2")
    assert table.points == [2, 0]


def test_pb_end_1_after_five_turns_each_the_points_count() -> None:
    turn = ("peek P1", "card S", "leave")
    order = ("next plain", "next plain", "next S", "next plain", "next T")
    table = deck(2, "draw", *order, "card 1", "card 2", *turn, "play 1", *turn, "play 2", *turn * 5)
    assert (table.to_act, table.standing()) == (NOBODY, [3.0, 0.0])
    assert refused(table, "P1: draw") == "PB-END-1 over"


def test_an_outsider_imagines_every_card_at_every_place_equally_often() -> None:
    table = deck(2, *S_FIRST, "card S", "card 2", "peek P1")
    seen = Counter(tuple(cast(Decks, world).hands[0].cards) for world in worlds(table, 1, 2000))
    assert len(seen) == 10
    assert all(140 < count < 260 for count in seen.values())
