"""Reading a content file into flat tables: action cards, heroes, locations, characters (rules.md 6)."""

from __future__ import annotations

from typing import Final

from ludoteka.core.content import KNOWN_FROM, Content, Row, Words
from ludoteka.core.native import i64
from ludoteka.core.pack import Pack
from ludoteka.games.toerkk import effects
from ludoteka.games.toerkk.bundles import Kinds
from ludoteka.games.toerkk.characters import CLASSES, COUNTS, SEATS
from ludoteka.games.toerkk.phases import WINDOWS

TURNS: Final = ("any", "own", "other")
MOST_CARDS: Final = 30


class Printed(Pack):
    """The content as flat tables. A deed is a card by its kind, or after all kinds an ability by its hero."""

    def __init__(self, content: Content) -> None:
        super().__init__(content.hash)
        game = content.table("game")
        game.only("known_from", "ours")
        game.text("known_from", KNOWN_FROM)
        self.words: Words = {}
        self.ids: list[str] = list(CLASSES)
        """All ids so far: no two things are called the same."""
        self.life: i64 = game.number("life", 1, 100)
        self.levels: i64 = game.number("levels", 1, 200)
        self.effects: list[i64] = []
        """By deed: what it does."""
        self.amounts: list[i64] = []
        """By deed: how much of it."""
        self.regains: list[i64] = []
        """By deed: the life that the user of a thunderclap regains."""
        self.timings: list[i64] = []
        """By deed: the windows in which it may be played, own turns in the low six bits, others' in the next six."""
        self.costs: list[i64] = []
        """By hero: the tokens for one use of the ability."""
        self.cards: list[str] = []
        self._read_actions(content, game.number("action_cards", 1, MOST_CARDS))
        self.heroes: list[str] = []
        self._read_heroes(content, game.number("heroes", SEATS, 40))
        self.locations: list[str] = []
        self.harms: i64 = 0
        """The locations that harm, as bits."""
        self.location_effects: list[i64] = []
        self.location_amounts: list[i64] = []
        self._read_locations(content, game.number("locations", 1, 30))
        self.hammer: i64 = self._amount_of(effects.HAMMER, self.effects, self.amounts)
        """The life that a hammered warrior takes more (TK-CARD-4)."""
        self.drum: i64 = self._amount_of(effects.DRUMS, self.location_effects, self.location_amounts)
        """The life that hits take more at the war drums (TK-SITE-5)."""
        self.vein: i64 = self._amount_of(effects.VEIN, self.location_effects, self.location_amounts)
        """The levels that the golden vein adds (TK-SITE-1)."""
        self.names: list[str] = _read_characters(content)
        """Of the characters of one seat, by their numbers."""
        content.check()

    def _read_actions(self, content: Content, total: int) -> None:
        copies: list[int] = []
        for row in content.rows("action"):
            self.cards.append(self._read_name(row))
            copies.append(row.number("count", 1, 10))
            self._read_deed(row, effects.ACTIONS, 0, 5)
        content.count("[[action]]: cards", sum(copies), total)
        self.kinds = Kinds(copies if sum(copies) <= MOST_CARDS else [1] * len(copies))

    def _read_heroes(self, content: Content, total: int) -> None:
        for row in content.rows("hero"):
            self.heroes.append(self._read_name(row))
            self.costs.append(row.number("cost", 1, 20))
            self._read_deed(row, effects.ABILITIES, effects.FIRST_ABILITY, 2 * int(self.costs[-1]))
        content.count("[[hero]]: rows", len(self.heroes), total)

    def _read_deed(self, row: Row, words: tuple[str, ...], first: int, price: int) -> None:
        """What a card or an ability does, and when; it must cost more than it can bring (TK-TIME-10)."""
        word = row.text("effect", words)
        effect = first + words.index(word)
        amount = _read_amount(row, word)
        self.effects.append(effect)
        self.amounts.append(amount)
        self.regains.append(row.number("regain", 0, 20) if effect == effects.THUNDERCLAP else 0)
        turn = row.text("turn", TURNS)
        windows = sum([1 << WINDOWS.index(window) for window in row.words("windows", WINDOWS, least=1)])
        self.timings.append((windows if turn != "other" else 0) | (windows << 6 if turn != "own" else 0))
        gain = effects.gain_of(effect, amount)
        if gain >= price:
            row.mistakes.append(
                f"{row.place}: it can bring {gain} points and costs {price}, wanted more than it "
                "brings (2 for a token, 5 for an action card): else a window might never end"
            )

    def _read_locations(self, content: Content, total: int) -> None:
        for number, row in enumerate(content.rows("location")):
            self.locations.append(self._read_name(row))
            if row.text("kind", ("helps", "harms")) == "harms":
                self.harms |= i64(1) << number
            word = row.text("effect", effects.LOCATIONS)
            self.location_effects.append(effects.LOCATIONS.index(word))
            self.location_amounts.append(_read_amount(row, word))
        content.count("[[location]]: rows", len(self.locations), total)

    def _amount_of(self, effect: int, table: list[i64], amounts: list[i64]) -> int:
        """How much an effect that lasts for the turn does; where several rows have it, the first counts for all."""
        found = [int(amount) for each, amount in zip(table, amounts, strict=True) if each == effect]
        return found[0] if found else 0

    def _read_name(self, row: Row) -> str:
        """An id that nothing else has, and perhaps words of its own."""
        row.only("ours", "known_from")
        row.bring_words(self.words, "name", "text")
        name = row.new_id(self.ids, "[a-z][a-z0-9_]*", "small letters, digits and _")
        self.ids.append(name)
        return name


def _read_amount(row: Row, word: str) -> int:
    if word not in effects.WITH_AMOUNT:
        return 0
    return row.number("amount", 1, 2 if word in effects.UP_TO_TWO else 20)


def _read_characters(content: Content) -> list[str]:
    """The classes are the book's (TK-SETUP-2); only the names may be others."""
    found: dict[str, list[str]] = {}
    for row in content.rows("character"):
        row.only("name", "text", "ours", "known_from")
        name = row.text("id", CLASSES)
        count = COUNTS[CLASSES.index(name)]
        row.number("count", count, count)
        if name in found:
            row.mistakes.append(f"{row.place}: field 'id' is {name!r}, which stands twice")
        found[name] = row.words("names", None, count)
    content.count("[[character]]: classes", len(found), len(CLASSES))
    return [name for word in CLASSES for name in found.get(word, [])]
