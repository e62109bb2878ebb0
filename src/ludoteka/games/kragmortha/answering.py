"""What a seat's answer does, decision by decision (rules.md 3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import (
    accusations,
    books,
    hand,
    looks,
    meet,
    pages,
    playing,
    push,
    rigor,
    rituals,
    setup,
    table_mode,
    votes,
    walk,
)
from ludoteka.games.kragmortha.effects import BLANK
from ludoteka.games.kragmortha.moves import (
    Numbered,
    OfBook,
    OfCard,
    OfLook,
    OfLookAndSeat,
    OfPlace,
    OfSeat,
    OnSquare,
    Play,
    PlayPlace,
)
from ludoteka.games.kragmortha.phases import (
    ADMIT,
    AFTER,
    ATLAS,
    DISCARD,
    EXTRA,
    FIRST,
    IDENTITY,
    LATE,
    LEDGER,
    MAIN,
    MEET,
    PAGES,
    PARDON,
    PLACE,
    PUSH,
    REACT_MEET,
    REACT_PUSH,
    RITUAL,
    RTELE,
    START,
    STEP2,
    STRIDE,
    SUMMONS,
    SYMBOL,
    TELE,
    VETO,
    VOTE,
    WORDS,
    a_of,
    b_of,
    c_of,
)

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def apply(p: Kragmortha, move: Move, seat: i64) -> None:
    """Carry out a seat's move: an answer, or an interjection."""
    phase = p.now & 63
    if phase == MAIN or phase == EXTRA:
        if isinstance(move, Play):
            playing.play_card(p, move.card, move.square)
            return
    elif phase == STEP2 or phase == STRIDE:
        if isinstance(move, OnSquare):
            walk.go_on(p, move.square)
            return
        if move is p.box.stop:
            walk.stop(p)
            return
    if not _interject(p, move, seat):
        _answer(p, phase, move, seat)


def _interject(p: Kragmortha, move: Move, seat: i64) -> bool:
    """Carry out an interjection; tell whether it was one."""
    if isinstance(move, OfLookAndSeat) and move.kind == "accuse":
        accusations.accuse(p, seat, move.seat, move.look)
    elif isinstance(move, OfLook) and move.kind == "switch":
        table_mode.switch(p, seat, move.look)
    elif isinstance(move, OfLook) and move.kind == "in-position":
        table_mode.confirm(p, seat, move.look)
    else:
        return False
    return True


def _answer(p: Kragmortha, phase: i64, move: Move, seat: i64) -> None:
    """The decisions that name a square, and those of one's own turn."""
    if isinstance(move, OnSquare):
        _on_square(p, phase, move.square, seat)
    elif phase == MAIN or phase == EXTRA:
        _play_otherwise(p, phase, move)
    elif phase == AFTER:
        if isinstance(move, OfBook):
            books.use(p, move.book, AFTER)
        else:
            books.finish(p)
    elif phase == RTELE:
        rigor.stay(p)
    elif phase == REACT_PUSH or phase == REACT_MEET:
        _react(p, phase, move, seat)
    elif phase == DISCARD:
        place = move.place if isinstance(move, OfPlace) else hand.find_card(p, seat, cast(OfCard, move).card)
        hand.throw_away(p, seat, place)
    elif phase == RITUAL:
        rituals.answer(p, seat, a_of(p.now), move is p.box.fulfil)
    elif phase == VETO:
        rituals.veto(p, cast(OfPlace, move).place)
    elif phase == SYMBOL:
        name_symbol(p, a_of(p.now), cast(Numbered, move).index)
    elif phase == WORDS:
        if p.outbox is not None:
            p.tell(Event("words-named", "KM-TABLE-1", {"seat": int(a_of(p.now)), "by": int(seat)}))
        p.proceed()
    else:
        _target(p, phase, move, seat)


