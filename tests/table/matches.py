"""Matches for the tests of the table, begun in one line."""

from __future__ import annotations

import leduc_poker
import ludoteka
import tic_tac_toe
from tests.contract.pocket import vote, window

TIC_TAC_TOE = ludoteka.game(tic_tac_toe.GAME)
LEDUC = ludoteka.game(leduc_poker.GAME)
VOTE = ludoteka.game(vote.GAME)
WINDOW = ludoteka.game(window.GAME)


def after(match: ludoteka.Match, *moves: str) -> ludoteka.Match:
    """The match after some moves, each by whoever is asked, or by a seat named first as in 'P2: take 0'."""
    for move in moves:
        name, _, text = move.rpartition(": ")
        match.play(text, int(name[1:]) - 1 if name else None)
    return match


def tic_tac_toe_after(*moves: str) -> ludoteka.Match:
    return after(TIC_TAC_TOE.new(seed=1), *(f"mark {cell}" for cell in moves))


def leduc_after(*moves: str) -> ludoteka.Match:
    """Chance is played by hand."""
    return after(LEDUC.new(chance="manual"), *moves)


def vote_after(*moves: str, seats: int = 3) -> ludoteka.Match:
    return after(VOTE.new(seats=seats, seed=1), *moves)


DEALT = [f"deal {card}" for card in "aabbccab"]


def window_after(*moves: str) -> ludoteka.Match:
    """P1 holds a and c, P2 a and c, P3 two b, P4 a and b; P1 and P3 raid first. Then the moves."""
    return after(WINDOW.new(chance="manual"), *DEALT, *moves)


SECRET = bytes(range(32))


def a_fair_table() -> ludoteka.FairTable:
    """Fair dice with a secret that the tests know, and a contribution of two players."""
    table = ludoteka.FairTable(SECRET, match="5f0c")
    table.add(0, "ab")
    table.add(1, "cd")
    return table


def a_fair_match(*moves: str) -> ludoteka.Match:
    """Leduc poker with fair dice."""
    return after(LEDUC.new(chance=a_fair_table()), *moves)


WHOLE = ("call", "call", "raise", "call")
"""A whole game of Leduc poker, whatever is dealt."""
