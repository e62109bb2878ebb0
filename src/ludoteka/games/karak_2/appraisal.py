"""What fights, hexes, items and resources are worth to a seat: the figures of the greedy player (rules.md 6.9)."""

from __future__ import annotations

from typing import Final

from ludoteka.core.native import i64
from ludoteka.games.karak_2 import actions, battle, city, end, explore, fame, forecast, items, walk
from ludoteka.games.karak_2.box import (
    ANY_AMULET,
    BASIC,
    CAMP,
    CARRIED,
    FIREBALL,
    FIRST_BUILDING,
    FIRST_STRIKE,
    FIRST_UNIT,
    HERO_DIE,
    REROLL_HERO,
    REROLL_UNITS,
    THRIFT,
    UNITS,
)
from ludoteka.games.karak_2.position import Karak2

SURE: Final = 0.55
"""From this chance on a careful player fights."""
FAIR: Final = 1.0 / 3.0
"""From this chance on a bot attacks the General where nothing else can happen any more (R-50)."""
FARTHER: Final = 0.82
"""What is one move farther away is worth so much of it."""
WORTH: Final[list[float]] = [3.0, 5.0, 2.5, 1.5, 2.5, 3.0, 5.0, 3.5, 4.0, 3.0, 7.0, 12.0]
"""Of items by number."""
AMULET: Final = 3.6
BUILDING: Final[list[float]] = [6.0, 2.5, 3.5, 5.0, 5.0, 5.0]
"""Of buildings by number; barracks after the first are worth half."""
NEVER: Final = -50.0


class Host:
    """The dice a seat could roll in a battle: how likely so many swords are on all of them together."""

    def __init__(self, p: Karak2, seat: i64, chosen: i64) -> None:
        self.p = p
        self.seat: i64 = seat
        self.swords: list[float] = [1.0]
        """By number of swords on the unit dice: the chance of exactly so many."""
        self.dice: i64 = 0
        for kind in range(i64(UNITS)):
            for _die in range(chosen >> 4 * kind & 15):
                self._add(kind)

    def _add(self, kind: i64) -> None:
        faces = self.p.box.swords
        longer = [0.0] * (len(self.swords) + int(faces[6 * kind + 5]) + 3)
        for s in range(i64(len(self.swords))):
            part = self.swords[s] / 6.0
            for i in range(6 * kind, 6 * kind + 6):
                longer[s + faces[i]] += part
        self.swords = longer
        self.dice += 1

    def units_reach(self, wanted: i64) -> float:
        """The chance of at least so many swords on the unit dice."""
        if wanted <= 0:
            return 1.0
        found = 0.0
        for s in range(wanted, i64(len(self.swords))):
            found += self.swords[s]
        return found

    def reaches(self, wanted: i64) -> float:
        """The chance that hero and units together show so many swords, with the reroll the hero may have."""
        faces, able = self.p.box.swords, self.p.able[self.seat]
        found = 0.0
        if able & REROLL_HERO:
            for s in range(i64(len(self.swords))):
                hits = 0.0
                for i in range(i64(6 * HERO_DIE), i64(6 * HERO_DIE + 6)):
                    if s + faces[i] >= wanted:
                        hits += 1.0 / 6.0
                found += self.swords[s] * (hits + (1.0 - hits) * hits)
            return found
        for i in range(i64(6 * HERO_DIE), i64(6 * HERO_DIE + 6)):
            reach = self.units_reach(wanted - faces[i])
            if able & REROLL_UNITS:
                reach += (1.0 - reach) * reach
            found += reach / 6.0
        return found

    def beats(self, strength: i64) -> float:
        """The chance to win, weapons and all fireballs included."""
        return self.reaches(strength - bonus(self.p, self.seat))


def bonus(p: Karak2, seat: i64) -> i64:
    """What weapons and all fireballs would add."""
    return battle.weapons(p, seat) + (p.items[seat] >> 4 * FIREBALL & 15) * p.box.amounts[FIREBALL]


