"""The OpenAPI document is true: whatever it allows or forbids, the room answers as it says, never with a failure."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi import checks

from ludoteka.server.app import create
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.config import Config
from ludoteka.server.door.docs import describe
from ludoteka.server.store.memory import MemoryStore
from tests.server.nodes import Node
from tests.server.standing import Standing

LONG = os.environ.get("LUDOTEKA_LONG") == "1"
EXAMPLES = 200 if LONG else 4


LENIENT = [checks.allow_header_conformance, checks.negative_data_rejection]
"""The framework answers OPTIONS by route, not by address; and it takes 0 for false, which harms nobody."""


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder: Path = tmp_path_factory.mktemp("node")
    found = Node(folder, "--game", "examples/tic_tac_toe.py", LUDOTEKA_DATABASE="memory").start()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def token(node: Node) -> str:
    """A token of somebody who has come in."""
    with httpx.Client(base_url=f"http://{node.address}") as client:
        client.post("/api/me", json={"name": "Ann"})
        return str(client.post("/api/me/tokens", json={"label": "schema"}).json()["token"])


def document() -> dict[str, Any]:
    """What the node says of itself."""
    return describe(create(Config(secret=b"k" * 32), MemoryStore(), LocalBus()))


schema = (
    schemathesis.openapi.from_dict(document()).exclude(method="DELETE", path="/api/me").exclude(path="/api/me/logout")
)
schema.config.phases.coverage.enabled = LONG  # every bound of every field of every call: for a long run


usual = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@schema.parametrize()
@usual
def test_every_call_answers_as_the_document_says(case: schemathesis.Case, node: Node, token: str) -> None:
    answer = case.call_and_validate(
        base_url=f"http://{node.address}", headers={"Authorization": f"Bearer {token}"}, excluded_checks=LENIENT
    )
    assert answer.status_code < 500


def patterns(found: Any) -> set[str]:
    """Every pattern in a document."""
    if isinstance(found, list):
        return set().union(*map(patterns, found))
    if not isinstance(found, dict):
        return set()
    own = {found["pattern"]} if isinstance(found.get("pattern"), str) else set()
    return own.union(*map(patterns, found.values()))


def test_no_pattern_lets_more_through_in_python_than_in_a_browser() -> None:
    """There `$` alone is the end, here a line end may follow."""
    found = patterns(document())
    assert len(found) > 4
    assert [one for one in found if one.endswith("$")] == []


def test_bounds_of_a_number_that_may_be_left_out_are_not_kept_from_the_document(node: Node, token: str) -> None:
    """The framework leaves them out of the document, so such a number has none."""
    with httpx.Client(base_url=f"http://{node.address}", headers={"Authorization": f"Bearer {token}"}) as client:
        assert client.get("/api/tables", params={"before": -1.5}).json() == []


# ---- by a person, at real tables


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Standing]:
    """A room in which people play; afterwards all that is not the caller's must be as it was."""
    found = Standing(tmp_path_factory.mktemp("standing"))
    yield found
    lost = found.lost()
    errors = [line for line in found.node.log.splitlines() if '"error"' in line or "Traceback" in line]
    found.close()
    assert (lost, errors) == ([], [])


@schema.parametrize()
@usual
def test_every_call_of_a_person_answers_as_the_document_says(case: schemathesis.Case, standing: Standing) -> None:
    answer = case.call_and_validate(
        base_url=f"http://{standing.node.address}", headers={"Cookie": standing.cookie}, excluded_checks=LENIENT
    )
    if case.path in ("/api/accounts", "/api/passkeys/finish"):
        standing.stay(answer.headers.get("set-cookie", []))
    assert answer.status_code < 500


@pytest.mark.parametrize("which", ["running", "over", "locked", "own"])
@schema.include(path_regex=r"\{(table|replay)\}").parametrize()
@usual
def test_every_call_at_a_real_table_answers_as_the_document_says(
    case: schemathesis.Case, standing: Standing, which: str
) -> None:
    case.path_parameters = dict.fromkeys(case.path_parameters or {}, standing.tables[which])
    answer = case.call(base_url=f"http://{standing.node.address}", headers={"Cookie": standing.cookie})
    case.validate_response(answer, excluded_checks=LENIENT)
    assert answer.status_code < 500


def test_the_caller_got_through_and_others_lost_nothing(standing: Standing) -> None:
    """That the comparison sees something: the caller's own deed is written, and what others have is as it was."""
    table = standing.tables["own"]
    standing.carl.post(f"/api/tables/{table}/acts", json={"t": "chat", "id": "seen", "preset": "hello"})
    heard = standing.carl.get(f"/api/tables/{table}").json()["chat"]
    assert (heard[-1]["preset"], standing.lost()) == ("hello", [])
