"""Words by PostgreSQL's NOTIFY, on a connection of their own: inside a writing transaction they would slow it down."""

from __future__ import annotations

from typing import Any

import asyncpg

from ludoteka.server.bus.batched import BatchedBus

CHANNEL = "ludoteka"
PATIENCE = 5.0


class PostgresBus(BatchedBus):
    """One connection that listens and tells."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self._connection: Any = None

    async def connect(self) -> None:
        """Listen to the channel."""
        try:
            self._connection = await asyncpg.connect(self.address, timeout=PATIENCE, command_timeout=PATIENCE)
            await self._connection.add_listener(CHANNEL, self._notified)
            self._connection.add_termination_listener(self._ended)
        except (TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise OSError(str(error)) from None

    async def disconnect(self) -> None:
        """Close without ceremony."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.remove_termination_listener(self._ended)
            connection.terminate()

    async def send(self, message: str) -> None:
        """NOTIFY."""
        if self._connection is None:
            raise OSError("there is no connection")
        try:
            await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message)
        except (TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise OSError(str(error)) from None

    def _notified(self, _connection: object, _process: int, _channel: str, message: str) -> None:
        self.heard(message)

    def _ended(self, _connection: object) -> None:
        self.lost()
