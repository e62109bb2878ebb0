"""How a combat is likely to end: an attack, the defender's best blocks, and what it brings the attacking side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.native import i64, vec
from ludoteka.games.toerkk import combat, sides
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

    def __init__(self, p: Toerkk, attackers: list[i64]) -> None:
        self.attackers = attackers
        self.count: i64 = len(attackers)
        """The first so many of them attack."""
        self.targets: vec[i64] = vec[i64]([HERO] * len(attackers))
        self.blockers: vec[i64] = vec[i64]([NO_BLOCKER] * len(attackers))
        self.threats: vec[float] = vec[float]([0.0] * len(attackers))
        """What each attack takes if nobody blocks it; reckoned when blocks are looked for."""
        self.hits: vec[i64] = vec[i64]([0] * len(attackers))
        """The life that each takes from a hero, and what that is worth to the defender: the same in every plan."""
        self.at_hero: vec[float] = vec[float]([0.0] * len(attackers))
        for place in range(self.count):
            self.hits[place] = strength(p, attackers[place])
            self.at_hero[place] = _threat_to_hero(p, self.hits[place])
        self.fixed: i64 = 0
        """Places that cannot be blocked any more."""
        self.turned: i64 = 0
        """Places whose attack strikes the attackers' own hero."""
        self.gain: float = 0.0


def plan(p: Toerkk, fight: Fight, sent: i64, miners: list[i64], hunters: i64) -> None:
    """An attack plan: so many are sent, the first of them at these miners, one each, the others at the hero."""
    fight.count = sent
    for place in range(sent):
        fight.targets[place] = miners[place] if place < hunters else HERO
        fight.blockers[place] = NO_BLOCKER
    block(p, fight)
    fight.gain = gain(p, fight)


def declared(p: Toerkk, may_block: bool) -> Fight:
    """The attacks that stand, with the blocks that were declared or the best ones."""
    standing = [attack for attack in p.attacks if stands(attack)]
    fight = Fight(p, [attacker_of(attack) for attack in standing])
    for place in range(fight.count):
        attack = standing[place]
        fight.targets[place] = target_of(attack)
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
    if p.no_block >> p.rival & 1:
        return
    free = sides.on_field(p, p.rival) & ~p.sick & ~p.cowed
    for place in range(fight.count):
        target = fight.targets[place]
        if target == HERO:
            fight.threats[place] = fight.at_hero[place]
        else:
            fight.threats[place] = 0.0 if p.shielded >> target & 1 else worth_of(target) + TOKEN
            free &= ~alone(target)
    free = _block_what_pays(p, fight, free)
    if _is_lethal(p, fight):
        _block_to_survive(p, fight, free)


def _block_what_pays(p: Toerkk, fight: Fight, free: i64) -> i64:
    """Every threat that costs more than its block; who is still free then."""
    past = fight.fixed
    while free:
        place = _worst(fight, past)
        if place < 0:
            break
        past |= i64(1) << place
        blocker = _cheapest(p, free, fight.attackers[place])
        if fight.threats[place] > cost(p, blocker, fight.attackers[place]):
            fight.blockers[place] = blocker
            free &= ~alone(blocker)
    return free


def _block_to_survive(p: Toerkk, fight: Fight, free: i64) -> None:
    """Attacks at the hero, until the rest of them leaves him alive."""
    past = fight.fixed
    while free and _is_lethal(p, fight):
        place = _worst(fight, past)
        if place < 0:
            break
        past |= i64(1) << place
        if fight.targets[place] == HERO:
            blocker = _cheapest(p, free, fight.attackers[place])
            fight.blockers[place] = blocker
            free &= ~alone(blocker)


def _worst(fight: Fight, past: i64) -> i64:
    """The place of the worst unblocked attack that is not past, the first of equals; -1 if there is none."""
    worst: i64 = -1
    for place in range(fight.count):
        if past >> place & 1 or fight.blockers[place] != NO_BLOCKER:
            continue
        if worst < 0 or fight.threats[place] > fight.threats[worst]:
            worst = place
    return worst


def _threat_to_hero(p: Toerkk, hit: i64) -> float:
    """What a hit takes from the defender if nobody blocks it."""
    if not p.house.by_life or p.hero_shielded >> p.rival & 1:
        return 0.0
    life = p.life[p.rival]
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
    return hero_loss(fight, 0) >= p.life[p.rival]


# ---- the outcome


def hero_loss(fight: Fight, turned: i64) -> i64:
    """The life that unblocked attacks take from the defending hero, or turned round from the attacking one."""
    loss: i64 = 0
    for place in range(fight.count):
        if fight.targets[place] == HERO and fight.turned >> place & 1 == turned:
            if fight.blockers[place] == NO_BLOCKER and (turned or not fight.fixed >> place & 1):
                loss += fight.hits[place]
    return loss


def gain(p: Toerkk, fight: Fight) -> float:
    """What the attacking side gains on the other."""
    found = 0.0
    if p.house.by_life:
        if not p.hero_shielded >> p.rival & 1:
            life = p.life[p.rival]
            found += life_worth(life) - life_worth(life - hero_loss(fight, 0))
        if fight.turned and not p.hero_shielded >> p.turn_side & 1:
            life = p.life[p.turn_side]
            found -= life_worth(life) - life_worth(life - hero_loss(fight, 1))
    dead: i64 = p.shielded
    for place in range(fight.count):
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
    for blocker in combat.still_to_plan(p):
        for place in range(fight.count):
            if fight.blockers[place] == blocker and not fight.fixed >> place & 1:
                return blocker | fight.attackers[place] << 6
    return -1
