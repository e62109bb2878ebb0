"""Tables laid out for a test in one line, and short words for what is open and what happens on them.

>>> position = table(hands={"P1": ["hor-1", "hor-5", "hor-2", "hor-4"]}, fight="m1-13")
>>> texts(play(position, "play hor-1", "play hor-5", "play hor-2"))
['stop']
>>> texts(play(position, "stop")), health(position, "P1")
(['keep', 'pawn'], 3)
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar, cast

import ludoteka  # noqa: F401  # chooses the form of the engine before its first module is imported
from ludoteka.core import CHANCE, SPECTATOR, Refusal, seat_number
from ludoteka.core.options import Value, settle
from ludoteka.games.karak_goblin import GAME, deck
from ludoteka.games.karak_goblin import turn as turns
from ludoteka.games.karak_goblin.effects import HEROES, LEVELS, POTIONS
from ludoteka.games.karak_goblin.pack import KarakGoblinPack
from ludoteka.games.karak_goblin.position import KarakGoblin
from ludoteka.games.karak_goblin.view import KarakGoblinView
from ludoteka.kit import bits

from tests.games.acting import frozen_pack, refused_to, texts_of
from tests.games.acting import asked as asked  # part of this table
from tests.games.acting import events as events  # part of this table
from tests.games.acting import play as play  # part of this table

FOLDER = Path(__file__).parent
Who = str | int
"""A player: P1, P2 …, or the number of his seat."""
Cards = Mapping[Who, Sequence[str]]
OTHERS = ("horan", "argentus", "aderyn", "victorius", "xanros", "taia")
"""The heroes of players for whom none is named, as far as they are free."""


# ---- laying out a table


@cache
def pack(*changes: tuple[str, str]) -> KarakGoblinPack:
    """The frozen content, or one with some of its words changed."""
    return cast(KarakGoblinPack, frozen_pack(GAME, FOLDER, *changes))


def opening(
    seats: int = 2, options: Mapping[str, Value] | None = None, content: KarakGoblinPack | None = None
) -> KarakGoblin:
    """The first position of a match: the first player chooses a hero."""
    return cast(KarakGoblin, GAME.begin(content or pack(), seats, settle(GAME.options, options or {})))


def table(
    seats: int = 2,
    heroes: Mapping[Who, str] | None = None,
    *,
    hands: Cards | None = None,
    decks: Cards | None = None,
    discards: Cards | None = None,
    under: Cards | None = None,
    hp: Mapping[Who, int] | None = None,
    keys: Mapping[Who, int] | None = None,
    potions: Cards | None = None,
    weapons: Mapping[Who, str] | None = None,
    armours: Mapping[Who, str] | None = None,
    pawnshop: Cards | None = None,
    rows: Sequence[str] = (),
    stock: Mapping[int, Sequence[str]] | None = None,
    gates: Sequence[str] = (),
    lord: str = "x-1",
    turn: Who = 0,
    fight: str = "",
    options: Mapping[str, Value] | None = None,
    content: KarakGoblinPack | None = None,
) -> KarakGoblin:
    """The turn of a player (D1), or with `fight` his fight with that monster (D2 or D3).

    The hero of a player is told by the first starting card named for him, else by `heroes`, else he has any. A hand,
    deck or discard pile that is given is the whole of it. Starting cards not named lie in the deck, else in the discard
    pile, else in the hand: the first of these that was not given; without a hand given four of them are the hand.
    `decks` need no order, for chance is played by hand; `under` are cards at the bottom that their owner knows, from
    the top. Rewards named anywhere have been won. `rows` lie in their rows, others beside them; `stock` is all that is
    left of a monster deck, by level, its visible top first: what then lies nowhere was won by the last player.
    `gates` are on top of their decks. `pawnshop` is by who left it there.
    """
    position = opening(seats, options, content)
    pieces = sorted(position.census())
    zones = [hands or {}, decks or {}, discards or {}, under or {}]
    _seat_heroes(position, heroes or {}, zones)
    for each in range(seats):
        _deal(position, each, zones)
        position.hp[each] = _of(hp or {}, each, position.box.hit_points)
    position.keys = [_of(keys or {}, each, 0) for each in range(seats)]
    position.potions = [sum(1 << POTIONS.index(name) for name in _of(potions or {}, each, [])) for each in range(seats)]
    position.weapon = [_gear(position, _of(weapons or {}, each, "")) for each in range(seats)]
    position.armour = [_gear(position, _of(armours or {}, each, "")) for each in range(seats)]
    _fill_pawnshop(position, pawnshop or {})
    _lay_rows(position, [*rows, fight] if fight.startswith("m") and fight not in rows else rows, stock or {})
    _lay_gates(position, [*gates, fight] if fight.startswith("g") else gates)
    position.lord = _monster(position, fight if fight.startswith("x") else lord)
    turns.begin(position, seat(turn))
    assert sorted(position.census()) == pieces, "a card is missing or lies twice: check what the test lays out"
    return play(position, f"fight {fight}") if fight else position


def seat(who: Who) -> int:
    """The seat of a player."""
    return who if isinstance(who, int) else seat_number(who)


T = TypeVar("T")


def _of(given: Mapping[Who, T], each: int, otherwise: T) -> T:
    """What was given for a seat, by its number or by its name."""
    return given.get(each, given.get(f"P{each + 1}", otherwise))


def _number(p: KarakGoblin, card: str) -> int:
    """The number of an action card among all."""
    assert card in p.box.action_ids, f"there is no action card {card!r}"
    return p.box.action_ids.index(card)


def _monster(p: KarakGoblin, name: str) -> int:
    assert name in p.box.monster_ids, f"there is no monster {name!r}"
    return p.box.monster_ids.index(name)


def _gear(p: KarakGoblin, name: str) -> int:
    return p.box.gear_ids.index(name) if name else -1


def _set(p: KarakGoblin, cards: Sequence[str]) -> int:
    """Some cards of one player as a set."""
    assert len(set(cards)) == len(cards), f"a card is named twice: {cards}"
    return sum(1 << int(p.box.own[_number(p, card)]) for card in cards)


def _seat_heroes(p: KarakGoblin, heroes: Mapping[Who, str], zones: Sequence[Cards]) -> None:
    found: dict[int, int] = {}
    for each in range(p.seats):
        cards = [_number(p, card) for zone in zones for card in _of(zone, each, [])]
        named = {card // p.box.starts for card in cards if p.box.is_start(card)}
        named |= {HEROES.index(_of(heroes, each, ""))} if _of(heroes, each, "") else set()
        assert len(named) < 2, f"P{each + 1} has cards of several heroes"
        if named:
            found[each] = named.pop()
    free = [HEROES.index(name) for name in OTHERS if HEROES.index(name) not in found.values()]
    for each in range(p.seats):
        p.turn = each
        p.hero = [*p.hero[:each], found[each] if each in found else free.pop(0), *p.hero[each + 1 :]]
    assert len(set(p.hero)) == p.seats, "two players have the same hero"


def _deal(p: KarakGoblin, each: int, zones: Sequence[Cards]) -> None:
    hand, pack_left, pile, bottom = [
        _set(p, _of(zone, each, [])) if each in zone or f"P{each + 1}" in zone else None for zone in zones
    ]
    rest = int(p.box.starting) & ~((hand or 0) | (pack_left or 0) | (pile or 0) | (bottom or 0))
    if hand is None:
        hand = sum(1 << int(card) for card in bits.members(rest)[:4])
        rest &= ~hand
    if pack_left is None:
        pack_left, rest = rest, 0
    elif pile is None:
        pile, rest = rest, 0
    p.hand[each], p.deck[each], p.pile[each] = hand | rest, pack_left, pile or 0
    for card in _of(zones[3], each, []):
        p.turn = each
        deck.put_under(p, each, p.box.own[_number(p, card)])


def _fill_pawnshop(p: KarakGoblin, pawnshop: Cards) -> None:
    cards, gear = [0] * p.seats, [0] * p.seats
    for who, names in pawnshop.items():
        for name in names:
            if name in p.box.gear_ids:
                gear[seat(who)] |= 1 << _gear(p, name)
            else:
                cards[seat(who)] |= _set(p, [name])
    p.shop_cards, p.shop_gear = cards, gear


def _won(p: KarakGoblin) -> list[int]:
    """The monsters that have been turned over: their rewards lie somewhere else."""
    cards = sum(p.shop_cards)
    for each in range(p.seats):
        cards |= p.hand[each] | p.deck[each] | p.pile[each] | deck.placed_cards(p, each)
    gear = sum(p.shop_gear) | sum(1 << number for number in [*p.weapon, *p.armour] if number >= 0)
    found = []
    for monster, item in enumerate(p.box.rewards):
        is_card = item < p.box.actions
        if cards >> p.box.own[item] & 1 if is_card else gear >> (item - p.box.actions) & 1:
            found.append(monster)
    return found


def _lay_rows(p: KarakGoblin, wanted: Sequence[str], stock: Mapping[int, Sequence[str]]) -> None:
    size, starts = int(p.box.row), [*p.box.monster_starts, p.box.first_gate]
    won, named = _won(p), [_monster(p, name) for name in wanted]
    assert not set(won) & set(named), "a monster lies in a row whose reward has been won"
    p.rows, p.tops, p.stock = [], [], []
    for level in range(LEVELS):
        below = [_monster(p, name) for name in stock.get(level + 1, [])]
        free = [each for each in range(starts[level], starts[level + 1]) if each not in won and each not in below]
        row = [each for each in named if each in free]
        row += [each for each in free if each not in row]
        rest = below if level + 1 in stock else row[size:]
        p.rows += [*row[:size], *[-1] * (size - len(row[:size]))]
        p.tops.append(rest[0] if rest else -1)
        p.stock.append(sum(1 << int(each - starts[level]) for each in rest[1:]))
        for monster in row[size:] if level + 1 in stock else []:
            _give_to_the_last(p, int(p.box.rewards[monster]))


def _give_to_the_last(p: KarakGoblin, item: int) -> None:
    """The last player has won something, and discarded or pawned it."""
    if item < p.box.actions:
        p.pile[-1] |= 1 << int(p.box.own[item])
    else:
        p.shop_gear = [*p.shop_gear[:-1], p.shop_gear[-1] | 1 << int(item - p.box.actions)]


def _lay_gates(p: KarakGoblin, wanted: Sequence[str]) -> None:
    """The gatekeepers named lie on top; keys that are held have been on others."""
    starts = p.box.gate_starts
    p.gates = [-1] * LEVELS
    stock = [*p.gate_stock]
    for level in range(LEVELS):
        named = [_monster(p, name) - starts[level] for name in wanted if p.box.levels[_monster(p, name)] == level]
        order = named + [each for each in bits.members(stock[level]) if each not in named]
        gone = len([0 for held in p.keys if held > level])
        order = order[: len(order) - gone]
        p.gates[level] = int(starts[level] + order[0]) if order else -1
        stock[level] = sum(1 << int(each) for each in order[1:])
    p.gate_stock = stock


# ---- playing on it


def let_chance(position: KarakGoblin) -> KarakGoblin:
    """Let chance draw whatever comes first, as long as it is asked."""
    while position.to_act == CHANCE:
        position.play(position.lot(0))
    return position


def set_up(position: KarakGoblin, *heroes: str) -> KarakGoblin:
    """Choose these heroes in seat order and let chance lay out the table."""
    for hero in heroes:
        let_chance(play(position, f"hero {hero}"))
    return position


def refused(position: KarakGoblin, move: str, who: Who | None = None) -> Refusal:
    """Why a move is not open; the test fails if it is."""
    return refused_to(position, move, None if who is None else seat(who))


# ---- looking at it


def texts(position: KarakGoblin, words: str = "") -> list[str]:
    """What is open to whoever is asked, in notation; with words, only what begins with them, without them."""
    return [text.removeprefix(words).strip() for text in texts_of(position) if text.startswith(words)]


def picture(position: KarakGoblin, viewer: Who = SPECTATOR) -> KarakGoblinView:
    """What a player, or a spectator, is shown."""
    return cast(KarakGoblinView, position.view(seat(viewer)))


def _names(p: KarakGoblin, who: Who, cards: int) -> list[str]:
    first = p.hero[seat(who)] * p.box.width
    return [p.box.action_ids[p.box.cards[first + card]] for card in bits.members(cards)]


def hand_of(p: KarakGoblin, who: Who) -> list[str]:
    """A hand, by card."""
    return _names(p, who, p.hand[seat(who)])


def deck_of(p: KarakGoblin, who: Who) -> list[str]:
    """All cards of a deck, by card; their order is nobody's."""
    upper = p.upper if seat(who) == p.turn else 0
    return _names(p, who, p.deck[seat(who)] | upper | deck.placed_cards(p, seat(who)))


