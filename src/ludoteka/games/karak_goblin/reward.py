"""What a beaten monster yields, and how the table is filled again (rules.md 2.9, 2.12, 2.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.karak_goblin import setup, turn
from ludoteka.games.karak_goblin.effects import HEALTH, STRENGTH, WEAPON
from ludoteka.games.karak_goblin.phases import AFTER, GATE, KEEP, MERCHANT, MONSTER
from ludoteka.games.karak_goblin.state import replaced
from ludoteka.kit import bits

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin


def take(p: KarakGoblin) -> None:
    """The winner turns the monster over: a card, equipment or a key (KG-GEN-3, KG-REWARD-1)."""
    seat, monster, box = p.turn, p.target, p.box
    if monster >= box.first_gate:
        take_key(p)
        return
    item = box.rewards[monster]
    if p.outbox is not None:
        p.tell(
            Event(
                "won-card", "KG-REWARD-1", {"seat": int(seat), "card": box.items[item]}, learned_by=range(int(p.seats))
            )
        )
    p.rows = replaced(p.rows, p.slot, -1)
    if item < box.actions:
        p.pile[seat] |= bits.bit(box.own[item])  # KG-REWARD-2
        fill_gap(p)
    else:
        p.item = item - box.actions
        p.phase = KEEP


def take_key(p: KarakGoblin) -> None:
    """A gatekeeper's key is kept for good; the next gatekeeper is turned up (KG-REWARD-4, KG-REWARD-6, KG-KEY-1)."""
    seat, level = p.turn, p.box.levels[p.target]
    p.keys = replaced(p.keys, seat, level + 1)
    p.gates = replaced(p.gates, level, -1)
    if p.outbox is not None:
        p.tell(Event("won-key", "KG-KEY-1", {"seat": int(seat), "level": int(level) + 1}))
    if p.gate_stock[level]:
        ask(p, GATE, level)
    else:
        aftermath(p)


# ---- weapons and armours


def held(p: KarakGoblin, kind: i64) -> i64:
    """The weapon, or armour, of the player on turn, or -1: at most one of each (KG-EQUIP-1, KG-EQUIP-2)."""
    return p.weapon[p.turn] if kind == WEAPON else p.armour[p.turn]


def equip(p: KarakGoblin, kind: i64, gear: i64) -> None:
    """The player on turn has this weapon, or armour, from now on."""
    if kind == WEAPON:
        p.weapon = replaced(p.weapon, p.turn, gear)
    else:
        p.armour = replaced(p.armour, p.turn, gear)


def to_pawnshop(p: KarakGoblin, gear: i64) -> None:
    """Equipment goes to the pawnshop (KG-SHOP-10)."""
    p.shop_gear = replaced(p.shop_gear, p.turn, p.shop_gear[p.turn] | bits.bit(gear))
    if p.outbox is not None:
        p.tell(Event("pawned", "KG-SHOP-10", {"seat": int(p.turn), "card": p.box.gear_ids[gear]}))


def settle(p: KarakGoblin, keep: bool) -> None:
    """Won or bought equipment is kept, an older one of its kind goes; or it goes itself (KG-REWARD-3, KG-EQUIP-3)."""
    gear, kind = p.item, p.box.kinds[p.item]
    p.item = -1
    if keep:
        old = held(p, kind)
        equip(p, kind, gear)
        if p.outbox is not None:
            p.tell(Event("kept", "KG-REWARD-3", {"seat": int(p.turn), "card": p.box.gear_ids[gear]}))
        if old >= 0:
            to_pawnshop(p, old)
    else:
        to_pawnshop(p, gear)
    if p.target >= 0:
        fill_gap(p)
    else:
        p.phase = MERCHANT


# ---- the rows


def ask(p: KarakGoblin, phase: i64, level: i64) -> None:
    """Let chance turn up the next card of a deck."""
    p.phase = phase
    p.left = level
    p.to_act = CHANCE


