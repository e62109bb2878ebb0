"""`ludoteka arena`: which bot is stronger, by duplicate deals, stopped when that is decided."""

from __future__ import annotations

import secrets
from argparse import Namespace
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from ludoteka import BadOption
from ludoteka.lab.contest import Contest, Room
from ludoteka.lab.entrants import entrants
from ludoteka.lab.lines import Lines, head_of, seed_in
from ludoteka.lab.places import Place, place
from ludoteka.lab.plot import draw
from ludoteka.lab.report import Found, TableFound, found_in
from ludoteka.lab.running import Course, Question, run
from ludoteka.terminal import shelf
from ludoteka.terminal.screen import check_writable, print_json, screen, write_file

ANSWERS = {"yes": "decided: yes", "no": "decided: no", "open": "not decided"}


def arena(args: Namespace) -> int:
    """Play until the questions are decided, then say what was found; Ctrl-C stops early, --resume goes on."""
    question = _question(args)
    check_writable(args.plot)
    room = _room(args)
    lines = Lines(args.out, room, resume=args.resume)
    course = Course(room, question, lines.games)
    try:
        stopped = _run(course, lines, place(args.on, None if args.on != "local" and args.jobs == 1 else args.jobs))
    finally:
        lines.close()
    found = found_in(course)
    title = f"{shelf.find(args.game).title}, {room.contest.seats} seats"
    if args.json:
        print_json(head_of(room.contest, room) | found.data())
    else:
        show(screen(), title, room, found)
    if args.plot is not None:
        write_file(Path(args.plot), draw(title, found), anew=True)
    return 130 if stopped else 0


def _question(args: Namespace) -> Question:
    if args.games < 1:
        raise BadOption(f"{args.games} games are too few; play at least 1")
    if args.jobs < 1:
        raise BadOption(f"{args.jobs} processes are too few; take at least 1")
    if args.seconds == 0:
        raise BadOption("0 seconds are too few to think; give more than 0")
    if args.least is not None and not 0 < args.least < 100:
        raise BadOption(f"--least {args.least:g} does not fit; give a percentage between 0 and 100")
    return Question(None if args.least is None else args.least / 100, args.games)


def _room(args: Namespace) -> Room:
    game = shelf.find(args.game)
    seed = args.seed
    if seed is None and args.resume and args.out is not None:
        seed = seed_in(args.out)
    seats = game.seats[0] if args.seats is None else args.seats
    contest = Contest(
        shelf.address(args.game),
        seats,
        shelf.options(args),
        args.content,
        tuple(entrants(args.bots, args.seconds)),
        secrets.randbelow(1_000_000) if seed is None else seed,
    )
    return Room(contest, game)


def _run(course: Course, lines: Lines, where: Place) -> bool:
    """Play with a bar on the screen; whether somebody stopped it."""
    console = screen(errors=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeElapsedColumn(),
        transient=True,
        console=console,
        disable=not console.is_terminal,
    )
    tables = range(len(course.room.tables))
    with bar:
        task = bar.add_task(
            "playing",
            total=sum(course.limit(each) * len(course.room.tables[each].ways) for each in tables),
            completed=len(course.games),
        )
        try:
            for game in run(course, lines, where):
                open_now = sum(course.is_open(each) for each in tables)
                bar.update(task, advance=1, description=f"{open_now} of {len(tables)} open, deal {game.which.deal}")
        except KeyboardInterrupt:
            return True
    return False


def show(console: Console, title: str, room: Room, found: Found) -> None:
    """Ratings and cross table, then every table with its question."""
    console.print(
        f"{title}: {found.games} games, {found.steps:.0f} steps each on average, seed {room.contest.seed}; "
        "every deal is played with the seats moved round"
    )
    if not found.tables:
        console.print("No deal is finished yet.")
        return
    console.print(_cross(found))
    console.print(_questions(found))
    slow = ", ".join(f"{name} {seconds:.2f} s" for name, seconds in found.slowest.items())
    console.print(f"slowest decision: {slow}", style="dim")


def _cross(found: Found) -> Table:
    """Who beat whom; ratings and their intervals beside it."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("bot")
    table.add_column("Elo", justify="right")
    table.add_column("95 %", justify="right")
    pairs = {(each.name, each.others[0]): each for each in found.tables if len(each.others) == 1}
    names = [row.name for row in found.ratings] if pairs else []
    for name in names:
        table.add_column(name, justify="right", overflow="fold")
    for row in found.ratings:
        table.add_row(
            row.name,
            f"{row.elo:.0f}",
            f"{row.low:.0f} to {row.high:.0f}",
            *[_against(pairs, row.name, other) for other in names],
        )
    return table


def _against(pairs: dict[tuple[str, str], TableFound], name: str, other: str) -> Text:
    if (name, other) in pairs:
        share = pairs[name, other].share
    elif (other, name) in pairs:
        share = 1 - pairs[other, name].share
    else:
        return Text("·", "dim")
    return Text(f"{share:.0%}", "green" if share > 0.5 else "red" if share < 0.5 else "")


def _questions(found: Found) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for heading in ("question", "won", "bounds, 95 % each", "games", "answer"):
        table.add_column(heading, justify="left" if heading in ("question", "answer") else "right")
    for each in found.tables:
        others = " and ".join(
            f"{each.others.count(name)} {name}" if each.others.count(name) > 1 else name
            for name in dict.fromkeys(each.others)
        )
        hue = {"yes": "green", "no": "red", "open": "yellow"}[each.answer]
        table.add_row(
            f"does {each.name} take more than {each.bar:.0%} against {others}?",
            f"{each.share:.1%}",
            f"{each.low:.1%} to {each.high:.1%}",
            str(each.games),
            Text(ANSWERS[each.answer], hue),
        )
    return table
