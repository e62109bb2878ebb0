"""`ludoteka people`, `tables` and `invite`: what whoever runs a room may see and do, also while it is open."""

from __future__ import annotations

import asyncio
import json
import time
from argparse import Namespace
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from msgspec import to_builtins

from ludoteka import LudotekaError
from ludoteka.core.errors import nearest
from ludoteka.server import audit, invitations, people_index
from ludoteka.server.audit import AuditRecord
from ludoteka.server.beside import meant, opened
from ludoteka.server.bodies import TableRow
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.config import Config
from ludoteka.server.invitations import Invitation
from ludoteka.server.live.hall import Hall
from ludoteka.server.moderation import Moderation
from ludoteka.server.people import FOREVER, People
from ludoteka.server.shelf import Shelf
from ludoteka.server.store.store import Index, Search, Store

STATUSES: Final = ("open", "playing", "paused", "over", "frozen")
PAGE: Final = 500
DAY: Final = 86_400.0


def people(args: Namespace) -> int:
    """List people, or ban, unban or delete one, or show what operators have done."""
    if args.action == "list":
        rows = asyncio.run(_people(args))
        return _show(args, rows, _person_line, f"{len(rows)} people")
    if args.action == "log":
        records = asyncio.run(_audit(args))
        return _show(args, records, _record_line, f"{len(records)} actions")
    done = asyncio.run(_act(args))
    return _show(args, done, _record_line)


def tables(args: Namespace) -> int:
    """List tables, or close or delete one."""
    if args.action == "list":
        rows = asyncio.run(_tables(args))
        return _show(args, rows, _table_line, f"{len(rows)} tables")
    args.table = args.table.rpartition("/t/")[2].strip("/")
    return _show(args, asyncio.run(_act(args)), _record_line)


def invite(args: Namespace) -> int:
    """Make an invitation link, list those that hold, or revoke one."""
    if bool(args.invitation) != (args.action == "revoke"):
        raise LudotekaError("write: ludoteka invite revoke ID; ludoteka invite list names the ids")
    if args.action == "list":
        found = asyncio.run(_invitations(meant(args)))
        return _show(args, found, _invitation_line, f"{len(found)} invitations")
    if args.action == "revoke":
        asyncio.run(_revoke(args))
        return _say(args, {"revoked": args.invitation}, f"invitation {args.invitation} is void now")
    made = asyncio.run(_invite(args))
    more = f"for {args.uses} people" if args.uses > 1 else "for one person"
    told = f"{made['link']}\n{more}, until {_date(made['until'])}; it is shown this once (to revoke it: {made['id']})"
    if not meant(args).origin:
        told += "\n(the address is a guess: name the one that people type with --origin)"
    return _say(args, made, told)


# ---- doing


@asynccontextmanager
async def moderating(config: Config) -> AsyncIterator[Moderation]:
    """A room's store with what is needed to act on people and tables."""
    async with opened(config, write=True) as store:
        names = People(store, config.secret or bytes(32))
        yield Moderation(names, Hall(store, LocalBus(), Shelf(config.games), names.names), audit.operator())


async def _act(args: Namespace) -> list[AuditRecord]:
    """Carry out a ban, an end of a ban, a deletion or a closing; gives back what was noted down."""
    async with moderating(meant(args)) as moderation:
        if args.command == "tables":
            act = moderation.close_table if args.action == "close" else moderation.delete_table
            await act(args.table, args.reason)
        elif args.action == "ban":
            await moderation.ban(args.person, args.reason, args.until or FOREVER)
        else:
            change = moderation.unban if args.action == "unban" else moderation.delete_person
            await change(args.person, args.reason)
        return moderation.done


async def _invite(args: Namespace) -> dict[str, Any]:
    config, now, by = meant(args), time.time(), audit.operator()
    until = now + args.days * DAY
    async with opened(config, write=True) as store:
        wanted = Invitation(now, by, args.uses, args.uses, args.note)
        short, token = await invitations.make(store, wanted, until)
        await audit.write(
            store, AuditRecord(at=now, by=by, what="make-invite", target=short, reason=args.note, until=until)
        )
    origin = config.origin.rstrip("/") or f"http://{config.host}:{config.port}"
    return {"id": short, "link": f"{origin}/?invite={token}", "uses": args.uses, "until": until}


async def _revoke(args: Namespace) -> None:
    now = time.time()
    async with opened(meant(args), write=True) as store:
        if not await invitations.revoke(store, args.invitation, now):
            known = [one.id for one in await invitations.every(store, now)]
            hint = nearest(args.invitation, known) if known else "none holds now"
            raise LudotekaError(f"there is no invitation {args.invitation!r}; {hint}")
        await audit.write(store, AuditRecord(at=now, by=audit.operator(), what="revoke-invite", target=args.invitation))


# ---- listing


