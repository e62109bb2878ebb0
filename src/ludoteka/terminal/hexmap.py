"""A map of hexagons in letters: corner at the top, two lines of text in each, edges that can be told without colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from ludoteka.kit.hexes import COMPASS, STEPS

Place = tuple[int, int]
"""Axial coordinates, as in ludoteka.kit.hexes."""
Line = Sequence[tuple[str, str]]
"""Words with their styles, side by side."""

HIGH: Final = 3
"""Lines from one row of hexagons to the next: a slant and two lines of text."""
HALVES: Final = (4, 3)
"""Half the width of a hexagon: as wide as can be, or narrower where the map would not fit."""
CHASM: Final = "▓"
PLAIN: Final = {"E": "│", "NE": "╲", "NW": "╱", "W": "│", "SW": "╲", "SE": "╱"}


class Hexagon(NamedTuple):
    """One hexagon: its lines of text and the edges over which there is no way."""

    lines: tuple[Line, Line]
    chasms: Sequence[str] = ()
    faint: bool = False
    """A place where nothing lies yet."""


def place_of(name: str) -> Place:
    """The coordinates behind a name.

    >>> place_of("2,-1")
    (2, -1)
    """
    q, _, r = name.partition(",")
    return int(q), int(r)


def beside(place: Place, direction: str) -> Place:
    """The next place in a direction.

    >>> beside((0, 0), "NE")
    (1, -1)
    """
    q, r = STEPS[COMPASS.index(direction)]
    return place[0] + q, place[1] + r


class HexMap:
    """Hexagons by their places, drawn as wide as the screen allows."""

    def __init__(self, hexagons: Mapping[Place, Hexagon]) -> None:
        self.hexagons = hexagons

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fitting = [half for half in HALVES if self._width(half) <= options.max_width]
        yield from self.lines(fitting[0] if fitting else HALVES[-1])

    def lines(self, half: int) -> list[Text]:
        """The map, line by line."""
        canvas: dict[tuple[int, int], tuple[str, str]] = {}
        for place, hexagon in self.hexagons.items():
            _outline(canvas, place, hexagon, half)
        for place, hexagon in self.hexagons.items():  # over the plain edges of neighbours
            for direction in hexagon.chasms:
                for spot in _edge(place, direction, half, thick=True):
                    canvas[spot] = (CHASM, "bold")
            _fill(canvas, place, hexagon, half)
        return _printed(canvas)

    def _width(self, half: int) -> int:
        columns = [2 * q + r for q, r in self.hexagons]
        return (max(columns) - min(columns) + 2) * half + 1 if columns else 0


class Unparted:
    """Signs with what they mean, side by side; a line ends between two of them, never in the middle of one."""

    def __init__(self, signs: Sequence[str]) -> None:
        self.signs = signs

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = ""
        for sign in self.signs:
            if line and len(line) + 2 + len(sign) > options.max_width:
                yield Text(line, "dim")
                line = ""
            line = f"{line}  {sign}" if line else sign
        yield Text(line, "dim")


def _corner(place: Place, half: int) -> tuple[int, int]:
    """Where the drawing of a hexagon begins: column and line."""
    return (2 * place[0] + place[1]) * half, place[1] * HIGH


def _edge(place: Place, direction: str, half: int, *, thick: bool = False) -> list[tuple[int, int]]:
    """The spots of one edge."""
    x, y = _corner(place, half)
    if direction in ("E", "W"):
        wall = x + (2 * half if direction == "E" else 0)
        return [(wall, y + line) for line in (1, 2)]
    inwards = half // 2
    middle, line = {
        "NW": (x + inwards, y),
        "NE": (x + 2 * half - inwards, y),
        "SW": (x + half - inwards, y + HIGH),
        "SE": (x + half + inwards, y + HIGH),
    }[direction]
    return [(middle + shift, line) for shift in ((-1, 0, 1) if thick else (0,))]


def _outline(canvas: dict[tuple[int, int], tuple[str, str]], place: Place, hexagon: Hexagon, half: int) -> None:
    for direction, sign in PLAIN.items():
        for spot in _edge(place, direction, half):
            if not hexagon.faint or spot not in canvas:
                canvas[spot] = ("·" if hexagon.faint else sign, "dim")


def _fill(canvas: dict[tuple[int, int], tuple[str, str]], place: Place, hexagon: Hexagon, half: int) -> None:
    """Write the lines of text, each in the middle, cut where they are too long."""
    x, y = _corner(place, half)
    room = 2 * half - 1
    for number, line in enumerate(hexagon.lines, 1):
        signs = [(sign, style) for words, style in line for sign in words][:room]
        first = x + 1 + (room - len(signs)) // 2
        for shift, sign in enumerate(signs):
            canvas[first + shift, y + number] = sign


def _printed(canvas: Mapping[tuple[int, int], tuple[str, str]]) -> list[Text]:
    if not canvas:
        return []
    left, top, bottom = min(x for x, _ in canvas), min(y for _, y in canvas), max(y for _, y in canvas)
    found: list[Text] = []
    for y in range(top, bottom + 1):
        line = Text()
        for x in range(left, max((x for x, row in canvas if row == y), default=left - 1) + 1):
            line.append(*canvas.get((x, y), (" ", "")))
        found.append(line)
    return found
