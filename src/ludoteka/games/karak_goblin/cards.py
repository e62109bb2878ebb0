"""Reading the cards of a content file into flat tables (rules.md 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteka.core.content import Content, Row, Words
from ludoteka.core.native import i64
from ludoteka.games.karak_goblin.effects import COLOURS, CURSES, EFFECTS, HEROES, KINDS, LEVELS, LORD_LEVEL, POTIONS
from ludoteka.kit import bits

ID: Final = f"(?!({'|'.join([*POTIONS, 'start'])})$)[A-Za-z0-9-]+"
MOST: Final = 62
"""The cards of one player, and the equipment, are the bits of one number."""


class Actions:
    """The action cards: six starting cards of each hero in the order of the heroes, then the rewards."""

    def __init__(self, content: Content, box: Row, known: list[str], words: Words) -> None:
        self.starts: i64 = box.number("starting_cards", 4, 12)
        self.rewards: i64 = box.number("rewards", 1, MOST - int(self.starts))
        self.ids: list[str] = []
        self.levels: list[i64] = []
        self.colours: list[i64] = []
        """The colour of each as a bit."""
        self.after: list[i64] = []
        """The colours that may follow it, as bits."""
        self.effects: list[list[i64]] = [[], [], [], []]
        """The printed number of each effect by card, 0 where it is not printed."""
        rows = content.rows("action")
        for row in rows:
            row.text("owner", ("reward", *HEROES))
        for owner in (*HEROES, "reward"):
            own = [row for row in rows if row.data.get("owner") == owner]
            for row in own:
                self._read(row, owner, known, words)
            wanted = self.rewards if owner == "reward" else self.starts
            content.count(f"[[action]]: cards of {owner}", len(own), int(wanted))

    def _read(self, row: Row, owner: str, known: list[str], words: Words) -> None:
        self.ids.append(new_id(row, known, words))
        self.levels.append(row.number("level", 1, LEVELS) if owner == "reward" else 0)
        self.colours.append(1 << COLOURS.index(row.text("colour", COLOURS)))
        self.after.append(bits_of(row.words("next", COLOURS, least=1), COLOURS))
        printed = [row.number(effect, 0, 9, 0) for effect in EFFECTS]
        if not any(printed):
            row.mistakes.append(f"{row.place}: no effect, wanted at least one of {', '.join(EFFECTS)}")
        for effect in range(4):
            self.effects[effect].append(printed[effect])


class Equipment:
    """The weapons and armours in the order of the file."""

    def __init__(self, content: Content, box: Row, known: list[str], words: Words) -> None:
        self.ids: list[str] = []
        self.kinds: list[i64] = []
        self.levels: list[i64] = []
        self.attack: list[i64] = []
        self.defence: list[i64] = []
        self.end_heal: list[i64] = []
        self.hand_bonus: list[i64] = []
        for row in content.rows("equipment"):
            self.ids.append(new_id(row, known, words))
            self.kinds.append(KINDS.index(row.text("kind", KINDS)))
            self.levels.append(row.number("level", 1, LEVELS))
            self.attack.append(row.number("attack", 0, 9, 0))
            self.defence.append(row.number("defence", 0, 9, 0))
            self.end_heal.append(row.number("end_heal", 0, 9, 0))
            self.hand_bonus.append(row.number("hand_bonus", 0, 4, 0))
        for kind, field in enumerate(("weapons", "armours")):
            content.count(f"[[equipment]]: {field}", self.kinds.count(kind), box.number(field, 0, 31))


class Monsters:
    """All opponents: the monsters by level, then the gatekeepers by level, then the Lords."""

    def __init__(self, content: Content, box: Row, known: list[str], words: Words) -> None:
        self.ids: list[str] = []
        self.levels: list[i64] = []
        """0 to 2 for the levels I to III, 3 for the Lords."""
        self.attack: list[i64] = []
        self.hp: list[i64] = []
        self.curses: list[i64] = []
        """As bits."""
        self.rewards: list[str] = []
        self.places: list[str] = []
        """Where in the file each stands."""
        self.starts: list[i64] = []
        """The first monster of each level."""
        self.gate_starts: list[i64] = []
        """The first gatekeeper of each level; after the last one come the Lords."""
        rows = content.rows("monster")
        for row in rows:
            row.text("kind", ("monster", "gatekeeper", "lord"))
            lord = row.data.get("kind") == "lord"
            row.number("level", LORD_LEVEL if lord else 1, LORD_LEVEL if lord else LEVELS)
        for kind, starts in (("monster", self.starts), ("gatekeeper", self.gate_starts)):
            for level in range(LEVELS):
                starts.append(len(self.ids))
                field = f"monsters_{level + 1}" if kind == "monster" else "gatekeepers"
                found = self._read_all(rows, kind, level, known, words)
                content.count(f"[[monster]]: {kind}s of level {level + 1}", found, box.number(field, 1, MOST))
        self.first_gate: i64 = self.gate_starts[0]
        self.first_lord: i64 = len(self.ids)
        found = self._read_all(rows, "lord", LEVELS, known, words)
        content.count("[[monster]]: lords", found, box.number("lords", 1, MOST))

    def _read_all(self, rows: list[Row], kind: str, level: int, known: list[str], words: Words) -> int:
        wanted = LORD_LEVEL if kind == "lord" else level + 1
        fitting = [row for row in rows if row.data.get("kind") == kind and row.data.get("level") == wanted]
        for row in fitting:
            self.ids.append(new_id(row, known, words))
            self.levels.append(level)
            self.attack.append(row.number("attack", 0, 20))
            self.hp.append(row.number("hp", 1, 30))
            self.curses.append(bits_of(row.words("curses", CURSES), CURSES))
            if kind == "lord":
                self.rewards.append("")
            else:
                self.rewards.append(row.text("reward", ("key",) if kind == "gatekeeper" else None))
            self.places.append(row.place)
        return len(fitting)


def read_heroes(content: Content, box: Row, words: Words) -> None:
    """The six heroes are known by their ids; the order of the program stands."""
    found: list[str] = []
    for row in content.rows("hero"):
        name = row.text("id", HEROES)
        if name in found:
            row.mistakes.append(f"{row.place}: field 'id' is {name!r}, which stands twice")
        found.append(name)
        read_name(row, words)
    content.count("[[hero]]: rows", len(found), box.number("heroes", len(HEROES), len(HEROES)))


def read_potions(content: Content, words: Words) -> list[i64]:
    """How many potions there are of each kind."""
    copies: list[i64] = [0, 0, 0]
    for row in content.rows("potion"):
        copies[POTIONS.index(row.text("id", POTIONS))] += row.number("copies", 1, 20)
        read_name(row, words)
    for kind, name in enumerate(POTIONS):
        if copies[kind] == 0:
            content.mistakes.append(f"[[potion]]: no row with id {name!r}")
    return copies


def match_rewards(content: Content, actions: Actions, gear: Equipment, monsters: Monsters) -> list[i64]:
    """What is on the back of each monster: an action card or, numbered after these, a piece of equipment.

    Each stands on exactly one monster of its level.
    """
    ids = [*actions.ids, *gear.ids]
    levels = [*actions.levels, *gear.levels]
    taken: list[str] = []
    found: list[i64] = []
    for monster, reward in enumerate(monsters.rewards[: int(monsters.first_gate)]):
        place, level = monsters.places[monster], monsters.levels[monster] + 1
        at = ids.index(reward) if reward in ids else -1
        if at < 0 or levels[at] != level:
            content.mistakes.append(f"{place}: field 'reward' is {reward!r}, wanted a reward of level {level}")
        elif reward in taken:
            content.mistakes.append(f"{place}: field 'reward' is {reward!r}, which stands on another monster, too")
        taken.append(reward)
        found.append(at)
    for name, level in zip(ids, levels, strict=True):
        if level and name not in taken:
            content.mistakes.append(f"[[monster]]: {name} is on the back of no monster")
    return found


def bits_of(words: Sequence[str], among: Sequence[str]) -> i64:
    """A set of words as bits."""
    found: i64 = 0
    for word in words:
        found |= bits.bit(i64(among.index(word)))
    return found


def new_id(row: Row, known: list[str], words: Words) -> str:
    """The id of a card, which no other card has; a potion's name would be mistaken for the potion."""
    name = row.new_id(known, ID, "letters, digits and dashes, no potion's name")
    known.append(name)
    read_name(row, words)
    return name


def read_name(row: Row, words: Words) -> None:
    """What the card is called, where the file says so."""
    row.only("id", "ours")
    row.bring_words(words, "name")
