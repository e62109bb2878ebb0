"""What squares, victims and paths are worth to a seat: the figures of the greedy bot (rules.md 7.8)."""

from __future__ import annotations

from typing import Final

from ludoteka.core.native import i64
from ludoteka.games.kragmortha import end, enforced, push
from ludoteka.games.kragmortha.board import DESK, PLAIN, TELEPORT, Layout
from ludoteka.games.kragmortha.effects import BLIND_SHOVE, HOP, NO_SHOVING, PUSHED_CHOOSES, STRAIGHT
from ludoteka.games.kragmortha.position import Kragmortha
from ludoteka.games.kragmortha.squares import is_empty

A_BOOK: Final = 12.0
A_LOOK: Final = -9.0
BESIDE_RIGOR: Final = -2.0
NEAR_RIGOR: Final = -0.8
A_TELEPORT: Final = -0.5
SPITE: Final = 5.0
LAST_LOOK_WINS: Final = 40.0
LAST_LOOK_LOSES: Final = -12.0
FAR: Final = 99


class Map:
    """Walking distances of one layout, pawns ignored: from every square to every other and to the desk."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.size: i64 = layout.size
        self.steps: list[i64] = []
        self.to_desk: list[i64] = [FAR] * int(layout.size)
        for square in range(layout.size):
            self.steps.extend(_distances(layout, [square]))
        self.to_desk = _distances(layout, layout.desk)

    def between(self, one: i64, other: i64) -> i64:
        """How many steps from one square to another."""
        return self.steps[one * self.size + other]


def _distances(layout: Layout, sources: list[i64]) -> list[i64]:
    """By square: how many steps to the nearest source."""
    found: list[i64] = [FAR] * int(layout.size)
    edge: list[i64] = []
    for square in sources:
        found[square] = 0
        edge.append(square)
    for square in edge:  # grows while it is walked
        for other in layout.around(square):
            if found[other] == FAR:
                found[other] = found[square] + 1
                edge.append(other)
    return found


# ---- squares


def standing_on(p: Kragmortha, square: i64, m: Map) -> float:
    """What it is worth to a goblin to stand here: near the desk, and not beside Rigor."""
    worth = -float(m.to_desk[square])
    far = m.between(square, p.rigor)
    if far == 1:
        worth += BESIDE_RIGOR
    elif far == 2:
        worth += NEAR_RIGOR
    return worth


def carried_to(p: Kragmortha, square: i64, m: Map) -> float:
    """What it is worth to be placed here: near the desk, at least three steps from Rigor."""
    return -float(m.to_desk[square]) - (3.0 if m.between(square, p.rigor) < 3 else 0.0)


def best_teleport(p: Kragmortha, entered: i64, m: Map) -> float:
    """What the best empty teleport square is worth to which another one, or a meeting, could lead."""
    best = standing_on(p, entered, m) if p.layout.kinds[entered] == TELEPORT else -float(FAR)
    found = False
    for square in p.layout.teleports:
        if square != entered and is_empty(p, square):
            worth = standing_on(p, square, m)
            if not found or worth > best:
                best, found = worth, True
    return best if found or best > -FAR else -float(m.to_desk[p.layout.starts[0]])


def entering(p: Kragmortha, square: i64, m: Map) -> float:
    """What it is worth to a goblin to enter a square, whoever else stands there."""
    if square == p.rigor:
        return A_LOOK + best_teleport(p, square, m)
    kind = p.layout.kinds[square]
    if kind == DESK:
        return A_BOOK
    if kind == TELEPORT:
        return best_teleport(p, square, m) + A_TELEPORT
    return standing_on(p, square, m)


# ---- victims


def spite(p: Kragmortha, seat: i64, victim: i64) -> float:
    """What it is worth to a seat that another one receives a Look; the last one ends the game."""
    if p.look_count[victim] + 1 >= p.box.looks_to_lose:
        return LAST_LOOK_WINS if would_win(p, seat, victim) else LAST_LOOK_LOSES
    return SPITE + float(p.look_count[seat] - p.look_count[victim])


def would_win(p: Kragmortha, seat: i64, loser: i64) -> bool:
    """Whether a seat would be among the winners if the game ended by this loser's Look now."""
    if seat == loser:
        return False
    for other in range(p.seats):
        if other != seat and other != loser and is_ahead(p, other, seat):
            return False
    return True


def is_ahead(p: Kragmortha, one: i64, other: i64) -> bool:
    """Fewer Looks, then more Books, then more symbols (KM-END-4 to KM-END-6)."""
    if p.look_count[one] != p.look_count[other]:
        return p.look_count[one] < p.look_count[other]
    books, others = end.books_of(p, one), end.books_of(p, other)
    if books != others:
        return books > others
    return end.symbols_of(p, one) > end.symbols_of(p, other)


