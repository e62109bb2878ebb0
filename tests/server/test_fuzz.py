"""Bad input: no failure, no change, no secret, whatever is sent."""

from __future__ import annotations

import json
import os
import random

import msgspec
import pytest

from ludoteka.server import protocol
from ludoteka.server.live import entries
from tests.server.fuzz import Fuzzer
from tests.server.house import House
from tests.server.matches import last, two
from tests.server.messages import tags, well_said

TRIES = 50_000 if os.environ.get("LUDOTEKA_LONG") == "1" else 2_500


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_comes_of_bad_input(house: House, seed: int) -> None:
    fuzzer = Fuzzer(house, seed)
    fuzzer.run(TRIES)
    assert fuzzer.faults == []


def test_after_bad_input_the_match_goes_on(house: House) -> None:
    fuzzer = Fuzzer(house, 4)
    fuzzer.run(300)
    assert fuzzer.bob.move(fuzzer.table, "raise")["kind"] == "accepted"


def test_the_fuzzer_tries_every_kind(house: House) -> None:
    fuzzer = Fuzzer(house, 5)
    fuzzer.run(800)
    kinds = {kind.__name__ for kind in fuzzer.kinds if kind != fuzzer.seated}
    assert set(fuzzer.tries) == kinds | {f"seated: {kind.__name__}" for kind in fuzzer.holder.kinds}


def test_every_deed_of_the_protocol_is_tried() -> None:
    rng = random.Random(1)
    said = [well_said(rng) for _ in range(2000)]
    assert sorted({deed["t"] for deed in said}) == tags()


def test_a_deed_that_is_well_said_can_be_read() -> None:
    rng = random.Random(2)
    for _ in range(500):
        deed = well_said(rng)
        assert msgspec.json.decode(json.dumps(deed), type=protocol.Deed).id == deed["id"]


@pytest.mark.parametrize("depth", [500, 2_000, 7_000])
def test_what_is_nested_deeply_is_refused_as_everything_that_cannot_be_read(house: House, depth: int) -> None:
    ann, bob, table = two(house)
    deep = "[" * depth + "]" * depth
    for path, body in (
        ("/api/me/tokens", '{"label":7,"x":%s}'),
        (f"/api/tables/{table}/acts", '{"t":"sit","x":%s}'),
        ("/api/passkeys/finish", '{"attempt":7,"credential":{"x":%s}}'),
    ):
        answer = ann.call("POST", path, (body % deep).encode())
        assert (answer.status_code, answer.json()["key"]) == (400, "bad-call")
    eye = bob.look(table)
    eye.read("sync")
    for kind in ('"ping"', '"move","expect":0,"move":"mark b2"'):
        eye.send(f'{{"t":{kind},"x":{deep}}}')
        assert eye.read("answer")["problem"]["key"] == "bad-message"
    assert eye.act("ready")["kind"] == "error"


def test_a_seat_holder_who_says_everything_three_times_does_it_once(house: House) -> None:
    ann, bob, table = two(house, "leduc-poker")
    eyes = [ann.look(table), bob.look(table)]
    for number, (seat, kind, fields) in enumerate(
        [
            (0, "chat", {"preset": "hello"}),
            (0, "move", {"move": "raise"}),
            (1, "move", {"move": "raise"}),
            (0, "move", {"move": "call"}),
            (1, "propose", {"what": "pause"}),
            (0, "reply", {"yes": False}),
        ]
    ):
        letters = (ann, bob)[seat].see(table)["letters"]
        deed = {"t": kind, "id": f"n{number}", **fields, **({"expect": last(letters)} if kind == "move" else {})}
        for _ in range(3):
            eyes[seat].send(deed)
        (ann, bob)[seat].act(table, **{"kind" if name == "t" else name: value for name, value in deed.items()})
        house.rest()
    keys = [entries.read(entry.body).key for entry in house.run(house.store.read(table))]
    assert [keys.count(f"n{number}") for number in range(6)] == [1] * 6
