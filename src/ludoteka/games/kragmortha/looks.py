"""Withering Looks: drawing, keeping and losing them, and which text of them binds (rules.md 2.9, 5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.kragmortha import end, hand, seeing, telling
from ludoteka.games.kragmortha.effects import AT_DAWN, BLANK, CROWN, HAILS, HIDES_OWN, IN_ANY_MODE, TURNS_CARDS
from ludoteka.games.kragmortha.phases import LOOK, SYMBOL, WORDS, frame

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def replaced(items: list[i64], place: i64, value: i64) -> list[i64]:
    """Another list that differs in one place: copies of the position may share the old one."""
    found = items.copy()
    found[place] = value
    return found


def left_of(p: Kragmortha, seat: i64) -> i64:
    """The left neighbour: the next player in turn order."""
    return (seat + 1) % p.seats


# ---- which text binds


def bound_cards(p: Kragmortha, seat: i64) -> i64:
    """The Looks of a seat that bind by their enforced texts: all of a bot's (KM-TABLE-12), and some in any mode."""
    if (p.bots | p.house.enforced) >> seat & 1:
        return p.looks[seat]
    return p.looks[seat] & (p.switched | p.box.always_bound)


def rebind(p: Kragmortha, seat: i64) -> None:
    """Work out anew which effects bind a seat (KM-ENF-1), and who sees its hand."""
    cards = bound_cards(p, seat)
    effects: i64 = 0
    for look in range(i64(len(p.box.looks))):
        if cards >> look & 1:
            effects |= p.box.look_effects[look]
    if effects == p.bound[seat]:
        return
    before = p.bound[seat]
    p.bound = replaced(p.bound, seat, effects)
    if not effects & BLANK and p.blanked[seat]:
        p.blanked = replaced(p.blanked, seat, 0)
    if effects & ~before & HIDES_OWN:
        seeing.cover_hand(p, seat)
    elif (effects | before) & TURNS_CARDS:
        seeing.show_hand(p, seat)
    if before & ~effects & CROWN:
        seeing.tell_half(p, seat, p.held[seat] - 1)


def acting_at_dawn(p: Kragmortha, seat: i64) -> i64:
    """The Looks that do something at the start of their holder's turn (KM-ENF-5)."""
    cards = bound_cards(p, seat)
    found: i64 = 0
    for look in range(i64(len(p.box.looks))):
        if cards >> look & 1 and p.box.look_effects[look] & AT_DAWN:
            found |= i64(1) << look
    return found


def hailing_card(p: Kragmortha, seat: i64) -> i64:
    """The Look by which a seat has to hail Rigor (W-06)."""
    cards = bound_cards(p, seat)
    for look in range(i64(len(p.box.looks))):
        if cards >> look & 1 and p.box.look_effects[look] & HAILS:
            return look
    return -1


# ---- drawing


def ask_look(p: Kragmortha, seat: i64) -> None:
    """A player draws a Look; if the deck is empty he receives a blank one (KM-LOOK-5)."""
    if p.look_deck or p.under:
        p.ask(LOOK, CHANCE, seat)
        return
    p.look_count = replaced(p.look_count, seat, p.look_count[seat] + 1)
    if p.outbox is not None:
        p.tell(Event("blank-look", "KM-LOOK-5", {"seat": telling.who(p, seat)}))
    if p.look_count[seat] >= p.box.looks_to_lose:
        end.by_looks(p, seat)
    else:
        p.proceed()


def drawn(p: Kragmortha, seat: i64, look: i64) -> None:
    """A Look with a symbol he has goes under the deck, and he draws again (KM-LOOK-3); not if all do (KM-LOOK-4)."""
    has_new = has_new_symbol(p, seat)
    if p.look_deck >> look & 1:
        p.look_deck &= ~(i64(1) << look)
    else:
        p.under = p.under[1:]
    if has_new and p.looks[seat] & p.box.same_symbol[look]:
        p.under = [*p.under, look]
        if p.outbox is not None:
            p.tell(
                Event(
                    "look-redrawn",
                    "KM-LOOK-3",
                    {"seat": telling.who(p, seat), "look": telling.what(p, seat, p.box.looks[look])},
                )
            )
        p.ask(LOOK, CHANCE, seat)
        return
    if p.outbox is not None:
        clause = "KM-LOOK-1" if has_new else "KM-LOOK-4"
        p.tell(
            Event(
                "look-received",
                clause,
                {"seat": telling.who(p, seat), "look": telling.what(p, seat, p.box.looks[look])},
            )
        )
    receive(p, seat, look)


