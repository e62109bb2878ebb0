"""The page about the opponents, docs/opponents.md, with a picture for every game, from the data of the ladder.

python scripts/opponents.py            write the page and the pictures
python scripts/opponents.py --check    only say whether they are up to date; exit 1 if not
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
os.environ.setdefault("LUDOTEKA_ENGINE", "plain")
sys.path[:0] = [str(ROOT / "src")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka.lab.deciding import mean_band, verdict  # noqa: E402
from ludoteka.lab.plot import draw  # noqa: E402
from ludoteka.lab.ratings import DealResult, ratings  # noqa: E402
from ludoteka.lab.report import Found, TableFound  # noqa: E402

DATA = ROOT / "docs" / "data" / "ladder"
LUCK = ROOT / "docs" / "data" / "luck"
KNOWING = ROOT / "docs" / "data" / "knowing"
BEGINNERS = ROOT / "docs" / "data" / "beginners"
CALIBRATION = ROOT / "docs" / "data" / "calibration"
PACE = ROOT / "docs" / "data" / "pace.json"
PAGE = ROOT / "docs" / "opponents.md"
TITLES = {"karak-2": "Karak 2", "karak-goblin": "Karak: Goblin", "kragmortha": "Kragmortha", "toerkk": "Toerkk"}
ANSWERS = {"yes": "**yes**", "no": "no", "open": "not decided"}

HEAD = """\
# Opponents

<!-- Written by scripts/opponents.py from docs/data/ladder; change those, not this page. -->

Every game has five levels: **beginner**, **casual**, **skilled**, **expert** and **master**. All are one searching
bot with other numbers (docs/decisions); beside them stand **greedy**, which looks one step ahead with the
game's own advice, and **random**. A game's *styles* are experts who, of moves that promise about the same, make the
one to their taste. A bot is given what its seat may know and nothing else. `hint` asks the master what
it would do.

## How the figures came about

`make ladder` plays them (`python scripts/ladder.py --list` shows the commands). Every deal is played once with each
bot on each seat and with the same luck: the n-th die, tile or card of a kind that a seat draws in its turns is the
same in all games of a deal, and chosen heroes belong to the seat. The score of a deal is the mean over its games, and
one observation. After every deal a sequential test looks whether the question is decided
(`src/ludoteka/lab/deciding.py`): then the run stops, at the latest after the number of games allowed, or when time
was up. *Bounds* are those of the same test; each holds with 95 %, wherever the run was stopped. A result that is not
decided is not a finding, whichever side of the bar it lies on. How far luck decides is measured apart
(`scripts/luck.py`) by a player who sees everything and tries every move to the end, as often as the command says. More
tries would find more: it is a mark, not a ceiling. Ratings are Bradley–Terry by maximum likelihood on the Elo scale,
with 95 % intervals from drawing whole deals anew; whoever has lost every game is taken to have drawn one more, and his
interval knows nothing of that.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD, more_thought()]
    for key, title in TITLES.items():
        data = read(key)
        parts.append(f"\n## {title}\n")
        parts.append(luck(key))
        parts.append(knowing(key))
        parts.append(styles(key))
        if data is None:
            parts.append("\nNothing has been played for the ladder yet.\n")
            continue
        parts.append(f"\n![Ratings of the bots at {title}](data/ladder/{key}.svg)\n")
        parts.append("\n| question | won | bounds, 95 % each | games | answer |\n|---|--:|--:|--:|---|\n")
        parts += [row(run) for run in data["runs"].values()]
        parts.append("\n" + provenance(key, data["runs"]))
        parts.append(beginner(key))
        parts.append(pace(key))
        parts.append(calibration(key))
    return "".join(parts)


