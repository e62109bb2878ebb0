"""Notices as an Atom feed, for a feed reader: at a private address that its owner can exchange for a new one."""

from __future__ import annotations

import hmac
import secrets
from datetime import UTC, datetime
from typing import Annotated, Final, Literal
from xml.sax.saxutils import escape, quoteattr

from litestar import Response, get, post
from litestar.params import FromQuery, PathParameter
from msgspec.structs import replace

from ludoteka.server.bodies import Me, Notice
from ludoteka.server.door.answers import WRONG
from ludoteka.server.door.callers import Call, Here, Signed, in_person, limit, origin
from ludoteka.server.door.me import describe
from ludoteka.server.live.asking import Wrong
from ludoteka.server.people import FEED, Person
from ludoteka.server.room import Room

Key = Annotated[str, PathParameter(min_length=1, max_length=120)]
Language = FromQuery[Literal["en", "pl", "de", "cs"]]
WORDS: Final = {
    "en": {
        "title": "Ludoteka: your tables",
        "turn": "it is your turn",
        "started": "the match has begun",
        "over": "the match is over",
        "rematch": "a rematch waits for you",
        "takeover": "a bot plays for you",
    },
    "pl": {
        "title": "Ludoteka: twoje stoły",
        "turn": "twoja kolej",
        "started": "partia się zaczęła",
        "over": "partia się skończyła",
        "rematch": "czeka na ciebie rewanż",
        "takeover": "gra za ciebie bot",
    },
    "de": {
        "title": "Ludoteka: deine Tische",
        "turn": "du bist dran",
        "started": "die Partie hat begonnen",
        "over": "die Partie ist zu Ende",
        "rematch": "eine Revanche wartet auf dich",
        "takeover": "ein Bot spielt für dich",
    },
    "cs": {
        "title": "Ludoteka: tvoje stoly",
        "turn": "jsi na tahu",
        "started": "partie začala",
        "over": "partie skončila",
        "rematch": "čeká na tebe odveta",
        "takeover": "hraje za tebe bot",
    },
}


@get("/api/feed/{key:str}", responses=WRONG, media_type="application/atom+xml", tags=["notices"])
async def feed(request: Call, room: Here, key: Key, lang: Language = "en") -> Response[str]:
    """My notices as an Atom feed, for a feed reader; the address is private (see `me`)."""
    limit(request, room, "list")
    person = await owner(room, key)
    found = await room.notices.of(person.id)
    titles = {one.game: _title(room, one.game) for one in found}
    text = atom(origin(request, room), person.id, found, titles, lang)
    return Response(text, media_type="application/atom+xml; charset=utf-8")


@post("/api/me/feed", responses=WRONG, status_code=200, tags=["me"])
async def new_address(request: Call, caller: Signed, room: Here) -> Me:
    """A new address for my feed: under the old one nothing is shown any more."""
    in_person(caller)
    limit(request, room, "token", caller.person.id)
    word = secrets.token_urlsafe(9)
    person = await room.people.change(caller.person.id, lambda known: replace(known, feed=word))
    await room.attendance.changed(person.id)
    return describe(room, person)


async def owner(room: Room, key: str) -> Person:
    """Whose feed has this address now."""
    text = room.people.unsign(FEED, key)
    name, _, given = (text or "").partition(".")
    person = await room.people.person(name) if name else None
    if person is None or not hmac.compare_digest(given, person.feed):
        raise Wrong("unknown", "there is no such feed")
    return person


def _title(room: Room, game: str) -> str:
    edition = room.shelf.get(game)
    return game if edition is None else edition.title


def atom(base: str, person: str, found: list[Notice], titles: dict[str, str], language: str) -> str:
    """Notices as Atom."""
    words = WORDS[language]
    rows = [
        f"<entry><id>urn:ludoteka:{one.table}:{one.what}:{int(one.at)}</id><title>{escape(titles[one.game])}: "
        f"{escape(words[one.what])}</title><updated>{_time(one.at)}</updated>"
        f"<link href={quoteattr(f'{base}/t/{one.table}')}/></entry>"
        for one in found
    ]
    return (
        f'<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{language}">'
        f"<title>{escape(words['title'])}</title><id>urn:ludoteka:person:{person}</id>"
        f"<updated>{_time(found[0].at if found else 0.0)}</updated><author><name>Ludoteka</name></author>"
        f"{''.join(rows)}</feed>\n"
    )


def _time(at: float) -> str:
    return datetime.fromtimestamp(int(at), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


HANDLERS: Final = [feed, new_address]
