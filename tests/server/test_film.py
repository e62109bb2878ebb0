"""A match that runs is told again without a leak: in worlds that a viewer cannot tell apart he gets the same film."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

import msgspec
import pytest

import ludoteka
from ludoteka.core import Position, Rng
from ludoteka.core.record import Header, position_word
from ludoteka.server import films
from ludoteka.server.films import Wanted
from ludoteka.server.thinkers import Workers
from ludoteka.table.fair import Scribe
from tests.contract.sight import Leak
from tests.contract.tables import LONG, Setup, key_of, spots
from tests.contract.worlds import STEPS, Worlds
from tests.server.test_no_leak import SOME


def recording(setup: Setup, position: Position) -> ludoteka.Match:
    """A match that goes on from a position, with a record that says so."""
    plain = setup.sit(position).scribe.record.header
    header = Header(
        plain.game,
        plain.rules,
        plain.content,
        plain.seats,
        "00",
        "manual",
        options=plain.options,
        start=(0, position_word(position.dump())),
    )
    return ludoteka.Match(setup.edition, position, Scribe(header), None)


def film(match: ludoteka.Match, viewer: int) -> list[str]:
    """All that a viewer is told of a running match, as it is sent."""
    wanted = Wanted(what="reel", game=match.edition.key, record=match.scribe.record.text, viewer=viewer, running=True)
    frames = Wanted(what="frames", game=wanted.game, record=wanted.record, viewer=viewer, running=True)
    return [films.asked(match.edition, one, 1) for one in (wanted, frames)]


class FilmedWorlds(Worlds):
    """The same two worlds, and the films of both that the viewer could have."""

    def _compare(self, one: ludoteka.Match, other: ludoteka.Match) -> Leak | None:
        leak = super()._compare(one, other)
        if leak is None:
            first, second = film(one, self.viewer), film(other, self.viewer)
            self.count["films compared"] += 1
            if first != second:
                return Leak("film", self.viewer, first, second, self.way)
        return leak


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_the_film_of_a_running_match_is_the_same_in_worlds_that_a_viewer_cannot_tell_apart(setup: Setup) -> None:
    count: Counter[str] = Counter()
    for number, position in spots(setup, 1):
        if number % (2 if LONG else 30 if setup.boxed else 3 if setup.seats == 2 else 12):
            continue
        for viewer in setup.some_viewers(number):
            rng = Rng(number * 10 + viewer)
            worlds = FilmedWorlds(lambda truth: recording(setup, truth), viewer, rng, count)
            for world in (position.imagine(viewer, rng), position.copy()):
                count["worlds that differ"] += key_of(world) != key_of(position)
                leak = worlds.follow(position.copy(), world, STEPS)
                assert leak is None, f"{setup}, position {number}: {leak}"
    assert count["films compared"] > count["worlds that differ"] > 0


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = next(each for each in SOME if each.edition.key == "leduc-poker")
    position = next(each for number, each in spots(setup, 1) if number == 3)
    world = next(
        each for each in (position.imagine(0, Rng(seed)) for seed in range(50)) if key_of(each) != key_of(position)
    )
    alike = film(recording(setup, position.copy()), 0) == film(recording(setup, world.copy()), 0)
    monkeypatch.setattr(films.Film, "turn", property(lambda own: hash(key_of(own.match.position)) % 1000))
    assert (alike, film(recording(setup, position), 0) == film(recording(setup, world), 0)) == (True, False)


def test_a_dealt_position_agrees_with_all_that_the_seat_knew() -> None:
    match = ludoteka.game("kragmortha").new(seats=3, seed=9)
    while len(match.scribe.record.lines) < 60:
        match.play(match.moves()[0])
    record = match.scribe.record
    seen, dealt = match.view(1), set()
    for seed in range(6):
        deal = films.Film(match.edition, record, 1)
        word = films.deal(deal, len(record.lines), seed)
        header = Header(
            "kragmortha", 1, record.header.content, 3, "0", "manual", options=record.header.options, start=(1, word)
        )
        world = match.edition.first(header)
        dealt.add(word)
        assert world.view(1) == seen
    assert len(dealt) > 1


def test_a_worker_process_tells_a_match_again_as_this_one_would() -> None:
    match = ludoteka.game("kragmortha").new(seats=2, seed=9)
    for _ in range(10):
        match.play(match.moves()[0])
    wanted = Wanted(what="frames", game="kragmortha", record=match.scribe.record.text, viewer=0)
    pool = Workers(1, 5, (), films.guarded)
    try:
        told = asyncio.run(pool.think(wanted))
    finally:
        pool.close()
    assert told == films.asked(match.edition, wanted, 1)


def briefly(wanted: Wanted, seed: int) -> str:
    """What a worker does, with little patience."""
    films.CPU_SECONDS = 0.3  # type: ignore[misc]
    return films.guarded(wanted, seed)


def more_briefly(wanted: Wanted, seed: int) -> str:
    """What a worker does with a record that somebody brought, with little patience for such."""
    films.BROUGHT_SECONDS = 0.3  # type: ignore[misc]
    return films.wary(wanted, seed)


def hungrily(wanted: Wanted, seed: int) -> str:
    """What a worker does where the rules want a gigabyte."""
    films.answer = lambda *_: str(len(bytearray(1 << 30)))
    return films.wary(wanted, seed)


@pytest.mark.parametrize("work", [briefly, more_briefly])
def test_a_record_that_leads_nowhere_ends_the_worker_and_nothing_else(work: Callable[[Wanted, int], str]) -> None:
    endless = {
        "calls": 0,
        "cards": 0,
        "dealt": 1 << 40,
        "deck": 0,
        "folded": -1,
        "options": {},
        "pot0": 1,
        "pot1": 1,
        "raises": 0,
        "seats": 2,
        "to_act": 0,
    }
    header = Header("leduc-poker", 1, "sha256:" + "0" * 64, 2, "ab", "manual", start=(0, position_word(endless)))
    wanted = Wanted(what="reel", game="leduc-poker", record="\n".join([*header.rows(), "begin ~00000000", ""]))
    pool = Workers(1, 5, ("examples/leduc_poker.py",), work, tries=1)
    try:
        with pytest.raises(BrokenProcessPool):
            asyncio.run(pool.think(wanted))
    finally:
        pool.close()


def test_a_record_that_wants_much_memory_does_not_get_it() -> None:
    pool = Workers(1, 5, (), hungrily, tries=1)
    try:
        with pytest.raises(MemoryError):
            asyncio.run(pool.think(Wanted(what="reel", game="leduc-poker", record="")))
    finally:
        pool.close()


def test_what_breaks_over_a_position_that_somebody_wrote_by_hand_is_named_and_not_raised() -> None:
    match = ludoteka.game("toerkk").new(seats=2, seed=4)
    while len(match.scribe.record.lines) < 30:
        match.play(match.moves()[0])
    header = Header(
        "toerkk",
        1,
        match.scribe.record.header.content,
        2,
        "ab",
        "manual",
        options=match.position.options,
        start=(0, position_word(match.position.dump() | {"mustered": [0]})),
    )
    wanted = Wanted(what="deal", game="toerkk", record="\n".join([*header.rows(), "begin ~00000000", ""]), viewer=0)
    bad = msgspec.json.decode(films.asked(match.edition, wanted, 1), type=films.Unfit)
    assert (bad.line, "breaks here" in bad.problem) == (len(header.rows()) + 1, True)
