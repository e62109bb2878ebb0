"""House rules that a host sends: numbers, words and truth values are told apart, and a refusal says what is allowed."""

from __future__ import annotations

import json

import pytest

import ludoteka
from ludoteka.core.options import Option, settle
from ludoteka.server.live import entries
from ludoteka.server.store.store import Entry
from tests.server.house import Guest, House

WHOLE = [
    ("toerkk", "tokens_per_seat", "5, 1–20"),
    ("kragmortha", "decision_clock", "off, 15–120"),
    ("karak-2", "round_limit", None),
    ("karak-goblin", "max_rounds", None),
]
"""One option of whole numbers of each game; what it takes, where the upper bound is no setting of ours."""
NO_NUMBERS = ["5.5", "17.000001", "true", '"many"', '"nan"', '"inf"', '"17_5"', "-1", "1e300", "9" * 30, "9" * 5000]


def made(host: Guest, game: str, key: str, value: str) -> tuple[int, dict[str, object]]:
    """What a wish for a table is answered with one option, written as it stands."""
    chairs = [{"kind": "me"}, {"kind": "open"}]
    wish = json.dumps({"settings": {"game": game, "chairs": chairs, "options": {key: "VALUE"}}})
    answer = host.post("/api/tables", wish.replace('"VALUE"', value).encode())
    return answer.status_code, answer.json()


@pytest.mark.parametrize(("game", "key", "allowed"), WHOLE)
@pytest.mark.parametrize("value", NO_NUMBERS, ids=lambda value: value[:12])
def test_what_is_no_whole_number_of_the_range_makes_no_table(
    house: House, game: str, key: str, allowed: str | None, value: str
) -> None:
    host = house.guest()
    status, said = made(host, game, key, value)
    assert status in (400, 409), said
    if status == 409:
        args = said["args"]
        assert isinstance(args, dict)
        assert (said["key"], args["option"]) == ("wrong-option", key)
        assert allowed in (None, args["allowed"])
        assert key in str(said["detail"])
        assert "whole number from" in str(said["detail"])
        assert len(str(said["detail"])) < 300
    assert host.get("/api/tables?mine=true").json() == []


@pytest.mark.parametrize(("game", "key", "_"), WHOLE)
@pytest.mark.parametrize("value", ["17", "17.0", '"17"'])
def test_a_whole_number_in_any_notation_makes_a_table(house: House, game: str, key: str, _: object, value: str) -> None:
    assert made(house.guest(), game, key, value)[0] == 201


@pytest.mark.parametrize(
    ("game", "key", "value"),
    [
        ("toerkk", "format", "1"),
        ("toerkk", "leader_attackable", "1"),
        ("kragmortha", "push_chooser", "true"),
        ("kragmortha", "bot_breach", "true"),
        ("kragmortha", "bot_breach", "0.21"),
        ("karak-2", "plague", "0"),
        ("karak-goblin", "voluntary_heal", '"yes"'),
        ("karak-goblin", "first_player", "true"),
    ],
)
def test_a_value_of_another_kind_makes_no_table(house: House, game: str, key: str, value: str) -> None:
    status, said = made(house.guest(), game, key, value)
    assert (status, said["key"]) == (409, "wrong-option")


def test_a_chance_may_be_a_fraction(house: House) -> None:
    assert made(house.guest(), "kragmortha", "bot_breach", "0.125")[0] == 201


def test_every_range_of_the_box_is_whole_but_for_chances() -> None:
    ranges = {
        option.key: option.whole
        for game in ludoteka.games()
        for option in ludoteka.game(game).options
        if option.low is not None
    }
    assert {key for key, whole in ranges.items() if not whole} == {"bot_breach", "bot_fumble"}


def test_a_match_that_an_older_release_began_with_a_fraction_is_still_read() -> None:
    tokens = Option("tokens", [5], 5, "TK-SETUP-11", low=1, high=20)
    assert settle([tokens], {"tokens": 5.5}, kept=True) == {"tokens": 5.5}
    with pytest.raises(ludoteka.LudotekaError, match="takes 5, a whole number from 1 to 20"):
        settle([tokens], {"tokens": 5.5})


def test_a_running_table_with_a_fraction_goes_on(house: House) -> None:
    """An older release let a host start one; here its log is changed behind the room's back, before the match."""
    host = house.guest()
    table = host.create("toerkk", "me random", options={"tokens_per_seat": 5})
    (first, *rest) = house.run(house.store.read(table))
    body = first.body.replace(b'"tokens_per_seat":5', b'"tokens_per_seat":5.5')
    house.store._logs[table] = [Entry(table, 1, first.at, body), *rest]  # type: ignore[attr-defined]
    house.room.hall.places.clear()
    assert host.act(table, "start")["kind"] == "accepted"
    house.rest()
    house.room.hall.places.clear()
    assert host.see(table)["table"]["status"] == "playing"
    kept = [type(entries.read(entry.body)) for entry in house.run(house.store.read(table))]
    assert entries.Begun in kept
