"""`ludoteka content`: the content file of a game to copy, and what an owner's own file changes."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludoteka import LudotekaError
from ludoteka.lab.rows import Change, differences, rows_of
from ludoteka.lab.things import data_of
from ludoteka.terminal import shelf
from ludoteka.terminal.screen import print_json, screen


def content(args: Namespace) -> int:
    """Print ours, or check theirs and compare the two row by row."""
    game = shelf.find(args.game)
    if not game.game.content:
        raise LudotekaError(f"{game.title} has no content file: there is nothing to transcribe")
    if args.file is None:
        if args.json:
            print_json(data_of(game, None))
        else:
            sys.stdout.write(game.game.content)
        return 0
    game.pack(args.file)  # or it says what is wrong, row by row
    theirs = data_of(game, args.file)
    found, left = differences(data_of(game, None), theirs), reconstructed(theirs)
    if args.json:
        print_json(
            {
                "game": game.key,
                "file": args.file,
                "content": game.pack(args.file).content_hash,
                "differences": [each.data() for each in found],
                "still_ours": left,
            }
        )
    else:
        _show(screen(), args.file, game.title, found, left)
    return 0


def reconstructed(data: Mapping[str, Any]) -> dict[str, int]:
    """By table: how many rows are still our reconstruction, in whole or in part."""
    found: Counter[str] = Counter()
    for name, row in rows_of(data).items():
        found[name.partition("/")[0]] += row.get("known_from") == "ours" or bool(row.get("ours"))
    return {table: count for table, count in found.items() if count}


def _show(console: Console, file: str, title: str, found: Sequence[Change], left: Mapping[str, int]) -> None:
    console.print(f"{file} fits: {title} can be played with it.")
    if found:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        for heading in ("row", "field", "ours", "yours"):
            table.add_column(heading, overflow="fold")
        for each in found:
            if each.field:
                table.add_row(each.row, each.field, _text(each.ours), Text(_text(each.theirs), "green"))
            else:
                came = each.ours is None
                table.add_row(each.row, "", "" if came else "there", Text("new" if came else "gone", "yellow"))
        console.print(table)
    rows = len({each.row for each in found})
    console.print(f"{rows} rows differ from ours." if found else "Nothing differs from ours.")
    if left:
        console.print("Still our reconstruction: " + ", ".join(f"{count} in {table}" for table, count in left.items()))


def _text(value: object) -> str:
    return "–" if value is None else ", ".join(map(str, value)) if isinstance(value, list) else str(value)