async def _people(args: Namespace) -> list[people_index.Listed]:
    wanted = args.name.casefold()
    async with opened(meant(args)) as store:
        rows = await people_index.listed(store, time.time())
    found = [
        row
        for row in rows
        if (not args.id or row.id == args.id)
        and (not args.banned or row.banned is not None)
        and (wanted in row.name.casefold() or wanted in (row.login or ""))
    ]
    return found[: args.limit]


async def _audit(args: Namespace) -> list[AuditRecord]:
    async with opened(meant(args)) as store:
        return [one for one in await audit.every(store, time.time()) if args.about in ("", one.target)]


async def _invitations(config: Config) -> list[invitations.Listed]:
    async with opened(config) as store:
        return await invitations.every(store, time.time())


async def _tables(args: Namespace) -> list[dict[str, Any]]:
    """Tables that fit, with the names of their people."""
    if args.status and args.status not in STATUSES:
        raise LudotekaError(f"there is no status {args.status!r}; {nearest(args.status, STATUSES)}")
    config = meant(args)
    async with opened(config) as store:
        known = People(store, bytes(32))
        moderation = Moderation(known, Hall(store, LocalBus(), Shelf(config.games), known.names), "")
        host = (await moderation.find(args.host)).id if args.host else ""
        person = (await moderation.find(args.person)).id if args.person else ""
        if args.id:
            one = await store.index(args.id.rpartition("/t/")[2].strip("/"))
            rows = [] if one is None else [one]
        else:
            status = (args.status,) if args.status else ()
            search = Search(game=args.of_game, status=status, person=person or host, limit=PAGE)
            rows = await _pages(store, search, host, args.limit)
        if args.of_game and not rows:
            _check_game(moderation.hall.shelf, args.of_game)
        names = await known.names({one for row in rows for one in (*row.people, row.host) if one})
        return [_row(row, names) for row in rows]


async def _pages(store: Store, search: Search, host: str, limit: int) -> list[Index]:
    """So many tables as are wanted, page by page."""
    found: list[Index] = []
    while True:
        page = await store.tables(search)
        found += [row for row in page if not host or row.host == host]
        if len(page) < PAGE or len(found) >= limit:
            return found[:limit]
        search = msgspec.structs.replace(search, before=page[-1].updated, beyond=page[-1].id)


def _check_game(shelf: Shelf, game: str) -> None:
    if shelf.get(game) is None:
        raise LudotekaError(f"there is no game {game!r}; {nearest(game, [one.key for one in shelf.facts()])}")


def _row(row: Index, names: dict[str, str]) -> dict[str, Any]:
    facts = msgspec.json.decode(row.facts, type=TableRow)
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "name": facts.name,
        "updated": row.updated,
        "public": row.public,
        "locked": facts.locked,
        "host": row.host,
        "host_name": names.get(row.host, ""),
        "people": {one: names.get(one, "") for one in row.people},
    }


# ---- showing


def _show(args: Namespace, rows: list[Any], line: Callable[[Any], str], end: str = "") -> int:
    """Print rows as lines or as data; what strangers have typed cannot steer the terminal."""
    lines = ["".join(letter for letter in line(row) if letter.isprintable()) for row in rows]
    return _say(args, to_builtins(rows), "\n".join([*lines, end] if end else lines))


def _say(args: Namespace, data: object, text: str) -> int:
    print(json.dumps(data, ensure_ascii=False) if args.json else text)
    return 0


def _date(at: float) -> str:
    return "9999" if at >= FOREVER else time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def _person_line(row: people_index.Listed) -> str:
    parts = [row.id, row.name, f"login {row.login}" if row.login else "guest", f"since {_date(row.made)}"]
    parts.append(f"{row.sign_ins} sign-ins")
    if row.banned is not None:
        parts.append("banned for ever" if row.banned >= FOREVER else f"banned until {_date(row.banned)}")
    if row.reports:
        parts.append(f"{row.reports} reports wait")
    return "  ".join(parts)


def _table_line(row: dict[str, Any]) -> str:
    people = ", ".join(f"{name or 'somebody who is gone'} ({one})" for one, name in row["people"].items())
    named = f"  {row['name']}" if row["name"] else ""
    host = f"{row['host_name'] or 'somebody who is gone'} ({row['host']})"
    return f"{row['id']}  {row['status']}  {row['game']}{named}  {_date(row['updated'])}  host {host}  with {people}"


def _record_line(one: AuditRecord) -> str:
    until = f"  until {_date(one.until)}" if one.until is not None else ""
    why = f"  reason: {one.reason}" if one.reason else ""
    return f"{_date(one.at)}  {one.what}  {one.target}  by {one.by}{until}{why}"


def _invitation_line(one: invitations.Listed) -> str:
    until = "" if one.until is None else f"  until {_date(one.until)}"
    note = f"  {one.note}" if one.note else ""
    return f"{one.id}  {one.left} of {one.uses} uses left{until}  by {one.by}{note}"
