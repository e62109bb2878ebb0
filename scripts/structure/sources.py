"""Python sources of one checkout, each parsed once, with definitions and docstrings."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import Final

AREAS: Final = ("src", "examples", "scripts", "bench", "tests")
"""Folders of the root that hold Python; the first one is the product."""
SKIPPED: Final = {"__pycache__", "build", "node_modules"}

Function = ast.FunctionDef | ast.AsyncFunctionDef
Scope = Function | ast.ClassDef


@dataclass(frozen=True)
class Definition:
    """Class or function with its qualified name and the definition directly around it."""

    name: str
    node: Scope
    inside: Scope | None


@dataclass(frozen=True)
class Docstring:
    """Docstring of a module, class or function, or the string below a constant or attribute."""

    kind: str
    place: str
    text: str

    @property
    def first_line(self) -> str:
        """First line that is not empty."""
        return self.text.strip().partition("\n")[0].rstrip()


@dataclass
class Source:
    """One Python file; the path is relative to the root of its checkout."""

    path: PurePosixPath
    text: str
    tree: ast.Module

    @property
    def area(self) -> str:
        """Top-level folder of the checkout."""
        return self.path.parts[0]

    @property
    def folder(self) -> str:
        """Path of the folder from the root."""
        return str(self.path.parent)

    @property
    def is_package(self) -> bool:
        """True for the __init__.py of a package."""
        return self.path.name == "__init__.py"

    @property
    def module(self) -> str:
        """Dotted name, from below src; a package has the name of its folder."""
        parts = self.path.with_suffix("").parts
        parts = parts[1:] if self.area == AREAS[0] else parts
        return ".".join(parts[:-1] if self.is_package else parts)

    @property
    def short(self) -> str:
        """Path as the tables print it: without src/ and the name of the product's package."""
        return "/".join(self.path.parts[2:] or self.path.parts) if self.area == AREAS[0] else str(self.path)

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """Nodes of the syntax tree, in no particular order."""
        return list(ast.walk(self.tree))

    @cached_property
    def definitions(self) -> list[Definition]:
        """Classes and functions at any depth."""
        return list(_definitions(self.tree, "", None))

    @cached_property
    def docstrings(self) -> list[Docstring]:
        """Docstrings of the module and of everything in it."""
        return list(_docstrings(self))

    def place(self, name: str) -> str:
        """Path and name of a definition, as the tables print it."""
        return f"{self.short}:{name}"


@dataclass
class Checkout:
    """Root folder of the project with its Python sources, which are read on first use."""

    root: Path

    @cached_property
    def sources(self) -> list[Source]:
        """Sources of all areas in order of their paths."""
        return [_read(path, self.root) for area in AREAS for path in python_files(self.root / area)]

    @property
    def product(self) -> list[Source]:
        """Sources of the installed package."""
        return self.of_area(AREAS[0])

    def of_area(self, area: str) -> list[Source]:
        """Sources below one top-level folder."""
        return [source for source in self.sources if source.area == area]


def python_files(folder: Path) -> list[Path]:
    """Python files at any depth, without caches, builds and hidden folders."""
    found = []
    for path in folder.rglob("*.py"):
        between = path.relative_to(folder).parts[:-1]
        if not any(part in SKIPPED or part.startswith(".") for part in between):
            found.append(path)
    return sorted(found)


def _read(path: Path, root: Path) -> Source:
    text = path.read_text(encoding="utf-8")
    return Source(PurePosixPath(path.relative_to(root).as_posix()), text, ast.parse(text, filename=str(path)))


def _definitions(node: ast.AST, prefix: str, inside: Scope | None) -> Iterator[Definition]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Scope):
            name = f"{prefix}{child.name}"
            yield Definition(name, child, inside)
            yield from _definitions(child, name + ".", child)
        elif not isinstance(child, ast.expr):
            yield from _definitions(child, prefix, inside)


def own_docstring(node: Scope | ast.Module) -> ast.Expr | None:
    """Statement that holds the docstring of a module, class or function."""
    first = node.body[0] if node.body else None
    return first if isinstance(first, ast.Expr) and is_text(first) else None


def is_text(node: ast.AST) -> bool:
    """Tell a statement that is a string alone: a docstring, or one below a constant."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def absolute(node: ast.ImportFrom, source: Source) -> str:
    """Module that a from-import names, with the dots of a relative one resolved."""
    if not node.level:
        return node.module or ""
    parts = source.module.split(".")
    kept = parts[: len(parts) - node.level + source.is_package]
    return ".".join([*kept, *([node.module] if node.module else [])])


def _docstrings(source: Source) -> Iterator[Docstring]:
    own = ast.get_docstring(source.tree)
    if own is not None:
        yield Docstring("module", source.short, own)
    yield from _below_constants(source, source.tree, "")
    for each in source.definitions:
        kind = "class" if isinstance(each.node, ast.ClassDef) else "function"
        own = ast.get_docstring(each.node)
        if own is not None:
            yield Docstring(kind, source.place(each.name), own)
        yield from _below_constants(source, each.node, each.name + ".")


def _below_constants(source: Source, node: Scope | ast.Module, prefix: str) -> Iterator[Docstring]:
    """Strings that stand directly below an assignment and describe it."""
    for before, after in zip(node.body, node.body[1:], strict=False):
        if isinstance(before, ast.Assign | ast.AnnAssign) and isinstance(after, ast.Expr) and is_text(after):
            target = before.target if isinstance(before, ast.AnnAssign) else before.targets[0]
            yield Docstring("constant", source.place(prefix + ast.unparse(target)), ast.literal_eval(after.value))
