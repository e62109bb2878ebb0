"""The audit of the locked packages finds what it is meant to find."""

from __future__ import annotations

import json
from typing import Any

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


@pytest.mark.parametrize(
    ("answer", "faults"), [(None, None), ([], []), (["one 1.2.3 has CVE-1"], ["one 1.2.3 has CVE-1"])]
)
def test_the_registry_is_asked_and_may_be_silent(
    monkeypatch: pytest.MonkeyPatch, answer: list[str] | None, faults: list[str] | None
) -> None:
    monkeypatch.setattr(audit, "told", lambda name, number: answer)
    assert audit.registry_faults({"one": "1.2.3"}) == faults


SOUND: dict[str, Any] = {"version": "1.2.3", "integrity": f"sha512-{'A' * 86}==", "license": "MIT"}


def browser_lock(**changes: Any) -> dict[str, Any]:
    """A lock of npm's with one package, changed."""
    return {"lockfileVersion": 3, "packages": {"": {}, "node_modules/one": SOUND | changes}}


def test_a_sound_package_of_the_browser_is_no_fault() -> None:
    assert audit.npm_lock_faults(browser_lock(), {"devDependencies": {"one": "1.2.3"}}) == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"integrity": ""}, "one has no sha512 hash in the browser's lock"),
        ({"version": "^1"}, "one has no version in the browser's lock"),
        ({"hasInstallScript": True}, "one runs a script when it is installed"),
        ({"resolved": "git+ssh://git@github.com/one/one.git"}, "one does not come from a registry"),
    ],
)
def test_what_cannot_be_trusted_of_the_browsers_packages_is_a_fault(changes: dict[str, Any], fault: str) -> None:
    assert audit.npm_lock_faults(browser_lock(**changes), {}) == [fault]


def test_a_strange_licence_is_a_fault() -> None:
    assert "'SSPL-1.0'" in audit.npm_lock_faults(browser_lock(license="SSPL-1.0"), {})[0]


def test_a_wish_that_is_not_locked_is_a_fault() -> None:
    assert "two is wanted" in audit.npm_lock_faults(browser_lock(), {"dependencies": {"two": "1.0.0"}})[0]


def test_an_advisory_of_one_registry_says_nothing_of_the_other() -> None:
    assert audit.known_faults({"vite": "5.0.0"}) == []
    assert len(audit.known_faults({"vite": "5.0.0"}, "npm")) == 1


def test_the_browsers_packages_have_no_known_fault() -> None:
    lock = json.loads((audit.WEB / "package-lock.json").read_text(encoding="utf-8"))
    found = [fault for name, number in audit.npm_locked(lock) for fault in audit.known_faults({name: number}, "npm")]
    assert found == []
