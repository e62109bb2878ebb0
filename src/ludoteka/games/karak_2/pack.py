"""The table of all moves, made once for a content file; moves are found by what they name."""

from __future__ import annotations

from typing import Final

from ludoteka.core.content import Content
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.seats import seat_name
from ludoteka.games.karak_2 import box, moves
from ludoteka.games.karak_2.moves import Act
from ludoteka.games.karak_2.printed import Printed
from ludoteka.kit.hexes import COMPASS, HexField, turned

SEATS: Final = 5
FIELD: Final = 29
"""No hex can lie farther from the castle: 28 tiles in a line beyond the outer hex of the start tile."""
HANDS_FULL: Final = 6
"""So many fireballs can be thrown, or lives be fed, at most; as many as there are of a die at most ten."""


def mixes(count: int) -> list[list[int]]:
    """All ways to take so many resources.

    >>> mixes(1)
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    """
    return [[food, wood, count - food - wood] for food in range(count, -1, -1) for wood in range(count - food, -1, -1)]


def packed(mix: list[int]) -> int:
    """A mix of resources as one number, four bits each."""
    return mix[0] | mix[1] << 4 | mix[2] << 8


def in_words(mix: list[int]) -> str:
    """A mix as it is written: 2 food 1 stone."""
    return " ".join(f"{count} {box.RESOURCES[kind]}" for kind, count in enumerate(mix) if count)


