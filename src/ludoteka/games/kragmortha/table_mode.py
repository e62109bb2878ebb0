"""Looks that people police themselves: accusing, voting, switching, and who sits where (rules.md 5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import accusations, looks, rituals, telling, votes
from ludoteka.games.kragmortha.effects import BLANK
from ludoteka.games.kragmortha.phases import (
    ADMIT,
    FIRST,
    NERVE,
    OVER,
    RITUAL,
    SYMBOL,
    VOTE,
    a_of,
    b_of,
    c_of,
    phase_of,
    who_of,
)

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha

MOST_DISMISSED: Final = 2


def is_person(p: Kragmortha, seat: i64) -> bool:
    """Bots never accuse and never vote (KM-TABLE-12)."""
    return not p.bots >> seat & 1


def table_cards(p: Kragmortha, seat: i64) -> i64:
    """The Looks that bind a seat by their table texts."""
    return p.looks[seat] & ~looks.bound_cards(p, seat)


# ---- interjections


def interjections(p: Kragmortha, seat: i64) -> list[Move]:
    """What a person may do while somebody decides: accuse, be in position, switch a Look (rules.md 3.6)."""
    found: list[Move] = []
    if p.to_act < 0 or seat < 0 or seat >= p.seats or not is_person(p, seat):
        return found
    add_accusations(p, seat, found)
    add_own(p, seat, found)
    return found


def add_accusations(p: Kragmortha, seat: i64, found: list[Move]) -> None:
    """Each other person with each Look of his that binds him by its table text (KM-TABLE-3)."""
    if not may_accuse(p, seat):
        return
    for look in range(i64(len(p.box.looks))):
        for culprit in range(p.seats):
            if culprit != seat and accusable(p, culprit) >> look & 1:
                found.append(p.box.accuse[look * 8 + culprit])


def may_accuse(p: Kragmortha, seat: i64) -> bool:
    """One at a time (KM-TABLE-3), not after two dismissed ones (KM-TABLE-9), perhaps not between two (KM-TABLE-7)."""
    if accusations.is_running(p) or p.dismissed[seat] >= MOST_DISMISSED:
        return False
    return p.house.two_may_accuse or people(p) > 2


def people(p: Kragmortha) -> i64:
    """How many people sit at the table."""
    count: i64 = 0
    for seat in range(p.seats):
        if is_person(p, seat):
            count += 1
    return count


def accusable(p: Kragmortha, culprit: i64) -> i64:
    """The Looks of which a seat can be accused: he is in position (KM-TABLE-2) and not spared (KM-TABLE-10)."""
    if not is_person(p, culprit):
        return 0
    return table_cards(p, culprit) & ~(p.unconfirmed | p.spared | p.spared_longer)


def add_own(p: Kragmortha, seat: i64, found: list[Move]) -> None:
    """Be in position (KM-TABLE-1), or switch a Look to its enforced text while nobody accuses one of it (5.1)."""
    mine = table_cards(p, seat)
    running = accusations.running_look(p)
    for look in range(i64(len(p.box.looks))):
        if mine >> look & 1:
            if p.unconfirmed >> look & 1:
                found.append(p.box.in_position[look])
            if look != running:
                found.append(p.box.switch[look])


def confirm(p: Kragmortha, seat: i64, look: i64) -> None:
    """The holder is in position and must obey from now on (KM-TABLE-1, KM-TABLE-2)."""
    p.unconfirmed &= ~(i64(1) << look)
    if p.outbox is not None:
        p.tell(
            Event("in-position", "KM-TABLE-1", {"seat": int(seat), "look": telling.what(p, seat, p.box.looks[look])})
        )


def switch(p: Kragmortha, seat: i64, look: i64) -> None:
    """A person's Look binds by its enforced text from now on, for good (rules.md 5.1)."""
    bit = i64(1) << look
    p.switched |= bit
    p.unconfirmed &= ~bit
    if p.outbox is not None:
        # What was switched cannot be switched back, nor taken back: others may have seen a card by it.
        p.tell(
            Event(
                "switched",
                "KM-TABLE-3",
                {"seat": int(seat), "look": telling.what(p, seat, p.box.looks[look])},
                learned_by=[int(seat)],
            )
        )
    looks.rebind(p, seat)
    ask_symbol(p, seat)


def ask_symbol(p: Kragmortha, seat: i64) -> None:
    """A blank symbol that has come to bind must be named before anything else goes on (W-05)."""
    if p.bound[seat] & BLANK and not p.blanked[seat] and not is_symbol_due(p, seat):
        p.suspend()
        p.ask(SYMBOL, looks.left_of(p, seat), seat)


def is_symbol_due(p: Kragmortha, seat: i64) -> bool:
    """Whether the neighbour is to name the symbol anyway."""
    for each in [p.now, *p.stack]:
        if phase_of(each) == SYMBOL and a_of(each) == seat:
            return True
    return False


# ---- bots and people


def occupy(p: Kragmortha, seat: i64, by_bot: bool) -> None:
    """A bot's Looks bind by their enforced texts (KM-TABLE-12); a person who returns finds those switched still so."""
    bit = i64(1) << seat
    p.bots = p.bots | bit if by_bot else p.bots & ~bit
    if phase_of(p.now) == OVER:
        return
    looks.rebind(p, seat)
    phase = phase_of(p.now)
    if phase == FIRST or phase == VOTE:
        votes.excuse_bots(p)
        accusations.go_on(p)
    elif phase == ADMIT and by_bot and c_of(p.now) == seat:
        accusations.deny(p)  # as if his time had run out: whoever leaves does not escape
    elif phase == RITUAL and by_bot and who_of(p.now) == seat:
        rituals.ask_ritual(p, seat, a_of(p.now))
    elif phase == NERVE and not by_bot and b_of(p.now) == seat:
        rituals.ask_ritual(p, seat, a_of(p.now))
    if phase_of(p.now) != OVER:
        ask_symbol(p, seat)
