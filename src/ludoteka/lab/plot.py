"""The picture of a contest: ratings with their intervals, and who beat whom, as one SVG file."""

from __future__ import annotations

from html import escape
from math import ceil, floor
from typing import Final

from ludoteka.lab.report import Found, TableFound

LEFT: Final = 190
RIGHT: Final = 36
ROW: Final = 34
WIDTH: Final = 760
CELL: Final = 72

STYLE: Final = """
svg { --paper: #fbfaf7; --ink: #23201b; --soft: #8b8477; --line: #e3ded3;
  --mark: #2f6f6a; --band: #2f6f6a38; --win: 47 111 106; --loss: 176 84 52; }
@media (prefers-color-scheme: dark) { svg {
  --paper: #1b1a18; --ink: #ece7dc; --soft: #9d968a; --line: #37342f; --mark: #7cc4b8;
  --band: #7cc4b844; --win: 124 196 184; --loss: 226 140 104; } }
text { font: 14px/1 ui-sans-serif, system-ui, "Segoe UI", sans-serif; fill: var(--ink); }
.soft { fill: var(--soft); font-size: 12px; } .title { font-size: 18px; font-weight: 600; }
.num { font-variant-numeric: tabular-nums; }
.grid { stroke: var(--line); stroke-width: 1; } .band { fill: var(--band); } .mark { fill: var(--mark); }
"""


def draw(title: str, found: Found) -> str:
    """The whole picture; light or dark as the reader's screen is."""
    ratings = _ratings(found, 74)
    top = 74 + ROW * len(found.ratings) + 74
    pairs = [table for table in found.tables if len(table.others) == 1]
    cross, height = (
        _cross(found, pairs, top) if len(pairs) > 0 and len(pairs) == len(found.tables) else _tables(found, top)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-label="{escape(title)}">\n<style>{STYLE}</style>\n'
        f'<rect width="100%" height="100%" fill="var(--paper)"/>\n'
        f'<text class="title" x="24" y="36">{escape(title)}</text>\n'
        f"{ratings}{cross}</svg>\n"
    )


def _ratings(found: Found, top: int) -> str:
    """One row a bot: a mark at its rating, a band where it lies at 95 %."""
    if not found.ratings:
        return ""
    low = floor(min(row.low for row in found.ratings) / 100) * 100
    high = max(low + 100, ceil(max(row.high for row in found.ratings) / 100) * 100)
    step = next(step for step in (50, 100, 200, 500, 1000, 5000, 10**6) if (high - low) / step <= 10)

    def x(elo: float) -> float:
        return round(LEFT + (elo - low) / (high - low) * (WIDTH - LEFT - RIGHT - 60), 1)

    bottom = top + ROW * len(found.ratings)
    parts = [f'<text class="soft" x="24" y="{top - 12}">rating (Elo), band: 95 %</text>']
    for elo in range(ceil(low / step) * step, high + 1, step):
        parts.append(
            f'<line class="grid" x1="{x(elo)}" y1="{top}" x2="{x(elo)}" y2="{bottom}"/>'
            f'<text class="soft num" x="{x(elo)}" y="{bottom + 18}" text-anchor="middle">{elo}</text>'
        )
    for number, row in enumerate(found.ratings):
        y = top + ROW * number + ROW / 2
        parts.append(
            f'<text x="{LEFT - 16}" y="{y + 5}" text-anchor="end">{escape(_short(row.name))}</text>'
            f'<rect class="band" x="{x(row.low)}" y="{y - 7}" '
            f'width="{max(2.0, x(row.high) - x(row.low)):.1f}" height="14" rx="7"/>'
            f'<circle class="mark" cx="{x(row.elo)}" cy="{y}" r="5"/>'
            f'<text class="num" x="{WIDTH - 24}" y="{y + 5}" text-anchor="end">{row.elo:.0f}</text>'
        )
    return "\n".join(parts) + "\n"


def _cross(found: Found, pairs: list[TableFound], top: int) -> tuple[str, int]:
    """Who beat whom: the share of the row against the column, green above half, red below."""
    names = [row.name for row in found.ratings]
    share = {(table.name, table.others[0]): table.share for table in pairs}
    share |= {(other, name): 1 - value for (name, other), value in list(share.items())}
    cell = min(CELL, (WIDTH - LEFT - RIGHT) // len(names))
    parts = [f'<text class="soft" x="24" y="{top - 12}">share won by the row against the column</text>']
    for number, name in enumerate(names):
        y, x = top + ROW * (number + 1), LEFT + cell * number
        parts.append(
            f'<text x="{LEFT - 16}" y="{y + 22}" text-anchor="end">{escape(_short(name))}</text>'
            f'<text class="soft" x="{x + cell / 2}" y="{top + 20}" text-anchor="middle">'
            f"{escape(_short(name, cell // 7))}</text>"
        )
        for place, other in enumerate(names):
            if (name, other) in share:
                parts.append(_field(LEFT + cell * place, y, cell, share[name, other]))
    return "\n".join(parts) + "\n", top + ROW * (len(names) + 1) + 24


def _field(x: float, y: float, width: float, share: float) -> str:
    hue, depth = ("--win" if share >= 0.5 else "--loss"), 0.08 + abs(share - 0.5) * 0.9
    return (
        f'<rect x="{x + 2}" y="{y + 2}" width="{width - 4}" height="{ROW - 4}" rx="4" '
        f'fill="rgb(var({hue}) / {depth:.2f})"/><text class="num" x="{x + width / 2}" y="{y + 22}" '
        f'text-anchor="middle">{share:.0%}</text>'
    )


def _tables(found: Found, top: int) -> tuple[str, int]:
    """At tables of more: every bot's share of the wins, with the fair one marked."""
    about = "share of the wins at each table; line: the fair share"
    parts, y = [f'<text class="soft" x="24" y="{top - 12}">{about}</text>'], top

    def x(share: float) -> float:
        return round(LEFT + share * (WIDTH - LEFT - RIGHT - 60), 1)

    for table in found.tables:
        seats = (table.name, *table.others)
        for name, share in table.shares:
            fair = seats.count(name) / len(seats)
            times = f" ×{seats.count(name)}" if seats.count(name) > 1 else ""
            parts.append(
                f'<text x="{LEFT - 16}" y="{y + 22}" text-anchor="end">'
                f"{escape(_short(name))}{times}</text>"
                f'<rect class="band" x="{LEFT}" y="{y + 8}" width="{x(share) - LEFT:.1f}" height="18" rx="4"/>'
                f'<line x1="{x(fair)}" x2="{x(fair)}" y1="{y + 4}" y2="{y + 30}" stroke="var(--ink)"/>'
                f'<text class="num" x="{WIDTH - 24}" y="{y + 22}" text-anchor="end">{share:.0%}</text>'
            )
            y += ROW
        y += ROW // 2
    return "\n".join(parts) + "\n", y + 12


def _short(name: str, most: int = 20) -> str:
    """The beginning and the end of a long name; the end is where settings differ."""
    return name if len(name) <= most else f"{name[: most // 2]}…{name[len(name) - most + most // 2 + 1 :]}"
