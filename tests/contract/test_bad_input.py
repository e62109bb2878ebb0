"""Bad input of every kind: the error names the place and says what would be right, and nothing has changed."""

from __future__ import annotations

import json

import pytest

import ludoteka
from ludoteka.core import CHANCE, Rng
from ludoteka.table.table import Table

from tests.contract.tables import Setup, at_every_table, of_every_game, play_at_random


def state(match: ludoteka.Match) -> tuple[object, ...]:
    """Everything about a match that bad input must leave alone."""
    return json.dumps(match.dump()), match.record().text, match.mail.counts(), match.to_act, match.waiting


def begun(setup: Setup, steps: int = 2) -> ludoteka.Match:
    match = setup.match(seed=3)
    play_at_random(match, Rng(3), steps)
    return match


# ---- moves


@at_every_table
@pytest.mark.parametrize("text", ["", " ", "no such move", "mark", "\n", "table", "chance", "🙂", "x" * 10_000])
def test_broken_notation_is_called_no_move_of_this_game(setup: Setup, text: str) -> None:
    match = begun(setup)
    before = state(match)
    for attempt in (
        lambda: match.play(text),
        lambda: match.play(text, 0),
        lambda: match.why_not(text, 0),
        lambda: match.preview(text, 0),
    ):
        with pytest.raises(ludoteka.BadNotation, match=r"is no move of this game; (did you mean|known)"):
            attempt()
    assert state(match) == before


@of_every_game
def test_a_misspelt_move_is_answered_with_the_one_probably_meant(edition: ludoteka.Edition) -> None:
    move = edition.pack().moves[0].text
    with pytest.raises(ludoteka.BadNotation, match="did you mean"):
        edition.pack().parse(move + "q")


@at_every_table
def test_a_seat_that_is_not_there_is_named_with_those_that_are(setup: Setup) -> None:
    match = begun(setup)
    before, move = state(match), setup.pack.moves[0].text
    for seat in (setup.seats, 99, -2, -3, -7):
        with pytest.raises(ludoteka.LudotekaError, match=f"no seat {seat}.*0 to {setup.seats - 1}"):
            match.play(move, seat)
    for attempt in (match.resign, match.seat_bot, match.seat_person):
        with pytest.raises(ludoteka.LudotekaError, match=f"no seat {setup.seats}"):
            attempt(setup.seats)
    with pytest.raises(ludoteka.LudotekaError, match=f"no seat {setup.seats}"):
        Table(match).submit(setup.seats, move, 0)
    assert state(match) == before


@at_every_table
def test_the_move_of_another_seat_or_of_chance_is_refused_under_a_clause(setup: Setup) -> None:
    match = begun(setup)
    before = state(match)
    others = [seat for seat in range(setup.seats) if seat not in match.waiting]
    for seat in [CHANCE, *others] if match.to_act != CHANCE else others:
        for text in match.moves():
            if text not in match.moves(seat):
                with pytest.raises(ludoteka.IllegalMove) as raised:
                    match.play(text, seat)
                assert raised.value.clause in setup.edition.clauses
                assert raised.value.move == text
                assert raised.value.key in str(raised.value)
    assert state(match) == before


@at_every_table
def test_a_stale_number_is_answered_with_the_letters_that_were_missed(setup: Setup) -> None:
    match = begun(setup)
    before, move = state(match), match.moves()[0]
    for seat in range(setup.seats):
        have = match.mail.count(seat)
        for number in (have + 1, have - 1, -1, 10**9):
            if number != have:
                answer = Table(match).submit(seat, move, number)
                assert answer.kind == "stale"
                since = number if 0 <= number < have else 0
                assert answer.letters == {seat: match.log(seat, since)}
    assert state(match) == before


# ---- options, seats, names


@of_every_game
def test_an_unknown_option_or_value_is_named_with_those_that_are_known(edition: ludoteka.Edition) -> None:
    with pytest.raises(ludoteka.BadOption, match=r"no option 'colour'; (did you mean|known)"):
        edition.new(seed=1, options={"colour": "red"})
    for option in edition.options:
        with pytest.raises(ludoteka.BadOption, match=f"option '{option.key}' cannot be 'no such value'; it takes "):
            edition.new(seed=1, options={option.key: "no such value"})


@of_every_game
def test_a_wrong_number_of_seats_is_answered_with_the_right_ones(edition: ludoteka.Edition) -> None:
    for seats in (0, -1, edition.seats[0] - 1, edition.seats[-1] + 1, 1000):
        with pytest.raises(ludoteka.BadOption, match=f"{edition.seats[0]} to {edition.seats[-1]} seats, not {seats}"):
            edition.new(seats=seats, seed=1)


@of_every_game
def test_an_unknown_kind_of_chance_is_answered_with_the_known_ones(edition: ludoteka.Edition) -> None:
    with pytest.raises(ludoteka.BadOption, match="'loaded'; it takes 'sampled', 'manual' or a FairTable"):
        edition.new(chance="loaded")


def test_unknown_games_and_bots_are_named_with_what_is_known() -> None:
    with pytest.raises(ludoteka.UnknownGame, match=r"no game 'tic-tac-toee'.*GAME"):
        ludoteka.game("tic-tac-toee")
    with pytest.raises(ludoteka.UnknownGame, match=r"there is no file nowhere\.py"):
        ludoteka.game("nowhere.py")
    with pytest.raises(ludoteka.BadOption, match="no bot 'randon'; did you mean 'random'"):
        ludoteka.bot("randon")
    with pytest.raises(ludoteka.BadOption, match="bot 'random'"):
        ludoteka.bot("random", strength=9)
