"""Names of top-level classes and modules of the product that stand for several things."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping, Sequence

from scripts.structure.report import Row, Section, Table
from scripts.structure.sources import Checkout, Source


def measure(checkout: Checkout) -> Section:
    """List class names and module names that are defined in more than one place of the product."""
    classes: dict[str, list[str]] = {}
    modules: dict[str, list[str]] = {}
    for source in checkout.product:
        for name in class_names(source):
            classes.setdefault(name, []).append(source.short)
        if not source.is_package:
            modules.setdefault(source.path.stem, []).append(source.short)
    summary = [_totals("top-level classes", classes), _totals("modules", modules)]
    columns = ["what", "defined", "different names", "names used twice", "of these only once in each game"]
    return Section(
        "names",
        "names used for two things",
        [
            Table("Names", columns, summary),
            Table("Class names used twice", ["name", "times", "games", "in"], list(_twice(classes)), shown=40),
            Table("Module names used twice", ["name", "times", "games", "in"], list(_twice(modules)), shown=40),
        ],
    )


def class_names(source: Source) -> list[str]:
    """Names of the classes at the top level of a module, those behind a condition included."""
    return sorted(
        {
            each.name
            for each in source.definitions
            if each.inside is None and isinstance(each.node, ast.ClassDef) and not each.name.startswith("__")
        }
    )


def _totals(what: str, places: Mapping[str, Sequence[str]]) -> Row:
    twice = [each for each in places.values() if len(each) > 1]
    return [
        what,
        sum(len(each) for each in places.values()),
        len(places),
        len(twice),
        sum(one_per_game(each) for each in twice),
    ]


def _twice(places: Mapping[str, Sequence[str]]) -> Iterable[Row]:
    found = [(name, each) for name, each in places.items() if len(each) > 1]
    for name, each in sorted(found, key=lambda pair: (one_per_game(pair[1]), -len(pair[1]), pair[0])):
        yield [name, len(each), "one each" if one_per_game(each) else "", ", ".join(sorted(each))]


def one_per_game(places: Sequence[str]) -> bool:
    """Tell a name of one part that several games have: once in each, and nowhere else."""
    games = [place.split("/")[1] for place in places if place.startswith("games/") and place.count("/") > 1]
    return len(set(games)) == len(places)
