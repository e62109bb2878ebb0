"""What a bot should know about Toerkk: when to dig, attack, block and respond (rules.md 6.8)."""

from __future__ import annotations

from typing import cast

from ludoteka.core.advice import Advice
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.position import Position
from ludoteka.core.rng import Rng
from ludoteka.games.toerkk import appraisal, belief, fights, prospects
from ludoteka.games.toerkk.moves import Attack, Block, OfCard, OfClass, OfSeat, Play, Trade
from ludoteka.games.toerkk.phases import ATTACK, BLOCK, CARD, MULLIGAN, PICK, RECRUIT, TRADE, W_MAIN, W_ROLL
from ludoteka.games.toerkk.position import Toerkk
from ludoteka.games.toerkk.worth import LEVEL, TOKEN


class ToerkkAdvice(Advice):
    """Judges by what lies on the table and by how the rest of the turn is likely to go."""

    def value(self, position: Position, seat: i64) -> float:
        """The logit of the chance to win, by what lies on the table and what the seat holds."""
        return prospects.chance(cast(Toerkk, position), seat)

    def scale(self) -> float:
        """One: values are logits."""
        return 1.0

    def foresees(self) -> bool:
        """Yes: with what others are likely to hold, the advice tells better what they will do than a thin tree."""
        return True

    def whim(self) -> float:
        """Never: an attack or a block of any kind is seldom one that somebody would make."""
        return 0.0

    def glance(self) -> float:
        """Slips cost little: the same plan can often be made a turn later."""
        return 0.1

    def calm(self, position: Position, root: Position) -> bool:
        """A later turn begins: in the middle of one, what is at stake cannot be seen on the table."""
        p = cast(Toerkk, position)
        if p.phase == MULLIGAN:
            return True
        return p.turns > cast(Toerkk, root).turns and (p.phase == W_ROLL or p.phase == W_MAIN)

    def suppose(self, position: Position, seat: i64, rng: Rng) -> Position:
        """Others hold what they have had no use for."""
        return belief.suppose(cast(Toerkk, position), seat, rng)

    def sees(self, position: Position, move: Move, seat: i64) -> bool:
        """Cards and characters that others draw are hidden."""
        p = cast(Toerkk, position)
        return p.actor == seat or (p.phase != CARD and p.phase != RECRUIT)

    def styles(self) -> list[str]:
        """To win by fighting, or by digging."""
        return ["raider", "miner"]

    def likes(self, style: str, position: Position, move: Move, seat: i64) -> float:
        """A raider attacks where he can, a miner where he must, and digs rather than steal."""
        if isinstance(move, Attack):
            return 1.0 if style == "raider" else -1.0
        return 1.0 if style == "miner" and move is cast(Toerkk, position).box.dig else 0.0

    def weigh(self, position: Position, move: Move, seat: i64) -> float:
        """How good an open move looks; letting something go weighs 0."""
        return self.weights(position, [move], seat)[0]

    def weights(self, position: Position, moves: list[Move], seat: i64) -> list[float]:
        """The best plan of a fight is made once, and what a deed changes is counted from one outlook."""
        p = cast(Toerkk, position)
        if p.phase == ATTACK or p.phase == BLOCK:
            step = appraisal.next_attack(p) if p.phase == ATTACK else fights.next_block(p)
            return [1.0 if is_step(p, move, step) else 0.0 for move in moves]
        before = 0.0
        reckoned = False
        found: list[float] = []
        for move in moves:
            if not isinstance(move, Play):
                found.append(choosing(p, move))
                continue
            if not reckoned:
                before = appraisal.outlook(p, seat)
                reckoned = True
            found.append(deed(p, move, seat) - before + appraisal.ability_draws(p, move.deed))
        return found


def choosing(p: Toerkk, move: Move) -> float:
    """What is neither a deed nor part of a fight."""
    if isinstance(move, OfClass):
        return 10.0 + float(move.of)  # whoever is on the battlefield digs or fights; nothing is gained by waiting
    if isinstance(move, OfSeat):
        return stealing(p, move.seat)
    if p.phase == PICK and isinstance(move, OfCard):
        return appraisal.HELD[p.box.effects[move.card]]
    if isinstance(move, (Trade, OfCard)):
        return -1.0  # two miners are worth more than one card, and a card less than a life
    return 0.5 if move is p.box.dig or move is p.box.accept or p.phase == TRADE else 0.0


def deed(p: Toerkk, move: Play, seat: i64) -> float:
    """Play a card or use an ability: how things look then."""
    after = p.copy()
    after.apply(move, seat)
    return appraisal.outlook(after, seat)


def is_step(p: Toerkk, move: Move, step: i64) -> bool:
    """Whether a move is the next step of a plan; below 0 it is finished."""
    if step < 0:
        return move is p.box.done
    if isinstance(move, Attack):
        return move.attacker | move.target << 6 == step
    return isinstance(move, Block) and move.blocker | move.attacker << 6 == step


def stealing(p: Toerkk, victim: i64) -> float:
    """A token less is worth more where it keeps the opponent from using his ability; digging weighs 0.5."""
    cost = p.box.costs[p.hero[victim]]
    if p.house.by_digging and p.depth[p.turn_side] + 4 >= p.house.levels:
        return 0.0
    return LEVEL + TOKEN if p.tokens[victim] == cost else 0.0
