"""What may be typed at the table besides moves: words that ask, take back, save or leave."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table

import ludoteka
from ludoteka import IllegalMove, LudotekaError, MatchOver
from ludoteka.core import seat_name
from ludoteka.terminal.hinting import ADVISER, show_hint
from ludoteka.terminal.keyboard import Left
from ludoteka.terminal.moving import Refused, move
from ludoteka.terminal.rulebook import clause_list
from ludoteka.terminal.screen import write_file

if TYPE_CHECKING:
    from ludoteka.terminal.session import Session

HELP: Final = {
    "number": "1, 2 …",
    "move": "",
    "enter": "Enter",
    "speak": "",
    "rules": "?",
    "why": "",
    "undo": "undo",
    "hint": "hint",
    "log": "log",
    "save": "",
    "resign": "resign",
    "quit": "quit",
    "slash": "/undo …",
}
"""What can be typed, by the name of the sentence about it; empty where every language writes it its own way."""


def obey(session: Session, seat: int | None, line: str) -> bool:
    """Do what a person (None: all of them, after the match) typed; gives back whether the table has changed."""
    try:
        return _obey(session, seat, line)
    except IllegalMove as illegal:
        session.console.print(session.words.refusal(illegal.refusal.json()), style="red")
    except Refused as refused:
        session.console.print(session.words.refusal(refused.refusal), style="red")
    except LudotekaError as error:
        session.console.print(str(error), style="red")
    return False


def _obey(session: Session, seat: int | None, line: str) -> bool:
    word, _, rest = line.removeprefix("/").partition(" ")
    if word.startswith("?"):
        word, rest = "?", line.removeprefix("/")[1:]
    if word.lower() in VERBS and (seat is None or line not in session.match.moves(seat)):
        return VERBS[word.lower()](session, seat, rest.strip())
    player = _player(session, seat)
    if line:
        move(session, player, line)
    else:
        session.show(player)
    return bool(line)


def _player(session: Session, seat: int | None) -> int:
    """The seat, while it can still do something."""
    if seat is None or session.match.over:
        raise MatchOver(session.house.say("match-over"))
    return seat


def _help(session: Session, seat: int | None, rest: str) -> bool:
    table = Table.grid(padding=(0, 2))
    for name, typed in HELP.items():
        key = f"help-{name}"
        table.add_row(f"  {typed or session.house.typed(key)}", session.house.say(key))
    session.console.print(table)
    return False


def _clauses(session: Session, seat: int | None, rest: str) -> bool:
    words = session.words
    session.console.print(clause_list({name: words.clause(name) for name in words.clauses}, rest))
    return False


def _why(session: Session, seat: int | None, rest: str) -> bool:
    if not rest:
        raise LudotekaError(session.house.say("why-what", move=(session.offered or ["…"])[0]))
    refusal = session.match.why_not(rest, _player(session, seat))
    possible = session.house.say("possible", move=rest)
    session.console.print(possible if refusal is None else session.words.refusal(refusal))
    return False


def _undo(session: Session, seat: int | None, rest: str) -> bool:
    """Take back the last move at this keyboard; beyond that what all people agree to, and one alone always agrees."""
    match, asked, people = session.match, _player(session, seat), session.party.people
    for person in [asked, *people]:
        if match.can_undo(person):
            if person == asked or session.keyboard.agrees(session.house.say("take-back", seat=seat_name(person))):
                match.undo(person)
                return True
            return False
    if not any(entry.who == asked and not entry.undone for entry in match.entries):
        raise LudotekaError(session.house.say("nothing-to-take-back", seat=seat_name(asked)))
    question = session.house.say("go-back", seat=seat_name(asked))
    if len(people) > 1 and not session.keyboard.agrees(question):
        return False
    match.rewind(asked)
    return True


def _hint(session: Session, seat: int | None, rest: str) -> bool:
    """Ask a strong bot what it would do, from what this person knows; the record says that it was asked."""
    player = _player(session, seat)
    found = ludoteka.bot(ADVISER).explain(session.match.info(player))
    session.match.take_hint(player)
    show_hint(session.console, found, session.match.position.pack, session.words, player)
    return False


def _log(session: Session, seat: int | None, rest: str) -> bool:
    for letter in session.match.log(seat):
        session.console.print(f"{letter['n']:>4}  {session.words.letter(letter)}")
    return False


def _save(session: Session, seat: int | None, rest: str, *, anew: bool = False) -> bool:
    if not rest:
        raise LudotekaError(session.house.say("save-where"))
    path = Path(rest).expanduser()
    if path.exists() and not anew:
        raise LudotekaError(session.house.say("exists", file=rest))
    write_file(path, session.match.record().text, anew=anew)
    session.console.print(session.house.say("saved", file=rest))
    return False


def _save_anew(session: Session, seat: int | None, rest: str) -> bool:
    return _save(session, seat, rest, anew=True)


def _resign(session: Session, seat: int | None, rest: str) -> bool:
    """Give up; if others play on, a bot takes the seat."""
    player = _player(session, seat)
    if not session.keyboard.agrees(session.house.say("give-up", seat=seat_name(player))):
        return False
    session.match.resign(player)
    if not session.match.over:
        session.party.seat_bot(player)
    return True


def _quit(session: Session, seat: int | None, rest: str) -> bool:
    raise Left


VERBS: Final[Mapping[str, Callable[[Session, int | None, str], bool]]] = {
    "help": _help,
    "?": _clauses,
    "why": _why,
    "undo": _undo,
    "hint": _hint,
    "log": _log,
    "save": _save,
    "save!": _save_anew,
    "resign": _resign,
    "quit": _quit,
    "exit": _quit,
    "q": _quit,
}
