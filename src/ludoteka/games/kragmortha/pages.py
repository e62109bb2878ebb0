"""The Blank Pages (B16): cards are chosen one by one, unseen by the others, then discarded together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import hand, seeing
from ludoteka.games.kragmortha.phases import DRAW, GO_ON

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def options(p: Kragmortha) -> list[Move]:
    """Mark one more card, in one fixed order; be done after the first one; or give it up (B16)."""
    seat, base = p.turn, p.turn * p.box.stride
    found: list[Move] = []
    if seeing.by_place(p, seat):
        for i in range(p.held[seat]):
            if p.marks >> i == 0:
                found.append(p.box.discard_place[i])
    else:
        last: i64 = -1
        for i in range(p.held[seat]):
            if p.marks >> i & 1:
                last = max(last, p.hand[base + i])
        for card in range(i64(len(p.box.cards))):
            if card >= last and next_mark(p, card) >= 0:
                found.append(p.box.discard[card])
    if p.marks:
        found.append(p.box.done)
    found.append(p.box.cancel)
    return found


def next_mark(p: Kragmortha, card: i64) -> i64:
    """The place of the oldest card of this kind that is not yet marked, or -1."""
    base = p.turn * p.box.stride
    for i in range(p.held[p.turn]):
        if p.hand[base + i] == card and not p.marks >> i & 1:
            return i
    return -1


def mark(p: Kragmortha, place: i64) -> None:
    """Choose a card to be discarded; only the chooser is told."""
    p.marks |= i64(1) << place
    if p.outbox is not None:
        p.tell(Event("marked", "KM-BOOK-1", {"place": int(place) + 1}, seats=[int(p.turn)]))


def turn_over(p: Kragmortha) -> None:
    """Discard the marked cards and draw as many (B16)."""
    seat = p.turn
    gone: list[tuple[int, str]] = []
    marks, p.marks = p.marks, 0
    for place in range(p.held[seat] - 1, -1, -1):
        if marks >> place & 1:
            gone.append((seeing.told_place(p, seat, place), seeing.card_text(p, seat, place)))
            hand.discard(p, seat, place)
    gone.sort()
    if p.outbox is not None:
        p.tell(
            Event(
                "discarded",
                "KM-TURN-5",
                {"seat": int(seat), "cards": [card for _, card in gone], "places": [place for place, _ in gone]},
                learned_by=range(int(p.seats)),
            )
        )
    p.later(DRAW, seat, len(gone), GO_ON)
    p.proceed()
