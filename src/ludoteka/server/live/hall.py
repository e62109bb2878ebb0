"""The hall: all tables of this node. A deed is done in memory, made durable, and only then acknowledged and told."""

from __future__ import annotations

import logging
import random
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from ludoteka import SPECTATOR
from ludoteka.server import protocol
from ludoteka.server.bodies import TableRow
from ludoteka.server.bus.bus import Bus
from ludoteka.server.facts import Preview, Problem, Refusal, You
from ludoteka.server.farewells import let_go
from ludoteka.server.live import acts, entries, telling, timing
from ludoteka.server.live.answering import UnknownTable as UnknownTable
from ludoteka.server.live.answering import accepted, refused
from ludoteka.server.live.asking import Who, match_of, may_look, own_seat
from ludoteka.server.live.entries import Kept
from ludoteka.server.live.fair_play import listed
from ludoteka.server.live.heartbeat import Heartbeat
from ludoteka.server.live.loading import fold_log
from ludoteka.server.live.place import Place
from ludoteka.server.live.state import Live
from ludoteka.server.live.table_log import read_log, take_arrived
from ludoteka.server.live.viewers import Viewer
from ludoteka.server.protocol import Answer
from ludoteka.server.shelf import Shelf
from ludoteka.server.store.store import Conflict, Entry, Index, Snapshot, Store, Unavailable
from ludoteka.table.fair import new_secret

log = logging.getLogger("ludoteka.hall")
SNAPSHOT_EVERY = 32
QUIET: Final = (entries.Moved, entries.Passed, entries.Undone, entries.Wished, entries.Said)
"""Entries that change the match or one seat's wishes, but not what all see of the table."""


