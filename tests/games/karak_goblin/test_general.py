"""What the game is about (rules.md 2.1) and what the cards show (2.2)."""

from __future__ import annotations

import pytest

from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import (
    asked,
    deck_of,
    discard_of,
    events,
    hand_of,
    let_chance,
    opponents,
    picture,
    play,
    table,
    texts,
)


def armed(fight: str, **more: object) -> KarakGoblin:
    """P1 holds one strong card, a Rune Sword and a Plate Armour: attack 7, defence 3."""
    return table(hands={"P1": ["a3-09"]}, weapons={"P1": "w3-1"}, armours={"P1": "r3-1"}, fight=fight, **more)  # type: ignore[arg-type]


def crowned() -> KarakGoblin:
    """S-62: P1 of three has beaten the Dragon with attack 13."""
    position = table(
        3,
        hands={"P1": ["a2-01", "a3-04", "a3-08", "a2-04"]},
        keys={"P1": 3},
        weapons={"P1": "w3-1"},
        armours={"P1": "r3-1"},
        fight="x-1",
    )
    let_chance(play(position, "play a2-01", "play a3-04"))
    let_chance(play(position, "play a3-08"))
    return play(position, "play a2-04", "stop")


# ---- what it is about


def test_kg_gen_1_every_player_has_a_hero_of_his_own() -> None:
    heroes = [player["hero"] for player in picture(table(4))["players"]]
    assert (len(heroes), len(set(heroes))) == (4, 4)


def test_kg_gen_1_every_player_plays_for_himself() -> None:
    """S-62"""
    assert crowned().standing() == [1, 0, 0]


def test_kg_gen_2_the_first_to_beat_the_lord_wins() -> None:
    """S-62"""
    assert picture(crowned())["over"] == {"reason": "lord", "winners": [0]}


@pytest.mark.parametrize(
    ("monster", "yields"),
    [
        ("m1-01", ("won-card", {"seat": 0, "card": "a1-02"})),
        ("m1-13", ("won-card", {"seat": 0, "card": "w1-1"})),
        ("m1-17", ("won-card", {"seat": 0, "card": "r1-1"})),
        ("g1-1", ("won-key", {"seat": 0, "level": 1})),
    ],
)
def test_kg_gen_3_a_beaten_monster_yields_one_card(monster: str, yields: tuple[str, dict[str, object]]) -> None:
    told = events(armed(monster), "play a3-09", "stop")
    assert [each for each in told if each[0].startswith("won")] == [yields]


def test_kg_gen_4_the_third_key_opens_the_chamber_of_the_lord() -> None:
    """S-62"""
    position = table(
        hands={"P1": ["a3-09", "a3-11"]},
        keys={"P1": 2},
        weapons={"P1": "w3-1"},
        armours={"P1": "r3-1"},
        fight="g3-1",
        lord="x-3",
    )
    let_chance(play(let_chance(play(position, "play a3-09", "play a3-11")), "stop"))
    assert "x-3" in opponents(let_chance(play(position, "P2 heal")))


# ---- what the cards show


def test_kg_card_1_an_action_card_has_one_of_four_colours() -> None:
    hand = picture(table(hands={"P1": ["hor-1", "a3-05", "hor-6", "hor-4"]}), "P1")["hand"]
    assert {card["id"]: card["colour"] for card in hand} == {
        "hor-1": "red",
        "a3-05": "blue",
        "hor-6": "green",
        "hor-4": "yellow",
    }


def test_kg_card_2_an_action_card_shows_the_colours_that_may_follow() -> None:
    hand = picture(table(hands={"P1": ["hor-2", "hor-3", "a3-04"]}), "P1")["hand"]
    assert {card["id"]: card["next"] for card in hand} == {
        "hor-2": ["blue"],
        "hor-3": ["green", "yellow"],
        "a3-04": ["red", "blue", "green", "yellow"],
    }


def test_kg_card_3_all_effects_of_a_card_are_carried_out() -> None:
    """S-28: attack 1 counts, and a card is drawn at once."""
    position = table(hands={"P1": ["tai-6", "tai-1", "tai-2", "tai-3"]}, fight="m1-01")
    play(position, "play tai-6", "draw tai-4")
    fight = picture(position)["fight"]
    assert fight is not None
    assert ("tai-4" in hand_of(position, "P1"), fight["attack"]) == (True, 1)


def test_kg_card_4_a_monster_shows_everything_but_its_back() -> None:
    shown = picture(table(rows=["m2-16"]))["levels"][1]["row"][0]
    assert shown == {
        "id": "m2-16",
        "level": 2,
        "attack": 3,
        "hp": 5,
        "curses": ["effect:draw", "colour:green"],
        "reward": "weapon",
        "card": None,
    }


def test_kg_card_4_the_very_reward_is_seen_before_where_the_table_wants_it() -> None:
    shown = picture(table(rows=["m2-16"], options={"reward_preview": "full"}))["levels"][1]["row"][0]
    assert shown is not None
    assert shown["card"] == "w2-4"


def test_kg_card_5_on_the_back_of_a_gatekeeper_is_a_key() -> None:
    gatekeeper, lord = picture(table(gates=["g1-2"]))["levels"][0]["gatekeeper"], picture(table())["lord"]
    assert gatekeeper is not None
    assert lord is not None
    assert (gatekeeper["reward"], lord["reward"]) == ("key", "victory")


def test_kg_card_6_rewards_are_told_from_starting_cards_by_their_backs() -> None:
    """S-23: whoever stacks his deck names rewards; starting cards are all alike."""
    position = table(
        hands={"P1": ["hor-3", "hor-2", "hor-5", "hor-6"]},
        decks={"P1": []},
        discards={"P1": ["hor-1", "hor-4", "a1-03", "a2-01"]},
        options={"edition": "de"},
        fight="m1-01",
    )
    assert texts(play(position, "play hor-3")) == ["stack a1-03", "stack a2-01", "stack start"]


def test_kg_card_7_weapons_armours_keys_and_potions_are_equipment() -> None:
    player = picture(table(weapons={"P1": "w1-1"}, armours={"P1": "r1-1"}, keys={"P1": 1}, potions={"P1": ["health"]}))[
        "players"
    ][0]
    assert player["weapon"] is not None
    assert player["armour"] is not None
    assert (player["weapon"]["id"], player["armour"]["id"], player["keys"], player["potions"]) == (
        "w1-1",
        "r1-1",
        [1],
        ["health"],
    )


def test_kg_card_8_won_equipment_lies_before_its_owner_and_nowhere_else() -> None:
    position = let_chance(play(armed("m2-13", keys={"P1": 1}), "play a3-09", "stop", "keep"))
    player = picture(position, "P2")["players"][0]
    assert player["weapon"] is not None
    assert player["weapon"]["id"] == "w2-1"
    assert "w2-1" not in [*hand_of(position, "P1"), *deck_of(position, "P1"), *discard_of(position, "P1")]
    assert asked(position) == "P2"
