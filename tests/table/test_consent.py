"""What all people at a table must agree to: rewinding beyond one's own last move, or stopping."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.table.consent import Consent

from tests.table.matches import LEDUC, after, tic_tac_toe_after, vote_after


def test_a_rewind_takes_back_everything_since_the_own_last_move_when_all_agree() -> None:
    match = tic_tac_toe_after("a1", "b1", "c1")
    consent = Consent(match)
    consent.propose("rewind", 1)
    assert consent.open()
    assert match.view()["cells"][:3] == ["X", "O", "X"], "not yet"
    assert consent.agree(0)
    assert match.view()["cells"][:3] == ["X", ".", "."]
    assert match.to_act == 1
    assert not consent.open()


def test_a_rewound_match_is_unrated_and_its_record_replays() -> None:
    match = tic_tac_toe_after("a1", "b1")
    assert match.rated
    consent = Consent(match)
    consent.propose("rewind", 0)
    consent.agree(1)
    assert not match.rated
    assert match.record().lines[-1].text == "rewind P1 1"
    loaded = ludoteka.load(match.record().text, match.edition)
    assert (loaded.dump(), loaded.rated) == (match.dump(), False)


def test_after_a_rewind_over_a_draw_the_draw_is_made_anew_under_a_new_number() -> None:
    match = after(LEDUC.new(seed=5), "call", "call")
    lines = [line for line in match.record().lines if line.who == ludoteka.CHANCE]
    assert len(lines) == 3
    consent = Consent(match)
    consent.propose("rewind", 1)
    consent.agree(0)
    assert match.to_act == 1
    match.play("call")
    assert match.scribe.draws == 4
    assert ludoteka.load(match.record().text, match.edition).record().text == match.record().text


def test_the_viewers_are_told_which_of_their_letters_are_undone() -> None:
    match = vote_after("P1: take 1", "P2: accuse P3")
    consent = Consent(match)
    consent.propose("rewind", 1)
    consent.agree(0)
    consent.agree(2)
    assert match.log(0)[-1] == {"n": 4, "key": "undone", "clause": "", "args": {"seat": 1, "letters": [2]}}
    assert match.log(1)[-1]["args"] == {"seat": 1, "letters": [1]}


def test_a_proposal_is_told_to_all_and_one_no_ends_it() -> None:
    match = tic_tac_toe_after("a1", "b1")
    consent = Consent(match)
    consent.propose("end", 0)
    assert match.log(1)[-1]["args"] == {"seat": 0, "what": "end"}
    consent.decline(1)
    assert match.log()[-1]["key"] == "declined"
    assert not consent.open()
    with pytest.raises(ludoteka.LudotekaError, match="no proposal to answer"):
        consent.agree(1)
    assert not match.over


def test_a_proposal_lapses_when_the_match_moves_on() -> None:
    match = tic_tac_toe_after("a1")
    consent = Consent(match)
    consent.propose("end", 0)
    match.play("mark b1")
    assert not consent.open()
    with pytest.raises(ludoteka.LudotekaError, match="no proposal to answer"):
        consent.agree(1)
    consent.propose("end", 1)
    assert consent.agree(0)


def test_there_is_one_proposal_at_a_time() -> None:
    consent = Consent(tic_tac_toe_after("a1"))
    consent.propose("end", 1)
    with pytest.raises(ludoteka.LudotekaError, match="P2 has a proposal to end open already"):
        consent.propose("end", 0)


def test_an_agreed_end_shares_the_result_and_closes_the_record() -> None:
    match = tic_tac_toe_after("a1", "b1", "c1")
    consent = Consent(match)
    consent.propose("end", 0)
    assert consent.agree(1)
    assert (match.over, match.ended) == (True, "agreed")
    assert [(row["rank"], row["score"]) for row in match.standings()] == [(1, 0.0), (1, 0.0)]
    assert match.record().sealed
    assert ludoteka.check(match.record().text, match.edition).ended == "agreed"


def test_bots_and_those_who_resigned_are_not_asked() -> None:
    match = vote_after(seats=4)
    match.seat_bot(1)
    match.resign(2)
    consent = Consent(match)
    assert consent.people() == [0, 3]
    consent.propose("end", 0)
    with pytest.raises(ludoteka.LudotekaError, match="P2 is not asked for consent"):
        consent.agree(1)
    assert consent.agree(3)
    assert match.over


@pytest.mark.parametrize(
    ("kind", "seat", "said"),
    [
        ("dance", 0, "no proposal 'dance'; it is one of rewind, end"),
        ("rewind", 1, "P2 has made no move"),
        ("end", 2, "is not asked for consent"),
        ("end", 99, "is not asked for consent"),
    ],
)
def test_a_proposal_that_cannot_be_made_is_refused_and_nobody_hears_of_it(kind: str, seat: int, said: str) -> None:
    match = vote_after("P1: take 1")
    match.seat_bot(2)
    consent, letters = Consent(match), match.mail.counts()
    with pytest.raises(ludoteka.LudotekaError, match=said):
        consent.propose(kind, seat)
    assert not consent.open()
    assert match.mail.counts() == letters


def test_nothing_is_proposed_in_a_finished_match() -> None:
    with pytest.raises(ludoteka.LudotekaError, match="the match is over"):
        Consent(tic_tac_toe_after("a1", "a2", "b1", "b2", "c1")).propose("end", 0)
