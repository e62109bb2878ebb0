"""Looks of class R, each on the same position with and without it: they change what is legal or who decides."""

from __future__ import annotations

from ludoteka.games.kragmortha.position import Kragmortha

from tests.games.kragmortha.tables import Who, asked, at, cards, picture, play, squares, table, texts

HAND = ["g:S+G", "g:P+R", "g:S+R"]


def pair(
    look: str, goblins: dict[Who, str], hand: list[str], *moves: str, seats: int = 4, dawn: bool = False
) -> tuple[Kragmortha, Kragmortha]:
    """The same position, played on alike: red without this Look, and red with it."""
    plain = table(seats, goblins, hands={"red": hand}, dawn=dawn)
    bound = table(seats, goblins, hands={"red": hand}, looks={"red": [look]}, dawn=dawn)
    return play(plain, *moves), play(bound, *moves)


# ---- W-05 Three Forbidden Words


def test_w_05_a_blank_symbol_matches_nothing() -> None:
    plain = table(4, {"red": "c3"}, hands={"red": ["g:S+P"]})
    bound = table(4, {"red": "c3"}, hands={"red": ["g:S+P"]}, looks={"red": ["W-05"]}, blanked={"red": "scroll"})
    assert (squares(plain, "play g:S+P"), squares(bound, "play g:S+P")) == ({"c2", "c4", "d3"}, {"c2"})


def test_w_05_orbs_still_work() -> None:
    position = table(4, {"red": "c3"}, hands={"red": ["g:S+O"]}, looks={"red": ["W-05"]}, blanked={"red": "scroll"})
    assert squares(position, "play g:S+O") == {"c2", "b3", "d3", "c4"}
    assert squares(play(position, "play g:S+O c2"), "step") == set()  # the orb is spent, the scroll is blank


def test_w_05_a_blank_symbol_does_not_open_the_desk() -> None:
    plain = table(4, rigor="d8", hands={"red": ["r:S+G"]})
    bound = table(4, rigor="d8", hands={"red": ["r:S+G"]}, looks={"red": ["W-05"]}, blanked={"red": "scroll"})
    assert "d10" in squares(play(plain, "play r:S+G d9"), "step")
    assert asked(play(bound, "play r:S+G d9")) == "chance draw"


def test_w_05_the_left_neighbour_names_the_symbol_when_it_is_received() -> None:
    position = table(4, {"blue": "c7"}, turn="blue", hands={"blue": ["g:S+P"]})
    play(position, "play g:S+P d7", "look W-05")
    assert (asked(position), texts(position)) == (
        "P3",
        ["symbol scroll", "symbol gems", "symbol potion", "symbol grimoire"],
    )
    play(position, "symbol gems")
    assert (asked(position), picture(position)["players"][1]["looks"]) == (
        "P2",
        [{"id": "W-05", "enforced": True, "confirmed": True, "symbol": ["gems"]}],
    )


def test_w_05_given_by_the_ledger_it_is_named_anew() -> None:
    position = table(3, looks={"red": ["W-05"]}, blanked={"red": "scroll"}, books={"red": ["B17"]})
    play(position, "use B17", "give W-05 P2")
    assert (asked(position), asked(play(position, "symbol potion"))) == ("P3", "P1")
    assert list(position.blanked) == [0, 4, 0]


# ---- W-07 By Your Leave


def test_w_07_a_card_the_left_neighbour_points_at_cannot_be_played_this_turn() -> None:
    plain, bound = pair("W-07", {"red": "d3"}, HAND, dawn=True)
    assert (asked(plain), asked(bound), texts(bound)) == ("P1", "P2", ["veto 1", "veto 2", "veto 3"])
    play(bound, "veto 2")
    assert texts(plain) == ["play g:S+G d2", "play g:S+G c3", "play g:P+R e3", "play g:P+R d4", "play g:S+R d4"]
    assert texts(bound) == ["play 1 d2", "play 1 c3", "play 3 d4"]


def test_w_07_the_neighbour_sees_backs_only() -> None:
    bound = pair("W-07", {"red": "d3"}, HAND, dawn=True)[1]
    assert picture(bound, "P2")["players"][0]["hand"] == [None, None, None]


