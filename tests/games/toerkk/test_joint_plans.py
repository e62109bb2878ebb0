"""A team that plans anew: outsiders get to the byte what they would get had the last plan been the first."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludoteka
from ludoteka.core import SPECTATOR, seat_number

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "toerkk" / "a-team-plans-anew.txt"
FROZEN = Path(__file__).parent / "frozen.toml"
Moves = list[tuple[str, str]]


def as_played() -> Moves:
    """The moves of the golden play-through, each with who made it."""
    steps: list[str] = []
    for row in GOLDEN.read_text(encoding="utf-8").splitlines():
        if row.startswith("past "):
            steps += row.removeprefix("past ").split(" · ")
        elif row.startswith("   do "):
            steps.append(row[6:].strip())
    return [(who, move) for who, _, move in (step.partition(": ") for step in steps)]


def without_replan(moves: Moves) -> Moves:
    """The first planner has the partner's idea at once, and the partner accepts."""
    replan = moves.index(("P3", "replan"))
    first = max(place for place in range(replan) if not moves[place][1].startswith(("attack", "done")))
    accept = moves.index(("P1", "accept"))
    plan = [("P1", move) for _, move in moves[replan + 1 : accept]]
    return [*moves[: first + 1], *plan, ("P3", "accept"), *moves[accept + 1 :]]


def told(moves: Moves, viewer: int) -> bytes:
    """Everything a viewer is told and shown in a game, as bytes."""
    match = ludoteka.game("toerkk").new(4, content=FROZEN, chance="manual")
    for who, move in moves:
        match.play(move, seat_number(who))
    seen = [match.mail.since(viewer, 0), match.position.view(viewer), match.position.prompt(viewer).json()]
    return json.dumps(seen, ensure_ascii=False).encode()


@pytest.mark.parametrize("viewer", [1, 3, SPECTATOR])
def test_tk_team_8_outsiders_get_the_same_bytes_with_and_without_a_replan(viewer: int) -> None:
    assert told(as_played(), viewer) == told(without_replan(as_played()), viewer)


def test_tk_team_8_the_partners_see_that_the_plan_was_made_anew() -> None:
    assert told(as_played(), 0) != told(without_replan(as_played()), 0)
