"""Pushing goblins, one into another (rules.md 2.5)."""

from __future__ import annotations

import pytest

from ludoteka.core import Refusal
from ludoteka.games.kragmortha.pack import KragmorthaPack
from ludoteka.games.kragmortha.position import Kragmortha
from tests.games.kragmortha.tables import asked, at, cards, draw_any, looks_of, pack, play, refused, squares
from tests.games.kragmortha.tables import table, texts

WALL = 'wall = ["f1-f2", "f3-f4", "f5-f6", "f7-f8", "f9-f10"]\ninner = ["b5-c5"]\n'
"""How the bookcases stand for three or four players."""
DESK = 'desk = ["d9", "e9", "d10", "e10"]\nstarts = ["a1", "b1", "c1", "d1", "e1"]'


def pushing(card: str = "g:S+P", **more: object) -> Kragmortha:
    """S-15: red on c3 has stepped onto blue on c4."""
    position = table(4, {"red": "c3", "blue": "c4"}, hands={"red": [card]}, **more)  # type: ignore[arg-type]
    return play(position, f"play {card} c4")


def chain(**options: str) -> Kragmortha:
    """S-02, with red for purple, blue for orange: red has stepped onto blue, beside green, beside Rigor."""
    position = table(
        4, {"red": "b7", "blue": "c6", "green": "d6"}, hands={"red": ["g:G+P", "g:S+G", "g:S+R"]}, options=options
    )
    return play(position, "play g:G+P c7", "step c6")


def ring(*choices: str) -> Kragmortha:
    """S-18."""
    goblins = {"purple": "a8", "orange": "b8", "green": "c8", "blue": "c9", "yellow": "b9"}
    position = table(7, goblins, turn="purple", hands={"purple": ["g:G+P"]})
    return play(position, "play g:G+P b8", *choices)


def library(columns: str, inner: str) -> KragmorthaPack:
    """A synthetic library for four: some columns, some bookcases, desk and Rigor far away."""
    return pack(
        (f'columns = "abcde"\n{WALL}', f'columns = "{columns}"\nwall = []\ninner = [{inner}]\n'),
        (DESK, 'desk = ["a7", "a8", "a9", "a10"]\nstarts = ["a1", "a4"]'),
        ('rigor_start = "d7"', 'rigor_start = "a6"'),
    )


def why(refusal: Refusal) -> tuple[str, str]:
    return refusal.clause, refusal.key


def test_km_push_1_the_pushed_goblin_goes_to_a_square_beside_its_own() -> None:
    """S-15."""
    assert texts(pushing()) == ["push b4", "push d4"]
    assert why(refused(pushing(), "push a4")) == ("KM-PUSH-1", "not-adjacent")


def test_km_push_1_it_stands_where_it_was_pushed() -> None:
    assert at(play(pushing(), "push b4"), "blue") == "b4"


def test_km_push_2_the_owner_of_the_pusher_chooses() -> None:
    assert asked(pushing()) == "P1"
    assert refused(pushing(), "push b4", "blue").key == "not-your-turn"


def test_km_push_3_not_back_where_the_pusher_came_from() -> None:
    """S-15."""
    assert why(refused(pushing(), "push c3")) == ("KM-PUSH-3", "came-from-there")


def test_km_push_3_after_a_first_step_the_square_just_left_counts() -> None:
    """S-02: red came from c7, not from b7."""
    assert squares(chain(), "push") == {"b6", "d6"}


def test_km_push_4_not_under_a_bookcase() -> None:
    """S-15."""
    assert refused(pushing(), "push c5").clause == "KM-MOVE-8"


def test_km_push_4_not_beyond_the_wall() -> None:
    position = table(2, {"red": "c3", "blue": "d3"}, hands={"red": ["g:S+R"]})
    assert squares(play(position, "play g:S+R d3"), "push") == {"d2", "d4"}


def test_km_push_5_the_pushed_goblin_pushes_on_and_its_owner_chooses() -> None:
    """S-02: orange, not purple, chooses for green."""
    position = play(chain(), "P1 push d6")
    assert (asked(position), squares(position, "push")) == ("P2", {"d5", "d7", "e6"})


def test_km_push_5_a_chain_by_the_book() -> None:
    """S-02."""
    position = play(chain(), "push d6", "push d7", "look W-18")
    assert (asked(position), squares(position, "to")) == ("P3", {"b2", "d4", "a7", "e6"})
    assert asked(play(position, "to e6")) == "chance draw"
    assert [at(position, who) for who in ("red", "blue", "green", "rigor")] == ["c6", "d6", "e6", "d7"]
    assert (looks_of(position, "green"), len(cards(draw_any(position), "red"))) == (["W-18"], 3)


def test_km_push_5_on_request_the_active_player_makes_every_choice() -> None:
    """S-22, option push_chooser."""
    position = play(chain(push_chooser="active"), "P1 push d6")
    assert (asked(position), squares(position, "push")) == ("P1", {"d5", "d7", "e6"})


