"""Items: what is carried, what lies on the ground, and the pick-up (rules.md 2.12, 2.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.karak_2 import fame, rewards, turn
from ludoteka.games.karak_2.box import CARRIED, GROUPS, ITEMS
from ludoteka.games.karak_2.phases import LEAVING, TAKING
from ludoteka.games.karak_2.state import replaced
from ludoteka.kit.bits import bit

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def group_of(item: i64) -> i64:
    """Weapons 0, spells 1, amulets 2: places are bound to their kind (K2-ITEM-3)."""
    if item < 2:
        return 0
    return 1 if item < 4 else 2


def in_group(items: i64, group: i64) -> i64:
    """How many items of a group there are."""
    found: i64 = 0
    for item in range(i64(GROUPS[group]), i64(GROUPS[group + 1])):
        found += items >> 4 * item & 15
    return found


def drop(p: Karak2, item: i64) -> None:
    """An item is left face up on the hex where the hero stands (K2-ITEM-4, K2-ITEM-6)."""
    seat = p.turn
    at = p.at[seat] * p.seats + seat
    p.ground = replaced(p.ground, at, p.ground[at] + bit(4 * item))
    if p.outbox is not None:
        p.tell(Event("left", "K2-ITEM-4", {"seat": int(seat), "item": ITEMS[item], "hex": p.hex_name(p.at[seat])}))


def put_on_board(p: Karak2) -> None:
    """What was won or taken comes onto the board, and amulets begin to work (K2-AMULET-3)."""
    seat = p.turn
    for item in range(i64(4), i64(CARRIED)):
        if p.loot >> 4 * item & 15:
            fame.amulet_gained(p, seat, item)
    p.items[seat] += p.loot
    p.loot = 0


def take_off_board(p: Karak2, item: i64) -> None:
    """A carried item leaves the board for the ground; an amulet stops working (K2-AMULET-3, K2-PICKUP-4)."""
    p.items[p.turn] -= bit(4 * item)
    fame.amulet_lost(p, p.turn, item)
    drop(p, item)


# ---- picking up


def lying(p: Karak2, seat: i64, item: i64) -> i64:
    """How many of an item lie where a hero stands and may be taken by it (K2-PICKUP-6)."""
    found: i64 = 0
    base = p.at[seat] * p.seats
    for owner in range(p.seats):
        if owner != seat or not p.house.opponents_only:
            found += p.ground[base + owner] >> 4 * item & 15
    return found


def anything_lies(p: Karak2, seat: i64) -> bool:
    """Whether there is something to pick up (K2-PICKUP-1, K2-PICKUP-5)."""
    base = p.at[seat] * p.seats
    for owner in range(p.seats):
        if p.ground[base + owner] and (owner != seat or not p.house.opponents_only):
            return True
    return False


def pick_up(p: Karak2) -> None:
    """The action begins: first what is taken, then what is left for it."""
    p.loot = 0
    if p.outbox is not None:
        p.tell(Event("picking-up", "K2-PICKUP-1", {"seat": int(p.turn)}))
    p.ask(TAKING)


def takings(p: Karak2) -> list[Move]:
    """Any item that lies here, as many of a kind as there are places; in the order of the items (K2-PICKUP-1)."""
    found: list[Move] = []
    for item in range(p.plan, i64(CARRIED)):
        group = group_of(item)
        if in_group(p.loot, group) < p.box.places[group] and lying(p, p.turn, item):
            found.append(p.box.take[item])
    if p.loot:
        found.append(p.box.done)
    return found


def take(p: Karak2, item: i64) -> None:
    """One item is taken up: another's before one's own."""
    seat = p.turn
    base = p.at[seat] * p.seats
    whose = seat
    for owner in range(p.seats):
        if owner != seat and p.ground[base + owner] >> 4 * item & 15:
            whose = owner
            break
    p.ground = replaced(p.ground, base + whose, p.ground[base + whose] - bit(4 * item))
    p.loot += bit(4 * item)
    p.back += bit(4 * group_of(item))
    p.plan = item
    if p.outbox is not None:
        p.tell(Event("picked-up", "K2-PICKUP-1", {"seat": int(seat), "item": ITEMS[item]}))
    p.ask(TAKING)


def taken(p: Karak2) -> None:
    """Nothing more is taken; now what is left in exchange (K2-PICKUP-2)."""
    p.plan = 0
    if p.outbox is not None:
        p.tell(Event("taken", "K2-PICKUP-2", {"seat": int(p.turn)}))
    p.ask(LEAVING)


def surplus(p: Karak2, group: i64) -> i64:
    """How many items of a group are too many for its places."""
    return in_group(p.items[p.turn], group) + in_group(p.loot, group) - p.box.places[group]


def leavings(p: Karak2) -> list[Move]:
    """One for one, items of the same kind; what has no place must be left (K2-PICKUP-2)."""
    found: list[Move] = []
    carried = p.items[p.turn]
    settled = True
    for group in range(i64(3)):
        if surplus(p, group) > 0:
            settled = False
    for item in range(p.plan, i64(CARRIED)):
        group = group_of(item)
        if not carried >> 4 * item & 15 or (p.forth >> 4 * group & 15) >= (p.back >> 4 * group & 15):
            continue
        later = in_group(carried >> 4 * item << 4 * item, group)
        if surplus(p, group) <= later and _settled_before(p, group):
            found.append(p.box.leave[item])
    if settled:
        found.append(p.box.done)
    return found


def _settled_before(p: Karak2, group: i64) -> bool:
    """Whether the groups that come first fit their places."""
    for each in range(group):
        if surplus(p, each) > 0:
            return False
    return True


def exchange(p: Karak2, item: i64) -> None:
    """A carried item stays on the hex for anyone (K2-PICKUP-3)."""
    p.forth += bit(4 * group_of(item))
    p.plan = item
    take_off_board(p, item)
    p.ask(LEAVING)


def picked_up(p: Karak2) -> None:
    """The exchange is done: effects switch at once, surplus units go back (K2-PICKUP-4, K2-AMULET-FAME-2)."""
    if p.outbox is not None:
        p.tell(Event("pick-up-done", "K2-PICKUP-4", {"seat": int(p.turn)}))
    put_on_board(p)
    turn.use_action(p)
    rewards.proceed(p)
