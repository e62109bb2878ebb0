"""Marks: what somebody would take who knew more than any bot may; played deal by deal, printed and kept as data."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from ludoteka import Bot, Edition
from ludoteka.core import Move, Position
from ludoteka.core.info import imagined_info
from ludoteka.lab.contest import points_of
from ludoteka.lab.dealing import Deal
from ludoteka.lab.deciding import mean_band

Choose = Callable[[Position, Deal], Move]


def play(
    edition: Edition,
    deal: Deal,
    bots: list[Bot],
    seer: int,
    choose: Choose,
    options: Mapping[str, object] | None = None,
) -> float:
    """One game of a deal in which one seat decides by other means than its bot; what it takes of it."""
    position = edition.new(len(bots), None, dict(options or {}), None, "manual").position
    for who in deal.decisions(position):
        move = deal.hero(position, who)
        if move is None and who == seer and len(position.moves_of(who)) > 1:
            move = choose(position, deal)
        elif move is None:
            move = bots[who].answer(imagined_info(edition.game, who, position, []))
        position.apply(move, who)
    return points_of([float(score) for score in position.standing()])[seer]


def measure(
    path: Path,
    command: str,
    deals: int,
    taken: Callable[[int, int], float],
    seats: int = 2,
    also: Callable[[], Mapping[str, object]] = dict,
) -> None:
    """Play so many deals on every seat; print and keep the share taken after each, and what else was seen.

    The command says how many deals.
    """
    scores: list[float] = []
    for number in range(1, deals + 1):
        scores.append(sum(taken(number, seat) for seat in range(seats)) / seats)
        (low, high), share = mean_band(scores), sum(scores) / number
        print(f"{path.stem}: {number} deals, {share:.1%} ({low:.1%} to {high:.1%})", flush=True)
        found = {
            "command": f"{command} --deals {number}",
            "deals": number,
            "share": share,
            "share_95": [low, high],
            **also(),
            "deal_scores": scores,
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
