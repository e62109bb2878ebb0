"""Clauses of a rules file: the lines or table rows of Markdown that begin with an id such as KG-FIGHT-3."""

from __future__ import annotations

import re

ID = r"[A-Z][A-Z0-9]{1,4}(?:-[A-Z0-9]+)*-\d+[a-z]?"
_LIST = re.compile(rf"^\s*- \*\*({ID})\*\*\s+(.*)$")
_TABLE = re.compile(rf"^\|\s*({ID})\s*\|\s*(.*?)\s*\|")


def read_clauses(markdown: str) -> dict[str, str]:
    """Every clause with its sentence, in the order of the file.

    >>> read_clauses("- **KM-MOVE-5** The second step is optional.\\n| KG-GEN-1 | One hero each. | both |\\n")
    {'KM-MOVE-5': 'The second step is optional.', 'KG-GEN-1': 'One hero each.'}
    """
    found: dict[str, str] = {}
    for line in markdown.splitlines():
        match = _LIST.match(line) or _TABLE.match(line)
        if match is None:
            continue
        if match.group(1) in found:
            raise ValueError(f"clause {match.group(1)} stands twice")
        found[match.group(1)] = match.group(2)
    return found
