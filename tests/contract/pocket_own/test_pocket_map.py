"""Pocket game d, clause by clause."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import cast

import pytest
from ludoteka.core import CHANCE, NOBODY, SPECTATOR, BadContent, Content

from tests.contract.pocket.map import CONTENT, GAME, Map
from tests.contract.pocket_own.script import begun, play, refused, texts, told, worlds

SCOUTED = ("explore 1,0", "tile bend", "tile nest", "lay bend")
"""The first seat has drawn a bend and a nest east of the start, and put the nest back."""


def chart(seats: int, *lines: str) -> Map:
    return cast(Map, begun(GAME, seats, *lines))


def test_pd_turn_1_the_seats_take_turns() -> None:
    table = chart(2, *SCOUTED, "turn 2", "roll 1", "keep", "fire 0")
    assert table.to_act == 1
    assert refused(table, "P1: explore 0,1") == "PD-TURN-1 not-your-turn"


def test_pd_turn_1_the_game_ends_when_no_exit_is_open_though_tiles_are_left() -> None:
    nests = CONTENT.replace('["n", "e"]', '["n"]').replace('["n", "s"]', '["n"]')
    nests = nests.replace("guard = 2", "guard = 0").replace("guard = 3", "guard = 0")
    table = cast(Map, GAME.begin(GAME.read(Content("nests.toml", nests)), 2, {}))
    play(table, "explore 0,-1", "tile bend", "tile lane", "lay bend", "turn 2", "explore 1,0", "tile lane", "turn 3")
    play(table, "explore 0,1", "tile bend", "tile lane", "lay bend", "turn 0", "explore -1,0", "tile lane")
    assert table.to_act == 1
    play(table, "turn 1")
    assert (table.to_act, table.stack.size()) == (NOBODY, 4)


def test_pd_place_1_cells_are_named_by_coordinates_and_need_an_exit_that_leads_there() -> None:
    table = chart(2)
    assert texts(table.moves()) == ["explore 0,-1", "explore -1,0", "explore 1,0", "explore 0,1"]
    assert refused(table, "explore 0,0") == "PD-PLACE-1 no-exit-leads-there"
    assert refused(table, "explore 2,1") == "PD-PLACE-1 no-exit-leads-there"


def test_pd_tile_1_the_first_seat_draws_two_that_only_it_sees() -> None:
    table = chart(2, "explore 1,0")
    events = play(table, "tile bend", "tile nest")
    assert [letter["args"]["what"] for letter in told(events, 0)] == ["tile bend", "tile nest"]
    assert [letter["args"]["what"] for letter in told(events, SPECTATOR)] == ["tile", "tile"]
    assert table.held.known(1) == []
    assert refused(table, "tile lane") == "PD-TILE-1 chance-decides"


def test_pd_tile_1_others_draw_one_and_show_it() -> None:
    table = chart(2, *SCOUTED, "turn 2", "roll 1", "keep", "fire 0", "explore 0,1")
    events = play(table, "tile nest")
    assert told(events, SPECTATOR)[0]["args"] == {"seat": 1, "what": "tile nest"}
    assert (table.phase, table.tile) == ("turn", 3)


def test_pd_tile_2_one_of_the_two_is_laid_and_the_other_lies_on_top_known_to_the_first_seat_alone() -> None:
    table = chart(2, "explore 1,0", "tile bend", "tile nest")
    assert texts(table.moves()) == ["lay bend", "lay nest"]
    assert refused(table, "lay lane") == "PD-TILE-2 not-drawn"
    play(table, "lay bend")
    assert [table.stack.known_card(0, seat) for seat in (0, 1, SPECTATOR)] == [3, -1, -1]
    assert table.stack.watched() == [(0, 1)]


def test_pd_tile_2_the_tile_on_top_is_one_lot_in_truth_but_any_unseen_tile_to_the_others() -> None:
    table = chart(2, *SCOUTED, "turn 2", "roll 1", "keep", "fire 0", "explore 0,1")
    assert (table.to_act, table.lots(), table.odds(0)) == (CHANCE, 1, {"tile nest": Fraction(1)})
    assert table.odds(1) == {
        "tile hall": Fraction(2, 7),
        "tile bend": Fraction(2, 7),
        "tile lane": Fraction(2, 7),
        "tile nest": Fraction(1, 7),
    }


def test_pd_tile_3_a_tile_is_turned_so_that_an_exit_meets_and_equal_turns_are_one_option() -> None:
    assert texts(chart(2, *SCOUTED).moves()) == ["turn 2", "turn 3"]
    lane = chart(2, "explore 1,0", "tile lane", "tile hall", "lay lane")
    assert (texts(lane.moves()), refused(lane, "turn 3")) == (["turn 1"], "PD-TILE-3 no-exit-meets")
    assert texts(chart(2, "explore 1,0", "tile lane", "tile hall", "lay hall").moves()) == ["turn 0"]


def test_pd_tile_3_the_map_grows_by_the_laid_tile() -> None:
    table = chart(2, *SCOUTED, "turn 3")
    assert table.cells == [[0, 0, 0, 0], [1, 0, 1, 3]]
    assert table.doors(1, -1) == 0b0100
    assert table.doors(2, 0) == 0


def test_pd_fight_1_equal_faces_of_the_die_are_one_outcome_with_its_weight() -> None:
    table = chart(2, *SCOUTED, "turn 2")
    assert (table.label(), table.lots()) == ("die", 6)
    assert table.odds() == {
        "roll 0": Fraction(1, 6),
        "roll 1": Fraction(1, 3),
        "roll 2": Fraction(1, 3),
        "roll 3": Fraction(1, 6),
    }
    assert refused(table, "P1: roll 3") == "PD-FIGHT-1 chance-decides"


def test_pd_fight_2_a_second_roll_counts_and_there_is_no_third() -> None:
    table = chart(2, *SCOUTED, "turn 2", "roll 3")
    assert texts(table.moves()) == ["keep", "reroll"]
    play(table, "reroll", "roll 0")
    assert (table.phase, table.rolled, refused(table, "reroll")) == ("fire", 0, "PD-FIGHT-2 not-now")


def test_pd_fight_3_any_number_of_fireballs_is_thrown_and_equal_strength_wins() -> None:
    table = chart(2, *SCOUTED, "turn 2", "roll 1", "keep")
    assert texts(table.moves()) == ["fire 0", "fire 1", "fire 2"]
    assert refused(table, "fire 3") == "PD-FIGHT-3 too-few"
    play(table, "fire 1")
    assert (table.gold, table.fireballs) == ([1, 0], [1, 2])


def test_pd_end_1_the_gold_counts_at_the_end() -> None:
    table = chart(2, *SCOUTED, "turn 2", "roll 1", "keep", "fire 1")
    while table.to_act != NOBODY:
        play(table, table.moves()[0].text)
    assert table.standing() == [float(gold) for gold in table.gold]
    assert refused(table, "P1: fire 0") == "PD-END-1 over"


def test_the_others_imagine_any_unseen_tile_on_top_and_the_first_seat_the_one_it_put_there() -> None:
    table = chart(2, *SCOUTED)
    tops = Counter(cast(Map, world).stack.lot(0) for world in worlds(table, 1, 3500))
    assert {tile: round(count / 500) for tile, count in tops.items()} == {0: 2, 1: 2, 2: 2, 3: 1}
    assert {cast(Map, world).stack.lot(0) for world in worlds(table, 0)} == {3}


def test_content_mistakes_are_named_by_table_row_and_field_all_at_once() -> None:
    wrong = CONTENT.replace('exits = ["n"]', 'exits = ["up"]').replace("guard = 3", 'guard = "three"')
    wrong = wrong.replace('"2", "3"], known_from = "ours"', '"2"], known_from = "hearsay"')
    with pytest.raises(BadContent) as raised:
        GAME.read(Content("map.toml", wrong))
    assert [mistake.split(":")[0] for mistake in raised.value.mistakes] == [
        "[[tile]] row 4 (nest)",
        "[[tile]] row 3 (lane)",
        "[[die]] row 1 (sword)",
        "[[die]] row 1 (sword)",
    ]
