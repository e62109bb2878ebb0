"""The picture of a calibration: what was won against what was expected."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ludoteka.lab.calibrating import FEW, Bin
from ludoteka.lab.plot import STYLE

SIDE: Final = 420
LEFT: Final = 72
TOP: Final = 64
BAR: Final = 40


def draw_calibration(title: str, found: Sequence[Bin | None], games: int) -> str:
    """A mark for every tenth, on the line where both are the same; the bars below count the judgements."""
    bottom, right = TOP + SIDE, LEFT + SIDE
    most = max((each.judgements for each in found if each is not None), default=1)
    parts = [
        f'<text class="title" x="24" y="36">{escape(title)}</text>',
        *_grid(),
        f'<path d="M{LEFT} {bottom}L{right} {TOP}" stroke="var(--soft)" stroke-dasharray="5 5"/>',
    ]
    parts += [_judgement(each, place, most) for place, each in enumerate(found) if each is not None]
    parts.append(
        f'<text class="soft" x="24" y="{bottom + 96}">across: expected; up: won, with 95 %; '
        f"bars: how many judgements; {games} games</text>"
    )
    width, height = right + 40, bottom + 116
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img" aria-label="{escape(title)}">\n<style>{STYLE}</style>\n'
        '<rect width="100%" height="100%" fill="var(--paper)"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _grid() -> list[str]:
    parts = []
    for percent in range(0, 101, 20):
        x, y = LEFT + percent / 100 * SIDE, TOP + SIDE - percent / 100 * SIDE
        parts.append(
            f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{LEFT + SIDE}" y2="{y}"/>'
            f'<text class="soft num" x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{percent} %</text>'
            f'<text class="soft num" x="{x}" y="{TOP + SIDE + 70}" text-anchor="middle">{percent} %</text>'
        )
    return parts


def _judgement(each: Bin, place: int, most: int) -> str:
    """One tenth; faint where too few judgements stand behind it."""
    x, width = LEFT + each.expected * SIDE, SIDE / 10
    y, low, high = (TOP + SIDE - value * SIDE for value in (each.won, each.low, each.high))
    faint, bar = (' opacity="0.35"' if each.judgements < FEW else ""), each.judgements / most * BAR
    return (
        f'<g{faint}><rect class="band" x="{x - 4:.1f}" y="{high:.1f}" width="8" '
        f'height="{max(2.0, low - high):.1f}" rx="4"/><circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="5"/>'
        f'<rect class="band" x="{LEFT + place * width + 2:.1f}" y="{TOP + SIDE + 52 - bar:.1f}" '
        f'width="{width - 4:.1f}" height="{bar:.1f}"/></g>'
    )
