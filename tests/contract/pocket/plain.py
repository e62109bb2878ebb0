"""Pocket game e: written as a newcomer might, with dataclasses, sets, lambdas and a mixin, on the compiled core."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, cast

from ludoteka.core import BadDump, Content, Event, Game, Move, Option, Pack, Position, Prompt, Refusal, Rng, Value, View
from ludoteka.core.errors import BadOption
from ludoteka.core.event import Secret
from ludoteka.core.options import settle
from ludoteka.core.seats import CHANCE, NOBODY, seat_name

CLAUSES = {
    "PE-DEAL-1": "Each seat is dealt two of nine numbered cards, and a new one for each it plays, while there are any.",
    "PE-TURN-1": "The seats take turns; a seat without cards is skipped.",
    "PE-PLAY-1": "A card of the own hand is played openly.",
    "PE-PLAY-2": "A played card stays where it lies.",
    "PE-PLAY-3": "It scores as far as it rises above the card before it, or falls below it, as was agreed.",
    "PE-SPY-1": "Instead, once in the game, a seat looks at all the cards that another seat holds.",
    "PE-SPY-2": "Nobody spies on himself or on a seat that holds nothing.",
    "PE-END-1": "When no seat holds a card the game is over and the score counts.",
}


@dataclass
class Player:
    hand: set[int] = field(default_factory=set)
    score: int = 0
    may_spy: bool = True
    knows: set[int] = field(default_factory=set)  # cards seen in others' hands


class Scoring:
    """A mixin with a table of lambdas."""

    scores: ClassVar[dict[str, Callable[[int, int], int]]] = {
        "rise": lambda last, card: max(0, card - last),
        "fall": lambda last, card: max(0, last - card),
    }


class PlainPack(Pack):
    def __init__(self, content: Content) -> None:
        super().__init__(content.hash)
        for kind, things in {"deal": "123456789", "play": "123456789", "spy": ("P1", "P2", "P3")}.items():
            for number, thing in enumerate(things):
                self.enter(Move(f"{kind} {thing}", kind, f"PE-{kind.upper()}-1", [thing], {"number": number}))


class Plain(Scoring, Position):
    players: list[Player]
    deck: set[int]
    pile: list[int]
    due: list[int]  # who is dealt the next cards

    def __init__(self, pack: Pack, seats: int, options: Mapping[str, Value]) -> None:
        super().__init__(pack, seats, dict(options))
        self.lay_out([Player() for _ in range(seats)], set(range(9)), [], [*range(seats)] * 2, CHANCE)

    def lay_out(self, players: list[Player], deck: set[int], pile: list[int], due: list[int], to_act: int) -> None:
        vars(self).update(players=players, deck=deck, pile=pile, due=due)
        self.to_act = to_act

    def copy(self) -> Plain:
        twin = Plain(self.pack, self.seats, self.options or {})
        players = [Player(set(p.hand), p.score, p.may_spy, set(p.knows)) for p in self.players]
        twin.lay_out(players, set(self.deck), list(self.pile), list(self.due), self.to_act)
        return twin

    def reason(self, move: Move, seat: int) -> tuple[str, str] | None:
        number = cast(int, move.args["number"])
        if self.to_act == NOBODY:
            return "PE-END-1", "over"
        if move.kind == "deal":
            return ("PE-TURN-1", "play-or-spy") if self.deck and not self.due else ("PE-DEAL-1", "chance-deals")
        if move.kind == "play" and number in self.pile:
            return "PE-PLAY-2", "played-before"
        if move.kind == "play" and (seat < 0 or number not in self.players[seat].hand):
            return "PE-PLAY-1", "not-in-hand"
        if move.kind == "spy" and (number == seat or number >= self.seats or not self.players[number].hand):
            return "PE-SPY-2", "nothing-to-see"
        if move.kind == "spy" and (seat < 0 or not self.players[seat].may_spy):
            return "PE-SPY-1", "spied-before"
        return None if self.to_act == seat else ("PE-TURN-1", "not-your-turn")

    def moves(self) -> list[Move]:
        return [m for m in self.pack.moves if not self.reason(m, self.to_act)] if self.to_act >= 0 else self.outcomes()

    def refuse(self, move: Move, seat: int) -> Refusal:
        return Refusal(*(self.reason(move, seat) or ("PE-TURN-1", "not-your-turn")))

    def apply(self, move: Move, seat: int) -> None:
        number = cast(int, move.args["number"])
        if move.kind == "deal":
            seat = self.due.pop(0)
            self.deck.remove(number)
            self.players[seat].hand.add(number)
            self.tell(Event("dealt", "PE-DEAL-1", {"seat": seat, "card": Secret(move.text[-1], [seat])}))
        elif move.kind == "play":
            score = self.scores[str((self.options or {})["scoring"])](self.pile[-1] if self.pile else 4, number)
            self.pile.append(number)
            self.players[seat].hand.remove(number)
            self.players[seat].score += score
            self.due = [seat] if self.deck else []
            for player in self.players:
                player.knows.discard(number)
            self.tell(Event("played", "PE-PLAY-3", {"seat": seat, "card": move.text[-1], "score": score}))
        else:
            cards = sorted(self.players[number].hand)
            self.players[seat].may_spy = False
            self.players[seat].knows.update(cards)
            seen = Secret([card + 1 for card in cards], [seat])
            self.tell(Event("spied", "PE-SPY-1", {"seat": seat, "on": number, "cards": seen}, learned_by=[seat]))
        order = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        holders = [other for other in order if self.players[other].hand]
        self.to_act = CHANCE if self.due else holders[0] if holders else NOBODY

    def lots(self) -> int:
        return len(self.deck) if self.due else 0

    def lot(self, i: int) -> Move:
        return self.pack.by_text[f"deal {sorted(self.deck)[i] + 1}"]

    def label(self) -> str:
        return f"card.{seat_name(self.due[0]).lower()}"

    def unknown(self, seat: int) -> list[int]:
        """The cards that a viewer has not seen."""
        own = self.players[seat].hand | self.players[seat].knows if seat >= 0 else set()
        return [card for card in range(9) if card not in own and card not in self.pile]

    def chances(self, seat: int) -> list[tuple[Move, int]]:
        return [(self.pack.by_text[f"deal {card + 1}"], 1) for card in self.unknown(seat)]

    def imagine(self, seat: int, rng: Rng) -> Plain:
        world, pool = self.copy(), self.unknown(seat)
        rng.shuffle(pool)
        own, seen = (self.players[seat].hand, self.players[seat].knows) if seat >= 0 else (set(), set())
        for other in [s for s in range(self.seats) if s != seat]:
            player = world.players[other]
            kept = player.hand & seen
            player.hand = kept | {pool.pop() for _ in range(len(player.hand) - len(kept))}
            player.knows &= own  # what he saw elsewhere this seat cannot tell
        world.deck = set(pool)
        return world

    def view(self, seat: int) -> View:
        players = [{"hand": len(p.hand), "score": p.score, "may_spy": p.may_spy} for p in self.players]
        own = sorted(self.players[seat].hand) if seat >= 0 else []
        seen = [sorted(p.hand & self.players[seat].knows) if seat >= 0 else [] for p in self.players]
        return cast(View, {"viewer": seat, "players": players, "own": own, "seen": seen, "pile": self.pile[:]})

    def prompt(self, seat: int) -> Prompt:
        key = "deal" if self.to_act == CHANCE else "over" if self.to_act == NOBODY else "play"
        return Prompt({"deal": "PE-DEAL-1", "over": "PE-END-1", "play": "PE-TURN-1"}[key], key, self.waiting())

    def standing(self) -> list[float]:
        return [float(player.score) for player in self.players]

    def census(self) -> list[str]:
        held = [card for player in self.players for card in player.hand]
        return [str(card + 1) for card in sorted([*held, *self.deck, *self.pile])]

    def dump(self) -> dict[str, object]:
        players = [[sorted(p.hand), p.score, p.may_spy, sorted(p.knows)] for p in self.players]
        return {
            "seats": self.seats,
            "options": dict(self.options or {}),
            "to_act": self.to_act,
            "players": players,
            "deck": sorted(self.deck),
            "pile": self.pile[:],
            "due": self.due[:],
        }


class PlainGame(Game):
    def restore(self, pack: Pack, data: Mapping[str, Any]) -> Position:
        try:
            players = [Player(set(hand), score, may_spy, set(knows)) for hand, score, may_spy, knows in data["players"]]
            table = Plain(pack, data["seats"], settle(self.options, data["options"]))
            table.lay_out(players, set(data["deck"]), list(data["pile"]), list(data["due"]), data["to_act"])
            if table.seats not in self.seats or table.seats != len(players) or not -2 <= table.to_act < table.seats:
                raise ValueError("the number of seats does not fit")
            if table.census() != list("123456789"):
                raise ValueError("a card is missing or there twice")
        except (KeyError, TypeError, ValueError, BadOption) as problem:
            raise BadDump(f"not a position of this game: {problem!r}") from None
        return table


BOUND = 9 + 9 + 3  # every card is dealt and played, every seat spies
GAME = PlainGame(
    "pocket-plain",
    "Pocket plain",
    range(2, 4),
    rules=1,
    clauses=CLAUSES,
    read=PlainPack,
    begin=Plain,
    bound=BOUND,
    options=[Option("scoring", ["rise", "fall"], "rise", "PE-PLAY-3")],
)
