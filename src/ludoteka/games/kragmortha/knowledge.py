"""What a seat knows of hidden cards and answers, and worlds it cannot tell from the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.rng import Rng
from ludoteka.core.seats import NOBODY
from ludoteka.games.kragmortha.effects import CROWN, LEFT_SYMBOL
from ludoteka.games.kragmortha.phases import DRAW, FIRST, LOTS, VOTE, a_of, b_of, c_of, phase_of
from ludoteka.games.kragmortha.votes import ABSTAINED, OPEN, ballot_of, next_voter, set_ballot
from ludoteka.kit.deck import Deck
from ludoteka.kit.knowledge import only
from ludoteka.kit.part import Part, of_filling
from ludoteka.kit.redeal import chances as deck_chances
from ludoteka.kit.redeal import redeal_fillings
from ludoteka.kit.row import Row
from ludoteka.kit.zone import Zone

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def rows_of(p: Kragmortha) -> list[Row]:
    """The hands as rows of cards with who knows each."""
    rows: list[Row] = []
    for seat in range(p.seats):
        row = Row(only(seat))
        base = seat * p.box.stride
        row.cards = p.hand[base : base + p.held[seat]]
        row.knowers = p.seen[base : base + p.held[seat]]
        row.fillings = p.age[base : base + p.held[seat]]
        rows.append(row)
    return rows


def deck_of(p: Kragmortha) -> Deck:
    """The Movement deck, whose order nobody knows."""
    deck = Deck()
    for card in range(i64(len(p.deck))):
        for _ in range(p.deck[card]):
            deck.loose.append(card)
    return deck


def glimpse_of(p: Kragmortha, rows: list[Row], seat: i64) -> Part | None:
    """The places of which a seat sees the left half only; a card on the forehead not even that (W-24, W-09)."""
    if seat < 0 or not p.bound[seat] & LEFT_SYMBOL:
        return None
    count = p.held[seat] - 1 if p.bound[seat] & CROWN else p.held[seat]
    return Part(rows[seat], [int(place) for place in range(count)], p.box.left_halves)


def chances(p: Kragmortha, seat: i64) -> list[tuple[Move, int]]:
    """The odds of a draw as a seat knows them: cards of the present deck may be in hands it does not see."""
    if phase_of(p.now) != DRAW:
        return p.weights()
    rows, deck = rows_of(p), deck_of(p)
    zones: list[Zone] = [*of_filling(rows, p.filling, glimpse_of(p, rows, seat)), deck]
    found: list[tuple[Move, int]] = []
    for card, weight in deck_chances(seat, deck, zones):
        found.append((p.box.draw[card], weight))
    return found


def imagine(p: Kragmortha, seat: i64, rng: Rng) -> Kragmortha:
    """Deal anew the cards the seat does not know; secret answers and plans of others have not been made yet."""
    world = p.copy()
    rows, deck = rows_of(p), deck_of(p)
    redeal_fillings(seat, rng, rows, deck, p.filling, glimpse_of(p, rows, seat))
    for owner in range(p.seats):
        base = owner * p.box.stride
        row = rows[owner]
        for i in range(p.held[owner]):
            world.hand[base + i] = row.cards[i]
            world.seen[base + i] = row.knowers[i]
    for card in range(i64(len(world.deck))):
        world.deck[card] = 0
    for card in deck.loose:
        world.deck[card] += 1
    if seat != p.turn:
        world.marks = 0
    if p.ballots and phase_of(p.now) != LOTS:  # before a draw among equals the votes lie open
        imagine_ballots(world, seat, rng)
    return world


def imagine_ballots(world: Kragmortha, seat: i64, rng: Rng) -> None:
    """Those asked before a seat that is still asked have answered anyhow, everybody else not yet."""
    last = seat if seat >= 0 and ballot_of(world, seat) == OPEN else NOBODY
    answers = world.seats + 1 if world.turns == 0 else 3  # who begins, or guilty and innocent; or no vote
    for other in range(world.seats):
        if other != seat and ballot_of(world, other) and not world.bots >> other & 1:
            set_ballot(world, other, ABSTAINED + rng.below(answers) if other < last else OPEN)
    phase = phase_of(world.now)
    if phase == FIRST or phase == VOTE:
        world.ask(phase, next_voter(world), a_of(world.now), b_of(world.now), c_of(world.now))
