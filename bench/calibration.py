"""How often positions judged 70 % are won: searching bots play each other, and say before each choice what they expect.

    python bench/calibration.py toerkk --games 40 --iterations 300 --json bench/results/calibration-toerkk.json

prints a table, and writes the bins as JSON and, beside it, as a drawing (SVG).
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import ludoteka  # the folder above must be known first
from ludoteka.bots.search_bot import SearchBot
from ludoteka.core.info import imagined_info
from ludoteka.core.options import settle
from ludoteka.core.rng import Rng
from ludoteka.core.seats import CHANCE, NOBODY

BINS = 10
SIZE = 300


def said_and_won(edition: ludoteka.Edition, games: int, seats: int, iterations: int) -> list[tuple[float, float]]:
    """For every choice of every game: the chance the bot gave itself, and what its seat got in the end."""
    found: list[tuple[float, float]] = []
    start = edition.game.begin(edition.pack(), seats, settle(edition.options, {}))
    for seed in range(games):
        position, rng = start.copy(), Rng(seed)
        bots = [SearchBot(100 * seed + seat, iterations=iterations) for seat in range(seats)]
        said: list[tuple[int, float]] = []
        while position.to_act != NOBODY:
            who = int(position.to_act)
            if who == CHANCE:
                position.apply(position.lot(rng.below(position.lots())), CHANCE)
                continue
            thought = bots[who].explain(imagined_info(edition.game, who, position, []))
            if thought.best.expected:
                said.append((who, thought.chance))
            position.apply(edition.pack().parse(thought.best.move), who)
        found += [(chance, position.standing()[who]) for who, chance in said]
    return found


def binned(pairs: list[tuple[float, float]]) -> list[dict[str, float]]:
    """By tenths of what was said: how many, what was said and what was won on average."""
    rows = []
    for number in range(BINS):
        inside = [pair for pair in pairs if number <= pair[0] * BINS < number + 1 or (number == 9 and pair[0] == 1.0)]
        if inside:
            rows.append({"count": len(inside), "said": sum(said for said, _ in inside) / len(inside),
                         "won": sum(won for _, won in inside) / len(inside)})
    return rows


def drawing(title: str, rows: list[dict[str, float]]) -> str:
    """The bins as dots beside the line of perfect judgement."""
    dots = "".join(f'<circle cx="{20 + SIZE * row["said"]:.1f}" cy="{20 + SIZE * (1 - row["won"]):.1f}" '
                   f'r="{2 + (row["count"] / max(each["count"] for each in rows)) ** 0.5 * 6:.1f}" fill="#a33"/>'
                   for row in rows)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE + 40} {SIZE + 60}" font-size="12">'
            f'<rect x="20" y="20" width="{SIZE}" height="{SIZE}" fill="none" stroke="#888"/>'
            f'<line x1="20" y1="{SIZE + 20}" x2="{SIZE + 20}" y2="20" stroke="#888" stroke-dasharray="4"/>{dots}'
            f'<text x="20" y="14">{title}: won (up) by said (right), 0 to 1</text></svg>\n')


def main(arguments: list[str]) -> int:
    """Play, count, show."""
    options = argparse.ArgumentParser(description="How often positions judged 70 % are won.")
    options.add_argument("game")
    options.add_argument("--games", type=int, default=20)
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--iterations", type=int, default=200)
    options.add_argument("--json", type=Path)
    chosen = options.parse_args(arguments)
    edition = ludoteka.game(chosen.game)
    pairs = said_and_won(edition, chosen.games, chosen.seats, chosen.iterations)
    rows = binned(pairs)
    print(f"{edition.title}, {chosen.games} games, {chosen.iterations} iterations a choice, {len(pairs)} choices")
    for row in rows:
        print(f"  said {row['said']:.2f}  won {row['won']:.2f}  ({row['count']} choices)")
    if chosen.json is not None:
        chosen.json.parent.mkdir(parents=True, exist_ok=True)
        facts = {"game": edition.key, "games": chosen.games, "seats": chosen.seats, "iterations": chosen.iterations}
        chosen.json.write_text(json.dumps(facts | {"bins": rows}, indent=1) + "\n", encoding="utf-8")
        chosen.json.with_suffix(".svg").write_text(drawing(edition.title, rows), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
