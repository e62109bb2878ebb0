"""The frame of a turn: one card is played, its movement carried out, one card drawn (rules.md 2.2)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from ludoteka.games.kragmortha.position import Kragmortha
from tests.games.kragmortha.tables import asked, at, cards, discarded, draw_any, events, play, refused, squares
from tests.games.kragmortha.tables import table, texts

HAND = ["g:S+G", "g:S+P", "g:P+R"]


def red_on_e3(**more: object) -> Kragmortha:
    return table(7, {"red": "e3"}, hands={"red": HAND}, **more)  # type: ignore[arg-type]


def stuck(**more: object) -> Kragmortha:
    """S-09: red cannot play anything from his corner."""
    return table(7, {"red": "a1"}, hands={"red": ["g:S+R"] * 3}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("active", "following"), [("red", "P2"), ("blue", "P3"), ("white", "P1")])
def test_km_turn_1_turns_go_to_the_left(active: str, following: str) -> None:
    position = table(7, {active: "e3"}, turn=active, hands={active: HAND})
    assert asked(draw_any(play(position, "play g:S+G d3", "stop"))) == following


def test_km_turn_1_nobody_else_plays() -> None:
    refusal = refused(red_on_e3(), "play g:S+G d3", "blue")
    assert (refusal.clause, refusal.key) == ("KM-TURN-1", "not-your-turn")


def test_km_turn_2_after_the_movement_one_card_is_drawn() -> None:
    position = play(red_on_e3(), "play g:S+G d3", "step c3")
    assert asked(position) == "chance draw"
    assert asked(play(position, "draw r:S+O")) == "P2"
    assert cards(position, "red") == ["g:S+P", "g:P+R", "r:S+O"]


def test_km_turn_2_only_one_card_is_played() -> None:
    assert squares(play(red_on_e3(), "play g:S+G d3"), "play g:S+P") == set()


def test_km_turn_2_of_equal_cards_the_oldest_is_meant() -> None:
    position = table(7, {"red": "e3"}, hands={"red": ["g:S+G", "g:P+R", "g:S+G"]})
    assert texts(position).count("play g:S+G d3") == 1
    assert cards(play(position, "play g:S+G d3"), "red") == ["g:P+R", "g:S+G"]


def test_km_turn_3_a_player_with_one_playable_card_must_play_it() -> None:
    """S-10: the goblin is stuck, but Rigor is not."""
    position = table(7, {"red": "a1"}, hands={"red": ["g:S+R", "r:G+P", "g:S+R"]})
    assert texts(position) == ["play r:G+P d6", "play r:G+P c7", "play r:G+P e7"]
    assert refused(position, "show").clause == "KM-TURN-3"


def test_km_turn_4_a_player_without_a_playable_card_can_only_show_his_hand() -> None:
    assert texts(stuck()) == ["show"]


def test_km_turn_4_the_hand_is_shown_to_all() -> None:
    """S-09."""
    assert ("showed", {"seat": 0, "cards": ["g:S+R"] * 3}) in events(stuck(), "show")


def test_km_turn_4_the_hand_is_discarded() -> None:
    """S-09."""
    assert discarded(play(stuck(), "show")) == ["g:S+R"] * 3


def test_km_turn_4_as_many_cards_are_drawn_and_no_more() -> None:
    """S-09: the next player begins, and red's hand is three, not four."""
    position = play(stuck(), "show", "draw g:S+G", "draw g:S+P", "draw g:G+R")
    assert (asked(position), cards(position, "red")) == ("P2", ["g:S+G", "g:S+P", "g:G+R"])


def test_km_turn_4_nobody_moves() -> None:
    position = draw_any(play(stuck(), "show"))
    assert (at(position, "red"), at(position, "rigor")) == ("a1", "d7")


def test_km_turn_5_a_played_card_goes_to_the_discard_pile() -> None:
    assert discarded(play(red_on_e3(), "play g:S+P d3")) == ["g:S+P"]


def test_km_turn_5_the_discard_pile_lies_face_up() -> None:
    position = play(red_on_e3(), "play g:S+P d3")
    assert dict(position.view(3))["discards"] == {"g:S+P": 1}


@pytest.mark.parametrize(
    ("goblin", "first", "rest"),
    [
        ("c7", "play g:S+P d7", ["look W-18", "to b2"]),
        ("e3", "play g:S+P f3", ["token teleport", "to b2"]),
        ("f8", "play g:P+R f9", ["book B18"]),
    ],
)
def test_km_turn_6_a_cut_movement_is_followed_by_the_draw(goblin: str, first: str, rest: list[str]) -> None:
    position = table(7, {"red": goblin}, hands={"red": HAND})
    assert asked(play(position, first, *rest)) == "chance draw"
    assert len(cards(draw_any(position), "red")) == 3


@pytest.mark.parametrize(
    ("looks", "books", "size"),
    [
        ([], [], 3),
        (["W-22"], [], 2),
        ([], ["B03"], 4),
        ([], ["B03", "B03"], 5),
        (["W-22"], ["B03"], 2),
    ],
)
def test_km_turn_7_at_the_end_of_a_turn_the_hand_has_its_size(looks: list[str], books: list[str], size: int) -> None:
    position = table(7, {"red": "e3"}, hands={"red": ["g:S+G"]}, looks={"red": looks}, books={"red": books})
    assert len(cards(draw_any(play(position, "play g:S+G d3", "stop")), "red")) == size


def test_km_turn_7_too_many_cards_are_discarded_as_soon_as_a_look_forbids_them() -> None:
    """Rigor meets blue, who has three cards."""
    position = table(4, {"red": "a1", "blue": "d6"}, hands={"red": ["r:S+G"], "blue": HAND})
    play(position, "play r:S+G d6", "look W-22")
    assert (asked(position), texts(position)) == ("P2", ["discard g:S+G", "discard g:S+P", "discard g:P+R"])
    assert cards(play(position, "discard g:S+P"), "blue") == ["g:S+G", "g:P+R"]
    assert squares(position, "to") == {"b2", "d4", "a7", "e6"}


def test_km_turn_7_a_hand_that_has_its_size_draws_nothing() -> None:
    position = red_on_e3(looks={"red": ["W-22"]})
    assert asked(play(position, "play g:S+G d3", "stop")) == "P2"


def test_km_turn_8_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    position = red_on_e3(deck=[])
    pile = Counter([*discarded(position), "g:S+G"])
    play(position, "play g:S+G d3", "stop")
    assert position.odds() == {f"draw {text}": Fraction(count, pile.total()) for text, count in pile.items()}
    assert discarded(position) == []


def test_km_turn_8_the_pile_stays_as_long_as_the_deck_has_a_card() -> None:
    position = play(red_on_e3(deck=["r:S+O"]), "play g:S+G d3", "stop")
    assert position.odds() == {"draw r:S+O": 1}


def test_km_turn_8_a_deck_that_runs_out_between_two_cards_is_made_anew() -> None:
    position = stuck(deck=["r:S+O"])
    play(position, "show", "draw r:S+O")
    assert position.odds()["draw g:S+R"] == Fraction(5, 58 - 6 * 3 - 1)


def test_km_turn_8_all_are_told_of_the_new_deck() -> None:
    told = events(red_on_e3(deck=[]), "play g:S+G d3", "stop")
    assert ("reshuffled", {"cards": 58 - 6 * 3 - 2}) in told
