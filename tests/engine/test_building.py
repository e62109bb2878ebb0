"""The native build: made once per state of the sources, whole or not at all, and never in the way of a set-up."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.small_tree import ASK, build, run
from tests.waiting import until

pytestmark = pytest.mark.xdist_group("native build")


def manifest_of(tree: Path) -> Path:
    (found,) = tree.glob("build/native/*/manifest.json")
    return found


def test_the_manifest_names_every_source_by_its_digest(built: Path) -> None:
    manifest = json.loads(manifest_of(built).read_text(encoding="utf-8"))
    compiled = ["ludoteka.core.seats", "ludoteka.kit.dice", "tic_tac_toe"]
    assert list(manifest["modules"]) == [*compiled, "ludoteka.core.native"]
    source = (built / "src/ludoteka/kit/dice.py").read_bytes()
    assert manifest["modules"]["ludoteka.kit.dice"] == hashlib.sha256(source).hexdigest()
    assert manifest["mypyc"] == "2.4.1"
    assert "-O3" in manifest["flags"]
    assert manifest["python"] == manifest_of(built).parent.name


def test_nothing_is_built_again_while_nothing_changes(built: Path) -> None:
    before = manifest_of(built).stat().st_mtime_ns
    done = build(built)
    assert (done.returncode, done.stdout) == (0, "native engine: fresh (3 modules)\n")
    assert manifest_of(built).stat().st_mtime_ns == before


def test_a_quick_build_serves_tests_until_the_full_one_is_made_which_serves_both(built: Path) -> None:
    manifest_of(built).unlink()
    assert "compiling 3 modules" in build(built, "--quick").stdout
    assert "-O1" in json.loads(manifest_of(built).read_text(encoding="utf-8"))["flags"]
    assert run(built, ASK).stdout.startswith("native engine")
    assert build(built, "--check", "--quick").returncode == 0
    assert build(built, "--check").stdout == "native engine: not built: only a quick build, for tests\n"
    assert "compiling 3 modules (only a quick build, for tests)" in build(built).stdout
    assert build(built, "--quick").stdout == "native engine: fresh (3 modules)\n"


def test_a_changed_source_is_built_again_and_runs_native(built: Path) -> None:
    (built / "src/ludoteka/core/seats.py").write_text("def first() -> int:\n    return 7\n", encoding="utf-8")
    assert "ludoteka.core.seats has changed" in build(built, "--check").stdout
    done = build(built)
    assert done.returncode == 0, done.stdout
    assert "compiling 3 modules (ludoteka.core.seats has changed since the native build)" in done.stdout
    assert run(built, ASK).stdout == "native engine (mypyc 2.4.1, 3 modules) | 10 | False\n"


def test_a_missing_library_is_built_again(built: Path) -> None:
    (library,) = built.glob("build/native/*/ludoteka_native__mypyc*")
    library.unlink()
    done = build(built, "--check")
    assert done.returncode == 1
    assert done.stdout == "native engine: not built: ludoteka_native__mypyc is missing from it\n"


def test_a_mistake_in_our_own_code_fails_with_the_log_and_keeps_the_old_build(built: Path) -> None:
    before = manifest_of(built).read_text(encoding="utf-8")
    (built / "src/ludoteka/core/seats.py").write_text("def first() -> int:\n    return 'one'\n", encoding="utf-8")
    done = build(built)
    assert done.returncode == 1
    assert "Incompatible return value type" in done.stdout
    assert "compiling failed" in done.stdout
    assert manifest_of(built).read_text(encoding="utf-8") == before
    assert not list(built.glob("build/native/.building-*"))


def test_without_a_compiler_the_set_up_goes_on_with_one_clear_line(tree: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    done = build(tree, PATH=str(tmp_path / "empty"), CC="cc")
    assert done.returncode == 0
    assert done.stdout == (
        "native engine: no C compiler found (cc); the plain engine will run, with the same rules but slower\n"
    )
    assert run(tree, ASK).stdout.startswith("plain engine")


def test_without_pythons_headers_the_set_up_goes_on_too(tree: Path, tmp_path: Path) -> None:
    compiler = tmp_path / "headless-cc"
    compiler.write_text("#!/bin/sh\necho 'trial.c:1:10: fatal error: Python.h: No such file' >&2\nexit 1\n")
    compiler.chmod(0o755)
    done = build(tree, CC=str(compiler))
    assert done.returncode == 0
    assert done.stdout.count("\n") == 1
    assert "lacks what Python needs (trial.c:1:10: fatal error: Python.h: No such file)" in done.stdout


@pytest.mark.usefixtures("built_once")  # skips where there is no compiler
def test_a_killed_build_leaves_no_half_valid_folder_and_the_next_one_clears_up(tree: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "scripts/build_native.py"], cwd=tree, start_new_session=True, stdout=subprocess.DEVNULL
    )
    until(lambda: list(tree.glob("build/native/.building-*/c/*.c")))
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    assert list(tree.glob("build/native/.building-*"))
    assert not list(tree.glob("build/native/*/manifest.json"))
    assert run(tree, ASK).stdout.startswith("plain engine (interpreted): no build found")
    assert build(tree).returncode == 0
    assert not list(tree.glob("build/native/.building-*"))
    assert run(tree, ASK).stdout.startswith("native engine")
