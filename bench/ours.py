"""Our engine: every game on the shelf, in the form (native or plain) that this process runs."""

from __future__ import annotations

import random

from bench.searching import search_rows
from bench.shelf import ENGINE, beginning, games, is_compiled
from bench.vectors import play_many_inside
from bench.worker import Offer, Row, serve
from bench.workloads import (
    copy_from_python,
    copy_inside,
    imagine_from_python,
    imagine_inside,
    midgames,
    play_from_python,
    play_inside,
    play_match,
)
from ludoteka.core.game import Game
from ludoteka.core.sheet import Sheet

STEPS = ["decisions", "chance steps"]
FULL = 4
"""Games for so many are also measured at a table with so many."""


def rows(key: str, game: Game) -> list[Row]:
    """All that is measured of one game."""
    root = beginning(game)
    middle = midgames(root, 8)
    note = "" if not ENGINE.native or is_compiled(root) else f"{key}: rules interpreted, on the compiled engine"
    return [
        Row(key, "inside", STEPS, {"ours": play_inside(root)}, note),
        Row(key, "from Python", STEPS, {"ours": play_from_python(root)}),
        Row(key, "a whole match", ["decisions"], {"ours": play_match(game)}),
        Row(key, "inside", ["copies"], {"ours": copy_inside(middle)}),
        Row(key, "from Python", ["copies"], {"ours": copy_from_python(middle)}),
        Row(key, "inside", ["worlds"], {"ours": imagine_inside(middle)}),
        Row(key, "from Python", ["worlds"], {"ours": imagine_from_python(middle)}),
        *(
            [Row(key, "training, random agents", ["decisions"], {"ours": play_many_inside(game)})]
            if Sheet(root).names
            else []
        ),
        *search_rows(key, game, root),
        *(rows_of_four(key, game) if FULL in game.seats else []),
    ]


def rows_of_four(key: str, game: Game) -> list[Row]:
    """What is measured at a table for four, in the engine."""
    root = beginning(game, FULL)
    middle = midgames(root, 8)
    return [
        Row(key, f"inside, {FULL} seats", STEPS, {"ours": play_inside(root)}),
        Row(key, f"inside, {FULL} seats", ["copies"], {"ours": copy_inside(middle)}),
        Row(key, f"inside, {FULL} seats", ["worlds"], {"ours": imagine_inside(middle)}),
    ]


def offer() -> Offer:
    """Every game on the shelf."""
    random.seed(1)
    found, faults = games()
    made: list[Row] = []
    for key, game in found.items():
        try:
            made += rows(key, game)
        except Exception as error:  # one unfinished game, all others measured
            faults.append(f"{key} is left out: {type(error).__name__}: {error}")
    return Offer({"engine": ENGINE.describe(), "left out": "\n".join(faults)}, made)


if __name__ == "__main__":
    serve(offer)
