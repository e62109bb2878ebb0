"""What a seat knows as numbers, for agents that learn: what `view` shows, players counted from the observing seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.native import i64
from ludoteka.core.sheet import FROM_ME, Sheet
from ludoteka.games.karak_goblin import chain, deck, merchant, turn
from ludoteka.games.karak_goblin.effects import COLOURS, CURSES, HEROES, LEVELS, POTIONS
from ludoteka.games.karak_goblin.phases import FIGHT, PAY, STACK, UNDER
from ludoteka.kit import bits

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin

PHASES: Final = [
    "over",
    "pick",
    "turn",
    "discard",
    "fight",
    "stack",
    "under",
    "keep",
    "after",
    "merchant",
    "pay",
    "overflow",
    "draw",
    "monster",
    "gatekeeper",
    "lord",
    "hero",
    "first",
]
HERO_NAMES: Final = list(HEROES)
POTION_NAMES: Final = list(POTIONS)
CURSE_NAMES: Final = list(CURSES)
COLOUR_NAMES: Final = list(COLOURS)
LEVEL_NAMES: Final = [str(level + 1) for level in range(LEVELS)]
MOST_CARDS: Final = 60
MOST_POINTS: Final = 30
MOST_ROUNDS: Final = 255


def observe(p: KarakGoblin, seat: i64, sheet: Sheet) -> None:
    """Fill a sheet for one seat."""
    sheet.part = ""
    sheet.one_of("phase", p.phase, PHASES)
    sheet.one_of("turn", (p.turn - seat + p.seats) % p.seats if p.active() >= 0 else -1, sheet.players)
    sheet.number("round", p.turns // p.seats + 1, MOST_ROUNDS)
    own_cards(p, seat, sheet)
    for k in range(p.seats):
        sheet.part = FROM_ME[k]
        player(p, (seat + k) % p.seats, sheet)
    table(p, sheet)
    fight(p, sheet)


def own_cards(p: KarakGoblin, seat: i64, sheet: Sheet) -> None:
    """The cards that only their owner sees, numbered as a player's own: the hero's starting cards, then all rewards."""
    words, mine = p.box.card_words, seat == p.turn
    sheet.part = "me"
    sheet.set_of("hand", p.hand[seat], words)
    playable = p.phase == FIGHT and seat == p.to_act
    sheet.set_of("playable", chain.playable(p) if playable else 0, words)
    sheet.set_of("placed", deck.placed_cards(p, seat), words)
    sheet.set_of("drawn", p.drawn if mine and p.phase == UNDER else 0, words)
    sheet.number("stacked", i64(len(p.pattern)) if mine and p.phase == STACK else 0, MOST_CARDS)


def player(p: KarakGoblin, owner: i64, sheet: Sheet) -> None:
    """What lies open of one player, and the cards of his hand that all can work out."""
    box = p.box
    sheet.one_of("hero", p.hero[owner], HERO_NAMES)
    sheet.number("hp", p.hp[owner], box.hit_points)
    sheet.number("cards", bits.size(p.hand[owner]), MOST_CARDS)
    sheet.number("full_hand", turn.full_hand(p, owner), MOST_CARDS)
    sheet.number("deck", deck.size(p, owner), MOST_CARDS)
    sheet.set_of("discard", p.pile[owner], box.card_words)
    sheet.set_of("shown", p.hand[owner] & p.shown[owner], box.card_words)
    gear: i64 = bits.bit(p.weapon[owner]) if p.weapon[owner] >= 0 else 0
    if p.armour[owner] >= 0:
        gear |= bits.bit(p.armour[owner])
    sheet.set_of("equipment", gear, box.gear_ids)
    sheet.number("keys", p.keys[owner], LEVELS)
    sheet.set_of("potions", p.potions[owner], POTION_NAMES)
    sheet.set_of("pawned", p.shop_cards[owner], box.card_words)
    sheet.set_of("pawned", p.shop_gear[owner], box.gear_ids)


def table(p: KarakGoblin, sheet: Sheet) -> None:
    """Monsters, gatekeepers and the Lord by name, the decks by size, the merchant's potions."""
    box = p.box
    sheet.part = "table"
    lying(sheet, "row", p.rows, box.monster_ids)
    lying(sheet, "next", p.tops, box.monster_ids)
    lying(sheet, "gatekeeper", p.gates, box.monster_ids)
    sheet.one_of("lord", p.lord, box.monster_ids)
    for level in range(i64(LEVELS)):
        sheet.number(LEVEL_NAMES[level], bits.size(p.stock[level]), MOST_CARDS)
    for potion in range(i64(len(POTIONS))):
        sheet.number(POTION_NAMES[potion], merchant.supply(p, potion), 9)
    items: i64 = len(box.items)
    paying = p.phase == PAY
    sheet.one_of("wanted", p.wanted if paying and p.wanted < items else -1, box.items)
    sheet.one_of("wanted", p.wanted - items if paying and p.wanted >= items else -1, POTION_NAMES)
    sheet.one_of("offered", p.item, box.gear_ids)


def lying(sheet: Sheet, name: str, numbers: list[i64], words: list[str]) -> None:
    """Cards that lie open, a place for each of all cards; -1 is a gap."""
    if sheet.naming:
        sheet.set_of(name, 0, words)
        return
    for number in numbers:
        if number >= 0:
            sheet.put(number, 1)
    sheet.at += i64(len(words))


def fight(p: KarakGoblin, sheet: Sheet) -> None:
    """The fight that is going on: opponent, curses in force, the chain and its totals."""
    sheet.part = "fight"
    box, on = p.box, p.target >= 0
    sheet.one_of("monster", p.target, box.monster_ids)
    sheet.set_of("curse", p.curses if on else 0, CURSE_NAMES)
    played: i64 = 0
    for card in p.chain:
        played |= bits.bit(card)
    sheet.set_of("chain", played, box.card_words)
    sheet.set_of("next", chain.allowed(p) if on else 0, COLOUR_NAMES)
    sheet.number("attack", chain.attack_total(p) if on else 0, MOST_POINTS)
    sheet.number("defence", chain.defence_total(p) if on else 0, MOST_POINTS)
    sheet.number("monster_hp", box.monster_hp[p.target] if on else 0, MOST_POINTS)
    sheet.number("monster_attack", box.monster_attack[p.target] if on else 0, MOST_POINTS)
    sheet.flag("exception_used", p.exception != 0)
