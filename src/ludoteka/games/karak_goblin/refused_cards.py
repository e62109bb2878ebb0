"""Why an action card cannot be played, freed, discarded, stacked or put under the deck now; and stopping, keeping."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.errors import Refusal
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.karak_goblin import chain
from ludoteka.games.karak_goblin.effects import (
    ARGENTUS,
    BLUE,
    COLOUR_CURSES,
    COLOURS,
    HEROES,
    TAIA,
    XANROS,
)
from ludoteka.games.karak_goblin.moves import Free, OfCard, Play, PlayFree
from ludoteka.games.karak_goblin.phases import DISCARD, FIGHT, OVERFLOW, STACK, UNDER
from ludoteka.kit import bits

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin

NOT_NOW: Final = {
    "stop": "KG-FIGHT-14",
    "keep": "KG-REWARD-3",
    "pawn": "KG-SHOP-10",
    "skip": "KG-POTION-11",
    "hero-random": "KG-SETUP-11",
}


def refuse(p: KarakGoblin, move: Move) -> Refusal:
    """A card is named, or nothing."""
    if isinstance(move, Play):
        why = _own(p, move.card, "KG-FIGHT-8")
        return why if why is not None else _play(p, p.box.own[move.card])
    if isinstance(move, PlayFree):
        return _play_free(p, move)
    if isinstance(move, Free):
        return _free(p, move)
    if isinstance(move, OfCard):
        if move.kind == "discard":
            return _discard(p, move.card)
        return _stack(p, move) if move.kind == "stack" else _under(p, move.card)
    if move is p.box.stack_start:
        if p.phase == STACK:
            return Refusal("KG-DECK-9", "no-start-left")
        return Refusal("KG-DECK-9" if p.house.stack else "KG-DECK-8", "not-now")
    if move is p.box.stop and p.phase == DISCARD:
        return Refusal("KG-HAND-4", "discard-first")
    return Refusal(NOT_NOW[move.kind], "not-now")


def _name(p: KarakGoblin, card: i64) -> dict[str, object]:
    return {"card": p.box.action_ids[card]}


def _own(p: KarakGoblin, card: i64, clause: str) -> Refusal | None:
    """Why a card cannot be played whatever its colour: no fight, another hero's card, not in the hand."""
    if p.phase == DISCARD:
        return Refusal("KG-HAND-4", "discard-first")
    if p.phase != FIGHT:
        return Refusal(clause, "not-now")
    return _held(p, card, clause)


def _held(p: KarakGoblin, card: i64, clause: str) -> Refusal | None:
    """Why a card is not the player's to use; None if it is in his hand."""
    hero = card // p.box.starts
    if p.box.is_start(card) and hero != p.hero[p.turn]:
        return Refusal("KG-SETUP-11", "hero-not-yours", {"hero": HEROES[hero]})
    if not p.hand[p.turn] >> p.box.own[card] & 1:
        return Refusal(clause, "card-not-held", _name(p, card))
    return None


def _play(p: KarakGoblin, card: i64) -> Refusal:
    """Why the colour of a card of the hand cannot be played: a curse (KG-CURSE-5), then the chain (KG-FIGHT-10)."""
    colour = p.box.colour[p.hero[p.turn] * p.box.width + card]
    args: dict[str, object] = {"card": p.card_text(card), "colour": COLOURS[bits.lowest(colour)]}
    hero, used = p.hero[p.turn], p.house.abilities and p.exception > 0
    if colour & (p.curses >> COLOUR_CURSES):
        if hero == XANROS and used:
            return Refusal("KG-HERO-XANROS-1", "exception-used")
        if not (hero == XANROS and p.house.abilities):
            return Refusal("KG-CURSE-5", "colour-cursed", args)
    if hero == ARGENTUS and used and colour == BLUE:
        return Refusal("KG-HERO-ARGENTUS-1", "exception-used")
    args["previous"] = p.card_text(p.chain[-1])
    return Refusal("KG-FIGHT-10", "colour-does-not-follow", args)


# ---- Lord Xanros


def _xanros(p: KarakGoblin) -> Refusal | None:
    """Why nothing can be freed at all."""
    if not p.house.abilities:
        return Refusal("KG-HERO-1", "abilities-off")
    if p.hero[p.turn] != XANROS:
        return Refusal("KG-HERO-XANROS-1", "no-ability")
    return None


def _play_free(p: KarakGoblin, move: PlayFree) -> Refusal:
    """Why a card cannot be played with a cursed effect carried out."""
    why = _xanros(p)
    if why is None:
        why = _own(p, move.card, "KG-HERO-XANROS-1")
    if why is not None:
        return why
    if not p.curses >> move.effect & 1:
        return Refusal("KG-CURSE-2", "effect-not-cursed", {"effect": move.args["effect"]})
    if p.exception:
        return Refusal("KG-HERO-XANROS-1", "exception-used")
    card = p.box.own[move.card]
    if chain.playable(p) >> card & 1:
        return Refusal("KG-HERO-XANROS-1", "exception-for-colour", _name(p, move.card))
    return _play(p, card)


def _free(p: KarakGoblin, move: Free) -> Refusal:
    """Why an effect of a played card cannot be freed."""
    why = _xanros(p)
    if why is not None:
        return why
    if p.phase != FIGHT:
        return Refusal("KG-HERO-XANROS-1", "not-now")
    if p.exception:
        return Refusal("KG-HERO-XANROS-1", "exception-used")
    if move.card not in [p.box.cards[XANROS * p.box.width + card] for card in p.chain]:
        return Refusal("KG-FIGHT-13", "not-in-chain", _name(p, move.card))
    return Refusal("KG-CURSE-2", "effect-not-cursed", {"effect": move.args["effect"]})


# ---- discarding, stacking, putting under


def _discard(p: KarakGoblin, card: i64) -> Refusal:
    """Why a card cannot be discarded."""
    if p.phase != DISCARD and p.phase != OVERFLOW:
        return Refusal("KG-HAND-3" if p.house.overflow else "KG-HAND-4", "nothing-to-discard")
    clause = "KG-HAND-4" if p.phase == DISCARD else "KG-HAND-3"
    why = _held(p, card, clause)
    return why if why is not None else Refusal(clause, "discard-in-order", _name(p, card))


def _stack(p: KarakGoblin, move: OfCard) -> Refusal:
    """Why a card cannot lie next in the new deck."""
    if p.phase != STACK:
        return Refusal("KG-DECK-9" if p.house.stack else "KG-DECK-8", "not-now")
    if p.box.is_start(move.card):
        return Refusal("KG-DECK-9", "start-not-named")
    return Refusal("KG-DECK-9", "not-in-pile", _name(p, move.card))


def _under(p: KarakGoblin, card: i64) -> Refusal:
    """Why a card cannot be put under the deck."""
    if not p.house.abilities:
        return Refusal("KG-HERO-1", "abilities-off")
    if p.hero[p.turn] != TAIA:
        return Refusal("KG-HERO-TAIA-1", "no-ability")
    if p.phase != UNDER:
        return Refusal("KG-HERO-TAIA-1", "not-now")
    return Refusal("KG-HERO-TAIA-1", "not-drawn-now", _name(p, card))
