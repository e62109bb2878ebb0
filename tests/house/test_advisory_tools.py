"""Outcomes of pip-audit and npm audit are told apart, and every failure is shown."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from scripts import advisory_tools
from scripts.advisory_tools import Answer, ask, ask_npm_audit, read_npm_audit, read_pip_audit

LOST = "requests.exceptions.ConnectionError: HTTPSConnectionPool: Max retries exceeded"
UNKNOWN = "ERROR:pip_audit._cli:{0}: Dependency not found on PyPI and could not be audited: {0} (1.0)"


def done(code: int, out: object = "", err: str = "") -> subprocess.CompletedProcess[str]:
    """Build the result of a tool that has ended."""
    return subprocess.CompletedProcess([], code, out if isinstance(out, str) else json.dumps(out), err)


def pip_page(*vulns: dict[str, Any]) -> dict[str, Any]:
    """Build pip-audit's output about one package."""
    return {"dependencies": [{"name": "one", "version": "1.0", "vulns": list(vulns)}], "fixes": []}


FOUND = {"id": "PYSEC-1", "aliases": ["CVE-1"], "fix_versions": ["1.1"], "description": ""}


@pytest.mark.parametrize(
    ("ran", "answer"),
    [
        (done(0, pip_page()), Answer("pip-audit")),
        (done(1, pip_page(FOUND)), Answer("pip-audit", ("one 1.0 has PYSEC-1, CVE-1; fixed in 1.1",))),
        (
            done(1, pip_page(FOUND | {"fix_versions": []})),
            Answer("pip-audit", ("one 1.0 has PYSEC-1, CVE-1; not fixed yet",)),
        ),
        (done(1, "", LOST), Answer("pip-audit", unreachable="no connection to the package index")),
        (done(1, "", UNKNOWN.format("one")), Answer("pip-audit", unreachable="the package index serves none")),
    ],
    ids=["clean", "vulnerable", "vulnerable without a fix", "no connection", "a mirror without advisories"],
)
def test_pip_audits_answer_is_read(ran: subprocess.CompletedProcess[str], answer: Answer) -> None:
    assert read_pip_audit(ran, "one") == answer


@pytest.mark.parametrize(
    ("ran", "reason"),
    [
        (done(0, "garbage"), "garbage (exit code 0)"),
        (done(2, "", "usage: pip-audit\nerror: unrecognized arguments"), "error: unrecognized arguments (exit code 2)"),
        (done(1, "", "requests.exceptions.JSONDecodeError: Expecting value"), "JSONDecodeError"),
        (done(1, "", UNKNOWN.format("two")), "two: Dependency not found"),
        (done(0, {"dependencies": []}), "0 packages"),
        (done(1, pip_page()), "exit code 1"),
        (done(0, {"dependencies": [{"name": "one", "skip_reason": "unknown"}]}), "exit code 0"),
        (done(-9), "it printed nothing (exit code -9)"),
    ],
    ids=["garbage", "usage", "bad answer", "unknown later", "empty", "code without advisory", "skipped", "killed"],
)
def test_another_failure_of_pip_audit_is_shown(ran: subprocess.CompletedProcess[str], reason: str) -> None:
    answer = read_pip_audit(ran, "one")
    assert reason in answer.failure
    assert answer.unreachable == ""
    assert answer.faults != []


NPM_FOUND = {"source": 1, "name": "ws", "title": "DoS", "url": "https://advisories.example/1", "range": "<8.17.1"}
NPM_PAGE = {
    "auditReportVersion": 2,
    "vulnerabilities": {"ws": {"via": [NPM_FOUND]}, "vite": {"via": ["ws", NPM_FOUND]}},
}


@pytest.mark.parametrize(
    ("ran", "answer"),
    [
        (done(0, {"auditReportVersion": 2, "vulnerabilities": {}}), Answer("npm audit")),
        (done(1, NPM_PAGE), Answer("npm audit", ("ws <8.17.1 has https://advisories.example/1",))),
        (
            done(1, {"message": "405 Method Not Allowed", "statusCode": 405}),
            Answer("npm audit", unreachable="the registry answers 405"),
        ),
        (
            done(1, {"message": "request to https://registry.example/ failed, reason: getaddrinfo ENOTFOUND"}),
            Answer("npm audit", unreachable="no connection to the registry"),
        ),
        (
            done(1, {"message": "network timeout at: https://registry.example/"}),
            Answer("npm audit", unreachable="no connection to the registry"),
        ),
    ],
    ids=["clean", "vulnerable", "a mirror without advisories", "no connection", "no answer"],
)
def test_npm_audits_answer_is_read(ran: subprocess.CompletedProcess[str], answer: Answer) -> None:
    assert read_npm_audit(ran) == answer


@pytest.mark.parametrize(
    ("ran", "reason"),
    [
        (done(0, "garbage"), "garbage (exit code 0)"),
        (done(0, "[]"), "[] (exit code 0)"),
        (done(1, {"message": "400 Bad Request", "statusCode": 400}), "400 Bad Request"),
        (done(1, {"error": {"code": "ENOLOCK", "summary": "This needs a lock"}}), "This needs a lock"),
        (done(1, {"vulnerabilities": {}}), "exit code 1"),
        (done(1, {"vulnerabilities": {"ws": {}}}), "exit code 1"),
    ],
    ids=["garbage", "a list", "refused", "no lock", "code without advisory", "half an answer"],
)
def test_another_failure_of_npm_audit_is_shown(ran: subprocess.CompletedProcess[str], reason: str) -> None:
    answer = read_npm_audit(ran)
    assert reason in answer.failure
    assert answer.unreachable == ""
    assert answer.faults != []


def test_a_tool_that_does_not_end_is_stopped() -> None:
    command = [sys.executable, "-c", "import time; time.sleep(600)"]
    answer = ask("fake", command, Path(), 0.1, lambda ran: Answer("fake"))
    assert answer == Answer("fake", unreachable="no answer within 0.1 s")


def test_a_tool_that_cannot_be_started_is_a_failure(tmp_path: Path) -> None:
    answer = ask("fake", [str(tmp_path / "nothing")], tmp_path, 10, lambda ran: Answer("fake"))
    assert answer.failure == "it cannot be started: No such file or directory"


def test_npm_is_asked_about_the_lock_of_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    npm = tmp_path / "npm"
    npm.write_text('#!/bin/sh\necho "{\\"message\\": \\"$(basename "$PWD") $1 $2 $3\\"}"; exit 1\n', encoding="utf-8")
    npm.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    (tmp_path / "web").mkdir()
    assert ask_npm_audit(tmp_path / "web").failure == "web audit --json --package-lock-only"


def test_a_machine_without_npm_is_told_to_set_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advisory_tools, "tool_path", lambda: str(tmp_path))
    assert "run make setup" in ask_npm_audit(tmp_path).failure


def test_pip_audit_takes_the_options_it_is_given(tmp_path: Path) -> None:
    """Run the real tool on a wrong file: it reads its options, and ends before it needs a network."""
    lock = tmp_path / "one.lock"
    lock.write_text("one>=1.0\n", encoding="utf-8")
    assert "does not contain a hash" in advisory_tools.ask_pip_audit([lock], "one").failure
