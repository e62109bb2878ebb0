"""What is typed to move: a number, a move, enough of one, or a slip of the fingers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from ludoteka import BadNotation, LudotekaError
from ludoteka.core import seat_name

if TYPE_CHECKING:
    from ludoteka.terminal.session import Session

FEW: Final = 6
"""How many moves are named that a beginning may stand for."""


def move(session: Session, seat: int, line: str) -> None:
    """Play what was typed, for this seat or for another person at this keyboard, or raise what is wrong with it."""
    match, meant = session.match, session.meant
    session.meant = ""
    word, _, rest = line.partition(" ")
    speaker = [person for person in session.party.people if seat_name(person) == word.upper()]
    if speaker and rest:
        seat, line = speaker[0], rest.strip()
    elif line.isascii() and line.isdigit():
        line = _numbered(session, int(line))
    elif line.lower() in ("y", "yes") and meant:
        line = meant
    for number, step in enumerate(in_steps(line, match.position.pack.by_text)):
        if number and match.to_act != seat:
            return  # the rules went on by themselves
        _play(session, seat, step)


def _play(session: Session, seat: int, line: str) -> None:
    """Play one move, or raise what is wrong with it."""
    match = session.match
    try:
        match.play(line, seat)
    except BadNotation as bad:
        fitting = begun(line, match.moves(seat))
        if len(fitting) > 1:
            few = ", ".join(fitting[:FEW]) + (" …" if len(fitting) > FEW else ".")
            raise LudotekaError(session.house.say("could-be", typed=line, moves=few)) from None
        if not fitting:
            session.meant = _closest(line, match.moves(seat))
            raise _understood(session, seat, line) or bad from None
        match.play(fitting[0], seat)


def in_steps(line: str, notations: Collection[str]) -> list[str]:
    """The moves that a line names one after another, apart by semicolons or just side by side; else the line itself.

    >>> moves = ["recruit", "return 1 knight", "train 2 archer", "done"]
    >>> in_steps("recruit return 1 knight train 2 archer", moves)
    ['recruit', 'return 1 knight', 'train 2 archer']
    >>> in_steps("recruit; train 2", moves), in_steps("train 2", moves)
    (['recruit', 'train 2'], ['train 2'])
    """
    parts = [part.strip() for part in line.split(";") if part.strip()]
    if len(parts) > 1:
        return [step for part in parts for step in in_steps(part, notations)]
    known, words, found = {text.casefold(): text for text in notations}, line.casefold().split(), list[str]()
    while words:
        fitting = [end for end in range(len(words), 0, -1) if " ".join(words[:end]) in known]
        if not fitting:
            return [line]
        found.append(known[" ".join(words[: fitting[0]])])
        words = words[fitting[0] :]
    return found if len(found) > 1 else [line]


def begun(line: str, moves: Sequence[str]) -> list[str]:
    """The moves that begin like this, or else those that have all these words in them.

    >>> begun("ra", ["call", "raise"]), begun("b2", ["mark b1", "mark b2"]), begun("mark", ["mark b1", "mark b2"])
    (['raise'], ['mark b2'], ['mark b1', 'mark b2'])
    """
    typed = " ".join(line.casefold().split())
    first = [move for move in moves if move.casefold().startswith(typed)]
    return first or [move for move in moves if set(typed.split()) <= set(move.casefold().split())]


def _numbered(session: Session, number: int) -> str:
    count = len(session.offered)
    if not 1 <= number <= count:
        raise LudotekaError(session.house.say("no-option", number=number, count=count))
    return session.offered[number - 1]


def _closest(line: str, moves: Sequence[str]) -> str:
    close = get_close_matches(line.casefold(), moves, n=1)
    return close[0] if close else ""


def _understood(session: Session, seat: int, line: str) -> LudotekaError | None:
    """What to say where the notation alone says too little: a slip of the fingers, or a piece that cannot be used."""
    if session.meant:
        return LudotekaError(session.house.say("did-you-mean", typed=line, move=session.meant))
    try:
        refusal = session.match.why_not(line, seat)
    except BadNotation:
        return None
    return None if refusal is None else Refused(refusal)


class Refused(LudotekaError):
    """A piece was named that no open move touches; carries the refusal."""

    def __init__(self, refusal: dict[str, object]) -> None:
        super().__init__(str(refusal["key"]))
        self.refusal = refusal
