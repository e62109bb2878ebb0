"""What every deed asks first: who does it, is it his, is it the time for it."""

from __future__ import annotations

from typing import NamedTuple

from ludoteka import Match
from ludoteka.server.facts import Problem
from ludoteka.server.live.state import Live
from ludoteka.table.table import Table


class Who(NamedTuple):
    """Who does something at a table, and as which seat he looks at it (None: as a spectator)."""

    person: str
    seat: int | None = None
    account: bool = False


class Wrong(Exception):
    """A deed that cannot be done, for a reason outside the rules of the game; nothing has changed."""

    def __init__(self, key: str, detail: str, **args: object) -> None:
        super().__init__(detail)
        self.key = key
        self.detail = detail
        self.args_of = args


class Stale(Exception):
    """The viewer has not seen all its letters."""


def own_seat(live: Live, who: Who) -> int:
    """The seat that somebody acts for: it may have become another's since he was last told."""
    if who.seat is None or live.sitters[who.seat].person != who.person:
        raise Wrong("no-seat", "you have no seat at this table")
    return who.seat


def open_seat(live: Live, seat: int) -> int:
    """A seat that there is."""
    if seat >= len(live.sitters):
        raise Wrong("unknown-seat", f"there is no seat {seat}; seats are numbered 0 to {len(live.sitters) - 1}")
    return seat


def waiting_room(live: Live) -> None:
    """The match has not begun."""
    if live.status != "open":
        raise Wrong("begun", "the match has begun already")
    if live.fair.deadline is not None:
        raise Wrong("starting", "the match is starting: the players' digits for the dice are awaited for 15 seconds")


def begun(live: Live) -> Table:
    """The match has begun, and may be paused."""
    if live.frozen is not None:
        raise Wrong("frozen", f"the rules have changed since: {live.frozen.problem}")
    if live.table is None:
        raise Wrong("not-begun", "the match has not begun")
    if live.table.match.over:
        raise Wrong("over", "the match is over")
    return live.table


def playing(live: Live) -> Table:
    """The match is being played."""
    if live.playing and live.table is not None:
        return live.table
    table = begun(live)
    if live.paused:
        raise Wrong("paused", "the match is paused")
    return table


def acting(live: Live, who: Who) -> int:
    """The seat of a person who plays himself."""
    seat = own_seat(live, who)
    sitter = live.sitters[seat]
    if sitter.resigned:
        raise Wrong("resigned", "you have resigned")
    if sitter.away:
        raise Wrong("away", "a bot plays for you; return first")
    return seat


def having_say(live: Live, who: Who) -> int:
    """The seat of a person whose consent is asked, even while the host has a bot play on it."""
    return own_seat(live, who) if who.seat is not None and live.sitters[who.seat].has_say else acting(live, who)


def hosting(live: Live, who: Who) -> None:
    """Only the host may."""
    if who.person != live.host:
        raise Wrong("not-host", "only the host may do that")


def may_look(live: Live, person: str) -> Problem | None:
    """Why somebody may not look at a table, or None if he may."""
    if person == live.host or live.seats_of(person):
        return None
    if live.password and person not in live.entered:
        return Problem("not-entered", "this table has a password")
    if not live.settings.spectators and live.status != "open" and not played_here(live, person):
        return Problem("no-spectators", "this table takes no spectators")
    return None


def played_here(live: Live, person: str) -> bool:
    """Whether somebody whom the host sent away may look at the match: when it is over, it is in their history."""
    return live.status == "over" and any(person == sitter.sent_away for sitter in live.sitters)


def match_of(live: Live) -> Match:
    """The match, which must have begun."""
    if live.table is None:
        raise Wrong("not-begun", "the match has not begun")
    return live.table.match
