"""Comparison of two reports: every number as before, after and difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from scripts.structure.report import ABSENT, Cell, Row, Section, Table

SAME: Final = "same"
CHANGE: Final = ("before", "after", "difference")


@dataclass(frozen=True)
class Pair:
    """Rows of one name in two tables; None where a table has no such row."""

    name: Row
    before: Row | None
    after: Row | None

    def presence(self) -> str:
        """Tell on which side the row is."""
        return "new" if self.before is None else "gone" if self.after is None else SAME

    def change(self, at: int) -> list[Cell]:
        """Number of one column before and after, and the difference."""
        if self.before is None or self.after is None:
            return [*(row[at] if row else ABSENT for row in (self.before, self.after)), self.presence()]
        return [self.before[at], self.after[at], difference(self.before[at], self.after[at])]


def difference(before: Cell, after: Cell) -> str:
    """Difference of two numbers with its sign."""
    if isinstance(before, str) or isinstance(after, str):
        raise TypeError(f"no numbers: {before!r}, {after!r}")
    if before == after:
        return SAME
    return f"{after - before:+,}" if isinstance(after - before, int) else f"{after - before:+,.2f}"


def compare(before: Sequence[Section], after: Sequence[Section], everything: bool = False) -> list[Section]:
    """Put two reports side by side; a section that the first one lacks is all new."""
    old = {section.name: section for section in before}
    return [_compare_section(old.get(each.name, Section(each.name, each.title)), each, everything) for each in after]


def _compare_section(before: Section, after: Section, everything: bool) -> Section:
    old = {table.title: table for table in before.tables}
    new = {table.title: table for table in after.tables}
    tables = []
    for title, form in {**new, **old}.items():
        rows = [found[title].rows if title in found else [] for found in (old, new)]
        tables.append(compare_rows(form, rows[0], rows[1], everything))
    return Section(after.name, after.title, tables)


def compare_rows(form: Table, before: Sequence[Row], after: Sequence[Row], everything: bool = False) -> Table:
    """Compare rows of two tables of one form: a row for every number, or every one that differs."""
    counted = [at for at in range(form.keys, len(form.columns)) if _is_numeric(at, [*before, *after])]
    compared = [row for pair in _pairs(form, before, after) for row in _compared(pair, form, counted)]
    rows = [row for row in compared if everything or row[-1] != SAME]
    labels = [*form.columns[: form.keys], *(["count"] if len(counted) > 1 else [])]
    alike = sum(row[-1] == SAME for row in compared)
    title = f"{form.title} ({alike} of {len(compared)} the same)"
    return Table(title, [*labels, *(CHANGE if counted else ["change"])], rows, len(labels), form.shown)


def _compared(pair: Pair, form: Table, counted: Sequence[int]) -> Iterator[Row]:
    """Rows for the numbers of a pair; one row that tells its presence where there are none."""
    if not counted:
        yield [*pair.name, pair.presence()]
    for at in counted:
        yield [*pair.name, *([form.columns[at]] if len(counted) > 1 else []), *pair.change(at)]


def _pairs(form: Table, before: Sequence[Row], after: Sequence[Row]) -> Iterator[Pair]:
    """Pairs of rows by name, in the order of the second table."""
    old, new = _by_name(form, before), _by_name(form, after)
    for name in dict.fromkeys([*new, *old]):
        yield Pair(name[: form.keys], old.get(name), new.get(name))


def _by_name(form: Table, rows: Sequence[Row]) -> dict[tuple[Cell, ...], Row]:
    """Rows by name; a number tells rows of the same name apart."""
    met: Counter[tuple[Cell, ...]] = Counter()
    found: dict[tuple[Cell, ...], Row] = {}
    for row in rows:
        name = tuple(row[: form.keys])
        found[(*name, met[name])] = row
        met[name] += 1
    return found


def _is_numeric(at: int, rows: Sequence[Row]) -> bool:
    return not any(isinstance(row[at], str) for row in rows)
