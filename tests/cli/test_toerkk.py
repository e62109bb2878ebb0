"""Toerkk at the terminal: both sides with life and depth, the attack, and in a window what may be answered."""

from __future__ import annotations

import pytest

from ludoteka.games.toerkk.position import Toerkk
from tests.cli.desk import shown, squeezed
from tests.games.toerkk.tables import table


def a_duel() -> Toerkk:
    """P1 is about to declare an attack; P2 has a Shot, a Shield and enough tokens for Orm's ability."""
    return table(
        fields={"P1": "W M", "P2": "M"},
        hands={"P2": ["strzal", "tarcza"], "P1": ["mgla"]},
        at="declare",
        heroes={"P1": "haldor", "P2": "orm"},
        tokens={"P2": 3},
        life={"P2": 6},
        depth={"P1": 5},
    )


ATTACK = ["attack P1.W1 P2.M1", "done", "pass"]


def test_a_side_shows_life_depth_hero_tokens_piles_and_battlefield() -> None:
    said = squeezed(shown(a_duel(), 1, told=ATTACK))
    assert said[8:12] == [
        "P2 (you) Life 6/10 ■■■■■■□□□□ Depth 0/20 □□□□□□□□□□ (+1)",
        "P2 Orm the Crossbow (Aimed Bolt for 3 tokens) 3 tokens",
        "Action cards 2 · Character cards 0 · Action deck 18 · Character deck 10 · Discard pile 0 · Graveyard 0",
        "Battlefield: ►Fundin P2.M1 miner",
    ]


def test_the_head_names_the_turn_the_moment_and_the_location() -> None:
    assert squeezed(shown(a_duel(), 1, told=ATTACK))[:2] == [
        "P1 × P2 After the attack Supply: 7 tokens",
        "Location: Hot Springs You regain 2 life.",
    ]


def test_a_window_says_what_just_happened_and_what_may_be_answered() -> None:
    said = shown(a_duel(), 1, width=80, told=ATTACK)
    first = next(number for number, line in enumerate(said) if line.startswith("╭"))
    assert [line.strip("│ ") for line in said[first : first + 7]] == [
        "╭─ After the attack ───────────────────────────────────────────────╮",
        "Just happened:",
        "P1 attacks P2: Asger (P1, warrior) attacks Fundin (P2, miner).",
        "P1 passes.",
        "You may answer with:",
        "Shot, Shield, Aimed Bolt",
        "╰──────────────────────────────────────────────────────────────────╯",
    ]


def test_a_window_says_so_where_only_passing_is_left() -> None:
    position = table(fields={"P1": "W"}, hands={"P1": ["mgla"]}, at="end")
    assert "You can only pass." in [line.strip("│ ") for line in shown(position)]


@pytest.mark.parametrize("viewer", [0, None])
def test_others_see_the_window_but_not_what_may_be_answered(viewer: int | None) -> None:
    said = "\n".join(shown(a_duel(), viewer, told=ATTACK))
    assert "Just happened:" in said
    assert "Shot" not in said
    assert "You may answer" not in said


def test_attacks_are_drawn_with_who_stands_in_the_way() -> None:
    position = table(
        fields={"P1": "W", "P2": "M W"},
        hands={"P1": ["mgla"]},
        attacks={"P1.W1": "P2.M1"},
        blocks={"P2.W1": "P1.W1"},
        at="block",
    )
    assert "Asger (P1, warrior) ──► Fundin (P2, miner) ▌ Asger (P2, warrior)" in squeezed(shown(position, None))


def test_an_unfinished_plan_is_shown_to_its_side_alone() -> None:
    plan = "Asger (P1, warrior) ┄► Fundin (P2, miner) ?"
    assert [plan in squeezed(shown(a_duel(), viewer, told=ATTACK[:1])) for viewer in (0, 1, None)] == [
        True,
        False,
        False,
    ]


def test_cards_of_the_own_hand_are_told_and_marked_where_they_can_be_played() -> None:
    said = squeezed(shown(a_duel(), 1, told=ATTACK))
    assert "► Shot Kill one opposing character, or an opposing hero loses 1 life." in said


@pytest.mark.parametrize(
    ("seats", "options", "sides"),
    [(3, {}, ["P1", "P2", "P3"]), (4, {}, ["P1+P3", "P2+P4"]), (4, {"format": "ffa"}, ["P1", "P2", "P3", "P4"])],
)
def test_every_side_of_a_larger_table_has_its_place(seats: int, options: dict[str, str], sides: list[str]) -> None:
    said = squeezed(shown(table(seats, options=options), None))
    assert [line.removeprefix("▶ ").split(" Life")[0] for line in said if " Life " in line] == sides


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("pl", "Strzał, Tarcza, Celny bełt"),
        ("de", "Schuss, Schild, Gezielter Bolzen"),
        ("cs", "Výstřel, Štít, Přesná šipka"),
    ],
)
def test_the_picture_speaks_every_language_in_eighty_columns(language: str, line: str) -> None:
    said = shown(a_duel(), 1, language, width=80, told=ATTACK)
    assert line in [each.strip("│ ") for each in said]
    assert max(map(len, said)) <= 80
