"""A bot that looks ahead, as far as its time allows."""

from __future__ import annotations

import gc
from time import perf_counter
from typing import Final

from ludoteka.bots.memory import Memory
from ludoteka.bots.search import Habits, Search, preferred, weigh
from ludoteka.bots.tree import Edge, Node
from ludoteka.core.advice import Advice
from ludoteka.core.bot import Bot
from ludoteka.core.errors import BadOption
from ludoteka.core.explanation import Candidate, Explanation
from ludoteka.core.info import Info
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.position import Position
from ludoteka.core.rng import Rng
from ludoteka.core.seats import CHANCE, NOBODY

WORLDS: Final = 4
"""A move that ends the game is taken where it wins in so many imagined worlds."""
LINE: Final = 8
"""No main line is longer."""
ENDLESS: Final = 1 << 40
LONGEST: Final = 86400.0
"""A day is the most that a decision may take."""
CROWD: Final = 256
"""No more processes think together."""
CONSIDERED: Final = 0.1
"""A move counts for a style if it was thought about at least so much as the one thought about most."""
BETWEEN: Final = 0.0002
"""So many seconds between two looks at the clock, if futures stay as dear as they were; some become a hundred times
dearer, where long fights come into sight."""


class SearchBot(Bot):
    """Searches until its time or its number of iterations is up, or until nothing could change its mind.

    Without seconds it is deterministic: the same seed and the same infos give the same choices.
    """

    def __init__(
        self,
        seed: int = 0,
        *,
        seconds: float = 0.0,
        iterations: int = 0,
        slips: float = 0.0,
        processes: int = 1,
        style: str = "",
        habits: Habits | None = None,
    ) -> None:
        super().__init__(seed)
        if not (
            0.0 <= seconds <= LONGEST and 0 <= iterations < ENDLESS and 0.0 <= slips <= 1.0 and 1 <= processes <= CROWD
        ):
            raise BadOption(
                f"a search wants seconds from 0 to {LONGEST:.0f}, iterations from 0 to {ENDLESS - 1}, "
                f"slips from 0 to 1 and processes from 1 to {CROWD}"
            )
        self.seconds = seconds if seconds or iterations else 0.2
        """How long a decision may take; 0 where only iterations are counted."""
        self.iterations: i64 = iterations if iterations else ENDLESS
        self.slips = slips
        """So often it chooses by a glance."""
        self.processes = processes
        self.style = style
        """How it would rather play, of moves that promise about the same; any way, if empty."""
        self.habits = Habits() if habits is None else habits
        self.memory: Memory | None = None
        self.company: object = None
        """The processes that think with it, once they are needed."""

    def decide(self, info: Info) -> Move:
        """A move that wins; what the advice settles; now and then by a glance; else what was thought about most."""
        self.check_style(info)
        moves = info.world.moves_of(info.seat)
        if not moves:
            return self.anything(info)
        if len(moves) == 1:
            return moves[0]
        win = winning(info, moves, self.rng)
        if win is not None:
            return win
        advice = info.game.advice
        if advice is not None and advice.settles(info.world):
            return preferred(advice, info.world, moves, info.seat)
        slips = self.slips if advice is None else advice.slips(self.slips)
        if slips > 0.0 and self.rng.chance() < slips:
            return self.glance(info)
        search = self.search(info)
        best = self.most_visited(search)
        if self.style and advice is not None:
            best = self.to_its_taste(info, advice, search.root.edges, best)
        self.remember(info, best)
        return best.move

    def glance(self, info: Info) -> Move:
        """Any move, the likelier the more the advice prefers it."""
        advice = info.game.advice
        edges = Search(info.world, info.seat, advice, self.rng, self.habits).root.edges
        if advice is not None:
            weigh(advice, info.world, edges, advice.glance())
        left = self.rng.chance()
        for edge in edges:
            left -= edge.prior
            if left < 0.0:
                return edge.move
        return edges[0].move

    # ---- thinking

    def search(self, info: Info, noting: bool = False) -> Search:
        """Think about a decision, alone or in company."""
        if self.processes > 1:
            return self.search_together(info, noting)
        judge = info.game.judges.of(info.world)
        search = Search(
            info.world,
            info.seat,
            info.game.advice,
            self.rng.split(),
            self.habits,
            self.recalled(info),
            judge,
            noting=noting,
        )
        self.think(search)
        return search

    def think(self, search: Search) -> None:
        """Think undisturbed: a tree holds no cycles, so looking through it for some is lost time."""
        watched = gc.isenabled()
        gc.disable()
        try:
            self.think_on(search)
        finally:
            if watched:
                gc.enable()

    def think_on(self, search: Search) -> None:
        """Go on until time or iterations are up, or until nothing could change the choice."""
        started = perf_counter()
        done: i64 = 0
        step: i64 = 1 if self.seconds else 16
        while done < self.iterations:
            step = min(step, self.iterations - done)
            search.run(step)
            done += step
            left = self.iterations - done
            if self.seconds:
                spent = perf_counter() - started
                rate = float(done) / max(spent, 1e-6)
                left = min(left, i64((self.seconds - spent) * rate))
                if left <= 0:
                    break
                step = max(i64(1), min(i64(rate * BETWEEN), left))
            if self.is_settled(search, left):
                break

    def search_together(self, info: Info, noting: bool) -> Search:
        """Let every process search with dice of its own, and add up what they tried."""
        from ludoteka.bots.company import Company, add

        if not isinstance(self.company, Company):
            self.company = Company(self.processes - 1)
        common = {"seconds": self.seconds, "iterations": 0 if self.iterations == ENDLESS else int(self.iterations)}
        seeds = [int(self.rng.word()) for _each in range(self.processes)]
        self.company.ask(info, [{"seed": seed, **common} for seed in seeds[1:]], self.seconds)
        alone = SearchBot(seeds[0], seconds=self.seconds, iterations=int(common["iterations"]), habits=self.habits)
        search = alone.search(info, noting)
        for answer in self.company.hear():
            add(search, answer)
        return search

    # ---- between decisions

    def remember(self, info: Info, chosen: Edge) -> None:
        """Keep what was found out about the time after the chosen move."""
        self.memory = None
        if chosen.child is not None and self.habits.keep:
            world = info.world.copy()
            world.apply(chosen.move, info.seat)
            self.memory = Memory(chosen.child, world, info.seat)

    def recalled(self, info: Info) -> Node | None:
        """What is already known about this decision."""
        memory = self.memory
        self.memory = None
        return None if memory is None else memory.recall(info, self.rng)

    # ---- choosing

    def is_settled(self, search: Search, left: i64) -> bool:
        """Whether so many more iterations could not change which move is thought about most."""
        first: i64 = 0
        second: i64 = 0
        for edge in search.root.edges:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second > left

    def most_visited(self, search: Search) -> Edge:
        """What was thought about most; of equals what did better."""
        best = search.root.edges[0]
        for edge in search.root.edges:
            if edge.visits > best.visits or (edge.visits == best.visits and edge.mean > best.mean):
                best = edge
        return best

    def check_style(self, info: Info) -> None:
        """Refuse a game that has no such style."""
        if self.style:
            known = [] if info.game.advice is None else info.game.advice.styles()
            if self.style not in known:
                raise BadOption(f"{info.game.title} has no style {self.style!r}; it has {', '.join(known) or 'none'}")

    def to_its_taste(self, info: Info, advice: Advice, edges: list[Edge], best: Edge) -> Edge:
        """Of the moves that promise about as much as the best one, what its style likes most."""
        found = best
        top = advice.likes(self.style, info.world, best.move, info.seat)
        least = best.mean - advice.leniency()
        for edge in edges:
            if edge.mean >= least and float(edge.visits) >= CONSIDERED * float(best.visits):
                liked = advice.likes(self.style, info.world, edge.move, info.seat)
                if liked > top:
                    found, top = edge, liked
        return found

    def explain(self, info: Info) -> Explanation:
        """Where its thought went, what it expects of each move, and how it thinks play goes on.

        It thinks anew for it, so that every move tried has its expectations; what is kept for its next decision stays.
        """
        self.check_style(info)
        seat = int(info.seat)
        moves = info.world.moves_of(info.seat)
        if len(moves) < 2:
            return Explanation(
                seat, [Candidate(move.text, 1.0, 0, []) for move in moves], [(seat, move.text) for move in moves]
            )
        memory, self.memory = self.memory, None
        search = self.search(info, noting=True)
        self.memory = memory
        edges = sorted(search.root.edges, key=_rank)
        win = winning(info, moves, Rng(0))
        choice = self.favourite(info, edges) if win is None else win
        edges = [edge for edge in edges if edge.move is choice] + [edge for edge in edges if edge.move is not choice]
        total = float(sum([int(edge.visits) for edge in edges]))
        candidates = [
            Candidate(
                edge.move.text,
                float(edge.visits) / total,
                int(edge.visits),
                [each / float(edge.noted) for each in edge.results],
            )
            for edge in edges
        ]
        if win is not None and not candidates[0].expected:  # seen without thought
            world = info.imagine(Rng(0))
            world.apply(win, info.seat)
            candidates[0].expected = world.standing()
        return Explanation(seat, candidates, main_line(search, edges[0]))

    def favourite(self, info: Info, edges: list[Edge]) -> Move:
        """What it would do where nothing wins at once; the edges are in the order of its thought."""
        advice = info.game.advice
        if advice is not None and advice.settles(info.world):
            return preferred(advice, info.world, info.world.moves_of(info.seat), info.seat)
        if advice is not None and self.style:
            return self.to_its_taste(info, advice, edges, edges[0]).move
        return edges[0].move


