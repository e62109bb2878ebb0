"""Golden play-throughs: whole games as text that people read in review and the tests replay to the letter.

    python scripts/golden.py                      play every file again and rewrite it; write what is missing
    python scripts/golden.py --check              only say which files would change; exit 1 if any would
    python scripts/golden.py --new GAME NAME [--seats N] [--seed N] [--past N] [--steps N] [--option KEY=VALUE …]

A file says who is to act, what is open, what is done, what each viewer is told, at some points what each viewer sees,
and how it ends. Only the header, the lines that begin with 'past' or 'do' and the places of the lines that begin with
'view' are read; everything else is worked out anew. Viewers who are told or see the same share a line. Of a long game
the moves before the part worth reading stand in 'past' lines. A game with a frozen content file beside its tests is
played with that, so that tuning its cards changes no play-through.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import zlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
os.environ.setdefault("LUDOTEKA_ENGINE", "plain")
sys.path[:0] = [str(ROOT / folder) for folder in ("src", "examples", ".")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka.core import CHANCE, NOBODY, SPECTATOR, Rng, seat_name, seat_number  # noqa: E402
from ludoteka.core.record import standing_text  # noqa: E402
from tests.contract.tables import SETUPS, every_edition, random_step  # noqa: E402

FOLDER = ROOT / "tests" / "golden"
SHOWN = 12
"""A longer list of moves is cut off; its length and a check number stand for the rest."""
STEPS = 28
"""A new play-through is cut off here, so that a file stays short enough to read."""
LOOK_EVERY = 12
PAST = 12
"""So many moves stand in one 'past' line."""


class BadGolden(ludoteka.LudotekaError):
    """A golden file that cannot be replayed."""


class PlayThrough:
    """One game on its way to paper."""

    def __init__(self, edition: ludoteka.Edition, seats: int, options: dict[str, object]) -> None:
        frozen = ROOT / "tests" / "games" / edition.key.replace("-", "_") / "frozen.toml"
        content = frozen if frozen.exists() else None
        self.match = edition.new(seats, options=options, content=content, chance="manual")
        head = f"game {edition.key}   rules {edition.game.rules}   seats {seats}"
        self.lines = [head, *(f"option {key} {value}" for key, value in options.items())]
        self.steps = 0

    def pass_over(self, moves: Sequence[tuple[str, int]]) -> None:
        """Play the moves before the part worth reading, and write them and nothing else."""
        for text, seat in moves:
            self.match.play(text, seat)
        self.steps += len(moves)
        for first in range(0, len(moves), PAST):
            row = [f"{seat_name(seat)}: {text}" for text, seat in moves[first : first + PAST]]
            self.lines.append("past " + " · ".join(row))

    def step(self, text: str, seat: int, *, look: bool) -> None:
        """Write who is to act and what is open, do one thing, write what is told of it."""
        before = self.match.mail.counts()
        self.lines.append(f"{self.steps}  to act {' '.join(map(seat_name, self.match.waiting)) or 'chance'}")
        self.lines += list(self._open(seat))
        if look:
            self.lines += list(self._grouped("view", lambda viewer: [self._view(viewer)]))
        self.lines.append(f"   do     {seat_name(seat)}: {text}")
        self.match.play(text, seat)
        self.lines += list(
            self._grouped(
                "event",
                lambda viewer: [
                    f"{letter['key']} ({letter['clause']}) {_json(letter['args'])}"
                    for letter in self.match.mail.since(viewer, before[viewer])
                ],
            )
        )
        self.steps += 1

    def text(self) -> str:
        """The whole file."""
        if not self.match.over:
            return "\n".join([*self.lines, f"stop  after {self.steps} steps", ""])
        last = self._grouped("view", lambda viewer: [self._view(viewer)])
        scores = sorted((row["seat"], row["score"]) for row in self.match.standings())
        ends = [f"{seat_name(seat)} {standing_text(score)}" for seat, score in scores]
        return "\n".join([*self.lines, *last, "  ".join(["end", *ends]), ""])

    def _open(self, seat: int) -> Iterator[str]:
        if self.match.to_act == CHANCE:
            odds = [f"{text} {share}" for text, share in self.match.odds().items()]
            yield f"   odds   {_cut(odds)}"
        for each in dict.fromkeys([*self.match.waiting, *([seat] if seat >= 0 else [])]):
            yield f"   legal  {seat_name(each)}: {_cut(self.match.moves(each))}"

    def _view(self, viewer: int) -> str:
        view = self.match.position.view(viewer)
        return _json({name: value for name, value in view.items() if name != "viewer"})

    def _grouped(self, word: str, lines_of: Callable[[int], list[str]]) -> Iterator[str]:
        """One line for all viewers to whom the same is said."""
        viewers = [*range(self.match.seats), SPECTATOR]
        said = {viewer: lines_of(viewer) for viewer in viewers}
        for place in range(max(len(lines) for lines in said.values())):
            alike: dict[str, list[int]] = {}
            for viewer in viewers:
                if place < len(said[viewer]):
                    alike.setdefault(said[viewer][place], []).append(viewer)
            for line, group in alike.items():
                names = "all" if len(group) == len(viewers) else " ".join(map(seat_name, group))
                yield f"   {word:6} {names}: {line}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _cut(words: Sequence[str]) -> str:
    if len(words) <= SHOWN:
        return " · ".join(words)
    check = zlib.crc32("\n".join(words).encode())
    return " · ".join(words[:SHOWN]) + f" · … ({len(words)} in all, {check:08x})"


def editions() -> dict[str, ludoteka.Edition]:
    """Every game by its key."""
    return {edition.key: edition for edition, _ in every_edition()}


def replay(text: str) -> str:
    """Play a file again and write it anew."""
    rows = text.split("\n")
    words = rows[0].split()
    if len(words) != 6 or words[::2] != ["game", "rules", "seats"] or words[1] not in editions():
        raise BadGolden(f"line 1: {rows[0]!r} is no header such as 'game tic-tac-toe   rules 1   seats 2'")
    options: dict[str, object] = {}
    for row in rows[1:]:
        if not row.startswith("option "):
            break
        _, key, value = row.split(" ", 2)
        options[key] = value
    played = PlayThrough(editions()[words[1]], int(words[5]), options)
    look = False
    for number, row in enumerate(rows, 1):
        look = look or row.startswith("   view ")
        try:
            if row.startswith("past "):
                played.pass_over([_done(part) for part in row[5:].split(" · ")])
            elif row.startswith("   do "):
                played.step(*_done(row[6:].strip()), look=look)
                look = False
        except (ludoteka.LudotekaError, ValueError) as bad:
            raise BadGolden(f"line {number}: {bad}") from None
    return played.text()


def _done(part: str) -> tuple[str, int]:
    """What was done and by whom: 'P1: mark a1'."""
    name, _, move = part.partition(": ")
    return move, seat_number(name)


def play(
    edition: ludoteka.Edition, seats: int, options: dict[str, object], seed: int, steps: int, past: int = 0
) -> str:
    """A new random play-through."""
    played, rng = PlayThrough(edition, seats, options), Rng(seed)
    passed: list[tuple[str, int]] = []
    ahead = played.match.position.copy()
    while len(passed) < past and ahead.to_act != NOBODY:
        move, seat = random_step(ahead, rng)
        ahead.apply(move, seat)
        passed.append((move.text, seat))
    played.pass_over(passed)
    while not played.match.over and played.steps < past + steps:
        move, seat = random_step(played.match.position, rng)
        played.step(move.text, seat, look=played.steps % LOOK_EVERY == LOOK_EVERY - 1)
    return played.text()


def missing() -> Iterator[tuple[Path, str]]:
    """For every game without a file one for each table at which the contract tests play it."""
    for setup in SETUPS:
        folder = FOLDER / setup.edition.key
        if not any(folder.glob("*.txt")):
            name = "-".join([f"{setup.seats}-seats", *(f"{key}-{value}" for key, value in setup.options.items())][:3])
            text = play(setup.edition, setup.seats, dict(setup.options), seed=1, steps=STEPS)
            yield folder / f"{name}.txt", text


def main(arguments: Sequence[str]) -> int:
    """Rewrite, check or write anew."""
    parser = argparse.ArgumentParser(description="Replay and rewrite the golden play-throughs.")
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 if a file would change")
    parser.add_argument("--new", nargs=2, metavar=("GAME", "NAME"), help="write a new play-through")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--past", type=int, default=0, help="so many moves come before the part worth reading")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    chosen = parser.parse_args(arguments)
    if chosen.new:
        if chosen.new[0] not in editions():
            parser.error(f"no game {chosen.new[0]!r}; there are {', '.join(editions())}")
        edition = editions()[chosen.new[0]]
        options: dict[str, object] = dict(pair.split("=", 1) for pair in chosen.option)
        text = play(edition, chosen.seats or edition.seats[0], options, chosen.seed, chosen.steps, chosen.past)
        files = [(FOLDER / edition.key / f"{chosen.new[1]}.txt", text)]
    else:
        files = [(path, replay(path.read_text(encoding="utf-8"))) for path in sorted(FOLDER.glob("*/*.txt"))]
        files += list(missing())
    changed = [(path, text) for path, text in files if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path, text in changed:
        print(f"{'differs' if chosen.check else 'written'}: {path.relative_to(ROOT)}")
        if not chosen.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    print(f"{len(files)} play-throughs, {len(changed)} {'would change' if chosen.check else 'changed'}")
    return 1 if changed and chosen.check else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
