"""Every move there is with a given pack, made once; the pack keeps them in tables by what they name."""

from __future__ import annotations

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.seats import seat_name


class Plain(Move):
    """A move that names nothing: stop, leave, heal."""

    def __init__(self, text: str, kind: str, clause: str) -> None:
        super().__init__(text, kind, clause, [], {})


class OfHero(Move):
    """Choose a hero, or draw one by lot."""

    def __init__(self, hero: i64, text: str) -> None:
        super().__init__(f"hero {text}", "hero", "KG-SETUP-11", [text], {"hero": text})
        self.hero: i64 = hero


class OfMonster(Move):
    """Fight a monster, or turn it up from its deck."""

    def __init__(self, kind: str, clause: str, monster: i64, text: str) -> None:
        super().__init__(f"{kind} {text}", kind, clause, [text], {"monster": text})
        self.monster: i64 = monster


class Play(Move):
    """Play an action card from the hand."""

    def __init__(self, card: i64, text: str) -> None:
        super().__init__(f"play {text}", "play", "KG-FIGHT-8", [text], {"card": text})
        self.card: i64 = card


class PlayFree(Move):
    """Play an action card, one of whose effects is carried out in spite of a curse."""

    def __init__(self, card: i64, text: str, effect: i64, word: str) -> None:
        super().__init__(
            f"play {text} free {word}", "play-free", "KG-HERO-XANROS-1", [text], {"card": text, "effect": word}
        )
        self.card: i64 = card
        self.effect: i64 = effect


class Free(Move):
    """Let an effect of a card of the chain count in spite of a curse."""

    def __init__(self, card: i64, text: str, effect: i64, word: str) -> None:
        super().__init__(f"free {text} {word}", "free", "KG-HERO-XANROS-1", [text], {"card": text, "effect": word})
        self.card: i64 = card
        self.effect: i64 = effect


class OfCard(Move):
    """Anything else that names an action card: draw it, discard it, stack it next, put it under the deck."""

    def __init__(self, kind: str, clause: str, card: i64, text: str) -> None:
        super().__init__(f"{kind} {text}", kind, clause, [text], {"card": text})
        self.card: i64 = card


class OfEffect(Move):
    """Double an effect of the card just played."""

    def __init__(self, effect: i64, word: str) -> None:
        super().__init__(f"strengthen {word}", "strengthen", "KG-POTION-6", [], {"effect": word})
        self.effect: i64 = effect


class OfCurse(Move):
    """Lift a curse."""

    def __init__(self, curse: i64, text: str) -> None:
        super().__init__(f"lift {text}", "lift", "KG-POTION-3", [], {"curse": text})
        self.curse: i64 = curse


class OfPotion(Move):
    """Buy a potion."""

    def __init__(self, potion: i64, text: str) -> None:
        super().__init__(f"buy {text}", "buy-potion", "KG-SHOP-2", [text], {"potion": text})
        self.potion: i64 = potion


class OfItem(Move):
    """Buy from the pawnshop, or pay with, an action card or a piece of equipment.

    Items are numbered through: action cards first, equipment after them.
    """

    def __init__(self, kind: str, clause: str, item: i64, text: str) -> None:
        super().__init__(f"{kind} {text}", kind, clause, [text], {"card": text})
        self.item: i64 = item


class OfSeat(Move):
    """Who begins."""

    def __init__(self, seat: i64) -> None:
        name = seat_name(int(seat))
        super().__init__(f"first {name}", "first", "KG-SETUP-14", [name], {"seat": int(seat)})
        self.seat: i64 = seat
