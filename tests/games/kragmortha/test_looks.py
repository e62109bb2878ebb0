"""Withering Looks: drawing, keeping and losing them (rules.md 2.9)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from ludoteka.games.kragmortha.pack import KragmorthaPack
from ludoteka.games.kragmortha.position import Kragmortha
from tests.games.kragmortha.tables import FROZEN, asked, at, cards, draw_any, looks_of, pack, play, squares
from tests.games.kragmortha.tables import Who, table, texts

SIGNS = [
    "W-01 W-02 W-03 W-04",
    "W-05 W-06",
    "W-07 W-08",
    "W-09 W-10 W-11 W-12",
    "W-13 W-14 W-15",
    "W-16 W-17",
    "W-18 W-19",
    "W-20 W-21",
    "W-22 W-23",
    "W-24",
]
"""The Looks by their symbols (rules.md 7.4)."""


def beside_rigor(*looks: str, content: KragmorthaPack | None = None, **options: str) -> Kragmortha:
    """Red stands beside Rigor and can step onto his square; he holds some Looks."""
    return table(
        7,
        {"red": "c7"},
        hands={"red": ["g:S+P", "g:S+G", "g:G+R"]},
        looks={"red": looks},
        options=options,
        content=content,
    )


def few_looks(count: int) -> KragmorthaPack:
    """A box with the first Looks only."""
    rows = re.findall(r"^\[\[look\]\]\n(?:.+\n)+", FROZEN.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return pack(("looks = 24", f"looks = {count}"), *[(row, "") for row in rows[count:]])


def under(position: Kragmortha) -> list[str]:
    """The bottom of the Look deck, the next to come first."""
    return [position.box.looks[look] for look in position.under]


def test_km_look_1_all_see_it() -> None:
    shown = dict(table(3, looks={"red": ["W-18"]}).view(2))["players"][0]["looks"]  # type: ignore[index]
    assert [look["id"] for look in shown] == ["W-18"]


def test_km_look_1_it_binds_its_player_from_the_moment_he_has_it() -> None:
    """R-43"""
    position = table(7, {"blue": "c7"}, hands={"red": ["r:G+P"], "blue": ["g:S+G", "g:S+P", "g:S+R"]})
    play(position, "play r:G+P c7", "look W-22", "P2 discard g:S+P")
    assert cards(position, "blue") == ["g:S+G", "g:S+R"]


def test_km_look_1_it_binds_as_long_as_he_holds_it() -> None:
    position = table(7, {"red": "e3"}, hands={"red": ["g:S+G"]}, looks={"red": ["W-18"]})
    assert asked(play(position, "play g:S+G d3")) == "chance draw"


def test_km_look_1_it_binds_no_longer_once_it_is_gone() -> None:
    position = table(7, {"red": "e3"}, hands={"red": ["g:S+G"]}, looks={"red": ["W-18"]}, books={"red": ["B01"]})
    assert squares(play(position, "use B01", "play g:S+G d3"), "step") == {"c3", "d2"}


def test_km_look_2_every_look_has_one_of_ten_symbols() -> None:
    numbers = [pack().looks.index(text) for row in SIGNS for text in row.split()]
    assert sorted(numbers) == list(range(24))
    for row in SIGNS:
        sign = sum(1 << pack().looks.index(text) for text in row.split())
        assert {pack().same_symbol[pack().looks.index(text)] for text in row.split()} == {sign}


def test_km_look_2_so_many_of_each() -> None:
    sizes = Counter(bin(sign).count("1") for sign in set(pack().same_symbol))
    assert sizes == {4: 2, 3: 1, 2: 6, 1: 1}


def test_km_look_3_a_symbol_he_has_is_drawn_again() -> None:
    """S-38"""
    position = play(beside_rigor("W-01"), "play g:S+P d7", "look W-03", "look W-02", "look W-18")
    assert looks_of(position, "red") == ["W-01", "W-18"]


def test_km_look_3_such_cards_go_under_the_deck_in_their_order() -> None:
    """S-38"""
    position = play(beside_rigor("W-01"), "play g:S+P d7", "look W-03", "look W-02", "look W-18")
    assert under(position) == ["W-03", "W-02"]


def test_km_look_3_what_lies_under_the_deck_comes_last() -> None:
    position = table(3, {"red": "c7"}, hands={"red": ["g:S+P"]}, under=["W-03"])
    assert "look W-03" not in texts(play(position, "play g:S+P d7"))


def test_km_look_3_what_lies_under_the_deck_comes_in_its_order() -> None:
    position = table(7, {"red": "c7"}, hands={"red": ["g:S+P"]}, content=few_looks(3), under=["W-03", "W-01", "W-02"])
    assert texts(play(position, "play g:S+P d7")) == ["look W-03"]


def test_km_look_3_looks_of_other_players_do_not_count() -> None:
    position = table(7, {"red": "c7"}, hands={"red": ["g:S+P"]}, looks={"blue": ["W-01"]})
    assert looks_of(play(position, "play g:S+P d7", "look W-02"), "red") == ["W-02"]


def test_km_look_3_a_look_he_has_lost_does_not_count() -> None:
    """R-54"""
    position = table(7, {"red": "c7"}, hands={"red": ["g:S+P"]}, looks={"red": ["W-01"]}, books={"red": ["B01"]})
    assert looks_of(play(position, "use B01", "play g:S+P d7", "look W-02"), "red") == ["W-02"]


def test_km_look_4_only_known_symbols_left_he_keeps_the_top_card() -> None:
    rest = [f"W-{number:02}" for number in range(4, 25)]
    held: dict[Who, list[str]] = {seat: rest[3 * seat - 3 : 3 * seat] for seat in range(1, 8)} | {"red": ["W-01"]}
    position = table(8, {"red": "c7"}, hands={"red": ["g:S+P"]}, looks=held)
    assert looks_of(play(position, "play g:S+P d7", "look W-03"), "red") == ["W-01", "W-03"]


def test_km_look_4_one_new_symbol_anywhere_in_the_deck_is_waited_for() -> None:
    position = table(
        7,
        {"red": "c7"},
        hands={"red": ["g:S+P"]},
        looks={"red": ["W-01"]},
        content=few_looks(5),
        under=["W-02", "W-03", "W-04", "W-05"],
    )
    play(position, "play g:S+P d7", "look W-02", "look W-03", "look W-04", "look W-05", "symbol gems")
    assert (looks_of(position, "red"), under(position)) == (["W-01", "W-05"], ["W-02", "W-03", "W-04"])


def test_km_look_5_an_empty_deck_gives_a_blank_look() -> None:
    """S-40"""
    position = play(beside_rigor("W-01", "W-02", content=few_looks(2)), "play g:S+P d7")
    assert looks_of(position, "red") == ["W-01", "W-02", "blank"]


def test_km_look_5_the_game_goes_on() -> None:
    """S-40"""
    position = play(beside_rigor("W-01", "W-02", content=few_looks(2)), "play g:S+P d7")
    assert squares(position, "to") == {"b2", "d4", "a7", "e6", "f3", "g7"}


def test_km_look_5_a_blank_look_counts() -> None:
    position = play(beside_rigor("W-01", "W-02", "blank", content=few_looks(2)), "play g:S+P d7")
    assert (asked(position), position.look_count[0]) == ("nobody", 4)


def test_km_look_6_everybody_else_watches() -> None:
    position = table(4, looks={"red": ["W-09"]}, options={"look_mode": "table"})
    assert [who for who in ("red", "blue", "green", "yellow") if "accuse P1 W-09" in texts(position, who)] == [
        "blue",
        "green",
        "yellow",
    ]


def test_km_look_7_who_fails_to_obey_draws_another() -> None:
    position = table(4, looks={"red": ["W-20"]}, dawn=True)
    assert looks_of(play(position, "fail", "look W-18"), "red") == ["W-18", "W-20"]


def test_km_look_7_his_goblin_does_not_move_and_his_turn_goes_on() -> None:
    position = table(4, {"red": "c3"}, looks={"red": ["W-20"]}, dawn=True)
    play(position, "fail", "look W-11")
    assert (at(position, "red"), asked(position), texts(position)[0].startswith("play")) == ("c3", "P1", True)


def test_km_look_7_a_symbol_he_has_is_drawn_again() -> None:
    position = play(table(4, looks={"red": ["W-20"]}, dawn=True), "fail", "look W-21")
    assert (asked(position), looks_of(position, "red")) == ("chance look", ["W-20"])


def test_km_look_8_the_4th_look_ends_the_game() -> None:
    position = play(beside_rigor("W-11", "W-13", "W-18"), "play g:S+P d7", "look W-24")
    assert (asked(position), position.standing()[0]) == ("nobody", 0.0)


def test_km_look_8_the_third_does_not() -> None:
    assert asked(play(beside_rigor("W-11", "W-13"), "play g:S+P d7", "look W-24")) == "P1"


def test_km_look_8_in_mid_chain() -> None:
    """S-41"""
    position = table(
        7,
        {"red": "c6", "blue": "d6", "green": "e6"},
        rigor="e7",
        hands={"red": ["g:G+P"]},
        looks={"green": ["W-11", "W-13", "W-18"]},
    )
    play(position, "play g:G+P d6", "P1 push e6", "P2 push e7", "look W-24")
    assert (asked(position), at(position, "green"), sum(position.tokens), cards(position, "red")) == (
        "nobody",
        "e7",
        6,
        [],
    )


def test_km_look_9_a_look_taken_by_a_book_goes_under_the_deck() -> None:
    position = table(4, looks={"red": ["W-18"]}, books={"red": ["B01"]}, under=["W-03"])
    assert under(play(position, "use B01")) == ["W-03", "W-18"]


def test_km_look_9_unless_the_book_gives_it_to_someone() -> None:
    position = play(table(2, looks={"red": ["W-18"]}, books={"red": ["B17"]}), "use B17")
    assert (under(position), looks_of(position, "blue")) == ([], ["W-18"])


def test_km_look_9_a_blank_look_vanishes() -> None:
    """R-20"""
    position = play(table(4, looks={"red": ["blank"]}, books={"red": ["B01"]}), "use B01")
    assert (under(position), looks_of(position, "red")) == ([], [])


@pytest.mark.parametrize("mode", ["enforced", "table"])
def test_km_look_9_without_the_two_card_look_the_hand_refills_at_the_end_of_his_turn(mode: str) -> None:
    """S-42"""
    position = table(
        4,
        {"red": "c3"},
        hands={"red": ["g:S+G", "g:S+P"]},
        looks={"red": ["W-22"]},
        books={"red": ["B01"]},
        options={"look_mode": mode},
    )
    assert len(cards(play(position, "use B01"), "red")) == 2
    assert len(cards(draw_any(play(position, "play g:S+P d3", "stop")), "red")) == 3
