"""`ludoteka archive`, `ludoteka backup`: what a room has kept, checked against the present rules, taken out, put in."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from argparse import Namespace
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from msgspec import Struct, to_builtins

import ludoteka
from ludoteka import BadRecord, LudotekaError
from ludoteka.core.record import Record, parse
from ludoteka.server import folder
from ludoteka.server.beside import meant, opened
from ludoteka.server.config import Config
from ludoteka.server.live import entries
from ludoteka.server.live.state import Live
from ludoteka.server.replays import IMPORTED
from ludoteka.server.shelf import Shelf
from ludoteka.server.store.store import Paper, Store, Taken


class Finding(Struct, frozen=True):
    """One record that the present rules would not have played so."""

    name: str
    game: str
    line: int
    problem: str
    running: bool
    release: str = ""
    """What the match was begun with and can be finished by, where a room has kept it."""


class Report(Struct):
    """What came of a replay."""

    replayed: int = 0
    running: int = 0
    unbegun: int = 0
    unknown: int = 0
    """Records of games that are not on this shelf: of them nothing can be said."""
    findings: list[Finding] = []


def backup(args: Namespace) -> int:
    """Copy a room's database while it is played."""
    size = folder.backup(Path(args.data), Path(args.target), args.schema)
    print(f"{args.target}: {size:,} bytes, checked{f', for releases with schema {args.schema}' if args.schema else ''}")
    return 0


def archive(args: Namespace) -> int:
    """Replay, export or import; the exit code is 1 where a record differs from the present rules."""
    where = Path(args.folder)
    if args.what == "import":
        return _import(args, where)
    if args.what == "export":
        return _export(args, where)
    started = time.monotonic()
    report = asyncio.run(_replay_room(args, where)) if _is_room(args, where) else _replay_folder(args, where)
    if args.json:
        print(json.dumps(to_builtins(report)))
    else:
        _tell(report, time.monotonic() - started)
    return 1 if report.findings else 0


def _is_room(args: Namespace, where: Path) -> bool:
    return bool(args.database) or (where / folder.DATABASE).is_file()


# ---- replaying


def _replay_folder(args: Namespace, where: Path) -> Report:
    """Replay every record of a folder."""
    report, shelf = Report(findings=[]), Shelf(meant(args).games)
    for path in _records(where):
        _judge(report, shelf, path.name, path.read_bytes())
    return report


def _judge(report: Report, shelf: Shelf, name: str, body: bytes) -> None:
    """Replay one record; what is sealed is checked in full."""
    game = "?"
    try:
        text = _text(body)
        record = parse(text)
        game = record.header.game
        edition = shelf.get(game)
        if edition is None:
            report.unknown += 1
            return
        (ludoteka.check if record.sealed else ludoteka.load)(text, edition)
        report.replayed += 1
    except BadRecord as bad:
        report.findings.append(Finding(name, game, bad.line, bad.problem, False))
    except LudotekaError as bad:
        report.findings.append(Finding(name, game, 0, str(bad), False))


async def _replay_room(args: Namespace, where: Path) -> Report:
    """Fold every table of a room, and replay every record that was imported."""
    config = meant(args) if args.database else meant(args, data=where, database="")
    report, shelf = Report(findings=[]), Shelf(config.games)
    async with opened(config) as store:
        async for live in _tables(store, shelf):
            if live.frozen is not None:
                bad, row = live.frozen, await store.index(live.id)
                running = row is None or row.status != "over"
                report.findings.append(
                    Finding(live.id, live.settings.game, bad.line, live.difference, running, bad.release)
                )
            elif live.match is None:
                report.unbegun += 1
            else:
                report.replayed += 1
                report.running += not live.match.over
        for paper in await store.papers(IMPORTED, "", time.time()):
            _judge(report, shelf, paper.key, paper.body)
    return report


async def _tables(store: Store, shelf: Shelf) -> AsyncIterator[Live]:
    """Every table, folded as a node would fold it."""
    last = ""
    while names := await store.every_table(last):
        for name in names:
            live = Live(name, shelf.get)
            snapshot = await store.snapshot(name)
            for entry in await store.read(name):
                live.fold(entry.number, entry.at, entries.read(entry.body))
                if snapshot is not None and snapshot.number == entry.number:
                    live.compare(snapshot.body)
            yield live
        last = names[-1]


