"""The Books B01 to B07 (rules.md 7.5): window, condition, effect, refusal."""

from __future__ import annotations

import pytest

from ludoteka.games.kragmortha.position import Kragmortha
from tests.games.kragmortha.tables import asked, at, cards, draw_any, looks_of, play, refused, squares, table
from tests.games.kragmortha.tables import texts

HAND = ["g:S+G", "g:S+P", "g:G+P"]


def at_e3(book: str, *looks: str, hand: list[str] | None = None) -> Kragmortha:
    """Red on e3 with one Book and some Looks, in the large library."""
    return table(
        7, {"red": "e3"}, hands={"red": HAND if hand is None else hand}, looks={"red": looks}, books={"red": [book]}
    )


# ---- B01 Tome of Lesser Pardons


def test_b01_before_the_movement_one_look_of_choice_goes() -> None:
    position = play(at_e3("B01", "W-11", "W-13"), "use B01", "return W-13")
    assert (looks_of(position, "red"), asked(position)) == (["W-11"], "P1")


def test_b01_after_the_movement_too() -> None:
    position = play(at_e3("B01", "W-11"), "play g:S+G d3", "stop", "use B01")
    assert (looks_of(position, "red"), asked(position)) == ([], "chance draw")


def test_b01_needs_a_look() -> None:
    found = refused(at_e3("B01"), "use B01")
    assert (found.clause, found.key) == ("KM-BOOK-1", "book-needs-look")


def test_b01_only_one_of_his_own_looks() -> None:
    assert refused(play(at_e3("B01", "W-11", "W-13"), "use B01"), "return W-01").key == "look-not-held"


def test_b01_may_be_given_up() -> None:
    position = play(at_e3("B01", "W-11", "W-13"), "use B01", "cancel")
    assert (looks_of(position, "red"), refused(position, "use B01").key) == (["W-11", "W-13"], "book-shelved")


# ---- B03 The Bottomless Satchel


def test_b03_when_gained_a_card_is_drawn() -> None:
    position = table(7, {"red": "b1"}, hands={"red": ["g:S+P", "g:S+G", "g:G+R"]})
    assert asked(play(position, "play g:S+P b2", "token book", "to d4", "book B03")) == "chance draw"
    assert len(cards(draw_any(position), "red")) == 4


def test_b03_gained_in_anothers_turn_one_card_is_drawn_at_once() -> None:
    position = table(7, {"red": "c3", "blue": "d3"}, hands={"red": ["g:S+P"], "blue": ["g:S+G", "g:S+P", "g:G+R"]})
    play(position, "play g:S+P d3", "push d4", "token book", "P2 to b2", "book B03", "draw g:G+P")
    assert (cards(position, "blue"), asked(position)) == (["g:S+G", "g:S+P", "g:G+R", "g:G+P"], "P1")


@pytest.mark.parametrize(("satchels", "size"), [(["B03"], 4), (["B03", "B03"], 5)])
def test_b03_the_hand_is_larger_for_each(satchels: list[str], size: int) -> None:
    position = table(7, {"red": "e3"}, hands={"red": HAND}, books={"red": satchels})
    assert len(cards(draw_any(play(position, "play g:S+G d3", "stop")), "red")) == size


def test_b03_works_by_itself() -> None:
    found = refused(at_e3("B03"), "use B03")
    assert (found.clause, found.key) == ("KM-BOOK-2", "book-works-by-itself")


def test_b03_a_hand_of_two_beats_it() -> None:
    """R-44"""
    position = table(
        7, {"red": "e3"}, hands={"red": ["g:S+G", "g:S+P"]}, looks={"red": ["W-22"]}, books={"red": ["B03", "B03"]}
    )
    assert len(cards(draw_any(play(position, "play g:S+G d3", "stop")), "red")) == 2


