"""Every move of the game that is not open is refused under a clause, and a refusal changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from ludoteka.core import CHANCE, IllegalMove, Move, Position, Rng

from tests.contract.tables import EDITIONS, SETUPS, Report, Setup, at_every_table, key_of, spots

FEW = 4
"""A game with fewer refusing clauses than this cannot share them out evenly."""
SAMPLE = 200
"""So many moves of a large game are tried in one position."""


def sample(moves: Sequence[Move], rng: Rng) -> Sequence[Move]:
    """All moves of a small game, some of a large one."""
    return moves if len(moves) <= SAMPLE else [moves[rng.below(len(moves))] for _ in range(SAMPLE)]


def unlisted(position: Position, seat: int, rng: Rng) -> list[Move]:
    """Well-formed moves that are not open to a seat."""
    listed = {move.number for move in position.open_to(seat)}
    return [move for move in sample(position.pack.moves, rng) if move.number not in listed]


@at_every_table
def test_every_unlisted_move_is_refused_under_a_clause_and_nothing_changes(setup: Setup) -> None:
    refused, rng = 0, Rng(3)
    for _, position in spots(setup, 2):
        before = key_of(position)
        for seat in [CHANCE, *[viewer for viewer in setup.some_viewers(refused) if viewer >= 0]]:
            for move in unlisted(position, seat, rng):
                refusal = position.refusal(move, seat)
                assert refusal is not None
                assert refusal.clause in setup.edition.clauses, f"{move.text}: no clause {refusal.clause!r}"
                assert refusal.key
                assert all(isinstance(name, str) for name in refusal.args)
                refused += 1
        assert key_of(position) == before
    assert refused > 0


@at_every_table
def test_playing_an_unlisted_move_raises_the_same_refusal_and_changes_nothing(setup: Setup) -> None:
    rng = Rng(4)
    for _, position in spots(setup, 1, first=7):
        before = key_of(position)
        for seat in range(setup.seats):
            for move in unlisted(position, seat, rng)[:20]:
                with pytest.raises(IllegalMove) as raised:
                    position.play(move, seat)
                due = position.refusal(move, seat)
                assert due is not None
                assert (raised.value.clause, raised.value.key, raised.value.args) == (due.clause, due.key, due.args)
        assert key_of(position) == before


def refusing_clauses(key: str) -> Counter[str]:
    """How often each clause refused a move to a seat that was asked, out of turn apart, at all tables of a game."""
    found: Counter[str] = Counter()
    for setup in SETUPS:
        if setup.edition.key != key:
            continue
        for number, position in spots(setup, 10):
            for seat in position.waiting():
                refusals = [position.refuse(move, seat) for move in unlisted(position, seat, Rng(number))]
                found.update(refusal.clause for refusal in refusals)
    return found


@pytest.mark.parametrize("key", [edition.key for edition in EDITIONS])
def test_no_clause_answers_for_more_than_a_third_of_the_refusals(key: str, report: Report) -> None:
    found = refusing_clauses(key)
    total = found.total()
    assert total > 0
    shares = "  ".join(f"{clause} {count / total:.0%}" for clause, count in found.most_common())
    report("refusals to the seat that is asked, by clause", f"{key}: {total}: {shares}")
    boxed = any(setup.boxed for setup in SETUPS if setup.edition.key == key)
    if boxed or len(found) >= FEW:
        clause, count = found.most_common(1)[0]
        assert count * 3 <= total, f"{clause} answers for {count} of {total}"
