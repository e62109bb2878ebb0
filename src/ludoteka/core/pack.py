"""A pack: checked content as flat tables, and the table of all moves, made once per content file."""

from __future__ import annotations

from ludoteka.core.errors import BadNotation
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
        self._by_folded_text: dict[str, Move] = {}
        """By notation without regard to letter case; of several the first."""
        self._by_piece: dict[str, dict[str, list[Move]]] = {}
        """By a piece, then by kind: one move for each combination of pieces. Made when it is first asked for."""

    def enter(self, move: Move) -> None:
        """Give a new move its number; two moves with one notation are a fault of the game."""
        if move.text in self.by_text:
            raise ValueError(f"two moves are written {move.text!r}")
        move.number = len(self.moves)
        self.moves.append(move)
        self.by_text[move.text] = move
        self._by_folded_text.setdefault(move.text.casefold(), move)

    def parse(self, text: str) -> Move:
        """Find the move that a notation names; spaces and letter case are forgiven."""
        found = self.by_text.get(text)
        if found is None:
            found = self.by_text.get(" ".join(text.split()))
        if found is None:
            found = self._by_folded_text.get(" ".join(text.split()).casefold())
        if found is None:
            raise BadNotation(f"{text!r} is no move of this game", text, self.by_text)
        return found

    def with_piece(self, piece: str) -> dict[str, list[Move]]:
        """The moves that touch a piece, by kind; of those that touch the same pieces only the first is listed."""
        if not self._by_piece:
            self._index_pieces()
        return self._by_piece.get(piece, {})

    def _index_pieces(self) -> None:
        seen: set[tuple[str, ...]] = set()
        index: dict[str, dict[str, list[Move]]] = {}
        for move in self.moves:
            pieces = sorted(set(move.pieces))
            key = (move.kind, *pieces)
            if key not in seen:
                seen.add(key)
                for piece in pieces:
                    index.setdefault(piece, {}).setdefault(move.kind, []).append(move)
        self._by_piece = index
