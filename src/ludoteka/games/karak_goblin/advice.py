"""What a bot should know about Karak: Goblin: a greedy player who reckons every fight through (rules.md 6)."""

from __future__ import annotations

from math import pow
from typing import Final, cast

from ludoteka.core.advice import Advice
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.position import Position
from ludoteka.core.seats import CHANCE, NOBODY
from ludoteka.games.karak_goblin import appraisal, fight, merchant, prospects
from ludoteka.games.karak_goblin.aims import Aim
from ludoteka.games.karak_goblin.appraisal import A_HIT, A_POTION, KNOCKED_OUT, Worth
from ludoteka.games.karak_goblin.effects import LEVELS, NO_EQUIPMENT, TAIA
from ludoteka.games.karak_goblin.moves import OfCard, OfItem, OfMonster, OfPotion
from ludoteka.games.karak_goblin.pack import KarakGoblinPack
from ludoteka.games.karak_goblin.phases import (
    AFTER,
    DISCARD,
    DRAW,
    FIGHT,
    KEEP,
    MERCHANT,
    OVERFLOW,
    PAY,
    PICK,
    STACK,
    TURN,
    UNDER,
)
from ludoteka.games.karak_goblin.position import KarakGoblin
from ludoteka.games.karak_goblin.reckoning import Reckoning
from ludoteka.kit import bits

FAR: Final = 1500
"""So many steps of a fight are reckoned before it is chosen, with one draw; more, with two, once it is going on."""
NEAR: Final = 4000
GLANCE: Final = 60
"""So many where a search looks at a fight in passing."""
LATER: Final = 0.02
"""What the worth of a card counts that will be drawn in some later fight only."""
CYCLE: Final = 0.05
"""A card played in vain makes room for another one."""
IDLE: Final = -3.0
"""A turn in which nothing changes: worse than any lost fight, which makes room for other cards."""


class KarakGoblinAdvice(Advice):
    """Reckons fights through; what things are worth is worked out once for each pack."""

    def __init__(self) -> None:
        self.known: dict[str, Worth] = {}

    def worth_of(self, box: KarakGoblinPack) -> Worth:
        """The values of the pack in play."""
        found = self.known.get(box.content_hash)
        if found is None:
            found = Worth(box)
            self.known[box.content_hash] = found
        return found

    def value(self, position: Position, seat: i64) -> float:
        """Keys, cards, equipment and hit points, compared with the best of the others."""
        p = cast(KarakGoblin, position)
        if p.to_act == NOBODY:
            return 100.0 * (p.standing()[seat] - 1.0 / float(p.seats))
        worth = self.worth_of(p.box)
        ahead = fight_ahead(p, worth)
        best = -100.0
        for other in range(p.seats):
            if other != seat:
                best = max(best, prospects.of_seat(p, other, worth) + (ahead if other == p.turn else 0.0))
        return prospects.of_seat(p, seat, worth) + (ahead if seat == p.turn else 0.0) - best

    def scale(self) -> float:
        """One: values are logits."""
        return 1.0

    def glance(self) -> float:
        """Turns are few and each leads on to the next: slips are dear."""
        return 2.4

    def slips(self, often: float) -> float:
        """Four hundred futures hardly beat a hundred: levels differ by how often they slip, so those above slip too."""
        return pow(often, 0.65)

    def calm(self, position: Position, root: Position) -> bool:
        """A turn begins, or a fight is on, whose end can be reckoned; all between is small and soon decided."""
        phase = cast(KarakGoblin, position).phase
        return phase == TURN or phase == FIGHT or phase == PICK

    def settles(self, position: Position) -> bool:
        """Fights are reckoned through; what is planned is which of them to seek and what to buy and keep."""
        phase = cast(KarakGoblin, position).phase
        return phase == FIGHT or phase == UNDER or phase == STACK or phase == DISCARD or phase == AFTER

    def patience(self) -> i64:
        """To weigh the moves of a fight takes as long as a hundred glances at it."""
        return 24

    def styles(self) -> list[str]:
        """To dare much or little."""
        return ["daredevil", "cautious"]

    def likes(self, style: str, position: Position, move: Move, seat: i64) -> float:
        """The higher a monster's level the better, or the worse."""
        p = cast(KarakGoblin, position)
        level = float(p.box.levels[move.monster]) + 1.0 if isinstance(move, OfMonster) else 0.0
        return level if style == "daredevil" else -level

    def leniency(self) -> float:
        """A game has hundreds of decisions: with three percent each the cautious one won a third of his games."""
        return 0.01

    def sees(self, position: Position, move: Move, seat: i64) -> bool:
        """Cards that others draw are hidden."""
        p = cast(KarakGoblin, position)
        return p.phase != DRAW or p.turn == seat

    def weigh(self, position: Position, move: Move, seat: i64) -> float:
        """How good an open move looks."""
        p = cast(KarakGoblin, position)
        worth = self.worth_of(p.box)
        phase = p.phase
        if phase == FIGHT:
            return fighting(p, move, worth)
        if phase == TURN:
            return choosing(p, move, seat, worth)
        if phase == MERCHANT or phase == PAY:
            return shopping(p, move, seat, worth)
        if phase == DISCARD or phase == OVERFLOW:
            return discarding(p, move, seat, worth)
        if phase == KEEP:
            kind = p.box.kinds[p.item]
            better = worth.gear[p.item] > appraisal.held_gear(p, seat, kind, worth)
            return 1.0 if (move is p.box.keep) == better else 0.0
        if phase == UNDER:
            return sinking(p, move, worth)
        if phase == STACK:
            return arranging(move, worth)
        if phase == AFTER:
            return 1.0 if (move is p.box.drink) == (p.hp[seat] <= 1) else 0.0
        return 0.0


