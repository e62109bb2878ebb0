"""No leak on the wire: what each viewer is sent is the same, byte by byte, in two worlds that he may not tell apart."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator

import pytest

import ludoteka
from ludoteka.core import NOBODY, Rng
from tests.contract.sight import Leak
from tests.contract.tables import LONG, SETUPS, Setup, key_of, spots
from tests.contract.worlds import STEPS, Worlds
from tests.server.recording import WiredMatch, wiring

HIDING = ("leduc-poker", "pocket-deck", "pocket-vote", "pocket-window", "kragmortha")
SOME = [
    setup
    for setup in SETUPS
    if setup.edition.key in HIDING and (LONG or not setup.options) and (LONG or not setup.boxed or setup.seats == 2)
]


def every(setup: Setup) -> int:
    """At one position in so many the worlds part."""
    if setup.boxed:
        return 20 if LONG else 15
    return 1 if LONG else 5


class WireWorlds(Worlds):
    """The same two worlds, and the bytes that the viewer was sent in each."""

    def _compare(self, one: ludoteka.Match, other: ludoteka.Match) -> Leak | None:
        leak = super()._compare(one, other)
        if leak is None and isinstance(one, WiredMatch) and isinstance(other, WiredMatch):
            first, second = one.wires[self.viewer], other.wires[self.viewer]
            self.count["messages compared"] += len(first)
            if first != second:
                return Leak("bytes", self.viewer, first[-2:], second[-2:], self.way)
        return leak


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as found:
        yield found


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_the_bytes_sent_are_the_same_in_worlds_that_a_viewer_cannot_tell_apart(
    setup: Setup, runner: asyncio.Runner
) -> None:
    count: Counter[str] = Counter()
    sit = wiring(setup.edition, runner)
    for number, position in spots(setup, 1):
        if number % every(setup):
            continue
        for viewer in setup.some_viewers(number):
            rng = Rng(number * 10 + viewer)
            worlds = WireWorlds(sit, viewer, rng, count)
            for world in (position.imagine(viewer, rng), position.copy()):
                count["worlds that differ"] += key_of(world) != key_of(position)
                leak = worlds.follow(position.copy(), world, STEPS)
                assert leak is None, f"{setup}, position {number}: {leak}"
    assert count["messages compared"] > count["worlds that differ"] > 0


@pytest.mark.parametrize("setup", [one for one in SOME if not one.boxed], ids=str)
def test_through_a_whole_game_every_viewer_is_sent_his_own_letters_once_and_in_order(
    setup: Setup, runner: asyncio.Runner
) -> None:
    match, rng = wiring(setup.edition, runner)(setup.begin()), Rng(5)
    while match.position.to_act != NOBODY:
        moves = match.position.moves()
        match.play(moves[rng.below(len(moves))])
    sent = {
        viewer: [letter for text in texts for letter in json.loads(text).get("letters", [])]
        for viewer, texts in match.wires.items()
    }
    assert sent == {viewer: match.mail.since(viewer, 0) for viewer in match.wires}


def test_a_leak_would_be_found(runner: asyncio.Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that told everybody when somebody has moved unseen."""
    from ludoteka.server.live.hall import Hall

    honest = Hall.tell
    monkeypatch.setattr(
        Hall,
        "tell",
        lambda hall, place, live, body: (
            honest(hall, place, live, body),
            [viewer.tell(b"{}") for viewer in place.viewers],
        ),
    )
    setup = next(one for one in SOME if one.edition.key == "pocket-vote")
    with pytest.raises(AssertionError, match="bytes"):
        test_the_bytes_sent_are_the_same_in_worlds_that_a_viewer_cannot_tell_apart(setup, runner)
