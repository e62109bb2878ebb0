"""What a bot should know about Karak 2: the greedy player of rules.md 6.9, from open facts."""

from __future__ import annotations

from typing import Final, cast

from ludoteka.core.advice import Advice
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.position import Position
from ludoteka.core.seats import NOBODY
from ludoteka.games.karak_2 import appraisal, battle, city, end, fame, forecast, losses, moves, walk
from ludoteka.games.karak_2.appraisal import FARTHER, Host, Outlook
from ludoteka.games.karak_2.box import ARCHER, FIREBALL, HERO_DIE, MAGE, REROLL_HERO, SKELETON, UNITS
from ludoteka.games.karak_2.moves import Act
from ludoteka.games.karak_2.phases import MAIN, SURPLUS
from ludoteka.games.karak_2.position import Karak2
from ludoteka.games.karak_2.tokens import without_token
from ludoteka.kit.bits import bit, size
from ludoteka.kit.hexes import opposite

ENOUGH: Final = 0.95
"""More dice are not put at risk for a chance above this."""
UNIT: Final[list[float]] = [1.0, 1.3, 1.5]
"""Of knights, archers and mages."""
A_SKELETON: Final = 0.6
"""One more, where it opens no fight: less than a harvest of something that is missing."""
FREE: Final = 60.0
"""What costs nothing comes first."""


class Karak2Advice(Advice):
    """Judges by what fights and harvests within reach are worth; the outlook is worked out once for a decision."""

    def __init__(self) -> None:
        self.outlook: Outlook | None = None
        self.seen: Karak2 | None = None
        self.stamp: i64 = -1

    def outlook_of(self, p: Karak2, seat: i64) -> Outlook:
        """The outlook of the seat that is asked, kept for all its moves."""
        stamp = p.round << 20 | p.turn << 16 | p.used << 12 | p.moved << 11 | p.at[seat] << 4 | seat
        found = self.outlook
        if found is None or self.seen is not p or self.stamp != stamp:
            found = Outlook(p, seat)
            self.outlook, self.seen, self.stamp = found, p, stamp
        return found

    def value(self, position: Position, seat: i64) -> float:
        """Points, army, fame and city, compared with the best of the others."""
        p = cast(Karak2, position)
        if p.to_act == NOBODY:
            return 100.0 * (p.standing()[seat] - 1.0 / float(p.seats))
        best = -100.0
        for other in range(p.seats):
            if other != seat:
                best = max(best, with_stores(p, other))
        return with_stores(p, seat) - best

    def scale(self) -> float:
        """Eighteen: six points ahead."""
        return 18.0

    def glance(self) -> float:
        """A tour is many decisions that hang together: slips are dear."""
        return 3.0

    def slips(self, often: float) -> float:
        """Few slips cost nothing to speak of: whoever slips at all does so one time in four."""
        return max(often, 0.25) if often > 0.0 else 0.0

    def calm(self, position: Position, root: Position) -> bool:
        """No battle is fought, nothing half chosen."""
        return cast(Karak2, position).now == MAIN

    def weigh(self, position: Position, move: Move, seat: i64) -> float:
        """How good an open move looks."""
        p, act = cast(Karak2, position), cast(Act, move)
        if act.verb == moves.PICKPOCKET:
            return stealing(p, act, seat, self.outlook_of(p, seat))
        if p.now == MAIN:
            return in_turn(p, act, seat, self.outlook_of(p, seat))
        if moves.WITH <= act.verb <= moves.PLAGUE:
            return in_battle(p, act, seat)
        return choosing(p, act, seat, self.outlook_of(p, seat))

    def styles(self) -> list[str]:
        """To see the land, to build a city, to look for fights."""
        return ["explorer", "founder", "warrior"]

    def likes(self, style: str, position: Position, move: Move, seat: i64) -> float:
        """An explorer goes where nobody was, a founder builds and harvests, a warrior goes where enemies are."""
        p, verb = cast(Karak2, position), cast(Act, move).verb
        if style == "explorer":
            return 1.0 if verb == moves.EXPLORE else 0.0
        if style == "founder":
            return 1.0 if verb in (moves.FOUND, moves.BUILD, moves.HARVEST, moves.RECRUIT) else 0.0
        if verb == moves.STRIKE or verb == moves.PICKPOCKET:
            return 1.0
        there = forecast.destination(p, seat, cast(Act, move))
        return 1.0 if there >= 0 and walk.has_enemy(p, there) else 0.0


def stored(p: Karak2, seat: i64) -> i64:
    """How many resources a seat has."""
    return p.stock[3 * seat] + p.stock[3 * seat + 1] + p.stock[3 * seat + 2]


