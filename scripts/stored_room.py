"""A small room as a release has left it: finished, running and paused matches of every game, kept as text in the tests.

    python scripts/stored_room.py              play it anew into tests/server/stored; by the same rules the same room
    python scripts/stored_room.py --fill DIR   make a room's data folder of it, for ludoteka archive replay DIR

`make test` and `make release-check` replay it against the present rules: what differs there would freeze running tables
of everybody's rooms. Play it anew only when that is meant (CONTRIBUTING tells what else belongs to it).
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    os.environ.setdefault("LUDOTEKA_ENGINE", "plain")
    sys.path[:0] = [str(ROOT / "src")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka.server import folder, protocol  # noqa: E402
from ludoteka.server.bus.local import LocalBus  # noqa: E402
from ludoteka.server.config import Config  # noqa: E402
from ludoteka.server.facts import Chair, Settings  # noqa: E402
from ludoteka.server.live.asking import Who  # noqa: E402
from ludoteka.server.live.entries import Made  # noqa: E402
from ludoteka.server.live.place import Place  # noqa: E402
from ludoteka.server.room import Room  # noqa: E402
from ludoteka.server.store.memory import MemoryStore  # noqa: E402
from ludoteka.server.store.store import Entry, Index, Snapshot, Store  # noqa: E402

FOLDER = ROOT / "tests" / "server" / "stored"
ANN = "ann"
"""The one person of the room: she plays all seats."""
RUNNING = 90
"""So many moves have been made in a match that is not over."""
UNDO_EVERY = 17
TIME = 1_800_000_000.0


def main(arguments: list[str]) -> int:
    """Play the room, or fill a folder with it."""
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--fill", metavar="DIR", type=Path, help="make a data folder of what is kept")
    args = wanted.parse_args(arguments)
    if args.fill is not None:
        print(f"{asyncio.run(fill(args.fill))} tables in {args.fill}")
        return 0
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.jsonl"):
        path.unlink()
    for name, text in asyncio.run(played()).items():
        (FOLDER / f"{name}.jsonl").write_text(text, encoding="utf-8")
        print(f"{name}: {text.count(chr(10))} entries, {len(text):,} bytes")
    return 0


# ---- playing


async def played() -> dict[str, str]:
    """Every table of the room as text, by its name."""
    found = {}
    for game in ludoteka.games():
        most = ludoteka.game(game).seats[-1]
        for how, seats in (("over", 2), ("playing", min(3, most)), ("paused", min(4, most))):
            found[f"{game}-{how}"] = await play(game, how, seats)
    return found


async def play(game: str, how: str, seats: int) -> str:
    """One table: greedy bots play for Ann, who takes a move back now and then, until it is over, or only begun."""
    clock = [TIME]
    store = MemoryStore()
    room = Room(Config(secret=bytes(32), rate=0), store, LocalBus(), now=lambda: clock[0])
    seed = hashlib.sha256(f"{game} {how}".encode()).hexdigest()
    place = await room.hall.create(
        f"{game}-{how}",
        Made(
            by=ANN,
            settings=Settings(game=game, chairs=[Chair("me")] * seats),
            match=seed[:32],
            secret=seed,
            seated=[ANN] * seats,
        ),
    )
    await do(room, place, protocol.Start(id="start", entropy="5eed"))
    bots = [ludoteka.bot("greedy", seed=seat) for seat in range(seats)]
    made = 0
    while (match := (await room.hall.live(place)).match) is not None and not match.over:
        if how != "over" and made >= RUNNING:
            break
        seat, clock[0], made = match.waiting[0], clock[0] + 1.0, made + 1
        if how != "over" and made % UNDO_EVERY == 0 and match.can_undo(seat):
            await do(room, place, protocol.Undo(id=f"u{made}"), seat)
            continue
        move = bots[seat].choose(match.info(seat))
        await do(room, place, protocol.Move(id=f"m{made}", expect=match.mail.count(seat), move=move), seat)
    if how == "paused":
        await do(room, place, protocol.Propose(id="pause", what="pause"))
    await room.close()
    return await written(store, place.id)


async def do(room: Room, place: Place, deed: protocol.Act, seat: int = 0) -> None:
    """Do something for a seat; it must be possible."""
    answer = await room.hall.do(place, Who(ANN, seat, False), deed)
    if answer.kind != "accepted":
        raise ludoteka.LudotekaError(f"{place.id}: {deed} was answered by {answer}")


# ---- as text: the index, then entry by entry, at last the snapshot


async def written(store: Store, table: str) -> str:
    """A table's log, its row of the index and its snapshot, one a line."""
    row, snapshot = await store.index(table), await store.snapshot(table)
    if row is None:
        raise ludoteka.LudotekaError(f"there is no table {table}")
    rows: list[object] = [
        {
            "table": table,
            "game": row.game,
            "status": row.status,
            "updated": row.updated,
            "people": row.people,
            "facts": json.loads(row.facts),
        }
    ]
    rows += [[entry.number, entry.at, json.loads(entry.body)] for entry in await store.read(table)]
    if snapshot is not None:
        rows.append({"snapshot": snapshot.number, "position": json.loads(snapshot.body)})
    return "".join(_json(one) + "\n" for one in rows)


async def fill(data: Path) -> int:
    """Make a room's data folder of what is kept; how many tables it has."""
    store = folder.store_in(data)
    await store.open()
    try:
        paths = sorted(FOLDER.glob("*.jsonl"))
        for path in paths:
            await _put(store, [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()])
    finally:
        await store.close()
    return len(paths)


async def _put(store: Store, rows: list[object]) -> None:
    head, snapshot = rows[0], None
    assert isinstance(head, dict)
    table = head["table"]
    index = Index(
        id=table,
        game=head["game"],
        status=head["status"],
        updated=head["updated"],
        people=tuple(head["people"]),
        facts=_json(head["facts"]).encode(),
    )
    entries = [Entry(table, row[0], row[1], _json(row[2]).encode()) for row in rows if isinstance(row, list)]
    last = rows[-1]
    if isinstance(last, dict) and "snapshot" in last:
        snapshot = Snapshot(table, last["snapshot"], _json(last["position"]).encode())
    await store.append(entries, index, snapshot)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
