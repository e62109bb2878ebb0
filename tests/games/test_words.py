"""The words of all games: no language has a gap, and whatever is told, asked, offered or refused can be said."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ludoteka
from ludoteka.core.options import Value
from ludoteka.terminal.house import LANGUAGES
from ludoteka.terminal.words import Words, slug

ROOT = Path(__file__).resolve().parents[2]
NOTATION = {
    "karak-2": r"[{}$]|\b(?:skeletal|dark|amulet|death|shadow|burdened|hammer)-[a-z]|\b(?:hero|army|item|tile)-",
    "karak-goblin": r"[{}$]|\b[amgw]\d-\d|\bhor-\d|effect:\w|\b(seat|card|monster)-",
    "kragmortha": r"[{}$]",
    "toerkk": r"[{}$]|P\d\.[WML]|_|\b(seat|card|hero|character|clause|class)-|\bTK-",
}
"""What no sentence may show: a gap, or the engine's own word for something."""
PLAYED: list[tuple[str, int, int, dict[str, Value]]] = [
    *(("karak-2", seats, 1, {"round_limit": 25, "hero_selection": "draft"}) for seats in (2, 3, 4, 5)),
    *(
        ("karak-goblin", seats, 1, {"max_rounds": 12} | edition)
        for seats in (2, 4)
        for edition in ({}, {"edition": "pl"}, {"edition": "de", "abilities": "on"})
    ),
    *(
        ("kragmortha", seats, 6, {"look_mode": mode, "first_player": "vote"})
        for seats, mode in ((2, "table"), (3, "enforced"), (5, "table"), (8, "enforced"))
    ),
    ("toerkk", 2, 1, {}),
    ("toerkk", 3, 1, {}),
    ("toerkk", 4, 1, {}),
    ("toerkk", 4, 1, {"format": "ffa"}),
]
"""Random games by name, seats, how many, and options."""
Told = Mapping[str, Any]


class Heard:
    """Whatever is told, asked or refused in random games, each kind once; `you` is whether the viewer decides."""

    def __init__(self) -> None:
        self.found: dict[tuple[object, ...], tuple[str, Told, bool]] = {}

    def note(self, prefix: str, told: Told, *, you: bool = False) -> None:
        """Two sentences are of one kind where key and arguments agree, and which of these are seen and are lists."""
        shape = sorted((name, value is None, isinstance(value, list)) for name, value in told["args"].items())
        self.found.setdefault((prefix, told["key"], you, *shape), (prefix, told, you))

    def watch(self, match: ludoteka.Match, dice: random.Random) -> None:
        """One game, now and then with a move of somebody who is not asked."""
        while not match.over:
            for viewer in (0, match.seats - 1):
                prompt: Any = match.prompt(viewer)
                self.note("prompt", prompt, you=viewer in prompt["deciders"])
            refused = match.why_not(dice.choice(match.position.pack.moves).text, dice.randrange(match.seats))
            if refused is not None:
                self.note("refuse", refused)
            seat = dice.choice([match.to_act, dice.randrange(match.seats)])
            match.play(dice.choice(match.moves(seat) or match.moves()), seat if match.moves(seat) else None)
        for viewer in (None, *range(match.seats)):
            for letter in match.log(viewer):
                if letter["clause"]:
                    self.note("log", letter)


@cache
def words_of(game: str) -> list[Words]:
    """A game's words in all languages."""
    return [Words(ludoteka.game(game).game, language) for language in LANGUAGES]


def unsaid(game: str, prefix: str, told: Told, *, you: bool) -> list[tuple[str, str]]:
    """In which languages something cannot be said whole, with what is said instead."""
    args = {"seat": 0, "you": "yes" if you else "no"} | told["args"]
    said = {words.language: words.named(f"{prefix}-{slug(told['key'])}", "", **args) for words in words_of(game)}
    return [(language, text) for language, text in said.items() if not text or re.search(NOTATION[game], text)]


@pytest.mark.parametrize("game", ludoteka.games())
def test_no_language_lacks_anything_that_rules_content_or_code_ask_for(game: str) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "texts.py"), game.replace("-", "_")],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("game", "seats", "games", "options"), PLAYED)
def test_whatever_is_told_asked_or_refused_in_play_has_words(
    game: str, seats: int, games: int, options: dict[str, Value]
) -> None:
    heard = Heard()
    for seed in range(games):
        heard.watch(ludoteka.game(game).new(seats, seed, options), random.Random(seed))
    assert {prefix for prefix, _, _ in heard.found.values()} == {"prompt", "refuse", "log"}
    bad = [(prefix, told, unsaid(game, prefix, told, you=you)) for prefix, told, you in heard.found.values()]
    assert [each for each in bad if each[2]] == []


@pytest.mark.parametrize("game", ludoteka.games())
def test_every_move_there_is_has_words(game: str) -> None:
    heard = Heard()
    for move in ludoteka.game(game).pack().moves:
        heard.note("move", move.json())
    bad = [(told["move"], unsaid(game, "move", told, you=True)) for _, told, _ in heard.found.values()]
    assert [each for each in bad if each[1]] == []
