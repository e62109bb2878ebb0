"""A worker that does not come to an end is killed at its deadline; another does what it was at, and what waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteka.server.pool import Hung
from ludoteka.server.thinkers import Question, Workers
from tests.server.dreaming import dream
from tests.server.house import FirstMove, House
from tests.server.matches import two
from tests.waiting import until, until_true

Make = Callable[..., Workers]


@pytest.fixture
def make() -> Iterator[Make]:
    made: list[Workers] = []

    def build(workers: int, **settings: Any) -> Workers:
        made.append(Workers(workers, 10, ("examples/tic_tac_toe.py",), dream, **settings))
        return made[-1]

    yield build
    for workers in made:
        workers.close()


def test_a_thought_that_hangs_is_taken_over_and_others_go_on(make: Make, tmp_path: Path) -> None:
    async def ask() -> tuple[str, list[str]]:
        workers = make(1, deadline=2.0)
        first = await workers.think((0, ""))
        return first, list(await asyncio.gather(workers.think((1, str(tmp_path / "z"))), workers.think((0, ""))))

    first, answers = asyncio.run(ask())
    assert (len(answers), first in answers) == (2, False)


def test_a_thought_that_always_hangs_is_given_up(make: Make, tmp_path: Path) -> None:
    async def ask() -> str:
        workers = make(1, deadline=1.5, tries=2)
        with pytest.raises(Hung):
            await workers.think((9, str(tmp_path / "z")))
        return await workers.think((0, ""))

    assert asyncio.run(ask()).isdigit()
    assert (tmp_path / "z").read_text() == "zz"


def test_a_neighbour_is_not_blamed(make: Make, tmp_path: Path) -> None:
    async def ask() -> list[Any]:
        workers = make(2, deadline=10.0, tries=1)
        hangs = workers.think((9, str(tmp_path / "z")))
        return await asyncio.gather(hangs, *(workers.think((0, "")) for _ in range(6)), return_exceptions=True)

    hung, *others = asyncio.run(ask())
    assert isinstance(hung, Hung)
    assert all(isinstance(answer, str) for answer in others) is True


def test_a_room_that_closes_does_not_wait_for_one_that_hangs(make: Make, tmp_path: Path) -> None:
    async def ask() -> int:
        workers = make(1)
        process = int(await workers.think((0, "")))
        thinking = asyncio.create_task(workers.think((9, str(tmp_path / "z"))))
        await until_true((tmp_path / "z").exists)
        workers.close()
        await asyncio.gather(thinking, return_exceptions=True)
        return process

    process = asyncio.run(ask())
    until(lambda: not alive(process))
    assert not alive(process)


def alive(process: int) -> bool:
    """Whether a process works: one that waits for its parent to hear of its end does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


class Hanging(FirstMove):
    """Workers that give up."""

    async def think(self, question: Question) -> str:
        raise Hung("thought for too long")


@pytest.mark.parametrize("what", [{"t": "forecast"}, {"t": "hint", "expect": 0}])
def test_who_asked_for_help_is_told_that_none_came(new_house: Callable[..., House], what: dict[str, Any]) -> None:
    ann, _, table = two(new_house(thinkers=Hanging()))
    answer = ann.post(f"/api/tables/{table}/acts", what | {"id": "h"})
    assert (answer.status_code, answer.json()["problem"]["key"]) == (200, "too-many")
