"""Exploring: the tile, how it lies, the armies on it; Darius' two tiles and Lorraine's hawk (rules.md 2.4, 2.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event, Secret
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.karak_2 import battle, land, turn
from ludoteka.games.karak_2.box import FORESIGHT, HAWK, TWO_TILES
from ludoteka.games.karak_2.phases import DRAW_ARMY, DRAW_TILE, HAWK_PLACE, KEEP_ARMIES, MAIN, PICK_TILE, TURN_TILE
from ludoteka.games.karak_2.state import replaced
from ludoteka.games.karak_2.tokens import token_count, with_token, without_token
from ludoteka.kit.bits import bit, nth, size
from ludoteka.kit.hexes import COMPASS

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


# ---- the stack


def stack_is_empty(p: Karak2) -> bool:
    """Whether no tile is left (K2-EXPLORE-2)."""
    return p.loose == 0 and p.top < 0


def stack_size(p: Karak2) -> i64:
    """How many tiles are left."""
    found: i64 = 0
    if p.top >= 0:
        found = 1
    return found + size(p.loose)


def loose_on_top(p: Karak2) -> i64:
    """The tiles one of which lies on top of the loose ones: all of level one come first (K2-SETUP-4)."""
    upper = p.loose & p.box.of_level[1]
    return upper if upper else p.loose


def tile_lots(p: Karak2) -> i64:
    """How many tiles may be the next one; but one where Darius put it back."""
    return 1 if p.top >= 0 else size(loose_on_top(p))


def tile_lot(p: Karak2, i: i64) -> i64:
    """The tile that lot i stands for."""
    if p.top >= 0:
        return p.top
    return nth(loose_on_top(p), i)


# ---- setting out


def edges(p: Karak2, here: i64) -> i64:
    """The edges of a hex across which one may explore (K2-EXPLORE-1, K2-EXPLORE-2); R-51 where no edge is open."""
    if stack_is_empty(p):
        return 0
    if p.open_rims:
        return p.rims[here]
    return land.blank_edges(p, here)


def explore(p: Karak2, d: i64) -> None:
    """An edge is named, then a tile is drawn (K2-EXPLORE-3)."""
    turn.use_move(p)
    p.goal = p.box.field.beside[6 * p.where[p.at[p.turn]] + d]
    p.flown = 0
    if p.outbox is not None:
        p.tell(
            Event(
                "exploring",
                "K2-EXPLORE-1",
                {"seat": int(p.turn), "direction": COMPASS[d], "hex": p.box.field.names[p.goal]},
            )
        )
    p.draw(DRAW_TILE)


def looks_at_two(p: Karak2) -> bool:
    """Whether the explorer draws two tiles and lays one (K2-HERO-DARIUS-1, K2-HERO-DARIUS-2)."""
    return p.able[p.turn] & TWO_TILES != 0 and not p.flown and (p.held >= 0 or stack_size(p) > 1)


def tile_drawn(p: Karak2, tile: i64) -> None:
    """The top tile comes off the stack; Darius alone sees the two he draws."""
    seat = p.turn
    hidden = looks_at_two(p)
    if p.top == tile:
        p.top = -1
    else:
        p.loose &= ~bit(tile)
    if p.outbox is not None:
        name = p.box.tiles[tile]
        if hidden:
            p.tell(
                Event(
                    "tile-looked",
                    "K2-HERO-DARIUS-1",
                    {"seat": int(seat), "tile": Secret(name, [int(seat)]), "level": int(p.box.level[tile])},
                )
            )
        else:
            p.tell(Event("tile-drawn", "K2-EXPLORE-3", {"seat": int(seat), "tile": name}))
    if not hidden:
        p.shown = tile
        p.ask(HAWK_PLACE if p.flown else TURN_TILE)
    elif p.held < 0:
        p.held = tile
        p.draw(DRAW_TILE)
    else:
        p.held_too = tile
        p.ask(PICK_TILE)


def picks(p: Karak2) -> list[Move]:
    """One of the two tiles, in the order of their numbers (K2-HERO-DARIUS-1)."""
    one = min(p.held, p.held_too)
    other = max(p.held, p.held_too)
    return [p.box.lay[one], p.box.lay[other]]


def pick(p: Karak2, tile: i64) -> None:
    """One tile is laid, the other goes back on top unseen (K2-HERO-DARIUS-1)."""
    p.top = p.held_too if tile == p.held else p.held
    p.held = p.held_too = -1
    p.shown = tile
    if p.outbox is not None:
        p.tell(Event("tile-picked", "K2-HERO-DARIUS-1", {"seat": int(p.turn), "tile": p.box.tiles[tile]}))
    p.ask(TURN_TILE)


# ---- how it lies


def rotations(p: Karak2) -> list[Move]:
    """The turns that show an open edge to where the hero comes from; the hawk's tile to any open edge.

    K2-EXPLORE-4, K2-EXPLORE-5, K2-HERO-LORRAINE-3.
    """
    doors = land.doors(p, p.goal) if p.flown else land.side_of(p, p.goal, p.at[p.turn])
    found: list[Move] = []
    for turns in range(i64(6)):
        chasms = p.box.rotations[6 * p.shown + turns]
        if chasms >= 0 and doors & ~chasms:
            found.append(p.box.turns[turns])
    return found


def turn_tile(p: Karak2, turns: i64) -> None:
    """The tile is laid; the explorer is moved onto it, the hawk's owner is not (K2-EXPLORE-6, K2-HERO-LORRAINE-1)."""
    seat = p.turn
    tile = p.shown
    if not p.flown:
        land.open_edge(p, p.at[seat], p.goal)
    land.lay(p, tile, p.goal, turns)
    if p.outbox is not None:
        p.tell(
            Event(
                "tile-laid",
                "K2-EXPLORE-4",
                {"seat": int(seat), "tile": p.box.tiles[tile], "hex": p.hex_name(tile), "count": int(turns)},
            )
        )
    p.goal = -1
    if not p.flown:
        p.came[seat] = p.at[seat]
        p.at[seat] = tile
    if tile == p.box.hell:
        set_up_general(p)
        return
    p.due = p.box.level[tile]
    if p.able[seat] & FORESIGHT:
        p.due = min(p.due + 1, bag_size(p))
    p.fresh = 0
    p.draw(DRAW_ARMY)


