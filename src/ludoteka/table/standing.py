"""How a match came out: rank and score of every seat, by the rules, by resignation or without a winner."""

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
    result, resigned = scores(match), match.resigned
    merit = [(resigned.index(seat) if seat in resigned else len(resigned), score) for seat, score in enumerate(result)]
    found: list[Standing] = []
    for best in sorted(set(merit), reverse=True):
        rank = len(found) + 1
        found += [{"seat": seat, "rank": rank, "score": result[seat]} for seat, own in enumerate(merit) if own == best]
    return found


def scores(match: Match) -> list[float]:
    """Every seat's score, in the order of the seats."""
    if match.ended in ("agreed", "closed"):
        return [0.0] * match.seats
    if match.ended == "resigned":
        left = {int(match.position.side(seat)) for seat in range(match.seats) if seat not in match.resigned}
        return [1.0 if int(match.position.side(seat)) in left else 0.0 for seat in range(match.seats)]
    return [float(score) for score in match.position.standing()]
