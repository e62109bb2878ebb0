"""A balance study counts what was played, whoever plays it, and tells luck from difference."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteka
from ludoteka import Edition
from ludoteka.lab.balance import Balance
from ludoteka.lab.comparing import differences
from ludoteka.lab.diary import shaped
from ludoteka.lab.noting import Noted, Study, Watch
from ludoteka.lab.rows import changed
from ludoteka.lab.series import Room, Task
from ludoteka.lab.shares import Estimate
from ludoteka.lab.things import Thing, things_of

GAMES = 10


@pytest.fixture(scope="module")
def toerkk() -> Edition:
    return ludoteka.game("toerkk")


@pytest.fixture(scope="module")
def games(toerkk: Edition) -> list[Noted]:
    watch = Watch(Study("toerkk", 2, ({},), None, ["random", "greedy"], 7), toerkk)
    return [watch.play(number) for number in range(1, GAMES + 1)]


def counted(edition: Edition, games: list[Noted]) -> Balance:
    found = Balance(things_of(edition, None))
    for game in games:
        found.add(game)
    return found


def test_watched_games_are_those_of_a_plain_series(toerkk: Edition, games: list[Noted]) -> None:
    room = Room(Task("toerkk", 2, {}, None, ["random", "greedy"], 7, True), toerkk)
    assert [game.outcome for game in games[:3]] == [room.play(number) for number in (1, 2, 3)]


def test_a_game_read_back_from_a_ledger_is_the_same(games: list[Noted]) -> None:
    assert shaped(Noted, games[0].line()) == games[0]


def test_all_shares_together_are_even(toerkk: Edition, games: list[Noted]) -> None:
    found = counted(toerkk, games)
    for group in ("seat", "order"):
        assert sum(row.mean for row in found.shares[group].found().values()) == pytest.approx(2)


def test_every_decision_is_counted_once(toerkk: Edition, games: list[Noted]) -> None:
    chosen = sum(row[1] for row in counted(toerkk, games).moves.values())
    assert chosen == sum(game.outcome.decisions for game in games)


def test_nothing_is_chosen_more_often_than_it_is_open(toerkk: Edition, games: list[Noted]) -> None:
    found = counted(toerkk, games)
    assert all(use.chosen <= use.offered for use in found.uses())
    assert all(chosen <= offered for offered, chosen in found.moves.values())


def test_what_never_comes_into_play_is_dead(toerkk: Edition, games: list[Noted]) -> None:
    found = Balance(things_of(toerkk, None) | {"unicorn": Thing("unicorn", "action", "ours")})
    for game in games:
        found.add(game)
    assert "unicorn" in found.dead()
    assert "warrior" not in found.dead()


def test_at_the_end_of_every_game_its_winner_is_ahead(toerkk: Edition, games: list[Noted]) -> None:
    ahead = counted(toerkk, games).winner_ahead()
    assert len(ahead) == 11
    assert ahead[-1] == 1.0


def test_options_take_turns(toerkk: Edition) -> None:
    watch = Watch(Study("toerkk", 2, ({"victory": "life"}, {"victory": "dig"}), None, ["greedy"], 7), toerkk)
    assert [watch.play(number).outcome.ending for number in (1, 2, 3, 4)] == ["life", "dig", "life", "dig"]


def test_the_same_games_twice_differ_in_nothing(toerkk: Edition, games: list[Noted]) -> None:
    found = differences(counted(toerkk, games), counted(toerkk, games))
    assert [each.chance for each in found] == [1.0] * len(found)


def test_games_of_another_length_differ_surely(toerkk: Edition, games: list[Noted]) -> None:
    longer = [game._replace(turns=game.turns * 3) for game in games]
    sure = [each.what for each in differences(counted(toerkk, games), counted(toerkk, longer)) if each.sure]
    assert sure == ["rounds"]


def test_an_estimate_knows_its_bounds() -> None:
    assert (Estimate(9, 1.0, 0.25).low, Estimate(9, 1.0, 0.25).high) == (0.75, 1.25)


def test_a_value_is_changed_in_its_own_row_only(toerkk: Edition, tmp_path: Path) -> None:
    text = changed(toerkk.game.content, {("hero/fenja", "cost"): 7})
    (tmp_path / "my.toml").write_text(text, encoding="utf-8")
    lines = [
        (one, other)
        for one, other in zip(toerkk.game.content.split("\n"), text.split("\n"), strict=True)
        if one != other
    ]
    assert len(lines) == 1
    assert lines[0][1] == "cost = 7"