def shoving(p: Kragmortha, seat: i64, square: i64, origin: i64) -> float:
    """What the push is worth that entering a square would bring: spite where the pushed goblin can be sent to Rigor."""
    victim = p.at[square]
    if victim < 0 or victim == seat or p.bound[seat] & PUSHED_CHOOSES:
        return 0.0
    here = p.goblin[seat]
    moved = i64(1) << seat | i64(1) << victim
    ways: i64 = 0
    to_rigor = False
    near = p.layout.near
    for i in range(4 * square, 4 * square + 4):
        other = near[i]
        if other < p.layout.size and push.may_go(p, square, other, origin, moved, here):
            ways += 1
            if other == p.rigor:
                to_rigor = True
    if not to_rigor:
        return 0.0
    harm = spite(p, seat, victim)
    if p.bound[seat] & BLIND_SHOVE:
        return harm / float(ways)
    return harm if harm > 0.0 or ways == 1 else 0.0


# ---- paths


def first_step(p: Kragmortha, seat: i64, card: i64, square: i64, m: Map) -> float:
    """The best that can come of playing a card with this first step."""
    if card >= p.box.goblin_kinds:
        return rigor_path(p, seat, card, square, m)
    here = p.goblin[seat]
    gain = shoving(p, seat, square, here)
    best = entering(p, square, m)
    if square == p.rigor or p.layout.kinds[square] != PLAIN:
        return gain + best
    under = p.bound[seat] & ~p.relieved
    if under & HOP:
        return gain + best
    x, y = enforced.blanked(p, p.box.left[card], under), enforced.blanked(p, p.box.right[card], under)
    symbols, near = p.layout.symbols, p.layout.near
    entered = symbols[square]
    for i in range(4 * square, 4 * square + 4):
        other = near[i]
        if other == p.layout.size:
            break
        if not (x & entered and y & symbols[other]) and not (y & entered and x & symbols[other]):
            continue
        if under & STRAIGHT and other - square != square - here:
            continue
        worth = second_step(p, seat, other, square, under, m)
        if worth > best:
            best = worth
    return gain + best


def second_step(p: Kragmortha, seat: i64, square: i64, origin: i64, under: i64, m: Map) -> float:
    """What a further step of the goblin is worth; hardly anything would be as bad as one that cannot be made."""
    other = p.at[square]
    if other >= 0 and other != seat:
        if under & NO_SHOVING:
            return -float(FAR)
        moved = i64(1) << seat | i64(1) << other
        if not push.can_push(p, square, origin, moved, p.goblin[seat]):
            return -float(FAR)
    return shoving(p, seat, square, origin) + entering(p, square, m)


def rigor_at(p: Kragmortha, seat: i64, square: i64, m: Map) -> float:
    """What it is worth to a seat that Rigor stands here: far from its own goblin, near another."""
    own = m.between(square, p.goblin[seat])
    nearest: i64 = FAR
    for other in range(p.seats):
        if other != seat:
            far = m.between(square, p.goblin[other])
            if far < nearest:
                nearest = far
    return 0.3 * float(min(own, 4)) - 0.2 * float(nearest)


def haunting(p: Kragmortha, seat: i64, square: i64) -> float:
    """What it is worth that Rigor steps here: whom he meets."""
    victim = p.at[square]
    if victim < 0:
        return 0.0
    return A_LOOK if victim == seat else spite(p, seat, victim)


def rigor_path(p: Kragmortha, seat: i64, card: i64, square: i64, m: Map) -> float:
    """The best of a Rigor card with this first step, compared with Rigor's present place; one's own goblin rests."""
    rest = -float(m.to_desk[p.goblin[seat]]) - rigor_at(p, seat, p.rigor, m)
    met = haunting(p, seat, square)
    best = rigor_at(p, seat, square, m)
    if p.at[square] == seat or (p.at[square] >= 0 and p.house.rigor_halts):
        return rest + met + best
    return rest + met + max(best, rigor_again(p, seat, card, square, m))


def rigor_again(p: Kragmortha, seat: i64, card: i64, square: i64, m: Map) -> float:
    """The best second step of Rigor from a square that he entered first."""
    under = p.bound[seat] & ~p.relieved
    x, y = enforced.blanked(p, p.box.left[card], under), enforced.blanked(p, p.box.right[card], under)
    symbols = p.layout.symbols
    best = -float(FAR)
    for other in p.layout.around(square):
        if (x & symbols[square] and y & symbols[other]) or (y & symbols[square] and x & symbols[other]):
            best = max(best, haunting(p, seat, other) + rigor_at(p, seat, other, m))
    return best
