"""Damaged records: the error names the first row that does not fit, and what would."""

from __future__ import annotations

import re

import pytest

import ludoteka
from ludoteka.core import Rng
from ludoteka.core.record import Record, parse

from tests.contract.tables import Setup, at_every_table, play_at_random


def a_record(setup: Setup) -> Record:
    match = setup.match(seed=4)
    play_at_random(match, Rng(4), 2)
    return parse(match.record().text)


def with_line(record: Record, number: int, body: str) -> str:
    """The record's text with the words of one line changed and its tag kept."""
    rows = record.text.split("\n")
    place = record.place(number) - 1
    rows[place] = f"{number} {body} ~{record.lines[number - 1].tag}"
    return "\n".join(rows)


def refused_at(setup: Setup, text: str, row: int, said: str) -> None:
    """Loading fails at this row (from 1), for this reason."""
    with pytest.raises(ludoteka.BadRecord, match=said) as raised:
        ludoteka.load(text, setup.edition)
    assert raised.value.line == row, str(raised.value)
    assert str(raised.value).startswith(f"line {row}: ")


@at_every_table
def test_a_record_with_an_impossible_line_is_refused_at_that_line(setup: Setup) -> None:
    record = a_record(setup)
    for line in record.lines:
        row = record.place(line.number)
        if line.who < 0:
            drawn = f"chance {line.label} {line.i}/{line.lots}"
            refused_at(setup, with_line(record, line.number, f"{drawn} no such draw"), row, "stands for")
            other = f"chance other {line.i}/{line.lots} {line.text}"
            refused_at(setup, with_line(record, line.number, other), row, "is due")
            more = f"chance {line.label} {line.i}/{line.lots + 1} {line.text}"
            refused_at(setup, with_line(record, line.number, more), row, "is due")
        else:
            refused_at(
                setup,
                with_line(record, line.number, f"P{line.who + 1} no such move"),
                row,
                "is not possible here.*is no move of this game",
            )
            refused_at(setup, with_line(record, line.number, f"P{line.who + 1} table"), row, "is not possible here")
        refused_at(setup, with_line(record, line.number, "chance die 0/6 roll 1"), row, "draw|due|stands|dice")
        refused_at(setup, with_line(record, line.number, "table dance P1"), row, "unknown word of the table")
        refused_at(setup, with_line(record, line.number, "table undo P1 99"), row, "take back|taken back")
        refused_at(setup, with_line(record, line.number, "table resign P99"), row, "no seat")


@at_every_table
def test_a_seeded_record_with_another_lot_is_refused_at_that_line(setup: Setup) -> None:
    record = a_record(setup)
    for line in [line for line in record.lines if line.who < 0 and line.lots > 1]:
        i = (line.i + 1) % line.lots
        text = with_line(record, line.number, f"chance {line.label} {i}/{line.lots} {line.text}")
        refused_at(setup, text, record.place(line.number), f"the dice give {line.i}/{line.lots}, not {i}/")


@at_every_table
def test_a_record_with_a_wrong_header_is_refused_at_that_line(setup: Setup) -> None:
    text = a_record(setup).text
    for old, new, row, said in (
        (f"game {setup.edition.key}", "game chess", 2, "a record of 'chess', not of"),
        (f"seats {setup.seats}", "seats 77", 5, "77 seats, but .* is for"),
        ("match 0", "option colour red\nmatch 0", 6, "no option 'colour'"),
        ("ludoteka record 1", "ludoteka record 2", 1, "the only version known here"),
        ("chance seed 4", "chance loaded", 0, "wanted 'chance fair'"),
    ):
        assert old in text
        changed = text.replace(old, new, 1)
        with pytest.raises(ludoteka.BadRecord, match=said) as raised:
            ludoteka.load(changed, setup.edition)
        assert raised.value.line in (row, 6 + len(setup.options) + 1) or not row


@at_every_table
def test_a_record_cut_off_or_with_a_lost_or_doubled_line_is_refused(setup: Setup) -> None:
    record = a_record(setup)
    rows, first = record.text.split("\n"), record.place(1) - 1
    lost, doubled = rows[:first] + rows[first + 1 :], rows[: first + 1] + rows[first:]
    for text in (
        record.text[:-1],
        "\n".join(lost),
        "\n".join(doubled),
        record.text + "more\n",
        record.text.replace("\n", "\r\n"),
        "",
        "\n",
        "no record at all",
    ):
        with pytest.raises(ludoteka.BadRecord, match="line"):
            ludoteka.load(text, setup.edition)


@at_every_table
def test_a_record_of_other_rules_is_replayed_or_refused_with_the_first_difference(setup: Setup) -> None:
    record, rules = a_record(setup), setup.edition.game.rules
    later = record.text.replace(f"rules {rules}\n", "rules 77\n")
    assert ludoteka.load(later, setup.edition).dump() == ludoteka.load(record.text, setup.edition).dump()
    line = next(line for line in record.lines if line.who >= 0)
    broken, row = with_line(record, line.number, f"P{line.who + 1} no such move"), record.place(line.number)
    refused_at(
        setup,
        broken.replace(f"rules {rules}\n", "rules 77\n"),
        row,
        f"the record is of rules 77, here are rules {rules}: first difference",
    )
    refused_at(
        setup,
        re.sub(r"content sha256:\w+", "content sha256:" + "0" * 64, broken),
        row,
        "was played with content sha256:0000",
    )
