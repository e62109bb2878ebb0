"""How the game ends (rules.md 2.18)."""

from __future__ import annotations

from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import asked, events, health, let_chance, picture, play, refused, table, texts


def before_the_dragon(hp: int = 5) -> KarakGoblin:
    """S-62: attack 13 and defence 3 against the Dragon 7/12, with two cards drawn on the way."""
    position = table(
        hands={"P1": ["a2-01", "a3-04", "a3-08", "a2-04"]},
        keys={"P1": 3},
        weapons={"P1": "w3-1"},
        armours={"P1": "r3-1"},
        hp={"P1": hp},
        fight="x-1",
    )
    play(position, "play a2-01", "play a3-04", "draw hor-1", "play a3-08", "draw hor-2")
    return play(position, "play a2-04")


def test_kg_end_1_the_game_ends_at_once_when_the_lord_is_beaten() -> None:
    """S-62"""
    position = before_the_dragon()
    assert events(position, "stop") == [
        ("hit", {"seat": 0, "monster": "x-1", "hits": 4, "hp": 1}),
        ("beaten", {"seat": 0, "monster": "x-1", "attack": 13, "hp": 12}),
        ("over", {"reason": "lord", "winners": [0]}),
    ]
    assert (asked(position), position.standing()) == ("nobody", [1, 0])


def test_kg_end_1_nothing_can_be_done_afterwards() -> None:
    """S-62"""
    position = play(before_the_dragon(), "stop")
    assert (texts(position), refused(position, "heal", "P2").key) == ([], "game-over")


def test_kg_end_2_there_is_no_last_round() -> None:
    """S-62: P2 does not move any more."""
    assert picture(play(before_the_dragon(), "stop"))["over"] == {"reason": "lord", "winners": [0]}


def test_kg_end_2_after_the_last_round_of_a_limited_game_nobody_has_won() -> None:
    position = table(options={"max_rounds": 1})
    told = events(position, "heal", "heal")
    assert told[-1] == ("over", {"reason": "rounds", "winners": []})
    assert position.standing() == [0.5, 0.5]


def test_kg_end_3_a_failed_attempt_changes_nothing_for_the_lord() -> None:
    """S-63: with four hit points the same chain does not even strike."""
    position = before_the_dragon(4)
    told = [key for key, _ in events(position, "stop")]
    assert (told[:2], health(position, "P1")) == (["hit", "knocked-out"], 0)
    let_chance(position)
    lord = picture(position)["lord"]
    assert lord is not None
    assert (asked(position), lord["id"], lord["hp"]) == ("P2", "x-1", 12)


def test_kg_end_3_an_attack_too_weak_leaves_the_lord_in_place() -> None:
    position = table(keys={"P1": 3}, armours={"P1": "r3-1"}, fight="x-1")
    told = events(position, "stop")
    assert ("survived", {"seat": 0, "monster": "x-1", "attack": 0, "hp": 12}) in told
    assert "fight x-1" in texts(let_chance(play(let_chance(position), "P2 heal")))
