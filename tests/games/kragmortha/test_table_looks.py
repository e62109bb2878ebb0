"""Which text of a Look binds whom: getting into position, switching, modes by seat, and bots (rules.md 5.1, 5.2)."""

from __future__ import annotations

import pytest

from ludoteka.games.kragmortha.position import Kragmortha

from tests.games.kragmortha.tables import (
    asked,
    at,
    cards,
    events,
    looks_of,
    picture,
    play,
    refused,
    squares,
    table,
    texts,
)

TABLE = {"look_mode": "table"}


def meets(look: str) -> Kragmortha:
    """Red walks into Rigor at a table of four people, gets this Look and is asked where to go."""
    position = table(4, {"red": "c7"}, rigor="d7", hands={"red": ["g:S+P", "g:S+G", "g:P+R"]}, options=TABLE)
    return play(position, "play g:S+P d7", f"look {look}")


def is_confirmed(position: Kragmortha) -> bool:
    """Whether red is in position with his only Look, as a spectator sees it."""
    return all(look["confirmed"] for look in picture(position)["players"][0]["looks"] or [])


# ---- KM-TABLE-1, KM-TABLE-2: into position


def test_km_table_1_its_holder_confirms_in_anybodys_turn_and_play_does_not_wait() -> None:
    position = meets("W-09")
    assert (asked(position), squares(position, "to")) == ("P1", {"b2", "d4", "a7", "e6"})
    assert "in-position W-09" in texts(play(position, "to a7", "chance draw g:S+O"), "P1")
    assert asked(position) == "P2"


def test_km_table_1_all_see_the_look_and_whether_its_holder_is_in_position() -> None:
    position = meets("W-09")
    assert is_confirmed(position) is False
    assert events(position, "P1 in-position W-09") == [("in-position", {"seat": 0, "look": "W-09"})]
    assert is_confirmed(position) is True


def test_km_table_1_he_confirms_once() -> None:
    assert refused(play(meets("W-09"), "P1 in-position W-09"), "in-position W-09", "P1").key == "in-position-already"


def test_km_table_1_only_he_himself_confirms() -> None:
    assert refused(meets("W-09"), "in-position W-09", "P2").key == "look-not-held"


def test_km_table_2_before_he_is_in_position_he_cannot_be_accused() -> None:
    position = meets("W-09")
    assert refused(position, "accuse P1 W-09", "P2").key == "not-in-position"
    assert "accuse P1 W-09" in texts(play(position, "P1 in-position W-09"), "P2")


def test_km_table_2_he_must_obey_until_he_loses_the_look() -> None:
    position = table(4, looks={"red": ["W-09"]}, books={"red": ["B01"]}, options=TABLE)
    assert "accuse P1 W-09" in texts(position, "P2")
    assert texts(play(position, "use B01"), "P2") == []


def test_km_table_1_of_three_forbidden_words_the_left_neighbour_names_the_words() -> None:
    position = meets("W-05")
    assert (asked(position), texts(position)) == ("P2", ["words named"])
    assert asked(play(position, "words named")) == "P1"


# ---- switching to the enforced text


def test_a_person_may_switch_a_look_at_any_time_and_is_bound_by_its_enforced_text() -> None:
    """Rules 5.1; KM-TABLE-3."""
    position = table(4, {"red": "c3", "blue": "c4"}, hands={"red": ["g:S+G"]}, looks={"red": ["W-13"]}, options=TABLE)
    assert squares(position, "play g:S+G") == {"c4", "d3"}
    assert squares(play(position, "P1 switch W-13"), "play g:S+G") == {"d3"}


def test_a_switched_look_cannot_be_switched_back_and_nobody_is_accused_of_it() -> None:
    """Rules 5.1; KM-TABLE-3."""
    position = play(table(4, looks={"red": ["W-13"]}, turn="green", options=TABLE), "P1 switch W-13")
    assert texts(position, "P1") == []
    assert refused(position, "switch W-13", "P1").key == "switched-already"
    assert refused(position, "accuse P1 W-13", "P2").key == "look-enforced"


def test_a_look_is_not_switched_while_its_holder_is_accused_of_it_but_another_one_is() -> None:
    """I-SWITCH; KM-TABLE-3."""
    position = play(table(4, looks={"red": ["W-13", "W-18"]}, options=TABLE), "P2 accuse P1 W-13")
    assert texts(position, "P1") == ["admit", "deny", "switch W-18"]


