"""What all tests share."""

from __future__ import annotations

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep `xdist_group` true: pytest-xdist 3.8 writes a test's group into `_nodeid`, pytest 9.2 reads `_id`."""
    for item in items:
        grouped = vars(item).get("_nodeid", item.nodeid)
        if grouped != item.nodeid:
            from _pytest.nodeid import coerce_node_id  # no part of pytest's promise: gone, this line tells it
            item._id = coerce_node_id(grouped)
