"""Kragmortha's content file: every mistake is named by row and field, and an owner's own file can be played."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

import ludoteka
from ludoteka.core import BadContent, Content
from ludoteka.games.kragmortha import GAME
from ludoteka.games.kragmortha.position import Kragmortha
from tests.games import contents
from tests.games.kragmortha.tables import pack, table, texts


def changed(old: str, new: str) -> str:
    """The content file with the first place of some words changed."""
    return contents.changed(GAME, (old, new))


def mistakes(old: str, new: str) -> list[str]:
    """What is said to a file changed in one place."""
    return contents.mistakes(GAME, (old, new))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("movement_cards = 58", "movement_cards = 57", "[[movement]]: copies: 58 in all, wanted 57"),
        ("looks = 24", "looks = 25", "[[look]]: rows: 24 in all, wanted 25"),
        ("books = 18", "books = 17", "[[book]]: copies: 18 in all, wanted 17"),
        ("tokens = 6", "tokens = 7", "[[token]]: copies: 6 in all, wanted 7"),
        ("bookcases = 6", "bookcases = 5", "[[layout]] row 1 (L2): 6 bookcases, the box holds 5"),
    ],
)
def test_a_wrong_count_is_named(old: str, new: str, said: str) -> None:
    assert mistakes(old, new)[0] == said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("RGRPSGP", "RGRPSGX", "[board]: field 'symbols', row 1 is 'RGRPSGX', wanted 7 letters out of SGPR"),
        (
            '["S", "G"]',
            '["S", "Q"]',
            "[[movement]] row 1: field 'symbols' is ['S', 'Q'], wanted a list of 2 texts from S, G, P, R, O",
        ),
    ],
)
def test_an_unknown_symbol_is_named(old: str, new: str, said: str) -> None:
    assert mistakes(old, new) == [said]


def test_a_row_of_squares_that_is_too_short_is_named() -> None:
    assert mistakes("PSPGRPR", "PSPGRP") == [
        "[board]: field 'symbols', row 2 is 'PSPGRP', wanted 7 letters out of SGPR"
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"g7"]', '"h7"]', "[board]: field 'teleports' names 'h7', wanted squares from a1 to g10"),
        ('"g7"]', '"b2"]', "[board]: field 'teleports' names a square twice"),
        (
            'rigor_start = "d7"',
            'rigor_start = "d11"',
            "[board]: field 'rigor_start' names 'd11', wanted squares from a1 to g10",
        ),
        ('rigor_start = "d7"', 'rigor_start = "b5"', "[[layout]] row 1 (L2): Rigor's first square 'b5' is not in play"),
        (
            '["e1-e2"',
            '["e1-d2"',
            "[[layout]] row 1 (L2): field 'wall' has 'e1-d2', wanted two neighbours such as 'e1-e2'",
        ),
        ('"b5-c5"', '"b5-z5"', "[[layout]] row 1 (L2): field 'inner' names 'z5', wanted squares from a1 to g10"),
        ('"c9", "d9"', '"c9", "f9"', "[[layout]] row 1 (L2): field 'desk' names 'f9', wanted squares in play"),
        ('"c10", "d10"]', '"c10"]', "[[layout]] row 1 (L2): field 'desk' has 3 squares, wanted 4"),
        (
            '["a1", "b1", "c1", "d1"]',
            '["a1", "b1", "c1", "c9"]',
            "[[layout]] row 1 (L2): field 'starts' names 'c9', wanted squares in play that are not under the desk",
        ),
        (
            '["a1", "b1", "c1", "d1"]',
            "[]",
            "[[layout]] row 1 (L2): field 'starts' is empty, wanted at least one square",
        ),
        (
            'columns = "abcd"',
            'columns = "abcz"',
            "[[layout]] row 1 (L2): field 'columns' is 'abcz', wanted letters out of abcdefg",
        ),
    ],
)
def test_a_wrong_square_is_named(old: str, new: str, said: str) -> None:
    assert said in mistakes(old, new)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "L34"', 'id = "L2"', "[[layout]] row 2 (L2): field 'id' is 'L2', which stands twice"),
        ('id = "W-02"', 'id = "W-01"', "[[look]] row 2 (W-01): field 'id' is 'W-01', which stands twice"),
        ('id = "W-02"', 'id = "w-01"', "[[look]] row 2 (w-01): field 'id' is 'w-01', which stands twice"),
        ('id = "B03"', 'id = "B01"', "[[book]] row 2 (B01): field 'id' is 'B01', which stands twice"),
        (
            'symbols = ["S", "P"]',
            'symbols = ["S", "G"]',
            "[[movement]] row 2: g:S+G stands twice, wanted one row with all copies",
        ),
    ],
)
def test_a_doubled_id_is_named(old: str, new: str, said: str) -> None:
    assert mistakes(old, new) == [said]


@pytest.mark.parametrize("new", ["blank", "two words", "ł"])
def test_an_id_that_could_not_be_written_in_a_record_is_named(new: str) -> None:
    assert mistakes('id = "W-01"', f'id = "{new}"') == [
        f"[[look]] row 1 ({new}): field 'id' is {new!r}, wanted letters, digits and dashes, but not 'blank'"
    ]


def test_an_unknown_table_is_named() -> None:
    assert mistakes('[[token]]\nid = "trap"', '[[tokens]]\nid = "trap"')[-1].startswith("[tokens]: unknown table")


def test_an_unknown_field_is_named_with_the_one_that_was_meant() -> None:
    assert mistakes('symbol = "mouth"', 'symbol = "mouth"\nclas = "I"') == [
        "[[look]] row 1 (W-01): unknown field 'clas'; did you mean 'class'?"
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'effect = "vowels"',
            'effect = "sing"',
            "[[look]] row 1 (W-01): field 'effect' is 'sing', wanted one of vowels",
        ),
        ('class = "I"', 'class = "X"', "[[look]] row 1 (W-01): field 'class' is 'X', wanted one of "),
        ('effect = "pardon"', 'effect = "fly"', "[[book]] row 1 (B01): field 'effect' is 'fly', wanted one of pardon"),
        (
            'windows = ["meeting"]',
            'windows = ["push"]',
            "[[book]] row 8 (B12): field 'windows' has 'push', but a Book with the effect 'cloak' works meeting",
        ),
        ("windows = []", 'windows = ["later"]', "[[book]] row 13 (B18): field 'windows' is ['later'], wanted a list"),
        ("symbols = 3", "symbols = 4", "[[book]] row 7 (B11): field 'symbols' is 4, wanted a whole number from 1 to 3"),
        (
            'id = "trap"',
            'id = "tarp"',
            "[[token]] row 3 (tarp): field 'id' is 'tarp', wanted one of teleport, book, trap",
        ),
        ('kind = "rigor"', 'kind = "ogre"', "[[movement]] row 11: field 'kind' is 'ogre', wanted one of goblin, rigor"),
        ("hand = 3", "hand = 0", "[game]: field 'hand' is 0, wanted a whole number from 1 to 6"),
        ("players_to = 2", "players_to = 3", "[[layout]]: 2 rows for 3 players, wanted one"),
        (
            'known_from = "ours"',
            'known_from = "hearsay"',
            "[[layout]] row 1 (L2): field 'known_from' is 'hearsay', wanted",
        ),
        (
            'known_from = "book"',
            'known_from = "hearsay"',
            "[game]: field 'known_from' is 'hearsay', wanted one of book",
        ),
        (
            'known_from = "public"',
            'known_from = "hearsay"',
            "[board]: field 'known_from' is 'hearsay', wanted one of book",
        ),
        (
            'symbol = "mouth"',
            'symbol = "mouth"\nname = "Jaw"',
            "[[look]] row 1 (W-01): field 'name' is 'Jaw', wanted texts by language",
        ),
    ],
)
def test_a_word_or_number_that_does_not_fit_is_named(old: str, new: str, said: str) -> None:
    assert mistakes(old, new)[0].startswith(said)


def test_all_mistakes_are_named_at_once() -> None:
    broken = changed('effect = "pardon"', 'effect = "fly"').replace("hand = 3", "hand = 0")
    with pytest.raises(BadContent) as caught:
        GAME.read(Content("mine.toml", broken))
    assert len(caught.value.mistakes) == 2


def test_a_file_that_is_no_toml_is_named() -> None:
    with pytest.raises(BadContent, match=r"mine\.toml.*not readable as TOML"):
        Content("mine.toml", "[game\n")


def test_an_owners_own_file_is_played_to_the_end(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(changed("RGRPSGP", "GRPSGPR").replace("looks_to_lose = 4", "looks_to_lose = 2"), encoding="utf-8")
    match = ludoteka.game("kragmortha").new(seats=3, seed=5, content=mine)
    bot = ludoteka.bot("random", seed=5)
    while match.to_act is not None:
        match.play(bot.choose(match.info(match.to_act)))
    assert max(cast(Kragmortha, match.position).look_count) == 2


def test_a_changed_board_changes_what_a_card_can_do() -> None:
    own = pack(("PSPGRPR", "RSPGRPR"))
    assert "play g:S+R a2" in texts(table(7, {"red": "a1"}, hands={"red": ["g:S+R"]}, content=own))
