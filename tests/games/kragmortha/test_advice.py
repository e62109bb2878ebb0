"""What the greedy bot wants, and that it wants nothing it cannot know (rules.md 7.8)."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.bots.driver import play_game
from ludoteka.core.info import imagined_info
from ludoteka.core.playout import Tally
from ludoteka.core.rng import Rng
from ludoteka.games.kragmortha import GAME
from ludoteka.games.kragmortha.position import Kragmortha
from tests.games.kragmortha.tables import asked, opening, play, table, texts


def choice(position: Kragmortha) -> str:
    """What a greedy bot on the seat that is asked would do."""
    seat = position.to_act
    return ludoteka.bot("greedy", seed=1).choose(imagined_info(GAME, seat, position, []))


def weight(position: Kragmortha, move: str) -> float:
    assert GAME.advice is not None
    return GAME.advice.weigh(position, position.box.parse(move), position.to_act)


def test_a_book_is_worth_more_than_any_walk() -> None:
    position = table(7, {"red": "f8"}, hands={"red": ["g:S+R", "g:S+G", "g:P+O"]})
    assert choice(position).endswith((" f9", " g8"))
    assert weight(position, "play g:S+R f9") == 12


def test_a_goblin_walks_towards_the_desk_and_not_into_rigor() -> None:
    position = table(7, {"red": "d6"}, rigor="d7", hands={"red": ["g:G+O"]})
    assert weight(position, "play g:G+O d7") < weight(position, "play g:G+O c6") < weight(position, "play g:G+O e6")


def test_a_second_step_is_seen_before_the_first_is_made() -> None:
    position = table(7, {"red": "e8"}, rigor="a5", hands={"red": ["g:G+R"]})
    assert weight(position, "play g:G+R f8") == 12  # the desk is one step further


def pushing(looks: dict[str | int, list[str]] | None = None) -> Kragmortha:
    """S-02: orange, pushed by purple, is about to push green, and Rigor is beside it."""
    position = table(
        6, {"red": "b7", "blue": "c6", "green": "d6"}, rigor="d7", hands={"red": ["g:G+P"]}, looks=looks or {}
    )
    return play(position, "play g:G+P c7", "step c6", "push d6")


def test_a_goblin_is_pushed_into_rigor() -> None:
    position = pushing()
    assert asked(position) == "P2"
    assert choice(position) == "push d7"


LOOKS = {"green": ["W-01", "W-05", "W-13"]}


def test_the_last_look_is_given_by_whoever_wins_by_it() -> None:
    others: dict[str | int, list[str]] = {who: ["blank"] for who in ("red", "yellow", "purple", "orange")}
    assert choice(pushing(LOOKS | others)) == "push d7"


def test_the_last_look_is_not_given_by_whoever_loses_by_it() -> None:
    assert choice(pushing(LOOKS | {"blue": ["blank"]})) != "push d7"


def test_nobody_is_pushed_onto_the_desk_unless_there_is_no_other_square() -> None:
    position = play(table(7, {"red": "e8", "blue": "f8"}, hands={"red": ["g:S+R"]}), "play g:S+R f8")
    assert "push f9" in texts(position)
    assert choice(position) != "push f9"


def test_a_cloak_is_used_at_once() -> None:
    position = table(4, {"red": "c7"}, hands={"red": ["g:S+P"]}, books={"red": ["B12"]})
    assert choice(play(position, "play g:S+P d7")) == "use B12"


def test_a_look_is_returned_as_soon_as_possible() -> None:
    position = table(4, looks={"red": ["W-13", "W-22"]}, books={"red": ["B01"]})
    assert choice(position) == "use B01"
    assert choice(play(position, "use B01")) == "return W-22"


def test_rigor_is_summoned_only_onto_somebody() -> None:
    far = table(4, {"red": "a1", "blue": "b1"}, rigor="d7", books={"red": ["B09"]})
    assert choice(far) != "use B09"
    near = table(4, {"red": "a1", "blue": "c7"}, rigor="d7", books={"red": ["B09"]})
    assert choice(near) == "use B09"
    assert choice(play(near, "use B09")) == "summon c7"


def test_km_enf_9_a_bot_that_chooses_for_another_chooses_what_is_worst_for_him() -> None:
    """S-60: red meets Rigor, and his left neighbour places him beside him."""
    position = table(4, {"red": "c7"}, hands={"red": ["g:S+P"]}, looks={"red": ["W-08"]})
    play(position, "play g:S+P d7", "chance look W-18")
    assert asked(position) == "P2"
    assert choice(position) == "to e6"


def test_km_enf_9_a_pushed_bot_that_may_choose_does_so_in_its_own_interest() -> None:
    position = table(4, {"red": "c6", "blue": "d6"}, rigor="d7", hands={"red": ["g:S+G"]}, looks={"red": ["W-14"]})
    play(position, "play g:S+G d6")
    assert asked(position) == "P2"
    assert choice(position) != "push d7"


def test_km_enf_9_a_bot_names_the_symbol_most_frequent_around_the_culprit() -> None:
    position = table(2, {"red": "d7"}, rigor="d6", hands={"blue": ["r:S+O"], "red": ["g:S+G"]}, turn="blue")
    play(position, "play r:S+O d7", "chance look W-05")
    assert asked(position) == "P2"
    assert choice(position) == "symbol gems"  # c7 and d6 show gems, d8 a grimoire


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a_bot_wants_the_same_whatever_it_cannot_know(seats: int) -> None:
    """Two worlds that a seat imagines differ in what is hidden; what it sees of its own hand it wants to play alike."""
    bots = [ludoteka.bot("random", seed=seat) for seat in range(seats)]
    rng, position, looked = Rng(seats), opening(seats), 0
    while position.to_act != ludoteka.NOBODY:
        who = position.to_act
        if who >= 0:
            one, other = position.imagine(who, Rng(1)), position.imagine(who, Rng(2))
            open_moves = [move for move in one.moves_of(who) if not move.text.startswith(("commit", "discard", "use"))]
            weights = [
                [GAME.advice.weigh(world, move, who) for move in open_moves]  # type: ignore[union-attr]
                for world in (one, other)
            ]
            assert weights[0] == weights[1]
            looked += 1
            position.apply(bots[who].answer(imagined_info(GAME, who, position, [])), who)
        else:
            position.apply(position.lot(rng.below(position.lots())), who)
    assert looked > 20


def test_a_greedy_bot_beats_a_random_one() -> None:
    """Nine times out of ten at least; over thousands of games it is 97 %."""
    won, games = 0.0, 60
    for game in range(games):
        position, seat = opening(2), game % 2
        bots = [ludoteka.bot("greedy" if each == seat else "random", seed=game) for each in range(2)]
        play_game(GAME, position, bots, Rng(game), Tally())
        won += position.standing()[seat]
    assert won >= 0.9 * games


def test_the_value_of_a_finished_game_is_its_result() -> None:
    assert GAME.advice is not None
    position = table(2, {"red": "c7"}, hands={"red": ["g:S+P"]}, looks={"red": ["W-01", "W-05", "W-13"]})
    before = GAME.advice.value(position, 0)
    play(position, "play g:S+P d7", "chance look W-18")
    assert [GAME.advice.value(position, seat) for seat in range(2)] == [-50, 50]
    assert -50 < before < GAME.advice.value(table(2), 0)
