"""When a card may be played: the windows of the own turn and of the turn of the other."""

from __future__ import annotations

from tests.games.toerkk.tables import asked, table, texts

MOMENTS = ("roll", "main", "combat", "attack", "block", "end")


def moments(card: str, *, own: bool) -> list[str]:
    """The windows in which P1, who holds it, may play a card in his own turn, or in that of P2."""
    turn = "P1" if own else "P2"
    found = []
    for moment in MOMENTS:
        position = table(
            fields={"P1": "W M", "P2": "W M"},
            hands={"P1": [card]},
            turn=turn,
            graves={"P1": "M"},
            attacks={f"{turn}.W1": "hero"},
            life={"P1": 5},
            depth={"P2": 5},
            at=moment,
        )
        if asked(position) == f"P1 {moment}-window" and len(texts(position)) > 1:
            found.append(moment)
    return found
