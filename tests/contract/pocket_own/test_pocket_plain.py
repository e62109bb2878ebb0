"""Pocket game e, clause by clause, and that a plain Python class works on the core as it is."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import cast

import pytest
from ludoteka.core import CHANCE, NOBODY, SPECTATOR, BadDump, Position

from tests.contract.pocket.plain import GAME, Plain
from tests.contract.pocket_own.script import begun, play, refused, texts, told, worlds

THREE = ("deal 1", "deal 2", "deal 3", "deal 4", "deal 5", "deal 6")
"""P1 holds 1 and 4, P2 2 and 5, P3 3 and 6."""


def plain(seats: int, *lines: str, scoring: str = "rise") -> Plain:
    return cast(Plain, begun(GAME, seats, *lines, scoring=scoring))


def test_pe_deal_1_a_new_card_comes_for_each_played_while_there_are_any() -> None:
    table = plain(3, *THREE, "play 4")
    assert (table.to_act, table.label(), table.lots()) == (CHANCE, "card.p1", 3)
    events = play(table, "deal 9")
    assert [told(events, seat)[0]["args"]["card"] for seat in (0, 1, SPECTATOR)] == ["9", None, None]
    play(table, "play 2", "deal 8", "play 3", "deal 7", "play 1")
    assert (table.to_act, refused(table, "deal 1")) == (1, "PE-DEAL-1 chance-deals")


def test_pe_turn_1_the_seats_take_turns_and_one_without_cards_is_skipped() -> None:
    table = plain(3, *THREE)
    assert refused(table, "P2: play 2") == "PE-TURN-1 not-your-turn"
    play(table, "spy P2", "play 2", "deal 7", "play 3", "deal 8", "play 1", "deal 9")
    play(table, "play 5", "play 6", "play 4", "play 7", "play 8")
    assert (table.to_act, [len(player.hand) for player in table.players]) == (0, [1, 0, 0])


def test_pe_play_1_a_card_of_the_own_hand_is_played() -> None:
    table = plain(3, *THREE)
    assert texts(table.moves()) == ["play 1", "play 4", "spy P2", "spy P3"]
    assert refused(table, "play 2") == "PE-PLAY-1 not-in-hand"


def test_pe_play_2_a_played_card_stays() -> None:
    assert refused(plain(3, *THREE, "play 4", "deal 9"), "play 4") == "PE-PLAY-2 played-before"


def test_pe_play_3_a_card_scores_by_how_far_it_rises_or_falls_as_agreed() -> None:
    rising = plain(3, *THREE, "play 1", "deal 9", "play 5", "deal 8")
    falling = plain(3, *THREE, "play 1", "deal 9", "play 5", "deal 8", scoring="fall")
    assert [player.score for player in rising.players] == [0, 4, 0]
    assert [player.score for player in falling.players] == [4, 0, 0]


def test_pe_spy_1_who_looks_at_a_hand_learns_it_by_his_own_move_and_others_only_that_he_did() -> None:
    table = plain(3, *THREE)
    events = play(table, "spy P2")
    assert [told(events, seat)[0]["args"]["cards"] for seat in (0, 2, SPECTATOR)] == [[2, 5], None, None]
    assert events[0].learned_by == [0]
    play(table, "play 5", "deal 7", "play 3", "deal 8")
    assert refused(table, "spy P3") == "PE-SPY-1 spied-before"
    assert table.players[0].knows == {1}


def test_pe_spy_2_nobody_spies_on_himself_or_where_there_is_nothing() -> None:
    assert refused(plain(3, *THREE), "spy P1") == "PE-SPY-2 nothing-to-see"
    assert refused(plain(2, "deal 1", "deal 2", "deal 3", "deal 4"), "spy P3") == "PE-SPY-2 nothing-to-see"


def test_pe_end_1_the_score_counts_when_no_card_is_held() -> None:
    table = plain(3, *THREE, "play 4", "deal 7", "play 5", "deal 8", "play 6", "deal 9")
    play(table, "play 7", "play 8", "play 9", "play 1", "play 2", "play 3")
    assert (table.to_act, table.standing()) == (NOBODY, [1.0, 3.0, 3.0])
    assert refused(table, "play 1") == "PE-END-1 over"


def test_the_spy_imagines_the_hand_he_saw_and_the_spied_one_what_the_spy_knows() -> None:
    table = plain(3, *THREE, "spy P2")
    assert {tuple(sorted(cast(Plain, world).players[1].hand)) for world in worlds(table, 0)} == {(1, 4)}
    assert {tuple(sorted(cast(Plain, world).players[0].knows)) for world in worlds(table, 1)} == {(1, 4)}
    assert {tuple(cast(Plain, world).players[0].knows) for world in worlds(table, 2)} == {()}
    hands = Counter(tuple(sorted(cast(Plain, world).players[1].hand)) for world in worlds(table, 2, 2100))
    assert len(hands) == 21
    assert all(60 < count < 145 for count in hands.values())


def test_the_odds_leave_out_what_the_viewer_has_seen() -> None:
    table = plain(3, *THREE, "spy P2", "play 5")
    assert table.odds(0) == {f"deal {card}": Fraction(1, 5) for card in (3, 6, 7, 8, 9)}
    assert table.odds(SPECTATOR) == {f"deal {card}": Fraction(1, 8) for card in (1, 2, 3, 4, 6, 7, 8, 9)}


def test_an_interpreted_class_keeps_its_own_attributes_beside_those_of_the_core() -> None:
    table = plain(2)
    own = {name: value for name, value in vars(table).items() if name in ("players", "deck", "pile", "due")}
    assert list(own) == ["players", "deck", "pile", "due"]
    assert isinstance(table, Position)
    assert table.copy().dump() == table.dump()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", None),
        ("deck", [0]),
        ("pile", "x"),
        ("due", 3),
        ("to_act", 7),
        ("seats", 9),
        ("options", {"pace": 1}),
    ],
)
def test_a_damaged_dump_is_refused(name: str, value: object) -> None:
    table = plain(2, "deal 1", "deal 2")
    with pytest.raises(BadDump):
        GAME.restore(table.pack, table.dump() | {name: value})
