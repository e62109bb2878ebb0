"""A room that holds as many tables as it may."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.house import House


@pytest.mark.parametrize("most", [1, 2])
def test_a_room_full_of_tables_that_people_look_at_opens_one_more(new_house: Callable[..., House], most: int) -> None:
    house = new_house(live_tables=most)
    for number in range(most):
        guest = house.guest(f"Guest {number}")
        guest.look(guest.create())
    ann = house.guest("Ann")
    table = ann.create()
    assert ann.see(table)["table"]["id"] == table
    assert ann.look(table).read("sync")["you"]["host"] is True
    assert ann.act(table, "chat", preset="hello")["kind"] == "accepted"
