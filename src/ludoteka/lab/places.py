"""Where a series is played: on the cores of this machine, or on a Ray cluster. The figures are the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, NamedTuple, TypeVar

from ludoteka import BadOption, Edition
from ludoteka.lab.cluster import Cluster
from ludoteka.lab.series import Player, all_cores, in_processes, play_there, pool

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")
Hands = Callable[[Sequence[Any]], Iterator[Any]]
"""Given games by their names, plays them; whichever is over first comes first."""


class Place(NamedTuple):
    """This machine with so many cores, or a cluster: an address, or none for a Ray of our own on this machine."""

    cores: int
    ray: bool = False
    address: str | None = None

    def cluster(self) -> Cluster:
        """The cluster, where there is one."""
        return Cluster(self.address, self.cores)


def place(on: str, cores: int | None = None) -> Place:
    """A place as typed after --on.

    >>> place("local", 2), place("ray://head:10001", 2)
    (Place(cores=2, ray=False, address=None), Place(cores=2, ray=True, address='ray://head:10001'))
    """
    if cores is not None and cores < 1:
        raise BadOption(f"{cores} cores are too few; take at least 1")
    count = cores or all_cores()
    if on == "local":
        return Place(count)
    if on == "ray":
        return Place(count, ray=True)
    if on.startswith("ray://") and len(on) > len("ray://"):
        return Place(count, ray=True, address=on)
    raise BadOption(f"--on {on!r} is no place; write local, ray (a Ray on this machine) or ray://HOST:PORT")


def played(
    kind: Callable[[_Task, Edition | None], Player[_Result]],
    task: _Task,
    edition: Edition,
    games: int,
    where: Place,
    before: int = 0,
) -> Iterator[_Result]:
    """Games 1, 2, 3 … in this order, without those played before."""
    if not where.ray:
        yield from in_processes(kind, task, edition, games, where.cores, before)
        return
    kind(task, edition)  # what is wrong with the task is said here, before anybody is asked to help
    with where.cluster() as cluster:
        yield from cluster.play(kind, task, range(before + 1, games + 1))


def hands(
    kind: Callable[[Any, Edition | None], Player[Any]], task: Any, where: Place, alone: Player[Any]
) -> AbstractContextManager[Hands]:
    """Whoever plays the games of a contest; on a single core it is `alone`, in this process."""
    if where.ray:
        return _cluster_hands(kind, task, where)
    return _local_hands(kind, task, where, alone)


@contextmanager
def _cluster_hands(kind: Callable[[Any, Edition | None], Player[Any]], task: Any, where: Place) -> Iterator[Hands]:
    with where.cluster() as cluster:
        yield lambda games: cluster.play(kind, task, games)


@contextmanager
def _local_hands(
    kind: Callable[[Any, Edition | None], Player[Any]], task: Any, where: Place, alone: Player[Any]
) -> Iterator[Hands]:
    if where.cores == 1:
        yield lambda games: map(alone.play, games)
        return
    with pool(kind, task, where.cores) as processes:
        yield lambda games: processes.imap_unordered(play_there, games)
