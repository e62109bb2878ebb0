"""A network that has learnt, as the file a judge reads: whole numbers, four hidden units in one."""

from __future__ import annotations

import json
from array import array
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ludoteka.core import Position
from ludoteka.core.judge import LANES, STRAIGHT, UNIT, digest
from ludoteka.envs.teaching.network import Network

ROOM: Final = 12_800.0
"""What the greatest value of a hidden unit becomes that was seen; sixteen bits hold two and a half times as much."""


def written(network: Network, position: Position, names: list[str], seen: NDArray[np.uint8]) -> bytes:
    """The file; `seen` are observations by which the hidden units are measured."""
    sheets = seen.reshape(-1, seen.shape[-1])
    hidden = network.weights["hidden"] / network.most[:, None]
    bias, outs = network.weights["bias"], network.weights["out"]
    straight = network.weights["straight"] / network.most
    tops = np.full(len(outs), 1e-3)
    for at in range(0, len(sheets), 4096):
        tops = np.maximum(tops, np.abs(sheets[at : at + 4096] @ hidden + bias).max(0))
    fine = ROOM / tops
    lanes = np.rint(np.vstack([hidden, bias]) * fine).astype(np.int64)
    if np.abs(lanes).max() > 32_767:
        raise ValueError("a single weight is too great for sixteen bits")
    told = {
        "seats": int(position.seats),
        "options": position.options,
        "content": position.pack.content_hash,
        "sheet": digest(names),
        "hidden": len(outs),
        "heed": round(float(network.weights["heed"][0]), 6),
    }
    rows: list[int] = []
    for place in range(len(lanes)):
        for first in range(0, len(outs), LANES):
            rows.append(sum(int(lanes[place, first + lane]) << 16 * lane for lane in range(LANES)))
        rows.append(round(float(straight[place]) * STRAIGHT) if place < len(straight) else 0)
    head = json.dumps(told, sort_keys=True).encode() + b"\n"
    return head + array("q", rows).tobytes() + array("d", (outs / fine * UNIT).tolist()).tobytes()
