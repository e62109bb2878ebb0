"""Bad input: no failure, no change, no secret, whatever is sent."""

from __future__ import annotations

import os

import pytest

from tests.server.fuzz import Fuzzer
from tests.server.house import House

TRIES = 50_000 if os.environ.get("LUDOTEKA_LONG") == "1" else 1_500


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_comes_of_bad_input(house: House, seed: int) -> None:
    fuzzer = Fuzzer(house, seed)
    fuzzer.run(TRIES)
    assert fuzzer.faults == []


def test_after_bad_input_the_match_goes_on(house: House) -> None:
    fuzzer = Fuzzer(house, 4)
    fuzzer.run(300)
    assert fuzzer.ann.move(fuzzer.table, "raise")["kind"] == "accepted"


def test_the_fuzzer_tries_every_kind(house: House) -> None:
    fuzzer = Fuzzer(house, 5)
    fuzzer.run(400)
    assert set(fuzzer.tries) == {kind.__name__ for kind in fuzzer.kinds}