def _on_square(p: Kragmortha, phase: i64, square: i64, seat: i64) -> None:
    """A square is chosen."""
    if phase == PUSH:
        push.push(p, a_of(p.now), b_of(p.now), square)
    elif phase == MEET or phase == TELE or phase == START:
        meet.place(p, phase, a_of(p.now), square)
    elif phase == RTELE:
        rigor.teleport(p, square)
    elif phase == PLACE:
        setup.place(p, seat, square)
    elif phase == ATLAS:
        books.atlas(p, square)
    elif phase == SUMMONS:
        books.summon(p, square)


def _play_otherwise(p: Kragmortha, phase: i64, move: Move) -> None:
    """Use a Book, show the hand, or play by place (D-MAIN)."""
    if isinstance(move, PlayPlace):
        playing.play(p, move.place, move.square)
    elif isinstance(move, OfBook):
        books.use(p, move.book, MAIN)
    elif isinstance(move, OfPlace):
        book = a_of(p.now)
        if not playing.commit(p, move.place) and phase == EXTRA and not playing.can_play(p):
            p.later(LATE)
            books.cancel(p, book)  # nothing was playable: the Book could not be used
    else:
        playing.show(p)


def _react(p: Kragmortha, phase: i64, move: Move, seat: i64) -> None:
    """Use a Book against a push or a meeting, or decline (D-REACT)."""
    using = isinstance(move, OfBook)
    if isinstance(move, OfBook):
        books.turn_over(p, seat, move.book)
    elif p.outbox is not None:
        p.tell(Event("declined", "KM-BOOK-1", {"seat": int(seat)}))
    if phase == REACT_PUSH:
        at, origin = b_of(p.now), c_of(p.now)
        push.choose(p, seat, at, origin, seat if using else push.chooser(p, seat, at))
    elif using:
        p.proceed()
    else:
        looks.ask_look(p, seat)


def name_symbol(p: Kragmortha, holder: i64, symbol: i64) -> None:
    """The symbol is blank on the culprit's cards as long as he holds that Look (W-05)."""
    p.blanked = looks.replaced(p.blanked, holder, p.blanked[holder] | i64(1) << symbol)
    for look in range(i64(len(p.box.looks))):
        if p.looks[holder] >> look & 1 and p.box.look_effects[look] & BLANK:
            p.switched |= i64(1) << look  # its words were never named, or are replaced by the symbol for good
    if p.outbox is not None:
        p.tell(Event("symbol-named", "KM-ENF-9", {"seat": int(holder), "symbol": p.box.symbol[symbol].args["symbol"]}))
    p.proceed()


def _target(p: Kragmortha, phase: i64, move: Move, seat: i64) -> None:
    """The target of a Book, and the answers of people to each other."""
    if move is p.box.cancel:
        books.cancel(p, b_of(p.now) if phase == ATLAS else a_of(p.now))
    elif phase == PARDON:
        books.pardon(p, cast(OfLook, move).look)
    elif phase == LEDGER:
        gift = cast(OfLookAndSeat, move)
        books.give(p, gift.look, gift.seat)
    elif phase == IDENTITY:
        books.swap(p, cast(OfSeat, move).seat)
    elif phase == PAGES:
        _page(p, move)
    elif phase == ADMIT:
        if move is p.box.admit:
            accusations.admit(p)
        else:
            accusations.deny(p)
    elif phase == VOTE:
        ballot = votes.GUILTY if move is p.box.guilty else votes.INNOCENT
        accusations.vote(p, seat, votes.ABSTAINED if move is p.box.abstain else ballot)
    elif phase == FIRST:
        accusations.vote(p, seat, votes.FIRST_SEAT + move.seat if isinstance(move, OfSeat) else votes.ABSTAINED)


def _page(p: Kragmortha, move: Move) -> None:
    """Mark a card for the Blank Pages, or be done."""
    if isinstance(move, OfPlace):
        pages.mark(p, move.place)
    elif isinstance(move, OfCard):
        pages.mark(p, pages.next_mark(p, move.card))
    else:
        pages.turn_over(p)
