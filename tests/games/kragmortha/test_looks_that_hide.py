"""Looks of class V, each on the same position with and without it: what their holder is shown, and what he knows."""

from __future__ import annotations

import pytest

from ludoteka.core import SPECTATOR, Rng
from ludoteka.core.info import imagined_info
from ludoteka.games.kragmortha import GAME
from ludoteka.games.kragmortha.position import Kragmortha

from tests.games.kragmortha.tables import Who, asked, cards, draw_any, events, picture, play, table, texts

HAND = ["g:S+G", "g:P+R", "r:S+R"]
SQUARES: dict[Who, str] = {"red": "b3", "blue": "d4", "green": "e8", "yellow": "a1"}


def bound(*looks: str, hand: list[str] | None = None, rigor: str = "d7") -> Kragmortha:
    """Red's turn under these Looks; blue is near him, green and Rigor are far away."""
    return table(
        4,
        SQUARES,
        rigor=rigor,
        hands={"red": hand or HAND},
        looks={"red": looks, "green": ["W-18"]},
        books={"green": ["B18"]},
    )


def hand_seen(position: Kragmortha, viewer: int, owner: int = 0) -> list[str | None]:
    return picture(position, viewer)["players"][owner]["hand"]


def squares_seen(position: Kragmortha, viewer: int = 0) -> list[str | None]:
    return [player["square"] for player in picture(position, viewer)["players"]]


def sight(position: Kragmortha, viewer: int) -> list[object]:
    """All that a viewer can find out just now: picture, options, prompt, refusals, and what he imagines."""
    refusals = [position.refusal(move, viewer) for move in position.pack.moves]
    return [
        position.view(viewer),
        texts(position, viewer),
        position.prompt(viewer).json(),
        [refusal.json() if refusal else None for refusal in refusals],
        position.imagine(viewer, Rng(3)).dump(),
    ]


def imagined_hands(position: Kragmortha, viewer: int, worlds: int = 30) -> list[set[str]]:
    """By place in red's hand: the cards that a viewer thinks might be there."""
    rng = Rng(11)
    hands = [cards(position.imagine(viewer, rng), "red") for _ in range(worlds)]
    return [set(place) for place in zip(*hands, strict=True)]


# ---- W-09 Card Crown


def test_w_09_the_newest_card_is_seen_by_all_but_its_holder() -> None:
    assert [hand_seen(bound(), viewer) for viewer in (0, 2, SPECTATOR)] == [HAND, [None] * 3, [None] * 3]
    crowned = bound("W-09")
    assert hand_seen(crowned, 0) == ["g:S+G", "g:P+R", None]
    assert [hand_seen(crowned, viewer)[2] for viewer in (2, SPECTATOR)] == ["r:S+R"] * 2


def test_w_09_the_card_on_the_head_is_played_by_commit() -> None:
    assert "play r:S+R d8" in texts(bound())
    assert [text for text in texts(bound("W-09")) if not text.startswith("play 1") and "play 2" not in text] == [
        "commit 3"
    ]


def test_w_09_its_holder_imagines_any_card_there_the_others_the_true_one() -> None:
    crowned = bound("W-09")
    mine, theirs = imagined_hands(crowned, 0), imagined_hands(crowned, 2)
    assert (mine[0], mine[1], len(mine[2]) > 3, theirs[2]) == ({"g:S+G"}, {"g:P+R"}, True, {"r:S+R"})


def test_w_09_two_worlds_that_differ_in_that_card_alone_are_one_to_its_holder() -> None:
    one, other = bound("W-09"), bound("W-09", hand=[*HAND[:2], "g:S+O"])
    assert sight(one, 0) == sight(other, 0)
    assert sight(one, 1) != sight(other, 1)


def test_w_09_a_bot_on_that_seat_gets_no_more_in_its_info() -> None:
    worlds = [imagined_info(GAME, 0, bound("W-09", hand=[*HAND[:2], card]), []).json() for card in ("r:S+R", "g:S+O")]
    assert worlds[0] == worlds[1]