class Hall:
    """Loads tables by folding their logs, lets people act, tells viewers."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        shelf: Shelf,
        names: Callable[[Iterable[str]], Any],
        *,
        most: int = 2000,
        now: Callable[[], float] = time.time,
        pass_delay: tuple[float, float] = (0.0, 0.0),
        heart: Heartbeat | None = None,
    ) -> None:
        self.store = store
        self.bus = bus
        self.shelf = shelf
        self.heart = heart or Heartbeat(store, now)
        self.now = self.heart.now
        """The wall clock, which entries are dated by."""
        self.time = self.heart.time
        """The room's time, on which clocks and timers run."""
        self.after: Callable[[Place, Live, Kept | None], None] = lambda place, live, body: None
        """What is to be looked after when something has changed: bots, clocks, notices of what was written here."""
        self.again: Callable[[Place], None] = lambda place: None
        """Has a table looked at again a little later: folded if need be, told and looked after."""
        self.new_secret: Callable[[], bytes] = new_secret
        self._names = names
        self._most = most
        self._pass_delay = pass_delay
        self.places: OrderedDict[str, Place] = OrderedDict()

    # ---- finding tables

    async def place(self, table: str) -> Place:
        """A table, from memory or folded from its log."""
        place = self.places.get(table)
        if place is None:
            place = Place(table)
            live = await self._load(place)
            known = self.places.setdefault(table, place)
            if known is not place:
                return known
            self._make_room(place)
            place.see_host(self.now())
            self.after(place, live, None)
        self.places.move_to_end(table)
        return place

    async def live(self, place: Place) -> Live:
        """The table itself; after a write of unknown outcome it is folded anew, told and looked after as a whole."""
        if place.live is not None:
            return place.live
        live = await self._load(place)
        self.after(place, live, take_arrived(place))
        return live

    async def _load(self, place: Place) -> Live:
        live = Live(place.id, self.shelf.get)
        kept = await read_log(self.store, place)
        if not kept:
            self._close(place)
            raise UnknownTable(place.id)
        snapshot = await self.store.snapshot(place.id)
        while kept:  # what others write while a long log is folded is taken in at the end
            paused = await fold_log(live, kept, snapshot, self.shelf)
            kept = await self.store.read(place.id, live.number) if paused else []
        await self.know(place, live)
        index = await self.store.index(place.id)
        known = place.live
        if known is not None and known.number >= live.number:  # somebody else was quicker, and may have gone on
            return known
        self._plan_passes(place, live)
        live.fair.lag = self.heart.lag
        place.live, place.index = live, index
        self.tell(place, live, None)  # as soon as it is there: whoever finds it does not ask who has been told
        return live

    def _close(self, place: Place) -> None:
        """Let everybody go from a table that was removed, for it has had its time."""
        if self.places.get(place.id) is place:
            del self.places[place.id]
        place.hush()
        for viewer in place.viewers:
            let_go(viewer, "unknown-table", "this table was removed")

    async def know(self, place: Place, live: Live) -> None:
        """Find the names of everybody at a table."""
        place.names.update(await self._names(sorted(live.known())))

    def _make_room(self, new: Place) -> None:
        """Drop the least used table that nobody looks at, but not the one that is just being opened."""
        if len(self.places) <= self._most:
            return
        for table, place in list(self.places.items()):
            if len(self.places) <= self._most:
                return
            if place is not new and not place.viewers and not place.lock.locked() and not place.thinking:
                place.hush()
                del self.places[table]

    def _plan_passes(self, place: Place, live: Live) -> None:
        """One delay for a whole run of automatic passes, drawn from one distribution whoever holds what."""
        due = live.status == "playing" and live.table is not None and live.table.pass_due() is not None
        if not due:
            place.pass_at = None
        elif place.pass_at is None:
            place.pass_at = self.time() + random.uniform(*self._pass_delay)

    def _plan_for_others(self, place: Place, live: Live, at: float, body: Kept) -> None:
        """Passes that another node has planned are made here if it does not make them: when it must have made them."""
        if isinstance(body, entries.Passed):
            place.pass_at = None
        if live.playing and live.table is not None and live.table.pass_due() is not None:
            place.pass_at = place.pass_at or at - self.heart.lag + self._pass_delay[1]
        else:
            place.pass_at = None

    # ---- doing

    async def do(self, place: Place, who: Who, deed: Any) -> Answer:
        """Do a deed; the answer is sent when it is durable."""
        async with place.lock:
            try:
                try:
                    return await self._do(place, who, deed)
                except Conflict:  # another node was quicker: see what it did, then look again whether this is possible
                    return await self._do(place, who, deed)
            except Exception as error:
                return self.refuse(place, deed, error)

    def refuse(self, place: Place, deed: Any, error: Exception) -> Answer:
        """Say why a deed was not done; after a failure that nobody foresaw, what is in memory is worth nothing."""
        answer = refused(place.id, deed, error)
        if isinstance(answer.problem, Problem) and answer.problem.key == "internal":
            self.doubt(place)
        return answer

    def doubt(self, place: Place) -> None:
        """Forget the memory of a table that may differ from its log; before long all are told what is durable."""
        if place.live is not None:
            place.live = None
            self.again(place)

    async def _do(self, place: Place, who: Who, deed: Any) -> Answer:
        live = await self.live(place)
        known = live.done.get((who.person, deed.id))
        if known is not None:
            return accepted(deed.id, known)
        if live.clocks.running or live.fair.deadline is not None:
            await timing.time_out(self, place, live)
        if isinstance(deed, protocol.Why):
            found = match_of(live).why_not(deed.what, own_seat(live, who))
            return Answer(id=deed.id, kind="accepted", why=None if found is None else msgspec.convert(found, Refusal))
        if isinstance(deed, protocol.Look):
            seen = match_of(live).preview(deed.move, own_seat(live, who))
            return Answer(id=deed.id, kind="accepted", preview=Preview(**seen))  # type: ignore[arg-type]
        if live.clocks.kind != "none":
            await timing.be_on_time(self, place, live)
        body = acts.act(live, who, deed)
        if body is None:
            return accepted(deed.id, "")
        await self.commit(place, live, body)
        return accepted(deed.id, body.lines[-1].tag if body.lines else "")

    async def commit(self, place: Place, live: Live, body: Kept) -> None:
        """Make durable what is in memory, tell it, and look after what follows. The lock is held."""
        entry, index, snapshot = self.prepare(place, live, body)
        try:
            await self.store.append([entry], index, snapshot)
            if isinstance(body, (entries.Sat, entries.Said)):
                await self.know(place, live)
            self.written(place, live, body, index)
        except BaseException:  # whether it was written is not known, or not whether all were told
            self.doubt(place)
            raise

    def prepare(self, place: Place, live: Live, body: Kept) -> tuple[Entry, Index | None, Snapshot | None]:
        """What is to be made durable of what is in memory."""
        now, number = self.now(), live.number + 1
        try:
            if body.lines and body.lines[0].number != live.lines + 1:
                raise RuntimeError(f"{place.id}: line {body.lines[0].number} after {live.lines}")  # never to be folded
            live.advance(number, now, body)
            live.fair.lag = self.heart.lag
            if live.table is not None and live.table.policies:
                self._plan_passes(place, live)
            index = self.index_of(place, live, body)
            keep = number % SNAPSHOT_EVERY == 0 and live.match is not None
            snapshot = Snapshot(place.id, number, live.picture()) if keep else None
            place.unsure = Entry(place.id, number, now, entries.write(body))
            return place.unsure, index, snapshot
        except BaseException:
            self.doubt(place)
            raise

    def written(self, place: Place, live: Live, body: Kept, index: Index | None) -> None:
        """Something is durable: tell it to everybody, and look after what follows."""
        if index is not None:
            place.index = index
        place.unsure = None
        self.bus.tell("t/" + place.id, str(live.number))
        self.tell(place, live, body)
        self.after(place, live, body)

    async def create(self, table: str, body: entries.Made) -> Place:
        """Set up a new table; two places for one would not hear of each other."""
        place = Place(table)
        live = Live(table, self.shelf.get)
        async with place.lock:
            await self.commit(place, live, body)
            await self.know(place, live)
            place.live = live
        known = self.places.setdefault(table, place)
        if known is place:  # else somebody has found it as soon as it was durable, and may look on already
            self._make_room(place)
            place.see_host(self.now())
        return known

    # ---- other nodes

    async def hear(self, table: str, number: int) -> None:
        """Another node has written to a table."""
        place = self.places.get(table)
        if place is None:
            return
        async with place.lock:
            if place.live is None or place.live.number < number:
                try:
                    await self.catch_up(place)
                except Unavailable as bad:
                    log.warning("what another node wrote cannot be read: %s", bad, extra={"table": table})

    async def catch_up(self, place: Place) -> None:
        """Take in what others have written, or fold everything anew, and tell it. The lock is held."""
        try:
            live = place.live
            if live is None:
                await self.live(place)
                return
            for entry in await self.store.read(place.id, live.number):
                body = entries.read(entry.body)
                live.fold(entry.number, entry.at, body)
                live.fair.lag = self.heart.lag
                self._plan_for_others(place, live, entry.at, body)
                if body.by == live.host:
                    place.see_host(entry.at)
                await self.know(place, live)
                self.tell(place, live, body)
                self.after(place, live, None)
            place.index = await self.store.index(place.id)
        except BaseException:
            self.doubt(place)
            raise

    # ---- telling

    def tell(self, place: Place, live: Live, body: Kept | None) -> None:
        """Send every viewer what is new to him: nothing where he may know of nothing new."""
        if not place.viewers:
            return
        if type(body) is entries.Said:
            self._tell_chat(place, live, body)
            return
        now, match = self.time(), live.match
        loud = not (live.playing and type(body) in QUIET) or live.proposal_lapsed()
        if loud:
            self._usher(place, live)
        table = telling.facts_bytes(live, place.company(), now) if loud else b""
        news = None if match is None else telling.News(live, match, now, table)
        onlookers: dict[int, bytes] = {}
        """What is written for those without a seat, by the letters they have: there may be many of them."""
        for viewer in place.viewers:
            if viewer.gone:
                continue
            count = 0 if match is None else match.mail.count(viewer.key)
            if news is None or (count == viewer.n and type(body) is not entries.Begun):
                if table:  # at the beginning there is a view, though nothing may have been told yet
                    viewer.tell(telling.table_news(table, self.you(live, viewer)))
                continue
            text = onlookers.get(viewer.n) if viewer.key == SPECTATOR else None
            if text is None:
                text = news.write(viewer.key, viewer.n)
                if viewer.key == SPECTATOR:
                    onlookers[viewer.n] = text
            viewer.n = count
            viewer.tell(text)

    def _usher(self, place: Place, live: Live) -> None:
        """See every viewer out or to his seat before any is told who is there: who has just sat down is not away."""
        reseated = False
        for viewer in place.viewers:
            barred = may_look(live, viewer.who.person)
            if barred is not None:  # the match has begun, or he was sent away
                let_go(viewer, barred.key, barred.detail)
            elif self._reseat(live, viewer):
                reseated = True
        if reseated:
            self.tell_presence(place)

    def tell_presence(self, place: Place) -> None:
        """Let the other nodes know who looks on through this one."""
        people, watching = place.here()
        self.bus.tell("p/" + place.id, " ".join([self.bus.node, str(watching), *sorted(people)][:40]))

    def _reseat(self, live: Live, viewer: Viewer) -> bool:
        """Before the match people change seats; in it somebody may have been sent away."""
        seat = viewer.who.seat
        if seat is not None and live.sitters[seat].person == viewer.who.person:
            return False
        own = live.seats_of(viewer.who.person)
        if seat is None and not own:
            return False
        viewer.sit(own[0] if own else None)
        if live.match is not None:
            viewer.n = 0
            viewer.tell(self.sync(live, viewer, 0))
        return True

    def _tell_chat(self, place: Place, live: Live, body: entries.Said) -> None:
        number, at, said = live.chat[-1]
        text = msgspec.json.encode(telling.line(number, at, said, place.company()))
        for viewer in place.viewers:
            if body.by not in viewer.muted:
                viewer.tell(text)

    def you(self, live: Live, viewer: Viewer) -> You:
        """Who a viewer is at a table."""
        who = viewer.who
        return You(
            person=who.person,
            seat=who.seat,
            seats=live.seats_of(who.person),
            host=who.person == live.host,
            muted=sorted(viewer.muted),
        )

    def sync(self, live: Live, viewer: Viewer, since: int) -> bytes:
        """Everything a viewer needs; from now on he is sent what is new."""
        place = self.places[live.id]
        text = telling.sync(live, self.you(live, viewer), since, place.company(), self.time())
        viewer.n = 0 if live.match is None else live.match.mail.count(viewer.key)
        return text

    # ---- the index

    def index_of(self, place: Place, live: Live, body: Kept) -> Index | None:
        """The table's row, or None where it is as it was written."""
        wake, bots, old = place.pass_at, bool(live.asked_bots), place.index
        if live.match is None:
            wake = live.fair.due()
        elif live.clocks.running:
            wake = min((at for at in (live.clocks.deadline(), wake) if at is not None), default=None)
        if type(body) is entries.Moved and live.playing and old is not None and old.status == "playing":
            if old.wake_at == wake and (old.bot_due is not None) == bots:
                return None
        people = listed(live.sitters, live.host, over=live.status == "over")
        free = sum(sitter.kind == "open" for sitter in live.sitters)
        row = TableRow(
            id=live.id,
            game=live.settings.game,
            name=live.settings.name,
            status=live.status,  # type: ignore[arg-type]
            locked=bool(live.password),
            seats=len(live.sitters),
            free=free,
            people=[sitter.person for sitter in live.sitters if sitter.person],
            updated=live.shown_at,
        )
        return Index(
            id=live.id,
            game=live.settings.game,
            status=live.status,
            updated=live.shown_at,
            public=live.settings.public,
            free=free,
            host=live.host,
            people=people,
            wake_at=wake,
            bot_due=live.at - self.heart.lag + 3.0 if bots else None,
            facts=msgspec.json.encode(row),
        )
