"""One node of the game room: everything that the door needs, put together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ludoteka import LudotekaError, _release
from ludoteka.core.errors import BadOption, plain_message
from ludoteka.core.options import settle
from ludoteka.server import protocol
from ludoteka.server.accounts import Accounts
from ludoteka.server.attendance import Attendance
from ludoteka.server.bus.bus import Bus
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.config import Config
from ludoteka.server import films, lessons
from ludoteka.server.facts import TITLE, Chair, PlayedOn, Problem, Settings, TableWish
from ludoteka.server.farewells import let_go
from ludoteka.server.figures import Figures
from ludoteka.server.invitations import Invitations
from ludoteka.server.limits import Limits, TooMany
from ludoteka.server.live import acts, timing
from ludoteka.server.live.asking import Stale, Who, Wrong, may_look
from ludoteka.server.live.chores import Chores
from ludoteka.server.live.entries import Entered, Linked, Made
from ludoteka.server.live.hall import Hall, UnknownTable
from ludoteka.server.live.heartbeat import Heartbeat
from ludoteka.server.live.place import Place
from ludoteka.server.live.state import Live
from ludoteka.server.notices import Notices
from ludoteka.server.operator_watch import OperatorWatch
from ludoteka.server.passwords import Passwords
from ludoteka.server.people import COOKIE, People, clean_name, dated_id
from ludoteka.server.played import Played
from ludoteka.server.protocol import Answer
from ludoteka.server.randomness import Randomness
from ludoteka.server.reviews import QUEUE, Reviews
from ludoteka.server.running_tables import RunningTables
from ludoteka.server.scheduler import Scheduler
from ludoteka.server.shelf import Shelf
from ludoteka.server.store.store import Conflict, Paper, Store, Unavailable
from ludoteka.server.thinkers import Busy, Thinkers, Workers

MUTED: Final = 30 * 86400.0
"""So long a person stays muted at a table."""
NO_ANSWER: Final = (Busy, BrokenProcessPool)
"""So many wait for the workers that no more can; or they died or hung over the question, however often it was asked."""
TRIES: Final = 3
"""So often somebody is let in, or a rematch is tried, where other nodes write at the same time."""
FAREWELLS: Final = 20
"""So often it is looked, a twentieth of a second apart, whether all have heard that the room closes."""
BROUGHT: Final = 20
"""So many questions about records that people brought may wait; each is answered or given up in a few seconds."""
STARTS: Final = (protocol.Start, protocol.Reveal)
"""Commands after which a match may run: before each the running tables of the table's host are counted."""
LIMITED: Final[dict[type, str]] = {
    protocol.Say: "chat",
    protocol.Why: "question",
    protocol.Look: "question",
    protocol.Resync: "question",
    protocol.Forecast: "forecast",
    protocol.Hint: "hint",
    **dict.fromkeys(
        (
            protocol.Sit,
            protocol.Ready,
            protocol.Start,
            protocol.Reveal,
            protocol.Leave,
            protocol.Return,
            protocol.Undo,
            protocol.Propose,
            protocol.Reply,
            protocol.Resign,
            protocol.SetPolicy,
            protocol.Mute,
            protocol.Host,
            protocol.Claim,
            protocol.Rematch,
        ),
        "deed",
    ),
}
"""How often somebody may ask, do what is written down or have long thought about; moves come to an end by the rules."""


