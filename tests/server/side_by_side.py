"""A whole game through real sockets, at the true table and at every viewer's other one, and whether he can tell."""

from __future__ import annotations

import asyncio
from collections import Counter

import httpx

from ludoteka import SPECTATOR
from ludoteka.core import Rng, seat_name
from ludoteka.server import serving
from ludoteka.server.live.state import Live
from ludoteka.server.room import Room
from ludoteka.table.history import undo_target
from tests.contract.sight import Leak
from tests.contract.tables import Setup, random_step
from tests.server.courses import Deed, at_random
from tests.server.loaded import Time
from tests.server.port import Client, Wire, guest, open_room
from tests.server.questions import some_page, some_question
from tests.server.twins import Shadow
from tests.server.world import World

CLOCK = {"kind": "bank", "seconds": 1_000_000.0, "back": 0.3}
ASKING = 3
"""After one deed in so many every viewer asks something."""
UNDOING = 8
"""After one deed in so many somebody takes back a move, if he may."""
AROUND = 300
"""So many bytes are shown on either side of a difference."""


class Game:
    """One game: the truth, the shadows, and what was counted."""

    def __init__(self, setup: Setup, seed: int, wire: Wire = "own") -> None:
        self.setup = setup
        self.wire = wire
        self.rng = Rng(seed)
        self.time = Time()
        self.count: Counter[str] = Counter()
        self.way: list[str] = []

    def play(self, most: int) -> Leak | None:
        """Play to the end, or for so many deeds; the first leak, if there is one."""
        with asyncio.Runner(loop_factory=serving._loop) as runner:  # a node's; on asyncio's some answers wait 40 ms
            return runner.run(self._meet(most))

    async def _meet(self, most: int) -> Leak | None:
        viewers = [*range(self.setup.seats), SPECTATOR]
        async with open_room(lambda: self.time.now, self.wire) as (room, door):
            people = {viewer: await guest(door, seat_name(viewer)) for viewer in viewers}
            truth = World(room, *await self._sit(room, door, people, viewers))
            shadows = [
                Shadow(
                    room,
                    *await self._sit(room, door, people, [viewer]),
                    viewer,
                    Rng(self.rng.below(1 << 30)),
                    self.count,
                )
                for viewer in viewers
            ]
            try:
                await self._play(truth, shadows, most)
                leaks = [await self._compare(truth, shadow) for shadow in shadows]
            finally:
                for world in [truth, *shadows]:
                    await world.leave()
            return next((leak for leak in leaks if leak is not None), None)

    async def _sit(
        self, room: Room, door: httpx.AsyncClient, people: dict[int, str], recorded: list[int]
    ) -> tuple[Live, Setup, dict[int, Client]]:
        """A table for the game; all come, sit down and are ready, everywhere in the same order."""
        chairs = [{"kind": "open" if seat else "me"} for seat in range(self.setup.seats)]
        wish = {
            "settings": {
                "game": self.setup.edition.key,
                "chairs": chairs,
                "options": self.setup.options,
                "clock": CLOCK,
            }
        }
        made = await door.post("/api/tables", json=wish, headers={"cookie": people[0]})
        table = made.json()["id"]
        clients = {
            viewer: await Client.look(door, table, cookie, recorded=viewer in recorded)
            for viewer, cookie in people.items()
        }
        for seat in range(1, self.setup.seats):
            await clients[seat].do("sit", seat=seat)
            await clients[seat].do("ready")
        return await room.hall.live(room.hall.places[table]), self.setup, clients

    async def _play(self, truth: World, shadows: list[Shadow], most: int) -> None:
        await self._do(at_random(truth.position, None, self.rng), truth, shadows)
        for _ in range(most):
            if truth.match.over:
                self.count["games ended"] += 1
                return
            await self._do(at_random(truth.position, random_step(truth.position, self.rng), self.rng), truth, shadows)
            if self.rng.below(UNDOING) == 0:
                await self._take_back(truth, shadows)
            if self.rng.below(ASKING) == 0:
                for shadow in shadows:
                    await self._ask(truth, shadow)

    async def _do(self, deed: Deed, truth: World, shadows: list[Shadow]) -> None:
        """Do something in truth, and in every other world what looks the same to its viewer."""
        self.way.append("start" if deed.move is None else f"P{deed.seat + 1}: {deed.move.text}")
        true = truth.position.dump()
        for shadow in shadows:
            shadow.prepare(truth, true, deed)
            for unseen in shadow.before:
                await shadow.do(unseen)
        self.time.pass_by([world.live for world in (truth, *shadows)])
        await truth.do(deed)
        for shadow in shadows:
            if shadow.then is not None:
                await shadow.do(shadow.then)

    async def _take_back(self, truth: World, shadows: list[Shadow]) -> None:
        """A seat takes back its last move: unseen by who was told nothing since, else out of the truth."""
        able = [seat for seat in range(self.setup.seats) if truth.match.can_undo(seat)]
        if not able:
            return
        seat = able[self.rng.below(len(able))]
        target = undo_target(truth.match.entries, seat)
        since = [entry for entry in truth.match.entries if target is not None and entry.number >= target.number]
        undoing: list[World] = [truth]
        for shadow in shadows:
            if shadow.viewer == seat and not shadow.shortened(truth.position):
                undoing.append(shadow)
            elif any(shadow.viewer in entry.told for entry in since) or shadow.shortened(truth.position):
                shadow.become(truth)
                undoing.append(shadow)
        for world in undoing:
            await world.clients[seat].do("undo")
        self.way.append(f"P{seat + 1}: undo")
        self.count["undos"] += 1

    async def _ask(self, truth: World, shadow: Shadow) -> None:
        """A viewer asks both worlds the same."""
        kind, fields = some_question(truth.match, shadow.viewer, self.rng)
        page = some_page(self.rng)
        for world in (truth, shadow):
            client = world.clients[shadow.viewer]
            await client.do(kind, **fields)
            if not world.match.over:  # then the whole record is everybody's
                await client.read(page)
        self.count["questions"] += 1

    async def _compare(self, truth: World, shadow: Shadow) -> Leak | None:
        """Whether a viewer was sent the same bytes; what is under way comes before the answer to a last question."""
        for world in (truth, shadow):
            await world.clients[shadow.viewer].do("ping")
        one, other = truth.sent_to(shadow.viewer), shadow.sent_to(shadow.viewer)
        self.count["frames compared"] += truth.clients[shadow.viewer].frames
        self.count["bytes compared"] += len(one)
        if one == other:
            return None
        at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        shown = slice(max(0, at - AROUND), at + AROUND)
        return Leak("bytes", shadow.viewer, one[shown], other[shown], [f"{at} of {len(one)} bytes"])
