"""Playing a card: what may be played, committing a card one cannot see, showing an unplayable hand (D-MAIN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import enforced, hand, rigor, seeing, walk
from ludoteka.games.kragmortha.effects import CHANGES_PLAYS, NEAR_SIGHT
from ludoteka.games.kragmortha.phases import NEXT_TURN
from ludoteka.games.kragmortha.squares import is_crowded

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def add_plays(p: Kragmortha, found: list[Move]) -> None:
    """Every pair of a card and a legal first square (KM-TURN-3)."""
    seat = p.turn
    if p.bound[seat] & CHANGES_PLAYS:
        enforced.add_plays(p, found)
        return
    size = p.layout.size
    here = p.goblin[seat]
    first = p.layout.first
    crowded = is_crowded(p, here)
    base = seat * p.box.stride
    cards = p.hand
    for i in range(base, base + p.held[seat]):
        card = cards[i]
        j = base
        while cards[j] != card:
            j += 1
        if j < i:
            continue  # of equal cards the oldest is meant
        if card >= p.box.goblin_kinds:
            found += first[card * size + p.rigor]
        elif crowded:
            walk.add_entries(p, first[card * size + here], found)
        else:
            found += first[card * size + here]


def can_play(p: Kragmortha) -> bool:
    """Whether the active player has a card to play, as far as he knows; Looks are no hindrance (KM-ENF-4)."""
    found: list[Move] = []
    add_plays(p, found)
    return len(found) > 0


def play_card(p: Kragmortha, card: i64, square: i64) -> None:
    """Play a card of this kind, the oldest of equal ones, or the one committed."""
    play(p, p.forced if p.forced >= 0 else hand.find_card(p, p.turn, card), square)


def play(p: Kragmortha, place: i64, square: i64) -> None:
    """Play exactly one card and make the first step with it (KM-TURN-2, KM-MOVE-3)."""
    seat = p.turn
    if p.bound[seat] & CHANGES_PLAYS:
        enforced.relieve(p)
    if p.outbox is not None:
        p.tell(
            Event(
                "played",
                "KM-TURN-2",
                {
                    "seat": int(seat),
                    "card": seeing.card_text(p, seat, place),
                    "place": seeing.told_place(p, seat, place),
                },
            )
        )
    card = hand.discard(p, seat, place)
    p.card = card
    p.steps = 1
    p.cut = p.met = p.hails = 0
    p.forced = -1
    p.entered = square
    if card < p.box.goblin_kinds:
        p.origin = p.goblin[seat]
        walk.step(p, square)
    else:
        p.origin = p.rigor
        rigor.prepare_hail(p)
        rigor.step(p, square)


def commit(p: Kragmortha, place: i64) -> bool:
    """A card its holder cannot see is revealed: a playable one must be played, another returns (KM-ENF-10)."""
    seat = p.turn
    enforced.relieve(p)
    seeing.reveal(p, seat, place)
    if p.bound[seat] & NEAR_SIGHT:
        p.rigor_shown = 1
    playable = enforced.is_playable(p, place)
    if playable:
        p.forced = place
    if p.outbox is not None:
        card = p.box.cards[p.hand[seat * p.box.stride + place]]
        key = "committed" if playable else "commit-returned"
        p.tell(
            Event(
                key,
                "KM-ENF-10",
                {"seat": int(seat), "card": card, "place": int(place) + 1},
                learned_by=range(int(p.seats)),
            )
        )
    return playable


def show(p: Kragmortha) -> None:
    """A player without a playable card shows his hand, discards it and draws as many; his turn is lost (KM-TURN-4)."""
    seat = p.turn
    count = p.held[seat]
    if p.outbox is not None:
        base = seat * p.box.stride
        shown = [p.box.cards[p.hand[base + i]] for i in range(count)]
        p.tell(Event("showed", "KM-TURN-4", {"seat": int(seat), "cards": shown}, learned_by=range(int(p.seats))))
    while p.held[seat]:
        hand.discard(p, seat, 0)
    hand.ask_draw(p, seat, count, NEXT_TURN)