# ---- W-08 This Worm


def test_w_08_s_60_the_left_neighbour_chooses_after_a_meeting() -> None:
    """S-60."""
    plain, bound = pair("W-08", {"red": "c7"}, ["g:S+P"], "play g:S+P d7", "look W-13")
    assert (asked(plain), asked(bound)) == ("P1", "P2")
    assert texts(plain) == texts(bound) == ["to b2", "to d4", "to a7", "to e6"]
    assert at(play(bound, "to d4"), "red") == "d4"


def test_w_08_the_left_neighbour_chooses_for_a_token() -> None:
    plain, bound = pair("W-08", {"red": "c2"}, ["g:S+P"], "play g:S+P b2", "token teleport")
    assert (asked(plain), asked(bound)) == ("P1", "P2")


def test_w_08_the_left_neighbour_chooses_the_start_square() -> None:
    plain, bound = pair("W-08", {"red": "d8"}, ["g:G+R"], "play g:G+R d9", "book B18")
    assert (asked(plain), asked(bound), texts(plain) == texts(bound)) == ("P1", "P2", True)


def test_w_08_the_left_neighbour_chooses_for_the_atlas() -> None:
    position = table(2, {"red": "a1"}, looks={"red": ["W-08"]}, books={"red": ["B07"]})
    assert (asked(play(position, "use B07")), texts(position)) == ("P2", ["to b2", "to d4", "to a7"])
    assert (asked(play(position, "to d4")), at(position, "red")) == ("P1", "d4")


# ---- W-13 to W-15: ARM


def test_w_13_a_goblin_may_not_step_onto_a_goblins_square() -> None:
    plain, bound = pair("W-13", {"red": "c3", "blue": "c4"}, ["g:S+G"])
    assert (squares(plain, "play g:S+G"), squares(bound, "play g:S+G")) == ({"c4", "d3"}, {"d3"})


def test_w_13_nor_with_the_second_step() -> None:
    plain, bound = pair("W-13", {"red": "d3", "blue": "c4"}, ["g:S+G"], "play g:S+G c3")
    assert squares(plain, "step") == {"c4", "d3"}
    assert squares(bound, "step") == {"d3"}


def test_w_13_rigor_may_still_step_onto_goblins() -> None:
    plain, bound = pair("W-13", {"blue": "c7"}, ["r:S+G"])
    assert texts(plain) == texts(bound)
    assert "play r:S+G c7" in texts(bound)


def test_w_14_the_owner_of_the_pushed_goblin_chooses() -> None:
    plain, bound = pair("W-14", {"red": "c3", "green": "c4"}, ["g:S+G"], "play g:S+G c4")
    assert (asked(plain), asked(bound), texts(plain) == texts(bound)) == ("P1", "P3", True)


def test_w_14_further_down_the_chain_it_is_the_pushers_own_looks_that_count() -> None:
    position = table(4, {"red": "c3", "blue": "c4", "green": "d4"}, hands={"red": ["g:S+G"]}, looks={"blue": ["W-14"]})
    assert (asked(play(position, "play g:S+G c4")), asked(play(position, "push d4"))) == ("P1", "P3")


def test_w_15_the_square_is_chosen_at_random_among_the_legal_ones() -> None:
    plain, bound = pair("W-15", {"red": "c3", "green": "c4"}, ["g:S+G"], "play g:S+G c4")
    assert (asked(plain), asked(bound)) == ("P1", "chance push")
    assert {text: str(odds) for text, odds in bound.odds().items()} == {"push b4": "1/2", "push d4": "1/2"}


def test_w_14_beats_w_15_where_both_are_held() -> None:
    position = table(4, {"red": "c3", "green": "c4"}, hands={"red": ["g:S+G"]}, looks={"red": ["W-14", "W-15"]})
    assert asked(play(position, "play g:S+G c4")) == "P3"


# ---- W-16, W-17: FINGERS


def test_w_16_where_a_sideways_first_step_is_legal_the_first_step_must_be_sideways() -> None:
    plain, bound = pair("W-16", {"red": "c3"}, ["g:S+R"])
    assert (squares(plain, "play g:S+R"), squares(bound, "play g:S+R")) == ({"b3", "d3", "c4"}, {"b3", "d3"})


