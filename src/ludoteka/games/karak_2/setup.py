"""How the game begins: heroes and the first player (rules.md 2.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.karak_2 import turn
from ludoteka.games.karak_2.box import HERO_DIE
from ludoteka.games.karak_2.phases import DRAFT, HERO, LOT_START, ROLL_ORDER, ROLL_START
from ludoteka.games.karak_2.state import replaced
from ludoteka.kit.bits import bit, lowest, size

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2

RANK: int = 16
"""Ranks of earlier rolls count so much more than the next roll."""


def begin(p: Karak2) -> None:
    """Heroes are dealt, or chosen in the order of a roll (K2-SETUP-9, K2-SETUP-10)."""
    p.turn = 0
    if p.house.draft:
        ask_rolls(p, ROLL_ORDER, bit(p.seats) - 1)
    else:
        p.draw(HERO)


# ---- heroes


def heroes_left(p: Karak2) -> i64:
    """How many heroes nobody has yet."""
    return i64(len(p.box.heroes)) - sum([1 for hero in p.hero if hero >= 0])


def hero_lot(p: Karak2, i: i64) -> i64:
    """The i-th hero that nobody has yet."""
    for hero in range(i64(len(p.box.heroes))):
        if hero not in p.hero:
            if i == 0:
                return hero
            i -= 1
    return -1


def give_hero(p: Karak2, seat: i64, hero: i64, key: str, clause: str) -> None:
    """A player has a hero with its city token and its die (K2-SETUP-1, K2-SETUP-11, K2-SETUP-12)."""
    p.hero = replaced(p.hero, seat, hero)
    p.able = replaced(p.able, seat, p.box.abilities[hero])
    if p.outbox is not None:
        p.tell(Event(key, clause, {"seat": int(seat), "hero": p.box.heroes[hero]}))


def dealt(p: Karak2, hero: i64) -> None:
    """One hero card for each player; the others leave the game (K2-SETUP-9)."""
    give_hero(p, p.turn, hero, "dealt", "K2-SETUP-9")
    p.turn += 1
    if p.turn < p.seats:
        p.draw(HERO)
    else:
        choose_first(p)


def choices(p: Karak2) -> list[Move]:
    """Any hero that nobody has taken (K2-SETUP-10)."""
    return [p.box.choose[hero] for hero in range(i64(len(p.box.heroes))) if hero not in p.hero]


def chosen(p: Karak2, hero: i64) -> None:
    """A hero is taken; then the next by the roll chooses."""
    give_hero(p, p.turn, hero, "chosen", "K2-SETUP-10")
    rank = p.rolls[p.turn]
    if rank == 0:
        choose_first(p)
    else:
        p.turn = p.rolls.index(rank - 1)
        p.ask(DRAFT)


# ---- rolls before the game


def ask_rolls(p: Karak2, phase: i64, who: i64) -> None:
    """These seats roll the hero die, one after another."""
    p.plan = who
    p.turn = lowest(who)
    p.draw(phase)


def value_of(p: Karak2, number: i64) -> i64:
    """The swords of a face; a skull is worth nothing (R-02)."""
    return 0 if p.box.skulls[6 * HERO_DIE + number] else p.box.swords[6 * HERO_DIE + number]


def rolled(p: Karak2, number: i64) -> None:
    """A player has rolled; after the last one it is seen who is equal (R-01, R-02)."""
    phase = p.now
    if p.outbox is not None:
        clause = "K2-SETUP-14" if phase == ROLL_START else "K2-SETUP-10"
        p.tell(
            Event(
                "start-roll" if phase == ROLL_START else "order-roll",
                clause,
                {"seat": int(p.turn), "face": p.box.faces[6 * HERO_DIE + number]},
            )
        )
    p.rolls = replaced(p.rolls, p.turn, p.rolls[p.turn] + value_of(p, number))
    rest = p.plan >> (p.turn + 1) << (p.turn + 1)
    if rest:
        p.turn = lowest(rest)
        p.draw(phase)
    elif phase == ROLL_START:
        compare_start(p)
    else:
        compare_order(p)


def compare_start(p: Karak2) -> None:
    """The highest takes the first turn; equal ones roll again (K2-SETUP-14)."""
    best = max([p.rolls[seat] for seat in range(p.seats) if p.plan >> seat & 1])
    leaders: i64 = 0
    for seat in range(p.seats):
        if p.plan >> seat & 1 and p.rolls[seat] == best:
            leaders |= bit(seat)
    p.rolls = [0] * int(p.seats)
    if size(leaders) == 1:
        begin_with(p, lowest(leaders))
    else:
        ask_rolls(p, ROLL_START, leaders)


def compare_order(p: Karak2) -> None:
    """Higher chooses first; equal ones roll again among themselves (R-01)."""
    equal: i64 = 0
    ranks: list[i64] = []
    for seat in range(p.seats):
        rank: i64 = 0
        for other in range(p.seats):
            if p.rolls[other] < p.rolls[seat]:
                rank += 1
            elif other != seat and p.rolls[other] == p.rolls[seat]:
                equal |= bit(seat)
        ranks.append(rank)
    if equal:
        p.rolls = [rank * RANK for rank in ranks]
        ask_rolls(p, ROLL_ORDER, equal)
    else:
        p.rolls = ranks
        p.plan = 0
        p.turn = ranks.index(p.seats - 1)
        p.ask(DRAFT)


# ---- who begins


def choose_first(p: Karak2) -> None:
    """By roll, by lot, or the first seat (K2-SETUP-14, R-02)."""
    p.rolls = [0] * int(p.seats)
    if p.house.start == "roll":
        ask_rolls(p, ROLL_START, bit(p.seats) - 1)
    elif p.house.start == "random":
        p.turn = 0
        p.draw(LOT_START)
    else:
        begin_with(p, 0)


def begin_with(p: Karak2, seat: i64) -> None:
    """All heroes stand on the castle; the first turn begins (K2-SETUP-13, K2-TURN-1)."""
    p.plan = 0
    p.first = seat
    p.round = 1
    if p.outbox is not None:
        p.tell(Event("first-player", "K2-SETUP-14", {"seat": int(seat)}))
    turn.begin(p, seat)
