"""What a seat knows and imagines: closed piles, decks that ran out, looks with the Witch (TK-SECRET-1 to 4)."""

from __future__ import annotations

from collections import Counter

import pytest

import ludoteka
from ludoteka.core import NOBODY, SPECTATOR, Rng
from ludoteka.games.toerkk.end import at_limit
from ludoteka.games.toerkk.position import Toerkk

from tests.contract.tables import random_step
from tests.contract.worlds import Worlds
from tests.games.toerkk.tables import hand, pass_all, picture, play, recruits, table

FEW = {"P1": ["strzal"], "P2": ["medyk"]}
FULL = {"P1": ["wiedzma", "bomba", "tarcza"], "P2": ["wiedzma", "mgla", "tarcza", "strzal"]}


def short_of_cards(seats: int, **options: str) -> Toerkk:
    """Decks are about to run out while hands are full."""
    hands, decks = dict(FULL), dict(FEW)
    camps, joining = {"P1": "M", "P2": ""}, {"P1": "W M", "P2": "M L"}
    if seats > 2:
        hands["P3"], decks["P3"], camps["P3"], joining["P3"] = ["wiedzma", "bomba"], [], "W", "L W"
    return table(
        seats,
        fields={"P1": "W M", "P2": "W M"},
        hands=hands,
        decks=decks,
        camps=camps,
        recruits=joining,
        at="turn",
        options=options,
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_can_tell_worlds_apart_while_decks_run_out_and_hands_are_looked_at(seats: int) -> None:
    edition, count = ludoteka.game("toerkk"), Counter[str]()
    for seed in range(2):
        position, rng = short_of_cards(seats), Rng(seed)
        for step in range(45):
            position.apply(*random_step(position, rng))
            if position.to_act == NOBODY:
                break
            for viewer in [SPECTATOR, *range(seats)] if step % 6 == seed else []:
                worlds = Worlds(edition.at, viewer, rng, count)
                leak = worlds.follow(position.copy(), position.imagine(viewer, rng), 8)
                assert leak is None, str(leak)
    assert count["steps compared"] > 50


def test_tk_limit_6_when_the_deck_runs_out_all_can_work_out_the_hand() -> None:
    position = table(hands={"P1": ["bomba", "mgla"]}, decks={"P1": []}, at="turn", fields={"P1": "W"})
    assert position.label() == "action"
    for seed in range(10):
        world = position.imagine(1, Rng(seed))
        assert hand(world, "P1") == ["bomba", "mgla"]


def test_tk_limit_6_a_worked_out_hand_is_not_shown_in_the_view() -> None:
    position = table(hands={"P1": ["bomba", "mgla"]}, decks={"P1": []}, at="turn", fields={"P1": "W"})
    assert picture(position, "P2")["players"][0]["hand"] is None


def test_tk_limit_5_when_the_character_deck_runs_out_all_can_work_out_the_character_cards() -> None:
    position = table(recruits={"P1": "L M"}, camps={"P1": ""}, at="turn")
    play(position, "draw strzal")
    assert {tuple(recruits(position.imagine(1, Rng(seed)), "P1")) for seed in range(20)} == {("miner", "leader")}


def test_a_card_seen_with_the_witch_is_known_until_it_leaves_the_hand() -> None:
    position = table(hands={"P1": ["wiedzma"], "P2": ["bomba", "mgla", "medyk"]}, life={"P2": 5})
    play(position, "play wiedzma P2", "pick mgla", "play medyk")
    assert hand(position.imagine(0, Rng(1)), "P2") == ["bomba"]
    assert picture(position, "P1")["players"][1]["seen"] == ["bomba"]


def test_nobody_else_knows_what_the_witch_has_shown() -> None:
    position = table(4, hands={"P1": ["wiedzma"], "P2": ["bomba", "mgla"]})
    play(position, "play wiedzma P2", "pick mgla")
    assert {tuple(hand(position.imagine(2, Rng(seed)), "P2")) for seed in range(20)} != {("bomba",)}
    assert picture(position, "P3")["players"][1]["seen"] == []


def test_even_after_the_end_a_world_one_imagines_does_not_tell_what_another_had_seen() -> None:
    position = table(4, hands={"P1": ["wiedzma"], "P2": ["bomba", "mgla"]})
    play(position, "play wiedzma P2", "pick mgla")
    at_limit(position)
    assert [any(position.imagine(viewer, Rng(1)).seen) for viewer in (0, 2)] == [True, False]


def test_tk_secret_1_an_opponent_sees_the_number_of_discards_and_the_owner_their_names() -> None:
    position = table(discards={"P2": ["bomba", "mgla"]}, hands={"P2": ["medyk"]})
    assert picture(position, "P1")["players"][1]["discard"] is None
    assert picture(position, "P1")["players"][1]["discards"] == 2
    assert picture(position, "P2")["players"][1]["discard"] == ["bomba", "mgla"]


def test_tk_time_9_who_is_asked_does_not_depend_on_what_its_cards_are() -> None:
    asked = []
    for card in ("tarcza", "ognisty_mlot"):
        position = table(
            fields={"P1": "W"}, hands={"P1": ["bomba"], "P2": [card]}, attacks={"P1.W1": "hero"}, at="block"
        )
        play(position, "pass")
        asked.append((position.to_act, position.view(0), position.prompt(0).json()))
    assert asked[0] == asked[1]


def test_a_seat_without_cards_and_tokens_is_never_asked_in_a_window() -> None:
    position = table(fields={"P1": "W"}, hands={"P1": ["bomba"]}, at="roll")
    assert position.to_act == 0
    assert pass_all(position).moment() != "roll"
