"""What a bot should know about Kragmortha: the greedy player of rules.md 7.8, from open facts and its own hand."""

from __future__ import annotations

from typing import Final, cast

from ludoteka.core.advice import Advice
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.position import Position
from ludoteka.core.seats import NOBODY
from ludoteka.games.kragmortha import appraisal, effects, end, push
from ludoteka.games.kragmortha.appraisal import Map
from ludoteka.games.kragmortha.board import DESK
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
    AFTER,
    ATLAS,
    DRAW,
    EXTRA,
    MAIN,
    MEET,
    PLACE,
    PUSH,
    REACT_PUSH,
    RTELE,
    START,
    STEP2,
    STRIDE,
    SUMMONS,
    TELE,
    a_of,
    b_of,
    c_of,
)
from ludoteka.games.kragmortha.position import Kragmortha

YES: Final = 1000.0
NO: Final = -1000.0
WORTH_A_BOOK: Final = 4.0
"""So many steps must Atlas or Identity save."""
NUISANCE: Final = (effects.TWO_CARDS, effects.HOP, effects.LEFT_SYMBOL, effects.BLANK, effects.ENDS, effects.VETOES)
"""The Looks one would lose first; all others come after them in any order."""


class KragmorthaAdvice(Advice):
    """Judges by walking distances, worked out once for each layout."""

    def __init__(self) -> None:
        self.maps: dict[str, Map] = {}

    def map_of(self, p: Kragmortha) -> Map:
        """The distances of the layout in play."""
        known = self.maps.get(p.layout.id)
        if known is None or known.layout is not p.layout:
            known = Map(p.layout)
            self.maps[p.layout.id] = known
        return known

    def value(self, position: Position, seat: i64) -> float:
        """Few Looks, many Books and a short way to the desk, compared with the best of the others."""
        p = cast(Kragmortha, position)
        if p.to_act == NOBODY:
            return 100.0 * (p.standing()[seat] - 1.0 / float(p.seats))
        m = self.map_of(p)
        best = -100.0
        for other in range(p.seats):
            if other != seat:
                best = max(best, prospects(p, other, m))
        return prospects(p, seat, m) - best

    def scale(self) -> float:
        """Nine: a Look's worth."""
        return 9.0

    def glance(self) -> float:
        """A turn wasted can be made good: slips cost little."""
        return 0.6

    def calm(self, position: Position, root: Position) -> bool:
        """Nobody is on the way."""
        return cast(Kragmortha, position).now & 63 == MAIN

    def foresees(self) -> bool:
        """Others hold five hidden cards each."""
        return True

    def sees(self, position: Position, move: Move, seat: i64) -> bool:
        """Cards that others draw are hidden."""
        now = cast(Kragmortha, position).now
        return now & 63 != DRAW or a_of(now) == seat

    def styles(self) -> list[str]:
        """To be a nuisance."""
        return ["rascal"]

    def likes(self, style: str, position: Position, move: Move, seat: i64) -> float:
        """To run into others and to move Rigor is fun."""
        p = cast(Kragmortha, position)
        if isinstance(move, (Play, PlayPlace, OnSquare)):
            met = p.at[move.square]
            return 2.0 if met >= 0 and met != seat else 1.0 if move.kind in ("teleport", "summon") else 0.0
        return 1.0 if isinstance(move, OfSeat) else 0.0

    def weigh(self, position: Position, move: Move, seat: i64) -> float:
        """How good an open move looks (rules.md 7.8)."""
        p = cast(Kragmortha, position)
        m = self.map_of(p)
        phase = p.now & 63
        if phase == MAIN or phase == EXTRA:
            return playing(p, move, seat, m)
        if phase == STEP2 or phase == STRIDE:
            return stepping(p, move, seat, m)
        if isinstance(move, OnSquare):
            return going(p, phase, move.square, seat, m)
        if phase == RTELE:  # stay
            stay = appraisal.rigor_at(p, seat, p.rigor, m)
            return max(stay, appraisal.rigor_again(p, seat, p.card, p.rigor, m)) if p.steps == 1 else stay
        if phase == REACT_PUSH:
            return reacting(p, move, seat)
        if phase == AFTER:
            return using(p, move.book, seat, m) if isinstance(move, OfBook) else 0.0
        return choosing(p, move, seat, m)