class Karak2Pack(Printed):
    """The printed tables and every move there is."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.field = HexField(FIELD)
        self.start_places: list[i64] = [self.field.place(self.q[i], self.r[i]) for i in range(len(self.q))]
        self._make_walks()
        self._make_actions()
        self._make_choices()
        self._make_draws()
        self._make_tables()

    def _add(
        self,
        verb: i64,
        text: str,
        kind: str,
        clause: str,
        args: dict[str, object] | None = None,
        a: i64 = -1,
        b: i64 = -1,
    ) -> Act:
        move = Act(verb, text, kind, clause, args or {}, a, b)
        self.enter(move)
        return move

    def _make_walks(self) -> None:
        """What a hero does with the move of a slot."""
        self.step = [
            self._add(moves.STEP, f"step {way}", "step", "K2-MOVE-1", {"direction": way}, d)
            for d, way in enumerate(COMPASS)
        ]
        self.explore = [
            self._add(moves.EXPLORE, f"explore {way}", "explore", "K2-EXPLORE-1", {"direction": way}, d)
            for d, way in enumerate(COMPASS)
        ]
        self.gallops = [
            self._add(
                moves.GALLOP, f"gallop {way} {n}", "gallop", "K2-HERO-ELSPETH-3", {"direction": way, "count": n}, d, n
            )
            for d, way in enumerate(COMPASS)
            for n in range(1, int(self.gallop) + 1)
        ]
        self.home = self._add(moves.PORTAL_HOME, "portal home", "portal-home", "K2-BUILD-PORTAL-2")
        self.portal = [
            self._add(moves.PORTAL, f"portal {name}", "portal", "K2-BUILD-PORTAL-1", {"hex": name}, place)
            for place, name in enumerate(self.field.names)
        ]

    def _make_actions(self) -> None:
        """What a hero does with the action of a slot, and what costs none."""
        self.healing = self._add(moves.HEAL, "heal", "heal", "K2-HEAL-1")
        self.harvest = self._add(moves.HARVEST, "harvest", "harvest", "K2-HARVEST-1")
        self.harvest_more = [
            self._add(
                moves.HARVEST, f"harvest {word}", "harvest-more", "K2-AMULET-RESOURCES-2", {"resource": word}, kind
            )
            for kind, word in enumerate(box.RESOURCES)
        ]
        self.found = self._add(moves.FOUND, "found", "found", "K2-CITY-1")
        self.found_less = [
            self._add(moves.FOUND, f"found less {word}", "found-less", "K2-HERO-TAIA-3", {"resource": word}, kind)
            for kind, word in enumerate(box.RESOURCES)
        ]
        self.build = [
            self._add(moves.BUILD, f"build {word}", "build", "K2-BUILD-1", {"building": word}, number)
            for number, word in enumerate(box.BUILDINGS)
        ]
        self.build_less = [
            self._add(
                moves.BUILD,
                f"build {word} less {saved}",
                "build-less",
                "K2-HERO-TAIA-3",
                {"building": word, "resource": saved},
                number,
                kind,
            )
            for number, word in enumerate(box.BUILDINGS)
            for kind, saved in enumerate(box.RESOURCES)
        ]
        self.recruit = self._add(moves.RECRUIT, "recruit", "recruit", "K2-RECRUIT-1")
        self.pick_up = self._add(moves.PICK_UP, "pick up", "pick-up", "K2-PICKUP-1")
        self.purge = self._add(moves.PURGE, "purge", "purge", "K2-PURGE-1")
        self.raise_skeleton = self._add(moves.RAISE, "raise skeleton", "raise", "K2-HERO-XANROS-1")
        self.hawk = self._add(moves.HAWK, "hawk", "hawk", "K2-HERO-LORRAINE-1")
        self.end = self._add(moves.END, "end turn", "end", "K2-TURN-10")
        self.loot: i64 = self.amounts[box.POCKET]
        self.steals: list[list[Act]] = []
        """By victim: every way to take at most so many resources."""
        for seat in range(SEATS):
            self.steals.append(
                [
                    self._add(
                        moves.PICKPOCKET,
                        f"pickpocket {seat_name(seat)} {in_words(mix)}",
                        "pickpocket",
                        "K2-SPELL-PICKPOCKET-1",
                        {"victim": seat, "food": mix[0], "wood": mix[1], "stone": mix[2]},
                        seat,
                        packed(mix),
                    )
                    for count in range(int(self.loot), 0, -1)
                    for mix in mixes(count)
                ]
            )

    def _make_choices(self) -> None:
        """Steps of a choice, and decisions of exploration and battle."""
        self.done = self._add(moves.DONE, "done", "done", "K2-TURN-5")
        self.give_back = self._counted(moves.RETURN, "return", "K2-RECRUIT-4", box.BASIC)
        self.train = self._counted(moves.TRAIN, "train", "K2-RECRUIT-2", box.BASIC)
        self.bring = self._counted(moves.WITH, "with", "K2-BATTLE-5", box.UNITS)
        items = list(enumerate(box.ITEMS[: box.CARRIED]))
        self.take = [
            self._add(moves.TAKE, f"take {word}", "take", "K2-PICKUP-1", {"item": word}, item) for item, word in items
        ]
        self.leave = [
            self._add(moves.LEAVE, f"leave {word}", "leave", "K2-ITEM-4", {"item": word}, item) for item, word in items
        ]
        self.lay = [
            self._add(moves.LAY, f"lay {name}", "lay", "K2-HERO-DARIUS-1", {"tile": name}, tile)
            for tile, name in enumerate(self.tiles[: self.stack_size])
        ]
        self.turns = [self._add(moves.TURN, f"turn {n}", "turn", "K2-EXPLORE-4", {"count": n}, n) for n in range(6)]
        self.attach = [
            self._add(moves.ATTACH, f"attach {name}", "attach", "K2-HERO-LORRAINE-3", {"hex": name}, place)
            for place, name in enumerate(self.field.names)
        ]
        self.put_back = [
            self._add(moves.PUT_BACK, f"put back {name}", "put-back", "K2-HERO-TAIA-1", {"army": name}, kind)
            for kind, name in enumerate(self.armies)
        ]
        self.strike = [
            self._add(moves.STRIKE, f"strike {name}", "strike", "K2-HERO-DARIUS-4", {"army": name}, kind)
            for kind, name in enumerate(self.armies)
        ]
        self.roll = self._add(moves.ROLL, "roll", "roll", "K2-BATTLE-5")
        self.keep = self._add(moves.KEEP, "keep", "keep", "K2-BATTLE-24")
        self.reroll = self._add(moves.REROLL, "reroll", "reroll", "K2-BATTLE-24")
        self.fireballs = [
            self._add(moves.FIREBALLS, f"fireballs {n}", "fireballs", "K2-BATTLE-9", {"count": n}, n)
            for n in range(HANDS_FULL + 1)
        ]
        self.spare = [
            self._add(moves.SPARE, f"spare {word}", "spare", "K2-AMULET-PROTECTION-1", {"die": word}, die)
            for die, word in enumerate(box.DICE)
        ]
        self.feed = [
            self._add(moves.FEED, f"feed {n}", "feed", "K2-HERO-XANROS-4", {"count": n}, n)
            for n in range(int(self.lives) + 1)
        ]
        self.plague = [
            self._add(moves.PLAGUE, f"plague {seat_name(seat)}", "plague", "K2-PLAGUE-2", {"victim": seat}, seat)
            for seat in range(SEATS)
        ]
        self.load = [
            self._add(
                moves.LOAD,
                f"load {in_words(mix)}",
                "load",
                "K2-WAGON-1",
                {"food": mix[0], "wood": mix[1], "stone": mix[2]},
                -1,
                packed(mix),
            )
            for mix in mixes(int(self.amounts[box.WAGON]))
        ]
        self.plunder = [
            self._add(moves.PLUNDER, f"plunder {word}", "plunder", "K2-HERO-HORAN-5", {"resource": word}, kind)
            for kind, word in enumerate(box.RESOURCES)
        ]
        self.choose = [
            self._add(moves.CHOOSE, f"choose {name}", "choose", "K2-SETUP-10", {"hero": name}, hero)
            for hero, name in enumerate(self.heroes)
        ]

    def _counted(self, verb: i64, word: str, clause: str, kinds: int) -> list[Act]:
        """Moves that name a number of dice of one kind; ten for each kind stand side by side."""
        found: list[Act] = []
        for kind in range(kinds):
            for n in range(1, 11):
                args: dict[str, object] = {"unit": box.DICE[kind], "count": n}
                move = Act(verb, f"{word} {n} {box.DICE[kind]}", word, clause, args, kind, n)
                if n <= self.dice[kind]:
                    self.enter(move)
                found.append(move)
        return found

    def _make_draws(self) -> None:
        """What only chance does."""
        self.deal = [
            self._add(moves.DEAL, f"deal {name}", "deal", "K2-SETUP-9", {"hero": name}, hero)
            for hero, name in enumerate(self.heroes)
        ]
        self.first = [
            self._add(moves.FIRST, f"first {seat_name(seat)}", "first", "K2-SETUP-14", {"seat": seat}, seat)
            for seat in range(SEATS)
        ]
        self.tile = [
            self._add(moves.TILE, f"tile {name}", "tile", "K2-EXPLORE-3", {"tile": name}, tile)
            for tile, name in enumerate(self.tiles[: self.stack_size])
        ]
        self.army = [
            self._add(moves.ARMY, f"army {name}", "army", "K2-EXPLORE-7", {"army": name}, kind)
            for kind, name in enumerate(self.armies)
        ]
        self.amulet = [
            self._add(moves.AMULET, f"reveal {box.ITEMS[item]}", "amulet", "K2-MON-6", {"item": box.ITEMS[item]}, item)
            for item in range(box.OF_RESOURCES, box.CARRIED)
        ]
        self.face: list[Act] = []
        """By die and face; equal faces are one move."""
        for die, word in enumerate(box.DICE):
            for number in range(6):
                face = self.faces[6 * die + number]
                text = f"{word} {face}"
                if text in self.by_text:
                    self.face.append(self.face[-1])
                else:
                    args: dict[str, object] = {"die": word, "face": face}
                    self.face.append(self._add(moves.FACE, text, "face", "K2-BATTLE-7", args, die, number))

    def _make_tables(self) -> None:
        """What is worked out once so that no turn has to."""
        self.roads: list[list[Move]] = []
        """By set of open ways (six bits) and of edges to explore (six more): the moves they allow."""
        for both in range(1 << 12):
            found: list[Move] = [self.step[d] for d in range(6) if both >> d & 1]
            found.extend([self.explore[d] for d in range(6) if both >> (6 + d) & 1])
            self.roads.append(found)
        self.rotations: list[i64] = []
        """By tile and turn: its edges with a chasm; -1 where fewer turns give the same edges."""
        for tile in range(i64(len(self.tiles))):
            seen: list[i64] = []
            for turns in range(6):
                edges = turned(self.chasms[tile], turns)
                self.rotations.append(-1 if edges in seen else edges)
                seen.append(edges)
        self.bag: i64 = 0
        """All tokens: six bits for each kind of army."""
        for kind in range(i64(len(self.copies))):
            self.bag |= self.copies[kind] << 6 * kind
        self.supply: i64 = self.dice[0] | self.dice[1] << 4 | self.dice[2] << 8
        """The dice of the basic units: four bits for each kind."""
