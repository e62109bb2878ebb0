"""Automatic passes: by the seat's own wishes, one delay for a whole run, the same whoever holds what."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from ludoteka.server.config import Config
from tests.server.house import Guest, House
from tests.server.pairs import Pair, joined, over_there

WINDOW = "tests/contract/pocket/window.py"


@pytest.fixture
def slow(new_house: Callable[..., House]) -> House:
    """A node that lets passes wait for half a second."""
    return new_house(games=(WINDOW,), pass_delay=(0.5, 0.5))


def in_the_window(house: House) -> tuple[Guest, str]:
    """One person on all four seats; the raiders have declared, and the first seat has priority."""
    ann = house.guest("Ann")
    table = ann.create("pocket-window", "me me me me")
    ann.act(table, "start")
    for seat, move in ((0, "done"), (2, "accept")):
        assert ann.move(table, move, seat)["kind"] == "accepted"
    return ann, table


def move(guest: Guest, table: str, text: str, seat: int) -> None:
    letters = guest.see(table, seat)["letters"]
    assert guest.act(table, "move", seat, expect=letters[-1]["n"], move=text)["kind"] == "accepted"


def passes(guest: Guest, table: str) -> int:
    return sum(letter["key"] == "pass" for letter in guest.see(table, 0)["letters"])


def all_skip(guest: Guest, table: str) -> None:
    for seat in (1, 2, 3):
        guest.act(table, "policy", seat, wishes={"skip_turn": True})


def test_without_wishes_everybody_is_asked(slow: House) -> None:
    ann, table = in_the_window(slow)
    move(ann, table, "pass", 0)
    assert ann.see(table, 1)["prompt"]["deciders"] == [1]


def test_who_skips_the_turn_is_passed_over(slow: House) -> None:
    ann, table = in_the_window(slow)
    all_skip(ann, table)
    move(ann, table, "pass", 0)
    slow.time += 0.6
    slow.run(slow.room.chores.wake(slow.room.hall.places[table]))
    assert passes(ann, table) == 4


def test_a_run_of_passes_waits_for_its_delay(slow: House) -> None:
    ann, table = in_the_window(slow)
    all_skip(ann, table)
    move(ann, table, "pass", 0)
    slow.time += 0.4
    slow.run(slow.room.chores.wake(slow.room.hall.places[table]))
    assert passes(ann, table) == 1


def test_a_whole_run_of_passes_is_one_entry(slow: House) -> None:
    ann, table = in_the_window(slow)
    all_skip(ann, table)
    move(ann, table, "pass", 0)
    before = len(slow.run(slow.store.read(table)))
    slow.time += 0.6
    slow.run(slow.room.chores.wake(slow.room.hall.places[table]))
    assert len(slow.run(slow.store.read(table))) == before + 1


def test_the_delay_is_kept_in_the_index_so_that_any_node_lets_it_end(slow: House) -> None:
    ann, table = in_the_window(slow)
    all_skip(ann, table)
    move(ann, table, "pass", 0)
    assert slow.run(slow.store.index(table)).wake_at == slow.time + 0.5


def test_after_a_fold_the_run_of_passes_still_comes(slow: House) -> None:
    ann, table = in_the_window(slow)
    all_skip(ann, table)
    move(ann, table, "pass", 0)
    slow.room.hall.places.pop(table).hush()
    ann.see(table, 0)
    slow.time += 0.6
    slow.run(slow.room.chores.wake(slow.room.hall.places[table]))
    assert passes(ann, table) == 4


def test_a_fold_leads_to_the_same_position(slow: House) -> None:
    ann, table = in_the_window(slow)
    all_skip(ann, table)
    move(ann, table, "pass", 0)
    slow.time += 0.6
    slow.run(slow.room.chores.wake(slow.room.hall.places[table]))
    before = ann.see(table, 3)
    slow.room.hall.places.pop(table).hush()
    assert ann.see(table, 3) == before


def test_wishes_are_shown_to_their_seat(slow: House) -> None:
    ann, table = in_the_window(slow)
    ann.act(table, "policy", 1, wishes={"kind": "able"})
    assert ann.see(table, 1)["wishes"]["kind"] == "able"


@pytest.fixture
def slow_pair(new_house: Callable[..., House]) -> Pair:
    """Two such nodes that hear each other."""
    return joined(new_house, games=(WINDOW,), pass_delay=(0.3, 0.5))


def planned_elsewhere(nodes: Pair) -> tuple[Guest, str]:
    """A run of passes is due that the first node has planned; the second looked on."""
    ann, table = in_the_window(nodes[0])
    there = over_there(ann, nodes[1])
    there.see(table, 0)
    all_skip(ann, table)
    move(ann, table, "pass", 0)
    nodes[1].rest()
    return there, table


def test_a_node_that_looked_on_makes_the_passes_of_one_that_died(slow_pair: Pair) -> None:
    there, table = planned_elsewhere(slow_pair)
    slow_pair[0].room.hall.places.pop(table).hush()
    other = slow_pair[1]
    other.time += 0.6
    other.run(other.room.chores._take_due())
    assert passes(there, table) == 4


def test_it_makes_them_without_a_lease_too(slow_pair: Pair) -> None:
    there, table = planned_elsewhere(slow_pair)
    slow_pair[0].room.hall.places.pop(table).hush()
    slow_pair[1].time += 0.6
    slow_pair[1].rest(0.6)
    assert passes(there, table) == 4


def test_a_node_that_looks_on_leaves_the_choice_of_the_moment_to_the_one_that_planned(slow_pair: Pair) -> None:
    there, table = planned_elsewhere(slow_pair)
    one, other = slow_pair
    due = one.room.hall.places[table].pass_at
    assert due is not None
    assert one.time + 0.3 <= due <= one.time + 0.5 == other.room.hall.places[table].pass_at
    one.time += 0.6
    one.run(one.room.chores.wake(one.room.hall.places[table]))
    other.rest()
    assert other.room.hall.places[table].pass_at is None
    assert passes(there, table) == 4


# ---- how long a run waits tells nothing of what anybody holds


def waits(house: House, seed: int) -> tuple[float, object]:
    """A new match, dealt by chance, with all others skipping: how long the run of passes waits, and who holds what."""
    ann, table = in_the_window(house)
    all_skip(ann, table)
    random.seed(seed)
    move(ann, table, "pass", 0)
    live = house.room.hall.places[table].live
    assert live is not None
    assert live.match is not None
    wake_at = house.run(house.store.index(table)).wake_at
    return wake_at - house.time, live.match.position.dump()


@pytest.fixture
def usual(new_house: Callable[..., House]) -> House:
    """A node that lets passes wait as long as nodes do by default."""
    return new_house(games=(WINDOW,), pass_delay=Config().pass_delay)


def test_the_same_seed_gives_the_same_delay_whoever_holds_what(usual: House) -> None:
    found = [waits(usual, 11) for _ in range(8)]
    assert (len({delay for delay, _ in found}), len({str(position) for _, position in found}) > 1) == (1, True)


def test_another_seed_gives_another_delay(usual: House) -> None:
    assert waits(usual, 11)[0] != waits(usual, 12)[0]


def test_delays_are_spread_evenly_between_the_bounds_of_the_default(usual: House) -> None:
    few, many = Config().pass_delay
    found = sorted(waits(usual, seed)[0] for seed in range(60))
    quarters = [
        sum(few + part * (many - few) / 4 <= delay < few + (part + 1) * (many - few) / 4 for delay in found)
        for part in range(4)
    ]
    assert (few <= found[0], found[-1] <= many, min(quarters) >= 7) == (True, True, True), quarters
