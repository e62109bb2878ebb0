"""The friendliest level plays like somebody who is new to the game, not like somebody who is blind."""

from __future__ import annotations

import os

import pytest

import ludoteka
from ludoteka.core import Bot, Position, Rng
from ludoteka.core.seats import CHANCE, NOBODY
from ludoteka.lab.sure import sure_wins
from tests.bots.tables import BOX, asked, begin

GAMES = 200 if os.environ.get("LUDOTEKA_LONG") == "1" else 1


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
