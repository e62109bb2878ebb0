"""`ludoteka calibrate`: whether a bot wins as often as it says."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from rich import box
from rich.progress import track
from rich.table import Table

from ludoteka import BadOption, Edition
from ludoteka.lab.calibrating import Bin, Judged, bins, error, judged
from ludoteka.lab.entrants import Entrant, entrant
from ludoteka.lab.reliability import draw_calibration
from ludoteka.lab.reviewing.measuring import fitted, keep, measurements, surprise, watched
from ludoteka.lab.reviewing.sharpness import sharpness
from ludoteka.terminal import shelf
from ludoteka.terminal.screen import check_writable, print_json, screen, write_file

T = TypeVar("T")


def calibrate(args: Namespace) -> int:
    """Play, count by tenths, show."""
    if args.every < 1:
        raise BadOption(f"every {args.every} turns cannot be; judge every turn (1) or fewer")
    if args.games < 1:
        raise BadOption(f"{args.games} games are too few; play at least 1")
    check_writable(args.plot, args.fit)
    if args.fit is not None:
        measurements(Path(args.fit))
    game, bot = shelf.find(args.game), entrant(args.bot, args.seconds)
    seats = game.seats[0] if args.seats is None else args.seats
    games = (_reviewed if args.review or args.fit else _played)(args, game, bot, seats)
    found = bins(games)
    whose = "reviews of " if args.review or args.fit else ""
    if args.json:
        rows = [None if each is None else each._asdict() for each in found]
        print_json(
            {
                "game": game.key,
                "bot": bot.name,
                "seats": seats,
                "seed": args.seed,
                "games": len(games),
                "mean_error": error(found),
                "bins": rows,
            }
        )
    else:
        _show(found)
        screen().print(
            f"{game.title}: {whose}{len(games)} games of {bot.name} against itself, {seats} seats, "
            f"seed {args.seed}; on average {error(found):.1%} apart"
        )
    if args.plot is not None:
        title = f"{game.title}: {whose}{bot.name}, {seats} seats"
        write_file(Path(args.plot), draw_calibration(title, found, len(games)), anew=True)
    return 0


def _played(args: Namespace, game: Edition, bot: Entrant, seats: int) -> list[Judged]:
    """What the bot itself expected."""
    return _track(judged(game, bot, args.games, seats, args.seed, _path(args.out)), args.games)


def _reviewed(args: Namespace, game: Edition, bot: Entrant, seats: int) -> list[Judged]:
    """What a review of its games would say; with --fit the sharpness is found and kept first."""
    games = _track(watched(game, bot, args.games, seats, args.seed, _path(args.out), args.every), args.games)
    sharp = sharpness(game.key, seats)
    if args.fit is not None:
        sharp = fitted(games)
        screen(errors=True).print(
            f"sharpness {sharp}: surprise {surprise(games, sharp):.4f}, unsharpened {surprise(games, 1.0):.4f}"
        )
        keep(
            Path(args.fit),
            game.key,
            seats,
            sharp,
            f"ludoteka calibrate {game.key} --seats {seats} --bot {bot.name} "
            f"--games {args.games} --seed {args.seed} --every {args.every} --fit {Path(args.fit).name}",
        )
    return [each.judged(sharp) for each in games]


def _track(played: Iterator[T], games: int) -> list[T]:
    errors = screen(errors=True)
    return list(track(played, "playing", games, console=errors, transient=True, disable=not errors.is_terminal))


def _path(typed: str | None) -> Path | None:
    return None if typed is None else Path(typed)


def _show(found: Sequence[Bin | None]) -> None:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for heading in ("judgements", "expected", "won", "95 %"):
        table.add_column(heading, justify="right")
    for each in found:
        if each is not None:
            table.add_row(
                f"{each.judgements:,}", f"{each.expected:.0%}", f"{each.won:.0%}", f"{each.low:.0%} to {each.high:.0%}"
            )
    screen().print(table)
