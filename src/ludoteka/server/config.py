"""What whoever runs a room may choose; every value has a default that is safe on the open internet."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct


class Config(Struct, frozen=True, kw_only=True):
    """The settings of one node. The command line and LUDOTEKA_… variables fill them in (`serving`)."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("ludoteka-data")
    """Where the SQLite file, the backups and the room's own key are kept."""
    database: str = ""
    """A postgresql:// address; empty: SQLite in the data folder; 'memory': nothing is kept."""
    redis: str = ""
    """A redis:// address for words between nodes; empty: the database tells them."""
    origin: str = ""
    """The address people type, as https://games.example; empty: whatever the browser calls this host."""
    proxies: str = ""
    """Addresses of reverse proxies whose X-Forwarded-… headers are believed, with commas between."""
    secret: bytes = b""
    """Signs cookies and tokens; 32 bytes, kept in the data folder or given by LUDOTEKA_SECRET (hex)."""
    entry: Literal["open", "invite", "closed"] = "open"
    """Who may come in for the first time: anybody, whoever has an invitation link, or nobody."""
    workers: int = 1
    """Processes in which bots think."""
    queue: int = 200
    """How many bot moves may wait for a worker before new ones are put off."""
    tables_per_person: int = 20
    """Running tables that one person may host, those of bots alone included; 0: any number."""
    reviewers: int = 1
    """Processes in which finished matches are reviewed, when nobody else wants the cores."""
    bot_pause: float = 0.7
    """Seconds a bot waits before it thinks, where somebody looks on: people want to follow."""
    pass_delay: tuple[float, float] = (0.6, 1.6)
    """A run of automatic passes is told after a delay drawn evenly between these, in seconds."""
    host_away: float = 120.0
    """When the host has not been at a table for so many seconds, whoever sits at it may become the host."""
    games: tuple[str, ...] = ()
    """Further games: paths of Python files that hold a GAME; and own content for a game: GAME=FILE.toml."""
    live_tables: int = 2000
    """How many tables are kept in memory; the least used is dropped and folded anew when it is wanted."""
    sockets: int = 5000
    sockets_per_address: int = 50
    wire: Literal["own", "websockets"] = "own"
    """Who frames WebSockets: the room's own lean protocol, or uvicorn's, which is dearer (docs/decisions/0007)."""
    frame_bytes: int = 16_384
    body_bytes: int = 65_536
    rate: float = 1.0
    """All rate limits are multiplied by this; 0 switches them off, for measuring."""
    push_contact: str = ""
    """A mailto: or https: address that push services may complain to; empty: no web push."""
    retention_days: int = 0
    """Tables that are over or were never begun are removed when nobody has touched them for so long; 0: kept."""
    abandoned_days: int = 0
    """The same for tables whose match has begun and is not over: playing, paused or frozen."""
    metrics: bool = True
    metrics_from: str = ""
    """Addresses beside loopback that may read /metrics, with commas between."""
    log_format: Literal["", "json", "plain"] = ""
    """Empty: plain where a person reads it at a terminal, else json."""
    log_level: str = "info"
    web: Path | None = None
    """The built front end; empty: the one that came with the package."""