def test_b03_gained_with_a_hand_of_two_one_card_too_many_is_discarded() -> None:
    position = table(
        7, {"red": "c3", "blue": "d3"}, hands={"red": ["g:S+P"], "blue": ["g:S+G", "g:S+P"]}, looks={"blue": ["W-22"]}
    )
    play(position, "play g:S+P d3", "push d4", "token book", "P2 to b2", "book B03", "draw g:G+P")
    assert (asked(position), texts(position)) == ("P2", ["discard g:S+G", "discard g:S+P", "discard g:G+P"])


# ---- B05 Treatise on Unseemly Haste


def test_b05_one_more_card_after_the_movement() -> None:
    position = play(at_e3("B05"), "play g:S+G d3", "stop", "use B05", "play g:G+P c3", "step c2")
    assert (at(position, "red"), cards(position, "red")) == ("c2", ["g:S+P"])


def test_b05_not_before() -> None:
    found = refused(at_e3("B05"), "use B05")
    assert (found.clause, found.key) == ("KM-BOOK-6", "wrong-window")


def test_b05_the_extra_card_must_be_played() -> None:
    position = play(at_e3("B05"), "play g:S+G d3", "stop", "use B05")
    assert all(text.startswith("play ") for text in texts(position))


def test_b05_cannot_be_used_where_nothing_is_playable() -> None:
    position = table(7, {"red": "b1"}, hands={"red": ["g:S+R", "g:S+R", "g:S+R"]}, books={"red": ["B05"]})
    found = refused(play(position, "play g:S+R a1"), "use B05")
    assert (found.clause, found.key) == ("KM-BOOK-1", "book-needs-card")


def test_b05_its_holder_is_asked_all_the_same() -> None:
    """Else the others would learn something about his hand."""
    position = table(7, {"red": "b1"}, hands={"red": ["g:S+R", "g:S+R", "g:S+R"]}, books={"red": ["B05"]})
    assert texts(play(position, "play g:S+R a1")) == ["done"]


def test_b05_the_window_goes_on_after_the_extra_movement() -> None:
    position = table(7, {"red": "e3"}, hands={"red": HAND}, looks={"red": ["W-11"]}, books={"red": ["B05", "B01"]})
    play(position, "play g:S+G d3", "stop", "use B05", "play g:G+P c3", "stop")
    assert texts(position) == ["use B01", "done"]


def test_b05_an_extra_movement_that_ends_the_turn_ends_the_window() -> None:
    position = table(7, {"red": "e3"}, hands={"red": HAND}, looks={"red": ["W-11"]}, books={"red": ["B05", "B01"]})
    play(position, "play g:G+P e4", "stop", "use B05", "play g:S+P e3", "step f3")
    play(position, "token teleport", "to b2")
    assert asked(position) == "chance draw"


def test_b05_leaves_nothing_waiting_for_the_next_turn() -> None:
    position = draw_any(play(at_e3("B05"), "play g:S+G d3", "stop", "use B05", "play g:G+P c3", "stop"))
    assert (asked(position), position.stack) == ("P2", [])


def test_b05_the_discard_pile_is_shuffled_while_two_cards_are_drawn() -> None:
    """S-51"""
    position = table(7, {"red": "e3"}, hands={"red": HAND}, books={"red": ["B05"]}, deck=["g:P+R"])
    play(position, "play g:S+G d3", "stop", "use B05", "play g:G+P c3", "stop", "draw g:P+R")
    assert (asked(position), position.deck_size > 20, sum(position.pile)) == ("chance draw", True, 0)
    assert cards(play(position, "draw g:S+G"), "red") == ["g:S+P", "g:P+R", "g:S+G"]


# ---- B06 Codex of the Long Stride


def test_b06_one_more_step_whatever_the_symbol() -> None:
    position = play(at_e3("B06"), "use B06", "play g:S+G d3", "step c3")
    assert squares(position, "step") == {"b3", "d3", "c2", "c4"}


def test_b06_also_after_stopping() -> None:
    position = play(at_e3("B06"), "use B06", "play g:S+G d3", "stop", "step d4")
    assert (at(position, "red"), asked(position)) == ("d4", "chance token")


