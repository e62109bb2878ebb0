"""What one viewer may know, built up from nothing (rules.md 3.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, cast

from ludoteka.core.event import View
from ludoteka.core.native import i64
from ludoteka.games.toerkk import bundles, characters, end, knowledge, operations, sides
from ludoteka.games.toerkk.characters import CLASSES, PER_SEAT, class_of, names_in, owner_of, text_of
from ludoteka.games.toerkk.phases import HERO, OVER, PHASE_NAMES, PICK, STARTER
from ludoteka.games.toerkk.strikes import (
    BLOCKED,
    NO_BLOCKER,
    REDIRECTED,
    attacker_of,
    blocker_of,
    credit_of,
    stands,
    target_of,
)

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


class CharacterView(TypedDict):
    """A character on a battlefield."""

    id: str
    name: str
    of: str
    owner: int
    marks: list[str]


class SideView(TypedDict):
    """What partners share: life, depth, battlefield, and what lasts for this turn."""

    side: int
    seats: list[int]
    life: int
    depth: int
    diggers: int
    """How many levels its characters would dig now."""
    marks: list[str]
    field: list[CharacterView]


class SeatView(TypedDict):
    """One player's hero, tokens, hands and piles; None where only the number is known."""

    seat: int
    side: int
    hero: str | None
    cost: int | None
    tokens: int
    silenced: bool
    cards: int
    hand: list[str] | None
    seen: list[str]
    """The cards of his hand that the viewer has seen with the Witch."""
    characters: int
    recruits: list[str] | None
    deck: int
    camp: int
    discards: int
    discard: list[str] | None
    graves: int
    graveyard: list[str] | None


class AttackView(TypedDict):
    """A declared attack."""

    attacker: str
    target: str
    blocker: str | None
    blocked: bool
    stands: bool
    turned: bool
    credit: int


class ToerkkView(View):
    """The whole table as one viewer may know it."""

    format: str
    life: int
    levels: int
    by_life: bool
    by_digging: bool
    phase: str
    turns: int
    turn: int | None
    rival: int | None
    starter: int | None
    sides: list[SideView]
    players: list[SeatView]
    supply: int
    location: str | None
    harmful: bool
    location_pile: int
    locations_used: list[str]
    roll: int | None
    fog: bool
    attacks: list[AttackView]
    plan: list[list[str]] | None
    """The unfinished plan, for the side that makes it."""
    plans: int
    resolving: str | None
    look: list[str] | None
    """The hand that lies open before the viewer, who must pick a card."""
    swaps: list[str]
    answered: bool
    over: dict[str, object] | None


def view(p: Toerkk, seat: i64) -> View:
    """What one viewer may know; a spectator sees what lies open."""
    box = p.box
    inside = p.planning != 0 and seat >= 0 and sides.side_of(p, seat) == knowledge.planner(p)
    begun = p.turns > 0
    looking = p.phase == PICK and seat == p.actor
    return cast(
        View,
        ToerkkView(
            viewer=int(seat),
            format="team" if p.house.team else "ffa" if p.house.free_for_all else "duel",
            life=int(p.house.life),
            levels=int(p.house.levels),
            by_life=p.house.by_life,
            by_digging=p.house.by_digging,
            phase=phase_name(p, seat),
            turns=int(p.turns),
            turn=int(p.turn_side) if begun else None,
            rival=int(p.rival) if begun and p.rival != p.turn_side else None,
            starter=None if p.phase == HERO or p.phase == STARTER else int(p.starter),
            sides=[side_view(p, side) for side in range(p.house.sides)],
            players=[seat_view(p, seat, owner) for owner in range(p.seats)],
            supply=int(p.supply),
            location=box.locations[p.site] if p.site >= 0 else None,
            harmful=p.site >= 0 and box.harms >> p.site & 1 == 1,
            location_pile=bin(p.site_pile).count("1"),
            locations_used=[name for site, name in enumerate(box.locations) if p.site_used >> site & 1],
            roll=int(p.roll) if p.roll else None,
            fog=p.fog != 0,
            attacks=[attack_view(attack) for attack in p.attacks],
            plan=[[text_of(int(step & 63)), text_of(int(step >> 6))] for step in p.plan] if inside else None,
            plans=int(p.plans) if inside else 0,
            resolving=box.cards[p.resolving] if p.resolving >= 0 else None,
            look=card_names(p, p.hand[p.victim]) if looking else None,
            swaps=card_names(p, p.swapped[seat]) if seat >= 0 else [],
            answered=seat >= 0 and p.answered >> seat & 1 == 1,
            over=result(p),
        ),
    )


