"""Options of a match: what may be chosen, what is meant when nothing is chosen, and what is said to a wrong choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteka.core.errors import BadOption

Value = str | int | float | bool
LONGEST: Final = 60
"""How many characters of a wrong value a sentence quotes."""


class Option:
    """One choice before the game: its values (or a range of numbers), its default, the clause or ruling behind it.

    A range takes fractions only where a bound or a listed value is one: from 1 to 20 means whole numbers.
    `presets` lets one choice bring the defaults of others along, as an edition does.
    """

    def __init__(
        self,
        key: str,
        values: Sequence[Value],
        default: Value,
        clause: str,
        *,
        low: float | None = None,
        high: float | None = None,
        presets: Mapping[str, Mapping[str, Value]] | None = None,
    ) -> None:
        self.key = key
        self.values: list[Value] = list(values)
        self.default = default
        self.clause = clause
        self.low = low
        self.high = high
        self.presets: dict[str, dict[str, Value]] = {name: dict(row) for name, row in (presets or {}).items()}

    @property
    def whole(self) -> bool:
        """Whether its range holds whole numbers only."""
        numbers = [self.low, self.high, *(one for one in self.values if isinstance(one, (int, float)))]
        return all(one is None or float(one).is_integer() for one in numbers)

    def check(self, value: object, *, kept: bool = False) -> Value:
        """Give the value back if it may be chosen; numbers and truth values may come as text from a command line.

        `kept` says that it stands in a match that has begun: older releases took fractions for whole numbers.
        """
        for known in self.values:
            if _same(known, value):
                return known
        low, high = self.low, self.high
        if low is not None and high is not None:
            number = _number(value)
            if number is not None and low <= number <= high:
                if kept or not self.whole:
                    return number
                if number == int(number):
                    return int(number)
        problem = f"option {self.key!r} cannot be {_shown(value)}; it takes {self.wording()}"
        raise BadOption(problem, option=self.key, allowed=self.allowed())

    def wording(self) -> str:
        """The values in words."""
        words = [_text(value) for value in self.values]
        if self.low is not None:
            kind = "whole number" if self.whole else "number"
            words.append(f"a {kind} from {self.low:g} to {self.high:g}")
        return ", ".join(words)

    def allowed(self) -> str:
        """The values as they are listed in every language."""
        words = [_text(value) for value in self.values]
        if self.low is not None:
            words.append(f"{self.low:g}–{self.high:g}")
        return ", ".join(words)

    def json(self) -> dict[str, object]:
        """As it crosses a border."""
        return {
            "key": self.key,
            "values": list(self.values),
            "default": self.default,
            "clause": self.clause,
            "low": self.low,
            "high": self.high,
            "presets": self.presets,
        }


def settle(options: Sequence[Option], chosen: Mapping[str, object], *, kept: bool = False) -> dict[str, Value]:
    """Give every option its value: what was chosen, else what a chosen preset brings, else the default.

    `kept` says that the choice stands in a match that has begun (`Option.check`).

    >>> edition = Option("edition", ["standard", "de"], "standard", "R-02", presets={"de": {"gates": 4}})
    >>> gates = Option("gates", [5, 4], 5, "R-02")
    >>> settle([edition, gates], {"edition": "de"})
    {'edition': 'de', 'gates': 4}
    >>> settle([edition, gates], {"gats": 4})
    Traceback (most recent call last):
    ludoteka.core.errors.BadOption: no option 'gats'; did you mean 'gates'?
    """
    known = [option.key for option in options]
    for key in chosen:
        if key not in known:
            raise BadOption(f"no option {key!r}", key, known)
    settled: dict[str, Value] = {option.key: option.default for option in options}
    for option in options:
        if option.key in chosen:
            settled[option.key] = option.check(chosen[option.key], kept=kept)
    for option in options:
        for key, value in option.presets.get(str(settled[option.key]), {}).items():
            if key not in chosen:
                settled[key] = value
    return settled


def _same(known: Value, value: object) -> bool:
    if isinstance(known, bool) or isinstance(value, bool):
        return known is value or (isinstance(value, str) and value == _text(known))
    return known == value or (isinstance(value, str) and value == _text(known))


def _shown(value: object) -> str:
    """A wrong value as a sentence quotes it: not at any length."""
    try:
        text = repr(value)
    except ValueError:  # Python writes out no integer of more than some thousand digits
        return "so long a number"
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def _text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _number(value: object) -> int | float | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, (int, float)):
        return value
    if isinstance(value, str) and value.isascii() and "_" not in value:
        try:
            return int(value)
        except ValueError:
            try:
                return float(value)
            except ValueError:
                return None
    return None
