"""`ludoteka calibrate`: whether a bot wins as often as it says."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich import box
from rich.progress import track
from rich.table import Table

from ludoteka import BadOption
from ludoteka.lab.calibrating import bins, error, judged
from ludoteka.lab.entrants import entrant
from ludoteka.lab.reliability import draw_calibration
from ludoteka.terminal import shelf
from ludoteka.terminal.screen import print_json, screen, write_file


def calibrate(args: Namespace) -> int:
    """Play, count by tenths, show."""
    if args.games < 1:
        raise BadOption(f"{args.games} games are too few; play at least 1")
    game, bot = shelf.find(args.game), entrant(args.bot, args.seconds)
    seats, errors = args.seats or game.seats[0], screen(errors=True)
    played = judged(game, bot, args.games, seats, args.seed, None if args.out is None else Path(args.out))
    games = list(track(played, "playing", args.games, console=errors, transient=True, disable=not errors.is_terminal))
    found = bins(games)
    if args.plot is not None:
        write_file(Path(args.plot), draw_calibration(f"{game.title}: {bot.name}, {seats} seats", found, len(games)),
                   anew=True)
    if args.json:
        rows = [None if each is None else each._asdict() for each in found]
        print_json({"game": game.key, "bot": bot.name, "seats": seats, "seed": args.seed, "games": len(games),
                    "mean_error": error(found), "bins": rows})
        return 0
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for heading in ("judgements", "expected", "won", "95 %"):
        table.add_column(heading, justify="right")
    for each in found:
        if each is not None:
            table.add_row(f"{each.judgements:,}", f"{each.expected:.0%}", f"{each.won:.0%}",
                          f"{each.low:.0%} to {each.high:.0%}")
    console = screen()
    console.print(f"{game.title}: {len(games)} games of {bot.name} against itself, {seats} seats, seed {args.seed}")
    console.print(table)
    console.print(f"on average {error(found):.1%} apart")
    return 0
