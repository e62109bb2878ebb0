"""Planted leaks of every kind: the two-worlds test must find each of them, or its silence would mean nothing.

Each leak replaces one method of a sound pocket game (or, for the numbers of letters, one of the table) by one that lets
something hidden slip.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, cast
from zlib import crc32

import pytest

import ludoteka
from ludoteka.core import Event, Move, Position, Refusal, Secret
from ludoteka.table.letters import Letter, Mail

from tests.contract.sight import Leak
from tests.contract.tables import SETUPS, Setup, key_of, steps_of, stroll
from tests.contract.telling import tells_what_is_hidden
from tests.contract.worlds import find_leak, watch_game

GAMES = 3


def setup_of(key: str) -> Setup:
    return next(setup for setup in SETUPS if setup.edition.key == key)


def found(key: str, sit: Callable[[Position], ludoteka.Match] | None = None) -> Leak | None:
    return find_leak(setup_of(key), GAMES, Counter(), sit)


def plant(monkeypatch: pytest.MonkeyPatch, key: str, method: str, leaky: Callable[..., object]) -> None:
    """Replace a method of a pocket game's position; `leaky` is given the sound one first."""
    position = type(setup_of(key).begin())
    sound = getattr(position, method)
    monkeypatch.setattr(position, method, lambda self, *args: leaky(sound, self, *args))


def coin(position: Position) -> int:
    """0 or 1, depending on everything that is true, hidden or not."""
    return crc32(key_of(position).encode()) % 2


@pytest.mark.parametrize("key", ["pocket-window", "pocket-vote"])
def test_the_sound_games_are_not_reported(key: str) -> None:
    assert found(key) is None


def test_a_view_that_shows_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(
        monkeypatch,
        "pocket-window",
        "view",
        lambda view, self, seat: view(self, seat) | {"hand": self.dump()["hands"][1]},
    )
    leak = found("pocket-window")
    assert leak is not None
    assert leak.kind == "view"


def test_a_view_that_shows_that_somebody_has_answered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, "pocket-vote", "view", lambda view, self, seat: view(self, seat) | {"missing": self.waiting()})
    leak = found("pocket-vote")
    assert leak is not None
    assert leak.kind == "view"


def test_an_observation_that_shows_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(
        monkeypatch, "pocket-window", "observe", lambda observe, self, seat, sheet: sheet.flag("coin", coin(self) == 1)
    )
    leak = found("pocket-window")
    assert leak is not None
    assert leak.kind == "observation"


def test_an_event_that_tells_everybody_the_card_drawn_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(sound: Callable[..., None], self: Position, event: Event) -> None:
        told = {name: value.value if isinstance(value, Secret) else value for name, value in event.args.items()}
        sound(self, Event(event.key, event.clause, told, event.seats, event.learned_by))

    plant(monkeypatch, "pocket-window", "tell", tell)
    leak = found("pocket-window")
    assert leak is not None
    assert leak.kind == "event"


def test_an_event_that_tells_a_hand_dealt_long_ago_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(sound: Callable[..., None], self: Any, event: Event) -> None:
        more = {"hand": self.dump()["hands"][3]} if event.key == "declared" else {}
        sound(self, Event(event.key, event.clause, event.args | more, event.seats, event.learned_by))

    plant(monkeypatch, "pocket-window", "tell", tell)
    setup = setup_of("pocket-window")
    leaks = [
        tells_what_is_hidden(position, step, 0, ludoteka.Rng(number))
        for seed in range(6)
        for number, position in enumerate(stroll(setup, seed))
        for step in steps_of(position)
    ]
    assert "event" in [leak.kind for leak in leaks if leak is not None]


def test_an_event_that_tells_that_somebody_has_planned_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(sound: Callable[..., None], self: Position, event: Event) -> None:
        sound(self, event)
        if event.seats is not None:
            sound(self, Event("hm", event.clause, {}, [0, 1, 2, 3]))

    plant(monkeypatch, "pocket-window", "tell", tell)
    leak = found("pocket-window")
    assert leak is not None
    assert leak.kind == "event"


def test_legal_moves_that_depend_on_anothers_hand_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def moves(sound: Callable[..., list[Move]], self: Any) -> list[Move]:
        return sound(self)[:1] if self.to_act >= 0 and coin(self) else sound(self)

    plant(monkeypatch, "pocket-window", "moves", moves)
    leak = found("pocket-window")
    assert leak is not None
    assert leak.kind == "legal moves"


def test_an_undo_that_depends_on_anothers_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(sound: Callable[..., None], self: Any, event: Event) -> None:
        answers = self.frames[-1][3:] if self.frames else []
        learned = event.learned_by + [seat for seat in event.seats or [] if len(set(answers)) > 2]
        sound(self, Event(event.key, event.clause, event.args, event.seats, learned))

    plant(monkeypatch, "pocket-vote", "tell", tell)
    leak = found("pocket-vote")
    assert leak is not None
    assert leak.kind == "undo"


