"""`ludoteka review`: a finished match looked at again, as a coloured table, as data or as a page."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from functools import partial
from html import escape
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

import ludoteka
from ludoteka import BadOption, Match
from ludoteka.core import seat_name
from ludoteka.core.record import parse
from ludoteka.lab.reviewing.looking import Looker, look_at
from ludoteka.lab.reviewing.picture import draw_review
from ludoteka.lab.reviewing.review import Decision, Part, Review, Reviewing, SeatReview
from ludoteka.lab.series import further
from ludoteka.terminal import shelf
from ludoteka.terminal.languages import words_for
from ludoteka.terminal.screen import check_writable, hue, print_json, read_file, screen, write_file
from ludoteka.terminal.words import Words


def review(args: Namespace) -> int:
    """Read the record, think, and show what was found."""
    if args.processes < 1:
        raise BadOption(f"{args.processes} processes are too few; give at least 1")
    check_writable(args.plot, args.html)
    text = read_file(args.file)
    game = shelf.of_record(parse(text).header.game, args.game)
    match = ludoteka.load(text, game, args.content)
    alone = args.processes == 1 or args.game is not None or args.content is not None
    found = _made(Reviewing(match, args.seed), match, text, 1 if alone else args.processes)
    words = words_for(game, args, match.position.pack)
    if args.json:
        print_json(found.json())
    else:
        _show(screen(), found, words)
    if args.plot is not None:
        write_file(Path(args.plot), draw_review(game.title, found), anew=True)
    if args.html is not None:
        write_file(Path(args.html), _page(game.title, found, words), anew=True)
    return 0


def _made(work: Reviewing, match: Match, text: str, processes: int) -> Review:
    """Ask for part after part, with a bar that tells how far it is."""
    errors = screen(errors=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("thinking", total=work.expected())
        for _ in _parts(work, match, text, processes):
            bar.update(task, advance=1)
    return work.finish()


def _parts(work: Reviewing, match: Match, text: str, processes: int) -> Iterator[None]:
    if processes == 1:
        looker = Looker(match, work.seed, work.effort)
        for asked in work.first:
            work.looks.append(looker.look(asked))
            yield
        for asked in work.again():
            work.looks.append(looker.look(asked))
            yield
        return
    look = partial(look_at, text, seed=work.seed, effort=work.effort)
    with further(processes) as helpers:
        for again in (False, True):
            for found in helpers.imap(look, work.again() if again else work.first):
                work.looks.append(found)
                yield


def _show(console: Console, found: Review, words: Words) -> None:
    say = words.house.say
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("")
    for key in ("review-began", "review-luck", "review-decisions", "review-rest", "review-ended"):
        table.add_column(say(key), justify="right")
    for seat in found.seats:
        table.add_row(
            Text(seat_name(seat.seat), style=hue(seat.seat)),
            f"{seat.curve[0].chance:.0%}",
            _change(seat.luck),
            _change(seat.decisions),
            _change(seat.rest),
            f"{seat.curve[-1].chance:.0%}",
        )
    console.print(table)
    console.print(say("review-errors"), style="dim")
    for seat in found.seats:
        console.print()
        console.print(say("review-dearest", seat=seat_name(seat.seat)))
        for line in _dearest(seat, words) or [say("review-none")]:
            console.print(f"  {line}", soft_wrap=True)


def _change(part: Part) -> Text:
    clear = abs(part.change) > 2 * part.error
    style = "dim" if not clear else "green" if part.change > 0 else "red"
    return Text(f"{part.change * 100:+.0f} ±{part.error * 100:.0f}", style=style)


def _dearest(seat: SeatReview, words: Words) -> list[str]:
    return [sentence for each in seat.dearest for sentence in _decision(each, words)]


def _decision(each: Decision, words: Words) -> list[str]:
    say = words.house.say
    told = say(
        "review-move" if each.clear else "review-unclear",
        line=each.line,
        played=words.option(each.played),
        better=words.option(each.better),
        gain=f"{each.gain * 100:.1f}",
        error=f"{each.error * 100:.1f}",
    )
    steps = [f"{seat_name(_seat(step))}: {words.option(_choice(step))}" for step in each.after_better]
    return [told] + ([f"  {say('hint-line', steps='; '.join(steps))}"] if steps else [])


def _seat(step: dict[str, object]) -> int:
    seat = step["seat"]
    return seat if isinstance(seat, int) else 0


def _choice(step: dict[str, object]) -> dict[str, object]:
    choice = step["choice"]
    return choice if isinstance(choice, dict) else {}


def _page(title: str, found: Review, words: Words) -> str:
    """One page with the chart, the parts and the dearest decisions; needs nothing else."""
    say, rows, lists = words.house.say, list[str](), list[str]()
    for seat in found.seats:
        cells = [
            f"{seat.curve[0].chance:.0%}",
            *(_change(part).plain for part in (seat.luck, seat.decisions, seat.rest)),
            f"{seat.curve[-1].chance:.0%}",
        ]
        rows.append(f"<tr><th>{seat_name(seat.seat)}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>")
        items = "".join(f"<li>{escape(line.strip())}</li>" for line in _dearest(seat, words))
        heading = escape(say("review-dearest", seat=seat_name(seat.seat)))
        lists.append(f"<h2>{heading}</h2><ul>{items or '<li>' + escape(say('review-none')) + '</li>'}</ul>")
    head = "".join(
        f"<th>{escape(say(key))}</th>"
        for key in ("review-began", "review-luck", "review-decisions", "review-rest", "review-ended")
    )
    return (
        f'<!doctype html><html lang="{words.house.language}"><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 system-ui,sans-serif;'
        "max-width:50rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}td,th{padding:.2rem .8rem;"
        "text-align:right}svg{max-width:100%;height:auto}</style>"
        f"{draw_review(title, found)}<table><tr><th></th>{head}</tr>{''.join(rows)}</table>"
        f"<p>{escape(say('review-errors'))}</p>{''.join(lists)}</html>\n"
    )
