"""What is on the table: the fields of a position, and how they are copied."""

from __future__ import annotations

from typing import Final

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.options import Value
from ludoteka.core.position import Position
from ludoteka.games.karak_2.house import House
from ludoteka.games.karak_2.pack import Karak2Pack
from ludoteka.games.karak_2.phases import OVER

NONE: Final[list[i64]] = []
"""Stands in every list of a new position until that is laid out; never changed."""
NO_MOVES: Final[list[Move]] = []
NOT_STATE: Final = ("house", "offer")
"""What is no part of a position: the options, and the moves worked out from all the rest."""


class State(Position):
    """Lists by seat or tile hold small numbers. Counts of items, units and tokens share one number, some bits each.

    Lists of the second group are never changed but replaced, so that copies can share them. Hexes are named by the tile
    that lies there; tiles from `stack_size` on are the start tile.
    """

    def __init__(self, pack: Karak2Pack, seats: i64, options: dict[str, Value] | None, house: House) -> None:
        super().__init__(pack, seats, options)
        self.box: Karak2Pack = pack
        self.house: House = house
        self.offer: list[Move] = NO_MOVES
        """What is open now, once it has been worked out."""
        # ---- by seat, what changes all the time
        self.at: list[i64] = NONE
        """Where the hero stands."""
        self.came: list[i64] = NONE
        """The hex it entered from (K2-MOVE-7)."""
        self.lives: list[i64] = NONE
        self.stock: list[i64] = NONE
        """Three numbers for each seat: food, wood, stone."""
        self.units: list[i64] = NONE
        """Knights, archers, mages, skeletons: four bits each."""
        self.items: list[i64] = NONE
        """What is carried: four bits for each item."""
        # ---- what changes seldom: replaced, never changed
        self.hero: list[i64] = NONE
        self.able: list[i64] = NONE
        """By seat: the abilities of its hero."""
        self.base: list[i64] = NONE
        """By seat: the strongest enemy beaten (K2-FAME-2)."""
        self.marker: list[i64] = NONE
        """By seat: the fame marker, where the option stores it (R-17)."""
        self.stones: list[i64] = NONE
        """By seat: small, large, arch, eight bits each."""
        self.city: list[i64] = NONE
        """By seat: the hex of its city, or -1."""
        self.buildings: list[i64] = NONE
        self.rolls: list[i64] = NONE
        """By seat: its rank and roll before the game."""
        self.where: list[i64] = NONE
        """By tile: the place where it lies, or -1."""
        self.turned: list[i64] = NONE
        """By tile: by how many sixths it was turned."""
        self.edges: list[i64] = NONE
        """By tile: its edges with a chasm as it lies."""
        self.near: list[i64] = NONE
        """Six numbers for each tile: the tiles beside it by direction, or -1."""
        self.ways: list[i64] = NONE
        """By tile: the directions in which one can walk."""
        self.rims: list[i64] = NONE
        """By tile: the open edges behind which nothing lies."""
        self.army: list[i64] = NONE
        """By tile: the tokens on it, four bits each, a kind of army plus one."""
        self.ground: list[i64] = NONE
        """By tile and seat: the items that this seat left there."""
        # ---- stack, bag, supply, General
        self.loose: i64 = 0
        """The tiles of the stack whose order nobody knows, as bits."""
        self.top: i64 = -1
        """The tile on top of them that Darius put back, or -1."""
        self.bag: i64 = 0
        self.amulets: i64 = 0
        """The amulets that are still hidden, as bits by item."""
        self.supply: i64 = 0
        self.gone: i64 = 0
        """The fireballs, pickpockets and wagons that have left the game, eight bits each."""
        self.open_rims: i64 = 0
        """How many open edges of the map face an empty place."""
        self.general: i64 = -1
        """His hex, or -1."""
        self.praetorians: i64 = 0
        self.plague: i64 = -1
        """The seat whose city has the plague, or -1."""
        self.fainted: i64 = 0
        """The seats whose heroes lie unconscious."""
        # ---- the turn
        self.first: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 0
        self.used: i64 = 0
        self.moved: i64 = 0
        """1 if the move of the present slot is done."""
        self.harvested: i64 = 0
        """The hexes harvested in this turn."""
        self.portal_used: i64 = 0
        self.gallop_used: i64 = 0
        self.hawk_used: i64 = 0
        # ---- exploring
        self.goal: i64 = -1
        """The place where a tile is to be laid."""
        self.shown: i64 = -1
        """The tile that is being laid."""
        self.held: i64 = -1
        """The first of two tiles that Darius looks at; then the second."""
        self.held_too: i64 = -1
        self.flown: i64 = 0
        """1 if the hawk lays the tile."""
        self.due: i64 = 0
        """How many army tokens are still to be drawn."""
        self.fresh: i64 = 0
        """The tokens drawn so far, as in `army`."""
        # ---- the battle
        self.stage: i64 = 0
        self.foe: i64 = 0
        """The tokens that are fought, as in `army`; 0 where it is the General."""
        self.strength: i64 = 0
        self.chosen: i64 = 0
        """The dice chosen: four bits for each kind."""
        self.plan: i64 = 0
        """The kinds of dice, units or items up to here are settled; so many more than the last."""
        self.rolled: i64 = 0
        """How many unit dice have been rolled."""
        self.faces: i64 = 0
        """Their faces, three bits each."""
        self.face: i64 = -1
        """The face of the hero die."""
        self.swords: i64 = 0
        """On the unit dice."""
        self.skulls: i64 = 0
        """By kind of unit die, four bits each."""
        self.rerolled: i64 = 0
        self.fire: i64 = 0
        """Fireballs used."""
        self.won: i64 = 0
        self.attack: i64 = 0
        self.spared: i64 = 0
        """Skulls ignored by kind of die, four bits each, the hero die last."""
        self.pockets: i64 = 0
        """The pickpocket spells held since before the battle."""
        self.loot: i64 = 0
        """Items won that are not yet on the board."""
        self.wagons: i64 = 0
        self.hidden: i64 = 0
        """Amulets won that are still to be turned over."""
        self.plundered: i64 = 0
        # ---- a choice in several steps
        self.back: i64 = 0
        """Units to be returned, or items to be taken."""
        self.forth: i64 = 0
        """Units to be trained, items to be left, or buildings to be built."""
        # ---- what is going on
        self.now: i64 = OVER
        self.conqueror: i64 = -1
        """Who has beaten the General."""

    def copy_to(self, twin: State) -> None:
        """Make a fresh position equal to this one; what changes seldom is shared."""
        twin.to_act = self.to_act
        twin.offer = self.offer
        twin.at = self.at.copy()
        twin.came = self.came.copy()
        twin.lives = self.lives.copy()
        twin.stock = self.stock.copy()
        twin.units = self.units.copy()
        twin.items = self.items.copy()
        twin.hero = self.hero
        twin.able = self.able
        twin.base = self.base
        twin.marker = self.marker
        twin.stones = self.stones
        twin.city = self.city
        twin.buildings = self.buildings
        twin.rolls = self.rolls
        twin.where = self.where
        twin.turned = self.turned
        twin.edges = self.edges
        twin.near = self.near
        twin.ways = self.ways
        twin.rims = self.rims
        twin.army = self.army
        twin.ground = self.ground
        twin.loose = self.loose
        twin.top = self.top
        twin.bag = self.bag
        twin.amulets = self.amulets
        twin.supply = self.supply
        twin.gone = self.gone
        twin.open_rims = self.open_rims
        twin.general = self.general
        twin.praetorians = self.praetorians
        twin.plague = self.plague
        twin.fainted = self.fainted
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.used = self.used
        twin.moved = self.moved
        twin.harvested = self.harvested
        twin.portal_used = self.portal_used
        twin.gallop_used = self.gallop_used
        twin.hawk_used = self.hawk_used
        twin.goal = self.goal
        twin.shown = self.shown
        twin.held = self.held
        twin.held_too = self.held_too
        twin.flown = self.flown
        twin.due = self.due
        twin.fresh = self.fresh
        twin.stage = self.stage
        twin.foe = self.foe
        twin.strength = self.strength
        twin.chosen = self.chosen
        twin.plan = self.plan
        twin.rolled = self.rolled
        twin.faces = self.faces
        twin.face = self.face
        twin.swords = self.swords
        twin.skulls = self.skulls
        twin.rerolled = self.rerolled
        twin.fire = self.fire
        twin.won = self.won
        twin.attack = self.attack
        twin.spared = self.spared
        twin.pockets = self.pockets
        twin.loot = self.loot
        twin.wagons = self.wagons
        twin.hidden = self.hidden
        twin.plundered = self.plundered
        twin.back = self.back
        twin.forth = self.forth
        twin.now = self.now
        twin.conqueror = self.conqueror

    def fields(self) -> list[str]:
        """All that makes the position."""
        return [name for name in super().fields() if name not in NOT_STATE]


def replaced(numbers: list[i64], at: i64, value: i64) -> list[i64]:
    """A new list with one number changed: for the lists that copies share."""
    twin = numbers.copy()
    twin[at] = value
    return twin
