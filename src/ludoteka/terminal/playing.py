"""`ludoteka play`: at a terminal a game with people, without one a game that bots show."""

from __future__ import annotations

from argparse import Namespace

from rich.console import Console
from rich.table import Table

import ludoteka
from ludoteka import Edition, LudotekaError
from ludoteka.core import seat_name
from ludoteka.terminal import shelf
from ludoteka.terminal.ending import show_ending
from ludoteka.terminal.house import House
from ludoteka.terminal.languages import own_language, words_for
from ludoteka.terminal.keyboard import Keyboard, Left
from ludoteka.terminal.pictures import picture
from ludoteka.terminal.rulebook import seat_range
from ludoteka.terminal.screen import has_person, screen
from ludoteka.terminal.seating import Party
from ludoteka.terminal.session import Session
from ludoteka.terminal.words import Words


def play(args: Namespace) -> int:
    """Play a game, or show one."""
    console, person = screen(), has_person()
    house = House(args.lang or own_language())
    try:
        game = shelf.find(args.game) if args.game is not None else _offer(console, house, person=person)
        party = Party(game, args, person=person)
        words = words_for(game, args, party.match.position.pack)
        house = words.house
        if not person:
            console.print(house.say("bots-show"))
        greet(console, party, house)
        if party.people:
            Session(console, party, words).run()
        else:
            show(console, party, words)
    except Left:
        console.print(house.say("goodbye"))
    return 0


def greet(console: Console, party: Party, house: House) -> None:
    """What is played and by whom."""
    game = party.match.edition
    console.rule(f" {game.title} ", style="dim")
    bots = ", ".join(f"{seat_name(seat)} ({party.kind_of(seat)})" for seat in party.bots)
    people = ", ".join(map(seat_name, party.people))
    you = house.say("you-are" if len(party.people) == 1 else "people-play", seats=people) if people else ""
    rest = house.say("bots-play", seats=bots) if bots else ""
    console.print(" ".join(part for part in (you, rest, f"(--seed {party.seed})") if part))


def show(console: Console, party: Party, words: Words) -> None:
    """Let bots play the match to its end, telling every step as a spectator sees it."""
    match = party.match
    told = step = 0
    while True:
        for letter in party.news(None, told):
            step += 1
            console.print(f"{step:>4}  {words.letter(letter)}", soft_wrap=True)
        told = len(match.log(None))
        if match.to_act is None:
            break
        match.play(party.bots[match.to_act].choose(match.info(match.to_act)))
    console.print(picture(match, None, words))
    show_ending(console, match, party.describe, words.house)


def _offer(console: Console, house: House, *, person: bool) -> Edition:
    """Ask which game; where nobody can be asked, take the shortest of the box, for it is shown to its end."""
    known = shelf.loaded()
    found = list(known.values())
    if not found:
        raise LudotekaError("the shelf is empty; name the .py file of a game: ludoteka play PATH.py")
    if not person:
        boxed = [game for name, game in known.items() if name in ludoteka.games()]
        return min(boxed or found, key=lambda game: game.game.step_bound(game.seats[0]))
    console.print(house.say("which-game"), style="bold")
    table = Table.grid(padding=(0, 2))
    for number, game in enumerate(found, 1):
        table.add_row(f"{number:>3}", game.title, house.say("seats-of", seats=seat_range(game)))
    console.print(table)
    keyboard = Keyboard(console)
    while True:
        typed = keyboard.ask(house.say("ask-game") + " ", list(known)) or "1"
        if typed in ("q", "quit", "exit"):
            raise Left
        if typed.isascii() and typed.isdigit():
            if 1 <= int(typed) <= len(found):
                return found[int(typed) - 1]
            console.print(house.say("no-such-game-number", count=len(found)), style="red")
            continue
        try:
            return shelf.find(typed)
        except LudotekaError as error:
            console.print(str(error), style="red")
