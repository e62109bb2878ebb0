"""Modules by folder, and the amount of code without comments, docstrings and blank lines."""

from __future__ import annotations

import ast
import io
import statistics
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from scripts.structure.report import Row, Section, Table
from scripts.structure.sources import AREAS, Checkout, Source, is_text

MOST_MODULES: Final = 15
"""Modules that a folder should hold at most, its __init__.py apart."""
SHORT, LONG = 60, 250
"""Lines between which a module should lie."""
LAYOUT: Final = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
}


def measure_folders(checkout: Checkout) -> Section:
    """Count the modules of every folder, mark full folders, count short and long modules."""
    modules = Counter(source.folder for source in checkout.sources)
    packages = {source.folder for source in checkout.sources if source.is_package}
    rows: list[Row] = [[folder, count, _mark(count - (folder in packages))] for folder, count in _by_area(modules)]
    title = f"Modules by folder (__init__.py counted; marked: more than {MOST_MODULES} besides it)"
    tables = [Table("Modules", ["area", *TOTALS], list(_totals(checkout)))]
    return Section("folders", "modules per folder", [*tables, Table(title, ["folder", "modules", "mark"], rows)])


TOTALS: Final = ("modules", "folders", f"over {MOST_MODULES}", "median lines", f"under {SHORT}", f"over {LONG} lines")


def _totals(checkout: Checkout) -> Iterator[Row]:
    for area in AREAS:
        sources = checkout.of_area(area)
        if not sources:
            continue
        lengths = [source.text.count("\n") for source in sources]
        folders = Counter(source.folder for source in sources if not source.is_package)
        yield [
            area,
            len(sources),
            len({source.folder for source in sources}),
            sum(count > MOST_MODULES for count in folders.values()),
            float(statistics.median(lengths)),
            sum(length < SHORT for length in lengths),
            sum(length > LONG for length in lengths),
        ]


def _by_area(modules: Counter[str]) -> list[tuple[str, int]]:
    """Folders in the order of the areas, the fullest ones first."""
    order = {area: number for number, area in enumerate(AREAS)}
    return sorted(modules.items(), key=lambda each: (order[each[0].partition("/")[0]], -each[1], each[0]))


def _mark(count: int) -> str:
    return f"over {MOST_MODULES}" if count > MOST_MODULES else ""


def measure_sizes(checkout: Checkout) -> Section:
    """Count statements and tokens of the folders of the product, and of the other areas."""
    groups: dict[str, list[Source]] = {}
    for source in checkout.sources:
        groups.setdefault(group_of(source), []).append(source)
    rows = [_sizes(name, sources) for name, sources in groups.items()]
    product = _sizes(f"all of {AREAS[0]}", checkout.product)
    columns = ["folder", "modules", "lines", "statements", "tokens"]
    return Section(
        "sizes",
        "statements and tokens, without comments, docstrings and blank lines",
        [Table("Product", columns, [product]), Table("Code by folder (lines: all of the file)", columns, rows)],
    )


def group_of(source: Source) -> str:
    """Folder that a source is counted in: of the product the second level, else the area."""
    if source.area != AREAS[0]:
        return source.area
    return "/".join(source.path.parts[1:3]) if len(source.path.parts) > 3 else f"{source.path.parts[1]}/*.py"


def _sizes(name: str, sources: Iterable[Source]) -> Row:
    counted = [(source.text.count("\n"), count_statements(source), count_tokens(source)) for source in sources]
    return [name, len(counted), *(sum(each[at] for each in counted) for at in range(3))]


def count_statements(source: Source) -> int:
    """Count statements; a string that stands alone is a comment."""
    return sum(isinstance(node, ast.stmt) and not is_text(node) for node in source.nodes)


def count_tokens(source: Source) -> int:
    """Count tokens that are no layout, no comment and no docstring."""
    alone = {(node.lineno, node.col_offset) for node in source.nodes if isinstance(node, ast.Expr) and is_text(node)}
    tokens = tokenize.generate_tokens(io.StringIO(source.text).readline)
    return sum(
        each.type not in LAYOUT and not (each.type == tokenize.STRING and each.start in alone) for each in tokens
    )
