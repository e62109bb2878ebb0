"""Whole games between bots, compiled: nothing is told or written down, and a bot is given its seat's info only."""

from __future__ import annotations

from ludoteka.core.bot import Bot
from ludoteka.core.game import Game
from ludoteka.core.info import imagined_info
from ludoteka.core.native import i64
from ludoteka.core.playout import Tally
from ludoteka.core.position import Position
from ludoteka.core.rng import Rng
from ludoteka.core.seats import CHANCE


def play_game(game: Game, position: Position, bots: list[Bot], rng: Rng, tally: Tally) -> None:
    """Seat a bot everywhere and play to the end, in place; `rng` is chance's alone."""
    for seat in range(i64(len(bots))):
        position.occupy(seat, True)
    while True:
        who = position.to_act
        if who >= 0:
            position.apply(bots[who].answer(imagined_info(game, who, position, [])), who)
            tally.decisions += 1
        elif who == CHANCE:
            position.apply(position.lot(rng.below(position.lots())), CHANCE)
            tally.chances += 1
        else:
            break
    tally.games += 1
    tally.standing = position.standing()
