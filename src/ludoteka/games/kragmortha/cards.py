"""Reading the cards and tokens of a content file into flat tables (rules.md 7.3 to 7.6)."""

from __future__ import annotations

from typing import Final

from ludoteka.core.content import Content, Row, Words
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import effects

ID: Final = "(?!blank$)[A-Za-z0-9-]+"
WANTED: Final = "letters, digits and dashes, but not 'blank'"


class MovementCards:
    """The kinds of Movement cards, goblin cards first (rules.md 7.3)."""

    def __init__(self, content: Content, total: int) -> None:
        self.texts: list[str] = []
        """How each kind is written: g:S+G."""
        self.left: list[i64] = []
        self.right: list[i64] = []
        self.copies: list[i64] = []
        self.goblin_kinds: i64 = 0
        """Kinds from this number on move Rigor."""
        rows = content.rows("movement")
        for row in rows:
            row.only("kind", "symbols", "copies", "known_from", "ours")
            row.text("kind", ("goblin", "rigor"))
        for kind in ("goblin", "rigor"):
            for row in rows:
                if row.data.get("kind") == kind:
                    self._read(row, kind)
            if kind == "goblin":
                self.goblin_kinds = len(self.texts)
        self.count: i64 = sum(self.copies)
        content.count("[[movement]]: copies", int(self.count), total)
        halves = [text[:3] for text in self.texts]
        self.left_halves: list[i64] = [halves.index(half) for half in halves]
        """What one eye sees of each kind: cards of the same pawn and left symbol have the same number (W-24)."""

    def _read(self, row: Row, kind: str) -> None:
        signs = row.words("symbols", list(effects.LETTERS + "O"), 2) or ["S", "G"]
        text = f"{kind[0]}:{signs[0]}+{signs[1]}"
        if text in self.texts:
            row.mistakes.append(f"{row.place}: {text} stands twice, wanted one row with all copies")
        self.texts.append(text)
        self.left.append(_bits(signs[0]))
        self.right.append(_bits(signs[1]))
        self.copies.append(row.number("copies", 1, 60))


class LookCards:
    """The Looks in the order of their numbers (rules.md 7.4)."""

    def __init__(self, content: Content, total: int, words: Words) -> None:
        self.ids: list[str] = []
        self.symbols: list[str] = []
        self.effects: list[i64] = []
        """The effect of each as a bit."""
        self.classes: list[str] = []
        for row in content.rows("look"):
            row.only("id", "symbol", "effect", "class", "name", "text", "known_from", "ours")
            row.bring_words(words, "name", "text")
            self.ids.append(row.new_id(self.ids, ID, WANTED))
            self.symbols.append(row.text("symbol"))
            self.effects.append(1 << effects.LOOK_EFFECTS.index(row.text("effect", effects.LOOK_EFFECTS)))
            self.classes.append(row.text("class", effects.LOOK_CLASSES))
        content.count("[[look]]: rows", len(self.ids), total)
        self.same_symbol: list[i64] = [
            sum([1 << other for other in range(len(self.ids)) if self.symbols[other] == symbol])
            for symbol in self.symbols
        ]
        """For each Look all that share its symbol, itself included, as bits."""
        self.always_bound: i64 = self._with(effects.IN_ANY_MODE)
        self.hindering: i64 = self._with(effects.HURRY) | sum(
            [1 << n for n, word in enumerate(self.classes) if word == "V"]
        )
        """Looks under which a bot fumbles (KM-ENF-8)."""

    def _with(self, effect: i64) -> i64:
        return sum([1 << n for n, each in enumerate(self.effects) if each & effect])


class BookCards:
    """The Books (rules.md 7.5): kinds, and single copies, each of which has a number of its own."""

    def __init__(self, content: Content, total: int, words: Words) -> None:
        self.ids: list[str] = []
        self.effects: list[i64] = []
        self.kinds: list[i64] = []
        """Of which kind each copy is; equal copies stand side by side."""
        self.symbols: list[i64] = []
        """How many magic symbols each copy has."""
        self.windows: list[i64] = [0] * len(effects.BOOK_WINDOWS)
        """The copies that may be used in each window, as bits."""
        for row in content.rows("book"):
            row.only("id", "effect", "windows", "symbols", "copies", "name", "text", "known_from", "ours")
            row.bring_words(words, "name", "text")
            self._read(row)
        content.count("[[book]]: copies", len(self.kinds), total)

    def _read(self, row: Row) -> None:
        kind = len(self.ids)
        self.ids.append(row.new_id(self.ids, ID, WANTED))
        effect = effects.BOOK_EFFECTS.index(row.text("effect", effects.BOOK_EFFECTS))
        self.effects.append(effect)
        windows = row.words("windows", effects.BOOK_WINDOWS)
        for window in windows:
            if window not in effects.FITTING_WINDOWS[effect]:
                fitting = " or ".join(effects.FITTING_WINDOWS[effect]) or "never"
                row.mistakes.append(
                    f"{row.place}: field 'windows' has {window!r}, but a Book with the effect "
                    f"{effects.BOOK_EFFECTS[effect]!r} works {fitting}"
                )
        symbols = row.number("symbols", 1, 3)
        for _ in range(row.number("copies", 1, 20)):
            for n, window in enumerate(effects.BOOK_WINDOWS):
                if window in windows:
                    self.windows[n] |= i64(1) << i64(len(self.kinds))
            self.kinds.append(kind)
            self.symbols.append(symbols)

    def with_effect(self, effect: i64) -> i64:
        """The copies that have one effect, as bits."""
        return sum([1 << n for n, kind in enumerate(self.kinds) if self.effects[kind] == effect])


def read_tokens(content: Content, total: int) -> list[i64]:
    """How many tokens there are of each of the three kinds (rules.md 7.6)."""
    tokens: list[i64] = [0, 0, 0]
    for row in content.rows("token"):
        row.only("id", "copies", "known_from", "ours")
        tokens[effects.TOKENS.index(row.text("id", effects.TOKENS))] += row.number("copies", 1, 60)
    content.count("[[token]]: copies", int(sum(tokens)), total)
    return tokens


def read_grovels(content: Content) -> i64:
    """How many grovels there are to be typed (rules.md 5.3); texts/ says how each of them goes."""
    known: list[str] = []
    for row in content.rows("grovel"):
        row.only("id", "known_from", "ours")
        known.append(row.new_id(known, ID, WANTED))
    return len(known)


def _bits(letter: str) -> i64:
    """A symbol as a bit, the orb as all of them."""
    return effects.ORB if letter == "O" else 1 << effects.LETTERS.index(letter)
