"""A fight: whom, the discard before it, the cards, and how it comes out (rules.md 2.6 to 2.8, 2.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.games.karak_goblin import chain, deck, end, reward, turn
from ludoteka.games.karak_goblin.effects import (
    ADERYN,
    DRAW,
    EFFECTS,
    HEAL,
    HEROES,
    NO_DRAW,
    NO_EQUIPMENT,
    NO_HEAL,
)
from ludoteka.games.karak_goblin.phases import DISCARD, FIGHT
from ludoteka.kit import bits

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin


def begin(p: KarakGoblin, monster: i64) -> None:
    """A hero faces an opponent, for good (KG-FIGHT-1, KG-FIGHT-7); its curses begin (KG-CURSE-8, KG-CURSE-9)."""
    p.target = monster
    p.curses = p.box.curses[monster]
    p.discarding = 0
    if monster < p.box.first_gate:
        p.slot = slot_of(p, monster)
    if p.outbox is not None:
        p.tell(Event("fight", "KG-FIGHT-7", {"seat": int(p.turn), "monster": p.box.monster_ids[monster]}))
    p.phase = DISCARD if surplus(p) > 0 else FIGHT


def slot_of(p: KarakGoblin, monster: i64) -> i64:
    """Where in the rows a monster lies, or -1."""
    at = p.box.levels[monster] * p.box.row
    for slot in range(at, at + p.box.row):
        if p.rows[slot] == monster:
            return slot
    return -1


def fight_hand(p: KarakGoblin) -> i64:
    """How many cards may be held when the fight begins (KG-HAND-4); option equipment_curse_hand (R-26)."""
    found = p.box.hand
    if p.house.down_to_four:
        return found
    weapon, armour = chain.usable_weapon(p), chain.usable_armour(p)
    if weapon >= 0:
        found += p.box.hand_bonus[weapon]
    if armour >= 0:
        found += p.box.hand_bonus[armour]
    return found


def surplus(p: KarakGoblin) -> i64:
    """How many cards must be discarded before the fight: only a curse on equipment asks for it (KG-HAND-4)."""
    if not p.curses & NO_EQUIPMENT:
        return 0
    limit = fight_hand(p)
    if not p.house.down_to_four and limit >= turn.full_hand(p, p.turn):
        return 0
    return bits.size(p.hand[p.turn]) - limit


def discard(p: KarakGoblin, card: i64) -> None:
    """One card of too many goes to the discard pile (KG-HAND-4, R-27); the order in which they go means nothing."""
    seat = p.turn
    one = bits.bit(card)
    p.hand[seat] &= ~one
    p.shown[seat] &= ~one
    p.pile[seat] |= one
    p.discarding = card + 1
    if p.outbox is not None:
        p.tell(
            Event(
                "discarded",
                "KG-HAND-4" if p.phase == DISCARD else "KG-HAND-3",
                {"seat": int(seat), "cards": [p.card_text(card)]},
            )
        )
    if p.phase == DISCARD:
        if surplus(p) <= 0:
            p.phase = FIGHT
            p.discarding = 0
    elif bits.size(p.hand[seat]) <= turn.full_hand(p, seat):
        p.discarding = 0
        turn.refill(p)


def to_discard(p: KarakGoblin, count: i64) -> i64:
    """The cards that may be discarded next, rising, as long as enough are left for the rest of so many."""
    left = p.hand[p.turn] >> p.discarding << p.discarding
    spare = bits.size(left) - count
    found: i64 = 0
    while spare >= 0:
        found |= left & -left
        left &= left - 1
        spare -= 1
    return found


# ---- playing cards


def play(p: KarakGoblin, card: i64, freeing: i64 = -1) -> None:
    """A card joins the chain; healing, then drawing, are carried out at once (KG-FIGHT-8, KG-FIGHT-13, R-18)."""
    seat, box = p.turn, p.box
    one = bits.bit(card)
    at = p.hero[seat] * box.width + card
    if p.house.abilities:
        spend(p, card, freeing)
    p.hand[seat] &= ~one
    p.shown[seat] &= ~one
    p.chain.append(card)
    if p.outbox is not None:
        p.tell(
            Event(
                "played",
                "KG-DECK-1",
                {
                    "seat": int(seat),
                    "card": p.card_text(card),
                    "attack": int(chain.attack_total(p)),
                    "defence": int(chain.defence_total(p)),
                },
            )
        )
    if box.heal[at] and (not p.curses & NO_HEAL or freeing == HEAL):
        recover(p, box.heal[at], "KG-EFFECT-4")
    if box.draws[at] and (not p.curses & NO_DRAW or freeing == DRAW):
        deck.for_effect(p, box.draws[at])


def spend(p: KarakGoblin, card: i64, freeing: i64) -> None:
    """An exception is spent where it is needed, and only there (R-53, R-56)."""
    if freeing >= 0:
        free(p, card, freeing)
    elif p.exception == 0 and chain.needs_exception(p, card):
        p.exception = 1
        if p.outbox is not None:
            hero = p.hero[p.turn]
            clause = f"KG-HERO-{HEROES[hero].upper()}-1"
            p.tell(
                Event("exception-used", clause, {"seat": int(p.turn), "card": p.card_text(card), "hero": HEROES[hero]})
            )


def free(p: KarakGoblin, card: i64, effect: i64) -> None:
    """Xanros lets one effect of one card count in spite of a curse (KG-HERO-XANROS-1)."""
    p.exception = 1
    p.freed = card
    p.freed_effect = effect
    if p.outbox is not None:
        p.tell(
            Event(
                "freed", "KG-HERO-XANROS-1", {"seat": int(p.turn), "card": p.card_text(card), "effect": EFFECTS[effect]}
            )
        )


def recover(p: KarakGoblin, count: i64, clause: str) -> None:
    """Hit points are given back, never above five (KG-EFFECT-4, KG-EFFECT-5)."""
    seat = p.turn
    gained = min(count, p.box.hit_points - p.hp[seat])
    if gained <= 0:
        return
    p.hp[seat] += gained
    if p.outbox is not None:
        p.tell(Event("recovered", clause, {"seat": int(seat), "count": int(gained), "hp": int(p.hp[seat])}))


# ---- how it comes out


def stop(p: KarakGoblin) -> None:
    """The chain ends: hits, strike, reward, end of the turn, in this order (KG-FIGHT-14, KG-FIGHT-15)."""
    if p.phase != FIGHT:
        raise ValueError("there is no fight to be ended")
    take_hits(p)
    if p.hp[p.turn] == 0 and not strikes_at_zero(p):
        if p.outbox is not None:
            p.tell(Event("knocked-out", "KG-FIGHT-18", {"seat": int(p.turn)}))
        reward.aftermath(p)
    else:
        strike(p)


def take_hits(p: KarakGoblin) -> None:
    """The monster strikes first (KG-FIGHT-16, KG-FIGHT-17); then hearts on equipment help who has hit points left."""
    seat = p.turn
    hits = p.box.monster_attack[p.target] - chain.defence_total(p)
    if hits < 0:
        hits = 0
    p.hp[seat] = p.hp[seat] - hits if hits < p.hp[seat] else 0
    if p.outbox is not None:
        p.tell(
            Event(
                "hit",
                "KG-FIGHT-16",
                {"seat": int(seat), "monster": p.box.monster_ids[p.target], "hits": int(hits), "hp": int(p.hp[seat])},
            )
        )
    if p.hp[seat] > 0:
        recover(p, chain.end_heal(p), "KG-EQUIP-5")


def strikes_at_zero(p: KarakGoblin) -> bool:
    """Aderyn strikes without hit points, but not at the Lord (KG-HERO-ADERYN-1, KG-HERO-ADERYN-2)."""
    return p.house.abilities and p.hero[p.turn] == ADERYN and p.target < p.box.first_lord


def strike(p: KarakGoblin) -> None:
    """An attack not below the monster's hit points wins (KG-FIGHT-19); else it stays, unharmed (KG-FIGHT-20, -21)."""
    attack, hp = chain.attack_total(p), p.box.monster_hp[p.target]
    won = attack >= hp
    if p.outbox is not None:
        p.tell(
            Event(
                "beaten" if won else "survived",
                "KG-FIGHT-19" if won else "KG-FIGHT-20",
                {"seat": int(p.turn), "monster": p.box.monster_ids[p.target], "attack": int(attack), "hp": int(hp)},
            )
        )
    if not won:
        reward.aftermath(p)
    elif p.target >= p.box.first_lord:
        end.crown(p, p.turn)
    else:
        reward.take(p)
