"""What the action cards and the heroes' abilities do: one rule each (rules.md 6.2, 6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event, Secret
from ludoteka.core.native import i64
from ludoteka.games.toerkk import combat, drawing, effects, operations, sides
from ludoteka.games.toerkk.characters import CLASSES, alone, text_of, unit
from ludoteka.games.toerkk.moves import Play
from ludoteka.games.toerkk.phases import PICK, RESOLVED
from ludoteka.games.toerkk.state import replaced
from ludoteka.games.toerkk.strikes import attacker_of, is_open, turned_round

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def carry_out(p: Toerkk, seat: i64, move: Play) -> None:
    """Carry out a card or ability completely; nothing can interrupt it (TK-ACTION-2, TK-ACTION-3, TK-HERO-7)."""
    effect, amount = p.box.effects[move.deed], p.box.amounts[move.deed]
    if effect >= effects.FIRST_ABILITY:
        _use(p, seat, move, effect, amount)
    elif effect < effects.NIGHT_SHIFT:
        _play_early(p, seat, move, effect, amount)
    else:
        _play_late(p, seat, move, effect, amount)


def _play_early(p: Toerkk, seat: i64, move: Play, effect: i64, amount: i64) -> None:
    if effect == effects.SHOT:
        shot(p, seat, move, amount)
    elif effect == effects.RESURRECTION:
        revive(p, seat, move.aim, "TK-CARD-2")
    elif effect == effects.SHIELD:
        shield(p, move)
    elif effect == effects.HAMMER:
        hammer(p, move.a)
    elif effect == effects.BEAR:
        bear(p, move.aim)
    elif effect == effects.EXPLOSION:
        explosion(p, seat, move)


def _play_late(p: Toerkk, seat: i64, move: Play, effect: i64, amount: i64) -> None:
    if effect == effects.NIGHT_SHIFT:
        night_shift(p, seat)
    elif effect == effects.SURGE:
        surge(p, seat, amount)
    elif effect == effects.BOMB:
        bomb(p, seat, move.aim, amount)
    elif effect == effects.WANDERER:
        wanderer(p, seat, move.a)
    elif effect == effects.WITCH:
        witch(p, seat, move.aim)
    elif effect == effects.EARTHQUAKE:
        earthquake(p, amount)
    elif effect == effects.FOG:
        fog(p)
    elif effect == effects.FLOOD:
        flood(p, move.aim)
    elif effect == effects.MEDIC:
        medic(p, seat, amount)
    elif effect == effects.LONSDALEITE:
        lonsdaleite(p, seat, amount)
    elif effect == effects.POISON:
        poison(p, move)


def _use(p: Toerkk, seat: i64, move: Play, effect: i64, amount: i64) -> None:
    if effect == effects.THUNDERCLAP:
        thunderclap(p, seat, move.aim, amount, p.box.regains[move.deed])
    elif effect == effects.DEEP_VEIN:
        deep_vein(p, seat, amount)
    elif effect == effects.HEARTHFIRE:
        hearthfire(p, seat, amount)
    elif effect == effects.BOLT:
        bolt(p, seat, move.a)
    elif effect == effects.STONESKIN:
        stoneskin(p, move)
    elif effect == effects.UNEARTH:
        revive(p, seat, move.aim, "TK-ABILITY-6")
    elif effect == effects.VISION:
        vision(p, seat)
    elif effect == effects.HOWL:
        howl(p, move)


def both(move: Play) -> i64:
    """The one or two characters that a move names, as a set."""
    return alone(move.a) | alone(move.b) if move.b >= 0 else alone(move.a)


# ---- action cards


def shot(p: Toerkk, seat: i64, move: Play, amount: i64) -> None:
    """Kill one opposing character, or an opposing hero loses 1 life (TK-CARD-1)."""
    if move.a >= 0:
        operations.kill(p, move.a, seat, "TK-CARD-1")
    else:
        operations.lose_life(p, move.aim, amount, seat, "TK-CARD-1")
    p.proceed(RESOLVED)


def revive(p: Toerkk, seat: i64, kind: i64, clause: str) -> None:
    """A character returns from the own graveyard to the battlefield (TK-CARD-2, TK-ABILITY-6)."""
    p.graveyard = replaced(p.graveyard, seat, p.graveyard[seat] - unit(kind))
    character = operations.arrive(p, seat, kind)
    if p.outbox is not None:
        p.tell(
            Event("revived", clause, {"seat": int(seat), "character": text_of(int(character)), "class": CLASSES[kind]})
        )
    p.proceed(RESOLVED)


def shield(p: Toerkk, move: Play) -> None:
    """One own character cannot be killed, or the own hero cannot lose life, in this turn (TK-CARD-3)."""
    if move.a >= 0:
        p.shielded |= alone(move.a)
    else:
        p.hero_shielded |= i64(1) << move.aim
    p.proceed(RESOLVED)


def hammer(p: Toerkk, character: i64) -> None:
    """One own warrior takes 2 more life when it hits a hero in this turn (TK-CARD-4)."""
    p.hammered |= alone(character)
    p.proceed(RESOLVED)


def bear(p: Toerkk, side: i64) -> None:
    """The opponent cannot block in this turn (TK-CARD-5)."""
    p.no_block |= i64(1) << side
    p.proceed(RESOLVED)


def explosion(p: Toerkk, seat: i64, move: Play) -> None:
    """Kill up to two miners of one opponent (TK-CARD-6)."""
    operations.kill(p, move.a, seat, "TK-CARD-6")
    if move.b >= 0:
        operations.kill(p, move.b, seat, "TK-CARD-6")
    p.proceed(RESOLVED)


def night_shift(p: Toerkk, seat: i64) -> None:
    """Each own miner digs 1 level right now (TK-CARD-7)."""
    side = sides.side_of(p, seat)
    operations.dig(p, side, operations.diggers(p, side), "TK-CARD-7")
    p.proceed(RESOLVED)


def surge(p: Toerkk, seat: i64, amount: i64) -> None:
    """Take up to 2 tokens from the supply (TK-CARD-8)."""
    operations.take_tokens(p, seat, amount, "TK-CARD-8")
    p.proceed(RESOLVED)


def bomb(p: Toerkk, seat: i64, side: i64, amount: i64) -> None:
    """An opposing hero loses 3 life (TK-CARD-9)."""
    operations.lose_life(p, side, amount, seat, "TK-CARD-9")
    p.proceed(RESOLVED)


def wanderer(p: Toerkk, seat: i64, attacker: i64) -> None:
    """An unblocked attack on the own side strikes the attacker's own hero instead (TK-CARD-10)."""
    for number in range(i64(len(p.attacks))):
        attack = p.attacks[number]
        if attacker_of(attack) == attacker and is_open(attack):
            combat.replace(p, number, turned_round(attack, seat))
    p.proceed(RESOLVED)


