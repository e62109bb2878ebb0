"""No leak through a real port: every seat and a spectator are sent the same bytes in two worlds, through whole games.

The worlds differ in what the one who looks may not know (`twins`); what else differs is named in `World.sent_to`.

The short form plays the beginning of each game, the long one in `make test-long` whole games with two to four seats;
run with -s, it prints what was compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

import ludoteka
from ludoteka.core import Info
from ludoteka.server.live import telling
from ludoteka.server.live.hall import Hall
from tests.contract.tables import LONG, MODES, ROUNDS, Setup
from tests.server.loaded import load_dice
from tests.server.port import Wire
from tests.server.side_by_side import Game

pytestmark = pytest.mark.plain  # the dice are loaded

SEEDS, DEEDS = (range(3), 100_000) if LONG else (range(1), 40)
WIRES: tuple[Wire, ...] = ("own", "websockets")
"""Who frames the messages, by turns."""


def tables() -> Iterator[Setup]:
    """Every game of the box with the usual options; those that go in circles at random end after some rounds."""
    for edition in map(ludoteka.game, ludoteka.games()):
        rounds = {option.key: ROUNDS[option.key] for option in edition.options if option.key in ROUNDS}
        for seats in (2, 3, 4) if LONG else (3,):
            yield Setup(edition, seats, rounds, boxed=True)
            for seated, mode in MODES.get(edition.key, []) if LONG else []:
                if seated == seats:
                    yield Setup(edition, seats, rounds | mode, boxed=True)


TABLES = list(tables())


@pytest.fixture(autouse=True)
def _dice(monkeypatch: pytest.MonkeyPatch) -> None:
    load_dice(monkeypatch)


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_every_viewer_is_sent_the_same_bytes_in_a_world_he_cannot_tell_from_the_truth(setup: Setup) -> None:
    count: Counter[str] = Counter()
    for seed in SEEDS:
        game = Game(setup, seed, WIRES[seed % 2])
        leak = game.play(DEEDS)
        assert leak is None, f"{setup}, seed {seed}: {leak}"
        count += game.count
    print(f"\n{setup}: {dict(count)}")
    assert count["deeds in worlds that differ"] > 0
    assert count["games ended"] == (len(SEEDS) if LONG else 0)


# ---- leaks that are planted


def word_of_every_deed(monkeypatch: pytest.MonkeyPatch) -> None:
    """All are sent something whenever anybody has moved, unseen or not."""
    honest = Hall.tell
    monkeypatch.setattr(
        Hall,
        "tell",
        lambda hall, place, live, body: (
            honest(hall, place, live, body),
            [viewer.tell(b"{}") for viewer in place.viewers],
        ),
    )


def number_of_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """News say how long the record is, hidden moves included."""
    honest = telling._situate
    monkeypatch.setattr(
        telling,
        "_situate",
        lambda parts, live, match, viewer: (
            honest(parts, live, match, viewer),
            parts.append(b',"lines":%d' % live.written()),
        ),
    )


def eyes_of_a_neighbour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is sent the options of the seat after his."""
    honest = telling._options
    monkeypatch.setattr(telling, "_options", lambda position, viewer: honest(position, (viewer + 1) % position.seats))


def true_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seat's bot is given holds the truth."""
    monkeypatch.setattr("ludoteka.server.live.chores.imagined_info", Info)


@pytest.mark.parametrize("plant", [word_of_every_deed, number_of_lines, eyes_of_a_neighbour, true_world])
def test_a_leak_would_be_found(plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    leak = Game(Setup(ludoteka.game("toerkk"), 3), 0).play(25)
    assert leak is not None
    assert leak.kind == "bytes"