def _tell(report: Report, seconds: float) -> None:
    for one in report.findings:
        place = f"line {one.line}: " if one.line else ""
        print(f"{one.name} ({one.game}{', running' if one.running else ''}): {place}{one.problem}")
        if one.running and one.release:
            print(f"  finish it with release {one.release}: docs/hosting.md, the way back")
    print(
        f"{report.replayed} replayed alike ({report.running} of them running), {len(report.findings)} differ, "
        f"{report.unbegun} not begun, {report.unknown} of games that are not here; {seconds:.1f} s"
    )


# ---- taking out and putting in


def _export(args: Namespace, where: Path) -> int:
    """Write the record of every finished match into a folder; running ones are secret until they are over."""
    try:
        where.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LudotekaError(f"{where} is no folder for records: {error.strerror}; name another") from None

    async def write() -> int:
        config, written = meant(args), 0
        shelf = Shelf(config.games)
        async with opened(config) as store:
            async for live in _tables(store, shelf):
                if live.match is not None and live.match.over and live.frozen is None:
                    record = live.match.record()
                    if isinstance(record, Record):
                        (where / f"{live.settings.game}-{live.match_id}.txt").write_text(record.text, encoding="utf-8")
                        written += 1
            for paper in await store.papers(IMPORTED, "", time.time()):
                (where / f"{parse(paper.body.decode()).header.game}-{paper.key}.txt").write_bytes(paper.body)
                written += 1
        return written

    print(f"{asyncio.run(write())} records in {where}")
    return 0


class Imported(Struct):
    """What became of the records of a folder; `addresses` by file, also of those that were there already."""

    taken: int = 0
    known: int = 0
    bad: int = 0
    addresses: dict[str, str] = {}


def _import(args: Namespace, where: Path) -> int:
    """Put finished, sealed records into a room, and tell where each can be seen; what does not fit is named."""
    done = asyncio.run(_put_in(meant(args), where))
    if args.json:
        print(json.dumps(to_builtins(done)))
    else:
        for name, address in done.addresses.items():
            print(f"{name}: {address}")
        print(f"{done.taken} records put in, {done.known} were there already, {done.bad} do not fit")
    return 1 if done.bad else 0


async def _put_in(config: Config, where: Path) -> Imported:
    done, shelf = Imported(addresses={}), Shelf(config.games)
    room = config.origin.rstrip("/") or f"http://{config.host}:{config.port}"
    async with opened(config, write=True) as store:
        for path in _records(where):
            try:
                body = path.read_bytes()
                match = _sealed(_text(body), shelf)
                if await _is_new(store, Paper(kind=IMPORTED, key=match, body=body)):
                    done.taken += 1
                else:
                    done.known += 1
                done.addresses[path.name] = f"{room}/replay/{match}"
            except LudotekaError as problem:
                print(f"{path.name}: {problem}", file=sys.stderr)
                done.bad += 1
    return done


async def _is_new(store: Store, record: Paper) -> bool:
    """Put a record in, or say that it is there already; of one match a room keeps one record."""
    try:
        await store.file(record, new=True)
    except Taken:
        held = await store.paper(IMPORTED, record.key, time.time())
        if held is None or held.body != record.body:
            raise LudotekaError(f"another record of match {record.key} is there already; it stays") from None
        return False
    return True


def _text(body: bytes) -> str:
    """A record as it was written, line ends and all."""
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise LudotekaError(f"it is no UTF-8 text (byte {error.start})") from None


def _sealed(text: str, shelf: Shelf) -> str:
    """The id of a record's match, if it is sealed and every line fits."""
    record = parse(text)
    if not record.sealed or not record.header.fair:
        raise LudotekaError("only sealed records of matches with fair dice are kept")
    ludoteka.check(text, shelf.get(record.header.game))
    return record.header.match


def _records(where: Path) -> Iterator[Path]:
    found = [where] if where.is_file() else sorted(path for path in where.rglob("*.txt") if path.is_file())
    if not found:
        raise LudotekaError(f"there are no records (*.txt) in {where}")
    yield from found
