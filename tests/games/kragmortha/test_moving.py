"""A goblin on the move: one or two steps that the card's symbols match (rules.md 2.4)."""

from __future__ import annotations

import pytest

from ludoteka.core import CHANCE, NOBODY, Rng
from ludoteka.games.kragmortha.phases import MAIN, STEP2, phase_of
from ludoteka.games.kragmortha.position import Kragmortha
from tests.games.kragmortha.tables import asked, at, cards, draw_any, events, opening, pack, play, refused, squares
from tests.games.kragmortha.tables import table, texts


def red(square: str, card: str, seats: int = 7, **more: object) -> Kragmortha:
    """Red stands somewhere with one card."""
    return table(seats, {"red": square}, hands={"red": [card]}, **more)  # type: ignore[arg-type]


def test_km_move_1_touching_corners_do_not_count() -> None:
    """S-03."""
    offered = squares(red("d5", "g:S+O"), "play g:S+O")
    assert offered.isdisjoint({"c4", "e4", "c6", "e6"})
    assert refused(red("d5", "g:S+O"), "play g:S+O e6").clause == "KM-MOVE-1"


def test_km_move_1_squares_of_different_rows_at_the_edges_are_no_neighbours() -> None:
    assert squares(red("g3", "g:S+O"), "play g:S+O") == {"f3", "g2", "g4"}


def test_km_move_2_after_two_steps_the_movement_is_over() -> None:
    position = play(red("e3", "g:S+G"), "play g:S+G d3", "step d2")
    assert (asked(position), at(position, "red")) == ("chance draw", "d2")


def test_km_move_2_the_second_step_leads_to_a_neighbour_of_the_first_square() -> None:
    refusal = refused(play(red("e3", "g:S+G"), "play g:S+G d3"), "step e4")
    assert (refusal.clause, refusal.key) == ("KM-MOVE-1", "not-adjacent")


def test_km_move_3_the_first_square_is_matched_by_one_of_the_symbols() -> None:
    """S-01."""
    assert squares(red("e3", "g:S+G"), "play g:S+G") == {"d3", "f3", "e4"}


def test_km_move_3_a_square_that_no_symbol_matches_is_refused() -> None:
    assert refused(red("e3", "g:S+G"), "play g:S+G e2").clause == "KM-MOVE-3"


def test_km_move_3_a_card_is_never_played_without_a_step() -> None:
    position = play(red("e3", "g:S+G"), "play g:S+G d3")
    assert at(position, "red") == "d3"


def test_km_move_4_the_second_square_is_matched_by_the_other_symbol() -> None:
    """S-01."""
    assert squares(play(red("e3", "g:S+G"), "play g:S+G d3"), "step") == {"c3", "d2"}


def test_km_move_4_what_the_other_symbol_does_not_match_is_not_offered() -> None:
    """S-05."""
    position = play(red("d5", "g:S+G"), "play g:S+G e5")
    assert squares(position, "step") == {"e4"}
    assert refused(position, "step f5").clause == "KM-MOVE-4"


def test_km_move_5_the_second_step_is_optional() -> None:
    assert "stop" in texts(play(red("e3", "g:S+G"), "play g:S+G d3"))


def test_km_move_5_whoever_stops_goes_on_to_the_draw() -> None:
    """S-04."""
    position = play(red("e3", "g:S+G"), "play g:S+G d3", "stop")
    assert (asked(position), at(position, "red")) == ("chance draw", "d3")


def test_km_move_5_nobody_is_asked_where_no_second_step_is_possible() -> None:
    """From a10 the only neighbours are a9 (grimoire) and b10 (scroll)."""
    assert asked(play(red("b10", "g:G+P"), "play g:G+P a10")) == "chance draw"


def test_km_move_6_the_symbols_may_be_used_in_either_order() -> None:
    """S-01."""
    assert squares(play(red("e3", "g:S+G"), "play g:S+G e4"), "step") == {"e5"}


def test_km_move_6_a_symbol_is_used_once() -> None:
    """S-06: on a synthetic board e5 and e6 both show scrolls."""
    board = pack(('"RSPGRSR"', '"RSPGSSR"'))
    position = table(7, {"red": "e4"}, hands={"red": ["g:S+G"]}, content=board)
    assert squares(play(position, "play g:S+G e5"), "step") == {"e4"}


def test_km_move_7_the_orb_or_the_scroll_may_have_opened_a_scroll() -> None:
    position = play(red("e3", "g:S+O"), "play g:S+O d3")
    assert squares(position, "step") == {"c3", "d2", "d4", "e3"}


def test_km_move_7_only_the_orb_can_have_opened_gems() -> None:
    position = play(red("e3", "g:S+O"), "play g:S+O e4")
    assert squares(position, "step") == {"e5"}


def test_km_move_8_a_bookcase_is_never_offered() -> None:
    """S-12."""
    position = red("b4", "g:G+O", 4)
    assert squares(position, "play g:G+O") == {"a4", "c4", "b3"}
    assert refused(position, "play g:G+O b5").clause == "KM-MOVE-8"


