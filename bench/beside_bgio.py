"""Our search of tic-tac-toe, to be timed in turns with boardgame.io's, which is a worker in Node (`beside_bgio.js`)."""

from __future__ import annotations

from bench.searching import opening, search_inside
from bench.shelf import ENGINE, beginning, games
from bench.worker import Offer, Row, serve

GAME = "tic-tac-toe"


def offer() -> Offer:
    """The one game that both have."""
    found, _ = games()
    ours = found[GAME]
    row = Row(GAME, "search, MCTSBot", ["iterations"], {"ours": search_inside(ours, [opening(beginning(ours))])})
    return Offer({"engine": ENGINE.describe()}, [row])


if __name__ == "__main__":
    serve(offer)
