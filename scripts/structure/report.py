"""Tables of counts, as text and as JSON."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

Cell = str | int | float
Row = Sequence[Cell]

WIDTH: Final = 120
NARROWEST: Final = 40
"""Smallest width of a last column that is broken into several lines."""
ABSENT: Final = "–"
"""Stands for a number that one of two checkouts does not have."""


@dataclass
class Table:
    """Rows under named columns; the first `keys` columns name a row."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Row]
    keys: int = 1
    shown: int | None = None
    """Rows that are printed by default; None for all."""


@dataclass
class Section:
    """One measure with its tables."""

    name: str
    title: str
    tables: list[Table] = field(default_factory=list)


# ---- text


def render(section: Section, everything: bool = False) -> Iterator[str]:
    """Lines of one section for people."""
    yield f"== {section.name}: {section.title}"
    for table in section.tables:
        yield ""
        yield table.title
        rows = table.rows if everything or table.shown is None else table.rows[: table.shown]
        yield from (f"  {line}" for line in layout(table.columns, rows) if rows)
        if not rows:
            yield "  none"
        if len(rows) < len(table.rows):
            yield f"  … and {len(table.rows) - len(rows)} more (--all)"
    yield ""


def layout(columns: Sequence[str], rows: Sequence[Row]) -> Iterator[str]:
    """Align cells under their columns, numbers to the right; wrap a long last column."""
    cells = [list(columns), *([written(cell) for cell in row] for row in rows)]
    widths = [max(len(row[at]) for row in cells) for at in range(len(columns))]
    numeric = [all(not isinstance(row[at], str) or row[at] == ABSENT for row in rows) for at in range(len(columns))]
    indent = sum(widths[:-1]) + 2 * (len(columns) - 1)
    for row in cells:
        start = "".join(_padded(*each) + "  " for each in zip(row[:-1], widths, numeric, strict=False))
        if numeric[-1]:
            yield start + row[-1].rjust(widths[-1])
            continue
        first, *more = textwrap.wrap(row[-1], max(NARROWEST, WIDTH - indent)) or [""]
        yield (start + first).rstrip()
        yield from (" " * indent + line for line in more)


def _padded(text: str, width: int, numeric: bool) -> str:
    return text.rjust(width) if numeric else text.ljust(width)


def written(cell: Cell) -> str:
    """Write a number with its thousands apart, and a fraction with at most two digits."""
    if isinstance(cell, str):
        return cell
    return f"{cell:,}" if isinstance(cell, int) else f"{cell:,.2f}".rstrip("0").rstrip(".")


# ---- JSON


def to_json(sections: Sequence[Section]) -> dict[str, Any]:
    """Everything as plain lists and dictionaries, listings whole."""
    return {"sections": [{**vars(each), "tables": [vars(table) for table in each.tables]} for each in sections]}


def from_json(found: Mapping[str, Any]) -> list[Section]:
    """Read what `to_json` has given."""
    return [
        Section(each["name"], each["title"], [Table(**table) for table in each["tables"]]) for each in found["sections"]
    ]