def test_km_move_8_rigor_does_not_pass_a_bookcase_either() -> None:
    position = table(4, {"red": "a1"}, rigor="c6", hands={"red": ["r:R+O"]})
    assert squares(position, "play r:R+O") == {"b6", "c7", "d6"}


def test_km_move_9_the_wall_is_never_offered() -> None:
    """S-13."""
    position = red("d6", "g:S+O", 2, rigor="a10")
    assert squares(position, "play g:S+O") == {"d5", "c6", "d7"}
    assert refused(position, "play g:S+O e6").clause == "KM-MOVE-8"


def test_km_move_9_squares_beyond_the_wall_are_not_in_play() -> None:
    assert refused(red("d6", "g:S+O", 2, rigor="a10"), "play g:S+O f6").clause == "KM-MOVE-9"


@pytest.mark.parametrize(("corner", "around"), [("a1", {"a2", "b1"}), ("a10", {"a9", "b10"}), ("g1", {"g2", "f1"})])
def test_km_move_9_no_pawn_leaves_the_board(corner: str, around: set[str]) -> None:
    assert squares(red(corner, "g:S+O"), "play g:S+O") == around


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_km_move_10_between_movements_no_square_holds_two_pawns(seats: int) -> None:
    rng, position = Rng(seats), opening(seats)
    for _ in range(4000):
        if position.to_act == NOBODY:
            position = opening(seats)
        moves = position.moves()
        position.apply(moves[rng.below(len(moves))], position.to_act)
        if position.to_act != CHANCE and phase_of(position.now) in (MAIN, STEP2):
            pawns = [*position.goblin, position.rigor]
            assert len(set(pawns)) == len(pawns)


def test_km_move_11_the_second_step_may_lead_back() -> None:
    """S-08."""
    position = play(red("e3", "g:S+P"), "play g:S+P d3", "step e3")
    assert at(position, "red") == "e3"


def test_km_move_12_a_goblin_that_steps_onto_rigors_square_meets_him() -> None:
    told = events(red("c7", "g:S+P"), "play g:S+P d7")
    assert ("met", {"seat": 0, "square": "d7"}) in told


def test_km_move_13_a_goblin_that_steps_onto_another_pushes_it() -> None:
    position = table(7, {"red": "e3", "blue": "d3"}, hands={"red": ["g:S+G"]})
    assert squares(play(position, "play g:S+G d3"), "push") == {"c3", "d2", "d4"}


@pytest.mark.parametrize(
    ("square", "card", "first", "rest"),
    [
        ("c7", "g:S+O", "d7", ["look W-20", "to b2"]),
        ("e3", "g:S+O", "f3", ["token teleport", "to b2"]),
        ("e3", "g:S+O", "f3", ["token book", "to b2", "book B18"]),
        ("f8", "g:S+O", "f9", ["book B18"]),
    ],
)
def test_km_move_14_a_meeting_a_teleport_and_the_desk_cut_the_movement(
    square: str, card: str, first: str, rest: list[str]
) -> None:
    """With an orb left any second step would match."""
    assert asked(play(red(square, card), f"play {card} {first}", *rest)) == "chance draw"


def test_km_move_14_on_request_the_desk_does_not_cut_the_movement() -> None:
    """R-29, option desk_ends_move: either symbol opened the desk, the other goes on from the start square."""
    position = red("d8", "g:S+P", 4, options={"desk_ends_move": False})
    play(position, "play g:S+P d9", "book B18", "to b1")
    assert squares(position, "step") == {"b2"}


def test_km_move_14_by_default_the_desk_cuts_the_movement() -> None:
    position = play(red("d8", "g:S+P", 4), "play g:S+P d9", "book B18", "to b1")
    assert asked(position) == "chance draw"


def test_km_move_15_what_befalls_a_pushed_goblin_does_not_cut_the_movement() -> None:
    """Red pushes blue into Rigor and goes on."""
    position = table(7, {"red": "c5", "blue": "c6"}, rigor="c7", hands={"red": ["g:P+R"]})
    play(position, "play g:P+R c6", "push c7", "look W-18", "P2 to b2")
    assert (asked(position), squares(position, "step")) == ("P1", {"c5"})


def test_km_move_16_a_pushed_goblin_goes_to_squares_of_any_symbol() -> None:
    """S-15: a potion and a grimoire, with a card of scroll and gems."""
    position = table(4, {"red": "c3", "blue": "c4"}, hands={"red": ["g:S+G"]})
    assert squares(play(position, "play g:S+G c4"), "push") == {"b4", "d4"}


def test_km_move_16_a_met_goblin_goes_to_teleport_squares_of_any_symbol() -> None:
    """Grimoire and scroll, with a card of scroll and potion."""
    position = play(red("c7", "g:S+P", 2), "play g:S+P d7", "look W-18")
    assert squares(position, "to") == {"b2", "d4", "a7"}


def test_km_move_2_a_whole_turn_by_the_book() -> None:
    """S-04: the second symbol is lost, the hand filled up, the next player asked."""
    position = table(7, {"red": "e3"}, hands={"red": ["g:S+G", "g:P+R", "g:S+R"]})
    draw_any(play(position, "play g:S+G d3", "stop"))
    assert (asked(position), len(cards(position, "red"))) == ("P2", 3)
