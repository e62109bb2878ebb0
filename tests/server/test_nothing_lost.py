"""Nothing is lost: nodes are killed at moments drawn evenly over time while moves are in flight.

The short form runs always, the long one in `make test-long`. The figures stand at the end of the run: how many kills
hit between the write and the acknowledgement, deeds that are in the log although nobody had been told so; and what
nodes did by themselves meanwhile. People play, talk and take back; bots move, policies pass, clocks run out.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludoteka.server import folder
from ludoteka.server.live import entries
from ludoteka.server.live.state import Live
from ludoteka.server.shelf import Shelf
from ludoteka.server.store.postgres import PostgresStore
from ludoteka.server.store.store import Store
from tests.conftest import Figure
from tests.server.conftest import Run
from tests.server.crowd import Crowd, Habits
from tests.server.nodes import Node
from tests.server.own_postgres import OwnPostgres
from tests.waiting import until_true

LONG = os.environ.get("LUDOTEKA_LONG") == "1"
TABLES, KILLS = (200, 50) if LONG else (12, 3)
BOTS = TABLES // 4
"""At so many of the tables the second seat is a bot's; at the others the crowd has both."""
PASSING = TABLES // 6
"""So many are of Toerkk, and policies pass for both seats wherever they have no mark."""
TIMED = TABLES // 12
"""At so many the second seat lets its clock run out, again and again."""
GAME = "kragmortha"
LIVELY = Habits(chats=0.1, undoes=0.3)
QUIET = {"kind": "chosen", "own": ["main"], "other": []}
CLOCK = {"kind": "move", "seconds": 1.0}
DELAY = "0.05,0.3"
"""Runs of passes wait so long, so that nodes are killed between planning and making them."""
ALONE = {"Moved": "moves of bots", "Passed": "runs of passes", "TakenOver": "clocks run out"}


class Tally:
    """What the kills have hit."""

    def __init__(self) -> None:
        self.kills = 0
        self.in_flight = 0
        self.between = 0
        self.kills_between = 0
        self.alone: Counter[str] = Counter()
        """What nodes did that nobody had asked for."""

    def __str__(self) -> str:
        own = ", ".join(f"{self.alone[kind]} {said}" for kind, said in ALONE.items())
        return (
            f"{self.kills} kills met {self.in_flight} deeds in flight; {self.between} of these, in "
            f"{self.kills_between} kills, were written and not yet acknowledged; by themselves nodes did {own}"
        )


async def keys(store: Store, tables: Sequence[str]) -> dict[str, list[str]]:
    """The keys of everything that people did at some tables, as the log has them; numbers must have no gap."""
    found: dict[str, list[str]] = {}
    for table in tables:
        log = await store.read(table)
        assert [entry.number for entry in log] == list(range(1, len(log) + 1)), f"the log of {table} has gaps"
        found[table] = [body.key for body in (entries.read(entry.body) for entry in log) if body.key]
    return found


async def look(store: Store, crowd: Crowd, tally: Tally, killed: set[str]) -> None:
    """After a kill: every acknowledged move is in the log, none is there twice."""
    acknowledged = crowd.acknowledged()  # before reading: at another node the crowd plays on
    await store.open()
    kept = await keys(store, crowd.tables)
    await store.close()
    for table, told in acknowledged.items():
        times = Counter(kept[table])
        assert all(times[key] == 1 for key in told), f"{table}: {[key for key in told if times[key] != 1]}"
        assert all(number == 1 for number in times.values()), f"{table}: a move is there twice"
    written = {key for table in kept.values() for key in table}
    tally.kills += 1
    tally.in_flight += len(killed)
    tally.between += len(killed & written)
    tally.kills_between += bool(killed & written)


async def fold(store: Store, crowd: Crowd, tally: Tally) -> None:
    """At the end: every log is a match by the rules, line for line; what nodes did by themselves is counted."""
    shelf = Shelf()
    await store.open()
    for table in crowd.tables:
        live = Live(table, shelf.get)
        for entry in await store.read(table):
            body = entries.read(entry.body)
            live.fold(entry.number, entry.at, body)
            tally.alone[type(body).__name__] += not body.key and not body.by
        assert live.frozen is None, f"{table}: {live.frozen}"
    await store.close()


