"""`ludoteka referee`: programs from outside play here, against each other or against bots of the house."""

from __future__ import annotations

import secrets
from argparse import Namespace

from rich.console import Console

from ludoteka import BadOption, Match
from ludoteka.core import Bot, seat_name
from ludoteka.lab.entrants import Entrant, entrant
from ludoteka.lab.outside import OutsideFault, let_go
from ludoteka.terminal import shelf
from ludoteka.terminal.screen import complain, print_json, screen
from ludoteka.terminal.simulating import saver


def referee(args: Namespace) -> int:
    """Play the games and tell each result; gives back 1 where a program forfeited."""
    if args.games < 1:
        raise BadOption(f"{args.games} games are too few; play at least 1")
    game, seed = shelf.find(args.game), secrets.randbelow(1_000_000) if args.seed is None else args.seed
    wanted = [entrant(typed, args.seconds) for typed in args.bots]
    seats = max(len(wanted), game.seats[0]) if args.seats is None else args.seats
    if seats != len(wanted):
        raise BadOption(f"{len(wanted)} bots for {seats} seats: give --bot once for each seat")
    save, rows, console = saver(args.record, game.key), [], screen()
    if not args.json:
        players = ", ".join(f"{seat_name(seat)} {each.name}" for seat, each in enumerate(wanted))
        console.print(f"{game.title}: {players}; seed {seed}", soft_wrap=True)
    for number in range(1, args.games + 1):
        match = game.new(seats, seed * 1_000_003 + number, shelf.options(args), args.content)
        row = {"game": number, **play(match, wanted, seed * 1000 + number)}
        rows.append(row)
        save(number, match)
        if not args.json:
            _tell(console, row)
    if args.json:
        print_json({"game": game.key, "seed": seed, "bots": [each.name for each in wanted], "games": rows})
    return int(any(row["fault"] for row in rows))


def play(match: Match, wanted: list[Entrant], seed: int) -> dict[str, object]:
    """One game; a program that breaks the protocol gives up its seat, and the game ends with that."""
    bots: list[Bot] = []
    fault = ""
    try:
        for seat, each in enumerate(wanted):
            bots.append(each.bot(seed * 100 + seat))
            match.seat_bot(seat)
        while match.to_act is not None and not fault:
            seat = match.to_act
            try:
                match.play(bots[seat].choose(match.info(seat)), seat)
            except OutsideFault as found:
                fault = f"{seat_name(seat)} forfeits: {found}"
                complain(fault)
                match.resign(seat)
    finally:
        scores = {row["seat"]: row["score"] for row in match.standings()}
        let_go(bots, [scores[seat] for seat in range(match.seats)] if scores else None)
    first = [row["seat"] for row in match.standings() if row["rank"] == 1]
    moves = sum(entry.who >= 0 for entry in match.entries)
    return {"first": first, "scores": [scores.get(seat) for seat in range(match.seats)], "moves": moves, "fault": fault}


def _tell(console: Console, row: dict[str, object]) -> None:
    first = row["first"]
    assert isinstance(first, list)
    came = f"{' and '.join(map(seat_name, first))} came first" if first else "not played to the end"
    console.print(f"game {row['game']}: {came} after {row['moves']} moves")
