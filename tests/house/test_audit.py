"""The audit of the locked packages finds what it is meant to find."""

from __future__ import annotations

import pytest

from scripts import audit

LOCK = """one==1.2.3 \\
    --hash=sha256:00
    # via ludoteka (pyproject.toml)
two==2.0
    # via one
"""


def test_packages_are_read_from_the_lock() -> None:
    assert audit.locked(LOCK) == {"one": "1.2.3", "two": "2.0"}


def test_a_package_without_a_hash_is_a_fault() -> None:
    assert audit.lock_faults(LOCK) == ["two has no hash in the lock"]


def test_a_version_older_than_an_advisory_asks_for_is_a_fault() -> None:
    assert "CVE-2025-43859" in audit.known_faults({"h11": "0.15.0", "requests": "2.34.2"})[0]


def test_another_version_than_the_locked_one_is_a_fault() -> None:
    assert "run make setup" in audit.installed_faults({"pytest": "0.1"})[0]


def test_what_is_locked_here_has_no_known_fault() -> None:
    packages = audit.locked(audit.LOCK.read_text(encoding="utf-8"))
    assert len(packages) > 50
    assert audit.known_faults(packages) == []


@pytest.mark.parametrize(("answer", "faults"), [
    (None, None), ([], []), (["one 1.2.3 has CVE-1"], ["one 1.2.3 has CVE-1"])])
def test_the_registry_is_asked_and_may_be_silent(monkeypatch: pytest.MonkeyPatch, answer: list[str] | None,
                                                 faults: list[str] | None) -> None:
    monkeypatch.setattr(audit, "told", lambda name, number: answer)
    assert audit.registry_faults({"one": "1.2.3"}) == faults
