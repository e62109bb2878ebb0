"""The scribe and the check: an honest record passes, and nobody can change it afterwards."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from ludoteka.core.errors import BadRecord
from ludoteka.core.record import Header, Record, parse
from ludoteka.table.dice import FairDice, SeededDice
from ludoteka.table.fair import Scribe, check, commitment, dice_for, new_match_id, new_secret, resume

SHA = "sha256:" + "0" * 64
SECRET = bytes(range(32))
HEADER = Header("dice", 1, SHA, 2, "5f0c", "fair", commit=commitment(SECRET), entropy=[(0, "ab"), (1, "cd")])
BEGIN = 11
"""The row of 'begin' in these records."""


def scribe_of_a_game(header: Header = HEADER, secret: bytes = SECRET) -> Scribe:
    """Two rolls, two moves and an undo, still open."""
    scribe, dice = Scribe(header, secret), dice_for(header, secret) or SeededDice(1)
    for number in (1, 2):
        i = dice.draw(scribe.draws + 1, "die", 6)
        scribe.chance("die", i, 6, f"roll {i + 1}")
        scribe.move(number - 1, "take")
    scribe.table("undo P2 4")
    return scribe


def a_record() -> str:
    scribe = scribe_of_a_game()
    scribe.finish([1.0, 0.0])
    scribe.close()
    return scribe.record.text


def fault_line(text: str) -> int | None:
    fault = check(text)
    return None if fault is None else fault.line


def test_an_honest_record_passes() -> None:
    assert check(a_record()) is None
    assert check(parse(a_record())) is None


def test_tags_and_seal_are_what_the_page_says() -> None:
    rows = a_record().split("\n")[:-1]
    link = hmac.digest(SECRET, "\n".join(rows[: BEGIN - 1]).encode(), "sha256")
    assert rows[BEGIN - 1] == "begin ~" + link.hex()[:8]
    for row in rows[BEGIN:-2]:
        body, tag = row.split(" ~")
        link = hmac.digest(SECRET, link + body.encode(), "sha256")
        assert tag == link.hex()[:8]
    assert rows[-2] == "secret " + SECRET.hex()
    assert rows[-1] == "seal sha256:" + hmac.digest(SECRET, "\n".join(rows[:-1]).encode(), "sha256").hex()
    assert rows[7] == "commit sha256:" + hashlib.sha256(SECRET).hexdigest()


def test_every_single_changed_letter_is_found_in_its_line_or_by_the_first_hash_over_it() -> None:
    text = a_record()
    rows = text.split("\n")
    place = 0
    for at, row in enumerate(rows[:-1], 1):
        for column in range(len(row)):
            changed = text[: place + column] + ("1" if row[column] != "1" else "2") + text[place + column + 1 :]
            line = fault_line(changed)
            if at == 8 or at == len(rows) - 2:  # the commit, or the secret: each is refuted by the other
                assert line in (at, len(rows) - 2)
            elif at < BEGIN:
                assert line is not None
                assert at <= line <= BEGIN
            else:
                assert line == at
        place += len(row) + 1


def test_every_dropped_or_doubled_row_is_found() -> None:
    rows = a_record().split("\n")[:-1]
    for at in range(len(rows)):
        assert fault_line("\n".join(rows[:at] + rows[at + 1 :]) + "\n") is not None, rows[at]
        assert fault_line("\n".join(rows[: at + 1] + rows[at:]) + "\n") is not None, rows[at]


def test_a_line_left_out_with_all_others_renumbered_is_found_at_the_gap() -> None:
    record = parse(a_record())
    del record.lines[1]
    for number, line in enumerate(record.lines, 1):
        line.number = number
    fault = check(record)
    assert fault is not None
    assert fault.line == record.place(2)


def test_a_forger_without_the_players_receipts_is_refuted_by_them() -> None:
    """Who holds the secret can write a whole other record; only the receipts tell which one was played."""
    honest = scribe_of_a_game()
    receipts = [honest.record.begin, honest.record.lines[1].tag, honest.record.lines[1].tag, honest.tag]
    forged = Scribe(HEADER, SECRET)
    for line in honest.record.lines:
        if line.lots:
            forged.chance(line.label, line.i, line.lots, line.text)
        else:
            forged.move(0, "pass")
    for scribe in (honest, forged):
        scribe.finish([1.0, 0.0])
        scribe.close()
        assert check(scribe.record) is None
    assert check(honest.record, receipts) is None
    fault = check(forged.record, receipts)
    assert fault is not None
    assert receipts[1] in str(fault)


def test_receipts_must_stand_in_the_order_they_were_sent() -> None:
    record = parse(a_record())
    tags = [line.tag for line in record.lines]
    assert check(record, [*tags, record.end_tag]) is None
    assert check(record, tags[::-1]) is not None


def test_the_number_of_a_draw_counts_chance_lines_and_not_lines_of_the_table() -> None:
    """Else a server could roll again unseen by writing a line of its own before the roll."""

    def first_roll(table_lines: int) -> str:
        scribe = Scribe(HEADER, SECRET)
        for _ in range(table_lines):
            scribe.table("bot P2")
        i = FairDice(SECRET, HEADER.match, HEADER.entropy).draw(scribe.draws + 1, "bag", 1 << 40)
        scribe.chance("bag", i, 1 << 40, "ball")
        scribe.close()
        assert check(scribe.record) is None
        return scribe.record.lines[-1].body.split(" ", 1)[1]

    assert first_roll(0) == first_roll(3)


def test_an_undone_draw_keeps_its_number_and_is_checked_like_any_other() -> None:
    scribe = Scribe(HEADER, SECRET)
    dice = FairDice(SECRET, HEADER.match, HEADER.entropy)
    for _ in range(3):
        scribe.chance("die", dice.draw(scribe.draws + 1, "die", 6), 6, "roll")
        scribe.table("undo P1 1")
    scribe.close()
    assert scribe.draws == 3
    assert check(scribe.record) is None


def test_a_secret_that_was_not_committed_to_is_found() -> None:
    text = a_record()
    fault = check(text.replace(SECRET.hex(), "00" * 32))
    assert str(fault) == f"line {text.count(chr(10)) - 1}: this secret is not the one that line 8 commits to"


def test_before_the_reveal_nothing_but_the_form_can_be_checked() -> None:
    scribe = scribe_of_a_game()
    fault = check(scribe.record)
    assert fault is not None
    assert (fault.line, "not been revealed" in fault.problem) == (0, True)
    assert SECRET.hex() not in scribe.record.text


def test_tags_of_one_match_under_another_secret_have_nothing_in_common() -> None:
    """So a hidden move cannot be found out by trying all moves."""

    def tags(secret: bytes) -> set[str]:
        header = Header("dice", 1, SHA, 2, "5f0c", "fair", commit=commitment(secret))
        scribe = Scribe(header, secret)
        return {scribe.tag} | {scribe.move(0, "hide axe").tag for _ in range(5)}

    assert not tags(SECRET) & tags(bytes(32))
    assert len(tags(SECRET)) == 6


@pytest.mark.parametrize("chance", ["seed 7", "manual"])
def test_a_seeded_or_manual_record_is_checked_by_a_checksum_open_or_over(chance: str) -> None:
    scribe = scribe_of_a_game(Header("dice", 1, SHA, 2, "5f0c", chance), b"")
    assert check(scribe.record) is None
    assert check(scribe.record.text.replace("P1 take", "P1 pass")) is not None
    scribe.finish([0.5, 0.5])
    scribe.close()
    assert check(scribe.record) is None
    assert "secret" not in scribe.record.text


def test_dice_are_those_the_header_names() -> None:
    fair, seeded = dice_for(HEADER, SECRET), dice_for(Header("dice", 1, SHA, 2, "5f0c", "seed 7"))
    assert fair is not None
    assert seeded is not None
    assert fair.draw(1, "die", 1 << 40) == FairDice(SECRET, "5f0c", HEADER.entropy).draw(1, "die", 1 << 40)
    assert seeded.draw(1, "die", 1 << 40) == SeededDice(7).draw(1, "die", 1 << 40)
    assert dice_for(Header("dice", 1, SHA, 2, "5f0c", "manual")) is None


def test_another_scribe_goes_on_where_the_first_one_stopped() -> None:
    first = scribe_of_a_game()
    second = resume(parse(first.record.text), SECRET)
    assert (second.tag, second.draws, second.record.text) == (first.tag, first.draws, first.record.text)
    for scribe in (first, second):
        scribe.move(0, "pass")
        scribe.finish([0, 1])
        scribe.close()
    assert first.record.text == second.record.text
    assert check(second.record) is None


def test_a_changed_or_finished_record_is_not_continued() -> None:
    opened = scribe_of_a_game().record.text
    with pytest.raises(BadRecord, match=f"line {BEGIN + 2}: the tag"):
        resume(parse(opened.replace("P1 take", "P1 pass")), SECRET)
    with pytest.raises(BadRecord, match="over"):
        resume(parse(a_record()), SECRET)
    with pytest.raises(ValueError, match="not the one"):
        resume(parse(opened), bytes(32))


def test_after_the_end_nothing_is_written_and_bad_lines_change_nothing() -> None:
    scribe = scribe_of_a_game()
    before = scribe.record.text
    for text in ("two\nlines", ""):
        with pytest.raises(BadRecord):
            scribe.move(0, text)
    with pytest.raises(BadRecord):
        scribe.move(2, "take")
    with pytest.raises(BadRecord):
        scribe.chance("die", 6, 6, "roll 7")
    with pytest.raises(BadRecord):
        scribe.finish([float("inf"), 0.0])
    with pytest.raises(ValueError, match="1 results for 2 seats"):
        scribe.finish([1.0])
    assert (scribe.record.text, scribe.draws) == (before, 2)
    scribe.finish([1.0, 0.0])
    with pytest.raises(ValueError, match="over"):
        scribe.table("bot P1")
    with pytest.raises(ValueError, match="over"):
        scribe.finish([1.0, 0.0])
    scribe.close()
    with pytest.raises(ValueError, match="sealed"):
        scribe.close()
    assert check(scribe.record) is None


def test_a_match_given_up_is_closed_without_an_end() -> None:
    scribe = scribe_of_a_game()
    scribe.table("abandon")
    scribe.close()
    assert check(scribe.record) is None
    with pytest.raises(ValueError, match="over"):
        scribe.move(0, "take")


def test_secrets_and_match_ids_are_fresh_and_can_be_written_down() -> None:
    secret, match = new_secret(), new_match_id()
    assert (len(secret), secret == new_secret(), match == new_match_id()) == (32, False, False)
    record = Scribe(Header("dice", 1, SHA, 2, match, "fair", commit=commitment(secret)), secret).record
    assert isinstance(parse(record.text), Record)


def test_a_scribe_needs_the_secret_the_header_commits_to() -> None:
    with pytest.raises(ValueError, match="commits to"):
        Scribe(HEADER, bytes(32))
    with pytest.raises(ValueError, match="no secret"):
        Scribe(Header("dice", 1, SHA, 2, "5f0c", "seed 7"), SECRET)
