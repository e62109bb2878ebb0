"""Issue forms and hooks are well formed, and what they name exists."""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import ludoteka

ROOT = Path(__file__).resolve().parents[2]
HOOKS_FILE = ROOT / ".pre-commit-config.yaml"
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
YAML_FILES = sorted({HOOKS_FILE, *(ROOT / ".github").rglob("*.y*ml"), *(ROOT / "deploy").glob("*.y*ml")})
FIELDS = {"input", "textarea", "dropdown", "checkboxes"}


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def local_hooks() -> list[dict[str, Any]]:
    return [hook for repository in read(HOOKS_FILE)["repos"] for hook in repository["hooks"]]


def missing_parts(entry: str) -> list[str]:
    """List what a hook's command names and is not there: its tool, files of the project."""
    tool, *words = shlex.split(entry)
    if tool.startswith(".venv/bin/"):
        there = (Path(sys.executable).parent / tool.removeprefix(".venv/bin/")).exists()
    else:
        there = (ROOT / tool).exists() if "/" in tool else shutil.which(tool) is not None
    files = [word for word in words if re.fullmatch(r"[\w.-]+(/[\w.-]+)+", word)]
    return [*([] if there else [tool]), *(file for file in files if not (ROOT / file).exists())]


@pytest.mark.parametrize("path", YAML_FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_yaml_file_holds_a_mapping(path: Path) -> None:
    assert isinstance(read(path), dict)


def test_all_hooks_are_local_and_run_tools_of_the_set_up() -> None:
    """Nothing is downloaded by a hook, and no hook brings its own version of a tool."""
    assert [repository["repo"] for repository in read(HOOKS_FILE)["repos"]] == ["local"]
    assert {hook["language"] for hook in local_hooks()} == {"system"}


@pytest.mark.parametrize("hook", local_hooks(), ids=lambda hook: str(hook["id"]))
def test_a_hook_names_a_tool_and_files_that_exist(hook: dict[str, Any]) -> None:
    assert missing_parts(hook["entry"]) == []
    re.compile(hook.get("files", ""))


def test_a_missing_tool_and_a_missing_file_are_noticed() -> None:
    assert missing_parts(".venv/bin/nothing scripts/nothing.py") == [".venv/bin/nothing", "scripts/nothing.py"]
    assert missing_parts("no-such-tool --config web/package.json") == ["no-such-tool"]


def test_the_subject_of_a_commit_is_checked_when_its_message_is_written() -> None:
    stages = {hook["id"]: hook.get("stages") for hook in local_hooks()}
    assert stages["commit-subject"] == ["commit-msg"]
    assert "commit-msg" in read(HOOKS_FILE)["default_install_hook_types"]


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_an_issue_form_has_what_the_platform_asks_for(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    assert {field["type"] for field in fields} <= FIELDS
    assert all(field["attributes"]["label"] for field in fields)
    names = [field["id"] for field in fields]
    assert len(set(names)) == len(names) > 0
    assert all(field["attributes"]["options"] for field in fields if field["type"] in ("dropdown", "checkboxes"))


def test_there_are_forms_for_bugs_rules_and_ideas() -> None:
    assert {path.stem for path in FORMS} >= {"bug", "wrong-rule", "idea"}


def test_the_form_for_rules_lists_every_game() -> None:
    form = read(ROOT / ".github" / "ISSUE_TEMPLATE" / "wrong-rule.yml")
    listed = next(field for field in form["body"] if field.get("id") == "game")["attributes"]["options"]
    assert {ludoteka.game(key).title for key in ludoteka.games()} <= set(listed)