def fill(p: KarakGoblin, level: i64, first: i64, last: i64) -> bool:
    """Fill the first gap between two places with the top card, or turn a top card up; whether chance is asked."""
    if p.tops[level] >= 0:
        for slot in range(first, last):
            if p.rows[slot] < 0:
                monster = p.tops[level]
                p.rows = replaced(p.rows, slot, monster)
                p.tops = replaced(p.tops, level, -1)
                if p.outbox is not None:
                    p.tell(
                        Event(
                            "laid" if p.target < 0 else "row-filled",
                            "KG-SETUP-5" if p.target < 0 else "KG-REWARD-5",
                            {"monster": p.box.monster_ids[monster], "level": int(level) + 1},
                        )
                    )
                break
    if p.tops[level] < 0 and p.stock[level]:
        ask(p, MONSTER, level)
        return True
    return False


def fill_gap(p: KarakGoblin) -> None:
    """The top card of the monster deck takes the beaten monster's place (KG-REWARD-5); else the gap stays (-7)."""
    if p.outbox is not None and p.tops[p.box.levels[p.target]] < 0:
        p.tell(Event("gap", "KG-REWARD-7", {"level": int(p.box.levels[p.target]) + 1}))
    if not fill(p, p.box.levels[p.target], p.slot, p.slot + 1):
        aftermath(p)


def turned_up(p: KarakGoblin, monster: i64) -> None:
    """The next card of a monster deck, or the next gatekeeper, lies open (KG-SETUP-5, KG-SETUP-6, KG-REWARD-5)."""
    level = p.left
    p.left = 0
    box = p.box
    if monster < box.first_gate:
        p.stock = replaced(p.stock, level, p.stock[level] & ~bits.bit(monster - box.monster_starts[level]))
        p.tops = replaced(p.tops, level, monster)
        if p.outbox is not None:
            p.tell(Event("next-shown", "KG-REWARD-5", {"monster": box.monster_ids[monster], "level": int(level) + 1}))
    else:
        p.gate_stock = replaced(p.gate_stock, level, p.gate_stock[level] & ~bits.bit(monster - box.gate_starts[level]))
        p.gates = replaced(p.gates, level, monster)
        if p.outbox is not None:
            p.tell(
                Event("gatekeeper-shown", "KG-SETUP-6", {"monster": box.monster_ids[monster], "level": int(level) + 1})
            )
    if p.target < 0:
        setup.proceed(p)
    else:
        aftermath(p)


def lots(p: KarakGoblin) -> i64:
    """How many cards are left in the deck of monsters or gatekeepers that is turned up."""
    return bits.size(p.stock[p.left] if p.phase == MONSTER else p.gate_stock[p.left])


def lot(p: KarakGoblin, i: i64) -> i64:
    """The monster or gatekeeper that lot i stands for."""
    if p.phase == MONSTER:
        return p.box.monster_starts[p.left] + bits.nth(p.stock[p.left], i)
    return p.box.gate_starts[p.left] + bits.nth(p.gate_stock[p.left], i)


# ---- after the fight


def aftermath(p: KarakGoblin) -> None:
    """After the hits a health potion may be drunk by who has hit points left (KG-POTION-11, KG-POTION-12)."""
    seat = p.turn
    if p.potions[seat] & HEALTH and 0 < p.hp[seat] < p.box.hit_points:
        p.phase = AFTER
        p.to_act = seat
    else:
        conclude(p)


def conclude(p: KarakGoblin) -> None:
    """The strength potion goes back to its stack, used or wasted (KG-POTION-7); the turn ends (KG-FIGHT-22)."""
    if p.doubled >= 0:
        p.doubled = -1
        p.potions = replaced(p.potions, p.turn, p.potions[p.turn] & ~STRENGTH)
        if p.outbox is not None:
            p.tell(Event("potion-returned", "KG-POTION-7", {"seat": int(p.turn), "potion": "strength"}))
    turn.close(p)