def winning(info: Info, moves: list[Move], rng: Rng) -> Move | None:
    """A move that ends the game and wins it, in every world looked at."""
    for move in moves:
        wins = True
        for _each in range(WORLDS):
            world = info.imagine(rng)
            world.apply(move, info.seat)
            if world.to_act != NOBODY or not is_won(world, info.seat):
                wins = False
                break
        if wins:
            return move
    return None


def is_won(world: Position, seat: i64) -> bool:
    """Whether nobody came out better than this seat, and somebody worse."""
    standing = world.standing()
    return standing[seat] >= max(standing) > min(standing)


def main_line(search: Search, edge: Edge) -> list[tuple[int, str]]:
    """The moves thought about most, one after the other, until dice or cards that the seat would see come between.

    What nobody has to choose is told as well: a forced move, what others are foreseen to do, what the advice settles.
    """
    world, advice = search.world.copy(), search.advice
    found: list[tuple[int, str]] = []
    move, who, node = edge.move, edge.who, edge.child
    while True:
        found.append((int(who), move.text))
        world.apply(move, who)
        skip_unseen(search, world)
        who = world.to_act
        if who < 0 or node is None or len(found) == LINE:
            return found
        moves = world.moves()
        best = thought_most(node, moves, who)
        if len(moves) == 1:
            move = moves[0]
        elif best is not None:
            move, node = best.move, best.child
        elif advice is not None and advice.settles(world):
            move = preferred(advice, world, moves, who)
        elif advice is not None and node.outcomes is not None:
            move = preferred(advice, world, moves, who)
            node = node.outcomes.get(move.number)
            if node is None:
                return found
        else:
            return found


def skip_unseen(search: Search, world: Position) -> None:
    """What chance does face down is passed over, as the tree does not tell it apart."""
    advice = search.advice
    while advice is not None and world.to_act == CHANCE:
        lot = world.lot(0)
        if advice.sees(world, lot, search.seat):
            return
        world.apply(lot, CHANCE)


def thought_most(node: Node, moves: list[Move], who: i64) -> Edge | None:
    """Of the moves open now, the one tried most at a node."""
    best: Edge | None = None
    for edge in node.edges:
        if edge.visits > 0 and edge.who == who and (best is None or edge.visits > best.visits) and edge.move in moves:
            best = edge
    return best


def _rank(edge: Edge) -> tuple[int, float]:
    return -int(edge.visits), -edge.mean