def test_w_16_a_card_without_a_sideways_step_and_the_second_step_are_free() -> None:
    plain, bound = pair("W-16", {"red": "c3"}, ["g:G+P"])
    assert texts(plain) == texts(bound) == ["play g:G+P c2"]
    plain, bound = pair("W-16", {"red": "c3"}, ["g:S+G"], "play g:S+G d3")
    assert squares(plain, "step") == squares(bound, "step") == {"d2", "c3"}


def test_w_16_rigor_walks_as_he_likes() -> None:
    plain, bound = pair("W-16", {}, ["r:G+P"])
    assert texts(plain) == texts(bound) == ["play r:G+P d6", "play r:G+P c7", "play r:G+P e7"]


def test_w_17_only_the_oldest_or_the_newest_card_may_be_played() -> None:
    plain, bound = pair("W-17", {"red": "d3"}, HAND)
    assert {text.split()[1] for text in texts(plain)} == {"g:S+G", "g:P+R", "g:S+R"}
    assert texts(bound) == ["play 1 d2", "play 1 c3", "play 3 d4"]


# ---- W-18, W-19: LEG


def test_w_18_no_second_step_with_goblin_cards() -> None:
    plain, bound = pair("W-18", {"red": "d3"}, ["g:S+G"], "play g:S+G c3")
    assert (asked(plain), asked(bound)) == ("P1", "chance draw")


def test_w_18_rigor_may_step_again() -> None:
    plain, bound = pair("W-18", {}, ["r:G+P"], "play r:G+P c7")
    assert (asked(bound), texts(bound)) == ("P1", texts(plain))


def test_w_19_the_second_step_must_go_in_the_direction_of_the_first() -> None:
    plain, bound = pair("W-19", {"red": "e3"}, ["g:S+G"], "play g:S+G d3", seats=7)
    assert (squares(plain, "step"), squares(bound, "step")) == ({"c3", "d2"}, {"c3"})


def test_w_18_and_w_19_do_not_bind_the_step_of_the_codex() -> None:
    for look in ("W-18", "W-19"):
        position = table(4, {"red": "d3"}, hands={"red": ["g:P+R"]}, looks={"red": [look]}, books={"red": ["B06"]})
        play(position, "use B06", "play g:P+R e3")
        while "step e4" not in texts(position):
            play(position, "stop")
        assert squares(position, "step") == {"d3", "e2", "e4"}


# ---- W-22, W-23: CARDS


def test_w_22_a_hand_is_two_cards() -> None:
    plain, bound = pair("W-22", {"red": "d3"}, ["g:S+G", "g:P+R"], "play g:S+G c3", "stop")
    assert asked(play(bound, "draw g:S+O")) == "P2"
    assert (len(cards(bound, "red")), asked(play(plain, "draw g:S+O"))) == (2, "chance draw")


def test_w_22_what_is_too_much_is_discarded_at_once() -> None:
    position = table(4, {"red": "c7", "blue": "a2"}, turn="blue", hands={"red": HAND, "blue": ["r:S+G"]})
    play(position, "play r:S+G c7", "look W-22")
    assert (asked(position), texts(position)) == ("P1", ["discard g:S+G", "discard g:P+R", "discard g:S+R"])
    assert (asked(play(position, "discard g:P+R")), cards(position, "red")) == ("P1", ["g:S+G", "g:S+R"])


def test_w_23_the_hand_is_shown_to_all() -> None:
    plain, bound = pair("W-23", {"red": "d3"}, HAND)
    for viewer in (1, 3, -3):
        assert picture(plain, viewer)["players"][0]["hand"] == [None, None, None]
        assert picture(bound, viewer)["players"][0]["hand"] == HAND


def test_w_23_a_card_drawn_is_told_to_all() -> None:
    plain, bound = pair("W-23", {"red": "d3"}, HAND, "play g:S+G c3", "stop", "draw g:S+O")
    assert picture(plain, "P2")["players"][0]["hand"] == [None, None, None]
    assert picture(bound, "P2")["players"][0]["hand"] == ["g:P+R", "g:S+R", "g:S+O"]
