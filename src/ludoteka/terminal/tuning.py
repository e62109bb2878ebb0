"""`ludoteka tune`: search values for rows of our own making that bring a game to stated targets."""

from __future__ import annotations

import secrets
import shutil
import tempfile
from argparse import Namespace
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from rich import box
from rich.progress import track
from rich.table import Table
from rich.text import Text

from ludoteka import BadOption, Edition
from ludoteka.lab.balance import Balance
from ludoteka.lab.comparing import Difference, differences
from ludoteka.lab.entrants import bot_kinds
from ludoteka.lab.noting import Study, Watch
from ludoteka.lab.places import Place, place, played
from ludoteka.lab.rows import changed
from ludoteka.lab.targets import Target, target
from ludoteka.lab.things import data_of
from ludoteka.lab.tuning import Knob, Trial, Values, best_of, knobs, tried
from ludoteka.terminal import shelf
from ludoteka.terminal.screen import check_writable, print_json, read_file, screen, write_file


class Workshop:
    """Where contents are made and played."""

    def __init__(self, args: Namespace, game: Edition, where: Place, folder: Path) -> None:
        self.game, self.where, self.folder, self.games = game, where, folder, args.games
        self.text = game.game.content if args.content is None else read_file(args.content)
        self.study = Study(
            shelf.address(args.game),
            args.seats,
            (shelf.options(args),),
            None,
            bot_kinds(args.bots),
            secrets.randbelow(1_000_000) if args.seed is None else args.seed,
        )
        self._made = 0

    def play(self, values: Values, seed: int | None = None) -> Balance:
        """A series with these values."""
        self._made += 1
        path = self.folder / f"content-{self._made}.toml"
        path.write_text(changed(self.text, values), encoding="utf-8")
        study = self.study._replace(content=str(path), seed=self.study.seed if seed is None else seed)
        found = Balance(Watch(study, self.game).things)
        for each in played(Watch, study, self.game, self.games, self.where):
            found.add(each)
        return found


def tune(args: Namespace) -> int:
    """Try contents, then play ours and the best once more with other seeds, for the best of many is lucky too."""
    if args.games < 1 or args.trials < 1:
        raise BadOption("at least 1 game and 1 trial are needed")
    game, where = shelf.find(args.game), place(args.on, args.cores)
    check_writable(args.out)
    targets = [target(typed) for typed in args.target]
    turned = knobs(data_of(game, args.content), [each for typed in args.rows for each in typed.split(",")])
    folder = Path(tempfile.mkdtemp(prefix="ludoteka-tune-"))
    try:
        with where.cluster() if where.ray else nullcontext():
            workshop = Workshop(args, game, where, folder)
            trials = _run(turned, targets, workshop, args.trials)
            best = best_of(trials)
            values = _values(turned, best)
            other = workshop.study.seed + 1
            check = differences(workshop.play({}, other), workshop.play(values, other)) if best.changes else []
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    _tell(args, workshop, targets, trials, best, check)
    if args.out is not None:
        write_file(Path(args.out), changed(workshop.text, values), anew=True)
        screen(errors=args.json).print(f"The content is in {args.out}")
    return 0


def _run(turned: Sequence[Knob], targets: Sequence[Target], workshop: Workshop, count: int) -> list[Trial]:
    console = screen(errors=True)
    return list(
        track(
            tried(turned, targets, workshop.play, count, workshop.study.seed),
            "trying",
            count,
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
    )


def _values(turned: Sequence[Knob], best: Trial) -> Values:
    return {(knob.row, knob.field): best.changes[knob.name] for knob in turned if knob.name in best.changes}


def _tell(
    args: Namespace,
    workshop: Workshop,
    targets: Sequence[Target],
    trials: Sequence[Trial],
    best: Trial,
    check: Sequence[Difference],
) -> None:
    if args.json:
        print_json(
            {
                "game": workshop.game.key,
                "games": args.games,
                "seed": workshop.study.seed,
                "targets": [str(each) for each in targets],
                "trials": [trial.data() for trial in trials],
                "best": best.data(),
                "checked_with_seed": workshop.study.seed + 1,
                "check": [each.data() for each in check],
            }
        )
        return
    console = screen()
    console.print(
        f"{workshop.game.title}: {len(trials)} contents tried, {args.games} games each, seed "
        f"{workshop.study.seed}; targets {', '.join(str(each) for each in targets)}"
    )
    console.print(_table(targets, trials, best))
    if not best.changes:
        console.print("Nothing that was tried is better than the content as it is.")
        return
    console.print("best: " + ", ".join(f"{name} = {value}" for name, value in best.changes.items()))
    sure = [each for each in check if each.sure]
    console.print(
        f"Played again with seed {workshop.study.seed + 1}, the best differs from the content as it is by "
        "more than luck in: "
        + ("; ".join(f"{each.what} {each.ours.mean:.2f} → {each.theirs.mean:.2f}" for each in sure) or "nothing")
    )


def _table(targets: Sequence[Target], trials: Sequence[Trial], best: Trial) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("trial", justify="right")
    table.add_column("changed", overflow="fold")
    for each in targets:
        table.add_column(str(each), justify="right")
    table.add_column("miss", justify="right")
    for trial in trials:
        words = ", ".join(f"{name}={value}" for name, value in trial.changes.items()) or "nothing"
        if trial.miss is None:
            table.add_row(str(trial.number), words, *[""] * len(targets), Text("refused", "red"))
            continue
        table.add_row(
            str(trial.number),
            words,
            *[_figures(trial.figures[str(each)]) for each in targets],
            Text(f"{trial.miss:.4f}", "bold green" if trial is best else ""),
        )
    return table


def _figures(values: Sequence[float]) -> str:
    if not values:
        return ""
    return f"{values[0]:.2f}" if len(values) == 1 else f"{min(values):.2f} to {max(values):.2f}"
