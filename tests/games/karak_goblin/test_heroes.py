"""Heroes with other abilities: Horan, Aderyn, Taia (rules.md 2.17)."""

from __future__ import annotations

import pytest

from ludoteka.core.options import Value
from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import (
    Who,
    asked,
    deck_of,
    discard_of,
    events,
    hand_of,
    health,
    keys_of,
    let_chance,
    picture,
    placed_of,
    play,
    refused,
    table,
    texts,
)

ON: dict[str, Value] = {"abilities": "on"}


def attack(position: KarakGoblin) -> int:
    fight = picture(position)["fight"]
    assert fight is not None
    return fight["attack"]


# ---- Horan


def horan(*chain: str, options: dict[str, Value] = ON) -> KarakGoblin:
    """Horan has played a chain against the Goblin Cutthroat."""
    return play(table(hands={"P1": list(chain)}, fight="m1-13", options=options), *[f"play {card}" for card in chain])


def test_kg_hero_horan_1_two_attacks_in_a_row_are_worth_one_more() -> None:
    """S-55"""
    assert attack(horan("hor-1", "hor-5")) == 4


def test_kg_hero_horan_1_not_with_another_card_between() -> None:
    """S-55: hor-1, hor-4, hor-6."""
    assert attack(horan("hor-1", "hor-4", "hor-6")) == 3


def test_kg_hero_horan_1_not_without_abilities() -> None:
    assert attack(horan("hor-1", "hor-5", options={})) == 3


def test_kg_hero_horan_1_printed_attacks_count_even_if_cursed() -> None:
    """S-55: the Stone Imp 4/2 curses attack effects; Dagger and bonus make 2, and he wins with two hit points left."""
    position = table(
        hands={"P1": ["hor-1", "hor-5"]}, weapons={"P1": "w1-1"}, keys={"P1": 1}, fight="m2-07", options=ON
    )
    told = events(position, "play hor-1", "play hor-5", "stop")
    assert ("beaten", {"seat": 0, "monster": "m2-07", "attack": 2, "hp": 2}) in told
    assert health(position, "P1") == 2


def test_kg_hero_horan_2_once_per_fight() -> None:
    """S-55: 2 + 1 + 2 + 1, not 7."""
    assert attack(horan("hor-1", "hor-5", "hor-2")) == 6


# ---- Aderyn


def aderyn(fight: str, options: dict[str, Value] = ON, **more: object) -> KarakGoblin:
    """S-58: Aderyn has played attack 5 and defence 1 with two hit points left."""
    position = table(hands={"P1": ["ade-1", "ade-5", "ade-2"]}, hp={"P1": 2}, fight=fight, options=options, **more)  # type: ignore[arg-type]
    return play(position, "play ade-1", "play ade-5", "play ade-2")


def test_kg_hero_aderyn_1_she_strikes_without_hit_points_and_gets_the_reward() -> None:
    """S-58: the Goblin Gate Guard 4/5 hits three times."""
    position = play(aderyn("g1-1"), "stop")
    assert (health(position, "P1"), keys_of(position, "P1")) == (0, 1)


def test_kg_hero_aderyn_1_not_without_abilities() -> None:
    """S-58"""
    assert keys_of(play(aderyn("g1-1", {}), "stop"), "P1") == 0


def test_kg_hero_aderyn_1_an_attack_too_weak_does_not_win() -> None:
    told = [key for key, _ in events(aderyn("g1-2"), "stop")]
    assert told[1] == "survived"


def test_kg_hero_aderyn_1_neither_heart_nor_potion_helps_her() -> None:
    """S-58: with Troll Hide two hits get through, her last two hit points."""
    position = aderyn("g1-1", armours={"P1": "r2-3"}, potions={"P1": ["health"]})
    told = [key for key, _ in events(position, "stop")]
    assert (health(position, "P1"), "recovered" in told, asked(position)) == (0, False, "chance gatekeeper")
    assert asked(let_chance(position)) == "P2"


def test_kg_hero_aderyn_2_not_against_the_lord() -> None:
    """S-58"""
    position = table(
        heroes={"P1": "aderyn"},
        hands={"P1": ["a2-01", "a3-13", "a3-16"]},
        keys={"P1": 3},
        hp={"P1": 2},
        weapons={"P1": "w3-1"},
        fight="x-1",
        options=ON,
    )
    play(position, "play a2-01", "play a3-13", "play a3-16", "draw ade-1")
    assert attack(position) >= 12
    assert [key for key, _ in events(position, "stop")][:2] == ["hit", "knocked-out"]


def test_kg_hero_aderyn_3_next_turn_she_must_heal() -> None:
    """S-58"""
    position = let_chance(play(aderyn("g1-1"), "stop"))
    assert texts(let_chance(play(position, "P2 heal"))) == ["heal"]


# ---- Taia


def taia(
    hand: list[str],
    decks: list[str],
    discards: list[str] | None = None,
    options: dict[str, Value] = ON,
    fight: str = "m1-13",
) -> KarakGoblin:
    """Taia against the Goblin Cutthroat; starting cards not named are in her hand or discard pile."""
    piles: dict[Who, list[str]] = {} if discards is None else {"P1": discards}
    return table(
        heroes={"P1": "taia"}, hands={"P1": hand}, decks={"P1": decks}, discards=piles, fight=fight, options=options
    )


