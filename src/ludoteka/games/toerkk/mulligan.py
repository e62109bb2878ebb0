"""The mulligan: all seats choose secretly at the same time which action cards they exchange (rules.md 2 mulligan)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event, Secret
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.toerkk import drawing, sides
from ludoteka.games.toerkk.bundles import size_of
from ludoteka.games.toerkk.phases import BEGIN_TURN, EXCHANGED, MULLIGAN
from ludoteka.games.toerkk.state import replaced

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def ask(p: Toerkk) -> None:
    """All are asked at once, each once (TK-MULLIGAN-3)."""
    p.answered = 0
    p.ask(MULLIGAN, 0)


def undecided(p: Toerkk) -> list[int]:
    """Those who have not finished, in truth."""
    return [int(seat) for seat in range(p.seats) if not p.answered >> seat & 1]


def seen_undecided(p: Toerkk, viewer: i64) -> list[int]:
    """Those who have not finished as far as a viewer can tell: he knows it of himself only."""
    return [int(seat) for seat in range(p.seats) if seat != viewer or not p.answered >> seat & 1]


def moves(p: Toerkk, seat: i64) -> list[Move]:
    """Any of the action cards in hand, named in the order of the deck; or done (TK-MULLIGAN-1, TK-MULLIGAN-4)."""
    found: list[Move] = []
    chosen, kinds = p.swapped[seat], p.box.kinds
    if size_of(chosen) < p.life[sides.side_of(p, seat)] - 1:
        last: i64 = -1
        if chosen:
            last = kinds.cards(chosen)[-1]
        for card in range(i64(len(p.box.cards))):
            if card >= last and kinds.count(p.hand[seat], card) > kinds.count(chosen, card):
                found.append(p.box.swap[card])
    found.append(p.box.done)
    return found


def swap(p: Toerkk, seat: i64, card: i64) -> None:
    """One more card is to be exchanged: the chooser's secret."""
    p.swapped = replaced(p.swapped, seat, p.box.kinds.added(p.swapped[seat], card))
    if p.outbox is not None:
        p.tell(Event("swaps", "TK-MULLIGAN-1", {"seat": int(seat), "card": p.box.cards[card]}, seats=[int(seat)]))


def finish(p: Toerkk, seat: i64) -> None:
    """A seat is done; when all are, the exchange takes place."""
    p.answered |= i64(1) << seat
    if p.outbox is not None:
        p.tell(Event("swaps-no-more", "TK-MULLIGAN-3", {"seat": int(seat)}, seats=[int(seat)]))
    waiting = undecided(p)
    if waiting:
        p.to_act = waiting[0]
    else:
        _exchange(p)


def _exchange(p: Toerkk) -> None:
    """Chosen cards are put aside at the price of one life each, of a team's common life; then as many are drawn.

    TK-MULLIGAN-2, TK-MULLIGAN-5, TK-TEAM-17.
    """
    kinds = p.box.kinds
    p.aside = p.swapped
    p.swapped = [0] * int(p.seats)
    p.answered = 0
    for seat in range(p.seats):
        chosen, side = p.aside[seat], sides.side_of(p, seat)
        count = size_of(chosen)
        p.hand[seat] = kinds.minus(p.hand[seat], chosen)
        p.life = replaced(p.life, side, p.life[side] - count)
        drawing.owe(p, seat, count, 0)
        if p.outbox is not None:
            names = [p.box.cards[card] for card in kinds.cards(chosen)]
            who = sides.sharers(p, seat)
            p.tell(
                Event(
                    "exchanged",
                    "TK-MULLIGAN-2",
                    {"seat": int(seat), "count": int(count), "cards": Secret(names, who), "life": int(p.life[side])},
                    learned_by=range(int(p.seats)),
                )
            )
    drawing.draw_due(p, EXCHANGED)


def end(p: Toerkk) -> None:
    """The cards put aside go back into the decks (TK-MULLIGAN-5); the first turn begins."""
    for seat in range(p.seats):
        p.deck = replaced(p.deck, seat, p.box.kinds.joined(p.deck[seat], p.aside[seat]))
    p.aside = [0] * int(p.seats)
    p.turn_side = (p.starter + p.house.sides - 1) % p.house.sides
    p.proceed(BEGIN_TURN)
