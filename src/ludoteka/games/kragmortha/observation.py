"""What a seat knows as numbers, for agents that learn: what `view` shows, players counted from the observing seat.

Looks that shorten the picture of their holder shorten the numbers, too (W-10, W-12). The left halves of cards that a
holder sees with one eye shut (W-24) are left out: such a card is an unknown one here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.native import i64
from ludoteka.core.sheet import FROM_ME, Sheet
from ludoteka.games.kragmortha import looks, telling, votes
from ludoteka.games.kragmortha.effects import MASKS, TOKENS
from ludoteka.games.kragmortha.phases import (
    ADMIT,
    NERVE,
    PUSH,
    REACT_PUSH,
    RITUAL,
    SHOVE,
    VOTE,
    a_of,
    b_of,
    c_of,
    phase_of,
)
from ludoteka.kit.knowledge import knows

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha

PHASES: Final = [
    "over",
    "main",
    "step2",
    "stride",
    "push",
    "after",
    "extra",
    "meet",
    "tele",
    "start",
    "rtele",
    "place",
    "react-push",
    "react-meet",
    "discard",
    "symbol",
    "words",
    "veto",
    "ritual",
    "pardon",
    "ledger",
    "atlas",
    "summons",
    "identity",
    "pages",
    "first",
    "admit",
    "vote",
    *[f"unused-{n}" for n in range(28, 32)],
    "draw",
    "draw-look",
    "draw-book",
    "draw-token",
    "shove",
    "lots",
    "grovel",
    "nerve",
]
TOKEN_NAMES: Final = list(TOKENS)
PLACES: Final = [str(place + 1) for place in range(12)]
MOST: Final = 60


def observe(p: Kragmortha, seat: i64, sheet: Sheet) -> None:
    """Fill a sheet for one seat."""
    sheet.part = ""
    sheet.one_of("phase", phase_of(p.now), PHASES)
    sheet.one_of("turn", after(p, seat, p.turn) if p.turns else -1, sheet.players)
    sheet.number("turns", p.turns, 255)
    board(p, seat, sheet)
    for k in range(p.seats):
        sheet.part = FROM_ME[k]
        player(p, seat, (seat + k) % p.seats, sheet)
    own_hand(p, seat, sheet)
    table(p, seat, sheet)
    decision(p, seat, sheet)


def after(p: Kragmortha, seat: i64, other: i64) -> i64:
    """How many seats clockwise another one sits."""
    return (other - seat + p.seats) % p.seats


def board(p: Kragmortha, seat: i64, sheet: Sheet) -> None:
    """Where Rigor, the own goblin and the others stand, a place for each square."""
    names = p.box.board.names
    sheet.part = "square"
    sheet.one_of("mine", p.goblin[seat], names)
    sheet.one_of("rigor", p.rigor if telling.sees(p, seat, -1, p.rigor) else -1, names)
    if sheet.naming:
        sheet.set_of("others", 0, names)
        return
    for owner in range(p.seats):
        square = p.goblin[owner]
        if owner != seat and square >= 0 and telling.sees(p, seat, owner, square):
            sheet.put(square, 1)
    sheet.at += i64(len(names))


def player(p: Kragmortha, viewer: i64, owner: i64, sheet: Sheet) -> None:
    """One player as the viewer sees him."""
    box, width = p.box, p.box.board.width
    masked = viewer != owner and p.bound[viewer] & MASKS != 0
    square = p.goblin[owner]
    shown = square >= 0 and not masked and telling.sees(p, viewer, owner, square)
    sheet.number("column", square % width + 1 if shown else 0, MOST)
    sheet.number("row", square // width + 1 if shown else 0, MOST)
    sheet.flag("bot", p.bots >> owner & 1 == 1)
    sheet.set_of("look", 0 if masked else p.looks[owner], box.looks)
    sheet.set_of("enforced", 0 if masked else looks.bound_cards(p, owner), box.looks)
    sheet.number("blank_looks", 0 if masked else looks.blanks(p, owner), MOST)
    sheet.set_of("book", 0 if masked else p.books[owner], box.book_copies)
    sheet.set_of("used", 0 if masked else p.books[owner] & p.used, box.book_copies)
    sheet.number("dismissed", p.dismissed[owner], MOST)
    sheet.number("cards", p.held[owner], MOST)
    known_cards(p, viewer, owner, sheet)


def known_cards(p: Kragmortha, viewer: i64, owner: i64, sheet: Sheet) -> None:
    """How many of each card the viewer knows to be in a hand."""
    cards = p.box.cards
    if sheet.naming:
        for card in cards:
            sheet.number(f"hand.{card}", 0, MOST)
        return
    base = owner * p.box.stride
    for i in range(base, base + p.held[owner]):
        if knows(p.seen[i], viewer):
            sheet.count(p.hand[i])
    sheet.at += i64(len(cards))


def own_hand(p: Kragmortha, seat: i64, sheet: Sheet) -> None:
    """The own cards place by place, for Looks that count places."""
    base = seat * p.box.stride
    for place in range(p.box.stride):
        sheet.part = PLACES[place]
        seen = place < p.held[seat] and knows(p.seen[base + place], seat)
        sheet.one_of("card", p.hand[base + place] if seen else -1, p.box.cards)


def table(p: Kragmortha, seat: i64, sheet: Sheet) -> None:
    """Decks, piles and tokens."""
    box = p.box
    sheet.part = "table"
    sheet.number("deck", p.deck_size, 200)
    for card in range(i64(len(box.cards))):
        sheet.number(box.cards[card], p.pile[card], MOST)
    under: i64 = 0
    for look in p.under:
        under |= i64(1) << look
    sheet.set_of("under", under, box.looks)
    sheet.number("looks", size(p.look_deck) + i64(len(p.under)), MOST)
    sheet.number("books", size(p.book_deck), MOST)
    down: i64 = 0
    for token in range(i64(len(p.tokens))):
        down += p.tokens[token]
        sheet.number(TOKEN_NAMES[token], box.tokens[token] - p.tokens[token], MOST)
    sheet.number("tokens_down", down, MOST)


def size(members: i64) -> i64:
    """How many are in a set."""
    found: i64 = 0
    while members > 0:
        members &= members - 1
        found += 1
    return found


def decision(p: Kragmortha, seat: i64, sheet: Sheet) -> None:
    """What is being decided: the card in use, a push, a ritual, an accusation, the own secret choices."""
    box, phase, names = p.box, phase_of(p.now), p.box.board.names
    sheet.part = "decision"
    sheet.one_of("card", p.card, box.cards)
    sheet.number("steps", p.steps, MOST)
    sheet.one_of("forced", p.forced, PLACES[: box.stride])
    sheet.one_of("vetoed", p.vetoed, PLACES[: box.stride])
    pushing = phase == PUSH or phase == SHOVE or phase == REACT_PUSH
    sheet.one_of("pushed", named(p, seat, a_of(p.now)) if pushing else -1, sheet.players)
    sheet.one_of("at", b_of(p.now) if pushing else -1, names)
    sheet.one_of("from", c_of(p.now) if pushing else -1, names)
    ritual = phase == RITUAL or phase == NERVE
    performer = b_of(p.now) if phase == NERVE else p.to_act
    told = ritual and named(p, seat, performer) >= 0
    sheet.one_of("ritual", a_of(p.now) if told else -1, box.looks)
    accused = phase == ADMIT or phase == VOTE
    sheet.one_of("accuser", after(p, seat, a_of(p.now)) if accused else -1, sheet.players)
    sheet.one_of("culprit", after(p, seat, c_of(p.now)) if accused else -1, sheet.players)
    sheet.one_of("accused_of", b_of(p.now) if accused else -1, box.looks)
    sheet.flag("voted", votes.ballot_of(p, seat) > votes.OPEN)
    sheet.set_of("marked", p.marks if seat == p.turn else 0, PLACES[: box.stride])


def named(p: Kragmortha, viewer: i64, goblin: i64) -> i64:
    """A goblin counted from the viewer, or -1 where he cannot name it (W-12)."""
    return after(p, viewer, goblin) if knows(telling.unmasked(p, goblin), viewer) else -1
