"""What stands in the tables."""

from __future__ import annotations

from collections.abc import Sequence

from bench.figures import Figure
from bench.screen import Screen

UNITS = ["decisions", "chance steps", "copies", "worlds", "iterations"]
PEERS = {
    "openspiel": "OpenSpiel",
    "rlcard": "RLCard",
    "pettingzoo": "PettingZoo",
    "catanatron": "Catanatron",
    "boardgame.io": "boardgame.io",
}


def short(rate: float | None) -> str:
    """A rate in as many digits as it is worth.

    >>> [short(rate) for rate in (36_130_000, 934_400, 25_100, 8_930, 26.44, None)]
    ['36.1 M', '934 k', '25.1 k', '8.93 k', '26.4', '-']
    """
    if rate is None:
        return "-"
    size, letter = (1e6, " M") if rate >= 999_500 else (1e3, " k") if rate >= 999.5 else (1.0, "")
    return f"{rate / size:.3g}{letter}"


def ratio(figure: Figure) -> list[str]:
    """The median ratio, and the least and the greatest of all rounds."""
    if figure.ratio is None or figure.low is None or figure.high is None:
        return ["-", "-"]
    digits = 2 if figure.ratio < 10 else 0
    return [f"{figure.ratio:,.{digits}f}", f"{figure.low:,.{digits}f} to {figure.high:,.{digits}f}"]


def show_ours(screen: Screen, figures: Sequence[Figure]) -> None:
    """Native beside plain, each game's figures by what they count."""
    games = list(dict.fromkeys(figure.game for figure in figures))
    figures = sorted(figures, key=lambda figure: (games.index(figure.game), UNITS.index(figure.unit)))
    head = ["game", "per CPU second", "driven", "native", "plain", "ratio", "in the rounds"]
    rows = [
        [f.game, f.unit, f.what, short(f.rates.get("native")), short(f.rates.get("plain")), *ratio(f)] for f in figures
    ]
    screen.table("Our engine, native and plain", 3, head, rows)


def show_peers(screen: Screen, figures: Sequence[Figure]) -> None:
    """Ours beside the peers'."""
    head = ["peer", "game", "per CPU second", "driven", "ours", "theirs", "ratio", "in the rounds"]
    rows = [
        [PEERS[f.section], f.game, f.unit, f.what, short(f.rates.get("ours")), short(f.rates.get("peer")), *ratio(f)]
        for f in figures
    ]
    screen.table("Our engine and its peers, timed in turns", 4, head, rows)
