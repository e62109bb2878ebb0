"""The chance of a fight: how likely it is won, and how many hits it costs on average, if it is played at its best.

Best means the greatest chance to win and, among equals, the fewest hits. Everything is worked out from what the fighter
knows: his own cards and what lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.karak_goblin import chain, deck, fight, offering
from ludoteka.games.karak_goblin.aims import VICTORY, Aim
from ludoteka.games.karak_goblin.effects import HEALTH, TAIA
from ludoteka.games.karak_goblin.ending import WORST
from ludoteka.games.karak_goblin.moves import OfMonster
from ludoteka.games.karak_goblin.phases import DISCARD, DRAW, FIGHT, STACK, TURN, UNDER
from ludoteka.games.karak_goblin.reckoning import MOST_DRAWS, SURE, Reckoning
from ludoteka.kit import bits

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin

LIMIT: Final = 200_000
"""So many steps of a fight are looked into."""
SLOWER: Final = 20
"""So many times as long takes a step where the order of the deck matters."""
DRAWS: Final = (MOST_DRAWS, 3, 2, 1)
"""So many draws one after another are looked into; fewer where there are too many steps."""


class Chance(TypedDict):
    """What a fight brings on average; `exact` unless there was too much to go through."""

    win: float
    hits: float
    knocked_out: float
    exact: bool


class Outlook:
    """What the best play from here brings on average."""

    def __init__(self, score: float, win: float, hits: float, knocked_out: float, exact: bool = True) -> None:
        self.score = score
        self.win = win
        self.hits = hits
        self.knocked_out = knocked_out
        self.exact = exact

    def told(self) -> Chance:
        """For pictures and words, rounded to what can be read."""
        return Chance(
            win=round(self.win, 6), hits=round(self.hits, 6), knocked_out=round(self.knocked_out, 6), exact=self.exact
        )


def forecast(p: KarakGoblin, seat: i64) -> list[dict[str, object]]:
    """A row for the fight that the seat on turn is in, or for each opponent that it may choose."""
    if seat != p.turn or seat < 0:
        return []
    if p.target >= 0 and p.phase in (DISCARD, FIGHT, STACK, UNDER, DRAW):
        return [{"monster": p.box.monster_ids[p.target], **best(p, VICTORY, LIMIT).told()}]
    if p.phase != TURN or p.to_act != seat:
        return []
    opponents = [move for move in offering.of_turn(p) if isinstance(move, OfMonster)]
    found: list[dict[str, object]] = []
    for move in opponents:
        outlook = of_fight(p, move.monster, VICTORY, LIMIT // len(opponents))
        found.append({"move": move.text, "monster": p.box.monster_ids[move.monster], **outlook.told()})
    return found


def of_fight(p: KarakGoblin, monster: i64, aim: Aim, limit: i64) -> Outlook:
    """The outlook of a fight that the player on turn may choose."""
    q = p.copy()
    fight.begin(q, monster)
    return best(q, aim, limit)


def best(p: KarakGoblin, aim: Aim, limit: i64) -> Outlook:
    """The outlook of a fight that has begun: with all draws, or with as many as can be looked into."""
    plain = p.phase == FIGHT and is_plain(p)
    found = Outlook(WORST, 0.0, 0.0, 0.0)
    for draws in DRAWS:
        if plain:
            reckoning = Reckoning(p, aim, limit, draws)
            reckoning.begin(p)
            found = Outlook(reckoning.score, reckoning.win, reckoning.hits, reckoning.knocked_out, reckoning.exact)
            steps = reckoning.steps
        else:
            search = Search(p, aim, limit // SLOWER, draws)
            found = search.best(p)
            steps = search.steps * SLOWER
        if found.exact or steps <= limit:
            break
    return found


def is_plain(p: KarakGoblin) -> bool:
    """Whether the order of the deck is nobody's business in this fight: nothing placed, nothing to be stacked."""
    seat = p.turn
    if p.upper or (p.house.abilities and p.hero[seat] == TAIA) or deck.placed_cards(p, seat):
        return False
    return not p.house.stack or p.pile[seat] & ~p.box.starting == 0


