"""Who somebody is: guests and accounts, their sign-ins and tokens. The log knows people by id; names are only here.

A sign-in is a random id, signed with the room's key, in a cookie that scripts cannot read; it can be revoked. An
outside bot carries the same in a header.
"""

from __future__ import annotations

import base64
import hmac
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ludoteka.server.live.asking import Wrong
from ludoteka.server.live.believed import Believed
from ludoteka.server.names import marked, skeleton, unmarked
from ludoteka.server.randomness import Randomness
from ludoteka.server.store.store import Paper, Store, Taken

COOKIE: Final = "ludoteka"
CALLED: Final = "called"
"""The kind of the papers that keep an account's login and name for it, by their skeletons."""
FEED: Final = "feed"
"""What the addresses of feeds are signed for."""
LASTING: Final = 180 * 86400.0
"""So long a sign-in lasts."""
REMEMBERED: Final = 20.0
"""So long a node believes a sign-in that it has looked up, unless it hears that it was revoked."""
NAMES: Final = 20_000
"""So many names a node remembers."""
FOREVER: Final = 253_402_300_799.0
"""The end of a ban that has none: the last second of the year 9999."""
ANIMALS: Final = (
    "Badger",
    "Beaver",
    "Bison",
    "Boar",
    "Crane",
    "Dormouse",
    "Falcon",
    "Ferret",
    "Fox",
    "Hare",
    "Hedgehog",
    "Heron",
    "Lynx",
    "Magpie",
    "Marten",
    "Mole",
    "Newt",
    "Otter",
    "Owl",
    "Raven",
    "Robin",
    "Shrew",
    "Stork",
    "Stoat",
    "Toad",
    "Vole",
    "Weasel",
    "Wren",
)


class Person(Struct, frozen=True):
    """What is known of somebody: a name, for an account its login. `feed` is part of the address of the own feed."""

    id: str
    name: str
    login: str | None = None
    made: float = 0.0
    feed: str = ""
    banned: float = 0.0
    """Until when the operator of the room lets them in no more; 0: they may come in."""

    @property
    def feed_text(self) -> str:
        """What the address of the feed is made of: the id, and a word that a new address exchanges."""
        return f"{self.id}.{self.feed}" if self.feed else self.id

    def let_in(self, now: float) -> Person:
        """The same person, if no ban stands against them; else raises Wrong."""
        if self.banned > now:
            until = None if self.banned >= FOREVER else round(self.banned)
            raise Wrong("banned", "you are banned from this room", until=until)
        return self


class Session(Struct, frozen=True):
    """One sign-in, or one token of an outside bot."""

    id: str
    person: str
    kind: Literal["cookie", "token"]
    label: str
    made: float


class Caller(Struct, frozen=True):
    """Who calls, and by which sign-in."""

    person: Person
    session: Session

    @property
    def in_person(self) -> bool:
        """Whether by a sign-in; a token may be in the hands of a program."""
        return self.session.kind == "cookie"


