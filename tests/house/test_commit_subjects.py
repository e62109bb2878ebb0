"""Subjects of commits follow the rule of CONTRIBUTING: in the hook, and in the history."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import commit_subjects

ROOT = Path(__file__).resolve().parents[2]
LAST_WITHOUT_RULE = "b0d4c8375c215f35256371af85f56ce43e6dcc74"
"""Commits after this one follow the rule."""


def git(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)


def has_history() -> bool:
    """Tell whether this is a repository whose history goes back to the start of the rule."""
    if not (ROOT / ".git").exists():
        return False
    return git("merge-base", "--is-ancestor", LAST_WITHOUT_RULE, "HEAD").returncode == 0


@pytest.mark.skipif(not has_history(), reason="the git history is not here: a source archive or a shallow clone")
def test_every_commit_since_the_rule_has_a_good_subject() -> None:
    log = git("log", "--no-merges", "--format=%h %s", f"{LAST_WITHOUT_RULE}..HEAD")
    assert log.returncode == 0, log.stderr
    subjects = dict(line.split(" ", 1) for line in log.stdout.splitlines())
    faults = {f"{name} {subject}": commit_subjects.subject_faults(subject) for name, subject in subjects.items()}
    assert {subject: found for subject, found in faults.items() if found} == {}


@pytest.mark.parametrize(
    "subject",
    [
        "web: fold the menu on short phones",
        "karak_goblin, toerkk: name the hero on the fight's card",
        "web/verify: read records of the first release",
        "Merge branch 'web-pass-2'",
        'Revert "web: fold the menu on short phones, with a subject as long as git itself makes it"',
        "web: " + "x" * 67,
    ],
)
def test_a_good_subject_has_no_fault(subject: str) -> None:
    assert commit_subjects.subject_faults(subject) == []


@pytest.mark.parametrize(
    ("subject", "fault"),
    [
        ("fold the menu", "does not begin with the area"),
        ("what happened here: a menu", "does not begin with the area"),
        ("web:fold the menu", "does not begin with the area"),
        ("web: ", "does not begin with the area"),
        ("", "does not begin with the area"),
        ("web: fold the menu.", "ends with a period"),
        ("web: " + "x" * 68, "it has 73 characters"),
    ],
)
def test_another_subject_has_a_fault(subject: str, fault: str) -> None:
    assert [fault in found for found in commit_subjects.subject_faults(subject)] == [True]


@pytest.mark.parametrize(
    ("message", "code", "said"),
    [
        ("web: fold the menu\n\nIt hid the board.\n# a comment that ends with a period.\n", 0, ""),
        ("fold the menu\n\nIt hid the board.\n", 1, "An example: karak_goblin: "),
        ("web: fold the menu so that it no longer hides the board\nor the hand of a fight\n", 1, "78 characters"),
    ],
)
def test_the_hook_reads_the_message_from_a_file(tmp_path: Path, message: str, code: int, said: str) -> None:
    file = tmp_path / "COMMIT_EDITMSG"
    file.write_text(message, encoding="utf-8")
    command = [sys.executable, str(ROOT / "scripts" / "commit_subjects.py"), str(file)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == code
    assert said in done.stderr


def test_the_examples_in_the_docstrings_are_true() -> None:
    done = doctest.testmod(commit_subjects)
    assert done.attempted > 0
    assert done.failed == 0