def test_w_09_a_card_drawn_onto_the_head_is_told_to_all_but_its_holder() -> None:
    position = play(bound("W-09"), "play 1 c3", "stop")
    told = {viewer: dict(events(position.copy(), "draw g:S+O", viewer=viewer))["drew"]["card"] for viewer in (0, 1, -3)}
    assert told == {0: None, 1: "g:S+O", -3: "g:S+O"}


def test_w_09_with_the_next_card_the_former_one_comes_down_and_its_holder_sees_it() -> None:
    position = draw_any(play(bound("W-09"), "play 1 c3", "stop", "draw g:S+O"))
    assert hand_seen(position, 0) == ["g:P+R", "r:S+R", None]


def test_w_09_received_its_holder_does_not_see_his_newest_card_any_more() -> None:
    position = table(4, {"red": "c7"}, hands={"red": ["g:S+P", *HAND]})
    play(position, "play g:S+P d7", "look W-09")
    assert (hand_seen(position, 0), hand_seen(position, 1)) == ([*HAND[:2], None], [None, None, "r:S+R"])


def test_w_09_returned_by_a_book_its_holder_sees_the_card_again() -> None:
    position = table(4, hands={"red": HAND}, looks={"red": ["W-09"]}, books={"red": ["B01"]})
    assert hand_seen(play(position, "use B01"), 0) == HAND


# ---- W-24 One Eye


def test_w_24_its_holder_sees_only_left_symbols_and_plays_by_commit() -> None:
    assert hand_seen(bound("W-24"), 0) == ["g:S", "g:P", "r:S"]
    assert (texts(bound("W-24")), "commit 1" in texts(bound())) == (["commit 1", "commit 2", "commit 3"], False)
    assert hand_seen(bound("W-24"), 2) == [None, None, None]


def test_w_24_he_imagines_any_card_with_that_left_half() -> None:
    mine = imagined_hands(bound("W-24"), 0)
    assert all(len(place) > 1 for place in mine)
    assert [{card[:3] for card in place} for place in mine] == [{"g:S"}, {"g:P"}, {"r:S"}]


def test_w_24_two_worlds_that_differ_in_right_symbols_alone_are_one_to_its_holder() -> None:
    one, other = bound("W-24"), bound("W-24", hand=["g:S+O", "g:P+O", "r:S+P"])
    assert sight(one, 0) == sight(other, 0)


def test_w_24_he_is_told_the_left_symbol_of_a_card_he_draws() -> None:
    position = play(bound("W-24"), "commit 1", "play g:S+G c3", "stop")
    told = {viewer: dict(events(position.copy(), "draw g:R+O", viewer=viewer))["drew"] for viewer in (0, 1)}
    assert told == {0: {"seat": 0, "card": "g:R"}, 1: {"seat": 0, "card": None}}


def test_w_24_with_an_open_hand_the_others_see_what_its_holder_does_not() -> None:
    position = bound("W-23", "W-24")
    assert (hand_seen(position, 0), hand_seen(position, 3)) == (["g:S", "g:P", "r:S"], HAND)


def test_w_24_with_the_crown_not_even_the_left_half_of_the_newest_is_seen() -> None:
    assert hand_seen(bound("W-09", "W-24"), 0) == ["g:S", "g:P", None]


# ---- W-10 Heavy Chin


def test_w_10_only_pawns_at_most_three_squares_away_are_seen() -> None:
    assert (squares_seen(bound()), picture(bound(), 0)["rigor"]) == (["b3", "d4", "e8", "a1"], "d7")
    assert (squares_seen(bound("W-10")), picture(bound("W-10"), 0)["rigor"]) == (["b3", "d4", None, "a1"], None)
    assert squares_seen(bound("W-10"), 1) == ["b3", "d4", "e8", "a1"]


