"""The vectorised runner: the same games as one by one, arrays that show them, errors that change nothing."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy", reason="the extra `envs` is not installed")

import leduc_poker
import ludoteka
from ludoteka.core import BadOption, Rng
from ludoteka.core.playout import advance
from ludoteka.core.seats import NOBODY
from ludoteka.envs.vector import VectorEnv

GAMES = ludoteka.games()


@pytest.mark.parametrize("game", GAMES)
def test_every_array_shows_what_the_game_itself_says(game: str) -> None:
    many = VectorEnv(game, games=3, seed=5)
    for _ in range(40):
        many.random_step()
    for each, position in enumerate(many.batch.games):
        seat = position.to_act
        assert many.players[each] == seat
        assert many.masks[each].nonzero()[0].tolist() == sorted(move.number for move in position.moves())
        assert many.observations[each].tobytes() == many.start.sheet.fill(position, seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_the_batch_is_the_game_that_its_moves_and_dice_make(game: str) -> None:
    many, rng = VectorEnv(game, games=4, seed=9), Rng(9 << 20 ^ 2)
    position = many.start.root.copy()
    advance(position, rng)
    for _ in range(60):
        actions = many.masks.argmax(axis=1)
        position.play(many.start.moves[actions[2]])
        advance(position, rng)
        many.step(actions)
        if position.to_act == NOBODY:
            break
        assert many.batch.games[2].dump() == position.dump()


def test_games_do_not_depend_on_how_many_there_are() -> None:
    few, more = VectorEnv("kragmortha", games=2, seed=3), VectorEnv("kragmortha", games=6, seed=3)
    for _ in range(50):
        few.random_step()
        more.random_step()
    assert (few.observations == more.observations[:2]).all()


def test_a_game_that_ends_tells_its_result_and_begins_anew() -> None:
    many, sums = VectorEnv(leduc_poker.GAME, games=32, seed=1), []
    for _ in range(60):
        rewards, ended = many.step(many.masks.argmax(axis=1))
        assert not rewards[~ended].any()
        sums += rewards[ended].sum(axis=1).tolist()
    assert len(sums) == many.played > 32
    assert set(sums) == {0.0}


def test_a_move_that_is_not_open_is_named_and_nothing_is_played() -> None:
    many = VectorEnv("toerkk", games=3, seed=1)
    before = many.observations.copy()
    actions = many.masks.argmax(axis=1)
    actions[1] = many.masks[1].argmin()
    with pytest.raises(BadOption, match="game 1: move"):
        many.step(actions)
    with pytest.raises(BadOption, match="2 moves for 3 games"):
        many.step(actions[:2])
    assert (many.observations == before).all()
    assert [position.dump() for position in many.batch.games] == [
        position.dump() for position in VectorEnv("toerkk", games=3, seed=1).batch.games
    ]
