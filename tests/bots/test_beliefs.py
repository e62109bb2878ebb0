"""What others may hold: worlds to think about are possible ones, and those more often that their play suggests."""

from __future__ import annotations

from typing import cast

import pytest

import ludoteka
from ludoteka.core import Position, Rng
from ludoteka.games.toerkk.knowledge import known_cards
from ludoteka.games.toerkk.position import Toerkk
from tests.bots.tables import BOX, after, begin
from tests.contract.tables import SETUPS, Setup

TOERKK = ludoteka.game("toerkk")
MANY = 400


def supposed(edition: ludoteka.Edition, position: Position, seat: int, seed: int) -> Position:
    """A world that a seat thinks about."""
    advice = edition.game.advice
    assert advice is not None
    return advice.suppose(position, seat, Rng(seed))


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.boxed], ids=str)
@pytest.mark.parametrize("count", [0, 7, 30])
def test_no_seat_can_tell_what_it_supposes_from_the_truth(setup: Setup, count: int) -> None:
    truth = after(setup.begin(), count, seed=count)
    for seat in range(int(truth.seats)):
        for seed in range(5):
            world = supposed(setup.edition, truth, seat, seed)
            assert world.view(seat) == truth.view(seat)
            assert world.moves_of(seat) == truth.moves_of(seat)


@pytest.mark.parametrize("edition", BOX, ids=lambda edition: edition.key)
@pytest.mark.parametrize("count", [3, 25])
def test_what_is_supposed_hangs_on_nothing_that_the_seat_does_not_know(edition: ludoteka.Edition, count: int) -> None:
    truth = after(begin(edition), count, seed=count)
    seat = int(truth.to_act)
    other = truth.imagine(seat, Rng(99))
    for seed in range(10):
        first, second = [supposed(edition, world, seat, seed).dump() for world in (truth, other)]
        assert first == second


# ---- Toerkk


def how_often_held(position: Toerkk, card: str) -> float:
    """In how many of the worlds that seat 0 supposes its opponent holds a card."""
    kind = position.box.cards.index(card)
    worlds = [cast(Toerkk, supposed(TOERKK, position, 0, seed)) for seed in range(MANY)]
    return sum(world.box.kinds.has(world.hand[1], kind) for world in worlds) / MANY


@pytest.fixture
def late() -> Toerkk:
    """A game of some turns; the opponent of seat 0 has shown nothing, and holds four of his twenty cards."""
    position = cast(Toerkk, after(begin(TOERKK), 40, seed=11))
    kinds = position.box.kinds
    held = kinds.whole & -kinds.whole
    for kind in range(3, 6):
        held = kinds.added(held, kind)
    position.turns, position.hand[1], position.deck[1] = 14, held, kinds.minus(kinds.whole, held)
    position.counted[1], position.seen = 0, [0] * 16
    assert not known_cards(position, 0, 1)
    return position


def test_a_card_that_everybody_plays_at_once_is_seldom_held(late: Toerkk) -> None:
    assert how_often_held(late, "bomba") < 0.1 < 4 / 20 < 0.5 < how_often_held(late, "trzesienie_ziemi")


def test_a_medic_is_kept_until_somebody_is_hurt(late: Toerkk) -> None:
    late.life[1] = late.house.life
    unhurt = how_often_held(late, "medyk")
    late.life[1] = 3
    assert how_often_held(late, "medyk") < 0.1 < 0.3 < unhurt


def test_before_the_first_turn_every_card_is_as_likely() -> None:
    position = cast(Toerkk, after(begin(TOERKK), 0, seed=3))
    held = len(position.box.kinds.cards(position.hand[1])) / 20
    assert how_often_held(position, "bomba") == pytest.approx(held, abs=0.08)
    assert how_often_held(position, "trzesienie_ziemi") == pytest.approx(held, abs=0.08)


def test_where_everybody_plays_for_himself_a_bomb_is_kept_for_the_last_life(late: Toerkk) -> None:
    in_a_duel = how_often_held(late, "bomba")
    late.house = cast(Toerkk, begin(TOERKK, 4, {"format": "ffa"})).house
    assert in_a_duel < 0.1 < 0.3 < how_often_held(late, "bomba")
