"""A fight as everybody sees it: chain, totals, and what stopping now would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludoteka.games.karak_goblin import chain, fight
from ludoteka.games.karak_goblin.effects import ARGENTUS, COLOURS, CURSES, EFFECTS, XANROS

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin


class LinkView(TypedDict):
    """A played card, the effect that a potion doubles, the effect that Xanros has freed, and what it counts."""

    card: str
    doubled: str | None
    freed: str | None
    attack: int
    defence: int


class OutcomeView(TypedDict):
    """What stopping now would bring."""

    hits: int
    hp: int
    knocked_out: bool
    wins: bool


class FightView(TypedDict):
    """A fight: the opponent, the curses in force, the chain and its totals."""

    seat: int
    monster: str
    curses: list[str]
    chain: list[LinkView]
    next: list[str]
    """The colours that may be played next, by whatever right."""
    attack: int
    attack_equipment: int
    attack_bonus: int
    defence: int
    defence_equipment: int
    exception: str | None
    """Of Argentus and Xanros: unused or used."""
    stop: OutcomeView


def fight_of(p: KarakGoblin) -> FightView:
    """The fight that is going on."""
    allowed = chain.allowed(p)
    special = p.house.abilities and p.hero[p.turn] in (ARGENTUS, XANROS)
    return FightView(
        seat=int(p.turn),
        monster=p.box.monster_ids[p.target],
        curses=[word for n, word in enumerate(CURSES) if p.curses >> n & 1],
        chain=[
            LinkView(
                card=p.card_text(card),
                doubled=EFFECTS[p.doubled_effect] if card == p.doubled else None,
                freed=EFFECTS[p.freed_effect] if card == p.freed else None,
                attack=int(chain.attack_of(p, card)),
                defence=int(chain.defence_of(p, card)),
            )
            for card in p.chain
        ],
        next=[word for n, word in enumerate(COLOURS) if allowed >> n & 1],
        attack=int(chain.attack_total(p)),
        attack_equipment=int(chain.equipment_attack(p)),
        attack_bonus=int(chain.horan_bonus(p)),
        defence=int(chain.defence_total(p)),
        defence_equipment=int(chain.equipment_defence(p)),
        exception=("used" if p.exception else "unused") if special else None,
        stop=outcome(p),
    )


def outcome(p: KarakGoblin) -> OutcomeView:
    """Hits, hit points left and victory, if the chain ended now (KG-FIGHT-15 to KG-FIGHT-19)."""
    hits = max(0, int(p.box.monster_attack[p.target] - chain.defence_total(p)))
    hp = max(0, int(p.hp[p.turn]) - hits)
    if hp > 0:
        hp = min(int(p.box.hit_points), hp + int(chain.end_heal(p)))
    strikes = hp > 0 or fight.strikes_at_zero(p)
    wins = strikes and chain.attack_total(p) >= p.box.monster_hp[p.target]
    return OutcomeView(hits=hits, hp=hp, knocked_out=hp == 0, wins=wins)
