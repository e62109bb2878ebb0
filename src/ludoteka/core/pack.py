"""A pack: checked content as flat tables, and the table of all moves, made once per content file."""

from __future__ import annotations

from ludoteka.core.errors import BadNotation, nearest
from ludoteka.core.move import Move
from ludoteka.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Pack:
    """What is printed in the box: common knowledge, referred to by every position and never copied.

    A game's own pack adds its tables as typed fields, makes its moves with `enter` and changes nothing afterwards.
    """

    def __init__(self, content_hash: str) -> None:
        self.content_hash = content_hash
        self.moves: list[Move] = []
        self.by_text: dict[str, Move] = {}

    def enter(self, move: Move) -> None:
        """Give a new move its number; two moves with one notation are a fault of the game."""
        if move.text in self.by_text:
            raise ValueError(f"two moves are written {move.text!r}")
        move.number = len(self.moves)
        self.moves.append(move)
        self.by_text[move.text] = move

    def parse(self, text: str) -> Move:
        """Find the move that a notation names; spaces and letter case are forgiven."""
        found = self.by_text.get(text)
        if found is None:
            found = self.by_text.get(" ".join(text.split()))
        if found is None:
            wanted = " ".join(text.split()).casefold()
            for name, move in self.by_text.items():
                if name.casefold() == wanted:
                    return move
            raise BadNotation(f"{text!r} is no move of this game; {nearest(text, self.by_text)}")
        return found
