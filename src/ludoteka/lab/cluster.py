"""Games on a Ray cluster: split by their numbers, played anywhere, given back in order.

A game hangs on its number alone, so it comes out the same on whichever machine it is played. Where a worker is lost,
Ray gives its games to another one, and nothing else changes.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any, Final, NamedTuple

import ludoteka
from ludoteka import Edition, LudotekaError

AGAIN: Final = 10
"""So often the games of a lost worker are given to another one; then the games themselves are to blame."""
AT_ONCE: Final = 50
"""At most so many games are given away together."""
STARTS: Final = 3
"""So often a Ray of our own is started on a machine that is busy with other things."""
STORE: Final = 100_000_000
"""Bytes for results on their way, on a machine of one's own."""


class NoCluster(LudotekaError):
    """There is no such cluster, or it cannot do this."""


class Parcel(NamedTuple):
    """What a worker must be given to play games of a task, files included: it may have other ones, or none."""

    kind: Callable[[Any, Edition | None], Any]
    task: Any
    files: dict[str, str]
    version: str

    @property
    def digest(self) -> str:
        """By which a worker knows that it has sat down to this task already."""
        return hashlib.sha256(pickle.dumps(tuple(self))).hexdigest()[:24]


def parcel(kind: Callable[[Any, Edition | None], Any], task: Any) -> Parcel:
    """Pack up a task with the game and content files that it names."""
    named = [path for path in (task.game, task.content) if path is not None and Path(path).is_file()]
    return Parcel(kind, task, {path: Path(path).read_text(encoding="utf-8") for path in named}, ludoteka.__version__)


class Cluster:
    """A running Ray: one that is there already, or one on this machine that ends with us."""

    def __init__(self, address: str | None, cores: int | None = None) -> None:
        self.address = address
        self.cores = cores
        self._began = False

    def __enter__(self) -> Cluster:
        ray = _ray()
        if not ray.is_initialized():
            self._began = True
            try:
                if self.address is None:
                    _start(ray, self.cores)
                else:
                    ray.init(address=self.address, log_to_driver=False, logging_level="error")
            except (ConnectionError, RuntimeError, ValueError, OSError) as error:
                raise NoCluster(f"no Ray cluster answers at {self.address}: {error}") from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._began:
            _ray().shutdown()

    def workers(self) -> int:
        """How many games it plays at once."""
        return max(1, int(_ray().cluster_resources().get("CPU", 1)))

    def play(self, kind: Callable[[Any, Edition | None], Any], task: Any, games: Sequence[Any]) -> Iterator[Any]:
        """Play games by their numbers or names, and give them back in this order."""
        ray = _ray()
        there = ray.remote(num_cpus=1, max_retries=AGAIN)(play_parcel)
        given = ray.put(parcel(kind, task))
        waiting: deque[Any] = deque()
        chunks = split(games, self.workers())
        try:
            for chunk in chunks:
                waiting.append(there.remote(given, chunk))
                if len(waiting) >= 4 * self.workers():
                    yield from _result(ray, waiting.popleft())
            while waiting:
                yield from _result(ray, waiting.popleft())
        finally:
            for reference in waiting:  # somebody has seen enough
                ray.cancel(reference)


def split(games: Sequence[Any], workers: int) -> Iterable[list[Any]]:
    """Small shares at the end of a series would leave workers idle, large ones too: about eight for each worker.

    >>> list(split(range(1, 6), 1)), [len(share) for share in split(range(1000), 2)][:2]
    ([[1], [2], [3], [4], [5]], [50, 50])
    """
    size = max(1, min(AT_ONCE, len(games) // (8 * workers)))
    return [list(games[first : first + size]) for first in range(0, len(games), size)]


def _start(ray: ModuleType, cores: int | None) -> None:
    """A Ray of our own: its workers must find what we import."""
    known = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        for left in reversed(range(STARTS)):
            try:
                ray.init(
                    address="local",
                    num_cpus=cores,
                    include_dashboard=False,
                    log_to_driver=False,
                    logging_level="error",
                    object_store_memory=STORE,
                )
                return
            except Exception as error:  # Ray has no name for it, and gives itself 30 seconds whatever else goes on
                ray.shutdown()
                if not left or "timed out during startup" not in str(error):
                    raise NoCluster(f"Ray does not start on this machine: {error}") from None
    finally:
        if known is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = known


def _result(ray: ModuleType, reference: Any) -> list[Any]:
    try:
        found: list[Any] = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        raise (cause if isinstance(cause, LudotekaError) else NoCluster(f"a worker failed: {error}")) from None
    except ray.exceptions.RayError as error:
        raise NoCluster(f"games were given to {AGAIN + 1} workers, and every one was lost: {error}") from None
    return found


def _ray() -> ModuleType:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is played here is nobody's business
    os.environ.setdefault("RAY_TRAIN_ENABLE_V2_MIGRATION_WARNINGS", "0")
    try:
        import ray
    except ModuleNotFoundError:
        raise NoCluster("Ray is not installed: pip install 'ludoteka[lab]'; or play here, with --on local") from None
    found: ModuleType = ray
    return found


# ---- in a worker


_players: dict[str, Any] = {}


def play_parcel(given: Parcel, games: Sequence[Any]) -> list[Any]:
    """In a worker: sit down once for each task, then play."""
    if given.version != ludoteka.__version__:
        raise NoCluster(
            f"a worker has ludoteka {ludoteka.__version__}, and {given.version} asks it; "
            "install the same on every machine"
        )
    if given.digest not in _players:
        _players[given.digest] = given.kind(_unpack(given), None)
    player = _players[given.digest]
    return [player.play(number) for number in games]


def _unpack(given: Parcel) -> Any:
    """The task, with files that lie on this machine."""
    places = {}
    for path, text in given.files.items():
        places[path] = path
        if not Path(path).is_file() or Path(path).read_text(encoding="utf-8") != text:
            folder = Path(tempfile.mkdtemp(prefix="ludoteka-"))
            (folder / Path(path).name).write_text(text, encoding="utf-8")
            places[path] = str(folder / Path(path).name)
    task = given.task
    return task._replace(game=places.get(task.game, task.game), content=places.get(task.content, task.content))
