"""Karak 2's content file: every mistake is named by row and field, and an owner's own file can be played."""

from __future__ import annotations

import re
import tomllib
from functools import partial
from pathlib import Path
from typing import cast

import pytest

import ludoteka
from ludoteka.core import Content
from ludoteka.games.karak_2 import GAME
from ludoteka.games.karak_2.pack import Karak2Pack
from ludoteka.games.karak_2.position import Karak2
from tests.games import contents

CONTENT = GAME.content
changed = partial(contents.changed, GAME)
said_to = partial(contents.said_to, GAME)


def mistakes(old: str, new: str) -> list[str]:
    """What is said to a file changed in one place."""
    return contents.mistakes(GAME, (old, new))


def in_row(name: str, row: str, old: str, new: str) -> str:
    """The content file with some words of one row changed."""
    found = re.search(rf'^\[\[{name}\]\]\nid = "{row}"\n(?:.+\n)+', CONTENT, re.MULTILINE)
    assert found is not None, (name, row)
    assert old in found.group(), (name, row, old)
    return CONTENT[: found.start()] + found.group().replace(old, new, 1) + CONTENT[found.end() :]


SINGLE = [(name, field) for name in ("game", "general") for field in tomllib.loads(CONTENT)[name]]


@pytest.mark.parametrize(("name", "field"), SINGLE)
def test_a_missing_number_of_the_game_is_named(name: str, field: str) -> None:
    head, table, rest = re.split(rf"^(\[{name}\]\n(?:.+\n)+)", CONTENT, maxsplit=1, flags=re.MULTILINE)
    text = head + re.sub(rf"^{field} = .*\n", "", table, count=1, flags=re.MULTILINE) + rest
    assert any(said.startswith(f"[{name}]: field {field!r} is missing") for said in said_to(text))


# ---- what rules.md 6.8 wants


def test_a_tile_too_few_is_named() -> None:
    text = in_row("tile", "A18", "level = 1", "level = 2")
    assert said_to(text) == [
        "[[tile]]: tiles of level 1: 17 in all, wanted 18",
        "[[tile]]: tiles of level 2: 11 in all, wanted 10",
    ]


def test_a_second_hell_chasm_is_named() -> None:
    assert "[[tile]]: hell chasms: 2 in all, wanted 1" in said_to(in_row("tile", "B09", "large-rock", "hell-chasm"))


def test_a_missing_hell_chasm_is_named() -> None:
    assert "[[tile]]: hell chasms: 0 in all, wanted 1" in said_to(in_row("tile", "B10", "hell-chasm", "large-rock"))


def test_a_hell_chasm_of_level_one_is_named() -> None:
    text = in_row("tile", "B10", "level = 2", "level = 1")
    assert "[[tile]] row 28 (B10): the hell chasm is of level 1, wanted level 2" in said_to(text)


def test_a_token_too_many_is_named() -> None:
    assert said_to(in_row("army", "firelings", "copies = 6", "copies = 7")) == [
        "[[army]]: tokens: 37 in all, wanted 36"
    ]


def test_dryads_that_are_not_as_many_as_amulets_are_named() -> None:
    text = in_row("army", "dark-dryads", 'reward = "amulet"', 'reward = "sword"')
    assert "[[army]]: tokens with an amulet: 0 in all, wanted 5" in said_to(text)


@pytest.mark.parametrize(
    ("die", "old", "new", "said"),
    [
        ("knight", "copies = 10", "copies = 9", "[[die]]: dice of knight: 9 in all, wanted 10"),
        ("skeleton", "copies = 3", "copies = 2", "[[die]]: dice of skeleton: 2 in all, wanted 3"),
        ("bear", "copies = 1", "copies = 2", "[[die]]: dice of bear: 2 in all, wanted 1"),
        ("titan", "copies = 1", "copies = 2", "[[die]]: dice of titan: 2 in all, wanted 1"),
    ],
)
def test_a_wrong_number_of_dice_is_named(die: str, old: str, new: str, said: str) -> None:
    assert said_to(in_row("die", die, old, new)) == [said]


