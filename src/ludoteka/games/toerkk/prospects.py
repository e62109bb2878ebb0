"""How likely a side is to win, as a turn begins: weights of a logistic regression, in natural logits.

Fitted to the outcomes of 3,000 games between greedy bots (43,772 turns), on games not fitted a log loss of 0.38; what
the greedy bot counts by (`appraisal.outlook`) has 0.54. Warriors decide games, life only when little of it is left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.native import i64
from ludoteka.games.toerkk import effects, sides
from ludoteka.games.toerkk.bundles import size_of
from ludoteka.games.toerkk.characters import PER_SEAT
from ludoteka.games.toerkk.characters import size_of as count_characters
from ludoteka.games.toerkk.phases import OVER

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk

WON: Final = 20.0
LITTLE_LIFE: Final = -6.9
"""Of one over the life that is left and one more."""
DEEP: Final = 0.20
"""Of the square of the depth, in mines of twenty levels; so of the square of the levels gone of the last six."""
NEARLY_THROUGH: Final = 0.07
LAST_LEVELS: Final = 6
WARRIOR: Final = 1.35
MINER: Final = 0.43
LEADER: Final = 1.03
RECRUIT: Final = 0.30
"""Any character card in a hand; more in the own one, where it is known to be a warrior or a leader."""
OWN_WARRIOR: Final = 0.83
OWN_LEADER: Final = 0.60
CARD: Final = 0.26
"""Any action card in a hand; more in the own one, where it is known to kill."""
OWN_SHOT: Final = 0.94
OWN_EXPLOSION: Final = 0.40
ABLE: Final = 0.33
"""As many tokens as the hero's ability costs."""
ON_TURN: Final = -0.20
"""Beside what the own hand is known to hold; whoever has just had his turn has used most of that."""
OFF_TURN: Final = -0.70


def chance(p: Toerkk, seat: i64) -> float:
    """The logit of a seat's chance to win; against several sides, compared with their average."""
    if p.phase == OVER:
        return WON * (p.standing()[seat] * float(p.house.sides) - 1.0)
    own = sides.side_of(p, seat)
    found = ON_TURN if own == p.turn_side else OFF_TURN
    found += of_side(p, own) + known_to(p, seat)
    for side in range(p.house.sides):
        if side != own:
            found -= of_side(p, side) / float(p.house.sides - 1)
    return found


def of_side(p: Toerkk, side: i64) -> float:
    """What everybody can see of a side."""
    found = 0.0
    if p.house.by_life:
        found += LITTLE_LIFE / float(max(p.life[side], i64(0)) + 1)
    if p.house.by_digging:
        levels, depth = float(p.house.levels), float(p.depth[side])
        found += DEEP * depth * depth / levels
        last = depth - levels + float(LAST_LEVELS)
        if last > 0.0:
            found += NEARLY_THROUGH * last * last
    for character in p.field:
        if sides.side_owning(p, character) == side:
            k = character % PER_SEAT
            found += WARRIOR if k < 5 else MINER if k < 10 else LEADER
    for seat in sides.seats_of(p, side):
        found += RECRUIT * float(count_characters(p.recruits[seat])) + CARD * float(size_of(p.hand[seat]))
        if p.tokens[seat] >= p.box.costs[p.hero[seat]]:
            found += ABLE
    return found


def known_to(p: Toerkk, seat: i64) -> float:
    """What a seat knows of its own hand besides how many cards it holds."""
    recruits = p.recruits[seat]
    found = OWN_WARRIOR * float(recruits & 7) + OWN_LEADER * float(recruits >> 6)
    bits, bit = p.hand[seat], i64(0)
    while bits:
        if bits & 1:
            effect = p.box.effects[p.box.kinds.kind_of[bit]]
            if effect == effects.SHOT:
                found += OWN_SHOT
            elif effect == effects.EXPLOSION:
                found += OWN_EXPLOSION
        bits >>= 1
        bit += 1
    return found
