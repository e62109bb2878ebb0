"""Rates per CPU second: a busy machine then disturbs them little, and ratios taken in turns hardly at all."""

from __future__ import annotations

import gc
import os
import platform
import statistics
from collections.abc import Callable, Mapping
from pathlib import Path
from time import process_time

Counts = dict[str, float]
"""What some work came to: decisions, chance steps, copies, worlds."""

Workload = Callable[[int], Counts]
"""Does its work so many times over and counts it."""

SHORTEST_CALL = 0.002
"""CPU seconds of one timed call at least, so that calling and reading the clock cost nothing beside it."""


def rate(workload: Workload, seconds: float) -> Counts:
    """Count what a workload does in a CPU second."""
    times, spent = 1, 0.0
    while spent < SHORTEST_CALL:
        started = process_time()
        workload(times)
        spent = process_time() - started
        times *= 2
    gc.collect()
    total: Counts = {}
    started = process_time()
    while (spent := process_time() - started) < seconds:
        for unit, count in workload(times).items():
            total[unit] = total.get(unit, 0.0) + count
    return {unit: count / spent for unit, count in total.items()}


def in_turns(sides: Mapping[str, Callable[[float], Counts]], rounds: int, seconds: float) -> dict[str, list[Counts]]:
    """Measure each side once a round, in alternating order, after a short warm-up."""
    order = list(sides)
    for name in order:
        sides[name](seconds / 4)
    found: dict[str, list[Counts]] = {name: [] for name in order}
    for _ in range(rounds):
        for name in order:
            found[name].append(sides[name](seconds))
        order.reverse()
    return found


def calibrate(seconds: float = 0.3) -> float:
    """Millions of trivial interpreted steps a CPU second: how fast this core is right now."""

    def loop(times: int) -> Counts:
        x = 0
        for i in range(1000 * times):
            x = (x * 31 + i) & 0xFFFF
        return {"steps": 1000.0 * times}

    return statistics.median(rate(loop, seconds / 3)["steps"] for _ in range(3)) / 1e6


def machine() -> dict[str, object]:
    """What the figures were taken on."""
    return {
        "processor": processor(),
        "cores": os.cpu_count() or 1,
        "system": platform.system(),
        "python": platform.python_version(),
        "load": round(load(), 2),
        "calibration": round(calibrate(), 1),
    }


def load() -> float:
    """How many processes wanted a core in the last minute; 0 where the system does not say."""
    try:
        return os.getloadavg()[0]
    except (AttributeError, OSError):
        return 0.0


def processor() -> str:
    """The processor's name, as far as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
