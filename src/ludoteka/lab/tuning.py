"""Tuning: other values for rows of our own making, so that a game meets stated targets. What the book says stays."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from math import ceil
from types import ModuleType
from typing import Any, Final, NamedTuple

from ludoteka import BadContent, BadOption, LudotekaError
from ludoteka.lab.balance import Balance
from ludoteka.lab.rows import Data, rows_of
from ludoteka.lab.targets import Target
from ludoteka.lab.things import is_ours

CHANGE: Final = 0.001
"""What it costs to move a value through its whole range: of contents that meet the targets, the nearest one wins."""
ASKED: Final = 20
"""So often, for each trial, the search may come back to what was tried before: a small range is soon exhausted."""
Values = dict[tuple[str, str], int]


class Knob(NamedTuple):
    """A number that may be changed, and how far."""

    row: str
    field: str
    low: int
    high: int
    now: int

    @property
    def name(self) -> str:
        """As it is typed."""
        return f"{self.row}.{self.field}"


class Trial(NamedTuple):
    """One content that was tried: what was other than ours, what was found, how far it is from the targets."""

    number: int
    changes: dict[str, int]
    figures: dict[str, list[float]]
    miss: float | None
    """None where the content is refused, for the reason in `refused`."""
    refused: str = ""

    def data(self) -> dict[str, object]:
        """For files."""
        return self._asdict()


def knobs(data: Data, typed: Sequence[str]) -> list[Knob]:
    """The numbers that are meant by `table/id.field=low..high`, with * for any letters; only such as are ours.

    >>> knobs({"card": [{"id": "a", "hp": 4, "known_from": "ours"}]}, ["card/*.hp=2..5"])
    [Knob(row='card/a', field='hp', low=2, high=5, now=4)]
    >>> knobs({"card": [{"id": "a", "hp": 4, "known_from": "book"}]}, ["card/a.hp"])
    Traceback (most recent call last):
    ludoteka.core.errors.BadOption: card/a.hp is known from the book and stays; only rows and fields marked ours ...
    """
    rows, found = rows_of(data), dict[str, Knob]()
    for each in typed:
        parts = re.fullmatch(r"([^.=]+)\.([\w*]+)(?:=(-?\d+)\.\.(-?\d+))?", each)
        if not parts:
            raise BadOption(f"--rows {each!r} does not fit; write table/id.field=low..high, such as hero/*.cost=1..4")
        meant = [
            (row, field)
            for row, values in rows.items()
            if fnmatchcase(row, parts[1])
            for field in values
            if fnmatchcase(field, parts[2]) and _is_number(values[field])
        ]
        ours = [(row, field) for row, field in meant if is_ours(rows[row], field)]
        if not meant:
            raise BadOption(
                f"--rows {each!r} names no number of the content; its rows are such as {', '.join(list(rows)[:4])}"
            )
        if not ours or ("*" not in parts[1] + parts[2] and len(ours) < len(meant)):
            row, field = meant[0]
            raise BadOption(
                f"{row}.{field} is known from {_source(rows[row])} and stays; only rows and fields marked "
                "ours may be tuned"
            )
        for row, field in ours:
            now = int(rows[row][field])
            reach = max(1, ceil(abs(now) * 0.3))
            low, high = (int(parts[3]), int(parts[4])) if parts[3] else (max(0, now - reach), now + reach)
            if low > high:
                raise BadOption(f"--rows {each!r} does not fit: {low} is more than {high}")
            found[f"{row}.{field}"] = Knob(row, field, low, high, now)
    return list(found.values())


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _source(row: Mapping[str, Any]) -> str:
    return {"book": "the book", "public": "a public source"}.get(str(row.get("known_from")), "elsewhere")


Study = Callable[[Values], Balance]
"""Plays a series with other values and counts it; BadContent where the game cannot be played with them."""


def tried(knobs: Sequence[Knob], targets: Sequence[Target], study: Study, trials: int, seed: int) -> Iterator[Trial]:
    """Try contents one after another, ours first; each is chosen by what the ones before it gave, and none twice."""
    optuna = _optuna()
    search = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=seed, n_startup_trials=max(3, trials // 4)))
    search.enqueue_trial({knob.name: min(knob.high, max(knob.low, knob.now)) for knob in knobs})
    known: dict[tuple[int, ...], Trial] = {}
    for _ in range(ASKED * trials):
        asked = search.ask()
        chosen = tuple(asked.suggest_int(knob.name, knob.low, knob.high) for knob in knobs)
        if not known:
            chosen = tuple(knob.now for knob in knobs)
        new = chosen not in known
        if new:
            values = {(knob.row, knob.field): value for knob, value in zip(knobs, chosen, strict=True)}
            known[chosen] = _try(len(known), knobs, targets, study, values)
        miss = known[chosen].miss
        search.tell(asked, miss, state=None if miss is not None else optuna.trial.TrialState.PRUNED)
        if new:
            yield known[chosen]
        if len(known) == trials:
            return


def _try(number: int, knobs: Sequence[Knob], targets: Sequence[Target], study: Study, values: Values) -> Trial:
    changes = {knob.name: values[knob.row, knob.field] for knob in knobs if values[knob.row, knob.field] != knob.now}
    try:
        balance = study(values)
    except BadContent as error:
        return Trial(number, changes, {}, None, str(error))
    far = sum(abs(values[knob.row, knob.field] - knob.now) / max(1, knob.high - knob.low) for knob in knobs)
    figures = {str(target): target.figures(balance) for target in targets}
    return Trial(number, changes, figures, sum(target.miss(balance) for target in targets) + CHANGE * far)


def best_of(trials: Sequence[Trial]) -> Trial:
    """The one that is nearest to the targets; of equals the earliest."""
    played = [trial for trial in trials if trial.miss is not None]
    if not played:
        raise LudotekaError(f"no content that was tried can be played; the last was refused: {trials[-1].refused}")
    return min(played, key=lambda trial: (trial.miss or 0.0, trial.number))


def _optuna() -> ModuleType:
    try:
        import optuna
    except ModuleNotFoundError:
        raise LudotekaError("Optuna is not installed: pip install 'ludoteka[lab]'") from None
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    found: ModuleType = optuna
    return found
