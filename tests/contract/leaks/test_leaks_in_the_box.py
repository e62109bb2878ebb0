"""Leaks planted into games of the box: what the watch over their random games looks at includes each of these."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import ludoteka
from ludoteka.core import CHANCE, Event, Move, Position, Refusal
from ludoteka.games.toerkk import window

from tests.contract.leaks.test_leaks import coin
from tests.contract.sight import Leak
from tests.contract.tables import Setup, Value
from tests.contract.worlds import watch_game

pytestmark = pytest.mark.plain


def table(key: str, seats: int, **options: Value) -> Setup:
    return Setup(ludoteka.game(key), seats, options, boxed=True)


def plant(monkeypatch: pytest.MonkeyPatch, setup: Setup, method: str, leaky: Callable[..., object]) -> None:
    """Replace a method of a game's position; `leaky` is given the sound one first."""
    kind = type(setup.begin())
    sound = getattr(kind, method)
    monkeypatch.setattr(kind, method, lambda self, *args: leaky(sound, self, *args))


def first_leak(setup: Setup, games: int = 4) -> Leak:
    """The first leak in some random games."""
    for seed in range(games):
        leak = watch_game(setup, seed, Counter())
        if leak is not None:
            return leak
    raise AssertionError(f"nothing was noticed in {games} games of {setup}")


def test_a_refusal_that_looks_into_anothers_hand_is_found_in_karak_goblin(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(sound: Callable[..., Refusal], self: Position, move: Move, seat: int) -> Refusal:
        refusal = sound(self, move, seat)
        return Refusal(refusal.clause, refusal.key, refusal.args | {"better": coin(self)})

    setup = table("karak-goblin", 2, max_rounds=10)
    plant(monkeypatch, setup, "refuse", refuse)
    assert first_leak(setup).kind == "refusal text"


def test_odds_that_depend_on_the_order_of_a_deck_are_found_in_karak_goblin(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = table("karak-goblin", 2, reshuffle="stack", max_rounds=40)
    plant(
        monkeypatch,
        setup,
        "odds",
        lambda odds, self, seat: odds(self) | ({"lucky": coin(self)} if self.to_act == CHANCE else {}),
    )
    assert first_leak(setup).kind == "odds"


def test_a_forecast_from_the_true_deck_is_found_in_karak_goblin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        ludoteka.Match,
        "forecast",
        lambda match, seat: [*match.position.forecast(seat), {"lucky": coin(match.position)}],
    )
    assert first_leak(table("karak-goblin", 2, max_rounds=10)).kind == "forecast"


def test_an_undo_that_depends_on_what_is_hidden_is_found_in_karak_goblin(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(sound: Callable[..., None], self: Position, event: Event) -> None:
        learned = list(range(2)) if coin(self) else []
        sound(self, Event(event.key, event.clause, event.args, event.seats, event.learned_by + learned))

    setup = table("karak-goblin", 2, max_rounds=20)
    plant(monkeypatch, setup, "tell", tell)
    assert first_leak(setup).kind == "undo"


@pytest.mark.parametrize(("seats", "form"), [(2, "team"), (3, "team"), (4, "team"), (4, "ffa")])
def test_a_window_that_passes_over_seats_without_a_fitting_card_is_found_in_toerkk(
    seats: int, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = window.can_act

    def can_act(p: Any, seat: int) -> bool:
        asked = p.copy()
        asked.to_act = seat
        return sound(p, seat) and len(asked.moves()) > 1

    monkeypatch.setattr(window, "can_act", can_act)
    assert first_leak(table("toerkk", seats, format=form)).kind in ("prompt", "view", "undo", "event")
