"""Pocket game a: all choose in secret at once; an accusation may break in at any time and leads to a secret vote."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ludoteka.core import NOBODY, Content, Event, Game, Move, Pack, Position, Prompt, Refusal, Rng, Value, View, i64

CLAUSES: Final = {
    "PA-CHOOSE-1": "In each of three rounds all seats choose in secret at once to take 0 to 3 coins from the pot.",
    "PA-CHOOSE-2": "An answer stands; nobody learns that or what another answered before all have.",
    "PA-CHOOSE-3": "Who alone chose a number takes that many coins.",
    "PA-ACCUSE-1": "At any time a seat may accuse another.",
    "PA-ACCUSE-2": "A seat accuses at most once a round.",
    "PA-ACCUSE-3": "Nobody is accused twice at the same time.",
    "PA-ACCUSE-4": "Meanwhile what was being decided waits, half answered as it is.",
    "PA-ADMIT-1": "The accused, and nobody else, admits or denies.",
    "PA-VOTE-1": "If he denies, all but him and his accuser vote in secret at once; the accuser counts as guilty.",
    "PA-VOTE-2": "More votes for guilty condemn, a tie acquits; the condemned puts back a coin if he has one.",
    "PA-END-1": "After the third round the game is over and the coins count.",
}
CHOOSE, ADMIT, VOTE, ACCUSE = range(4)
KINDS: Final = ["choose", "admit", "vote", "accuse"]
ANSWERS: Final = [
    ["take 0", "take 1", "take 2", "take 3"],
    ["deny", "admit"],
    ["innocent", "guilty"],
    ["accuse P1", "accuse P2", "accuse P3", "accuse P4"],
]
OPEN: Final = -1


class VotePack(Pack):
    def __init__(self, content: Content) -> None:
        super().__init__(content.hash)
        for kind, texts in zip(KINDS, ANSWERS, strict=True):
            for text in texts:
                self.enter(Move(text, kind, f"PA-{kind.upper()}-1", [], {}))


class Vote(Position):
    """Coins by seat and, last, in the pot; who accused in this round; frames: phase, accuser, accused, all answers."""

    def __init__(self, pack: Pack, seats: int, options: Mapping[str, Value]) -> None:
        super().__init__(pack, seats)
        self.round, self.to_act, self.coins, self.accusers = 1, 0, [0] * seats + [18], [0] * seats
        self.frames: list[list[int]] = [[CHOOSE, OPEN, OPEN] + [OPEN] * seats]

    def copy(self) -> Vote:
        twin = Vote(self.pack, self.seats, {})
        twin.round, twin.coins, twin.accusers, twin.to_act = self.round, self.coins[:], self.accusers[:], self.to_act
        twin.frames = [frame[:] for frame in self.frames]
        return twin

    def asked(self, frame: list[int]) -> list[int]:
        """Whom a phase asks, which is public; who has answered is not."""
        return [frame[2]] if frame[0] == ADMIT else [seat for seat in range(self.seats) if seat not in frame[1:3]]

    def waiting(self) -> list[int]:
        return [s for s in self.asked(self.frames[-1]) if self.frames[-1][3 + s] == OPEN] if self.frames else []

    def moves(self) -> list[Move]:
        return self.moves_of(self.to_act)

    def moves_of(self, seat: i64) -> list[Move]:
        return [self.pack.by_text[text] for text in ANSWERS[self.frames[-1][0]]] if seat in self.waiting() else []

    def active(self) -> i64:
        return NOBODY  # it is everybody's turn; whom search asks next would tell who has answered

    def interjections(self, seat: i64) -> list[Move]:
        safe = [frame[2] for frame in self.frames] + [seat]
        might = [] if not self.frames or seat < 0 or self.accusers[seat] else ANSWERS[ACCUSE][: self.seats]
        return [self.pack.by_text[text] for accused, text in enumerate(might) if accused not in safe]

    def refuse(self, move: Move, seat: i64) -> Refusal:
        if not self.frames:
            return Refusal("PA-END-1", "over")
        if move.kind == "accuse":
            if ANSWERS[ACCUSE].index(move.text) in (seat, self.seats):
                return Refusal("PA-ACCUSE-1", "accuse-another")
            return Refusal("PA-ACCUSE-2", "no-second") if self.accusers[seat] else Refusal("PA-ACCUSE-3", "is-accused")
        if move.kind != KINDS[self.frames[-1][0]] or seat not in self.asked(self.frames[-1]):
            return Refusal("PA-ACCUSE-4", "must-wait") if move.kind == "choose" else Refusal(move.clause, "not-asked")
        return Refusal("PA-CHOOSE-2", "answered")

    def apply(self, move: Move, seat: i64) -> None:
        if move.kind == "accuse":
            self.accusers[seat] = 1
            self.ask(ADMIT, seat, ANSWERS[ACCUSE].index(move.text))
            self.tell(Event("accused", "PA-ACCUSE-1", {"by": seat, "seat": self.frames[-1][2]}))
        else:
            self.frames[-1][3 + seat] = ANSWERS[self.frames[-1][0]].index(move.text)
            self.tell(Event("answered", move.clause, {"answer": move.text}, seats=[seat]))
            if not self.waiting():
                self.settle(self.frames.pop())
        self.to_act = (self.waiting() or [NOBODY])[0]

    def ask(self, phase: int, accuser: int, accused: int) -> None:
        self.frames.append([phase, accuser, accused] + [OPEN] * self.seats)

    def settle(self, frame: list[int]) -> None:
        """All have answered: share out the coins, open the vote, or judge."""
        phase, accuser, accused, answers, learned_by = frame[0], frame[1], frame[2], frame[3:], range(self.seats)
        if phase == CHOOSE:
            taken = [number if answers.count(number) == 1 else 0 for number in answers]
            self.coins = [has + more for has, more in zip(self.coins, [*taken, -sum(taken)], strict=True)]
            self.tell(Event("revealed", "PA-CHOOSE-3", {"chosen": answers}, learned_by=learned_by))
            self.round, self.accusers = self.round + 1, [0] * self.seats
            if self.round <= 3:
                self.ask(CHOOSE, OPEN, OPEN)
        elif phase == ADMIT and answers[accused] == 0:
            self.ask(VOTE, accuser, accused)
            self.tell(Event("denied", "PA-ADMIT-1", {"seat": accused}))
        else:
            guilty, innocent = 1 + answers.count(1), answers.count(0)
            if guilty > innocent and self.coins[accused] > 0:
                self.coins[accused], self.coins[-1] = self.coins[accused] - 1, self.coins[-1] + 1
            self.tell(Event("judged", "PA-VOTE-2", {"guilty": guilty, "innocent": innocent}, learned_by=learned_by))

    def imagine(self, seat: i64, rng: Rng) -> Vote:
        """While this seat has yet to answer, those asked before it gave any answer; else nobody else has answered."""
        world = self.copy()
        for frame in world.frames:
            asked, kinds = self.asked(frame), len(ANSWERS[frame[0]])
            last = seat if seat in asked and frame[3 + seat] == OPEN else OPEN
            for other in [s for s in asked if s != seat]:
                frame[3 + other] = rng.below(kinds) if other < last else OPEN
        world.to_act = (world.waiting() or [NOBODY])[0]
        return world

    def view(self, seat: i64) -> View:
        frames = [frame[:3] + ([frame[3 + seat]] if seat >= 0 else []) for frame in self.frames]
        return cast(
            View,
            {
                "viewer": seat,
                "round": self.round,
                "coins": self.coins[:],
                "accusers": self.accusers[:],
                "frames": frames,
            },
        )

    def prompt(self, seat: i64) -> Prompt:
        """All that were asked count as deciders, except a viewer who has answered (PA-CHOOSE-2)."""
        if not self.frames:
            return Prompt("PA-END-1", "over", [])
        top, kind = self.frames[-1], KINDS[self.frames[-1][0]]
        deciders = [s for s in self.asked(top) if s != seat or s in self.waiting()]
        return Prompt(f"PA-{kind.upper()}-1", kind, deciders, {"accuser": top[1], "accused": top[2]})

    def standing(self) -> list[float]:
        return [float(coins) for coins in self.coins[:-1]]

    def census(self) -> list[str]:
        return ["coin"] * sum(self.coins)


BOUND: Final = 3 * (4 + 4 * 4)  # a round: a choice each; once for each seat an accusation, its answer and the votes
GAME: Final = Game(
    "pocket-vote", "Pocket vote", range(3, 5), rules=1, clauses=CLAUSES, read=VotePack, begin=Vote, bound=BOUND
)
