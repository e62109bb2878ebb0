"""`ludoteka bot connect`: a bot, of the house or from outside, plays at a table of a game room."""

from __future__ import annotations

import os
import shlex
from argparse import Namespace

from ludoteka import BadOption
from ludoteka.lab.entrants import entrant
from ludoteka.lab.outside import let_go
from ludoteka.lab.visiting import Room, visit
from ludoteka.terminal.screen import screen


def connect(args: Namespace) -> int:
    """Play one match there; the token may also stand in the environment, where nobody looks over a shoulder."""
    token = args.token or os.environ.get("LUDOTEKA_TOKEN", "")
    if not token:
        raise BadOption("a token is needed: --token, or LUDOTEKA_TOKEN in the environment (docs/outside-bots.md)")
    words = args.program
    if not words:
        raise BadOption("which bot? write its command after --, or the name of a bot: … -- greedy")
    room = Room(args.address, token, None if args.seat is None else args.seat - 1)
    bot = entrant(words[0] if len(words) == 1 else shlex.join(words), args.seconds).bot(args.seed or 0)
    console = screen()
    try:
        for told in visit(room, bot):
            console.print(told)
    finally:
        let_go([bot])
    return 0
