"""What cards, equipment, rewards and potions are worth to a player, in turns; from open facts and the own cards."""

from __future__ import annotations

from typing import Final

from ludoteka.core.native import i64
from ludoteka.games.karak_goblin.deck import placed_cards
from ludoteka.games.karak_goblin.effects import KINDS, LEVELS
from ludoteka.games.karak_goblin.pack import KarakGoblinPack
from ludoteka.games.karak_goblin.position import KarakGoblin
from ludoteka.kit import bits

A_KEY: Final = 7.0
A_HIT: Final = 0.22
KNOCKED_OUT: Final = 0.7
A_POTION: Final = 0.9
A_CARD: Final = 0.9
"""What a card is worth that is better by one than the average of the own cards."""
ANOTHER_CARD: Final = 0.35
"""What any card is worth besides."""
THE_LORD: Final = 60.0


class Worth:
    """Values worked out once for a pack."""

    def __init__(self, box: KarakGoblinPack) -> None:
        self.box = box
        self.card: list[float] = [card_worth(box, card) for card in range(box.actions)]
        """By action card: how good it is."""
        self.gear: list[float] = [gear_worth(box, gear) for gear in range(i64(len(box.gear_ids)))]
        """By piece of equipment: how good it is."""
        self.card_of_level: list[float] = []
        """By level: the average reward card; so the weapons and armours, one after the other."""
        self.gear_of_level: list[float] = []
        for level in range(i64(LEVELS)):
            monsters = [m for m in range(box.first_gate) if box.levels[m] == level]
            cards = [self.card[box.rewards[m]] for m in monsters if box.rewards[m] < box.actions]
            self.card_of_level.append(sum(cards) / max(1, len(cards)))
            for kind in range(i64(len(KINDS))):
                gear = [
                    self.gear[box.rewards[m] - box.actions]
                    for m in monsters
                    if box.rewards[m] >= box.actions and box.kinds[box.rewards[m] - box.actions] == kind
                ]
                self.gear_of_level.append(sum(gear) / max(1, len(gear)))


def card_worth(box: KarakGoblinPack, card: i64) -> float:
    """Attack, defence, healing and drawing of a card, and how easily another follows."""
    effects = box.action_effects
    worth = float(effects[0][card]) + 0.8 * float(effects[1][card]) + 0.5 * float(effects[2][card])
    worth += 1.5 * float(effects[3][card])
    return worth + 0.25 * float(bits.size(box.action_after[card]))


def gear_worth(box: KarakGoblinPack, gear: i64) -> float:
    """What a weapon or armour brings in every fight."""
    worth = 1.3 * float(box.gear_attack[gear]) + 1.1 * float(box.gear_defence[gear])
    return worth + 1.0 * float(box.end_heal[gear]) + 1.6 * float(box.hand_bonus[gear])


def own_cards(p: KarakGoblin, seat: i64) -> i64:
    """All action cards of a player, played ones apart."""
    found = p.hand[seat] | p.deck[seat] | p.pile[seat] | placed_cards(p, seat)
    return found | p.upper if seat == p.turn else found


def average(p: KarakGoblin, seat: i64, worth: Worth) -> float:
    """How good a player's cards are on average."""
    cards = own_cards(p, seat)
    if not cards:
        return 0.0
    first = p.hero[seat] * p.box.width
    total = 0.0
    rest = cards
    while rest:
        total += worth.card[p.box.cards[first + bits.lowest(rest)]]
        rest &= rest - 1
    return total / float(bits.size(cards))


def held_gear(p: KarakGoblin, seat: i64, kind: i64, worth: Worth) -> float:
    """How good a player's weapon, or armour, is."""
    gear = p.weapon[seat] if kind == 0 else p.armour[seat]
    return worth.gear[gear] if gear >= 0 else 0.0


def reward(p: KarakGoblin, seat: i64, monster: i64, worth: Worth) -> float:
    """What beating a monster brings: by its level and the icon on its front, not by what is on its back (R-09)."""
    box = p.box
    if monster >= box.first_lord:
        return THE_LORD
    if monster >= box.first_gate:
        return A_KEY
    level, item = box.levels[monster], box.rewards[monster]
    if item < box.actions:
        better = worth.card_of_level[level] - average(p, seat, worth)
        return ANOTHER_CARD + A_CARD * max(0.0, better)
    kind = box.kinds[item - box.actions]
    better = worth.gear_of_level[level * 2 + kind] - held_gear(p, seat, kind, worth)
    return 0.3 + 1.1 * max(0.0, better)