def more_thought() -> str:
    """Whether ten times the time helps, in all games taken as one series: the same test, a deal is a deal."""
    series = [
        data["runs"]["more-time"]["deal_scores"]
        for key in TITLES
        if (data := read(key)) is not None and "more-time" in data["runs"]
    ]
    scores = [score for deals in zip_longest(*series) for score in deals if score is not None]
    if not scores:
        return ""
    low, high = mean_band(scores)
    answer, share = ANSWERS[verdict(scores, 0.5).answer], sum(scores) / len(scores)
    return (
        f"\n**Does more thought help?** With 1 s a decision a search took {share:.1%} of {len(scores)} deals "
        f"against 0.1 s, a deal of each of {len(series)} games in turn\n"
        f"({low:.1%} to {high:.1%}; more than half: {answer}). Each game by itself stands below.\n"
    )


def luck(key: str) -> str:
    """What somebody would win who knew all luck to come, and what the master did of the same deals."""
    who = "Somebody who sees all cards and all luck to come"
    return mark(LUCK / f"{key}.json", who, "greedy, on both seats", same_deals(key)) + mark(
        LUCK / f"{key}-4.json", who, "three greedy bots, on each of four seats", ""
    )


def same_deals(key: str) -> str:
    """What the master won of the deals on which somebody saw everything; both count from the first of a seed."""
    path, data = LUCK / f"{key}.json", read(key)
    run = data["runs"].get("master-greedy") if data is not None else None
    if run is None or not path.exists():
        return ""
    seen = json.loads(path.read_text(encoding="utf-8"))
    if seed_of(seen["command"]) != seed_of(run["command"]):
        return ""
    both = min(seen["deals"], run["deals"])
    which = "the same deals" if both == seen["deals"] else f"the first {both} of them"
    return f"; of {which} the master took {sum(run['deal_scores'][:both]) / both:.0%}"


def seed_of(command: str) -> str:
    """By which deals were dealt."""
    words = command.split()
    return words[words.index("--seed") + 1]


def knowing(key: str) -> str:
    """What it would bring to know what others hold."""
    return mark(
        KNOWING / f"{key}.json",
        "A search that is shown what the other holds",
        "one that supposes it",
        ": more cannot be gained by guessing it",
    )


def mark(path: Path, who: str, against: str, so: str) -> str:
    """What somebody took who knew more than bots may; nothing where that was not played."""
    if not path.exists():
        return ""
    found = json.loads(path.read_text(encoding="utf-8"))
    low, high = found["share_95"]
    return (
        f"\n{who} took {found['share']:.0%} of {found['deals']} deals against {against} ({low:.0%} to {high:.0%}; "
        f"`{found['command']}`){so}.\n"
    )


def styles(key: str) -> str:
    """The experts who play in their own way."""
    advice = ludoteka.game(key).game.advice
    found = advice.styles() if advice is not None else []
    return f"\nStyles: {', '.join(found)}.\n" if found else ""


def beginner(key: str) -> str:
    """How the friendliest level fares, and whether it overlooks what anybody would see; nothing if not played."""
    path = BEGINNERS / f"{key}.json"
    if not path.exists():
        return ""
    found = json.loads(path.read_text(encoding="utf-8"))
    sure = found["sure_wins"]
    wins = (
        f"of {sure} wins that lay one move away it overlooked {found['overlooked']}"
        if sure
        else "no win ever lay one move away"
    )
    return (
        f"\nThe beginner took {found['share']:.0%} of {2 * found['deals']} games against casual; {wins} "
        f"(`{found['command']}`).\n"
    )


def pace(key: str) -> str:
    """How long the levels think at their own times; nothing where that was not measured."""
    found = json.loads(PACE.read_text(encoding="utf-8")).get(key) if PACE.exists() else None
    if found is None:
        return ""
    levels = found["levels"].items()
    times = ", ".join(f"{name} {each['p95']:.2f} s (slowest {each['slowest']:.2f})" for name, each in levels)
    decisions = sum(each["decisions"] for each in found["levels"].values())
    return f"\nOf 100 decisions 95 take at most: {times}; {decisions:,} decisions (`{found['command']}`).\n"


