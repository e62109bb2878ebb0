"""What is printed in the box: checked content as flat tables, and the table of all moves."""

from __future__ import annotations

from ludoteka.core.content import Content
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.seats import seat_name
from ludoteka.games.toerkk import effects
from ludoteka.games.toerkk.characters import CLASSES, DIGGERS, EVERYBODY, FIGHTERS, HERO, PER_SEAT, SEATS
from ludoteka.games.toerkk.moves import Attack, Block, Numbered, OfCard, OfClass, OfSeat, Plain, Play, Trade
from ludoteka.games.toerkk.printed import Printed


class ToerkkPack(Printed):
    """The printed tables and every move there is; moves are found by what they name."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        cards, seats = list(enumerate(self.cards)), range(SEATS)
        self.swap = [OfCard("swap", "TK-MULLIGAN-1", card, name) for card, name in cards]
        self.draw = [OfCard("draw", "TK-DRAW-1", card, name) for card, name in cards]
        self.pick = [OfCard("pick", "TK-CARD-11", card, name) for card, name in cards]
        self.place = [OfClass("place", "place", "TK-PLAY-1", kind) for kind in range(3)]
        self.recruit = [OfClass("draw", "draw-character", "TK-DRAW-1", kind) for kind in range(3)]
        self.trade = [Trade(False), Trade(True)]
        self.steal = [OfSeat("steal", "TK-DIG-4", seat) for seat in seats]
        self.first = [OfSeat("first", "TK-SETUP-6", seat) for seat in seats]
        self.deal = [
            Numbered("hero", "TK-SETUP-3", hero, name, {"hero": name}) for hero, name in enumerate(self.heroes)
        ]
        self.reveal = [
            Numbered("reveal", "TK-LOCATION-1", site, name, {"location": name})
            for site, name in enumerate(self.locations)
        ]
        self.roll = [Numbered("roll", "TK-LOCATION-3", pips, str(pips), {"pips": pips}) for pips in range(1, 7)]
        self.done = Plain("done", "TK-COMBAT-24")
        self.skip = Plain("skip", "TK-DRAW-3")
        self.let_go = Plain("pass", "TK-TIME-4")
        self.dig = Plain("dig", "TK-DIG-3")
        self.accept = Plain("accept", "TK-TEAM-8")
        self.replan = Plain("replan", "TK-TEAM-8")
        self.attack: list[list[Attack]] = [[] for _ in range(EVERYBODY)]
        """By attacker and target; the hero is the last target."""
        self.block: list[list[Block]] = [[] for _ in range(EVERYBODY)]
        """By blocker and attacker."""
        self.plain_deed: list[Play] = []
        """By deed: without a target."""
        self.on_one: list[list[Play]] = []
        """By deed and character."""
        self.on_two: list[list[Play]] = []
        """By deed and two characters: 44 times the first and the second."""
        self.on_aim: list[list[Play]] = []
        """By deed and side, seat or class."""
        self._make_fights()
        self._enter_plain()
        self._make_deeds()
        self._enter_mistaken_fights()
        self.only_done: list[Move] = [self.done]
        self.only_pass: list[Move] = [self.let_go]
        self.accept_or_replan: list[Move] = [self.accept, self.replan]

    def _enter_plain(self) -> None:
        """Number the moves in a fixed order."""
        tables: list[list[Move]] = [
            [*self.swap],
            [*self.trade],
            [*self.place],
            [*self.steal],
            [*self.pick],
            [self.done, self.skip, self.let_go, self.dig, self.accept, self.replan],
            [*self.draw],
            [*self.recruit],
            [*self.first],
            [*self.deal],
            [*self.reveal],
            [*self.roll],
        ]
        for table in tables:
            for move in table:
                self.enter(move)

    def _make_fights(self) -> None:
        """Who could attack whom, and block whom: fighters against whatever other seats have.

        Attacks on warriors are never open, but everybody tries one once: they are moves so that the rules can refuse
        them by their clause (TK-COMBAT-3).
        """
        for one in range(EVERYBODY):
            for other in range(EVERYBODY + 1):
                foreign = other == HERO or one // PER_SEAT != other // PER_SEAT
                attack = Attack(one, other)
                self.attack[one].append(attack)
                if foreign and FIGHTERS >> one & 1:
                    self.enter(attack)
                if other == HERO:
                    continue
                block = Block(one, other)
                self.block[one].append(block)
                if foreign and FIGHTERS >> other & 1:
                    self.enter(block)

    def _enter_mistaken_fights(self) -> None:
        """Attacks by miners, fights with own characters, blocks of miners: never open, and refused by their clauses.

        TK-COMBAT-5, TK-COMBAT-2, TK-COMBAT-11. They come last, so that all other moves keep their numbers.
        """
        for one in range(EVERYBODY):
            for attack in self.attack[one]:
                if attack.text not in self.by_text:
                    self.enter(attack)
            for block in self.block[one]:
                if block.text not in self.by_text and block.attacker != one:
                    self.enter(block)

    def _make_deeds(self) -> None:
        names = [("play", name) for name in self.cards] + [("use", name) for name in self.heroes]
        for deed, (kind, name) in enumerate(names):
            effect = int(self.effects[deed])
            clause = effects.clause_of(effect)
            self.plain_deed.append(Play(kind, clause, deed, name))
            self.on_one.append([])
            self.on_two.append([])
            self.on_aim.append([])
            named = False
            if effect in effects.ON_CHARACTER:
                self._aim_at_characters(kind, clause, deed, name, effect)
                named = True
            if effect in effects.ON_HERO or effect in effects.ON_SEAT:
                self.on_aim[deed] = [
                    Play(kind, clause, deed, name, aim=seat, aim_name=seat_name(seat)) for seat in range(SEATS)
                ]
                named = True
            elif effect in effects.ON_CLASS:
                self.on_aim[deed] = [
                    Play(kind, clause, deed, name, aim=of, aim_name=word) for of, word in enumerate(CLASSES)
                ]
                named = True
            for move in self.on_aim[deed] if named else [self.plain_deed[deed]]:
                self.enter(move)

    def _aim_at_characters(self, kind: str, clause: str, deed: int, name: str, effect: int) -> None:
        """One character, or two of one side; in a team those of partners, too."""
        fitting = [_fits(effect, one) for one in range(EVERYBODY)]
        self.on_one[deed] = [Play(kind, clause, deed, name, one) for one in range(EVERYBODY)]
        for one in range(EVERYBODY):
            if fitting[one]:
                self.enter(self.on_one[deed][one])
        if effect not in effects.ON_TWO or self.amounts[deed] < 2:
            return
        nothing = self.plain_deed[deed]
        for one in range(EVERYBODY):
            for other in range(EVERYBODY):
                partners = (one // PER_SEAT - other // PER_SEAT) % 2 == 0
                if not partners or one == other or not fitting[one] or not fitting[other]:
                    self.on_two[deed].append(nothing)
                    continue
                move = Play(kind, clause, deed, name, one, other)
                self.on_two[deed].append(move)
                self.enter(move)


def _fits(effect: int, character: i64) -> bool:
    """Whether an effect may ever name a character: some are for miners only, some for warriors (TK-CLASS-5)."""
    if effect in effects.MINERS_ONLY:
        return DIGGERS >> character & 1 == 1
    return FIGHTERS >> character & 1 == 1 if effect in effects.WARRIORS_ONLY else True
