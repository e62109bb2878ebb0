"""Dice: what is printed on the faces, and what one roll can give."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.core.native import i64
from ludoteka.kit.multiset import weights


class Die:
    """A die lives in the pack and never changes; a roll is one chance step with one lot for each face.

    Equal faces are one outcome with several lots.

    >>> die = Die([1, 1, 1, 2, 2, 0])
    >>> die.lots(), [die.lot(i) for i in range(6)], die.chances()
    (6, [0, 1, 1, 1, 2, 2], [(0, 1), (1, 3), (2, 2)])
    """

    def __init__(self, faces: Sequence[int]) -> None:
        if not faces:
            raise ValueError("a die needs at least one face")
        self.faces: list[i64] = [face for face in sorted(faces)]
        """What the faces show, as numbers of the pack's table of faces, in rising order."""

    def lots(self) -> i64:
        """The number of faces, all equally likely."""
        return len(self.faces)

    def lot(self, i: i64) -> i64:
        """What face i shows."""
        return self.faces[i]

    def chances(self) -> list[tuple[int, int]]:
        """The weights of one roll."""
        return weights(self.faces)
