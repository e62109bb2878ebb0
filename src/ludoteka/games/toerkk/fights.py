"""How a combat is likely to end: an attack, the defender's best blocks, and what it brings the attacking side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.native import i64
from ludoteka.games.toerkk import sides
from ludoteka.games.toerkk.characters import FIGHTERS, HERO, alone
from ludoteka.games.toerkk.damage import strength
from ludoteka.games.toerkk.strikes import (
    BLOCKED,
    NO_BLOCKER,
    REDIRECTED,
    attacker_of,
    blocker_of,
    stands,
    target_of,
)
from ludoteka.games.toerkk.worth import TOKEN, life_worth, worth_of

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


class Fight:
    """Attackers with targets and blockers, by place; `gain` is what the attacking side gains on the other."""

    def __init__(self) -> None:
        self.attackers: list[i64] = []
        self.targets: list[i64] = []
        self.blockers: list[i64] = []
        self.fixed: i64 = 0
        """Places that cannot be blocked any more."""
        self.turned: i64 = 0
        """Places whose attack strikes the attackers' own hero."""
        self.gain: float = 0.0

    def add(self, attacker: i64, target: i64) -> None:
        """One more attack."""
        self.attackers.append(attacker)
        self.targets.append(target)
        self.blockers.append(NO_BLOCKER)


def planned(p: Toerkk, attackers: list[i64], miners: list[i64]) -> Fight:
    """An attack plan: the first attackers at these miners, one each, the others at the hero."""
    fight = Fight()
    for place in range(i64(len(attackers))):
        if place < len(miners):
            fight.add(attackers[place], miners[place])
        else:
            fight.add(attackers[place], HERO)
    if attackers:
        block(p, fight)
        fight.gain = gain(p, fight)
    return fight


def declared(p: Toerkk, may_block: bool) -> Fight:
    """The attacks that stand, with the blocks that were declared or the best ones."""
    fight = Fight()
    for attack in p.attacks:
        if not stands(attack):
            continue
        place: i64 = len(fight.attackers)
        fight.add(attacker_of(attack), target_of(attack))
        if attack & BLOCKED:
            fight.blockers[place] = blocker_of(attack)
            fight.fixed |= i64(1) << place
        if attack & REDIRECTED:
            fight.fixed |= i64(1) << place
            fight.turned |= i64(1) << place
    if may_block:
        block(p, fight)
    fight.gain = gain(p, fight)
    return fight


# ---- the defender's blocks


def block(p: Toerkk, fight: Fight) -> None:
    """Block what it pays to block, the worst threat first; then as much as it takes to survive."""
    side = p.rival
    if p.no_block >> side & 1:
        return
    free = sides.on_field(p, side) & ~p.sick & ~p.cowed
    for place in range(i64(len(fight.targets))):
        target = fight.targets[place]
        if target != HERO:
            free &= ~alone(target)
    for must in (False, True):
        for place in _by_threat(p, fight):
            if not free or (must and not _is_lethal(p, fight)):
                break
            if must and fight.targets[place] != HERO:
                continue
            blocker = _cheapest(p, free, fight.attackers[place])
            if must or _threat(p, fight, place) > cost(p, blocker, fight.attackers[place]):
                fight.blockers[place] = blocker
                free &= ~alone(blocker)


def _by_threat(p: Toerkk, fight: Fight) -> list[i64]:
    """The unblocked attacks, the worst first."""
    found: list[i64] = []
    for place in range(i64(len(fight.attackers))):
        if fight.fixed >> place & 1 or fight.blockers[place] != NO_BLOCKER:
            continue
        at: i64 = len(found)
        while at > 0 and _threat(p, fight, found[at - 1]) < _threat(p, fight, place):
            at -= 1
        found.insert(at, place)
    return found


def _threat(p: Toerkk, fight: Fight, place: i64) -> float:
    """What an attack takes from the defender if nobody blocks it."""
    target = fight.targets[place]
    if target != HERO:
        return 0.0 if p.shielded >> target & 1 else worth_of(target) + TOKEN
    if not p.house.by_life or p.hero_shielded >> p.rival & 1:
        return 0.0
    life = p.life[p.rival]
    hit = strength(p, fight.attackers[place])
    return life_worth(life) - life_worth(life - hit) if hit < life else life_worth(life) + 20.0


def _cheapest(p: Toerkk, free: i64, attacker: i64) -> i64:
    """The blocker that costs the defender least."""
    best: i64 = NO_BLOCKER
    least = 0.0
    for character in p.field:
        if free >> character & 1:
            price = cost(p, character, attacker)
            if best == NO_BLOCKER or price < least:
                best = character
                least = price
    return best


def cost(p: Toerkk, blocker: i64, attacker: i64) -> float:
    """What a block costs the defender: the blocker, unless it is shielded, less the attacker it may kill."""
    found = 0.0
    if not p.shielded >> blocker & 1:
        found += worth_of(blocker) + TOKEN
    if FIGHTERS >> blocker & 1 and not p.sick >> blocker & 1 and not p.shielded >> attacker & 1:
        found -= worth_of(attacker) + TOKEN
    return found


def _is_lethal(p: Toerkk, fight: Fight) -> bool:
    """Whether what is not blocked takes the defender's last life."""
    if not p.house.by_life or p.hero_shielded >> p.rival & 1:
        return False
    return hero_loss(p, fight, 0) >= p.life[p.rival]


# ---- the outcome


def hero_loss(p: Toerkk, fight: Fight, turned: i64) -> i64:
    """The life that unblocked attacks take from the defending hero, or turned round from the attacking one."""
    loss: i64 = 0
    for place in range(i64(len(fight.attackers))):
        if fight.targets[place] == HERO and fight.turned >> place & 1 == turned:
            if fight.blockers[place] == NO_BLOCKER and (turned or not fight.fixed >> place & 1):
                loss += strength(p, fight.attackers[place])
    return loss


def gain(p: Toerkk, fight: Fight) -> float:
    """What the attacking side gains on the other."""
    found = 0.0
    if p.house.by_life:
        if not p.hero_shielded >> p.rival & 1:
            life = p.life[p.rival]
            found += life_worth(life) - life_worth(life - hero_loss(p, fight, 0))
        if fight.turned and not p.hero_shielded >> p.turn_side & 1:
            life = p.life[p.turn_side]
            found -= life_worth(life) - life_worth(life - hero_loss(p, fight, 1))
    dead: i64 = p.shielded
    for place in range(i64(len(fight.attackers))):
        attacker, blocker, target = fight.attackers[place], fight.blockers[place], fight.targets[place]
        if blocker != NO_BLOCKER:
            found += cost(p, blocker, attacker)
        elif target != HERO and not fight.fixed >> place & 1 and not dead >> target & 1:
            found += worth_of(target) + TOKEN
            dead |= alone(target)
    return found


def next_block(p: Toerkk) -> i64:
    """The next step of the defender's best plan after those named already: blocker and 64 times the attacker; or -1."""
    fight = declared(p, True)
    last: i64 = -1
    if p.plan:
        last = p.plan[-1] & 63
    for blocker in p.field:
        if last >= 0:
            if blocker == last:
                last = -1
            continue
        for place in range(i64(len(fight.attackers))):
            if fight.blockers[place] == blocker and not fight.fixed >> place & 1:
                return blocker | fight.attackers[place] << 6
    return -1
