"""Pocket game c: two sides of two; a side plans in private, then all four may answer in a window of priority."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ludoteka.core import CHANCE, NOBODY, Content, Event, Game, Move, Pack, Position, Prompt, Refusal, Rng, Secret, i64
from ludoteka.core.event import View
from ludoteka.core.options import Value
from ludoteka.kit.deck import shuffled_deck
from ludoteka.kit.hand import Hand
from ludoteka.kit.knowledge import only
from ludoteka.kit.redeal import chances, redeal

CLAUSES: Final = {
    "PC-DEAL-1": "Each seat is dealt two of nine cards, three for each fort; only it sees them.",
    "PC-PLAN-1": "First one side plans which forts it raids, later the other; outsiders are told no more than that.",
    "PC-PLAN-2": "The lower seat plans first; its partner accepts or plans anew, and so on; the fourth plan stands.",
    "PC-PLAN-3": "A plan names forts in the order of the alphabet.",
    "PC-WINDOW-1": "The plan is declared as a whole; then cards may be played; then each raid brings its side a coin.",
    "PC-WINDOW-2": "The lower seat of the raiders begins; a card counts at once, then the next seat has priority.",
    "PC-WINDOW-3": "Four passes in a row close the window; a seat without cards passes by itself.",
    "PC-CARD-1": "A seat plays a card of its own hand.",
    "PC-CARD-2": "The raiders' card adds its fort to the raids, the others' card takes it away.",
    "PC-END-1": "When both sides have raided, the game is over and a side's coins count for both its seats.",
}
KINDS: Final = {
    "deal": "PC-DEAL-1",
    "raid": "PC-PLAN-3",
    "play": "PC-CARD-1",
    "done": "PC-PLAN-2",
    "accept": "PC-PLAN-2",
    "replan": "PC-PLAN-2",
    "pass": "PC-WINDOW-3",
}
STAGES: Final = {
    "deal": "PC-DEAL-1",
    "plan": "PC-PLAN-1",
    "accept": "PC-PLAN-2",
    "window": "PC-WINDOW-2",
    "over": "PC-END-1",
}
STAGE_OF: Final = {"raid": "plan", "done": "plan", "accept": "accept", "replan": "accept"}


class WindowPack(Pack):
    def __init__(self, content: Content) -> None:
        super().__init__(content.hash)
        for kind, clause in KINDS.items():
            for text in [f"{kind} {fort}" for fort in "abc"] if kind in ("deal", "raid", "play") else [kind]:
                self.enter(Move(text, kind, clause, [], {}))


class Window(Position):
    """Deck, hands, cards played and raids by fort (a card is its number), coins by side; `turn`: the raiders' side."""

    def __init__(self, pack: Pack, seats: int, options: Mapping[str, Value]) -> None:
        super().__init__(pack, seats)
        self.stage, self.turn, self.plans, self.passes, self.to_act = "deal", 0, 0, 0, CHANCE
        self.deck, self.hands = shuffled_deck([0, 1, 2] * 3), [Hand(only(seat)) for seat in range(4)]
        self.played, self.raids, self.coins = [0, 0, 0], [0, 0, 0], [0, 0]

    def copy(self) -> Window:
        twin = Window(self.pack, 4, {})
        twin.stage, twin.turn, twin.plans, twin.passes = self.stage, self.turn, self.plans, self.passes
        twin.deck, twin.hands, twin.to_act = self.deck.copy(), [hand.copy() for hand in self.hands], self.to_act
        twin.played, twin.raids, twin.coins = self.played[:], self.raids[:], self.coins[:]
        return twin

    def side(self, seat: i64) -> i64:
        return seat % 2

    def active(self) -> i64:
        return self.turn if self.stage in ("plan", "accept", "window") else NOBODY

    def inside(self, seat: i64) -> bool:
        """Whether a viewer may know what is planned, if anything is (PC-PLAN-1)."""
        return self.stage not in ("plan", "accept") or (seat >= 0 and seat % 2 == self.turn)

    def fault(self, move: Move, seat: i64) -> Refusal | None:
        """The first condition that fails."""
        fort, raider = "abc".find(move.text[-1]), seat % 2 == self.turn
        if self.stage == "over" or move.kind == "deal":
            return Refusal("PC-DEAL-1", "chance-deals") if self.stage != "over" else Refusal("PC-END-1", "over")
        if move.kind in STAGE_OF:
            if self.stage == "deal" or not raider:
                return Refusal("PC-PLAN-1", "no-plan-of-yours")
            if self.stage == "window":
                return Refusal("PC-WINDOW-1", "declared")
            if seat != self.to_act or self.stage != STAGE_OF[move.kind]:
                return Refusal("PC-PLAN-2", "not-yours-now")
            return Refusal("PC-PLAN-3", "in-order") if move.kind == "raid" and any(self.raids[fort:]) else None
        if self.stage != "window":
            return Refusal("PC-WINDOW-1" if move.kind == "play" else "PC-WINDOW-3", "no-window")
        if seat != self.to_act:
            return Refusal("PC-WINDOW-2", "no-priority")
        if move.kind == "play" and not self.hands[seat].count(fort):
            return Refusal("PC-CARD-1", "not-in-hand")
        return Refusal("PC-CARD-2", "vain") if move.kind == "play" and raider == bool(self.raids[fort]) else None

    def moves(self) -> list[Move]:
        if self.to_act < 0:
            return self.outcomes()
        return [move for move in self.pack.moves if self.fault(move, self.to_act) is None]

    def refuse(self, move: Move, seat: i64) -> Refusal:
        return self.fault(move, seat) or Refusal(move.clause, "not-asked")

    def apply(self, move: Move, seat: i64) -> None:
        fort, by = "abc".find(move.text[-1]), self.deck.size() % 4 if seat == CHANCE else seat
        what = Secret(move.text, [by], "deal") if seat == CHANCE else move.text
        told = [by, (by + 2) % 4] if self.stage in ("plan", "accept") else None
        self.tell(Event(move.kind, move.clause, {"seat": by, "what": what}, seats=told))
        if seat == CHANCE:
            self.deck.take(fort)
            self.hands[by].put(fort)
            self.stage, self.to_act = ("plan", 0) if self.deck.size() == 1 else ("deal", CHANCE)
        elif self.stage != "window":
            self.plan(move.kind, fort, seat)
        else:
            self.passes = self.passes + 1 if move.kind == "pass" else 0
            if move.kind == "play":
                self.hands[seat].take(fort)
                self.played[fort] += 1
                self.raids[fort] = 1 - self.raids[fort]
            self.give_priority((seat + 1) % 4)

    def plan(self, step: str, fort: int, seat: int) -> None:
        """One private step; an accepted plan, or the fourth, is declared (PC-PLAN-2)."""
        if step == "raid":
            self.raids[fort] = 1
        elif step == "replan":
            self.raids, self.stage = [0, 0, 0], "plan"
        elif step == "done" and self.plans < 3:
            self.plans, self.stage, self.to_act = self.plans + 1, "accept", (seat + 2) % 4
        else:
            self.plans, self.stage = 0, "window"
            self.tell(Event("declared", "PC-WINDOW-1", {"side": self.turn, "raids": self.raids[:]}))
            self.give_priority(self.turn)

    def give_priority(self, seat: int) -> None:
        """To the next seat that holds a card: that is public, what it could play is not (PC-WINDOW-3)."""
        while self.passes < 4 and not self.hands[seat].size():
            self.tell(Event("pass", "PC-WINDOW-3", {"seat": seat, "what": "pass"}))
            self.passes, seat = self.passes + 1, (seat + 1) % 4
        self.to_act = seat
        if self.passes == 4:
            self.coins[self.turn] = sum(self.raids)
            self.tell(Event("closed", "PC-WINDOW-3", {"coins": self.coins[:]}))
            self.turn, self.raids, self.passes = self.turn + 1, [0, 0, 0], 0
            self.stage, self.to_act = ("plan", 1) if self.turn == 1 else ("over", NOBODY)

    def lots(self) -> i64:
        return self.deck.lots() if self.to_act == CHANCE else 0

    def lot(self, i: i64) -> Move:
        return self.pack.moves[self.deck.lot(i)]

    def chances(self, seat: i64) -> list[tuple[Move, int]]:
        return [(self.pack.moves[fort], count) for fort, count in chances(seat, self.deck, [*self.hands, self.deck])]

    def label(self) -> str:
        return "card"

    def imagine(self, seat: i64, rng: Rng) -> Window:
        """Deal all unseen cards anew; to an outsider a plan in the making has not been begun."""
        world = self.copy()
        redeal(seat, rng, [*world.hands, world.deck])
        if not self.inside(seat):
            world.stage, world.plans, world.raids, world.to_act = "plan", 0, [0, 0, 0], self.turn
        return world

    def view(self, seat: i64) -> View:
        plan = [self.stage, self.plans, self.raids[:]] if self.inside(seat) else ["plan"]
        hands = [[hand.size(), hand.known(seat)] for hand in self.hands]
        return cast(
            View,
            {
                "viewer": seat,
                "turn": self.turn,
                "plan": plan,
                "passes": self.passes,
                "hands": hands,
                "played": self.played[:],
                "coins": self.coins[:],
            },
        )

    def prompt(self, seat: i64) -> Prompt:
        if not self.inside(seat):
            return Prompt("PC-PLAN-1", "side-plans", [self.turn, self.turn + 2])
        return Prompt(STAGES[self.stage], self.stage, self.waiting())

    def moment(self) -> str:
        return "raid" if self.stage == "window" else ""

    def passing(self, seat: i64) -> Move | None:
        return self.pack.by_text["pass"] if self.stage == "window" and seat == self.to_act else None

    def standing(self) -> list[float]:
        return [float(self.coins[seat % 2]) for seat in range(4)]

    def census(self) -> list[str]:
        cards = self.deck.contents() + [card for hand in self.hands for card in hand.cards]
        return sorted("abc"[card] for card in [*cards, *[fort for fort in range(3) for _ in range(self.played[fort])]])


BOUND: Final = 8 + 2 * (4 * 4 + 3) + 8 + 2 * 4 + 8 * 3  # deals, plans, cards, passes at the end and between cards
GAME: Final = Game(
    "pocket-window", "Pocket window", range(4, 5), rules=1, clauses=CLAUSES, read=WindowPack, begin=Window, bound=BOUND
)