def set_up_general(p: Karak2) -> None:
    """He appears with his praetorians; the explorer must fight him, the hawk only sees him.

    K2-GENERAL-1, K2-EXPLORE-10, K2-HERO-LORRAINE-4.
    """
    p.general = p.shown
    p.shown = -1
    p.praetorians = p.box.praetorians[p.seats]
    if p.outbox is not None:
        p.tell(
            Event(
                "general",
                "K2-GENERAL-1",
                {
                    "hex": p.hex_name(p.general),
                    "count": int(p.praetorians),
                    "strength": int(p.box.general + p.praetorians),
                },
            )
        )
    if p.flown:
        p.ask(MAIN)
    else:
        battle.begin(p)


# ---- armies


def bag_size(p: Karak2) -> i64:
    """How many tokens are in the bag."""
    found: i64 = 0
    bag = p.bag
    while bag:
        found += bag & 63
        bag >>= 6
    return found


def army_lot(p: Karak2, i: i64) -> i64:
    """The kind of army that lot i stands for (K2-SETUP-5)."""
    bag = p.bag
    kind: i64 = 0
    while i >= bag & 63:
        i -= bag & 63
        bag >>= 6
        kind += 1
    return kind


def army_drawn(p: Karak2, kind: i64) -> None:
    """A token comes out of the bag: one or two by level, for Taia one more (K2-EXPLORE-7, -8, -14)."""
    p.bag -= bit(6 * kind)
    p.fresh = with_token(p.fresh, kind)
    p.due -= 1
    if p.outbox is not None:
        clause = "K2-EXPLORE-8" if p.box.level[p.shown] == 2 else "K2-EXPLORE-7"
        p.tell(
            Event(
                "army-drawn",
                clause,
                {"seat": int(p.turn), "army": p.box.armies[kind], "strength": int(p.box.strengths[kind])},
            )
        )
    if p.due:
        p.draw(DRAW_ARMY)
    elif token_count(p.fresh) > p.box.level[p.shown]:
        p.ask(KEEP_ARMIES)
    else:
        settle_armies(p)


def put_backs(p: Karak2) -> list[Move]:
    """One token too many was drawn; any of them may go back (K2-HERO-TAIA-1)."""
    found: list[Move] = []
    tokens = p.fresh
    last: i64 = 0
    while tokens:
        if tokens & 15 != last:
            last = tokens & 15
            found.append(p.box.put_back[last - 1])
        tokens >>= 4
    return found


def put_back(p: Karak2, kind: i64) -> None:
    """A token returns to the bag (K2-HERO-TAIA-1)."""
    p.fresh = without_token(p.fresh, kind)
    p.bag += bit(6 * kind)
    if p.outbox is not None:
        p.tell(Event("army-put-back", "K2-HERO-TAIA-1", {"seat": int(p.turn), "army": p.box.armies[kind]}))
    settle_armies(p)


def settle_armies(p: Karak2) -> None:
    """The tokens lie face up on the hex, and the explorer must fight (K2-EXPLORE-9)."""
    p.army = replaced(p.army, p.shown, p.fresh)
    p.fresh = 0
    p.shown = -1
    if p.flown:
        p.ask(MAIN)
    else:
        battle.begin(p)


# ---- the hawk


def can_fly(p: Karak2, seat: i64) -> bool:
    """Once per turn, while there is a tile and an open edge of the map (K2-HERO-LORRAINE-1, R-51)."""
    return p.able[seat] & HAWK != 0 and not p.hawk_used and not stack_is_empty(p) and p.open_rims > 0


def send_hawk(p: Karak2) -> None:
    """It costs no action; the tile is seen before its place is chosen (K2-HERO-LORRAINE-2, R-08)."""
    p.hawk_used = 1
    p.flown = 1
    if p.outbox is not None:
        p.tell(Event("hawk", "K2-HERO-LORRAINE-1", {"seat": int(p.turn)}))
    p.draw(DRAW_TILE)


def nests(p: Karak2) -> list[Move]:
    """Every empty place that an open edge of the map faces, in the order of the places (K2-HERO-LORRAINE-3)."""
    places: list[i64] = []
    for tile in range(i64(len(p.rims))):
        if p.rims[tile]:
            for d in range(i64(6)):
                if p.rims[tile] >> d & 1:
                    place = p.box.field.beside[6 * p.where[tile] + d]
                    if place not in places:
                        places.append(place)
    places.sort()
    return [p.box.attach[place] for place in places]


def attach(p: Karak2, place: i64) -> None:
    """The place of the hawk's tile is chosen; then how it lies."""
    p.goal = place
    if p.outbox is not None:
        p.tell(Event("hawk-place", "K2-HERO-LORRAINE-3", {"seat": int(p.turn), "hex": p.box.field.names[place]}))
    p.ask(TURN_TILE)
