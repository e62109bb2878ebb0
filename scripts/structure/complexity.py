"""Cyclomatic complexity by radon's grades: A up to 5, B 10, C 20, D 30, E 40, F above."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator
from typing import Final

from radon.complexity import cc_rank, cc_visit_ast  # type: ignore[import-untyped]

from scripts.structure.report import Row, Section, Table
from scripts.structure.sources import AREAS, Checkout, Source

GRADES: Final = "ABCDEF"


def measure(checkout: Checkout) -> Section:
    """Grade functions, methods and classes, and list everything of grade C or worse."""
    summary: list[Row] = []
    listings = []
    for area in AREAS:
        found = [block for source in checkout.of_area(area) for block in blocks(source)]
        if found:
            grades = Counter(grade for _, grade, _ in found)
            mean = round(statistics.fmean(complexity for *_, complexity in found), 2)
            summary.append([area, len(found), mean, *(grades[grade] for grade in GRADES)])
            worst: list[Row] = [[name, grade, count] for name, grade, count in found if grade >= "C"]
            worst.sort(key=lambda row: (-int(row[2]), str(row[0])))
            listings.append(Table(f"C or worse in {area}", ["place", "grade", "complexity"], worst, shown=_shown(area)))
    title = "Blocks by grade (a class has the mean of its methods)"
    columns = ["area", "blocks", "mean", *GRADES]
    return Section("complexity", "cyclomatic complexity (radon)", [Table(title, columns, summary), *listings])


def _shown(area: str) -> int:
    return 1000 if area == AREAS[0] else 15


def blocks(source: Source) -> Iterator[tuple[str, str, int]]:
    """Functions, methods and classes of a module with grade and complexity."""
    for block in cc_visit_ast(source.tree):
        yield source.place(block.fullname), cc_rank(block.complexity), int(block.complexity)
