"""What is printed in the box: checked content as flat tables, and the table of all moves."""

from __future__ import annotations

from typing import Final

from ludoteka.core.content import KNOWN_FROM, Content, Words
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.pack import Pack
from ludoteka.games.karak_goblin.cards import (
    Actions,
    Equipment,
    Monsters,
    match_rewards,
    read_heroes,
    read_potions,
)
from ludoteka.games.karak_goblin.effects import CURSES, EFFECTS, HEROES, POTIONS
from ludoteka.games.karak_goblin.moves import (
    Free,
    OfCard,
    OfCurse,
    OfEffect,
    OfHero,
    OfItem,
    OfMonster,
    OfPotion,
    OfSeat,
    Plain,
    Play,
    PlayFree,
)
from ludoteka.kit import bits

SEATS: Final = 4


class Printed(Pack):
    """The content as flat tables.

    A player's own cards are numbered 0, 1 …: the starting cards of his hero, then all rewards. So any set of them is
    one number. `hero * width + card` finds a card in the tables by hero; `cards` gives its number among all action
    cards.
    """

    def __init__(self, content: Content) -> None:
        super().__init__(content.hash)
        game, box = content.table("game"), content.table("box")
        for table in (game, box):
            table.only("known_from", "ours")
            table.text("known_from", KNOWN_FROM)
        self.hit_points: i64 = game.number("hit_points", 1, 9)
        self.hand: i64 = game.number("hand", 1, 6)
        self.row: i64 = game.number("row", 1, 9)
        self.words: Words = {}
        known: list[str] = []
        read_heroes(content, box, self.words)
        actions = Actions(content, box, known, self.words)
        gear = Equipment(content, box, known, self.words)
        monsters = Monsters(content, box, known, self.words)
        self.copies: list[i64] = read_potions(content, self.words)
        self.rewards: list[i64] = match_rewards(content, actions, gear, monsters)
        """By monster: the item on its back."""
        content.check()
        self.starts: i64 = actions.starts
        self.width: i64 = actions.starts + actions.rewards
        self.starting: i64 = bits.bit(actions.starts) - 1
        """The starting cards, as a set of one player's cards."""
        self.action_ids, self.action_effects = actions.ids, actions.effects
        self.action_levels, self.action_colours, self.action_after = actions.levels, actions.colours, actions.after
        self.gear_ids, self.kinds = gear.ids, gear.kinds
        self.gear_attack, self.gear_defence, self.end_heal = gear.attack, gear.defence, gear.end_heal
        self.hand_bonus = gear.hand_bonus
        self.actions: i64 = len(actions.ids)
        self.items: list[str] = [*actions.ids, *gear.ids]
        """All action cards, then all equipment: what can be won, bought or paid."""
        self.monster_ids, self.levels, self.monster_hp = monsters.ids, monsters.levels, monsters.hp
        self.monster_attack, self.curses = monsters.attack, monsters.curses
        self.monster_starts, self.gate_starts = monsters.starts, monsters.gate_starts
        self.first_gate: i64 = monsters.first_gate
        self.first_lord: i64 = monsters.first_lord
        self.lords: i64 = i64(len(monsters.ids)) - monsters.first_lord
        rewards_from = len(HEROES) * int(self.starts)
        starts = int(self.starts)
        self.own: list[i64] = [
            card % starts if card < rewards_from else card - rewards_from + starts for card in range(self.actions)
        ]
        """By action card: which of a player's own cards it is."""
        self.cards: list[i64] = []
        self.colour: list[i64] = []
        self.after: list[i64] = []
        self.attack: list[i64] = []
        self.defence: list[i64] = []
        self.heal: list[i64] = []
        self.draws: list[i64] = []
        self.of_colours: list[i64] = []
        """By hero and set of colours (16 for each hero): all cards of these colours."""
        self.card_words: list[str] = [f"start{n + 1}" for n in range(starts)] + actions.ids[rewards_from:]
        """A player's own cards, whoever his hero is: the starting cards by number, the rewards by name."""
        self._by_hero(actions)

    def _by_hero(self, actions: Actions) -> None:
        """The tables that are asked by hero and card."""
        for hero in range(len(HEROES)):
            own = [hero * int(self.starts) + i for i in range(self.starts)]
            own += range(len(HEROES) * int(self.starts), int(self.actions))
            for card in own:
                self.cards.append(card)
                self.colour.append(actions.colours[card])
                self.after.append(actions.after[card])
                self.attack.append(actions.effects[0][card])
                self.defence.append(actions.effects[1][card])
                self.heal.append(actions.effects[2][card])
                self.draws.append(actions.effects[3][card])
            for colours in range(16):
                self.of_colours.append(sum([1 << i for i, card in enumerate(own) if actions.colours[card] & colours]))

    def is_start(self, card: i64) -> bool:
        """Whether an action card is a starting card."""
        return card < i64(len(HEROES)) * self.starts