def with_stores(p: Karak2, seat: i64) -> float:
    """One seat's prospects and what lies in its stores; more than a dozen is of no use."""
    return prospects(p, seat) + 0.2 * float(min(stored(p, seat), i64(12)))


def prospects(p: Karak2, seat: i64) -> float:
    """One seat's stones, army, fame, buildings and lives."""
    return (
        3.0 * float(end.points(p, seat))
        + 1.0 * float(fame.basic_units(p, seat))
        + 0.8 * float(fame.of(p, seat))
        + 1.5 * float(size(p.buildings[seat]))
        + (2.0 if p.city[seat] >= 0 else 0.0)
        + 1.2 * float(battle.weapons(p, seat))
        + 0.5 * float(p.lives[seat])
    )


# ---- the turn


def in_turn(p: Karak2, act: Act, seat: i64, outlook: Outlook) -> float:
    """Moves by where they lead, actions by what they bring; to end the turn is worth nothing."""
    verb = act.verb
    if verb == moves.EXPLORE:
        return FARTHER * outlook.exploring
    there = p.city[seat] if verb == moves.PORTAL_HOME else forecast.destination(p, seat, act)
    if there >= 0:
        if walk.has_enemy(p, there):
            return FARTHER * outlook.fights[there]
        return FARTHER * outlook.worth[there] * (0.9 if verb == moves.PORTAL else 1.0)
    if verb == moves.HEAL:
        return appraisal.healing_worth(p, seat)
    if verb == moves.PURGE:
        return max(1.1 * appraisal.healing_worth(p, seat), 4.0 if p.plague == seat else 0.0)
    if verb == moves.HARVEST:
        here = p.at[seat]
        more = outlook.wanted[act.a] if act.a >= 0 else 0.0
        return appraisal.yield_worth(p, here, outlook.wanted) + more
    if verb == moves.FOUND:
        return appraisal.founding_worth(p, p.at[seat])
    if verb == moves.BUILD:
        return appraisal.building_worth(p, seat, act.a) + saving(p, act, outlook)
    if verb == moves.RECRUIT:
        return appraisal.recruit_worth(p, seat)
    if verb == moves.RAISE:
        return raising(p, seat, outlook)
    if verb == moves.PICK_UP:
        return appraisal.local_worth(p, seat, p.at[seat], outlook.wanted)
    return FREE if verb == moves.HAWK else 0.05


def raising(p: Karak2, seat: i64, outlook: Outlook) -> float:
    """A skeleton is worth the fights that it opens, and a little more: an action that goes to waste raises one."""
    here = p.at[seat]
    with_it = Outlook(p, seat, bit(4 * SKELETON))
    return A_SKELETON + max(0.0, with_it.worth[here] - outlook.worth[here])


def saving(p: Karak2, act: Act, outlook: Outlook) -> float:
    """Thrift saves what is missed most."""
    return 0.1 * outlook.wanted[act.b] if act.b >= 0 else 0.0


def stealing(p: Karak2, act: Act, seat: i64, outlook: Outlook) -> float:
    """Worth a spell if it brings what is missing."""
    worth = mix_worth(act.b, outlook)
    return FREE / 2.0 + worth if worth > 1.9 and p.now == MAIN else -1.0


def mix_worth(mix: i64, outlook: Outlook) -> float:
    """What some resources are worth, one more of a kind a little less each time."""
    found = 0.0
    for r in range(i64(3)):
        count = float(mix >> 4 * r & 15)
        found += count * outlook.wanted[r] - 0.1 * count * count
    return found


# ---- battles


def in_battle(p: Karak2, act: Act, seat: i64) -> float:
    """Dice, rerolls, fireballs, skulls, souls, plague."""
    verb = act.verb
    if verb == moves.WITH or verb == moves.ROLL:
        return bringing(p, act, seat)
    if verb == moves.KEEP or verb == moves.REROLL:
        return rolling_again(p, act, seat)
    if verb == moves.FIREBALLS:
        attack = p.box.swords[6 * HERO_DIE + p.face] + p.swords + battle.weapons(p, seat)
        attack += act.a * p.box.amounts[FIREBALL]
        reached = 10.0 if attack >= p.strength else 0.0
        if p.general == p.at[seat] and attack > p.box.general:
            reached = max(reached, 5.0)
        return reached - float(act.a)
    if verb == moves.SPARE:
        if act.a == HERO_DIE:
            return 2.0 if p.lives[seat] <= 3 else 0.9
        return 1.0
    if verb == moves.FEED:
        return float(act.a)
    victim = act.a
    if victim == seat:
        return -10.0
    fresh = 2.0 if p.city[victim] >= 0 and p.plague != victim else 0.0
    return prospects(p, victim) + fresh + 0.2 * float(stored(p, victim))


