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


def zones_of(p: KarakGoblin, seat: i64) -> list[i64]:
    """Every place where a player's own cards can be, each as a set."""
    found = [p.hand[seat], p.deck[seat], p.pile[seat]]
    if seat == p.turn:
        found.append(p.upper)
        found.extend([bits.bit(card) for card in p.chain])
    found.extend([bits.bit(deck.card_of(placed)) for placed in p.places if deck.seat_of(placed) == seat])
    return found


def tally(zones: list[i64], size: i64) -> list[int]:
    """How often each of so many numbers is in some sets."""
    found = [0] * int(size)
    for zone in zones:
        for each in bits.members(zone):
            found[each] += 1
    return found


def census(p: KarakGoblin) -> list[str]:
    """Every card and hero, once for each place it is found in; a reward is a monster turned over."""
    box = p.box
    found: list[str] = []
    for hero, name in enumerate(HEROES):
        found.extend([name] * max(1, p.hero.count(hero)))
    rewards: list[i64] = [p.gone, *p.shop_cards]
    for seat in range(p.seats):
        zones = zones_of(p, seat)
        starts = tally([zone & box.starting for zone in zones], box.starts)
        for card in range(box.starts):
            found.extend([f"P{seat + 1} {card + 1}"] * (1 if p.hero[seat] < 0 else starts[card]))
        found.extend(["hit points"] * int(0 <= p.hp[seat] <= box.hit_points))
        rewards.extend([zone & ~box.starting for zone in zones])
    found.extend(monsters(p, tally(rewards, box.width)))
    for level in range(i64(LEVELS)):
        keys = len([0 for held in p.keys if held > level])
        found.extend([f"gatekeeper {level + 1}"] * int(bits.size(p.gate_stock[level]) + (p.gates[level] >= 0) + keys))
    for potion, name in enumerate(POTIONS):
        out = len([0 for held in p.potions if held >> potion & 1])
        found.extend([name] * int(box.copies[potion]) if out <= box.copies[potion] else [])
    return found


def monsters(p: KarakGoblin, rewards: list[int]) -> list[str]:
    """Every monster, on the table or turned over; `rewards` says how often each reward card is found."""
    box = p.box
    gear = tally(
        [bits.bit(each) for each in [*p.weapon, *p.armour, p.item] if each >= 0] + p.shop_gear, i64(len(box.gear_ids))
    )
    laid = [0] * int(box.first_gate)
    for monster in [*p.rows, *p.tops]:
        if monster >= 0:
            laid[monster] += 1
    for level in range(i64(LEVELS)):
        for each in bits.members(p.stock[level]):
            laid[box.monster_starts[level] + each] += 1
    found: list[str] = []
    for monster in range(box.first_gate):
        item = box.rewards[monster]
        won = rewards[box.own[item]] if item < box.actions else gear[item - box.actions]
        found.extend([box.monster_ids[monster]] * (laid[monster] + won))
    return found
