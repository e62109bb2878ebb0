"""Extra time is the same for everybody, seen by all, and bounded."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka import SPECTATOR
from ludoteka.server.live import entries
from tests.server.house import Guest, House
from tests.server.matches import two

BANK = {"kind": "bank", "seconds": 60.0, "back": 0.0}
DAYS = 2_592_000.0


def facts(guest: Guest, table: str) -> Any:
    return guest.see(table)["table"]


def left(guest: Guest, table: str) -> list[float | None]:
    return [seat["left"] for seat in facts(guest, table)["seats"]]


def test_extra_time_goes_to_every_person_alike_and_all_are_told(house: House) -> None:
    ann, bob, table = two(house, clock=BANK)
    ann.act(table, "host", what="extend", seat=0, seconds=60.0)
    assert left(bob, table) == [120.0, 120.0]
    last = bob.see(table)["letters"][-1]
    assert (last["key"], last["args"]) == ("extended", {"seconds": 60})


def test_who_comes_back_finds_the_same_extra_time(house: House) -> None:
    ann, bob, table = two(house, clock=BANK)
    bob.act(table, "leave")
    ann.act(table, "host", what="extend", seat=0, seconds=60.0)
    bob.act(table, "return")
    assert left(bob, table) == [120.0, 120.0]


@pytest.mark.parametrize(("seconds", "key"), [(DAYS, "too-much-time"), (3601.0, "too-much-time"), (0.0, "wrong-time")])
def test_extra_time_has_bounds_and_beyond_them_nothing_changes(house: House, seconds: float, key: str) -> None:
    ann, _, table = two(house, clock=BANK)
    problem = ann.act(table, "host", what="extend", seat=0, seconds=seconds)["problem"]
    assert (problem["key"], "`seconds`" in problem["detail"]) == (key, True)
    assert (left(ann, table), ann.see(table)["letters"]) == ([60.0, 60.0], [])


def test_the_bound_holds_for_all_extra_time_of_a_match_together(house: House) -> None:
    ann, _, table = two(house, clock=BANK)
    assert ann.act(table, "host", what="extend", seat=0, seconds=3590.0)["kind"] == "accepted"
    problem = ann.act(table, "host", what="extend", seat=1, seconds=11.0)["problem"]
    assert (problem["key"], problem["args"]) == ("too-much-time", {"left": 10, "most": 3600})
    house.room.hall.places.clear()
    assert ann.act(table, "host", what="extend", seat=1, seconds=11.0)["problem"]["args"]["left"] == 10


def test_slow_matches_may_have_as_much_extra_time_as_their_clock_gives(house: House) -> None:
    ann, _, table = two(house, clock={"kind": "move", "seconds": 86_400.0})
    assert ann.act(table, "host", what="extend", seat=0, seconds=86_400.0)["kind"] == "accepted"
    assert left(ann, table) == [172_800.0, 172_800.0]


def test_in_an_old_log_more_time_was_for_one_seat_and_nobody_was_told(house: House) -> None:
    _, _, table = two(house, clock=BANK)
    live = house.room.hall.places[table].live
    assert live is not None
    assert live.match is not None
    live.fold(live.number + 1, house.time, entries.Extended(seat=0, seconds=DAYS))
    assert live.clocks.shown(house.time) == [60.0 + DAYS, 60.0]
    assert (live.match.mail.count(SPECTATOR), live.clocks.extra) == (0, 0.0)
