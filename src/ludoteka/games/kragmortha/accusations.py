"""Accusing somebody of not obeying a Look: admitting, voting, judging (rules.md 5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.core.seats import NOBODY
from ludoteka.games.kragmortha import looks, setup, votes
from ludoteka.games.kragmortha.phases import ADMIT, VOTE, a_of, b_of, c_of, phase_of

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def is_running(p: Kragmortha) -> bool:
    """Whether an accusation is being decided, perhaps under something else."""
    return running_look(p) >= 0


def running_look(p: Kragmortha) -> i64:
    """The Look of which somebody is accused just now, or -1."""
    for each in [p.now, *p.stack]:
        if phase_of(each) == ADMIT or phase_of(each) == VOTE:
            return b_of(each)
    return -1


def accuse(p: Kragmortha, accuser: i64, culprit: i64, look: i64) -> None:
    """The pending decision is suspended; the accused may admit at once (KM-TABLE-3, KM-TABLE-4)."""
    if p.outbox is not None:
        p.tell(
            Event("accused", "KM-TABLE-3", {"seat": int(accuser), "culprit": int(culprit), "look": p.box.looks[look]})
        )
    p.suspend()
    p.ask(ADMIT, culprit, accuser, look, culprit)


def admit(p: Kragmortha) -> None:
    """An accusation that is admitted is confirmed (KM-TABLE-4)."""
    if p.outbox is not None:
        p.tell(Event("admitted", "KM-TABLE-4", {"seat": int(c_of(p.now))}))
    convict(p, c_of(p.now), b_of(p.now))


def deny(p: Kragmortha) -> None:
    """All other people vote at once (KM-TABLE-5); where there are none the accusation is dismissed (KM-TABLE-7)."""
    accuser, look, culprit = a_of(p.now), b_of(p.now), c_of(p.now)
    if p.outbox is not None:
        p.tell(Event("denied", "KM-TABLE-5", {"seat": int(culprit), "look": p.box.looks[look]}))
    votes.ask_people(p, accuser, culprit)
    if p.ballots:
        ask_vote(p, accuser, look, culprit)
    else:
        dismiss(p, accuser, look, culprit)


def ask_vote(p: Kragmortha, accuser: i64, look: i64, culprit: i64) -> None:
    """Ask the next who has not voted, or judge: more votes for guilty confirm, the accuser's included (KM-TABLE-6)."""
    voter = votes.next_voter(p)
    if voter != NOBODY:
        p.ask(VOTE, voter, accuser, look, culprit)
        return
    guilty, innocent = 1 + votes.count(p, votes.GUILTY), votes.count(p, votes.INNOCENT)
    if p.outbox is not None:
        cast = {str(seat): votes.WORDS[votes.ballot_of(p, seat)] for seat in range(p.seats) if votes.ballot_of(p, seat)}
        p.tell(
            Event(
                "judged",
                "KM-TABLE-6",
                {"guilty": int(guilty), "innocent": int(innocent), "votes": cast},
                learned_by=range(int(p.seats)),
            )
        )
    p.ballots = 0
    if guilty > innocent:
        convict(p, culprit, look)
    else:
        dismiss(p, accuser, look, culprit)


def vote(p: Kragmortha, seat: i64, ballot: i64) -> None:
    """One answer, told to nobody else; when all are in, the votes are counted."""
    votes.set_ballot(p, seat, ballot)
    if p.outbox is not None:
        p.tell(
            Event(
                "voted",
                "KM-TABLE-5" if phase_of(p.now) == VOTE else "KM-SETUP-7",
                {"seat": int(seat)},
                seats=[int(seat)],
            )
        )
    go_on(p)


def go_on(p: Kragmortha) -> None:
    """Go on with the vote that is under way."""
    if phase_of(p.now) == VOTE:
        ask_vote(p, a_of(p.now), b_of(p.now), c_of(p.now))
    else:
        setup.ask_vote(p)


def convict(p: Kragmortha, culprit: i64, look: i64) -> None:
    """The culprit draws a Look (KM-TABLE-8), and is spared the same until the end of his next turn (KM-TABLE-10)."""
    if p.outbox is not None:
        p.tell(Event("convicted", "KM-TABLE-8", {"seat": int(culprit), "look": p.box.looks[look]}))
    if culprit == p.turn:
        p.spared_longer |= i64(1) << look
    else:
        p.spared |= i64(1) << look
    looks.ask_look(p, culprit)


def dismiss(p: Kragmortha, accuser: i64, look: i64, culprit: i64) -> None:
    """Acquitted: nothing happens, or the accuser draws a Look if so chosen (KM-TABLE-9)."""
    p.dismissed = looks.replaced(p.dismissed, accuser, p.dismissed[accuser] + 1)
    if p.outbox is not None:
        p.tell(
            Event("acquitted", "KM-TABLE-9", {"seat": int(culprit), "accuser": int(accuser), "look": p.box.looks[look]})
        )
    if p.house.false_look:
        looks.ask_look(p, accuser)
    else:
        p.proceed()