def fight_ahead(p: KarakGoblin, worth: Worth) -> float:
    """What the fight that is going on is likely to bring, at a glance: hardly any draws are looked into."""
    if p.phase != FIGHT:
        return 0.0
    found = Reckoning(p, aim_at(p, p.target, worth), GLANCE, 1)
    found.begin(p)
    return prospects.after_fight(p, found.win, found.hits, found.knocked_out, worth)


# ---- the turn


def aim_at(p: KarakGoblin, monster: i64, worth: Worth) -> Aim:
    """What the player on turn wants of a fight; potions are for gatekeepers of the third level and the Lord."""
    win = appraisal.reward(p, p.turn, monster, worth)
    potion = A_POTION
    if monster >= p.box.first_gate:
        potion = 0.1 if p.box.levels[monster] >= LEVELS - 1 else 0.5
    return Aim(win, A_HIT, KNOCKED_OUT, potion, CYCLE)


def choosing(p: KarakGoblin, move: Move, seat: i64, worth: Worth) -> float:
    """What a turn brings that is spent on this fight, at the merchant's or with healing (D1)."""
    if isinstance(move, OfMonster):
        q = p.copy()
        fight.begin(q, move.monster)
        if q.phase == DISCARD:
            drop_worst(q, worth)
        found = Reckoning(q, aim_at(p, move.monster, worth), FAR, 1)
        found.begin(q)
        return found.score
    if move is p.box.restore:
        return A_HIT * float(p.box.hit_points - p.hp[seat]) if p.hp[seat] < p.box.hit_points else IDLE
    if move is p.box.merchant:
        return visiting(p, seat, worth)
    return 1.0 if p.hp[seat] <= 2 else -1.0  # a health potion at once


def drop_worst(q: KarakGoblin, worth: Worth) -> None:
    """The discard that a curse on equipment asks for, as it would be made."""
    while q.phase == DISCARD:
        first = q.hero[q.turn] * q.box.width
        worst: i64 = -1
        for card in bits.members(q.hand[q.turn]):
            if worst < 0 or worth.card[q.box.cards[first + card]] < worth.card[q.box.cards[first + worst]]:
                worst = card
        fight.discard(q, worst)


def spare_cards(p: KarakGoblin, seat: i64, worth: Worth) -> i64:
    """How many reward cards of the hand are no better than the average card; before the Lord hardly better."""
    found: i64 = 0
    usual = appraisal.average(p, seat, worth)
    if p.keys[seat] == LEVELS:
        usual += 0.7
    first = p.hero[seat] * p.box.width
    for card in bits.members(p.hand[seat] & ~p.box.starting):
        if worth.card[p.box.cards[first + card]] <= usual:
            found += 1
    return found


