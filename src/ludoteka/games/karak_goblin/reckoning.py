"""What the best play of a fight brings: every chain of the hand, every card that may be drawn, every potion.

It goes through all that can happen from here to the end of the fight, from what the fighter knows: the hand, which
cards are in the deck, not their order. Rules that only forbid something until the very end, such as when a health
potion is drunk at the latest, are used to leave out what cannot be better: that potion, and the lifting of curses that
count only at the end, wait until the chain ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.native import i64
from ludoteka.games.karak_goblin import chain
from ludoteka.games.karak_goblin.aims import Aim
from ludoteka.games.karak_goblin.deck import placed_cards
from ludoteka.games.karak_goblin.effects import (
    ANY_COLOUR,
    ARGENTUS,
    ATTACK,
    BLUE,
    COLOUR_CURSES,
    COUNTER,
    HORAN,
    NO_DRAW,
    NO_HEAL,
    STRENGTH,
    TAIA,
    VICTORIUS,
)
from ludoteka.games.karak_goblin.ending import WORST, Ending
from ludoteka.kit import bits

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin

SURE: Final = 1e-5
"""Differences below this are those of rounding."""
MOST_DRAWS: Final = 62


class Reckoning(Ending):
    """The best of one fight in the position given; `win`, `hits` and `knocked_out` are what it leads to on average.

    Only so many draws one after another are looked into, and none any more after `limit` steps; where that left
    something out, `exact` is false.
    """

    def __init__(self, p: KarakGoblin, aim: Aim, limit: i64, draws: i64 = MOST_DRAWS) -> None:
        super().__init__(p, aim)
        seat, box = p.turn, p.box
        hero, able = p.hero[seat], p.house.abilities
        self.limit: i64 = limit
        self.steps: i64 = 0
        self.exact = True
        self.fewest: i64 = 0
        """So many cards are left in deck and pile when no more draws are looked into."""
        drawable = bits.size(p.deck[seat] | p.upper | placed_cards(p, seat) | p.pile[seat])
        if draws < drawable:
            self.fewest = drawable - draws
        self.colours_at: i64 = hero * 16
        self.heal: list[i64] = box.heal
        self.draws: list[i64] = box.draws
        self.after: list[i64] = box.after
        self.colour: list[i64] = box.colour
        self.of_colours: list[i64] = box.of_colours
        self.argentus: bool = able and hero == ARGENTUS
        self.horan: bool = able and hero == HORAN
        self.victorius: bool = able and hero == VICTORIUS
        self.taia: bool = able and hero == TAIA
        self.freed_last: i64 = -2
        """The last card of the chain if Xanros has freed something of it and it may still be doubled."""
        self.freed_effect: i64 = 0
        self.keeping = True
        """Whether results are kept: not where the strength potion could double what Xanros has freed."""
        self.known: dict[tuple[int, int, int], int] = {}
        self.found: list[float] = []

    def begin(self, p: KarakGoblin) -> None:
        """Go through the fight from where it stands."""
        seat = p.turn
        attack: i64 = 0
        defence: i64 = 0
        extra_attack: i64 = 0
        extra_defence: i64 = 0
        for card in p.chain:
            attack += self.attack[self.first + card]
            defence += self.defence[self.first + card]
        if p.doubled >= 0:
            if p.doubled_effect == ATTACK:
                extra_attack = self.attack[self.first + p.doubled]
            else:
                extra_defence = self.defence[self.first + p.doubled]
        if p.freed >= 0:
            if p.freed_effect == ATTACK:
                self.freed_attack = _freed(self.attack[self.first + p.freed], p.freed == p.doubled, extra_attack)
            else:
                self.freed_defence = _freed(self.defence[self.first + p.freed], p.freed == p.doubled, extra_defence)
        potions = p.potions[seat] & COUNTER
        if p.doubled < 0:
            potions |= p.potions[seat] & STRENGTH
        last: i64 = p.chain[-1] if p.chain else -1
        if p.freed >= 0 and p.freed == last and potions & STRENGTH:
            self.freed_last = last
            self.freed_effect = p.freed_effect
            self.keeping = False
        played: i64 = min(2, len(p.chain))
        deck = p.deck[seat] | p.upper | placed_cards(p, seat)
        self.decide(
            p.hand[seat],
            deck,
            last,
            attack,
            defence,
            p.hp[seat],
            p.curses,
            potions,
            extra_attack,
            extra_defence,
            p.exception,
            chain.horan_bonus(p),
            played,
            0,
        )

    # ---- decisions

    def decide(
        self,
        hand: i64,
        deck: i64,
        last: i64,
        attack: i64,
        defence: i64,
        hp: i64,
        curses: i64,
        potions: i64,
        extra_attack: i64,
        extra_defence: i64,
        exception: i64,
        bonus: i64,
        played: i64,
        shuffled: i64,
    ) -> None:
        """The best of stopping, strengthening the last card, and playing each card that may follow."""
        self.steps += 1
        keep = self.keeping and hand & (hand - 1) != 0
        key = (0, 0, 0)
        if keep:
            rest: i64 = last + 1 | hp << 7 | curses << 12 | potions << 22 | extra_attack << 25 | extra_defence << 30
            rest |= exception << 35 | bonus << 36 | played << 37 | shuffled << 39
            key = (int(hand), int(deck), int(rest))
            at = self.known.get(key, -1)
            if at >= 0:
                self.recall(at)
                return
        self.stop(
            hand, deck, attack, defence, hp, curses, potions, extra_attack, extra_defence, exception, bonus, shuffled
        )
        if self.win < 1.0 or self.hits > 0.0:
            self.go_on(
                hand,
                deck,
                last,
                attack,
                defence,
                hp,
                curses,
                potions,
                extra_attack,
                extra_defence,
                exception,
                bonus,
                played,
                shuffled,
            )
        if keep:
            self.known[key] = len(self.found)
            self.found.extend([self.score, self.win, self.hits, self.knocked_out])

    def recall(self, at: i64) -> None:
        """What was found out before."""
        self.score = self.found[at]
        self.win = self.found[at + 1]
        self.hits = self.found[at + 2]
        self.knocked_out = self.found[at + 3]

    def go_on(
        self,
        hand: i64,
        deck: i64,
        last: i64,
        attack: i64,
        defence: i64,
        hp: i64,
        curses: i64,
        potions: i64,
        extra_attack: i64,
        extra_defence: i64,
        exception: i64,
        bonus: i64,
        played: i64,
        shuffled: i64,
    ) -> None:
        """The best of everything but stopping, if it is better than what is known."""
        score, win, hits, out = self.score, self.win, self.hits, self.knocked_out
        if potions & STRENGTH and last >= 0:
            for doubling in range(i64(2)):
                more = self.attack[self.first + last] if doubling == 0 else self.defence[self.first + last]
                if more:
                    if last == self.freed_last and doubling == self.freed_effect:
                        self.double_freed(more)
                    self.decide(
                        hand,
                        deck,
                        last,
                        attack,
                        defence,
                        hp,
                        curses,
                        potions & ~STRENGTH,
                        more if doubling == 0 else 0,
                        more if doubling else 0,
                        exception,
                        bonus,
                        played,
                        shuffled,
                    )
                    if last == self.freed_last and doubling == self.freed_effect:
                        self.double_freed(-more)
                    if self.score > score + SURE:
                        score, win, hits, out = self.score, self.win, self.hits, self.knocked_out
        after: i64 = ANY_COLOUR if last < 0 or (self.victorius and played == 1) else self.after[self.first + last]
        colours: i64 = after
        if self.argentus and exception == 0:
            colours |= BLUE
        rest = hand & self.of_colours[self.colours_at + colours]
        while rest and (win < 1.0 or hits > 0.0):
            card = bits.lowest(rest)
            rest &= rest - 1
            spent: i64 = exception
            if not self.colour[self.first + card] & after:
                spent = 1  # Argentus, blue out of turn
            self.score = WORST
            self.play(
                card,
                hand,
                deck,
                last,
                attack,
                defence,
                hp,
                curses,
                potions,
                extra_attack,
                extra_defence,
                spent,
                bonus,
                played,
                shuffled,
            )
            if self.score > score + SURE:
                score, win, hits, out = self.score, self.win, self.hits, self.knocked_out
        self.score, self.win, self.hits, self.knocked_out = score, win, hits, out

    def double_freed(self, more: i64) -> None:
        """What Xanros has freed counts so much more."""
        if self.freed_effect == ATTACK:
            self.freed_attack += more
        else:
            self.freed_defence += more

    # ---- playing a card

    def play(
        self,
        card: i64,
        hand: i64,
        deck: i64,
        last: i64,
        attack: i64,
        defence: i64,
        hp: i64,
        curses: i64,
        potions: i64,
        extra_attack: i64,
        extra_defence: i64,
        exception: i64,
        bonus: i64,
        played: i64,
        shuffled: i64,
    ) -> None:
        """The best way to play a card: as it is, lifting a curse for it, or freeing something of it."""
        at = self.first + card
        cursed: i64 = self.colour[at] << COLOUR_CURSES & curses
        if curses & NO_DRAW and self.draws[at]:
            cursed |= NO_DRAW
        if curses & NO_HEAL and self.heal[at]:
            cursed |= NO_HEAL
        hand &= ~bits.bit(card)
        attack += self.attack[at]
        defence += self.defence[at]
        if self.horan and last >= 0 and self.attack[at] and self.attack[self.first + last]:
            bonus = 1
        played = 1 if played == 0 else 2
        if not cursed:
            self.effects(
                card,
                hand,
                deck,
                attack,
                defence,
                hp,
                curses,
                potions,
                extra_attack,
                extra_defence,
                exception,
                bonus,
                played,
                shuffled,
                0,
            )
            return
        score, win, hits, out = WORST, 0.0, 0.0, 0.0
        colour: i64 = cursed & ~(NO_DRAW | NO_HEAL)
        lifting: i64 = 0
        while True:  # every curse to be lifted, nothing first; for each every curse to be ignored
            freeing: i64 = 0
            while True:
                if not colour & ~lifting & ~freeing and (not lifting or lifting != freeing):
                    self.effects(
                        card,
                        hand,
                        deck,
                        attack,
                        defence,
                        hp,
                        curses & ~lifting,
                        potions & ~COUNTER if lifting else potions,
                        extra_attack,
                        extra_defence,
                        1 if freeing else exception,
                        bonus,
                        played,
                        shuffled,
                        freeing,
                    )
                    if self.score > score + SURE:
                        score, win, hits, out = self.score, self.win, self.hits, self.knocked_out
                freeing = _next_bit(cursed, freeing)
                if not freeing or not self.xanros or exception:
                    break
            lifting = _next_bit(cursed, lifting)
            if not lifting or not potions & COUNTER:
                break
        self.score, self.win, self.hits, self.knocked_out = score, win, hits, out

    def effects(
        self,
        card: i64,
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
        played: i64,
        shuffled: i64,
        freeing: i64,
    ) -> None:
        """Healing and drawing of a card just played, then the next decision."""
        at = self.first + card
        in_force: i64 = curses & ~freeing
        if self.heal[at] and not in_force & NO_HEAL:
            hp = min(self.full, hp + self.heal[at])
        count: i64 = 0
        if not in_force & NO_DRAW:
            count = self.draws[at]
        self.draw(
            count,
            hand,
            deck,
            card,
            attack,
            defence,
            hp,
            curses,
            potions,
            extra_attack,
            extra_defence,
            exception,
            bonus,
            played,
            shuffled,
        )

    def draw(
        self,
        count: i64,
        hand: i64,
        deck: i64,
        last: i64,
        attack: i64,
        defence: i64,
        hp: i64,
        curses: i64,
        potions: i64,
        extra_attack: i64,
        extra_defence: i64,
        exception: i64,
        bonus: i64,
        played: i64,
        shuffled: i64,
    ) -> None:
        """The average of all cards that may be drawn; from an empty deck those of the discard pile."""
        if count and not deck and not shuffled:
            deck = self.pile
            shuffled = 1
        if count and deck and self.is_too_far(deck, shuffled):
            self.exact = False
            count = 0
        if not count or not deck:
            self.decide(
                hand,
                deck,
                last,
                attack,
                defence,
                hp,
                curses,
                potions,
                extra_attack,
                extra_defence,
                exception,
                bonus,
                played,
                shuffled,
            )
            return
        if self.taia and count == 1 and deck & (deck - 1):
            self.draw_two(
                hand,
                deck,
                last,
                attack,
                defence,
                hp,
                curses,
                potions,
                extra_attack,
                extra_defence,
                exception,
                bonus,
                played,
                shuffled,
            )
            return
        score, win, hits, out = 0.0, 0.0, 0.0, 0.0
        rest = deck
        while rest:
            one: i64 = rest & -rest
            rest ^= one
            self.draw(
                count - 1,
                hand | one,
                deck ^ one,
                last,
                attack,
                defence,
                hp,
                curses,
                potions,
                extra_attack,
                extra_defence,
                exception,
                bonus,
                played,
                shuffled,
            )
            score += self.score
            win += self.win
            hits += self.hits
            out += self.knocked_out
        share = 1.0 / float(bits.size(deck))
        self.score, self.win, self.hits, self.knocked_out = score * share, win * share, hits * share, out * share

    def draw_two(
        self,
        hand: i64,
        deck: i64,
        last: i64,
        attack: i64,
        defence: i64,
        hp: i64,
        curses: i64,
        potions: i64,
        extra_attack: i64,
        extra_defence: i64,
        exception: i64,
        bonus: i64,
        played: i64,
        shuffled: i64,
    ) -> None:
        """The average of the better card of every pair that Taia may draw; the other goes under her deck."""
        found: list[list[float]] = []
        rest = deck
        while rest:
            one: i64 = rest & -rest
            rest ^= one
            self.decide(
                hand | one,
                deck ^ one,
                last,
                attack,
                defence,
                hp,
                curses,
                potions,
                extra_attack,
                extra_defence,
                exception,
                bonus,
                played,
                shuffled,
            )
            found.append([self.score, self.win, self.hits, self.knocked_out])
        found.sort()
        score, win, hits, out = 0.0, 0.0, 0.0, 0.0
        for worse in range(i64(len(found))):  # each is the better one of as many pairs as there are worse cards
            pairs = float(worse)
            score += pairs * found[worse][0]
            win += pairs * found[worse][1]
            hits += pairs * found[worse][2]
            out += pairs * found[worse][3]
        share = 2.0 / float(len(found) * (len(found) - 1))
        self.score, self.win, self.hits, self.knocked_out = score * share, win * share, hits * share, out * share

    def is_too_far(self, deck: i64, shuffled: i64) -> bool:
        """Whether no more draws are looked into."""
        if self.steps > self.limit:
            return True
        if self.fewest == 0:
            return False
        left = bits.size(deck)
        if not shuffled:
            left += bits.size(self.pile)
        return left <= self.fewest


def _freed(printed: i64, is_doubled: bool, extra: i64) -> i64:
    """What a freed effect counts."""
    return printed + extra if is_doubled else printed


def _next_bit(found: i64, bit: i64) -> i64:
    """The next single bit of a set after this one, 0 after the last; the first one after 0."""
    left = found & ~((bit << 1) - 1) if bit else found
    return left & -left
