"""Rows of content files: what differs between two of them, and how single values are changed in the text of one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ludoteka import BadContent

Data = Mapping[str, Any]


class Change(NamedTuple):
    """One difference: a row that came or went (then there is no field), or a field with another value."""

    row: str
    field: str
    ours: object
    theirs: object

    def __str__(self) -> str:
        if not self.field:
            return f"{self.row}: {'new' if self.ours is None else 'gone'}"
        return f"{self.row}: {self.field} {_text(self.ours)} → {_text(self.theirs)}"

    def data(self) -> dict[str, object]:
        """For files."""
        return {"row": self.row, "field": self.field or None, "ours": self.ours, "theirs": self.theirs}


def differences(ours: Data, theirs: Data) -> list[Change]:
    """Row by row, in the order of ours, then what is new.

    >>> [str(each) for each in differences({"card": [{"id": "a", "hp": 1}, {"id": "b"}]},
    ...                                    {"card": [{"id": "a", "hp": 2}, {"id": "c"}]})]
    ['card/a: hp 1 → 2', 'card/b: gone', 'card/c: new']
    """
    here, there = dict(_rows(ours)), dict(_rows(theirs))
    found = []
    for name, row in here.items():
        if name not in there:
            found.append(Change(name, "", row, None))
            continue
        other = there[name]
        found += [
            Change(name, field, row.get(field), other.get(field))
            for field in dict.fromkeys([*row, *other])
            if row.get(field) != other.get(field)
        ]
    return found + [Change(name, "", None, row) for name, row in there.items() if name not in here]


def _rows(data: Data) -> Iterator[tuple[str, Data]]:
    """Every row by its name: table/id, or table/number where rows have no id."""
    for table, rows in data.items():
        if isinstance(rows, dict):
            yield table, rows
        elif isinstance(rows, list):
            for number, row in enumerate(rows, 1):
                yield f"{table}/{row.get('id', number)}", row


def rows_of(data: Data) -> dict[str, Data]:
    """Every row of a content by its name, such as `monster/m1-01` or `game`."""
    return dict(_rows(data))


def changed(text: str, values: Mapping[tuple[str, str], int]) -> str:
    """The text of a content file with other numbers in some fields; comments and order stay as they are.

    >>> print(changed('[[card]]\\nid = "a"\\nhp = 1  # few\\n[[card]]\\nid = "b"\\n', {("card/a", "hp"): 3}))
    [[card]]
    id = "a"
    hp = 3  # few
    [[card]]
    id = "b"
    <BLANKLINE>
    """
    lines, places = text.split("\n"), _places(text)
    for (row, field), value in values.items():
        if (row, field) not in places:
            raise BadContent("content", [f"{row}: field {field!r} does not stand on a line of its own"])
        number = places[row, field]
        lines[number] = re.sub(r"(=\s*)-?\d+", rf"\g<1>{value}", lines[number], count=1)
    return "\n".join(lines)


def _places(text: str) -> dict[tuple[str, str], int]:
    """On which line every number of a row stands."""
    found: dict[tuple[str, str], int] = {}
    table, counts, name = "", dict[str, int](), ""
    fields: dict[str, int] = {}

    def close() -> None:
        if table:
            row = f"{table}/{name or counts[table]}" if counts[table] else table
            found.update({(row, field): number for field, number in fields.items()})

    for number, line in enumerate(text.split("\n")):
        head = re.match(r"\s*(\[\[?)([A-Za-z0-9_-]+)\]\]?", line)
        if head:
            close()
            table, name, fields = head[2], "", {}
            counts[table] = counts.get(table, 0) + (head[1] == "[[")
            continue
        value = re.match(r'\s*([A-Za-z0-9_-]+)\s*=\s*(?:"([^"]*)"|-?\d+\s*(?:#|$))', line)
        if value and value[1] == "id" and value[2] is not None:
            name = value[2]
        elif value and value[2] is None:
            fields[value[1]] = number
    close()
    return found


def _text(value: object) -> str:
    return "nothing" if value is None else f'"{value}"' if isinstance(value, str) else str(value)
