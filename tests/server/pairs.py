"""Two nodes on one store, for the tests of what crosses between them."""

from __future__ import annotations

from tests.server.house import Guest, House

Pair = tuple[House, House]


def over_there(guest: Guest, house: House) -> Guest:
    """The same person at the other node."""
    twin = Guest(house)
    twin.jar = dict(guest.jar)
    return twin
