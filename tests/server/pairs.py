"""Two nodes on one store, for the tests of what crosses between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteka.server.bus.local import LocalBus
from tests.server.house import Guest, House

Pair = tuple[House, House]


def joined(new_house: Callable[..., House], **settings: Any) -> Pair:
    """Two nodes that hear each other."""
    one_bus, other_bus = LocalBus(), LocalBus()
    one_bus.join(other_bus)
    one = new_house(bus=one_bus, **settings)
    return one, new_house(bus=other_bus, **settings | {"store": one.store})


def over_there(guest: Guest, house: House) -> Guest:
    """The same person at the other node."""
    twin = Guest(house)
    twin.jar = dict(guest.jar)
    return twin
