"""What one viewer is shown, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, cast

from ludoteka.core.event import View
from ludoteka.core.native import i64
from ludoteka.games.karak_goblin import chain, deck, merchant, turn
from ludoteka.games.karak_goblin.effects import COLOURS, CURSES, HEROES, KINDS, LEVELS, LORD_LEVEL, POTIONS
from ludoteka.games.karak_goblin.phases import FIGHT, OVER, STACK, UNDER
from ludoteka.games.karak_goblin.viewed_fight import FightView, fight_of
from ludoteka.kit import bits

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin


class CardView(TypedDict):
    """An action card: its face, and whether the viewer may play it now."""

    id: str
    colour: str
    attack: int
    defence: int
    heal: int
    draw: int
    next: list[str]
    playable: bool


class GearView(TypedDict):
    """A weapon or armour."""

    id: str
    kind: str
    attack: int
    defence: int
    end_heal: int
    hand_bonus: int


class MonsterView(TypedDict):
    """A monster as its front shows it; `card` is what is on its back, if that may be seen (R-09)."""

    id: str
    level: int
    attack: int
    hp: int
    curses: list[str]
    reward: str
    card: str | None


class LevelView(TypedDict):
    """One row of the table."""

    level: int
    row: list[MonsterView | None]
    next: MonsterView | None
    deck: int
    gatekeeper: MonsterView | None
    gatekeepers: int


class PlayerView(TypedDict):
    """What lies open of one player; of hand and deck the sizes."""

    seat: int
    hero: str | None
    hp: int
    hand: int
    full_hand: int
    deck: int
    discard: list[str]
    weapon: GearView | None
    armour: GearView | None
    keys: list[int]
    potions: list[str]


class PawnView(TypedDict):
    """A card in the pawnshop, and who put it there."""

    card: str
    seat: int


class KarakGoblinView(View):
    """The whole table as one viewer is shown it."""

    phase: int
    turn: int | None
    round: int
    players: list[PlayerView]
    levels: list[LevelView]
    lord: MonsterView | None
    potions: dict[str, int]
    pawnshop: list[PawnView]
    hand: list[CardView]
    """The viewer's own."""
    cards: list[str]
    """All action cards that the viewer has, wherever they are."""
    placed: list[list[object]]
    """The places in the own deck that the viewer knows: how many cards lie above it, and the card."""
    stacking: list[str | None]
    """How the viewer's new deck begins, while he stacks it; None is a starting card."""
    drawn: list[str]
    """The cards among which Taia's player chooses."""
    fight: FightView | None
    wanted: str | None
    item: GearView | None
    over: dict[str, object] | None


