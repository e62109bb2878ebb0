"""Game phases, and the modules of a game that name each of them.

The phases of a game are the integer constants of its module phases.py. A constant whose number an earlier one has
belongs to another list (what follows a draw, say) and is left out. A game without such a module has the phases that it
compares with, or assigns to, something called phase or stage.
"""

from __future__ import annotations

import ast
import statistics
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from scripts.structure.report import Row, Section, Table
from scripts.structure.sources import Checkout, Source, absolute

MODULE: Final = "phases"
FIELDS: Final = {"phase", "stage"}


@dataclass
class GamePhases:
    """Phases of one game, each with the modules that name it."""

    game: str
    derived: str
    modules: int
    named: dict[str, list[str]] = field(default_factory=dict)


def measure(checkout: Checkout) -> Section:
    """Count, for every phase of every game, the modules of the game that name it."""
    games = [phases_of(game, sources) for game, sources in games_of(checkout)]
    columns = ["game", "modules", "phases", "median", "most", "derived from"]
    title = "Modules that name a phase, by game (the module that defines it counted)"
    summary = Table(title, columns, [_summary(game) for game in games])
    listing = Table("Phases by game", ["game", "phase", "modules", "in"], list(_listing(games)), keys=2, shown=40)
    return Section("phases", "modules in which a game phase is named", [summary, listing])


def games_of(checkout: Checkout) -> list[tuple[str, list[Source]]]:
    """Games in folders of src/*/games, and those in one file (examples, pocket games)."""
    found: dict[str, list[Source]] = {}
    for source in checkout.sources:
        parts = source.path.parts
        if len(parts) > 4 and parts[0] == "src" and parts[2] == "games":
            found.setdefault(parts[3], []).append(source)
        elif (parts[0] == "examples" or "pocket" in parts) and _defines_game(source):
            found.setdefault(source.path.stem, []).append(source)
    return list(found.items())


def _defines_game(source: Source) -> bool:
    """Tell a module that has a top-level constant GAME."""
    targets: list[ast.expr] = []
    for each in source.tree.body:
        targets += each.targets if isinstance(each, ast.Assign) else []
        targets += [each.target] if isinstance(each, ast.AnnAssign) else []
    return any(isinstance(target, ast.Name) and target.id == "GAME" for target in targets)


def phases_of(game: str, sources: Sequence[Source]) -> GamePhases:
    """Find the phases of one game and who names them."""
    homes = [source for source in sources if source.path.stem == MODULE]
    derived = ", ".join(home.short for home in homes) or "comparisons and assignments"
    found = GamePhases(game, derived, len(sources))
    for home in homes:
        users = {source.short: names_from(source, home.module) for source in sources if source is not home}
        for phase in phase_constants(home.tree):
            found.named[phase] = [home.short, *(short for short, names in users.items() if phase in names)]
    if not homes:
        for source in sources:
            for phase in dict.fromkeys(compared_phases(source.nodes)):
                found.named.setdefault(phase, []).append(source.short)
    return found


def phase_constants(tree: ast.Module) -> list[str]:
    """Names of the integer constants of a module, the first one of every number."""
    found: dict[int, str] = {}
    for node in tree.body:
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        if isinstance(value, ast.Constant) and type(value.value) is int:
            target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
            if isinstance(target, ast.Name) and target.id.isupper():
                found.setdefault(value.value, target.id)
    return list(found.values())


def names_from(source: Source, module: str) -> set[str]:
    """Names that a source takes from a module: imported, also under an alias, or module.NAME."""
    froms = [node for node in source.nodes if isinstance(node, ast.ImportFrom)]
    named = {alias.name for node in froms if absolute(node, source) == module for alias in node.names}
    aliases = set(_aliases(source, froms, module))
    attributes = [node for node in source.nodes if isinstance(node, ast.Attribute)] if aliases else []
    return named | {node.attr for node in attributes if ast.unparse(node.value) in aliases}


def _aliases(source: Source, froms: Iterable[ast.ImportFrom], module: str) -> Iterator[str]:
    """Names by which a source calls a module."""
    package, _, stem = module.rpartition(".")
    for node in froms:
        if absolute(node, source) == package:
            yield from (alias.asname or stem for alias in node.names if alias.name == stem)
    for each in source.nodes:
        if isinstance(each, ast.Import):
            yield from (alias.asname or module for alias in each.names if alias.name == module)


def compared_phases(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Constants and strings that are compared with, or assigned to, a phase."""
    for node in nodes:
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(_is_phase(side) for side in sides):
                yield from (name for side in sides for name in _phase_names(side))
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                yield from _assigned(target, node.value)


def _assigned(target: ast.expr, value: ast.expr) -> Iterator[str]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts, strict=False):
            yield from _assigned(one, other)
    elif _is_phase(target):
        yield from _phase_names(value)


def _is_phase(node: ast.expr) -> bool:
    return (isinstance(node, ast.Attribute) and node.attr in FIELDS) or (
        isinstance(node, ast.Name) and node.id in FIELDS
    )


def _phase_names(node: ast.expr) -> Iterator[str]:
    """Strings and names in capitals, also in a tuple or a conditional expression."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Name) and node.id.isupper():
        yield node.id
    elif isinstance(node, ast.Tuple | ast.List | ast.Set):
        for each in node.elts:
            yield from _phase_names(each)
    elif isinstance(node, ast.IfExp):
        yield from _phase_names(node.body)
        yield from _phase_names(node.orelse)


def _summary(game: GamePhases) -> Row:
    counts = [len(modules) for modules in game.named.values()]
    derived = game.derived if counts else "no phases found"
    return [
        game.game,
        game.modules,
        len(counts),
        float(statistics.median(counts or [0])),
        max(counts, default=0),
        derived,
    ]


def _listing(games: Sequence[GamePhases]) -> Iterator[Row]:
    found = [(game.game, phase, modules) for game in games for phase, modules in game.named.items()]
    for game, phase, modules in sorted(found, key=lambda each: -len(each[2])):
        yield [game, phase, len(modules), ", ".join(path.rpartition("/")[2] for path in sorted(modules))]
