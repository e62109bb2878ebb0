"""`ludoteka coverage`: clause by clause, which tests name it and how often it fires in random games."""

from __future__ import annotations

import json
import secrets
import subprocess
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

import ludoteka
from ludoteka import BadOption, Edition
from ludoteka.lab.places import place
from ludoteka.lab.series import in_processes
from ludoteka.terminal import shelf
from ludoteka.terminal.screen import print_json, screen
from ludoteka.terminal.tracing import ACTING, Listener, Trace, Traced


def coverage(args: Namespace) -> int:
    """Play, count, and print clause → tests → times fired; then what never fired."""
    if args.games < 1:
        raise BadOption(f"{args.games} games are too few; play at least 1")
    game = shelf.find(args.game)
    seed = secrets.randbelow(1_000_000) if args.seed is None else args.seed
    task = Traced(shelf.address(args.game), args.seats, shelf.options(args), args.content, seed)
    found = _listen(task, game, args.games, place("local", args.cores).cores)
    content = _all_content(game, found.content, args.content)
    tests = tests_by_clause(game)
    if args.json:
        print_json(
            {
                "game": game.key,
                "games": args.games,
                "seed": seed,
                "steps": found.steps,
                "clauses": [
                    {"id": clause, "tests": tests.get(clause, []), "fired": found.clauses[clause]}
                    for clause in game.clauses
                ],
                "never_fired": [clause for clause in game.clauses if not found.clauses[clause]],
                "content": content,
            }
        )
        return 0
    console = screen()
    console.print(f"{game.title}: {args.games} random games, seed {seed}, {found.steps} steps")
    _show(console, game, found.clauses, tests)
    if content:
        console.print(_acting(content))
    return 0


def _listen(task: Traced, game: Edition, games: int, cores: int) -> Trace:
    """All games added up, whoever played them."""
    clauses: Counter[str] = Counter()
    content: Counter[str] = Counter()
    steps = 0
    console = screen(errors=True)
    traces = in_processes(Listener, task, game, games, cores)
    for trace in track(traces, "playing", games, console=console, transient=True, disable=not console.is_terminal):
        clauses.update(trace.clauses)
        content.update(trace.content)
        steps += trace.steps
    return Trace(clauses, content, steps)


def _all_content(game: Edition, acted: Counter[str], content: str | None) -> dict[str, int]:
    """What acted and what never did, for games of which that can be told."""
    if game.key not in ACTING:
        return {}
    looks = getattr(game.pack(content), "looks", [])
    return {str(look): acted[look] for look in looks}


def tests_by_clause(game: Edition) -> dict[str, list[str]]:
    """The tests that name each clause, as scripts/clauses.py finds them; none where the sources are not at hand."""
    script = Path(ludoteka.__file__).resolve().parents[2] / "scripts" / "clauses.py"
    if not script.is_file():
        return {}
    done = subprocess.run(
        [sys.executable, str(script), game.key.replace("-", "_"), "--json"], capture_output=True, text=True, check=False
    )
    try:
        rows = json.loads(done.stdout)["clauses"]
    except (ValueError, KeyError):  # a stranger's game has no tests here
        return {}
    return {row["id"]: row["tests"] for row in rows}


def _show(console: Console, game: Edition, fired: Counter[str], tests: Mapping[str, Sequence[str]]) -> None:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("clause", no_wrap=True)
    table.add_column("what it says", ratio=1)
    table.add_column("tests", justify="right")
    table.add_column("fired", justify="right")
    for clause, sentence in game.clauses.items():
        count, named = fired[clause], len(tests.get(clause, []))
        table.add_row(
            clause,
            Text(sentence.partition(" [")[0], overflow="ellipsis", no_wrap=True),
            Text(str(named), "" if named else "bold red"),
            Text(f"{count:,}", "" if count else "yellow"),
        )
    console.print(table)
    never = [clause for clause in game.clauses if not fired[clause]]
    console.print(
        f"{len(game.clauses) - len(never)} of {len(game.clauses)} clauses fired"
        + (f"; never: {', '.join(never)}" if never else "")
    )
    bare = [clause for clause in game.clauses if not tests.get(clause)]
    if tests and bare:
        console.print(f"without a test: {', '.join(bare)}")


def _acting(content: Mapping[str, int]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("Look")
    table.add_column("made a difference", justify="right")
    for name, count in content.items():
        table.add_row(name, Text(f"{count:,}" if count else "never", "" if count else "bold red"))
    return table
