"""/metrics: who may read it, and that it tells nobody of a hidden command before its time."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteka.server.metrics import DELAY
from tests.server.house import GAMES, Guest, House

VOTE = "tests/contract/pocket/vote.py"
FORWARDED = {"x-forwarded-for": "203.0.113.7"}


@pytest.mark.parametrize(
    ("address", "settings", "headers", "status"),
    [
        ("127.0.0.1", {}, {}, 200),
        ("::1", {}, {}, 200),
        ("::ffff:127.0.0.1", {}, {}, 200),
        ("10.0.0.7", {}, {}, 404),
        ("192.168.1.2", {}, {}, 404),
        ("fd00::1", {}, {}, 404),
        ("127.0.0.1", {"metrics": False}, {}, 404),
        # a proxy on this machine that the room was not told of
        ("127.0.0.1", {}, FORWARDED, 404),
        ("127.0.0.1", {}, {"forwarded": "for=203.0.113.7"}, 404),
        ("127.0.0.1", {}, {"x-real-ip": "203.0.113.7"}, 404),
        ("127.0.0.1", {}, {"via": "1.1 cache"}, 404),
        ("127.0.0.1", {}, {"x-forwarded-proto": "https"}, 404),
        # one that it was told of: with its client's address in place, or without a word of whom it calls for
        ("203.0.113.7", {"proxies": "127.0.0.1"}, FORWARDED, 404),
        ("127.0.0.1", {"proxies": "127.0.0.1"}, {"x-forwarded-for": "127.0.0.1"}, 404),
        ("127.0.0.1", {"proxies": "127.0.0.1"}, {}, 404),
        ("127.0.0.1", {"proxies": "*"}, {}, 404),
        ("127.0.0.1", {"proxies": "10.0.0.2"}, {}, 200),
        # what the operator opens
        ("10.0.0.7", {"metrics_from": "10.0.0.0/8, fd00::/8"}, {}, 200),
        ("fd00::7", {"metrics_from": "10.0.0.0/8, fd00::/8"}, {}, 200),
        ("11.0.0.7", {"metrics_from": "10.0.0.0/8"}, {}, 404),
        ("127.0.0.1", {"proxies": "127.0.0.1", "metrics_from": "127.0.0.1"}, {}, 200),
        ("10.0.0.7", {"metrics_from": "10.0.0.7"}, FORWARDED, 404),
        ("10.0.0.7", {"metrics_from": "10.0.0.7", "proxies": "127.0.0.1"}, {"x-forwarded-for": "10.0.0.7"}, 200),
        ("10.0.0.7", {"metrics_from": "10.0.0.7", "proxies": "*"}, {"x-forwarded-for": "10.0.0.7"}, 404),
    ],
)
def test_metrics_answer_loopback_and_whom_the_operator_names(
    new_house: Callable[..., House], address: str, settings: dict[str, object], headers: dict[str, str], status: int
) -> None:
    found = Guest(new_house(**settings), address).get("/metrics", **headers)
    assert found.status_code == status
    assert ("ludoteka_viewers" in found.text) == (status == 200)


@pytest.fixture
def voting(new_house: Callable[..., House]) -> tuple[House, Guest, Guest, str]:
    """A table at which all choose in secret at once, and nobody learns that another has chosen."""
    house = new_house(games=(*GAMES, VOTE))
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create("pocket-vote", "me open random")
    for guest, deed in ((bob, "sit"), (bob, "ready"), (ann, "start")):
        assert guest.act(table, deed, **({"seat": 1} if deed == "sit" else {}))["kind"] == "accepted"
    house.rest()
    return house, ann, bob, table


class Prometheus:
    """A reader of metrics on the room's own machine, with a clock that only the test moves."""

    def __init__(self, house: House) -> None:
        self.time = 0.0
        self.reader = Guest(house, "127.0.0.1")
        delayed = house.app.state.metrics.delayed
        delayed._now, delayed._taken_at = (lambda: self.time), 0.0

    def page(self) -> str:
        return self.reader.get("/metrics").text


def accepted(page: str) -> float:
    (row,) = [line for line in page.splitlines() if line.startswith('ludoteka_deeds_total{answer="accepted"}')]
    return float(row.split()[1])


@pytest.mark.parametrize(
    ("kind", "fields", "answer"),
    [
        ("move", {"expect": 0, "move": "take 2"}, "accepted"),
        ("move", {"expect": 0, "move": "guilty"}, "refused"),
        ("move", {"expect": 9, "move": "take 2"}, "stale"),
        ("why", {"what": "guilty"}, "accepted"),
        ("sit", {"seat": 0}, "error"),
    ],
)
def test_a_hidden_command_moves_no_metric(
    voting: tuple[House, Guest, Guest, str], kind: str, fields: dict[str, object], answer: str
) -> None:
    """Two worlds: in one somebody does something in secret, in the other nothing. The page is the same in both."""
    house, ann, bob, table = voting
    prometheus = Prometheus(house)
    letters, without = ann.see(table)["letters"], prometheus.page()
    if kind == "move" and fields["expect"] == 0:
        fields = {**fields, "expect": len(bob.see(table)["letters"])}
    assert bob.act(table, kind, **fields)["kind"] == answer
    assert ann.see(table)["letters"] == letters, "the command is not hidden at all"
    pages = set()
    for _ in range(4):
        prometheus.time += DELAY / 4 - 1
        pages.add(prometheus.page())
    assert pages == {without}


def test_asking_often_makes_no_metric_younger(voting: tuple[House, Guest, Guest, str]) -> None:
    """A command is counted only when the count that holds it is old enough, whenever it was taken."""
    house, _, bob, table = voting
    prometheus = Prometheus(house)
    prometheus.time = DELAY + 1
    before = prometheus.page()  # what was counted until now is taken here
    assert bob.act(table, "move", expect=len(bob.see(table)["letters"]), move="take 2")["kind"] == "accepted"
    for later in (2.0, DELAY / 2, DELAY):
        prometheus.time = DELAY + later
        assert prometheus.page() == before
    prometheus.time = 2 * DELAY + 2  # published is what was taken before the command
    assert accepted(prometheus.page()) == accepted(before) + 3
    prometheus.time = 3 * DELAY + 3
    assert accepted(prometheus.page()) == accepted(before) + 4


def test_without_the_delay_a_metric_would_tell(
    voting: tuple[House, Guest, Guest, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The leak, planted."""
    monkeypatch.setattr("ludoteka.server.metrics.DELAY", -1.0)
    house, _, bob, table = voting
    prometheus = Prometheus(house)
    pages = [accepted(prometheus.page()) for _ in range(3)]
    bob.act(table, "move", expect=len(bob.see(table)["letters"]), move="take 2")
    prometheus.page()
    assert accepted(prometheus.page()) == pages[-1] + 1
