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


schema = schemathesis.openapi.from_dict(document()).exclude(method="DELETE", path="/api/me").exclude(
    path="/api/me/logout")
schema.config.phases.coverage.enabled = LONG  # every bound of every field of every call: for a long run


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_call_answers_as_the_document_says(case: schemathesis.Case, node: Node, token: str) -> None:
    answer = case.call_and_validate(base_url=f"http://{node.address}", headers={"Authorization": f"Bearer {token}"},
                                    excluded_checks=LENIENT)
    assert answer.status_code < 500
