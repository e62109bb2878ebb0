"""A match that is played on from a dealt position: its record says where it began, and is read and checked like any."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

import pytest

import leduc_poker
import ludoteka
from ludoteka import BadRecord, Edition, Match, Rng
from ludoteka.core.record import Header, parse, position_word
from ludoteka.server.archive import archive
from ludoteka.table.dice import FairDice
from ludoteka.table.fair import Scribe, commitment

LEDUC = Edition(leduc_poker.GAME)
SECRET = bytes(range(32))


def played_on(game: Edition, moves: int, seat: int = 0) -> Match:
    """A match some moves on from the middle of another, by fair dice, ended by agreement."""
    before = game.new(seats=game.seats[0], seed=5)
    for _ in range(moves):
        before.play(before.moves()[0])
    world = before.position.imagine(seat, Rng(3))
    header = Header(
        game.key,
        game.game.rules,
        game.pack().content_hash,
        before.seats,
        "ab",
        "fair",
        options=before.position.options,
        commit=commitment(SECRET),
        start=(seat, position_word(world.dump())),
    )
    match = Match(game, game.first(header), Scribe(header, SECRET), FairDice(SECRET, "ab"))
    for _ in range(3):
        if not match.over:
            match.play(match.moves()[0])
    if not match.over:
        match.end_agreed()
    return match


@pytest.mark.parametrize("key", ["karak-2", "karak-goblin", "kragmortha", "toerkk"])
def test_its_record_is_checked_in_full_and_leads_to_the_same_end(key: str) -> None:
    match = played_on(ludoteka.game(key), 12)
    again = ludoteka.check(str(match.record().text))
    assert (again.dump(), again.rated) == (match.dump(), False)


def test_a_seats_own_record_does_not_tell_what_was_dealt() -> None:
    match = played_on(LEDUC, 1)
    assert "\nstart P1 {" in match.record().text
    assert "\nstart" not in match.record(0).text


def test_its_record_in_a_folder_is_replayed_by_the_archive(tmp_path: Path) -> None:
    (tmp_path / "one.txt").write_text(played_on(ludoteka.game("kragmortha"), 12).record().text, encoding="utf-8")
    assert archive(Namespace(what="replay", folder=str(tmp_path), data=None, database=None, json=False)) == 0


def changed(match: Match, position: str) -> str:
    """An open record whose position somebody wrote by hand."""
    header = parse(str(match.record().text)).header
    rows = Header(header.game, header.rules, header.content, header.seats, "ab", "manual", start=(0, position)).rows()
    return "\n".join([*rows, "begin ~00000000", "1 P1 call ~00000000"]) + "\n"


BROKEN = [
    "{x",
    "{}",
    '{"seats":2}',
    "{" + '"a":[' * 3000,
    '{"seats":3,"options":{},"to_act":0}',
    '{"seats":2,"options":{},"to_act":99}',
    '{"seats":"two","options":[],"to_act":null}',
]


@pytest.mark.parametrize("position", BROKEN)
def test_a_position_that_is_none_is_named_with_its_line(position: str) -> None:
    with pytest.raises(BadRecord, match="no match can begin here") as bad:
        ludoteka.load(changed(played_on(LEDUC, 1), position), LEDUC)
    assert bad.value.line == 6


@pytest.mark.parametrize(("key", "field"), [("toerkk", "phase"), ("kragmortha", "card"), ("kragmortha", "now")])
def test_a_position_that_nobody_can_look_at_is_named_with_its_line(key: str, field: str) -> None:
    game = ludoteka.game(key)
    own = parse(str(played_on(game, 30).record().text)).header
    assert own.start is not None
    position = position_word(json.loads(own.start[1]) | {field: 1000})
    rows = Header(
        key, own.rules, own.content, own.seats, "ab", "manual", options=own.options, start=(0, position)
    ).rows()
    with pytest.raises(BadRecord, match="no match can begin here") as bad:
        ludoteka.load("\n".join([*rows, "begin ~00000000"]) + "\n", game)
    assert rows[bad.value.line - 1].startswith("start P1 ")


def fault(text: str) -> int:
    """The line that is named, or 0 where all fits; anything but a BadRecord fails the test."""
    try:
        ludoteka.load(text, LEDUC)
    except BadRecord as bad:
        return bad.line
    return 0


def test_whatever_a_position_written_by_hand_breaks_is_named_with_its_line() -> None:
    match = played_on(LEDUC, 1)
    start = parse(str(match.record().text)).header.start
    assert start is not None
    data = json.loads(start[1])
    named = {
        fault(changed(match, position_word(data | {name: value})))
        for name in sorted(data)
        for value in (None, "x", -7, [], [[]], {"a": 1}, [99, 99])
    }
    assert named <= {0, 6, 10}


def test_a_position_of_another_game_or_with_other_options_does_not_fit() -> None:
    match = played_on(ludoteka.game("toerkk"), 12)
    header = parse(str(match.record().text)).header
    assert header.start is not None
    other = Header("leduc-poker", 1, header.content, 2, "ab", "manual", start=header.start)
    with pytest.raises(ludoteka.LudotekaError):
        LEDUC.first(other)
    seats = Header(header.game, header.rules, header.content, header.seats + 1, "ab", "manual", start=header.start)
    with pytest.raises(ludoteka.BadDump, match="other seats or options"):
        ludoteka.game("toerkk").first(seats)
