"""Ask pip-audit and npm audit which published advisories the locked packages have.

Three outcomes are kept apart: the tool reported advisories (or that there are none), it could not reach any source of
advisories, or it failed for another reason. Only the first says something about the packages.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

PIP_AUDIT_LIMIT = 30.0
"""Seconds after which pip-audit is stopped: it asks for one package after another, which takes about ten online."""
NPM_AUDIT_LIMIT = 10.0
"""Seconds after which npm audit is stopped: it asks once for all packages."""
CONNECTION_LIMIT = 2
"""Seconds that the tools wait for a connection or an answer. Without a network the first request ends the run."""
NO_SERVICE = {401, 403, 404, 405, 407, 408, 410, 429}
"""Answers of a registry that serves no advisories, or not to us; so is every answer from 500 on."""
PIP_AUDIT_UNREACHABLE = re.compile(
    r"requests\.exceptions\.(?:ChunkedEncoding|Connection|HTTP|Proxy|SSL)Error|requests\.exceptions\.\w*Timeout"
    r"|Could not connect|PyPI is not redirecting properly"
)
NPM_UNREACHABLE = re.compile(r"^request to \S+ failed|network timeout|ERR_SOCKET_TIMEOUT")

Done = subprocess.CompletedProcess[str]


class Answer(NamedTuple):
    """Report of a tool: advisories, why it reached no source of them, or how it failed."""

    tool: str
    advisories: tuple[str, ...] = ()
    unreachable: str = ""
    failure: str = ""

    @property
    def faults(self) -> list[str]:
        """Everything that makes the audit fail."""
        return [*self.advisories, *([f"{self.tool} failed: {self.failure}"] if self.failure else [])]

    @property
    def summary(self) -> str:
        """One sentence about the outcome."""
        if self.failure:
            return f"{self.tool} failed"
        if self.unreachable:
            return (
                f"{self.tool} reached no source of advisories ({self.unreachable}), "
                "so those newer than advisories.toml go unnoticed"
            )
        return f"published advisories that {self.tool} reports: {len(self.advisories)}"


def ask_pip_audit(locks: Sequence[Path], first: str) -> Answer:
    """Ask pip-audit about all packages of the locks; it installs nothing.

    `first` names the package that the first lock begins with.
    """
    options = ["--disable-pip", "--require-hashes", "--strict", "--format=json", "--progress-spinner=off"]
    files = [word for lock in locks for word in ("--requirement", str(lock))]
    command = [sys.executable, "-m", "pip_audit", *options, f"--timeout={CONNECTION_LIMIT}", *files]
    return ask("pip-audit", command, locks[0].parent, PIP_AUDIT_LIMIT, lambda done: read_pip_audit(done, first))


def ask_npm_audit(web: Path) -> Answer:
    """Ask npm audit about all packages of the front end's lock; node_modules is not read."""
    npm = shutil.which("npm", path=tool_path())
    if npm is None:
        return Answer("npm audit", failure="npm is not installed; run make setup")
    options = ["--json", "--package-lock-only", "--audit-level=info", "--logs-max=0", "--fetch-retries=0"]
    command = [npm, "audit", *options, f"--fetch-timeout={CONNECTION_LIMIT * 1000}"]
    return ask("npm audit", command, web, NPM_AUDIT_LIMIT, read_npm_audit)


def tool_path() -> str:
    """Return the search path: the usual one, then the folder of this Python.

    There the set-up puts Node if the machine has none.
    """
    return os.pathsep.join([os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)])


def ask(tool: str, command: Sequence[str], folder: Path, limit: float, read: Callable[[Done], Answer]) -> Answer:
    """Run a tool and read its answer; a tool that takes longer than the limit is stopped."""
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=os.environ | {"PATH": tool_path()},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=limit,
        )
    except subprocess.TimeoutExpired:
        return Answer(tool, unreachable=f"no answer within {limit:g} s")
    except OSError as error:
        return Answer(tool, failure=f"it cannot be started: {error.strerror}")
    return read(done)


# ---- pip-audit


def read_pip_audit(done: Done, first: str) -> Answer:
    """Read what pip-audit printed."""
    try:
        rows = json.loads(done.stdout)["dependencies"]
        advisories = tuple(pip_advisory(row, found) for row in rows for found in row["vulns"])
    except (ValueError, KeyError, TypeError):
        return read_pip_audit_error(done, first)
    if not rows or done.returncode != bool(advisories):
        return Answer("pip-audit", advisories, failure=f"{len(rows)} packages, exit code {done.returncode}")
    return Answer("pip-audit", advisories)


def pip_advisory(row: dict[str, Any], found: dict[str, Any]) -> str:
    """One advisory of one package as a sentence."""
    names = ", ".join(dict.fromkeys([found["id"], *found.get("aliases", [])]))
    fixed = ", ".join(found.get("fix_versions", []))
    return f"{row['name']} {row['version']} has {names}; {f'fixed in {fixed}' if fixed else 'not fixed yet'}"


def read_pip_audit_error(done: Done, first: str) -> Answer:
    """Tell from its error output whether pip-audit reached no source, or failed otherwise.

    With --strict it stops at the first package that its source does not know. If that is the very first one, the source
    serves no advisories at all: a mirror of packages, for example.
    """
    unknown = re.search(r"([^\s:]+): Dependency not found", done.stderr)
    if unknown and unknown[1] == first:
        return Answer("pip-audit", unreachable="the package index serves none")
    if not unknown and PIP_AUDIT_UNREACHABLE.search(done.stderr):
        return Answer("pip-audit", unreachable="no connection to the package index")
    return Answer("pip-audit", failure=last_line(done))


# ---- npm audit


def read_npm_audit(done: Done) -> Answer:
    """Read what npm audit printed.

    A package that only depends on a reported one is not named again.
    """
    try:
        page = json.loads(done.stdout)
        if "vulnerabilities" not in page:
            return read_npm_audit_error(page, done)
        advisories = dict.fromkeys(
            npm_advisory(found)
            for row in page["vulnerabilities"].values()
            for found in row["via"]
            if isinstance(found, dict)
        )
    except (ValueError, KeyError, TypeError, AttributeError):
        return Answer("npm audit", failure=last_line(done))
    if done.returncode != bool(advisories):
        return Answer("npm audit", tuple(advisories), failure=f"exit code {done.returncode}")
    return Answer("npm audit", tuple(advisories))


def npm_advisory(found: dict[str, Any]) -> str:
    """One advisory as a sentence."""
    return f"{found['name']} {found['range']} has {found.get('url') or found['title']}"


def read_npm_audit_error(page: dict[str, Any], done: Done) -> Answer:
    """Tell from its error message whether npm audit reached no source, or failed otherwise."""
    status, message = page.get("statusCode"), str(page.get("message", ""))
    if isinstance(status, int) and (status in NO_SERVICE or status >= 500):
        return Answer("npm audit", unreachable=f"the registry answers {status}")
    if NPM_UNREACHABLE.search(message):
        return Answer("npm audit", unreachable="no connection to the registry")
    summary = (page.get("error") or {}).get("summary")
    return Answer("npm audit", failure=message or summary or last_line(done))


def last_line(done: Done) -> str:
    """The last line a tool printed, and its exit code."""
    lines = (done.stderr.strip() or done.stdout.strip() or "it printed nothing").splitlines()
    return f"{lines[-1][:300]} (exit code {done.returncode})"
