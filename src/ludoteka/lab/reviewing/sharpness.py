"""How sharply the advice's values become chances: measured by game and number of seats, kept in sharpness.json."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files


@cache
def measured() -> dict[str, dict[str, float]]:
    """What `ludoteka calibrate GAME --review --fit` wrote, by game and number of seats."""
    found = json.loads(files("ludoteka.lab.reviewing").joinpath("sharpness.json").read_text(encoding="utf-8"))
    return {key: {seats: float(value) for seats, value in rows.items()} for key, rows in found["games"].items()}


def sharpness(game: str, seats: int) -> float:
    """The number for a game with so many seats, or nearly so many; 1 where nobody has measured it."""
    known = measured().get(game, {})
    return known[min(known, key=lambda each: (abs(int(each) - seats), each))] if known else 1.0
