"""Fairness among people: whose consent is asked, whether a match counts, extra time.

All of it follows from the log: every node, and every later start, finds the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from ludoteka.server.facts import Clock, PlayedOn
from ludoteka.server.live.entries import TakenOver
from ludoteka.server.live.sitters import Sitter
from ludoteka.table.match import Match
from ludoteka.table.table import Table

Unrated = Literal["", "bot", "kick", "rewind", "played-on"]
EXTRA_TIME: Final = 3600.0
"""Seconds of extra time that every table may give in one match."""
REPLACED: Final = ("host", "kick")
"""Why a bot takes over a seat from a person who did not go: the host's doing, and the match counts no more."""


def asked_for_consent(sitters: Sequence[Sitter]) -> list[int]:
    """Seats that must agree: of every person who has not left, resigned or timed out."""
    return [seat for seat, sitter in enumerate(sitters) if sitter.has_say]


def unrated(sitters: Sequence[Sitter], match: Match | None, played_on: PlayedOn | None) -> Unrated:
    """Reason why a match does not count; empty where it does. Once given, it stays.

    A host's bot or kick makes it so in logs of earlier releases, too: there it says why the bot came.
    """
    if played_on is not None:
        return "played-on"
    for sitter in sitters:
        if sitter.replaced:
            return sitter.replaced
    return "rewind" if match is not None and not match.rated else ""


def follow_takeover(table: Table, body: TakenOver) -> None:
    """Drop a proposal that the seat was asked about, and tell all if the match counts no more."""
    if body.why != "host":
        table.consent.lapse(body.seat)
    if body.why in REPLACED:
        table.match.rated = False
    if body.announced:
        how = "kick" if body.why == "kick" else "bot"
        table.match.mail.announce("unrated", {"seat": body.seat, "why": how})


def most_extra_time(clock: Clock) -> float:
    """Seconds of extra time in one match: an hour, or what the clock begins with if that is more."""
    return max(EXTRA_TIME, clock.seconds)


def players(sitters: Sequence[Sitter]) -> list[tuple[int, str]]:
    """People who played, by seat: those who sit there, and those whom the host has sent away."""
    found = [(seat, sitter.person or sitter.sent_away) for seat, sitter in enumerate(sitters)]
    return [(seat, person) for seat, person in found if person]


def listed(sitters: Sequence[Sitter], host: str, *, over: bool) -> tuple[str, ...]:
    """People in whose lists the table stands; of those sent away it is part of the history when it is over."""
    seated = {person for _, person in players(sitters)} if over else {one.person for one in sitters if one.person}
    return tuple(sorted(seated | {host}))
