"""Looks that the program carries out: when they bind, relief, and cards played unseen (rules.md 5.3)."""

from __future__ import annotations

from ludoteka.games.kragmortha.position import Kragmortha

from tests.games.kragmortha.tables import (
    Who,
    asked,
    cards,
    draw_any,
    events,
    picture,
    play,
    refused,
    squares,
    table,
    texts,
)

# ---- KM-ENF-1, KM-ENF-2


def test_km_enf_1_a_look_binds_from_the_next_decision_of_its_holder() -> None:
    position = table(4, {"red": "c7"}, hands={"red": ["g:S+P"]})
    assert asked(play(position, "play g:S+P d7", "look W-08")) == "P2"  # not red: this Worm


def test_km_enf_1_a_look_received_in_anothers_turn_binds_in_ones_own() -> None:
    position = table(2, {"red": "c7", "blue": "c6"}, turn="blue", hands={"blue": ["r:G+P"], "red": ["g:S+R", "g:S+P"]})
    play(position, "play r:G+P c7", "look W-17", "to a7", "stop")
    assert asked(draw_any(position)) == "P1"
    assert texts(position) == ["play 1 a6", "play 1 b7"]


def test_km_enf_1_a_look_binds_until_its_holder_loses_it() -> None:
    position = table(
        4, {"red": "c3", "blue": "c4"}, hands={"red": ["g:S+G"]}, looks={"red": ["W-13"]}, books={"red": ["B01"]}
    )
    assert squares(position, "play g:S+G") == {"d3"}
    assert squares(play(position, "use B01"), "play g:S+G") == {"c4", "d3"}


def test_km_enf_2_all_looks_apply_together() -> None:
    position = table(4, {"red": "d3"}, hands={"red": ["g:S+G", "g:P+R", "g:S+R"]}, looks={"red": ["W-17", "W-18"]})
    assert texts(position) == ["play 1 d2", "play 1 c3", "play 3 d4"]
    assert asked(play(position, "play 1 c3")) == "chance draw"


def test_km_enf_2_a_sideways_step_that_another_look_forbids_does_not_count() -> None:
    goblins: dict[Who, str] = {"red": "c3", "blue": "b3", "green": "d3"}
    alone = table(4, goblins, hands={"red": ["g:S+R"]}, looks={"red": ["W-16"]})
    both = table(4, goblins, hands={"red": ["g:S+R"]}, looks={"red": ["W-13", "W-16"]})
    assert (squares(alone, "play g:S+R"), squares(both, "play g:S+R")) == ({"b3", "d3"}, {"c4"})


# ---- KM-ENF-3, KM-ENF-4: relief


def surrounded(*looks: str) -> Kragmortha:
    """Every first square of red's cards holds a goblin."""
    return table(
        4,
        {"red": "c3", "blue": "c4", "green": "d3", "yellow": "b3"},
        hands={"red": ["g:S+R", "g:S+G"]},
        looks={"red": looks},
    )


def test_km_enf_3_s_59_relief_lets_him_push_where_every_first_square_holds_a_goblin() -> None:
    """S-59."""
    assert texts(surrounded("W-13")) == texts(surrounded())
    assert ("relieved", {"seat": 0, "look": "W-13"}) in events(surrounded("W-13"), "play g:S+G c4")


def test_km_enf_3_relief_lasts_for_the_turn() -> None:
    position = table(4, {"red": "a1", "blue": "b1", "green": "c1"}, hands={"red": ["g:G+R"]}, looks={"red": ["W-13"]})
    play(position, "play g:G+R b1", "push b2", "chance token teleport", "to d4")
    assert squares(position, "step") == {"a1", "c1"}


def test_km_enf_3_the_next_turn_the_look_binds_again() -> None:
    position = play(surrounded("W-13"), "play g:S+G c4", "push b4", "stop")
    assert position.relieved != 0
    draw_any(position)
    assert position.relieved == 0


def test_km_enf_3_one_square_left_is_enough_to_bind() -> None:
    position = table(4, {"red": "c3", "blue": "c4", "green": "d3"}, hands={"red": ["g:S+P"]}, looks={"red": ["W-13"]})
    assert texts(position) == ["play g:S+P c2"]


def test_km_enf_3_his_other_looks_still_bind() -> None:
    position = play(surrounded("W-13", "W-18"), "play g:S+G d3")
    assert asked(play(position, "push e3")) == "chance draw"


def test_km_enf_3_other_looks_bind_the_relieved_step_too() -> None:
    """The middle card is the only playable one; W-17 gives way, the crab still walks sideways."""
    position = table(4, {"red": "a1"}, hands={"red": ["g:S+R", "g:G+P", "g:S+R"]}, looks={"red": ["W-16", "W-17"]})
    assert texts(position) == ["play 2 b1"]


def test_km_enf_3_each_look_that_removed_an_option_is_ignored() -> None:
    """The only free play is the vetoed card's, the other card leads onto a goblin: both Looks give way."""
    position = table(
        4,
        {"red": "c3", "blue": "c4", "green": "d3"},
        hands={"red": ["g:P+R", "g:S+G"]},
        looks={"red": ["W-07", "W-13"]},
        dawn=True,
    )
    assert texts(play(position, "veto 1")) == ["play 1 c2", "play 1 b3", "play 2 d3", "play 2 c4"]


def test_km_enf_3_a_look_that_removed_nothing_is_not_ignored() -> None:
    """His only card was vetoed, which is ignored; no goblin stood in its way, so that he may still not shove."""
    position = table(
        4, {"red": "c3", "blue": "e3"}, hands={"red": ["g:S+O"]}, looks={"red": ["W-07", "W-13"]}, dawn=True
    )
    assert squares(play(position, "play 1 d3"), "step") == {"c3", "d2", "d4"}


