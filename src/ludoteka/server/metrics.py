"""Access to `/metrics`, and the delay of every metric that a command at a table may move."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from prometheus_client.core import Metric
from prometheus_client.registry import Collector

DELAY: Final = 600.0
"""A metric that a command may move is published at least so many seconds late.

Commands may be hidden: at some games nobody is to know that somebody has already chosen. A count that moved at once
would tell everybody who can read it.
"""
PROXY_HEADERS: Final = ("forwarded", "via", "x-real-ip")
"""Beside all `x-forwarded-…`: whoever sends one of these is a proxy, or pretends to be one."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def networks(listed: str) -> list[Network]:
    """Addresses and networks with commas between; raises ValueError where one is none.

    >>> [str(one) for one in networks("10.0.0.7, fd00::/8")]
    ['10.0.0.7/32', 'fd00::/8']
    """
    return [ipaddress.ip_network(one.strip(), strict=False) for one in listed.split(",") if one.strip()]


class MetricsAccess:
    """Callers that may read the metrics: loopback, and the networks that the operator has named.

    The address is the one that the rate limits count: behind a trusted proxy that of the proxy's client. A call that
    comes from a trusted proxy's own address without saying for whom is not believed to be local.
    """

    def __init__(self, readers: str, proxies: str) -> None:
        self._readers = networks(readers)
        self._every_proxy = proxies == "*"
        self._proxies = [] if self._every_proxy else networks(proxies)

    def allows(self, host: str, headers: Mapping[str, str]) -> bool:
        """Whether a caller at an address may read."""
        try:
            address: Address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        named = _within(address, self._readers)
        if any(name in PROXY_HEADERS or name.startswith("x-forwarded-") for name in headers):
            return named and bool(self._proxies)
        own_proxy = self._every_proxy or _within(address, self._proxies)
        return named or (address.is_loopback and not own_proxy)


def _within(address: Address, among: Iterable[Network]) -> bool:
    return any(address in network for network in among)


class DelayedMetrics(Collector):
    """Metrics as they were at least `DELAY` seconds ago, however often they are asked for."""

    def __init__(self, collectors: list[Collector], now: Callable[[], float]) -> None:
        self._collectors = collectors
        self._now = now
        self._taken = self._published = self._take()
        self._taken_at = now()

    def _take(self) -> list[Metric]:
        return [metric for collector in self._collectors for metric in collector.collect()]

    def collect(self) -> list[Metric]:
        """Publish what was taken once it is old enough, and take the next."""
        now = self._now()
        if now - self._taken_at >= DELAY:
            self._published, self._taken, self._taken_at = self._taken, self._take(), now
        return self._published
