"""What is decided now and by whom, as one viewer may know it; the keys are those of texts/."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.event import Prompt
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.kragmortha import playing, telling
from ludoteka.games.kragmortha.effects import BOOK_EFFECTS, LOOK_EFFECTS
from ludoteka.games.kragmortha.phases import (
    ADMIT,
    AFTER,
    ATLAS,
    BOOK,
    DISCARD,
    DRAW,
    EXTRA,
    FIRST,
    GROVEL,
    IDENTITY,
    LEDGER,
    LOOK,
    LOTS,
    MAIN,
    MEET,
    NERVE,
    OVER,
    PAGES,
    PARDON,
    PLACE,
    PUSH,
    REACT_MEET,
    REACT_PUSH,
    RITUAL,
    RTELE,
    SHOVE,
    START,
    STEP2,
    STRIDE,
    SUMMONS,
    SYMBOL,
    TELE,
    TOKEN,
    VETO,
    VOTE,
    WORDS,
    a_of,
    b_of,
    c_of,
    phase_of,
)
from ludoteka.games.kragmortha.squares import is_empty
from ludoteka.games.kragmortha.votes import OPEN, ballot_of

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha

CLAUSES: Final = {
    OVER: "KM-END-1",
    MAIN: "KM-TURN-2",
    STEP2: "KM-MOVE-5",
    STRIDE: "KM-BOOK-6",
    PUSH: "KM-PUSH-2",
    AFTER: "KM-BOOK-6",
    EXTRA: "KM-BOOK-1",
    MEET: "KM-MEET-4",
    TELE: "KM-TELEPORT-3",
    START: "KM-DESK-3",
    RTELE: "KM-RIGOR-2",
    PLACE: "KM-SETUP-8",
    REACT_PUSH: "KM-BOOK-1",
    REACT_MEET: "KM-BOOK-1",
    DISCARD: "KM-TURN-7",
    SYMBOL: "KM-ENF-9",
    WORDS: "KM-TABLE-1",
    VETO: "KM-ENF-5",
    RITUAL: "KM-ENF-5",
    PARDON: "KM-LOOK-9",
    LEDGER: "KM-LOOK-9",
    ATLAS: "KM-TELEPORT-12",
    SUMMONS: "KM-MEET-1",
    IDENTITY: "KM-BOOK-1",
    PAGES: "KM-TURN-5",
    FIRST: "KM-SETUP-7",
    ADMIT: "KM-TABLE-4",
    VOTE: "KM-TABLE-5",
    DRAW: "KM-TURN-7",
    LOOK: "KM-LOOK-3",
    BOOK: "KM-DESK-2",
    TOKEN: "KM-TELEPORT-2",
    SHOVE: "KM-PUSH-2",
    LOTS: "KM-SETUP-7",
    GROVEL: "KM-ENF-11",
    NERVE: "KM-ENF-7",
}
"""Under which rule each decision or draw is made."""

KEYS: Final = {
    OVER: "over",
    STEP2: "step2",
    STRIDE: "stride",
    AFTER: "after",
    EXTRA: "booktarget-haste",
    RTELE: "rtele",
    DISCARD: "discard",
    SYMBOL: "symbol",
    WORDS: "words",
    VETO: "veto",
    PARDON: "booktarget-pardon",
    LEDGER: "booktarget-ledger",
    SUMMONS: "booktarget-summons",
    IDENTITY: "booktarget-identity",
    PAGES: "booktarget-blank-pages",
    FIRST: "first",
    ADMIT: "admit",
    VOTE: "vote",
    REACT_PUSH: "react-stubborn",
    REACT_MEET: "react-cloak",
    MEET: "meet",
    TELE: "tele",
    START: "start",
    ATLAS: "booktarget-atlas",
}


def clause(p: Kragmortha) -> str:
    """The rule under which something is decided or drawn now."""
    if phase_of(p.now) == PLACE and not _start_is_free(p):
        return "KM-SETUP-10"
    return CLAUSES[int(phase_of(p.now))]


def _start_is_free(p: Kragmortha) -> bool:
    return any([is_empty(p, square) for square in p.layout.starts])


def deciders(p: Kragmortha, viewer: i64) -> list[int]:
    """Who decides, as far as the viewer can see: all that are asked in a vote, a viewer apart who has answered."""
    phase = phase_of(p.now)
    if phase != FIRST and phase != VOTE:
        return [int(p.to_act)] if p.to_act >= 0 else []
    found: list[int] = []
    for seat in range(p.seats):
        ballot = ballot_of(p, seat)
        if ballot and not p.bots >> seat & 1 and (seat != viewer or ballot == OPEN):
            found.append(int(seat))
    return found


def prompt(p: Kragmortha, viewer: i64) -> Prompt:
    """What is decided now, by whom and under which rule."""
    phase = phase_of(p.now)
    who = deciders(p, viewer)
    if p.to_act == CHANCE:
        return Prompt(clause(p), "chance", who)
    args: dict[str, object] = {"seat": who[0]} if len(who) == 1 else {}
    key = KEYS.get(int(phase), "")
    if phase == MAIN or phase == EXTRA:
        key = main_key(p, viewer, key, args)
    elif phase == STEP2 and p.card >= p.box.goblin_kinds:
        key = "step2-rigor"
    elif phase == PLACE:
        key = "place" if _start_is_free(p) else "place-eighth"
    elif phase == PUSH:
        args["pushed"] = telling.name_for(p, viewer, a_of(p.now))
        key = "push-own" if p.to_act == a_of(p.now) else "push"
    elif phase == RITUAL:
        key = ritual_key(p, viewer, args)
    else:
        key = add_details(p, viewer, phase, key, args)
    return Prompt(clause(p), key, who, args)


def main_key(p: Kragmortha, viewer: i64, key: str, args: dict[str, object]) -> str:
    """Playing a card; only the player himself is told that nothing is playable (KM-TURN-4)."""
    if p.forced >= 0:
        args["card"] = p.box.cards[p.hand[p.turn * p.box.stride + p.forced]]
        return "main-card"
    if key:
        return key
    return "main-stuck" if viewer == p.turn and not playing.can_play(p) else "main"


def ritual_key(p: Kragmortha, viewer: i64, args: dict[str, object]) -> str:
    """The ritual of a Look, which those do not see who see no Looks of others (W-12)."""
    look = a_of(p.now)
    args["look"] = telling.text_for(p, viewer, p.to_act, p.box.looks[look])
    if args["look"] is None:
        return "ritual"
    if not c_of(p.now):
        args["grovel"] = int(b_of(p.now)) + 1
    for number, word in enumerate(LOOK_EFFECTS):
        if p.box.look_effects[look] == 1 << number:
            return f"ritual-{word}"
    return "ritual"


def add_details(p: Kragmortha, viewer: i64, phase: i64, key: str, args: dict[str, object]) -> str:
    """Whom and what a rarer decision is about."""
    a = a_of(p.now)
    if phase in (MEET, TELE, START, ATLAS):
        if p.to_act != a:
            args["goblin"] = telling.name_for(p, viewer, a)
            return key + "-for"
    elif phase in (SYMBOL, WORDS, VETO):
        args["culprit"] = int(a)
    elif phase == REACT_PUSH or phase == REACT_MEET:
        args["book"] = reacting_book(p, phase)
        if phase == REACT_PUSH:
            args["pusher"] = telling.name_for(p, viewer, p.at[b_of(p.now)])
    elif phase == ADMIT or phase == VOTE:
        args["accuser"], args["look"], args["culprit"] = int(a), p.box.looks[b_of(p.now)], int(c_of(p.now))
    return key


def reacting_book(p: Kragmortha, phase: i64) -> str:
    """The Book that may be used against a push or a meeting."""
    window = p.box.at_push if phase == REACT_PUSH else p.box.at_meeting
    mine = p.books[p.to_act] & window & ~p.used
    for book, kind in enumerate(p.box.book_kinds):
        if mine >> book & 1:
            return p.box.books[kind]
    return BOOK_EFFECTS[-1]
