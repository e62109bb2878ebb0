"""`ludoteka export`: games as a dataset of three Parquet files."""

from __future__ import annotations

import secrets
from argparse import Namespace
from pathlib import Path

from rich.progress import track

import ludoteka
from ludoteka import BadOption
from ludoteka.lab.entrants import bot_kinds
from ludoteka.lab.parquet import TABLES, write
from ludoteka.lab.places import place, played
from ludoteka.lab.telling import Teller, Telling
from ludoteka.terminal import shelf
from ludoteka.terminal.screen import print_json, screen


def export(args: Namespace) -> int:
    """Play the games and write them down; Ctrl-C ends early, and what there is is whole."""
    if args.games < 1:
        raise BadOption(f"{args.games} games are too few; play at least 1")
    game, where, folder = shelf.find(args.game), place(args.on, args.cores), Path(args.folder)
    seed = secrets.randbelow(1_000_000) if args.seed is None else args.seed
    task = Telling(
        shelf.address(args.game),
        args.seats,
        shelf.options(args),
        args.content,
        bot_kinds(args.bots),
        seed,
        args.positions,
        args.views,
    )
    start = Teller(task, game).start
    about = {
        "game": game.key,
        "rules": game.game.rules,
        "content": start.pack.content_hash,
        "seats": int(start.seats),
        "options": dict(start.options or {}),
        "bots": task.bots,
        "seed": seed,
        "ludoteka": ludoteka.__version__,
    }
    told, stopped = {"games": 0, "moves": 0, "positions": 0}, False
    console = screen(errors=True)
    games = write(folder, about, played(Teller, task, game, args.games, where), views=args.views)
    try:
        for each in track(
            games, "playing", args.games, console=console, transient=True, disable=not console.is_terminal
        ):
            told["games"] += 1
            told["moves"] += len(each.moves)
            told["positions"] += len(each.positions)
    except KeyboardInterrupt:
        games.close()
        stopped = True
    files = {name: (folder / f"{name}.parquet").stat().st_size for name in TABLES}
    if args.json:
        print_json(about | {"folder": str(folder), "rows": told, "bytes": files})
    else:
        lines = [f"{name}.parquet: {told[name]:,} rows, {files[name] / 1e6:.1f} MB" for name in TABLES]
        screen().print(f"{game.title}: {told['games']:,} games, seed {seed}, in {folder}\n" + "\n".join(lines))
    return 130 if stopped else 0
