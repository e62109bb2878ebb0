"""Set up, check and test everything, with independent suites side by side, and print the time of each suite.

    python scripts/run_tests.py                      as `make test` does
    python scripts/run_tests.py --only checks        some suites: checks, plain, browser, contract, native
    python scripts/run_tests.py --without-setup      where set-up and native build are known to be fresh

A suite's output is printed when the suite is done; it is kept in build/tests/<suite>.log, where it can be followed.
Clause tests run on the plain engine, whose sources can be read in a traceback. The contract tests play whole games of
the published titles on the native engine, where there is one; another contract test shows that both play the same.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
BIN = ROOT / ".venv" / "bin"
PYTHON = str(BIN / "python")
LOGS = ROOT / "build" / "tests"
CORES = int(os.environ.get("CORES", "0")) or min(os.cpu_count() or 2, 8)
ON_BOTH = ("contract", "golden", "examples", "kit", "table", "bots", "envs")
"""Folders of tests that run on both engines."""
LATER = ("tests/contract", "tests/house/test_bench.py")
"""Tests that compare the plain engine with the native one, so that they need the build."""
NO_TESTS = 5
"""Exit code of pytest where no test was found: without Chromium there are none for the browser."""
NOTICE_EVERY = 60.0
"""Seconds between two lines that say what is still running."""


class Suite(NamedTuple):
    """One part of the run: commands one after the other, until one fails."""

    name: str
    commands: Sequence[Sequence[str]]
    environment: Mapping[str, str] = {}


class Result(NamedTuple):
    """How one suite went: seconds on the clock, CPU seconds of its processes, its exit code."""

    name: str
    seconds: float
    cpu: float
    code: int


def pytest(*words: str, spread: str = "loadgroup") -> list[str]:
    """A pytest command that shares the tests among processes."""
    return [PYTHON, "-m", "pytest", "-q", "-n", str(CORES), "--dist", spread, *words]


def checks() -> list[list[str]]:
    """Style, types, imports, generated files and packages."""
    typed = ["src", "examples", "scripts", "tests/contract/pocket"]
    return [
        [PYTHON, "-m", "ruff", "format", "--check", "--quiet"],
        [PYTHON, "-m", "ruff", "check"],
        [PYTHON, "-m", "mypy", *typed],
        [str(BIN / "lint-imports"), "--no-logo"],
        [PYTHON, "scripts/browser_types.py", "--check"],
        [PYTHON, "scripts/build_web.py", "--check"],
        [PYTHON, "scripts/audit.py"],
    ]


def suites(native: bool) -> dict[str, Suite]:
    """Every suite by name; without a native engine the contract tests play the whole games on the plain one."""
    plain = {"LUDOTEKA_ENGINE": "plain"}
    found = [
        Suite("set-up", [[sys.executable, "scripts/prepare.py", "--but-native"]]),
        Suite("native build", [[PYTHON, "scripts/build_native.py", "--quick"]]),
        Suite("checks", checks()),
        Suite("plain", [pytest(*(f"--ignore={path}" for path in ("tests/browser", *LATER)))], plain),
        # Apart from the others: the event loop of Playwright cannot share a process with theirs.
        Suite("browser", [pytest("tests/browser", spread="loadfile")], plain),
        Suite("contract", [pytest(*(["-m", "not box"] if native else []), *LATER)], plain),
    ]
    if native:
        folders = [f"tests/{folder}" for folder in ON_BOTH]
        found.append(Suite("native", [pytest(*folders)], {"LUDOTEKA_ENGINE": "native"}))
    return {suite.name: suite for suite in found}


STAGES: list[list[list[str]]] = [
    [["set-up"]],
    [["native build"], ["checks", "plain"]],  # compiling one large file leaves a core free
    [["browser"], ["contract", "native"]],  # pages are waited for most of the time
]
"""Stages follow each other; the lanes of a stage run side by side, the suites of a lane one after the other."""


class Run:
    """One run of all suites: starts them, prints what they said, and keeps the results."""

    def __init__(self) -> None:
        self.results: list[Result] = []
        self._running: dict[str, float] = {}
        self._printing = threading.Lock()

    def stage(self, lanes: Sequence[Sequence[Suite]]) -> None:
        """Run the lanes of one stage side by side, until all are done."""
        threads = [threading.Thread(target=self._lane, args=[lane], daemon=True) for lane in lanes]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(NOTICE_EVERY)
            while thread.is_alive():
                self._notice()
                thread.join(NOTICE_EVERY)

    def failed(self) -> bool:
        """Tell if a suite has failed."""
        return any(result.code for result in self.results)

    def summary(self, seconds: float) -> None:
        """Print a line for each suite, and the whole."""
        print("\nsuite            seconds   CPU s")
        for result in self.results:
            print(f"{result.name:<15} {result.seconds:>8.0f} {result.cpu:>7.0f}{'   FAILED' if result.code else ''}")
        failed = [result.name for result in self.results if result.code]
        verdict = f"failed: {', '.join(failed)}" if failed else "all green"
        print(f"{verdict} in {seconds:.0f} s", flush=True)

    def _lane(self, suites: Sequence[Suite]) -> None:
        for suite in suites:
            if self._suite(suite).code:
                return

    def _suite(self, suite: Suite) -> Result:
        """Run the commands of one suite with their output in its log, and print it."""
        started = self._running[suite.name] = time.monotonic()
        environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}", **suite.environment}
        # Where no bytecode may be kept, every process of the tests compiles the same libraries again.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        log, cpu, code = LOGS / f"{suite.name.replace(' ', '-')}.log", 0.0, 0
        with log.open("w", encoding="utf-8") as sink:
            for command in suite.commands:
                code, used = finish(
                    subprocess.Popen(
                        command,
                        cwd=ROOT,
                        env=environment,
                        stdin=subprocess.DEVNULL,
                        stdout=sink,
                        stderr=subprocess.STDOUT,
                    )
                )
                cpu += used
                if code:
                    break
        code = 0 if code == NO_TESTS and suite.name == "browser" else code
        del self._running[suite.name]
        result = Result(suite.name, time.monotonic() - started, cpu, code)
        with self._printing:
            self.results.append(result)
            print(f"── {suite.name}: {'failed' if code else 'passed'} after {result.seconds:.0f} s")
            print(log.read_text(encoding="utf-8", errors="replace").rstrip(), flush=True)
        return result

    def _notice(self) -> None:
        with self._printing:
            now = time.monotonic()
            running = ", ".join(f"{name} ({now - since:.0f} s)" for name, since in [*self._running.items()])
            print(f"… running: {running}", flush=True)


def finish(process: subprocess.Popen[bytes]) -> tuple[int, float]:
    """Wait for a process; its exit code, and the CPU seconds that it and its children took."""
    if not hasattr(os, "wait4"):
        return process.wait(), 0.0
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_utime + usage.ru_stime


def main() -> int:
    """Run the stages; 1 where a suite failed."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--only", nargs="+", metavar="SUITE", choices=[*suites(native=True)])
    options.add_argument("--without-setup", action="store_true", help="leave out set-up and native build")
    asked = options.parse_args()
    LOGS.mkdir(parents=True, exist_ok=True)
    wanted = chosen(asked.only, prepare=not asked.without_setup)
    started, run = time.monotonic(), Run()
    for stage in STAGES:
        known = suites(native=BIN.exists() and is_native())
        lanes = [[known[name] for name in lane if name in known and name in wanted] for lane in stage]
        run.stage([lane for lane in lanes if lane])
        if run.failed():
            break
    if "native" in wanted and not run.failed() and not is_native():
        print("no native engine can be built here: its tests are left out")
    run.summary(time.monotonic() - started)
    return int(run.failed())


def chosen(only: Sequence[str] | None, *, prepare: bool) -> set[str]:
    """The suites to run: all, or some with what these need."""
    preparing = {"set-up", "native build"} if prepare else set[str]()
    if only is None:
        return {*suites(native=True)} - ({"set-up", "native build"} - preparing)
    if not {"browser", "contract", "native"} & {*only}:
        preparing.discard("native build")
    return {*only} | preparing


def is_native() -> bool:
    """Tell if the native engine is built from the present sources."""
    check = [PYTHON, "scripts/build_native.py", "--check", "--quick"]
    return subprocess.run(check, cwd=ROOT, capture_output=True).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
