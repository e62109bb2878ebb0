"""Docstrings against the house rules: openings, pronouns, long first lines, missing ones."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from scripts.structure.report import Row, Section, Table
from scripts.structure.sources import AREAS, Checkout, Definition, Docstring, Function, Source

LONGEST: Final = 90
QUESTION: Final = re.compile(r"(What|Who|Whoever|Whom|Why|Whether|Where|When|How)\b")
SO_MANY: Final = re.compile(r"So (many|long|often)\b")
HE: Final = re.compile(r"\b(he|his|him|himself)\b", re.IGNORECASE)
KINDS: Final = ("module", "class", "function", "constant")

RULES: Final[dict[str, Callable[[Docstring], bool]]] = {
    "question opening": lambda each: QUESTION.match(each.first_line) is not None,
    "So many …": lambda each: SO_MANY.match(each.first_line) is not None,
    "he, his, him": lambda each: HE.search(each.text) is not None,
    f"first line over {LONGEST}": lambda each: len(each.first_line) > LONGEST,
}


def measure(checkout: Checkout) -> Section:
    """Count docstrings of the product by kind and breach, those of the other areas by breach."""
    by_area = {area: [each for source in checkout.of_area(area) for each in source.docstrings] for area in AREAS}
    product = by_area[AREAS[0]]
    missing = [each for source in checkout.product for each in missing_in(source)]
    by_kind: list[Row] = [
        [kind, *_counts([each for each in product if each.kind == kind]), sum(each[0] == kind for each in missing)]
        for kind in KINDS
    ]
    by_kind.append(["total", *_counts(product), len(missing)])
    every: list[Row] = [[area, *_counts(each)] for area, each in by_area.items() if each]
    columns = ["docstrings", *RULES]
    return Section(
        "docstrings",
        "openings, pronouns, first lines, missing docstrings",
        [
            Table("Product (constant: string below an assignment)", ["kind", *columns, "missing"], by_kind),
            Table("By area", ["area", *columns], every),
            Table("First words of the product's", ["opening", "docstrings"], _openings(product)),
            *(_listing(name, rule, product) for name, rule in RULES.items()),
            Table("Missing for public things", ["kind", "place"], missing, keys=2, shown=15),
        ],
    )


def _counts(found: Sequence[Docstring]) -> list[int]:
    return [len(found), *(sum(map(rule, found)) for rule in RULES.values())]


def _openings(found: Sequence[Docstring]) -> list[Row]:
    met = Counter(
        match.group() for each in found if (match := QUESTION.match(each.first_line) or SO_MANY.match(each.first_line))
    )
    return [[word, count] for word, count in met.most_common()]


def _listing(name: str, rule: Callable[[Docstring], bool], found: Sequence[Docstring]) -> Table:
    rows = [[each.place, each.first_line] for each in found if rule(each)]
    return Table(f"Places: {name}", ["place", "first line"], rows, shown=5)


# ---- missing ones


def missing_in(source: Source) -> Iterator[Row]:
    """Public modules, classes and functions of a module that have no docstring."""
    if source.tree.body and ast.get_docstring(source.tree) is None:
        yield ["module", source.short]
    for each in source.definitions:
        if is_public(each) and ast.get_docstring(each.node) is None:
            yield ["class" if isinstance(each.node, ast.ClassDef) else "function", source.place(each.name)]


def is_public(definition: Definition) -> bool:
    """Tell a public definition: no leading underscore, not in a function, no overload or setter."""
    if isinstance(definition.inside, Function) or any(part.startswith("_") for part in definition.name.split(".")):
        return False
    marks = [ast.unparse(each).rpartition(".")[2] for each in definition.node.decorator_list]
    return not {"overload", "setter", "deleter"} & set(marks)
