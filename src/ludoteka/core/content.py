"""Content files: TOML in, checked rows out; every mistake is named by table, row and field, all of them at once."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Final

from ludoteka.core.errors import BadContent, nearest

KNOWN_FROM = ("book", "public", "ours")
"""Where a row is known from: the rulebook, another public source, or our own reconstruction."""
DEEPEST: Final = 50
"""Lists and tables lie no deeper in each other; how deep a Python can look differs from release to release."""
Words = dict[str, dict[str, dict[str, str]]]
"""Names and texts that a content file brings along, by id, field and language."""


class Row:
    """One row of a content table; asking for a field checks it and notes what is wrong."""

    def __init__(self, place: str, data: Mapping[str, object], mistakes: list[str]) -> None:
        self.place = place
        self.data = data
        self.mistakes = mistakes
        self.asked: list[str] = []

    def _miss(self, field: str, wanted: str) -> None:
        if field in self.data:
            self.mistakes.append(f"{self.place}: field {field!r} is {self.data[field]!r}, wanted {wanted}")
        else:
            close = nearest(field, self.data) if self.data else ""
            hint = f"; {close}" if close.startswith("did") else ""
            self.mistakes.append(f"{self.place}: field {field!r} is missing, wanted {wanted}{hint}")

    def text(self, field: str, among: Sequence[str] | None = None) -> str:
        """A word, one of `among` where that is given."""
        self.asked.append(field)
        value = self.data.get(field)
        if isinstance(value, str) and value and (among is None or value in among):
            return value
        self._miss(field, "a text" if among is None else "one of " + ", ".join(among))
        return among[0] if among else "?"

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from low to high; with a default the field may be absent."""
        self.asked.append(field)
        value = self.data.get(field)
        if value is None and default is not None and field not in self.data:
            return default
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self._miss(field, f"a whole number from {low} to {high}")
        return low

    def words(
        self, field: str, among: Sequence[str] | None = None, length: int | None = None, *, least: int = 0
    ) -> list[str]:
        """A list of words, of a given length or of at least so many."""
        self.asked.append(field)
        value = self.data.get(field)
        if isinstance(value, list) and len(value) >= least and (length is None or len(value) == length):
            if all(isinstance(word, str) and (among is None or word in among) for word in value):
                return [str(word) for word in value]
        size = f"{length} " if length is not None else f"at least {least} " if least else ""
        self._miss(field, f"a list of {size}texts" + ("" if among is None else " from " + ", ".join(among)))
        return []

    def new_id(
        self, known: Sequence[str], form: str = "[A-Za-z0-9-]+", wanted: str = "letters, digits and dashes"
    ) -> str:
        """The id, by which records call this row: of a given form, and not that of another row in any case."""
        found = self.text("id")
        if re.fullmatch(form, found) is None:
            self._miss("id", wanted)
        if found.casefold() in [each.casefold() for each in known]:
            self.mistakes.append(f"{self.place}: field 'id' is {found!r}, which stands twice")
        return found

    def bring_words(self, words: Words, *fields: str) -> None:
        """Note what the row is called or says of itself, by language, in those of the fields that it has."""
        self.asked.extend(fields)
        for field in fields:
            texts = self.data.get(field)
            if isinstance(texts, dict) and texts and all([isinstance(text, str) for text in texts.values()]):
                words.setdefault(str(self.data.get("id")), {})[field] = {
                    str(language): str(text) for language, text in texts.items()
                }
            elif texts is not None:
                self._miss(field, 'texts by language: { en = "…" }')

    def only(self, *fields: str) -> None:
        """Allow these fields too, besides those that are asked for; `Content.check` names every other one."""
        self.asked.extend(fields)

    def check(self) -> None:
        """Note every field that nobody asked for: a misspelt field must not be lost silently."""
        for field in self.data:
            if field not in self.asked:
                self.mistakes.append(f"{self.place}: unknown field {field!r}; {nearest(field, self.asked)}")


def _dated(place: str, value: object, left: int = DEEPEST) -> list[str]:
    """Every field that holds a date or a time, which no game asks for, by the names and numbers that lead there."""
    found: list[str] = []
    if not left:
        raise RecursionError
    if isinstance(value, dict):
        for key, inner in value.items():
            found += _dated(f"{place}.{key}" if place else str(key), inner, left - 1)
    elif isinstance(value, list):
        for number, inner in enumerate(value, 1):
            found += _dated(f"{place}.{number}", inner, left - 1)
    elif not isinstance(value, (str, int, float)):
        found.append(f"field {place!r} is {str(value)!r}, wanted no date or time; write it in quotes, as a text")
    return found


class Content:
    """A whole content file; call `check` when everything has been asked for."""

    def __init__(self, source: str, text: str) -> None:
        self.source = source
        self.mistakes: list[str] = []
        self._asked: list[str] = []
        self._rows: list[Row] = []
        if text.startswith("\ufeff"):
            raise BadContent(source, ["begins with a byte-order mark; save it as UTF-8 without one"])
        try:
            self.data: dict[str, object] = tomllib.loads(text)
            dated = _dated("", self.data)
            told = "" if dated else json.dumps(self.data, sort_keys=True)
        except tomllib.TOMLDecodeError as error:
            raise BadContent(source, [f"not readable as TOML: {error}"]) from None
        except ValueError:
            raise BadContent(source, ["not readable as TOML: a number has thousands of digits"]) from None
        except RecursionError:
            raise BadContent(source, ["not readable as TOML: lists or tables lie too deep in each other"]) from None
        if dated:
            raise BadContent(source, dated)
        self.hash = "sha256:" + hashlib.sha256(told.encode()).hexdigest()

    def rows(self, table: str, *, known_from: bool = True) -> list[Row]:
        """The rows of `[[table]]`; each must say where it is known from."""
        self._asked.append(table)
        found = self.data.get(table)
        if not isinstance(found, list) or not found:
            self.mistakes.append(f"[[{table}]]: no rows, wanted at least one")
            return []
        rows: list[Row] = []
        for number, data in enumerate(found, 1):
            if not isinstance(data, dict):
                self.mistakes.append(f"[[{table}]] row {number}: is {data!r}, wanted a table")
                continue
            name = data.get("id")
            row = Row(f"[[{table}]] row {number}" + (f" ({name})" if name else ""), data, self.mistakes)
            row.asked.append("id")  # it names the row in every mistake
            if known_from:
                row.text("known_from", KNOWN_FROM)
            rows.append(row)
        self._rows.extend(rows)
        return rows

    def table(self, name: str) -> Row:
        """The single table `[name]`."""
        self._asked.append(name)
        found = self.data.get(name)
        if isinstance(found, dict):
            row = Row(f"[{name}]", found, self.mistakes)
            self._rows.append(row)
            return row
        self.mistakes.append(f"[{name}]: the table is missing")
        return Row(f"[{name}]", {}, [])

    def count(self, what: str, found: int, wanted: int) -> None:
        """Note a total that is not what the box holds."""
        if found != wanted:
            self.mistakes.append(f"{what}: {found} in all, wanted {wanted}")

    def check(self) -> None:
        """Raise BadContent with every mistake noted so far, and with every table and field that nobody asked for."""
        for row in self._rows:
            row.check()
        self._rows = []
        for name in self.data:
            if name not in self._asked:
                self.mistakes.append(f"[{name}]: unknown table; {nearest(name, self._asked)}")
        if self.mistakes:
            raise BadContent(self.source, self.mistakes)
