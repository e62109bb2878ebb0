"""Answers that several seats give at once and in secret: a vote, a mulligan."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.core.errors import BadDump
from ludoteka.core.native import i64
from ludoteka.core.rng import Rng
from ludoteka.core.seats import NOBODY
from ludoteka.kit.reading import demand, fields, numbers


class Answers:
    """One answer for each asked seat, given in any order, each in one step or in several small ones.

    Before all are in, nobody can see that, or what, another seat has answered. Steps are small numbers of the game's
    choice, such as cards or numbers of moves. The state is the same for every order of answering.

    >>> answers = Answers()
    >>> answers.ask([0, 2]); answers.give(2, 7)
    >>> answers.next_seat(), answers.waiting(), answers.seen_waiting(0), answers.seen_waiting(2)
    (0, [0], [0, 2], [0])
    >>> answers.give(0, 5); answers.is_ready(), answers.of(0), answers.of(2)
    (True, [5], [7])
    """

    def __init__(self) -> None:
        self.asked: list[i64] = []
        """The seats in the order in which search and scripts ask them; empty outside such a phase."""
        self.steps: list[list[i64]] = []
        self.finished: i64 = 0
        """One bit for each asked seat, by its place in the order."""

    def copy(self) -> Answers:
        """Another object with the same answers."""
        twin = Answers()
        twin.asked = self.asked.copy()
        twin.steps = [steps.copy() for steps in self.steps]
        twin.finished = self.finished
        return twin

    def ask(self, seats: Sequence[int]) -> None:
        """Begin: these seats are to answer."""
        self.asked = [seat for seat in seats]
        self.steps = [[] for _ in seats]
        self.finished = 0

    def clear(self) -> None:
        """End: the answers have been carried out."""
        self.ask([])

    def add(self, seat: i64, step: i64) -> None:
        """A seat goes one step further in its answer."""
        self.steps[self._open(seat)].append(step)

    def take_back(self, seat: i64) -> i64:
        """A seat takes back its last step; tell which."""
        return self.steps[self._open(seat)].pop()

    def finish(self, seat: i64) -> None:
        """A seat is done with its answer."""
        self.finished |= i64(1) << self._open(seat)

    def give(self, seat: i64, answer: i64) -> None:
        """A seat answers in one step."""
        self.add(seat, answer)
        self.finish(seat)

    def of(self, seat: i64) -> list[i64]:
        """What a seat has answered so far, step by step; the caller does not change it."""
        return self.steps[self.asked.index(seat)]

    def has_finished(self, seat: i64) -> bool:
        """Whether a seat was asked and is done."""
        return seat in self.asked and (self.finished >> i64(self.asked.index(seat)) & 1) == 1

    def is_ready(self) -> bool:
        """Whether all who were asked have answered."""
        return self.finished == (i64(1) << i64(len(self.asked))) - 1

    def next_seat(self) -> i64:
        """The first in the order that has not finished, or NOBODY."""
        for i in range(i64(len(self.asked))):
            if not self.finished >> i & 1:
                return self.asked[i]
        return NOBODY

    def waiting(self) -> list[int]:
        """Those who have not finished, in truth."""
        return [int(self.asked[i]) for i in range(i64(len(self.asked))) if not self.finished >> i & 1]

    def seen_waiting(self, seat: i64) -> list[int]:
        """Those who have not finished as far as this seat can see: all who were asked, itself apart once it is done."""
        done = self.has_finished(seat)
        return [int(each) for each in self.asked if not (done and each == seat)]

    def forget(self, seat: i64) -> list[int]:
        """Keep this seat's own answer only; tell which seats the game is to give random answers, in order.

        While the seat has not finished, these are those before it, so that it is the next to act in the imagined
        world. Once it has, nobody else has answered there: at least one is still missing, and it cannot know whose.
        """
        done = self.has_finished(seat)
        before: list[int] = []
        reached = done or seat not in self.asked
        for i in range(i64(len(self.asked))):
            if self.asked[i] == seat:
                reached = True
                continue
            self.steps[i].clear()
            self.finished &= ~(i64(1) << i)
            if not reached:
                before.append(int(self.asked[i]))
        return before

    def imagine(self, seat: i64, rng: Rng, options: Sequence[list[i64]]) -> None:
        """Forget, and give random answers of one step; `options` are those open to each asked seat, in their order.

        Take the options from the imagined hands: deal these anew first.
        """
        for each in self.forget(seat):
            choices = options[self.asked.index(each)]
            self.give(each, choices[rng.below(len(choices))])

    def dump(self) -> dict[str, object]:
        """As JSON-safe data."""
        return {
            "asked": self.asked.copy(),
            "steps": [steps.copy() for steps in self.steps],
            "finished": [int(self.finished >> i & 1) for i in range(i64(len(self.asked)))],
        }

    def restore(self, data: object) -> None:
        """Become what `dump` wrote."""
        if not isinstance(data, dict) or not isinstance(data.get("steps"), list):
            raise BadDump(f"answers are a table with asked, steps and finished, not {data!r}")
        steps = [numbers("answers.steps", item) for item in data["steps"]]
        found = fields("answers", {name: data[name] for name in data if name != "steps"}, ["asked", "finished"])
        bits = found["finished"]
        demand(len(steps) == len(bits) == len(found["asked"]), "answers: asked, steps and finished differ in length")
        demand(all([bit in (0, 1) for bit in bits]), "answers.finished holds something besides 0 and 1")
        self.asked, self.steps = found["asked"], steps
        self.finished = sum([int(bit) << i for i, bit in enumerate(bits)])

    def _open(self, seat: i64) -> i64:
        """Where an asked seat stands in the order, if it may still change its answer."""
        i: i64 = self.asked.index(seat)
        if self.finished >> i & 1:
            raise ValueError(f"seat {seat} has answered already")
        return i
