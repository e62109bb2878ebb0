"""What is written for whoever runs a room is true: settings exist, files can be read."""

from __future__ import annotations

import ipaddress
import re
from importlib.metadata import requires
from pathlib import Path

import msgspec
import pytest
import yaml
from packaging.requirements import Requirement

from ludoteka import _engine
from ludoteka.server.config import Config
from ludoteka.terminal.arguments import parser
from scripts import locked

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = {field.name for field in msgspec.structs.fields(Config)}
CONTAINERFILE = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COPIED = [
    source
    for words in re.findall(r"^COPY (?!--from)(.+)$", CONTAINERFILE, re.MULTILINE)
    for source in words.split()[:-1]
]
PAGES = [*sorted((ROOT / "deploy").iterdir()), ROOT / "docs" / "hosting.md", ROOT / "docs" / "hardening.md"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_variable_that_is_named_is_a_setting(page: Path) -> None:
    named = set(re.findall(r"LUDOTEKA_([A-Z_]+)", page.read_text(encoding="utf-8")))
    assert {name.lower() for name in named} <= SETTINGS | {_engine.VARIABLE.removeprefix("LUDOTEKA_").lower()}


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
    build, services = page["services"]["room"]["build"], page["services"]
    assert (ROOT / "deploy" / build["context"] / build["dockerfile"]).is_file()
    mounted = {volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert mounted == set(page["volumes"])
    assert services["caddy"]["networks"]["front"]["ipv4_address"] == services["room"]["environment"]["LUDOTEKA_PROXIES"]


@pytest.mark.parametrize("name", ["compose.yaml", "compose.many.yaml"])
def test_no_room_can_take_the_address_of_the_proxy(name: str) -> None:
    page = yaml.safe_load((ROOT / "deploy" / name).read_text(encoding="utf-8"))
    pool = page["networks"]["front"]["ipam"]["config"][0]
    proxy = ipaddress.ip_address(page["services"]["caddy"]["networks"]["front"]["ipv4_address"])
    assert proxy in ipaddress.ip_network(pool["subnet"])
    assert proxy not in ipaddress.ip_network(pool["ip_range"])


# ---- the image


def test_whatever_the_image_is_made_of_is_there_and_may_be_seen_by_the_build() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    seen = [line[1:] for line in lines if line.startswith("!")]
    assert len(COPIED) > 8
    assert [path for path in {*COPIED, *seen} if not (ROOT / path).exists()] == []
    assert [path for path in COPIED if not any(f"{path}/".startswith(f"{door}/") for door in seen)] == []
    assert {".git", "tests", ".venv"}.isdisjoint(seen)
    assert "*" in lines


def test_the_pages_are_built_from_nothing_but_what_is_copied_for_them() -> None:
    tools = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "web" / "build").glob("*.ts"))
    outside = re.findall(r"'\.\./\.\./([^']+?)/?'", tools)
    assert outside == ["src/ludoteka/games"]
    assert set(outside) <= set(COPIED)


def test_every_base_of_the_image_can_be_named_by_whoever_builds_it() -> None:
    first = CONTAINERFILE.index("\nFROM ")
    named = set(re.findall(r"^ARG (\w+)=\S+:\S+$", CONTAINERFILE[:first], re.MULTILINE))
    assert named == {"NODE_BASE", "PYTHON_BASE"}
    assert set(re.findall(r"^FROM (\S+)", CONTAINERFILE, re.MULTILINE)) == {f"${{{name}}}" for name in named}


def test_the_part_of_the_lock_that_is_in_the_image_holds_all_that_a_room_needs() -> None:
    words = re.findall(r"locked\.py ([a-z -]+) >/room/lock", CONTAINERFILE)[0].split()
    assert {"server", "redis"} <= set(words)
    pins = locked.read((ROOT / "requirements.lock").read_text(encoding="utf-8"))
    found = locked.part(pins, locked.named(words))
    assert needed("ludoteka", {"server", "redis"}) - {"ludoteka"} <= found
    assert {"ray", "pyarrow", "mypy", "playwright", "numpy"}.isdisjoint(found)


def needed(package: str, extras: set[str]) -> set[str]:
    """A package with extras and all that it asks for, as the installed packages themselves say it."""
    asked, found = [(package, frozenset(extras))], set[tuple[str, frozenset[str]]]()
    while asked:
        found.add(one := asked.pop())
        for line in requires(one[0]) or []:
            wish = Requirement(line)
            if wish.marker is None or any(wish.marker.evaluate({"extra": extra}) for extra in {"", *one[1]}):
                more = (locked.plain_name(wish.name), frozenset(wish.extras))
                asked += [more] * (more not in found)
    return {name for name, _ in found}
