"""The own deck and discard pile, and how a new deck is made (rules.md 2.5)."""

from __future__ import annotations

from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import (
    asked,
    chain_of,
    deck_of,
    discard_of,
    events,
    hand_of,
    picture,
    placed_of,
    play,
    refused,
    table,
    texts,
)


def last_card() -> KarakGoblin:
    """S-20: one card in Horan's deck, five in his discard pile."""
    return table(
        hands={"P1": ["hor-3", "a1-04", "a1-07", "a1-10"]},
        decks={"P1": ["a1-01"]},
        discards={"P1": ["hor-1", "hor-2", "hor-4", "hor-5", "hor-6"]},
        fight="m1-13",
    )


def short_of_cards(**options: str) -> KarakGoblin:
    """S-21: an empty deck, and two cards in the discard pile."""
    return table(
        hands={"P1": ["hor-5", "hor-3", "hor-1", "hor-2", "hor-4"]},
        decks={"P1": []},
        discards={"P1": ["hor-6", "a1-01"]},
        fight="m1-13",
        options=options,
    )


def to_stack(**options: str) -> KarakGoblin:
    """S-23: an empty deck, two starting cards and two rewards in the discard pile; a draw is due."""
    return play(
        table(
            hands={"P1": ["hor-3", "hor-2", "hor-5", "hor-6"]},
            decks={"P1": []},
            discards={"P1": ["hor-1", "hor-4", "a1-03", "a2-01"]},
            fight="m1-02",
            options=options or {"edition": "de"},
        ),
        "play hor-3",
    )


# ---- where cards lie


def test_kg_deck_1_a_played_card_lies_open_until_the_end_of_the_turn() -> None:
    position = play(table(hands={"P1": ["hor-1", "hor-2", "hor-4", "hor-5"]}, fight="m1-02"), "play hor-1")
    fight = picture(position, "P2")["fight"]
    assert fight is not None
    assert ([link["card"] for link in fight["chain"]], discard_of(position, "P1")) == (["hor-1"], [])
    assert (chain_of(play(position, "stop")), discard_of(position, "P1")) == ([], ["hor-1"])


def test_kg_deck_2_every_player_has_an_open_discard_pile() -> None:
    position = table(discards={"P1": ["hor-1"], "P2": ["tai-2", "a1-01"]})
    assert [player["discard"] for player in picture(position)["players"]] == [["hor-1"], ["tai-2", "a1-01"]]


# ---- a new deck


def test_kg_deck_3_whoever_must_draw_from_an_empty_deck_reshuffles_the_discard_pile() -> None:
    """S-21"""
    told = events(short_of_cards(), "play hor-5", "play hor-3")
    assert told[-1] == ("reshuffled", {"seat": 0, "count": 2})


def test_kg_deck_3_a_draw_that_is_interrupted_goes_on_after_the_reshuffle() -> None:
    position = table(
        hands={"P1": ["a3-07", "hor-1", "hor-2", "hor-3"]},
        decks={"P1": ["hor-4"]},
        discards={"P1": ["hor-5", "hor-6"]},
        fight="m1-02",
    )
    play(position, "play a3-07", "draw hor-4")
    assert texts(position, "draw ") == ["hor-5", "hor-6"]


def test_kg_deck_4_nothing_is_shuffled_when_the_deck_runs_out() -> None:
    """S-20"""
    position = play(last_card(), "play hor-3", "draw a1-01")
    assert (asked(position), deck_of(position, "P1"), len(discard_of(position, "P1"))) == ("P1", [], 5)


def test_kg_deck_5_cards_played_in_this_turn_stay_out_of_a_reshuffle() -> None:
    """S-21"""
    position = play(short_of_cards(), "play hor-5", "play hor-3")
    assert texts(position, "draw ") == ["hor-6", "a1-01"]
    assert (deck_of(play(position, "draw hor-6"), "P1"), discard_of(position, "P1")) == (["a1-01"], [])


