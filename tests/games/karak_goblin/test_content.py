"""Karak: Goblin's content file: every mistake is named by row and field, and an owner's own file can be played."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import ludoteka
from ludoteka.core import Content
from ludoteka.games.karak_goblin import GAME
from ludoteka.terminal.words import Words
from tests.games.contents import changed, mistakes, rows_of

ROWS = rows_of(GAME)


# ---- the box (rules.md 6)


def test_every_row_says_where_it_is_known_from() -> None:
    told = [row["known_from"] for rows in ROWS.values() for row in rows]
    assert (len(told), told.count("book"), told.count("public")) == (191, 9, 1)


def test_every_hero_misses_one_colour_and_all_colours_occur_equally_often() -> None:
    colours = Counter((row["owner"], row["colour"]) for row in ROWS["action"] if row["owner"] != "reward")
    by_hero = {owner: sorted(count for (who, _), count in colours.items() if who == owner) for owner, _ in colours}
    assert list(by_hero.values()) == [[1, 2, 3]] * 6
    assert Counter(row["colour"] for row in ROWS["action"] if row["owner"] != "reward") == dict.fromkeys(
        ("red", "blue", "green", "yellow"), 9
    )


def test_most_monsters_have_a_curse_and_colours_are_cursed_evenly() -> None:
    monsters = [row for row in ROWS["monster"] if row["kind"] == "monster"]
    assert sum(bool(row["curses"]) for row in monsters) == 51
    colours = Counter((row["level"], curse) for row in monsters for curse in row["curses"] if "colour" in curse)
    assert sorted(colours.values()) == [2] * 8 + [3] * 4


def test_no_gatekeeper_of_level_one_curses_a_colour() -> None:
    gates = [row for row in ROWS["monster"] if row["kind"] == "gatekeeper" and row["level"] == 1]
    assert [curse for row in gates for curse in row["curses"]] == ["effect:heal", "effect:draw", "effect:defence"]


def test_kg_equip_5_every_heart_on_equipment_is_one() -> None:
    assert {row.get("end_heal", 0) for row in ROWS["equipment"]} == {0, 1}


def test_kg_equip_4_weapons_and_armours_may_do_other_things_than_most_of_their_kind() -> None:
    useful = {"weapon": "attack", "armour": "defence"}
    usual = Counter(row["kind"] for row in ROWS["equipment"] if row.get(useful[row["kind"]], 0))
    assert usual == {"weapon": 11, "armour": 11}


# ---- mistakes


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("starting_cards = 6", "starting_cards = 7", "[[action]]: cards of argentus: 6 in all, wanted 7"),
        ("rewards = 40", "rewards = 39", "[[action]]: cards of reward: 40 in all, wanted 39"),
        ("weapons = 12", "weapons = 11", "[[equipment]]: weapons: 12 in all, wanted 11"),
        ("armours = 12", "armours = 13", "[[equipment]]: armours: 12 in all, wanted 13"),
        ("monsters_1 = 20", "monsters_1 = 19", "[[monster]]: monsters of level 1: 20 in all, wanted 19"),
        ("monsters_2 = 20", "monsters_2 = 19", "[[monster]]: monsters of level 2: 20 in all, wanted 19"),
        ("monsters_3 = 24", "monsters_3 = 25", "[[monster]]: monsters of level 3: 24 in all, wanted 25"),
        ("gatekeepers = 5", "gatekeepers = 6", "[[monster]]: gatekeepers of level 1: 5 in all, wanted 6"),
        ("lords = 3", "lords = 2", "[[monster]]: lords: 3 in all, wanted 2"),
        ('[[hero]]\nid = "taia"\nknown_from = "book"', "", "[[hero]]: rows: 5 in all, wanted 6"),
    ],
)
def test_a_wrong_count_is_named(old: str, new: str, said: str) -> None:
    assert mistakes(GAME, (old, new))[0] == said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "arg-2"', 'id = "arg-1"', "[[action]] row 2 (arg-1): field 'id' is 'arg-1', which stands twice"),
        ('id = "arg-2"', 'id = "ARG-1"', "[[action]] row 2 (ARG-1): field 'id' is 'ARG-1', which stands twice"),
        ('id = "x-3"', 'id = "g3-5"', "[[monster]] row 82 (g3-5): field 'id' is 'g3-5', which stands twice"),
        ('id = "horan"', 'id = "taia"', "[[hero]] row 6 (taia): field 'id' is 'taia', which stands twice"),
    ],
)
def test_a_doubled_id_is_named(old: str, new: str, said: str) -> None:
    assert mistakes(GAME, (old, new)) == [said]


@pytest.mark.parametrize("new", ["start", "health", "two words", "ł"])
def test_an_id_that_could_not_be_written_in_a_record_is_named(new: str) -> None:
    assert mistakes(GAME, ('id = "arg-1"', f'id = "{new}"')) == [
        f"[[action]] row 1 ({new}): field 'id' is {new!r}, wanted letters, digits and dashes, no potion's name"
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'reward = "a1-02"',
            'reward = "a1-01"',
            [
                "[[monster]] row 2 (m1-02): field 'reward' is 'a1-01', which stands on another monster, too",
                "[[monster]]: a1-02 is on the back of no monster",
            ],
        ),
        (
            'reward = "a1-02"',
            'reward = "a2-02"',
            [
                "[[monster]] row 1 (m1-01): field 'reward' is 'a2-02', wanted a reward of level 1",
                "[[monster]] row 21 (m2-01): field 'reward' is 'a2-02', which stands on another monster, too",
                "[[monster]]: a1-02 is on the back of no monster",
            ],
        ),
        (
            'reward = "a1-02"',
            'reward = "hor-1"',
            [
                "[[monster]] row 1 (m1-01): field 'reward' is 'hor-1', wanted a reward of level 1",
                "[[monster]]: a1-02 is on the back of no monster",
            ],
        ),
    ],
)
def test_kg_card_5_a_reward_that_is_not_on_exactly_one_monster_of_its_level_is_named(
    old: str, new: str, said: list[str]
) -> None:
    assert mistakes(GAME, (old, new)) == said


def test_kg_card_3_an_action_card_without_effect_is_named() -> None:
    assert mistakes(GAME, ('colour = "blue"\nattack = 2\n', 'colour = "blue"\n')) == [
        "[[action]] row 1 (arg-1): no effect, wanted at least one of attack, defence, heal, draw"
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('colour = "blue"', 'colour = "pink"', "[[action]] row 1 (arg-1): field 'colour' is 'pink', wanted one of red"),
        ('next = ["red"]', 'next = ["pink"]', "[[action]] row 1 (arg-1): field 'next' is ['pink'], wanted a list of"),
        ('next = ["red"]', "next = []", "[[action]] row 1 (arg-1): field 'next' is [], wanted a list of at least 1"),
        ('owner = "argentus"', 'owner = "argus"', "[[action]] row 1 (arg-1): field 'owner' is 'argus', wanted one of"),
        ("attack = 2", "attack = 11", "[[action]] row 1 (arg-1): field 'attack' is 11, wanted a whole number from 0"),
        ('kind = "weapon"', 'kind = "hat"', "[[equipment]] row 1 (w1-1): field 'kind' is 'hat', wanted one of weapon"),
        ('kind = "lord"', 'kind = "king"', "[[monster]] row 80 (x-1): field 'kind' is 'king', wanted one of monster"),
        (
            "level = 10",
            "level = 4",
            "[[monster]] row 80 (x-1): field 'level' is 4, wanted a whole number from 10 to 10",
        ),
        ("hp = 3", "hp = 0", "[[monster]] row 1 (m1-01): field 'hp' is 0, wanted a whole number from 1 to 30"),
        (
            'curses = ["colour:red"]',
            'curses = ["colour:pink"]',
            "[[monster]] row 5 (m1-05): field 'curses' is ['colour:pink'], wanted a list of texts from effect:attack",
        ),
        (
            'reward = "key"',
            'reward = "a1-01"',
            "[[monster]] row 65 (g1-1): field 'reward' is 'a1-01', wanted one of key",
        ),
        ('id = "counter"', 'id = "luck"', "[[potion]] row 3 (luck): field 'id' is 'luck', wanted one of health"),
        ('id = "taia"', 'id = "tania"', "[[hero]] row 6 (tania): field 'id' is 'tania', wanted one of argentus"),
        ("copies = 4", "copies = 0", "[[potion]] row 1 (health): field 'copies' is 0, wanted a whole number from 1"),
        ("hit_points = 5", "hit_points = 0", "[game]: field 'hit_points' is 0, wanted a whole number from 1"),
        ('known_from = "ours"', 'known_from = "hearsay"', "[[action]] row 1 (arg-1): field 'known_from' is 'hearsay'"),
        (
            'known_from = "public"',
            'known_from = "hearsay"',
            "[box]: field 'known_from' is 'hearsay', wanted one of book",
        ),
        (
            'id = "arg-1"',
            'id = "arg-1"\nname = "Missile"',
            "[[action]] row 1 (arg-1): field 'name' is 'Missile', wanted",
        ),
    ],
)
def test_a_word_or_number_that_does_not_fit_is_named(old: str, new: str, said: str) -> None:
    assert any(each.startswith(said) for each in mistakes(GAME, (old, new))), mistakes(GAME, (old, new))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "arg-1"', 'id = "arg-1"\nlevel = 1', "[[action]] row 1 (arg-1): unknown field 'level'"),
        ("defence = 2", "defense = 2", "[[action]] row 4 (arg-4): unknown field 'defense'; did you mean 'defence'?"),
        ('id = "x-1"', 'id = "x-1"\nreward = "key"', "[[monster]] row 80 (x-1): unknown field 'reward'"),
        ("\n[game]\n", "\n[gmae]\n[game]\n", "[gmae]: unknown table; did you mean 'game'?"),
    ],
)
def test_a_field_or_table_that_nobody_knows_is_named(old: str, new: str, said: str) -> None:
    assert any(each.startswith(said) for each in mistakes(GAME, (old, new))), mistakes(GAME, (old, new))


def test_all_mistakes_are_named_at_once() -> None:
    said = mistakes(GAME, ("hand = 4", "hand = 0"), ('colour = "blue"', 'colour = "pink"'), ("hp = 3", "hp = 0"))
    assert len(said) == 3


# ---- an owner's own file


def test_an_owners_own_file_is_played(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(changed(GAME, ("hit_points = 5", "hit_points = 4")), encoding="utf-8")
    match = ludoteka.game("karak_goblin").new(seats=2, seed=5, content=mine, options={"max_rounds": 3})
    bot = ludoteka.bot("random", seed=5)
    while match.to_act is not None:
        match.play(bot.choose(match.info(match.to_act)))
    assert match.over


def test_a_card_of_ones_own_is_called_as_its_row_says() -> None:
    text = changed(GAME, ('id = "arg-1"', 'id = "arg-1"\nname = { en = "Zap", pl = "Bzyk" }'))
    words = Words(GAME, "pl", GAME.read(Content("mine.toml", text)))
    assert words.show("card", "arg-1") == "Bzyk"
