"""The friendliest level plays like somebody who is new to the game, not like somebody who is blind."""

from __future__ import annotations

import os

import pytest

import ludoteka
from ludoteka.bots.search_bot import is_won
from ludoteka.core import Bot, Info, Position, Rng
from ludoteka.core.seats import CHANCE, NOBODY
from tests.bots.tables import BOX, asked, begin

GAMES = 200 if os.environ.get("LUDOTEKA_LONG") == "1" else 1
WORLDS = 6


def sure_wins(info: Info, rng: Rng) -> set[str]:
    """The moves that end the game and win it, in every world looked at."""
    open_now = [move.text for move in info.world.moves_of(info.seat)]
    return {text for text in open_now if all(wins(info, text, rng) for _world in range(WORLDS))}


def wins(info: Info, text: str, rng: Rng) -> bool:
    """Whether a move wins at once in a world that the seat could imagine."""
    world = info.imagine(rng)
    world.apply(next(move for move in world.moves_of(info.seat) if move.text == text), info.seat)
    return world.to_act == NOBODY and is_won(world, info.seat)


def missed_in(edition: ludoteka.Edition, position: Position, bots: list[Bot], rng: Rng) -> list[str]:
    """Play to the end; what was chosen where a win was there for the taking and the choice was none."""
    missed = []
    while position.to_act != NOBODY:
        who = position.to_act
        if who == CHANCE:
            position.apply(position.lot(rng.below(position.lots())), CHANCE)
            continue
        info = asked(edition, position)
        move = bots[who].answer(info)
        sure = sure_wins(info, rng)
        if sure and move.text not in sure:
            missed.append(f"{move.text} instead of {sure}")
        position.apply(move, who)
    return missed


@pytest.mark.parametrize("edition", BOX, ids=lambda edition: edition.key)
def test_a_beginner_never_misses_a_win_that_is_one_move_away(edition: ludoteka.Edition) -> None:
    missed = []
    for seed in range(GAMES):
        bots = [ludoteka.bot("beginner", seed=2 * seed + seat, seconds=0) for seat in range(2)]
        missed += missed_in(edition, begin(edition), bots, Rng(seed))
    assert missed == []
