"""What viewers are sent: their own letters, view, prompt and options, written out once for each kind of viewer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Raw

from ludoteka import SPECTATOR, Match
from ludoteka.core import Move, Pack, Position, Prompt
from ludoteka.server.facts import Proposal, SeatFacts, TableFacts, Wishes, You
from ludoteka.server.live.entries import Said
from ludoteka.server.live.fair_play import unrated
from ludoteka.server.live.state import Live
from ludoteka.server.names import told_apart
from ludoteka.server.protocol import ChatLine

_encode: Final = msgspec.json.Encoder().encode
NOBODY_HERE: Final[frozenset[str]] = frozenset()


class Company:
    """Who is there: names by person, who has a socket open, how many watch."""

    def __init__(self, names: Mapping[str, str], here: frozenset[str] = NOBODY_HERE, watching: int = 0) -> None:
        self.names = told_apart(names)
        self.here = here
        self.watching = watching


class _Choices:
    """The moves of a pack written out; a move is the same object every time, so this is done once."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.written: dict[int, bytes] = {}

    def write(self, moves: list[Move]) -> bytes:
        """Moves with a comma before each but the first."""
        found: list[bytes] = []
        for move in moves:
            one = self.written.get(move.number)
            if one is None:
                one = self.written[move.number] = _encode(move.json())
            found.append(one)
        return b",".join(found)


_choices: dict[int, _Choices] = {}


def _options(position: Position, viewer: int) -> bytes:
    moves = position.open_to(viewer)
    if not moves:
        return b""
    pack = position.pack
    known = _choices.get(id(pack))
    if known is None:
        known = _choices[id(pack)] = _Choices(pack)
    return known.write(moves)


def _situate(parts: list[bytes], live: Live, match: Match, viewer: int) -> None:
    """View, prompt, options and undo, as members of a message, added to its parts."""
    position = match.position
    parts.append(b'"view":')
    parts.append(_encode(position.view(viewer)))
    parts.append(b',"prompt":')
    parts.append(_prompt(position.prompt(viewer)))
    parts.append(b',"options":[')
    if viewer >= 0 and not match.over:
        parts.append(_options(position, viewer))
    undo = viewer >= 0 and live.settings.undo == "free" and match.can_undo(viewer)
    parts.append(b'],"undo":true' if undo else b'],"undo":false')


_prompts: dict[tuple[str, str, tuple[int, ...]], bytes] = {}


def _prompt(prompt: Prompt) -> bytes:
    """A prompt; one without arguments is written once, since games ask few questions again and again."""
    if prompt.args:
        return _encode(prompt.json())
    asked = prompt.clause, prompt.key, tuple(prompt.deciders)
    known = _prompts.get(asked)
    if known is None:
        known = _prompts[asked] = _encode(prompt.json())
    return known


def _members(message: Mapping[str, object]) -> bytes:
    """A part of a message."""
    return _encode(message)[1:-1]


class _Letters:
    """Letters written out; what several viewers are told is written once, but for its number."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._written: dict[int, bytes] = {}

    def write(self, parts: list[bytes], viewer: int, since: int) -> None:
        """A viewer's letters after number `since`, added to the parts of a message."""
        number = since
        for told in self._match.mail.told(viewer, since):
            one = self._written.get(id(told))
            if one is None:
                one = self._written[id(told)] = _encode(told)[1:]
            if number > since:
                parts.append(b",")
            number += 1
            parts.append(_numbered(number))
            parts.append(one)


_numbers: Final[list[bytes]] = []


def _numbered(number: int) -> bytes:
    """How a letter begins; most numbers come again at every table."""
    while len(_numbers) <= number:
        _numbers.append(b'{"n":' + str(len(_numbers)).encode() + b",")
    return _numbers[number]


class News:
    """What has happened, for all viewers; what is the same for all is made once."""

    def __init__(self, live: Live, match: Match, now: float, table: bytes = b"") -> None:
        self._live = live
        self._match = match
        self._letters = _Letters(match)
        more: dict[str, object] = {}
        if match.over:
            more = {"over": True, "standings": match.standings()}
        if live.clocks.kind != "none":
            more["clocks"] = clocks(live, now)
        if table:
            more["table"] = Raw(table)
        self._end = b"," + _members(more) + b"}" if more else b"}"

    def write(self, viewer: int, since: int) -> bytes:
        """The letters of a viewer after number `since`, and all that follows from them."""
        parts = [b'{"t":"news","letters":[']
        self._letters.write(parts, viewer, since)
        parts.append(b"],")
        _situate(parts, self._live, self._match, viewer)
        parts.append(self._end)
        return b"".join(parts)


def sync(live: Live, you: You, since: int, company: Company, now: float) -> bytes:
    """Everything one viewer needs."""
    viewer, match = SPECTATOR if you.seat is None else you.seat, live.match
    head = _members({"t": "sync", "table": facts(live, company, now), "you": you})
    if match is None:
        middle = _members(
            {
                "since": 0,
                "letters": [],
                "view": None,
                "prompt": None,
                "options": [],
                "undo": False,
                "over": False,
                "standings": [],
            }
        )
    else:
        start = since if 0 <= since <= match.mail.count(viewer) else 0
        parts = [_members({"since": start}), b',"letters":[']
        _Letters(match).write(parts, viewer, start)
        parts.append(b"],")
        _situate(parts, live, match, viewer)
        middle = b"".join(parts) + b"," + _members({"over": match.over, "standings": match.standings()})
    chat = [line(number, at, said, company) for number, at, said in live.chat if said.by not in you.muted]
    return b"{" + b",".join([head, middle, _members({"wishes": wishes(live, you.seat), "chat": chat})]) + b"}"


def table_news(table: bytes, you: You) -> bytes:
    """The table has changed, not the match."""
    return _encode({"t": "table", "table": Raw(table), "you": you})


def line(number: int, at: float, said: Said, company: Company) -> ChatLine:
    """Something said, with the name of who said it."""
    return ChatLine(
        n=number,
        at=round(at, 1),
        person=said.by,
        name=company.names.get(said.by, ""),
        preset=said.preset,
        text=said.text,
    )


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
    why = unrated(live.sitters, match, live.played_on)
    return TableFacts(
        id=live.id,
        settings=live.settings,
        locked=bool(live.password),
        status=live.status,  # type: ignore[arg-type]
        seats=_seats(live, company, now),
        host=live.host,
        watching=company.watching,
        proposal=None
        if consent is None
        else Proposal(consent.kind, consent.by, list(consent.agreed), list(consent.asked)),  # type: ignore[arg-type]
        match=live.match_id,
        commit=live.commit,
        rated=not why,
        unrated=why,
        ended=ended,
        rematch=live.rematch,
        frozen=live.frozen,
        played_on=live.played_on,
        start=live.fair.facts(live.sitters, now) if match is None else None,
    )


def _seats(live: Live, company: Company, now: float) -> list[SeatFacts]:
    match = live.match
    timed = match is not None and live.clocks.kind != "none" and not match.over
    left = clocks(live, now) if timed else [None] * len(live.sitters)
    deciders = match.position.prompt(SPECTATOR).deciders if match is not None and timed and live.playing else []
    return [
        SeatFacts(
            seat=seat,
            kind=one.kind,
            name=company.names.get(one.person, ""),
            person=one.person,
            level=one.level,
            ready=one.ready,
            here=one.kind == "bot" or one.person in company.here,
            away=one.away,
            resigned=one.resigned,
            left=left[seat],
            ticking=one.plays and seat in deciders,
        )
        for seat, one in enumerate(live.sitters)
    ]
