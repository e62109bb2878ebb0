"""Who knows what of hands and decks, and that nobody finds out more (R-06, R-08, R-20, R-58)."""

from __future__ import annotations

from collections import Counter

import pytest

import ludoteka
from ludoteka.core import SPECTATOR, Rng
from ludoteka.core.options import Value
from ludoteka.games.karak_goblin.position import KarakGoblin

from tests.contract.tables import LONG, Setup, many
from tests.contract.worlds import find_leak
from tests.games.karak_goblin.tables import deck_of, events, hand_of, let_chance, picture, placed_of, play, table

HOUSES: list[dict[str, Value]] = [
    {"abilities": "on", "reshuffle": "stack", "max_rounds": 5},
    {"abilities": "on", "health_potion_window": "own_turn", "max_rounds": 5},
]


@pytest.mark.parametrize("house", HOUSES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4] if LONG else [3])
def test_no_viewer_can_tell_two_worlds_apart_with_abilities_and_stacked_decks(
    seats: int, house: dict[str, Value]
) -> None:
    count: Counter[str] = Counter()
    leak = find_leak(Setup(ludoteka.game("karak-goblin"), seats, house, boxed=True), many(1), count)
    assert leak is None, str(leak)
    assert count["steps compared"] > 0


def a_vision() -> KarakGoblin:
    """Taia has drawn two cards for one effect and is to put one under her deck."""
    return play(
        table(
            hands={"P1": ["tai-3", "tai-5"]},
            decks={"P1": ["tai-1", "tai-2", "tai-4", "tai-6"]},
            fight="m1-01",
            options={"abilities": "on"},
        ),
        "play tai-3",
        "draw tai-1",
        "draw tai-2",
    )


def test_kg_hero_taia_1_only_she_is_told_which_card_goes_under_her_deck() -> None:
    told = [events(a_vision(), "under tai-1", viewer=viewer) for viewer in (0, 1, SPECTATOR)]
    assert [dict(letters)["put-under"]["card"] for letters in told] == ["tai-1", None, None]


def test_kg_hero_taia_1_only_she_sees_where_it_lies() -> None:
    position = play(a_vision(), "under tai-1")
    assert [picture(position, viewer)["placed"] for viewer in (0, 1, SPECTATOR)] == [[[2, "tai-1"]], [], []]


def test_others_imagine_any_card_under_taias_deck() -> None:
    position = play(a_vision(), "under tai-1")
    seen = {placed_of(position.imagine(1, Rng(seed)), "P1")[0] for seed in range(60)}
    assert seen == {(2, card) for card in ("tai-1", "tai-2", "tai-4", "tai-5", "tai-6")}


def test_r_08_a_view_shows_of_other_hands_and_decks_the_sizes_only() -> None:
    position = table(hands={"P2": ["arg-1", "arg-2"]})
    shown = picture(position, "P1")["players"][1]
    assert (shown["hand"], shown["deck"]) == (2, 4)
    assert "arg-" not in str(picture(position, "P1"))


def test_kg_deck_9_only_the_owner_knows_what_he_stacked() -> None:
    position = table(
        hands={"P1": ["hor-3", "hor-2"]},
        decks={"P1": []},
        discards={"P1": ["hor-1", "hor-4", "hor-5", "hor-6", "a1-03", "a2-01"]},
        fight="m1-01",
        options={"reshuffle": "stack"},
    )
    play(position, "play hor-3", "stack start", "stack a2-01", "stack a1-03")
    assert placed_of(position.imagine(0, Rng(1)), "P1") == [(1, "a2-01"), (2, "a1-03")]
    assert placed_of(position.imagine(1, Rng(1)), "P1") == []


def test_when_a_deck_runs_out_all_can_work_out_the_hand() -> None:
    position = table(
        hands={"P1": ["hor-3", "hor-2", "hor-5"]}, decks={"P1": []}, discards={"P1": ["hor-1", "hor-4"]}, fight="m1-01"
    )
    position = let_chance(play(position, "play hor-3"))
    worlds = [position.imagine(1, Rng(seed)) for seed in range(40)]
    assert all({"hor-2", "hor-5"} <= set(hand_of(world, "P1")) for world in worlds)
    assert len({tuple(deck_of(world, "P1")) for world in worlds}) > 1


def test_kg_shop_4_who_has_chosen_something_is_known_to_hold_a_card_to_pay_it_with() -> None:
    position = play(table(hands={"P1": ["hor-1", "a1-01"]}), "merchant", "buy health")
    worlds = [position.imagine(1, Rng(seed)) for seed in range(40)]
    assert all("a1-01" in hand_of(world, "P1") for world in worlds)
    assert len({tuple(hand_of(world, "P1")) for world in worlds}) > 1