def test_km_enf_3_blank_symbols_and_places_give_way_too() -> None:
    blank = table(4, {"red": "c3"}, hands={"red": ["g:S+G"]}, looks={"red": ["W-05"]}, blanked={"red": "scroll"})
    assert squares(blank, "play g:S+G") == {"c4", "d3"}
    ends = table(4, {"red": "a1"}, hands={"red": ["g:S+R", "g:G+P", "g:S+R"]}, looks={"red": ["W-17"]})
    assert texts(ends) == ["play 2 b1", "play 2 a2"]


def test_km_enf_4_only_a_hand_unplayable_without_looks_too_loses_the_turn() -> None:
    position = table(7, {"red": "a1"}, hands={"red": ["g:S+R"] * 3}, looks={"red": ["W-13"]})
    assert texts(position) == ["show"]
    assert refused(surrounded("W-13"), "show").clause == "KM-TURN-3"


# ---- KM-ENF-9: choices passed to a neighbour


def test_km_enf_9_the_neighbour_is_asked_whoever_he_is() -> None:
    for bots in ([], ["red"], ["blue"], ["red", "blue"]):
        position = table(4, {"red": "d3"}, looks={"red": ["W-07"]}, dawn=True, bots=bots)
        assert (asked(position), texts(position)) == ("P2", ["veto 1", "veto 2", "veto 3"])


# ---- KM-ENF-10: commit


def crowned(newest: str, first: str = "g:S+G") -> Kragmortha:
    return table(4, {"red": "a1"}, hands={"red": [first, "g:S+R", newest]}, looks={"red": ["W-09"]})


def test_km_enf_10_a_playable_card_committed_must_be_played() -> None:
    position = crowned("g:P+O")
    assert texts(position) == ["play 1 b1", "commit 3"]
    assert events(position, "commit 3", viewer=0) == [("committed", {"seat": 0, "card": "g:P+O", "place": 3})]
    assert texts(position) == ["play 3 b1", "play 3 a2"]
    assert refused(position, "play 1 b1").key == "committed-card-first"


def test_km_enf_10_after_a_commit_no_book_may_be_used() -> None:
    position = table(4, {"red": "a1"}, hands={"red": ["g:P+O"]}, looks={"red": ["W-09"]}, books={"red": ["B07"]})
    assert texts(position) == ["use B07", "commit 1"]
    assert texts(play(position, "commit 1")) == ["play 1 b1", "play 1 a2"]


def test_km_enf_10_s_61_an_unplayable_one_is_shown_returns_and_he_chooses_again() -> None:
    """S-61."""
    position = crowned("g:S+R")
    told = events(position, "commit 3", viewer=2)
    assert told == [("commit-returned", {"seat": 0, "card": "g:S+R", "place": 3})]
    assert (texts(position), cards(position, "red")) == (["play 1 b1"], ["g:S+G", "g:S+R", "g:S+R"])
    assert [picture(position, viewer)["players"][0]["hand"][2] for viewer in (0, 1, -3)] == ["g:S+R"] * 3


def test_km_enf_10_s_61_if_no_card_at_all_is_playable_he_shows_his_hand() -> None:
    """S-61; KM-TURN-4."""
    position = crowned("g:S+R", first="g:S+R")
    assert texts(position) == ["commit 3"]
    assert texts(play(position, "commit 3")) == ["show"]


def test_km_enf_10_a_card_is_tried_once_in_a_turn() -> None:
    position = play(crowned("g:S+R"), "commit 3")
    assert refused(position, "commit 3").key == "commit-not-needed"


def test_km_enf_10_at_the_end_of_the_turn_it_is_hidden_from_its_holder_again() -> None:
    position = table(4, {"red": "a1"}, hands={"red": ["g:S+R", "g:G+P", "g:P+R"]}, looks={"red": ["W-24"]})
    play(position, "commit 1", "commit 2", "play g:G+P a2")
    assert picture(position, 0)["players"][0]["hand"] == ["g:S+R", "g:P"]
    draw_any(position)
    assert picture(position, 0)["players"][0]["hand"][:2] == ["g:S", "g:P"]


def test_km_enf_10_relief_comes_only_when_every_card_has_been_tried() -> None:
    position = table(4, {"red": "a1", "blue": "b1"}, hands={"red": ["g:G+R", "g:S+R"]}, looks={"red": ["W-13", "W-24"]})
    assert texts(position) == ["commit 1", "commit 2"]
    assert texts(play(position, "commit 1")) == ["commit 2"]  # gems lead onto blue only
    assert squares(play(position, "commit 2"), "play g:G+R") == {"b1"}


def test_km_enf_10_a_vetoed_card_is_committed_only_by_relief() -> None:
    position = table(4, {"red": "a1"}, hands={"red": ["g:G+R", "g:S+R"]}, looks={"red": ["W-07", "W-24"]}, dawn=True)
    assert texts(play(position, "veto 1")) == ["commit 2"]
    assert texts(play(position, "commit 2")) == ["commit 1"]


def test_km_enf_10_the_treatise_goes_back_where_nothing_committed_was_playable() -> None:
    """B05: if nothing is playable the Book cannot be used."""
    position = table(
        4, {"red": "a2"}, hands={"red": ["g:R+O", "g:S+R"]}, looks={"red": ["W-24"]}, books={"red": ["B05"]}
    )
    play(position, "commit 1", "play g:R+O a1", "stop", "use B05")
    assert asked(play(position, "commit 1")) == "chance draw"
    assert position.used == 0
