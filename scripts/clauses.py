"""Every clause of every game: where the code keeps it, and which tests name it. Exits 1 where a clause has no test.

    python scripts/clauses.py [GAME …] [--missing] [--json]

Clauses come from a game's rules.md (games in folders) or from its GAME.clauses (the examples and the pocket games).
Code and tests are read as text, never run: compiled modules have no docstrings. A test names a clause by its function's
name (test_kg_fight_3_a_tie_…), in its body or decorators, or in a table of cases at the head of its file.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import json
import os
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
os.environ.setdefault("LUDOTEKA_ENGINE", "plain")
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "examples"), str(ROOT)]

from ludoteka.core.clauses import ID, read_clauses  # noqa: E402  # the path comes first

NAMED = re.compile(rf"(?<![A-Za-z0-9-]){ID}(?![A-Za-z0-9]|-[A-Z0-9])")


@dataclass
class Clause:
    """One rule with its homes in the code and the tests that name it."""

    game: str
    id: str
    sentence: str
    homes: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


@dataclass
class Book:
    """One game: its clauses and the files that carry them out."""

    game: str
    clauses: Mapping[str, str]
    files: Sequence[Path]


def books(root: Path) -> list[Book]:
    """Every game in a folder, every example, every pocket game."""
    found = []
    for rules in sorted((root / "src/ludoteka/games").glob("*/rules.md")):
        clauses = read_clauses(rules.read_text(encoding="utf-8"))
        found.append(Book(rules.parent.name, clauses, sorted(rules.parent.rglob("*.py"))))
    for folder, package in (("examples", ""), ("tests/contract/pocket", "tests.contract.pocket.")):
        for path in sorted((root / folder).glob("*.py")):
            if re.search(r"^GAME\b", path.read_text(encoding="utf-8"), re.MULTILINE):
                game = importlib.import_module(package + path.stem).GAME
                found.append(Book(path.stem, game.clauses, [path]))
    return found


def homes_in(path: Path, root: Path) -> Iterator[tuple[str, str]]:
    """Every clause that a docstring or another literal names, with the place; the list of clauses itself is no home."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    scopes = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    listed = {
        id(key)
        for node in ast.walk(tree)
        if isinstance(node, ast.Dict)
        for key, value in zip(node.keys, node.values, strict=True)
        if _is_sentence(value)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in listed:
            continue
        around = [scope for scope in scopes if scope.lineno <= node.lineno <= (scope.end_lineno or scope.lineno)]
        name = max(around, key=lambda scope: scope.lineno).name if around else "module"
        for clause in sorted(set(NAMED.findall(node.value)) - set(read_clauses(node.value))):
            yield clause, f"{path.relative_to(root)}:{name}"


def _is_sentence(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and isinstance(value.value, str) and " " in value.value


def tests_in(root: Path) -> Iterator[tuple[Path, str, str]]:
    """Every test, and every table of cases, with its text; the house's own tests are about the house."""
    for path in sorted((root / "tests").rglob("test_*.py")):
        if path.relative_to(root / "tests").parts[0] in ("house", "engine"):
            continue
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
                yield path, node.name, "\n".join(lines[first - 1 : node.end_lineno])
            elif isinstance(node, ast.Assign | ast.AnnAssign) and node.col_offset == 0:
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                yield path, ast.unparse(target), "\n".join(lines[node.lineno - 1 : node.end_lineno])


def index(root: Path) -> tuple[list[Clause], list[str]]:
    """All clauses in the order of their books, and every place that names a clause no book has."""
    at_home: dict[str, list[str]] = defaultdict(list)
    tested: dict[str, list[str]] = defaultdict(list)
    shelf = books(root)
    by_name = {"test_" + name.lower().replace("-", "_"): name for book in shelf for name in book.clauses}
    for path in sorted({path for book in shelf for path in book.files}):
        for name, place in homes_in(path, root):
            if place not in at_home[name]:
                at_home[name].append(place)
    for path, test, text in tests_in(root):
        named = [by_name[start] for start in _beginnings(test) if start in by_name]
        for name in dict.fromkeys([*named, *NAMED.findall(text)]):
            tested[name].append(f"{path.relative_to(root)}::{test}")
    found = [
        Clause(book.game, name, sentence, at_home[name], tested[name])
        for book in shelf
        for name, sentence in book.clauses.items()
    ]
    return found, sorted(_unknown(found, at_home, tested))


def _beginnings(name: str) -> Iterable[str]:
    """Of test_ttt_win_1_a_line: test, test_ttt, test_ttt_win and so on."""
    words = name.split("_")
    return ("_".join(words[:count]) for count in range(1, len(words) + 1))


def _unknown(known: Sequence[Clause], *named: Mapping[str, list[str]]) -> Iterator[str]:
    """Names that look like a clause of one of these games and are none: a slip of the pen, or a clause removed."""
    ids = {clause.id for clause in known}
    games = {name.partition("-")[0] for name in ids}
    for places in named:
        for name, where in places.items():
            if where and name not in ids and name.partition("-")[0] in games:
                yield f"{name} is no clause, but {where[0]} names it"


def show(clauses: Sequence[Clause]) -> None:
    """Print the table: in colour and to width in a terminal, else one tab-separated line a clause."""
    if not sys.stdout.isatty():
        for clause in clauses:
            homes, tests = ", ".join(clause.homes) or "-", ", ".join(clause.tests) or "NO TEST"
            print(clause.game, clause.id, homes, tests, sep="\t")
        return
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table("clause", "what it says", "home", "tests", title_justify="left", pad_edge=False)
    for game in dict.fromkeys(clause.game for clause in clauses):
        table.add_section()
        table.add_row(Text(game, style="bold"))
        for clause in clauses:
            if clause.game == game:
                test = Text("\n".join(clause.tests)) if clause.tests else Text("no test", style="bold red")
                home = Text("\n".join(clause.homes)) if clause.homes else Text("–", style="yellow")
                table.add_row(Text(clause.id, style="cyan", no_wrap=True), Text(clause.sentence), home, test)
    Console().print(table)


def main(arguments: Sequence[str]) -> int:
    """Show the index; 1 where something is missing or misspelt."""
    parser = argparse.ArgumentParser(description="List every clause with its homes and its tests.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games (folder or file names)")
    parser.add_argument("--missing", action="store_true", help="only clauses without a test")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    everything, slips = index(chosen.root.resolve())
    games = list(dict.fromkeys(clause.game for clause in everything))
    for name in chosen.games:
        if name not in games:
            parser.error(f"no game {name!r}; there are {', '.join(games)}")
    clauses = [clause for clause in everything if not chosen.games or clause.game in chosen.games]
    bare = [clause for clause in clauses if not clause.tests]
    listed = bare if chosen.missing else clauses
    if chosen.json:
        report = {"clauses": [asdict(clause) for clause in listed], "unknown": slips}
        print(json.dumps(report, indent=1, ensure_ascii=False))
    else:
        show(listed)
        print("\n".join([*slips, f"{len(clauses)} clauses, {len(bare)} without a test"]))
    return 1 if bare or slips else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
