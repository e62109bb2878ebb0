"""Lines of the front end, untyped places, colour literals and media queries.

Sources are read as text: comments and strings are taken out before `any` and casts are counted, comments alone before
colours are. `{#each … as …}` and names in import and export lists are no casts; `as const` is not counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import Final

from scripts.structure.report import Row, Section, Table
from scripts.structure.sources import Checkout

FOLDER: Final = "web/src"
KINDS: Final = {".svelte", ".ts", ".css"}
MOST_LINES: Final = 250

COMMENT: Final = r"/\*.*?\*/|<!--.*?-->|(?<![:\w\"'(])//[^\n]*"
STRING: Final = r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"|`(?:[^`\\]|\\.)*`"
PIECES: Final = re.compile(rf"(?P<string>{STRING})|(?P<comment>{COMMENT})", re.DOTALL)
SCRIPT: Final = re.compile(r"<script\b[^>]*>.*?</script>", re.DOTALL)
STYLE: Final = re.compile(r"<style\b[^>]*>.*?</style>", re.DOTALL)
LISTS: Final = re.compile(r"\b(?:import|export)\b[^;=(]*?\bfrom\b|\bexport\s*\{[^}]*\}")
ANY: Final = re.compile(r"\bany\b")
DOUBLE: Final = re.compile(r"\bas\s+unknown\s+as\b")
CAST: Final = re.compile(r"\bas\s+(?!const\b)[\w{(\[]")
COLOUR: Final = re.compile(
    r"(?<!&)(?<!url\()#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})(?![\w-])|\b(?:rgb|hsl)a?\(|\bok(?:lch|lab)\("
)
TOKEN: Final = re.compile(r"(?<![\w-])--[\w-]+\s*:[^;}]*")
MEDIA: Final = re.compile(r"@media\s*([^{]*)")


@dataclass
class Part:
    """One component, module or style sheet of the front end."""

    path: PurePosixPath
    text: str

    @property
    def lines(self) -> int:
        """Number of lines of the file."""
        return self.text.count("\n")

    @cached_property
    def code(self) -> str:
        """Scripts and expressions without comments, strings, styles and `as` of `{#each … as …}`."""
        if self.path.suffix == ".css":
            return ""
        text = STYLE.sub("", self.text)
        scripts = [] if self.path.suffix == ".ts" else SCRIPT.findall(text)
        markup = SCRIPT.sub("", text) if scripts else text
        return "\n".join(_bare(each) for each in (*scripts, without_each(markup)))

    @cached_property
    def uncommented(self) -> str:
        """Whole text without comments."""
        return PIECES.sub(lambda found: "" if found["comment"] else found[0], self.text)


def _bare(text: str) -> str:
    return LISTS.sub(" ", PIECES.sub(" ", text))


def without_each(markup: str) -> str:
    """Take out the ` as ` of every `{#each LIST as NAME}`: the last one before its end."""
    done, pieces = 0, []
    for found in re.finditer(r"\{#each\b", markup):
        end = _closing(markup, found.start())
        head, middle, tail = markup[found.start() : end].rpartition(" as ")
        pieces += [markup[done : found.start()], f"{head} , {tail}" if middle else tail]
        done = end
    return "".join([*pieces, markup[done:]])


def _closing(text: str, start: int) -> int:
    """Place behind the brace that closes the one at the start."""
    depth = 0
    for at in range(start, len(text)):
        depth += (text[at] == "{") - (text[at] == "}")
        if depth == 0:
            return at + 1
    return len(text)


def measure(checkout: Checkout) -> Section:
    """Count files, lines, untyped places and colours by folder, and list the largest files."""
    parts = read_parts(checkout.root)
    folders: dict[str, list[Part]] = {}
    for part in parts:
        folders.setdefault(str(part.path.parent), []).append(part)
    rows = [_folder(name, found) for name, found in sorted(folders.items())]
    largest: list[Row] = sorted(([str(p.path), p.lines] for p in parts), key=lambda row: (-int(row[1]), str(row[0])))
    forms = sorted({form for part in parts for form in media_queries(part)})
    columns = [
        "folder",
        "files",
        "lines",
        f"over {MOST_LINES}",
        "any",
        "as unknown as",
        "other casts",
        "colours",
        "media",
    ]
    return Section(
        "frontend",
        "front end (components, modules, style sheets)",
        [
            Table("Totals", ["what", "number"], list(_totals(parts, len(forms)))),
            Table("By folder (colours: literals, definitions of custom properties included)", columns, rows),
            Table("Largest files", ["file", "lines"], largest, shown=15),
            Table("Forms of media queries", ["form"], [[form] for form in forms], shown=10),
        ],
    )


def read_parts(root: Path) -> list[Part]:
    """Files of the front end in order of their paths."""
    paths = sorted(path for path in (root / FOLDER).rglob("*") if path.suffix in KINDS and path.is_file())
    return [Part(PurePosixPath(path.relative_to(root).as_posix()), path.read_text(encoding="utf-8")) for path in paths]


def _folder(name: str, parts: Sequence[Part]) -> Row:
    long = sum(part.lines > MOST_LINES for part in parts)
    counts = [count(parts) for count in (count_any, count_double_casts, count_casts, count_colours, count_media)]
    return [name, len(parts), sum(part.lines for part in parts), long, *counts]


def _totals(parts: Sequence[Part], forms: int) -> Iterator[Row]:
    yield "files", len(parts)
    yield "lines", sum(part.lines for part in parts)
    yield f"files over {MOST_LINES} lines", sum(part.lines > MOST_LINES for part in parts)
    yield "any", count_any(parts)
    yield "as unknown as", count_double_casts(parts)
    yield "other casts", count_casts(parts)
    art = [part for part in parts if "art" in part.path.parts]
    tokens = sum(_colours_in_tokens(part) for part in parts if part not in art)
    yield "colour literals", count_colours(parts)
    yield "colour literals in art", count_colours(art)
    yield "colour literals in custom properties", tokens
    yield "colour literals elsewhere", count_colours(parts) - count_colours(art) - tokens
    yield "media queries", count_media(parts)
    yield "forms of media queries", forms


def count_any(parts: Sequence[Part]) -> int:
    """Uses of the type `any`."""
    return sum(len(ANY.findall(part.code)) for part in parts)


def count_double_casts(parts: Sequence[Part]) -> int:
    """Casts by way of `unknown`, which no compiler checks."""
    return sum(len(DOUBLE.findall(part.code)) for part in parts)


def count_casts(parts: Sequence[Part]) -> int:
    """Casts other than `as const` and `as unknown as`."""
    return sum(len(CAST.findall(DOUBLE.sub(" ", part.code))) for part in parts)


def count_colours(parts: Sequence[Part]) -> int:
    """Colours written as #hex or as a function such as rgb(); names of colours are not counted."""
    return sum(len(COLOUR.findall(part.uncommented)) for part in parts)


def _colours_in_tokens(part: Part) -> int:
    """Colour literals in definitions of custom properties."""
    return sum(len(COLOUR.findall(each)) for each in TOKEN.findall(part.uncommented))


def media_queries(part: Part) -> list[str]:
    """Conditions of the media queries of a file, spaces made even."""
    return [" ".join(each.split()) for each in MEDIA.findall(part.uncommented)]


def count_media(parts: Sequence[Part]) -> int:
    """Number of media queries."""
    return sum(len(media_queries(part)) for part in parts)
