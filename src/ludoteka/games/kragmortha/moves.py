"""Every move there is with a given pack, made once; the pack keeps them in tables by what they name."""

from __future__ import annotations

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.seats import seat_name


class Play(Move):
    """Play a card and make the first step with it."""

    def __init__(self, card: i64, square: i64, text: str, name: str) -> None:
        super().__init__(f"play {text} {name}", "play", "KM-TURN-2", [text, name], {"card": text, "square": name})
        self.card: i64 = card
        self.square: i64 = square


class PlayPlace(Move):
    """The same, naming the place of the card: a Look counts places."""

    def __init__(self, place: i64, square: i64, name: str) -> None:
        super().__init__(
            f"play {place + 1} {name}",
            "play-place",
            "KM-TURN-2",
            [f"card {place + 1}", name],
            {"place": int(place) + 1, "square": name},
        )
        self.place: i64 = place
        self.square: i64 = square


class OnSquare(Move):
    """Anything that names a square and nothing else: place, step, push, go to, teleport or summon Rigor."""

    def __init__(self, kind: str, clause: str, square: i64, name: str) -> None:
        super().__init__(f"{kind} {name}", kind, clause, [name], {"square": name})
        self.square: i64 = square


class OfCard(Move):
    """Anything that names a kind of Movement card: draw it, discard it."""

    def __init__(self, kind: str, clause: str, card: i64, text: str) -> None:
        super().__init__(f"{kind} {text}", kind, clause, [text], {"card": text})
        self.card: i64 = card


class OfPlace(Move):
    """Anything that names a place in a hand: commit it, forbid it, discard it."""

    def __init__(self, kind: str, key: str, clause: str, place: i64) -> None:
        super().__init__(f"{kind} {place + 1}", key, clause, [f"card {place + 1}"], {"place": int(place) + 1})
        self.place: i64 = place


class OfLook(Move):
    """Anything that names a Look: draw it, return it, switch it, be in position."""

    def __init__(self, kind: str, clause: str, look: i64, text: str) -> None:
        super().__init__(f"{kind} {text}", kind, clause, [text], {"look": text})
        self.look: i64 = look


class OfLookAndSeat(Move):
    """Anything that names a Look and a player: give it to him, accuse him of not obeying it."""

    def __init__(self, kind: str, clause: str, look: i64, text: str, seat: i64, words: str) -> None:
        super().__init__(
            f"{kind} {words}", kind, clause, [text, seat_name(int(seat))], {"look": text, "seat": int(seat)}
        )
        self.look: i64 = look
        self.seat: i64 = seat


class OfSeat(Move):
    """Anything that names a player: vote for him, let him begin, change places with him."""

    def __init__(self, kind: str, clause: str, seat: i64) -> None:
        name = seat_name(int(seat))
        super().__init__(f"{kind} {name}", kind, clause, [name], {"seat": int(seat)})
        self.seat: i64 = seat


class OfBook(Move):
    """Anything that names a Book: use it, draw it. Equal Books are one."""

    def __init__(self, kind: str, clause: str, book: i64, text: str) -> None:
        super().__init__(f"{kind} {text}", kind, clause, [text], {"book": text})
        self.book: i64 = book


class Numbered(Move):
    """A token to be turned, a symbol to be named, a grovel to be typed."""

    def __init__(self, kind: str, clause: str, index: i64, word: str, args: dict[str, object]) -> None:
        super().__init__(f"{kind} {word}", kind, clause, [], args)
        self.index: i64 = index


class Plain(Move):
    """A word that says everything: stop, show, done …"""

    def __init__(self, text: str, clause: str) -> None:
        super().__init__(text, text.replace(" ", "-"), clause, [], {})
