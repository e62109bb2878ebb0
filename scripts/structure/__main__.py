"""Structural counts of a checkout, alone or beside those of another one.

    python -m scripts.structure [ROOT] [--only NAME …] [--against CHECKOUT_OR_JSON] [--all] [--json]

Run from the root of the repository. ROOT is the checkout to be measured (default: this one). `--against` names an
older checkout, or a file that `--json` has written, and prints before, after and difference. Sources are read and
parsed, never run. Counts of tokens depend on the version of Python: measure both checkouts with the same one.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from scripts.structure import complexity, docstrings, frontend, functions, imports, names, phases, sizes
from scripts.structure.comparison import compare
from scripts.structure.report import Section, from_json, render, to_json
from scripts.structure.sources import AREAS, Checkout

ROOT: Final = Path(__file__).resolve().parents[2]
MEASURES: Final[dict[str, Callable[[Checkout], Section]]] = {
    "folders": sizes.measure_folders,
    "sizes": sizes.measure_sizes,
    "names": names.measure,
    "phases": phases.measure,
    "imports": imports.measure,
    "length": functions.measure_length,
    "arguments": functions.measure_arguments,
    "complexity": complexity.measure,
    "docstrings": docstrings.measure,
    "frontend": frontend.measure,
}


class BadReport(Exception):
    """The file given to --against holds no report."""


def measure(root: Path, only: Sequence[str] = ()) -> list[Section]:
    """Take the chosen measures, or all, of one checkout."""
    checkout = Checkout(root)
    return [take(checkout) for name, take in MEASURES.items() if not only or name in only]


def read_report(other: Path, only: Sequence[str]) -> list[Section]:
    """Measure another checkout, or read the report that stands in a JSON file."""
    if other.is_dir():
        return measure(other, only)
    try:
        return from_json(json.loads(other.read_text(encoding="utf-8")))
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise BadReport(f"{other} is neither a checkout nor a report of --json: {error!r}") from error


def main(arguments: Sequence[str]) -> int:
    """Print the report, or the comparison of two."""
    parser = argument_parser()
    chosen = parser.parse_args(arguments)
    for root in (chosen.root, chosen.against):
        if root is not None and root.is_dir() and not any((root / area).is_dir() for area in AREAS):
            parser.error(f"{root} is no checkout: it has none of the folders {', '.join(AREAS)}")
    if not chosen.root.is_dir():
        parser.error(f"{chosen.root} is no folder")
    try:
        sections = measure(chosen.root, chosen.only)
        if chosen.against is not None:
            sections = compare(read_report(chosen.against, chosen.only), sections, chosen.all)
    except (SyntaxError, BadReport) as error:
        parser.error(str(error))
    if chosen.json:
        print(json.dumps(to_json(sections), indent=1, ensure_ascii=False))
    else:
        print("\n".join(line for section in sections for line in render(section, chosen.all)))
    return 0


def argument_parser() -> argparse.ArgumentParser:
    """Arguments of the command."""
    parser = argparse.ArgumentParser(prog="python -m scripts.structure", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("root", nargs="?", type=Path, default=ROOT, help="checkout to be measured (default: this one)")
    parser.add_argument(
        "--only", action="append", default=[], choices=list(MEASURES), help="one section; may be given several times"
    )
    parser.add_argument(
        "--against", type=Path, metavar="CHECKOUT_OR_JSON", help="print before (this), after (ROOT) and difference"
    )
    parser.add_argument("--all", action="store_true", help="print listings whole, and figures that are the same")
    parser.add_argument("--json", action="store_true", help="print JSON, with listings whole")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
