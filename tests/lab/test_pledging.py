"""A visitor pledges digits for one promise of the room, and reveals them only while that promise stands."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.lab.pledging import BrokenPromise, Pledging
from ludoteka.table.pledges import pledge_of


def table(promise: str = "sha256:1", *, ready: bool = False, **start: Any) -> dict[str, Any]:
    return {
        "commit": promise,
        "seats": [{"ready": False}, {"ready": ready}],
        "start": {"pledges": [], "again": [], "left": None} | start,
    }


def pledged(own: Pledging) -> dict[str, Any]:
    """The row of the second seat, once it has pledged."""
    command = own.next(table(), 1)
    assert command is not None
    assert command["t"] == "ready"
    return {"seat": 1, "pledge": command["pledge"], "revealed": False}


def test_digits_are_pledged_once_and_revealed_once_after_the_start() -> None:
    own = Pledging()
    row = pledged(own)
    assert own.next(table(ready=True, pledges=[row]), 1) is None
    command = own.next(table(ready=True, pledges=[row], left=15.0), 1)
    assert command is not None
    assert (command["t"], pledge_of(command["digits"])) == ("reveal", row["pledge"])
    assert own.next(table(ready=True, pledges=[row], left=14.0), 1) is None


def test_after_a_start_that_was_called_off_other_digits_are_pledged() -> None:
    own = Pledging()
    row = pledged(own)
    own.next(table(ready=True, pledges=[row], left=15.0), 1)
    command = own.next(table("sha256:2", ready=True, again=[1]), 1)
    assert command is not None
    assert command["pledge"] != row["pledge"]


def test_digits_pledged_to_one_promise_are_not_revealed_to_another() -> None:
    own = Pledging()
    row = pledged(own)
    with pytest.raises(BrokenPromise):
        own.next(table("sha256:2", ready=True, pledges=[row], left=15.0), 1)


def test_digits_are_not_revealed_where_the_own_pledge_is_shown_changed() -> None:
    own = Pledging()
    pledged(own)
    with pytest.raises(BrokenPromise):
        own.next(table(ready=True, pledges=[{"seat": 1, "pledge": "sha256:0", "revealed": False}], left=15.0), 1)
