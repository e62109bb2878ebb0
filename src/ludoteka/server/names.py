"""Names that nobody can take for another's: look-alikes have one skeleton, and a mark tells their owners apart."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

LONGEST: Final = 32
SHORTEST_MARK: Final = 3
"""A mark has at least so many characters of its owner's public id."""
_MARKED: Final = re.compile(r"(.*\S)\s*#[0-9A-Za-z]{3,12}")
_PAIRS: Final = (
    # letters of other scripts that look like a Latin one, small or large
    ("авекмнорстухіјѕԁӏԛԝһ", "abekmhopctyxijsdlqwh"),
    ("αβεζηικμνορτυχ", "abezhikmvoptyx"),
    ("օսհո", "ouhn"),
    ("ıɑɡ", "iag"),
    # what is hard to tell from an L or an O
    ("i1|!0", "llllo"),
)
_LOOKS_LIKE: Final = {
    ord(other): plain for others, plains in _PAIRS for other, plain in zip(others, plains, strict=True)
}
_UNSEEN: Final = re.compile(
    "[\\s._'’`\"*~-]|[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\ufe00-\ufe0f]|[\U000e0100-\U000e01ef]"
)
"""Spaces, light punctuation, and characters that leave no trace."""


@lru_cache(8192)
def skeleton(name: str) -> str:
    """What names have in common that look alike: the same for all of them, whatever script and case they are in.

    >>> skeleton("Ann") == skeleton("ANN") == skeleton("Аnn") == skeleton("A-n n #k3f")
    True
    >>> skeleton("Bill") == skeleton("B1lI"), skeleton("Hana") == skeleton("Haná")
    (True, False)
    """
    plain = unicodedata.normalize("NFKC", unmarked(name)).casefold()
    plain = unicodedata.normalize("NFKC", plain)
    found = _UNSEEN.sub("", plain).translate(_LOOKS_LIKE).replace("rn", "m").replace("vv", "w")
    return found or plain


def unmarked(name: str) -> str:
    """A name without the mark at its end: nobody can give themselves another's.

    >>> unmarked("Ann #k3f"), unmarked("Ann"), unmarked("#k3f")
    ('Ann', 'Ann', '#k3f')
    """
    found = _MARKED.fullmatch(name)
    return found.group(1) if found else name


def marked(name: str, person: str, length: int = SHORTEST_MARK) -> str:
    """A name with a mark, made of its owner's public id.

    >>> marked("Ann", "k3fx9q"), len(marked("A" * 32, "k3fx9q"))
    ('Ann #k3f', 32)
    """
    mark = f" #{person[:length]}"
    return unmarked(name)[: LONGEST - len(mark)].rstrip() + mark


def told_apart(names: Mapping[str, str]) -> dict[str, str]:
    """Names by person, marked where several people have names that look alike.

    >>> told_apart({"k3fx9q": "Ann", "p7zz": "ANN", "bb": "Bob", "cc": ""})
    {'k3fx9q': 'Ann #k3f', 'p7zz': 'ANN #p7z', 'bb': 'Bob', 'cc': ''}
    """
    found = dict(names)
    if len(found) < 2:
        return found
    alike: dict[str, list[str]] = {}
    for person, name in names.items():
        if name:
            alike.setdefault(skeleton(name), []).append(person)
    for people in alike.values():
        if len(people) > 1:
            length = _mark_length(people)
            found.update({person: marked(names[person], person, length) for person in people})
    return found


def _mark_length(people: list[str]) -> int:
    """How much of their ids tells people apart."""
    length = SHORTEST_MARK
    while length < max(map(len, people)) and len({one[:length] for one in people}) < len(people):
        length += 1
    return length
