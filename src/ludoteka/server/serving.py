"""`ludoteka serve`: one node of the game room, from its settings to its last goodbye."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import logging
import os
import re
import signal
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import uvicorn

from ludoteka import LudotekaError, _release
from ludoteka.core.errors import nearest
from ludoteka.server import folder, logs
from ludoteka.server.bus.bus import Bus
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.config import Config
from ludoteka.server.keeping import keep
from ludoteka.server.metrics import networks
from ludoteka.server.store.memory import MemoryStore
from ludoteka.server.store.store import Store
from ludoteka.server.wire.protocol import Wire

if TYPE_CHECKING:
    from litestar import Litestar

    from ludoteka.server.room import Room

    MakeApp = Callable[[Config, Store, Bus], Litestar]

GRACE = 10
"""Seconds that open calls have to end after the node was asked to stop."""

ENTRIES = ("open", "invite", "closed")
"""What may be chosen for `entry`."""

log = logging.getLogger("ludoteka.serving")


def serve(args: Namespace, make_app: MakeApp | None = None) -> int:
    """Run a node until it is asked to stop; `make_app` replaces the application, for tests."""
    config = settings(args, os.environ)
    logs.start(config.log_format, config.log_level)
    with contextlib.ExitStack() as held:
        if not config.database:
            held.enter_context(folder.locked(config.data))
        sys.setswitchinterval(0.001)  # the writing thread must not wait long for its turn
        with asyncio.Runner(loop_factory=_loop) as runner:
            runner.run(_serve(config, make_app, show=args.open))
    return 0


def settings(args: Namespace, environment: Mapping[str, str]) -> Config:
    """Defaults, then LUDOTEKA_… variables, then the command line."""
    chosen: dict[str, object] = {}
    for field in msgspec.structs.fields(Config):
        given = getattr(args, field.name, None)
        written = environment.get("LUDOTEKA_" + field.name.upper())
        if given is not None and given != []:
            chosen[field.name] = str(given) if isinstance(given, Path) else given
        elif written is not None and field.name == "secret":
            chosen[field.name] = _secret(written)
        elif written is not None and isinstance(field.default, tuple):
            chosen[field.name] = written.split(",")
        elif written is not None:
            chosen[field.name] = written
    key = chosen.pop("secret", b"")
    entry = str(chosen.get("entry", "open"))
    if entry not in ENTRIES:
        raise LudotekaError(f"the settings do not fit: no entry {entry!r}; {nearest(entry, ENTRIES)}")
    try:
        config = msgspec.convert(chosen, Config, strict=False, dec_hook=lambda kind, value: kind(value))
    except msgspec.ValidationError as error:
        raise LudotekaError(f"the settings do not fit: {error}") from None
    fault = _fault(config)
    if fault:
        raise LudotekaError(f"the settings do not fit: {fault}")
    return msgspec.structs.replace(config, secret=key)


def _fault(config: Config) -> str:
    """What of the settings cannot be meant, with what would be right; nothing where all can."""
    if not 0 <= config.port <= 65_535:
        return f"there is no port {config.port}; give one from 1 to 65535, or 0 for any free one"
    if config.workers < 1:
        return f"{config.workers} workers are too few; give at least 1, or no bot can think"
    if config.tables_per_person < 0:
        return f"{config.tables_per_person} tables per person are too few; give at least 1, or 0 for no limit"
    if config.redis and not config.redis.startswith(("redis://", "rediss://", "unix://")):
        return f"{config.redis!r} is no Redis; write redis://HOST:PORT"
    if config.origin and re.fullmatch(r"https?://[^/?#\s]+/?", config.origin) is None:
        return f"{config.origin!r} is no origin; write what people type, as https://games.example"
    for proxy in config.proxies.split(",") if config.proxies not in ("", "*") else ():
        try:
            ipaddress.ip_network(proxy.strip(), strict=False)
        except ValueError:
            return f"{proxy!r} is no address of a proxy; write 127.0.0.1 or 10.0.0.0/8, with commas between"
    try:
        networks(config.metrics_from)
    except ValueError as error:
        return f"metrics_from: {error}; write addresses as 10.0.0.7 or 10.0.0.0/8, with commas between"
    return ""


def _secret(digits: str) -> bytes:
    try:
        key = bytes.fromhex(digits)
    except ValueError:
        key = b""
    if len(key) < 32:
        raise LudotekaError("LUDOTEKA_SECRET must be at least 64 hex digits; one is made by: openssl rand -hex 32")
    return key


def _loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


@contextlib.asynccontextmanager
async def opened(config: Config) -> AsyncIterator[tuple[Config, Store, Bus]]:
    """The store and the bus that the settings ask for, and the settings with the room's key."""
    store, bus = make_store(config), make_bus(config)
    await store.open()
    try:
        await bus.open()
        try:
            if not config.secret:
                local = config.database == ""
                key = folder.own_key(config.data) if local else await folder.shared_key(store)
                config = msgspec.structs.replace(config, secret=key)
            yield config, store, bus
        finally:
            await bus.close()
    finally:
        await store.close()


