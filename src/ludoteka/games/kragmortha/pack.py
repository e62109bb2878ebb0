"""What is printed in the box: checked content as flat tables, and the table of all moves."""

from __future__ import annotations

from typing import Final

from ludoteka.core.content import KNOWN_FROM, Content, Words
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.pack import Pack
from ludoteka.games.kragmortha import effects
from ludoteka.games.kragmortha.board import Board, Layout
from ludoteka.games.kragmortha.cards import BookCards, LookCards, MovementCards, read_grovels, read_tokens
from ludoteka.games.kragmortha.moves import (
    Numbered,
    OfBook,
    OfCard,
    OfLook,
    OfLookAndSeat,
    OfPlace,
    OfSeat,
    OnSquare,
    Plain,
    Play,
    PlayPlace,
)

SEATS: Final = 8
COLOURS: Final = ("red", "blue", "green", "yellow", "purple", "orange", "white", "black")
"""The goblins in seat order."""


class Printed(Pack):
    """The content as flat tables: cards by kind, Looks by number, Books by copy."""

    def __init__(self, content: Content) -> None:
        super().__init__(content.hash)
        game = content.table("game")
        game.only(
            "hand", "looks_to_lose", "movement_cards", "looks", "books", "tokens", "bookcases", "known_from", "ours"
        )
        game.text("known_from", KNOWN_FROM)
        self.words: Words = {}
        self.hand: i64 = game.number("hand", 1, 6)
        self.looks_to_lose: i64 = game.number("looks_to_lose", 2, 9)
        self.board = Board(content)
        self.layouts: list[Layout] = self._read_layouts(content, game.number("bookcases", 0, 100))
        movement = MovementCards(content, game.number("movement_cards", 1, 200))
        self.cards, self.left, self.right = movement.texts, movement.left, movement.right
        self.copies, self.left_halves = movement.copies, movement.left_halves
        self.card_count: i64 = movement.count
        self.goblin_kinds: i64 = movement.goblin_kinds
        drawn = LookCards(content, game.number("looks", 1, 60), self.words)
        self.looks, self.look_effects, self.same_symbol = drawn.ids, drawn.effects, drawn.same_symbol
        self.always_bound: i64 = drawn.always_bound
        self.hindering: i64 = drawn.hindering
        gained = BookCards(content, game.number("books", 1, 60), self.words)
        self.books, self.book_effects = gained.ids, gained.effects
        self.book_kinds, self.book_symbols = gained.kinds, gained.symbols
        self.book_copies: list[str] = [f"{self.books[kind]}.{n + 1}" for n, kind in enumerate(self.book_kinds)]
        """Every copy by a name of its own."""
        self.before: i64 = gained.windows[0]
        self.after: i64 = gained.windows[1]
        self.at_meeting: i64 = gained.windows[2]
        self.at_push: i64 = gained.windows[3]
        self.satchels: i64 = gained.with_effect(effects.BOOK_SATCHEL)
        self.hastes: i64 = gained.with_effect(effects.BOOK_HASTE)
        self.tokens: list[i64] = read_tokens(content, game.number("tokens", 1, 60))
        self.grovels: i64 = read_grovels(content)
        self.stride: i64 = self.hand + bin(self.satchels).count("1")
        """The largest hand there can be."""
        if self.card_count <= SEATS * self.hand + self.stride:
            content.mistakes.append(f"[[movement]]: {self.card_count} cards are too few for eight hands")
        content.check()

    def _read_layouts(self, content: Content, bookcases: int) -> list[Layout]:
        rows = content.rows("layout")
        layouts = [Layout(self.board, row) for row in rows]
        for n, (row, layout) in enumerate(zip(rows, layouts, strict=True)):
            if layout.id in [each.id for each in layouts[:n]]:
                content.mistakes.append(f"{row.place}: field 'id' is {layout.id!r}, which stands twice")
            if layout.cases > bookcases:
                content.mistakes.append(f"{row.place}: {layout.cases} bookcases, the box holds {bookcases}")
        for seats in range(2, SEATS + 1):
            fitting = [layout for layout in layouts if layout.least <= seats <= layout.most]
            if len(fitting) != 1:
                content.mistakes.append(f"[[layout]]: {len(fitting)} rows for {seats} players, wanted one")
        return layouts

    def layout_for(self, seats: i64) -> Layout:
        """The layout depends only on the number of players (KM-SETUP-2)."""
        for layout in self.layouts:
            if layout.least <= seats <= layout.most:
                return layout
        raise ValueError(f"no layout for {seats} players")


