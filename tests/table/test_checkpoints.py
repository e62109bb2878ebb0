"""Taking back in a long match: few entries are replayed, and the position is that of a replay from the beginning."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludoteka
from ludoteka.table.history import COPIES, EVERY, rebuild
from ludoteka.table.match import Match

GAMES = ("karak-2", "karak-goblin", "kragmortha", "toerkk", "examples/leduc_poker.py")


def played(game: str, entries: int) -> Match:
    """A match at random, as long as that or to its end; one that has ended is begun anew with another seed."""
    for seed in range(20):
        match, rng = ludoteka.game(game).new(seed=seed), random.Random(seed)
        while not match.over and len(match.entries) < entries:
            match.play(rng.choice(match.moves()))
        if not match.over:
            return match
    raise AssertionError(f"every match of {game} ended before entry {entries}")


@pytest.mark.plain
@pytest.mark.parametrize("game", GAMES[:4])
def test_a_rewind_replays_few_entries_however_long_the_match(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(game, 200)
    seat = next(entry.who for entry in reversed(match.entries) if entry.who >= 0)
    applied, kind = [], type(match.position)
    apply = kind.apply

    def counted(self: Any, move: Any, who: int) -> None:
        applied.append(move)
        apply(self, move, who)

    monkeypatch.setattr(kind, "apply", counted)
    before = len(match.entries)
    match.rewind(seat)
    assert before - len(applied) > 0
    assert len(applied) <= EVERY * COPIES + 20


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("entries", [5, EVERY - 1, EVERY, EVERY + 1, 3 * EVERY + 7])
def test_after_a_rewind_the_position_is_that_of_a_replay(game: str, entries: int) -> None:
    match = played(game, entries if "leduc" not in game else 4)
    match.dice = None  # nothing is drawn anew, so that what was taken back is all that changes
    for seat in range(match.seats):
        if not any(entry.who == seat and not entry.undone for entry in match.entries):
            continue
        match.rewind(seat)
        assert match.dump()["position"] == rebuild(match._checkpoints.start, match.entries).dump()


def test_a_checkpoint_after_what_is_taken_back_is_forgotten() -> None:
    match = played("karak-2", EVERY + 3)
    match.dice = None
    assert [count for count, _ in match._checkpoints._copies] == [EVERY]
    early = next(entry for entry in match.entries if entry.who >= 0)
    match._take_back("rewind P1 1", 0, [entry for entry in match.entries if entry.number >= early.number])
    assert match._checkpoints._copies == []
    assert match.dump()["position"] == rebuild(match._checkpoints.start, match.entries).dump()
