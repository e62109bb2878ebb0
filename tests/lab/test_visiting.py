"""A program from outside plays at a table of a game room, by its token."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from threading import Thread
from typing import Any
from urllib.request import Request, urlopen

import pytest

import ludoteka
from ludoteka.lab.visiting import NotLetIn, Room, visit
from ludoteka.table.fair import check
from ludoteka.table.pledges import pledge_of
from tests.cli.desk import Run, runner
from tests.lab.contests import ROOT
from tests.server.nodes import Node
from tests.waiting import PATIENCE, until

PYTHON = [sys.executable, str(ROOT / "examples" / "bots" / "ten_lines.py")]


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A room that runs."""
    found = Node(tmp_path_factory.mktemp("room")).start()
    yield found
    found.stop()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(capsys)


class Caller:
    """Somebody who calls the room with a token."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.headers = {"content-type": "application/json"}
        with urlopen(self._call("/api/me", {"name": "Ann"})) as answer:
            self.headers["cookie"] = answer.headers["set-cookie"].partition(";")[0]
        self.token = self.post("/api/me/tokens", {"label": "bot"})["token"]

    def post(self, path: str, body: object) -> Any:
        with urlopen(self._call(path, body)) as answer:
            return json.load(answer)

    def table(self, game: str) -> str:
        """A table with a bot of the house on the first seat and me on the second; its link."""
        chairs = [{"kind": "bot", "level": "random"}, {"kind": "me"}]
        made = self.post("/api/tables", {"settings": {"game": game, "chairs": chairs}})["id"]
        self.post(f"/api/tables/{made}/acts", {"t": "start", "id": "begin"})
        return f"http://{self.node.address}/t/{made}"

    def see(self, table: str) -> Any:
        """The table as everybody may know it."""
        with urlopen(Request(f"http://{self.node.address}/api/tables/{table}", headers=self.headers)) as answer:
            return json.load(answer)["table"]

    def _call(self, path: str, body: object) -> Request:
        return Request(f"http://{self.node.address}{path}", json.dumps(body).encode(), self.headers)


def test_the_example_bot_plays_a_match_in_the_room(node: Node, run: Run) -> None:
    ann = Caller(node)
    told, said, complained = run("bot", "connect", ann.table("kragmortha"), "--token", ann.token, "--", *PYTHON)
    assert (told, complained) == (0, "")
    assert "the match is over" in said.splitlines()[-1]


def test_a_bot_is_given_the_same_info_as_at_home(node: Node) -> None:
    ann = Caller(node)
    room = Room(ann.table("karak-goblin"), ann.token)
    data = room.info()
    info = ludoteka.game("karak-goblin").info(data)
    assert sorted(data) == ["content", "game", "letters", "moves", "seat", "view", "world"]
    assert info.seat == 1
    assert info.view["viewer"] == 1


def test_a_bot_pledges_digits_and_reveals_them_when_the_host_starts(node: Node) -> None:
    ann = Caller(node)
    chairs = [{"kind": "me"}, {"kind": "open"}]
    made = ann.post("/api/tables", {"settings": {"game": "karak-goblin", "chairs": chairs}})["id"]
    bob = Caller(node)
    told: list[str] = []

    def play() -> None:
        told.extend(visit(Room(f"http://{node.address}/t/{made}", bob.token), ludoteka.bot("random")))

    thread = Thread(target=play, daemon=True)
    thread.start()
    until(lambda: ann.see(made)["start"]["pledges"])
    digits = "a1" * 32
    ann.post(f"/api/tables/{made}/acts", {"t": "start", "id": "begin", "pledge": pledge_of(digits)})
    ann.post(f"/api/tables/{made}/acts", {"t": "reveal", "id": "mine", "digits": digits})
    until(lambda: ann.see(made)["status"] == "playing")
    ann.post(f"/api/tables/{made}/acts", {"t": "resign", "id": "enough"})
    thread.join(PATIENCE)
    with urlopen(Request(f"http://{node.address}/api/replays/{made}/record", headers=ann.headers)) as answer:
        record = answer.read().decode()
    assert [row.split(" ")[1] for row in record.splitlines() if row.startswith(("pledge", "entropy"))] == [
        "P1",
        "P2",
    ] * 2
    assert (check(record), told[-1][:17]) == (None, "the match is over")


def test_without_a_right_token_nobody_is_let_in(node: Node) -> None:
    ann = Caller(node)
    link = ann.table("kragmortha")
    with pytest.raises(NotLetIn, match="401"):
        Room(link, "no-token").info()
    with pytest.raises(NotLetIn):
        list(visit(Room(link, "no-token"), ludoteka.bot("random")))


def test_what_is_no_link_is_said(run: Run) -> None:
    assert "is no table; wanted its link" in run("bot", "connect", "nowhere", "--token", "x", "--", "random")[2]
    assert "which bot?" in run("bot", "connect", "http://room/t/1", "--token", "x")[2]
