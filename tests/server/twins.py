"""For every viewer of a game another table, which differs from the true one in what he may not know.

What he does is done at both; what others do at the other one brings him the same letters. Where that cannot be, the
other world is dealt anew behind his back, and where nothing fits, it is the truth itself for one deed.
"""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

from ludoteka.core import Position, Rng
from ludoteka.server.live import entries
from ludoteka.server.live.state import Live
from ludoteka.server.room import Room
from ludoteka.table.history import Checkpoints
from tests.contract.tables import Setup, steps_of
from tests.server.courses import NODES, Deed, Search, at_random
from tests.server.port import Client
from tests.server.world import World

TRIES = 20
"""So many other worlds are looked at for one in which a viewer can be told the same."""
ANEW = 10
"""At one deed in so many a viewer's other world is dealt anew although it would do."""
DEALS = 5000
"""So many draws are tried for another beginning."""


class Shadow(World):
    """The other world of one viewer."""

    def __init__(
        self,
        room: Room,
        live: Live,
        setup: Setup,
        clients: dict[int, Client],
        viewer: int,
        rng: Rng,
        count: Counter[str],
    ) -> None:
        super().__init__(room, live, setup, clients)
        self.viewer = viewer
        self.rng = rng
        self.count = count
        self.before: list[Deed] = []
        self.then: Deed | None = None
        self.differs = False

    def prepare(self, truth: World, true: object, deed: Deed) -> None:
        """Think out what happens here while a deed is done in truth: `before` it, unseen by the viewer, and with it.

        `true` is the dump of the true position.
        """
        self.before, self.then = [], deed
        self.differs = self.position.dump() != true
        if truth.live.match is None:
            self._follow(deed, DEALS)
        elif self.shortened(truth.position) or self.shortened(deed.after):
            self.count["deeds under a shortened picture"] += 1
            self.become(truth)
        else:
            if not self.differs or self.rng.below(ANEW) == 0:
                self.deal_anew(truth, true)
            self._accompany(truth, true, deed)
        self.count["deeds watched"] += 1
        self.count["deeds in worlds that differ"] += self.differs

    def _accompany(self, truth: World, true: object, deed: Deed) -> None:
        if deed.seat != self.viewer and not deed.heard(self.viewer):
            self.count["unseen deeds"] += 1
            self.before, self.then = self._unseen(), None
            return
        for _ in range(TRIES):
            if self._follow(deed, NODES):
                return
            if not self.deal_anew(truth, true):
                break
        self.count["deeds that fit no other world"] += 1
        self.become(truth)

    def _follow(self, deed: Deed, nodes: int) -> bool:
        """Find a way to what the viewer is told of a deed, if there is one."""
        way = Search(self.viewer, self.rng, nodes).way(self.position, deed)
        if way is not None:
            self.before, self.then = way[:-1], way[-1]
        return way is not None

    def _unseen(self) -> list[Deed]:
        """Now and then somebody does something here, too, if the viewer is told nothing of it."""
        steps = [step for step in steps_of(self.position) if step[1] != self.viewer]
        if not steps or self.rng.below(2):
            return []
        deed = at_random(self.position, steps[self.rng.below(len(steps))], self.rng)
        return [] if deed.heard(self.viewer) else [deed]

    def shortened(self, position: Position) -> bool:
        """Whether rules take from the viewer's picture and letters what his seat knows all the same (KM-ENF-12).

        The same letters then need not mean the same knowledge, so nothing can be compared.
        """
        return dict(position.view(self.viewer)).get("shortened") is True

    # ---- behind the viewer's back

    def deal_anew(self, truth: World, true: object) -> bool:
        """Put a world that the viewer imagines in the place of this one, if there is another than the truth.

        Not where he may take back a move: he imagines the present, and no past to go back to.
        """
        if self.viewer >= 0 and truth.match.can_undo(self.viewer):
            return False
        world = truth.position.imagine(self.viewer, self.rng)
        if world.dump() == true:
            return False
        self._put(world, world.copy(), [])
        self.differs = True
        self.count["worlds dealt"] += 1
        return True

    def become(self, truth: World) -> None:
        """Be the truth itself, its past included, by the numbers that its lines would have here."""
        shift = self.live.written() - truth.live.written()
        past = [copy.copy(entry) for entry in truth.match.entries]
        for entry in past:
            entry.number += shift
        for here, there in zip(self.live.clocks._taken, truth.live.clocks._taken, strict=True):
            here.line = there.line + shift
        self._put(truth.position.copy(), truth.match._checkpoints.start.copy(), past)
        self.differs = False

    def _put(self, position: Position, start: Position, past: list[Any]) -> None:
        self.match.position, self.match._checkpoints, self.match.entries = position, Checkpoints(start), past
        self.live.advance(self.live.number, self.room.now(), entries.Resumed())  # who is asked may be somebody else
