"""Pledged digits: they stand in the record beside their pledges, and nobody can choose them afterwards."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.core.errors import BadOption, BadRecord
from ludoteka.core.record import Header, parse
from ludoteka.table.fair import Scribe, check, commitment
from ludoteka.table.pledges import pledge_fault, pledge_of

SECRET = bytes(range(32))
DIGITS = ["a1" * 16, "b2" * 16]
SHA = "sha256:" + "0" * 64
PLEDGES = [(seat, pledge_of(digits)) for seat, digits in enumerate(DIGITS)]


def header(**fields: object) -> Header:
    chosen: dict[str, object] = {"entropy": list(enumerate(DIGITS)), "pledges": PLEDGES} | fields
    return Header("dice", 1, SHA, 2, "5f0c", "fair", commit=commitment(SECRET), **chosen)  # type: ignore[arg-type]


def test_a_record_with_pledges_and_a_called_off_start_is_read_as_it_was_written() -> None:
    scribe = Scribe(header(called_off=[(SHA, [1]), (commitment(bytes(32)), [0, 1])]), SECRET)
    scribe.finish([0.0, 0.0])
    scribe.close()
    read = parse(scribe.record.text)
    assert read.text == scribe.record.text
    assert read.header.called_off == [(SHA, [1]), (commitment(bytes(32)), [0, 1])]
    assert (read.header.pledges, check(read)) == (PLEDGES, None)


def test_digits_of_an_older_record_need_no_pledge() -> None:
    assert pledge_fault(header(pledges=[])) is None


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"entropy": [(0, DIGITS[0]), (1, "c3" * 16)]}, (12, "not the digits that P2 has pledged")),
        ({"entropy": [(0, DIGITS[0])]}, (10, "P2 has pledged digits, and none")),
        ({"entropy": [(0, DIGITS[0]), (1, DIGITS[1]), (1, DIGITS[1])]}, (13, "gives a second")),
    ],
)
def test_whoever_does_not_keep_a_pledge_is_named_by_the_row(
    fields: dict[str, object], problem: tuple[int, str]
) -> None:
    scribe = Scribe(header(**fields), SECRET)
    scribe.close()
    fault = check(scribe.record)
    assert fault is not None
    assert (fault.line, problem[1] in fault.problem) == (problem[0], True)


@pytest.mark.parametrize(
    "fields", [{"pledges": [PLEDGES[0], PLEDGES[0]]}, {"pledges": [(2, SHA)]}, {"called_off": [(SHA, [2])]}]
)
def test_a_header_has_one_pledge_a_seat_and_names_seats_that_there_are(fields: dict[str, object]) -> None:
    with pytest.raises(BadRecord):
        header(**fields)


def test_a_fair_table_takes_pledges_first_then_the_digits_that_were_pledged() -> None:
    table = ludoteka.FairTable(SECRET, "5f0c")
    for seat, pledge in PLEDGES:
        table.pledge(seat, pledge)
    table.add(1, DIGITS[1])
    with pytest.raises(BadOption, match="not the digits that P1 has pledged"):
        table.add(0, "c3" * 16)
    with pytest.raises(BadOption, match="P1 has pledged digits and has not added"):
        table.dice()
    with pytest.raises(BadOption, match="no pledge can be taken any more"):
        table.pledge(0, SHA)
    table.add(0, DIGITS[0])
    match = ludoteka.game("karak-goblin").new(seats=2, chance=table)
    assert match.scribe.record.header.rows()[-4:] == [
        *[f"pledge P{seat + 1} {pledge}" for seat, pledge in PLEDGES],
        f"entropy P2 {DIGITS[1]}",
        f"entropy P1 {DIGITS[0]}",
    ]
