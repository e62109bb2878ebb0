"""Measure what each command costs the event loop, in milliseconds of its thread: `python bench/server/commands.py`.

A match of every game is played at random with its store in memory; then questions are asked and commands given. The
longest time between two passes of the loop is printed, as so long all others wait. Above 5 ms it is marked: the
command must yield, leave the loop, or stand in README.md with the reason why not.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import thread_time
from typing import Any

import ludoteka
from ludoteka.server import protocol, serving
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.config import Config
from ludoteka.server.facts import Chair, Settings, TableWish, You
from ludoteka.server.live import telling
from ludoteka.server.live.asking import Who
from ludoteka.server.live.place import Place
from ludoteka.server.room import Room
from ludoteka.server.store.memory import MemoryStore
from ludoteka.table.match import Match

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("karak-2", "karak-goblin", "kragmortha", "toerkk", "tic-tac-toe")
BAR = 5.0
TRIES = 5
HOST = "host"


class Table:
    """A table all of whose seats are one person's, and what its commands have cost."""

    def __init__(self, room: Room, place: Place) -> None:
        self.room = room
        self.place = place
        self.sent = 0
        self.cost: dict[str, float] = {}

    @property
    def match(self) -> Match:
        """The match as it stands."""
        assert self.place.live is not None
        assert self.place.live.match is not None
        return self.place.live.match

    async def do(self, name: str, kind: type[protocol.Act], seat: int, **fields: Any) -> protocol.Answer:
        """Give a command; the longest of its kind counts. What it sets off belongs to it."""
        self.sent += 1
        deed = kind(id=f"c{self.sent}", **fields)
        answer: protocol.Answer = await self.timed(name, lambda: self.room.deed(self.place, Who(HOST, seat), deed))
        return answer

    async def timed(self, name: str, work: Callable[[], Awaitable[Any]]) -> Any:
        """Note how long the thread was busy between two passes of the loop, and so how long others waited at most."""
        slices: list[float] = []
        task = asyncio.ensure_future(work())
        while not task.done():
            began = thread_time()
            await asyncio.sleep(0)
            slices.append(thread_time() - began)
        self.cost[name] = max(self.cost.get(name, 0.0), 1000 * max(slices))
        return await task


async def measure(game: str, seats: int, moves: int, seed: int) -> Table:
    """Play a match, and ask and command whatever there is."""
    config = Config(games=(str(ROOT / "examples" / "tic_tac_toe.py"),), rate=0.0, secret=b"k" * 32)
    room = Room(config, MemoryStore(), LocalBus())
    await room.start()
    settings = Settings(game=game, chairs=[Chair("me")] * seats, undo="free")
    place = await room.hall.place(await room.create(TableWish(settings=settings), HOST))
    table, rng = Table(room, place), random.Random(seed)
    await table.do("start, the first of the game", protocol.Start, 0)
    for _ in range(3):
        again = await room.hall.place(await room.create(TableWish(settings=settings), HOST))
        other = Table(room, again)
        other.cost = table.cost
        await other.do("start", protocol.Start, 0)
    for _ in range(moves):
        seat = table.match.to_act
        if seat is None:
            break
        choice = rng.choice(table.match.moves(seat))
        await table.do("move", protocol.Move, seat, expect=table.match.mail.count(seat), move=choice)
    await ask(table, rng)
    await take_back(table, rng)
    del room.hall.places[place.id]
    place.hush()
    await table.timed("load from the log", lambda: room.hall.place(place.id))
    await room.close()
    return table


async def ask(table: Table, rng: random.Random) -> None:
    """All questions, by the seat that is asked and with the most common piece."""
    match, pack = table.match, table.match.position.pack
    seat = match.to_act or 0
    named = Counter(piece for move in pack.moves for piece in set(move.pieces))
    common = named.most_common(1)[0][0] if named else pack.moves[0].text
    for _ in range(TRIES):
        await table.do("why, a common piece", protocol.Why, seat, what=common)
        await table.do("why, 200 characters", protocol.Why, seat, what="x" * 200)
        options = match.moves(seat)
        if options:
            await table.do("preview", protocol.Look, seat, move=rng.choice(options))
        await table.do("move, misspelt", protocol.Move, seat, expect=match.mail.count(seat), move="x" * 200)

        async def anew() -> None:
            live, you = table.place.live, You(person=HOST, seat=seat, seats=[seat], host=True)
            assert live is not None
            telling.sync(live, you, 0, table.place.company(), 0.0)

        await table.timed("everything anew", anew)


async def take_back(table: Table, rng: random.Random) -> None:
    """Undo and rewind, agreed to by every seat."""
    for _ in range(TRIES):
        seat = table.match.to_act
        if seat is None:
            return
        await table.do(
            "move", protocol.Move, seat, expect=table.match.mail.count(seat), move=rng.choice(table.match.moves(seat))
        )
        if not table.match.over and table.match.can_undo(seat):
            await table.do("undo", protocol.Undo, seat)
        if table.match.over:
            return
        lines = len(table.match.scribe.record.lines)
        await table.do("rewind", protocol.Propose, seat, what="rewind")
        for other in range(table.match.seats):
            if len(table.match.scribe.record.lines) == lines and other != seat:
                await table.do("rewind", protocol.Reply, other, yes=True)


async def run(args: argparse.Namespace) -> None:
    """Print a table of all games."""
    serving.tame_collector()
    found = {}
    for game in args.games:
        edition = ludoteka.game(game if game != "tic-tac-toe" else str(ROOT / "examples" / "tic_tac_toe.py"))
        found[game] = await measure(game, min(args.seats, edition.seats[-1]), args.moves, args.seed)
    kinds = list(dict.fromkeys(kind for table in found.values() for kind in table.cost))
    print("| ms | " + " | ".join(found) + " |\n|---|" + "--:|" * len(found))
    for kind in kinds:
        cells = [table.cost.get(kind) for table in found.values()]
        marked = ["" if ms is None else f"**{ms:.1f}**" if ms > BAR else f"{ms:.1f}" for ms in cells]
        print(f"| {kind} | " + " | ".join(marked) + " |")
    lines = [str(len(table.match.scribe.record.lines)) for table in found.values()]
    print("| lines of the record | " + " | ".join(lines) + " |")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--moves", type=int, default=400, help="so many moves are played before the others (400)")
    parser.add_argument("--seed", type=int, default=1)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
