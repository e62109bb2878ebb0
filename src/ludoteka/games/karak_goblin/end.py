"""How the game ends (rules.md 2.18), and the count of all pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.core.seats import NOBODY
from ludoteka.games.karak_goblin import deck
from ludoteka.games.karak_goblin.effects import HEROES, LEVELS, POTIONS
from ludoteka.games.karak_goblin.phases import OVER
from ludoteka.kit import bits

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin


def crown(p: KarakGoblin, seat: i64) -> None:
    """Who beats the Lord is the champion, at once (KG-GEN-2, KG-END-1)."""
    p.winner = seat
    p.phase = OVER
    p.to_act = NOBODY
    if p.outbox is not None:
        p.tell(Event("over", "KG-END-1", {"reason": "lord", "winners": [int(seat)]}))


def without_champion(p: KarakGoblin) -> None:
    """The last round is over and nobody has won (KG-END-2, R-62)."""
    p.phase = OVER
    p.to_act = NOBODY
    if p.outbox is not None:
        p.tell(Event("over", "KG-END-2", {"reason": "rounds", "winners": []}))


def standing(p: KarakGoblin) -> list[float]:
    """One for the champion; without one all are equal."""
    if p.winner < 0:
        return [1.0 / float(p.seats)] * int(p.seats)
    return [1.0 if seat == p.winner else 0.0 for seat in range(p.seats)]


# ---- the count of all pieces


def own_cards(p: KarakGoblin, seat: i64, card: i64) -> int:
    """How often one of a player's own cards is found with him."""
    found = p.hand[seat] >> card & 1
    found += p.deck[seat] >> card & 1
    found += p.pile[seat] >> card & 1
    if seat == p.turn:
        found += p.upper >> card & 1
        found += p.chain.count(card)
    for placed in p.places:
        if deck.seat_of(placed) == seat and deck.card_of(placed) == card:
            found += 1
    return int(found)


def equipment(p: KarakGoblin, gear: i64) -> int:
    """How often a piece of equipment is found."""
    found = p.weapon.count(gear) + p.armour.count(gear)
    for seat in range(p.seats):
        found += int(p.shop_gear[seat] >> gear & 1)
    return found + int(p.item == gear)


def census(p: KarakGoblin) -> list[str]:
    """Every card and hero, once for each place it is found in; a reward is a monster turned over."""
    box = p.box
    found: list[str] = []
    for hero, name in enumerate(HEROES):
        found.extend([name] * max(1, p.hero.count(hero)))
    for seat in range(p.seats):
        for card in range(box.starts):
            found.extend([f"P{seat + 1} {card + 1}"] * (1 if p.hero[seat] < 0 else own_cards(p, seat, card)))
        found.extend(["hit points"] * int(0 <= p.hp[seat] <= box.hit_points))
    for monster in range(box.first_gate):
        found.extend([box.monster_ids[monster]] * _monster(p, monster))
    for level in range(i64(LEVELS)):
        keys = len([0 for held in p.keys if held > level])
        found.extend([f"gatekeeper {level + 1}"] * int(bits.size(p.gate_stock[level]) + (p.gates[level] >= 0) + keys))
    for potion, name in enumerate(POTIONS):
        out = len([0 for held in p.potions if held >> potion & 1])
        found.extend([name] * int(box.copies[potion]) if out <= box.copies[potion] else [])
    return found


def _monster(p: KarakGoblin, monster: i64) -> int:
    """How often a monster is found, on the table or turned over."""
    level, item = p.box.levels[monster], p.box.rewards[monster]
    found = p.rows.count(monster) + p.tops.count(monster)
    found += int(p.stock[level] >> (monster - p.box.monster_starts[level]) & 1)
    if item >= p.box.actions:
        return found + equipment(p, item - p.box.actions)
    card = p.box.own[item]
    found += int(p.gone >> card & 1)
    for seat in range(p.seats):
        found += own_cards(p, seat, card) + int(p.shop_cards[seat] >> card & 1)
    return found
