"""How a chain ends at its best: what is lifted, freed or drunk at the last moment, hits and strike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.native import i64
from ludoteka.games.karak_goblin import fight
from ludoteka.games.karak_goblin.aims import Aim
from ludoteka.games.karak_goblin.deck import placed_cards
from ludoteka.games.karak_goblin.effects import (
    COUNTER,
    HEALTH,
    NO_ARMOUR,
    NO_ATTACK,
    NO_DEFENCE,
    NO_WEAPON,
    STRENGTH,
    XANROS,
)
from ludoteka.kit import bits

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin

AT_THE_END: Final = (NO_ATTACK, NO_DEFENCE, NO_WEAPON, NO_ARMOUR)
"""What may be lifted as late as when the chain ends."""
WORST: Final = -1e30


class Ending:
    """A fighter, his opponent and his aim; `score`, `win`, `hits` and `knocked_out` are what was found last."""

    def __init__(self, p: KarakGoblin, aim: Aim) -> None:
        seat, box = p.turn, p.box
        hero = p.hero[seat]
        self.aim_win: float = aim.win
        self.aim_hit: float = aim.hit
        self.aim_out: float = aim.knocked_out
        self.aim_potion: float = aim.potion
        self.aim_card: float = aim.card
        self.score: float = 0.0
        self.win: float = 0.0
        self.hits: float = 0.0
        self.knocked_out: float = 0.0
        # ---- the fighter
        self.first: i64 = hero * box.width
        self.attack: list[i64] = box.attack
        self.defence: list[i64] = box.defence
        self.full: i64 = box.hit_points
        self.xanros: bool = p.house.abilities and hero == XANROS
        self.strikes: bool = fight.strikes_at_zero(p)
        self.healthy: bool = p.potions[seat] & HEALTH != 0
        self.potions: i64 = p.potions[seat] & ~STRENGTH if p.doubled >= 0 else p.potions[seat]
        self.pile: i64 = p.pile[seat]
        self.cards: i64 = p.hand[seat] | p.deck[seat] | p.upper | placed_cards(p, seat) | p.pile[seat]
        """All of which the chain can be made, and what it is made of already."""
        for card in p.chain:
            self.cards |= bits.bit(card)
        self.freed_attack: i64 = 0
        self.freed_defence: i64 = 0
        # ---- the opponent and the equipment
        self.needed: i64 = box.monster_hp[p.target]
        self.blows: i64 = box.monster_attack[p.target]
        weapon, armour = p.weapon[seat], p.armour[seat]
        self.weapon_attack: i64 = box.gear_attack[weapon] if weapon >= 0 else 0
        self.weapon_defence: i64 = box.gear_defence[weapon] if weapon >= 0 else 0
        self.armour_attack: i64 = box.gear_attack[armour] if armour >= 0 else 0
        self.armour_defence: i64 = box.gear_defence[armour] if armour >= 0 else 0

    def stop(
        self,
        hand: i64,
        deck: i64,
        attack: i64,
        defence: i64,
        hp: i64,
        curses: i64,
        potions: i64,
        extra_attack: i64,
        extra_defence: i64,
        exception: i64,
        bonus: i64,
        shuffled: i64,
    ) -> None:
        """The best that stopping brings, with what is lifted, freed or drunk at the last moment."""
        self.score = WORST
        cost = self.aim_potion * float(bits.size(self.potions & (STRENGTH | COUNTER) & ~potions))
        chained = self.cards & ~(hand | deck)
        if not shuffled:
            chained &= ~self.pile
        if self.aim_card > 0.0:
            cost -= self.aim_card * float(bits.size(chained))
        best_attack: i64 = self.freed_attack
        best_defence: i64 = self.freed_defence
        if self.xanros and not exception and curses & (NO_ATTACK | NO_DEFENCE):
            best_attack = max(2 * extra_attack, self.most(self.attack, chained))
            best_defence = max(2 * extra_defence, self.most(self.defence, chained))
            self.settle(attack + extra_attack, defence + extra_defence, hp, curses, bonus, best_attack, 0, cost)
            self.settle(attack + extra_attack, defence + extra_defence, hp, curses, bonus, 0, best_defence, cost)
        else:
            self.settle(
                attack + extra_attack, defence + extra_defence, hp, curses, bonus, best_attack, best_defence, cost
            )
        if potions & COUNTER:
            cost += self.aim_potion
            for curse in AT_THE_END:
                if curses & curse:
                    left: i64 = curses & ~curse
                    self.settle(
                        attack + extra_attack,
                        defence + extra_defence,
                        hp,
                        left,
                        bonus,
                        best_attack,
                        0 if self.xanros and not exception else best_defence,
                        cost,
                    )
                    if self.xanros and not exception:
                        self.settle(
                            attack + extra_attack, defence + extra_defence, hp, left, bonus, 0, best_defence, cost
                        )

    def most(self, effect: list[i64], cards: i64) -> i64:
        """The greatest printed number of an effect among some cards."""
        found: i64 = 0
        while cards:
            found = max(found, effect[self.first + bits.lowest(cards)])
            cards &= cards - 1
        return found

    def settle(
        self,
        attack: i64,
        defence: i64,
        hp: i64,
        curses: i64,
        bonus: i64,
        freed_attack: i64,
        freed_defence: i64,
        cost: float,
    ) -> None:
        """How the fight comes out, with a health potion drunk or not (KG-FIGHT-15 to KG-FIGHT-19)."""
        if curses & NO_ATTACK:
            attack = freed_attack
        if curses & NO_DEFENCE:
            defence = freed_defence
        attack += bonus
        if not curses & NO_WEAPON:
            attack += self.weapon_attack
            defence += self.weapon_defence
        if not curses & NO_ARMOUR:
            attack += self.armour_attack
            defence += self.armour_defence
        hits: i64 = self.blows - defence
        if hits < 0:
            hits = 0
        if self.healthy:
            self.compare(attack, hits, self.full, cost + self.aim_potion)
        if not self.healthy or self.aim_potion > 0.0:
            self.compare(attack, hits, hp, cost)

    def compare(self, attack: i64, hits: i64, hp: i64, cost: float) -> None:
        """Keep this outcome if it is better than what is known."""
        out = hits >= hp
        won = attack >= self.needed and (not out or self.strikes)
        score = -self.aim_hit * float(hits) - cost
        if won:
            score += self.aim_win
        if out:
            score -= self.aim_out
        if score > self.score:
            self.score = score
            self.win = 1.0 if won else 0.0
            self.hits = float(hits)
            self.knocked_out = 1.0 if out else 0.0
