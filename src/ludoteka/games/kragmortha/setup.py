"""How the game begins (rules.md 2.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE, NOBODY
from ludoteka.games.kragmortha import hand, turn, votes
from ludoteka.games.kragmortha.phases import FIRST, LOTS, NEXT_HAND, PLACE
from ludoteka.games.kragmortha.squares import beside_goblins, is_empty

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def deal(p: Kragmortha, seat: i64) -> None:
    """Each player in turn draws his opening hand (KM-SETUP-6)."""
    if seat < p.seats:
        hand.ask_draw(p, seat, p.box.hand, NEXT_HAND)
    else:
        choose_first(p)


def choose_first(p: Kragmortha) -> None:
    """Decide who begins (KM-SETUP-7): by lot, by a vote of all people, or the host on the first seat."""
    if p.house.first == "host":
        begin_with(p, 0)
    elif p.house.first == "random":
        p.ballots = 0
        p.ask(LOTS, CHANCE)
    else:
        votes.ask_people(p)
        ask_vote(p)


def ask_vote(p: Kragmortha) -> None:
    """Ask the next who has not named a first player, or count the votes; ties are broken by lot (KM-SETUP-7)."""
    voter = votes.next_voter(p)
    if voter != NOBODY:
        p.ask(FIRST, voter)
        return
    leaders = front_runners(p)
    if p.outbox is not None and p.ballots:
        named = [int(votes.ballot_of(p, seat)) - votes.FIRST_SEAT for seat in range(p.seats)]
        p.tell(Event("voted-first", "KM-SETUP-7", {"votes": named}, learned_by=range(int(p.seats))))
    if len(leaders) == 1:
        begin_with(p, leaders[0])
    else:
        p.ask(LOTS, CHANCE)


def front_runners(p: Kragmortha) -> list[i64]:
    """Those with the most votes; everybody where nobody voted."""
    most: i64 = 0
    for seat in range(p.seats):
        most = max(most, votes.count(p, votes.FIRST_SEAT + seat))
    return [seat for seat in range(p.seats) if votes.count(p, votes.FIRST_SEAT + seat) == most]


def begin_with(p: Kragmortha, seat: i64) -> None:
    """The first player is known: beginning with him, goblins are placed (KM-SETUP-8)."""
    p.turn = seat
    p.ballots = 0
    if p.outbox is not None:
        p.tell(Event("first-player", "KM-SETUP-7", {"seat": int(seat)}))
    p.ask(PLACE, seat)


def place_squares(p: Kragmortha) -> list[i64]:
    """Every empty start square; when all are taken, empty squares beside a goblin (KM-SETUP-8, KM-SETUP-10)."""
    found: list[i64] = [square for square in p.layout.starts if is_empty(p, square)]
    return found if found else beside_goblins(p, -1)


def place(p: Kragmortha, seat: i64, square: i64) -> None:
    """A goblin comes onto the board, without any effect (KM-SETUP-11); after the last one play begins (KM-SETUP-13)."""
    p.goblin[seat] = square
    p.at[square] = seat
    if p.outbox is not None:
        p.tell(Event("placed", "KM-SETUP-8", {"seat": int(seat), "square": p.box.board.names[square]}))
    following = (seat + 1) % p.seats
    if following == p.turn:
        turn.begin(p, following)
    else:
        p.ask(PLACE, following)
