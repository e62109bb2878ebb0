"""Records as text: what is printed is read back to the letter, and what cannot be read is named by its line."""

from __future__ import annotations

import time

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ludoteka.core.errors import BadRecord
from ludoteka.core.record import TABLE, Header, Line, Record, parse, standing_text
from ludoteka.core.seats import CHANCE

SHA = "sha256:" + "0123456789abcdef" * 4
FAIR = f"""\
ludoteka record 1
game leduc-poker
rules 1
content {SHA}
seats 2
option edition de
option house_rule two words
match 5f0c
chance fair
commit {SHA}
entropy P2 00ff
entropy P1 a
begin ~00000000
1 table bot P2 ~11111111
2 chance deal 3/6 deal K ~22222222
3 P1 raise ~33333333
4 table undo P1 3 ~44444444
5 P2 żabę ~deadbeef ~55555555
end P1 2 P2 -0.5 ~66666666
secret {"ab" * 32}
seal {SHA}
"""
SEEDED = f"""\
ludoteka record 1
game tic-tac-toe
rules 12
content {SHA}
seats 3
match 0
chance seed -7
begin ~00000000
1 P3 mark b2 ~11111111
"""
ROWS = FAIR.split("\n")[:-1]


def with_row(at: int, *rows: str) -> str:
    """FAIR with its row `at` (from 1) replaced."""
    return "\n".join([*ROWS[: at - 1], *rows, *ROWS[at:]]) + "\n"


@pytest.mark.parametrize(
    "text",
    [
        FAIR,
        FAIR[: FAIR.index("secret")],
        FAIR[: FAIR.index("end ")],
        FAIR[: FAIR.index("2 chance")],
        with_row(19),
        SEEDED,
        SEEDED + f"seal {SHA}\n",
        SEEDED + f"end P1 1 P2 0 P3 0 ~abcdef01\nseal {SHA}\n",
    ],
)
def test_what_is_printed_is_read_back_to_the_letter(text: str) -> None:
    assert parse(text).text == text


def test_every_field_of_the_header_is_read() -> None:
    header = parse(FAIR).header
    assert (header.game, header.rules, header.content, header.seats) == ("leduc-poker", 1, SHA, 2)
    assert header.options == {"edition": "de", "house_rule": "two words"}
    assert (header.match, header.chance, header.fair, header.seed) == ("5f0c", "fair", True, None)
    assert (header.commit, header.entropy) == (SHA, [(1, "00ff"), (0, "a")])
    assert parse(SEEDED).header.seed == -7


def test_lines_of_chance_players_and_table_are_told_apart() -> None:
    table, chance, player, undo, odd = parse(FAIR).lines
    assert (table.number, table.who, table.text, table.tag) == (1, TABLE, "bot P2", "11111111")
    assert (chance.who, chance.label, chance.i, chance.lots, chance.text) == (CHANCE, "deal", 3, 6, "deal K")
    assert (player.who, player.text) == (0, "raise")
    assert (undo.who, undo.text) == (TABLE, "undo P1 3")
    assert (odd.who, odd.text, odd.tag) == (1, "żabę ~deadbeef", "55555555")


def test_end_secret_and_seal_are_read() -> None:
    record = parse(FAIR)
    assert (record.end, record.end_tag, record.secret, record.seal) == ([2.0, -0.5], "66666666", "ab" * 32, SHA)
    assert record.sealed
    opened = parse(SEEDED)
    assert (opened.end, opened.secret, opened.seal, opened.sealed) == (None, "", "", False)