def prospects(p: Kragmortha, seat: i64, m: Map) -> float:
    """One seat's Looks, Books and way to the desk."""
    square = p.goblin[seat]
    way = 0.0 if square < 0 else appraisal.standing_on(p, square, m)
    return appraisal.A_LOOK * float(p.look_count[seat]) + 3.0 * float(end.books_of(p, seat)) + 0.3 * way


# ---- one's own turn


def playing(p: Kragmortha, move: Move, seat: i64, m: Map) -> float:
    """Play a card, commit one, use a Book (D-MAIN)."""
    if isinstance(move, Play):
        return appraisal.first_step(p, seat, move.card, move.square, m)
    if isinstance(move, PlayPlace):
        return appraisal.first_step(p, seat, p.hand[seat * p.box.stride + move.place], move.square, m)
    if isinstance(move, OfBook):
        return using(p, move.book, seat, m)
    if isinstance(move, OfPlace):  # half a guess: what is on an unseen card is only imagined
        rest = appraisal.standing_on(p, p.goblin[seat], m)
        return (rest + best_of_card(p, p.hand[seat * p.box.stride + move.place], seat, m)) / 2.0
    return 0.0


def best_of_card(p: Kragmortha, card: i64, seat: i64, m: Map) -> float:
    """The best first step with a card; a little worse than resting where there is none."""
    symbols = p.box.left[card] | p.box.right[card]
    here = p.rigor if card >= p.box.goblin_kinds else p.goblin[seat]
    best = NO
    for square in p.layout.around(here):
        if symbols & p.layout.symbols[square]:
            if card >= p.box.goblin_kinds or push.can_enter(p, seat, square):
                best = max(best, appraisal.first_step(p, seat, card, square, m))
    return appraisal.standing_on(p, p.goblin[seat], m) - 1.0 if best == NO else best


def best_of_hand(p: Kragmortha, seat: i64, m: Map) -> float:
    """The best that a hand allows, Looks aside."""
    best = NO
    for place in range(p.held[seat]):
        best = max(best, best_of_card(p, p.hand[seat * p.box.stride + place], seat, m))
    return best


def stepping(p: Kragmortha, move: Move, seat: i64, m: Map) -> float:
    """Stop, or step on with the pawn that is moving (D-STEP2)."""
    goblin = p.card < p.box.goblin_kinds
    if not isinstance(move, OnSquare):
        return appraisal.standing_on(p, p.goblin[seat], m) if goblin else appraisal.rigor_at(p, seat, p.rigor, m)
    if goblin:
        here = p.goblin[seat]
        return appraisal.shoving(p, seat, move.square, here) + appraisal.entering(p, move.square, m)
    return appraisal.haunting(p, seat, move.square) + appraisal.rigor_at(p, seat, move.square, m)


# ---- Books


def using(p: Kragmortha, kind: i64, seat: i64, m: Map) -> float:
    """Whether to use a Book before or after the movement: yes or no."""
    effect = p.box.book_effects[kind]
    wanted = False
    if effect == effects.BOOK_PARDON or effect == effects.BOOK_LEDGER:
        wanted = True
    elif effect == effects.BOOK_SUMMONS:
        for square in p.layout.around(p.rigor):
            wanted = wanted or (p.at[square] != seat and appraisal.haunting(p, seat, square) > 0.0)
    elif effect == effects.BOOK_ATLAS:
        if not p.bound[seat] & effects.NEIGHBOUR:
            saved = appraisal.best_teleport(p, p.goblin[seat], m) - appraisal.standing_on(p, p.goblin[seat], m)
            wanted = saved >= WORTH_A_BOOK
    elif effect == effects.BOOK_IDENTITY:
        for other in range(p.seats):
            wanted = wanted or (other != seat and swapping(p, seat, other, m) >= WORTH_A_BOOK)
    elif effect == effects.BOOK_HASTE:
        wanted = best_of_hand(p, seat, m) > appraisal.standing_on(p, p.goblin[seat], m)
    elif effect == effects.BOOK_PAGES:
        wanted = best_of_hand(p, seat, m) < appraisal.standing_on(p, p.goblin[seat], m) - WORTH_A_BOOK
    elif effect == effects.BOOK_STRIDE:
        wanted = m.to_desk[p.goblin[seat]] == 3
    return YES if wanted else NO


