"""What may be played, and what the chain and the equipment are worth in this fight (rules.md 2.7, 2.8, 3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.native import i64
from ludoteka.games.karak_goblin.effects import (
    ANY_COLOUR,
    ARGENTUS,
    ATTACK,
    BLUE,
    COLOUR_CURSES,
    DEFENCE,
    HORAN,
    NO_ARMOUR,
    NO_ATTACK,
    NO_DEFENCE,
    NO_WEAPON,
    VICTORIUS,
    XANROS,
)

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin


def has_exception(p: KarakGoblin, hero: i64) -> bool:
    """Whether the hero on turn is this one and has his exception of this fight left (KG-HERO-1)."""
    return p.house.abilities and p.hero[p.turn] == hero and p.exception == 0


def following(p: KarakGoblin) -> i64:
    """The colours that the chain itself allows next (KG-FIGHT-9, KG-FIGHT-10), exceptions apart."""
    if not p.chain:
        return ANY_COLOUR
    return p.box.after[p.hero[p.turn] * p.box.width + p.chain[-1]]


def allowed(p: KarakGoblin) -> i64:
    """The colours that may be played next, with all that curses forbid and abilities allow."""
    colours = following(p)
    if p.house.abilities and p.chain:
        hero = p.hero[p.turn]
        if hero == VICTORIUS:
            if len(p.chain) == 1:
                colours = ANY_COLOUR  # KG-HERO-VICTORIUS-1
        elif hero == ARGENTUS and p.exception == 0:
            colours |= BLUE  # KG-HERO-ARGENTUS-1
    cursed = p.curses >> COLOUR_CURSES & ANY_COLOUR
    if cursed and not has_exception(p, XANROS):
        colours &= ~cursed  # KG-CURSE-5, KG-HERO-ARGENTUS-2, KG-HERO-XANROS-1
    return colours


def playable(p: KarakGoblin) -> i64:
    """The cards of the hand that may be played now, as a set (KG-FIGHT-8)."""
    seat = p.turn
    return p.hand[seat] & p.box.of_colours[p.hero[seat] * 16 + allowed(p)]


def needs_exception(p: KarakGoblin, card: i64) -> bool:
    """Whether this card can be played only by the hero's exception, which is then spent (R-53, R-56)."""
    colour = p.box.colour[p.hero[p.turn] * p.box.width + card]
    if colour & (p.curses >> COLOUR_CURSES):
        return True
    return p.hero[p.turn] == ARGENTUS and not colour & following(p)


# ---- what counts


def attack_of(p: KarakGoblin, card: i64) -> i64:
    """What the attack of a played card counts (KG-EFFECT-1, KG-CURSE-2, KG-POTION-6)."""
    value = p.box.attack[p.hero[p.turn] * p.box.width + card]
    if p.curses & NO_ATTACK and not (p.freed == card and p.freed_effect == ATTACK):
        return 0
    return 2 * value if p.doubled == card and p.doubled_effect == ATTACK else value


def defence_of(p: KarakGoblin, card: i64) -> i64:
    """What the defence of a played card counts (KG-EFFECT-2, KG-CURSE-2, KG-POTION-6)."""
    value = p.box.defence[p.hero[p.turn] * p.box.width + card]
    if p.curses & NO_DEFENCE and not (p.freed == card and p.freed_effect == DEFENCE):
        return 0
    return 2 * value if p.doubled == card and p.doubled_effect == DEFENCE else value


def usable_weapon(p: KarakGoblin) -> i64:
    """The weapon of the player on turn unless a curse stops it, or -1 (KG-CURSE-6)."""
    return -1 if p.curses & NO_WEAPON else p.weapon[p.turn]


def usable_armour(p: KarakGoblin) -> i64:
    """The armour of the player on turn unless a curse stops it, or -1 (KG-CURSE-6)."""
    return -1 if p.curses & NO_ARMOUR else p.armour[p.turn]


def horan_bonus(p: KarakGoblin) -> i64:
    """One more if Horan played two cards with a printed attack one after the other (KG-HERO-HORAN-1, -2)."""
    if not p.house.abilities or p.hero[p.turn] != HORAN:
        return 0
    first = p.box.width * HORAN
    previous = False
    for card in p.chain:
        hits = p.box.attack[first + card] > 0
        if hits and previous:
            return 1
        previous = hits
    return 0


def equipment_attack(p: KarakGoblin) -> i64:
    """The attack of usable equipment; effect curses do not touch it (KG-CURSE-4)."""
    found: i64 = 0
    weapon, armour = usable_weapon(p), usable_armour(p)
    if weapon >= 0:
        found += p.box.gear_attack[weapon]
    if armour >= 0:
        found += p.box.gear_attack[armour]
    return found


def equipment_defence(p: KarakGoblin) -> i64:
    """The defence of usable equipment (KG-CURSE-4)."""
    found: i64 = 0
    weapon, armour = usable_weapon(p), usable_armour(p)
    if weapon >= 0:
        found += p.box.gear_defence[weapon]
    if armour >= 0:
        found += p.box.gear_defence[armour]
    return found


def end_heal(p: KarakGoblin) -> i64:
    """The hearts of usable equipment (KG-EQUIP-5)."""
    found: i64 = 0
    weapon, armour = usable_weapon(p), usable_armour(p)
    if weapon >= 0:
        found += p.box.end_heal[weapon]
    if armour >= 0:
        found += p.box.end_heal[armour]
    return found


def attack_total(p: KarakGoblin) -> i64:
    """Chain, equipment and Horan's bonus (KG-FIGHT-19)."""
    found = equipment_attack(p) + horan_bonus(p)
    for card in p.chain:
        found += attack_of(p, card)
    return found


def defence_total(p: KarakGoblin) -> i64:
    """Chain and equipment (KG-FIGHT-16)."""
    found = equipment_defence(p)
    for card in p.chain:
        found += defence_of(p, card)
    return found
