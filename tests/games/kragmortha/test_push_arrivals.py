"""Where pushed goblins arrive, and in which order (rules.md 2.5 from KM-PUSH-9 on)."""

from __future__ import annotations

from ludoteka.games.kragmortha.position import Kragmortha
from tests.games.kragmortha.tables import asked, at, books_of, cards, draw_any, looks_of, play, refused, squares, table


def by_the_desk(**options: str) -> Kragmortha:
    """S-20: red has stepped onto blue beside the desk; five others stand on start squares."""
    position = table(7, {"red": "e8", "blue": "f8"}, hands={"red": ["g:R+O"]}, options=options)
    return play(position, "play g:R+O f8")


def test_km_push_9_a_goblin_pushed_onto_rigor_meets_him() -> None:
    position = table(4, {"red": "b7", "blue": "c7"}, hands={"red": ["g:S+G"]})
    play(position, "play g:S+G c7", "push d7", "look W-18", "P2 to b2")
    assert (looks_of(position, "blue"), at(position, "rigor")) == (["W-18"], "d7")


def test_km_push_10_a_goblin_pushed_onto_a_teleport_square_has_entered_it() -> None:
    """S-19."""
    position = table(4, {"red": "c3", "blue": "c4"}, hands={"red": ["g:S+P"]})
    play(position, "play g:S+P c4", "push d4")
    assert asked(position) == "chance token"
    assert asked(play(position, "token teleport")) == "P2"
    assert squares(position, "to") == {"b2", "a7", "e6"}


def test_km_push_11_a_goblin_pushed_onto_the_desk_draws_a_book_and_leaves_for_a_start_square() -> None:
    """S-20; two start squares are empty."""
    position = play(by_the_desk(), "push f9", "book B18")
    assert (asked(position), squares(position, "to")) == ("P2", {"a1", "b1"})
    assert (at(play(position, "to a1"), "blue"), books_of(position, "blue")) == ("a1", ["B18"])


def test_km_push_11_the_pusher_may_go_on() -> None:
    """S-20."""
    position = play(by_the_desk(), "push f9", "book B18", "to a1")
    assert (asked(position), at(position, "red")) == ("P1", "f8")
    assert squares(position, "step") == {"e8", "f7", "f9", "g8"}


def test_km_push_11_on_request_nobody_is_pushed_onto_the_desk() -> None:
    """S-21, option pushed_onto_desk."""
    position = by_the_desk(pushed_onto_desk="forbidden")
    assert squares(position, "push") == {"f7", "g8"}
    assert refused(position, "push f9").clause == "KM-PUSH-11"


def arrivals() -> Kragmortha:
    """Red's step has pushed blue onto a teleport square, and green from there onto Rigor."""
    goblins = {"red": "c6", "blue": "d6", "green": "e6"}
    position = table(7, goblins, rigor="e7", hands={"red": ["g:G+P"]})
    return play(position, "play g:G+P d6", "push e6", "push e7")


def test_km_push_12_the_goblin_pushed_last_arrives_first() -> None:
    position = arrivals()
    assert asked(position) == "chance look"
    assert asked(play(position, "look W-18", "P3 to b2")) == "chance token"


def test_km_push_12_every_goblin_stands_on_its_new_square_before_anything_is_resolved() -> None:
    """Green cannot be placed on e6, where blue stands already."""
    assert squares(play(arrivals(), "look W-18"), "to") == {"b2", "d4", "a7", "f3", "g7"}


def test_km_push_12_the_goblin_that_stepped_arrives_last() -> None:
    """Red steps onto the teleport square d4 and pushes blue onto Rigor."""
    position = table(4, {"red": "c4", "blue": "d4"}, rigor="d5", hands={"red": ["g:P+R"]})
    play(position, "play g:P+R d4", "push d5")
    assert asked(position) == "chance look"
    assert asked(play(position, "look W-18", "P2 to b2")) == "chance token"


def test_km_push_13_the_pusher_suffers_nothing() -> None:
    position = table(4, {"red": "b7", "blue": "c7"}, hands={"red": ["g:S+G"]})
    play(position, "play g:S+G c7", "push d7", "look W-18", "P2 to b2")
    assert (looks_of(position, "red"), at(position, "red")) == ([], "c7")


def test_km_push_14_the_pushed_player_draws_nothing_and_the_active_one_goes_on() -> None:
    """S-19."""
    position = table(7, {"red": "c3", "blue": "d3"}, hands={"red": ["g:S+P", "g:S+G", "g:S+R"]})
    before = cards(position, "blue")
    play(position, "play g:S+P d3", "push d4", "token teleport", "P2 to b2", "P1 step e3", "draw g:S+O")
    assert (len(cards(position, "red")), cards(position, "blue")) == (3, before)


def test_km_push_14_the_pushed_player_loses_nothing_of_his_next_turn() -> None:
    """S-24."""
    position = table(7, {"red": "c3", "blue": "d3"}, hands={"red": ["g:S+P"], "blue": ["g:P+R", "g:S+G", "g:S+R"]})
    draw_any(play(position, "play g:S+P d3", "push d4", "token teleport", "P2 to b2", "stop"))
    assert (asked(position), squares(position, "play g:P+R")) == ("P2", {"a2", "c2", "b3"})
    assert squares(play(position, "play g:P+R b3"), "step") == {"b4"}


def test_km_push_15_rigor_is_not_pushed_by_a_goblin() -> None:
    position = table(4, {"red": "c7"}, hands={"red": ["g:S+P"]})
    assert at(play(position, "play g:S+P d7"), "rigor") == "d7"


def test_km_push_15_rigor_pushes_nobody() -> None:
    position = table(4, {"red": "a1", "blue": "d6"}, hands={"red": ["r:G+P"]})
    assert asked(play(position, "play r:G+P d6")) == "chance look"
