"""Toerkk's content file: every mistake is named by row and field, and an owner's own file can be played."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import cast

import pytest

import ludoteka
from ludoteka.core import Content
from ludoteka.games.toerkk import GAME
from ludoteka.games.toerkk.position import Toerkk
from ludoteka.terminal.words import Words
from tests.games.contents import changed, mistakes, rows_of

ROWS = rows_of(GAME)


# ---- the box (rules.md 6)


def test_every_row_says_where_it_is_known_from() -> None:
    told = Counter(row["known_from"] for rows in ROWS.values() for row in rows)
    assert told == {"book": 20, "ours": 18}


def test_what_action_cards_do_is_marked_as_ours() -> None:
    assert [row["id"] for row in ROWS["action"] if not {"effect", "turn", "windows"} <= set(row["ours"])] == []


def test_tk_action_6_three_cards_are_there_twice_and_fourteen_once() -> None:
    counts = {row["id"]: row["count"] for row in ROWS["action"]}
    assert counts == {row["id"]: 2 if row["id"] in ("strzal", "rezurekcja", "tarcza") else 1 for row in ROWS["action"]}
    assert (len(counts), sum(counts.values())) == (17, 20)


def test_tk_location_8_half_of_the_locations_help_and_half_harm() -> None:
    assert Counter(row["kind"] for row in ROWS["location"]) == {"helps": 5, "harms": 5}


# ---- mistakes


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("action_cards = 20", "action_cards = 21", "[[action]]: cards: 20 in all, wanted 21"),
        ("heroes = 8", "heroes = 9", "[[hero]]: rows: 8 in all, wanted 9"),
        ("locations = 10", "locations = 9", "[[location]]: rows: 10 in all, wanted 9"),
        (
            '[[character]]\nid = "leader"\ncount = 1\nnames = ["Torvald"]\nknown_from = "book"\nours = ["names"]\n',
            "",
            "[[character]]: classes: 2 in all, wanted 3",
        ),
    ],
)
def test_a_wrong_count_is_named(old: str, new: str, said: str) -> None:
    assert mistakes(GAME, (old, new))[0] == said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "tarcza"', 'id = "strzal"', "[[action]] row 3 (strzal): field 'id' is 'strzal', which stands twice"),
        ('id = "orm"', 'id = "strzal"', "[[hero]] row 4 (strzal): field 'id' is 'strzal', which stands twice"),
        ('id = "gaz"', 'id = "miner"', "[[location]] row 6 (miner): field 'id' is 'miner', which stands twice"),
    ],
)
def test_a_doubled_id_is_named(old: str, new: str, said: str) -> None:
    assert mistakes(GAME, (old, new)) == [said]


@pytest.mark.parametrize("new", ["two words", "Shot", "strzał", "2"])
def test_an_id_that_could_not_be_written_in_a_record_is_named(new: str) -> None:
    assert mistakes(GAME, ('id = "strzal"', f'id = "{new}"')) == [
        f"[[action]] row 1 ({new}): field 'id' is {new!r}, wanted small letters, digits and _"
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'effect = "shot"',
            'effect = "kiss"',
            "[[action]] row 1 (strzal): field 'effect' is 'kiss', wanted one of shot",
        ),
        (
            'effect = "thunderclap"',
            'effect = "shot"',
            "[[hero]] row 1 (haldor): field 'effect' is 'shot', wanted one of",
        ),
        (
            'effect = "vein"',
            'effect = "bomb"',
            "[[location]] row 1 (zlota_zyla): field 'effect' is 'bomb', wanted one of",
        ),
        ('turn = "own"', 'turn = "mine"', "[[action]] row 4 (ognisty_mlot): field 'turn' is 'mine', wanted one of any"),
        (
            'windows = ["attack", "block"]',
            'windows = ["later"]',
            "[[action]] row 10 (slepy_wedrowiec): field 'windows' is ['later'], wanted a list",
        ),
        (
            'windows = ["attack", "block"]',
            "windows = []",
            "[[action]] row 10 (slepy_wedrowiec): field 'windows' is [], wanted a list of at least 1",
        ),
        ("count = 2", "count = 0", "[[action]] row 1 (strzal): field 'count' is 0, wanted a whole number from 1"),
        ("amount = 1", "amount = 0", "[[action]] row 1 (strzal): field 'amount' is 0, wanted a whole number from 1"),
        (
            'effect = "explosion"\namount = 2',
            'effect = "explosion"\namount = 3',
            "[[action]] row 6 (wybuch): field 'amount' is 3, wanted a whole number from 1 to 2",
        ),
        ("cost = 1", "cost = 0", "[[hero]] row 8 (fenja): field 'cost' is 0, wanted a whole number from 1"),
        ('kind = "harms"', 'kind = "hurts"', "[[location]] row 6 (gaz): field 'kind' is 'hurts', wanted one of helps"),
        (
            "count = 5",
            "count = 6",
            "[[character]] row 1 (warrior): field 'count' is 6, wanted a whole number from 5 to 5",
        ),
        ('id = "miner"', 'id = "minor"', "[[character]] row 2 (minor): field 'id' is 'minor', wanted one of warrior"),
        ("life = 10", "life = 0", "[game]: field 'life' is 0, wanted a whole number from 1"),
        ("levels = 20", "levels = 0", "[game]: field 'levels' is 0, wanted a whole number from 1"),
        ('known_from = "ours"', 'known_from = "hearsay"', "[[hero]] row 1 (haldor): field 'known_from' is 'hearsay'"),
        (
            'known_from = "book"',
            'known_from = "hearsay"',
            "[game]: field 'known_from' is 'hearsay', wanted one of book",
        ),
        ('id = "strzal"', 'id = "strzal"\nname = "Shot"', "[[action]] row 1 (strzal): field 'name' is 'Shot', wanted"),
    ],
)
def test_a_word_or_number_that_does_not_fit_is_named(old: str, new: str, said: str) -> None:
    assert any(each.startswith(said) for each in mistakes(GAME, (old, new))), mistakes(GAME, (old, new))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("cost = 2", "cots = 2", "[[hero]] row 2 (hedda): unknown field 'cots'; did you mean 'cost'?"),
        ('effect = "fog"', 'effect = "fog"\namount = 2', "[[action]] row 13 (mgla): unknown field 'amount'"),
        ("\n[game]\n", "\n[gmae]\n[game]\n", "[gmae]: unknown table; did you mean 'game'?"),
    ],
)
def test_a_field_or_table_that_nobody_knows_is_named(old: str, new: str, said: str) -> None:
    assert any(each.startswith(said) for each in mistakes(GAME, (old, new))), mistakes(GAME, (old, new))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'effect = "surge"\namount = 2',
            'effect = "surge"\namount = 3',
            "[[action]] row 8 (przyplyw_energii): it can bring 6 points and costs 5, wanted more than it brings",
        ),
        (
            'id = "tove"\ncost = 3',
            'id = "tove"\ncost = 2',
            "[[hero]] row 7 (tove): it can bring 5 points and costs 4, wanted more than it brings",
        ),
        (
            'id = "orm"\ncost = 3',
            'id = "orm"\ncost = 1',
            "[[hero]] row 4 (orm): it can bring 2 points and costs 2, wanted more than it brings",
        ),
    ],
)
def test_tk_time_10_a_card_that_could_make_a_moment_endless_is_refused(old: str, new: str, said: str) -> None:
    assert mistakes(GAME, (old, new))[0].startswith(said)


def test_all_mistakes_are_named_at_once() -> None:
    said = mistakes(GAME, ("life = 10", "life = 0"), ('turn = "own"', 'turn = "mine"'), ("cost = 1", "cost = 0"))
    assert len(said) == 3


# ---- an owner's own file


def test_an_owners_own_file_is_played(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(changed(GAME, ("life = 10", "life = 4"), ("levels = 20", "levels = 6")), encoding="utf-8")
    match = ludoteka.game("toerkk").new(seats=2, seed=5, content=mine)
    bot = ludoteka.bot("random", seed=5)
    while match.to_act is not None:
        match.play(bot.choose(match.info(match.to_act)))
    assert cast(Toerkk, match.position).house.life == 4


def test_a_card_of_ones_own_is_called_as_its_row_says() -> None:
    text = changed(GAME, ('id = "strzal"', 'id = "strzal"\nname = { en = "Bang", pl = "Bum" }'))
    words = Words(GAME, "pl", GAME.read(Content("mine.toml", text)))
    assert words.show("card", "strzal") == "Bum"
