"""Length of functions, and how many arguments they take."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from scripts.structure.report import Row, Section, Table
from scripts.structure.sources import AREAS, Checkout, Definition, Function, Source, is_text, own_docstring

MOST_LINES: Final = 40
MOST_ARGUMENTS: Final = 8
RECORDS: Final = {"NamedTuple", "Struct"}
"""Base classes that write the constructor of a class from its fields, as dataclass does."""


def functions_of(source: Source) -> list[tuple[Definition, Function]]:
    """Functions of a module, methods and inner functions included."""
    return [(each, each.node) for each in source.definitions if isinstance(each.node, Function)]


# ---- length


def measure_length(checkout: Checkout) -> Section:
    """List functions that do not fit a screen."""
    summary: list[Row] = []
    listings = []
    for area in AREAS:
        lengths = {
            source.place(each.name): count_lines(node)
            for source in checkout.of_area(area)
            for each, node in functions_of(source)
        }
        long = sorted(((name, count) for name, count in lengths.items() if count > MOST_LINES), key=lambda e: -e[1])
        if lengths:
            summary.append([area, len(lengths), len(long), max(lengths.values())])
            listings.append(Table(f"Longest of {area}", ["function", "lines"], long, shown=15))
    columns = ["area", "functions", f"over {MOST_LINES} lines", "longest"]
    title = "Lines from def to the end, without the docstring"
    return Section("length", f"functions over {MOST_LINES} lines", [Table(title, columns, summary), *listings])


def count_lines(node: Function) -> int:
    """Lines from def to the last one, without those of the docstring."""
    own = own_docstring(node)
    written = (own.end_lineno or own.lineno) - own.lineno + 1 if own else 0
    return (node.end_lineno or node.lineno) - node.lineno + 1 - written


# ---- arguments


def measure_arguments(checkout: Checkout) -> Section:
    """Count arguments of functions of the product, and list functions that take too many."""
    functions, constructors = _arguments(checkout.product)
    wide, built = _wide(functions), _wide(constructors)
    counts = Counter(min(count, MOST_ARGUMENTS + 1) for _, count in functions)
    totals: list[Row] = [
        ["functions", len(functions)],
        [f"functions over {MOST_ARGUMENTS} arguments", len(wide)],
        ["constructors of records", len(constructors)],
        [f"constructors of records over {MOST_ARGUMENTS} arguments", len(built)],
    ]
    spread: list[Row] = [[_label(number), counts[number]] for number in range(MOST_ARGUMENTS + 2)]
    return Section(
        "arguments",
        "arguments per function of the product (self and cls not counted)",
        [
            Table("Functions and constructors", ["what", "number"], totals),
            Table("Distribution, constructors of records apart", ["arguments", "functions"], spread),
            Table(f"Functions over {MOST_ARGUMENTS}", ["function", "arguments"], wide, shown=30),
            Table(f"Constructors of records over {MOST_ARGUMENTS}", ["record", "arguments"], built, shown=10),
        ],
    )


def _arguments(sources: Sequence[Source]) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
    """Places with their numbers of arguments: functions, and constructors of records."""
    functions: list[tuple[str, int]] = []
    constructors: list[tuple[str, int]] = []
    records = record_classes(sources)
    for source in sources:
        for each in source.definitions:
            place, node = source.place(each.name), each.node
            if isinstance(node, Function):
                kind = constructors if is_record_constructor(each) else functions
                kind.append((place, count_arguments(each, node)))
            elif node.name in records and not _has_init(node):
                constructors.append((place, count_fields(node)))
    return functions, constructors


def _wide(found: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    return sorted((each for each in found if each[1] > MOST_ARGUMENTS), key=lambda each: (-each[1], each[0]))


def _label(number: int) -> str:
    return str(number) if number <= MOST_ARGUMENTS else f"{number} or more"


def count_arguments(definition: Definition, node: Function) -> int:
    """Arguments that a caller may give; *args and **kwargs count as one each."""
    given = node.args
    names = [*given.posonlyargs, *given.args]
    static = any(isinstance(each, ast.Name) and each.id == "staticmethod" for each in node.decorator_list)
    bound = isinstance(definition.inside, ast.ClassDef) and not static and bool(names)
    return len(names) - bound + len(given.kwonlyargs) + (given.vararg is not None) + (given.kwarg is not None)


def is_record_constructor(definition: Definition) -> bool:
    """Tell an `__init__` that only keeps what it is given."""
    node = definition.node
    if not isinstance(node, Function) or node.name != "__init__" or not isinstance(definition.inside, ast.ClassDef):
        return False
    return all(_keeps(each) for each in node.body)


def _keeps(statement: ast.stmt) -> bool:
    """Accept a docstring, a call of the base class, and self.x = an argument."""
    if is_text(statement):
        return True
    if isinstance(statement, ast.Expr):
        return ast.unparse(statement).startswith("super().__init__(")
    if not isinstance(statement, ast.Assign | ast.AnnAssign) or not isinstance(statement.value, ast.Name):
        return False
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return all(isinstance(each, ast.Attribute) for each in targets)


def record_classes(sources: Sequence[Source]) -> set[str]:
    """Names of classes with a constructor made from their fields, subclasses included."""
    classes = [each.node for source in sources for each in source.definitions if isinstance(each.node, ast.ClassDef)]
    known = {node.name for node in classes if any(_last(each) == "dataclass" for each in node.decorator_list)}
    known |= RECORDS
    before = 0
    while before < len(known):
        before = len(known)
        known |= {node.name for node in classes if any(_last(base) in known for base in node.bases)}
    return known - RECORDS


def _last(node: ast.expr) -> str:
    """Last name of a dotted one, called or not: dataclasses.dataclass(frozen=True) is dataclass."""
    node = node.func if isinstance(node, ast.Call) else node
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def count_fields(node: ast.ClassDef) -> int:
    """Annotated fields that a class adds to those it inherits."""
    return sum(isinstance(each, ast.AnnAssign) and "ClassVar" not in ast.unparse(each.annotation) for each in node.body)


def _has_init(node: ast.ClassDef) -> bool:
    return any(isinstance(each, Function) and each.name == "__init__" for each in node.body)
