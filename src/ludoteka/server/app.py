"""The application: routes, sockets and chores of one node, as an ASGI server runs it."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from ludoteka import __version__
from ludoteka.server.bus.bus import Bus
from ludoteka.server.config import Config
from ludoteka.server import health
from ludoteka.server.door import (
    accounts,
    answers,
    docs,
    feed,
    front,
    games,
    lessons,
    me,
    notices,
    replays,
    reviews,
    tables,
)
from ludoteka.server.door.callers import provide_caller
from ludoteka.server.door.guard import Guard
from ludoteka.server.door.socket import Sockets
from ludoteka.server.randomness import Randomness
from ludoteka.server.replays import Replays
from ludoteka.server.room import Room
from ludoteka.server.store.store import Store
from ludoteka.server.thinkers import Thinkers


def create(
    config: Config,
    store: Store,
    bus: Bus,
    *,
    thinkers: Thinkers | None = None,
    projector: Thinkers | None = None,
    randomness: Randomness | None = None,
    now: Callable[[], float] = time.time,
    ticks: Callable[[], float] | None = None,
) -> Litestar:
    """The door of one node. Store and bus are opened and closed by whoever made them."""
    room = Room(config, store, bus, thinkers=thinkers, projector=projector, randomness=randomness, now=now, ticks=ticks)
    pages, told_again = front.Front(front.folder(room)), Replays(room)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await room.start()
        try:
            yield
        finally:
            await room.close()

    app = Litestar(
        [
            *me.HANDLERS,
            *accounts.HANDLERS,
            *games.HANDLERS,
            *lessons.HANDLERS,
            *tables.HANDLERS,
            *replays.HANDLERS,
            *reviews.HANDLERS,
            *notices.HANDLERS,
            *feed.HANDLERS,
            *docs.HANDLERS,
            *health.HANDLERS,
            *front.HANDLERS,
        ],
        dependencies={
            "room": Provide(lambda: room, sync_to_thread=False),
            "caller": Provide(provide_caller),
            "replays": Provide(lambda: told_again, sync_to_thread=False),
            "front": Provide(lambda: pages, sync_to_thread=False),
        },
        exception_handlers=answers.HANDLERS,
        lifespan=[lifespan],
        request_max_body_size=config.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Ludoteka", version=__version__, path="/api", render_plugins=[docs.Exact(path="/openapi.json")]
        ),
        logging_config=None,
    )
    app.state.room = room
    app.state.pulse = health.Pulse(store.ping)
    app.state.metrics = health.PublishedMetrics(room)
    app.asgi_handler = Guard(config, room.limits, app.asgi_handler, Sockets(room))  # type: ignore[assignment]
    return app
