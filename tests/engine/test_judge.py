"""A judge: reads what a seat observes, alike on both engines, and only matches like those it learnt from."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import ludoteka
from ludoteka.core import Position, Rng
from ludoteka.core.judge import STRAIGHT, UNIT, Judge, Judges, Net
from ludoteka.core.seats import NOBODY
from ludoteka.core.sheet import Sheet

TAUGHT = [(edition, net) for edition in map(ludoteka.game, ludoteka.games()) for net in edition.game.judges.nets]
NAMES = [f"{edition.key}-{net.seats}" for edition, net in TAUGHT]
taught = pytest.mark.parametrize(("edition", "net"), TAUGHT, ids=NAMES)
NO_OPTIONS: Mapping[str, object] = {}


def begun(edition: ludoteka.Edition, seats: int, options: Mapping[str, object] = NO_OPTIONS) -> Position:
    return edition.new(seats, None, options, None, "manual").position


def judge_of(edition: ludoteka.Edition, position: Position) -> Judge:
    found = edition.game.judges.of(position)
    assert found is not None, "the content or the options have changed: teach it anew (scripts/teach.py)"
    return found


def lanes(packed: int) -> list[int]:
    """Four numbers of sixteen bits, the slow way."""
    found = []
    for _lane in range(4):
        low = packed % 65536
        low -= 65536 if low >= 32768 else 0
        found.append(low)
        packed = (packed - low) // 65536
    return found


def reckoned(judge: Judge, observed: bytearray) -> float:
    """The strength by plain arithmetic, unit by unit."""
    rows, outs = [int(each) for each in judge.net.rows], [float(each) for each in judge.net.outs]
    width = len(outs) // 4 + 1
    units, straight = [0] * len(outs), 0
    for place, value in [*enumerate(observed), (len(observed), 1)]:
        if value:
            row = rows[place * width : (place + 1) * width]
            straight += value * row[-1]
            for unit, weight in enumerate(each for packed in row[:-1] for each in lanes(packed)):
                units[unit] += value * weight
    assert max(map(abs, units)) < 32768
    return sum(max(unit, 0) * out for unit, out in zip(units, outs, strict=True)) / UNIT + straight / STRAIGHT


def test_every_title_has_a_judge_for_two_seats() -> None:
    assert {edition.key for edition, net in TAUGHT if net.seats == 2} == set(ludoteka.games())


@taught
def test_it_says_what_plain_arithmetic_says(edition: ludoteka.Edition, net: Net) -> None:
    position, rng = begun(edition, net.seats, net.options), Rng(5)
    judge, sheet = judge_of(edition, position), Sheet(position)
    for step in range(240):
        if position.to_act == NOBODY:
            break
        if step % 12 == 0:
            for seat in range(net.seats):
                assert judge.strength(position, seat) == pytest.approx(reckoned(judge, sheet.fill(position, seat)))
        moves = position.moves()
        position.apply(moves[rng.below(len(moves))], position.to_act)


@taught
def test_chances_sum_to_one_and_hang_on_what_each_seat_observes_alone(edition: ludoteka.Edition, net: Net) -> None:
    position, rng = begun(edition, net.seats, net.options), Rng(6)
    judge = judge_of(edition, position)
    for _step in range(60):
        if position.to_act == NOBODY:
            break
        moves = position.moves()
        position.apply(moves[rng.below(len(moves))], position.to_act)
    advice = edition.game.advice
    assert advice is not None
    assert sum(judge.chances(position, advice)) == pytest.approx(1.0)
    for seat in range(net.seats):
        assert judge.strength(position, seat) == judge.strength(position.imagine(seat, Rng(7)), seat)


def test_whoever_plays_by_other_rules_or_with_more_seats_has_no_judge() -> None:
    edition = ludoteka.game("kragmortha")
    assert edition.game.judges.of(begun(edition, 2)) is not None
    assert edition.game.judges.of(begun(edition, 2, {"desk_ends_move": False})) is None
    assert edition.game.judges.of(begun(edition, 8)) is None
    assert Judges().of(begun(edition, 2)) is None