def bringing(p: Karak2, act: Act, seat: i64) -> float:
    """As few dice as make victory nearly sure, all of them where nothing does.

    What cannot die comes along, and so do skeletons: they cost nothing but an action, and a dead one feeds Xanros.
    """
    chosen = p.chosen
    safe: i64 = 0
    for kind in range(max(p.plan, i64(SKELETON)), i64(UNITS)):
        safe |= battle.owned(p, seat, kind) << 4 * kind
    if act.verb == moves.ROLL:
        return 0.5 if not safe and Host(p, seat, chosen).beats(p.strength) >= ENOUGH else 0.0
    if act.a >= SKELETON:  # in the order of the kinds, all of each
        order = 0.01 * float(act.b) - 0.02 * float(act.a - SKELETON)
        return (0.6 if Host(p, seat, chosen | safe).beats(p.strength) >= ENOUGH else 0.1) + order
    chance = Host(p, seat, chosen | safe | act.b << 4 * act.a).beats(p.strength)
    if chance >= ENOUGH:
        return 0.4 - 0.01 * float(act.b) if Host(p, seat, chosen | safe).beats(p.strength) < ENOUGH else 0.0
    return 0.2 + 0.01 * float(act.b) - 0.02 * float(act.a)


def rolling_again(p: Karak2, act: Act, seat: i64) -> float:
    """Keep what wins; else the chance that another roll does."""
    swords = p.box.swords
    lacking = p.strength - appraisal.bonus(p, seat) - p.swords
    skulls = float(losses.hero_skulls(p))
    if act.verb == moves.KEEP:
        return (1.0 if swords[6 * HERO_DIE + p.face] >= lacking else 0.0) - 0.1 * skulls
    if p.able[seat] & REROLL_HERO:
        hits = 0.0
        for i in range(i64(6 * HERO_DIE), i64(6 * HERO_DIE + 6)):
            if swords[i] >= lacking:
                hits += 1.0
        return hits / 6.0 - 0.05
    host = Host(p, seat, p.chosen)
    wanted = p.strength - appraisal.bonus(p, seat) - swords[6 * HERO_DIE + p.face]
    return host.units_reach(wanted) - 0.1 * skulls - 0.01


# ---- other choices


def choosing(p: Karak2, act: Act, seat: i64, outlook: Outlook) -> float:
    """Steps of longer choices, and what is decided while exploring."""
    verb = act.verb
    if verb == moves.BUILD:
        return appraisal.building_worth(p, seat, act.a) + saving(p, act, outlook)
    if verb == moves.TRAIN:
        return training(p, seat, act.a, act.b)
    if verb == moves.RETURN:
        return -UNIT[act.a] if p.now == SURPLUS else -1.0 - float(act.b)
    if verb == moves.TAKE:
        return appraisal.item_worth(p, seat, act.a)
    if verb == moves.LEAVE:
        return -appraisal.WORTH[act.a]
    if verb == moves.LOAD:
        return mix_worth(act.b, outlook)
    if verb == moves.PLUNDER:
        return outlook.wanted[act.a]
    if verb == moves.TURN:
        return openness(p, act.a)
    if verb == moves.PUT_BACK:
        return appraisal.army_worth(p, seat, outlook.host, without_token(p.fresh, act.a))
    if verb == moves.ATTACH:
        return -float(p.box.field.distance(act.a, p.where[p.at[seat]]))
    if verb == moves.LAY:
        if act.a == p.box.hell:
            return appraisal.general_worth(p, seat, outlook.host, p.box.general + p.box.praetorians[p.seats])
        return appraisal.yield_worth(p, act.a, outlook.wanted) - 2.0 * float(p.box.level[act.a])
    return 0.05


def training(p: Karak2, seat: i64, kind: i64, count: i64) -> float:
    """So many units of a kind, and the best that can still be trained after them."""
    room = fame.of(p, seat) - fame.basic_units(p, seat) - count
    found = 1.0 + UNIT[kind] * float(count)
    for later in (MAGE, ARCHER):
        if later > kind:
            more = min(city.most(p, seat, later), room)
            found += UNIT[later] * float(more)
            room -= more
    return found


def openness(p: Karak2, turns: i64) -> float:
    """How many free borders to known hexes a tile would have, and how many ways to go on."""
    chasms = p.box.rotations[6 * p.shown + turns]
    found = 0.0
    for d in range(i64(6)):
        beside = p.box.field.beside[6 * p.goal + d]
        if beside < 0 or chasms >> d & 1:
            continue
        found += 0.3
        for tile in range(i64(len(p.where))):
            if p.where[tile] == beside and not p.edges[tile] >> opposite(d) & 1:
                found += 1.0
    return found
