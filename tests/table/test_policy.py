"""Auto-pass policies: who does not want to be asked passes by himself, and the rules know nothing of it."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.table.policy import Policy, from_json
from ludoteka.table.table import Table

from tests.table.matches import window_after

RAID = ("raid a", "done", "accept")
"""The first side raids fort a: P1 is asked first; P2 and P4 could play a, P3 could play b, P1 could play c."""


def a_table(**policies: Policy) -> Table:
    """A window with policies for some seats."""
    table = Table(window_after(*RAID))
    table.policies = {int(name[1:]) - 1: policy for name, policy in policies.items()}
    return table


def answered(table: Table, seat: int, move: str) -> list[str]:
    """Who passed, or played, after a submission, that one included."""
    lines = len(table.match.record().lines)
    answer = table.submit(seat, move, table.match.mail.count(seat))
    assert answer.kind == "accepted"
    return [f"P{line.who + 1} {line.text}" for line in table.match.record().lines[lines:]]


def test_without_a_policy_every_seat_is_asked() -> None:
    assert answered(a_table(), 0, "pass") == ["P1 pass"]


def test_always_stops_at_every_window() -> None:
    assert answered(a_table(P2=Policy("always")), 0, "pass") == ["P1 pass"]


def test_able_passes_only_where_nothing_else_is_open() -> None:
    table = a_table(P2=Policy("able"), P3=Policy("able"), P4=Policy("able"))
    assert answered(table, 0, "pass") == ["P1 pass"], "P2 holds a card that could be played"
    assert answered(table, 1, "play a") == ["P2 play a"], "P3 could play b"
    assert answered(table, 2, "pass") == ["P3 pass", "P4 pass"], "fort a is not raided any more: nothing for P4 to do"


def test_chosen_stops_only_at_marked_windows_own_and_others_apart() -> None:
    own, other = Policy("chosen", own=["raid"]), Policy("chosen", other=["raid"])
    assert answered(a_table(P2=own), 0, "pass") == ["P1 pass", "P2 pass"], "it is not the turn of its side"
    assert answered(a_table(P2=other), 0, "pass") == ["P1 pass"]
    assert answered(a_table(P2=Policy("chosen"), P3=own), 0, "pass") == ["P1 pass", "P2 pass"]
    assert answered(a_table(P2=Policy("chosen"), P3=other), 0, "pass") == ["P1 pass", "P2 pass", "P3 pass"]


def test_a_window_in_which_something_was_played_becomes_a_stop() -> None:
    calm, deaf = Policy("chosen"), Policy("chosen", stop_after_play=False)
    assert answered(a_table(P2=calm), 0, "play c") == ["P1 play c"]
    assert answered(a_table(P2=deaf), 0, "play c") == ["P1 play c", "P2 pass"]


def test_a_pass_written_otherwise_is_still_a_pass() -> None:
    assert answered(a_table(P2=Policy("chosen")), 0, "PASS ") == ["P1 pass", "P2 pass"]


def test_hold_stops_at_the_next_window_and_is_then_used_up() -> None:
    held = Policy("chosen")
    held.hold = True
    table = a_table(P2=held, P3=Policy("chosen"), P4=Policy("chosen"))
    assert answered(table, 0, "pass") == ["P1 pass"]
    assert held.hold, "until the seat has answered"
    answered(table, 1, "pass")
    assert not held.hold


def test_skip_turn_passes_everything_until_the_turn_is_over() -> None:
    skipping = Policy("always")
    skipping.skip_turn = True
    table = a_table(P2=skipping)
    assert answered(table, 0, "pass") == ["P1 pass", "P2 pass"]
    for seat, move in ((2, "pass"), (3, "pass")):
        answered(table, seat, move)
    assert table.match.position.active() == 1, "the other side's turn"
    assert not skipping.skip_turn


def test_a_whole_run_of_passes_is_answered_together_and_can_end_a_window() -> None:
    table = a_table(P2=Policy("chosen"), P3=Policy("chosen"), P4=Policy("chosen"))
    answer = table.submit(0, "pass", table.match.mail.count(0))
    assert [letter["key"] for letter in answer.letters[0]] == ["pass", "pass", "pass", "pass", "closed"]
    assert table.match.to_act == 1
    assert ludoteka.load(table.match.record().text, table.match.edition).dump() == table.match.dump()


def test_where_a_choice_must_be_made_no_policy_passes() -> None:
    table = Table(window_after())
    skipping = Policy("able")
    skipping.skip_turn = True
    table.policies = dict.fromkeys(range(4), skipping)
    assert table.run_policies() == []


def test_a_policy_looks_only_at_what_its_seat_may_know() -> None:
    policy = Policy("able")
    match = window_after(*RAID, "pass")
    for seed in range(20):
        world = match.position.imagine(1, ludoteka.Rng(seed))
        info = match.edition.at(world).info(1)
        assert policy.stops(info, played=False) == policy.stops(match.info(1), played=False)


def test_a_policy_crosses_a_border_and_comes_back() -> None:
    policy = Policy("chosen", own=["raid"], other=["end"], stop_after_play=False)
    policy.hold = policy.skip_turn = True
    assert from_json(policy.json()).json() == policy.json()
    assert from_json({}).json() == Policy().json()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"kind": "alway"}, "no policy 'alway'; did you mean 'always'"),
        ({"own": "raid"}, "'own' is 'raid', wanted a "),
        ({"other": [3]}, "'other' is"),
        ({"hold": 1}, "'hold' is 1, wanted true or false"),
    ],
)
def test_a_wrong_policy_is_named_by_its_field(data: dict[str, object], said: str) -> None:
    with pytest.raises(ludoteka.BadOption, match=said):
        from_json(data)
