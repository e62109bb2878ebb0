"""What the pages show is true: their Python is run, their links lead somewhere, their commands exist."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(ROOT.glob("*.md"))


@pytest.mark.parametrize("page", [ROOT / "README.md", ROOT / "CONTRIBUTING.md"], ids=lambda page: page.name)
def test_the_python_on_a_page_runs_as_shown(page: Path) -> None:
    blocks = re.findall(r"^ *```python\n(.*?)^ *```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert blocks
    for block in blocks:
        code = textwrap.dedent(block)
        test = doctest.DocTestParser().get_doctest(code, {}, page.name, str(page), 0)
        assert test.examples
        said: list[str] = []
        doctest.DocTestRunner().run(test, out=said.append)
        assert not said, "".join(said)


def test_every_link_between_the_pages_leads_somewhere() -> None:
    links = [
        (page.name, target)
        for page in PAGES
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    ]
    assert links
    assert [link for link in links if not (ROOT / link[1]).exists()] == []


def test_every_make_target_that_a_page_names_exists() -> None:
    lines = re.findall(r"^([a-z][a-z -]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    targets = {target for line in lines for target in line.split()}
    named = {name for page in PAGES for name in re.findall(r"`make ([a-z-]+)", page.read_text(encoding="utf-8"))}
    assert {"bench", "setup", "test-long"} <= named
    assert named <= targets


def test_the_page_about_opponents_is_what_the_data_give() -> None:
    done = subprocess.run([sys.executable, "scripts/opponents.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