def test_place_names_the_row_of_a_numbered_line() -> None:
    record = parse(FAIR)
    assert [ROWS[record.place(n) - 1].split(" ")[0] for n in range(7)] == ["begin", "1", "2", "3", "4", "5", "end"]


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, "'ludoteka record 1'"),
        ("\n", 1, "'ludoteka record 1'"),
        (with_row(1, "ludoteka record 2"), 1, "the only version known here"),
        (FAIR.replace("\n", "\r\n"), 1, "lines end in \\n alone"),
        (with_row(2, "game Leduc Poker"), 2, "'game karak-goblin'"),
        (with_row(2), 2, "'game karak-goblin'"),
        (with_row(3, "rules 01"), 3, "'rules 1'"),
        (with_row(3, "rules ١"), 3, "'rules 1'"),
        (with_row(4, "content sha256:12"), 4, "64 hex digits"),
        (with_row(4, "content " + SHA.upper()), 4, "64 hex digits"),
        (with_row(5, "seats 0"), 5, "'seats 2'"),
        (with_row(6, "option edition"), 6, "'option edition de'"),
        (with_row(7, "option edition en"), 7, "'edition' stands twice"),
        (with_row(7, "option house_rule two  words"), 7, "'option edition de'"),
        (with_row(8, "match 5F0C"), 8, "1 to 64 hex digits"),
        (with_row(9, "chance seed 007"), 9, "'chance seed 7'"),
        (with_row(9, "chance manual"), 10, "'begin ~'"),
        (with_row(10), 10, "'commit sha256:'"),
        (with_row(11, "entropy P1 xyz"), 11, "'entropy P1 5f0c'"),
        (with_row(11, "entropy P3 5f0c"), 11, "only 2 seats"),
        (with_row(13, "begin"), 13, "eight hex digits"),
        (with_row(14, "1 table Bot P2 ~11111111"), 14, "a word in small letters"),
        (with_row(14, "2 table bot P2 ~11111111"), 14, "line number 2 where 1 is due"),
        (with_row(14), 14, "line number 2 where 1 is due"),
        (with_row(15, ROWS[13]), 15, "line number 1 where 2 is due"),
        (with_row(15, "2 chance deal 6/6 deal K ~22222222"), 15, "wanted 0 to lots - 1"),
        (with_row(15, "2 chance deal 0/4611686018427387904 deal K ~22222222"), 15, "fewer than 2**62 lots"),
        (with_row(15, "2 chance deal 03/6 deal K ~22222222"), 15, "'deal 3/6 deal K'"),
        (with_row(15, "2 chance Deal 3/6 deal K ~22222222"), 15, "'deal 3/6 deal K'"),
        (with_row(15, "2 chance deal 3/6 ~22222222"), 15, "'deal 3/6 deal K'"),
        (with_row(16, "3 P3 raise ~33333333"), 16, "only 2 seats"),
        (with_row(16, "3 P0 raise ~33333333"), 16, "such as P1"),
        (with_row(16, "3 P1 raise"), 16, "eight hex digits"),
        (with_row(16, "3 P1 raise ~3333333G"), 16, "eight hex digits"),
        (with_row(16, "3 P1  raise ~33333333"), 16, "one space each"),
        (with_row(16, "3 P1 ra\u200bise ~33333333"), 16, "one space each"),
        (with_row(16, "3 P1 ra\ud800ise ~33333333"), 16, "one space each"),
        (with_row(16, "", ROWS[15]), 16, "line 3, 'end', 'secret' or nothing more"),
        (with_row(19, "end P1 2 ~66666666"), 19, "wanted P1, P2"),
        (with_row(19, "end P2 2 P1 -2 ~66666666"), 19, "wanted P1, P2"),
        (with_row(19, "end P1 2.0 P2 -2 ~66666666"), 19, "'end P1 2 P2 -2 ~0123abcd'"),
        (with_row(19, "end P1 -0 P2 -2 ~66666666"), 19, "wanted 'end P1 0 P2 -2'"),
        (with_row(19, "end P1 0.33333333333333331 P2 0 ~66666666"), 19, "wanted 'end P1 0.3333333333333333 P2 0'"),
        (with_row(20), 20, "'secret' and 64 hex digits"),
        (with_row(20, "secret 12"), 20, "64 hex digits"),
        (with_row(21), 21, "'seal sha256:'"),
        (with_row(21, "seal 12"), 21, "'seal sha256:'"),
        (FAIR + "\n", 22, "nothing after the seal"),
        (FAIR + "6 P1 raise ~77777777\n", 22, "nothing after the seal"),
        (FAIR[:-1], 21, "cut off"),
        (SEEDED + "end P1 1 P2 0 P3 0 ~abcdef01\n", 11, "'seal sha256:'"),
        (SEEDED + "secret " + "ab" * 32 + "\n", 10, "line 2, 'end', 'seal' or nothing more"),
    ],
)
def test_a_row_that_does_not_fit_is_named_with_what_would_be_right(text: str, line: int, problem: str) -> None:
    with pytest.raises(BadRecord) as caught:
        parse(text)
    assert caught.value.line == line
    assert problem in caught.value.problem


