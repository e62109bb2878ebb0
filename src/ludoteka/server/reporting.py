"""`ludoteka reports`: what players complain of, for whoever runs the room."""

from __future__ import annotations

import asyncio
import json
import time
from argparse import Namespace

import msgspec
from msgspec import Struct, to_builtins

from ludoteka.server import audit
from ludoteka.server.audit import AuditRecord
from ludoteka.server.beside import meant, opened
from ludoteka.server.config import Config
from ludoteka.server.people import Person
from ludoteka.server.reports import Complaint, every, mark_done


class Told(Struct, frozen=True):
    """A complaint as the host is told it, with the names that people bear now; empty: they are gone."""

    id: str
    complaint: Complaint
    person_name: str
    by_name: str


def reports(args: Namespace) -> int:
    """List complaints, the oldest first, or note down that some are done."""
    config = meant(args)
    if args.done:
        asyncio.run(_done(config, args.done))
    found = [one for one in asyncio.run(_told(config, done=args.all)) if _concerns(one.complaint, args.about)]
    if args.json:
        print(json.dumps(to_builtins(found)))
        return 0
    for one in found:
        print("\n".join(_lines(one, config.origin.rstrip("/"))))
    waits = sum(not one.complaint.done for one in found)
    print(f"{waits} wait" + ("; when you have looked into one: ludoteka reports --done ID" if waits else ""))
    return 0


async def _done(config: Config, keys: list[str]) -> None:
    now, by = time.time(), audit.operator()
    async with opened(config, write=True) as store:
        await mark_done(store, keys, now)
        for key in keys:
            await audit.write(store, AuditRecord(at=now, by=by, what="report-done", target=key))


def _concerns(one: Complaint, about: str) -> bool:
    """Whether a complaint is about a person or a table, or made by that person; all are where nothing is asked for."""
    return about in ("", one.person, one.table, one.by)


async def _told(config: Config, *, done: bool) -> list[Told]:
    now = time.time()
    async with opened(config) as store:

        async def name(person: str) -> str:
            paper = await store.paper("person", person, now)
            return "" if paper is None else msgspec.json.decode(paper.body, type=Person).name

        return [
            Told(key, one, await name(one.person), await name(one.by))
            for key, one in await every(store, now)
            if done or not one.done
        ]


def _lines(told: Told, origin: str) -> list[str]:
    """A complaint for people: what strangers have typed cannot steer the terminal."""
    one = told.complaint
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.at))
    lines = [
        f"{told.id}  {when}  {one.what}{' (done)' if one.done else ''}  {origin}/t/{one.table}",
        f"  about {told.person_name or 'somebody who is gone'} ({one.person}), "
        f"by {told.by_name or 'somebody who is gone'} ({one.by})",
    ]
    lines += [f"  > {row}" for row in one.text.splitlines()]
    lines.append(f"  see: ludoteka tables list --id {one.table}; ludoteka people list --id {one.person}")
    return ["".join(letter for letter in line if letter.isprintable()) for line in lines]