def test_b06_only_one() -> None:
    position = play(at_e3("B06"), "use B06", "play g:S+G d3", "step c3", "step b3")
    assert asked(position) == "chance draw"


def test_b06_may_be_left_out() -> None:
    assert asked(play(at_e3("B06"), "use B06", "play g:S+G d3", "step c3", "stop")) == "chance draw"


def test_b06_leaves_nothing_waiting_for_the_next_turn() -> None:
    position = draw_any(play(at_e3("B06"), "use B06", "play g:S+G d3", "step c3", "step b3"))
    assert (asked(position), position.stack) == ("P2", [])


def test_b06_not_if_the_movement_was_cut() -> None:
    position = play(at_e3("B06"), "use B06", "play g:S+G f3", "token teleport", "to b2")
    assert asked(position) == "chance draw"


def test_b06_not_with_a_rigor_card() -> None:
    position = play(at_e3("B06", hand=["r:G+P"]), "use B06", "play r:G+P c7", "step c6")
    assert asked(position) == "chance draw"


def test_b06_hopping_does_not_bind_it() -> None:
    assert squares(play(at_e3("B06", "W-18"), "use B06", "play g:S+G d3"), "step") == {"c3", "e3", "d2", "d4"}


def test_b06_going_straight_does_not_bind_it() -> None:
    position = play(at_e3("B06", "W-19"), "use B06", "play g:S+G d3", "step c3")
    assert squares(position, "step") == {"b3", "d3", "c2", "c4"}


def test_b06_it_pushes_like_any_step() -> None:
    position = table(7, {"red": "e3", "blue": "d4"}, hands={"red": HAND}, books={"red": ["B06"]})
    assert squares(play(position, "use B06", "play g:S+G d3", "stop", "step d4"), "push") == {"c4", "e4", "d5"}


def test_b06_not_after_the_movement() -> None:
    position = table(7, {"red": "e3"}, hands={"red": HAND}, books={"red": ["B06", "B05"]})
    assert refused(play(position, "play g:S+G d3", "stop"), "use B06").key == "wrong-window"


# ---- B07 Atlas of Secret Passages


def test_b07_onto_any_empty_teleport_square() -> None:
    position = table(7, {"red": "e3", "blue": "d4"}, rigor="e6", hands={"red": HAND}, books={"red": ["B07"]})
    assert squares(play(position, "use B07"), "to") == {"b2", "a7", "f3", "g7"}


def test_b07_no_token_is_turned_and_the_turn_goes_on() -> None:
    position = play(at_e3("B07"), "use B07", "to a7")
    assert (at(position, "red"), sum(position.tokens), squares(position, "play g:S+G")) == ("a7", 6, {"a8"})


def test_b07_a_single_square_needs_no_choice() -> None:
    position = play(table(2, {"red": "c3", "blue": "a7"}, rigor="d4", books={"red": ["B07"]}), "use B07")
    assert (at(position, "red"), asked(position)) == ("b2", "P1")


def test_b07_needs_an_empty_teleport_square() -> None:
    position = table(2, {"red": "b2", "blue": "a7"}, rigor="d4", books={"red": ["B07"]})
    found = refused(position, "use B07")
    assert (found.clause, found.key) == ("KM-BOOK-1", "book-needs-teleport")


def test_b07_only_a_teleport_square() -> None:
    assert refused(play(at_e3("B07"), "use B07"), "to c3").key == "not-teleport-square"


def test_b07_under_w_08_the_left_neighbour_chooses() -> None:
    assert asked(play(at_e3("B07", "W-08"), "use B07")) == "P2"


def test_b07_not_after_the_movement() -> None:
    position = table(7, {"red": "e3"}, hands={"red": HAND}, books={"red": ["B07", "B05"]})
    assert refused(play(position, "play g:S+G d3", "stop"), "use B07").key == "wrong-window"
