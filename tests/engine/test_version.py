"""`ludoteka --version` tells the number, and which engine and which release run."""

from __future__ import annotations

import re
from importlib.metadata import version

from tests.engine.small_tree import ROOT, run

NUMBER = version("ludoteka")
LINE = "from ludoteka import _engine; print(_engine.version_line())"
COMMAND = "import sys; sys.argv = ['ludoteka', '--version']; from ludoteka.cli import main; sys.exit(main())"


def test_the_version_tells_the_plain_engine() -> None:
    done = run(ROOT, LINE, engine="plain")
    assert done.returncode == 0, done.stderr
    head, _, release = done.stdout.partition("; release ")
    assert head == f"ludoteka {NUMBER}, plain engine (interpreted): LUDOTEKA_ENGINE=plain"
    assert re.fullmatch(rf"{re.escape(NUMBER)}\+([0-9a-f]{{12}}\.)?[0-9a-f]{{8}}\n", release)


def test_the_version_tells_whichever_engine_is_there() -> None:
    line = run(ROOT, LINE).stdout
    assert re.fullmatch(
        rf"ludoteka {re.escape(NUMBER)}, "
        r"(native engine \(mypyc 2\.4\.1, \d+ modules\)|plain engine \(interpreted\): .+)"
        r"; release \S+\n",
        line,
    )


def test_the_command_prints_that_line() -> None:
    done = run(ROOT, COMMAND, engine="plain")
    assert (done.returncode, done.stdout) == (0, run(ROOT, LINE, engine="plain").stdout)
