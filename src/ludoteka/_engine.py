"""Native or plain: chooses, before the first engine module is imported, which form of the engine runs.

The engine's modules (core, kit, games, bots, table, the two example games, and those of the server that every move goes
through) are one source in two forms: interpreted as they stand, or compiled by `scripts/build_native.py` into
`build/native/<python>/`, away from the sources. The build's manifest holds the digest of every source it was made from.

All or nothing: compiled modules of one group share the layouts of their classes in memory and call each other without
looking names up. A single module of another age among them would read wrong fields, so if one digest differs, or a
module came or went, every module runs from its source.

`LUDOTEKA_ENGINE=plain|native` decides; unset means native where the build fits, else plain. Needs the standard library
only, and without a build around it (an installed package, a browser's Python) the engine is simply plain.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from types import ModuleType

VARIABLE: Final = "LUDOTEKA_ENGINE"
ROOMS: Final = ("core", "kit", "games", "bots", "table", "server/live", "server/wire")
SINGLE: Final = (
    "lab/statistics",
    "server/bus/local",
    "server/played",
    "server/store/batches",
    "server/store/writer",
    "server/store/written",
)
"""Modules that moves go through too, in rooms whose others need not be compiled."""
EXAMPLES: Final = ("tic_tac_toe", "leduc_poker")
INTERPRETED: Final = (
    "ludoteka.core.native",
    "ludoteka.server.facts",
    "ludoteka.server.live.entries",
    "ludoteka.server.protocol",
    "ludoteka.server.store.store",
)
"""Never compiled, but read by the compiler, so their digests are kept too; the server's hold msgspec's records."""
GROUP: Final = "ludoteka_native"
"""The one library that holds the code of all compiled modules; theirs are thin doors to it."""
REMEDY: Final = "run make setup"


class EngineError(ImportError):
    """The engine that LUDOTEKA_ENGINE asks for cannot be had."""


class Engine(NamedTuple):
    """Which form of the engine runs, and why."""

    native: bool
    modules: int = 0
    mypyc: str = ""
    reason: str = ""

    def describe(self) -> str:
        """In one line, as `ludoteka --version` says it.

        >>> Engine(native=True, modules=23, mypyc="2.4.1").describe()
        'native engine (mypyc 2.4.1, 23 modules)'
        >>> Engine(native=False, reason="no build found, run make setup").describe()
        'plain engine (interpreted): no build found, run make setup'
        """
        if self.native:
            return f"native engine (mypyc {self.mypyc}, {self.modules} modules)"
        return f"plain engine (interpreted): {self.reason}"


class Build(NamedTuple):
    """What a build's manifest says: from which sources, by which compiler."""

    modules: dict[str, str]
    python: str
    mypyc: str
    flags: list[str]


def python_tag() -> str:
    """The Python that a build belongs to, as its file names say it, such as cpython-311-x86_64-linux-gnu."""
    return EXTENSION_SUFFIXES[0].strip(".").rpartition(".")[0] or sys.implementation.cache_tag or "python"


def build_folder(root: Path) -> Path:
    """Where the build for this Python lies."""
    return root / "build" / "native" / python_tag()


def extension(folder: Path, module: str) -> Path:
    """Where a build keeps one compiled module."""
    return folder.joinpath(*module.split(".")).with_suffix(EXTENSION_SUFFIXES[0])


def sources(root: Path) -> dict[str, Path]:
    """Every module that is compiled, with its source, in order of the names."""
    found: dict[str, Path] = {}
    for room in ROOMS:
        for path in (root / "src" / "ludoteka" / room).rglob("*.py"):
            name = ".".join(path.relative_to(root / "src").with_suffix("").parts)
            if path.name != "__init__.py" and name not in INTERPRETED:
                found[name] = path
    for single in SINGLE:
        path = root / "src" / "ludoteka" / f"{single}.py"
        if path.is_file():
            found[".".join(("ludoteka", *single.split("/")))] = path
    for name in EXAMPLES:
        path = root / "examples" / f"{name}.py"
        if path.is_file():
            found[name] = path
    return dict(sorted(found.items()))


def libraries(compiled: Iterable[str]) -> dict[str, list[str]]:
    """What is compiled into one library each, by its name: every game of the box, all that they stand on, the server.

    Inside a library calls are direct, across libraries they go by a table. In return each is compiled on a core of its
    own, and a compiler takes far longer over one huge file than over five large ones.

    >>> for library, modules in libraries(["ludoteka.core.rng", "ludoteka.games.go.board", "tic_tac_toe"]).items():
    ...     print(library, modules)
    ludoteka_native__mypyc ['ludoteka.core.rng', 'tic_tac_toe']
    ludoteka_native_go__mypyc ['ludoteka.games.go.board']
    """
    found: dict[str, list[str]] = {}
    for name in compiled:
        parts = name.split(".")
        group = f"{GROUP}_{parts[2]}" if parts[1:2] == ["games"] else GROUP
        if parts[1:2] in (["lab"], ["server"], ["table"]):
            group = f"{GROUP}_server"
        found.setdefault(f"{group}__mypyc", []).append(name)
    return found


