"""Pocket game b: own decks arranged in secret, peeks, a card put under a deck, a reshuffle in the middle of a draw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ludoteka.core import CHANCE, NOBODY, Content, Event, Game, Move, Pack, Position, Prompt, Refusal, Rng, Secret, i64
from ludoteka.core.event import View
from ludoteka.core.options import Value
from ludoteka.core.seats import seat_name
from ludoteka.kit.arrangement import ANY_OTHER, Arrangement
from ludoteka.kit.deck import Deck
from ludoteka.kit.hand import Hand
from ludoteka.kit.knowledge import ALL, only
from ludoteka.kit.redeal import chances, redeal

CLAUSES: Final = {
    "PB-TURN-1": "In five turns each, a seat draws, plays a card, or peeks.",
    "PB-DRAW-1": "Two cards are drawn, as far as there are any; from an empty deck only after a reshuffle.",
    "PB-ORDER-1": "A reshuffle orders the own discard pile, unseen by others; plain cards (1 2 3) stay shuffled.",
    "PB-ORDER-2": "From the top it is told: next this special card (S T), or a plain one, as far as there are any.",
    "PB-PEEK-1": "A seat looks at the top card of any deck, its own included, that has one.",
    "PB-PEEK-2": "It then leaves that card or puts it under that deck; all see which, only it sees the card.",
    "PB-PLAY-1": "A card of the own hand is played openly onto the own discard pile.",
    "PB-PLAY-2": "It brings points: a plain one its number, a special one five.",
    "PB-END-1": "After the last turn the game is over and points count.",
}
PHASES: Final = {
    "turn": "PB-TURN-1",
    "draw": "PB-DRAW-1",
    "order": "PB-ORDER-1",
    "peek": "PB-PEEK-1",
    "look": "PB-PEEK-2",
    "over": "PB-END-1",
    "card": "PB-DRAW-1",
    "play": "PB-PLAY-1",
}
CARDS: Final = "123ST"


class DeckPack(Pack):
    def __init__(self, content: Content) -> None:
        super().__init__(content.hash)
        texts = {
            "draw": ["draw"],
            "look": ["leave", "sink"],
            "peek": ["peek P1", "peek P2", "peek P3"],
            "play": [f"play {card}" for card in CARDS],
            "card": [f"card {card}" for card in CARDS],
        }
        numbered = [(kind, text, number) for kind in texts for number, text in enumerate(texts[kind])]
        orders = [("order", "next S", 3), ("order", "next T", 4), ("order", "next plain", ANY_OTHER)]
        for kind, text, number in numbered + orders:
            self.enter(Move(text, kind, PHASES[kind], [], {"number": number}))


class Decks(Position):
    """For each seat a deck, a hand, a discard pile; the pile being ordered; cards left to draw; the deck looked at."""

    def __init__(self, pack: Pack, seats: int, options: Mapping[str, Value]) -> None:
        super().__init__(pack, seats)
        self.phase, self.turn, self.left, self.target, self.to_act = "turn", 0, 0, 0, 0
        self.points, self.piles, self.order = [0] * seats, [[0, 1, 2, 3, 4] for _ in range(seats)], Arrangement()
        self.decks, self.hands = [Deck() for _ in range(seats)], [Hand(only(seat)) for seat in range(seats)]

    def copy(self) -> Decks:
        twin = Decks(self.pack, self.seats, {})
        twin.phase, twin.turn, twin.left, twin.target = self.phase, self.turn, self.left, self.target
        twin.points, twin.piles, twin.order = self.points[:], [pile[:] for pile in self.piles], self.order.copy()
        twin.decks, twin.hands = [deck.copy() for deck in self.decks], [hand.copy() for hand in self.hands]
        twin.to_act = self.to_act
        return twin

    def fault(self, move: Move, seat: i64) -> Refusal | None:
        """The first condition that fails."""
        kind, number = move.kind, cast(int, move.args["number"])
        if self.phase == "over" or kind == "card":
            return Refusal(PHASES[self.phase], "over" if self.phase == "over" else "chance-draws")
        if kind in ("order", "look") and kind != self.phase:
            return Refusal(move.clause, "no-such-step-now")
        if kind == "peek" and (number >= self.seats or not self.decks[number].size()):
            return Refusal("PB-PEEK-1", "no-card-there")
        if kind == "play" and (seat < 0 or not self.hands[seat].count(number)):
            return Refusal("PB-PLAY-1", "not-in-hand")
        if seat != self.to_act:
            return Refusal("PB-TURN-1", "not-your-turn")
        if kind == "order":
            return None if number in self.order.options() else Refusal("PB-ORDER-2", "none-left")
        if self.phase not in ("turn", kind):
            return Refusal(PHASES[self.phase], "first-finish")
        return Refusal("PB-DRAW-1", "no-cards") if kind == "draw" and self.hands[seat].size() == 5 else None

    def moves(self) -> list[Move]:
        if self.to_act < 0:
            return self.outcomes()
        return [move for move in self.pack.moves if self.fault(move, self.to_act) is None]

    def refuse(self, move: Move, seat: i64) -> Refusal:
        return self.fault(move, seat) or Refusal("PB-TURN-1", "not-your-turn")

    def apply(self, move: Move, seat: i64) -> None:
        number = cast(int, move.args["number"])
        if seat == CHANCE:
            self.turn_up(number)
        elif move.kind == "order":
            self.tell(Event("ordered", "PB-ORDER-2", {"next": move.text}, seats=[seat]))
            self.order.choose(number)
            if self.order.is_complete():
                self.stack()
        else:
            self.tell(Event(move.kind, move.clause, {"seat": seat, "what": move.text}))
            self.act(move.kind, number, seat)

    def act(self, kind: str, number: int, seat: int) -> None:
        """What all may see of a turn."""
        if kind == "draw":
            self.target, self.left = seat, 2
            self.draw_on()
        elif kind == "peek":
            self.target, self.phase, self.to_act = number, "peek", CHANCE
        else:
            if kind == "play":
                self.hands[seat].take(number)
                self.piles[seat].append(number)
                self.points[seat] += [1, 2, 3, 5, 5][number]
            elif number:  # who knew the card, its owner perhaps, knows it still, though others are not aware of that
                deck = self.decks[self.target]
                card = deck.known_card(0, seat)
                deck.put_under(card, only(seat), secretly=deck.take(card))
            self.end_turn()

    def turn_up(self, card: int) -> None:
        """The top card of a deck, loose or placed, is drawn or looked at by the seat whose turn it is."""
        seat, deck = self.turn % self.seats, self.decks[self.target]
        shown = Secret(CARDS[card], [seat])
        self.tell(Event(self.phase, PHASES[self.phase], {"seat": seat, "of": self.target, "card": shown}))
        if self.phase == "draw":
            self.hands[seat].put(card, deck.take(card))
            self.left -= 1
            self.draw_on()
        else:
            deck.look(0, card, only(seat))
            self.phase, self.to_act = "look", seat

    def draw_on(self) -> None:
        """Draw the next card, reshuffle, or end the turn; all can tell the hand when all else lies open (PB-DRAW-1)."""
        seat, pile = self.target, self.piles[self.target]
        if self.left and self.decks[seat].size():
            self.phase, self.to_act = "draw", CHANCE
        elif self.left and pile:
            self.hands[seat].look(ALL)
            self.order = Arrangement([card for card in pile if card > 2], [card for card in pile if card < 3])
            self.piles[seat], self.phase, self.to_act = [], "order", seat
            self.tell(Event("reshuffled", "PB-ORDER-1", {"seat": seat}))
            if not self.order.named:
                self.stack()
        else:
            self.end_turn()

    def stack(self) -> None:
        """Every special card has its place; what plain ones are left lie under them."""
        while not self.order.is_complete():
            self.order.choose(ANY_OTHER)
        self.decks[self.target].stack(self.order, only(self.target))
        self.order = Arrangement()
        self.tell(Event("stacked", "PB-ORDER-1", {"seat": self.target}))
        self.draw_on()

    def end_turn(self) -> None:
        self.turn, self.phase, self.left, self.target = self.turn + 1, "turn", 0, 0
        self.to_act = self.turn % self.seats
        if self.turn == 5 * self.seats:
            self.phase, self.to_act = "over", NOBODY

    def lots(self) -> i64:
        return self.decks[self.target].lots() if self.to_act == CHANCE else 0

    def lot(self, i: i64) -> Move:
        return self.pack.by_text[f"card {CARDS[self.decks[self.target].lot(i)]}"]

    def label(self) -> str:
        return f"{self.phase}.{seat_name(self.target).lower()}"

    def chances(self, seat: i64) -> list[tuple[Move, int]]:
        deck = self.decks[self.target]
        pairs = chances(seat, deck, [self.hands[self.target], deck])
        return [(self.pack.by_text[f"card {CARDS[card]}"], weight) for card, weight in pairs]

    def imagine(self, seat: i64, rng: Rng) -> Decks:
        """Deal anew each owner's unknown cards; to others an order in the making has not been begun."""
        world = self.copy()
        for hand, deck in zip(world.hands, world.decks, strict=True):
            redeal(seat, rng, [hand, deck])
        if seat != self.target:
            world.order.restart()
        return world

    def view(self, seat: i64) -> View:
        decks = [
            {
                "size": deck.size(),
                "known": [list(place) for place in deck.known(seat)],
                "watched": [list(place) for place in deck.watched()],
            }
            for deck in self.decks
        ]
        hands = [{"size": hand.size(), "known": hand.known(seat)} for hand in self.hands]
        order = self.order.pattern[:] if seat == self.target else []
        return cast(
            View,
            {
                "viewer": seat,
                "phase": self.phase,
                "turn": self.turn,
                "points": self.points[:],
                "decks": decks,
                "hands": hands,
                "piles": [pile[:] for pile in self.piles],
                "order": order,
            },
        )

    def prompt(self, seat: i64) -> Prompt:
        return Prompt(PHASES[self.phase], self.phase, self.waiting())

    def standing(self) -> list[float]:
        return [float(points) for points in self.points]

    def census(self) -> list[str]:
        cards = [self.hands[s].cards + self.decks[s].contents() + self.piles[s] for s in range(self.seats)]
        cards[self.target] = (
            cards[self.target]
            + self.order.named
            + self.order.others
            + [card for card in self.order.pattern if card != ANY_OTHER]
        )
        return [f"{seat_name(s)} {CARDS[card]}" for s in range(self.seats) for card in sorted(cards[s])]


BOUND: Final = 5 * 3 * 8  # in a turn at most: draw, five steps of an order, two cards
GAME: Final = Game(
    "pocket-deck", "Pocket deck", range(2, 4), rules=1, clauses=CLAUSES, read=DeckPack, begin=Decks, bound=BOUND
)
