"""Imports among the modules of the product: fan-in, fan-out and cycles.

An import is taken when a module starts (also within `if` and `try` at its top level), when a function is called, or by
type checkers alone (under TYPE_CHECKING). An import of a name counts for the module that the name is taken from.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from scripts.structure.report import Cell, Row, Section, Table
from scripts.structure.sources import Checkout, Function, Source, absolute

START, CALL, TYPES = "at start", "in functions", "for types"
KINDS: Final = {
    "at start": {START},
    "at run time (functions too)": {START, CALL},
    "all (types too)": {START, CALL, TYPES},
}
Graph = Mapping[str, set[str]]


@dataclass(frozen=True)
class Edge:
    """One module imports another."""

    importer: str
    imported: str
    when: str


def measure(checkout: Checkout) -> Section:
    """Count imports by module, and list modules that import each other in a circle."""
    names = {source.module for source in checkout.product}
    edges = {edge for source in checkout.product for edge in edges_of(source, names)}
    graphs = {kind: _graph(names, edges, whens) for kind, whens in KINDS.items()}
    knots = {kind: cycles(graph) for kind, graph in graphs.items()}
    columns = ["imports", "pairs of modules", "cycles", "modules in cycles", "largest"]
    summary: list[Row] = [
        [kind, sum(map(len, graphs[kind].values())), len(found), sum(map(len, found)), max(map(len, found), default=0)]
        for kind, found in knots.items()
    ]
    return Section(
        "imports",
        "imports among the modules of the product",
        [
            Table("Cycles (groups of modules that import each other, directly or through others)", columns, summary),
            Table("Groups", ["imports", "common package", "modules", "which"], list(_listing(knots)), 2, shown=30),
            _fan_table("Fan-in (modules that import it)", {k: _turned(g) for k, g in graphs.items()}),
            _fan_table("Fan-out (modules that it imports)", graphs),
        ],
    )


def edges_of(source: Source, names: set[str]) -> Iterator[Edge]:
    """Imports of one module from others of these names."""
    for node, when in _imports(source.tree, START):
        for target in _targets(node, source):
            found = _known(target, names)
            if found is not None and found != source.module:
                yield Edge(source.module, found, when)


def _imports(node: ast.AST, when: str) -> Iterator[tuple[ast.Import | ast.ImportFrom, str]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child, when
        elif isinstance(child, ast.If) and ast.unparse(child.test).endswith("TYPE_CHECKING"):
            yield from _imports(ast.Module(child.body, []), TYPES)
            yield from _imports(ast.Module(child.orelse, []), when)
        elif isinstance(child, Function):
            yield from _imports(child, CALL if when == START else when)
        elif not isinstance(child, ast.expr):
            yield from _imports(child, when)


def _targets(node: ast.Import | ast.ImportFrom, source: Source) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    else:
        origin = absolute(node, source)
        yield from (f"{origin}.{alias.name}" for alias in node.names)


def _known(target: str, names: set[str]) -> str | None:
    """Module of an import: the longest beginning of the dotted name that is one."""
    while target and target not in names:
        target = target.rpartition(".")[0]
    return target or None


# ---- graphs


def _graph(names: set[str], edges: set[Edge], whens: set[str]) -> Graph:
    graph: dict[str, set[str]] = {name: set() for name in sorted(names)}
    for edge in edges:
        if edge.when in whens:
            graph[edge.importer].add(edge.imported)
    return graph


def _turned(graph: Graph) -> Graph:
    turned: dict[str, set[str]] = {name: set() for name in graph}
    for name, others in graph.items():
        for other in others:
            turned[other].add(name)
    return turned


def cycles(graph: Graph) -> list[list[str]]:
    """Strongly connected components of more than one module, the largest first."""
    reached = {name: _reachable(graph, name) for name in graph}
    found = {tuple(sorted(other for other in reached[name] if name in reached[other])) for name in graph}
    return sorted((list(each) for each in found if len(each) > 1), key=lambda each: (-len(each), each))


def _reachable(graph: Graph, start: str) -> set[str]:
    seen, ahead = set(graph[start]), list(graph[start])
    while ahead:
        new = graph[ahead.pop()] - seen
        seen |= new
        ahead += new
    return seen


# ---- tables


def _listing(knots: Mapping[str, list[list[str]]]) -> Iterator[Row]:
    for kind, found in knots.items():
        for members in found:
            common = common_package(members)
            yield [kind, common, len(members), ", ".join(name.removeprefix(common + ".") for name in members)]


def common_package(members: list[str]) -> str:
    """Longest dotted name that all names begin with."""
    parts = []
    for column in zip(*(name.split(".") for name in members), strict=False):
        if len(set(column)) > 1:
            break
        parts.append(column[0])
    return ".".join(parts)


def _fan_table(title: str, graphs: Mapping[str, Graph]) -> Table:
    """Modules with the most neighbours, counted once for each kind of import."""
    every = list(KINDS)[-1]
    order = sorted(graphs[every], key=lambda name: (-len(graphs[every][name]), name))
    rows: list[list[Cell]] = [[name, *(len(graph[name]) for graph in graphs.values())] for name in order]
    return Table(title, ["module", *KINDS], [row for row in rows if row[-1]], shown=15)