class KarakGoblinPack(Printed):
    """The printed tables and every move there is; moves are found by what they name."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        actions, monsters = list(enumerate(self.action_ids)), list(enumerate(self.monster_ids))
        gates, lords = int(self.first_gate), int(self.first_lord)
        self.hero = [OfHero(hero, text) for hero, text in enumerate(HEROES)]
        self.hero_random = Plain("hero random", "hero-random", "KG-SETUP-11")
        self.fight = [OfMonster("fight", "KG-FIGHT-1", monster, text) for monster, text in monsters]
        self.merchant = Plain("merchant", "merchant", "KG-SHOP-1")
        self.restore = Plain("heal", "heal", "KG-HEAL-1")
        self.play = [Play(card, text) for card, text in actions]
        self.play_free = [PlayFree(card, text, effect, EFFECTS[effect]) for effect in (2, 3) for card, text in actions]
        self.free = [Free(card, text, effect, EFFECTS[effect]) for effect in (0, 1) for card, text in actions]
        self.strengthen = [OfEffect(effect, EFFECTS[effect]) for effect in (0, 1)]
        self.lift = [OfCurse(curse, text) for curse, text in enumerate(CURSES)]
        self.drink = Plain("drink", "drink", "KG-POTION-9")
        self.stop = Plain("stop", "stop", "KG-FIGHT-14")
        self.discard = [OfCard("discard", "KG-HAND-4", card, text) for card, text in actions]
        self.stack = [OfCard("stack", "KG-DECK-9", card, text) for card, text in actions]
        self.stack_start = Plain("stack start", "stack-start", "KG-DECK-9")
        self.under = [OfCard("under", "KG-HERO-TAIA-1", card, text) for card, text in actions]
        self.keep = Plain("keep", "keep", "KG-REWARD-3")
        self.pawn = Plain("pawn", "pawn", "KG-REWARD-3")
        self.skip = Plain("skip", "skip", "KG-POTION-11")
        self.buy_potion = [OfPotion(potion, text) for potion, text in enumerate(POTIONS)]
        self.buy = [OfItem("buy", "KG-SHOP-2", item, text) for item, text in enumerate(self.items)]
        self.pay = [OfItem("pay", "KG-SHOP-4", item, text) for item, text in enumerate(self.items)]
        self.leave = Plain("leave", "leave", "KG-SHOP-11")
        self.draw = [OfCard("draw", "KG-DECK-3", card, text) for card, text in actions]
        self.turn_up = [OfMonster("monster", "KG-SETUP-5", monster, text) for monster, text in monsters[:gates]]
        self.turn_up += [
            OfMonster("gatekeeper", "KG-SETUP-6", monster, text) for monster, text in monsters[gates:lords]
        ]
        self.turn_up += [OfMonster("lord", "KG-SETUP-7", monster, text) for monster, text in monsters[lords:]]
        self.begin = [OfSeat(seat) for seat in range(SEATS)]
        self._enter_all()
        self.plays: list[Move] = [self.play[card] for card in self.cards]
        """By hero and card; so the draws."""
        self.drawing: list[Move] = [self.draw[card] for card in self.cards]

    def _enter_all(self) -> None:
        """Number the moves in a fixed order; what no card can ever do is no move."""
        tables: list[list[Move]] = [
            [*self.hero],
            [*self.fight],
            [*self.play],
            [move for move in self.play_free if self.action_effects[move.effect][move.card]],
            [move for move in self.free if self.action_effects[move.effect][move.card]],
            [*self.strengthen],
            [*self.lift],
            [*self.discard],
            [*self.stack],
            [*self.under],
            [*self.buy_potion],
            [*self.buy],
            [*self.pay],
            [*self.draw],
            [*self.turn_up],
            [*self.begin],
            [
                self.hero_random,
                self.merchant,
                self.restore,
                self.drink,
                self.stop,
                self.stack_start,
                self.keep,
                self.pawn,
                self.skip,
                self.leave,
            ],
        ]
        for table in tables:
            for move in table:
                self.enter(move)