def make_store(config: Config) -> Store:
    """The store that the settings name."""
    if config.database == "memory":
        return MemoryStore()
    if config.database:
        if not config.database.startswith(("postgresql://", "postgres://")):
            raise LudotekaError("the database must be postgresql://…, or nothing for SQLite in the data folder")
        from ludoteka.server.store.postgres import PostgresStore

        return PostgresStore(config.database)
    return folder.store_in(config.data)


def make_bus(config: Config) -> Bus:
    """The bus that the settings name; the nodes of one database tell each other by it."""
    if config.redis:
        from ludoteka.server.bus.redis import RedisBus

        return RedisBus(config.redis)
    if config.database and config.database != "memory":
        from ludoteka.server.bus.postgres import PostgresBus

        return PostgresBus(config.database)
    return LocalBus()


async def _serve(config: Config, make_app: MakeApp | None, *, show: bool) -> None:
    from ludoteka.server.app import create

    async with opened(config) as (config, store, bus):
        app = (make_app or create)(config, store, bus)
        with listening(config) as listener:
            tidying = asyncio.get_running_loop().create_task(keep(store, config))
            server = Door(uvicorn_config(app, config), app.state.room)
            host, port = listener.getsockname()[:2]
            address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
            print(f"listening on {address}", flush=True)
            if show:
                threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
            log.info(
                "the room is open", extra={"release": _release.name(), "host": host, "port": port, "node": bus.node}
            )
            tame_collector()
            try:
                await server.serve([listener])
            finally:
                tidying.cancel()
                await asyncio.gather(tidying, return_exceptions=True)
    log.info("the room is closed")


class Door(uvicorn.Server):
    """Ends when it is asked to, and lets the store be closed after it; a second Ctrl-C does not wait for open calls."""

    def __init__(self, config: uvicorn.Config, room: Room) -> None:
        super().__init__(config)
        self._room = room

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, and have who looks on told why: uvicorn would close their sockets without a word."""
        for server in self.servers:
            server.close()
        await self._room.farewell()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take SIGINT and SIGTERM as the wish to end, and nothing more: uvicorn would raise them again at the end."""
        loop = asyncio.get_running_loop()
        for wish in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(wish, self.handle_exit, wish, None)
        yield


def tame_collector() -> None:
    """Let the collector look at young objects only, often and shortly: all tables took 60 ms, in which all waited."""
    gc.collect()
    gc.freeze()  # what is loaded now stays: it need not be looked at again
    gc.set_threshold(10_000, 1_000, 10)


def uvicorn_config(app: object, config: Config) -> uvicorn.Config:
    """How the door is hung: limits on all that a stranger sends, no talk about which server this is."""
    sockets: type = Wire
    if config.wire == "websockets":
        from ludoteka.server.other_wire import OtherWire

        sockets = OtherWire
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http="httptools",
        ws=sockets,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies or None,
        ws_max_size=config.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=25.0,
        ws_ping_timeout=25.0,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=GRACE,
        h11_max_incomplete_event_size=16_384,
    )


@contextlib.contextmanager
def listening(config: Config) -> Iterator[socket.socket]:
    """The open port."""
    try:
        family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
        # asyncio sends small messages at once only where a socket says that it speaks TCP
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((config.host, config.port))
        listener.listen(2048)
    except OSError as error:
        raise LudotekaError(f"cannot listen on {config.host} port {config.port}: {error.strerror}") from None
    with listener:
        yield listener
