"""What the greedy bot wants, and that it wants nothing it cannot know."""

from __future__ import annotations

import ludoteka
from ludoteka.bots.driver import play_game
from ludoteka.core.info import imagined_info
from ludoteka.core.playout import Tally
from ludoteka.core.rng import Rng
from ludoteka.games.karak_goblin import GAME
from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import asked, opening, play, table


def choice(position: KarakGoblin) -> str:
    """What a greedy bot on the seat that is asked would do."""
    seat = position.to_act
    return ludoteka.bot("greedy", seed=1).choose(imagined_info(GAME, seat, position, []))


def weight(position: KarakGoblin, move: str) -> float:
    assert GAME.advice is not None
    return GAME.advice.weigh(position, position.box.parse(move), position.to_act)


def test_greedy_beats_random_at_a_table_of_two() -> None:
    won = 0
    for seed in range(5):
        position, tally = opening(2), Tally()
        bots = [ludoteka.bot("greedy" if seat == seed % 2 else "random", seed=seed + seat) for seat in range(2)]
        play_game(GAME, position, bots, Rng(seed), tally)
        won += tally.standing[seed % 2] == 1.0
    assert won == 5


def test_greedy_players_come_to_an_end_within_sixty_rounds() -> None:
    position = opening(2, {"max_rounds": 60, "abilities": "on"})
    play_game(GAME, position, [ludoteka.bot("greedy", seed=seat) for seat in range(2)], Rng(3), Tally())
    assert position.winner >= 0


def test_the_lord_is_fought_by_who_can_beat_him() -> None:
    position = table(
        hands={"P1": ["a3-01", "a3-03", "a2-01", "a3-05"]},
        weapons={"P1": "w3-2"},
        armours={"P1": "r3-1"},
        keys={"P1": 3},
        heroes={"P1": "horan"},
        decks={"P1": ["a3-13"]},
    )
    assert choice(position) == "fight x-1"


def test_a_gatekeeper_is_fought_rather_than_any_monster_if_he_can_be_beaten() -> None:
    position = table(hands={"P1": ["tai-3", "tai-5", "tai-1", "tai-2"]}, weapons={"P1": "w3-2"}, gates=["g1-3"])
    assert choice(position) == "fight g1-3"


def test_a_hero_who_can_win_nothing_heals() -> None:
    position = table(hands={"P1": ["hor-4", "hor-3"]}, decks={"P1": []}, hp={"P1": 1})
    assert choice(position) == "heal"


def test_the_chain_that_wins_is_played_in_its_order() -> None:
    position = table(hands={"P1": ["hor-1", "hor-5", "hor-2", "hor-4"]}, fight="m1-15")
    while asked(position) == "P1" and choice(position) != "stop":
        play(position, choice(position))
    assert [position.card_text(card) for card in position.chain] == ["hor-1", "hor-5", "hor-2"]


def test_a_potion_is_not_wasted_on_a_weak_monster() -> None:
    position = table(
        hands={"P1": ["hor-1", "hor-5"]}, potions={"P1": ["strength", "health"]}, hp={"P1": 3}, fight="m1-01"
    )
    while asked(position) == "P1" and choice(position) != "stop":
        assert choice(position).startswith("play")
        play(position, choice(position))


def test_better_equipment_is_kept_and_worse_is_pawned() -> None:
    worse = table(hands={"P1": ["hor-1", "hor-5", "hor-2"]}, weapons={"P1": "w2-1"}, fight="m1-13")
    play(worse, "play hor-1", "play hor-5", "play hor-2", "stop")
    better = table(hands={"P1": ["hor-1", "hor-5", "hor-2"]}, fight="m1-13")
    play(better, "play hor-1", "play hor-5", "play hor-2", "stop")
    assert (choice(worse), choice(better)) == ("pawn", "keep")


def test_advice_is_the_same_in_every_world_that_a_seat_imagines() -> None:
    position = table(3, hands={"P1": ["hor-1", "hor-5", "hor-2", "hor-4"]})
    worlds = [position.imagine(0, Rng(seed)) for seed in range(3)]
    assert len({tuple(weight(world, move.text) for move in world.moves()) for world in worlds}) == 1


def test_taia_keeps_the_card_that_wins_the_fight_rather_than_a_better_one() -> None:
    """KG-HERO-TAIA-1: no red card can follow here, and tai-1 makes three swords of tai-3 and tai-5."""
    position = table(
        heroes={"P1": "taia"},
        hands={"P1": ["tai-3", "tai-5"]},
        decks={"P1": ["tai-1", "a3-01", "tai-2"]},
        fight="m1-01",
        options={"abilities": "on"},
    )
    play(position, "play tai-3", "draw tai-1", "draw a3-01")
    assert choice(position) == "under a3-01"