def witch(p: Toerkk, seat: i64, victim: i64) -> None:
    """Look at an opponent's action cards; one of them is to be discarded (TK-CARD-11)."""
    p.victim = victim
    p.seen = replaced(p.seen, 4 * seat + victim, p.hand[victim])
    if p.outbox is not None:
        names = [p.box.cards[card] for card in p.box.kinds.cards(p.hand[victim])]
        p.tell(
            Event(
                "looked",
                "TK-CARD-11",
                {"seat": int(seat), "victim": int(victim), "cards": Secret(names, [int(seat)])},
                learned_by=[int(seat)],
            )
        )
    p.ask(PICK, seat)


def picked(p: Toerkk, card: i64) -> None:
    """The card picked with the Witch goes to its owner's discard pile, shown to all (TK-CARD-11)."""
    victim = p.victim
    drawing.card_leaves(p, victim, card)
    p.discard[victim] = p.box.kinds.added(p.discard[victim], card)
    if p.outbox is not None:
        p.tell(
            Event("discarded", "TK-CARD-11", {"seat": int(p.actor), "victim": int(victim), "card": p.box.cards[card]})
        )
    p.victim = 0
    p.proceed(RESOLVED)


def earthquake(p: Toerkk, amount: i64) -> None:
    """Every player loses 3 levels (TK-CARD-12)."""
    for side in range(p.house.sides):
        if p.reach >> side & 1:
            operations.undig(p, side, amount, "TK-CARD-12")
    p.proceed(RESOLVED)


