"""`ludoteka replay`: a recorded match told again, letter by letter, as one viewer may know it, or all of it."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import Console

import ludoteka
from ludoteka import SPECTATOR, Match
from ludoteka.core import CHANCE, seat_name
from ludoteka.core.record import TABLE, Line, parse
from ludoteka.terminal import shelf
from ludoteka.terminal.ending import show_ending
from ludoteka.terminal.keyboard import Keyboard, Left
from ludoteka.terminal.languages import words_for
from ludoteka.terminal.pictures import picture
from ludoteka.terminal.screen import print_json, read_file, screen
from ludoteka.terminal.seating import seat_typed
from ludoteka.terminal.words import Words

ANNOUNCED: Final = {
    "bot": "seat-bot",
    "person": "seat-person",
    "resign": "resigned",
    "hint": "hint-taken",
    "undo": "undone",
    "rewind": "undone",
    "agreed": "agreed",
    "closed": "closed",
}
"""By which letter a word of the table is told."""

Letters = Mapping[int, Sequence[Mapping[str, object]]]


def replay(args: Namespace) -> int:
    """Tell the match step by step; ends with the table and the result."""
    text = read_file(args.file)
    record = parse(text)
    game = shelf.of_record(record.header.game, args.game)
    match = ludoteka.load(text, game, args.content)
    viewer = SPECTATOR if args.seat is None else seat_typed(args.seat, match.seats)
    told = list(zip(record.lines, letters_by_line(match, record.lines), strict=True))
    if args.json:
        print_json(_data(match, told, viewer, everything=args.open))
        return 0
    console, words = screen(), words_for(game, args, match.position.pack)
    keyboard = Keyboard(console) if args.step and sys.stdin.isatty() else None
    console.rule(f" {game.title} ", style="dim")
    try:
        for line, letters in told:
            rows = _open_rows(words, line, letters) if args.open else [words.letter(each) for each in letters[viewer]]
            _print(console, line.number, rows)
            if keyboard is not None and rows:
                keyboard.ask("")
    except Left:
        return 0
    console.print(picture(match, None if viewer == SPECTATOR else viewer, words))
    if match.over:
        show_ending(console, match, lambda seat: "bot" if seat in match.bots else "person", words.house)
    else:
        console.print(words.house.say("record-ends"))
    return 0


def letters_by_line(match: Match, lines: Sequence[Line]) -> Iterator[Letters]:
    """For every line of the record, the letters that each viewer was sent because of it."""
    boxes = {viewer: match.log(None if viewer == SPECTATOR else viewer) for viewer in [SPECTATOR, *range(match.seats)]}
    sent = {entry.number: entry.told for entry in match.entries if entry.who != TABLE}
    read = dict.fromkeys(boxes, 0)
    for line in lines:
        word = ANNOUNCED.get(line.text.split(" ")[0]) if line.who == TABLE else None
        found = {}
        for viewer, box in boxes.items():
            count = len(sent[line.number].get(viewer, ())) if line.number in sent else 0
            if word is not None and read[viewer] < len(box) and box[read[viewer]]["key"] == word:
                count = 1
            found[viewer] = box[read[viewer] : read[viewer] + count]
            read[viewer] += count
        yield found


def _print(console: Console, number: int, rows: Sequence[str]) -> None:
    for place, row in enumerate(rows):
        console.print(f"{'' if place else number:>4}  {row}", soft_wrap=True)


def _open_rows(words: Words, line: Line, letters: Letters) -> list[str]:
    """The line as it stands in the record, then what was told of it: once where all were told the same."""
    rows = [line.body.split(" ", 1)[1]]
    heard: dict[str, list[str]] = {}
    for viewer, box in letters.items():
        for letter in box:
            heard.setdefault(words.letter(letter), []).append(seat_name(viewer))
    for sentence, viewers in heard.items():
        whom = "" if len(viewers) >= len(letters) else f"to {', '.join(viewers)}: "
        rows.append(f"  {whom}{sentence}")
    return rows


def _data(match: Match, told: Sequence[tuple[Line, Letters]], viewer: int, *, everything: bool) -> dict[str, object]:
    steps: list[dict[str, object]] = []
    for line, letters in told:
        if everything:
            lot = {"label": line.label, "lot": line.i, "lots": line.lots} if line.who == CHANCE else {}
            steps.append(
                {"number": line.number, "line": line.body, "move": line.text}
                | lot
                | {"letters": {seat_name(seat): list(box) for seat, box in letters.items()}}
            )
        elif letters[viewer]:
            steps.append({"letters": list(letters[viewer])})
    view = match.view(None if viewer == SPECTATOR else viewer)
    return {
        "game": match.edition.key,
        "viewer": None if everything else seat_name(viewer),
        "steps": steps,
        "view": view,
        "over": match.over,
        "standings": match.standings(),
    }