def all_dice(p: Karak2, seat: i64) -> i64:
    """Every unit die of a seat."""
    found: i64 = 0
    for kind in range(i64(UNITS)):
        found |= battle.owned(p, seat, kind) << 4 * kind
    return found


# ---- resources and items


def wishes(p: Karak2, seat: i64) -> list[float]:
    """What one more food, wood and stone is worth: much while it is missing for the next plans."""
    need: list[i64] = [0, 0, 0]
    if p.city[seat] < 0:
        add_cost(p, need, 0)
        add_cost(p, need, FIRST_BUILDING + CAMP)
    else:
        plans: i64 = 0
        for building in (3, 4, 0, 5, 2):
            if not p.buildings[seat] >> building & 1 and plans < 2:
                add_cost(p, need, FIRST_BUILDING + building)
                plans += 1
    room = fame.of(p, seat) - fame.basic_units(p, seat)
    for kind in range(i64(BASIC)):
        if p.buildings[seat] >> (CAMP + kind) & 1:
            for r in range(i64(3)):
                need[r] += p.box.costs[3 * (FIRST_UNIT + kind) + r] * room
    found: list[float] = []
    for r in range(i64(3)):
        missing = need[r] - p.stock[3 * seat + r]
        found.append(1.3 if missing > 1 else 1.0 if missing > 0 else 0.06)
    return found


def add_cost(p: Karak2, need: list[i64], cost: i64) -> None:
    """Wish for something by what it costs."""
    for r in range(i64(3)):
        need[r] += p.box.costs[3 * cost + r]


def item_worth(p: Karak2, seat: i64, item: i64) -> float:
    """What one more of an item is worth: little where its place is taken by something as good."""
    worth = WORTH[item]
    if item >= CARRIED:
        return worth
    group = items.group_of(item)
    if items.in_group(p.items[seat], group) < p.box.places[group]:
        return worth
    least = worth
    for other in range(i64(CARRIED)):
        if items.group_of(other) == group and p.items[seat] >> 4 * other & 15:
            least = min(least, WORTH[other])
    return worth - least + 0.1


def yield_worth(p: Karak2, tile: i64, wanted: list[float]) -> float:
    """What a harvest of a hex is worth."""
    return (
        float(p.box.yields[3 * tile]) * wanted[0]
        + float(p.box.yields[3 * tile + 1]) * wanted[1]
        + float(p.box.yields[3 * tile + 2]) * wanted[2]
    )


# ---- fights


def prize(p: Karak2, seat: i64, kind: i64) -> float:
    """What beating an army is worth by its reward."""
    reward = p.box.rewards[kind]
    if reward == ANY_AMULET:
        return AMULET if not p.items[seat] >> 16 else 1.0
    return item_worth(p, seat, reward)


def fight_worth(p: Karak2, seat: i64, host: Host, strength: i64, gain: float, least: float) -> float:
    """A fight that is likely enough won, for its reward and fame; lives and units are at stake."""
    chance = host.beats(strength)
    if chance < least - impatience(p):
        return -4.0 * (1.0 - chance)
    renown = float(max(i64(0), min(strength, 10) - p.base[seat]))
    danger = 0.25 * float(host.dice) * 0.2 + 0.6
    if p.lives[seat] <= 2:
        danger += 3.0
    return chance * (gain + 0.9 * renown) - (1.0 - chance) * 2.0 - danger + 8.0 * impatience(p)


def impatience(p: Karak2) -> float:
    """A game that lasts too long makes players bold: none in the first rounds, then more and more."""
    return min(0.5, 0.01 * float(max(i64(0), p.round - 45)))