def test_an_undo_after_all_answers_are_revealed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(
        monkeypatch,
        "pocket-vote",
        "tell",
        lambda tell, self, event: tell(self, Event(event.key, event.clause, event.args, event.seats)),
    )
    leak = found("pocket-vote")
    assert leak is not None
    assert leak.kind == "undo"


def test_a_refusal_that_names_anothers_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(sound: Callable[..., Refusal], self: Any, move: Move, seat: int) -> Refusal:
        refusal = sound(self, move, seat)
        return Refusal(refusal.clause, refusal.key, {"better": coin(self)})

    plant(monkeypatch, "pocket-window", "refuse", refuse)
    leak = found("pocket-window")
    assert leak is not None
    assert leak.kind == "refusal text"


def test_letters_numbered_for_all_viewers_together_are_found() -> None:
    class OneNumberingForAll(Mail):
        def __init__(self, seats: int) -> None:
            super().__init__(seats)
            self.numbers: dict[int, list[int]] = {viewer: [] for viewer in self.viewers}

        def _send(self, viewer: int, told: ludoteka.core.Told) -> None:
            self.numbers[viewer].append(1 + sum(self.counts().values()))
            super()._send(viewer, told)

        def unsealed(self, viewer: int, n: int) -> list[Letter]:
            numbered = zip(self.numbers[viewer][n:], super().unsealed(viewer, n), strict=True)
            return [cast(Letter, {**letter, "n": number}) for number, letter in numbered]

    def sit(position: Position) -> ludoteka.Match:
        match = setup_of("pocket-vote").edition.at(position)
        match.mail = OneNumberingForAll(match.seats)
        return match

    leak = found("pocket-vote", sit)
    assert leak is not None
    assert leak.kind == "letter numbers"


def test_a_preview_of_the_true_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def preview(match: ludoteka.Match, move: str, seat: int) -> dict[str, object]:
        truth = match.position.copy()
        truth.play(truth.pack.by_text[move], seat)
        return {"view": truth.view(seat)}

    monkeypatch.setattr(ludoteka.Match, "preview", preview)
    leak = found("pocket-vote")
    assert leak is not None
    assert leak.kind == "preview"


def test_a_forecast_from_the_true_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ludoteka.Match, "forecast", lambda match, seat: [{"win": coin(match.position)}])
    leak = found("pocket-window")
    assert leak is not None
    assert leak.kind == "forecast"


def test_a_window_that_opens_only_for_seats_with_a_card_to_play_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat is passed over in silence: by and by others learn from it what the seat holds."""

    def give_priority(sound: Callable[..., None], self: Any, seat: int) -> None:
        sound(self, seat)
        while self.stage == "window" and len(self.moves()) == 1:
            self.passes += 1
            sound(self, (self.to_act + 1) % 4)

    plant(monkeypatch, "pocket-window", "give_priority", give_priority)
    leak = found("pocket-window")
    assert leak is not None
    assert leak.kind in ("view", "prompt")


def test_a_pass_told_at_once_for_a_seat_that_can_do_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pass is told like any other, but at once, in the same breath as what came before it."""

    def give_priority(sound: Callable[..., None], self: Any, seat: int) -> None:
        sound(self, seat)
        while self.stage == "window" and len(self.moves()) == 1:
            self.tell(Event("pass", "PC-WINDOW-3", {"seat": self.to_act, "what": "pass"}))
            self.passes += 1
            sound(self, (self.to_act + 1) % 4)

    plant(monkeypatch, "pocket-window", "give_priority", give_priority)
    setup = setup_of("pocket-window")
    leaks = [watch_game(setup, seed, Counter()) for seed in range(4)]
    assert {leak.kind for leak in leaks if leak is not None} & {"undo", "event"}


def test_a_prompt_that_counts_the_missing_answers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def prompt(sound: Callable[..., Any], self: Any, seat: int) -> Any:
        shown = sound(self, seat)
        shown.deciders = self.waiting()
        return shown

    plant(monkeypatch, "pocket-vote", "prompt", prompt)
    leak = found("pocket-vote")
    assert leak is not None
    assert leak.kind == "prompt"


def test_odds_counted_from_the_true_deck_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, "pocket-window", "chances", lambda chances, self, seat: self.weights())
    leak = found("pocket-window")
    assert leak is not None
    assert leak.kind == "odds"


def test_an_imagination_that_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def imagine(sound: Callable[..., Any], self: Any, seat: int, rng: ludoteka.Rng) -> Any:
        return sound(self, seat, rng.split() if coin(self) else rng)

    plant(monkeypatch, "pocket-window", "imagine", imagine)
    leak = found("pocket-window")
    assert leak is not None
    assert leak.kind == "imagine"