def view(p: KarakGoblin, seat: i64) -> View:
    """What one viewer is shown; a spectator sees what lies open."""
    box = p.box
    own = seat >= 0 and p.hero[seat] >= 0
    mine = seat == p.turn
    first = p.hero[seat] * box.width if own else 0
    names = [box.action_ids[card] for card in box.cards[first : first + box.width]]
    return cast(
        View,
        KarakGoblinView(
            viewer=int(seat),
            phase=int(p.phase),
            turn=int(p.turn) if p.active() >= 0 else None,
            round=int(p.turns // p.seats) + 1,
            players=[player(p, owner) for owner in range(p.seats)],
            levels=[level_of(p, level) for level in range(i64(LEVELS))],
            lord=monster(p, p.lord),
            potions={name: int(merchant.supply(p, potion)) for potion, name in enumerate(POTIONS)},
            pawnshop=pawnshop(p),
            hand=hand(p, seat) if own else [],
            cards=[names[card] for card in bits.members(owned(p, seat))] if own else [],
            placed=[
                [int(deck.depth_of(each)), names[deck.card_of(each)]] for each in p.places if deck.seat_of(each) == seat
            ],
            stacking=[names[card] if card >= 0 else None for card in p.pattern] if mine and p.phase == STACK else [],
            drawn=[names[card] for card in bits.members(p.drawn)] if mine and p.phase == UNDER else [],
            fight=fight_of(p) if p.target >= 0 else None,
            wanted=wanted(p),
            item=gear(p, p.item),
            over=result(p),
        ),
    )


def owned(p: KarakGoblin, seat: i64) -> i64:
    """All action cards of a player."""
    found = p.hand[seat] | p.deck[seat] | p.pile[seat] | deck.placed_cards(p, seat)
    if seat == p.turn:
        found |= p.upper
        for card in p.chain:
            found |= bits.bit(card)
    return found


def player(p: KarakGoblin, owner: i64) -> PlayerView:
    """One player, as everybody sees him."""
    first = p.hero[owner] * p.box.width
    return PlayerView(
        seat=int(owner),
        hero=HEROES[p.hero[owner]] if p.hero[owner] >= 0 else None,
        hp=int(p.hp[owner]),
        hand=int(bits.size(p.hand[owner])),
        full_hand=int(turn.full_hand(p, owner)),
        deck=int(deck.size(p, owner)),
        discard=[p.box.action_ids[p.box.cards[first + card]] for card in bits.members(p.pile[owner])],
        weapon=gear(p, p.weapon[owner]),
        armour=gear(p, p.armour[owner]),
        keys=[int(level) + 1 for level in range(p.keys[owner])],
        potions=[name for potion, name in enumerate(POTIONS) if p.potions[owner] >> potion & 1],
    )


def hand(p: KarakGoblin, seat: i64) -> list[CardView]:
    """The viewer's own hand, with what may be played now."""
    playable = chain.playable(p) if p.phase == FIGHT and seat == p.to_act else 0
    first = p.hero[seat] * p.box.width
    return [card_view(p, p.box.cards[first + card], playable >> card & 1 == 1) for card in bits.members(p.hand[seat])]


def card_view(p: KarakGoblin, card: i64, playable: bool) -> CardView:
    """The face of an action card."""
    box = p.box
    printed = [int(box.action_effects[effect][card]) for effect in range(4)]
    return CardView(
        id=box.action_ids[card],
        colour=colours(box.action_colours[card])[0],
        attack=printed[0],
        defence=printed[1],
        heal=printed[2],
        draw=printed[3],
        next=colours(box.action_after[card]),
        playable=playable,
    )


def colours(found: i64) -> list[str]:
    """The colours of a set."""
    return [word for n, word in enumerate(COLOURS) if found >> n & 1]


def gear(p: KarakGoblin, number: i64) -> GearView | None:
    """A weapon or armour; None where there is none."""
    if number < 0:
        return None
    box = p.box
    return GearView(
        id=box.gear_ids[number],
        kind=KINDS[box.kinds[number]],
        attack=int(box.gear_attack[number]),
        defence=int(box.gear_defence[number]),
        end_heal=int(box.end_heal[number]),
        hand_bonus=int(box.hand_bonus[number]),
    )


def monster(p: KarakGoblin, number: i64) -> MonsterView | None:
    """The front of a monster card, and with reward_preview = full its back; None where there is none."""
    if number < 0:
        return None
    box = p.box
    item = box.rewards[number] if number < box.first_gate else -1
    reward = "victory" if number >= box.first_lord else "key"
    if item >= 0:
        reward = "action" if item < box.actions else KINDS[box.kinds[item - box.actions]]
    level = int(box.levels[number]) + 1
    return MonsterView(
        id=box.monster_ids[number],
        level=LORD_LEVEL if level > LEVELS else level,
        attack=int(box.monster_attack[number]),
        hp=int(box.monster_hp[number]),
        curses=[word for n, word in enumerate(CURSES) if box.curses[number] >> n & 1],
        reward=reward,
        card=box.items[item] if item >= 0 and p.house.full_preview else None,
    )


def level_of(p: KarakGoblin, level: i64) -> LevelView:
    """One level: its row, the visible next monster, the top gatekeeper; of the decks the sizes (R-10)."""
    row = p.box.row
    return LevelView(
        level=int(level) + 1,
        row=[monster(p, number) for number in p.rows[level * row : (level + 1) * row]],
        next=monster(p, p.tops[level]),
        deck=int(bits.size(p.stock[level])) + int(p.tops[level] >= 0),
        gatekeeper=monster(p, p.gates[level]),
        gatekeepers=int(bits.size(p.gate_stock[level])) + int(p.gates[level] >= 0),
    )


def pawnshop(p: KarakGoblin) -> list[PawnView]:
    """What lies in the pawnshop, open to all (R-07)."""
    box = p.box
    found: list[PawnView] = []
    for seat in range(p.seats):
        found.extend(
            [
                PawnView(card=box.action_ids[box.cards[card]], seat=int(seat))
                for card in bits.members(p.shop_cards[seat])
            ]
        )
        found.extend([PawnView(card=box.gear_ids[each], seat=int(seat)) for each in bits.members(p.shop_gear[seat])])
    return found


def wanted(p: KarakGoblin) -> str | None:
    """What is being bought."""
    items = len(p.box.items)
    if p.wanted < 0:
        return None
    return p.box.items[p.wanted] if p.wanted < items else POTIONS[p.wanted - items]


def result(p: KarakGoblin) -> dict[str, object] | None:
    """Why the game is over and who has won."""
    if p.phase != OVER:
        return None
    return {"reason": "lord" if p.winner >= 0 else "rounds", "winners": [int(p.winner)] if p.winner >= 0 else []}
