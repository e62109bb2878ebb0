"""What a player's move does: one place that knows which rule carries it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.games.karak_2 import (
    actions,
    battle,
    city,
    explore,
    items,
    losses,
    moves,
    rewards,
    robbery,
    setup,
    turn,
    walk,
)
from ludoteka.games.karak_2.moves import Act
from ludoteka.games.karak_2.phases import BUILDING, LEAVING, LOOT, RECRUITING, SKULLS, SURPLUS, TAKING

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def answer(p: Karak2, act: Act) -> None:
    """Carry out a move of a turn or a battle; the most frequent ones first."""
    verb = act.verb
    if verb == moves.STEP:
        walk.step(p, act.a)
    elif verb == moves.EXPLORE:
        explore.explore(p, act.a)
    elif verb == moves.TURN:
        explore.turn_tile(p, act.a)
    elif verb == moves.ROLL:
        battle.roll(p)
    elif verb == moves.WITH:
        battle.bring(p, act.a, act.b)
    elif verb == moves.END:
        turn.finish(p)
    elif verb == moves.HARVEST:
        actions.harvest(p, act.a)
    elif verb == moves.HEAL:
        actions.heal(p)
    elif verb == moves.DONE:
        done(p)
    elif verb == moves.FIREBALLS:
        battle.fire(p, act.a)
    elif verb == moves.PICKPOCKET:
        robbery.steal(p, act.a, act.b)
    elif verb < moves.DONE:
        act_in_turn(p, act)
    else:
        decide(p, act)


def act_in_turn(p: Karak2, act: Act) -> None:
    """The rarer moves and actions of a turn."""
    verb = act.verb
    if verb == moves.PORTAL or verb == moves.PORTAL_HOME:
        walk.portal(p, act.a)
    elif verb == moves.GALLOP:
        walk.gallop(p, act.a, act.b)
    elif verb == moves.FOUND:
        city.found(p, act.a)
    elif verb == moves.BUILD:
        city.build(p, act.a, act.b)
    elif verb == moves.RECRUIT:
        city.recruit(p)
    elif verb == moves.PICK_UP:
        items.pick_up(p)
    elif verb == moves.PURGE:
        actions.purge(p)
    elif verb == moves.RAISE:
        actions.raise_skeleton(p)
    else:
        explore.send_hawk(p)


def done(p: Karak2) -> None:
    """A choice in several steps is complete."""
    if p.now == BUILDING:
        city.built(p)
    elif p.now == RECRUITING:
        city.recruited(p)
    elif p.now == TAKING:
        items.taken(p)
    elif p.now == LEAVING:
        items.picked_up(p)
    elif p.now == SKULLS:
        losses.count_losses(p)


def decide(p: Karak2, act: Act) -> None:
    """Steps of a choice, and decisions of exploration and battle."""
    verb = act.verb
    if verb == moves.RETURN:
        if p.now == SURPLUS:
            rewards.surplus_returned(p, act.a, act.b)
        else:
            city.returned(p, act.a, act.b)
    elif verb == moves.TRAIN:
        city.train(p, act.a, act.b)
    elif verb == moves.TAKE:
        items.take(p, act.a)
    elif verb == moves.LEAVE:
        if p.now == LOOT:
            rewards.leave(p, act.a)
        else:
            items.exchange(p, act.a)
    elif verb == moves.KEEP:
        battle.keep(p)
    elif verb == moves.REROLL:
        battle.reroll(p)
    elif verb == moves.SPARE:
        losses.spare(p, act.a)
    elif verb == moves.FEED:
        losses.feed(p, act.a)
    elif verb == moves.PLAGUE:
        losses.poverty(p, act.a)
    elif verb == moves.LOAD:
        rewards.load(p, act.b)
    else:
        decide_seldom(p, act)


def decide_seldom(p: Karak2, act: Act) -> None:
    """What only some heroes decide, or the draft."""
    verb = act.verb
    if verb == moves.LAY:
        explore.pick(p, act.a)
    elif verb == moves.ATTACH:
        explore.attach(p, act.a)
    elif verb == moves.PUT_BACK:
        explore.put_back(p, act.a)
    elif verb == moves.STRIKE:
        battle.strike(p, act.a)
    elif verb == moves.PLUNDER:
        rewards.plunder(p, act.a)
    elif verb == moves.CHOOSE:
        setup.chosen(p, act.a)
