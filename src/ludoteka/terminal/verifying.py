"""`ludoteka verify`: is this record what the rules and the dice allow? Offline, to the first line that does not fit."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

import ludoteka
from ludoteka import BadRecord, Record
from ludoteka.core import CHANCE, seat_name
from ludoteka.core.record import parse
from ludoteka.terminal import shelf
from ludoteka.terminal.ending import outcome
from ludoteka.terminal.house import House
from ludoteka.terminal.screen import complain, print_json, read_file, screen

EXITS: Final = {"ok": 0, "fault": 1, "unrevealed": 2}


def verify(args: Namespace) -> int:
    """Say ok with what was checked, or name the first line that does not fit."""
    text = read_file(args.file)
    try:
        verdict, finding = _check(text, args)
    except BadRecord as bad:
        verdict, finding = "fault", {"line": bad.line, "problem": bad.problem, "text": _row(text, bad.line)}
    if args.json:
        print_json({"file": args.file, "verdict": verdict} | finding)
    elif verdict == "fault":
        complain(f"{args.file}: " + (f"line {finding['line']}: " if finding["line"] else "") + str(finding["problem"]))
        if finding["text"]:
            screen(errors=True).print(f"  {finding['line']} | {finding['text']}", style="dim", soft_wrap=True)
    else:
        screen().print(_sentence(verdict, finding), soft_wrap=True)
    return EXITS[verdict]


def _check(text: str, args: Namespace) -> tuple[str, dict[str, object]]:
    """The verdict and the summary, or BadRecord; a secret that is not revealed yet leaves the rules to be checked."""
    record = parse(text)
    game = shelf.of_record(record.header.game, args.game)
    secret = record.header.fair and not record.secret
    match = (ludoteka.load if secret else ludoteka.check)(text, game, args.content)
    finding = _summary(record) | {"title": game.title, "outcome": outcome(match, House()) if match.over else ""}
    return "unrevealed" if secret else "ok", finding


def _summary(record: Record) -> dict[str, object]:
    header = record.header
    return {
        "game": header.game,
        "rules": header.rules,
        "content": header.content,
        "seats": header.seats,
        "options": header.options,
        "moves": sum(line.who >= 0 for line in record.lines),
        "draws": sum(line.who == CHANCE for line in record.lines),
        "lines": len(record.lines),
        "dice": "seeded" if header.seed is not None else header.chance,
        "seed": header.seed,
        "commit": header.commit,
        "entropy": len(header.entropy),
        "pledges": len(header.pledges),
        "called_off": len(header.called_off),
        "end": record.end,
        "start": None if header.start is None else seat_name(header.start[0]),
    }


def _sentence(verdict: str, finding: dict[str, object]) -> str:
    head = (
        f"{finding['title']}, {_count(finding['seats'], 'seat')}, {_count(finding['moves'], 'move')}, "
        f"{_count(finding['draws'], 'draw')} of chance"
    )
    tail = f" {finding['outcome']}" if finding["outcome"] else " The match is not over."
    if finding["start"]:
        tail = f" It began at a position dealt for {finding['start']}, which nobody can check.{tail}"
    if finding["called_off"]:
        tail = f" Starts called off before this one: {finding['called_off']}.{tail}"
    if finding["pledges"]:
        tail = f" Seats that pledged their digits before any were revealed: {finding['pledges']}.{tail}"
    if verdict == "unrevealed":
        return (
            f"not yet: {head}. The secret behind the fair dice has not been revealed, so dice, tags and seal "
            f"cannot be checked; every line fits the rules.{tail}"
        )
    dice = {
        "fair": "fair dice, each draw, tag and seal as the revealed secret gives them",
        "seeded": f"seeded dice, each draw as seed {finding['seed']} gives it" if finding["draws"] else "no dice",
        "manual": "dice rolled by hand, which nobody can check",
    }[str(finding["dice"])]
    return f"ok: {head}; {dice}; every line fits the rules.{tail}"


def _count(number: object, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _row(text: str, line: int) -> str:
    rows = text.split("\n")
    return rows[line - 1] if 0 < line <= len(rows) else ""
