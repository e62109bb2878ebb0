"""The audit of the locked packages finds what it is meant to find."""

from __future__ import annotations

import doctest
import json
from pathlib import Path
from typing import Any

import pytest

from scripts import audit, audit_npm
from scripts.advisory_tools import Answer

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
    assert "CVE-2025-43859" in audit.known_faults([("h11", "0.15.0"), ("requests", "2.34.2")])[0]


def test_another_version_than_the_locked_one_is_a_fault() -> None:
    assert "run make setup" in audit.installed_faults({"pytest": "0.1"})[0]


def test_what_is_locked_here_has_no_known_fault() -> None:
    packages = audit.locked("".join(lock.read_text(encoding="utf-8") for lock in audit.LOCKS))
    assert len(packages) > 50
    assert audit.known_faults(packages.items()) == []


def test_the_first_lock_holds_one_package_for_every_platform() -> None:
    """pip-audit asks for it first; what the audit concludes from its answer depends on that."""
    text = audit.LOCKS[0].read_text(encoding="utf-8")
    assert len(audit.locked(text)) == 1
    assert ";" not in text.partition("==")[2]


SOUND: dict[str, Any] = {"version": "1.2.3", "integrity": f"sha512-{'A' * 86}==", "license": "MIT"}


def npm_lock(**changes: Any) -> dict[str, Any]:
    """Build an npm lock with one package, changed."""
    return {"lockfileVersion": 3, "packages": {"": {}, "node_modules/one": SOUND | changes}}


def test_a_sound_package_of_the_front_end_is_no_fault() -> None:
    assert audit_npm.npm_lock_faults(npm_lock(), {"devDependencies": {"one": "1.2.3"}}) == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"integrity": ""}, "one has no sha512 hash in the front end's lock"),
        ({"version": "^1"}, "one has no version in the front end's lock"),
        ({"hasInstallScript": True}, "one runs a script when it is installed"),
        ({"resolved": "git+ssh://git@github.com/one/one.git"}, "one does not come from a registry"),
    ],
)
def test_a_package_of_the_front_end_that_is_not_safe_to_install_is_a_fault(changes: dict[str, Any], fault: str) -> None:
    assert audit_npm.npm_lock_faults(npm_lock(**changes), {}) == [fault]


def test_a_licence_that_is_not_accepted_is_a_fault() -> None:
    assert "'SSPL-1.0'" in audit_npm.npm_lock_faults(npm_lock(license="SSPL-1.0"), {})[0]


def test_a_wanted_package_that_is_not_locked_is_a_fault() -> None:
    assert "two is wanted" in audit_npm.npm_lock_faults(npm_lock(), {"dependencies": {"two": "1.0.0"}})[0]


def test_an_advisory_of_one_registry_says_nothing_of_the_other() -> None:
    assert audit.known_faults([("vite", "5.0.0")]) == []
    assert len(audit.known_faults([("vite", "5.0.0")], "npm")) == 1


def test_a_package_of_the_front_end_in_two_versions_is_checked_in_both() -> None:
    assert len(audit.known_faults([("ws", "8.18.0"), ("ws", "8.16.0")], "npm")) == 1


def test_the_front_ends_packages_have_no_known_fault() -> None:
    packages = audit_npm.npm_locked(json.loads((audit.WEB / "package-lock.json").read_text(encoding="utf-8")))
    assert len(packages) > 50
    assert audit.known_faults(packages, "npm") == []


def test_another_installed_version_of_a_front_end_package_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "one" / "package.json").write_text('{"version": "1.2.2"}', encoding="utf-8")
    assert audit_npm.npm_installed_faults([("one", "1.2.2"), ("two", "2.0.0")], tmp_path) == []
    assert "one is installed in another" in audit_npm.npm_installed_faults([("one", "1.2.3")], tmp_path)[0]


@pytest.mark.parametrize("module", [audit, audit_npm], ids=lambda module: str(module.__name__))
def test_the_examples_in_the_docstrings_are_true(module: Any) -> None:
    done = doctest.testmod(module)
    assert done.attempted > 0
    assert done.failed == 0


@pytest.mark.parametrize(
    ("answer", "code", "said"),
    [
        (Answer("fake"), 0, "advisories that fake reports: 0"),
        (Answer("fake", ("one 1.2.3 has CVE-1",)), 1, "one 1.2.3 has CVE-1"),
        (Answer("fake", unreachable="no connection"), 0, "fake reached no source of advisories (no connection)"),
        (Answer("fake", failure="it broke"), 1, "fake failed: it broke"),
    ],
    ids=["clean", "vulnerable", "unreachable", "failed"],
)
def test_the_exit_code_follows_the_answer_of_a_tool(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], answer: Answer, code: int, said: str
) -> None:
    monkeypatch.setattr(audit, "ask_pip_audit", lambda locks, first: answer)
    monkeypatch.setattr(audit, "ask_npm_audit", lambda web: Answer("other"))
    monkeypatch.setattr(audit, "installed_faults", lambda packages: [])
    monkeypatch.setattr(audit, "npm_installed_faults", lambda packages, folder: [])
    assert audit.main() == code
    assert said in "".join(capsys.readouterr())
