"""Passwords: argon2, off the event loop, few at a time."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError


class Passwords:
    """Hashes and checks in a thread of its own, so that a flood of attempts delays attempts only."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="passwords")
        self._nobody = ""

    async def hash(self, password: str) -> str:
        """What is kept in place of a password."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._hasher.hash, password)

    async def fits(self, kept: str, password: str) -> bool:
        """Whether a password is the one whose hash was kept; it takes as long where there is none."""
        if not kept:
            self._nobody = self._nobody or await self.hash("nobody")
        known = kept or self._nobody
        found = await asyncio.get_running_loop().run_in_executor(self._thread, self._check, known, password)
        return found and bool(kept)

    def _check(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        """Hash no more."""
        self._thread.shutdown(wait=False)
