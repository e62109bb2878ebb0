"""Measure the room under load, beside boardgame.io's server in the same run: `make bench-server`.

Both servers play tic-tac-toe over loopback sockets with one move in flight at every table; the clients are Node
programs. Rounds alternate, so that a busy machine is busy for both; the ratio is that of the medians. Memory is that of
the whole process tree.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from bench.bgio import install, node_env  # noqa: E402  # the folder above must be known first

HERE = ROOT / "bench" / "server"
QUIET = {
    "LUDOTEKA_RATE": "0",
    "LUDOTEKA_SOCKETS_PER_ADDRESS": "100000",
    "LUDOTEKA_LOG_LEVEL": "warning",
    "LUDOTEKA_LIVE_TABLES": "20000",
    "LUDOTEKA_TABLES_PER_PERSON": "0",
    "LUDOTEKA_SOCKETS": "100000",
}
MEMORY, FILES = "memory", "FlatFile"
"""Where boardgame.io keeps its matches: as its documentation sets it up, and in the durable store that it brings."""
BAR = 100.0
"""Milliseconds within which 99 of 100 moves are answered at other tables, whatever a hostile guest sends."""
Row = Mapping[str, float]


def main() -> int:
    """Print every figure as it comes, and the ratios at the end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each load (5)")
    parser.add_argument("--viewers", type=int, default=2000, help="idle viewers (2000)")
    parser.add_argument("--tables", type=int, default=50, help="tables that play beside the hostile guest (50)")
    parser.add_argument("--only", choices=("memory", "durable", "idle", "hostile"), help="one part only")
    parser.add_argument("--json", action="store_true", help="print the medians as data")
    args = parser.parse_args()
    fault = install(partial(print, flush=True))
    if fault:
        raise SystemExit(fault)
    print(f"Python {platform.python_version()} of {sys.base_prefix}", flush=True)
    found: dict[str, object] = {}
    if args.only in (None, "memory"):
        found["memory, 50 tables"] = duel(50, 12, args.rounds, "memory", (MEMORY,))
    if args.only in (None, "durable"):
        found["durable, 500 tables"] = duel(500, 2, args.rounds, "", (MEMORY, FILES))
    if args.only in (None, "idle"):
        found["idle"] = idle(args.viewers)
    if args.only in (None, "hostile"):
        found["hostile guest"] = beside_hostile(args.tables, args.rounds)
    if args.json:
        print(json.dumps(found))
    return 0


def duel(tables: int, games: int, rounds: int, database: str, stores: Sequence[str]) -> dict[str, object]:
    """All servers in turns, the peer once for each store; the first round of each warms it up and does not count."""
    ours, theirs = "ludoteka, " + (database or "SQLite FULL"), ["boardgame.io, " + store for store in stores]
    rows: dict[str, list[Row]] = {name: [] for name in [*theirs, ours]}
    with contextlib.ExitStack() as held:
        port, pid = held.enter_context(room(database))
        peers = [held.enter_context(peer(store)) for store in stores]
        for number in range(rounds + 1):
            came = {
                name: load("load_bgio.js", their_port, their_pid, tables, games, "--lobby", str(lobby))
                for name, (their_port, lobby, their_pid) in zip(theirs, peers, strict=True)
            }
            came[ours] = load("load_ludoteka.js", port, pid, tables, games)
            for name, row in came.items():
                tell(name, row, warm=not number)
                rows[name] += [row] if number else []
    result: dict[str, object] = {name: medians(row) for name, row in rows.items()}
    result["ratios"] = {name: compare(tables, name, rows[ours], rows[name]) for name in theirs}
    return result


def compare(tables: int, name: str, ours: list[Row], theirs: list[Row]) -> float:
    """How many times as many moves a CPU second of ours accepts; printed with the least and the most of all rounds."""
    our, their = medians(ours), medians(theirs)
    ratio = our["moves_per_cpu"] / their["moves_per_cpu"]
    each = [one["moves_per_cpu"] / other["moves_per_cpu"] for one, other in zip(ours, theirs, strict=True)]
    print(
        f"── {tables} tables: {ratio:.1f} times the accepted moves per server CPU second of {name} (rounds "
        f"{min(each):.1f} to {max(each):.1f}), p99 {our['p99']:.1f} against {their['p99']:.1f} ms",
        flush=True,
    )
    return ratio


def idle(viewers: int) -> dict[str, object]:
    """Open many sockets that do nothing, and look at the memory."""
    with room("memory") as (port, pid):
        command = ["node", str(HERE / "load_idle.js"), "--port", str(port), "--viewers", str(viewers)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=node_env(), text=True) as crowd:
            assert crowd.stdout is not None
            before = memory(pid)
            line = crowd.stdout.readline()
            time.sleep(2)
            after = memory(pid)
            crowd.kill()
    if not line:
        raise SystemExit("the viewers did not come in")
    print(f"── {viewers} idle viewers: {after:.0f} MB in all processes of the room ({before:.0f} before)", flush=True)
    return {"viewers": viewers, "megabytes": after, "before": before}


