"""`ludoteka balance`: a series of watched games, and what it says about seats, heroes, options, cards and moves."""

from __future__ import annotations

import secrets
import shlex
from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteka import BadOption, Edition
from ludoteka.lab import rows
from ludoteka.lab.balance import Balance
from ludoteka.lab.comparing import Difference, differences
from ludoteka.lab.entrants import bot_kinds
from ludoteka.lab.ledger import Ledger
from ludoteka.lab.noting import Noted, Study, Watch
from ludoteka.lab.pages import Report, page
from ludoteka.lab.places import Place, place, played
from ludoteka.lab.things import data_of
from ludoteka.terminal import shelf
from ludoteka.terminal.balance_tables import show
from ludoteka.terminal.screen import check_writable, print_json, screen, write_file

FORM = "ludoteka balance 1"


def balance(args: Namespace) -> int:
    """Play, watch and count; Ctrl-C ends the series early and tells what was found so far."""
    if args.games < 1:
        raise BadOption(f"{args.games} games are too few; play at least 1")
    check_writable(args.html)
    game, where = shelf.find(args.game), place(args.on, args.cores)
    study = study_of(args, game)
    found, stopped = _studied(study, game, args, where, args.ledger)
    other, compared, lines = None, list[Difference](), list[str]()
    if args.against is not None and not stopped:
        path = None if args.ledger is None else f"{args.ledger}.against"
        other, stopped = _studied(study._replace(content=args.against), game, args, where, path)
        compared = differences(found, other)
        lines = [str(each) for each in rows.differences(data_of(game, args.content), data_of(game, args.against))]
    report = Report(game.title, _about(study, found, args), _command(args, study), compared, args.against or "", lines)
    data = {
        "game": game.key,
        "seats": len(Watch(study, game).kinds),
        "seed": study.seed,
        "bots": study.bots,
        "content": args.content,
        "command": report.command,
    } | found.data()
    if other is not None:
        data |= {"against": args.against, "differences": [each.data() for each in compared], "rows": lines}
    if args.json:
        print_json(data)
    else:
        show(screen(), report, found)
    if args.html is not None:
        write_file(Path(args.html), page(report, found), anew=True)
    return 130 if stopped else 0


def study_of(args: Namespace, game: Edition) -> Study:
    """What is to be played, as typed."""
    seed = secrets.randbelow(1_000_000) if args.seed is None else args.seed
    return Study(
        shelf.address(args.game), args.seats, tuple(variants(args, game)), args.content, bot_kinds(args.bots), seed
    )


def variants(args: Namespace, game: Edition) -> Iterator[dict[str, object]]:
    """The options that were given, with every combination of those that vary."""
    ranges = []
    for typed in args.vary:
        key, _, values = typed.partition("=")
        known = {option.key: option.values for option in game.options}
        if key not in known:
            raise BadOption(f"{game.title} has no option {key!r}; it has {', '.join(known)}")
        ranges.append([(key, value) for value in (values.split(",") if values else map(str, known[key]))])
    for chosen in product(*ranges):
        yield shelf.options(args) | dict(chosen)


def _studied(study: Study, game: Edition, args: Namespace, where: Place, path: str | None) -> tuple[Balance, bool]:
    """Play the games of one content; whether somebody stopped it."""
    watch = Watch(study, game)  # what is wrong with options or content is said before anything is written
    names = [_named(options) for options in study.variants]
    found = Balance(watch.things, names)
    games, before = _games(study, game, args, where, path)
    return found, run(games, found, args.games, before, "playing" if study.content != args.against else "comparing")


def _games(study: Study, game: Edition, args: Namespace, where: Place, path: str | None) -> tuple[Iterator[Noted], int]:
    if path is None:
        return played(Watch, study, game, args.games, where), 0
    about = study._asdict() | {"hash": game.pack(study.content).content_hash}
    ledger = Ledger(Path(path), about, Noted, Noted.line, args.games, FORM)
    before = len(ledger.played)
    return ledger.keep(played(Watch, study, game, args.games, where, before)), before


def run(games: Iterable[Noted], found: Balance, count: int, before: int, doing: str) -> bool:
    """Count the games with a bar on the screen; whether somebody stopped it."""
    console: Console = screen(errors=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        transient=True,
        console=console,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(doing, total=count, completed=before)
        every = max(1, count // 200)
        try:
            for game in games:
                found.add(game)
                if found.games % every == 0:
                    bar.update(task, completed=found.games)
        except KeyboardInterrupt:
            if found.games == 0:
                raise
            return True
    return False


def _named(options: Mapping[str, object]) -> str:
    return ", ".join(f"{key}={value}" for key, value in options.items())


def _about(study: Study, found: Balance, args: Namespace) -> str:
    options, seats = [name for name in found.variants if name], len(found.shares["seat"].by_name)
    return (
        f"{found.games:,} games between {' and '.join(study.bots)} bots, {seats} seats, "
        f"seed {study.seed}; content: {Path(args.content).name if args.content else 'ours'}"
        + (f"; options: {' | '.join(options)}" if options else "")
    )


def _command(args: Namespace, study: Study) -> str:
    """The command that gives the same again, whatever the machine."""
    words = [
        "ludoteka",
        "balance",
        args.game,
        "--games",
        str(args.games),
        "--bots",
        args.bots,
        "--seed",
        str(study.seed),
    ]
    if args.seats is not None:
        words += ["--seats", str(args.seats)]
    for key in ("option", "vary"):
        words += [word for value in getattr(args, key) for word in (f"--{key}", value)]
    for key in ("content", "against", "html"):
        if getattr(args, key) is not None:
            words += [f"--{key}", Path(getattr(args, key)).name]
    return shlex.join(words)
