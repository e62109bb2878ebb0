"""Honest records: played again through the rules, verified offline, and no secret before its time."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.core import CHANCE

from tests.contract.tables import EDITIONS, play_at_random
from tests.table.matches import (
    LEDUC,
    SECRET,
    TIC_TAC_TOE,
    WHOLE,
    a_fair_match,
    a_fair_table,
    after,
    leduc_after,
    vote_after,
)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_a_fair_match_of_every_game_is_verified_from_its_record_alone(edition: ludoteka.Edition) -> None:
    table = a_fair_table()
    match = edition.new(chance=table)
    play_at_random(match, ludoteka.Rng(1), steps=edition.game.step_bound(edition.seats[0]))
    assert match.over
    verified = ludoteka.check(match.record().text, edition)
    assert verified.dump() == match.dump()
    assert verified.standings() == match.standings()
    assert verified.record().text == match.record().text


def test_before_the_end_the_secret_stays_secret_and_the_record_can_still_be_played() -> None:
    match = a_fair_match("call")
    text = match.record().text
    assert SECRET.hex() not in text
    with pytest.raises(ludoteka.BadRecord, match="the secret has not been revealed"):
        ludoteka.check(text, LEDUC)
    assert ludoteka.load(text, LEDUC).dump() == match.dump()


def test_the_dice_depend_on_the_secret_and_on_every_contribution() -> None:
    def dealt(secret: bytes, entropy: str) -> str:
        table = ludoteka.FairTable(secret, match="5f0c")
        table.add(0, entropy)
        match = after(LEDUC.new(chance=table), *WHOLE)
        return " ".join(line.text for line in match.record().lines if line.who == CHANCE)

    assert len({dealt(bytes([n]) * 32, "ab") for n in range(12)}) > 4
    assert len({dealt(SECRET, f"{n:02x}") for n in range(12)}) > 4
    assert dealt(SECRET, "ab") == dealt(SECRET, "ab")


def test_no_entropy_is_taken_after_the_first_draw() -> None:
    table = a_fair_table()
    LEDUC.new(chance=table)
    with pytest.raises(ludoteka.BadOption, match="no entropy can be added"):
        table.add(0, "ef")


def test_undo_rewind_takeover_and_resignation_are_replayed() -> None:
    match = vote_after("P1: take 1")
    match.undo(0)
    after(match, "P1: take 2", "P2: accuse P3")
    match.seat_bot(1)
    match.rewind(1)
    match.seat_person(1)
    match.resign(2)
    loaded = ludoteka.load(match.record().text, match.edition)
    assert loaded.record().text == match.record().text
    assert loaded.dump() == match.dump()
    assert (loaded.bots, loaded.resigned, loaded.rated) == (match.bots, match.resigned, False)
    assert [loaded.log(seat) for seat in (None, 0, 1, 2)] == [match.log(seat) for seat in (None, 0, 1, 2)]


def test_a_seats_own_record_has_its_letters_and_neither_seed_nor_secret() -> None:
    text = after(LEDUC.new(seed=77), "call").record(0).text
    assert "seed" not in text
    assert "viewer P1" in text
    fair_text = a_fair_match(*WHOLE).record(1).text
    assert SECRET.hex() not in fair_text
    assert '"card": null' in fair_text


def test_the_game_is_found_by_the_name_in_the_header_or_given() -> None:
    with pytest.raises(ludoteka.UnknownGame, match="leduc-poker"):
        ludoteka.load(leduc_after("deal K").record().text)
    assert ludoteka.load(leduc_after("deal K").record().text, LEDUC).to_act == CHANCE


def test_a_tic_tac_toe_record_is_verified_without_any_draw() -> None:
    match = after(TIC_TAC_TOE.new(seed=1), *(f"mark {cell}" for cell in ("a1", "a2", "b1", "b2", "c1")))
    assert ludoteka.check(match.record().text, TIC_TAC_TOE).over
