"""The chance of a fight: equal to going through everything that can happen, and worked out from own knowledge only."""

from __future__ import annotations

import random

import pytest

import ludoteka
from ludoteka.core import CHANCE, SPECTATOR, Rng
from ludoteka.games.karak_goblin import odds
from ludoteka.games.karak_goblin.aims import VICTORY
from ludoteka.games.karak_goblin.effects import HEROES, POTIONS
from ludoteka.games.karak_goblin.position import KarakGoblin

from tests.games.karak_goblin.tables import Cards, let_chance, pack, play, table

Result = tuple[float, float]
"""The chance to win and the average number of hits."""

SURE = {"monster": "m1-13", "win": 1.0, "hits": 2.0, "knocked_out": 0.0, "exact": True}


class Everything:
    """All that can happen in a fight, played out move by move; nothing is left out, and the hits are heard of."""

    def __init__(self) -> None:
        self.known: dict[str, Result] = {}

    def best(self, p: KarakGoblin) -> Result:
        key = repr(p.dump())
        if key not in self.known:
            self.known[key] = self.average(p) if p.to_act == CHANCE else self.most(p)
        return self.known[key]

    def average(self, p: KarakGoblin) -> Result:
        found = [self.best(self.after(p, i)) for i in range(int(p.lots()))]
        return sum(win for win, _ in found) / len(found), sum(hits for _, hits in found) / len(found)

    def after(self, p: KarakGoblin, i: int) -> KarakGoblin:
        twin = p.copy()
        twin.apply(p.lot(i), CHANCE)
        return twin

    def most(self, p: KarakGoblin) -> Result:
        results: list[Result] = []
        for move in p.moves():
            twin = p.copy()
            twin.outbox = []
            twin.apply(move, p.to_act)
            results.append(self.told(twin) if move.text == "stop" else self.best(twin))
        most = max(win for win, _ in results)
        return most, min(hits for win, hits in results if win > most - 1e-9)

    def told(self, p: KarakGoblin) -> Result:
        heard = {event.key: event.args for event in p.outbox or []}
        return float("beaten" in heard), float(str(heard["hit"]["hits"]))


def any_fight(seed: int) -> KarakGoblin:
    """Any hero with a hand of up to six cards, some draws, potions and equipment, before or in a fight with anybody."""
    rng, box = random.Random(seed), pack()
    hero = rng.choice(HEROES)
    starts = [card for card in box.action_ids if card.startswith(hero[:3] + "-")]
    rewards = rng.sample([card for card in box.action_ids if card[1].isdigit()], rng.randint(0, 5))
    cards = starts + rewards
    rng.shuffle(cards)
    held, drawable = rng.randint(2, 6), rng.randint(0, 2)
    hand, deck, pile = cards[:held], cards[held : held + drawable], cards[held + drawable : held + drawable + 3]
    pile += [card for card in starts if card not in hand + deck + pile]
    weapon, armour = rng.choice(["", "w2-1", "w2-3", "w3-3"]), rng.choice(["", "r1-1", "r1-3", "r2-1"])
    won = {*hand, *deck, *pile, weapon, armour}
    monsters = [
        name for n, name in enumerate(box.monster_ids) if n >= box.first_gate or box.items[box.rewards[n]] not in won
    ]
    monster = rng.choice(monsters)
    options = {
        "abilities": rng.choice(["on", "off"]),
        "reshuffle": rng.choice(["random", "random", "stack"]),
        "equipment_curse_hand": rng.choice(["four", "recompute"]),
    }
    position = table(
        heroes={"P1": hero},
        hands={"P1": hand},
        decks={"P1": deck},
        discards={"P1": pile},
        fight=monster,
        hp={"P1": rng.randint(1, 5)},
        keys={"P1": int(box.levels[box.monster_ids.index(monster)])},
        options=options,
        potions={"P1": [name for name in POTIONS if rng.random() < 0.3]},
        weapons={"P1": weapon} if weapon else {},
        armours={"P1": armour} if armour else {},
    )
    moves = [move for move in position.moves() if move.text != "stop"]
    if moves and rng.random() < 0.5:
        position.apply(rng.choice(moves), 0)
    return position


@pytest.mark.parametrize("seed", range(60))
def test_the_chance_of_a_fight_is_that_of_everything_that_can_happen_in_it(seed: int) -> None:
    position = any_fight(seed)
    found = odds.best(position, VICTORY, 10**9)
    assert (found.win, found.hits) == pytest.approx(Everything().best(position), abs=1e-6)


def test_before_a_fight_every_opponent_has_a_chance() -> None:
    position = table(hands={"P1": ["hor-1", "hor-5", "hor-2", "hor-4"]}, rows=["m1-13"])
    found = position.forecast(0)
    assert [row["move"] for row in found] == [move.text for move in position.moves() if move.kind == "fight"]
    assert {"move": "fight m1-13", **SURE} in found


def test_in_a_fight_only_the_opponent_has_a_chance() -> None:
    position = play(table(hands={"P1": ["hor-1", "hor-5", "hor-2", "hor-4"]}, fight="m1-13"), "play hor-4")
    assert position.forecast(0) == [{**SURE, "win": 0.0, "hits": 1.0}]


def test_one_of_two_cards_that_may_be_drawn_wins() -> None:
    position = table(hands={"P1": ["hor-3", "hor-5"]}, decks={"P1": ["hor-2", "hor-4"]}, fight="m1-01")
    assert odds.best(position, VICTORY, 1000).win == 0.5


def test_a_strength_potion_turns_a_lost_fight() -> None:
    hand: Cards = {"P1": ["hor-1", "hor-4"]}
    without, with_it = table(hands=hand, fight="m1-02"), table(hands=hand, fight="m1-02", potions={"P1": ["strength"]})
    assert [odds.best(p, VICTORY, 1000).win for p in (without, with_it)] == [0.0, 1.0]


def test_after_too_many_steps_the_chance_is_not_exact() -> None:
    position = table(hands={"P1": ["hor-3", "hor-5", "hor-1"]}, fight="m1-04")
    assert not odds.best(position, VICTORY, 0).exact


def test_nobody_else_is_told_the_chance_of_a_fight() -> None:
    position = table(hands={"P1": ["hor-1", "hor-5", "hor-2", "hor-4"]}, fight="m1-13")
    assert [position.forecast(viewer) for viewer in (1, SPECTATOR)] == [[], []]


@pytest.mark.parametrize("seed", range(6))
def test_the_chance_is_the_same_in_every_world_that_the_fighter_imagines(seed: int) -> None:
    position = any_fight(seed)
    if position.to_act == CHANCE:
        let_chance(position)
    assert position.imagine(0, Rng(seed)).forecast(0) == position.forecast(0)


def test_a_match_tells_the_chance_of_a_fight() -> None:
    match = ludoteka.game("karak-goblin").at(table(hands={"P1": ["hor-1", "hor-5", "hor-2", "hor-4"]}, fight="m1-13"))
    assert match.forecast(0) == [SURE]
