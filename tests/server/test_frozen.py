"""Rules change safely: a table goes on if its log replays alike, else it is frozen with the first difference."""

from __future__ import annotations

import pytest
import tic_tac_toe

from ludoteka.core import Refusal
from tests.server.house import House
from tests.server.matches import marked, two


def forget(house: House, table: str) -> None:
    """Fold the log anew."""
    house.room.hall.places.pop(table).hush()


def test_under_the_same_rules_a_table_goes_on(house: House) -> None:
    ann, _, table = marked(house, "b2", "a1")
    forget(house, table)
    assert ann.see(table)["table"]["status"] == "playing"


def test_a_move_that_is_not_possible_any_more_freezes_the_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, table = marked(house, "b2", "a1")
    forget(house, table)
    monkeypatch.setattr(tic_tac_toe.TicTacToe, "refusal", lambda self, move, seat=0: (
        Refusal("TTT-MARK-1", "corners-are-taboo") if move.text == "mark a1" else None))
    assert ann.see(table)["table"]["frozen"]["line"] == 2


def test_the_first_difference_names_its_clause(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, table = marked(house, "b2", "a1")
    forget(house, table)
    monkeypatch.setattr(tic_tac_toe.TicTacToe, "refusal", lambda self, move, seat=0: (
        Refusal("TTT-MARK-1", "corners-are-taboo") if move.text == "mark a1" else None))
    assert "TTT-MARK-1" in ann.see(table)["table"]["frozen"]["problem"]


def test_a_frozen_table_takes_no_move(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, table = marked(house, "b2", "a1")
    forget(house, table)
    monkeypatch.setattr(tic_tac_toe.TicTacToe, "refusal", lambda self, move, seat=0: (
        Refusal("TTT-MARK-1", "corners-are-taboo") if move.text == "mark a1" else None))
    assert ann.move(table, "mark c3")["problem"]["key"] == "frozen"


def test_a_frozen_table_names_the_release_that_can_finish_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, table = marked(house, "b2")
    forget(house, table)
    monkeypatch.setattr(tic_tac_toe.TicTacToe, "refusal", lambda self, move, seat=0: Refusal("TTT-MARK-1", "taboo"))
    assert ann.see(table)["table"]["frozen"]["release"] == __import__("ludoteka").__version__


def test_the_same_moves_with_another_position_freeze_the_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.server.live.hall.SNAPSHOT_EVERY", 5)
    ann, _, table = marked(house, "b2", "a1")
    forget(house, table)
    honest = tic_tac_toe.TicTacToe.apply

    def other(self: tic_tac_toe.TicTacToe, move: object, seat: int) -> None:
        honest(self, move, seat)  # type: ignore[arg-type]
        self.other |= 0o400

    monkeypatch.setattr(tic_tac_toe.TicTacToe, "apply", other)
    assert ann.see(table)["table"]["status"] == "frozen"


def test_a_higher_version_of_the_rules_alone_freezes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, table = marked(house, "b2", "a1")
    forget(house, table)
    monkeypatch.setattr(tic_tac_toe.GAME, "rules", 2)
    assert ann.move(table, "mark c3")["kind"] == "accepted"


def test_a_game_that_is_gone_freezes_its_tables(house: House) -> None:
    ann, _, table = two(house)
    forget(house, table)
    del house.room.shelf._editions["tic-tac-toe"]
    assert ann.see(table)["table"]["status"] == "frozen"
