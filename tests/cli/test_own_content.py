"""Own cards: a file that is checked by row, compared with ours, and played with at once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludoteka
from ludoteka import BadContent, BadOption
from ludoteka.lab.rows import changed
from ludoteka.server.shelf import Shelf
from tests.cli.desk import Run


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file in which two values are other than ours."""
    text = changed(ludoteka.game("toerkk").game.content, {("hero/fenja", "cost"): 6, ("hero/orm", "cost"): 5})
    (tmp_path / "my.toml").write_text(text, encoding="utf-8")
    return tmp_path / "my.toml"


def test_the_standard_content_can_be_copied_as_it_is(run: Run) -> None:
    told, said, _ = run("content", "karak-goblin")
    assert (told, said) == (0, ludoteka.game("karak-goblin").game.content)


def test_what_differs_is_told_by_row_and_field(run: Run, mine: Path) -> None:
    told, said, _ = run("content", "toerkk", str(mine), "--json")
    found = json.loads(said)
    assert told == 0
    assert [(each["row"], each["field"], each["theirs"]) for each in found["differences"]] == [
        ("hero/orm", "cost", 5),
        ("hero/fenja", "cost", 6),
    ]
    assert found["still_ours"]["hero"] == 8


def test_people_are_told_the_same(run: Run, mine: Path) -> None:
    _, said, _ = run("content", "toerkk", str(mine))
    assert "2 rows differ from ours" in said
    assert "hero/fenja" in said


def test_every_mistake_is_named_by_its_row(run: Run, mine: Path) -> None:
    text = mine.read_text(encoding="utf-8").replace("cost = 6", 'cost = "six"').replace("cost = 5", "cots = 5")
    mine.write_text(text, encoding="utf-8")
    told, _, complained = run("content", "toerkk", str(mine))
    assert told == 2
    assert "(fenja): field 'cost' is 'six'" in complained
    assert "(orm): unknown field 'cots'" in complained


@pytest.mark.parametrize(
    "words",
    [
        ("watch", "toerkk", "--delay", "0"),
        ("sim", "toerkk", "--games", "2"),
        ("balance", "toerkk", "--games", "2", "--bots", "random"),
    ],
)
def test_own_cards_are_played_with_at_once(run: Run, mine: Path, words: tuple[str, ...]) -> None:
    told, _, complained = run(*words, "--seed", "3", "--content", str(mine))
    assert (told, complained) == (0, "")


def test_a_room_plays_with_own_cards_and_shows_them(mine: Path) -> None:
    shelf = Shelf([f"toerkk={mine}"])
    edition, texts = shelf.get("toerkk"), shelf.texts("toerkk", "en")
    assert edition is not None
    assert texts is not None
    assert edition.pack().content_hash == ludoteka.game("toerkk").pack(mine).content_hash
    assert {row["id"]: row for row in texts.content["hero"]}["fenja"]["cost"] == 6


def test_the_standard_cards_stay_as_they_are_beside_a_room_with_others(mine: Path) -> None:
    before = ludoteka.game("toerkk").pack().content_hash
    Shelf([f"toerkk={mine}"])
    assert ludoteka.game("toerkk").pack().content_hash == before


def test_a_room_does_not_open_with_cards_that_do_not_fit(mine: Path) -> None:
    mine.write_text(mine.read_text(encoding="utf-8").replace("cost = 6", "cost = -1"), encoding="utf-8")
    with pytest.raises(BadContent, match="fenja"):
        Shelf([f"toerkk={mine}"])
    with pytest.raises(BadOption, match="write a game and its file"):
        Shelf([f"chess={mine}"])


def test_serve_says_how_own_cards_are_named(run: Run, mine: Path) -> None:
    told, _, complained = run("serve", "--content", str(mine))
    assert told == 2
    assert "karak-goblin=my.toml" in complained
