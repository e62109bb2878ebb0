"""What a table needs that nobody asks for: bots move, clocks run out, policies pass, other nodes are heard."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec

from ludoteka import LudotekaError, Match
from ludoteka.core.info import imagined_info
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.facts import Advised
from ludoteka.server.figures import Figures
from ludoteka.server.live import acts, telling, timing
from ludoteka.server.live.asking import Who, match_of, own_seat
from ludoteka.server.live.entries import Kept, Moved
from ludoteka.server.live.hall import Hall, UnknownTable
from ludoteka.server.live.heartbeat import EVERY
from ludoteka.server.live.place import Place
from ludoteka.server.live.state import Live
from ludoteka.server.protocol import Hint
from ludoteka.server.scheduler import Priority, Scheduler
from ludoteka.server.store.store import Conflict, Damaged, Job, Unavailable
from ludoteka.server.thinkers import Busy, Question, Thinkers

log = logging.getLogger("ludoteka.chores")
LEASE: Final = 10.0
POLL: Final = 1.0
HEAL: Final = 5.0
PRESENCE: Final = 20.0
ADVISER: Final = "master"
"""The level of the bot that gives hints."""
GREETING: Final = 0.2
"""Comings and goings are told together after this long."""


class Chores:
    """Sets off tasks and timers; every one of them ends in an entry of the log or in nothing."""

    def __init__(
        self, hall: Hall, thinkers: Thinkers, scheduler: Scheduler, figures: Figures, *, bot_pause: float = 0.0
    ) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.scheduler = scheduler
        self.figures = figures
        self.bot_pause = bot_pause
        self.noticed: Callable[[Place, Live, Kept], None] = lambda place, live, body: None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        hall.after = self.look_after
        hall.again = self._again
        hall.bus.listen(self._hear)

    # ---- running

    def start(self) -> None:
        """Begin to look for what is due anywhere."""
        self.spawn(self._poll())
        if self.hall.heart.ticks is not None:
            self.spawn(self._beat())

    async def close(self) -> None:
        """Stop everything, wait for what is being written, and leave waiting bots to other nodes."""
        self._closed = True
        asked = [table for table, place in self.hall.places.items() if place.thinking]
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.hall.heart.close()
        for place in self.hall.places.values():
            place.hush()
            async with place.lock:
                pass
        self.thinkers.close()
        with suppress(Unavailable):
            for table in asked:
                await self.hall.store.let_go("bot", self.hall.bus.node, table)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside; failures are logged, never lost."""
        if self._closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a chore failed", exc_info=task.exception())

    # ---- after every change

    def look_after(self, place: Place, live: Live, body: Kept | None = None) -> None:
        """Ask bots, set the clock's timer, let policies pass after their delay; send notices of what was written here.

        What another node has written it has sent notices of, and what is folded anew was written before.
        """
        for seat in live.asked_bots:
            if place.thinking.get(seat) != live.written():
                place.thinking[seat] = live.written()
                self.spawn(self._ask_bot(place, seat, live.written()))
        if live.table is not None and (live.table.policies or live.clocks.kind != "none" or place.timer is not None):
            self._set_timer(place, live)
        elif live.table is None and (live.fair.deadline is not None or place.timer is not None):
            self._set_timer(place, live)
        if body is None:
            place.asked = live.asked()
        elif self._concerns_absent(place, live, body):
            self.noticed(place, live, body)

    def _concerns_absent(self, place: Place, live: Live, body: Kept) -> bool:
        """Whether somebody may have to be told who does not look; of most moves in a match it is known at once."""
        if type(body) is not Moved or not live.playing:
            return True
        asked = live.asked()
        if asked != place.asked:
            new = asked - place.asked
            for viewer in place.viewers:
                new.discard(viewer.who.person)
            if new:
                return True
            place.asked = asked
        return False

    def _set_timer(self, place: Place, live: Live) -> None:
        """One timer a table: for the first clock to run out, the run of passes that is due, or the end of a start."""
        if place.timer is not None:
            place.timer.cancel()
            place.timer = None
        now, end = self.hall.time(), live.clocks.deadline()
        if end is not None:
            end = max(end, now + self.hall.heart.wait())
        at = min((at for at in (end, place.pass_at) if at is not None), default=None)
        if live.table is None:
            at = live.fair.due()
        if at is not None and live.status in ("playing", "open"):
            wait = max(0.0, at - now) + 0.01
            place.timer = asyncio.get_running_loop().call_later(wait, lambda: self.spawn(self.wake(place)))

    async def wake(self, place: Place) -> None:
        """Do what time has made due."""
        async with place.lock:
            try:
                live = place.live
                if live is None:  # what is folded anew is told and looked after as a whole, clocks and all
                    await self.hall.catch_up(place)
                    return
                self.figures.timeouts += await timing.time_out(self.hall, place, live)
                if live.status == "playing" and place.pass_at is not None and place.pass_at <= self.hall.time():
                    place.pass_at = None
                    await timing.be_on_time(self.hall, place, live)
                    passed = acts.passes(live)
                    if passed is not None:
                        await self.hall.commit(place, live, passed)
                self._set_timer(place, live)
            except (Conflict, Unavailable) as bad:
                log.warning("what was due could not be written: %s", bad, extra={"table": place.id})
                self._again(place)
            except BaseException:
                self._fold_again(place)
                raise

    def _fold_again(self, place: Place) -> None:
        """Throw away what may be half done in memory: whatever was written from it could never be folded."""
        place.live = None
        self._again(place)

    def _again(self, place: Place) -> None:
        """Try once more a little later."""
        if not self._closed:
            asyncio.get_running_loop().call_later(POLL, lambda: self.spawn(self._revisit(place)))

    async def _revisit(self, place: Place) -> None:
        """Look at a table again; one that was thrown away is folded and told."""
        async with place.lock:
            if place.live is not None:
                self.look_after(place, place.live)
                return
            try:
                await self.hall.catch_up(place)
            except (Damaged, UnknownTable):  # nothing that time could mend
                return
            except Unavailable:
                self._again(place)

    # ---- bots

    async def _ask_bot(self, place: Place, seat: int, asked: int) -> None:
        """Let a worker think for a seat, then make its move, unless the match has gone on meanwhile."""
        move: str | None = None
        try:
            move = await self._think(place, seat, asked)
        except Busy:
            self._again(place)
        except Exception:
            self.figures.bot_failures += 1
            self._again(place)
            raise
        finally:
            if not move:
                _forget(place, seat, asked)
        if move:
            await self._move_bot(place, seat, move, asked)
        elif move is not None:
            await self._revisit(place)

    async def _think(self, place: Place, seat: int, asked: int) -> str:
        """The move of a bot; empty where the match has gone on before the question's turn came."""
        if self.bot_pause and place.viewers:
            await asyncio.sleep(self.bot_pause)
        live = place.live
        if live is None:
            return ""
        async with self.scheduler.turn("bots", live.host, lambda: _priority(place)):
            live = place.live
            if live is None or live.match is None or seat not in live.asked_bots or live.written() != asked:
                return ""
            return await self.thinkers.think(_question(live, live.match, seat))

    async def _move_bot(self, place: Place, seat: int, move: str, asked: int) -> None:
        async with place.lock:
            _forget(place, seat, asked)
            try:
                live = place.live
                if live is None:  # the bot is asked anew
                    await self.hall.catch_up(place)
                    return
                if seat not in live.asked_bots or live.written() != asked:
                    self.look_after(place, live)
                    return
                place.thinking[seat] = asked  # it is not asked again meanwhile
                try:
                    await timing.be_on_time(self.hall, place, live)
                finally:
                    place.thinking.pop(seat, None)
                await self.hall.commit(place, live, acts.move_of(live, seat, move))
                self.figures.bot_moves += 1
            except (Conflict, Unavailable, LudotekaError) as bad:
                log.warning("a bot's move could not be written: %s", bad, extra={"table": place.id})
                self._again(place)
            except BaseException:
                self._fold_again(place)
                raise

    async def forecast(self, place: Place, who: Who) -> list[dict[str, Any]]:
        """The chances in the present decision, as a seat can reckon them; play goes on meanwhile."""
        async with place.lock:
            live = await self.hall.live(place)
            match, seat = match_of(live), own_seat(live, who)
            if match.over:
                return []
            question = Question(live.settings.game, "", info_of(match, seat), "forecast")
        async with self.scheduler.turn("bots", who.person):
            found: list[dict[str, Any]] = msgspec.json.decode(await self.thinkers.think(question))
        return found

    async def hint(self, place: Place, who: Who, deed: Hint) -> Advised:
        """What a strong bot would do on somebody's seat, from what that seat knows; play goes on meanwhile."""
        async with place.lock:
            live = await self.hall.live(place)
            seat = acts.may_hint(live, who, deed)
            question = Question(live.settings.game, ADVISER, info_of(match_of(live), seat), "hint")
        async with self.scheduler.turn("bots", who.person):
            return msgspec.json.decode(await self.thinkers.think(question), type=Advised)

    # ---- the room's time

    async def _beat(self) -> None:
        """Keep the heartbeat going."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look_at_time()
            except Unavailable as bad:
                log.warning("the room's heartbeat is late: %s", bad)
            except Exception:
                log.exception("the room's heartbeat failed")

    async def look_at_time(self) -> None:
        """Look at the heartbeat; after a gap show all what their clocks really have left."""
        if await self.hall.heart.look():
            for place in self.hall.places.values():
                if place.live is not None and place.live.clocks.running:
                    self.greet(place, tell_others=False)

    # ---- other nodes

    async def _poll(self) -> None:
        """Take over what another node has left undone; hear what no word told; forget who is gone."""
        turn = 0
        while True:
            await asyncio.sleep(POLL)
            turn += 1
            try:
                await self._take_due()
                if turn % int(HEAL / POLL) == 0:
                    await self._heal()
            except Unavailable as bad:
                log.warning("the store is away: %s", bad)
            except Exception:
                log.exception("looking for what is due failed")
            if turn % int(PRESENCE / POLL) == 0:
                self._refresh_presence()

    async def _take_due(self) -> None:
        await self._take("clock", self.wake)
        await self._take("bot", self._revisit)

    async def _take(self, job: Job, chore: Callable[[Place], Coroutine[Any, Any, None]]) -> None:
        """Do a job where it is due; at a frozen table it never will be, until somebody plays on there."""
        now, node = self.hall.time(), self.hall.bus.node
        for row in await self.hall.store.take(job, node, now, now + LEASE):
            if not await self._look_at(row.id, chore):
                await self.hall.store.let_go(job, node, row.id, for_good=True)
            place = self.hall.places.get(row.id)
            if place is not None and place.live is not None and place.live.frozen is not None:
                await self.hall.store.let_go(job, node, row.id, for_good=True)

    async def _look_at(self, table: str, chore: Callable[[Place], Coroutine[Any, Any, None]]) -> bool:
        """Do a table's chore; whatever is wrong with that table, those behind it do not wait for it.

        False where its log is destroyed, so that nothing will ever be due there.
        """
        try:
            await chore(await self.hall.place(table))
        except UnknownTable:
            return True
        except Damaged:
            return False
        except Unavailable:
            raise
        except Exception:
            log.exception("a table could not be looked after", extra={"table": table})
        return True

    async def _heal(self) -> None:
        """Hear what words on the bus were lost, and fold what was thrown away: others may have heard nothing of it."""
        alone = isinstance(self.hall.bus, LocalBus)
        known = {
            table: 0 if place.live is None else place.live.number
            for table, place in self.hall.places.items()
            if (place.live is None and not place.damaged) or not alone
        }
        for table, number in (await self._last(list(known))).items():
            if number > known[table]:
                await self._look_at(table, self._catch_up)

    async def _last(self, tables: list[str]) -> dict[str, int]:
        """How long the logs of tables are; those whose pages are destroyed are left out."""
        try:
            return await self.hall.store.last(tables)
        except Damaged:
            if len(tables) == 1:
                return {}
        found: dict[str, int] = {}
        for table in tables:
            found.update(await self._last([table]))
        return found

    async def _catch_up(self, place: Place) -> None:
        async with place.lock:
            await self.hall.catch_up(place)

    async def _overhear(self, place: Place, number: int) -> None:
        """Take in what another node has written, if not now then a little later."""
        try:
            await self.hall.hear(place.id, number)
        except Unavailable:
            self._again(place)

    def _hear(self, topic: str, text: str) -> None:
        kind, _, table = topic.partition("/")
        place = self.hall.places.get(table)
        if place is None:
            return
        if kind == "t":
            self.spawn(self._overhear(place, int(text)))
        elif kind == "p":
            node, watching, *people = text.split(" ")
            place.host_away(self.hall.now())  # he may have been there until now
            place.elsewhere[node] = (frozenset(people), int(watching), self.hall.now())
            self.greet(place, tell_others=False)

    # ---- who is there

    def greet(self, place: Place, *, tell_others: bool = True) -> None:
        """Somebody came or went: all are told together, a moment later."""
        if tell_others:
            self.hall.tell_presence(place)
        if place.greeting is None and not self._closed:
            place.greeting = asyncio.get_running_loop().call_later(GREETING, lambda: self._greet(place))

    def _greet(self, place: Place) -> None:
        place.greeting = None
        if place.lock.locked():  # what is being written is not told before it is durable
            self.greet(place, tell_others=False)
            return
        live = place.live
        if live is not None and place.viewers:
            table = telling.facts_bytes(live, place.company(), self.hall.time())
            for viewer in place.viewers:
                viewer.tell(telling.table_news(table, self.hall.you(live, viewer)))

    def _refresh_presence(self) -> None:
        old = self.hall.now() - 3 * PRESENCE
        for place in list(self.hall.places.values()):
            if place.viewers:
                self.hall.tell_presence(place)
            for node, (people, _, at) in list(place.elsewhere.items()):
                if at < old:
                    del place.elsewhere[node]
                    if place.live is not None and place.live.host in people:
                        place.see_host(at)


def _question(live: Live, match: Match, seat: int) -> Question:
    """What the bot on a seat is asked: its own seat's info and nothing else."""
    return Question(live.settings.game, live.sitters[seat].level or live.settings.level, info_of(match, seat))


def _priority(place: Place) -> Priority:
    """The class of a bot's move by who is at its table now."""
    if not place.viewers and not any(people or watching for people, watching, _ in place.elsewhere.values()):
        return Priority.UNWATCHED
    live = place.live
    return Priority.PEOPLE if live is not None and any(one.plays for one in live.sitters) else Priority.BOTS


def _forget(place: Place, seat: int, asked: int) -> None:
    """A question is asked no more; one about a later moment stays."""
    if place.thinking.get(seat) == asked:
        del place.thinking[seat]


def info_of(match: Match, seat: int) -> bytes:
    """What one seat knows, written out."""
    info = imagined_info(match.edition.game, seat, match.position, match.mail.unsealed(seat, 0))
    return msgspec.json.encode(info.json())
