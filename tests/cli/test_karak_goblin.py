"""Karak: Goblin at the terminal: the rows, the fight with its totals, the hand and why a card may not follow."""

from __future__ import annotations

import pytest

from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.cli import desk
from tests.cli.desk import squeezed
from tests.games.karak_goblin.tables import play, table


def shown(position: KarakGoblin, viewer: int | None = 0, language: str = "en") -> list[str]:
    """The picture of one viewer, line by line, runs of blanks as one."""
    return squeezed(desk.shown(position, viewer, language))


def a_fight(**more: object) -> KarakGoblin:
    """Horan against the Goblin Cutthroat 3/4; he has played hor-1."""
    position = table(hands={"P1": ["hor-1", "hor-5", "hor-2", "hor-6"]}, fight="m1-13", **more)  # type: ignore[arg-type]
    return play(position, "play hor-1")


def test_a_row_shows_values_curses_rewards_and_the_chance_of_the_fight() -> None:
    """hor-1, hor-5, hor-2: attack 5, defence 1; without red cards nothing much."""
    said = shown(table(hands={"P1": ["hor-1", "hor-5", "hor-2", "hor-4"]}, rows=["m1-15", "m1-05"]))
    assert said[3:5] == [
        "I ► Goblin Pit Fighter 3 5 weapon 100 % 2.0",
        "► Goblin Apprentice 2 4 red action card 0 % 0.0",
    ]


def test_gatekeeper_and_next_monster_are_shown_with_how_many_are_left() -> None:
    said = shown(table(gates=["g1-2"], stock={1: ["m1-20", "m1-19"]}))
    assert any(line.startswith("► Goblin Jailer (gatekeeper, 5) 3 6 heal key") for line in said)
    assert "Hairy Spider (next, 2) 2 4 blue armour" in said


def test_levels_without_a_key_are_folded() -> None:
    said = shown(table(rows=["m2-01", "m2-02", "m2-03", "m2-04", "m2-05"], gates=["g2-1"]))
    assert "II (closed) Orc Raider, Orc Berserker, Orc Drummer, Orc Shaman, Orc Archer, Orc Gatekeeper" in said


def test_shop_and_players_show_what_lies_open() -> None:
    said = shown(
        table(
            pawnshop={"P2": ["w2-1"]}, armours={"P1": "r2-3"}, keys={"P2": 2}, hp={"P1": 3}, potions={"P1": ["counter"]}
        )
    )
    assert said[0] == "Merchant health potion 4 · strength potion 4 · counter-curse potion 3 Pawnshop Sword (P2)"
    assert (
        "▶ P1 you Horan ♥♥♥♡♡ 3 Troll Hide (defence 1, ♥ 1) counter-curse potion hand 4 of 4, deck 2, discarded 0"
    ) in said
    assert "P2 Argentus ♥♥♥♥♥ 5 I II hand 4 of 4, deck 2, discarded 0" in said


def test_a_fight_shows_chain_next_colours_and_running_totals() -> None:
    said = shown(play(a_fight(weapons={"P1": "w2-1"}), "play hor-5"))
    assert "P1 × Goblin Cutthroat" in said
    assert "Chain: Axe Swing → Shield Bash Next: [R]" in said
    assert "attack 5 of 4 (Equipment 2) defence 1 of 3" in said


@pytest.mark.parametrize(
    ("hp", "line"),
    [
        (5, "If you stop now: 3 hits, 2 hit points left, attack 2 of 4."),
        (3, "If you stop now you are knocked out before you strike."),
    ],
)
def test_a_fight_shows_what_stopping_now_would_bring(hp: int, line: str) -> None:
    assert line in shown(a_fight(hp={"P1": hp}))


def test_a_fight_that_would_be_won_says_so() -> None:
    assert "If you stop now: 2 hits, 3 hit points left, victory." in shown(
        play(a_fight(weapons={"P1": "w2-1"}), "play hor-5")
    )


def test_the_hand_marks_what_may_follow_and_says_why_the_rest_may_not() -> None:
    """After hor-1 only yellow may follow; against the Cave Spider yellow is cursed."""
    said = shown(a_fight())
    assert "► [Y] Shield Bash attack 1, defence 1 → [R] may follow" in said
    assert "[R] Heavy Blow attack 2 → [B] does not follow" in said
    cursed = table(hands={"P1": ["hor-1", "hor-5"]}, fight="m1-09")
    assert "[Y] Shield Bash attack 1, defence 1 → [R] cursed" in shown(play(cursed, "play hor-1"))


@pytest.mark.parametrize("viewer", [1, None])
def test_others_see_the_fight_but_neither_the_hand_nor_advice(viewer: int | None) -> None:
    said = "\n".join(shown(a_fight(), viewer))
    assert "Chain: Axe Swing" in said
    assert "Shield Bash" not in said
    assert "If you stop now" not in said


def test_the_champion_is_named() -> None:
    position = table(
        hands={"P1": ["a2-01", "a3-13", "a3-16"]},
        heroes={"P1": "horan"},
        keys={"P1": 3},
        weapons={"P1": "w3-1"},
        armours={"P1": "r3-1"},
        fight="x-1",
    )
    play(position, "play a2-01", "play a3-13", "play a3-16", "draw hor-1", "stop")
    assert shown(position, None)[-1] == "★ The Monster Lord is beaten: P1 is the champion of the realm!"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("pl", "► [Ż] Uderzenie tarczą atak 1, obrona 1 → [C] pasuje"),
        ("de", "► [Ge] Schildstoß Angriff 1, Abwehr 1 → [R] passt"),
        ("cs", "► [Ž] Úder štítem útok 1, obrana 1 → [Č] navazuje"),
    ],
)
def test_the_picture_speaks_every_language(language: str, line: str) -> None:
    assert line in shown(a_fight(), language=language)
