"""What is printed in the box: the checked content as flat tables (rules.md 6)."""

from __future__ import annotations

from ludoteka.core.content import KNOWN_FROM, Content, Row, Words
from ludoteka.core.native import i64
from ludoteka.core.pack import Pack
from ludoteka.games.karak_2 import box
from ludoteka.kit.bits import bit
from ludoteka.kit.hexes import COMPASS, EDGES, STEPS

MANY: int = 15
"""No kind of item, die or token has more pieces than this: counts are kept in four bits."""
CASTLE: str = "castle"
HELL_CHASM: str = "hell-chasm"


def _hang_together(hexes: list[tuple[int, int]]) -> bool:
    """Whether each hex lies on a place of its own beside one that came before it (K2-MOVE-8)."""
    for n, (q, r) in enumerate(hexes):
        before = hexes[:n]
        if (q, r) in before or (n and not any([(q - east, r - south) in before for east, south in STEPS])):
            return False
    return True


class Printed(Pack):
    """Tiles, armies, items, dice, costs and heroes by number."""

    def __init__(self, content: Content) -> None:
        super().__init__(content.hash)
        self.words: Words = {}
        self._read_game(content)
        self._read_general(content)
        self._read_tiles(content)
        self._read_items(content)
        self._read_armies(content)
        self._read_dice(content)
        self._read_costs(content)
        self._read_heroes(content)
        content.check()

    def _begin(self, row: Row) -> None:
        """Fields that every row may have."""
        row.only("ours")
        row.bring_words(self.words, "name")

    def _read_game(self, content: Content) -> None:
        row = content.table("game")
        row.only("ours")
        row.text("known_from", KNOWN_FROM)
        self.slots: i64 = row.number("slots", 1, 6)
        self.lives: i64 = row.number("lives", 1, 12)
        self.heal: i64 = row.number("heal", 1, 12)
        self.recovery: i64 = row.number("recovery", 1, 12)
        self.places: list[i64] = [row.number("weapons", 1, 6), row.number("spells", 1, 6), row.number("amulets", 1, 1)]
        """By group of items: how many places the board has."""
        self.fame: i64 = row.number("fame", 1, MANY)
        self.banners: i64 = row.number("banners", 0, MANY)
        self.gallop: i64 = row.number("gallop", 1, 6)
        self._level_counts = [row.number("level_one", 18, 18), row.number("level_two", 10, 10)]
        self._army_count = row.number("armies", 36, 36)

    def _read_general(self, content: Content) -> None:
        row = content.table("general")
        row.only("ours")
        row.text("known_from", KNOWN_FROM)
        self.general: i64 = row.number("strength", 1, 99)
        self.wounds: i64 = row.number("wounds", 0, 12)
        self.archstone: i64 = row.number("archstone", 1, 99)
        self.praetorians: list[i64] = [0, 0]
        """By number of players."""
        for seats in range(2, 6):
            self.praetorians.append(row.number(f"praetorians_{seats}", 0, 5))

    def _read_tiles(self, content: Content) -> None:
        """The land tiles, then the hexes of the start tile (rules.md 6.1, 6.2)."""
        lands: list[str] = []
        yields: list[i64] = []
        for row in content.rows("land"):
            self._begin(row)
            lands.append(row.new_id(lands))
            yields.extend([row.number(word, 0, 9) for word in box.RESOURCES])
        for word in (CASTLE, HELL_CHASM):
            if word not in lands:
                content.mistakes.append(f"[[land]]: no row {word!r}")
        self.tiles: list[str] = []
        self.lands: list[str] = []
        self.chasms: list[i64] = []
        """By tile: its edges with a chasm, unturned."""
        self.yields: list[i64] = []
        """Three numbers for each tile: food, wood, stone."""
        self.level: list[i64] = []
        self.of_level: list[i64] = [0, 0, 0]
        """The tiles of each level as bits."""
        self.q: list[int] = []
        self.r: list[int] = []
        self.hell: i64 = 0
        self.castle: i64 = 0
        for row in content.rows("tile"):
            level = row.number("level", 1, 2)
            self.of_level[level] |= bit(i64(len(self.tiles)))
            self.level.append(level)
            if self._add_tile(row, lands, yields) == HELL_CHASM:
                self.hell = len(self.tiles) - 1
                if level != 2:
                    row.mistakes.append(f"{row.place}: the hell chasm is of level 1, wanted level 2")
        self.stack_size: i64 = len(self.tiles)
        """Tiles below this number come from the stack, the others are the start tile."""
        for row in content.rows("start"):
            self.level.append(0)
            self.q.append(row.number("q", -3, 3))
            self.r.append(row.number("r", -3, 3))
            if self._add_tile(row, lands, yields) == CASTLE:
                self.castle = len(self.tiles) - 1
        self._count_tiles(content)

    def _add_tile(self, row: Row, lands: list[str], yields: list[i64]) -> str:
        self._begin(row)
        self.tiles.append(row.new_id(self.tiles))
        land = row.text("land", lands)
        self.lands.append(land)
        at = 3 * lands.index(land) if land in lands else 0
        self.yields.extend(yields[at : at + 3])
        edges: i64 = 0
        for word in row.words("chasms", COMPASS):
            edges |= bit(i64(COMPASS.index(word)))
        if edges == EDGES:
            row.mistakes.append(f"{row.place}: every edge has a chasm, wanted at least one open edge")
        self.chasms.append(edges)
        return land

    def _count_tiles(self, content: Content) -> None:
        """As many tiles as the box holds, one hell chasm, one castle, start hexes side by side (rules.md 6.8)."""
        for level in (1, 2):
            found = bin(self.of_level[level]).count("1")
            content.count(f"[[tile]]: tiles of level {level}", found, self._level_counts[level - 1])
        stack = self.lands[: self.stack_size]
        content.count("[[tile]]: hell chasms", stack.count(HELL_CHASM), 1)
        content.count("[[tile]]: castles", stack.count(CASTLE), 0)
        content.count("[[start]]: hexes", len(self.q), 3)
        content.count("[[start]]: castles", self.lands[self.stack_size :].count(CASTLE), 1)
        if not _hang_together(list(zip(self.q, self.r, strict=True))):
            content.mistakes.append("[[start]]: hexes lie apart or on one another, wanted each beside one before it")

    def _read_items(self, content: Content) -> None:
        self.amounts: list[i64] = [0] * len(box.ITEMS)
        seen: list[str] = []
        for row in content.rows("item"):
            self._begin(row)
            name = row.text("id", box.ITEMS)
            if name in seen:
                row.mistakes.append(f"{row.place}: field 'id' is {name!r}, which stands twice")
            seen.append(name)
            number = box.ITEMS.index(name)
            row.text("kind", [box.KINDS[number]])
            self.amounts[number] = row.number("amount", 1, 99 if box.KINDS[number] == "stone" else 6)
        for name in box.ITEMS:
            if name not in seen:
                content.mistakes.append(f"[[item]]: no row {name!r}")

    def _read_armies(self, content: Content) -> None:
        """The tokens of the bag (rules.md 6.3)."""
        self.armies: list[str] = []
        self.copies: list[i64] = []
        self.strengths: list[i64] = []
        self.rewards: list[i64] = []
        """By kind of army: the item on its back."""
        rewards = [*[word for number, word in enumerate(box.ITEMS) if box.KINDS[number] != "amulet"], "amulet"]
        for row in content.rows("army"):
            self._begin(row)
            self.armies.append(row.new_id(self.armies))
            self.copies.append(row.number("copies", 1, MANY))
            self.strengths.append(row.number("strength", 1, 30))
            word = row.text("reward", rewards)
            self.rewards.append(box.ANY_AMULET if word == "amulet" else box.ITEMS.index(word))
        content.count("[[army]]: tokens", int(sum(self.copies)), self._army_count)
        if len(self.armies) > 10:
            content.mistakes.append(f"[[army]]: {len(self.armies)} kinds, wanted at most 10")
        for reward in range(i64(len(box.ITEMS))):
            found = sum([self.copies[i] for i in range(len(self.armies)) if self.rewards[i] == reward])
            if found > MANY:
                content.mistakes.append(f"[[army]]: {found} tokens with {box.ITEMS[reward]}, wanted at most {MANY}")
        hidden = sum([self.copies[i] for i in range(len(self.armies)) if self.rewards[i] == box.ANY_AMULET])
        content.count("[[army]]: tokens with an amulet", int(hidden), 5)
        points = sum(
            [
                self.copies[i] * self.amounts[self.rewards[i]]
                for i in range(len(self.armies))
                if self.rewards[i] in (box.SMALL, box.LARGE)
            ]
        )
        content.count("[[army]]: points of all stones, doubled", int(points), 26)

    def _read_dice(self, content: Content) -> None:
        """The dice with their faces, swords rising, skulls last (rules.md 6.4)."""
        faces = len(box.DICE) * 6
        self.dice: list[i64] = [0] * len(box.DICE)
        """By die: how many the box holds."""
        self.swords: list[i64] = [0] * faces
        """By die and face."""
        self.skulls: list[i64] = [0] * faces
        self.faces: list[str] = ["0"] * faces
        seen: list[str] = []
        for row in content.rows("die"):
            self._begin(row)
            name = row.text("id", box.DICE)
            if name in seen:
                row.mistakes.append(f"{row.place}: field 'id' is {name!r}, which stands twice")
            seen.append(name)
            self._read_die(row, box.DICE.index(name))
        for name in box.DICE:
            if name not in seen:
                content.mistakes.append(f"[[die]]: no row {name!r}")
        for number, wanted in enumerate((10, 10, 10, 3, 1, 1, 6)):
            content.count(f"[[die]]: dice of {box.DICE[number]}", int(self.dice[number]), wanted)

    def _read_die(self, row: Row, die: int) -> None:
        self.dice[die] = row.number("copies", 1, MANY)
        texts = row.words("faces", length=6)
        if die == box.HERO_DIE and not ("S" in texts and "SS" in texts):
            row.mistakes.append(f"{row.place}: field 'faces' is {texts}, wanted faces S and SS among them")
        found: list[tuple[int, int, str]] = []
        for text in texts:
            digits = text.rstrip("S")
            skulls = len(text) - len(digits)
            if (digits and not digits.isdigit()) or not text or len(digits) > 1:
                row.mistakes.append(f"{row.place}: field 'faces' holds {text!r}, wanted swords and skulls such as 2, S")
                return
            if skulls > (2 if die == box.HERO_DIE else 1):
                row.mistakes.append(f"{row.place}: field 'faces' holds {text!r}, one skull is the end of a unit")
            if die in (box.BEAR, box.TITAN):
                skulls = 0  # neither can be lost
            found.append((skulls, int(digits or "0"), text))
        for number, (skulls, swords, text) in enumerate(sorted(found)):
            self.swords[6 * die + number] = swords
            self.skulls[6 * die + number] = skulls
            self.faces[6 * die + number] = text

    def _read_costs(self, content: Content) -> None:
        """What the city, buildings and units cost; three numbers each (rules.md 6.5)."""
        self.costs: list[i64] = [0] * (3 * len(box.COSTS))
        seen: list[str] = []
        for row in content.rows("cost"):
            self._begin(row)
            name = row.text("id", box.COSTS)
            if name in seen:
                row.mistakes.append(f"{row.place}: field 'id' is {name!r}, which stands twice")
            seen.append(name)
            number = box.COSTS.index(name)
            price = [row.number(word, 0, 20) for word in box.RESOURCES]
            for i in range(3):
                self.costs[3 * number + i] = price[i]
            least = 2 if number < box.FIRST_UNIT else 1
            if sum(price) < least:
                row.mistakes.append(f"{row.place}: costs {sum(price)} in all, wanted at least {least}")
        for name in box.COSTS:
            if name not in seen:
                content.mistakes.append(f"[[cost]]: no row {name!r}")

    def _read_heroes(self, content: Content) -> None:
        """Who they are and what sets them apart; every ability belongs to one of them (rules.md 6.6)."""
        self.heroes: list[str] = []
        self.abilities: list[i64] = []
        every: i64 = 0
        for row in content.rows("hero"):
            self._begin(row)
            self.heroes.append(row.new_id(self.heroes))
            own: i64 = 0
            for word in row.words("abilities", box.ABILITIES):
                own |= bit(i64(box.ABILITIES.index(word)))
            if own & every:
                row.mistakes.append(f"{row.place}: field 'abilities' holds one that another hero has")
            every |= own
            self.abilities.append(own)
        content.count("[[hero]]: heroes", len(self.heroes), 6)
