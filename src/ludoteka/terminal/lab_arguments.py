"""What may be typed after the commands of the lab: balance, tune, export; and content, for own cards."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable

from ludoteka.terminal.table_arguments import add_game, add_place, add_table


def add(command: Callable[..., ArgumentParser]) -> None:
    """All commands of the lab."""
    _balance(command("balance", "find out how fair and how lively a game is: seats, heroes, options, cards, moves",
                     "toerkk --games 10000 --html toerkk.html",
                     "karak-goblin --seats 4 --games 10000 --ledger kg.ledger --html kg.html",
                     "toerkk --vary victory --games 6000",
                     "toerkk --against my.toml --games 4000 --json"))


def _balance(command: ArgumentParser) -> None:
    add_game(command)
    add_table(command)
    command.add_argument("--games", metavar="N", type=int, default=1000, help="how many games (1000)")
    add_bots(command)
    command.add_argument("--vary", metavar="KEY[=A,B]", action="append", default=[],
                         help="deal the games out among the values of an option, all or these; may be given several "
                              "times")
    command.add_argument("--against", metavar="FILE", help="play the same with this content file too, and say which "
                                                           "figures differ by more than luck")
    command.add_argument("--ledger", metavar="FILE", help="keep each game in this file; if the series was stopped, the "
                                                          "same command goes on with it")
    add_place(command)
    command.add_argument("--html", metavar="FILE", help="write a report with plots that needs no other file")
    command.add_argument("--json", action="store_true", help="print exact figures as data")


def add_bots(command: ArgumentParser) -> None:
    """Who plays."""
    command.add_argument("--bots", metavar="NAME", default="greedy",
                         help="the bot on every seat, or several that take the seats in turn: greedy,random (greedy)")
