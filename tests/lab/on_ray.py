"""Run by test_cluster.py, once: everything that a Ray of three workers is asked, as data.

Ray leaves threads, sockets and processes behind in whoever starts it; here that is a process of its own.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import ludoteka
from ludoteka import LudotekaError
from ludoteka.cli import main
from ludoteka.lab.cluster import Cluster
from ludoteka.lab.noting import Study, Watch
from ludoteka.lab.places import Place, played
from ludoteka.lab.series import Room, Task
from tests.lab.cluster_players import Adder, Mortal, Refusing, Sums

RAY, ALONE = Place(3, ray=True), Place(1)
COMMANDS = {
    "sim": ["sim", "toerkk", "--games", "6", "--seed", "3", "--events"],
    "balance": ["balance", "toerkk", "--games", "6", "--seed", "3", "--bots", "random"],
    "arena": ["arena", "toerkk", "--bots", "greedy,random", "--games", "6", "--seed", "3", "--least", "99"],
    "tune": [
        "tune",
        "toerkk",
        "--rows",
        "hero/fenja.cost=2..5",
        "--target",
        "rounds=3..4",
        "--trials",
        "2",
        "--games",
        "6",
        "--seed",
        "3",
        "--bots",
        "random",
    ],
}


def asked(folder: Path, cluster: Cluster) -> dict[str, Any]:
    """All questions, answered."""
    (folder / "my.toml").write_text("100", encoding="utf-8")
    found: dict[str, Any] = {
        "squares": list(cluster.play(Adder, Sums("sums", None), range(1, 101))),
        "mortal": list(cluster.play(Mortal, Sums(str(folder / "killed"), None), range(1, 41))),
        "content": list(cluster.play(Adder, Sums("sums", str(folder / "my.toml")), [1, 2])),
        "refused": _refusal(lambda: list(cluster.play(Refusing, Sums("sums", None), [1]))),
    }
    edition = ludoteka.game("toerkk")
    task, study = Task("toerkk", 2, {}, None, ["random"], 7, True), Study("toerkk", 2, ({},), None, ["random"], 7)
    found["series"] = [list(played(Room, task, edition, 12, where)) for where in (ALONE, RAY)]
    found["resumed"] = [list(played(Watch, study, edition, 6, where, before=2)) for where in (ALONE, RAY)]
    for name, words in COMMANDS.items():
        found[name] = [_said([*words, "--json", "--on", where]) for where in ("local", "ray")]
    return found


def _refusal(ask: Callable[[], object]) -> str:
    try:
        ask()
    except LudotekaError as error:
        return f"{type(error).__name__}: {error}"
    return ""


def _said(words: list[str]) -> dict[str, Any]:
    out = StringIO()
    with redirect_stdout(out):
        told = main(words)
    data = json.loads(out.getvalue())
    return {"told": told} | {
        key: value for key, value in data.items() if "second" not in key and key not in ("slowest_decision", "command")
    }


if __name__ == "__main__":
    with Cluster(None, 3) as started:
        answers = asked(Path(sys.argv[1]), started)
    (Path(sys.argv[1]) / "answers.json").write_text(json.dumps(answers), encoding="utf-8")
