"""Serve a game room whose matches repeat: dice, names of guests and bots follow from a seed. For tests only.

    python -m scripts.seeded_room serve …        the arguments of `ludoteka serve`; LUDOTEKA_TEST_SEED names the seed

Whoever knows the seed knows every die, so this is no part of the package. What is drawn for a test depends on the seed
and on the cookie `test-seed` that the test's browser sends, not on the tests before it.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections import Counter
from collections.abc import Sequence
from contextvars import ContextVar
from http.cookies import SimpleCookie
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT / "src")]

from ludoteka import cli  # noqa: E402  # the path comes first
from ludoteka.bots.levels import LEVELS  # noqa: E402
from ludoteka.server import serving, thinkers  # noqa: E402
from ludoteka.server.randomness import Randomness  # noqa: E402

if TYPE_CHECKING:
    from litestar import Litestar

    from ludoteka.server.bus.bus import Bus
    from ludoteka.server.config import Config
    from ludoteka.server.store.store import Store

COOKIE: Final = "test-seed"
VARIABLE: Final = "LUDOTEKA_TEST_SEED"
FUTURES: Final = 60
"""Search iterations of a level that is bounded by time alone."""
NO_CLOCK: Final = 3600.0
"""Seconds a bot may think: it is its number of iterations that ends a search."""
test_seed: ContextVar[str] = ContextVar("test_seed", default="")


def seed() -> str:
    """The seed of this run, from the environment."""
    return os.environ.get(VARIABLE, "1")


def digest(*words: str) -> bytes:
    """32 bytes that follow from some words."""
    return hashlib.sha256("\n".join(words).encode()).digest()


class SeededRandomness(Randomness):
    """Values that follow from a seed, the test that asks, and how many of a kind it has had."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._drawn: Counter[tuple[str, str]] = Counter()

    def match_id(self) -> str:
        """The next id, as long as a real one."""
        return self._next("match")[:16].hex()

    def match_secret(self) -> bytes:
        """The next secret."""
        return self._next("secret")

    def guest_name(self, animals: Sequence[str]) -> str:
        """The next name."""
        drawn = self._next("name")
        return f"{animals[drawn[0] % len(animals)]} {drawn[1] % 90 + 10}"

    def _next(self, kind: str) -> bytes:
        test = test_seed.get()
        self._drawn[kind, test] += 1
        return digest(self._seed, kind, test, str(self._drawn[kind, test]))


class SeedReader:
    """ASGI middleware that notes the cookie `test-seed` of each request for whatever is drawn during it."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        sent = b"; ".join(value for name, value in scope.get("headers", ()) if name == b"cookie")
        found = SimpleCookie(sent.decode("latin-1")).get(COOKIE)
        test_seed.set(found.value if found else "")
        await self._app(scope, receive, send)


def create(config: Config, store: Store, bus: Bus) -> Litestar:
    """The application of a room whose matches repeat."""
    from ludoteka.server import app

    workers = thinkers.Workers(config.workers, config.queue, config.games, seeded_answer)
    made = app.create(config, store, bus, thinkers=workers, randomness=SeededRandomness(seed()))
    made.asgi_handler = SeedReader(made.asgi_handler)
    return made


def seeded_answer(question: thinkers.Question, _: int) -> str:
    """Let a bot answer (in a worker process) by its seat's info alone: no clock and no other draw decides."""
    for level in LEVELS.values():
        level.seconds, level.iterations = NO_CLOCK, level.iterations or FUTURES
    drawn = hashlib.sha256(question.info + question.level.encode()).digest()
    return thinkers.answer(question, int.from_bytes(drawn[:7], "big"))


if __name__ == "__main__":
    cli._COMMANDS["serve"] = lambda args: serving.serve(args, create)
    sys.exit(cli.main())
