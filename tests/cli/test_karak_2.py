"""Karak 2 at the terminal: the map in letters, the boards, battles with their odds, and several steps in one line."""

from __future__ import annotations

import pytest

from ludoteka.games.karak_2.position import Karak2
from ludoteka.terminal.hexmap import Hexagon, HexMap
from tests.cli.desk import runner, shown, squeezed, type_lines
from tests.games.karak_2.tables import play, table


def a_table() -> Karak2:
    """Horan on a farm between firelings in the north-west and the Dark General in the north-east."""
    return table(
        "horan",
        "taia",
        land={"1,-1": "A03 1", "2,-1": "B10"},
        at={"horan": "1,0"},
        praetorians=2,
        armies={"1,-1": ["firelings"]},
        units={"horan": "2 knight 1 archer"},
        items={"horan": ["fireball"]},
        lying={"0,0": ["P2 sword"]},
        city={"taia": "0,0"},
    )


def test_the_map_shows_lands_chasms_heroes_cities_enemies_and_the_ways_that_are_open() -> None:
    assert shown(a_table(), width=80)[3:13] == [
        "              ╱  ▓▓▓  ╱   ╲",
        "            │ F !2  ▓ ☠ ♛12 ▓",
        "            │  NW   ▓  NE   ▓",
        "  ╱   ╲   ╱  ▓▓▓  ╱   ╲   ╱",
        "▓   W   │   ♜   │   F   ▓",
        "▓ -1,0  │W⌂2●2+ │  ●1   ▓",
        "  ╲   ╱   ╲   ╱   ╲   ╱   ·",
        "            ·  SW   ·  SE   ·",
        "            ·   ?   ·   ?   ·",
        "              ·   ·   ·   ·",
    ]


def test_no_way_is_marked_for_those_who_are_not_asked() -> None:
    assert "▓ -1,0  │ ⌂2●2+ │  ●1   ▓" in shown(a_table(), 1, width=80)


def test_the_signs_are_explained_and_what_lies_on_the_map_is_named() -> None:
    said = shown(a_table(), width=80)
    assert said[13:18] == [
        "F food  W wood  S stone  ♜ Castle Karak  ☠ hell chasm  ● hero  ⌂ city",
        "! enemy and its strength  + items  ▓ chasm",
        "  1,-1  Firelings: Strength 2",
        "  2,-1  Dark General (2 praetorians): Strength 12",
        "   0,0  Lying here: sword (P2)",
    ]


def test_boards_show_lives_stock_fame_points_and_what_is_owned() -> None:
    said = squeezed(shown(a_table(), width=80))
    assert said[0] == "Round 1 P1: 2 actions left"
    assert "▶ P1 you Horan ♥5 F0 W0 S0 Fame 3 0 points" in said
    assert "knight 2, archer 1 · Fireball" in said


def test_before_a_battle_the_chances_of_every_way_into_it_are_shown() -> None:
    """A second skull of the hero die brings the plague: one face of six."""
    said = squeezed(shown(a_table(), width=80))
    assert said[-5:] == [
        "What to expect",
        "win plague − units − lives − fireballs",
        said[-3],
        "Go north-east 0 % 17 % 0.2 1.5 0.0",
        "Go north-west 100 % 17 % 0.3 0.5 0.0",
    ]


def test_in_a_battle_the_choices_of_dice_are_shown_the_best_first() -> None:
    said = squeezed(shown(play(a_table(), "step NW"), width=80))
    assert "P1 × Firelings Strength 2" in said
    assert said[-6:] == [
        "knight 2, archer 1 100 % 17 % 0.3 0.5 0.0",
        "knight 2 100 % 17 % 0.2 0.5 0.1",
        "knight 1, archer 1 100 % 17 % 0.2 0.5 0.1",
        "knight 1 99 % 17 % 0.0 0.5 0.3",
        "archer 1 96 % 17 % 0.0 0.5 0.2",
        "hero die alone 67 % 17 % 0.0 0.5 0.2",
    ]


def a_roll() -> Karak2:
    """Three swords against the General; Horan may roll once more."""
    return play(a_table(), "step NE", "with 1 knight", "with 1 archer", "hero 1", "knight 1", "archer 1")


def test_after_the_roll_the_faces_are_shown_and_what_another_roll_would_bring() -> None:
    said = squeezed(shown(a_roll(), width=80))
    assert "knight [1 sword] archer [1 sword] hero die [1 sword]" in said
    assert said[-2:] == ["Keep the roll 0 % 0.0 1.0", "Roll again 0 % 0.3 1.0"]


def test_where_fireballs_are_thrown_the_attack_is_shown_that_they_bring() -> None:
    assert squeezed(shown(play(a_roll(), "keep"), width=80))[-2:] == [
        "Use no fireball 0 % 0.0 3",
        "Use 1 fireball 0 % 1.0 4",
    ]


@pytest.mark.parametrize("viewer", [1, None])
def test_others_are_not_told_what_to_expect(viewer: int | None) -> None:
    assert "What to expect" not in shown(a_table(), viewer, width=80)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("pl", ["J jedzenie D drewno K kamień ♜ zamek Karak ☠ piekielna otchłań ● bohater", "Czego się spodziewać"]),
        ("de", ["N Nahrung H Holz S Stein ♜ Burg Karak ☠ Höllenschlund ● Held ⌂ Stadt", "Was zu erwarten ist"]),
        ("cs", ["J jídlo D dřevo K kámen ♜ hrad Karak ☠ pekelná propast ● hrdina ⌂ město", "Co čekat"]),
    ],
)
def test_the_picture_speaks_every_language(language: str, lines: list[str]) -> None:
    said = squeezed(shown(a_table(), language=language, width=80))
    assert [line for line in lines if line not in said] == []


@pytest.mark.parametrize("language", ["en", "pl", "de", "cs"])
def test_the_picture_fits_into_eighty_columns(language: str) -> None:
    assert max(len(line) for line in shown(play(a_table(), "step NW"), language=language, width=80)) <= 80


def test_a_map_that_is_too_wide_is_drawn_narrower() -> None:
    row = {(q, 0): Hexagon(([("x", "")], [("y", "")])) for q in range(12)}
    assert [len(HexMap(row).lines(half)[1]) for half in (4, 3)] == [97, 73]


def test_a_line_with_several_notations_is_played_step_by_step(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_lines(monkeypatch, ["step W harvest; step E end turn", "quit"])
    code, out, _ = runner(capsys)(
        "play", "karak-2", "--seats", "2", "--hot-seat", "--seed", "5", "--option", "start_player=fixed"
    )
    assert code == 0
    assert "P2: " in out, "the first player has stepped, harvested, stepped back and ended the turn"