class Room:
    """Store and bus, people and games, tables and chores."""

    def __init__(
        self,
        config: Config,
        store: Store,
        bus: Bus,
        *,
        thinkers: Thinkers | None = None,
        projector: Thinkers | None = None,
        randomness: Randomness | None = None,
        now: Callable[[], float] = time.time,
        ticks: Callable[[], float] | None = None,
    ) -> None:
        """`now` is the wall clock, `ticks` one that nobody sets; with the first alone there is no downtime."""
        if ticks is None and now is time.time:
            ticks = time.monotonic
        self.config = config
        self.store = store
        self.bus = bus
        self.now = now
        self.shelf = Shelf(config.games)
        self.randomness = randomness or Randomness()
        self.people = People(store, config.secret, now, self.randomness)
        self.hall = Hall(
            store,
            bus,
            self.shelf,
            self.people.names,
            most=config.live_tables,
            now=now,
            pass_delay=config.pass_delay,
            heart=Heartbeat(store, now, ticks, alone=isinstance(bus, LocalBus)),
        )
        self.hall.new_secret = self.randomness.match_secret
        self.scheduler = Scheduler(
            bots=(config.workers, config.queue), replays=(1, config.queue), records=(1, BROUGHT), reviews=(1, QUEUE)
        )
        """Decides whose question is next; the workers below are asked by its leave."""
        self.thinkers = thinkers or Workers(config.workers, config.queue, config.games)
        self.projector = projector or Workers(1, config.queue, config.games, films.guarded, tries=2)
        """Tells matches again, in a process of its own: bots never wait for it."""
        self.brought = projector or Workers(1, BROUGHT, config.games, films.wary, tries=1)
        """Tells records that people bring, some of them written to take long: the room's own matches never wait."""
        self.tutors = projector or Workers(1, config.queue, config.games, lessons.answered, tries=2)
        """Play lessons, in a process of its own that starts with the first."""
        self.limits = Limits(config.rate)
        self.figures = Figures()
        self.figures.limited = self.limits.refused
        self.chores = Chores(self.hall, self.thinkers, self.scheduler, self.figures, bot_pause=config.bot_pause)
        self.passwords = Passwords()
        self.accounts = Accounts(store, self.people, self.passwords)
        self.notices = Notices(config, store, self.people, self.chores, self.figures)
        self.reviews = Reviews(store, config.reviewers, config.games, scheduler=self.scheduler)
        self.played = Played(store, self.chores, self._finished, self.people.names)
        self.attendance = Attendance(store, self.people, self.chores)
        self.running_tables = RunningTables(store, config.tables_per_person)
        self.invitations = Invitations(store, config.entry, now)
        self.operator_watch = OperatorWatch(self.attendance)

    async def _finished(self, table: str) -> Live | None:
        """A table that is over, if it can still be read."""
        try:
            place = await self.hall.place(table)
            async with place.lock:
                live = await self.hall.live(place)
        except (LudotekaError, UnknownTable):
            return None
        return live if live.status == "over" else None

    # ---- what the door asks

    may_look = staticmethod(may_look)

    @property
    def cookie(self) -> str:
        """The name of the cookie; with https browsers guard it more strictly."""
        return f"__Host-{COOKIE}" if self.config.origin.startswith("https://") else COOKIE

    async def deed(self, place: Place, who: Who, deed: Any, address: str = "") -> Answer:
        """Do what somebody at a table wants done, by socket or by call; questions count for their address, too."""
        if type(deed) is protocol.Move:
            answer = await self.hall.do(place, who, deed)
            self.figures.deeds[answer.kind] += 1
            return answer
        kind = LIMITED.get(type(deed))
        if kind is not None:
            try:
                self.limits.check_both(kind, who.person, address if kind == "question" else "")
            except TooMany as many:
                return _wrong(deed.id, "too-many", str(many), wait=round(many.wait, 1))
        if isinstance(deed, protocol.Forecast):
            return await self._forecast(place, who, deed)
        if isinstance(deed, protocol.Hint):
            return await self._hint(place, who, deed)
        if isinstance(deed, protocol.Rematch):
            return await self._rematch(place, who, deed)
        if isinstance(deed, protocol.Mute):
            return await self._mute(place, who, deed)
        if isinstance(deed, (protocol.Ping, protocol.Resync)):
            return Answer(id=deed.id, kind="accepted")
        if isinstance(deed, protocol.Host) and deed.what in ("bot", "kick"):
            key, detail = await self._no_bot(place, deed.level)
            if key:
                return _wrong(deed.id, key, detail)
        if isinstance(deed, protocol.Claim) and (wait := await self._host_stays(place, who.person)) > 0:
            return _wrong(deed.id, "host-here", f"the host was here just now; try again in {wait:.0f} s", wait=wait)
        if isinstance(deed, protocol.Sit) and await self._unwelcome(place, who.person):
            return _wrong(deed.id, "blocked", "the host does not want you at this table")
        if isinstance(deed, STARTS):
            try:
                async with self.running_tables.one_more((await self._live(place)).host, place.id):
                    return await self._do(place, who, deed)
            except Wrong as wrong:
                return _wrong(deed.id, wrong.key, wrong.detail, **wrong.args_of)
        return await self._do(place, who, deed)

    async def _do(self, place: Place, who: Who, deed: Any) -> Answer:
        answer = await self.hall.do(place, who, deed)
        self.figures.deeds[answer.kind] += 1
        return answer

    async def _host_stays(self, place: Place, person: str) -> float:
        """For how long yet nobody may take the host's place; the host himself may any time."""
        live = await self._live(place)
        return 0.0 if live.host == person else self.config.host_away - place.host_away(self.now())

    async def _no_bot(self, place: Place, level: str) -> tuple[str, str]:
        """Why no bot of a level can sit down; nothing where one can."""
        game = (await self._live(place)).settings.game
        edition = self.shelf.get(game)
        if edition is None:
            return "unknown-game", f"the game {game!r} is not on the shelf any more"
        if level not in self.shelf.levels(edition):
            return "unknown-level", f"no bot {level!r} plays this game"
        return "", ""

    async def _live(self, place: Place) -> Live:
        """A table, folded anew where it was thrown away."""
        async with place.lock:
            return await self.hall.live(place)

    async def _forecast(self, place: Place, who: Who, deed: protocol.Forecast) -> Answer:
        """Reckon for somebody at the table, one at a time and not too often."""
        try:
            rows = await self.chores.forecast(place, who)
        except NO_ANSWER as bad:
            return _wrong(deed.id, "too-many", str(bad))
        except Wrong as wrong:
            return _wrong(deed.id, wrong.key, wrong.detail)
        return Answer(id=deed.id, kind="accepted", forecast=rows)

    async def _hint(self, place: Place, who: Who, deed: protocol.Hint) -> Answer:
        """Let a bot advise somebody who alone decides; it is given when it stands in the log that it was.

        Asked for again it is thought out anew while nothing has come since; after that, what is done stays done.
        """
        try:
            advised = await self.chores.hint(place, who, deed)
        except NO_ANSWER as bad:
            return _wrong(deed.id, "too-many", str(bad))
        except (Wrong, Stale):  # the hall says why, or that it was done before
            return await self.hall.do(place, who, deed)
        answer = await self.hall.do(place, who, deed)
        given = place.live is not None and acts.hint_stands(place.live, who, deed)
        return replace(answer, hint=advised) if given and answer.kind == "accepted" else answer

    async def _unwelcome(self, place: Place, person: str) -> bool:
        host = (await self._live(place)).host
        return await self.store.paper("block", f"{host}:{person}", self.now()) is not None

    async def _mute(self, place: Place, who: Who, deed: protocol.Mute) -> Answer:
        """Hear somebody at the table no more, or again."""
        known = (await self._live(place)).known()
        if deed.yes and deed.person not in known:
            return _wrong(deed.id, "nobody-there", "there is no such person at this table")
        key = f"{place.id}:{who.person}:{deed.person}"
        if deed.yes:
            await self.store.file(Paper(kind="mute", key=key, body=b"", owner=who.person, until=self.now() + MUTED))
        else:
            await self.store.shred("mute", key)
        await self.attendance.quieted(who.person)
        return Answer(id=deed.id, kind="accepted")

    async def let_in(self, place: Place, person: str) -> None:
        """Write down that somebody knows the password of a table; other nodes may write there at the same time."""
        async with place.lock:
            for _ in range(TRIES):
                live = await self.hall.live(place)
                if person in live.entered:
                    return
                try:
                    await timing.be_on_time(self.hall, place, live)
                    await self.hall.commit(place, live, Entered(by=person))
                    return
                except Conflict:
                    await self.hall.catch_up(place)
        raise Unavailable("so much happens at this table")

    # ---- new tables

    async def create(self, wish: TableWish, person: str) -> str:
        """Set up a table, or find the one that was set up by this wish; raises Wrong where the wishes do not fit."""
        settings = replace(wish.settings, name=clean_name(wish.settings.name, TITLE))
        table = self.people.same_id("table", person, wish.id) if wish.id else ""
        if table and await self.store.index(table) is not None:
            return table
        seated = [person if chair.kind == "me" else "" for chair in settings.chairs]
        self._check(settings)
        await self.running_tables.check(person)
        password = await self.passwords.hash(wish.password) if wish.password else ""
        return await self._set_up(settings, person, seated, password, table=table)

    async def play_on(self, settings: Settings, person: str, played_on: PlayedOn, start: str) -> str:
        """Set up a table that goes on from a dealt position."""
        self._check(settings)
        await self.running_tables.check(person)
        seated = [person if chair.kind == "me" else "" for chair in settings.chairs]
        return await self._set_up(settings, person, seated, "", played_on, start)

    async def _set_up(
        self,
        settings: Settings,
        host: str,
        seated: list[str],
        password: str,
        played_on: PlayedOn | None = None,
        start: str = "",
        table: str = "",
    ) -> str:
        """Set up a table; one with an id of its own is left as it is where there is one already."""
        edition = self.shelf.get(settings.game)
        if edition is not None:
            await self.shelf.ready(edition)
        made = Made(
            by=host,
            settings=settings,
            match=self.randomness.match_id(),
            secret=self.randomness.match_secret().hex(),
            password=password,
            seated=seated,
            played_on=played_on,
            start=start,
            lag=self.hall.heart.lag,
        )
        if not table:
            table = dated_id(self.now())
            await self.hall.create(table, made)
        else:
            with suppress(Conflict):
                await self.hall.create(table, made)
        return table

    def _check(self, settings: Settings) -> None:
        """Whether there are such a game, such options, such bots and so many seats."""
        edition = self.shelf.get(settings.game)
        if edition is None:
            raise Wrong("unknown-game", f"there is no game {settings.game!r}")
        if len(settings.chairs) not in edition.seats:
            few, many = edition.seats[0], edition.seats[-1]
            raise Wrong("wrong-seats", f"{edition.title} is for {few} to {many} seats", few=few, many=many)
        levels = self.shelf.levels(edition)
        for level in [settings.level, *(chair.level for chair in settings.chairs if chair.kind == "bot")]:
            if level not in levels:
                raise Wrong("unknown-level", f"no bot {level!r} plays this game; there are {', '.join(levels)}")
        if settings.clock.kind != "none" and settings.clock.seconds < 1:
            raise Wrong("wrong-clock", "a clock needs at least one second")
        try:
            settle(edition.options, settings.options)
        except BadOption as bad:
            args = {"option": bad.option, "allowed": bad.allowed} if bad.option else {}
            raise Wrong("wrong-option", plain_message(bad), **args) from None

    async def _rematch(self, place: Place, who: Who, deed: protocol.Rematch) -> Answer:
        """The next table for the same people: everybody moves on by one seat. Whoever asks later finds the same."""
        async with place.lock:
            for _ in range(TRIES):
                live = await self.hall.live(place)
                if live.rematch:
                    return Answer(id=deed.id, kind="accepted", rematch=live.rematch)
                if live.status != "over" or not live.seats_of(who.person):
                    return _wrong(deed.id, "not-over", "a rematch is for who sat at a table, when its match is over")
                table = await self._next_table(live, who.person)
                try:
                    await self.hall.commit(place, live, Linked(by=who.person, key=deed.id, table=table))
                except Conflict:  # another node was quicker, with the same rematch or with something else
                    await self.hall.catch_up(place)
        return _wrong(deed.id, "unavailable", "so much happens at this table; try again in a moment")

    async def _next_table(self, live: Live, person: str) -> str:
        """The table of a rematch, made unless there is one; its id follows from the old one's, so there is only one."""
        chairs, seated = turned(live, await self.people.barred(live.known()))
        host = live.host if live.host in seated else person
        table = self.people.same_id("rematch", live.id)
        settings = msgspec.structs.replace(live.settings, chairs=chairs)
        return await self._set_up(settings, host, seated, live.password, table=table)

    async def start(self) -> None:
        """Begin to look after tables, once it is known for how long the room was closed.

        The first match to begin need not wait for the digest of all rules.
        """
        await asyncio.to_thread(_release.name)
        with suppress(Unavailable):
            await self.hall.heart.look()
        self.chores.start()
        self.attendance.start()
        self.operator_watch.start()

    async def farewell(self) -> None:
        """Tell everybody who looks on to come back in a moment; comes back itself when they are gone, or soon."""
        for place in self.hall.places.values():
            for viewer in place.viewers:
                let_go(viewer, "closing", "the room closes; come back in a moment")
        for _ in range(FAREWELLS):
            if not any(place.viewers for place in self.hall.places.values()):
                break
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Let everybody go, and wait for what is being written."""
        await self.farewell()
        self.scheduler.close()
        await self.chores.close()
        self.projector.close()
        self.brought.close()
        self.tutors.close()
        await self.reviews.close()
        self.passwords.close()
        self.notices.push.close()


def turned(live: Live, forgotten: set[str]) -> tuple[list[Chair], list[str]]:
    """The chairs of the next match, everybody one seat further; who was away or a bot is one again, who is gone not."""
    sitters = [*live.sitters[1:], live.sitters[0]]
    chairs = [Chair("open") if sitter.kind == "person" else Chair("bot", sitter.level) for sitter in sitters]
    return chairs, ["" if sitter.person in forgotten else sitter.person for sitter in sitters]


def _wrong(key: str, problem: str, detail: str, **args: object) -> Answer:
    return Answer(id=key, kind="error", problem=Problem(problem, detail, args))
