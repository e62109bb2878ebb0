"""Golden play-throughs: replayed to the letter, and none missing."""

from __future__ import annotations

from pathlib import Path

import ludoteka
import pytest

from scripts.golden import BadGolden, replay
from tests.contract.tables import of_every_game

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.txt"))
LONGEST = 200


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_play_through_is_replayed_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert replay(text) == text, "read the difference with: python scripts/golden.py && git diff tests/golden"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_play_through_is_short_enough_to_read(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST


@of_every_game
def test_every_game_has_a_play_through(edition: ludoteka.Edition) -> None:
    assert list((FOLDER / edition.key).glob("*.txt")), f"python scripts/golden.py --new {edition.key} first"


def test_every_folder_belongs_to_a_game() -> None:
    games = [row for path in FILES for row in path.read_text(encoding="utf-8").splitlines()[:1]]
    assert [row.split()[1] for row in games] == [path.parent.name for path in FILES]


def test_a_change_in_the_rules_would_be_seen() -> None:
    text = (FOLDER / "tic-tac-toe/first.txt").read_text(encoding="utf-8")
    assert replay(text.replace("legal  P1: mark a1", "legal  P1: mark z9", 1)) == text
    with pytest.raises(BadGolden, match=r"line \d+: 'mark z9' is no move"):
        replay(text.replace("do     P1: mark", "do     P1: mark z9 #", 1).replace(" #", "\n", 1))
    with pytest.raises(BadGolden, match="line 1: "):
        replay("game chess\n")