def phase_name(p: Toerkk, viewer: i64) -> str:
    """What is going on; outsiders are told that a side plans, not how far it is."""
    if p.planning and (viewer < 0 or sides.side_of(p, viewer) != knowledge.planner(p)):
        return PHASE_NAMES[int(p.planning)]
    return PHASE_NAMES[int(p.phase)]


def card_names(p: Toerkk, bundle: i64) -> list[str]:
    """Action cards by their ids."""
    return [p.box.cards[card] for card in p.box.kinds.cards(bundle)]


def side_view(p: Toerkk, side: i64) -> SideView:
    """One side."""
    own = [each for each in p.field if sides.side_owning(p, each) == side]
    sets = (
        ("hero-shielded", p.hero_shielded),
        ("flooded", p.flooded),
        ("grounded", p.grounded),
        ("no-block", p.no_block),
        ("drums", p.drums),
        ("vein", p.vein),
    )
    return SideView(
        side=int(side),
        seats=sides.members(p, side),
        life=int(p.life[side]),
        depth=int(p.depth[side]),
        diggers=int(operations.diggers(p, side)),
        marks=[name for name, marked in sets if marked >> side & 1],
        field=[character_view(p, each) for each in own],
    )


def character_view(p: Toerkk, character: i64) -> CharacterView:
    """One character on a battlefield."""
    sets = (("shielded", p.shielded), ("sick", p.sick), ("cowed", p.cowed), ("hammered", p.hammered))
    return CharacterView(
        id=text_of(int(character)),
        name=p.box.names[character % PER_SEAT],
        of=CLASSES[class_of(character)],
        owner=int(owner_of(character)),
        marks=[name for name, marked in sets if marked >> character & 1],
    )


def seat_view(p: Toerkk, viewer: i64, owner: i64) -> SeatView:
    """One player: hands are seen by their holder, piles by the whole side, everything when the game is over.

    TK-SECRET-1, TK-SECRET-2, TK-SECRET-3, TK-SECRET-4.
    """
    over = p.phase == OVER
    shares = over or sides.shares_hands(p, viewer, owner)
    piles = over or (viewer >= 0 and sides.side_of(p, viewer) == sides.side_of(p, owner))
    hero = p.hero[owner]
    seen = p.seen[4 * viewer + owner] if viewer >= 0 and not shares else 0
    return SeatView(
        seat=int(owner),
        side=int(sides.side_of(p, owner)),
        hero=p.box.heroes[hero] if hero >= 0 else None,
        cost=int(p.box.costs[hero]) if hero >= 0 else None,
        tokens=int(p.tokens[owner]),
        silenced=p.silenced >> owner & 1 == 1,
        cards=int(bundles.size_of(p.hand[owner])),
        hand=card_names(p, p.hand[owner]) if shares else None,
        seen=card_names(p, seen),
        characters=int(characters.size_of(p.recruits[owner])),
        recruits=names_in(p.recruits[owner]) if shares else None,
        deck=int(bundles.size_of(p.deck[owner]) + bundles.size_of(p.aside[owner])),
        camp=int(characters.size_of(p.camp[owner])),
        discards=int(bundles.size_of(p.discard[owner])),
        discard=card_names(p, p.discard[owner]) if piles else None,
        graves=int(characters.size_of(p.graveyard[owner])),
        graveyard=names_in(p.graveyard[owner]) if piles else None,
    )


def attack_view(attack: i64) -> AttackView:
    """One declared attack."""
    blocker = blocker_of(attack)
    return AttackView(
        attacker=text_of(int(attacker_of(attack))),
        target=text_of(int(target_of(attack))),
        blocker=text_of(int(blocker)) if blocker != NO_BLOCKER else None,
        blocked=attack & BLOCKED != 0,
        stands=stands(attack),
        turned=attack & REDIRECTED != 0,
        credit=int(credit_of(attack)),
    )


def result(p: Toerkk) -> dict[str, object] | None:
    """Why the game is over and who has won."""
    if p.phase != OVER:
        return None
    winners = [int(seat) for seat in range(p.seats) if p.winners >> sides.side_of(p, seat) & 1]
    return {"reason": end.REASONS[p.reason], "winners": winners}
