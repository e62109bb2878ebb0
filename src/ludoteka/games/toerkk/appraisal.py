"""What things are worth to a bot, and how the rest of a turn is likely to go (rules.md 6.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.native import i64
from ludoteka.games.toerkk import combat, effects, operations, sides
from ludoteka.games.toerkk.bundles import size_of
from ludoteka.games.toerkk.characters import LEADERS
from ludoteka.games.toerkk.characters import size_of as count_characters
from ludoteka.games.toerkk.fights import Fight, declared, plan
from ludoteka.games.toerkk.phases import (
    ACCEPT,
    ATTACK,
    BLOCK,
    DIE,
    OVER,
    PICK,
    W_ATTACK,
    W_BLOCK,
    W_COMBAT,
    W_MAIN,
    W_ROLL,
)
from ludoteka.games.toerkk.phases import LEADER as LEADER_CHOICE
from ludoteka.games.toerkk.worth import LEADER, LEVEL, MINER, TOKEN, WARRIOR, life_worth, worth_of

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk

WON: Final = 1000.0
A_CARD: Final = 1.1
"""An action card nobody has seen."""
RECRUIT: Final = 0.8
"""Of a character's worth, while it is still in hand."""
HELD: Final[list[float]] = [1.2, 1.0, 0.9, 0.9, 0.8, 1.6, 1.0, 0.5, 2.2, 1.0, 0.8, 1.4, 0.9, 0.9, 2.0, 1.5, 1.1]
"""By effect: an action card in the own hand; it is played when it does more than this."""


def standing(p: Toerkk, seat: i64) -> float:
    """One's own side against the others, as things lie now."""
    if p.phase == OVER:
        return WON * (p.standing()[seat] * float(p.house.sides) - 1.0)
    own = sides.side_of(p, seat)
    found = 0.0
    for side in range(p.house.sides):
        if side == own:
            found += worth_of_side(p, side, seat)
        else:
            found -= worth_of_side(p, side, seat) / float(p.house.sides - 1)
    return found


def worth_of_side(p: Toerkk, side: i64, seat: i64) -> float:
    """Life, levels, characters, tokens and cards of one side; one's own cards by what they are."""
    found = level_worth(p, side, p.depth[side])
    if p.house.by_life:
        found += life_worth(p.life[side])
    theirs = sides.characters_of(p, side)
    for character in p.field:
        if theirs >> character & 1:
            found += worth_of(character)
    found += TOKEN * float(p.tokens[side]) + hand_worth(p, side, seat)
    if p.house.team:
        found += TOKEN * float(p.tokens[side + 2]) + hand_worth(p, side + 2, seat)
    return found


def hand_worth(p: Toerkk, owner: i64, seat: i64) -> float:
    """A hand: one's own by its cards, others' by their number."""
    recruits = p.recruits[owner]
    if owner != seat:
        return A_CARD * float(size_of(p.hand[owner])) + float(count_characters(recruits))
    found = WARRIOR * float(recruits & 7) + MINER * float(recruits >> 3 & 7) + LEADER * float(recruits >> 6)
    found *= RECRUIT
    bits, bit = p.hand[seat], i64(0)
    while bits:
        if bits & 1:
            found += HELD[p.box.effects[p.box.kinds.kind_of[bit]]]
        bits >>= 1
        bit += 1
    return found


def level_worth(p: Toerkk, side: i64, depth: i64) -> float:
    """Levels are worth more towards the goal; nothing where digging does not win."""
    if not p.house.by_digging:
        return 0.0
    if depth >= p.house.levels:
        return WON
    return LEVEL * float(depth) * (1.0 + 0.3 * float(depth) / float(p.house.levels))


def outlook(p: Toerkk, seat: i64) -> float:
    """How a seat stands if the rest of this turn goes as it is likely to."""
    if p.phase == OVER:
        return standing(p, seat)
    own = sides.side_of(p, seat)
    ahead = rest_of_turn(p)
    if own == p.turn_side:
        return standing(p, seat) + ahead
    return standing(p, seat) - ahead if own == p.rival else standing(p, seat)


def rest_of_turn(p: Toerkk) -> float:
    """What the active side is likely to gain on its opponent in what is left of this turn."""
    phase = p.phase
    if phase == PICK or p.then:
        phase = p.window
    if phase == W_ROLL or phase == W_MAIN or phase == DIE or phase == LEADER_CHOICE:
        return dig_ahead(p) + 0.8 * attack_ahead(p)
    if phase == W_COMBAT or phase == ATTACK or (phase == ACCEPT and p.planning == ATTACK):
        return attack_ahead(p)
    if phase == W_ATTACK or phase == BLOCK or phase == ACCEPT:
        return declared(p, True).gain if combat.any_stands(p) else 0.0
    if phase == W_BLOCK:
        return declared(p, False).gain
    return 0.0


def dig_ahead(p: Toerkk) -> float:
    """The levels that the active side is about to dig."""
    side = p.turn_side
    levels = operations.diggers(p, side)
    if p.vein >> side & 1 and not p.flooded >> side & 1:
        levels += p.box.vein
    return level_worth(p, side, p.depth[side] + levels) - level_worth(p, side, p.depth[side])


def attack_ahead(p: Toerkk) -> float:
    """What the best attack would bring."""
    if p.fog or p.grounded >> p.turn_side & 1 or not combat.able_attackers(p):
        return 0.0
    return best_attack(p, False).gain


def best_attack(p: Toerkk, in_full: bool) -> Fight:
    """The attack plan that brings most after the defender's best blocks: so many at the hero, so many at miners.

    Whoever asks for the gain alone is spared the plan itself.
    """
    attackers: list[i64] = []
    leaders: list[i64] = []
    miners: list[i64] = []
    able, aims = combat.able_attackers(p), combat.attackable(p)
    for character in p.field:
        if able >> character & 1:
            if LEADERS >> character & 1:
                leaders.append(character)
            else:
                attackers.append(character)
        elif aims >> character & 1:
            miners.append(character)
    attackers.extend(leaders)  # these stay at home if anybody does
    fight = Fight(p, attackers)
    best = 0.0
    best_sent: i64 = 0
    best_hunters: i64 = 0
    count: i64 = len(attackers)
    for sent in range(1, count + 1):
        for hunters in range(min(sent, i64(len(miners))) + 1):
            plan(p, fight, sent, miners, hunters)
            if fight.gain > best + 0.001:
                best, best_sent, best_hunters = fight.gain, sent, hunters
    if in_full:
        plan(p, fight, best_sent, miners, best_hunters)
    fight.gain = best
    return fight


def next_attack(p: Toerkk) -> i64:
    """The next step of the best attack plan, in battlefield order: attacker and 64 times the target; or -1.

    A plan once begun is finished as it was meant.
    """
    fight = best_attack(p, True)
    for attacker in combat.still_to_plan(p):
        for place in range(fight.count):
            if fight.attackers[place] == attacker:
                return attacker | fight.targets[place] << 6
    return -1


def ability_draws(p: Toerkk, deed: i64) -> float:
    """What a card that is about to be drawn, or to be taken with the Witch, is worth."""
    effect = p.box.effects[deed]
    if effect == effects.VISION:
        return A_CARD + 0.4  # more than the tokens are counted for, which serve her for nothing else
    if effect == effects.WITCH:
        return A_CARD
    return 1.0 if effect == effects.HEARTHFIRE else 0.0