class KragmorthaPack(Printed):
    """The printed tables and every move there is; moves are found by what they name."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        names = list(enumerate(self.board.names))
        cards, places, seats = list(enumerate(self.cards)), range(self.stride), range(SEATS)
        looks, books = list(enumerate(self.looks)), list(enumerate(self.books))
        gifts = [*looks, (len(looks), "blank")]
        self.place = [OnSquare("place", "KM-SETUP-8", square, name) for square, name in names]
        self.play = [Play(card, square, text, name) for card, text in cards for square, name in names]
        self.play_place = [PlayPlace(place, square, name) for place in places for square, name in names]
        self.commit = [OfPlace("commit", "commit", "KM-ENF-10", place) for place in places]
        self.show = Plain("show", "KM-TURN-4")
        self.step = [OnSquare("step", "KM-MOVE-2", square, name) for square, name in names]
        self.stop = Plain("stop", "KM-MOVE-5")
        self.push = [OnSquare("push", "KM-PUSH-2", square, name) for square, name in names]
        self.to = [OnSquare("to", "KM-MEET-4", square, name) for square, name in names]
        self.teleport = [OnSquare("teleport", "KM-RIGOR-2", square, name) for square, name in names]
        self.stay = Plain("stay", "KM-RIGOR-4")
        self.use = [OfBook("use", "KM-BOOK-1", book, text) for book, text in books]
        self.decline = Plain("decline", "KM-BOOK-1")
        self.done = Plain("done", "KM-BOOK-6")
        self.cancel = Plain("cancel", "KM-BOOK-2")
        self.summon = [OnSquare("summon", "KM-MEET-1", square, name) for square, name in names]
        self.swap = [OfSeat("swap", "KM-BOOK-1", seat) for seat in seats]
        self.give_back = [OfLook("return", "KM-LOOK-9", look, text) for look, text in gifts]
        self.give = [
            OfLookAndSeat("give", "KM-LOOK-9", look, text, seat, f"{text} P{seat + 1}")
            for look, text in gifts
            for seat in seats
        ]
        self.discard = [OfCard("discard", "KM-TURN-5", card, text) for card, text in cards]
        self.discard_place = [OfPlace("discard", "discard-place", "KM-TURN-5", place) for place in places]
        self.symbol = [
            Numbered("symbol", "KM-LOOK-3", index, word, {"symbol": word}) for index, word in enumerate(effects.SYMBOLS)
        ]
        self.words_named = Plain("words named", "KM-TABLE-1")
        self.veto = [OfPlace("veto", "veto", "KM-ENF-5", place) for place in places]
        self.fulfil = Plain("fulfil", "KM-ENF-11")
        self.fail = Plain("fail", "KM-LOOK-7")
        self.vote = [OfSeat("vote", "KM-SETUP-7", seat) for seat in seats]
        self.abstain = Plain("abstain", "KM-TABLE-5")
        self.accuse = [
            OfLookAndSeat("accuse", "KM-TABLE-3", look, text, seat, f"P{seat + 1} {text}")
            for look, text in looks
            for seat in seats
        ]
        self.admit = Plain("admit", "KM-TABLE-4")
        self.deny = Plain("deny", "KM-TABLE-5")
        self.guilty = Plain("guilty", "KM-TABLE-6")
        self.innocent = Plain("innocent", "KM-TABLE-6")
        self.switch = [OfLook("switch", "KM-TABLE-3", look, text) for look, text in looks]
        self.in_position = [OfLook("in-position", "KM-TABLE-1", look, text) for look, text in looks]
        self.draw = [OfCard("draw", "KM-TURN-7", card, text) for card, text in cards]
        self.look = [OfLook("look", "KM-LOOK-3", look, text) for look, text in looks]
        self.book = [OfBook("book", "KM-DESK-2", book, text) for book, text in books]
        self.token = [
            Numbered("token", "KM-TELEPORT-2", index, word, {"token": word})
            for index, word in enumerate(effects.TOKENS)
        ]
        self.begin = [OfSeat("first", "KM-SETUP-7", seat) for seat in seats]
        self.grovel = [
            Numbered("grovel", "KM-ENF-11", index, str(index + 1), {"grovel": int(index) + 1})
            for index in range(self.grovels)
        ]
        self._enter_all()
        for layout in self.layouts:
            self._make_steps(layout)

    def _enter_all(self) -> None:
        """Number the moves in a fixed order."""
        tables: list[list[Move]] = [
            [*self.place],
            [*self.play],
            [*self.play_place],
            [*self.commit],
            [*self.step],
            [*self.push],
            [*self.to],
            [*self.teleport],
            [*self.use],
            [*self.summon],
            [*self.swap],
            [*self.give_back],
            [*self.give],
            [*self.discard],
            [*self.discard_place],
            [*self.symbol],
            [*self.veto],
            [*self.vote],
            [*self.accuse],
            [*self.switch],
            [*self.in_position],
            [*self.draw],
            [*self.look],
            [*self.book],
            [*self.token],
            [*self.begin],
            [*self.grovel],
            [
                self.show,
                self.stop,
                self.stay,
                self.decline,
                self.done,
                self.cancel,
                self.words_named,
                self.fulfil,
                self.fail,
                self.abstain,
                self.admit,
                self.deny,
                self.guilty,
                self.innocent,
            ],
        ]
        for table in tables:
            for move in table:
                self.enter(move)

    def _make_steps(self, layout: Layout) -> None:
        """Work out once what every card allows on every square of a layout (rules.md 3.5)."""
        symbols = layout.symbols
        for card in range(len(self.cards)):
            x, y = self.left[card], self.right[card]
            for square in range(layout.size):
                around = layout.around(square)
                first: list[Move] = [self.play[card * layout.size + q] for q in around if (x | y) & symbols[q]]
                layout.first.append(first)
                here = symbols[square]
                second: list[Move] = [self.stop]
                second.extend(
                    [self.step[q] for q in around if (x & here and y & symbols[q]) or (y & here and x & symbols[q])]
                )
                layout.second.append(second)
        for square in range(layout.size):
            layout.stride.append([self.stop, *[self.step[q] for q in layout.around(square)]])
