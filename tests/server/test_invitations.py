"""Who may come in for the first time: anybody, who has an invitation link, or nobody."""

from __future__ import annotations

import asyncio
import json
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteka import LudotekaError
from ludoteka.cli import main
from ludoteka.server.serving import settings
from tests.server.house import Guest, House
from tests.server.operators import Said, room_on_disk


@pytest.fixture
def room(new_house: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A room on a disk that new people enter by invitation."""
    with room_on_disk(new_house, tmp_path, monkeypatch, entry="invite") as house:
        yield house


def call(room: House, *words: str) -> int:
    return main(["invite", *words, "--data", str(room.store.path.parent)])  # type: ignore[attr-defined]


def made(room: House, capsys: Said, *words: str) -> Any:
    capsys.readouterr()
    assert call(room, *words, "--json") == 0
    return json.loads(capsys.readouterr().out)


def come(room: House, invite: str = "") -> tuple[int, str]:
    """Come in as somebody new; the status and what is wrong."""
    answer = Guest(room).post("/api/me", {"name": "New", "invite": invite})
    return answer.status_code, answer.json().get("key", "")


def word(link: str) -> str:
    return link.partition("/?invite=")[2]


def test_without_an_invitation_nobody_new_comes_in(room: House) -> None:
    assert (come(room), come(room, "guessed")) == ((403, "invite-needed"), (403, "invite-wrong"))
    assert room.run(room.store.every_paper("person", room.time)) == []


def test_an_invitation_lets_in_as_many_as_it_says(room: House, capsys: Said) -> None:
    invite = word(made(room, capsys, "--uses", "2")["link"])
    assert [come(room, invite) for _ in range(3)] == [(200, ""), (200, ""), (403, "invite-wrong")]


def test_who_is_known_comes_in_again_and_uses_nothing_up(room: House, capsys: Said) -> None:
    invite, ann = word(made(room, capsys)["link"]), Guest(room)
    first = ann.post("/api/me", {"invite": invite})
    again = ann.post("/api/me", {"invite": invite})
    ann.post("/api/accounts", {"login": "annie", "password": "long enough"})
    elsewhere = Guest(room).post("/api/login", {"login": "annie", "password": "long enough"})
    assert [one.status_code for one in (first, again, elsewhere)] == [200, 200, 200]
    assert first.json()["person"] == again.json()["person"] == elsewhere.json()["person"]


def test_an_invitation_ends_by_itself(room: House, capsys: Said) -> None:
    invite = word(made(room, capsys, "--days", "2")["link"])
    room.time += 2 * 86400.0 + 1
    assert come(room, invite) == (403, "invite-wrong")


def test_an_invitation_can_be_revoked_and_both_are_noted_down(room: House, capsys: Said) -> None:
    invitation = made(room, capsys, "--note", "club")
    assert [one["note"] for one in made(room, capsys, "list")] == ["club"]
    assert call(room, "revoke", invitation["id"]) == 0
    assert (come(room, word(invitation["link"])), made(room, capsys, "list")) == ((403, "invite-wrong"), [])
    main(["people", "log", "--json", "--data", str(room.store.path.parent)])  # type: ignore[attr-defined]
    noted = [(one["what"], one["target"]) for one in json.loads(capsys.readouterr().out)]
    assert noted == [("make-invite", invitation["id"]), ("revoke-invite", invitation["id"])]


def test_an_invitation_that_is_not_there_is_named(room: House, capsys: Said) -> None:
    known = made(room, capsys)["id"]
    assert call(room, "revoke", known[:-1] + "z") == 2
    assert f"there is no invitation '{known[:-1]}z'; did you mean '{known}'?" in capsys.readouterr().err
    assert (call(room, "revoke"), call(room, "make", known)) == (2, 2)
    assert capsys.readouterr().err.count("write: ludoteka invite revoke ID") == 2


@pytest.mark.parametrize("words", [("--uses", "0"), ("--uses", "many"), ("--days", "1.5"), ("--days", "-1")])
def test_a_number_that_does_not_fit_is_named(room: House, capsys: Said, words: tuple[str, str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        call(room, *words)
    assert f"argument {words[0]}: '{words[1]}' does not fit; give a whole number from 1 to" in capsys.readouterr().err


def test_the_word_of_a_link_is_stored_nowhere(room: House, capsys: Said, tmp_path: Path) -> None:
    invite = word(made(room, capsys)["link"])
    come(room, invite)
    written = b"".join(path.read_bytes() for path in tmp_path.glob("room.sqlite*"))
    assert (len(invite), invite.encode() in written) == (24, False)


def test_two_people_cannot_use_the_last_use_up_together(room: House, capsys: Said) -> None:
    invite = word(made(room, capsys)["link"])

    async def both() -> list[str]:
        found = await asyncio.gather(*(room.room.invitations.admit(invite) for _ in range(4)), return_exceptions=True)
        return sorted("in" if one is None else "out" for one in found)

    assert room.run(both()) == ["in", "out", "out", "out"]


def test_a_closed_room_takes_nobody_new_but_knows_its_people(house: House, new_house: Callable[..., House]) -> None:
    ann = house.guest("Ann")
    closed = new_house(store=house.store, entry="closed")
    twin = Guest(closed)
    twin.jar = dict(ann.jar)
    assert (come(closed), come(closed, "anything")) == ((403, "entry-closed"), (403, "entry-closed"))
    assert twin.post("/api/me").json()["name"] == "Ann"


def test_an_open_room_asks_for_no_invitation(house: House) -> None:
    assert (come(house), come(house, "anything")) == ((200, ""), (200, ""))


@pytest.mark.parametrize(
    ("typed", "problem"), [("invitation", "did you mean 'invite'?"), ("no", "known: open, invite, closed")]
)
def test_an_entry_that_there_is_not_is_named(typed: str, problem: str) -> None:
    with pytest.raises(LudotekaError) as wrong:
        settings(Namespace(), {"LUDOTEKA_ENTRY": typed})
    assert str(wrong.value) == f"the settings do not fit: no entry {typed!r}; {problem}"


def test_the_entry_is_a_setting() -> None:
    assert (settings(Namespace(), {}).entry, settings(Namespace(entry="closed"), {}).entry) == ("open", "closed")
