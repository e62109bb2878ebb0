"""What is written for whoever runs a room is true: settings exist, files can be read."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
import yaml

from ludoteka.server.config import Config
from ludoteka.terminal.arguments import parser

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = {field.name for field in msgspec.structs.fields(Config)}
PAGES = [*sorted((ROOT / "deploy").iterdir()), ROOT / "docs" / "hosting.md", ROOT / "docs" / "hardening.md"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_variable_that_is_named_is_a_setting(page: Path) -> None:
    named = set(re.findall(r"LUDOTEKA_([A-Z_]+)", page.read_text(encoding="utf-8")))
    assert {name.lower() for name in named} <= SETTINGS


def test_every_setting_in_the_table_exists() -> None:
    rows = re.findall(r"^\| (`[^|]+`) \|", (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8"), re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`([a-z_]+)`", row)}
    assert len(named) > 12
    assert {name for name in named if not name.startswith("ludoteka_")} <= SETTINGS


def test_every_option_of_serve_is_a_setting() -> None:
    options = vars(parser().parse_args(["serve"]))
    assert set(options) - {"command", "open", "version"} <= SETTINGS


@pytest.mark.parametrize("name", ["compose.yaml", "compose.many.yaml"])
def test_a_composition_builds_the_image_and_keeps_what_must_be_kept(name: str) -> None:
    page = yaml.safe_load((ROOT / "deploy" / name).read_text(encoding="utf-8"))
    build, services = page["services"]["room"]["build"], page["services"].values()
    assert (ROOT / "deploy" / build["context"] / build["dockerfile"]).is_file()
    mounted = {volume.partition(":")[0] for service in services for volume in service.get("volumes", [])}
    assert mounted == set(page["volumes"])
