"""How a duel begins, and the mulligan (rules.md 2: setup, mulligan)."""

from __future__ import annotations

from collections import Counter

from ludoteka.core import CHANCE

from tests.games.toerkk.tables import (
    asked,
    camp,
    dealt,
    deck,
    depth,
    discard,
    events,
    field,
    graveyard,
    hand,
    life,
    opening,
    picture,
    play,
    recruits,
    refused,
    texts,
    tokens,
)

THREE = ["strzal", "tarcza", "bomba"]
FOUR = ["strzal", "strzal", "mgla", "medyk"]
TWICE = ("strzal", "rezurekcja", "tarcza")
ONCE = (
    "ognisty_mlot",
    "niedzwiedz",
    "wybuch",
    "nocna_zmiana",
    "przyplyw_energii",
    "bomba",
    "slepy_wedrowiec",
    "wiedzma",
    "trzesienie_ziemi",
    "mgla",
    "powodz",
    "medyk",
    "lonsdaleit",
    "zatrucie_pokarmowe",
)


# ---- setup


def test_tk_setup_1_all_seats_have_the_same_twenty_action_cards() -> None:
    position = dealt(hands={"P1": THREE, "P2": FOUR})
    held = [Counter(hand(position, who) + deck(position, who)) for who in ("P1", "P2")]
    assert held[0] == held[1] == Counter({**dict.fromkeys(TWICE, 2), **dict.fromkeys(ONCE, 1)})


def test_tk_setup_2_all_seats_have_the_same_eleven_characters() -> None:
    position = dealt(3, recruits={"P1": "M", "P2": "L", "P3": "W"})
    for who in ("P1", "P2", "P3"):
        classes = Counter([*recruits(position, who), *camp(position, who), "warrior"])
        assert classes == {"warrior": 5, "miner": 5, "leader": 1}


def test_tk_setup_3_a_hero_that_has_been_dealt_is_not_dealt_again() -> None:
    position = play(opening(), "chance hero orm")
    lots = [position.lot(number).text for number in range(position.lots())]
    assert len(lots) == 7
    assert "hero orm" not in lots


def test_tk_setup_3_every_hero_is_as_likely_as_the_others() -> None:
    assert [weight for _, weight in opening().chances(CHANCE)] == [1] * 8


def test_tk_setup_4_each_seat_begins_with_one_warrior_who_is_one_of_the_five() -> None:
    position = dealt(recruits={"P1": "M", "P2": "M"})
    assert [field(position, who) for who in ("P1", "P2")] == [["P1.W1"], ["P2.W1"]]
    assert camp(position, "P1").count("warrior") == 4


def test_tk_setup_5_action_and_character_decks_remain_separate() -> None:
    position = dealt()
    assert all(card in TWICE + ONCE for card in deck(position, "P1"))
    assert set(camp(position, "P1")) <= {"warrior", "miner", "leader"}


def test_tk_setup_5_every_card_left_in_the_deck_may_be_the_next_one() -> None:
    position = opening()
    for _ in range(3):
        position.play(position.lot(0))
    weights = {move.text: weight for move, weight in position.chances(CHANCE)}
    assert (weights["draw strzal"], weights["draw bomba"], sum(weights.values())) == (2, 1, 20)


def test_tk_setup_6_either_side_may_be_drawn_to_start() -> None:
    position = play(opening(), "chance hero orm", "chance hero tove")
    assert [(move.text, weight) for move, weight in position.chances(CHANCE)] == [("first P1", 1), ("first P2", 1)]


def test_tk_setup_7_the_starting_player_holds_one_character_and_three_action_cards() -> None:
    position = dealt(first="P2")
    assert (len(recruits(position, "P2")), len(hand(position, "P2"))) == (1, 3)


def test_tk_setup_8_the_second_player_holds_one_character_and_four_action_cards() -> None:
    position = dealt(first="P2")
    assert (len(recruits(position, "P1")), len(hand(position, "P1"))) == (1, 4)


def test_tk_setup_9_each_player_starts_with_ten_life_and_no_depth() -> None:
    position = dealt()
    assert [(life(position, who), depth(position, who)) for who in ("P1", "P2")] == [(10, 0), (10, 0)]


def test_tk_setup_10_there_is_one_pile_of_ten_locations_for_all() -> None:
    seen = picture(dealt())
    assert (seen["location_pile"], seen["location"], seen["locations_used"]) == (10, None, [])


def test_tk_setup_11_tokens_lie_in_one_supply_five_for_each_seat_and_pools_are_empty() -> None:
    for seats, supply in ((2, 10), (3, 15), (4, 20)):
        position = dealt(seats)
        assert position.supply == supply
        assert [tokens(position, seat) for seat in range(seats)] == [0] * seats


def test_tk_setup_11_by_an_option_the_second_player_starts_with_tokens_out_of_the_supply() -> None:
    """R-51."""
    position = dealt(options={"second_player_tokens": 2})
    assert (tokens(position, "P1"), tokens(position, "P2"), position.supply) == (0, 2, 8)


