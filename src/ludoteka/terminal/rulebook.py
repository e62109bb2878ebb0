"""`ludoteka games` and `ludoteka rules`: what can be played, with which options, by which clauses."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping

from rich import box
from rich.console import RenderableType
from rich.table import Table

import ludoteka
from ludoteka import Edition, LudotekaError
from ludoteka.core.errors import nearest
from ludoteka.terminal import shelf
from ludoteka.terminal.languages import own_language, words_for
from ludoteka.terminal.screen import print_json, screen
from ludoteka.terminal.words import Words, slug


def games(args: Namespace) -> int:
    """List the games in the box, then the examples, with their seats and options."""
    console, boxed = screen(), ludoteka.games()
    found = shelf.loaded()
    if args.json:
        print_json([_as_data(name, game, boxed=name in boxed) for name, game in found.items()])
        return 0
    if not found:
        console.print("The shelf is empty. ludoteka play PATH.py plays a game from a file.")
        return 0
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for heading in ("name", "title", "seats", ""):
        table.add_column(heading)
    for name, game in found.items():
        table.add_row(name, game.title, seat_range(game), "" if name in boxed else "an example")
    console.print(table)
    for game in found.values():
        if game.options:
            console.print(f"Options of {game.title} (--option key=value):")
            console.print(_options(game, args))
    return 0


def rules(args: Namespace) -> int:
    """Show all clauses of a game, or those that are asked for."""
    game = shelf.find(args.game)
    console = screen()
    if args.clause is None:
        console.print(f"{game.title}, for {seat_range(game)} seats, rules {game.game.rules}")
    words = words_for(game, args)
    console.print(clause_list({name: words.clause(name) for name in game.clauses}, args.clause or ""))
    return 0


def clause_list(clauses: Mapping[str, str], wanted: str) -> RenderableType:
    """The clauses whose id, or failing that whose sentence, holds a word; all of them where none is given."""
    word = wanted.casefold()
    exact = [each for each in clauses if each.casefold() == word]
    by_id = [each for each in clauses if word in each.casefold()]
    by_text = [each for each in clauses if word in clauses[each].casefold()]
    found = exact or by_id or by_text
    if not found:
        raise LudotekaError(f"no clause {wanted!r}; {nearest(wanted.upper(), clauses)}")
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for each in found:
        table.add_row(each, clauses[each])
    return table


def seat_range(game: Edition) -> str:
    """How many may play."""
    few, many = game.seats[0], game.seats[-1]
    return str(few) if few == many else f"{few} to {many}"


def _options(game: Edition, args: Namespace) -> RenderableType:
    words = Words(game.game, args.lang or own_language())
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for heading in ("key", "values", "default", "what it means"):
        table.add_column(heading)
    for option in game.options:
        name = f"option-{slug(option.key)}"
        meaning = words.named(name, "explain") or words.named(name) or game.clauses.get(option.clause, "")
        table.add_row(option.key, option.wording(), str(option.default).lower(), f"{option.clause} {meaning}".strip())
    return table


def _as_data(name: str, game: Edition, *, boxed: bool) -> dict[str, object]:
    return {
        "name": name,
        "key": game.key,
        "title": game.title,
        "seats": list(game.seats),
        "rules": game.game.rules,
        "example": not boxed,
        "clauses": len(game.clauses),
        "options": [option.json() | {"meaning": game.clauses.get(option.clause, "")} for option in game.options],
    }