async def goes_on(crowd: Crowd, patience: float) -> None:
    """Every table goes on: somebody at it gets another move acknowledged, or it is over."""
    before = {table: len(told) for table, told in crowd.acknowledged().items()}

    def stuck() -> list[str]:
        over = {seat.table for seat in crowd.seats if seat.over}
        return [t for t, told in crowd.acknowledged().items() if t not in over and len(told) == before.get(t, 0)]

    try:
        await until_true(lambda: not stuck(), patience, pause=0.1)
    except TimeoutError:
        raise AssertionError(f"{len(stuck())} tables do not go on: {stuck()[:5]}") from None


async def storm(nodes: Sequence[Node], store: Store, tally: Tally) -> Crowd:
    """Let the crowd play, kill nodes, and see that all tables go on."""
    crowd = Crowd([lambda node=node: node.address for node in nodes])  # type: ignore[misc]
    await crowd.come()
    await crowd.sit(BOTS, GAME, ["me", "random"], LIVELY)
    await crowd.sit(PASSING, "toerkk", ["me", "me"], *[Habits(QUIET, chats=0.1)] * 2)
    await crowd.sit(TIMED, GAME, ["me", "me"], LIVELY, Habits(dawdles=True), clock=CLOCK)
    await crowd.sit(TABLES - BOTS - PASSING - TIMED, GAME, ["me", "me"], LIVELY, LIVELY)
    crowd.play()
    replacing = asyncio.create_task(crowd.sit_again(GAME, ["me", "me"]))
    try:
        async with asyncio.timeout(3000 if LONG else 200):
            await kill_again_and_again(crowd, nodes, store, tally)
            await goes_on(crowd, 120 if LONG else 40)
    finally:
        replacing.cancel()
        await asyncio.gather(replacing, return_exceptions=True)
        await crowd.go_home()
    await fold(store, crowd, tally)
    return crowd


async def kill_again_and_again(crowd: Crowd, nodes: Sequence[Node], store: Store, tally: Tally) -> None:
    """Kill any node at any moment, look into the log, and start it again."""
    rng = random.Random(20)
    for _ in range(KILLS):
        await until_true(partial(more_moves, crowd, crowd.moves))  # the node is up again and moves are in flight
        await asyncio.sleep(rng.random() * (2.0 if LONG else 1.0))
        victim = rng.choice(nodes)
        crowd.closed.append(victim.address)
        victim.kill()
        await until_true(partial(all_cut_off, crowd, victim), pause=0.005)  # what was on its way arrives before
        killed = {seat.cut for seat in crowd.seats if seat.cut and seat.where == victim.address}
        await look(store, crowd, tally, killed)
        await asyncio.to_thread(victim.start)
        crowd.closed.clear()


def more_moves(crowd: Crowd, before: int) -> bool:
    """Whether a move has been acknowledged since there were so many."""
    return crowd.moves > before


def all_cut_off(crowd: Crowd, victim: Node) -> bool:
    """Whether everybody who was connected to a node has noticed that it is gone."""
    return not any(seat.connected and seat.where == victim.address for seat in crowd.seats)


def hit_enough(tally: Tally) -> None:
    """All kills were made; in the long form they met all there is to meet, which a few seconds need not bring."""
    assert tally.kills == KILLS
    assert not LONG or tally.between > 0
    assert not LONG or all(tally.alone[kind] for kind in ALONE)


def test_killing_the_node_loses_nothing(tmp_path: Path, run: Run[Any], figure: Figure) -> None:
    node, tally = Node(tmp_path / "node", LUDOTEKA_PASS_DELAY=DELAY).start(), Tally()
    try:
        crowd = run(storm([node], folder.store_in(tmp_path / "node" / "data"), tally))
    finally:
        node.kill()
    figure(f"one node on SQLite, {TABLES} tables, {crowd.moves} acknowledged deeds: {tally}")
    hit_enough(tally)


@pytest.mark.xdist_group("postgres")
def test_killing_either_of_two_nodes_loses_nothing(
    tmp_path: Path, postgres: OwnPostgres, run: Run[Any], figure: Figure
) -> None:
    address = postgres.new("storm")
    nodes = [Node(tmp_path / name, "--database", address, LUDOTEKA_PASS_DELAY=DELAY).start() for name in ("one", "two")]
    tally = Tally()
    try:
        crowd = run(storm(nodes, PostgresStore(address), tally))
    finally:
        for node in nodes:
            node.kill()
    figure(f"two nodes on PostgreSQL, {TABLES} tables, {crowd.moves} acknowledged deeds: {tally}")
    hit_enough(tally)
