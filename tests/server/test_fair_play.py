"""Everybody's consent is asked, and a host's bot or kick makes a match unrated."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludoteka import SPECTATOR
from ludoteka.server.live import entries
from ludoteka.server.live.entries import Kept
from ludoteka.server.live.state import Live
from ludoteka.server.store.store import Paper
from tests.server.house import Guest, House
from tests.server.matches import marked, two, watched
from tests.server.pairs import Pair, over_there
from tests.waiting import PATIENCE, PAUSE


def three(house: House, **settings: Any) -> tuple[Guest, Guest, Guest, str]:
    """Ann, Bob and Eve at a table of Karak: Goblin; the match has begun."""
    ann, bob, eve = house.guest("Ann"), house.guest("Bob"), house.guest("Eve")
    table = ann.create("karak-goblin", "me open open", **settings)
    for seat, guest in ((1, bob), (2, eve)):
        guest.act(table, "sit", seat=seat)
        guest.act(table, "ready")
    assert ann.act(table, "start")["kind"] == "accepted"
    return ann, bob, eve, table


def facts(guest: Guest, table: str) -> Any:
    return guest.see(table)["table"]


def folded(house: House, table: str, *more: Kept) -> Live:
    """The table as the log gives it to a node that has just started, with entries after its last one."""
    live = Live(table, house.room.shelf.get)
    for entry in house.run(house.store.read(table)):
        live.fold(entry.number, entry.at, entries.read(entry.body))
    for body in more:
        live.fold(live.number + 1, house.time, body)
    return live


def keys(live: Live) -> list[str]:
    """What all viewers have been told of, event by event."""
    assert live.match is not None
    return [letter["key"] for letter in live.match.mail.since(SPECTATOR, 0)]


# ---- whose consent is asked


@pytest.mark.parametrize("what", ["end", "rewind", "pause"])
def test_a_host_who_seats_a_bot_over_somebody_still_needs_their_consent(house: House, what: str) -> None:
    ann, _, table = marked(house, "b2", "a1")
    ann.act(table, "host", what="bot", seat=1)
    assert ann.act(table, "propose", what=what)["kind"] == "accepted"
    found = ann.see(table)
    assert found["table"]["status"] == "playing"
    assert found["table"]["proposal"] == {"what": what, "by": 0, "agreed": [0], "asked": [0, 1]}
    assert (found["view"]["cells"][4], found["over"]) == ("X", False)


def test_who_is_replaced_by_a_bot_agrees_and_it_is_done(house: House) -> None:
    ann, bob, table = marked(house, "b2")
    ann.act(table, "host", what="bot", seat=1)
    house.rest()
    ann.act(table, "propose", what="end")
    assert bob.act(table, "reply", yes=True)["kind"] == "accepted"
    assert facts(ann, table)["ended"] == "agreed"


def test_who_is_replaced_by_a_bot_declines_and_it_is_gone(house: House) -> None:
    ann, bob, table = marked(house, "b2")
    ann.act(table, "host", what="bot", seat=1)
    house.rest()
    ann.act(table, "propose", what="end")
    assert bob.act(table, "reply", yes=False)["kind"] == "accepted"
    assert (facts(ann, table)["proposal"], facts(ann, table)["status"]) == (None, "playing")


def test_who_is_replaced_by_a_bot_may_propose(house: House) -> None:
    ann, bob, table = marked(house, "b2", "a1")
    ann.act(table, "host", what="bot", seat=1)
    bob.act(table, "propose", what="end")
    ann.act(table, "reply", yes=True)
    assert facts(bob, table)["ended"] == "agreed"


def test_the_dice_are_not_drawn_anew_until_every_person_agrees_to_the_rewind(house: House) -> None:
    ann, bob, table = two(house, "leduc-poker")
    ann.move(table, "call")
    bob.move(table, "call")  # now the public card is drawn
    before = len(folded(house, table).rows_since(0))
    ann.act(table, "host", what="bot", seat=1)
    ann.act(table, "propose", what="rewind")
    words = [row.text for row in folded(house, table).rows_since(before)]
    assert not any(word.startswith("rewind") for word in words)
    bob.act(table, "reply", yes=True)
    words = [row.text for row in folded(house, table).rows_since(before)]
    assert any(word.startswith("rewind P1") for word in words)


@pytest.mark.parametrize("gone", ["leave", "resign", "time"])
def test_who_has_gone_is_not_asked(house: House, gone: str) -> None:
    ann, bob, eve, table = three(house, clock={"kind": "move", "seconds": 30.0})
    if gone == "time":
        late = folded(house, table).asked_people[0]
        who = (ann, bob, eve)[late]
        house.time += 31.0
        house.run(house.room.chores.wake(house.room.hall.places[table]))
    else:
        late, who = 1, bob
        bob.act(table, gone)
    one = ann if who is not ann else bob
    one.act(table, "propose", what="end")
    assert facts(one, table)["proposal"]["asked"] == [seat for seat in range(3) if seat != late]
    assert who.act(table, "reply", yes=True)["problem"]["key"] in ("away", "resigned")


def test_who_has_left_and_come_back_is_asked_again(house: House) -> None:
    ann, bob, table = two(house)
    bob.act(table, "leave")
    bob.act(table, "return")
    ann.act(table, "propose", what="end")
    assert facts(ann, table)["proposal"]["asked"] == [0, 1]


def test_who_is_replaced_by_a_bot_may_leave_for_good_and_is_asked_no_more(house: House) -> None:
    ann, bob, table = two(house)
    assert ann.act(table, "host", what="bot", seat=1, level="casual")["kind"] == "accepted"
    ann.act(table, "propose", what="end")
    assert bob.act(table, "leave")["kind"] == "accepted"
    assert (facts(ann, table)["proposal"], facts(ann, table)["seats"][1]["level"]) == (None, "casual")
    ann.act(table, "propose", what="end")
    assert facts(ann, table)["ended"] == "agreed"


def test_who_is_replaced_by_a_bot_and_deletes_the_account_is_asked_no_more(house: House) -> None:
    ann, bob, table = two(house)
    ann.act(table, "host", what="bot", seat=1)
    bob.call("DELETE", "/api/me")
    ann.act(table, "propose", what="end")
    assert facts(ann, table)["ended"] == "agreed"


def test_a_proposal_lapses_when_somebody_who_was_asked_is_sent_away(house: House) -> None:
    ann, bob, eve, table = three(house)
    ann.act(table, "host", what="bot", seat=1)
    house.rest()
    eve.act(table, "propose", what="end")
    ann.act(table, "reply", yes=True)
    ann.act(table, "host", what="kick", seat=1)
    assert (facts(ann, table)["proposal"], facts(ann, table)["ended"]) == (None, "")
    assert bob.act(table, "reply", yes=True)["problem"]["key"] == "no-seat"


def test_another_node_asks_the_same_people(pair: Pair) -> None:
    ann, bob, table = two(pair[0])
    there = over_there(ann, pair[1])
    there.see(table)
    ann.act(table, "host", what="bot", seat=1)
    pair[1].rest()
    there.act(table, "propose", what="end")
    assert (facts(there, table)["proposal"]["asked"], facts(there, table)["unrated"]) == ([0, 1], "bot")
    pair[0].rest()
    bob.act(table, "reply", yes=True)
    pair[1].rest()
    assert facts(there, table)["ended"] == "agreed"


# ---- whether the match counts


@pytest.mark.parametrize("what", ["bot", "kick"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_hosts_bot_in_the_place_of_a_person_makes_the_match_unrated_at_once(
    house: House, what: str, seat: int
) -> None:
    ann, bob, table = two(house)
    assert (facts(bob, table)["rated"], facts(bob, table)["unrated"]) == (True, "")
    ann.act(table, "host", what=what, seat=seat)
    assert (facts(bob, table)["rated"], facts(bob, table)["unrated"]) == (False, what)


@pytest.mark.parametrize("what", ["bot", "kick"])
def test_all_are_told_that_it_counts_no_more_and_why(house: House, what: str) -> None:
    ann, bob, table = watched(house)
    onlooker = house.guest("Eve").look(table)
    onlooker.read("sync")
    ann.act("host", what=what, seat=1)
    news = onlooker.read("news")
    assert [(one["key"], one["args"]) for one in news["letters"]][1:] == [("unrated", {"seat": 1, "why": what})]
    assert news["table"]["unrated"] == what
    found = bob.read("sync" if what == "kick" else "news")
    assert [letter["key"] for letter in found["letters"]][-1] == "unrated"


def test_it_stays_unrated_when_the_person_takes_the_seat_back_and_to_the_end(house: House) -> None:
    ann, bob, table = two(house)
    ann.act(table, "host", what="bot", seat=1)
    bob.act(table, "return")
    assert facts(ann, table)["unrated"] == "bot"
    bob.act(table, "resign")
    assert (facts(ann, table)["ended"], facts(ann, table)["rated"]) == ("resigned", False)


def test_a_node_that_starts_finds_the_same_in_the_log(house: House) -> None:
    ann, _, table = two(house)
    ann.act(table, "host", what="kick", seat=1)
    before = ann.see(table)
    house.room.hall.places.clear()
    after = ann.see(table)
    assert (after["table"]["unrated"], after["letters"]) == ("kick", before["letters"])


@pytest.mark.parametrize("leaver", ["bot", "forfeit"])
def test_where_somebody_leaves_the_match_stays_rated(house: House, leaver: str) -> None:
    ann, bob, table = two(house, leaver=leaver)
    bob.act(table, "leave")
    assert (facts(ann, table)["rated"], facts(ann, table)["unrated"]) == (True, "")


def test_a_bot_seated_before_the_match_changes_nothing(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create()
    ann.act(table, "host", what="bot", seat=1)
    ann.act(table, "start")
    assert (facts(ann, table)["rated"], facts(ann, table)["unrated"]) == (True, "")


def test_a_match_that_was_rewound_says_so(house: House) -> None:
    ann, bob, table = marked(house, "b2", "a1")
    ann.act(table, "propose", what="rewind")
    bob.act(table, "reply", yes=True)
    assert (facts(ann, table)["rated"], facts(ann, table)["unrated"]) == (False, "rewind")


# ---- who is sent away


def test_who_was_sent_away_keeps_a_row_in_the_history(house: House) -> None:
    ann, bob, table = two(house)
    ann.act(table, "host", what="kick", seat=1)
    ann.act(table, "resign")

    async def noted() -> list[Paper]:
        async with asyncio.timeout(PATIENCE):
            while not (found := await house.store.papers("played", bob_id, house.time)):
                await asyncio.sleep(PAUSE)
        return found

    bob_id = bob.id
    assert len(house.run(noted())) == 1
    mine, theirs = (guest.get("/api/me/statistics").json()["matches"] for guest in (ann, bob))
    assert [(one["table"], one["unrated"], one["sent_away"], one["people"]) for one in theirs] == [
        (table, "kick", True, 1)
    ]
    assert [(one["table"], one["unrated"], one["sent_away"], one["people"]) for one in mine] == [
        (table, "kick", False, 1)
    ]


def test_a_row_that_was_not_noted_at_the_end_is_noted_when_who_was_sent_away_asks(house: House) -> None:
    ann, bob, table = two(house)
    ann.act(table, "host", what="kick", seat=1)
    ann.act(table, "resign")
    house.run(house.store.shred("played", f"{table}:{bob.id}:1"))
    assert [one["table"] for one in bob.get("/api/me/statistics").json()["matches"]] == [table]
    assert [row["id"] for row in bob.get("/api/tables?mine=true&status=over").json()] == [table]


def test_who_was_sent_away_is_sent_a_notice(house: House) -> None:
    ann, bob, table = two(house)
    ann.act(table, "host", what="kick", seat=1)
    house.deliver()
    found = bob.get("/api/notices").json()
    assert [(one["table"], one["what"]) for one in found] == [(table, "takeover")]


def test_where_nobody_may_look_on_who_was_sent_away_sees_the_match_when_it_is_over(house: House) -> None:
    ann, bob, table = two(house, spectators=False)
    ann.act(table, "host", what="kick", seat=1)
    assert bob.get(f"/api/tables/{table}").json()["key"] == "no-spectators"
    ann.act(table, "resign")
    assert facts(bob, table)["ended"] == "resigned"
    assert house.guest("Eve").get(f"/api/tables/{table}").json()["key"] == "no-spectators"


def test_who_is_replaced_by_a_bot_may_be_sent_away_and_all_are_told(house: House) -> None:
    ann, bob, table = two(house)
    ann.act(table, "host", what="bot", seat=1)
    assert ann.act(table, "host", what="kick", seat=1)["kind"] == "accepted"
    found = ann.see(table)
    assert found["letters"][-1]["args"] == {"seat": 1, "why": "kick"}
    assert (found["table"]["seats"][1]["kind"], bob.see(table)["you"]["seat"]) == ("bot", None)


def test_who_has_left_is_sent_away_by_nobody(house: House) -> None:
    ann, bob, table = two(house)
    bob.act(table, "leave")
    assert ann.act(table, "host", what="kick", seat=1)["problem"]["key"] == "nobody-there"


# ---- logs of earlier releases


def replaced(house: House) -> tuple[str, entries.TakenOver]:
    """A table, and the entry by which an earlier release seated a bot for Bob there."""
    _, _, table = marked(house, "b2", "a1")
    live = folded(house, table)
    assert live.match is not None
    before = live.written()
    live.match.seat_bot(1)
    return table, entries.TakenOver(seat=1, level="random", why="host", lines=live.rows_since(before))


def test_in_an_old_log_the_host_who_ended_alone_has_ended(house: House) -> None:
    table, bot = replaced(house)
    live = folded(house, table, bot)
    before = live.written()
    assert live.match is not None
    live.match.mail.announce("proposed", {"seat": 0, "what": "end"})
    live.match.end_agreed()
    alone = entries.Proposed(seat=0, what="end", lines=live.rows_since(before))
    again = folded(house, table, bot, alone)
    assert (again.status, again.difference, again.rows_since(0)) == ("over", "", live.rows_since(0))
    assert keys(again) == keys(live)


def test_in_an_old_log_the_host_who_paused_alone_has_paused(house: House) -> None:
    table, bot = replaced(house)
    live = folded(house, table, bot, entries.Proposed(seat=0, what="pause"))
    assert (live.status, live.difference) == ("paused", "")


def test_in_an_old_log_a_hosts_bot_makes_the_match_unrated_without_a_new_event(house: House) -> None:
    table, bot = replaced(house)
    ann = house.guest("Ann")
    before = keys(folded(house, table))
    assert keys(folded(house, table, bot)) == [*before, "seat-bot"]
    place = house.room.hall.places[table]
    house.run(house.room.hall.commit(place, _live(place), bot))
    assert (facts(ann, table)["rated"], facts(ann, table)["unrated"]) == (False, "bot")


def _live(place: Any) -> Live:
    live: Live = place.live
    assert live.match is not None
    live.match.seat_bot(1)
    return live


@pytest.mark.parametrize(
    "text",
    [
        b'{"t":"proposed","seat":0,"what":"end","by":"a","key":"k"}',
        b'{"t":"taken-over","seat":1,"level":"random","why":"kick","by":"a","key":"k"}',
        b'{"t":"extended","seat":1,"seconds":60.0,"by":"a","key":"k"}',
    ],
)
def test_entries_of_earlier_releases_are_written_as_they_were(text: bytes) -> None:
    assert entries.write(entries.read(text)) == text
