"""Every piece of the box, once for each place it is found in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.native import i64
from ludoteka.games.karak_2.box import ANY_AMULET, BASIC, CARRIED, DICE, FIREBALL, ITEMS, LARGE, POCKET, SMALL, WAGON

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def census(p: Karak2) -> list[str]:
    """Tiles, tokens with what came of them, dice of the basic units, heroes."""
    found: list[str] = []
    for tile in range(p.box.stack_size):
        places = (p.loose >> tile & 1) + sum([1 for other in (p.top, p.held, p.held_too) if other == tile])
        if p.where[tile] >= 0 or p.shown == tile:
            places += 1
        found.extend([p.box.tiles[tile]] * int(places))
    for reward in range(i64(len(ITEMS))):
        if reward < 4 or reward >= CARRIED:
            found.extend([f"token {ITEMS[reward]}"] * int(tokens_with(p, reward) + gained(p, reward)))
    opened: i64 = 0
    for item in range(i64(4), i64(CARRIED)):
        carried = gained(p, item)
        opened += carried
        found.extend([ITEMS[item]] * int(carried + (p.amulets >> item & 1)))
    found.extend(["token amulet"] * int(tokens_with(p, ANY_AMULET) + p.hidden + opened))
    for kind in range(i64(BASIC)):
        dice = (p.supply >> 4 * kind & 15) + sum([units >> 4 * kind & 15 for units in p.units])
        found.extend([DICE[kind]] * int(dice))
    dealt = [hero for hero in p.hero if hero >= 0]
    for number, name in enumerate(p.box.heroes):
        found.extend([name] * max(1, dealt.count(number)))
    return found


def tokens_with(p: Karak2, reward: i64) -> i64:
    """How many tokens with a reward are in the bag, in a hand or on the map."""
    found: i64 = 0
    for kind in range(i64(len(p.box.armies))):
        if p.box.rewards[kind] == reward:
            found += p.bag >> 6 * kind & 63
            for tokens in [p.fresh, *p.army]:
                rest = tokens
                while rest:
                    if rest & 15 == kind + 1:
                        found += 1
                    rest >>= 4
    return found


def gained(p: Karak2, reward: i64) -> i64:
    """How many of a reward are carried, lie on the ground, are being gained or have left the game."""
    if reward == SMALL:
        return sum([stones & 255 for stones in p.stones])
    if reward == LARGE:
        return sum([stones >> 8 & 255 for stones in p.stones])
    if reward == WAGON:
        return p.wagons + (p.gone >> 16)
    found = (p.loot >> 4 * reward & 15) + sum([held >> 4 * reward & 15 for held in p.items])
    found += sum([lying >> 4 * reward & 15 for lying in p.ground])
    if reward == FIREBALL:
        found += p.gone & 255
    elif reward == POCKET:
        found += p.gone >> 8 & 255
    return found
