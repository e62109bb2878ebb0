"""Exact odds of battles: against the specification's own values, and against trying every roll of every die."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product

import pytest

import ludoteka
from ludoteka.games.karak_2.box import DICE, HERO_DIE, UNITS
from ludoteka.games.karak_2.odds import Fight, kept, reckon, rerolled, spread_of
from ludoteka.games.karak_2.pack import Karak2Pack

PACK = ludoteka.game("karak-2").pack()
assert isinstance(PACK, Karak2Pack)
BOX: Karak2Pack = PACK


def counts(*units: str) -> list[int]:
    return [units.count(DICE[kind]) for kind in range(UNITS)]


def victory(strength: int, *units: str) -> Fraction:
    return reckon(Fight(BOX, strength), spread_of(BOX, counts(*units))).victory


@pytest.mark.parametrize(
    ("strength", "units", "chance"),
    [
        (1, [], "2/3"),
        (2, [], "1/2"),
        (3, [], "1/6"),
        (4, [], "0"),
        (2, ["knight"], "23/36"),
        (3, ["knight"], "4/9"),
        (3, ["archer"], "4/9"),
        (3, ["mage"], "17/36"),
        (3, ["bear"], "1/2"),
        (3, ["skeleton"] * 3, "97/144"),
        (3, ["knight", "archer"], "73/108"),
        (3, ["knight"] * 2 + ["archer"] * 2, "1807/1944"),
        (5, ["knight"] * 2 + ["archer"] * 2, "11/18"),
        (12, ["mage"] * 2 + ["knight"] + ["archer"] * 2, "97/5832"),
        (10, ["mage"] * 2 + ["knight"] + ["archer"] * 2, "629/5832"),
    ],
)
def test_the_odds_are_those_of_the_specification(strength: int, units: list[str], chance: str) -> None:
    """The win-probability vectors of chapter 5."""
    assert victory(strength, *units) == Fraction(chance)


def case_of(fight: Fight, hero: int, swords: int, fallen: int) -> list[int]:
    """What comes of a roll: every number of fireballs and every choice of ignored skulls is tried.

    Won, token, losses, plague, fireballs (all so that more is better), units, lives, fainted.
    """
    skulls = int(BOX.skulls[6 * HERO_DIE + hero])
    cases: list[list[int]] = []
    for fire, on_hero in product(range(fight.fireballs + 1), range(min(skulls, fight.spared), -1, -1)):
        attack = int(BOX.swords[6 * HERO_DIE + hero]) + swords + fight.weapons + fire
        won = attack >= fight.strength
        token = fight.general and not won and attack > 10
        dead, wounds = max(0, fallen - fight.spared + on_hero), skulls - on_hero + (1 if fight.general else 0)
        wounds = min(wounds, fight.lives)
        if won and fight.general:
            dead = wounds = 0
        plague = skulls == 2 and fight.plague and not (won and fight.general)
        faint = wounds == fight.lives and not (fight.feeds and dead) and not (won and fight.general)
        cases.append([int(won), int(token), -dead - wounds, -int(plague), -fire, dead, wounds, int(faint)])
    return max(cases, key=lambda case: case[:5])


def summed(cases: list[list[int]]) -> list[int]:
    return [sum(column) for column in zip(*cases, strict=True)]


def better(one: list[int], other: list[int]) -> list[int]:
    return one if one[:5] >= other[:5] else other


def by_trying(fight: Fight, dice: tuple[int, ...]) -> list[Fraction]:
    """The mean over every roll of every die, with every reroll tried."""
    case = cache(lambda hero, swords, fallen: case_of(fight, hero, swords, fallen))
    rolls = [
        (
            sum(int(BOX.swords[6 * die + face]) for die, face in zip(dice, roll, strict=True)),
            sum(int(BOX.skulls[6 * die + face]) for die, face in zip(dice, roll, strict=True)),
        )
        for roll in product(range(6), repeat=len(dice))
    ]
    cases = {hero: [case(hero, *roll) for roll in rolls] for hero in range(6)}
    scale = len(rolls) if fight.rerolls_units and dice else 6 if fight.rerolls_hero else 1
    other_units = {hero: summed(cases[hero]) for hero in range(6)}
    found: list[list[int]] = []
    for hero in range(6):
        for number, here in enumerate(cases[hero]):
            kept_so = [each * scale for each in here]
            if fight.rerolls_units and dice:
                kept_so = better(kept_so, other_units[hero])
            elif fight.rerolls_hero:
                kept_so = better(kept_so, summed([cases[face][number] for face in range(6)]))
            found.append(kept_so)
    return [Fraction(each, scale * len(found)) for each in summed(found)]


FIGHTS = [
    {},
    {"weapons": 1},
    {"fireballs": 2},
    {"spared": 2},
    {"spared": 2, "fireballs": 1, "plague": False},
    {"rerolls_units": True},
    {"rerolls_units": True, "spared": 2, "fireballs": 1, "weapons": 2},
    {"rerolls_hero": True},
    {"rerolls_hero": True, "spared": 1, "fireballs": 1},
    {"feeds": True, "lives": 1},
    {"general": True, "weapons": 4, "fireballs": 2},
    {"general": True, "weapons": 5, "rerolls_units": True},
    {"general": True, "weapons": 6, "rerolls_hero": True, "lives": 2, "spared": 2},
]


@pytest.mark.parametrize("number", range(len(FIGHTS)))
@pytest.mark.parametrize("size", range(4))
def test_the_odds_agree_with_every_roll_of_up_to_four_dice(size: int, number: int) -> None:
    for turn, dice in enumerate(combinations_with_replacement(range(UNITS), size)):
        if dice.count(4) > 1 or dice.count(5) > 1:
            continue
        settings = FIGHTS[number]
        base = 11 if "general" in settings else 1
        for strength in {base + (turn + number) % 9, base + (turn * 2 + 4) % 9}:
            fight = Fight(BOX, strength, **settings)  # type: ignore[arg-type]
            found = reckon(fight, spread_of(BOX, [dice.count(kind) for kind in range(UNITS)]))
            due = by_trying(fight, dice)
            seen = [found.victory, found.token, -found.units - found.lives, -found.plague, -found.fireballs]
            assert seen == due[:5]
            assert [found.units, found.lives, found.faint] == due[5:]


def test_a_reroll_in_hand_is_reckoned_from_what_lies_there() -> None:
    fight, spread = Fight(BOX, 3, rerolls_units=True), spread_of(BOX, counts("knight"))
    assert kept(fight, 1, 0, 1).victory == 0
    assert rerolled(fight, spread, 1, 0, 1).victory == Fraction(5, 6)
