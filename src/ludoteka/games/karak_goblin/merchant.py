"""The merchant: potions and the pawnshop, each thing for one card (rules.md 2.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.games.karak_goblin import reward, turn
from ludoteka.games.karak_goblin.effects import ARMOUR, POTIONS, WEAPON
from ludoteka.games.karak_goblin.phases import KEEP, MERCHANT, PAY
from ludoteka.games.karak_goblin.state import replaced
from ludoteka.kit import bits

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin


def visit(p: KarakGoblin) -> None:
    """The visit takes the whole turn, also if nothing is bought (KG-SHOP-1, R-15)."""
    p.phase = MERCHANT
    p.bought = 0
    if p.outbox is not None:
        p.tell(Event("visited", "KG-SHOP-1", {"seat": int(p.turn)}))


def leave(p: KarakGoblin) -> None:
    """After the shopping the hand is filled (KG-SHOP-11, KG-SHOP-12)."""
    if p.outbox is not None:
        p.tell(Event("left", "KG-SHOP-11", {"seat": int(p.turn)}))
    turn.close(p)


def can_pay(p: KarakGoblin) -> bool:
    """Whether there is anything to pay with: weapon, armour, or a reward card in the hand (KG-SHOP-4)."""
    seat = p.turn
    return p.weapon[seat] >= 0 or p.armour[seat] >= 0 or p.hand[seat] & ~p.box.starting != 0


def supply(p: KarakGoblin, potion: i64) -> i64:
    """How many potions of a kind lie at the merchant's."""
    found = p.box.copies[potion]
    for seat in range(p.seats):
        found -= p.potions[seat] >> potion & 1
    return found


def sells(p: KarakGoblin, potion: i64) -> bool:
    """Whether a potion may be bought: never a second one of a kind (KG-SHOP-7, KG-POTION-1)."""
    return not p.potions[p.turn] >> potion & 1 and supply(p, potion) > 0


def cards_on_sale(p: KarakGoblin) -> i64:
    """The action cards of the pawnshop that the player on turn may buy; option buy_own_pawned (R-45)."""
    found: i64 = 0
    for seat in range(p.seats):
        if seat != p.turn or p.house.buy_own:
            found |= p.shop_cards[seat]
    return found


def gear_on_sale(p: KarakGoblin) -> i64:
    """The equipment of the pawnshop that the player on turn may buy (KG-SHOP-2, R-45)."""
    found: i64 = 0
    for seat in range(p.seats):
        if seat != p.turn or p.house.buy_own:
            found |= p.shop_gear[seat]
    return found


def want(p: KarakGoblin, thing: i64) -> None:
    """Something is chosen: an item, or after all items a potion; it is still to be paid (KG-SHOP-3)."""
    p.wanted = thing
    p.phase = PAY
    if p.outbox is not None:
        items: i64 = len(p.box.items)
        if thing < items:
            p.tell(Event("wants", "KG-SHOP-3", {"seat": int(p.turn), "card": p.box.items[thing]}))
        else:
            p.tell(Event("wants-potion", "KG-SHOP-3", {"seat": int(p.turn), "potion": POTIONS[thing - items]}))


def pay(p: KarakGoblin, item: i64) -> None:
    """The payment goes to the pawnshop and the thing to its buyer (KG-SHOP-3, KG-SHOP-6)."""
    give_away(p, item)
    thing, items = p.wanted, i64(len(p.box.items))
    p.wanted = -1
    p.phase = MERCHANT
    if thing >= items:
        potion = thing - items
        p.potions = replaced(p.potions, p.turn, p.potions[p.turn] | bits.bit(potion))
        if p.outbox is not None:
            p.tell(
                Event(
                    "bought-potion",
                    "KG-SHOP-3",
                    {"seat": int(p.turn), "potion": POTIONS[potion], "pay": p.box.items[item]},
                )
            )
        return
    p.bought = 1
    if p.outbox is not None:
        p.tell(
            Event("bought", "KG-SHOP-3", {"seat": int(p.turn), "card": p.box.items[thing], "pay": p.box.items[item]})
        )
    if thing < p.box.actions:
        receive_card(p, p.box.own[thing])
    else:
        receive_gear(p, thing - p.box.actions)


def give_away(p: KarakGoblin, item: i64) -> None:
    """What is paid leaves its owner; an action card may leave the game instead (KG-SHOP-6, R-44)."""
    seat = p.turn
    if item >= p.box.actions:
        gear = item - p.box.actions
        reward.equip(p, p.box.kinds[gear], -1)
        p.shop_gear = replaced(p.shop_gear, seat, p.shop_gear[seat] | bits.bit(gear))
        return
    one = bits.bit(p.box.own[item])
    p.hand[seat] &= ~one
    p.shown[seat] &= ~one
    if p.house.pawn_actions:
        p.shop_cards = replaced(p.shop_cards, seat, p.shop_cards[seat] | one)
    else:
        p.gone |= one


def receive_card(p: KarakGoblin, card: i64) -> None:
    """An action card from the pawnshop goes to the discard pile, or to the hand (R-46)."""
    one = bits.bit(card)
    for seat in range(p.seats):
        if p.shop_cards[seat] & one:
            p.shop_cards = replaced(p.shop_cards, seat, p.shop_cards[seat] & ~one)
    if p.house.bought_to_hand:
        p.hand[p.turn] |= one
        p.shown[p.turn] |= one
    else:
        p.pile[p.turn] |= one


def receive_gear(p: KarakGoblin, gear: i64) -> None:
    """Bought equipment fills an empty slot, else its buyer chooses which to keep (KG-EQUIP-3, R-47)."""
    one = bits.bit(gear)
    for seat in range(p.seats):
        if p.shop_gear[seat] & one:
            p.shop_gear = replaced(p.shop_gear, seat, p.shop_gear[seat] & ~one)
    kind = p.box.kinds[gear]
    if reward.held(p, kind) >= 0:
        p.item = gear
        p.phase = KEEP
    else:
        reward.equip(p, kind, gear)


def payments(p: KarakGoblin) -> list[i64]:
    """What the player on turn may pay with, as items (KG-SHOP-4, KG-SHOP-5)."""
    seat, box = p.turn, p.box
    found: list[i64] = []
    rest = p.hand[seat] & ~box.starting
    first = p.hero[seat] * box.width
    while rest:
        found.append(box.cards[first + bits.lowest(rest)])
        rest &= rest - 1
    for kind in (WEAPON, ARMOUR):
        gear = reward.held(p, kind)
        if gear >= 0:
            found.append(box.actions + gear)
    return found
