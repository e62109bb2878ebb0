"""The pages: files of the front end, and its first page for every other address."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.house import House

SCRIPT = b"console.log(1)"


@pytest.fixture
def paged(new_house: Callable[..., House], tmp_path: Path) -> House:
    """A node with pages of its own."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>first</title>", encoding="utf-8")
    (tmp_path / "assets" / "app.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "app.js.gz").write_bytes(gzip.compress(SCRIPT))
    return new_house(web=tmp_path)


@pytest.mark.parametrize("path", ["/", "/t/abc", "/lobby", "/join/x/y"])
def test_every_address_of_the_application_gives_the_first_page(paged: House, path: str) -> None:
    assert "first" in paged.guest().get(path).text


def test_the_type_of_a_page_is_said_once(paged: House) -> None:
    assert paged.guest().get("/").headers["content-type"] == "text/html; charset=utf-8"


def test_a_script_is_sent_as_one(paged: House) -> None:
    assert paged.guest().get("/assets/app.js").headers["content-type"].startswith("text/javascript")


def test_what_has_its_digest_in_its_name_is_kept_for_ever(paged: House) -> None:
    assert "immutable" in paged.guest().get("/assets/app.js").headers["cache-control"]


def test_a_packed_file_is_sent_to_who_takes_it(paged: House) -> None:
    answer = paged.guest().get("/assets/app.js", **{"accept-encoding": "gzip"})
    assert (answer.headers["content-encoding"], answer.content) == ("gzip", SCRIPT)


def test_who_takes_nothing_packed_gets_the_file_itself(paged: House) -> None:
    assert "content-encoding" not in paged.guest().get("/assets/app.js", **{"accept-encoding": "identity"}).headers


def test_a_file_that_is_not_there_is_not_the_first_page(paged: House) -> None:
    assert paged.guest().get("/assets/gone.js").status_code == 404


def test_an_unknown_call_is_not_the_first_page(paged: House) -> None:
    assert paged.guest().get("/api/gone").status_code == 404
