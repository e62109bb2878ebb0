"""What cards, abilities, locations and fights do: the operations of rules.md 6.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.games.toerkk import combat, sides
from ludoteka.games.toerkk.characters import DIGGERS, alone, class_of, newcomer, owner_of, text_of, unit
from ludoteka.games.toerkk.state import replaced
from ludoteka.games.toerkk.strikes import attacker_of

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk

NO_CREDIT: Final = -1


def kill(p: Toerkk, character: i64, by: i64, clause: str) -> None:
    """A character goes face down to its owner's graveyard; its killer's pool gets a token at once.

    In whosever turn, by a fight, a card or an ability: TK-PLAY-6, TK-TOKEN-1, TK-TOKEN-2, TK-TOKEN-3, TK-TOKEN-4,
    TK-TEAM-12. Not for characters of the own side, and not if the supply is empty: TK-TOKEN-8, TK-TOKEN-5.
    """
    bit = alone(character)
    owner = owner_of(character)
    p.field.remove(character)
    p.present &= ~bit
    p.shielded &= ~bit
    p.sick &= ~bit
    p.cowed &= ~bit
    p.hammered &= ~bit
    p.graveyard = replaced(p.graveyard, owner, p.graveyard[owner] + unit(class_of(character)))
    earns = by >= 0 and p.supply > 0 and sides.side_of(p, by) != sides.side_of(p, owner)
    if earns:
        p.supply -= 1
        p.tokens = replaced(p.tokens, by, p.tokens[by] + 1)
    if p.outbox is not None:
        p.tell(
            Event(
                "killed",
                clause,
                {
                    "character": text_of(int(character)),
                    "seat": int(by) if by >= 0 else None,
                    "token": "yes" if earns else "no",
                },
            )
        )
    if p.attacks:
        combat.lost(p, character)


def lose_life(p: Toerkk, side: i64, count: i64, by: i64, clause: str) -> None:
    """A hero loses life, unless it is shielded; who did it may win by it (TK-FFA-10).

    Where only digging wins, life is counted but does not fall below 0 (TK-MODE-2).
    """
    if p.hero_shielded >> side & 1:
        return
    if not p.house.by_life and count > p.life[side]:
        count = p.life[side]
    if count <= 0:
        return
    p.life = replaced(p.life, side, p.life[side] - count)
    p.blame = p.blame & ~(i64(7) << 3 * side) | (by + 1) << 3 * side
    if p.outbox is not None:
        p.tell(Event("lost-life", clause, {"side": int(side), "count": int(count), "life": int(p.life[side])}))


def can_lose_life(p: Toerkk, side: i64) -> bool:
    """Whether a loss would change anything (TK-ACTION-7)."""
    return (p.hero_shielded >> side & 1) == 0 and (p.house.by_life or p.life[side] > 0)


def gain_life(p: Toerkk, side: i64, count: i64, clause: str) -> None:
    """A hero regains life, not above the cap (TK-LIMIT-2)."""
    count = min(count, p.house.life - p.life[side])
    if count <= 0:
        return
    p.life = replaced(p.life, side, p.life[side] + count)
    if p.outbox is not None:
        p.tell(Event("regained-life", clause, {"side": int(side), "count": int(count), "life": int(p.life[side])}))


def dig(p: Toerkk, side: i64, count: i64, clause: str) -> None:
    """A side gets deeper."""
    if count <= 0:
        return
    p.depth = replaced(p.depth, side, p.depth[side] + count)
    if p.outbox is not None:
        p.tell(Event("dug", clause, {"side": int(side), "count": int(count), "depth": int(p.depth[side])}))


def undig(p: Toerkk, side: i64, count: i64, clause: str) -> None:
    """A side loses levels, never more than it has (TK-LIMIT-3)."""
    count = min(count, p.depth[side])
    if count <= 0:
        return
    p.depth = replaced(p.depth, side, p.depth[side] - count)
    if p.outbox is not None:
        p.tell(Event("lost-levels", clause, {"side": int(side), "count": int(count), "depth": int(p.depth[side])}))


def diggers(p: Toerkk, side: i64) -> i64:
    """How many characters of a side can dig now: miners and leaders that are not sick, none in a flood."""
    if p.flooded >> side & 1:
        return 0
    able = sides.on_field(p, side) & DIGGERS & ~p.sick & ~p.stolen
    count: i64 = 0
    while able:
        able &= able - 1
        count += 1
    return count


def arrive(p: Toerkk, seat: i64, kind: i64) -> i64:
    """A character comes onto the battlefield of its owner's side, last in its order, and acts from now on.

    It stays until it is killed and never returns to a hand (TK-PLAY-3, TK-PLAY-4, TK-PLAY-5). Tell its number.
    """
    character = newcomer(p.present, seat, kind)
    p.present |= alone(character)
    p.field.append(character)
    return character


def take_tokens(p: Toerkk, seat: i64, count: i64, clause: str) -> None:
    """Up to so many tokens go from the supply to a pool."""
    count = min(count, p.supply)
    p.supply -= count
    p.tokens = replaced(p.tokens, seat, p.tokens[seat] + count)
    if p.outbox is not None:
        p.tell(Event("tokens", clause, {"seat": int(seat), "count": int(count)}))


def cancel_attacks(p: Toerkk) -> None:
    """No attack stands any more, and none can be declared (rules.md 3.9)."""
    p.fog = 1
    if p.attacks:
        combat.end_all(p)


def fall_sick(p: Toerkk, character: i64) -> None:
    """A sick character does nothing in this turn; an attack it makes is over (rules.md 3.9)."""
    p.sick |= alone(character)
    if p.attacks:
        for number in range(i64(len(p.attacks))):
            if attacker_of(p.attacks[number]) == character:
                combat.end_one(p, number)