WORD = st.text(st.characters(min_codepoint=0x21, exclude_categories=["C", "Z"]), min_size=1, max_size=8)
WORDS = st.lists(WORD, min_size=1, max_size=4).map(" ".join)
KEY = st.from_regex(r"[a-z0-9][a-z0-9_-]{0,9}", fullmatch=True)
HEX = st.from_regex(r"[0-9a-f]{1,64}", fullmatch=True)
TAG = st.from_regex(r"[0-9a-f]{8}", fullmatch=True)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record at all."""
    seats = draw(st.integers(1, 9))
    seat = st.integers(0, seats - 1)
    chance = draw(st.sampled_from(["fair", "manual"]) | st.integers().map(lambda seed: f"seed {seed}"))
    fair = chance == "fair"
    values = st.integers() | WORDS | st.booleans()
    header = Header(
        draw(KEY),
        draw(st.integers(1, 99)),
        SHA,
        seats,
        draw(HEX),
        chance,
        options=draw(st.dictionaries(KEY, values, max_size=3)),
        commit=SHA if fair else "",
        entropy=draw(st.lists(st.tuples(seat, HEX), max_size=3)) if fair else [],
    )
    record = Record(header, draw(TAG))
    for number in range(1, draw(st.integers(0, 5)) + 1):
        who = draw(seat | st.sampled_from([CHANCE, TABLE]))
        lots = draw(st.integers(1, (1 << 62) - 1))
        if who == CHANCE:
            i = draw(st.integers(0, lots - 1))
            record.add(Line(number, who, draw(WORDS), draw(TAG), label=draw(KEY).replace("_", "."), i=i, lots=lots))
        else:
            record.add(Line(number, who, "word " + draw(WORDS), draw(TAG)))
    results = st.integers(-99, 99).map(float) | st.integers(1, 99).map(lambda n: 1 / n)
    closed = draw(st.booleans())
    if draw(st.booleans()):
        record.end = draw(st.lists(results, min_size=seats, max_size=seats))
        record.end_tag = draw(TAG)
        closed = closed or not fair
    if closed:
        record.secret = "ab" * 32 if fair else ""
        record.seal = SHA
    return record


@settings(deadline=None)
@given(records())
def test_any_record_round_trips(record: Record) -> None:
    again = parse(record.text)
    assert again.text == record.text
    assert (again.header.options, again.header.entropy) == (record.header.options, record.header.entropy)
    assert again.end == record.end
    assert [(line.who, line.text, line.label, line.i) for line in again.lines] == [
        (line.who, line.text, line.label, line.i) for line in record.lines
    ]


def only_bad_record(text: str) -> None:
    """A text is either read back to the letter or refused with a line that is there (or just missing at the end)."""
    line = 1
    try:
        assert parse(text).text == text
    except BadRecord as bad:
        line = bad.line
    assert 1 <= line <= text.count("\n") + 2


@settings(deadline=None)
@given(st.text())
@example("\x85\u2028")
@example("9" * 10_000)
@example("ludoteka record 1\n" * 3)
def test_garbage_is_refused_and_nothing_else_happens(text: str) -> None:
    only_bad_record(text)


BITS = ["\n", " ", "~", "0", "9" * 5000, "/", "P1", "table ", "end ", "\ud800", "\r", "-", "."]
CUTS = st.tuples(st.integers(0, 2000), st.integers(0, 6), st.text(max_size=3) | st.sampled_from(BITS))


@settings(max_examples=300, deadline=None)
@given(st.sampled_from([FAIR, SEEDED]), st.lists(CUTS, min_size=1, max_size=4))
def test_a_damaged_record_is_refused_or_read_to_the_letter(text: str, cuts: list[tuple[int, int, str]]) -> None:
    for place, length, put in cuts:
        place %= len(text) + 1
        text = text[:place] + put + text[place + length :]
    only_bad_record(text)


STRAY = [*ROWS, *SEEDED.split("\n"), "end", "seal", "option", "1", "0", "entropy P9 00"]


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(STRAY), max_size=12))
def test_rows_in_the_wrong_order_are_refused(rows: list[str]) -> None:
    only_bad_record("\n".join(rows))
    only_bad_record("\n".join([*ROWS[:13], *rows]) + "\n")


def test_a_very_long_line_is_read_in_no_time() -> None:
    started = time.process_time()
    for tail in ("", " ~33333333"):
        only_bad_record(with_row(16, "3 P1 " + "raise ~" * 100_000 + "x" * 100_000 + tail))
    assert time.process_time() - started < 2


@pytest.mark.parametrize(
    "line",
    [
        lambda: Line(1, 0, "raise\n2 P1 fold"),
        lambda: Line(1, 0, ""),
        lambda: Line(1, 0, " raise"),
        lambda: Line(1, TABLE, "Undo P1"),
        lambda: Line(1, -3, "raise"),
        lambda: Line(1, CHANCE, "deal K", label="Deal", i=0, lots=6),
        lambda: Line(1, CHANCE, "deal K", label="deal", i=6, lots=6),
        lambda: Header("a", 1, SHA, 2, "ab", "seed 7", options={"a b": "c"}),
        lambda: Header("a", 1, SHA, 2, "ab", "seed 7", options={"a": "c\nmatch 00"}),
        lambda: Header("a", 1, SHA, 2, "ab", "seed 7", commit=SHA),
        lambda: Header("a", 1, "", 2, "ab", "manual"),
        lambda: Header("a", 1, SHA, 2, "ab", "fair"),
        lambda: Header("a", 1, SHA, 2, "ab", "fair", commit=SHA, entropy=[(2, "ab")]),
        lambda: Header("a", 1, SHA, 2, "ab", "fair", commit=SHA, entropy=[(-7, "ab")]),
        lambda: Header("a", 1, SHA, 2, "ab", "fair", commit=SHA, entropy=[(0, "AB")]),
        lambda: standing_text(float("nan")),
        lambda: standing_text(1e300),
    ],
)
def test_nothing_can_be_written_that_could_not_be_read_back(line: object) -> None:
    assert callable(line)
    with pytest.raises(BadRecord):
        line()


def test_options_are_written_as_a_command_line_would_give_them() -> None:
    header = Header("a", 1, SHA, 2, "ab", "manual", options={"fast": True, "gold": 5, "share": 0.5, "edition": "de"})
    assert header.options == {"fast": "true", "gold": "5", "share": "0.5", "edition": "de"}