class People:
    """Looks people up, lets them in and out."""

    def __init__(
        self,
        store: Store,
        secret: bytes,
        now: Callable[[], float] = time.time,
        randomness: Randomness | None = None,
    ) -> None:
        if len(secret) < 16:
            raise ValueError("the room's key is too short; wanted 32 random bytes")
        self.store = store
        self.now = now
        self._secret = secret
        self._randomness = randomness or Randomness()
        self.sign_ins = Believed(10_000)
        self._names: OrderedDict[str, str] = OrderedDict()
        self._revocations = 0

    # ---- signing

    def sign(self, purpose: str, text: str) -> str:
        """Sign a text for one purpose."""
        digest = hmac.digest(self._secret, f"{purpose}\n{text}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:24]).decode()

    def signed(self, purpose: str, text: str) -> str:
        """A text with its signature."""
        return f"{text}.{self.sign(purpose, text)}"

    def same_id(self, purpose: str, *words: str) -> str:
        """A public id that nobody else can guess, and the same for the same words."""
        return _public(self.sign(purpose, "\n".join(words)))

    def unsign(self, purpose: str, token: str) -> str | None:
        """The text of a token that was signed here; compared in constant time."""
        text, dot, given = token.rpartition(".")
        if not dot or len(token) > 200 or not token.isascii():
            return None
        return text if hmac.compare_digest(given, self.sign(purpose, text)) else None

    # ---- coming in

    async def caller(self, token: str) -> Caller | None:
        """Who a cookie or token belongs to; None where it is forged, expired or revoked."""
        session = self.unsign("session", token)
        return None if session is None else await self.known(session)

    def believed(self, session: str) -> bool:
        """Whether a sign-in was looked up a moment ago and not revoked since."""
        return self.sign_ins.holds(session, self.now())

    async def known(self, session: str) -> Caller | None:
        """Who a sign-in belongs to; None where it has expired or was revoked. Raises Wrong where they are banned."""
        now = self.now()
        known: Caller | None = self.sign_ins.whose(session, now)
        if known is not None:
            return known
        before = self._revocations
        paper = await self.store.paper("session", session, now)
        if paper is None:
            return None
        found = msgspec.json.decode(paper.body, type=Session)
        person = await self.person(found.person)
        if person is None:
            return None
        caller = Caller(person.let_in(now), found)
        if before != self._revocations:  # what was just looked up may have been revoked meanwhile
            return caller
        self.sign_ins.keep(session, now + REMEMBERED, caller)
        return caller

    async def guest(self, name: str) -> tuple[Caller, str]:
        """Somebody new, and the cookie."""
        key, chosen = new_id(), clean_name(name) or self._randomness.guest_name(ANIMALS)
        person = Person(key, await self.name_for(key, chosen), None, self.now())
        come = await self.sign_in(person, "cookie", "")
        await self.store.file(Paper(kind="person", key=person.id, body=msgspec.json.encode(person), owner=person.id))
        return come  # the person came after the sign-in: one without any is taken for a guest who is gone

    async def sign_in(self, person: Person, kind: Literal["cookie", "token"], label: str) -> tuple[Caller, str]:
        """A new sign-in, and the text that proves it; raises Wrong where the person is banned."""
        person.let_in(self.now())
        session = Session(secrets.token_urlsafe(18), person.id, kind, label, self.now())
        until = self.now() + LASTING if kind == "cookie" else None
        await self.store.file(
            Paper(kind="session", key=session.id, body=msgspec.json.encode(session), owner=person.id, until=until),
            new=True,
        )
        return Caller(person, session), self.signed("session", session.id)

    async def sign_out(self, session: str) -> None:
        """Revoke a sign-in, or a token."""
        await self.store.shred("session", session)
        self.revoked(session)

    def revoked(self, session: str) -> None:
        """Believe a sign-in no more."""
        self._revocations += 1
        self.sign_ins.drop(session)

    async def sessions(self, person: str) -> list[Session]:
        """Somebody's sign-ins and tokens."""
        found = await self.store.papers("session", person, self.now())
        return [msgspec.json.decode(paper.body, type=Session) for paper in found]

    # ---- names

    async def name_for(self, person: str, wanted: str) -> str:
        """The name that somebody has when they choose one: with a mark where it looks like an account's."""
        chosen = unmarked(wanted)
        plain = "".join(unicodedata.normalize("NFKC", chosen).casefold().split())
        for kind, key in ((CALLED, skeleton(chosen)), ("login", plain)):
            paper = await self.store.paper(kind, key, self.now())
            if paper is not None and paper.owner != person:
                return marked(chosen, person)
        return chosen

    async def rename(self, person: Person, wanted: str) -> Person:
        """Give somebody another name; an account's is kept for it."""
        name = await self.name_for(person.id, wanted)
        if person.login is not None and not await self._claim(person.id, name):
            name = marked(name, person.id)
        if person.login is not None and skeleton(person.name) not in (skeleton(name), skeleton(person.login)):
            old = await self.store.paper(CALLED, skeleton(person.name), self.now())
            if old is not None and old.owner == person.id:
                await self.store.shred(CALLED, old.key)
        return await self.change(person.id, lambda known: replace(known, name=name))

    async def claim_names(self, person: Person) -> bool:
        """Keep an account's login and name for it; whether the name is not another account's."""
        if person.login is not None:
            await self._claim(person.id, person.login)
        return await self._claim(person.id, person.name)

    async def _claim(self, person: str, name: str) -> bool:
        paper = await self.store.paper(CALLED, skeleton(name), self.now())
        if paper is None:
            with suppress(Taken):
                await self.store.file(Paper(kind=CALLED, key=skeleton(name), body=b"{}", owner=person), new=True)
            paper = await self.store.paper(CALLED, skeleton(name), self.now())
        return paper is not None and paper.owner == person

    async def person(self, key: str) -> Person | None:
        """Somebody by id."""
        paper = await self.store.paper("person", key, self.now())
        return None if paper is None else msgspec.json.decode(paper.body, type=Person)

    async def present(self, key: str) -> Person:
        """Somebody as he is now; who is gone is signed out."""
        return msgspec.json.decode((await self._paper(key)).body, type=Person)

    async def change(self, key: str, change: Callable[[Person], Person]) -> Person:
        """Write down what has changed about somebody as he is now, for others may write meanwhile, or forget him."""
        while True:
            paper = await self._paper(key)
            person = change(msgspec.json.decode(paper.body, type=Person))
            if await self.store.exchange(paper, msgspec.json.encode(person)):
                self.changed(key)
                return person

    async def _paper(self, key: str) -> Paper:
        paper = await self.store.paper("person", key, self.now())
        if paper is None:
            self.changed(key)
            raise Wrong("signed-out", "there is no such person any more")
        return paper

    def changed(self, person: str) -> None:
        """Look somebody up anew."""
        self._names.pop(person, None)
        for session in [key for key, caller in self.sign_ins.callers() if caller.person.id == person]:
            self.revoked(session)

    def remembered(self) -> dict[str, str]:
        """The names that this node remembers."""
        return {person: name for person, name in self._names.items() if name}

    async def as_kept(self, people: Iterable[str]) -> dict[str, str]:
        """The names of people as they are written down now, whatever is remembered; who is gone is left out."""
        return {key: person.name for key, person in (await self._kept(people)).items()}

    async def barred(self, people: Iterable[str]) -> set[str]:
        """Those of some people who are banned now, or gone."""
        named, now = set(people), self.now()
        return named - {key for key, person in (await self._kept(named)).items() if person.banned <= now}

    async def _kept(self, people: Iterable[str]) -> dict[str, Person]:
        found = await self.store.bodies("person", sorted(people), self.now())
        return {key: msgspec.json.decode(body, type=Person) for key, body in found.items()}

    async def names(self, people: Iterable[str]) -> dict[str, str]:
        """The names of people; who is gone has none."""
        found = {}
        for key in people:
            if key not in self._names:
                person = await self.person(key)
                self._names[key] = "" if person is None else person.name
                if len(self._names) > NAMES:
                    self._names.popitem(last=False)
            found[key] = self._names[key]
        return found

    async def erase(self, person: str) -> None:
        """Delete everything about somebody: what is left in logs is an id that means nobody."""
        await self.store.shred_all(person)
        self.changed(person)


def new_id() -> str:
    """A public id nobody can guess."""
    return _public(secrets.token_urlsafe(9))


def dated_id(now: float) -> str:
    """One that sorts by the second it was made in: tables that are played at together lie together on the disk.

    >>> dated_id(1_790_000_000.7)[:6], dated_id(0.0)[:6], len(dated_id(1_790_000_000.7))
    ('tlpwu8', '000000', 18)
    """
    seconds, digits = int(now), ""
    for _ in range(6):
        seconds, digit = divmod(seconds, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits + new_id()


def _public(digits: str) -> str:
    """An id as it stands in addresses."""
    return digits[:12].replace("-", "a").replace("_", "b")


def clean_name(name: str, longest: int = 32) -> str:
    """A name as it may be shown, of a person or a table: no control or invisible characters, single spaces.

    >>> clean_name("  An\\u200bna \\n B ")
    'Anna B'
    """
    shown = "".join(one for one in name if one.isprintable())
    return " ".join(shown.split())[:longest]
