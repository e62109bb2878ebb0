"""What a seat knows as numbers, for agents that learn: what `view` shows, players counted from the observing seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.native import i64
from ludoteka.core.sheet import FROM_ME, Sheet
from ludoteka.games.toerkk import bundles, characters, knowledge, operations, sides
from ludoteka.games.toerkk.characters import CLASSES, HERO, PER_SEAT, alone
from ludoteka.games.toerkk.phases import HERO as HERO_PHASE
from ludoteka.games.toerkk.phases import OVER, PICK, STARTER
from ludoteka.games.toerkk.strikes import BLOCKED, NO_BLOCKER, attacker_of, blocker_of, stands, target_of

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk

PHASES: Final = [
    "over",
    "mulligan",
    "trade",
    "leader",
    "attack",
    "block",
    "accept",
    "pick",
    "roll-window",
    "main-window",
    "combat-window",
    "attack-window",
    "block-window",
    "end-window",
    "unused-14",
    "unused-15",
    "hero",
    "first",
    "draw",
    "draw-character",
    "rival",
    "reveal",
    "die",
]
OWN: Final = ["W1", "W2", "W3", "W4", "W5", "M1", "M2", "M3", "M4", "M5", "L"]
CLASS_NAMES: Final = list(CLASSES)
SIDE_NAMES: Final = ["our_side", "next_side", "third_side", "fourth_side"]
MARKS: Final = ["hero-shielded", "flooded", "grounded", "no-block", "drums", "vein"]
MOST: Final = 60


def observe(p: Toerkk, seat: i64, sheet: Sheet) -> None:
    """Fill a sheet for one seat."""
    box = p.box
    count, mine, begun = p.house.sides, sides.side_of(p, seat), p.turns > 0
    inside = p.planning != 0 and mine == knowledge.planner(p)
    phase = p.planning if p.planning and not inside else p.phase
    known = p.phase != HERO_PHASE and p.phase != STARTER
    sheet.part = ""
    sheet.one_of("phase", phase, PHASES)
    sheet.number("turns", p.turns, 255)
    sheet.one_of("turn", (p.turn_side - mine + count) % count if begun else -1, SIDE_NAMES[:count])
    facing = begun and p.rival != p.turn_side
    sheet.one_of("rival", (p.rival - mine + count) % count if facing else -1, SIDE_NAMES[:count])
    sheet.one_of("starter", (p.starter - mine + count) % count if known else -1, SIDE_NAMES[:count])
    sheet.one_of("location", p.site, box.locations)
    sheet.set_of("location_used", p.site_used, box.locations)
    sheet.number("roll", p.roll, 6)
    sheet.flag("fog", p.fog != 0)
    sheet.number("supply", p.supply, 255)
    sheet.one_of("resolving", p.resolving, box.cards)
    looking = p.phase == PICK and seat == p.actor
    cards(p, "look", p.hand[p.victim] if looking else 0, sheet)
    cards(p, "swaps", p.swapped[seat], sheet)
    sheet.flag("answered", p.answered >> seat & 1 == 1)
    sheet.number("plans", p.plans if inside else 0, MOST)
    for k in range(count):
        sheet.part = SIDE_NAMES[k]
        side(p, (mine + k) % count, sheet)
    for k in range(p.seats):
        sheet.part = FROM_ME[k]
        player(p, seat, (seat + k) % p.seats, sheet)
        field(p, (seat + k) % p.seats, inside, sheet)


def cards(p: Toerkk, name: str, bundle: i64, sheet: Sheet) -> None:
    """How many action cards of each kind a bundle holds."""
    kinds = p.box.kinds
    if sheet.naming:
        for card, text in enumerate(p.box.cards):
            sheet.number(f"{name}.{text}", 0, kinds.copies[card])
        return
    if bundle:
        for card in range(i64(len(p.box.cards))):
            held = bundle >> kinds.base[card] & kinds.mask[card]
            if held:
                sheet.put(card, bundles.size_of(held))
    sheet.at += i64(len(p.box.cards))


def side(p: Toerkk, number: i64, sheet: Sheet) -> None:
    """What partners share."""
    sheet.number("life", p.life[number], 255)
    sheet.number("depth", p.depth[number], 255)
    sheet.number("diggers", operations.diggers(p, number), MOST)
    sheet.flag(MARKS[0], p.hero_shielded >> number & 1 == 1)
    sheet.flag(MARKS[1], p.flooded >> number & 1 == 1)
    sheet.flag(MARKS[2], p.grounded >> number & 1 == 1)
    sheet.flag(MARKS[3], p.no_block >> number & 1 == 1)
    sheet.flag(MARKS[4], p.drums >> number & 1 == 1)
    sheet.flag(MARKS[5], p.vein >> number & 1 == 1)


def player(p: Toerkk, viewer: i64, owner: i64, sheet: Sheet) -> None:
    """One player: hands as far as the viewer knows them, piles for their side, everything when the game is over."""
    piles = p.phase == OVER or sides.side_of(p, viewer) == sides.side_of(p, owner)
    sheet.one_of("hero", p.hero[owner], p.box.heroes)
    sheet.number("tokens", p.tokens[owner], MOST)
    sheet.flag("silenced", p.silenced >> owner & 1 == 1)
    sheet.number("cards", bundles.size_of(p.hand[owner]), MOST)
    cards(p, "hand", knowledge.known_cards(p, viewer, owner), sheet)
    sheet.number("recruits", characters.size_of(p.recruits[owner]), MOST)
    sheet.counts("recruits", knowledge.known_characters(p, viewer, owner), 3, CLASS_NAMES)
    sheet.number("deck", bundles.size_of(p.deck[owner]) + bundles.size_of(p.aside[owner]), MOST)
    sheet.number("camp", characters.size_of(p.camp[owner]), MOST)
    sheet.number("discards", bundles.size_of(p.discard[owner]), MOST)
    cards(p, "discard", p.discard[owner] if piles else 0, sheet)
    sheet.counts("graveyard", p.graveyard[owner] if piles else 0, 3, CLASS_NAMES)
    sheet.number("graves", characters.size_of(p.graveyard[owner]), MOST)


def field(p: Toerkk, owner: i64, inside: bool, sheet: Sheet) -> None:
    """A player's characters: which lie on the battlefield, what befell them, whom they attack and block."""
    first = owner * PER_SEAT
    attacking: i64 = 0
    at_hero: i64 = 0
    blocked: i64 = 0
    blocking: i64 = 0
    aimed_at: i64 = 0
    for attack in p.attacks:
        if not stands(attack):
            continue
        one = alone(attacker_of(attack))
        attacking |= one
        if target_of(attack) == HERO:
            at_hero |= one
        else:
            aimed_at |= alone(target_of(attack))
        if attack & BLOCKED:
            blocked |= one
        if blocker_of(attack) != NO_BLOCKER:
            blocking |= alone(blocker_of(attack))
    planned: i64 = 0
    if inside:
        for step in p.plan:
            planned |= alone(step & 63)
    present = p.present >> first & 0x7FF
    sheet.set_of("field", present, OWN)
    sheet.set_of("shielded", p.shielded >> first & 0x7FF, OWN)
    sheet.set_of("sick", p.sick >> first & 0x7FF, OWN)
    sheet.set_of("cowed", p.cowed >> first & 0x7FF, OWN)
    sheet.set_of("hammered", p.hammered >> first & 0x7FF, OWN)
    sheet.set_of("attacking", attacking >> first & 0x7FF, OWN)
    sheet.set_of("attacking_hero", at_hero >> first & 0x7FF, OWN)
    sheet.set_of("blocked", blocked >> first & 0x7FF, OWN)
    sheet.set_of("blocking", blocking >> first & 0x7FF, OWN)
    sheet.set_of("attacked", aimed_at >> first & 0x7FF, OWN)
    sheet.set_of("planned", planned >> first & 0x7FF, OWN)
