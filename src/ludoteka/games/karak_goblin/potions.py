"""Drinking potions (rules.md 2.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.games.karak_goblin import fight, reward
from ludoteka.games.karak_goblin.effects import ATTACK, COUNTER, CURSES, DEFENCE, EFFECTS, HEALTH, STRENGTH
from ludoteka.games.karak_goblin.phases import AFTER, DISCARD, FIGHT
from ludoteka.games.karak_goblin.state import replaced
from ludoteka.kit import bits

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin


def can_drink(p: KarakGoblin) -> bool:
    """Whether a health potion would help: never without hit points, never with all (KG-POTION-12, R-34)."""
    seat = p.turn
    return p.potions[seat] & HEALTH != 0 and 0 < p.hp[seat] < p.box.hit_points


def drink(p: KarakGoblin) -> None:
    """The health potion gives all hit points back at once and returns to its stack (KG-POTION-2, KG-POTION-9)."""
    seat = p.turn
    p.hp[seat] = p.box.hit_points
    p.potions = replaced(p.potions, seat, p.potions[seat] & ~HEALTH)
    if p.outbox is not None:
        p.tell(Event("drank", "KG-POTION-9", {"seat": int(seat), "potion": "health"}))
    if p.phase == AFTER:
        reward.conclude(p)


def skip(p: KarakGoblin) -> None:
    """The health potion is kept for later."""
    if p.outbox is not None:
        p.tell(Event("skipped", "KG-POTION-11", {"seat": int(p.turn)}))
    reward.conclude(p)


def lift(p: KarakGoblin, curse: i64) -> None:
    """One curse does not apply from now on; the card returns at once (KG-POTION-3, KG-POTION-4, KG-POTION-5)."""
    seat = p.turn
    p.curses &= ~bits.bit(curse)
    p.potions = replaced(p.potions, seat, p.potions[seat] & ~COUNTER)
    if p.outbox is not None:
        p.tell(Event("lifted", "KG-POTION-3", {"seat": int(seat), "curse": CURSES[curse]}))
    if p.phase == DISCARD and fight.surplus(p) <= 0:
        p.phase = FIGHT


def can_strengthen(p: KarakGoblin, effect: i64) -> bool:
    """Only the card just played, and only an effect printed on it (KG-POTION-6, KG-POTION-8)."""
    if not p.potions[p.turn] & STRENGTH or p.doubled >= 0 or not p.chain:
        return False
    at = p.hero[p.turn] * p.box.width + p.chain[-1]
    return (effect == ATTACK and p.box.attack[at] > 0) or (effect == DEFENCE and p.box.defence[at] > 0)


def strengthen(p: KarakGoblin, effect: i64) -> None:
    """The potion lies beside the card just played; attack or defence of that counts twice (KG-POTION-6, -7)."""
    p.doubled = p.chain[-1]
    p.doubled_effect = effect
    if p.outbox is not None:
        p.tell(
            Event(
                "strengthened",
                "KG-POTION-6",
                {"seat": int(p.turn), "card": p.card_text(p.doubled), "effect": EFFECTS[effect]},
            )
        )