class Search:
    """Everything that can happen in a fight, step by step: for what `Reckoning` leaves out."""

    def __init__(self, p: KarakGoblin, aim: Aim, limit: i64, draws: i64) -> None:
        self.aim = aim
        self.limit: i64 = limit
        self.most: i64 = cards_seen(p) + draws
        """No more cards than these are drawn."""
        self.potions: i64 = bits.size(p.potions[p.turn])
        """How many were owned when it began."""
        if p.doubled >= 0:
            self.potions -= 1
        self.steps: i64 = 0
        self.known: dict[str, Outlook] = {}

    def best(self, p: KarakGoblin) -> Outlook:
        """The best of all moves, or the average of all draws."""
        if p.to_act == CHANCE:
            return self.average(p)
        key = key_of(p)
        found = self.known.get(key)
        if found is None:
            found = self.decide(p)
            self.known[key] = found
        return found

    def decide(self, p: KarakGoblin) -> Outlook:
        """The best of all moves; a health potion waits for the end of the chain."""
        self.steps += 1
        found = Outlook(WORST, 0.0, 0.0, 0.0)
        for move in offering.moves(p):
            if move is p.box.drink:
                continue
            if move is p.box.stop:
                other = outcome(p, self.aim, self.potions)
            else:
                after = p.copy()
                after.apply(move, p.turn)
                other = self.best(after)
            if other.score > found.score + SURE:
                found = other
        return found

    def average(self, p: KarakGoblin) -> Outlook:
        """What the cards bring that may be drawn."""
        if self.steps > self.limit or cards_seen(p) >= self.most:
            after = p.copy()
            after.left = after.drawn = 0
            after.phase = FIGHT
            after.to_act = p.turn
            other = self.best(after)
            return Outlook(other.score, other.win, other.hits, other.knocked_out, exact=False)
        found = Outlook(0.0, 0.0, 0.0, 0.0)
        lots = p.lots()
        for i in range(lots):
            after = p.copy()
            after.apply(p.lot(i), CHANCE)
            other = self.best(after)
            found.score += other.score / float(lots)
            found.win += other.win / float(lots)
            found.hits += other.hits / float(lots)
            found.knocked_out += other.knocked_out / float(lots)
            found.exact = found.exact and other.exact
        return found


def cards_seen(p: KarakGoblin) -> i64:
    """How many cards the fighter has in hand or has played."""
    return bits.size(p.hand[p.turn]) + i64(len(p.chain))


def key_of(p: KarakGoblin) -> str:
    """What makes two positions of one fight the same."""
    seat = p.turn
    chained: i64 = 0
    for card in p.chain:
        chained |= bits.bit(card)
    last: i64 = p.chain[-1] if p.chain else -1
    many: i64 = min(2, len(p.chain))
    numbers: list[i64] = [
        p.phase,
        p.hand[seat],
        p.deck[seat],
        p.pile[seat],
        p.upper,
        p.drawn,
        p.left,
        chained,
        last,
        many,
        p.hp[seat],
        p.curses,
        p.potions[seat],
        p.doubled,
        p.doubled_effect,
        p.freed,
        p.freed_effect,
        p.exception,
        p.discarding,
        chain.horan_bonus(p),
    ]
    numbers.append(-1)
    numbers.extend(p.pattern)
    numbers.append(-2)
    numbers.extend(p.places)
    return repr(numbers)


def outcome(p: KarakGoblin, aim: Aim, potions: i64) -> Outlook:
    """How the fight comes out if the chain ends now, with a health potion drunk first or not."""
    seat = p.turn
    used = potions - bits.size(p.potions[seat]) + (1 if p.doubled >= 0 else 0)
    hits = max(0, p.box.monster_attack[p.target] - chain.defence_total(p))
    found = ended(p, aim, hits, p.hp[seat], used)
    if p.potions[seat] & HEALTH:
        other = ended(p, aim, hits, p.box.hit_points, used + 1)
        if other.score > found.score:
            return other
    return found


def ended(p: KarakGoblin, aim: Aim, hits: i64, hp: i64, used: i64) -> Outlook:
    """The outcome with so many hits taken by a hero with so many hit points, after so many potions."""
    out = hits >= hp
    won = chain.attack_total(p) >= p.box.monster_hp[p.target] and (not out or fight.strikes_at_zero(p))
    win = 1.0 if won else 0.0
    knocked = 1.0 if out else 0.0
    score = aim.win * win - aim.hit * float(hits) - aim.knocked_out * knocked - aim.potion * float(used)
    return Outlook(score, win, float(hits), knocked)