def placed_of(p: KarakGoblin, who: Who) -> list[tuple[int, str]]:
    """The cards whose place in the deck their owner knows, with how many lie above."""
    return [
        (int(deck.depth_of(each)), _names(p, who, 1 << int(deck.card_of(each)))[0])
        for each in p.places
        if deck.seat_of(each) == seat(who)
    ]


def discard_of(p: KarakGoblin, who: Who) -> list[str]:
    """A discard pile, by card."""
    return _names(p, who, p.pile[seat(who)])


def chain_of(p: KarakGoblin) -> list[str]:
    """The chain of the present fight."""
    return [p.card_text(card) for card in p.chain]


def health(p: KarakGoblin, who: Who) -> int:
    """A player's hit points."""
    return int(p.hp[seat(who)])


def keys_of(p: KarakGoblin, who: Who) -> int:
    """How many keys a player has; they come in the order I, II, III."""
    return int(p.keys[seat(who)])


def potions_of(p: KarakGoblin, who: Who) -> list[str]:
    """A player's potions."""
    return [name for n, name in enumerate(POTIONS) if p.potions[seat(who)] >> n & 1]


def equipment_of(p: KarakGoblin, who: Who) -> list[str]:
    """A player's weapon and armour, as far as he has them."""
    return [p.box.gear_ids[number] for number in (p.weapon[seat(who)], p.armour[seat(who)]) if number >= 0]


def pawned(p: KarakGoblin) -> set[str]:
    """Everything in the pawnshop."""
    return {each["card"] for each in picture(p)["pawnshop"]}


def row_of(p: KarakGoblin, level: int) -> list[str]:
    """The monsters of a row, gaps left out."""
    row = p.rows[(level - 1) * p.box.row : level * p.box.row]
    return [p.box.monster_ids[monster] for monster in row if monster >= 0]


def opponents(p: KarakGoblin) -> Collection[str]:
    """Whom the player on turn may fight."""
    return texts(p, "fight ")
