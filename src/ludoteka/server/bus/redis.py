"""Words by Redis pub/sub, for rooms that have one anyway."""

from __future__ import annotations

import asyncio
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from ludoteka.server.bus.batched import BatchedBus

CHANNEL = "ludoteka"


class RedisBus(BatchedBus):
    """One client that publishes, and a task that listens."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self._client: Any = None
        self._listening: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Subscribe to the channel."""
        self._client = Redis.from_url(self.address, decode_responses=True)
        channel = self._client.pubsub()
        try:
            await channel.subscribe(CHANNEL)
        except RedisError as error:
            raise OSError(str(error)) from None
        self._listening = asyncio.get_running_loop().create_task(self._listen(channel))

    async def disconnect(self) -> None:
        """Stop listening."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
            self._listening = None
        if self._client is not None:
            client, self._client = self._client, None
            await client.aclose()

    async def send(self, message: str) -> None:
        """PUBLISH."""
        if self._client is None:
            raise OSError("there is no connection")
        try:
            await self._client.publish(CHANNEL, message)
        except RedisError as error:
            raise OSError(str(error)) from None

    async def _listen(self, channel: Any) -> None:
        try:
            async for message in channel.listen():
                if message["type"] == "message":
                    self.heard(message["data"])
        except (RedisError, OSError):
            self.lost()
