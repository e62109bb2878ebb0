"""Every move there is with a given pack, made once; the pack keeps them in tables by what they name."""

from __future__ import annotations

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.seats import seat_name
from ludoteka.games.toerkk.characters import CLASSES, text_of


class Play(Move):
    """Play an action card or use an ability, naming whatever it is aimed at.

    `deed` is the card's number, or that of the hero after all cards. `a` and `b` are characters, `aim` is a side, a
    seat or a class, as the effect has it; -1 where nothing is named.
    """

    def __init__(
        self, kind: str, clause: str, deed: i64, name: str, a: i64 = -1, b: i64 = -1, aim: i64 = -1, aim_name: str = ""
    ) -> None:
        targets: list[str] = [text_of(int(each)) for each in (a, b) if each >= 0]
        if aim >= 0:
            targets.append(aim_name)
        word = "card" if kind == "play" else "hero"
        args: dict[str, object] = {word: name, "targets": targets}
        super().__init__(" ".join([kind, name, *targets]), kind, clause, [name, *targets], args)
        self.deed: i64 = deed
        self.a: i64 = a
        self.b: i64 = b
        self.aim: i64 = aim


class Attack(Move):
    """A step of a plan: a character attacks a target (TK-COMBAT-2)."""

    def __init__(self, attacker: i64, target: i64) -> None:
        one, other = text_of(int(attacker)), text_of(int(target))
        super().__init__(
            f"attack {one} {other}", "attack", "TK-COMBAT-2", [one, other], {"attacker": one, "target": other}
        )
        self.attacker: i64 = attacker
        self.target: i64 = target


class Block(Move):
    """A step of a plan: a character blocks an attacker (TK-COMBAT-7)."""

    def __init__(self, blocker: i64, attacker: i64) -> None:
        one, other = text_of(int(blocker)), text_of(int(attacker))
        super().__init__(
            f"block {one} {other}", "block", "TK-COMBAT-7", [one, other], {"blocker": one, "attacker": other}
        )
        self.blocker: i64 = blocker
        self.attacker: i64 = attacker


class OfCard(Move):
    """Anything that names a kind of action card: draw it, exchange it, pick it out of a hand."""

    def __init__(self, kind: str, clause: str, card: i64, name: str) -> None:
        super().__init__(f"{kind} {name}", kind, clause, [name], {"card": name})
        self.card: i64 = card


class OfClass(Move):
    """Anything that names a class of characters: place one, draw one."""

    def __init__(self, word: str, kind: str, clause: str, of: i64) -> None:
        name = CLASSES[of]
        super().__init__(f"{word} {name}", kind, clause, [name], {"class": name})
        self.of: i64 = of


class Trade(Move):
    """Discard two miners, or a miner and the leader, for one more character card (TK-DRAW-3)."""

    def __init__(self, with_leader: bool) -> None:
        words = ["miner", "leader" if with_leader else "miner"]
        super().__init__(" ".join(["trade", *words]), "trade", "TK-DRAW-3", words, {"classes": words})
        self.cost: i64 = 8 + 64 if with_leader else 8 + 8
        """The two cards as a pile."""


class OfSeat(Move):
    """Anything that names a player: steal from him, let his side begin."""

    def __init__(self, kind: str, clause: str, seat: i64) -> None:
        name = seat_name(int(seat))
        super().__init__(f"{kind} {name}", kind, clause, [name], {"seat": int(seat)})
        self.seat: i64 = seat


class Numbered(Move):
    """What chance brings: a hero, a location, the pips of the die."""

    def __init__(self, kind: str, clause: str, index: i64, word: str, args: dict[str, object]) -> None:
        super().__init__(f"{kind} {word}", kind, clause, [], args)
        self.index: i64 = index


class Plain(Move):
    """A word that says it all: pass, done, skip, dig, accept, replan."""

    def __init__(self, text: str, clause: str) -> None:
        super().__init__(text, text, clause, [], {})