def visiting(p: KarakGoblin, seat: i64, worth: Worth) -> float:
    """What a visit to the merchant brings: potions and better equipment for cards that are not missed."""
    spare = spare_cards(p, seat, worth)
    if not spare:
        return IDLE
    better = 0.0
    for gear in bits.members(merchant.gear_on_sale(p)):
        better = max(better, worth.gear[gear] - appraisal.held_gear(p, seat, p.box.kinds[gear], worth))
    potions = min(3 - bits.size(p.potions[seat]), spare)
    found = float(potions) * (0.35 + 0.25 * float(p.keys[seat])) + (better if better > 1.0 else 0.0)
    return found if found > 0.0 else IDLE


# ---- the fight


def fighting(p: KarakGoblin, move: Move, worth: Worth) -> float:
    """What the fight brings if this is the next step and all others are the best."""
    aim = aim_at(p, p.target, worth)
    if move is p.box.stop:
        q = p.copy()
        q.hand[q.turn] = 0
        q.potions = [0] * int(q.seats)
        return reckoned(q, aim)
    q = p.copy()
    q.apply(move, p.turn)
    bonus = -aim.potion if move.kind in ("drink", "lift", "strengthen") else 0.0
    if q.to_act != CHANCE:
        return reckoned(q, aim) + bonus
    found: list[float] = []
    for i in range(q.lots()):
        after = q.copy()
        after.apply(q.lot(i), CHANCE)
        found.append(drawn_on(after, aim))
    return (better_of_two(found) if p.house.abilities and p.hero[p.turn] == TAIA else average(found)) + bonus


def average(found: list[float]) -> float:
    """What a card brings that is drawn from these."""
    return sum(found) / float(len(found))


def better_of_two(found: list[float]) -> float:
    """What two cards bring that Taia draws from these and of which she keeps one."""
    if len(found) == 1:
        return found[0]
    found.sort()
    total = 0.0
    for worse in range(len(found)):
        total += float(worse) * found[worse]
    return 2.0 * total / float(len(found) * (len(found) - 1))


def drawn_on(q: KarakGoblin, aim: Aim) -> float:
    """What a fight brings after a card was drawn; cards that are still to be drawn are left out."""
    q.phase = FIGHT
    q.left = q.drawn = 0
    return reckoned(q, aim)


def reckoned(q: KarakGoblin, aim: Aim) -> float:
    """What the best play of a fight brings from here."""
    found = Reckoning(q, aim, NEAR, 2)
    found.begin(q)
    return found.score


def discarding(p: KarakGoblin, move: Move, seat: i64, worth: Worth) -> float:
    """Away with the worst card; a counter-curse where it saves cards against a strong opponent."""
    if isinstance(move, OfCard):
        return -worth.card[move.card]
    if p.phase == DISCARD and move.kind == "lift" and p.target >= p.box.first_gate:
        return 1.0 if p.curses & NO_EQUIPMENT and p.box.levels[p.target] >= LEVELS - 1 else -50.0
    return -50.0


def sinking(p: KarakGoblin, move: Move, worth: Worth) -> float:
    """Under Taia's deck goes the card that this fight needs least; where that is equal, the worst one."""
    q = p.copy()
    q.apply(move, p.turn)
    return reckoned(q, aim_at(p, p.target, worth)) - LATER * worth.card[cast(OfCard, move).card]


def arranging(move: Move, worth: Worth) -> float:
    """The best cards first."""
    if isinstance(move, OfCard):
        return worth.card[move.card]
    return 2.2  # a starting card


# ---- the merchant


def shopping(p: KarakGoblin, move: Move, seat: i64, worth: Worth) -> float:
    """Buy potions for cards that are not missed, and better equipment; pay with what is worth least (D6)."""
    usual = appraisal.average(p, seat, worth)
    if isinstance(move, OfPotion):
        return (1.0, 1.5, 1.2)[move.potion] if spare_cards(p, seat, worth) else -1.0
    if isinstance(move, OfItem):
        if move.kind == "pay":
            return -item_worth(p, move.item, worth)
        if move.item >= p.box.actions:
            gear = move.item - p.box.actions
            better = worth.gear[gear] - appraisal.held_gear(p, seat, p.box.kinds[gear], worth)
            return 2.0 + better if better > 1.0 and spare_cards(p, seat, worth) else -1.0
        better = worth.card[move.item] - usual
        return 0.5 * better if better > 1.0 and spare_cards(p, seat, worth) else -1.0
    return 0.0


def item_worth(p: KarakGoblin, item: i64, worth: Worth) -> float:
    """What one would lose with a card or a piece of equipment."""
    if item < p.box.actions:
        return worth.card[item]
    return 2.0 + 2.0 * worth.gear[item - p.box.actions]
