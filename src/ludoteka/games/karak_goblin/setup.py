"""How the game begins: heroes, the table, the opening hands, who starts (rules.md 2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.karak_goblin import deck, reward, turn
from ludoteka.games.karak_goblin.effects import HEROES, LEVELS
from ludoteka.games.karak_goblin.phases import DEAL, FIRST, GATE, HERO, LORD, PICK
from ludoteka.games.karak_goblin.state import replaced

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin


def proceed(p: KarakGoblin) -> None:
    """Go on with whatever is next to be set up."""
    for seat in range(p.seats):
        if p.hero[seat] < 0:
            p.turn = seat
            p.phase = PICK
            p.to_act = seat
            return
    for level in range(i64(LEVELS)):
        if reward.fill(p, level, p.box.row * level, p.box.row * (level + 1)):
            return
        if p.gates[level] < 0 and p.gate_stock[level]:
            reward.ask(p, GATE, level)
            return
    if p.lord < 0:
        p.phase = LORD
        p.to_act = CHANCE
        return
    for seat in range(p.seats):
        if not p.hand[seat]:
            p.turn = seat
            deck.start(p, p.box.hand, DEAL)
            return
    choose_first(p)


def untaken(p: KarakGoblin) -> list[i64]:
    """The heroes that nobody has chosen: no two players have the same (KG-SETUP-11)."""
    return [hero for hero in range(i64(len(HEROES))) if hero not in p.hero]


def draw_hero(p: KarakGoblin) -> None:
    """A player leaves the choice of his hero to chance (R-05)."""
    p.phase = HERO
    p.to_act = CHANCE
    if p.outbox is not None:
        p.tell(Event("hero-by-lot", "KG-SETUP-11", {"seat": int(p.turn)}))


def take_hero(p: KarakGoblin, hero: i64) -> None:
    """A player takes a hero with his six starting cards, which he shuffles (KG-SETUP-11, KG-SETUP-12)."""
    seat = p.turn
    p.hero = replaced(p.hero, seat, hero)
    p.deck[seat] = p.box.starting
    if p.outbox is not None:
        p.tell(Event("hero-chosen", "KG-SETUP-11", {"seat": int(seat), "hero": HEROES[hero]}))
    proceed(p)


def lay_lord(p: KarakGoblin, lord: i64) -> None:
    """One of the Lords is laid out, the others are out of the game (KG-SETUP-7)."""
    p.lord = lord
    if p.outbox is not None:
        p.tell(Event("lord-shown", "KG-SETUP-7", {"monster": p.box.monster_ids[lord]}))
    proceed(p)


def choose_first(p: KarakGoblin) -> None:
    """Who begins is decided by lot, or was chosen before (KG-SETUP-14)."""
    if p.house.first >= 0:
        begin_with(p, p.house.first)
    else:
        p.phase = FIRST
        p.to_act = CHANCE


def begin_with(p: KarakGoblin, seat: i64) -> None:
    """The first turn."""
    if p.outbox is not None:
        p.tell(Event("first-player", "KG-SETUP-14", {"seat": int(seat)}))
    turn.begin(p, seat)
