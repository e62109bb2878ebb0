"""What Looks ask for at the start of a turn or after Rigor has moved (rules.md 5.3, classes I and W-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.kragmortha import looks, telling
from ludoteka.games.kragmortha.effects import HAILS, TYPED, VETOES
from ludoteka.games.kragmortha.phases import DAWN, GROVEL, HAIL, NERVE, RITUAL, VETO

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def fits(typed: str, wanted: str) -> bool:
    """Whether a ritual text is right: case, repeated spaces and punctuation do not matter (KM-ENF-11).

    >>> fits("  YS, my drk  lrd! ", "ys my drk lrd"), fits("yes my drk lrd", "ys my drk lrd")
    (True, False)
    """
    return _plain(typed) == _plain(wanted)


def _plain(text: str) -> str:
    return " ".join("".join([letter if letter.isalnum() else " " for letter in text.casefold()]).split())


def dawn(p: Kragmortha) -> None:
    """Looks that act at the start of a turn, one after another in the order of their numbers (KM-ENF-5)."""
    bound = looks.bound_cards(p, p.turn)
    while p.dawn:
        look: i64 = 0
        while not p.dawn >> look & 1:
            look += 1
        p.dawn &= ~(i64(1) << look)
        if bound >> look & 1:
            p.later(DAWN)
            if p.box.look_effects[look] & VETOES:
                ask_veto(p)
            else:
                ask_ritual(p, p.turn, look)
            return
    p.proceed()


def ask_veto(p: Kragmortha) -> None:
    """The left neighbour points at the back of a card that cannot be played in this turn (W-07)."""
    if p.held[p.turn] == 1:
        veto(p, 0)
    else:
        p.ask(VETO, looks.left_of(p, p.turn), p.turn)


def veto(p: Kragmortha, place: i64) -> None:
    """A card is forbidden for this turn (W-07)."""
    p.vetoed = place
    if p.outbox is not None:
        p.tell(Event("vetoed", "KM-ENF-5", {"seat": int(p.turn), "place": int(place) + 1}))
    p.proceed()


def hail(p: Kragmortha) -> None:
    """Each who has to hail Rigor is asked once for a movement, before the next decision (W-06)."""
    while p.hails:
        seat: i64 = 0
        while not p.hails >> seat & 1:
            seat += 1
        p.hails &= ~(i64(1) << seat)
        if p.bound[seat] & HAILS:
            p.later(HAIL)
            ask_ritual(p, seat, looks.hailing_card(p, seat))
            return
    p.proceed()


def ask_ritual(p: Kragmortha, seat: i64, look: i64) -> None:
    """A person fulfils a ritual or fails; whether a bot does is a matter of luck (KM-ENF-7)."""
    if p.bots >> seat & 1:
        p.ask(NERVE, CHANCE, look, seat)
    elif p.box.look_effects[look] & TYPED:
        p.ask(GROVEL, CHANCE, look, seat)
    else:
        p.ask(RITUAL, seat, look, 0, 1)


def grovel_drawn(p: Kragmortha, seat: i64, look: i64, grovel: i64) -> None:
    """The sentence to be typed is drawn at random each turn (KM-ENF-11)."""
    if p.outbox is not None:
        p.tell(Event("grovel", "KM-ENF-11", {"seat": int(seat), "grovel": int(grovel) + 1}))
    if p.bots >> seat & 1:
        p.ask(NERVE, CHANCE, look, seat)
    else:
        p.ask(RITUAL, seat, look, grovel)


def answer(p: Kragmortha, seat: i64, look: i64, fulfilled: bool) -> None:
    """A failed ritual is a breach: another Look (KM-LOOK-7), but at most one in one's own turn (KM-ENF-5)."""
    ignored = seat == p.turn and p.breached == 1
    if p.outbox is not None:
        key = "ritual-fulfilled" if fulfilled else "ritual-failed"
        p.tell(
            Event(
                key,
                "KM-ENF-5" if ignored else "KM-LOOK-7",
                {"seat": int(seat), "look": telling.what(p, seat, p.box.looks[look])},
            )
        )
    if fulfilled or ignored:
        p.proceed()
        return
    if seat == p.turn:
        p.breached = 1
    looks.ask_look(p, seat)
