"""Rate limits on everything a stranger can call: so many at once, then so many a second."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Network, ip_address
from typing import Final

from ludoteka.server.live.bucket import Bucket, Rate


RATES: Final = {
    "call": Rate(120, 0.05),
    "guest": Rate(10, 20.0),
    "login": Rate(8, 15.0),
    "login-name": Rate(40, 5.0),
    "account": Rate(5, 60.0),
    "create": Rate(20, 10.0),
    "enter": Rate(8, 10.0),
    "enter-table": Rate(40, 2.0),
    "act": Rate(60, 0.1),
    "deed": Rate(40, 2.0),
    "list": Rate(30, 0.5),
    "name": Rate(5, 30.0),
    "token": Rate(10, 60.0),
    "chat": Rate(6, 2.0),
    "question": Rate(120, 0.125),
    "question-address": Rate(480, 0.03125),
    "forecast": Rate(12, 1.0),
    "hint": Rate(5, 6.0),
    "lesson": Rate(60, 0.25),
    "lesson-address": Rate(120, 0.1),
    "replay": Rate(60, 0.25),
    "upload": Rate(4, 60.0),
    "report": Rate(5, 600.0),
    "report-address": Rate(10, 120.0),
    "block": Rate(30, 10.0),
    "push": Rate(10, 30.0),
    "connect": Rate(60, 0.5),
    "frame": Rate(60, 0.05),
}
"""By what is called; the key is an address, a person, or a socket.

A question (why, preview, everything anew) is answered in a millisecond or two, and a pointer that passes quickly over a
hand asks ten or twenty. So a person has 120 at once and 8 a second, a household four times as much. Moves that are
refused or stale count as questions.

What all try together, a login or the password of a table, has room again sooner than one address can use it up: nobody
alone keeps the others out.
"""
REMEMBERED: Final = 50_000


@lru_cache(4096)
def neighbourhood(address: str) -> str:
    """As whom an address is counted: one household has one IPv4 address, but 2^64 of IPv6.

    >>> [neighbourhood(one) for one in ("10.0.0.1", "::ffff:10.0.0.1", "2001:db8:0:7::1", "2001:db8:0:7:ffff::2")]
    ['10.0.0.1', '10.0.0.1', '2001:db8:0:7::/64', '2001:db8:0:7::/64']
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))


class TooMany(Exception):
    """Somebody calls too often; `wait` is when to try again."""

    def __init__(self, kind: str, wait: float) -> None:
        super().__init__(f"too often; try again in {wait:.0f} s")
        self.kind = kind
        self.wait = wait


class Limits:
    """Buckets by what is called and by whom; the oldest are forgotten."""

    def __init__(self, factor: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self._factor = factor
        self.now = now
        """The time by which buckets count."""
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.refused: Counter[str] = Counter()

    def check(self, kind: str, key: str) -> None:
        """Take one, or raise TooMany."""
        if self._factor <= 0:
            return
        bucket = self._buckets.get((kind, key))
        if bucket is None:
            bucket = self._buckets[kind, key] = self.bucket(kind)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        wait = bucket.wait(self.now())
        if wait > 0:
            self.refused[kind] += 1
            raise TooMany(kind, wait)

    def check_both(self, kind: str, person: str, address: str) -> None:
        """Take one for a person and one for the address they call from, or raise TooMany."""
        self.check(kind, person)
        if address:
            self.check(kind + "-address", address)

    def bucket(self, kind: str) -> Bucket:
        """A bucket of one's own, for a socket."""
        burst, seconds = RATES[kind]
        return Bucket(Rate(burst * self._factor, seconds / self._factor) if self._factor > 0 else Rate(1e12, 1e-9))
