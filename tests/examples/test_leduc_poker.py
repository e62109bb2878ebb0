"""Leduc poker by clause."""

from __future__ import annotations

from fractions import Fraction

import pytest

import leduc_poker
import ludoteka


def a_match(cards: str = "", bets: str = "", open_card: str = "", more: str = "") -> ludoteka.Match:
    """A match with these cards dealt, bets of the first round, an open card, bets of the second round."""
    match = ludoteka.game(leduc_poker.GAME).new(seats=2, chance="manual")
    moves = [*(f"deal {card}" for card in cards), *bets.split(), *(f"deal {card}" for card in open_card), *more.split()]
    for move in moves:
        match.play(move)
    return match


def scores(match: ludoteka.Match) -> list[float]:
    return [row["score"] for row in sorted(match.standings(), key=lambda row: row["seat"])]


def refusal(match: ludoteka.Match, move: str, seat: int) -> tuple[str, str]:
    with pytest.raises(ludoteka.IllegalMove) as refused:
        match.play(move, seat)
    return refused.value.clause, refused.value.key


def test_lp_deal_1_each_seat_puts_in_a_chip_and_sees_its_own_card_alone() -> None:
    match = a_match("KQ")
    assert match.view(0) == {"viewer": 0, "cards": ["K", None, None], "pot": [1, 1]}
    assert match.view(1) == {"viewer": 1, "cards": [None, "Q", None], "pot": [1, 1]}
    assert match.view(None) == {"viewer": ludoteka.SPECTATOR, "cards": [None, None, None], "pot": [1, 1]}


def test_lp_deal_1_who_is_dealt_a_card_is_told_which_and_the_others_that() -> None:
    match = a_match("K")
    assert match.log(0)[-1]["args"] == {"seat": 0, "card": "K"}
    assert match.log(1)[-1]["args"] == match.log()[-1]["args"] == {"seat": 0, "card": None}


def test_lp_deal_1_there_are_two_cards_of_each_kind() -> None:
    assert a_match().odds() == {f"deal {card}": Fraction(1, 3) for card in "JQK"}
    assert a_match("K").odds() == {"deal J": Fraction(2, 5), "deal Q": Fraction(2, 5), "deal K": Fraction(1, 5)}
    assert a_match("KK").position.census() == sorted("JJQQKK")


def test_lp_deal_1_a_seat_reckons_with_the_cards_it_does_not_see() -> None:
    match = a_match("KK", "call call")
    assert "deal K" not in match.odds()
    assert match.odds(0) == {"deal J": Fraction(2, 5), "deal Q": Fraction(2, 5), "deal K": Fraction(1, 5)}
    assert match.odds(ludoteka.SPECTATOR) == {f"deal {card}": Fraction(1, 3) for card in "JQK"}


def test_lp_deal_1_nobody_but_chance_deals() -> None:
    assert refusal(a_match(), "call", 0) == ("LP-DEAL-1", "chance-deals")
    assert refusal(a_match("K"), "deal K", 0) == ("LP-DEAL-1", "chance-deals")


def test_lp_deal_2_after_the_first_round_a_card_is_laid_open() -> None:
    match = a_match("KQ", "call call")
    assert match.to_act == ludoteka.CHANCE
    match.play("deal K")
    assert [match.view(seat)["cards"][2] for seat in (0, 1, None)] == ["K", "K", "K"]
    assert match.log()[-1] == {"n": 5, "key": "opened", "clause": "LP-DEAL-2", "args": {"card": "K"}}


def test_lp_deal_2_only_one_card_is_laid_open_and_only_then() -> None:
    assert refusal(a_match("KQ"), "deal J", ludoteka.CHANCE) == ("LP-DEAL-2", "chance-deals")
    assert refusal(a_match("KQ", "call call", "K"), "deal J", 0) == ("LP-DEAL-2", "chance-deals")


@pytest.mark.parametrize(
    ("bets", "goes_on"),
    [
        ("call", True),
        ("raise", True),
        ("call raise", True),
        ("raise raise", True),
        ("call raise raise", True),
        ("call call", False),
        ("raise call", False),
        ("call raise call", False),
        ("raise raise call", False),
        ("call raise raise call", False),
    ],
)
def test_lp_bet_1_a_round_ends_when_both_have_called_or_one_has_called_a_raise(bets: str, *, goes_on: bool) -> None:
    first, second = a_match("KQ", bets), a_match("KQ", "call call", "J", bets)
    assert (first.to_act != ludoteka.CHANCE) == goes_on
    assert second.over != goes_on


