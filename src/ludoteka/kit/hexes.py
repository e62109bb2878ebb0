"""Hexagons: a bounded field of them, every place numbered by its coordinates, and masks of edges that turn.

Corner at the top, axial coordinates: one step E is q + 1, one step SE is r + 1. Edges and directions are numbered
anticlockwise from E; the opposite of edge e is (e + 3) % 6.
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.native import i64

COMPASS: Final = ("E", "NE", "NW", "W", "SW", "SE")
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
EDGES: Final = 63
"""All six edges as bits."""


def opposite(edge: i64) -> i64:
    """The edge, or direction, that faces this one.

    >>> [opposite(edge) for edge in range(6)]
    [3, 4, 5, 0, 1, 2]
    """
    return edge + 3 if edge < 3 else edge - 3


def turned(edges: i64, turns: i64) -> i64:
    """A set of edges after so many sixths of a turn anticlockwise: edge e becomes edge e + turns.

    >>> [turned(0b000101, turns) for turns in range(3)]
    [5, 10, 20]
    >>> turned(0b100000, 1)
    1
    """
    return (edges << turns | edges >> (6 - turns)) & EDGES


class HexField:
    """All places up to a distance from the middle, in rows from the north, each row from the west.

    >>> field = HexField(1)
    >>> field.names
    ['0,-1', '1,-1', '-1,0', '0,0', '1,0', '-1,1', '0,1']
    >>> [field.names[place] for place in field.beside[6 * field.place(0, 0):][:6]]
    ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1']
    """

    def __init__(self, radius: int) -> None:
        self.radius = radius
        self.q: list[i64] = []
        self.r: list[i64] = []
        self.names: list[str] = []
        """The coordinates as they are written: 2,-1."""
        self._numbers: dict[tuple[int, int], int] = {}
        for r in range(-radius, radius + 1):
            for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1):
                self._numbers[q, r] = len(self.names)
                self.q.append(q)
                self.r.append(r)
                self.names.append(f"{q},{r}")
        self.beside: list[i64] = []
        """Six numbers for each place: its neighbours by direction, -1 beyond the field."""
        for q, r in list(self._numbers):
            for east, south in STEPS:
                self.beside.append(self._numbers.get((q + east, r + south), -1))

    def place(self, q: int, r: int) -> int:
        """The number of the place with these coordinates, -1 beyond the field."""
        return self._numbers.get((q, r), -1)

    def distance(self, one: i64, other: i64) -> i64:
        """How many steps from one place to another.

        >>> field = HexField(3)
        >>> field.distance(field.place(-1, 0), field.place(1, 1))
        3
        """
        q = self.q[one] - self.q[other]
        r = self.r[one] - self.r[other]
        return max(q, -q, r, -r, q + r, -q - r)
