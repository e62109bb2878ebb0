"""The picture of a review: every seat's chance to win over the lines of the record, as one SVG file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ludoteka.core import seat_name
from ludoteka.lab.plot import STYLE
from ludoteka.lab.reviewing.review import Point, Review

WIDTH: Final = 760
HEIGHT: Final = 320
LEFT: Final = 64
TOP: Final = 56
RIGHT: Final = 56
HUES: Final = ("#2f7f8f", "#a4487a", "#9a7a12", "#3f7d3a", "#4561b0", "#b0483a")
DASHES: Final = ("", "7 4", "2 4", "10 4 2 4", "1 5", "12 6")


def draw_review(title: str, review: Review) -> str:
    """One line a seat, each dashed its own way, with a band of two standard errors."""
    bottom = TOP + HEIGHT
    parts = [f'<text class="title" x="24" y="32">{escape(title)}</text>']
    for percent in range(0, 101, 25):
        y = bottom - percent / 100 * HEIGHT
        parts.append(
            f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>'
            f'<text class="soft num" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{percent} %</text>'
        )
    for seat in review.seats:
        parts.append(_curve(seat.seat, seat.curve, max(1, review.last)))
    parts.append(
        f'<text class="soft" x="{LEFT}" y="{bottom + 24}">chance to win, from each seat\'s own knowledge; '
        f"lines 0 to {review.last} of the record</text>"
    )
    height = bottom + 40
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" role="img" aria-label="{escape(title)}">\n<style>{STYLE}</style>\n'
        '<rect width="100%" height="100%" fill="var(--paper)"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _curve(seat: int, curve: Sequence[Point], last: int) -> str:
    hue, dash = HUES[seat % len(HUES)], DASHES[seat % len(DASHES)]
    place = [(LEFT + point.line / last * (WIDTH - LEFT - RIGHT), point) for point in curve]
    line = " ".join(f"{x:.1f},{_y(point.chance):.1f}" for x, point in place)
    band = [f"{x:.1f},{_y(point.chance + 2 * point.error):.1f}" for x, point in place] + [
        f"{x:.1f},{_y(point.chance - 2 * point.error):.1f}" for x, point in reversed(place)
    ]
    return (
        f'<polygon points="{" ".join(band)}" fill="{hue}" opacity="0.12"/>'
        f'<polyline points="{line}" fill="none" stroke="{hue}" stroke-width="2" stroke-dasharray="{dash}"/>'
        f'<text x="{WIDTH - RIGHT + 8}" y="{_y(curve[-1].chance) + 5 - 14 * seat * (curve[-1].chance == 0):.1f}" '
        f'style="fill: {hue}">{seat_name(seat)}</text>'
    )


def _y(chance: float) -> float:
    return TOP + HEIGHT - min(1.0, max(0.0, chance)) * HEIGHT
