"""What viewers are sent: their own letters, view, prompt and options, written out once for each kind of viewer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from ludoteka import SPECTATOR, Match
from ludoteka.core import Pack
from ludoteka.server.facts import Proposal, SeatFacts, TableFacts, Wishes, You
from ludoteka.server.live.entries import Said
from ludoteka.server.live.state import Live
from ludoteka.server.protocol import ChatLine

_encode: Final = msgspec.json.Encoder().encode
NOBODY_HERE: Final[frozenset[str]] = frozenset()


class Company:
    """Who is there: names by person, who has a socket open, how many watch."""

    def __init__(self, names: Mapping[str, str], here: frozenset[str] = NOBODY_HERE, watching: int = 0) -> None:
        self.names = names
        self.here = here
        self.watching = watching


class _Choices:
    """The moves of a pack written out; a move is the same object every time, so this is done once."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.written: dict[int, bytes] = {}

    def write(self, match: Match, viewer: int) -> bytes:
        """The options of a viewer."""
        if viewer < 0 or match.over:
            return b"[]"
        found = []
        for move in match.position.open_to(viewer):
            one = self.written.get(move.number)
            if one is None:
                one = self.written[move.number] = _encode(move.json())
            found.append(one)
        return b"[" + b",".join(found) + b"]"


_choices: dict[int, _Choices] = {}


def _options(match: Match, viewer: int) -> bytes:
    pack = match.position.pack
    known = _choices.get(id(pack))
    if known is None:
        known = _choices[id(pack)] = _Choices(pack)
    return known.write(match, viewer)


def _situation(live: Live, match: Match, viewer: int) -> bytes:
    """View, prompt, options and undo."""
    position = match.position
    undo = viewer >= 0 and live.settings.undo == "free" and match.can_undo(viewer)
    return b"".join((b'"view":', _encode(position.view(viewer)), b',"prompt":', _encode(position.prompt(viewer).json()),
                     b',"options":', _options(match, viewer), b',"undo":true' if undo else b',"undo":false'))


def news(live: Live, match: Match, viewer: int, since: int, now: float, table: bytes = b"") -> str:
    """The letters of a viewer after number `since`, and all that follows from them."""
    parts = [b'{"t":"news","letters":', _encode(match.mail.unsealed(viewer, since)), b",",
             _situation(live, match, viewer)]
    if match.over:
        parts += [b',"over":true,"standings":', _encode(match.standings())]
    if live.clocks.kind != "none":
        parts += [b',"clocks":', _encode(clocks(live, now))]
    if table:
        parts += [b',"table":', table]
    parts.append(b"}")
    return b"".join(parts).decode()


def sync(live: Live, you: You, since: int, company: Company, now: float) -> str:
    """Everything one viewer needs."""
    viewer = SPECTATOR if you.seat is None else you.seat
    match = live.match
    table, me = _encode(facts(live, company, now)), _encode(you)
    if match is None:
        body = b'"since":0,"letters":[],"view":null,"prompt":null,"options":[],"undo":false,"over":false,"standings":[]'
    else:
        start = since if 0 <= since <= match.mail.count(viewer) else 0
        body = b"".join((b'"since":', str(start).encode(), b',"letters":', _encode(match.mail.unsealed(viewer, start)),
                         b",", _situation(live, match, viewer), b',"over":true' if match.over else b',"over":false',
                         b',"standings":', _encode(match.standings())))
    chat = [line(number, at, said, company) for number, at, said in live.chat if said.by not in you.muted]
    return b"".join((b'{"t":"sync","table":', table, b',"you":', me, b",", body, b',"wishes":',
                     _encode(wishes(live, you.seat)), b',"chat":', _encode(chat), b"}")).decode()


def table_news(table: bytes, you: You) -> str:
    """The table has changed, not the match."""
    return b"".join((b'{"t":"table","table":', table, b',"you":', _encode(you), b"}")).decode()


def line(number: int, at: float, said: Said, company: Company) -> ChatLine:
    """Something said, with the name of who said it."""
    return ChatLine(n=number, at=round(at, 1), person=said.by, name=company.names.get(said.by, ""), preset=said.preset,
                    text=said.text)


def wishes(live: Live, seat: int | None) -> Wishes:
    """A seat's auto-pass policy as it stands."""
    policy = live.table.policies.get(seat) if live.table is not None and seat is not None else None
    return Wishes() if policy is None else msgspec.convert(policy.json(), Wishes)


def clocks(live: Live, now: float) -> Sequence[float | None]:
    """Seconds left per seat; bots have none."""
    shown = live.clocks.shown(now)
    return [left if live.sitters[seat].plays else None for seat, left in enumerate(shown)]


def facts_bytes(live: Live, company: Company, now: float) -> bytes:
    """The table as everybody at it may know it, written out."""
    return _encode(facts(live, company, now))


def facts(live: Live, company: Company, now: float) -> TableFacts:
    """The table as everybody at it may know it."""
    table, match = live.table, live.match
    consent = table.consent if table is not None and table.consent.open() else None
    ended = "" if match is None or not match.over else match.ended or "rules"
    return TableFacts(
        id=live.id, settings=live.settings, locked=bool(live.password), status=live.status,  # type: ignore[arg-type]
        seats=_seats(live, company, now), host=live.host, watching=company.watching,
        proposal=None if consent is None else Proposal(consent.kind, consent.by, list(consent.agreed)),  # type: ignore[arg-type]
        match=live.match_id, commit=live.commit, rated=match is None or match.rated, ended=ended, rematch=live.rematch,
        frozen=live.frozen)


def _seats(live: Live, company: Company, now: float) -> list[SeatFacts]:
    match = live.match
    timed = match is not None and live.clocks.kind != "none" and not match.over
    left = clocks(live, now) if timed else [None] * len(live.sitters)
    deciders = match.position.prompt(SPECTATOR).deciders if match is not None and timed and not live.paused else []
    return [SeatFacts(seat=seat, kind=one.kind, name=company.names.get(one.person, ""), person=one.person,
                      level=one.level, ready=one.ready, here=one.kind == "bot" or one.person in company.here,
                      away=one.away, resigned=one.resigned, left=left[seat], ticking=one.plays and seat in deciders)
            for seat, one in enumerate(live.sitters)]