def swapping(p: Kragmortha, seat: i64, other: i64, m: Map) -> float:
    """How many steps it saves to change places with another goblin."""
    return appraisal.standing_on(p, p.goblin[other], m) - appraisal.standing_on(p, p.goblin[seat], m)


def reacting(p: Kragmortha, move: Move, seat: i64) -> float:
    """The Catechism where the pusher could choose Rigor's square; it is kept otherwise."""
    at, origin = b_of(p.now), c_of(p.now)
    danger = p.rigor in push.options(p, at, origin)
    return 1.0 if isinstance(move, OfBook) == danger else 0.0


# ---- squares


def going(p: Kragmortha, phase: i64, square: i64, seat: i64, m: Map) -> float:
    """A square is chosen: for one's own goblin, against another one, or for Rigor."""
    if phase == PUSH:
        return pushing(p, square, seat, m)
    if phase == MEET or phase == TELE or phase == START or phase == ATLAS:
        if a_of(p.now) != seat:  # for another player: beside Rigor, then far from the desk (W-08)
            return float(m.to_desk[square]) - 100.0 * float(m.between(square, p.rigor))
        return appraisal.carried_to(p, square, m)
    if phase == PLACE:
        return appraisal.carried_to(p, square, m)
    if phase == SUMMONS:
        return appraisal.haunting(p, seat, square) + appraisal.rigor_at(p, seat, square, m)
    return appraisal.rigor_at(p, seat, square, m)


def pushing(p: Kragmortha, square: i64, seat: i64, m: Map) -> float:
    """Where a goblin is pushed: one's own to the best square; another into Rigor by spite, else to the worst."""
    victim = a_of(p.now)
    if victim == seat:
        return appraisal.entering(p, square, m)
    if square == p.rigor:
        harm = appraisal.spite(p, seat, victim)
        return YES + harm if harm > 0.0 else NO + harm
    if p.at[square] >= 0:  # its owner will choose on; it stays there itself
        return -appraisal.standing_on(p, square, m)
    if p.layout.kinds[square] == DESK:
        return NO
    return -appraisal.entering(p, square, m)


# ---- everything else


def choosing(p: Kragmortha, move: Move, seat: i64, m: Map) -> float:
    """Targets of Books, cards to discard, what is chosen for another player, answers at the table."""
    if isinstance(move, OfBook) or move is p.box.fulfil or move is p.box.deny or move is p.box.abstain:
        return 1.0  # the Cloak as soon as possible; a bot neither accuses nor votes (KM-TABLE-12)
    if isinstance(move, OfLookAndSeat):
        return 20.0 + appraisal.spite(p, seat, move.seat) + nuisance(p, move.look) / 100.0
    if isinstance(move, OfLook):
        return 20.0 + nuisance(p, move.look)
    if isinstance(move, OfSeat):
        return swapping(p, seat, move.seat, m)
    if isinstance(move, OfCard):
        return 20.0 - worth_of_card(p, move.card)
    if isinstance(move, OfPlace) and a_of(p.now) != seat:
        return 0.0  # the back of a card tells nothing (W-07)
    if isinstance(move, OfPlace):
        return 20.0 - worth_of_card(p, p.hand[seat * p.box.stride + move.place])
    if isinstance(move, Numbered):
        return around(p, a_of(p.now), i64(1) << move.index)
    return NO if move is p.box.cancel else 0.0


def nuisance(p: Kragmortha, look: i64) -> float:
    """How much one would like to be rid of a Look; a blank one does no harm but counting."""
    if look >= len(p.box.looks):
        return 0.0
    for place, effect in enumerate(NUISANCE):
        if p.box.look_effects[look] & effect:
            return 8.0 - float(place)
    return 1.0


def worth_of_card(p: Kragmortha, card: i64) -> float:
    """How gladly a card is kept: goblin cards walk, orbs go anywhere."""
    orb = p.box.left[card] == effects.ORB or p.box.right[card] == effects.ORB
    return (2.0 if card < p.box.goblin_kinds else 1.5) + (1.0 if orb else 0.0)


def around(p: Kragmortha, culprit: i64, symbol: i64) -> float:
    """How often a symbol shows around somebody's goblin (W-05)."""
    count = 0.0
    if p.goblin[culprit] >= 0:
        for square in p.layout.around(p.goblin[culprit]):
            if p.layout.symbols[square] & symbol and p.layout.kinds[square] != DESK:
                count += 1.0
    return count
