"""Dishonest records. A table that knows the secret can make tags, dice and seal fit; then only the rules can tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

import ludoteka
from ludoteka.core import CHANCE
from ludoteka.core.record import TABLE, Line, Record, parse
from ludoteka.table import fair
from ludoteka.table.dice import fair_lot
from ludoteka.table.fair import Scribe

from tests.table.matches import LEDUC, SECRET, WHOLE, a_fair_match, a_fair_table, after


def forged(record: Record, lines: Sequence[Line], end: list[float] | None = None) -> str:
    """The record as a table that knows the secret would write it: tags and seal fit."""
    scribe = Scribe(record.header, SECRET)
    for line in lines:
        if line.who == CHANCE:
            scribe.chance(line.label, line.i, line.lots, line.text)
        elif line.who == TABLE:
            scribe.table(line.text)
        else:
            scribe.move(line.who, line.text)
    scribe.finish(end or record.end or [])
    scribe.close()
    return scribe.record.text


def draw(number: int, label: str, lots: int, text: str) -> Line:
    """A draw by the true dice, whatever it is called and however many lots it has."""
    lot = fair_lot(SECRET, "5f0c", [(0, "ab"), (1, "cd")], number, label, lots)
    return Line(1, CHANCE, text, label=label, i=lot, lots=lots)


def other_card(line: Line) -> Line:
    text = "deal J" if line.text != "deal J" else "deal Q"
    return Line(1, CHANCE, text, label=line.label, i=line.i, lots=line.lots)


FORGERIES: dict[str, tuple[Callable[[list[Line]], list[Line]], int, str]] = {
    "another card for the same lot": (lambda ls: [other_card(ls[0]), *ls[1:]], 1, "stands for"),
    "more lots than cards": (lambda ls: [draw(1, "lot", 12, ls[0].text), *ls[1:]], 1, "out of 12, but"),
    "another label": (lambda ls: [draw(1, "other", 6, ls[0].text), *ls[1:]], 1, "draws other out of 6"),
    "a draw too many": (lambda ls: [*ls[:2], draw(3, "lot", 4, "deal J"), *ls[2:]], 3, "nothing is drawn here"),
    "a draw left out": (lambda ls: [ls[0], *ls[2:]], 2, "chance-deals"),
    "a move that is not open": (lambda ls: [*ls[:2], Line(1, 0, "fold"), *ls[3:]], 3, "LP-BET-2"),
    "a move of the other seat": (lambda ls: [*ls[:2], Line(1, 1, "call"), *ls[3:]], 3, "LP-BET-1"),
    "a move left out": (lambda ls: [*ls[:2], *ls[3:]], 3, "LP-BET-1"),
    "an undo that is not allowed": (lambda ls: [*ls[:3], Line(1, TABLE, "undo P2 1"), *ls[3:]], 4, "no move to take"),
    "a move after the end": (lambda ls: [*ls, Line(1, 0, "call")], 8, "the match is over"),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_with_right_tags_is_found_by_the_rules(name: str) -> None:
    honest = parse(a_fair_match(*WHOLE).record().text)
    assert honest.lines[0].label == "lot"
    forge, number, said = FORGERIES[name]
    text = forged(honest, forge(honest.lines))
    dice = fair.check(text)
    assert dice is None or "the dice give" in dice.problem, "tags and seal fit"
    with pytest.raises(ludoteka.BadRecord) as raised:
        ludoteka.load(text, LEDUC)
    assert raised.value.line == honest.place(number)
    assert said in raised.value.problem
    with pytest.raises(ludoteka.BadRecord):
        ludoteka.check(text, LEDUC)


def test_another_lot_with_right_tags_is_found_by_the_dice() -> None:
    honest = parse(a_fair_match(*WHOLE).record().text)
    first = honest.lines[0]
    lot = (first.i + 3) % 6
    card = LEDUC.new(chance="manual").position.lot(lot).text
    text = forged(honest, [Line(1, CHANCE, card, label="lot", i=lot, lots=6), *honest.lines[1:]])
    with pytest.raises(ludoteka.BadRecord, match=f"the dice give {first.i}/6, not {lot}/6") as raised:
        ludoteka.check(text, LEDUC)
    assert raised.value.line == honest.place(1)


def test_a_wrong_result_with_right_tags_is_found_by_the_rules() -> None:
    honest = parse(a_fair_match(*WHOLE).record().text)
    text = forged(honest, honest.lines, end=[3.0, 3.0])
    assert fair.check(text) is None
    with pytest.raises(ludoteka.BadRecord, match=r"the end says .*, the rules give") as raised:
        ludoteka.check(text, LEDUC)
    assert raised.value.line == honest.place(len(honest.lines) + 1)


def test_a_result_before_the_end_is_found_by_the_rules() -> None:
    honest = parse(a_fair_match(*WHOLE).record().text)
    text = forged(honest, honest.lines[:4], end=[1.0, -1.0])
    with pytest.raises(ludoteka.BadRecord, match="the rules give none: the match is not over"):
        ludoteka.check(text, LEDUC)


@pytest.mark.parametrize(
    "changed",
    [
        lambda text: text.replace("1 chance", "1 chance ", 1),
        lambda text: text.replace("call", "raise", 1),
        lambda text: text.replace("match 5f0c", "match 5f0d"),
        lambda text: text.replace("entropy P1 ab", "entropy P1 ac"),
        lambda text: text.replace(SECRET.hex(), bytes(32).hex()),
        lambda text: text[:-8] + "0000000\n",
        lambda text: "\n".join(row for row in text.split("\n") if not row.startswith("4 ")),
        lambda text: text.replace("P1 call", "P2 call", 1),
        lambda text: text.replace("\n3 P1", "\n4 P1").replace("\n4 P2", "\n3 P2"),
    ],
)
def test_an_outsider_who_does_not_know_the_secret_cannot_change_anything(changed: Callable[[str], str]) -> None:
    text = a_fair_match(*WHOLE).record().text
    assert changed(text) != text
    with pytest.raises(ludoteka.BadRecord):
        ludoteka.check(changed(text), LEDUC)


def test_a_receipt_shows_that_a_whole_record_was_written_anew() -> None:
    match = a_fair_match("call")
    receipt = match.scribe.tag
    honest = parse(after(match, *WHOLE[1:]).record().text)
    rewritten = after(LEDUC.new(chance=a_fair_table()), "raise", "call", "call", "call").record().text
    assert fair.check(honest, [receipt]) is None
    assert fair.check(rewritten) is None
    assert "receipt" in str(fair.check(rewritten, [receipt]))


def test_a_seeded_record_with_another_lot_is_refused_when_it_is_loaded() -> None:
    match = after(LEDUC.new(seed=5), "call")
    line = match.record().lines[0]
    lot = (line.i + 3) % 6
    card = LEDUC.new(chance="manual").position.lot(lot).text
    text = match.record().text.replace(f"{line.i}/6 {line.text}", f"{lot}/6 {card}", 1)
    with pytest.raises(ludoteka.BadRecord, match="the dice give"):
        ludoteka.load(text, LEDUC)
