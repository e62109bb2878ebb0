"""Tables laid out for a test in one line, and short words for what is open and what happens on them.

>>> position = table(fields={"P1": "W W", "P2": "M"}, hands={"P2": ["strzal"]}, at="declare")
>>> texts(position)[:2]
['attack P1.W1 hero', 'attack P1.W1 P2.M1']
>>> asked(play(position, "attack P1.W1 P2.M1", "done"))
'P2 attack-window'
>>> field(play(position, "play strzal P1.W1"), "P1")
['P1.W2']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import cast

import ludoteka  # noqa: F401  # chooses the form of the engine before its first module is imported
from ludoteka.core import CHANCE, NOBODY, SPECTATOR, Refusal, seat_name, seat_number
from ludoteka.core.options import Value, settle
from ludoteka.games.toerkk import GAME, characters, sides
from ludoteka.games.toerkk.characters import CLASSES, HERO, names_in, newcomer, text_of, unit
from ludoteka.games.toerkk.pack import ToerkkPack
from ludoteka.games.toerkk.phases import (
    ASK_ATTACK,
    ASK_BLOCK,
    BEGIN_TURN,
    DAMAGE,
    DIE,
    DRAW,
    END_TURN,
    LEADERS,
    MULLIGAN,
    NEXT_LOCATION,
    PHASE_NAMES,
    TRADES,
    W_ROLL,
    WINDOWS,
)
from ludoteka.games.toerkk.position import Toerkk
from ludoteka.games.toerkk.strikes import blocked_by, strike
from ludoteka.games.toerkk.view import ToerkkView

from tests.games.acting import frozen_pack, refused_to, texts_of
from tests.games.acting import events as events  # part of this table
from tests.games.acting import play as play  # part of this table

FOLDER = Path(__file__).parent
Who = str | int
"""A player or a side: by P1, P2 …, or by its number; a side is named by its lowest seat."""
TASKS = {
    "turn": BEGIN_TURN,
    "draw": DRAW,
    "trade": TRADES,
    "location": NEXT_LOCATION,
    "die": DIE,
    "dig": LEADERS,
    "declare": ASK_ATTACK,
    "defend": ASK_BLOCK,
    "damage": DAMAGE,
    "finish": END_TURN,
    **{window: W_ROLL + number for number, window in enumerate(WINDOWS)},
}
"""The moments at which a table can be laid out: what happens next."""
SIGNS = {"W": 0, "M": 1, "L": 2}


# ---- laying out a table


@cache
def pack(*changes: tuple[str, str]) -> ToerkkPack:
    """The frozen content, or one with some of its words changed."""
    return cast(ToerkkPack, frozen_pack(GAME, FOLDER, *changes))


def opening(seats: int = 2, options: Mapping[str, Value] | None = None, content: ToerkkPack | None = None) -> Toerkk:
    """The first position of a match: the first hero is about to be dealt."""
    return cast(Toerkk, GAME.begin(content or pack(), seats, settle(GAME.options, options or {})))


def dealt(
    seats: int = 2,
    hands: Mapping[Who, Sequence[str]] | None = None,
    recruits: Mapping[Who, str] | None = None,
    *,
    first: Who = 0,
    options: Mapping[str, Value] | None = None,
    content: ToerkkPack | None = None,
) -> Toerkk:
    """A new game up to the mulligan; cards not named come as they lie, heroes in the order of the content."""
    position = opening(seats, options, content)
    wanted = {seat(who): list(cards) for who, cards in (hands or {}).items()}
    joining = {seat(who): list(_classes(signs)) for who, signs in (recruits or {}).items()}
    while position.to_act == CHANCE:
        label, owner = position.label(), int(position.actor)
        if label == "first":
            play(position, f"chance first {seat_name(seat(first))}")
        elif label == "action" and wanted.get(owner):
            play(position, f"chance draw {wanted[owner].pop(0)}")
        elif label == "character" and joining.get(owner):
            play(position, f"chance draw {CLASSES[joining[owner].pop(0)]}")
        else:
            position.play(position.lot(0))
    assert position.phase == MULLIGAN
    return position


def table(
    seats: int = 2,
    *,
    fields: Mapping[Who, str] | None = None,
    hands: Mapping[Who, Sequence[str]] | None = None,
    recruits: Mapping[Who, str] | None = None,
    graves: Mapping[Who, str] | None = None,
    discards: Mapping[Who, Sequence[str]] | None = None,
    decks: Mapping[Who, Sequence[str]] | None = None,
    camps: Mapping[Who, str] | None = None,
    tokens: Mapping[Who, int] | None = None,
    supply: int | None = None,
    life: Mapping[Who, int] | None = None,
    depth: Mapping[Who, int] | None = None,
    heroes: Mapping[Who, str] | None = None,
    location: str | None = "gorace_zrodla",
    used: Sequence[str] = (),
    attacks: Mapping[str, str] | None = None,
    blocks: Mapping[str, str] | None = None,
    marks: Mapping[str, Sequence[str]] | None = None,
    turn: Who = 0,
    rival: Who | None = None,
    starter: Who = 0,
    turns: int = 9,
    at: str = "main",
    options: Mapping[str, Value] | None = None,
    content: ToerkkPack | None = None,
) -> Toerkk:
    """A table in somebody's turn, `at` a moment (see TASKS): that window opens, or that comes next.

    Characters are written by class: "W W M L", for fields in the order of arrival (P1.W1, P1.W2, P1.M1, P1.L).
    What is not named: nobody on the battlefield, empty hands and piles, no tokens, full life, depth 0; the rest of the
    cards is in the decks. `decks` and `camps` are all that is left of an action or character deck; the rest lies in the
    piles. `supply` is what is left there whatever the pools hold. `attacks` are declared (attacker: target or "hero"),
    `blocks` too (blocker: attacker). `marks` are those of the turn: {"sick": ["P1.W1"], "flooded": ["P2"], "fog": []}.
    """
    position = opening(seats, options, content)
    pieces = position.census()
    _lay_characters(position, fields or {}, recruits or {}, graves or {}, camps)
    _lay_cards(position, hands or {}, discards or {}, decks)
    _lay_heroes(position, heroes or {})
    _lay_sides(position, life or {}, depth or {})
    _lay_locations(position, location, used)
    for who, count in (tokens or {}).items():
        position.tokens[seat(who)] = count
        position.supply -= count
    assert position.supply >= 0, "more tokens than there are"
    assert position.census() == pieces, "a piece is missing or stands twice: check what the test lays out"
    if supply is not None:
        position.supply = supply
    position.starter, position.turns = seat(starter), turns
    _meet(position, seat(turn), rival)
    _lay_attacks(position, attacks or {}, blocks or {})
    for name, marked in (marks or {}).items():
        setattr(position, name, sum(1 << _marked(each) for each in marked) if name != "fog" else 1)
    if at == "turn":
        position.turn_side = (seat(turn) - 1) % position.house.sides
        position.turns -= 1
    position.proceed(TASKS[at])
    return position


def seat(who: Who) -> int:
    """The seat of a player, or the number of a side."""
    return who if isinstance(who, int) else seat_number(who)


def character(text: str) -> int:
    """The number of a character, or that of the hero as a target."""
    return HERO if text == "hero" else next(n for n in range(HERO) if text_of(n) == text)


def _marked(name: str) -> int:
    return character(name) if "." in name else seat(name)


def _classes(signs: str) -> list[int]:
    return [SIGNS[sign] for sign in signs.split()]


def _pile(signs: str) -> int:
    return sum(unit(kind) for kind in _classes(signs))


def _lay_characters(
    p: Toerkk,
    fields: Mapping[Who, str],
    recruits: Mapping[Who, str],
    graves: Mapping[Who, str],
    camps: Mapping[Who, str] | None,
) -> None:
    p.field, p.present = [], 0
    p.camp = [characters.WHOLE] * p.seats
    for who, signs in fields.items():
        for kind in _classes(signs):
            number = newcomer(p.present, seat(who), kind)
            p.field.append(number)
            p.present |= 1 << number
            p.camp[seat(who)] -= unit(kind)
    for who, signs in recruits.items():
        p.recruits[seat(who)] = _pile(signs)
        p.camp[seat(who)] -= _pile(signs)
    for who, signs in graves.items():
        p.graveyard[seat(who)] = _pile(signs)
        p.camp[seat(who)] -= _pile(signs)
    for who, signs in (camps or {}).items():
        p.graveyard[seat(who)] += p.camp[seat(who)] - _pile(signs)
        p.camp[seat(who)] = _pile(signs)


def _lay_cards(
    p: Toerkk,
    hands: Mapping[Who, Sequence[str]],
    discards: Mapping[Who, Sequence[str]],
    decks: Mapping[Who, Sequence[str]] | None,
) -> None:
    for who, cards in hands.items():
        p.hand[seat(who)] = _bundle(p, cards)
    for who, cards in discards.items():
        p.discard[seat(who)] = _bundle(p, cards)
    for owner in range(p.seats):
        kinds = p.box.kinds
        p.deck[owner] = kinds.minus(kinds.minus(kinds.whole, p.hand[owner]), p.discard[owner])
    for who, cards in (decks or {}).items():
        left = _bundle(p, cards)
        rest = p.box.kinds.minus(p.deck[seat(who)], left)
        p.discard[seat(who)] = p.box.kinds.joined(p.discard[seat(who)], rest)
        p.deck[seat(who)] = left


def _bundle(p: Toerkk, cards: Sequence[str]) -> int:
    found = 0
    for card in cards:
        found = p.box.kinds.added(found, p.box.cards.index(card))
    return found


def _lay_heroes(p: Toerkk, heroes: Mapping[Who, str]) -> None:
    wanted = {seat(who): p.box.heroes.index(name) for who, name in heroes.items()}
    left = [hero for hero in range(len(p.box.heroes)) if hero not in wanted.values()]
    p.hero = [wanted[each] if each in wanted else left.pop(0) for each in range(p.seats)]


def _lay_sides(p: Toerkk, life: Mapping[Who, int], depth: Mapping[Who, int]) -> None:
    for who, count in life.items():
        p.life[sides.side_of(p, seat(who))] = count
    for who, count in depth.items():
        p.depth[sides.side_of(p, seat(who))] = count


def _lay_locations(p: Toerkk, location: str | None, used: Sequence[str]) -> None:
    p.site = -1 if location is None else p.box.locations.index(location)
    p.site_used = sum(1 << p.box.locations.index(name) for name in used)
    p.site_pile &= ~(p.site_used | (1 << p.site if p.site >= 0 else 0))


def _meet(p: Toerkk, side: int, rival: Who | None) -> None:
    """Whose turn it is, against whom: as the rules set it, without going on."""
    p.turn_side = side
    p.rival = (side + 1) % p.house.sides if rival is None else seat(rival)
    pair = 1 << p.turn_side | 1 << p.rival
    every = (1 << p.seats) - 1
    p.entitled, p.voices = (pair, 2) if p.house.free_for_all else (every, p.seats)
    p.reach = (every if p.house.wide_reach else pair) if p.house.free_for_all else 3


def _lay_attacks(p: Toerkk, attacks: Mapping[str, str], blocks: Mapping[str, str]) -> None:
    against = {attacker: blocker for blocker, attacker in blocks.items()}
    declared = [strike(character(attacker), character(target)) for attacker, target in attacks.items()]
    p.attacks = [
        blocked_by(attack, character(against[attacker])) if attacker in against else attack
        for attacker, attack in zip(attacks, declared, strict=True)
    ]


# ---- playing on it


def pass_all(position: Toerkk) -> Toerkk:
    """All pass until the window that is open has closed."""
    window = position.moment()
    turn = position.turns
    while window and position.moment() == window and position.turns == turn:
        play(position, "pass")
    return position


def pass_until(position: Toerkk, moment: str) -> Toerkk:
    """All pass, and nobody does anything, until a window opens, a turn begins ("turn") or the game is over.

    Chance rolls 6 and draws whatever comes first; nobody trades, attacks or blocks; leaders dig.
    """
    turn = position.turns
    while position.moment() != moment and position.to_act != NOBODY:
        if moment == "turn" and position.turns > turn:
            break
        open_now = texts(position)
        wanted = [text for text in ("roll 6", "pass", "skip", "done", "dig", "accept") if text in open_now]
        play(position, wanted[0] if wanted else open_now[0])
    return position


def refused(position: Toerkk, move: str, who: Who | None = None) -> Refusal:
    """Why a move is not open; the test fails if it is."""
    return refused_to(position, move, None if who is None else seat(who))


# ---- looking at it


def texts(position: Toerkk, who: Who | None = None) -> list[str]:
    """What is open to whoever is asked, or to a player, in notation."""
    return texts_of(position, None if who is None else seat(who))


def aims(position: Toerkk, words: str) -> set[str]:
    """What is offered after these words: aims(p, "play strzal") is {"P2", "P2.M1"}; "" where nothing is named."""
    return {text[len(words) + 1 :] for text in texts(position) if text == words or text.startswith(words + " ")}


def asked(position: Toerkk) -> str:
    """Who is to act, and in what: "P1 main-window", "P2 block", "chance die", "nobody"."""
    if position.to_act == CHANCE:
        return f"chance {position.label()}"
    if position.to_act == NOBODY:
        return "nobody"
    return f"{seat_name(position.to_act)} {PHASE_NAMES[int(position.phase)]}"


def picture(position: Toerkk, viewer: Who = SPECTATOR) -> ToerkkView:
    """What a player, or a spectator, is shown."""
    return cast(ToerkkView, position.view(seat(viewer)))


def field(position: Toerkk, who: Who) -> list[str]:
    """The characters of a seat on the battlefield, in the order of arrival."""
    return [text_of(int(each)) for each in position.field if each // characters.PER_SEAT == seat(who)]


def hand(position: Toerkk, who: Who) -> list[str]:
    """The action cards of a seat."""
    return [position.box.cards[card] for card in position.box.kinds.cards(position.hand[seat(who)])]


def deck(position: Toerkk, who: Who) -> list[str]:
    """The action deck of a seat."""
    return [position.box.cards[card] for card in position.box.kinds.cards(position.deck[seat(who)])]


def discard(position: Toerkk, who: Who) -> list[str]:
    """The discard pile of a seat."""
    return [position.box.cards[card] for card in position.box.kinds.cards(position.discard[seat(who)])]


def recruits(position: Toerkk, who: Who) -> list[str]:
    """The character cards in the hand of a seat, by class."""
    return names_in(position.recruits[seat(who)])


def camp(position: Toerkk, who: Who) -> list[str]:
    """The character deck of a seat, by class."""
    return names_in(position.camp[seat(who)])


def graveyard(position: Toerkk, who: Who) -> list[str]:
    """The graveyard of a seat, by class."""
    return names_in(position.graveyard[seat(who)])


def life(position: Toerkk, who: Who) -> int:
    """The life of a player's side."""
    return int(position.life[sides.side_of(position, seat(who))])


def depth(position: Toerkk, who: Who) -> int:
    """The depth of a player's side."""
    return int(position.depth[sides.side_of(position, seat(who))])


def tokens(position: Toerkk, who: Who) -> int:
    """The pool of a seat."""
    return int(position.tokens[seat(who)])


def winners(position: Toerkk) -> list[str]:
    """The sides that have won, by their lowest seats; nobody as long as the game goes on."""
    return [seat_name(side) for side in range(int(position.house.sides)) if position.winners >> side & 1]
