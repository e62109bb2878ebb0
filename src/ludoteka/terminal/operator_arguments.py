"""What may be typed after `ludoteka people`, `tables` and `invite`: the commands of whoever runs a room."""

from __future__ import annotations

import re
import time
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable
from datetime import datetime
from typing import Final

NewCommand = Callable[..., ArgumentParser]
UNITS: Final = {"h": 3600.0, "d": 86_400.0, "w": 7 * 86_400.0}
REASON: Final = "for the audit log; players are not shown it"


def moment(typed: str) -> float:
    """A moment to come as typed: a date, a date with a time, or how long from now (12h, 7d, 4w)."""
    span = re.fullmatch(r"([1-9][0-9]{0,4})([hdw])", typed)
    now = time.time()
    if span is not None:
        return now + int(span[1]) * UNITS[span[2]]
    try:
        found = datetime.fromisoformat(typed).timestamp()
    except (ValueError, OverflowError):
        raise ArgumentTypeError(
            f"{typed!r} does not fit; give a date (2027-01-31), a time (2027-01-31T18:00), or how long: 12h, 7d, 4w"
        ) from None
    if found <= now:
        raise ArgumentTypeError(f"{typed!r} is over already; give a date to come, or how long: 12h, 7d, 4w")
    return found


def number(least: int, most: int) -> Callable[[str], int]:
    """A whole number as typed, between two bounds."""

    def read(typed: str) -> int:
        found = int(typed) if re.fullmatch(r"[0-9]{1,9}", typed) else least - 1
        if not least <= found <= most:
            raise ArgumentTypeError(f"{typed!r} does not fit; give a whole number from {least} to {most}")
        return found

    return read


def add(command: NewCommand) -> None:
    """The three commands."""
    _people(
        command(
            "people",
            "see who is known in a room; ban, let in again or delete somebody",
            "list --name ann",
            'ban k3v9x2q81mzp --until 7d --reason "report 1f0c77aa"',
            "unban k3v9x2q81mzp",
            "delete k3v9x2q81mzp",
            "log --about k3v9x2q81mzp",
        )
    )
    _tables(
        command(
            "tables",
            "see the tables of a room; close a running match or delete a table",
            "list --status playing --game kragmortha",
            'close tlpwu8k3v9x2q81mzp --reason "both sides abuse the chat"',
            "delete tlpwu8k3v9x2q81mzp",
        )
    )
    _invite(
        command(
            "invite",
            "make a link that lets new people into a room with `entry = invite`",
            "",
            "--uses 20 --days 2 --note club",
            "list",
            "revoke 5c0ffee1",
        )
    )


def _people(command: ArgumentParser) -> None:
    actions = command.add_subparsers(dest="action", metavar="ACTION", required=True)
    listing = actions.add_parser("list", help="list everybody, the newest first")
    listing.add_argument("--name", metavar="TEXT", default="", help="whose name or login has this in it")
    listing.add_argument("--id", metavar="ID", default="", help="the person with this id")
    listing.add_argument("--banned", action="store_true", help="only those who are banned")
    _limit(listing)
    _room(listing)
    ban = actions.add_parser("ban", help="let somebody in no more; their seats follow the tables' leaver policy")
    _person(ban)
    ban.add_argument(
        "--until", metavar="WHEN", type=moment, help="a date (2027-01-31), or how long: 12h, 7d, 4w (for ever)"
    )
    _changes(ban)
    unban = actions.add_parser("unban", help="let somebody in again")
    _person(unban)
    _changes(unban)
    delete = actions.add_parser("delete", help="delete everything about somebody, as they could themselves; for good")
    _person(delete)
    _changes(delete)
    log = actions.add_parser("log", help="list what operators have done: who, when, what, why")
    log.add_argument("--about", metavar="ID", default="", help="only what concerns this person, table or invitation")
    _room(log)


def _tables(command: ArgumentParser) -> None:
    actions = command.add_subparsers(dest="action", metavar="ACTION", required=True)
    listing = actions.add_parser("list", help="list tables, those first at which something happened last")
    listing.add_argument("--status", metavar="STATUS", default="", help="open, playing, paused, over or frozen")
    listing.add_argument("--game", metavar="GAME", dest="of_game", default="", help="tables of this game")
    listing.add_argument("--host", metavar="PERSON", default="", help="tables of this host, by id or login")
    listing.add_argument("--person", metavar="PERSON", default="", help="tables at which somebody sits, by id or login")
    listing.add_argument("--id", metavar="TABLE", default="", help="the table with this id or link")
    _limit(listing)
    _room(listing)
    close = actions.add_parser("close", help="end a running match: unrated, nobody has won, all at the table see it")
    _table(close)
    _changes(close)
    delete = actions.add_parser("delete", help="remove a table with its record and its chat; for good")
    _table(delete)
    _changes(delete)


def _invite(command: ArgumentParser) -> None:
    command.add_argument(
        "action",
        metavar="ACTION",
        nargs="?",
        choices=("make", "list", "revoke"),
        default="make",
        help="make a link (unless another is named), list the links that hold, or revoke one",
    )
    command.add_argument(
        "invitation", metavar="ID", nargs="?", default="", help="the link to revoke, as `list` names it"
    )
    command.add_argument(
        "--uses", metavar="N", type=number(1, 100_000), default=1, help="so many people may come in by it (1)"
    )
    command.add_argument("--days", metavar="D", type=number(1, 3650), default=7, help="so long it holds (7)")
    command.add_argument("--note", metavar="TEXT", default="", help="whom it is for, in your own words")
    command.add_argument("--origin", metavar="URL", help="what people type, for the link: https://games.example")
    _room(command)


def _person(command: ArgumentParser) -> None:
    command.add_argument("person", metavar="PERSON", help="their id (`people list`, `reports`) or login")


def _table(command: ArgumentParser) -> None:
    command.add_argument("table", metavar="TABLE", help="its id (`tables list`, `reports`) or its link")


def _changes(command: ArgumentParser) -> None:
    command.add_argument("--reason", metavar="TEXT", default="", help=REASON)
    command.add_argument(
        "--game",
        metavar="FILE",
        dest="games",
        action="append",
        default=[],
        help="a .py file of the room that holds a GAME; may be given several times",
    )
    _room(command)


def _limit(command: ArgumentParser) -> None:
    command.add_argument("--limit", metavar="N", type=number(1, 1_000_000), default=100, help="at most so many (100)")


def _room(command: ArgumentParser) -> None:
    command.add_argument("--data", metavar="DIR", help="the room's data folder (ludoteka-data)")
    command.add_argument("--database", metavar="ADDRESS", help="postgresql://… (unset: SQLite in the data folder)")
    command.add_argument("--json", action="store_true", help="print data instead of lines")
