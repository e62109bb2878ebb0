"""What many commands let one type: which game, what table, where a series is played."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from typing import Final

DAY: Final = 86_400


def seconds(typed: str) -> float:
    """A number of seconds as typed, from none to a day.

    >>> seconds("0.2")
    0.2
    """
    try:
        found = float(typed)
    except ValueError:
        found = -1.0
    if not 0 <= found <= DAY:  # nor is nan
        raise ArgumentTypeError(f"{typed!r} does not fit; give a number of seconds from 0 to {DAY}")
    return found


def add_game(command: ArgumentParser, *, optional: bool = False) -> None:
    """Which game."""
    command.add_argument(
        "game",
        metavar="GAME",
        nargs="?" if optional else None,
        help="a name that `ludoteka games` lists, or a .py file that holds a GAME",
    )


def add_table(command: ArgumentParser, *, seeded: bool = True) -> None:
    """Seats, options and content."""
    command.add_argument("--seats", metavar="N", type=int, help="how many play (unset: the fewest that can)")
    if seeded:
        command.add_argument("--seed", metavar="S", type=int, help="the same seed gives the same chance and bots")
    command.add_argument(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="an option of the game; may be given several times",
    )
    command.add_argument("--content", metavar="FILE", help="your own content file (TOML) instead of the standard one")


def add_place(command: ArgumentParser, *, cores: bool = True) -> None:
    """Where the games of a series are played."""
    if cores:
        command.add_argument(
            "--cores", metavar="N", type=int, help="how many cores may be used (all); the figures stay the same"
        )
    command.add_argument(
        "--on",
        metavar="WHERE",
        default="local",
        help="local: this machine; ray: a Ray on this machine; ray://HOST:PORT: a Ray cluster. The "
        "figures stay the same (local)",
    )
