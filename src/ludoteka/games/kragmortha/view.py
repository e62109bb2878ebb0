"""What one viewer is shown, built up from nothing; some Looks shorten the picture of their holder (rules.md 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, cast

from ludoteka.core.event import View
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import end, looks, seeing, telling, votes
from ludoteka.games.kragmortha.effects import BLANK, HURRY, MASKS, MIRROR, NEAR_SIGHT, SYMBOLS, TOKENS
from ludoteka.games.kragmortha.phases import (
    ADMIT,
    NERVE,
    OVER,
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


class LookView(TypedDict):
    """A Look as it lies before its player."""

    id: str
    enforced: bool
    confirmed: bool
    symbol: list[str]
    """The symbols that it makes blank (W-05)."""


class BookView(TypedDict):
    """A Book as it lies before its player."""

    id: str
    used: bool


class PlayerView(TypedDict):
    """One player: what the viewer sees of goblin, hand, Looks and Books; None where he sees nothing."""

    seat: int
    bot: bool
    square: str | None
    hand: list[str | None]
    looks: list[LookView] | None
    blank_looks: int | None
    books: list[BookView] | None
    dismissed: int


class KragmorthaView(View):
    """The whole table as one viewer is shown it."""

    layout: str
    phase: int
    turn: int | None
    turns: int
    players: list[PlayerView]
    rigor: str | None
    strangers: list[str]
    """The squares of goblins that the viewer cannot tell from one another (W-12)."""
    shortened: bool
    """Whether picture and letters show the viewer less than his seat knows (W-10, W-12; KM-ENF-12)."""
    mirrored: bool
    hurried: list[int]
    """The seats whose whole turn has a clock (W-21)."""
    deck: int
    discards: dict[str, int]
    look_deck: int
    looks_under: list[str]
    """The Looks at the bottom of the deck, the next one to come first; they lie under all others."""
    book_deck: int
    tokens_down: int
    tokens_up: dict[str, int]
    card: str | None
    steps: int
    forced: int | None
    vetoed: int | None
    """The place of the card that cannot be played in this turn, from 1."""
    push: dict[str, object] | None
    ritual: dict[str, object] | None
    accusation: dict[str, object] | None
    voted: bool
    marked: list[int]
    over: dict[str, object] | None


def view(p: Kragmortha, seat: i64) -> View:
    """What one viewer is shown; a spectator sees what lies open."""
    names = p.box.board.names
    phase = phase_of(p.now)
    masked = seat >= 0 and p.bound[seat] & MASKS != 0
    marks = p.marks if seat == p.turn else 0
    return cast(
        View,
        KragmorthaView(
            viewer=int(seat),
            layout=p.layout.id,
            phase=int(phase),
            turn=int(p.turn) if p.turns else None,
            turns=int(p.turns),
            players=[player(p, seat, owner) for owner in range(p.seats)],
            rigor=names[p.rigor] if telling.sees(p, seat, -1, p.rigor) else None,
            strangers=strangers(p, seat) if masked else [],
            shortened=seat >= 0 and p.bound[seat] & (MASKS | NEAR_SIGHT) != 0,
            mirrored=seat >= 0 and p.bound[seat] & MIRROR != 0,
            hurried=[int(each) for each in range(p.seats) if p.bound[each] & HURRY and (each == seat or not masked)],
            deck=int(p.deck_size),
            discards={p.box.cards[card]: int(count) for card, count in enumerate(p.pile) if count},
            look_deck=bin(p.look_deck).count("1") + len(p.under),
            looks_under=[p.box.looks[look] for look in p.under],
            book_deck=bin(p.book_deck).count("1"),
            tokens_down=int(sum(p.tokens)),
            tokens_up={text: int(p.box.tokens[token] - p.tokens[token]) for token, text in enumerate(TOKENS)},
            card=p.box.cards[p.card] if p.card >= 0 else None,
            steps=int(p.steps),
            forced=int(p.forced) + 1 if p.forced >= 0 else None,
            vetoed=int(p.vetoed) + 1 if p.vetoed >= 0 else None,
            push=pushing(p, seat),
            ritual=ritual(p, seat),
            accusation=accusation(p),
            voted=seat >= 0 and votes.ballot_of(p, seat) > votes.OPEN,
            marked=[int(place) + 1 for place in range(p.box.stride) if marks >> place & 1],
            over=result(p),
        ),
    )


def player(p: Kragmortha, viewer: i64, owner: i64) -> PlayerView:
    """One player as the viewer sees him: W-10 hides what is far, W-12 what others are and have."""
    masked = viewer >= 0 and viewer != owner and p.bound[viewer] & MASKS != 0
    square = p.goblin[owner]
    shown = square >= 0 and not masked and telling.sees(p, viewer, owner, square)
    return PlayerView(
        seat=int(owner),
        bot=p.bots >> owner & 1 == 1,
        square=p.box.board.names[square] if shown else None,
        hand=hand_of(p, viewer, owner),
        looks=None if masked else looks_of(p, owner),
        blank_looks=None if masked else int(looks.blanks(p, owner)),
        books=None if masked else books_of(p, owner),
        dismissed=int(p.dismissed[owner]),
    )


def hand_of(p: Kragmortha, viewer: i64, owner: i64) -> list[str | None]:
    """A hand by places, oldest card first; with one eye shut the holder sees its left half (W-24)."""
    base = owner * p.box.stride
    found: list[str | None] = []
    for i in range(p.held[owner]):
        text = p.box.cards[p.hand[base + i]]
        if knows(p.seen[base + i], viewer):
            found.append(text)
        elif viewer == owner and seeing.is_half_seen(p, owner, i):
            found.append(text[:3])
        else:
            found.append(None)
    return found


def looks_of(p: Kragmortha, owner: i64) -> list[LookView]:
    """The Looks of a player, open to all (KM-LOOK-1)."""
    bound = looks.bound_cards(p, owner)
    found: list[LookView] = []
    for look, text in enumerate(p.box.looks):
        if p.looks[owner] >> look & 1:
            blank = p.blanked[owner] if p.box.look_effects[look] & BLANK else 0
            found.append(
                LookView(
                    id=text,
                    enforced=bound >> look & 1 == 1,
                    confirmed=not p.unconfirmed >> look & 1,
                    symbol=[word for n, word in enumerate(SYMBOLS) if blank >> n & 1],
                )
            )
    return found


def books_of(p: Kragmortha, owner: i64) -> list[BookView]:
    """The Books of a player, open to all (KM-BOOK-5)."""
    return [
        BookView(id=p.box.books[kind], used=p.used >> book & 1 == 1)
        for book, kind in enumerate(p.box.book_kinds)
        if p.books[owner] >> book & 1
    ]


def strangers(p: Kragmortha, viewer: i64) -> list[str]:
    """Where the others' goblins stand, without a name (W-12)."""
    squares = [
        int(p.goblin[owner])
        for owner in range(p.seats)
        if owner != viewer and p.goblin[owner] >= 0 and telling.sees(p, viewer, owner, p.goblin[owner])
    ]
    return [p.box.board.names[square] for square in sorted(squares)]