def test_a_die_without_six_faces_is_named() -> None:
    text = in_row("die", "archer", '["0", "1", "1", "2", "2", "S"]', '["0", "1", "1", "2", "2"]')
    assert said_to(text) == [
        "[[die]] row 3 (archer): field 'faces' is ['0', '1', '1', '2', '2'], wanted a list of 6 texts"
    ]


@pytest.mark.parametrize("faces", ['["1", "2", "2", "3", "S", "S"]', '["1", "2", "2", "3", "SS", "SS"]'])
def test_a_hero_die_without_both_skull_faces_is_named(faces: str) -> None:
    text = in_row("die", "hero", '["1", "2", "2", "3", "S", "SS"]', faces)
    assert any(said.endswith("wanted faces S and SS among them") for said in said_to(text))


@pytest.mark.parametrize("face", ["X", "-1", "22", "1.5", ""])
def test_a_face_that_is_neither_swords_nor_skulls_is_named(face: str) -> None:
    text = in_row("die", "mage", '["0", "2"', f'["{face}", "2"')
    assert any(said.startswith("[[die]] row 4 (mage): field 'faces'") for said in said_to(text))


@pytest.mark.parametrize("die", ["bear", "titan"])
def test_a_skull_on_bear_or_titan_is_no_mistake_and_ignored(die: str) -> None:
    """R-27: neither can be lost."""
    text = in_row("die", die, '"2"', '"S"')
    printed = Karak2Pack(Content("mine.toml", text))
    number = ["knight", "archer", "mage", "skeleton", "bear", "titan"].index(die)
    assert printed.skulls[6 * number : 6 * number + 6] == [0] * 6


def test_a_tile_closed_on_all_sides_is_named() -> None:
    text = in_row("tile", "A01", '["E"]', '["E", "NE", "NW", "W", "SW", "SE"]')
    assert said_to(text) == ["[[tile]] row 1 (A01): every edge has a chasm, wanted at least one open edge"]


@pytest.mark.parametrize(
    ("what", "old", "new"),
    [
        ("city", "wood = 2", "wood = 1"),
        ("camp", "stone = 1", "stone = 0"),
        ("tower", "stone = 2", "stone = 0"),
    ],
)
def test_a_cost_that_taia_would_not_have_to_pay_is_named(what: str, old: str, new: str) -> None:
    assert any(
        f"({what}): costs 1 in all, wanted at least 2" in said for said in said_to(in_row("cost", what, old, new))
    )


def test_stones_that_are_not_worth_thirteen_points_are_named() -> None:
    text = in_row("item", "large-stone", "amount = 4", "amount = 6")
    assert said_to(text) == ["[[army]]: points of all stones, doubled: 34 in all, wanted 26"]


# ---- other mistakes


@pytest.mark.parametrize(
    ("name", "row", "other"),
    [
        ("tile", "A02", "A01"),
        ("tile", "A02", "a01"),
        ("start", "S1", "S0"),
        ("land", "forest", "farm"),
        ("army", "firelings", "skeletal-warriors"),
        ("item", "hammer", "sword"),
        ("die", "mage", "knight"),
        ("cost", "portal", "stable"),
        ("hero", "taia", "horan"),
    ],
)
def test_a_doubled_id_is_named(name: str, row: str, other: str) -> None:
    said = said_to(in_row(name, row, f'id = "{row}"', f'id = "{other}"'))
    assert any(f"({other}): field 'id' is {other!r}, which stands twice" in each for each in said), said


