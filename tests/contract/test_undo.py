"""Taking back: one's own last move, never over a draw or something learned; the dice never run backwards."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.core import CHANCE, NOBODY, Move, Rng

from tests.contract.tables import SETUPS, Setup, at_every_table_often, key_of, random_step


class Watched:
    """A match, and what each seat could know of every move: kept apart from the match's own books."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.match = setup.match(seed)
        self.rng = Rng(seed)
        self.moved: list[tuple[int, Move, set[int]]] = []
        """Every move that stands: who made it, and which seats were told of it."""

    def step(self) -> None:
        """One random move, with the draws that follow it."""
        lines = len(self.match.record().lines)
        move, seat = random_step(self.match.position, self.rng)
        before = self.match.mail.counts()
        self.match.play(move, seat)
        told = {viewer for viewer, count in self.match.mail.counts().items() if count > before[viewer]}
        self.moved.append((seat, move, told))
        draws = [line for line in self.match.record().lines[lines:] if line.who == CHANCE]
        self.moved.extend((CHANCE, self.match.position.pack.by_text[line.text], told) for line in draws)

    def is_due(self) -> bool:
        """Whether to look closely now: always in a short game."""
        return len(self.moved) % self.setup.pace == 0

    def may_undo(self, seat: int) -> bool:
        """Whether nothing lies between now and the seat's last move that it can know of."""
        for who, _, told in reversed(self.moved):
            if who == seat:
                return True
            if who == CHANCE or seat in told:
                return False
        return False

    def undo(self, seat: int) -> tuple[int, Move, set[int]]:
        """Take back; gives what was taken back."""
        self.match.undo(seat)
        last = max(i for i, (who, _, _) in enumerate(self.moved) if who == seat)
        return self.moved.pop(last)


@at_every_table_often(4)
def test_nobody_takes_back_over_a_draw_or_over_a_move_he_was_told_of(setup: Setup, seed: int) -> None:
    watched = Watched(setup, seed)
    while not watched.match.over:
        watched.step()
        for seat in range(setup.seats) if watched.is_due() else []:
            if watched.match.can_undo(seat):
                assert watched.may_undo(seat)
            else:
                with pytest.raises(ludoteka.CannotUndo):
                    watched.match.undo(seat)


@at_every_table_often(4)
def test_undo_and_the_same_move_again_changes_nothing(setup: Setup, seed: int) -> None:
    watched = Watched(setup, seed)
    match, undone = watched.match, 0
    while not match.over:
        start = key_of(match.position)
        watched.step()
        after, draws = key_of(match.position), match.scribe.draws
        seat, move, _ = watched.moved[-1]
        if seat == CHANCE or not match.can_undo(seat) or not watched.is_due():
            continue
        match.undo(seat)
        assert key_of(match.position) == start, "undo restores the position exactly"
        match.play(move, seat)
        assert key_of(match.position) == after
        assert match.scribe.draws == draws, "no draw is made anew"
        undone += 1
    assert undone > 0 or setup.edition.key == "leduc-poker"


@at_every_table_often(4)
def test_no_draw_has_two_outcomes_and_every_draw_has_its_own_number(setup: Setup, seed: int) -> None:
    watched, rng = Watched(setup, seed), Rng(seed + 1)
    match = watched.match
    for _ in range(3 * setup.bound):
        if match.over:
            break
        watched.step()
        for seat in range(setup.seats):
            if match.can_undo(seat) and rng.below(3) == 0 and watched.is_due():
                draws, chances = match.scribe.draws, drawn(match)
                watched.undo(seat)
                assert drawn(match) == chances, "what was drawn stays drawn"
                assert match.scribe.draws == draws
    assert match.scribe.draws == len(drawn(match))
    assert match.record().text == ludoteka.load(match.record().text, setup.edition).record().text


def drawn(match: ludoteka.Match) -> list[str]:
    return [line.body for line in match.record().lines if line.who == CHANCE]


@at_every_table_often(3)
def test_a_record_with_taken_back_moves_is_replayed_to_the_same_position(setup: Setup, seed: int) -> None:
    watched, undone = Watched(setup, seed), 0
    while not watched.match.over and undone < 12:
        watched.step()
        for seat in range(setup.seats):
            if watched.match.can_undo(seat) and undone < 12:
                watched.undo(seat)
                undone += 1
                loaded = ludoteka.load(watched.match.record().text, setup.edition)
                assert loaded.dump() == watched.match.dump()
                assert [loaded.log(viewer) for viewer in range(setup.seats)] == [
                    watched.match.log(viewer) for viewer in range(setup.seats)
                ]


@at_every_table_often(4)
def test_who_takes_back_sees_what_he_saw_before_and_others_hear_of_it_only_if_they_had_seen(
    setup: Setup, seed: int
) -> None:
    watched = Watched(setup, seed)
    match = watched.match
    views = {viewer: match.position.view(viewer) for viewer in setup.viewers()}
    while not match.over:
        letters = match.mail.counts()
        views = {viewer: match.position.view(viewer) for viewer in setup.viewers()}
        watched.step()
        seat, _, told = watched.moved[-1]
        if seat == CHANCE or not match.can_undo(seat) or not watched.is_due():
            continue
        before_undo = match.mail.counts()
        watched.undo(seat)
        for viewer in setup.viewers():
            assert match.position.view(viewer) == views[viewer]
            news = match.mail.since(viewer, before_undo[viewer])
            assert [letter["key"] for letter in news] == (["undone"] if viewer in told or viewer == seat else [])
            if news:
                seen = list(range(letters[viewer] + 1, before_undo[viewer] + 1))
                assert news[0]["args"] == {"seat": seat, "letters": seen}, "each viewer by the own numbers"
        watched.step()


def test_undo_is_put_to_use_in_every_game_that_is_not_all_chance_and_told_moves() -> None:
    used = {setup.edition.key for setup in SETUPS if any_undo(setup)}
    assert used >= {"tic-tac-toe", "leduc-poker", "pocket-vote", "pocket-window"} & {s.edition.key for s in SETUPS}


def any_undo(setup: Setup) -> bool:
    watched = Watched(setup, 1)
    for _ in range(setup.bound):
        if watched.match.position.to_act == NOBODY:
            return False
        watched.step()
        if any(watched.match.can_undo(seat) for seat in range(setup.seats)):
            return True
    return False
