"""One table of a room on a port, with a client on every seat and one who watches; the referee looks behind it."""

from __future__ import annotations

import re

from ludoteka.core import Position
from ludoteka.server.live.state import Live
from ludoteka.server.room import Room
from ludoteka.table.match import Match
from tests.contract.tables import Setup
from tests.server.courses import Deed
from tests.server.loaded import LoadedDice
from tests.server.port import Client


class World:
    """A table with a client on every seat and one who watches."""

    def __init__(self, room: Room, live: Live, setup: Setup, clients: dict[int, Client]) -> None:
        self.room = room
        self.live = live
        self.setup = setup
        self.clients = clients

    @property
    def match(self) -> Match:
        """The match, which must have begun."""
        assert self.live.match is not None
        return self.live.match

    @property
    def position(self) -> Position:
        """What is true here; before the match the position it begins with."""
        return self.setup.begin() if self.live.match is None else self.live.match.position

    async def do(self, deed: Deed) -> None:
        """Do a deed through the socket of its seat; the lots fall as they were thought out."""
        lots, client = LoadedDice.loads[self.live.match_id], self.clients[deed.seat]
        lots.extend(deed.lots)
        if deed.move is None:
            answer = await client.do("start")
        else:
            answer = await client.do("move", expect=self.match.mail.count(deed.seat), move=deed.move.text)
        assert (answer["kind"], list(lots)) == ("accepted", []), answer

    async def leave(self) -> None:
        """Everybody goes home."""
        for client in self.clients.values():
            await client.leave()

    def sent_to(self, viewer: int) -> bytes:
        """All bytes that a viewer was sent, without what differs from table to table whatever is hidden there.

        That is the table's id, the match's id, the promise of its dice (the hash of a secret that nobody knows before
        the end), and receipts and the tag at a record's head (keyed with that secret). All are of one length, so the
        heads of frames stay.
        """
        names = "|".join(
            [
                self.live.id,
                self.live.match_id,
                self.live.commit,
                '(?<="receipt":")[0-9a-f]{8}',
                "(?<=begin ~)[0-9a-f]{8}",
            ]
        )
        return re.sub(names.encode(), b"", self.clients[viewer].came)