def pushing(p: Kragmortha, viewer: i64) -> dict[str, object] | None:
    """The push that is being decided."""
    phase = phase_of(p.now)
    if phase != PUSH and phase != SHOVE and phase != REACT_PUSH:
        return None
    names, pushed, at = p.box.board.names, a_of(p.now), b_of(p.now)
    return {
        "pushed": telling.name_for(p, viewer, pushed),
        "pusher": telling.name_for(p, viewer, p.at[at]),
        "at": names[at],
        "from": names[c_of(p.now)],
    }


def ritual(p: Kragmortha, viewer: i64) -> dict[str, object] | None:
    """The ritual that is due: by which Look, and which grovel is to be typed, from 1."""
    phase = phase_of(p.now)
    if phase != RITUAL and phase != NERVE:
        return None
    seat = b_of(p.now) if phase == NERVE else p.to_act
    typed = phase == RITUAL and not c_of(p.now)
    return {
        "seat": int(seat),
        "look": telling.text_for(p, viewer, seat, p.box.looks[a_of(p.now)]),
        "grovel": int(b_of(p.now)) + 1 if typed else None,
    }


def accusation(p: Kragmortha) -> dict[str, object] | None:
    """The accusation that is being decided."""
    phase = phase_of(p.now)
    if phase != ADMIT and phase != VOTE:
        return None
    return {"accuser": int(a_of(p.now)), "look": p.box.looks[b_of(p.now)], "culprit": int(c_of(p.now))}


def result(p: Kragmortha) -> dict[str, object] | None:
    """Why the game is over, who has won, and by what."""
    if phase_of(p.now) != OVER:
        return None
    seats = range(p.seats)
    return {
        "reason": end.REASONS[p.reason],
        "winners": [int(seat) for seat in end.winners(p)],
        "looks": [int(p.look_count[seat]) for seat in seats],
        "books": [int(end.books_of(p, seat)) for seat in seats],
        "symbols": [int(end.symbols_of(p, seat)) for seat in seats],
    }
