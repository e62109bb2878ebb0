"""Why a card cannot be played, or an ability used, as it is aimed (rules.md 3.6, 6.2, 6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.errors import Refusal
from ludoteka.core.native import i64
from ludoteka.games.toerkk import effects, sides
from ludoteka.games.toerkk.characters import text_of
from ludoteka.games.toerkk.moves import Play
from ludoteka.games.toerkk.phases import W_END, W_ROLL, WINDOWS
from ludoteka.games.toerkk.refused_fights import absent

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk

OWN = (effects.SHIELD, effects.HAMMER, effects.STONESKIN)
"""Effects on characters of the own side."""


def refuse(p: Toerkk, move: Play, seat: i64) -> Refusal:
    """Name the first condition that fails: the moment, the card or the price, then what it is aimed at."""
    if not W_ROLL <= p.phase <= W_END:
        return Refusal("TK-TIME-1", "no-window")
    hero = move.deed - i64(len(p.box.cards))
    found = _card(p, move, seat) if hero < 0 else _ability(p, move, seat, hero)
    if found is None:
        found = _moment(p, move, seat)
    if found is None:
        found = _aim(p, move, seat)
    if found is not None:
        return found
    return Refusal("TK-ACTION-7" if hero < 0 else "TK-HERO-8", "changes-nothing", _named(move))


def _named(move: Play) -> dict[str, object]:
    """The card or hero of a move, without its targets."""
    return {name: value for name, value in move.args.items() if name != "targets"}


def _card(p: Toerkk, move: Play, seat: i64) -> Refusal | None:
    """A card must be in hand, and its player not silenced."""
    if not p.box.kinds.has(p.hand[seat], move.deed):
        return Refusal(move.clause, "not-in-hand", _named(move))
    if p.silenced >> seat & 1:
        return Refusal("TK-SITE-10", "silenced")
    return None


def _ability(p: Toerkk, move: Play, seat: i64, hero: i64) -> Refusal | None:
    """An ability must be that of the own hero, and paid from the own pool (TK-HERO-3, TK-TEAM-13)."""
    if p.hero[seat] != hero:
        return Refusal(move.clause, "not-your-hero", _named(move))
    if p.tokens[seat] < p.box.costs[hero]:
        return Refusal("TK-HERO-3", "too-few-tokens", {"cost": int(p.box.costs[hero]), "count": int(p.tokens[seat])})
    return None


def _moment(p: Toerkk, move: Play, seat: i64) -> Refusal | None:
    """Some cards and abilities have no effect in some moments, and cannot be used there (rules.md 6.1)."""
    own = sides.side_of(p, seat) == p.turn_side
    timing = p.box.timings[move.deed] if own else p.box.timings[move.deed] >> 6
    if not timing & 63:
        return Refusal(move.clause, "own-turn-only" if not own else "others-turn-only", _named(move))
    if not timing >> (p.window - W_ROLL) & 1:
        told = _named(move)
        told["moment"] = WINDOWS[p.window - W_ROLL]
        return Refusal(move.clause, "wrong-moment", told)
    return None


def _aim(p: Toerkk, move: Play, seat: i64) -> Refusal | None:
    """What it is aimed at must be there, of the right side, in reach, and such that something changes."""
    effect = p.box.effects[move.deed]
    own = sides.side_of(p, seat)
    for character in (move.a, move.b):
        found = _character(p, move, effect, own, character) if character >= 0 else None
        if found is not None:
            return found
    if move.b >= 0:
        return _two(p, move)
    if move.a >= 0 or move.aim < 0:
        return None
    if effect in effects.ON_CLASS:
        return Refusal(move.clause, "not-in-graveyard", {"class": move.args["targets"]})
    return _seat(p, move, effect, own)


def _character(p: Toerkk, move: Play, effect: i64, own: i64, character: i64) -> Refusal | None:
    """One of the characters that a card or ability names."""
    missing = absent(p, character)
    if missing is not None:
        return missing
    named: dict[str, object] = {"character": text_of(int(character))}
    side = sides.side_owning(p, character)
    if effect in OWN:
        if side != own:
            return Refusal(move.clause, "not-your-character", named)
    elif side == own:
        return Refusal(move.clause, "not-an-opponent-of-this-turn", named)
    elif not sides.is_reached(p, own, side) or (effect == effects.HOWL and side != p.rival):
        return Refusal("TK-FFA-9", "not-an-opponent-of-this-turn", named)
    marked = _already(p, effect)
    if marked >> character & 1:
        return Refusal("TK-ACTION-7" if effect < effects.FIRST_ABILITY else "TK-HERO-8", "marked-already", named)
    if effect == effects.HAMMER or effect == effects.WANDERER:
        return Refusal(move.clause, "no-such-attack", named)
    return None


def _already(p: Toerkk, effect: i64) -> i64:
    """The characters that cannot be chosen because of what they already are in this turn (rules.md 3.2)."""
    if effect == effects.POISON:
        return p.sick
    if effect == effects.HOWL:
        return p.cowed
    if effect == effects.HAMMER:
        return p.hammered
    return 0 if effect == effects.WANDERER else p.shielded


def _two(p: Toerkk, move: Play) -> Refusal | None:
    """Two characters of one side, in battlefield order."""
    if sides.side_owning(p, move.a) != sides.side_owning(p, move.b):
        return Refusal(move.clause, "not-of-one-side", _named(move))
    if p.field.index(move.a) > p.field.index(move.b):
        return Refusal("TK-TIME-12", "name-in-order", {"character": text_of(int(move.b))})
    return None


def _seat(p: Toerkk, move: Play, effect: i64, own: i64) -> Refusal | None:
    """The side or seat that a card or ability names."""
    aim = move.aim
    if aim >= p.seats or (effect not in effects.ON_SEAT and sides.side_of(p, aim) != aim):
        return Refusal("TK-SETUP-1", "no-such-side" if aim < p.seats else "no-such-seat")
    side = sides.side_of(p, aim)
    told: dict[str, object] = {"seat": int(aim)}
    if effect == effects.SHIELD:
        if side != own:
            return Refusal(move.clause, "not-your-hero", _named(move))
    elif side == own:
        return Refusal(move.clause, "not-an-opponent", told)
    elif not sides.is_reached(p, own, side) or (effect == effects.BEAR and side != p.rival):
        return Refusal("TK-FFA-9", "out-of-reach", told)
    return None
