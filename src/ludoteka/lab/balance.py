"""Balance: what a series of watched games says about seats, heroes, options, cards, moves and tension."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ludoteka.lab.intervals import share_interval, spread
from ludoteka.lab.noting import PARTS, Noted
from ludoteka.lab.shares import Estimate, Means
from ludoteka.lab.things import Thing


class Use(NamedTuple):
    """One thing of the content: in which part of the games it was seen and used, how often chosen, how users fared."""

    thing: Thing
    seen: float
    used: float
    offered: int
    chosen: int
    users: Estimate
    """Wins of the sides that used it, as a multiple of an even share; it need not be the cause."""

    @property
    def taken(self) -> float | None:
        """How often it was chosen where it could be; None where it never could."""
        return self.chosen / self.offered if self.offered else None

    def data(self) -> dict[str, object]:
        """For files."""
        return {
            "id": self.thing.id,
            "table": self.thing.table,
            "known_from": self.thing.known_from,
            "seen_in": self.seen,
            "used_in": self.used,
            "offered": self.offered,
            "chosen": self.chosen,
            "users": self.users.data() if self.users.games else None,
        }


class Balance:
    """All that was counted so far; the order of the games does not matter."""

    def __init__(self, things: Mapping[str, Thing], variants: Sequence[str] = ("",)) -> None:
        self.known = things
        self.variants = list(variants)
        self.games = 0
        self.shares = {group: Means() for group in ("seat", "order", "hero")}
        self.lengths: dict[str, Means] = {"turns": Means(), "rounds": Means()}
        self.rounds: list[float] = []
        self.turns: list[int] = []
        self.endings: Counter[str] = Counter()
        self.moves: dict[str, list[int]] = {}
        self.ahead = [0] * (PARTS + 1)
        self.judged = 0
        self.settled: list[float] = []
        self._things: dict[str, list[int]] = {}
        self._users = Means()
        self.by_variant: list[Variant] = [Variant(name) for name in self.variants] if len(self.variants) > 1 else []

    def add(self, game: Noted) -> None:
        """Count one game."""
        self.games += 1
        credits = credit_of(game)
        self._share(game, credits)
        rounds = game.turns / max(1, len(set(game.outcome.sides)))
        self.lengths["turns"].add("all", game.turns)
        self.lengths["rounds"].add("all", rounds)
        self.turns.append(game.turns)
        self.rounds.append(rounds)
        self.endings[game.outcome.ending] += 1
        for kind, (offered, chosen) in game.moves.items():
            row = self.moves.setdefault(kind, [0, 0])
            row[0] += offered
            row[1] += chosen
        self._use(game, credits)
        if game.leads:
            self.judged += 1
            winner = game.leads[-1]
            for part, side in enumerate(game.leads):
                self.ahead[part] += side == winner
            self.settled.append(game.settled)
        if self.by_variant:
            self.by_variant[game.variant].add(game, credits, rounds)

    def _share(self, game: Noted, credits: Mapping[int, float]) -> None:
        outcome, sides = game.outcome, len(credits)
        for seat, side in enumerate(outcome.sides):
            self.shares["seat"].add(f"P{seat + 1}", credits[side] * sides)
        for seat, hero in enumerate(outcome.heroes):
            self.shares["hero"].add(hero, credits[outcome.sides[seat]] * sides)
        if outcome.first >= 0:
            for side in range(sides):
                self.shares["order"].add(str((side - outcome.first) % sides + 1), credits[side] * sides)

    def _use(self, game: Noted, credits: Mapping[int, float]) -> None:
        sides = game.outcome.sides
        for name, (offered, chosen, users, seen) in game.things.items():
            row = self._things.setdefault(name, [0, 0, 0, 0])
            row[0] += offered
            row[1] += chosen
            row[2] += users != 0
            row[3] += seen or users != 0
            used_by = {side for seat, side in enumerate(sides) if users >> seat & 1}
            if used_by and len(used_by) < len(credits):  # where everybody used it, it parts nobody from anybody
                for side in used_by:
                    self._users.add(name, credits[side] * len(credits))

    def uses(self) -> list[Use]:
        """Every thing of the content, those that never came into play too."""
        users = self._users.found()
        found = []
        for name, thing in self.known.items():
            offered, chosen, used, seen = self._things.get(name, [0, 0, 0, 0])
            games = max(1, self.games)
            found.append(
                Use(thing, seen / games, used / games, offered, chosen, users.get(name, Estimate(0, 0.0, 0.0)))
            )
        return found

    def dead(self) -> list[str]:
        """What never came into play at all."""
        return [use.thing.id for use in self.uses() if use.seen == 0]

    def unused(self) -> list[str]:
        """What could have been chosen, and never was."""
        return [use.thing.id for use in self.uses() if use.offered and not use.chosen]

    def never_chosen(self) -> list[str]:
        """Kinds of moves that were open and never chosen."""
        return sorted(kind for kind, (offered, chosen) in self.moves.items() if offered and not chosen)

    def winner_ahead(self) -> list[float]:
        """After each part of the game: in which share of the games the later winner was ahead."""
        return [count / self.judged for count in self.ahead] if self.judged else []

    def data(self) -> dict[str, object]:
        """For files and for `--json`."""
        return {
            "games": self.games,
            "shares": {group: _data(means.found()) for group, means in self.shares.items() if means.by_name},
            "turns": self.lengths["turns"].found()["all"].data() | spread(self.turns) if self.games else None,
            "rounds": self.lengths["rounds"].found()["all"].data() if self.games else None,
            "endings": {
                name: {"games": count, "share": count / self.games, "share_95": share_interval(count, self.games)}
                for name, count in self.endings.most_common()
                if name
            },
            "winner_ahead": self.winner_ahead(),
            "settled_median": sorted(self.settled)[len(self.settled) // 2] if self.settled else None,
            "moves": {kind: {"offered": row[0], "chosen": row[1]} for kind, row in sorted(self.moves.items())},
            "never_chosen_moves": self.never_chosen(),
            "things": [use.data() for use in self.uses()],
            "dead": self.dead(),
            "never_chosen": self.unused(),
            "options": [variant.data() for variant in self.by_variant],
        }


class Variant:
    """The games that were played with one choice of options."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.first = Means()
        self.heroes = Means()
        self.rounds = Means()

    def add(self, game: Noted, credits: Mapping[int, float], rounds: float) -> None:
        """Count one game."""
        if game.outcome.first >= 0:
            self.first.add("first", credits[game.outcome.first] * len(credits))
        for seat, hero in enumerate(game.outcome.heroes):
            self.heroes.add(hero, credits[game.outcome.sides[seat]] * len(credits))
        self.rounds.add("all", rounds)

    def data(self) -> dict[str, object]:
        """For files."""
        return {
            "options": self.name,
            "rounds": _data(self.rounds.found()).get("all"),
            "first": _data(self.first.found()).get("first"),
            "heroes": _data(self.heroes.found()),
        }


def credit_of(game: Noted) -> dict[int, float]:
    """By side: one win, shared by those that came first."""
    best = max(game.outcome.scores)
    first = {game.outcome.sides[seat] for seat, score in enumerate(game.outcome.scores) if score == best}
    return {side: (side in first) / len(first) for side in sorted(set(game.outcome.sides))}


def counted(games: Iterable[Noted], balance: Balance) -> Iterable[Noted]:
    """Count games while they pass by."""
    for game in games:
        balance.add(game)
        yield game


def _data(found: Mapping[str, Estimate]) -> dict[str, dict[str, object]]:
    return {name: estimate.data() for name, estimate in found.items()}
