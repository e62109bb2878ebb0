"""Which engine runs: native where every digest fits, else plain, and LUDOTEKA_ENGINE has the last word."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.engine.small_tree import ASK, run

pytestmark = pytest.mark.xdist_group("native build")


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def the_library(tree: Path) -> Path:
    (found,) = tree.glob("build/native/*/ludoteka_native__mypyc*")
    return found


def test_without_a_build_the_engine_is_plain_and_says_how_to_get_one(tree: Path) -> None:
    done = run(tree, ASK)
    assert done.stdout == "plain engine (interpreted): no build found, run make setup | 4 | True\n"
    assert done.stderr == ""


def test_a_fresh_build_runs_native(built: Path) -> None:
    done = run(built, ASK)
    assert done.stdout == "native engine (mypyc 2.4.1, 3 modules) | 4 | False\n"
    assert done.stderr == ""


def test_an_example_on_the_path_is_native_too(built: Path) -> None:
    done = run(built, "import ludoteka, tic_tac_toe; print(tic_tac_toe.play(), tic_tac_toe.__file__.endswith('.py'))")
    assert done.stdout == "4 False\n"


def test_an_example_that_is_not_on_the_path_is_not_found(built: Path) -> None:
    done = run(built, "import ludoteka, tic_tac_toe", paths=("src",))
    assert "ModuleNotFoundError: No module named 'tic_tac_toe'" in done.stderr


def test_somebody_elses_module_of_the_same_name_is_left_alone(built: Path) -> None:
    (built / "elsewhere").mkdir()
    (built / "elsewhere" / "tic_tac_toe.py").write_text("print('mine')\n", encoding="utf-8")
    done = run(built, "import ludoteka, tic_tac_toe", paths=("src", "elsewhere", "examples"))
    assert done.stdout == "mine\n"


def test_one_changed_source_makes_every_module_plain_and_is_named_once(built: Path) -> None:
    replace(built / "src/ludoteka/core/seats.py", "return 1", "return 2")
    done = run(built, ASK + "from ludoteka.core import seats")
    change = "ludoteka.core.seats has changed since the native build, run make setup"
    assert done.stdout == f"plain engine (interpreted): {change} | 5 | True\n"
    assert done.stderr == f"ludoteka: the plain engine runs: {change}\n"


def test_a_comment_is_a_change_too_for_the_digest_is_of_the_text(built: Path) -> None:
    replace(built / "examples/tic_tac_toe.py", "return", "# why\n    return")
    assert "tic_tac_toe has changed" in run(built, ASK).stderr


def test_a_new_module_makes_the_build_stale(built: Path) -> None:
    (built / "src/ludoteka/kit/bags.py").write_text("", encoding="utf-8")
    assert "ludoteka.kit.bags is new since the native build" in run(built, ASK).stdout


def test_a_module_that_is_gone_makes_the_build_stale(built: Path) -> None:
    (built / "examples/tic_tac_toe.py").unlink()
    assert "tic_tac_toe is gone since the native build" in run(built, ASK).stdout


def test_the_helpers_that_the_compiler_read_count_although_they_are_not_compiled(built: Path) -> None:
    (built / "src/ludoteka/core/native.py").write_text("i64 = int\n", encoding="utf-8")
    assert "ludoteka.core.native has changed" in run(built, ASK).stdout


def test_plain_on_demand_is_plain_beside_a_fresh_build_and_says_nothing(built: Path) -> None:
    done = run(built, ASK, engine="plain")
    assert (done.stdout, done.stderr) == ("plain engine (interpreted): LUDOTEKA_ENGINE=plain | 4 | True\n", "")


def test_native_on_demand_is_native_where_the_build_is_fresh(built: Path) -> None:
    assert run(built, ASK, engine="native").stdout.startswith("native engine")


def test_native_on_demand_without_a_build_is_an_error(tree: Path) -> None:
    done = run(tree, ASK, engine="native")
    assert done.returncode == 1
    assert done.stderr.endswith(
        "EngineError: LUDOTEKA_ENGINE=native, but there is no native engine to run: no build found, run make setup\n"
    )


def test_native_on_demand_with_a_stale_build_is_an_error_that_names_the_change(built: Path) -> None:
    replace(built / "src/ludoteka/kit/dice.py", "+ 3", "+ 4")
    done = run(built, ASK, engine="native")
    assert done.returncode == 1
    assert "there is no native engine to run: ludoteka.kit.dice has changed since the native build" in done.stderr


@pytest.mark.parametrize("value", ["fast", "Native", " plain", "0"])
def test_any_other_engine_is_an_error_that_names_the_two(tree: Path, value: str) -> None:
    done = run(tree, ASK, engine=value)
    assert done.returncode == 1
    assert f"LUDOTEKA_ENGINE={value!r} is no engine: write plain or native, or leave it unset" in done.stderr


def test_the_command_says_so_in_one_line(tree: Path) -> None:
    done = run(tree, "import sys; sys.argv = ['/usr/bin/ludoteka', 'play']; import ludoteka", engine="fast")
    assert done.returncode == 2
    assert done.stderr == "ludoteka: LUDOTEKA_ENGINE='fast' is no engine: write plain or native, or leave it unset\n"


def test_an_empty_variable_is_as_good_as_none(built: Path) -> None:
    assert run(built, ASK, engine="").stdout.startswith("native engine")


@pytest.mark.parametrize("manifest", ["", "{", "[]", '{"modules": 3, "python": "", "mypyc": "", "flags": []}'])
def test_a_damaged_manifest_is_no_build(built: Path, manifest: str) -> None:
    (found,) = built.glob("build/native/*/manifest.json")
    found.write_text(manifest, encoding="utf-8")
    assert run(built, ASK).stdout.startswith("plain engine (interpreted): no build found")


def test_a_library_that_cannot_be_loaded_leaves_the_plain_engine(built: Path) -> None:
    the_library(built).write_bytes(b"not a library")
    done = run(built, ASK)
    assert done.stdout.startswith("plain engine (interpreted): the build cannot be loaded")
    assert "| 4 | True" in done.stdout
    assert "the build cannot be loaded" in done.stderr


def test_an_engine_module_imported_too_early_keeps_all_of_them_plain(built: Path) -> None:
    (built / "src/ludoteka/__init__.py").write_text("import ludoteka.core.seats\n", encoding="utf-8")
    done = run(built, "import ludoteka\nfrom ludoteka import _engine\n_engine.install()\n" + ASK)
    assert "plain engine (interpreted): ludoteka.core.seats was imported before the engine was chosen" in done.stdout
    assert "| 4 | True" in done.stdout


def test_a_package_without_the_repository_around_it_is_plain(built: Path, tmp_path: Path) -> None:
    shutil.copytree(built / "src" / "ludoteka", tmp_path / "lib" / "site-packages" / "ludoteka")
    shutil.copytree(built / "build", tmp_path / "build")
    done = run(tmp_path, ASK, paths=("lib/site-packages",))
    assert done.stdout == "plain engine (interpreted): no build found, run make setup | 4 | True\n"
