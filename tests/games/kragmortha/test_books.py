"""Magic Books: who may use them and when, and what they count (rules.md 2.10)."""

from __future__ import annotations

import pytest

from ludoteka.games.kragmortha.position import Kragmortha
from tests.games.kragmortha.tables import all_books_but, asked, at, books_of, looks_of, pack, play, refused
from tests.games.kragmortha.tables import table, texts


def to_the_desk(**laid: object) -> Kragmortha:
    """Red stands below the desk; a1, b1 and c1 are empty."""
    return table(7, {"red": "f8", "blue": "b6", "green": "b4"}, hands={"red": ["g:S+R", "g:G+R", "g:G+P"]}, **laid)  # type: ignore[arg-type]


def test_km_book_1_not_in_anothers_turn() -> None:
    found = refused(table(4, books={"blue": ["B07"]}), "use B07", "blue")
    assert (found.clause, found.key) == ("KM-TURN-1", "not-your-turn")


def test_km_book_1_only_ones_own_books() -> None:
    found = refused(table(4, books={"blue": ["B07"]}), "use B07")
    assert (found.clause, found.key) == ("KM-BOOK-1", "book-not-held")


def test_km_book_1_in_anothers_turn_if_its_text_says_so() -> None:
    position = table(7, {"red": "c3", "blue": "d3"}, hands={"red": ["g:S+P"]}, books={"blue": ["B14"]})
    assert (asked(play(position, "play g:S+P d3")), texts(position)) == ("P2", ["use B14", "decline"])


def test_km_book_2_a_used_book_is_turned_face_down() -> None:
    position = play(table(4, {"red": "c3"}, books={"red": ["B06"]}), "use B06")
    assert dict(position.view(1))["players"][0]["books"] == [{"id": "B06", "used": True}]  # type: ignore[index]


def test_km_book_2_it_cannot_be_used_again() -> None:
    found = refused(play(table(4, {"red": "c3"}, books={"red": ["B06"]}), "use B06"), "use B06")
    assert (found.clause, found.key) == ("KM-BOOK-2", "book-used-already")


def test_km_book_2_of_two_equal_books_one_is_used() -> None:
    position = play(table(4, books={"red": ["B07", "B07"]}), "use B07", "to b2")
    assert (books_of(position, "red", unused=True), "use B07" in texts(position)) == (["B07"], True)


def test_km_book_2_a_use_that_was_given_up_leaves_the_book_face_up() -> None:
    position = play(table(4, books={"red": ["B07"]}), "use B07", "cancel")
    assert books_of(position, "red", unused=True) == ["B07"]


def test_km_book_3_every_book_has_one_to_three_symbols() -> None:
    assert (min(pack().book_symbols), max(pack().book_symbols), sum(pack().book_symbols)) == (1, 3, 32)


@pytest.mark.parametrize(
    ("symbols", "ids"), [(1, "B01 B01 B03 B03 B12 B12 B17"), (2, "B05 B06 B07 B07 B09 B09 B14 B15"), (3, "B11 B16 B18")]
)
def test_km_book_3_so_many_on_each(symbols: int, ids: str) -> None:
    box = pack()
    assert [
        box.books[kind] for kind, count in zip(box.book_kinds, box.book_symbols, strict=True) if count == symbols
    ] == ids.split()


def test_km_book_4_a_used_book_still_counts_with_its_symbols() -> None:
    position = table(
        3,
        {"green": "c7"},
        turn="green",
        hands={"green": ["g:S+P"]},
        looks={"green": ["W-11", "W-13", "W-18"]},
        used={"red": ["B16"]},
        books={"blue": ["B09"]},
    )
    result = dict(play(position, "play g:S+P d7", "look W-24").view(0))["over"]
    assert (result["books"], result["symbols"]) == ([1, 1, 0], [3, 2, 0])  # type: ignore[index]


def test_km_book_5_all_see_them() -> None:
    shown = dict(table(3, books={"red": ["B16"]}, used={"red": ["B09"]}).view(2))["players"][0]["books"]  # type: ignore[index]
    assert shown == [{"id": "B09", "used": True}, {"id": "B16", "used": False}]


def test_km_book_6_any_number_in_one_turn() -> None:
    position = table(4, {"red": "c3", "blue": "a4"}, books={"red": ["B07", "B11", "B15"]})
    play(position, "use B07", "to b2", "use B15", "swap P2", "use B11")
    assert (at(position, "red"), at(position, "blue"), books_of(position, "red", unused=True)) == ("a4", "b2", [])