def test_km_push_5_chains_may_be_of_any_length() -> None:
    """S-18: four goblins are pushed by one step."""
    position = ring("P5 push c8", "P6 push c9", "P3 push b9", "P2 push b10")
    goblins = ["purple", "orange", "green", "blue", "yellow"]
    assert [at(position, who) for who in goblins] == ["b8", "c8", "c9", "b9", "b10"]


def test_km_push_6_goblins_already_moved_are_not_pushed_again() -> None:
    """S-18: c9 is where blue came from, and b8 holds purple, whose step began the chain."""
    position = ring("push c8", "push c9", "push b9")
    assert (asked(position), squares(position, "push")) == ("P2", {"a9", "b10"})
    assert why(refused(position, "push b8")) == ("KM-PUSH-6", "already-moved-in-chain")


def test_km_push_6_a_pushed_goblin_is_not_pushed_again_by_the_same_chain() -> None:
    """Seven goblins in a loop: white, pushed last, cannot push green, who came to d5 in the same chain."""
    row = ["a5", "b5", "c5", "d5", "e5", "e6", "d6"]
    position = table(7, dict(enumerate(row)), hands={"red": ["g:G+R"]})
    play(position, "play g:G+R b5", "push c5", "push d5", "push e5", "push e6", "push d6")
    assert (asked(position), squares(position, "push")) == ("P6", {"c6", "d7"})
    assert refused(position, "push d5").clause == "KM-PUSH-6"


def test_km_push_6_a_new_step_is_a_new_chain() -> None:
    """Blue is pushed by the first step, and again by the second."""
    position = table(7, {"red": "e3", "blue": "d3"}, hands={"red": ["g:S+G"]})
    play(position, "play g:S+G d3", "push c3", "step c3")
    assert squares(position, "push") == {"b3", "c2", "c4"}


def test_km_push_6_the_square_that_the_stepping_goblin_left_is_empty() -> None:
    """R-52: yellow is pushed there, for it is not where its own pusher came from."""
    goblins = {"red": "a8", "blue": "b8", "green": "b9", "yellow": "a9"}
    position = table(7, goblins, hands={"red": ["g:S+P"]})
    play(position, "play g:S+P b8", "push b9", "push a9")
    assert squares(position, "push") == {"a8", "a10"}


def dead_end() -> KragmorthaPack:
    """Bookcases all around c6 leave only the way from c7."""
    return pack((WALL, WALL.replace('"b5-c5"', '"b5-c5", "a6-b6", "d6-e6"')), ("bookcases = 6", "bookcases = 8"))


def test_km_push_7_a_goblin_that_could_not_be_pushed_on_is_no_choice() -> None:
    goblins = {"red": "c8", "blue": "c7", "green": "c6"}
    position = play(table(4, goblins, hands={"red": ["g:G+P"]}, content=dead_end()), "play g:G+P c7")
    assert squares(position, "push") == {"b7", "d7"}
    assert why(refused(position, "push c6")) == ("KM-PUSH-7", "no-room-to-push")


def test_km_push_7_an_empty_dead_end_is_a_choice() -> None:
    position = table(4, {"red": "c8", "blue": "c7"}, hands={"red": ["g:G+P"]}, content=dead_end())
    assert squares(play(position, "play g:G+P c7"), "push") == {"b7", "d7", "c6"}


def corridor(card: str, green: str = "a1") -> Kragmortha:
    """S-16: a library of one column; red and blue stand in it, and green behind them or elsewhere."""
    goblins = {"red": "a3", "blue": "a2", "green": green, "yellow": "a5"}
    return table(4, goblins, rigor="a6", hands={"red": [card]}, content=library("a", ""))


@pytest.mark.parametrize("card", ["g:P+R", "g:P+O"])
def test_km_push_8_a_goblin_that_cannot_be_pushed_bars_the_way(card: str) -> None:
    """S-16."""
    position = corridor(card)
    assert "a2" not in squares(position, f"play {card}")
    assert why(refused(position, f"play {card} a2")) == ("KM-PUSH-8", "no-room-to-push")


def test_km_push_8_with_room_behind_it_the_way_is_open() -> None:
    position = play(corridor("g:P+R", green="a4"), "play g:P+R a2")
    assert (at(position, "red"), at(position, "blue")) == ("a2", "a1")


def test_km_push_8_the_square_left_by_the_stepping_goblin_makes_room() -> None:
    """R-52: four goblins in a closed block of four squares turn round once."""
    goblins = {"red": "a1", "blue": "b1", "green": "b2", "yellow": "a2"}
    position = table(4, goblins, rigor="a6", hands={"red": ["g:S+G"]}, content=library("ab", '"a3-b3"'))
    play(position, "play g:S+G b1")
    assert [at(position, who) for who in goblins] == ["b1", "b2", "a2", "a1"]
