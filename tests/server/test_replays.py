"""A match told again: to whom, from whose knowledge, in chunks; records that people bring; playing on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

import ludoteka
from ludoteka.core.record import Header, Record, parse, position_word
from ludoteka.server.films import CHUNK, Wanted
from ludoteka.server.live import entries
from ludoteka.server.live.state import Live
from ludoteka.server.thinkers import Busy
from ludoteka.table.fair import Chain
from tests.server.house import Guest, House
from tests.server.matches import WON, marked, two

Json = dict[str, Any]


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    """One node for all tests of this file."""
    with asyncio.Runner() as runner:
        found = House(runner)
        yield found
        found.close()


def folded(house: House, *, over: bool) -> tuple[Guest, Guest, str]:
    """A hand of Leduc poker after the first raise, or given up there."""
    ann, bob, table = two(house, "leduc-poker")
    ann.move(table, "raise")
    if over:
        bob.move(table, "fold")
    return ann, bob, table


def film(guest: Guest, replay: str, viewer: str = "") -> tuple[Json, list[Json]]:
    """The facts and all frames of a match as a viewer."""
    facts: Json = guest.get(f"/api/replays/{replay}?as={viewer}").json()
    frames: list[Json] = []
    for chunk in range((len(facts["ends"]) + facts["chunk"] - 1) // facts["chunk"]):
        frames += guest.get(f"/api/replays/{replay}/frames?as={viewer}&chunk={chunk}").json()
    return facts, frames


def problem(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


# ---- to whom it is told


def test_a_finished_match_is_told_again_letter_by_letter_with_what_was_seen(house: House) -> None:
    ann, _, table = marked(house, *WON)
    facts, frames = film(ann, table)
    assert facts["viewer"] == "P1"
    assert [frame["n"] for frame in frames] == facts["ends"]
    assert [letter for frame in frames for letter in frame["letters"]] == ann.see(table)["letters"]
    assert frames[-1]["view"] == ann.see(table)["view"]
    assert [sum(cell in ("X", "O") for cell in frame["view"]["cells"]) for frame in frames if frame["letters"]] == [
        1,
        2,
        3,
        4,
        5,
    ]


def test_when_it_is_over_a_match_is_told_from_every_seat_and_open(house: House) -> None:
    ann, _, table = folded(house, over=True)
    known = {viewer: film(ann, table, viewer)[1][-1]["view"]["cards"] for viewer in ("P1", "P2", "watching")}
    assert [card is None for card in known["P1"][:2]] == [False, True]
    assert [card is None for card in known["P2"][:2]] == [True, False]
    assert known["watching"][:2] == [None, None]
    letters = [letter for frame in film(ann, table, "open")[1] for letter in frame["letters"]]
    dealt = [letter["args"]["card"] for letter in letters if "card" in letter["args"]]
    assert (len(dealt) >= 2, None in dealt) == (True, False)


@pytest.mark.parametrize("viewer", ["P2", "watching", "open"])
def test_before_the_end_nobody_is_told_more_than_his_own_seat_knows(house: House, viewer: str) -> None:
    ann, _, table = folded(house, over=False)
    for path in (f"/api/replays/{table}?as={viewer}", f"/api/replays/{table}/frames?as={viewer}"):
        assert problem(ann.get(path)) == (403, "not-your-seat")


def test_a_running_match_is_told_again_up_to_now_from_the_own_seat(house: House) -> None:
    _, bob, table = folded(house, over=False)
    facts, frames = film(bob, table)
    assert (facts["viewer"], facts["viewers"], facts["over"], facts["lines"]) == ("P2", ["P2"], False, [])
    assert [letter for frame in frames for letter in frame["letters"]] == bob.see(table)["letters"]
    assert {frame["line"] for frame in frames} == {0}
    assert frames[-1]["view"] == bob.see(table)["view"]


def test_somebody_who_watches_is_told_what_a_spectator_may_know(house: House) -> None:
    _, _, table = folded(house, over=False)
    facts, frames = film(house.guest("Eve"), table)
    assert (facts["viewers"], frames[-1]["view"]["cards"][:2]) == (["watching"], [None, None])


def test_a_table_with_a_password_is_told_to_nobody_who_does_not_know_it(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = ann.create(chairs="me random", password="mellon")
    ann.act(table, "start")
    assert [problem(eve.get(f"/api/replays/{table}{more}")) for more in ("", "/frames", "/record")] == [
        (403, "not-entered")
    ] * 3
    assert problem(eve.post(f"/api/replays/{table}/play-on", {"line": 0, "seat": 0, "level": "random"})) == (
        403,
        "not-entered",
    )


def test_what_is_not_there_or_has_not_begun_is_said(house: House) -> None:
    ann = house.guest("Ann")
    assert problem(ann.get("/api/replays/nowhere")) == (404, "unknown-table")
    assert problem(ann.get(f"/api/replays/{ann.create()}")) == (409, "not-begun")
    assert problem(Guest(house).get("/api/replays/nowhere")) == (401, "signed-out")
    assert problem(ann.get("/api/replays/nowhere?as=../x"))[0] == 400


def test_frames_come_in_chunks_and_are_made_once(house: House) -> None:
    ann, match, rng = house.guest("Ann"), ludoteka.game("kragmortha").new(seats=3, seed=4), random.Random(4)
    while len(match.scribe.record.lines) < 3 * CHUNK:
        match.play(rng.choice(match.moves()))
    kept = ann.post("/api/records", {"text": match.record().text}).json()["id"]
    facts, frames = film(ann, kept, "P1")
    asked = house.projector.asked
    first = ann.get(f"/api/replays/{kept}/frames?as=P1&chunk=0")
    assert len(frames) == len(facts["ends"]) > CHUNK
    assert (first.json(), len(first.content) < 400_000) == (frames[:CHUNK], True)
    assert house.projector.asked == asked


@pytest.mark.parametrize(
    "address", ["/api/replays/nowhere", "/api/tables/nowhere/record", "/api/tables/nowhere/statistics"]
)
def test_telling_again_has_a_rate_limit(new_house: Any, address: str) -> None:
    house = new_house(rate=0.1)
    ann = house.guest("Ann")
    kinds = [problem(ann.get(address)) for _ in range(7)]
    assert (kinds[0], kinds[-1]) == ((404, "unknown-table"), (429, "too-many"))


def test_a_chunk_beyond_the_end_has_no_frames_and_takes_nobodys_time(house: House) -> None:
    ann, _, table = folded(house, over=True)
    asked = house.projector.asked
    chunks = [ann.get(f"/api/replays/{table}/frames?as=P1&chunk={chunk}").json() for chunk in (1, 7, 100_000)]
    assert (chunks, house.projector.asked) == ([[], [], []], asked)


# ---- records


def test_during_play_the_own_record_can_be_had_and_after_the_end_the_whole(house: House) -> None:
    ann, bob, table = folded(house, over=False)
    own = ann.get(f"/api/replays/{table}/record").text
    bob.move(table, "fold")
    assert ("viewer P1" in own, "secret" in own, "chance deal" in own) == (True, False, False)
    assert ludoteka.check(ann.get(f"/api/replays/{table}/record").text, house.room.shelf.get("leduc-poker")).over


def test_why_a_running_match_cannot_be_told_again_shows_no_line_of_its_record(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = folded(house, over=False)
    ann.act(table, "undo")
    monkeypatch.setattr("ludoteka.server.films.MOST_TAKEN_BACK", 0)
    answer = bob.get(f"/api/replays/{table}")
    assert (problem(answer), answer.json()["args"]) == ((409, "record-too-long"), {})


def test_a_record_is_checked_kept_and_told_again(house: House) -> None:
    ann, _, table = folded(house, over=True)
    text = ann.get(f"/api/replays/{table}/record").text
    kept = ann.post("/api/records", {"text": text}).json()
    facts, frames = film(house.guest("Eve"), kept["id"], "P2")
    assert (facts["kind"], facts["viewers"]) == ("record", ["P1", "P2", "watching", "open"])
    assert frames == film(ann, table, "P2")[1]
    assert ann.get(f"/api/replays/{kept['id']}/record").text == text


def kept_by(house: House) -> list[Any]:
    return [key for key in house.store._papers if key[0] == "upload"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        (" P1 raise ~", " P1 call ~", " P1 call ~"),
        ("seats 2", "seats 3", "end "),
        ("end P1 1 P2 -1", "end P1 9 P2 -9", "end "),
        ("ludoteka record 1", "ludoteka record 9", "ludoteka record 9"),
    ],
)
def test_a_tampered_record_is_refused_with_its_line_and_nothing_is_kept(
    house: House, old: str, new: str, word: str
) -> None:
    ann, _, table = folded(house, over=True)
    text = ann.get(f"/api/replays/{table}/record").text
    assert old in text
    changed = text.replace(old, new, 1)
    before = kept_by(house)
    answer = ann.post("/api/records", {"text": changed})
    assert problem(answer) == (409, "bad-record")
    args = answer.json()["args"]
    assert changed.split("\n")[args["line"] - 1] == args["row"]
    assert args["row"].startswith(word) or word in args["row"]
    assert kept_by(house) == before


@pytest.mark.parametrize("text", ["", "x", "ludoteka record 1\n", "\u0000" * 50, "ludoteka record 1\ngame nowhere\n"])
def test_what_is_no_record_is_refused(house: House, text: str) -> None:
    before = kept_by(house)
    answer = house.guest("Ann").post("/api/records", {"text": text})
    assert (answer.status_code, kept_by(house)) == (409 if text else 400, before)


def test_a_record_that_is_too_long_is_refused(house: House) -> None:
    ann = house.guest("Ann")
    assert problem(ann.post("/api/records", {"text": "x" * 400_001}))[0] == 400
    assert problem(ann.post("/api/records", {"text": "x" * 1_000_001})) == (413, "too-long")


class Engaged:
    """A projector that was given something endless."""

    def __init__(self, trouble: Exception) -> None:
        self.trouble = trouble

    async def think(self, wanted: Wanted) -> str:
        raise self.trouble

    def close(self) -> None:
        pass


@pytest.mark.parametrize(
    ("trouble", "key"),
    [(Busy(), "too-many"), (BrokenProcessPool(), "record-too-long"), (MemoryError(), "record-too-long")],
)
def test_whoever_brings_what_takes_long_makes_nobody_wait_who_looks_at_a_match_of_the_room(
    house: House, monkeypatch: pytest.MonkeyPatch, trouble: Exception, key: str
) -> None:
    ann, _, table = folded(house, over=True)
    text = ann.get(f"/api/replays/{table}/record").text
    monkeypatch.setattr(house.room, "brought", Engaged(trouble))
    assert problem(ann.post("/api/records", {"text": text})) == (409, key)
    assert film(ann, table)[0]["over"]


def test_one_seats_own_record_is_named_as_such(house: House) -> None:
    ann, _, table = folded(house, over=False)
    own = ann.get(f"/api/replays/{table}/record").text
    assert problem(ann.post("/api/records", {"text": own})) == (409, "seat-record")


def test_only_so_many_records_are_kept_for_one_person(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.server.replays.MOST_KEPT", 2)
    ann = house.guest("Ann")
    names = []
    for cell in ("a1", "b1", "c1"):
        match = ludoteka.game("examples/tic_tac_toe.py").new(seed=1)
        match.play(f"mark {cell}")
        house.time += 1
        names.append(ann.post("/api/records", {"text": match.record().text}).json()["id"])
    assert [ann.get(f"/api/replays/{name}").status_code for name in names] == [404, 200, 200]


def test_whoever_brings_a_record_again_takes_it_from_nobody(house: House) -> None:
    ann, _, table = folded(house, over=True)
    text = {"text": ann.get(f"/api/replays/{table}/record").text}
    kept = ann.post("/api/records", text).json()["id"]
    assert ann.post("/api/records", text).json()["id"] == kept
    eve = house.guest("Eve")
    other = eve.post("/api/records", text).json()["id"]
    eve.call("DELETE", "/api/me")
    assert [ann.get(f"/api/replays/{name}").status_code for name in (kept, other)] == [200, 404]


# ---- playing on


def test_playing_on_begins_an_unrated_match_on_that_seat_with_what_it_knew(house: House) -> None:
    ann, _, table = folded(house, over=True)
    _, frames = film(ann, table, "P2")
    moment = next(frame for frame in frames if frame["prompt"]["deciders"] == [1])
    wish = {"line": moment["line"], "seat": 1, "level": "random"}
    made = ann.post(f"/api/replays/{table}/play-on", wish).json()["id"]
    ann.act(made, "start", entropy="ab")
    seen = ann.see(made)
    assert (seen["you"]["seat"], seen["table"]["rated"], seen["table"]["played_on"]) == (
        1,
        False,
        {"source": table, "line": moment["line"], "seat": 1},
    )
    assert {**seen["view"], "viewer": 1} == moment["view"]
    assert "start" not in ann.get(f"/api/replays/{made}/record").text


def test_the_record_of_a_match_played_on_verifies_and_a_room_folds_it_anew(house: House) -> None:
    ann, _, table = folded(house, over=True)
    made = ann.post(f"/api/replays/{table}/play-on", {"line": 3, "seat": 1, "level": "random"}).json()["id"]
    ann.act(made, "start")
    ann.move(made, "fold")
    text = ann.get(f"/api/replays/{made}/record").text
    again = Live(made, house.room.shelf.get)
    for entry in house.run(house.store.read(made)):
        again.fold(entry.number, entry.at, entries.read(entry.body))
    assert parse(text).header.start is not None
    assert ludoteka.check(text, house.room.shelf.get("leduc-poker")).rated is False
    assert again.frozen is None
    assert again.match is not None
    assert again.match.record().text == text
    assert film(ann, made)[0]["over"]


def test_one_plays_on_once_more_from_a_table_that_was_played_on(house: House) -> None:
    ann, _, table = folded(house, over=True)
    wish = {"line": 3, "seat": 1, "level": "random"}
    made = ann.post(f"/api/replays/{table}/play-on", wish).json()["id"]
    ann.act(made, "start")
    ann.move(made, "fold")
    again = ann.post(f"/api/replays/{made}/play-on", wish | {"line": 0})
    assert (again.status_code, film(ann, made)[0]["levels"] != []) == (201, True)
    text = ann.get(f"/api/replays/{made}/record").text
    assert "\nstart P2 {" in text
    kept = ann.post("/api/records", {"text": text}).json()["id"]
    assert film(ann, kept, "P2")[1] == film(ann, made, "P2")[1]


def test_nobody_plays_on_from_a_position_that_a_stranger_laid_out(house: House) -> None:
    """Play goes on in the room's own process, and a position to which no rules lead may keep it busy for ever."""
    position = ludoteka.game("toerkk").new(seats=2, seed=4).position
    hostile = position_word(position.dump() | {"entitled": 0})
    rows = Header(
        "toerkk", 1, position.pack.content_hash, 2, "ab", "manual", options=position.options, start=(0, hostile)
    )
    ann = house.guest("Ann")
    kept = ann.post("/api/records", {"text": Record(rows, Chain(b"", rows).tag).text}).json()["id"]
    answer = ann.post(f"/api/replays/{kept}/play-on", {"line": 0, "seat": 0, "level": "random"})
    assert problem(answer) == (409, "laid-out")
    assert film(ann, kept)[0]["levels"] == []


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"line": 3, "seat": 7}, "unknown-seat"),
        ({"line": 99, "seat": 0}, "unknown-moment"),
        ({"line": 3, "seat": 0, "level": "nobody"}, "unknown-level"),
        ({"line": 4, "seat": 0}, "over"),
    ],
)
def test_playing_on_from_where_nothing_can_be_played_is_refused(house: House, wish: Json, key: str) -> None:
    ann, _, table = folded(house, over=True)
    assert problem(ann.post(f"/api/replays/{table}/play-on", {"level": "random"} | wish)) == (409, key)


def test_nobody_plays_on_from_a_match_that_still_runs(house: House) -> None:
    ann, _, table = folded(house, over=False)
    assert problem(ann.post(f"/api/replays/{table}/play-on", {"line": 2, "seat": 0, "level": "random"})) == (
        409,
        "not-over",
    )
