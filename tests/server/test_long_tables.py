"""Tables at which a great deal happens: they come back after a fold, and nobody fills their logs for fun."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.server.live import entries
from ludoteka.server.store.store import Entry
from tests.server.house import House
from tests.server.matches import two


LENGTH = 10_060


def long_log(house: House, table: str, person: str) -> None:
    """Somebody at a new table has said very often that he is ready, and taken it back."""
    toggles = [
        Entry(table, number, house.time, entries.write(entries.Readied(by=person, seat=0, yes=number % 2 == 0)))
        for number in range(2, LENGTH + 1)
    ]
    house.run(house.store.append(toggles))


def test_a_table_with_a_long_log_is_used_again_after_a_fold(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create()
    long_log(house, table, ann.id)
    house.room.hall.places.clear()
    assert ann.act(table, "ready", yes=False)["kind"] == "accepted"
    assert len(house.run(house.store.read(table))) == LENGTH + 1


def test_what_another_node_wrote_is_caught_up_with_however_much_it_is(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create()
    long_log(house, table, ann.id)
    house.run(house.room.hall.hear(table, LENGTH))
    live = house.room.hall.places[table].live
    assert live is not None
    assert live.number == LENGTH


def test_a_stranger_does_not_fill_the_log_of_a_waiting_room(new_house: Callable[..., House]) -> None:
    house = new_house(rate=1.0)
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = ann.create()
    eve.act(table, "sit", seat=1)
    eye = eve.look(table)
    answers = [eye.act("ready", yes=i % 2 == 0) for i in range(50)]
    assert answers[-1]["problem"]["key"] == "too-many"
    assert len(house.run(house.store.read(table))) < 48
    assert ann.act(table, "ready")["kind"] == "accepted"


@pytest.mark.parametrize(("kind", "fields"), [("policy", {"wishes": {}}), ("propose", {"what": "pause"}), ("undo", {})])
def test_nor_does_a_player_that_of_a_match(new_house: Callable[..., House], kind: str, fields: dict[str, Any]) -> None:
    house = new_house(rate=1.0)
    _, bob, table = two(house)
    answers = [bob.act(table, kind, **fields) for _ in range(50)]
    assert answers[-1]["problem"]["key"] == "too-many"


def test_who_says_again_that_he_is_ready_writes_nothing(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create()
    kinds = [ann.act(table, "ready", entropy="ab")["kind"] for _ in range(3)]
    assert kinds == ["accepted"] * 3
    assert len(house.run(house.store.read(table))) == 2
