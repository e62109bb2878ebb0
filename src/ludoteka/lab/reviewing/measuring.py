"""Whether reviews say true chances: bots play, every now and then everybody is judged, and at the end it is known."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludoteka import Edition, LudotekaError, Rng
from ludoteka.core.info import imagined_info
from ludoteka.lab.calibrating import Judged, kept
from ludoteka.lab.dealing import Deal
from ludoteka.lab.entrants import Entrant
from ludoteka.lab.reviewing.verdict import Judge, share_of, won

WORLDS: Final = 4
LEAST, MOST = 0.1, 6.0
"""Between these the sharpness is sought."""


class Watched(NamedTuple):
    """One game: by seat and moment where the imagined worlds led, and what each seat won."""

    number: int
    leaves: list[tuple[int, list[list[float]]]]
    points: list[float]

    def judged(self, sharp: float) -> Judged:
        """What was expected with a sharpness, as calibrations count it."""
        said = tuple(
            (seat, sum(share_of(leaf, sharp) for leaf in leaves) / len(leaves)) for seat, leaves in self.leaves
        )
        return Judged(self.number, said, tuple(self.points))


def watch(edition: Edition, entrant: Entrant, number: int, seats: int, seed: int, every: int) -> Watched:
    """Let a bot play a game against itself and judge all seats on average at the beginning of every n-th turn."""
    deal, position = Deal(seed, number), edition.new(seats, None, {}, None, "manual").position
    bots = [entrant.bot(deal.seed(seat)) for seat in range(seats)]
    judge, rng, turn = Judge(edition.game, seats), Rng(seed * 1_000_003 + number), -1
    leaves: list[tuple[int, list[list[float]]]] = []
    for who in deal.decisions(position):
        if int(position.active()) != turn:
            turn = int(position.active())
            if rng.below(every) == 0:
                for seat in range(seats):
                    leaves.append(
                        (
                            seat,
                            [
                                [round(each, 4) for each in leaf]
                                for leaf in judge.leaves(position, seat, WORLDS, int(rng.word()))
                            ],
                        )
                    )
        choice = bots[who].choose(imagined_info(edition.game, who, position, []))
        position.apply(position.pack.by_text[choice], who)
    sides = [int(position.side(seat)) for seat in range(seats)]
    return Watched(number, leaves, won([float(score) for score in position.standing()], sides))


def watched(
    edition: Edition, entrant: Entrant, games: int, seats: int, seed: int, path: Path | None, every: int
) -> Iterator[Watched]:
    """So many games."""
    return kept(Watched, games, seats, path, lambda number: watch(edition, entrant, number, seats, seed, every))


def surprise(games: Sequence[Watched], sharp: float) -> float:
    """How much the results surprised whoever believed the judgements (mean logarithmic loss); less is better."""
    losses = [
        -(game.points[seat] * log(max(1e-6, value)) + (1 - game.points[seat]) * log(max(1e-6, 1 - value)))
        for game in games
        for seat, value in game.judged(sharp).said
    ]
    return sum(losses) / max(1, len(losses))


def fitted(games: Sequence[Watched]) -> float:
    """The sharpness that surprises least, to two digits."""
    low, high = LEAST, MOST
    while high - low > 0.005:
        one, other = low + (high - low) / 3, high - (high - low) / 3
        if surprise(games, one) < surprise(games, other):
            high = other
        else:
            low = one
    return round((low + high) / 2, 2)


def measurements(path: Path) -> dict[str, dict[str, Any]]:
    """What a file of sharpnesses holds; where there is none, nothing yet."""
    if not path.exists():
        return {"games": {}, "made_by": {}}
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        if all(isinstance(each, dict) for each in (found["games"], found["made_by"], *found["games"].values())):
            return {key: found[key] for key in ("games", "made_by")}
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        pass
    raise LudotekaError(f"{path} holds no sharpnesses; name another file, or one that is not there yet")


def keep(path: Path, game: str, seats: int, sharp: float, made_by: str) -> None:
    """Write a sharpness into the file of all of them, with the command that found it."""
    found = measurements(path)
    found["games"].setdefault(game, {})[str(seats)] = sharp
    found["made_by"][f"{game} {seats}"] = made_by
    path.write_text(json.dumps(found, indent=2, sort_keys=True) + "\n", encoding="utf-8")
