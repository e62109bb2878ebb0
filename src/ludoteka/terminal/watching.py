"""`ludoteka watch`: bots play, and the table is drawn anew at every turn."""

from __future__ import annotations

from argparse import Namespace
from time import sleep
from typing import Final

from rich.console import Console

from ludoteka.terminal import shelf
from ludoteka.terminal.ending import show_ending
from ludoteka.terminal.languages import words_for
from ludoteka.terminal.pictures import large, picture
from ludoteka.terminal.playing import greet
from ludoteka.terminal.screen import screen
from ludoteka.terminal.seating import Party
from ludoteka.terminal.words import Words

PACE: Final = 0.7
"""Seconds after each step where somebody watches."""


def watch(args: Namespace) -> int:
    """Show a game between bots; Ctrl-C leaves."""
    console = screen()
    game = shelf.find(args.game)
    party = Party(game, args, person=console.is_terminal)
    words = words_for(game, args, party.match.position.pack)
    greet(console, party, words.house)
    delay = args.delay if args.delay is not None else PACE if console.is_terminal else 0.0
    show_turns(console, party, words, delay)
    return 0


def show_turns(console: Console, party: Party, words: Words, delay: float) -> None:
    """Tell every step; at the start of each turn draw the table, where the screen can be wiped on a fresh one."""
    match, told, turn = party.match, 0, -1
    while True:
        for letter in party.news(None, told):
            console.print(f"{letter['n']:>4}  {words.letter(letter)}", soft_wrap=True)
            card = large(match, letter, None, words)
            if card is not None:
                console.print(card)
            sleep(delay)
        told = len(match.log(None))
        if match.to_act is None:
            break
        active = int(match.position.active())
        if active != turn:
            if console.is_terminal and delay > 0:
                console.clear()
            console.print(picture(match, None, words))
            turn = active
        match.play(party.bots[match.to_act].choose(match.info(match.to_act)))
    console.print(picture(match, None, words))
    show_ending(console, match, party.describe, words.house)