def beside_hostile(tables: int, rounds: int) -> dict[str, object]:
    """The usual load with and without a guest who sends the dearest questions, by turns; the room's limits are off."""
    rows: dict[str, list[Row]] = {"alone": [], "beside a hostile guest": []}
    with room("memory") as (port, pid):
        for number in range(rounds + 1):
            for name, found in rows.items():
                with asking(port) if name != "alone" else contextlib.nullcontext():
                    row = load("load_ludoteka.js", port, pid, tables, 12)
                tell(name, row, warm=not number)
                found += [row] if number else []
    alone, beside = (medians(found) for found in rows.values())
    worst = max(row["p99"] for row in rows["beside a hostile guest"])
    print(
        f"── {tables} tables beside a hostile guest: p99 {beside['p99']:.1f} ms, at worst {worst:.1f} "
        f"(alone {alone['p99']:.1f}); {'below' if worst < BAR else 'NOT below'} the bar of {BAR:.0f} ms",
        flush=True,
    )
    return {"alone": alone, "beside": beside, "worst p99": worst}


@contextmanager
def asking(port: int) -> Iterator[None]:
    """A guest who asks without a pause while something else is measured, but not for ever."""
    command = [sys.executable, str(HERE / "hostile.py"), "--port", str(port), "--seconds", "120"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as guest:
        assert guest.stdout is not None
        try:
            if guest.stdout.readline() != "ready\n":
                raise SystemExit("the hostile guest did not come in")
            yield
            if guest.poll() is not None:
                print(f"   the guest stopped before the end: {guest.stdout.read().strip()}", flush=True)
        finally:
            guest.kill()


def tell(who: str, row: Row, *, warm: bool) -> None:
    """One round."""
    print(
        f"{who:24} {row['tables']:4.0f} tables {row['moves_per_cpu']:7.0f} moves per CPU s {row['moves_per_s']:6.0f} "
        f"per s  p50 {row['p50']:6.1f} p99 {row['p99']:6.1f} ms {row['rss']:5.0f} MB"
        f"{'  (warming up)' if warm else ''}",
        flush=True,
    )


def medians(rows: list[Row]) -> dict[str, float]:
    """The median of every figure."""
    return {key: statistics.median(row[key] for row in rows) for key in rows[0]}


def load(script: str, port: int, pid: int, tables: int, games: int, *more: str) -> Row:
    """One round of a load."""
    done = subprocess.run(
        [
            "node",
            str(HERE / script),
            "--port",
            str(port),
            "--pid",
            str(pid),
            "--tables",
            str(tables),
            "--games",
            str(games),
            *more,
        ],
        env=node_env(),
        capture_output=True,
        text=True,
        timeout=300,
    )
    if done.returncode:
        raise SystemExit(f"{script} failed: {done.stderr[-2000:]}")
    row: Row = json.loads(done.stdout)
    return row


@contextmanager
def room(database: str) -> Iterator[tuple[int, int]]:
    """Our server; gives its port and process."""
    folder = tempfile.mkdtemp(prefix="ludoteka-bench-")
    command = [
        sys.executable,
        "-m",
        "ludoteka.cli",
        "serve",
        "--port",
        "0",
        "--data",
        folder,
        "--game",
        str(ROOT / "examples" / "tic_tac_toe.py"),
    ]
    environment = os.environ | QUIET | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT / 'examples'}"}
    if database:
        command += ["--database", database]
    try:
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as process:
            assert process.stdout is not None
            try:
                yield int(process.stdout.readline().rsplit(":", 1)[1]), process.pid
            finally:
                process.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def peer(store: str) -> Iterator[tuple[int, int, int]]:
    """boardgame.io's server; gives its port, that of its lobby, and its process."""
    with socket.socket() as one, socket.socket() as other:
        for free in (one, other):
            free.bind(("127.0.0.1", 0))
        ports = one.getsockname()[1], other.getsockname()[1]
    folder = tempfile.mkdtemp(prefix="ludoteka-bench-peer-")
    command = ["node", str(HERE / "bgio" / "server.js"), *map(str, ports), *([folder] if store == FILES else [])]
    try:
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=node_env(), text=True
        ) as process:
            assert process.stdout is not None
            try:
                while "ready" not in process.stdout.readline():
                    pass
                yield *ports, process.pid
            finally:
                process.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def memory(pid: int) -> float:
    """Megabytes of a process and all that it started; pages that they share count once for each."""
    total = 0
    for one in [pid, *children(pid)]:
        try:
            for line in Path(f"/proc/{one}/status").read_text(encoding="utf-8").splitlines():
                if line.startswith("VmRSS:"):
                    total += int(line.split()[1])
        except OSError:
            continue
    return total / 1024


def children(pid: int) -> list[int]:
    """All processes below one."""
    found = []
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in path.read_text(encoding="utf-8").split():
            found += [int(child), *children(int(child))]
    return found


if __name__ == "__main__":
    sys.exit(main())