def test_lp_bet_1_the_first_seat_begins_each_round_and_the_seats_take_turns() -> None:
    assert a_match("KQ").to_act == 0
    assert a_match("KQ", "call").to_act == 1
    assert a_match("KQ", "call raise call", "J").to_act == 0
    assert refusal(a_match("KQ"), "call", 1) == ("LP-BET-1", "not-your-turn")


def test_lp_bet_2_only_a_seat_that_faces_a_raise_may_fold() -> None:
    assert refusal(a_match("KQ"), "fold", 0) == ("LP-BET-2", "no-raise")
    assert refusal(a_match("KQ", "call"), "fold", 1) == ("LP-BET-2", "no-raise")
    assert refusal(a_match("KQ", "raise call", "J"), "fold", 0) == ("LP-BET-2", "no-raise")
    assert a_match("KQ", "raise").moves() == ["fold", "call", "raise"]


def test_lp_bet_3_a_raise_adds_two_chips_in_the_first_round_and_four_in_the_second() -> None:
    assert a_match("KQ", "raise").view(0)["pot"] == [3, 1]
    assert a_match("KQ", "raise raise").view(0)["pot"] == [3, 5]
    assert a_match("KQ", "raise raise call").view(0)["pot"] == [5, 5]
    assert a_match("KQ", "call call", "J", "raise").view(0)["pot"] == [5, 1]
    assert a_match("KQ", "call call", "J", "raise raise call").view(0)["pot"] == [9, 9]


def test_lp_bet_3_a_round_has_at_most_two_raises() -> None:
    assert refusal(a_match("KQ", "raise raise"), "raise", 0) == ("LP-BET-3", "raised-twice")
    assert a_match("KQ", "raise raise").moves() == ["fold", "call"]
    assert "raise" in a_match("KQ", "raise raise call", "J").moves()


def test_lp_end_1_who_folds_loses_what_he_has_put_in() -> None:
    assert scores(a_match("JK", "raise fold")) == [1.0, -1.0]
    assert scores(a_match("KJ", "call raise raise fold")) == [3.0, -3.0]
    assert scores(a_match("KJ", "call call", "K", "call raise fold")) == [-1.0, 1.0]


def test_lp_end_1_after_a_fold_nobody_shows_a_card() -> None:
    match = a_match("JK", "raise fold")
    assert match.view(0)["cards"] == ["J", None, None]
    assert match.view(1)["cards"] == [None, "K", None]


@pytest.mark.parametrize(
    ("cards", "open_card", "won"),
    [
        ("JK", "J", 1),
        ("KJ", "J", -1),
        ("QQ", "K", 0),
        ("KQ", "J", 1),
        ("JQ", "K", -1),
        ("KK", "Q", 0),
        ("QK", "Q", 1),
    ],
)
def test_lp_end_1_a_pair_wins_then_the_higher_card_and_equal_cards_share(cards: str, open_card: str, won: int) -> None:
    assert scores(a_match(cards, "call call", open_card, "call call")) == [won, -won]
    assert scores(a_match(cards, "call raise call", open_card, "raise call")) == [7 * won, -7 * won]


def test_lp_end_1_when_nobody_folded_all_see_both_cards_and_are_told() -> None:
    match = a_match("JK", "call call", "Q", "call call")
    assert match.view(None)["cards"] == ["J", "K", "Q"]
    assert match.log()[-1]["args"] == {"first": "J", "second": "K"}
    assert match.why_not("call", 0) == {"clause": "LP-END-1", "key": "over", "args": {}}


def test_there_are_as_many_information_sets_as_is_known_of_this_game() -> None:
    """288 with cards told apart by kind, 144 for each seat: what is published about Leduc poker."""
    met: set[tuple[int, str]] = set()
    games = gather(a_match().position, ["", ""], met)
    assert len([seat for seat, _ in met if seat == 0]) == 144
    assert len(met) == 288
    assert games > 1000


def gather(position: ludoteka.core.Position, told: list[str], met: set[tuple[int, str]]) -> int:
    """Go through the whole game; note what each seat has been told whenever it is asked, and count the games."""
    if position.to_act == ludoteka.NOBODY:
        return 1
    if position.to_act >= 0:
        met.add((int(position.to_act), told[position.to_act]))
    games = 0
    for move in position.moves():
        after = position.copy()
        after.outbox = []
        after.apply(move, after.to_act)
        news = [told[seat] + str([event.told(seat) for event in after.outbox]) for seat in range(2)]
        after.outbox = None
        games += gather(after, news, met)
    return games