def test_tk_setup_11_by_an_option_there_are_more_tokens() -> None:
    assert dealt(options={"tokens_per_seat": 8}).supply == 16


def test_tk_setup_1_the_whole_opening() -> None:
    """S-1."""
    position = dealt()
    seen = picture(position)["players"]
    assert [(each["characters"], each["cards"], each["camp"], each["deck"]) for each in seen] == [
        (1, 3, 9, 17),
        (1, 4, 9, 16),
    ]
    assert asked(position) == "P1 mulligan"


# ---- mulligan


def test_tk_mulligan_1_any_number_of_action_cards_may_be_exchanged() -> None:
    position = play(dealt(hands={"P1": THREE}), "swap strzal", "swap tarcza", "swap bomba")
    assert texts(position) == ["done"]


def test_tk_mulligan_1_a_card_that_is_not_in_hand_cannot_be_exchanged() -> None:
    assert refused(dealt(hands={"P1": THREE}), "swap medyk").key == "not-in-hand"


def test_tk_mulligan_2_three_exchanged_cards_cost_three_life() -> None:
    """S-3."""
    position = dealt(hands={"P2": FOUR})
    play(
        position,
        "P1 done",
        "P2 swap strzal",
        "P2 swap strzal",
        "P2 swap mgla",
        "P2 done",
        "chance draw bomba",
        "chance draw powodz",
        "chance draw wybuch",
    )
    assert life(position, "P2") == 7
    assert sorted(hand(position, "P2")) == ["bomba", "medyk", "powodz", "wybuch"]
    assert len(deck(position, "P2")) == 16
    assert deck(position, "P2").count("strzal") == 2


def test_tk_mulligan_2_the_price_is_not_charged_to_the_other() -> None:
    position = play(dealt(hands={"P2": FOUR}), "P1 done", "P2 swap strzal", "P2 done")
    assert life(position, "P1") == 10


def test_tk_mulligan_2_nobody_may_pay_with_his_last_life() -> None:
    """R-04: only with other numbers than the book's."""
    position = dealt(hands={"P1": THREE})
    position.life = [2, 10]
    assert refused(play(position, "swap strzal"), "swap tarcza").key == "too-dear"


def test_tk_mulligan_3_exchanging_nothing_costs_nothing_and_is_not_asked_again() -> None:
    """S-4."""
    position = play(dealt(), "P1 done")
    assert life(position, "P1") == 10
    assert texts(position, "P1") == []
    assert refused(position, "swap strzal", "P1").key == "answered-already"


def test_tk_mulligan_3_new_cards_cannot_be_exchanged_again() -> None:
    position = play(dealt(hands={"P1": THREE}), "P1 swap strzal", "P1 done", "P2 done", "chance draw medyk")
    assert asked(position) == "chance location"
    assert texts(position, "P1") == []


def test_tk_mulligan_4_character_cards_cannot_be_exchanged() -> None:
    position = dealt(hands={"P1": THREE}, recruits={"P1": "L"})
    assert texts(position) == ["swap strzal", "swap tarcza", "swap bomba", "done"]
    play(position, "swap strzal", "swap tarcza", "swap bomba", "P1 done")
    assert recruits(position, "P1") == ["leader"]


def test_tk_mulligan_5_cards_put_aside_do_not_come_back_in_the_exchange() -> None:
    position = play(dealt(hands={"P1": THREE}), "P1 swap bomba", "P1 done", "P2 done")
    lots = [position.lot(number).text for number in range(position.lots())]
    assert "draw bomba" not in lots
    play(position, "chance draw medyk")
    assert "bomba" in deck(position, "P1")
    assert discard(position, "P1") == []


def test_tk_mulligan_5_all_choose_at_the_same_time_in_any_order() -> None:
    position = dealt(hands={"P1": THREE, "P2": FOUR})
    play(position, "P2 swap strzal", "P2 done", "P1 swap bomba", "P1 done")
    assert asked(position) == "chance action"


def test_tk_mulligan_5_nobody_learns_what_another_chooses() -> None:
    position = dealt(hands={"P2": FOUR})
    before = picture(position, "P1")
    assert events(position, "P2 swap strzal", "P2 done", viewer=0) == []
    assert picture(position, "P1") == before


def test_tk_mulligan_5_only_numbers_are_announced() -> None:
    position = play(dealt(hands={"P2": FOUR}), "P2 swap strzal", "P2 swap mgla", "P2 done")
    told = [args for key, args in events(position, "P1 done", viewer=0) if key == "exchanged"]
    assert [(each["seat"], each["count"]) for each in told] == [(0, 0), (1, 2)]
    assert told[1]["cards"] != ["strzal", "mgla"]


def test_tk_mulligan_5_cards_to_exchange_are_named_in_the_order_of_the_deck() -> None:
    position = play(dealt(hands={"P1": THREE}), "swap bomba")
    assert refused(position, "swap strzal").key == "swap-in-order"


def test_tk_mulligan_4_nothing_is_laid_into_a_graveyard() -> None:
    assert graveyard(play(dealt(), "P1 done", "P2 done"), "P1") == []
