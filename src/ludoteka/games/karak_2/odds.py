"""Exact odds of a battle, as a player with much patience could work them out: whole numbers of equally likely rolls.

Rerolls, fireballs and the amulet of protection are used as well as can be: first to win; against the General then to
cost him a praetorian; then to lose as few units and lives together as possible, to avoid the plague, and to save
fireballs. Of skulls that are ignored those on the hero die come first. Nothing here is asked unless somebody wants it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ludoteka.games.karak_2.box import HERO_DIE, UNITS
from ludoteka.games.karak_2.printed import Printed

WON: Final = 0
TOKEN: Final = 1
LOST: Final = 2
STRUCK: Final = 3
FIRE: Final = 4
AIMS: Final = 5
"""The first numbers of a tally, in the order in which they matter."""
DEAD: Final = 5
WOUNDS: Final = 6
FAINTED: Final = 7
WIDTH: Final = 8


class Fight:
    """What a battle is about: strength, bonuses and abilities of the hero; the dice are chosen afterwards."""

    def __init__(
        self,
        box: Printed,
        strength: int,
        *,
        weapons: int = 0,
        fireballs: int = 0,
        spared: int = 0,
        rerolls_units: bool = False,
        rerolls_hero: bool = False,
        general: bool = False,
        lives: int = 99,
        feeds: bool = False,
        plague: bool = True,
    ) -> None:
        self.box = box
        self.strength = strength
        self.weapons = weapons
        self.fireballs = fireballs
        self.spared = spared
        """Skull symbols that may be ignored."""
        self.rerolls_units = rerolls_units
        self.rerolls_hero = rerolls_hero
        self.general = general
        self.lives = lives
        self.feeds = feeds
        """Whether every dead unit may give a life back before the hero would faint."""
        self.plague = plague


class Odds:
    """The chances and expectations of a battle with certain dice."""

    def __init__(self, tally: list[int], total: int) -> None:
        self.victory = Fraction(tally[WON], total)
        self.token = Fraction(tally[TOKEN], total)
        """That the General is not beaten but loses a praetorian."""
        self.units = Fraction(tally[DEAD], total)
        """Units lost on average; so lives and fireballs."""
        self.lives = Fraction(tally[WOUNDS], total)
        self.fireballs = Fraction(-tally[FIRE], total)
        self.plague = Fraction(-tally[STRUCK], total)
        self.faint = Fraction(tally[FAINTED], total)

    def json(self) -> dict[str, object]:
        """As it crosses a border: numbers of sixteen digits."""
        return {
            "victory": float(self.victory),
            "token": float(self.token),
            "units": float(self.units),
            "lives": float(self.lives),
            "fireballs": float(self.fireballs),
            "plague": float(self.plague),
            "faint": float(self.faint),
        }


class Spread:
    """What some unit dice can show together: how many rolls for so many swords and so many skulls."""

    def __init__(self, box: Printed) -> None:
        self.box = box
        self.rolls: list[list[int]] = [[1]]
        """By swords, then by skulls."""
        self.total = 1

    def with_die(self, die: int) -> Spread:
        """The same dice and one more."""
        found = Spread(self.box)
        swords = [int(each) for each in self.box.swords[6 * die : 6 * die + 6]]
        skulls = [1 if each else 0 for each in self.box.skulls[6 * die : 6 * die + 6]]
        wide, deep = len(self.rolls[0]) + max(skulls), len(self.rolls) + max(swords)
        found.rolls = [[0] * wide for _ in range(deep)]
        found.total = 6 * self.total
        for face in range(6):
            for s, row in enumerate(self.rolls):
                to = found.rolls[s + swords[face]]
                for k, count in enumerate(row):
                    to[k + skulls[face]] += count
        return found


def result(fight: Fight, face: int, swords: int, skulls: int) -> list[int]:
    """What comes of a roll that stands: the tally of one case."""
    box, tally = fight.box, [0] * WIDTH
    attack = int(box.swords[6 * HERO_DIE + face]) + swords + fight.weapons
    hero = int(box.skulls[6 * HERO_DIE + face])
    fire = needed(fight, fight.strength - attack)
    if fire >= 0:
        tally[WON] = 1
    elif fight.general and fight.strength > box.general:
        fire = needed(fight, int(box.general) + 1 - attack)
        tally[TOKEN] = 1 if fire >= 0 else 0
    tally[FIRE] = -max(fire, 0)
    if tally[WON] and fight.general:
        return tally  # the game is over before anybody counts skulls
    dead, wounds = spare(fight, hero, skulls)
    tally[DEAD], tally[WOUNDS] = dead, wounds
    tally[LOST] = -dead - wounds
    tally[STRUCK] = -1 if hero == 2 and fight.plague else 0
    tally[FAINTED] = 1 if wounds == fight.lives and not (fight.feeds and dead) else 0
    return tally


def spare(fight: Fight, hero: int, skulls: int) -> tuple[int, int]:
    """Units and lives lost when skulls are ignored so that both together are fewest, rather on the hero die."""
    extra = int(fight.box.wounds) if fight.general else 0
    dead, wounds = skulls + 1, fight.lives
    for saved in range(min(hero, fight.spared), -1, -1):
        fallen = skulls - min(skulls, fight.spared - saved)
        hurt = min(hero - saved + extra, fight.lives)
        if fallen + hurt < dead + wounds:
            dead, wounds = fallen, hurt
    return dead, wounds


def needed(fight: Fight, missing: int) -> int:
    """The fewest fireballs that add so much, or -1 where there are too few."""
    if missing <= 0:
        return 0
    each = int(fight.box.amounts[2])
    count = (missing + each - 1) // each
    return count if count <= fight.fireballs else -1


def is_better(one: list[int], other: list[int]) -> bool:
    """Whether one tally, over as many cases as another, is better: by the first aim in which they differ."""
    for aim in range(AIMS):
        if one[aim] != other[aim]:
            return one[aim] > other[aim]
    return False


def add(total: list[int], tally: list[int], times: int) -> None:
    """Count a case so many times."""
    for i in range(WIDTH):
        total[i] += tally[i] * times


def scaled(tally: list[int], times: int) -> list[int]:
    """The same case so many times."""
    return [each * times for each in tally]


class Table:
    """The results of every roll that stands, by hero face, swords and skulls; worked out once for some dice."""

    def __init__(self, fight: Fight, spread: Spread) -> None:
        self.spread = spread
        self.cases = [
            [[result(fight, face, s, k) for k in range(len(row))] for s, row in enumerate(spread.rolls)]
            for face in range(6)
        ]

    def over_units(self, face: int) -> list[int]:
        """All rolls of the unit dice with one face of the hero die."""
        found = [0] * WIDTH
        for s, row in enumerate(self.spread.rolls):
            for k, count in enumerate(row):
                if count:
                    add(found, self.cases[face][s][k], count)
        return found

    def over_faces(self, swords: int, skulls: int) -> list[int]:
        """All faces of the hero die with one roll of the unit dice."""
        found = [0] * WIDTH
        for face in range(6):
            add(found, self.cases[face][swords][skulls], 1)
        return found


def reckon(fight: Fight, spread: Spread) -> Odds:
    """The odds before the roll, with these unit dice."""
    table = Table(fight, spread)
    total = [0] * WIDTH
    if fight.rerolls_units and spread.total > 1:
        for face in range(6):
            again = table.over_units(face)
            for s, row in enumerate(spread.rolls):
                for k, count in enumerate(row):
                    if count:
                        keep = scaled(table.cases[face][s][k], spread.total)
                        add(total, again if is_better(again, keep) else keep, count)
        return Odds(total, 6 * spread.total * spread.total)
    if fight.rerolls_hero:
        for s, row in enumerate(spread.rolls):
            for k, count in enumerate(row):
                if count:
                    again = table.over_faces(s, k)
                    for face in range(6):
                        keep = scaled(table.cases[face][s][k], 6)
                        add(total, again if is_better(again, keep) else keep, count)
        return Odds(total, 36 * spread.total)
    for face in range(6):
        add(total, table.over_units(face), 1)
    return Odds(total, 6 * spread.total)


def kept(fight: Fight, face: int, swords: int, skulls: int) -> Odds:
    """The odds if the roll stands."""
    return Odds(result(fight, face, swords, skulls), 1)


def rerolled(fight: Fight, spread: Spread, face: int, swords: int, skulls: int) -> Odds:
    """The odds if it is rolled again: the unit dice, or the hero die."""
    if fight.rerolls_hero:
        found = [0] * WIDTH
        for other in range(6):
            add(found, result(fight, other, swords, skulls), 1)
        return Odds(found, 6)
    return Odds(Table(fight, spread).over_units(face), spread.total)


def spread_of(box: Printed, counts: list[int]) -> Spread:
    """So many dice of each kind together."""
    found = Spread(box)
    for die in range(UNITS):
        for _die in range(counts[die]):
            found = found.with_die(die)
    return found


def every_choice(box: Printed, owned: list[int], least: list[int]) -> list[tuple[list[int], Spread]]:
    """Every choice of unit dice between what is fixed and what is owned, each with its spread; fewest dice first."""
    found = [([0] * UNITS, Spread(box))]
    for die in range(UNITS):
        longer: list[tuple[list[int], Spread]] = []
        for counts, spread in found:
            for n in range(owned[die] + 1):
                if n >= least[die]:
                    longer.append(([*counts[:die], n, *counts[die + 1 :]], spread))
                spread = spread.with_die(die) if n < owned[die] else spread
        found = longer
    return sorted(found, key=lambda pair: (sum(pair[0]), pair[0]))
