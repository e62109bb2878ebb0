"""Playing cards one after another (rules.md 2.7)."""

from __future__ import annotations

from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import (
    asked,
    chain_of,
    deck_of,
    discard_of,
    events,
    hand_of,
    health,
    keys_of,
    let_chance,
    picture,
    play,
    refused,
    row_of,
    table,
    texts,
)


def horan(**more: object) -> KarakGoblin:
    """S-08: Horan against the Goblin Cutthroat 3/4."""
    return table(hands={"P1": ["hor-1", "hor-5", "hor-2", "hor-4"]}, fight="m1-13", **more)  # type: ignore[arg-type]


def against_yellow() -> KarakGoblin:
    """S-10: Victorius against the Cave Spider 2/4, which curses yellow."""
    return table(hands={"P1": ["vic-1", "vic-3", "vic-4", "vic-6"]}, fight="m1-09")


def six_cards() -> KarakGoblin:
    """S-11: Taia has drawn twice and played all six of her cards against the Chieftain's Son 3/6."""
    position = table(hands={"P1": ["tai-3", "tai-5", "tai-1", "tai-6"]}, fight="g1-3")
    return play(
        position,
        "play tai-3",
        "draw tai-4",
        "play tai-5",
        "play tai-1",
        "play tai-4",
        "play tai-6",
        "draw tai-2",
        "play tai-2",
    )


def test_kg_fight_8_cards_are_played_from_the_hand_one_at_a_time() -> None:
    """S-08"""
    position = play(horan(), "play hor-1")
    assert (chain_of(position), hand_of(position, "P1")) == (["hor-1"], ["hor-2", "hor-4", "hor-5"])


def test_kg_fight_8_a_card_in_the_deck_cannot_be_played() -> None:
    refusal = refused(horan(), "play hor-6")
    assert (refusal.clause, refusal.key) == ("KG-FIGHT-8", "card-not-held")


def test_kg_fight_8_nor_can_another_heros() -> None:
    assert refused(horan(), "play tai-1").key == "hero-not-yours"


def test_kg_fight_9_the_first_card_may_have_any_colour() -> None:
    """S-08"""
    assert texts(horan(), "play ") == ["hor-1", "hor-2", "hor-4", "hor-5"]


def test_kg_fight_9_but_not_a_cursed_one() -> None:
    """S-10"""
    assert texts(against_yellow(), "play ") == ["vic-4", "vic-6"]


def test_kg_fight_10_a_later_card_has_one_of_the_next_colours() -> None:
    """S-08: after hor-1 yellow, after hor-5 red, after hor-2 blue, which he has not."""
    position = play(horan(), "play hor-1")
    after_one = texts(position, "play ")
    after_two = texts(play(position, "play hor-5"), "play ")
    after_three = texts(play(position, "play hor-2"))
    assert (after_one, after_two, after_three) == (["hor-4", "hor-5"], ["hor-2"], ["stop"])


def test_kg_fight_10_only_the_card_just_before_matters() -> None:
    """S-08: yellow might follow hor-1, but not hor-2."""
    refusal = refused(play(horan(), "play hor-1", "play hor-5", "play hor-2"), "play hor-4")
    assert (refusal.clause, refusal.args) == ("KG-FIGHT-10", {"card": "hor-4", "colour": "yellow", "previous": "hor-2"})


def test_kg_fight_11_no_card_need_be_played() -> None:
    """S-12: the Sword alone beats the Stone Imp 4/2, which curses attack effects."""
    position = table(weapons={"P1": "w2-1"}, keys={"P1": 1}, fight="m2-07")
    told = events(position, "stop")
    assert ("beaten", {"seat": 0, "monster": "m2-07", "attack": 2, "hp": 2}) in told
    assert (health(position, "P1"), discard_of(position, "P1")) == (1, ["a2-05"])


def test_kg_fight_11_the_whole_hand_may_be_played() -> None:
    position = table(hands={"P1": ["hor-1", "hor-5"]}, fight="m1-13")
    assert hand_of(play(position, "play hor-1", "play hor-5"), "P1") == []


def test_kg_fight_12_more_cards_than_the_hand_had_can_be_played() -> None:
    """S-11"""
    assert chain_of(six_cards()) == ["tai-3", "tai-5", "tai-1", "tai-4", "tai-6", "tai-2"]


def test_kg_fight_12_some_opponents_are_beaten_in_no_other_way() -> None:
    """S-11: attack 6 equals 6, and defence 3 keeps every hit off."""
    position = six_cards()
    assert ("beaten", {"seat": 0, "monster": "g1-3", "attack": 6, "hp": 6}) in events(position, "stop")
    assert (health(position, "P1"), keys_of(position, "P1")) == (5, 1)


def test_kg_fight_12_at_the_end_all_six_cards_are_a_new_deck() -> None:
    """S-11"""
    position = let_chance(play(six_cards(), "stop"))
    assert (len(hand_of(position, "P1")), len(deck_of(position, "P1")), discard_of(position, "P1")) == (4, 2, [])


def test_kg_fight_13_draw_takes_effect_at_once() -> None:
    """S-11"""
    position = table(hands={"P1": ["tai-3", "tai-5", "tai-1", "tai-6"]}, fight="g1-3")
    assert asked(play(position, "play tai-3")) == "chance draw"


def test_kg_fight_13_heal_takes_effect_at_once() -> None:
    """S-27"""
    position = table(hands={"P1": ["hor-6", "hor-1"]}, hp={"P1": 2}, fight="m1-13")
    assert health(play(position, "play hor-6"), "P1") == 3


def test_kg_fight_13_attack_and_defence_are_counted_at_the_end() -> None:
    """S-08: nothing has happened to anybody before the stop."""
    position = play(horan(), "play hor-1", "play hor-5", "play hor-2")
    fight = picture(position)["fight"]
    assert fight is not None
    assert (health(position, "P1"), row_of(position, 1)[0], fight["attack"], fight["defence"]) == (5, "m1-13", 5, 1)


def test_kg_fight_14_the_chain_ends_when_the_player_stops() -> None:
    """S-13"""
    position = play(horan(), "play hor-1")
    assert texts(position) == ["play hor-4", "play hor-5", "stop"]
    assert asked(let_chance(play(position, "stop"))) == "P2"


def test_kg_fight_14_without_a_card_that_fits_only_stopping_is_left() -> None:
    """S-10: after vic-6 yellow or blue: yellow is cursed, and there is no blue."""
    position = play(against_yellow(), "play vic-4", "play vic-6")
    assert texts(position) == ["stop"]


def test_kg_fight_14_the_fight_is_decided_as_usual_then() -> None:
    """S-10: defence 2 keeps the hits off, attack 1 is too little."""
    position = play(against_yellow(), "play vic-4", "play vic-6")
    assert ("survived", {"seat": 0, "monster": "m1-09", "attack": 1, "hp": 4}) in events(position, "stop")
    assert (health(position, "P1"), "m1-09" in row_of(position, 1)) == (5, True)


def test_kg_fight_14_a_hand_of_forbidden_colours_stays_in_hand() -> None:
    """S-64: Taia's three blue cards and a Spark against the Cave Rat, which curses blue."""
    position = table(hands={"P1": ["tai-1", "tai-2", "tai-3", "a1-04"]}, fight="m1-06", potions={"P1": ["counter"]})
    assert texts(position) == ["lift colour:blue", "stop"]
    assert hand_of(play(position, "stop"), "P1") == ["tai-1", "tai-2", "tai-3", "a1-04"]
