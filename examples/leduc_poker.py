"""Leduc poker: one hidden card each, one open card, two rounds of betting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ludoteka.core import CHANCE, NOBODY, Content, Event, Game, Move, Pack, Position, Prompt, Refusal, Rng, Secret
from ludoteka.core import Sheet, Value, View, i64, mypyc_attr

CLAUSES: Final = {
    "LP-DEAL-1": "Each seat puts one chip into the pot and is dealt one card that only it sees.",
    "LP-DEAL-2": "When the first round is over, one card is laid open.",
    "LP-BET-1": "The first seat begins each round; it ends when both have called, or one has called a raise.",
    "LP-BET-2": "Only a seat that faces a raise may fold.",
    "LP-BET-3": "A raise adds two chips in the first round and four in the second; a round has at most two.",
    "LP-END-1": "Who folds loses. Else a pair with the open card wins, else the higher card; equal cards share.",
}
ENGLISH: Final = """
fold = fold
call = call
raise = raise
deal = deal { $card }
dealt = { $card ->
    [hidden] { $seat } is dealt a card
   *[other] { $seat } is dealt { $card }
}
opened = { $card } is laid open
shown = the cards are { $first } and { $second }
fold-made = { $seat } folds
call-made = { $seat } calls
raise-made = { $seat } raises
bet = fold, call or raise
over = the game is over
chance-deals = cards are dealt by chance alone
not-your-turn = it is not your turn
no-raise = there is no raise to fold to
raised-twice = this round has been raised twice already
"""
CARDS: Final = ["J", "Q", "K"]
FOLD: Final = 0
RAISE: Final = 2
DEAL: Final = 3  # the moves from here on deal one card each: jack, queen, king


class LeducPack(Pack):
    def __init__(self, content: Content) -> None:
        super().__init__(content.hash)
        for text, clause in (("fold", "LP-BET-2"), ("call", "LP-BET-1"), ("raise", "LP-BET-3")):
            self.enter(Move(text, text, clause, [], {}))
        for card in "JQK":
            self.enter(Move(f"deal {card}", "deal", "LP-DEAL-1", [card], {"card": card}))
        fold, call, more = self.moves[0], self.moves[1], self.moves[2]
        self.bets: list[list[Move]] = [[call], [call, more], [fold, call], [fold, call, more]]


@mypyc_attr(free_list_len=1)
class Leduc(Position):
    """The deck (copies of each card) and the dealt cards, four bits each; the chips; how far this round has come."""

    def __init__(self, pack: LeducPack) -> None:
        super().__init__(pack, 2)
        self.box: LeducPack = pack
        self.deck: i64 = 0x222
        self.cards: i64 = 0
        self.dealt: i64 = 0
        self.pot0: i64 = 1
        self.pot1: i64 = 1
        self.raises: i64 = 0
        self.calls: i64 = 0
        self.folded: i64 = -1
        self.to_act = CHANCE

    def copy(self) -> Leduc:
        twin = Leduc(self.box)
        twin.deck, twin.cards, twin.dealt, twin.to_act = self.deck, self.cards, self.dealt, self.to_act
        twin.pot0, twin.pot1, twin.raises, twin.calls = self.pot0, self.pot1, self.raises, self.calls
        twin.folded = self.folded
        return twin

    def moves(self) -> list[Move]:
        if self.to_act < 0:
            return self.outcomes() if self.to_act == CHANCE else []
        kind: i64 = 0
        if self.pot0 != self.pot1:
            kind = 2
        if self.raises < 2:
            kind += 1
        return self.box.bets[kind]

    def refuse(self, move: Move, seat: i64) -> Refusal:
        if self.to_act == NOBODY:
            return Refusal("LP-END-1", "over")
        if self.to_act == CHANCE or move.number >= DEAL:
            return Refusal("LP-DEAL-1" if self.dealt < 2 else "LP-DEAL-2", "chance-deals")
        if seat != self.to_act:
            return Refusal("LP-BET-1", "not-your-turn")
        return Refusal("LP-BET-2", "no-raise") if move.number == FOLD else Refusal("LP-BET-3", "raised-twice")

    def lots(self) -> i64:
        return 6 - self.dealt

    def lot(self, i: i64) -> Move:
        low, middle = self.deck & 15, self.deck >> 4 & 15
        card: i64 = 0
        if i >= low:
            card = 1
        if i >= low + middle:
            card = 2
        return self.box.moves[DEAL + card]

    def apply(self, move: Move, seat: i64) -> None:
        if self.outbox is not None:
            card: object = move.text[5:] if self.dealt == 2 else Secret(move.text[5:], [self.dealt])
            clause = "LP-DEAL-1" if self.dealt < 2 else "LP-DEAL-2"
            args: dict[str, object] = {"seat": int(self.dealt), "card": card} if self.dealt < 2 else {"card": card}
            dealt = Event("dealt" if self.dealt < 2 else "opened", clause, args)
            self.tell(dealt if seat == CHANCE else Event(f"{move.kind}-made", move.clause, {"seat": int(seat)}))
        if seat == CHANCE:
            self.deal(move.number - DEAL)
        else:
            self.bet(move.number, seat)

    def deal(self, card: i64) -> None:
        """Deal to the first seat, to the second, then openly (LP-DEAL-1, LP-DEAL-2)."""
        self.deck -= 1 << 4 * card
        self.cards |= card << 4 * self.dealt
        self.dealt += 1
        self.raises = self.calls = 0
        if self.dealt > 1:
            self.to_act = 0

    def bet(self, bet: i64, seat: i64) -> None:
        """Fold, call or raise; the round goes on or is over (LP-BET-1, LP-BET-3)."""
        chips = max(self.pot0, self.pot1)
        if bet == RAISE:
            chips += 2 * (self.dealt - 1)
            self.raises += 1
            self.calls = 0
        else:
            self.calls += 1
        if bet == FOLD:
            self.folded = seat
        elif seat == 0:
            self.pot0 = chips
        else:
            self.pot1 = chips
        over = self.calls == 2 or (self.calls == 1 and self.raises > 0)
        if not over:
            self.to_act = 1 - seat
        elif self.dealt == 2 and bet != FOLD:
            self.to_act = CHANCE
        else:
            self.to_act = NOBODY
            if self.outbox is not None and bet != FOLD:
                cards = {"first": "JQK"[self.card(0)], "second": "JQK"[self.card(1)]}
                self.tell(Event("shown", "LP-END-1", cast(dict[str, object], cards), learned_by=[0, 1]))

    def card(self, place: i64) -> i64:
        """The card of the first seat, of the second, or the open one."""
        return self.cards >> 4 * place & 15 if place < self.dealt else -1

    def strength(self, seat: i64) -> i64:
        """Who folded is beaten; a pair beats every card (LP-END-1)."""
        if self.folded >= 0:
            return 0 if seat == self.folded else 1
        return 99 if self.card(seat) == self.card(2) else self.card(seat)

    def standing(self) -> list[float]:
        """What each seat wins or loses: as many chips as the loser has put in (LP-END-1)."""
        first, second = self.strength(0), self.strength(1)
        chips = float(min(self.pot0, self.pot1))
        if first == second:
            return [0.0, 0.0]
        return [chips, -chips] if first > second else [-chips, chips]

    def shown(self, place: i64, seat: i64) -> bool:
        """Seen by a viewer: the own card, the open one, and all when nobody folded (LP-DEAL-1, LP-DEAL-2)."""
        return place < self.dealt and (place == seat or place == 2 or (self.to_act == NOBODY and self.folded < 0))

    def undealt(self, seat: i64) -> Leduc:
        """As it was before the cards were dealt that this viewer does not see."""
        world = self.copy()
        for place in range(i64(2)):
            if place < self.dealt and not self.shown(place, seat):
                world.deck += 1 << 4 * self.card(place)
                world.cards &= ~(15 << 4 * place)
                world.dealt -= 1
        return world

    def chances(self, seat: i64) -> list[tuple[Move, int]]:
        return self.undealt(seat).weights()

    def imagine(self, seat: i64, rng: Rng) -> Leduc:
        world = self.undealt(seat)
        for place in range(i64(2)):
            if place < self.dealt and not self.shown(place, seat):
                card = world.lot(rng.below(world.lots())).number - DEAL
                world.deck -= 1 << 4 * card
                world.cards |= card << 4 * place
                world.dealt += 1
        return world

    def view(self, seat: i64) -> View:
        cards = ["JQK"[self.card(n)] if self.shown(n, seat) else None for n in range(3)]
        return cast(View, {"viewer": int(seat), "cards": cards, "pot": [self.pot0, self.pot1]})

    def observe(self, seat: i64, sheet: Sheet) -> None:
        other = 1 - seat
        sheet.one_of("me.card", self.card(seat), CARDS)
        sheet.one_of("next.card", self.card(other) if self.shown(other, seat) else -1, CARDS)
        sheet.one_of("open", self.card(2), CARDS)
        sheet.number("me.chips", self.pot0 if seat == 0 else self.pot1, 13)
        sheet.number("next.chips", self.pot1 if seat == 0 else self.pot0, 13)
        sheet.number("raises", self.raises, 2)

    def prompt(self, seat: i64) -> Prompt:
        key = "bet" if self.to_act >= 0 else "deal" if self.to_act == CHANCE else "over"
        return Prompt("LP-BET-1", key, self.waiting())

    def census(self) -> list[str]:
        return sorted(
            [
                *("JQK"[self.card(n)] for n in range(self.dealt)),
                *(card for n, card in enumerate("JQK") for _ in range(self.deck >> 4 * n & 15)),
            ]
        )


def begin(pack: Pack, seats: int, options: Mapping[str, Value]) -> Position:
    return Leduc(cast(LeducPack, pack))


GAME: Final = Game(
    "leduc-poker",
    "Leduc poker",
    range(2, 3),
    rules=1,
    clauses=CLAUSES,
    texts={"en": ENGLISH},
    read=LeducPack,
    begin=begin,
    bound=11,
)
