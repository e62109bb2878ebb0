"""Write docs/observations.md: what every number of an observation means, game by game.

python scripts/observations.py            write the page
python scripts/observations.py --check    only say whether it is up to date; exit 1 where it is not
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka.core.sheet import Sheet  # noqa: E402

PAGE = ROOT / "docs" / "observations.md"
HEAD = """# Observations

What an agent is given, number by number, at a table for two; written by `python scripts/observations.py`. Every number
takes one byte. Names are `part.what.which`; a row stands for all numbers that differ only in *which*. `me` is the
observing seat, `next` the one after it, then `third` and so on at bigger tables. Unknown things are 0. In Python:
`ludoteka.envs.start.Start(game).names`, `.tops`.
"""


def page() -> str:
    """The whole page."""
    return HEAD + "".join(chapter(key) for key in ludoteka.games())


def chapter(key: str) -> str:
    """One game: its numbers in order, those of one kind in one row."""
    edition = ludoteka.game(key)
    sheet = Sheet(edition.new(chance="manual").position)
    rows: list[tuple[str, int, int, int, list[str]]] = []
    for at, (name, top) in enumerate(zip(sheet.names, sheet.tops, strict=True)):
        parts = name.split(".")
        kind, which = (".".join(parts[:2]), ".".join(parts[2:])) if len(parts) > 2 else (parts[0], ".".join(parts[1:]))
        if rows and rows[-1][0] == kind and rows[-1][3] == top:
            rows[-1] = (kind, rows[-1][1], at, int(top), [*rows[-1][4], which])
        else:
            rows.append((kind, at, at, int(top), [which]))
    lines = [
        f"\n## {edition.title}\n\n{len(sheet.names)} numbers, {len(edition.pack().moves)} moves.\n\n"
        "| places | name | up to | which |\n|---|---|---|---|\n"
    ]
    for kind, first, last, top, words in rows:
        places = str(first) if first == last else f"{first}–{last}"
        lines.append(f"| {places} | {kind} | {top} | {short([each for each in words if each])} |\n")
    return "".join(lines)


def short(words: list[str]) -> str:
    """All words, or the first and the last of many."""
    return " ".join(words) if len(words) <= 12 else " ".join([*words[:4], "…", *words[-2:]])


def main() -> int:
    """Write or compare."""
    text = page()
    if "--check" in sys.argv:
        fresh = PAGE.is_file() and PAGE.read_text(encoding="utf-8") == text
        print("docs/observations.md is up to date" if fresh else "run python scripts/observations.py", file=sys.stderr)
        return 0 if fresh else 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
