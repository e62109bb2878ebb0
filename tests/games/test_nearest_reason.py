"""Of all that stands in the way of a piece, what is nearest to the decision is told."""

from __future__ import annotations

import ludoteka


def test_who_asks_for_a_far_square_is_told_of_steps_and_not_of_the_beginning() -> None:
    match = ludoteka.game("kragmortha").new(seats=2, seed=5)
    while match.prompt()["key"] != "main":
        match.play(match.moves()[0])
    seat = match.to_act
    assert seat is not None
    reached = {piece for option in match.options(seat) for piece in option["pieces"]}  # type: ignore[attr-defined]
    far = [square for square in ("a10", "b10", "e5") if square not in reached]
    clauses = {str((match.why_not(square, seat) or {})["clause"]) for square in far}
    assert clauses <= {"KM-MOVE-1", "KM-MOVE-8", "KM-MOVE-9"}
    assert "KM-MOVE-1" in clauses


def test_a_card_that_cannot_be_played_is_asked_about_as_a_card() -> None:
    match = ludoteka.game("kragmortha").new(seats=2, seed=5)
    while match.prompt()["key"] != "main":
        match.play(match.moves()[0])
    seat = match.to_act
    assert seat is not None
    held = {piece for option in match.options(seat) for piece in option["pieces"]}  # type: ignore[attr-defined]
    other = next(card for card in ("g:S+P", "g:S+O", "g:G+R", "r:S+R") if card not in held)
    assert (match.why_not(other, seat) or {})["key"] == "card-not-held"