def digests(root: Path) -> dict[str, str]:
    """The digest of every source that a build depends on."""
    read = sources(root) | {name: (root / "src").joinpath(*name.split(".")).with_suffix(".py") for name in INTERPRETED}
    return {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in read.items() if path.is_file()}


def read_build(folder: Path) -> Build | None:
    """The manifest of a build, or None where there is none that can be read."""
    try:
        data = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
        return Build(dict(data["modules"]), str(data["python"]), str(data["mypyc"]), list(data["flags"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def first_difference(built: Mapping[str, str], present: Mapping[str, str]) -> str:
    """Name the first module that is not as it was built; empty where all are.

    >>> first_difference({"a": "1", "b": "2"}, {"a": "1", "b": "3"})
    'b has changed since the native build'
    >>> first_difference({"a": "1"}, {"a": "1", "b": "3"})
    'b is new since the native build'
    """
    for name in sorted({*built, *present}):
        if name not in present:
            return f"{name} is gone since the native build"
        if name not in built:
            return f"{name} is new since the native build"
        if built[name] != present[name]:
            return f"{name} has changed since the native build"
    return ""


class NativeFinder:
    """Gives the compiled module wherever the import system would have found its source, and nowhere else."""

    def __init__(self, folder: Path, compiled: Mapping[str, Path]) -> None:
        self.folder = folder
        self.compiled = {name: os.path.realpath(source) for name, source in compiled.items()}
        self.libraries = libraries(compiled)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The door to the compiled module, or None: then the import goes on as usual."""
        if name in self.libraries:
            return spec_from_file_location(name, extension(self.folder, name))
        source = self.compiled.get(name)
        if source is None:
            return None
        found = PathFinder.find_spec(name, path)
        if found is None or found.origin is None or os.path.realpath(found.origin) != source:
            return None
        return spec_from_file_location(name, extension(self.folder, name))


def _plain(reason: str, *, demanded: bool, say: bool = False) -> Engine:
    """Settle for the sources, or refuse to where the native engine was demanded."""
    if demanded:
        raise EngineError(f"{VARIABLE}=native, but there is no native engine to run: {reason}")
    if say:
        print(f"ludoteka: the plain engine runs: {reason}", file=sys.stderr)
    return Engine(native=False, reason=reason)


def choose(root: Path, wanted: str) -> Engine:
    """Choose the engine for the sources under `root` and, where it is the native one, open its doors."""
    if wanted not in ("", "plain", "native"):
        raise EngineError(f"{VARIABLE}={wanted!r} is no engine: write plain or native, or leave it unset")
    if wanted == "plain":
        return Engine(native=False, reason=f"{VARIABLE}=plain")
    demanded = wanted == "native"
    folder = build_folder(root)
    build = read_build(folder) if (root / "src" / "ludoteka" / "_engine.py").is_file() else None
    if build is None:
        return _plain(f"no build found, {REMEDY}", demanded=demanded)
    difference = first_difference(build.modules, digests(root))
    if difference:
        return _plain(f"{difference}, {REMEDY}", demanded=demanded, say=True)
    compiled = sources(root)
    early = [name for name in compiled if name in sys.modules]
    if early:
        return _plain(f"{early[0]} was imported before the engine was chosen", demanded=demanded, say=True)
    finder = NativeFinder(folder, compiled)
    sys.meta_path.insert(0, finder)
    try:
        for library in finder.libraries:
            importlib.import_module(library)
    except ImportError as error:
        sys.meta_path.remove(finder)
        return _plain(f"the build cannot be loaded ({error}), {REMEDY}", demanded=demanded, say=True)
    return Engine(native=True, modules=len(compiled), mypyc=build.mypyc)


_engine: Engine | None = None


def install() -> Engine:
    """Choose the engine of this process, once; `import ludoteka` does so before anything else."""
    global _engine
    if _engine is None:
        try:
            _engine = choose(Path(__file__).resolve().parents[2], os.environ.get(VARIABLE, ""))
        except EngineError as error:
            if Path((sys.argv or [""])[0]).stem != "ludoteka":
                raise
            print(f"ludoteka: {error}", file=sys.stderr)  # the command itself is not imported yet and cannot say it
            sys.exit(2)
    return _engine


def describe() -> str:
    """Say which engine runs, and why where it is the plain one."""
    return install().describe()


def version_line() -> str:
    """What `ludoteka --version` prints."""
    from ludoteka import _release  # here: the builder loads this module by itself

    number = vars(sys.modules["ludoteka"])["__version__"]  # not by an import: that would point up
    return f"ludoteka {number}, {describe()}; release {_release.name()}"
