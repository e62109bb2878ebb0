"""Compile the engine with mypyc into build/native/<python>/, or find that nothing has changed since the last time.

    python scripts/build_native.py            build where the sources have changed
    python scripts/build_native.py --quick    the same for tests: compiled in half the time, a sixth slower
    python scripts/build_native.py --check    only say whether the build fits; exit 1 where it does not

A quick build serves until somebody wants the other one (`make setup`, `make play`); where that exists, it serves both.
Without a C compiler, or without the headers it needs, this says so in one line and succeeds: the plain engine runs.
An error in our own code fails, and shows the compiler's log.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[1]
FLAGS = ["-O3", "-g0", "-w", "-fno-semantic-interposition", "-fno-plt"]
QUICK_FLAGS = ["-O1", *FLAGS[1:]]
"""-g0 and -w: Python's own flags ask for debug information and warnings. Nobody reads either in generated C (mypyc
even asks for -Werror, and a newer compiler may find something new), and without them compiling takes half the time."""

if TYPE_CHECKING:
    from ludoteka import _engine as engine
else:
    # By its file: `import ludoteka` would load the very engine that is to be built.
    _spec = spec_from_file_location("ludoteka_engine_loader", ROOT / "src" / "ludoteka" / "_engine.py")
    engine = module_from_spec(_spec)
    _spec.loader.exec_module(engine)


def main(arguments: Sequence[str]) -> int:
    """Build, check or (in the inner process) compile."""
    options = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    options.add_argument("--check", action="store_true", help="only say whether the build fits")
    options.add_argument("--quick", action="store_true", help="compile quickly, for tests; any build that fits will do")
    options.add_argument("--compile", metavar="FOLDER", help=argparse.SUPPRESS)
    chosen = options.parse_args(arguments)
    if chosen.compile:
        compile_group(Path(chosen.compile), QUICK_FLAGS if chosen.quick else FLAGS)
        return 0
    if chosen.check:
        reason = staleness(quick=chosen.quick)
        say(f"not built: {reason}" if reason else f"built and fresh ({len(engine.sources(ROOT))} modules)")
        return 1 if reason else 0
    with one_at_a_time():
        return build(quick=chosen.quick)


def say(line: str) -> None:
    """One line about the native engine."""
    print(f"native engine: {line}", flush=True)


def staleness(*, quick: bool) -> str:
    """Why a build is due; empty where the last one fits the sources, the compiler and its flags."""
    fitting = [FLAGS, QUICK_FLAGS] if quick else [FLAGS]
    built = engine.read_build(engine.build_folder(ROOT))
    if built is None:
        return "no build yet"
    if built.mypyc != version("mypy") or built.flags not in (FLAGS, QUICK_FLAGS):
        return "another compiler or other flags"
    if built.flags not in fitting:
        return "only a quick build, for tests"
    difference = engine.first_difference(built.modules, engine.digests(ROOT))
    if difference:
        return difference
    present = engine.sources(ROOT)
    for name in (*engine.libraries(present), *present):
        if not engine.extension(engine.build_folder(ROOT), name).is_file():
            return f"{name} is missing from it"
    return ""


def build(*, quick: bool) -> int:
    """Compile beside the old build and put the new one in its place only when it is whole."""
    reason, flags = staleness(quick=quick), QUICK_FLAGS if quick else FLAGS
    modules = list(engine.sources(ROOT))
    if not reason:
        say(f"fresh ({len(modules)} modules)")
        return 0
    lack = compiler_lack()
    if lack:
        say(f"{lack}; the plain engine will run, with the same rules but slower")
        return 0
    started = time.monotonic()
    target = engine.build_folder(ROOT)
    target.parent.mkdir(parents=True, exist_ok=True)
    digests = engine.digests(ROOT)  # before compiling: a source edited meanwhile makes the build stale, never wrong
    for left in target.parent.glob(".building-*"):  # by a build that was killed
        shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix=".building-", dir=target.parent) as folder:
        workplace = Path(folder)
        log = target.parent / "build.log"
        if not run_compiler(workplace, log, f"compiling {len(modules)} modules ({reason})", quick=quick):
            sys.stdout.write(log.read_text(encoding="utf-8", errors="replace"))
            say(f"compiling failed; the log above is also in {log.relative_to(ROOT)}")
            return 1
        whole = workplace / "lib"
        manifest = engine.Build(digests, engine.python_tag(), version("mypy"), flags)._asdict()
        (whole / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
        put_in_place(whole, target, workplace / "old")
    say(f"{len(modules)} modules built in {time.monotonic() - started:.0f} s")
    return 0


def put_in_place(whole: Path, target: Path, aside: Path) -> None:
    """Exchange the builds by renaming; whenever this is interrupted, there is one whole build or none."""
    if target.exists():
        target.rename(aside)
    whole.rename(target)


def compiler_lack() -> str:
    """What is missing for compiling a Python extension here; empty where a trial succeeds."""
    command = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))
    if sys.platform == "win32":
        return ""
    if shutil.which(command[0]) is None:
        return f"no C compiler found ({command[0]})"
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder) / "trial.c"
        trial.write_text("#include <Python.h>\nint trial(void) { return PY_MAJOR_VERSION; }\n", encoding="utf-8")
        include = [f"-I{path}" for path in {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}]
        command += [*include, "-c", str(trial), "-o", f"{trial}.o"]
        done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode == 0:
        return ""
    errors = [line for line in done.stderr.splitlines() if "error" in line] or ["it fails on an empty program"]
    return f"the C compiler lacks what Python needs ({errors[0].strip()})"


def run_compiler(workplace: Path, log: Path, task: str, *, quick: bool) -> bool:
    """Compile in a process of its own, quietly; where somebody watches, a line counts the seconds."""
    command = [
        sys.executable,
        str(Path(__file__).resolve()),
        "--compile",
        str(workplace),
        *(["--quick"] if quick else []),
    ]
    environment = os.environ | {"MYPYPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "examples")])}
    started = time.monotonic()
    watched = sys.stdout.isatty()
    if not watched:
        say(f"{task} …")
    with (
        log.open("w", encoding="utf-8") as sink,
        subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=sink, stderr=sink
        ) as process,
    ):
        while process.poll() is None:
            if watched:
                print(f"\rnative engine: {task} … {time.monotonic() - started:.0f} s ", end="", flush=True)
            time.sleep(0.2)
    if watched:
        print("\r\033[K", end="", flush=True)
    return process.returncode == 0


def compile_group(workplace: Path, flags: list[str]) -> None:
    """Compile every library as one group, all of them known to each other, on as many cores as there are."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    present = engine.sources(ROOT)
    paths = {name: str(path.relative_to(ROOT)) for name, path in present.items()}
    groups: list[tuple[list[str], str | None]] = [
        ([paths[name] for name in names], library.removesuffix("__mypyc"))
        for library, names in engine.libraries(present).items()
    ]
    typing = [
        "--config-file=",
        "--strict",
        "--namespace-packages",
        "--explicit-package-bases",
        "--follow-imports=silent",
        f"--cache-dir={os.devnull}",
    ]
    extensions = mypycify([*typing, *paths.values()], opt_level="3", separate=groups, target_dir=str(workplace / "c"))
    for each in extensions:
        each.extra_compile_args = [*each.extra_compile_args, *flags]
    # Not setup(): that would read pyproject.toml, which speaks of the package and not of this build.
    command = Distribution({"name": engine.GROUP, "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(workplace / "lib"), str(workplace / "o")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Let a second build wait for the first; it will then find that nothing is left to do."""
    folder = ROOT / "build" / "native"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / ".lock").open("w") as lock:
        try:
            import fcntl
        except ImportError:
            yield
            return
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