def test_kg_deck_6_with_nothing_to_draw_the_draw_is_skipped() -> None:
    """S-22"""
    position = table(
        hands={"P1": [f"hor-{n}" for n in range(1, 7)]}, decks={"P1": []}, discards={"P1": []}, fight="m1-02"
    )
    assert events(position, "play hor-3")[-1] == ("nothing-to-draw", {"seat": 0})
    assert (asked(position), hand_of(position, "P1")) == ("P1", ["hor-1", "hor-2", "hor-4", "hor-5", "hor-6"])


def test_kg_deck_7_at_the_end_of_the_turn_the_played_cards_are_shuffled_in() -> None:
    """S-20"""
    position = play(last_card(), "play hor-3", "draw a1-01", "play a1-07", "stop")
    assert texts(position, "draw ") == ["hor-1", "hor-2", "hor-3", "hor-4", "hor-5", "hor-6", "a1-07"]


def test_kg_deck_7_a_card_won_in_this_turn_may_be_drawn_at_its_end() -> None:
    position = table(heroes={"P1": "horan"}, hands={"P1": ["a3-09"]}, decks={"P1": []}, fight="m1-02")
    play(position, "play a3-09", "stop", "monster m1-20")
    assert texts(position, "draw ")[-2:] == ["a1-01", "a3-09"]


# ---- shuffled or stacked


def test_kg_deck_8_in_the_polish_edition_the_new_deck_is_shuffled() -> None:
    """S-23"""
    position = to_stack(edition="pl")
    assert texts(position, "draw ") == ["hor-1", "hor-4", "a1-03", "a2-01"]
    assert refused(position, "stack a1-03", "P1").key == "chance-decides"


def test_kg_deck_8_and_nobody_knows_its_order() -> None:
    position = play(to_stack(edition="pl"), "draw hor-1")
    assert placed_of(position, "P1") == []


def test_kg_deck_9_in_the_german_edition_the_owner_stacks_the_new_deck() -> None:
    """S-23: the second card is a starting card, nobody knows which."""
    position = play(to_stack(), "stack a2-01", "stack start", "stack a1-03")
    assert texts(position, "draw ") == ["a2-01"]
    assert placed_of(play(position, "draw a2-01"), "P1") == [(1, "a1-03")]


def test_kg_deck_9_which_starting_card_comes_is_left_to_chance() -> None:
    """S-23"""
    position = play(to_stack(), "stack start", "stack a2-01", "stack a1-03")
    assert texts(position, "draw ") == ["hor-1", "hor-4"]


def test_kg_deck_9_a_starting_card_cannot_be_named() -> None:
    """S-23"""
    refusal = refused(to_stack(), "stack hor-1")
    assert (refusal.clause, refusal.key) == ("KG-DECK-9", "start-not-named")


def test_kg_deck_9_there_are_no_more_places_than_cards() -> None:
    position = play(to_stack(), "stack start", "stack start")
    assert texts(position) == ["stack a1-03", "stack a2-01"]
    assert refused(position, "stack start").key == "no-start-left"


def test_kg_deck_9_a_card_is_placed_once() -> None:
    position = play(to_stack(), "stack a1-03")
    assert texts(position) == ["stack a2-01", "stack start"]


def test_kg_deck_9_the_others_learn_nothing_of_the_order() -> None:
    """S-23"""
    position = to_stack()
    told = events(position, "stack a2-01", "stack a1-03", viewer=1)
    assert told == [("stacked", {"seat": 0})]
    assert picture(position, "P2")["placed"] == []


def test_kg_deck_9_a_pile_without_rewards_is_simply_shuffled() -> None:
    position = table(
        hands={"P1": ["hor-3", "hor-2", "hor-5", "hor-6"]},
        decks={"P1": []},
        discards={"P1": ["hor-1", "hor-4"]},
        fight="m1-02",
        options={"edition": "de"},
    )
    assert texts(play(position, "play hor-3"), "draw ") == ["hor-1", "hor-4"]