@pytest.mark.parametrize("new", ["two words", "ł", "a:b"])
def test_an_id_that_could_not_be_written_in_a_record_is_named(new: str) -> None:
    said = said_to(in_row("army", "firelings", "firelings", new))
    assert f"[[army]] row 2 ({new}): field 'id' is {new!r}, wanted letters, digits and dashes" in said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("slots = 2", "slots = 0", "[game]: field 'slots' is 0, wanted a whole number from 1 to 6"),
        ("recovery = 3", 'recovery = "three"', "[game]: field 'recovery' is 'three', wanted a whole number"),
        ("praetorians_5 = 3", "praetorians_5 = 9", "[general]: field 'praetorians_5' is 9, wanted a whole number"),
        ("food = 1", "food = -1", "[[land]] row 2 (farm): field 'food' is -1, wanted a whole number from 0 to 9"),
        ('land = "rock"', 'land = "rok"', "[[tile]] row 7 (A07): field 'land' is 'rok', wanted one of castle, farm"),
        ('chasms = ["W"]', 'chasms = ["N"]', "[[start]] row 2 (S1): field 'chasms' is ['N'], wanted a list of texts"),
        (
            "chasms = []",
            "chasms = [0]",
            "[[start]] row 1 (S0): field 'chasms' is [0], wanted a list of texts from E, NE",
        ),
        (
            'reward = "sword"',
            'reward = "sord"',
            "[[army]] row 1 (skeletal-warriors): field 'reward' is 'sord', wanted one",
        ),
        (
            'kind = "spell"',
            'kind = "weapon"',
            "[[item]] row 3 (fireball): field 'kind' is 'weapon', wanted one of spell",
        ),
        ('"plunder"', '"pillage"', "[[hero]] row 1 (horan): field 'abilities' is ['reroll-units', 'pillage'], wanted"),
        ('known_from = "public"', 'known_from = "hearsay"', "[[start]] row 1 (S0): field 'known_from' is 'hearsay'"),
        (
            'known_from = "book"',
            'known_from = "hearsay"',
            "[game]: field 'known_from' is 'hearsay', wanted one of book",
        ),
        (
            "strength = 1\n",
            "strenght = 1\n",
            "[[army]] row 1 (skeletal-warriors): field 'strength' is missing, wanted a "
            "whole number from 1 to 30; did you mean 'strenght'?",
        ),
    ],
)
def test_a_word_or_number_that_does_not_fit_is_named(old: str, new: str, said: str) -> None:
    assert mistakes(old, new)[0].startswith(said)


def test_a_castle_in_the_stack_is_named() -> None:
    assert "[[tile]]: castles: 1 in all, wanted 0" in said_to(in_row("tile", "A01", '"farm"', '"castle"'))


def test_two_start_hexes_on_one_place_are_named() -> None:
    assert said_to(in_row("start", "S2", "q = 1", "q = 0"))[0].startswith("[[start]]")


def test_start_hexes_that_do_not_hang_together_are_named() -> None:
    assert said_to(in_row("start", "S2", "q = 1", "q = 3"))[0].startswith("[[start]]")


def test_an_ability_of_two_heroes_is_named() -> None:
    assert said_to(in_row("hero", "darius", '"two-tiles"', '"gallop"')) == [
        "[[hero]] row 6 (darius): field 'abilities' holds one that another hero has"
    ]


def test_an_unknown_field_is_named_with_the_one_that_was_meant() -> None:
    assert mistakes("heal = 2", "heal = 2\nbaners = 3") == ["[game]: unknown field 'baners'; did you mean 'banners'?"]


def test_an_unknown_table_is_named() -> None:
    assert mistakes('[[hero]]\nid = "darius"', '[[heros]]\nid = "darius"')[-1].startswith("[heros]: unknown table")


def test_a_name_that_is_not_given_by_language_is_named() -> None:
    assert mistakes('id = "firelings"', 'id = "firelings"\nname = "Sparks"') == [
        "[[army]] row 2 (firelings): field 'name' is 'Sparks', wanted texts by language: { en = \"…\" }"
    ]


def test_all_mistakes_are_named_at_once() -> None:
    assert len(said_to(changed(("slots = 2", "slots = 0"), ('reward = "sword"', 'reward = "sord"')))) == 2


def test_an_owners_own_file_is_played_to_the_end(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(changed(("lives = 5", "lives = 7"), ("strength = 1\n", "strength = 2\n")), encoding="utf-8")
    match = ludoteka.game("karak-2").new(seats=3, seed=5, content=mine, options={"round_limit": 4})
    bot = ludoteka.bot("random", seed=5)
    while match.to_act is not None:
        match.play(bot.choose(match.info(match.to_act)))
    assert max(cast(Karak2, match.position).lives) == 7