def fog(p: Toerkk) -> None:
    """All attacks are called off; nobody can attack in this turn any more (TK-CARD-13)."""
    operations.cancel_attacks(p)
    p.proceed(RESOLVED)


def flood(p: Toerkk, side: i64) -> None:
    """An opponent's characters cannot dig in this turn (TK-CARD-14)."""
    p.flooded |= i64(1) << side
    p.proceed(RESOLVED)


def medic(p: Toerkk, seat: i64, amount: i64) -> None:
    """Regain 3 life (TK-CARD-15)."""
    operations.gain_life(p, sides.side_of(p, seat), amount, "TK-CARD-15")
    p.proceed(RESOLVED)


def lonsdaleite(p: Toerkk, seat: i64, amount: i64) -> None:
    """Dig 3 levels at once (TK-CARD-16)."""
    operations.dig(p, sides.side_of(p, seat), amount, "TK-CARD-16")
    p.proceed(RESOLVED)


def poison(p: Toerkk, move: Play) -> None:
    """Up to two characters of one opponent are sick in this turn (TK-CARD-17)."""
    operations.fall_sick(p, move.a)
    if move.b >= 0:
        operations.fall_sick(p, move.b)
    p.proceed(RESOLVED)


# ---- abilities


def thunderclap(p: Toerkk, seat: i64, side: i64, amount: i64, regain: i64) -> None:
    """Haldor: an opposing hero loses 2 life and the own one regains 1 (TK-ABILITY-1)."""
    operations.lose_life(p, side, amount, seat, "TK-ABILITY-1")
    operations.gain_life(p, sides.side_of(p, seat), regain, "TK-ABILITY-1")
    p.proceed(RESOLVED)


def deep_vein(p: Toerkk, seat: i64, amount: i64) -> None:
    """Hedda: dig 2 levels at once (TK-ABILITY-2)."""
    operations.dig(p, sides.side_of(p, seat), amount, "TK-ABILITY-2")
    p.proceed(RESOLVED)


def hearthfire(p: Toerkk, seat: i64, amount: i64) -> None:
    """Ylva: draw a character card and regain 2 life (TK-ABILITY-3)."""
    operations.gain_life(p, sides.side_of(p, seat), amount, "TK-ABILITY-3")
    drawing.owe(p, seat, 0, 1)
    drawing.draw_due(p, RESOLVED)


def bolt(p: Toerkk, seat: i64, character: i64) -> None:
    """Orm: kill one opposing miner (TK-ABILITY-4)."""
    operations.kill(p, character, seat, "TK-ABILITY-4")
    p.proceed(RESOLVED)


def stoneskin(p: Toerkk, move: Play) -> None:
    """Runa: up to two own characters cannot be killed in this turn (TK-ABILITY-5)."""
    p.shielded |= both(move)
    p.proceed(RESOLVED)


def vision(p: Toerkk, seat: i64) -> None:
    """Tove: draw an action card (TK-ABILITY-7)."""
    drawing.owe(p, seat, 1, 0)
    drawing.draw_due(p, RESOLVED)


def howl(p: Toerkk, move: Play) -> None:
    """Fenja: up to two opposing characters cannot block in this turn (TK-ABILITY-8)."""
    p.cowed |= both(move)
    p.proceed(RESOLVED)
