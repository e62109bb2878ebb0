"""Records that people bring are read by a worker, once, and never by the room itself."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.core import record
from ludoteka.server.films import Wanted
from tests.server.house import House
from tests.server.test_replays import film, folded


class Asked(list[str]):
    """What a worker was asked, and whether it is at work."""

    under_way = False


def asked_of(house: House, monkeypatch: pytest.MonkeyPatch) -> Asked:
    """What the worker is asked from now on."""
    asked, think = Asked(), house.projector.think

    async def noted(wanted: Wanted) -> str:
        asked.append(wanted.what)
        asked.under_way = True
        try:
            return await think(wanted)
        finally:
            asked.under_way = False

    monkeypatch.setattr(house.projector, "think", noted)
    return asked


def test_a_record_that_was_brought_is_read_once_however_often_it_is_looked_at(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, table = folded(house, over=True)
    kept = ann.post("/api/records", {"text": ann.get(f"/api/replays/{table}/record").text}).json()["id"]
    before, asked = film(ann, kept), asked_of(house, monkeypatch)
    assert (film(ann, kept), asked) == (before, [])
    assert ann.post(f"/api/replays/{kept}/play-on", {"line": 2, "seat": 0, "level": "random"}).status_code == 201
    assert "head" not in asked


@pytest.mark.plain
def test_the_room_itself_reads_no_record_that_was_brought(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, table = folded(house, over=True)
    text = ann.get(f"/api/replays/{table}/record").text
    asked, in_worker = asked_of(house, monkeypatch), []
    reader = record._Reader

    def read(text: str) -> Any:
        in_worker.append(asked.under_way)
        return reader(text)

    monkeypatch.setattr(record, "_Reader", read)
    kept = ann.post("/api/records", {"text": text}).json()["id"]
    film(ann, kept)
    film(house.guest(), kept)
    assert (asked[0], asked.count("head")) == ("head", 1)
    assert in_worker
    assert all(in_worker), "a record was read outside of the worker"
