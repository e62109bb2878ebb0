"""For whoever watches over a node: is it alive, is it ready, what are its figures."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any

from litestar import Request, Response, get
from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from ludoteka import _release
from ludoteka.server import reports
from ludoteka.server.metrics import DelayedMetrics, MetricsAccess
from ludoteka.server.store.store import Unavailable

PATIENCE = 2.0
"""Seconds after which a store that does not answer makes the node unready."""
EVERY = 1.0
"""Seconds for which it is believed what was found: each look is a durable write."""


@get("/healthz", sync_to_thread=False, include_in_schema=False, opt={"public": True})
def healthz() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok", "release": _release.name()}


class Pulse:
    """Whether the store reads and writes; looked at once a second at most, however many ask."""

    def __init__(self, ping: Callable[[], Awaitable[None]], now: Callable[[], float] = time.monotonic) -> None:
        self._ping = ping
        self._now = now
        self._felt: tuple[float, bool] | None = None
        self._feeling: asyncio.Task[bool] | None = None

    async def beats(self) -> bool:
        """What was found a moment ago, else what is found now; whoever asks meanwhile waits for the same answer."""
        if self._felt is not None and self._now() - self._felt[0] < EVERY:
            return self._felt[1]
        if self._feeling is None:
            self._feeling = asyncio.get_running_loop().create_task(self._feel())
        return await asyncio.shield(self._feeling)

    async def _feel(self) -> bool:
        found = False
        try:
            await asyncio.wait_for(self._ping(), PATIENCE)
            found = True
        except (Unavailable, TimeoutError):
            pass
        finally:
            self._felt, self._feeling = (self._now(), found), None
        return found


@get("/readyz", include_in_schema=False, opt={"public": True})
async def readyz(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """The node can serve: its store reads and writes."""
    if await request.app.state.pulse.beats():
        return Response({"status": "ok"})
    return Response({"status": "the store cannot be used"}, status_code=503)


@get("/metrics", include_in_schema=False, opt={"public": True}, media_type="text/plain; version=0.0.4")
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures for Prometheus; only for callers on the own machine, and those that the operator has named."""
    room, published = request.app.state.room, request.app.state.metrics
    where = request.client.host if request.client is not None else ""
    if not room.config.metrics or not published.access.allows(where, request.headers):
        return Response(b"", status_code=404)
    try:
        tables = await asyncio.wait_for(room.store.counts(), PATIENCE)
        complaints = [await asyncio.wait_for(reports.waiting(room.store, room.now()), PATIENCE)]
    except (Unavailable, TimeoutError):
        tables, complaints = {}, []
    registry = CollectorRegistry()
    PlatformCollector(registry=registry)
    registry.register(RoomCollector(room, tables, complaints))
    registry.register(published.delayed)
    return Response(generate_latest(registry))


HANDLERS = [healthz, readyz, metrics]


class PublishedMetrics:
    """A room's metrics: their readers, and those that are published late."""

    def __init__(self, room: Any, now: Callable[[], float] = time.monotonic) -> None:
        none = CollectorRegistry()
        collectors = [CommandCollector(room), ProcessCollector(registry=none), GCCollector(registry=none)]
        self.access = MetricsAccess(room.config.metrics_from, room.config.proxies)
        self.delayed = DelayedMetrics(collectors, now)


class RoomCollector(Collector):
    """A room's figures that no hidden command moves, gathered when they are asked for."""

    def __init__(self, room: Any, tables: dict[str, int], complaints: list[int]) -> None:
        self._room = room
        self._tables = tables
        self._complaints = complaints

    def collect(self) -> Iterator[Metric]:
        """One family after the other."""
        places = list(self._room.hall.places.values())
        yield gauge(
            "tables",
            "Tables in the store by status",
            ["status"],
            [([status], number) for status, number in self._tables.items()],
        )
        yield gauge("reports", "Complaints that nobody has looked into", [], [([], one) for one in self._complaints])
        yield gauge("live_tables", "Tables kept in memory", [], [([], len(places))])
        yield gauge("viewers", "Open sockets", [], [([], sum(len(place.viewers) for place in places))])
        for name, text in (("sockets_opened", "Sockets opened"), ("sockets_refused", "Sockets refused")):
            yield counter(name, text, [], [([], getattr(self._room.figures, name))])


class CommandCollector(Collector):
    """A room's figures that any command may move, hidden ones among them."""

    def __init__(self, room: Any) -> None:
        self._room = room

    def collect(self) -> Iterator[Metric]:
        """One family after the other."""
        figures = self._room.figures
        yield gauge(
            "queue",
            "Questions that wait for worker processes, by pool and by the class in which they are served",
            ["pool", "class"],
            [([pool, kind], number) for pool, kind, number in self._room.scheduler.lengths()],
        )
        yield counter(
            "deeds",
            "Deeds at tables by answer",
            ["answer"],
            [([kind], number) for kind, number in sorted(figures.deeds.items())],
        )
        yield counter(
            "limited",
            "Calls turned away by a rate limit",
            ["limit"],
            [([name], number) for name, number in sorted(figures.limited.items())],
        )
        for name, text in (
            ("bot_moves", "Moves made by bots"),
            ("bot_failures", "Bot moves that failed"),
            ("timeouts", "Clocks that ran out"),
            ("notices", "Push notices sent"),
        ):
            yield counter(name, text, [], [([], getattr(figures, name))])
        written = getattr(self._room.store, "written", None)
        if written is not None:
            yield counter("store_commits", "Commits of the log", [], [([], written.commits)])
            yield counter("store_entries", "Entries committed", [], [([], written.entries)])
            yield counter("store_commit_seconds", "Seconds spent committing", [], [([], written.seconds)])
            yield counter("store_failures", "Commits that failed", [], [([], written.failures)])


def gauge(name: str, text: str, labels: list[str], rows: Iterable[tuple[list[str], float]]) -> Metric:
    """A family of present values."""
    family = GaugeMetricFamily(f"ludoteka_{name}", text, labels=labels)
    for row, value in rows:
        family.add_metric(row, value)
    return family


def counter(name: str, text: str, labels: list[str], rows: Iterable[tuple[list[str], float]]) -> Metric:
    """A family of values that only grow."""
    family = CounterMetricFamily(f"ludoteka_{name}", text, labels=labels)
    for row, value in rows:
        family.add_metric(row, value)
    return family
