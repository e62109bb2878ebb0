"""`ludoteka perft`: how many lines of play there are, by depth. Two engines that agree on it agree on the rules."""

from __future__ import annotations

from argparse import Namespace
from time import perf_counter

from ludoteka import NOBODY, BadOption
from ludoteka.core import Position
from ludoteka.terminal import shelf
from ludoteka.terminal.screen import print_json, screen


def perft(args: Namespace) -> int:
    """Count depth after depth, so that the first ones are there while the last is being counted."""
    if args.depth < 1:
        raise BadOption(f"a depth of {args.depth} counts nothing; it begins at 1")
    game = shelf.find(args.game)
    start = game.new(seats=args.seats, options=shelf.options(args), content=args.content, chance="manual").position
    console = screen()
    rows: list[dict[str, object]] = []
    if not args.json:
        console.print(f"{game.title}, {start.seats} seats; different outcomes of chance count as one branch each")
        console.print(f"{'depth':>5}  {'lines of play':>15}  {'over by then':>15}  {'seconds':>8}", style="dim")
    over = 0
    for depth in range(1, args.depth + 1):
        began = perf_counter()
        lines, ended = count(start, depth)
        over += ended
        rows.append({"depth": depth, "lines": lines, "ended": ended})
        if not args.json:
            console.print(f"{depth:>5}  {lines:>15}  {over:>15}  {perf_counter() - began:>8.2f}")
        if lines == 0:
            break
    if args.json:
        print_json({"game": game.key, "seats": int(start.seats), "counts": rows})
    return 0


def count(position: Position, depth: int) -> tuple[int, int]:
    """How many lines of exactly this many steps there are, and in how many of them the game is over at the end."""
    if depth == 0:
        return 1, int(position.to_act == NOBODY)
    lines = ended = 0
    for move in position.moves():
        after = position.copy()
        after.apply(move, position.to_act)
        more, over = count(after, depth - 1)
        lines += more
        ended += over
    return lines, ended
