"""How a match came out: rank and score of every seat, by the rules, by resignation or by agreement."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from ludoteka.table.match import Match


class Standing(TypedDict):
    """One seat's result; seats with equal results share a rank."""

    seat: int
    rank: int
    score: float


def standings(match: Match) -> list[Standing]:
    """Every seat's result, best first. Who resigned stands behind all who did not, who resigned first last of all."""
    result = scores(match)
    stayed = len(match.resigned)
    merit = [(match.resigned.index(seat) if seat in match.resigned else stayed, result[seat])
             for seat in range(match.seats)]
    order = sorted(range(match.seats), key=lambda seat: (-merit[seat][0], -merit[seat][1], seat))
    return [Standing(seat=seat, rank=1 + sum(merit[other] > merit[seat] for other in order), score=result[seat])
            for seat in order]


def scores(match: Match) -> list[float]:
    """Every seat's score, in the order of the seats."""
    if match.ended == "agreed":
        return [0.0] * match.seats
    if match.ended == "resigned":
        left = {int(match.position.side(seat)) for seat in range(match.seats) if seat not in match.resigned}
        return [1.0 if int(match.position.side(seat)) in left else 0.0 for seat in range(match.seats)]
    return [float(score) for score in match.position.standing()]
