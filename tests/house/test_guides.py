"""The guides do what they say: their files are put together, their Python is run as shown, their commands are run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDES = {name: ROOT / "docs" / "guides" / f"{name}.md" for name in ("add-a-game", "write-a-bot", "train-an-agent")}
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHORTER = {
    "--games 200": "--games 4",
    "--games 40": "--games 4",
    "--minutes 0.7": "--minutes 0.02",
    "--matches 1000": "--matches 8",
}
"""Commands are run with less to do."""


def blocks(guide: Path, kind: str) -> list[tuple[str, str]]:
    """The blocks of one kind: the file each belongs to, if any, and its text."""
    return [(name, text) for found, name, text in BLOCK.findall(guide.read_text(encoding="utf-8")) if found == kind]


def run(command: list[str] | str, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "examples"), str(folder)])
    tools = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return subprocess.run(
        command,
        shell=isinstance(command, str),
        cwd=folder,
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": paths, "PATH": tools, "OMP_NUM_THREADS": "1"} | more,
    )


@pytest.fixture(params=GUIDES)
def desk(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, Path]:
    """A guide and a folder with the files it tells to write, and the examples it speaks of."""
    guide = GUIDES[request.param]
    for example in [*(ROOT / "examples").glob("*.py"), ROOT / "examples" / "bots" / "ten_lines.py"]:
        shutil.copy(example, tmp_path)
    for name, text in blocks(guide, "python"):
        if name:
            with (tmp_path / name).open("a", encoding="utf-8") as file:
                file.write(text)
    return guide, tmp_path


def test_the_python_of_a_guide_runs_as_shown(desk: tuple[Path, Path]) -> None:
    guide, folder = desk
    shown = "\n".join(text for name, text in blocks(guide, "python") if not name)
    assert ">>>" in shown
    (folder / "shown.txt").write_text(shown, encoding="utf-8")
    done = run([sys.executable, "-m", "doctest", "shown.txt"], folder)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_commands_of_a_guide_run(desk: tuple[Path, Path]) -> None:
    guide, folder = desk
    commands = [line for _, text in blocks(guide, "sh") for line in text.splitlines()]
    assert commands
    for command in commands:
        for long, short in SHORTER.items():
            command = command.replace(long, short)
        if "pytest" in command:
            command = f"cd {ROOT} && {command.replace('pig.py', str(folder / 'pig.py'))} -p no:cacheprovider"
        done = run(command, folder)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


def test_the_links_of_the_guides_lead_somewhere() -> None:
    links = [
        (page, target)
        for page in GUIDES.values()
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    ]
    assert links
    assert [str(target) for page, target in links if not (page.parent / target).exists()] == []


def test_the_page_about_observations_is_what_the_games_write() -> None:
    done = run([sys.executable, "scripts/observations.py", "--check"], ROOT)
    assert done.returncode == 0, done.stderr
