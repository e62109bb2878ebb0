"""Pictures for reports: intervals around an even share, lengths as a histogram, a curve over the course of a game.

Each is one SVG element that takes its colours from the page (`PALETTE`), so that it is light or dark with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor
from typing import Final

from ludoteka.lab.shares import Estimate

PALETTE: Final = """
:root { --paper: #fbfaf7; --card: #ffffff; --ink: #23201b; --soft: #6f6a5f; --line: #e3ded3; --mark: #2f6f6a;
  --band: #2f6f6a30; --warn: #a8481f; --warn-band: #a8481f26; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --card: #242320; --ink: #ece7dc; --soft: #a79f92;
  --line: #37342f; --mark: #7cc4b8; --band: #7cc4b83a; --warn: #e99a72; --warn-band: #e99a7233; } }
svg text { font: 13px/1 ui-sans-serif, system-ui, "Segoe UI", sans-serif; fill: var(--ink); }
svg .soft { fill: var(--soft); font-size: 12px; } svg .num { font-variant-numeric: tabular-nums; }
svg .grid { stroke: var(--line); } svg .even { stroke: var(--soft); stroke-dasharray: 3 3; }
svg .band { fill: var(--band); } svg .mark { fill: var(--mark); } svg .off .band { fill: var(--warn-band); }
svg .off .mark { fill: var(--warn); } svg .curve { fill: none; stroke: var(--mark); stroke-width: 2.5; }
"""
WIDTH: Final = 460
LEFT: Final = 84
RIGHT: Final = 100
ROW: Final = 28


def shares_chart(title: str, rows: Mapping[str, Estimate]) -> str:
    """A mark with its interval for each name; those whose interval leaves out the even share stand out."""
    low = min(0.8, min(row.low for row in rows.values()))
    high = max(1.2, max(row.high for row in rows.values()))
    first, last = floor(low * 10) / 10, ceil(high * 10) / 10
    height = 30 + ROW * len(rows)
    parts = []

    def x(value: float) -> float:
        return LEFT + (value - first) / (last - first) * (WIDTH - LEFT - RIGHT)

    step = 0.1 if last - first < 0.75 else 0.2
    ticks = [tick * step for tick in range(ceil(first / step - 1e-9), floor(last / step + 1e-9) + 1)]
    for tick in ticks:
        kind = "even" if abs(tick - 1) < 1e-9 else "grid"
        parts.append(
            f'<line class="{kind}" x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="4" y2="{height - 22}"/>'
            f'<text class="soft num" x="{x(tick):.1f}" y="{height - 6}" text-anchor="middle">{tick:.1f}'
            "</text>"
        )
    for place, (name, row) in enumerate(rows.items()):
        y = 6 + ROW * place + ROW / 2
        off = ' class="off"' if row.low > 1 or row.high < 1 else ""
        parts.append(
            f'<g{off}><text x="{LEFT - 12}" y="{y + 4:.0f}" text-anchor="end">{escape(name)}</text>'
            f'<rect class="band" x="{x(row.low):.1f}" y="{y - 7:.1f}" width="{max(2, x(row.high) - x(row.low)):.1f}" '
            f'height="14" rx="4"/><circle class="mark" cx="{x(row.mean):.1f}" cy="{y:.1f}" r="4.5"/>'
            f'<text class="num" x="{WIDTH - RIGHT + 16}" y="{y + 4:.0f}">{row.mean:.2f} ± {row.half:.2f}</text></g>'
        )
    return _svg(title, height, parts)


def lengths_chart(title: str, values: Sequence[float], unit: str) -> str:
    """How many games were how long."""
    row = sorted(values)
    low, high = floor(row[0]), ceil(row[-1]) + 1
    wide = max(1, ceil((high - low) / 40))
    counts = [0] * ceil((high - low) / wide)
    for value in row:
        counts[int((value - low) // wide)] += 1
    height, base, left = 210, 176, 20
    step = (WIDTH - 2 * left) / len(counts)
    most, parts = max(counts), []
    for place, count in enumerate(counts):
        tall = (base - 20) * count / most
        parts.append(
            f'<rect class="mark" x="{left + step * place + 1:.1f}" y="{base - tall:.1f}" '
            f'width="{max(1, step - 2):.1f}" height="{tall:.1f}" rx="1.5"><title>{low + wide * place} to '
            f"{low + wide * (place + 1)}: {count} games</title></rect>"
        )
    parts.append(f'<line class="grid" x1="{left}" x2="{WIDTH - left}" y1="{base}" y2="{base}"/>')
    every = max(1, len(counts) // 7)
    parts += [
        f'<text class="soft num" x="{left + step * place:.1f}" y="{base + 16}" text-anchor="middle">'
        f"{low + wide * place}</text>"
        for place in range(0, len(counts), every)
    ]
    middle = row[len(row) // 2]
    at = left + (middle - low) / wide * step
    parts.append(
        f'<line class="even" x1="{at:.1f}" x2="{at:.1f}" y1="6" y2="{base}"/>'
        f'<text class="soft" x="{at + 6:.1f}" y="14">middle game: {middle:.3g} {escape(unit)}</text>'
        f'<text class="soft" x="{WIDTH - left}" y="{height - 2}" text-anchor="end">{escape(unit)}</text>'
    )
    return _svg(title, height, parts)


def course_chart(title: str, shares: Sequence[float], fair: float) -> str:
    """In how many games the later winner is ahead, from the beginning of a game to its end."""
    height, base, left, right = 230, 190, 46, 20

    def point(part: int, share: float) -> tuple[float, float]:
        return left + (WIDTH - left - right) * part / (len(shares) - 1), base - (base - 14) * share

    parts = []
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = point(0, tick)[1]
        parts.append(
            f'<line class="grid" x1="{left}" x2="{WIDTH - right}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<text class="soft num" x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{tick:.0%}</text>'
        )
    y = point(0, fair)[1]
    parts.append(
        f'<line class="even" x1="{left}" x2="{WIDTH - right}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text class="soft" x="{WIDTH - right}" y="{y + 15:.1f}" text-anchor="end">guessing</text>'
    )
    points = [point(part, share) for part, share in enumerate(shares)]
    parts.append(f'<polyline class="curve" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}"/>')
    parts += [
        f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="4"><title>{share:.0%}</title></circle>'
        for (x, y), share in zip(points, shares, strict=True)
    ]
    for part, word in ((0, "beginning"), ((len(shares) - 1) // 2, "half of the turns"), (len(shares) - 1, "end")):
        anchor = "start" if part == 0 else "end" if part == len(shares) - 1 else "middle"
        parts.append(
            f'<text class="soft" x="{point(part, 0)[0]:.1f}" y="{base + 20}" text-anchor="{anchor}">{word}</text>'
        )
    return _svg(title, height, parts)


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    inner = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>\n{inner}\n</svg>"
    )
