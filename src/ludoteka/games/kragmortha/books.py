"""Magic Books: when they may be used, at whom, and what they do (rules.md 2.10, 7.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import conditions, looks, meet, playing, rigor, telling, turn
from ludoteka.games.kragmortha.effects import (
    BOOK_ATLAS,
    BOOK_HASTE,
    BOOK_IDENTITY,
    BOOK_LEDGER,
    BOOK_PAGES,
    BOOK_PARDON,
    BOOK_SHOVING,
    BOOK_STRIDE,
    BOOK_SUMMONS,
    NEIGHBOUR,
)
from ludoteka.games.kragmortha.phases import (
    ATLAS,
    EXTRA,
    HAIL,
    IDENTITY,
    LATE,
    LEDGER,
    MAIN,
    PAGES,
    PARDON,
    SUMMONS,
)
from ludoteka.games.kragmortha.squares import move_to

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def offer(p: Kragmortha, mine: i64, found: list[Move]) -> None:
    """Every unused Book out of these whose condition holds (KM-BOOK-1, KM-BOOK-2); equal ones once."""
    last: i64 = -1
    mine &= ~p.used & ~p.shelved
    for book in range(i64(len(p.box.book_kinds))):
        kind = p.box.book_kinds[book]
        if mine >> book & 1 and kind != last and is_usable(p, p.box.book_effects[kind]):
            found.append(p.box.use[kind])
            last = kind


def offer_reactions(p: Kragmortha, seat: i64, window: i64, found: list[Move]) -> None:
    """The unused Books that react to this event, equal ones once (D-REACT)."""
    mine = p.books[seat] & window & ~p.used
    last: i64 = -1
    for book in range(i64(len(p.box.book_kinds))):
        if mine >> book & 1 and p.box.book_kinds[book] != last:
            last = p.box.book_kinds[book]
            found.append(p.box.use[last])


def is_usable(p: Kragmortha, effect: i64) -> bool:
    """Whether the active player could do what a Book says; only the Treatise hangs on his hidden hand."""
    return playing.can_play(p) if effect == BOOK_HASTE else conditions.hold(p, effect)


def unused(p: Kragmortha, seat: i64, kind: i64) -> i64:
    """The number of an unused Book of this kind that a player has, or -1."""
    for book in range(i64(len(p.box.book_kinds))):
        if p.box.book_kinds[book] == kind and (p.books[seat] & ~p.used) >> book & 1:
            return book
    return -1


def turn_over(p: Kragmortha, seat: i64, kind: i64) -> i64:
    """A used Book is turned face down (KM-BOOK-2)."""
    book = unused(p, seat, kind)
    p.used |= i64(1) << book
    if p.outbox is not None:
        p.tell(Event("book-used", "KM-BOOK-2", {"seat": int(seat), "book": telling.what(p, seat, p.box.books[kind])}))
    return book


def use(p: Kragmortha, kind: i64, window: i64) -> None:
    """Use a Book in the window before or after the movement, then go on there (KM-BOOK-6)."""
    seat = p.turn
    effect = p.box.book_effects[kind]
    book = turn_over(p, seat, kind)
    p.later(MAIN if window == MAIN else LATE)
    if effect == BOOK_PARDON:
        ask_pardon(p, book)
    elif effect == BOOK_LEDGER:
        ask_ledger(p, book)
    elif effect == BOOK_ATLAS:
        ask_atlas(p, book)
    elif effect == BOOK_SUMMONS:
        ask_summons(p, book)
    elif effect == BOOK_IDENTITY:
        ask_identity(p, book)
    elif effect == BOOK_PAGES:
        p.marks = 0
        p.ask(PAGES, seat, book)
    elif effect == BOOK_HASTE:
        p.stack.pop()  # the movement itself leads back to the window after
        p.ask(EXTRA, seat, book)
    else:
        if effect == BOOK_STRIDE:
            p.striding = 1
        elif effect == BOOK_SHOVING:
            p.shoving = 1
        p.proceed()


def cancel(p: Kragmortha, book: i64) -> None:
    """The use of a Book is given up; it cannot be tried again in this turn (D-BOOKTARGET)."""
    p.used &= ~(i64(1) << book)
    p.shelved |= i64(1) << book
    p.marks = 0
    if p.outbox is not None:
        kind = p.box.book_kinds[book]
        p.tell(
            Event(
                "book-cancelled", "KM-BOOK-2", {"seat": int(p.turn), "book": telling.what(p, p.turn, p.box.books[kind])}
            )
        )
    p.proceed()


def finish(p: Kragmortha) -> None:
    """No further Book is used after the movement (KM-BOOK-6)."""
    if p.outbox is not None:
        p.tell(Event("finished", "KM-BOOK-6", {"seat": int(p.turn)}))
    turn.draw_up(p)


# ---- Pardons and Ledger: losing a Look


def ask_pardon(p: Kragmortha, book: i64) -> None:
    """Which Look is returned; a single one needs no choice."""
    held = looks.held_looks(p, p.turn)
    if not held:
        cancel(p, book)
    elif len(held) == 1:
        pardon(p, held[0])
    else:
        p.ask(PARDON, p.turn, book)


def pardon(p: Kragmortha, look: i64) -> None:
    """One of the player's Looks goes to the bottom of the deck (B01, KM-LOOK-9)."""
    if p.outbox is not None:
        p.tell(
            Event("look-returned", "KM-LOOK-9", {"seat": telling.who(p, p.turn), "look": look_name(p, p.turn, look)})
        )
    looks.lose(p, p.turn, look)
    looks.put_under(p, look)
    p.proceed()


