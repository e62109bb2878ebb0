"""The content files of all games: a missing field is named wherever it is missing, and the frozen packs can be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteka
from ludoteka.core import Content, Game

from tests.games.contents import rows_of, said_to, without

GAMES = {name: ludoteka.game(name).game for name in ludoteka.games()}
NOUGHT = {"karak-goblin": ("attack", "defence", "heal", "draw", "end_heal", "hand_bonus")}
"""Fields that need not be written where they are 0."""
MORE = {
    "karak-goblin": [("action", 40, "level"), ("monster", 64, "reward"), ("monster", 64, "attack")],
    "toerkk": [("action", 1, "amount"), ("hero", 1, "regain"), ("location", 1, "amount")],
}
"""Fields that rows of another kind than the last one must have."""


def needed() -> Iterator[tuple[str, str, int, str]]:
    """Every field that the last row of a table, or a row of another kind, must have."""
    for game, played in GAMES.items():
        for name, rows in rows_of(played).items():
            optional = ("ours", *NOUGHT.get(game, ()))
            yield from ((game, name, len(rows), field) for field in rows[-1] if field not in optional)
        yield from ((game, *each) for each in MORE.get(game, []))


@pytest.mark.parametrize(("game", "name", "number", "field"), list(needed()))
def test_a_missing_field_is_named_by_row_and_field(game: str, name: str, number: int, field: str) -> None:
    said = said_to(GAMES[game], without(GAMES[game], name, number, field))
    assert any(
        each.startswith(f"[[{name}]] row {number}") and f"field {field!r} is missing" in each for each in said
    ), said


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_frozen_pack_can_be_read(game: Game) -> None:
    frozen = Path(__file__).parent / game.key.replace("-", "_") / "frozen.toml"
    assert game.read(Content("frozen.toml", frozen.read_text(encoding="utf-8"))).content_hash
