"""Options of a match: what may be chosen, what is meant when nothing is chosen, and what is said to a wrong choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteka.core.errors import BadOption

Value = str | int | float | bool


class Option:
    """One choice before the game: its values (or a range of numbers), its default, the clause or ruling behind it.

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

    def check(self, value: object) -> Value:
        """Give the value back if it may be chosen; numbers and truth values may come as text from a command line."""
        for known in self.values:
            if _same(known, value):
                return known
        low, high = self.low, self.high
        if low is not None and high is not None:
            number = _number(value)
            if number is not None and low <= number <= high:
                return number
        raise BadOption(f"option {self.key!r} cannot be {value!r}; it takes {self.wording()}")

    def wording(self) -> str:
        """The values in words."""
        words = [_text(value) for value in self.values]
        if self.low is not None:
            words.append(f"a number from {self.low:g} to {self.high:g}")
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


def settle(options: Sequence[Option], chosen: Mapping[str, object]) -> dict[str, Value]:
    """Give every option its value: what was chosen, else what a chosen preset brings, else the default.

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
            settled[option.key] = option.check(chosen[option.key])
    for option in options:
        for key, value in option.presets.get(str(settled[option.key]), {}).items():
            if key not in chosen:
                settled[key] = value
    return settled


def _same(known: Value, value: object) -> bool:
    if isinstance(known, bool) or isinstance(value, bool):
        return known is value or (isinstance(value, str) and value == _text(known))
    return known == value or (isinstance(value, str) and value == _text(known))


def _text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _number(value: object) -> int | float | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, (int, float)):
        return value
    if isinstance(value, str):
        try:
            return int(value)
        except ValueError:
            try:
                return float(value)
            except ValueError:
                return None
    return None
