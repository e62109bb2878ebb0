"""Tables in the middle of a game, for bots to think about."""

from __future__ import annotations

from collections.abc import Iterator

import ludoteka
from ludoteka.bots.search_bot import SearchBot
from ludoteka.core import Info, Move, Position, Rng
from ludoteka.core.info import imagined_info
from ludoteka.core.options import Value, settle
from ludoteka.core.seats import CHANCE, NOBODY

TIC_TAC_TOE = ludoteka.game("examples/tic_tac_toe.py")
LEDUC = ludoteka.game("examples/leduc_poker.py")
BOX = [ludoteka.game(name) for name in ludoteka.games()]


def begin(edition: ludoteka.Edition, seats: int = 2, options: dict[str, Value] | None = None) -> Position:
    """The first position of a game."""
    return edition.game.begin(edition.pack(), seats, settle(edition.options, options or {}))


def choices(position: Position, seed: int) -> Iterator[Position]:
    """A random game from here on: every position in which somebody has a choice, as it is; do not change it."""
    rng = Rng(seed)
    while position.to_act != NOBODY:
        if position.to_act == CHANCE:
            position.apply(position.lot(rng.below(position.lots())), CHANCE)
            continue
        moves = position.moves()
        if len(moves) > 1:
            yield position
        position.apply(moves[rng.below(len(moves))], position.to_act)


def after(position: Position, count: int, seed: int) -> Position:
    """The position at the so-many-th choice of a random game, or at its last one."""
    found = position
    for number, choice in enumerate(choices(position, seed)):
        found = choice.copy()
        if number == count:
            break
    return found


def asked(edition: ludoteka.Edition, position: Position) -> Info:
    """What the seat to act is given."""
    return imagined_info(edition.game, position.to_act, position, [])


def thinker(iterations: int, seed: int = 7) -> SearchBot:
    """A bot that counts its iterations and looks at no clock."""
    return SearchBot(seed, iterations=iterations)


def marked(text: str) -> Position:
    """A board of tic-tac-toe after these cells were marked in turn."""
    position = begin(TIC_TAC_TOE)
    for cell in text.split():
        position.play(move(f"mark {cell}"))
    return position


def move(text: str) -> Move:
    """A move of tic-tac-toe."""
    return TIC_TAC_TOE.pack().parse(text)
