"""What a room keeps, to be compared later: whatever others did, all of it that is not theirs is as it was."""

from __future__ import annotations

from ludoteka.server.store.memory import MemoryStore
from ludoteka.server.store.store import Paper

PASSING = {"notice"}
"""Papers that come and go by themselves."""


class Untouched:
    """Logs, index, snapshots, reviews and papers of everybody but some people."""

    def __init__(self, store: MemoryStore, *others: str) -> None:
        self._store = store
        self._others = others
        self._before = self._kept()

    def _kept(self) -> dict[tuple[str, ...], object]:
        store = self._store
        found: dict[tuple[str, ...], object] = {("log", table): tuple(log) for table, log in store._logs.items()}
        found |= {("index", table): row for table, row in store._index.items()}
        found |= {("snapshot", table): row for table, row in store._snapshots.items()}
        found |= {("review", table): body for table, body in store._reviews.items()}
        found |= {("paper", *key): paper for key, paper in store._papers.items() if not self._is_theirs(paper)}
        return found

    def _is_theirs(self, paper: Paper) -> bool:
        return paper.kind in PASSING or paper.owner in self._others or paper.key in self._others

    def differences(self) -> list[str]:
        """What was there and is another or gone, and what is new in the name of somebody who was there before."""
        now = self._kept()
        owners = {paper.owner for paper in self._before.values() if isinstance(paper, Paper)} - {""}
        return [f"{' '.join(key)} has changed" for key, value in self._before.items() if now.get(key) != value] + [
            f"{' '.join(key)} is new"
            for key, value in now.items()
            if key not in self._before and isinstance(value, Paper) and value.owner in owners
        ]
