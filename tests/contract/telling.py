"""Letters that tell more than the rules let a viewer know.

`imagine` says what a viewer knows. Where he imagines the same worlds after two different events, what he was told of
them must not help him to guess what is still hidden.
"""

from __future__ import annotations

import json
from collections import Counter

from ludoteka.core import CHANCE, Move, Position, Rng

from tests.contract.sight import Leak, told
from tests.contract.tables import steps_of

WORLDS = 200
"""So many worlds are imagined to see whether letters go with something hidden."""
SURELY = 12
"""Letters and a hidden fact that should meet so often and never do are no accident: once in 160 000 times."""
Step = tuple[Move, int]


def tells_what_happened(before: Position, step: Step, viewer: int, rng: Rng) -> Leak | None:
    """Another step might have been made that is told otherwise, although the viewer still holds it for possible.

    Then there must be another way, in a world he cannot tell from the true one, to what it did with the letters of the
    step. That a game forgets what others have openly learned is another matter: he imagines neither this nor that.
    """
    after, letters = told(before, *step, viewer)
    rivals = [each for each in steps_of(before) if each[1] != viewer]
    outlook: Outlook | None = None
    for _ in range(min(4, len(rivals))):
        rival, others = told(before, *rivals[rng.below(len(rivals))], viewer)
        if others == letters:
            continue
        outlook = outlook or Outlook(after, viewer)
        if not outlook.fits(rival) or rival.dump() == after.dump():
            continue
        possible = {fact for _ in range(40) for fact in _facts(after.imagine(viewer, rng))}
        excluded = (set(_facts(rival)) - set(_facts(after))) & possible
        for world in [before, *(before.imagine(viewer, rng) for _ in range(WORLDS if excluded else 0))]:
            for made, said in [told(world, *each, viewer) for each in steps_of(world) if each[1] != viewer]:
                if said == letters:
                    excluded -= set(_facts(made))
        if excluded:
            return Leak("event", viewer, letters, f"{others}, never with {sorted(excluded)}")
    return None


def tells_what_is_hidden(before: Position, step: Step, viewer: int, rng: Rng) -> Leak | None:
    """In worlds that the viewer cannot tell apart the step is told otherwise, depending on something still hidden."""
    after = told(before, *step, viewer)[0]
    family: list[tuple[str, Position]] = []
    for number in range(WORLDS):
        if number == SURELY and len({letters for letters, _ in family}) < 2:
            return None
        world = before.imagine(viewer, rng)
        move = step[0] if step[1] != CHANCE else world.lot(rng.below(world.lots()))
        if world.refusal(move, step[1]) is None:
            made, letters = told(world, move, step[1], viewer)
            family.append((json.dumps(letters), made))
    outlook = Outlook(after, viewer)
    alike = [(letters, made) for letters, made in family if outlook.fits(made)]
    said = Counter(letters for letters, _ in alike)
    both = Counter((letters, fact) for letters, made in alike for fact in _facts(made))
    facts: Counter[str] = Counter()
    for (_, fact), times in both.items():
        facts[fact] += times
    for words, times in said.items():
        for fact, count in facts.items():
            if times * count >= SURELY * len(alike) and not both[words, fact]:
                return Leak("event", viewer, words, f"never while {fact}")
    return None


class Outlook:
    """The worlds that a viewer imagines in a position; where he imagines the same ones he knows the same."""

    def __init__(self, position: Position, viewer: int) -> None:
        self.viewer = viewer
        self.worlds = [position.imagine(viewer, Rng(seed)).dump() for seed in (0, 1)]

    def fits(self, other: Position) -> bool:
        """Whether the viewer knows the same in another position."""
        return all(other.imagine(self.viewer, Rng(seed)).dump() == self.worlds[seed] for seed in (0, 1))


def _facts(position: Position) -> list[str]:
    """Everything that is true, number by number."""
    found: list[str] = []
    _gather(position.dump(), "", found)
    return found


def _gather(value: object, name: str, found: list[str]) -> None:
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    if parts is None:
        found.append(f"{name} = {value!r}")
        return
    for part, piece in parts:
        _gather(piece, f"{name} {part}", found)
