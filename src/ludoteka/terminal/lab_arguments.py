"""What may be typed after the commands of the lab: balance, tune, export; and content, for own cards."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable

from ludoteka.terminal.table_arguments import add_game, add_place, add_table


def add(command: Callable[..., ArgumentParser]) -> None:
    """All commands of the lab."""
    _balance(
        command(
            "balance",
            "find out how fair and how lively a game is: seats, heroes, options, cards, moves",
            "toerkk --games 10000 --html toerkk.html",
            "karak-goblin --seats 4 --games 10000 --ledger kg.ledger --html kg.html",
            "toerkk --vary victory --games 6000",
            "toerkk --against my.toml --games 4000 --json",
        )
    )
    _tune(
        command(
            "tune",
            "search values for rows marked ours that bring a game to stated targets",
            "toerkk --rows 'hero/*.cost' --target hero-share=0.9..1.1",
            "karak-goblin --seats 4 --rows 'monster/*.hp' --target rounds=18..20 --trials 40 --out my.toml",
        )
    )
    _export(
        command(
            "export",
            "write games as a dataset: three Parquet files with results, moves and positions",
            "toerkk data/ --games 1000",
            "karak-2 data/ --seats 4 --bots greedy --positions turns",
            "kragmortha data/ --views --option look_mode=table",
        )
    )
    _content(
        command(
            "content",
            "print a game's content file, to copy it; or check your own and say how it differs",
            "karak-goblin > my.toml",
            "karak-goblin my.toml",
            "karak-goblin my.toml --json",
        )
    )


def _balance(command: ArgumentParser) -> None:
    add_game(command)
    add_table(command)
    command.add_argument("--games", metavar="N", type=int, default=1000, help="how many games (1000)")
    add_bots(command)
    command.add_argument(
        "--vary",
        metavar="KEY[=A,B]",
        action="append",
        default=[],
        help="deal the games out among the values of an option, all or these; may be given several times",
    )
    command.add_argument(
        "--against",
        metavar="FILE",
        help="play the same with this content file too, and say which figures differ by more than luck",
    )
    command.add_argument(
        "--ledger",
        metavar="FILE",
        help="keep each game in this file; if the series was stopped, the same command goes on with it",
    )
    add_place(command)
    command.add_argument("--html", metavar="FILE", help="write a report with plots that needs no other file")
    command.add_argument("--json", action="store_true", help="print exact figures as data")


def _tune(command: ArgumentParser) -> None:
    add_game(command)
    add_table(command)
    command.add_argument(
        "--rows",
        metavar="LIST",
        action="append",
        required=True,
        help="what may be changed: table/id.field or table/id.field=low..high, with * for any letters "
        "and commas between; unset bounds are 30 %% either way",
    )
    command.add_argument(
        "--target",
        metavar="FIGURE=LOW..HIGH",
        action="append",
        required=True,
        help="hero-share, first-share, seat-share, turns, rounds, settled, dead or ending-NAME; may "
        "be given several times",
    )
    command.add_argument("--trials", metavar="N", type=int, default=30, help="how many contents are tried (30)")
    command.add_argument("--games", metavar="N", type=int, default=1000, help="how many games each (1000)")
    add_bots(command)
    add_place(command)
    command.add_argument("--out", metavar="FILE", help="write the best content to this file")
    command.add_argument("--json", action="store_true", help="print all trials as data")


def _export(command: ArgumentParser) -> None:
    add_game(command)
    command.add_argument("folder", metavar="DIR", help="where games.parquet, moves.parquet and positions.parquet go")
    add_table(command)
    command.add_argument("--games", metavar="N", type=int, default=1000, help="how many games (1000)")
    add_bots(command)
    command.add_argument(
        "--positions",
        metavar="WHICH",
        choices=("decisions", "turns", "none"),
        default="decisions",
        help="decisions: every position in which a seat decides; turns: the first of each turn; none (decisions)",
    )
    command.add_argument(
        "--views", action="store_true", help="keep beside each position what the deciding seat may know of it"
    )
    add_place(command)
    command.add_argument("--json", action="store_true", help="print what was written as data")


def _content(command: ArgumentParser) -> None:
    add_game(command)
    command.add_argument("file", metavar="FILE", nargs="?", help="your own content file (TOML)")
    command.add_argument("--json", action="store_true", help="print the differences as data")


def add_bots(command: ArgumentParser) -> None:
    """Who plays."""
    command.add_argument(
        "--bots",
        metavar="NAME",
        default="greedy",
        help="the bot on every seat, or several that take the seats in turn: greedy,random (greedy)",
    )