def army_worth(p: Karak2, seat: i64, host: Host, tokens: i64, least: float = SURE) -> float:
    """What fighting these tokens is worth to somebody who fights from such a chance on."""
    gain = 0.0
    rest = tokens
    while rest:
        gain += prize(p, seat, (rest & 15) - 1)
        rest >>= 4
    strength = battle.strength_of(p, tokens)
    if p.able[seat] & FIRST_STRIKE and has_weak(p, tokens):
        strength -= 1
        if strength == 0:
            return gain + 2.0 + (0.9 if p.base[seat] == 0 else 0.0)  # no battle, and the turn goes on
    return fight_worth(p, seat, host, strength, gain, least)


def has_weak(p: Karak2, tokens: i64) -> bool:
    """Whether one of the armies is of strength 1, so that Darius beats it without a roll."""
    while tokens:
        if p.box.strengths[(tokens & 15) - 1] == 1:
            return True
        tokens >>= 4
    return False


def explore_worth(p: Karak2, seat: i64, host: Host) -> float:
    """What the next tile is worth on average, by what is left in the bag."""
    if explore.stack_is_empty(p):
        return NEVER
    if p.bag == 0:
        return general_worth(p, seat, host, p.box.general + p.box.praetorians[p.seats])
    level = p.box.level[explore.tile_lot(p, 0)]
    total = float(explore.bag_size(p))
    found = 0.0
    for one in range(i64(len(p.box.armies))):
        count = float(p.bag >> 6 * one & 63)
        if count == 0.0:
            continue
        if level == 1:
            found += count / total * army_worth(p, seat, host, one + 1, 0.0)
            continue
        for other in range(i64(len(p.box.armies))):
            share = float(p.bag >> 6 * other & 63)
            if share > 0.0:
                pair = army_worth(p, seat, host, one + 1 | (other + 1) << 4, 0.0)
                found += count * share / (total * total) * pair
    return found + 0.4 + 0.02 * float(p.round)


def would_win(p: Karak2, seat: i64) -> bool:
    """Whether the archstone now would win this seat the game."""
    own = end.points(p, seat) + int(p.box.archstone)
    for other in range(p.seats):
        if other != seat and end.points(p, other) >= own:
            return False
    return True


def is_frozen(p: Karak2) -> bool:
    """Whether nothing but the General is left: no army in the bag, none on the map that anybody still wants (R-50)."""
    if p.bag:
        return False
    if p.round > 60:
        return True
    for tokens in p.army:
        if tokens:
            return False
    return True


def general_worth(p: Karak2, seat: i64, host: Host, strength: i64) -> float:
    """Attack him to win the game, or where nothing else can happen and the chance is fair (R-50)."""
    chance = host.beats(strength)
    weaken = host.reaches(p.box.general + 1 - bonus(p, seat))
    if would_win(p, seat):
        if p.lives[seat] < 2 or (chance < 0.2 and weaken < 0.4):
            return -3.0
        return 40.0 * chance + 4.0 * weaken
    if is_frozen(p) and (chance >= FAIR or (p.round > 80 and weaken > 0.1)):
        return 20.0 * chance + 4.0 * weaken
    return NEVER


def enemy_worth(p: Karak2, seat: i64, host: Host, tile: i64) -> float:
    """What fighting whoever stands on a hex is worth."""
    if p.general == tile:
        return general_worth(p, seat, host, forecast.strength_met(p, seat, tile))
    return army_worth(p, seat, host, p.army[tile])


# ---- hexes


def building_worth(p: Karak2, seat: i64, building: i64) -> float:
    """What a building is worth now."""
    worth = BUILDING[building]
    if building >= CAMP and p.buildings[seat] >> CAMP:
        worth *= 0.5
    if building == 2 and fame.of(p, seat) >= p.box.fame:
        worth = 0.3
    return worth


def can_build(p: Karak2, seat: i64, building: i64) -> bool:
    """Whether a building could be paid, with thrift on any kind."""
    if p.buildings[seat] >> building & 1:
        return False
    cost = FIRST_BUILDING + building
    if not p.able[seat] & THRIFT:
        return city.can_pay(p, seat, cost, -1)
    for kind in range(i64(3)):
        if p.box.costs[3 * cost + kind] and city.can_pay(p, seat, cost, kind):
            return True
    return False


