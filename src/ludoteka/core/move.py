"""A move: one thing that one seat, or CHANCE, can do in one step."""

from __future__ import annotations

from ludoteka.core.native import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """A small record, made once with the pack; the same move is always the same object.

    A game has one subclass per kind of move, with typed fields of its own. `text` is the notation that crosses every
    border; `number` is its place in the pack's table; `kind` and `args` make the sentence, `pieces` say what on the
    table it touches, `clause` which rule offers it.
    """

    def __init__(self, text: str, kind: str, clause: str, pieces: list[str], args: dict[str, object]) -> None:
        self.number: i64 = -1
        self.text = text
        self.kind = kind
        self.clause = clause
        self.pieces = pieces
        self.args = args

    def json(self) -> dict[str, object]:
        """As pictures and words need it."""
        return {
            "move": self.text,
            "kind": self.kind,
            "pieces": list(self.pieces),
            "clause": self.clause,
            "key": self.kind,
            "args": dict(self.args),
        }

    def __repr__(self) -> str:
        return f"<{self.text}>"