def test_km_book_6_only_in_its_window() -> None:
    position = table(7, {"red": "e3"}, hands={"red": ["g:S+G"]}, books={"red": ["B07"]})
    assert refused(play(position, "play g:S+G d3"), "use B07").clause == "KM-BOOK-6"


def test_km_book_6_several_after_the_movement() -> None:
    position = table(
        7, {"red": "e3"}, hands={"red": ["g:S+G"]}, looks={"red": ["W-11", "W-13"]}, books={"red": ["B01", "B01"]}
    )
    play(position, "play g:S+G d3", "stop", "use B01", "return W-11", "use B01")
    assert (looks_of(position, "red"), asked(position)) == ([], "chance draw")


def test_km_book_6_no_window_after_where_no_book_could_be_used() -> None:
    position = table(7, {"red": "e3"}, hands={"red": ["g:S+G"]}, books={"red": ["B01", "B07", "B17"]})
    assert asked(play(position, "play g:S+G d3", "stop")) == "chance draw"


def test_km_book_6_an_owners_book_may_have_another_window() -> None:
    own = pack(('effect = "atlas"\nwindows = ["before"]', 'effect = "atlas"\nwindows = ["after"]'))
    position = table(7, {"red": "e3"}, hands={"red": ["g:S+G"]}, books={"red": ["B07"]}, content=own)
    play(position, "play g:S+G d3", "stop", "use B07", "to b2")
    assert (at(position, "red"), asked(position)) == ("b2", "chance draw")


def test_km_book_7_a_book_gained_at_the_desk_may_be_used_after_the_movement() -> None:
    position = to_the_desk(looks={"red": ["W-11"]})
    assert texts(play(position, "play g:S+R f9", "book B01", "to a1")) == ["use B01", "done"]


def test_km_book_7_even_the_treatise_for_a_movement_from_the_start_square() -> None:
    position = play(to_the_desk(), "play g:S+R f9", "book B05", "to b1", "use B05", "play g:G+R a1")
    assert (at(position, "red"), asked(position)) == ("a1", "P1")


def test_km_book_7_its_window_must_be_still_to_come() -> None:
    position = to_the_desk(looks={"red": ["W-11"]}, books={"red": ["B01"]})
    found = refused(play(position, "play g:S+R f9", "book B07", "to a1"), "use B07")
    assert (found.clause, found.key) == ("KM-BOOK-6", "wrong-window")


def test_km_book_7_a_book_gained_by_a_token_has_no_window_after() -> None:
    position = table(7, {"red": "b1"}, hands={"red": ["g:S+P"]}, looks={"red": ["W-11"]})
    play(position, "play g:S+P b2", "token book", "to d4", "book B01")
    assert asked(position) == "chance draw"


def test_km_book_7_a_reaction_can_still_come() -> None:
    position = table(
        7,
        {"red": "f8", "blue": "b6", "green": "b4"},
        rigor="a2",
        hands={"red": ["g:P+R"]},
        options={"desk_ends_move": False},
    )
    assert texts(play(position, "play g:P+R f9", "book B12", "to a1", "step a2")) == ["use B12", "decline"]


def test_km_book_8_the_last_book_from_the_desk_ends_the_game() -> None:
    position = to_the_desk(used={"blue": all_books_but("B18")})
    assert asked(play(position, "play g:S+R f9", "book B18")) == "nobody"


def test_km_book_8_the_last_book_by_a_token_ends_the_game() -> None:
    position = table(7, {"red": "b1"}, hands={"red": ["g:S+P"]}, used={"blue": all_books_but("B18")})
    assert asked(play(position, "play g:S+P b2", "token book", "to d4", "book B18")) == "nobody"


def test_km_book_8_the_last_but_one_does_not() -> None:
    position = to_the_desk(used={"blue": all_books_but("B18", "B16")})
    assert asked(play(position, "play g:S+R f9", "book B18")) == "P1"


def test_km_book_8_a_satchel_drawn_last_draws_no_card() -> None:
    position = to_the_desk(used={"blue": all_books_but("B03")})
    play(position, "play g:S+R f9", "book B03")
    assert (asked(position), position.held[0]) == ("nobody", 2)