def ask_ledger(p: Kragmortha, book: i64) -> None:
    """Which Look is given to whom; a single possible gift needs no choice."""
    gifts = looks.gifts(p, p.turn)
    if not gifts:
        cancel(p, book)
    elif len(gifts) == 1:
        give(p, gifts[0] // 8, gifts[0] % 8)
    else:
        p.ask(LEDGER, p.turn, book)


def give(p: Kragmortha, look: i64, receiver: i64) -> None:
    """A Look changes hands and binds its new holder at once (B17, KM-LOOK-9)."""
    if p.outbox is not None:
        p.tell(
            Event(
                "look-given",
                "KM-LOOK-9",
                {"seat": telling.who(p, p.turn), "to": telling.who(p, receiver), "look": look_name(p, receiver, look)},
            )
        )
    looks.lose(p, p.turn, look)
    if look == len(p.box.looks):
        p.look_count = looks.replaced(p.look_count, receiver, p.look_count[receiver] + 1)
        p.proceed()
    else:
        looks.receive(p, receiver, look)


def look_name(p: Kragmortha, seat: i64, look: i64) -> object:
    """A Look, or a blank one, as the others are told of it."""
    return telling.what(p, seat, "blank" if look == len(p.box.looks) else p.box.looks[look])


# ---- Atlas, Summons, Identity: moving pawns


def ask_atlas(p: Kragmortha, book: i64) -> None:
    """To which teleport square; under W-08 the left neighbour chooses."""
    squares = conditions.free_teleports(p)
    if len(squares) == 1:
        atlas(p, squares[0])
    else:
        p.ask(ATLAS, looks.left_of(p, p.turn) if p.bound[p.turn] & NEIGHBOUR else p.turn, p.turn, book)


def atlas(p: Kragmortha, square: i64) -> None:
    """The goblin is placed on a teleport square without turning a token (B07, KM-TELEPORT-12)."""
    move_to(p, p.turn, square)
    if p.outbox is not None:
        p.tell(
            Event(
                "carried",
                "KM-TELEPORT-12",
                {"seat": telling.who(p, p.turn), "square": telling.where(p, p.turn, square)},
            )
        )
    p.proceed()


def ask_summons(p: Kragmortha, book: i64) -> None:
    """Where Rigor steps."""
    squares = conditions.summons_squares(p)
    if len(squares) == 1:
        summon(p, squares[0])
    else:
        p.ask(SUMMONS, p.turn, book)


def summon(p: Kragmortha, square: i64) -> None:
    """Rigor makes one step, meets whoever is there, and does not teleport (B09)."""
    rigor.prepare_hail(p)
    p.later(HAIL)
    rigor.put(p, square)
    other = p.at[square]
    if other >= 0:
        meet.meet(p, other)
    else:
        p.proceed()


def ask_identity(p: Kragmortha, book: i64) -> None:
    """With whom the goblin changes places; with two players there is no choice."""
    if p.seats == 2:
        swap(p, 1 - p.turn)
    else:
        p.ask(IDENTITY, p.turn, book)


def swap(p: Kragmortha, other: i64) -> None:
    """Two goblins change places; nobody has entered anything (B15)."""
    here, there = p.goblin[p.turn], p.goblin[other]
    p.goblin[p.turn], p.goblin[other] = there, here
    p.at[there], p.at[here] = p.turn, other
    if p.outbox is not None:
        p.tell(Event("swapped", "KM-BOOK-1", {"seat": telling.who(p, p.turn), "other": telling.who(p, other)}))
    p.proceed()
