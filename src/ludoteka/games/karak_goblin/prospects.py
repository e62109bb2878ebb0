"""How likely a seat is to win, as a turn begins: weights of a logistic regression, in natural logits.

Fitted to the outcomes of 800 games between greedy bots (37,002 turns), on games not fitted a log loss of 0.554; a value
by judgement had 0.581. A turn more is little, hands that are larger and better cards are much.
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.native import i64
from ludoteka.games.karak_goblin import appraisal
from ludoteka.games.karak_goblin.appraisal import Worth
from ludoteka.games.karak_goblin.effects import KINDS
from ludoteka.games.karak_goblin.position import KarakGoblin
from ludoteka.kit import bits

KEYS: Final[list[float]] = [0.0, 0.95, 1.64, 2.88]
"""By the number of keys."""
THE_LORD: Final = 6.0
A_HIT: Final = 0.062
KNOCKED_OUT: Final = 0.1
A_CARD: Final = 0.148
"""One card more; and for cards better by one on average."""
QUALITY: Final = 1.03
ATTACK: Final = 0.363
"""Of equipment, for one of each; so on."""
DEFENCE: Final = 0.365
HEALING: Final = 0.159
LARGER_HAND: Final = 0.774
A_GEAR: Final = 0.28
"""Equipment that is better by one as the greedy bot counts it."""
A_POTION: Final = 0.5
ON_TURN: Final = 0.174


def of_seat(p: KarakGoblin, seat: i64, worth: Worth) -> float:
    """How far one seat has come."""
    if p.hero[seat] < 0:
        return 0.0
    found = KEYS[p.keys[seat]] + A_HIT * float(p.hp[seat]) + A_POTION * float(bits.size(p.potions[seat]))
    owned = cards(p, seat)
    found += A_CARD * float(bits.size(owned)) + QUALITY * average(p, seat, owned, worth)
    for kind in range(i64(len(KINDS))):
        gear = p.weapon[seat] if kind == 0 else p.armour[seat]
        if gear >= 0:
            found += ATTACK * float(p.box.gear_attack[gear]) + DEFENCE * float(p.box.gear_defence[gear])
            found += HEALING * float(p.box.end_heal[gear]) + LARGER_HAND * float(p.box.hand_bonus[gear])
    return found + (ON_TURN if seat == p.turn else 0.0)


def cards(p: KarakGoblin, seat: i64) -> i64:
    """All action cards of a seat; those it has just played are still its own."""
    found = appraisal.own_cards(p, seat)
    if seat == p.turn:
        for card in p.chain:
            found |= bits.bit(card)
    return found


def average(p: KarakGoblin, seat: i64, owned: i64, worth: Worth) -> float:
    """How good these cards are on average."""
    if not owned:
        return 0.0
    first = p.hero[seat] * p.box.width
    total = 0.0
    rest = owned
    while rest:
        total += worth.card[p.box.cards[first + bits.lowest(rest)]]
        rest &= rest - 1
    return total / float(bits.size(owned))


def after_fight(p: KarakGoblin, win: float, hits: float, knocked_out: float, worth: Worth) -> float:
    """What the fighter can expect of such a fight."""
    return win * prize(p, p.turn, p.target, worth) - A_HIT * hits - KNOCKED_OUT * knocked_out


def prize(p: KarakGoblin, seat: i64, monster: i64, worth: Worth) -> float:
    """What beating a monster brings: by its level and the icon on its front (R-09)."""
    box = p.box
    if monster >= box.first_lord:
        return THE_LORD
    if monster >= box.first_gate:
        return KEYS[p.keys[seat] + 1] - KEYS[p.keys[seat]]
    level, item = box.levels[monster], box.rewards[monster]
    if item < box.actions:
        owned = cards(p, seat)
        better = worth.card_of_level[level] - average(p, seat, owned, worth)
        return A_CARD + QUALITY * better / float(bits.size(owned) + 1)
    kind = box.kinds[item - box.actions]
    return A_GEAR * max(0.0, worth.gear_of_level[level * 2 + kind] - appraisal.held_gear(p, seat, kind, worth))