def calibration(key: str) -> str:
    """Whether the search wins as often as it says; nothing where that was not played."""
    path = CALIBRATION / f"{key}.json"
    if not path.exists():
        return ""
    found = json.loads(path.read_text(encoding="utf-8"))
    judgements = sum(each["judgements"] for each in found["bins"] if each is not None)
    typed = f"ludoteka calibrate {key} --bot {found['bot']} --games {found['games']} --seed {found['seed']}"
    return (
        f"\nWhat its search expects and what it wins lie {found['mean_error']:.1%} apart on average: "
        f"{judgements:,} judgements of {found['games']} games (`{typed}`).\n\n"
        f"![Expected and won at {TITLES[key]}](data/calibration/{key}.svg)\n"
    )


def read(key: str) -> dict[str, Any] | None:
    """The data of a game."""
    path = DATA / f"{key}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def row(run: Mapping[str, Any]) -> str:
    """One question."""
    others = run["against"]
    against = " and ".join(
        f"{others.count(name)} {name}" if others.count(name) > 1 else name for name in dict.fromkeys(others)
    )
    think = f", {run['seconds']:g} s a decision" if run["seconds"] else ""
    low, high = run["share_95"]
    return (
        f"| does {run['bot']} take more than {run['bar']:.0%} against {against}{think}? | {run['share']:.1%} "
        f"| {low:.1%} to {high:.1%} | {run['games']} | {ANSWERS[run['more_than_bar']]} |\n"
    )


def provenance(key: str, runs: Mapping[str, Any]) -> str:
    """Which commits and engines the figures are of, and how slow the slowest decision was."""
    commits = list(dict.fromkeys(commit for run in runs.values() for commit in run["commits"]))
    engines = list(dict.fromkeys(run["engine"] for run in runs.values()))
    slow = dict[str, float]()
    for run in runs.values():
        for name, seconds in run["slowest_decision"].items():
            slow[name] = max(seconds, slow.get(name, 0.0))
    times = ", ".join(f"{name} {seconds:.2f} s" for name, seconds in slow.items())
    return (
        f"Commit{'s' if len(commits) > 1 else ''} {', '.join(commits)}; {'; '.join(engines)}. "
        f"Slowest decision: {times}. Exact figures and commands: [data](data/ladder/{key}.json).\n"
    )


def picture(key: str, data: Mapping[str, Any]) -> str:
    """Ratings and cross table of the runs at two seats; who has met none of the others has no place on their scale."""
    tables, deals = [], []
    runs = [run for run in data["runs"].values() if run["seats"] == 2]
    known = acquainted([(run["bot"], run["against"][0]) for run in runs])
    for run in runs:
        name, other = run["bot"], run["against"][0]
        if name in known:
            low, high = run["share_95"]
            tables.append(
                TableFound(
                    name,
                    (other,),
                    run["bar"],
                    run["fair_share"],
                    run["games"],
                    run["deals"],
                    run["share"],
                    low,
                    high,
                    run["more_than_bar"],
                    tuple(run["deal_scores"]),
                    tuple(run["shares"].items()),
                )
            )
            deals.append(
                [
                    DealResult(((name, 1), (other, 1)), 2, {name: 2 * score, other: 2 - 2 * score})
                    for score in run["deal_scores"]
                ]
            )
    names = list(dict.fromkeys(name for table in tables for name in (table.name, *table.others)))
    return draw(f"{TITLES[key]}, two seats", Found(tables, ratings(names, deals), 0, 0.0, {}))


def acquainted(pairs: Sequence[tuple[str, str]]) -> set[str]:
    """All who have met the first one, or somebody who has, and so on."""
    found = set(pairs[0])
    for _round in pairs:
        found.update(*[pair for pair in pairs if not found.isdisjoint(pair)])
    return found


def main() -> int:
    """Write, or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    wanted = {PAGE: page()}
    for key in TITLES:
        data = read(key)
        if data is not None:
            wanted[DATA / f"{key}.svg"] = picture(key, data)
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if args.check:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not what scripts/opponents.py writes; run it")
        return int(bool(stale))
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
