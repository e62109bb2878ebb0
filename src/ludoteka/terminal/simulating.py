"""`ludoteka sim`: many games between bots, and what can be said of the seats after them."""

from __future__ import annotations

import hashlib
import secrets
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteka import BadOption, Edition, FairTable, Match
from ludoteka.core import CHANCE
from ludoteka.lab.entrants import bot_kinds, new_bot
from ludoteka.lab.ledger import Ledger
from ludoteka.lab.outcomes import Outcome, outcome_of
from ludoteka.lab.places import place, played
from ludoteka.lab.series import Room, Task
from ludoteka.terminal import shelf
from ludoteka.terminal.results import Figures, Series
from ludoteka.terminal.screen import check_folder, print_json, screen, write_file


def simulate(args: Namespace) -> int:
    """Play the games, then print the figures; Ctrl-C ends the series early and prints those there are."""
    if args.games < 1:
        raise BadOption(f"{args.games} games are too few; play at least 1")
    game = shelf.find(args.game)
    seed = secrets.randbelow(1_000_000) if args.seed is None else args.seed
    kinds = bot_kinds(args.bot)
    inside = not args.fair and args.record is None
    if not inside and (args.events or args.ledger is not None):
        raise BadOption("--events and --ledger are for games inside the engine; leave out --fair and --record")
    began = perf_counter()
    if inside:
        games = _inside(game, args, seed, kinds)
    else:
        games = _at_table(game, args, seed, kinds)
    series = Series()
    stopped = _run(games, series, args.games)
    report = Figures(series, perf_counter() - began)
    about = {
        "game": game.key,
        "seed": seed,
        "bot": args.bot,
        "options": shelf.options(args),
        "dice": "fair" if args.fair else "seeded",
        "played": "inside the engine" if inside else "at the table",
    }
    if args.json:
        print_json(about | report.data())
    else:
        console = screen()
        console.print(
            f"{game.title}: {series.games} games between {' and '.join(kinds)} bots, seed {seed}, "
            f"{about['dice']} dice, played {about['played']}"
        )
        report.show(console)
        if args.record is not None:
            console.print(f"Records are in {args.record}")
    return 130 if stopped else 0


def _inside(game: Edition, args: Namespace, seed: int, kinds: list[str]) -> Iterator[Outcome]:
    """Game by game in the engine, nothing written down; with a ledger only those that are not in it."""
    task = Task(shelf.address(args.game), args.seats, shelf.options(args), args.content, kinds, seed, args.events)
    where = place(args.on, args.cores)
    if args.ledger is None:
        return played(Room, task, game, args.games, where)
    ledger = Ledger(Path(args.ledger), task._asdict(), Outcome, Outcome._asdict, args.games)
    return ledger.keep(played(Room, task, game, args.games, where, len(ledger.played)))


def _run(games: Iterator[Outcome], series: Series, count: int) -> bool:
    """Play them all with a bar on the screen; whether somebody stopped it."""
    bar = Progress(
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        transient=True,
        console=_bar_console(),
        disable=not _bar_console().is_terminal,
    )
    with bar:
        task = bar.add_task("", total=count)
        every = max(1, count // 200)
        try:
            for game in games:
                series.add(game)
                if series.games % every == 0:
                    bar.update(task, completed=series.games)
        except KeyboardInterrupt:
            if series.games == 0:
                raise
            return True
    return False


def _bar_console() -> Console:
    return screen(errors=True)


def _at_table(game: Edition, args: Namespace, seed: int, kinds: list[str]) -> Iterator[Outcome]:
    """Game by game at a table, as people play: bots are given their seat's info, and all is written down."""
    save = saver(args.record, game.key)
    for number in range(1, args.games + 1):
        own = seed * 1_000_003 + number
        if args.fair:
            match = game.new(args.seats, None, shelf.options(args), args.content, _fair_table(own, args.seed is None))
        else:
            match = game.new(args.seats, own, shelf.options(args), args.content)
        bots = [new_bot(kinds[seat % len(kinds)], own, seat) for seat in range(match.seats)]
        for seat in range(match.seats):
            match.seat_bot(seat)
        while match.to_act is not None:
            match.play(bots[match.to_act].choose(match.info(match.to_act)))
        save(number, match)
        decisions = sum(entry.who >= 0 for entry in match.entries)
        yield outcome_of(match.position, decisions, sum(entry.who == CHANCE for entry in match.entries))


def _fair_table(seed: int, fresh: bool) -> FairTable:
    """A commitment and no entropy; with a given seed the secret comes from it, so that a series can be repeated."""
    if fresh:
        return FairTable(secrets.token_bytes(32))
    secret = hashlib.sha256(f"ludoteka sim {seed}".encode()).digest()
    return FairTable(secret, hashlib.sha256(secret).hexdigest()[:32])


def saver(folder: str | None, key: str) -> Callable[[int, Match], None]:
    """What is done with each match when it is over: its record goes into the folder, where one is named."""
    if folder is None:
        return lambda number, match: None
    into = check_folder(folder)
    return lambda number, match: write_file(into / f"{key}-{number:04}.txt", match.record().text)
