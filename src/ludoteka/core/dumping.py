"""Positions as JSON-safe data, field by field: numbers, texts, truth values, lists, and pieces that dump themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteka.core.errors import BadDump


def dump_fields(owner: object, fields: Sequence[str]) -> dict[str, object]:
    """Write the named fields; a field that can dump itself (a deck, a hand) does so."""
    return {name: _out(getattr(owner, name)) for name in fields}


def restore_fields(owner: object, fields: Sequence[str], data: Mapping[str, object]) -> None:
    """Set the named fields of a fresh object from what `dump_fields` wrote.

    The fresh object shows of which kind each field is; whatever does not fit is named in a BadDump.
    """
    for name in data:
        if name not in fields:
            raise BadDump(f"unknown field {name!r}; wanted {', '.join(fields)}")
    for name in fields:
        if name not in data:
            raise BadDump(f"field {name!r} is missing")
        setattr(owner, name, _in(name, data[name], getattr(owner, name)))


def _out(value: object) -> object:
    if isinstance(value, list):
        return [_out(item) for item in value]
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if not hasattr(value, "dump"):
        raise TypeError(
            f"a {type(value).__name__} cannot be dumped: keep to numbers, texts, truth values, lists and "
            "pieces with dump and restore, or write dump and restore for the game"
        )
    dumped: object = value.dump()
    return dumped


def _in(name: str, value: object, present: object) -> object:
    """Check a value against the one that stands in its place now."""
    if isinstance(present, list):
        return _in_list(name, value, present)
    if hasattr(present, "restore"):
        try:
            present.restore(value)
        except BadDump as bad:
            raise BadDump(f"field {name!r}: {bad}") from None
        return present
    if present is None or type(value) is type(present) or (isinstance(present, float) and isinstance(value, int)):
        return value
    raise BadDump(f"field {name!r} is {value!r}, wanted {type(present).__name__} such as {present!r}")


def _in_list(name: str, value: object, present: list[object]) -> list[object]:
    if not isinstance(value, list):
        raise BadDump(f"field {name!r} is {value!r}, wanted a list")
    if present and hasattr(present[0], "restore"):
        if len(value) != len(present):
            raise BadDump(f"field {name!r} has {len(value)} parts, wanted {len(present)}")
        return [_in(f"{name}[{i}]", item, present[i]) for i, item in enumerate(value)]
    if present:
        return [_in(f"{name}[{i}]", item, present[0]) for i, item in enumerate(value)]
    return [_in(name, item, []) if isinstance(item, list) else item for item in value]
