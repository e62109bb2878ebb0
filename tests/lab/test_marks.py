"""Marks: somebody decides by other means than bots may; what he takes is kept with the command that finds it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludoteka
from ludoteka.core import Move, Position, Rng
from ludoteka.lab.dealing import Deal
from ludoteka.lab.marks import measure, play
from ludoteka.lab.sure import sure_wins

TIC_TAC_TOE = ludoteka.game("examples/tic_tac_toe.py")


@pytest.mark.parametrize("seer", [0, 1])
def test_only_the_seers_choices_are_made_for_him(seer: int) -> None:
    asked: list[int] = []

    def first(position: Position, _luck: Deal) -> Move:
        asked.append(int(position.to_act))
        return position.moves()[0]

    taken = play(TIC_TAC_TOE, Deal(3, 1), [ludoteka.bot("random", seed=seat) for seat in range(2)], seer, first)
    assert set(asked) == {seer}
    assert taken in (0.0, 0.5, 1.0)


def test_what_is_taken_on_both_seats_is_kept_deal_by_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "marks" / "some-game.json"
    measure(path, "python scripts/some.py", 3, lambda number, seer: 1.0 if seer == 0 or number == 3 else 0.0)
    found = json.loads(path.read_text(encoding="utf-8"))
    assert found["deal_scores"] == [0.5, 0.5, 1.0]
    assert found["share"] == pytest.approx(2 / 3)
    assert found["command"] == "python scripts/some.py --deals 3"
    assert found["share_95"][0] < found["share"] < found["share_95"][1]
    assert capsys.readouterr().out.splitlines()[-1].startswith("some-game: 3 deals, 66.7%")


def test_at_a_table_of_four_every_seat_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "four.json"
    measure(path, "python scripts/some.py --seats 4", 2, lambda number, seer: float(seer == number), seats=4)
    assert json.loads(path.read_text(encoding="utf-8"))["deal_scores"] == [0.25, 0.25]


def test_the_table_has_the_options_that_were_asked_for() -> None:
    seen: list[object] = []

    def first(position: Position, _luck: Deal) -> Move:
        seen.append(position.options["format"])
        return position.moves()[0]

    bots = [ludoteka.bot("random", seed=seat) for seat in range(4)]
    play(ludoteka.game("toerkk"), Deal(3, 1), bots, 2, first, {"format": "ffa"})
    assert set(seen) == {"ffa"}


def test_what_else_was_seen_is_kept_with_the_deals(tmp_path: Path) -> None:
    path, seen = tmp_path / "beginner.json", list[int]()

    def taken(number: int, seat: int) -> float:
        seen.append(number + seat)
        return 0.5

    measure(path, "python scripts/some.py", 2, taken, also=lambda: {"looks": len(seen)})
    assert json.loads(path.read_text(encoding="utf-8"))["looks"] == 4


def test_a_win_is_sure_only_where_no_hidden_card_can_spoil_it() -> None:
    """Tic-tac-toe hides nothing: of the open cells just the one that makes three in a row wins at once."""
    match = TIC_TAC_TOE.new(seats=2)
    for text in ("mark a1", "mark b1", "mark a2", "mark b2"):
        match.play(text)
    assert sure_wins(match.info(0), Rng(1)) == {"mark a3"}
    match.play("mark c1")
    assert sure_wins(match.info(1), Rng(1)) == {"mark b3"}


@pytest.mark.parametrize(("shown", "wins"), [("K", set()), ("Q", {"call"})])
def test_a_win_that_hangs_on_a_hidden_card_is_not_sure(shown: str, wins: set[str]) -> None:
    """Leduc: with Q against J a call wins at once; its seat can be sure of that only where the shown card pairs it."""
    match = ludoteka.game("examples/leduc_poker.py").new(seats=2, chance="manual")
    for text in ("deal J", "deal Q", "call", "call", f"deal {shown}", "call"):
        match.play(text)
    assert sure_wins(match.info(1), Rng(1)) == wins
