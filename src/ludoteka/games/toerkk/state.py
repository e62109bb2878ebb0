"""What is on the table: the fields of a position, and how they are copied."""

from __future__ import annotations

from typing import Final

from ludoteka.core.native import i64
from ludoteka.core.options import Value
from ludoteka.core.position import Position
from ludoteka.games.toerkk.house import House
from ludoteka.games.toerkk.pack import ToerkkPack
from ludoteka.games.toerkk.phases import OVER

NONE: Final[list[i64]] = []
"""Stands in every list of a new position until that is laid out, and wherever there is nothing; never changed."""


def replaced(row: list[i64], place: i64, value: i64) -> list[i64]:
    """A new list with one number changed, for lists that copies share."""
    twin = row.copy()
    twin[place] = value
    return twin


class State(Position):
    """Lists by seat or side hold small numbers; sets of characters, sides and seats are bits of one number.

    Bundles of action cards are explained in `bundles`, piles of characters in `characters`. Lists in the second group
    are never changed but replaced, so that copies can share them.
    """

    def __init__(self, pack: ToerkkPack, seats: i64, options: dict[str, Value] | None, house: House) -> None:
        super().__init__(pack, seats, options)
        self.box: ToerkkPack = pack
        self.house: House = house
        # ---- what changes all the time
        self.hand: list[i64] = NONE
        """By seat: its action cards, as a bundle; so in the deck and the discard pile."""
        self.discard: list[i64] = NONE
        self.field: list[i64] = NONE
        """All characters on the battlefields in the order of their arrival."""
        # ---- what changes more seldom than bots copy it: replaced, never changed
        self.deck: list[i64] = NONE
        self.recruits: list[i64] = NONE
        """By seat: the character cards in its hand, as a pile; so in the character deck (camp) and the graveyard."""
        self.camp: list[i64] = NONE
        self.graveyard: list[i64] = NONE
        self.tokens: list[i64] = NONE
        """By seat: its pool."""
        self.life: list[i64] = NONE
        """By side."""
        self.depth: list[i64] = NONE
        """By side."""
        self.hero: list[i64] = NONE
        """By seat: its hero."""
        self.attacks: list[i64] = NONE
        """The declared attacks, in the order of declaration (see `combat`)."""
        self.plan: list[i64] = NONE
        """The steps of an unfinished plan: the planning side's secret."""
        self.seen: list[i64] = NONE
        """By looker and owner (four times the looker): the cards of that action hand seen with the Witch."""
        self.counted: list[i64] = NONE
        """By seat: the cards of its action hand that all can work out, since its deck ran out (TK-LIMIT-6)."""
        self.mustered: list[i64] = NONE
        """By seat: the same for the character cards in its hand (TK-LIMIT-5)."""
        self.swapped: list[i64] = NONE
        """By seat: the cards it exchanges in the mulligan: its secret until all have answered."""
        self.aside: list[i64] = NONE
        """By seat: the cards put aside until the new ones are drawn (TK-MULLIGAN-5)."""
        # ---- battlefields: sets of characters
        self.present: i64 = 0
        self.shielded: i64 = 0
        """Cannot be killed; so on, all until the end of the turn (rules.md 3.2)."""
        self.sick: i64 = 0
        self.cowed: i64 = 0
        self.hammered: i64 = 0
        self.stolen: i64 = 0
        """Leaders that steal instead of digging, until the dig."""
        # ---- what lasts until the end of the turn: sets of sides, of seats, and the fog
        self.hero_shielded: i64 = 0
        self.flooded: i64 = 0
        self.grounded: i64 = 0
        self.no_block: i64 = 0
        self.drums: i64 = 0
        self.vein: i64 = 0
        self.silenced: i64 = 0
        """By seat."""
        self.fog: i64 = 0
        # ---- the common table
        self.supply: i64 = 0
        self.site: i64 = -1
        """The location in force, -1 before the first."""
        self.site_pile: i64 = 0
        """The locations whose order nobody knows."""
        self.site_used: i64 = 0
        self.roll: i64 = 0
        """The roll for the location in this turn, 0 before it."""
        # ---- the turn
        self.turns: i64 = 0
        self.starter: i64 = 0
        """The side that began."""
        self.turn_side: i64 = 0
        """The side whose turn it is."""
        self.rival: i64 = 0
        """The side it may attack."""
        self.reach: i64 = 0
        """The sides that cards and abilities may touch."""
        self.entitled: i64 = 0
        """The seats that may act in windows (TK-TIME-2)."""
        self.voices: i64 = 0
        """How many they are."""
        self.rerolls: i64 = 0
        """How often the die for the opponent was rolled again in this turn."""
        self.struck: i64 = 0
        """The sides that were attacked, or hit by a card or ability, in this turn."""
        # ---- what is going on
        self.phase: i64 = OVER
        self.window: i64 = 0
        """The window that is open, or to which a resolution returns."""
        self.passes: i64 = 0
        """So many have passed in a row."""
        self.then: i64 = 0
        """The task that follows the draws."""
        self.due: i64 = 0
        """Draws to come, a byte for each seat: action cards, and sixteen times the character cards."""
        self.actor: i64 = 0
        """Who draws, plays a card, uses an ability, trades or decides for a leader."""
        self.resolving: i64 = -1
        """The card that is being carried out: it is in no pile meanwhile."""
        self.victim: i64 = 0
        """Whose hand the Witch looks at."""
        self.planning: i64 = 0
        """ATTACK or BLOCK while a side plans."""
        self.plans: i64 = 0
        """How many plans it has finished."""
        self.answered: i64 = 0
        """The seats that have finished their mulligan: secret."""
        self.blame: i64 = 0
        """By side, three bits each: one more than the seat credited with its last loss of life in this resolution."""
        self.reason: i64 = 0
        self.winners: i64 = 0
        """The sides that have won, or share the victory."""

    def copy_to(self, twin: State) -> None:
        """Make a fresh position equal to this one; most lists are shared, for they are never changed."""
        twin.to_act = self.to_act
        twin.hand = self.hand.copy()
        twin.discard = self.discard.copy()
        twin.field = self.field.copy()
        twin.deck = self.deck
        twin.recruits = self.recruits
        twin.camp = self.camp
        twin.graveyard = self.graveyard
        twin.tokens = self.tokens
        twin.life = self.life
        twin.depth = self.depth
        twin.hero = self.hero
        twin.attacks = self.attacks
        twin.plan = self.plan
        twin.seen = self.seen
        twin.counted = self.counted
        twin.mustered = self.mustered
        twin.swapped = self.swapped
        twin.aside = self.aside
        twin.present = self.present
        twin.shielded = self.shielded
        twin.sick = self.sick
        twin.cowed = self.cowed
        twin.hammered = self.hammered
        twin.stolen = self.stolen
        twin.hero_shielded = self.hero_shielded
        twin.flooded = self.flooded
        twin.grounded = self.grounded
        twin.no_block = self.no_block
        twin.drums = self.drums
        twin.vein = self.vein
        twin.silenced = self.silenced
        twin.fog = self.fog
        twin.supply = self.supply
        twin.site = self.site
        twin.site_pile = self.site_pile
        twin.site_used = self.site_used
        twin.roll = self.roll
        twin.turns = self.turns
        twin.starter = self.starter
        twin.turn_side = self.turn_side
        twin.rival = self.rival
        twin.reach = self.reach
        twin.entitled = self.entitled
        twin.voices = self.voices
        twin.rerolls = self.rerolls
        twin.struck = self.struck
        twin.phase = self.phase
        twin.window = self.window
        twin.passes = self.passes
        twin.then = self.then
        twin.due = self.due
        twin.actor = self.actor
        twin.resolving = self.resolving
        twin.victim = self.victim
        twin.planning = self.planning
        twin.plans = self.plans
        twin.answered = self.answered
        twin.blame = self.blame
        twin.reason = self.reason
        twin.winners = self.winners

    def fields(self) -> list[str]:
        """All that makes the position; the options are kept apart."""
        return [name for name in super().fields() if name != "house"]