@pytest.mark.parametrize(("rigor", "seen"), [("d3", "d3"), ("b6", "b6"), ("c6", None), ("d2", "d2")])
def test_w_10_columns_plus_rows_count_and_walls_do_not(rigor: str, seen: str | None) -> None:
    assert picture(bound("W-10", rigor=rigor), 0)["rigor"] == seen


def test_w_10_while_rigor_is_out_of_sight_rigor_cards_are_committed() -> None:
    assert [text for text in texts(bound("W-10")) if "r:" in text or "commit" in text] == ["commit 3"]
    near = [text for text in texts(bound("W-10", rigor="b6")) if "r:" in text or "commit" in text]
    assert near == ["play r:S+R a6", "play r:S+R b7"] == [text for text in texts(bound(rigor="b6")) if "r:" in text]


def test_w_10_a_commit_shows_rigor_for_that_turn() -> None:
    position = play(bound("W-10"), "commit 3")
    assert (picture(position, 0)["rigor"], asked(position)) == ("d7", "P1")
    play(position, "play r:S+R d8", "stop")
    assert (picture(position, 0)["rigor"], picture(draw_any(position), 0)["rigor"]) == ("d8", None)


def test_w_10_far_steps_are_told_without_their_squares() -> None:
    position = table(4, SQUARES, turn="green", hands={"green": ["g:G+P"]}, looks={"red": ["W-10"]})
    told = [dict(events(position.copy(), "play g:G+P e7", viewer=viewer))["stepped"]["square"] for viewer in (0, 1)]
    assert told == [None, "e7"]


# ---- W-11 Crooked Neck


def test_w_11_the_board_is_drawn_mirrored_for_its_holder_alone() -> None:
    assert picture(bound(), 0)["mirrored"] is False
    assert [picture(bound("W-11"), viewer)["mirrored"] for viewer in (0, 1, SPECTATOR)] == [True, False, False]
    assert texts(bound("W-11")) == texts(bound())


# ---- W-12 Bowed Head


def test_w_12_the_other_goblins_look_alike() -> None:
    assert (squares_seen(bound()), picture(bound(), 0)["strangers"]) == (["b3", "d4", "e8", "a1"], [])
    assert squares_seen(bound("W-12")) == ["b3", None, None, None]
    assert picture(bound("W-12"), 0)["strangers"] == ["a1", "d4", "e8"]


def test_w_12_the_others_looks_and_books_are_not_seen_ones_own_are() -> None:
    green, red = picture(bound("W-12"), 0)["players"][2], picture(bound("W-12"), 0)["players"][0]
    assert (green["looks"], green["books"], green["blank_looks"]) == (None, None, None)
    assert [look["id"] for look in red["looks"] or []] == ["W-12"]
    assert [look["id"] for look in picture(bound(), 0)["players"][2]["looks"] or []] == ["W-18"]


def test_w_12_what_happens_to_goblins_is_told_without_names() -> None:
    position = table(
        4, {"red": "a1", "blue": "c3", "green": "c4"}, turn="blue", hands={"blue": ["g:S+G"]}, looks={"red": ["W-12"]}
    )
    play(position, "play g:S+G c4")
    told = [dict(events(position.copy(), "push b4", viewer=viewer))["pushed"] for viewer in (0, 3)]
    assert told == [{"seat": None, "pushed": None, "square": "b4"}, {"seat": 1, "pushed": 2, "square": "b4"}]


# ---- what W-10, W-11 and W-12 leave alone


@pytest.mark.parametrize("look", ["W-10", "W-11", "W-12"])
def test_km_enf_12_pawns_looks_and_books_remain_known(look: str) -> None:
    truth = bound(look)
    world = truth.imagine(0, Rng(4))
    for field in ("goblin", "rigor", "looks", "books"):
        assert getattr(world, field) == getattr(truth, field), field


@pytest.mark.parametrize("look", ["W-10", "W-11", "W-12"])
def test_km_enf_12_options_are_offered_in_full(look: str) -> None:
    hand = ["g:S+G", "g:P+R", "g:S+O"]
    assert texts(bound(look, hand=hand)) == texts(bound(hand=hand))