def test_kg_hero_taia_1_she_draws_two_and_puts_one_under_her_deck() -> None:
    position = taia(["tai-3", "tai-5"], ["tai-1", "tai-4", "a1-04"])
    play(position, "play tai-3", "draw tai-1", "draw tai-4")
    assert texts(position) == ["under tai-1", "under tai-4"]
    play(position, "under tai-1")
    assert (hand_of(position, "P1"), placed_of(position, "P1"), asked(position)) == (
        ["tai-4", "tai-5"],
        [(1, "tai-1")],
        "P1",
    )


def test_kg_hero_taia_1_only_she_knows_which() -> None:
    position = play(taia(["tai-3", "tai-5"], ["tai-1", "tai-4", "a1-04"]), "play tai-3", "draw tai-1", "draw tai-4")
    assert events(position.copy(), "under tai-1", viewer=1) == [("put-under", {"seat": 0, "card": None})]
    assert events(position, "under tai-1", viewer=0) == [("put-under", {"seat": 0, "card": "tai-1"})]
    assert (picture(position, "P1")["placed"], picture(position, "P2")["placed"]) == ([[1, "tai-1"]], [])


def test_kg_hero_taia_1_only_a_card_just_drawn_goes_under() -> None:
    position = play(taia(["tai-3", "tai-5"], ["tai-1", "tai-4", "a1-04"]), "play tai-3", "draw tai-1", "draw tai-4")
    assert refused(position, "under tai-5").key == "not-drawn-now"


def test_kg_hero_taia_1_not_at_the_end_of_the_turn() -> None:
    """R-58: the refill is no card effect."""
    position = play(taia(["tai-5", "tai-1"], ["tai-2", "tai-3", "tai-4", "tai-6"]), "play tai-5", "stop")
    assert asked(let_chance(position)) == "P2"
    assert (len(hand_of(position, "P1")), placed_of(position, "P1")) == (4, [])


def test_kg_hero_taia_1_not_under_a_draw_curse() -> None:
    """S-61"""
    assert asked(play(taia(["tai-3"], ["tai-1", "tai-4"], fight="m1-10"), "play tai-3")) == "P1"


def test_kg_hero_taia_1_not_without_abilities() -> None:
    position = play(taia(["tai-3"], ["tai-1", "tai-4"], options={}), "play tai-3", "draw tai-1")
    assert (asked(position), "under tai-1" in texts(position)) == ("P1", False)


def test_kg_hero_taia_1_for_two_cards_she_draws_three() -> None:
    """R-58"""
    position = taia(["a3-07"], ["tai-1", "tai-2", "tai-3", "tai-4"])
    play(position, "play a3-07", "draw tai-1", "draw tai-2", "draw tai-3")
    assert texts(position) == ["under tai-1", "under tai-2", "under tai-3"]


def test_kg_hero_taia_2_a_lone_card_stays_on_top_of_the_reshuffled_pile() -> None:
    """S-60"""
    position = play(taia(["tai-3", "tai-2", "tai-5", "tai-6"], ["tai-4"], ["tai-1", "a1-05"]), "play tai-3")
    assert (texts(position, "draw "), discard_of(position, "P1")) == (["tai-4"], [])
    assert texts(play(position, "draw tai-4"), "draw ") == ["tai-1", "a1-05"]


def test_kg_hero_taia_2_the_card_put_under_comes_last() -> None:
    """S-60: the deck is then tai-1, tai-4 from the top."""
    position = play(
        taia(["tai-3", "tai-2", "tai-5", "tai-6"], ["tai-4"], ["tai-1", "a1-05"]),
        "play tai-3",
        "draw tai-4",
        "draw a1-05",
        "under tai-4",
    )
    assert (placed_of(position, "P1"), deck_of(position, "P1")) == ([(1, "tai-4")], ["tai-1", "tai-4"])


def test_kg_hero_taia_2_a_short_supply_is_kept() -> None:
    """S-61: one card is all there is; nothing goes under the deck."""
    position = play(taia(["tai-2", "tai-3", "tai-4", "tai-5", "tai-6"], [], ["tai-1"]), "play tai-3", "draw tai-1")
    assert ("tai-1" in hand_of(position, "P1"), deck_of(position, "P1"), texts(position)[-1]) == (True, [], "stop")


@pytest.mark.parametrize(("under", "kept"), [("tai-1", "tai-4"), ("tai-4", "tai-1")])
def test_kg_hero_taia_2_the_only_card_of_the_deck_is_drawn_without_a_reshuffle(under: str, kept: str) -> None:
    """S-61: both are drawn, one returns; the next draw takes that one."""
    position = taia(["tai-3", "tai-6", "tai-2", "tai-5"], ["tai-1", "tai-4"], [])
    play(position, "play tai-3", "draw tai-1", "draw tai-4", f"under {under}")
    assert kept in hand_of(position, "P1")
    told = events(position, "play tai-6")
    assert ([key for key, _ in told], texts(position, "draw ")) == (["played"], [under])


def test_kg_hero_taia_2_who_stacks_is_asked_before_she_sees_the_lone_card() -> None:
    """R-58"""
    position = play(
        taia(["tai-3", "tai-2", "tai-5", "tai-6"], ["tai-4"], ["tai-1", "a1-05"], {"abilities": "on", "edition": "de"}),
        "play tai-3",
    )
    assert texts(position) == ["stack a1-05", "stack start"]
    assert texts(play(position, "stack a1-05"), "draw ") == ["tai-4"]
