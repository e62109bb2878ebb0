"""Catanatron: a Catan of its own, four random players. We have no such game, so there is no ratio, only its rate."""

from __future__ import annotations

import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.timing import Counts
from bench.worker import Offer, Row, serve


def offer() -> Offer:
    """Whole games, and copies at the hundredth turn."""
    random.seed(1)
    room: Any = import_module("catanatron")
    colours = [room.Color.RED, room.Color.BLUE, room.Color.ORANGE, room.Color.WHITE]

    def table() -> Any:
        return room.Game([room.RandomPlayer(colour) for colour in colours])

    def play(times: int) -> Counts:
        ticks = 0
        for _ in range(times):
            game = table()
            game.play()
            ticks += len(game.state.action_records if hasattr(game.state, "action_records") else game.state.actions)
        return {"decisions": ticks}

    middle = table()
    while middle.state.num_turns < 100:
        if middle.winning_color() is not None:
            middle = table()
        middle.play_tick()

    def clone(times: int) -> Counts:
        for _ in range(times):
            middle.copy()
        return {"copies": times}

    note = "Catanatron: no game of ours is like it yet, so its rate stands alone; rolls and forced actions count too"
    return Offer(
        {"version": version("catanatron")},
        [
            Row("Catan, 4 players", "its own loop", ["decisions"], {"peer": play}, note),
            Row("Catan, 4 players", "from Python", ["copies"], {"peer": clone}),
        ],
    )


if __name__ == "__main__":
    serve(offer)