def has_new_symbol(p: Kragmortha, seat: i64) -> bool:
    """Whether some card of the Look deck has a symbol that none of the player's Looks has."""
    deck = p.look_deck
    for each in p.under:
        deck |= i64(1) << each
    for look in range(i64(len(p.box.looks))):
        if deck >> look & 1 and not p.looks[seat] & p.box.same_symbol[look]:
            return True
    return False


def receive(p: Kragmortha, seat: i64, look: i64) -> None:
    """A Look binds its player at once (KM-LOOK-1); the fourth one ends the game (KM-LOOK-8)."""
    p.looks = replaced(p.looks, seat, p.looks[seat] | i64(1) << look)
    p.look_count = replaced(p.look_count, seat, p.look_count[seat] + 1)
    if p.look_count[seat] >= p.box.looks_to_lose:
        end.by_looks(p, seat)
        return
    rebind(p, seat)
    by_table = not bound_cards(p, seat) >> look & 1
    if by_table:
        p.unconfirmed |= i64(1) << look
    if p.box.look_effects[look] & BLANK:
        if by_table:
            p.stack.append(frame(WORDS, left_of(p, seat), seat, look))
        else:
            p.stack.append(frame(SYMBOL, left_of(p, seat), seat))
    if p.box.look_effects[look] & IN_ANY_MODE:
        hand.check_limit(p, seat)
    p.proceed()


# ---- losing


def lose(p: Kragmortha, seat: i64, look: i64) -> None:
    """A Look leaves its player and is forgotten as his; a blank one has the number after the last."""
    p.look_count = replaced(p.look_count, seat, p.look_count[seat] - 1)
    if look == len(p.box.looks):
        return
    bit = i64(1) << look
    p.looks = replaced(p.looks, seat, p.looks[seat] & ~bit)
    p.switched &= ~bit
    p.unconfirmed &= ~bit
    p.spared &= ~bit
    p.spared_longer &= ~bit
    rebind(p, seat)


def put_under(p: Kragmortha, look: i64) -> None:
    """A Look taken from a player goes to the bottom of the deck (KM-LOOK-9); a blank one vanishes."""
    if look < len(p.box.looks):
        p.under = [*p.under, look]


def blanks(p: Kragmortha, seat: i64) -> i64:
    """How many blank Looks a player has."""
    count = p.look_count[seat]
    held = p.looks[seat]
    while held:
        held &= held - 1
        count -= 1
    return count


def held_looks(p: Kragmortha, seat: i64) -> list[i64]:
    """The Looks of a player by number, a blank one last."""
    size = i64(len(p.box.looks))
    found: list[i64] = [look for look in range(size) if p.looks[seat] >> look & 1]
    if blanks(p, seat):
        found.append(size)
    return found


def gifts(p: Kragmortha, seat: i64) -> list[i64]:
    """What the Ledger can give: Look times eight plus a receiver who has fewer Looks and none with its symbol (B17)."""
    found: list[i64] = []
    for look in held_looks(p, seat):
        for other in range(p.seats):
            if p.look_count[other] < p.look_count[seat]:
                if look == len(p.box.looks) or not p.looks[other] & p.box.same_symbol[look]:
                    found.append(look * 8 + other)
    return found


def end_sparing(p: Kragmortha, seat: i64) -> None:
    """At the end of his next turn a player can be accused again of the same Look (KM-TABLE-10)."""
    mine = p.looks[seat]
    p.spared = p.spared & ~mine | p.spared_longer & mine
    p.spared_longer &= ~mine


def lot(p: Kragmortha, i: i64) -> i64:
    """The Look that lot i stands for: any of those in an unknown order, else the topmost of those put under."""
    if not p.look_deck:
        return p.under[0]
    left = p.look_deck
    while i > 0:
        left &= left - 1
        i -= 1
    look: i64 = 0
    while not left >> look & 1:
        look += 1
    return look
