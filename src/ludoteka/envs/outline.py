"""A view as an outline in plain text, for whoever watches an environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def outline(value: object, indent: str = "") -> str:
    """Nested tables and lists, one fact a line; what is empty is left out.

    >>> print(outline({"turn": 0, "players": [{"hp": 5, "keys": []}, {"hp": 4, "keys": [1]}]}))
    turn: 0
    players:
      1: hp 5
      2: hp 4, keys 1
    """
    if not isinstance(value, Mapping):
        return indent + short(value)
    lines: list[str] = []
    for name, part in value.items():
        if part is None or part == [] or part == {} or part == "":
            continue
        rows = part if isinstance(part, Sequence) and not isinstance(part, str) else []
        if any(isinstance(row, Mapping) for row in rows):
            lines.append(f"{indent}{name}:")
            lines.extend(f"{indent}  {number}: {short(row)}" for number, row in enumerate(rows, 1))
        else:
            lines.append(f"{indent}{name}: {short(part)}")
    return "\n".join(lines)


def short(value: object) -> str:
    """One thing in one line."""
    if isinstance(value, Mapping):
        parts = [f"{name} {short(part)}" for name, part in value.items() if part not in (None, [], {}, "")]
        return ", ".join(parts)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " · ".join(short(part) for part in value)
    return "-" if value is None else str(value)