def recruit_worth(p: Karak2, seat: i64) -> float:
    """What recruiting is worth: as many units as fame, dice and resources allow."""
    if p.plague == seat:
        return 0.0
    count: i64 = 0
    for kind in range(i64(BASIC)):
        count += city.most(p, seat, kind)
    room = fame.of(p, seat) - fame.basic_units(p, seat)
    return 2.2 * float(min(count, room))


def city_worth(p: Karak2, seat: i64) -> float:
    """The best that can be done in one's own city."""
    found = recruit_worth(p, seat)
    for building in range(i64(6)):
        if can_build(p, seat, building):
            found = max(found, building_worth(p, seat, building))
    return found


def healing_worth(p: Karak2, seat: i64) -> float:
    """What healing is worth by the lives that are left."""
    lives = p.lives[seat]
    if lives <= 2:
        return 6.0
    return 2.4 if lives == 3 else 0.4


def founding_worth(p: Karak2, tile: i64) -> float:
    """What a city on a hex is worth; its harvest is lost to everybody, so rather on a poor one."""
    return 7.0 - 1.2 * float(actions.gives(p, tile)) - (1.5 if p.box.yields[3 * tile + 1] else 0.0)


def local_worth(p: Karak2, seat: i64, tile: i64, wanted: list[float]) -> float:
    """The best action on a hex, for one who has the action of a slot there."""
    if tile == p.city[seat]:
        return city_worth(p, seat)
    found = 0.0
    if not p.harvested >> tile & 1 and city.owner(p, tile) < 0:
        found = yield_worth(p, tile, wanted)
        if p.city[seat] < 0 and city.may_stand(p, seat, tile) and city.can_pay(p, seat, 0, -1):
            found = max(found, founding_worth(p, tile))
    if tile == p.box.castle:
        if p.lives[seat] < p.box.lives:
            found = max(found, 1.1 * healing_worth(p, seat))
        if p.plague == seat:
            found = max(found, 4.0)
    base = tile * p.seats
    for owner in range(p.seats):
        lying = p.ground[base + owner]
        if lying and (owner != seat or not p.house.opponents_only):
            for item in range(i64(CARRIED)):
                if lying >> 4 * item & 15:
                    found = max(found, item_worth(p, seat, item) - 0.3)
    return found


class Outlook:
    """What every hex is worth to a seat that stands there: the best it can do there or within reach."""

    def __init__(self, p: Karak2, seat: i64, more: i64 = 0) -> None:
        """`more` are unit dice that the seat does not have yet."""
        self.host = Host(p, seat, all_dice(p, seat) + more)
        self.wanted = wishes(p, seat)
        self.exploring = explore_worth(p, seat, self.host)
        self.fights: list[float] = [0.0] * len(p.where)
        self.worth: list[float] = [NEVER] * len(p.where)
        for tile in range(i64(len(p.where))):
            if p.where[tile] < 0:
                continue
            if walk.has_enemy(p, tile):
                self.fights[tile] = enemy_worth(p, seat, self.host, tile)
            else:
                self.worth[tile] = local_worth(p, seat, tile, self.wanted)
        for _round in range(12):
            if not self._spread(p):
                break

    def _spread(self, p: Karak2) -> bool:
        """Let what is worth something shine one move farther; whether anything changed."""
        changed = False
        for tile in range(i64(len(p.where))):
            if p.where[tile] < 0 or walk.has_enemy(p, tile):
                continue
            best = self.worth[tile]
            if p.rims[tile]:
                best = max(best, FARTHER * self.exploring)
            for d in range(i64(6)):
                if p.ways[tile] >> d & 1:
                    there = p.near[6 * tile + d]
                    if walk.has_enemy(p, there):
                        best = max(best, FARTHER * self.fights[there])
                    else:
                        best = max(best, FARTHER * self.worth[there])
            if best > self.worth[tile] + 1e-9:
                self.worth[tile] = best
                changed = True
        return changed