def test_switching_forbidden_words_lets_the_left_neighbour_name_a_symbol_first() -> None:
    """D-SYMBOL."""
    position = table(4, {"red": "c3"}, hands={"red": ["g:S+P"]}, looks={"red": ["W-05"]}, options=TABLE)
    assert (asked(play(position, "P1 switch W-05")), len(texts(position))) == ("P2", 4)
    assert squares(play(position, "symbol scroll"), "play g:S+P") == {"c2"}


def test_a_look_lost_is_no_longer_switched_when_it_comes_again() -> None:
    """Rules 5.1: it is the card that was switched for its holder."""
    position = table(
        2, {"red": "c7"}, hands={"red": ["g:S+P"]}, looks={"red": ["W-13"]}, books={"red": ["B01"]}, options=TABLE
    )
    play(position, "P1 switch W-13", "use B01", "play g:S+P d7", "look W-14")
    assert "switch W-14" in texts(position, "P1")
    assert not position.switched


@pytest.mark.parametrize(
    ("options", "bound"),
    [
        ({"look_mode": "table"}, []),
        ({"look_mode": "enforced"}, [0, 1, 2]),
        ({"look_mode": "table", "look_mode_p2": "enforced"}, [1]),
        ({"look_mode": "enforced", "look_mode_p2": "table"}, [0, 2]),
    ],
)
def test_the_mode_of_a_seat_decides_which_text_binds_it(options: dict[str, str], bound: list[int]) -> None:
    """Option look_mode; rules 5.1."""
    position = table(3, looks={0: ["W-13"], 1: ["W-18"], 2: ["W-08"]}, options=options)
    looks = [player["looks"] or [] for player in picture(position)["players"]]
    assert [seat for seat in range(3) if looks[seat][0]["enforced"]] == bound


# ---- KM-TABLE-11: enforced in both modes


def test_km_table_11_a_hand_of_two_is_enforced_at_the_table_too() -> None:
    position = play(meets("W-22"), "to a7")
    assert (asked(position), cards(position, "P1")) == ("P2", ["g:S+G", "g:P+R"])


def test_km_table_11_an_open_hand_is_shown_at_the_table_too() -> None:
    position = table(3, hands={"red": ["g:S+G", "g:P+R"]}, looks={"red": ["W-23"]}, options=TABLE)
    assert picture(position, 2)["players"][0]["hand"] == ["g:S+G", "g:P+R"]


@pytest.mark.parametrize("look", ["W-22", "W-23"])
def test_km_table_11_nobody_is_accused_of_them(look: str) -> None:
    position = table(3, hands={"red": ["g:S+G"]}, looks={"red": [look]}, options=TABLE)
    assert refused(position, f"accuse P1 {look}", "P2").key == "look-always-enforced"


# ---- KM-TABLE-12: bots


def test_km_table_12_bots_never_accuse() -> None:
    position = table(4, looks={"red": ["W-09"]}, options=TABLE, bots=["P2"])
    assert refused(position, "accuse P1 W-09", "P2").key == "only-people-accuse"
    assert texts(position, "P2") == []


def test_km_table_12_bots_never_vote() -> None:
    position = table(5, looks={"red": ["W-09"]}, options=TABLE, bots=["P4"])
    assert play(position, "P2 accuse P1 W-09", "deny").waiting() == [2, 4]


def test_km_table_12_a_bots_looks_use_the_enforced_text_and_it_cannot_be_accused() -> None:
    position = table(
        4, {"red": "c3", "blue": "c4"}, hands={"red": ["g:S+G"]}, looks={"red": ["W-13"]}, options=TABLE, bots=["P1"]
    )
    assert squares(position, "play g:S+G") == {"d3"}
    assert refused(position, "accuse P1 W-13", "P2").key == "bot-obeys"


# ---- KM-TABLE-13


def test_km_table_13_one_is_accused_of_one_look_and_of_the_others_not() -> None:
    """What another Look made impossible the others can leave out: each Look is accused and judged by itself."""
    position = table(4, {"red": "a1"}, looks={"red": ["W-13", "W-16"]}, options=TABLE)
    assert texts(position, "P2") == ["accuse P1 W-13", "accuse P1 W-16"]
    play(position, "P2 accuse P1 W-13", "deny", "P3 innocent", "P4 innocent")
    assert (looks_of(position, "P1"), at(position, "P1")) == (["W-13", "W-16"], "a1")
