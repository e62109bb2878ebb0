"""What people at a table do with and to each other: taking back, pausing, ending, leaving, returning, a rematch."""

from __future__ import annotations

from tests.server.house import House
from tests.server.matches import WON, marked, two, watched


def test_an_own_move_is_taken_back(house: House) -> None:
    ann, _, table = marked(house, "b2")
    ann.act(table, "undo")
    assert ann.see(table)["view"]["cells"][4] == "."


def test_undo_is_offered_only_to_who_moved_last(house: House) -> None:
    ann, bob, table = marked(house, "b2")
    assert (ann.see(table)["undo"], bob.see(table)["undo"]) == (True, False)


def test_at_a_strict_table_nothing_is_taken_back_alone(house: House) -> None:
    ann, _, table = marked(house, "b2", undo="consent")
    assert ann.act(table, "undo")["problem"]["key"] == "undo-consent"


def test_at_a_stricter_table_nothing_is_taken_back_together_either(house: House) -> None:
    ann, _, table = marked(house, "b2", undo="never")
    assert ann.act(table, "propose", what="rewind")["problem"]["key"] == "undo-never"


def test_a_rewind_waits_for_the_others_consent(house: House) -> None:
    ann, _, table = marked(house, "b2", "a1")
    ann.act(table, "propose", what="rewind")
    assert ann.see(table)["table"]["proposal"] == {"what": "rewind", "by": 0, "agreed": [0], "asked": [0, 1]}


def test_a_rewind_agreed_to_takes_everything_back(house: House) -> None:
    ann, bob, table = marked(house, "b2", "a1")
    ann.act(table, "propose", what="rewind")
    bob.act(table, "reply", yes=True)
    assert set(ann.see(table)["view"]["cells"]) == {"."}


def test_a_proposal_declined_is_gone(house: House) -> None:
    ann, bob, table = marked(house, "b2", "a1")
    ann.act(table, "propose", what="rewind")
    bob.act(table, "reply", yes=False)
    assert ann.see(table)["table"]["proposal"] is None


def test_a_proposal_lapses_with_the_next_move_and_all_are_told(house: House) -> None:
    ann, bob, _ = watched(house)
    bob.act("propose", what="end")
    ann.act("move", expect=1, move="mark b2")
    assert bob.read("news")["table"]["proposal"] is None


def test_ending_by_agreement_ends_the_match(house: House) -> None:
    ann, bob, table = marked(house, "b2")
    ann.act(table, "propose", what="end")
    bob.act(table, "reply", yes=True)
    assert ann.see(table)["table"]["ended"] == "agreed"


def test_who_plays_against_bots_only_ends_alone(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create(chairs="me random")
    ann.act(table, "start")
    ann.act(table, "propose", what="end")
    assert ann.see(table)["table"]["status"] == "over"


def test_a_pause_agreed_to_stops_the_match(house: House) -> None:
    ann, bob, table = two(house)
    ann.act(table, "propose", what="pause")
    bob.act(table, "reply", yes=True)
    assert ann.move(table, "mark b2")["problem"]["key"] == "paused"


def test_whoever_wants_to_play_ends_the_pause(house: House) -> None:
    ann, bob, table = two(house)
    ann.act(table, "propose", what="pause")
    bob.act(table, "reply", yes=True)
    bob.act(table, "propose", what="pause")
    assert ann.move(table, "mark b2")["kind"] == "accepted"


def test_resigning_gives_the_other_the_match(house: House) -> None:
    ann, bob, table = two(house)
    ann.act(table, "resign")
    assert bob.see(table)["standings"][0]["seat"] == 1


def test_a_bot_plays_on_for_who_leaves(house: House) -> None:
    ann, bob, table = two(house)
    bob.act(table, "leave")
    ann.move(table, "mark b2")
    house.rest()
    assert len([cell for cell in ann.see(table)["view"]["cells"] if cell == "O"]) == 1


def test_who_left_may_return(house: House) -> None:
    ann, bob, table = two(house)
    bob.act(table, "leave")
    bob.act(table, "return")
    ann.move(table, "mark b2")
    house.rest()
    assert bob.move(table, "mark a1")["kind"] == "accepted"


def test_who_is_away_cannot_move(house: House) -> None:
    ann, _, table = two(house)
    ann.act(table, "leave")
    assert ann.act(table, "move", expect=0, move="mark b2")["problem"]["key"] == "away"


def test_where_leaving_is_forfeit_who_leaves_loses(house: House) -> None:
    ann, bob, table = two(house, leaver="forfeit")
    bob.act(table, "leave")
    assert ann.see(table)["table"]["ended"] == "resigned"


def test_a_host_may_let_a_bot_play_for_somebody(house: House) -> None:
    ann, _, table = two(house)
    ann.act(table, "host", what="bot", seat=1)
    assert ann.see(table)["table"]["seats"][1]["away"] is True


def test_who_was_sent_away_is_a_spectator_now(house: House) -> None:
    ann, bob, table = two(house)
    ann.act(table, "host", what="kick", seat=1)
    assert bob.see(table)["you"]["seat"] is None


def test_the_socket_of_who_was_sent_away_shows_what_spectators_see(house: House) -> None:
    ann, bob, _ = watched(house, "leduc-poker")
    ann.act("host", what="kick", seat=1)
    assert bob.read("sync")["view"]["cards"] == [None, None, None]


def test_only_the_host_sends_people_away(house: House) -> None:
    _, bob, table = two(house)
    assert bob.act(table, "host", what="kick", seat=0)["problem"]["key"] == "not-host"


def test_a_host_may_make_another_the_host(house: House) -> None:
    ann, bob, table = two(house)
    ann.act(table, "host", what="host", seat=1)
    assert bob.see(table)["you"]["host"] is True


def test_a_host_seats_a_bot_before_the_match(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create()
    ann.act(table, "host", what="bot", seat=1)
    assert ann.see(table)["table"]["seats"][1]["kind"] == "bot"


def test_a_host_of_bots_of_a_level_that_does_not_exist_is_told(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create()
    assert ann.act(table, "host", what="bot", seat=1, level="genius")["problem"]["key"] == "unknown-level"


def test_a_table_that_was_thrown_away_is_looked_at_before_a_bot_or_somebody_who_is_blocked_sits_down(
    house: House,
) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = ann.create()
    host, eye = ann.look(table), eve.look(table)
    ann.post("/api/blocks", {"person": eve.id})
    keys = []
    for who, deed, fields in ((host, "host", {"what": "bot", "seat": 1, "level": "genius"}), (eye, "sit", {"seat": 1})):
        house.room.hall.places[table].live = None  # as after a write whose outcome is not known
        keys.append(who.act(deed, **fields).get("problem", {}).get("key"))
    assert keys == ["unknown-level", "blocked"]


def test_a_rematch_rotates_the_seats(house: House) -> None:
    ann, bob, table = marked(house, *WON)
    again = ann.act(table, "rematch")["rematch"]
    assert (ann.see(again)["you"]["seat"], bob.see(again)["you"]["seat"]) == (1, 0)


def test_whoever_asks_for_a_rematch_later_finds_the_same(house: House) -> None:
    ann, bob, table = marked(house, *WON)
    assert ann.act(table, "rematch")["rematch"] == bob.act(table, "rematch")["rematch"]


def test_a_rematch_waits_for_the_end(house: House) -> None:
    ann, _, table = marked(house, "b2")
    assert ann.act(table, "rematch")["problem"]["key"] == "not-over"


def test_who_comes_is_seen_by_the_others(house: House) -> None:
    ann, bob, table = two(house)
    eye = ann.look(table)
    eye.read("sync")
    bob.look(table)
    house.rest(0.3)
    assert eye.read_all()[-1]["table"]["seats"][1]["here"] is True


def test_who_sits_down_before_the_eyes_of_the_others_is_not_away(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create("tic-tac-toe", "me open")
    eye = ann.look(table)
    eye.read("sync")
    bob.look(table).act("sit", seat=1)
    house.rest(0.3)
    assert eye.read_all()[-1]["table"]["seats"][1]["here"] is True


def test_who_goes_is_missed_by_the_others(house: House) -> None:
    ann, bob, table = two(house)
    eye, other = ann.look(table), bob.look(table)
    other.close()
    house.rest(0.3)
    assert eye.read_all()[-1]["table"]["seats"][1]["here"] is False


def test_spectators_are_counted(house: House) -> None:
    ann, _, table = two(house)
    house.guest("Eve").look(table)
    house.rest(0.3)
    assert ann.see(table)["table"]["watching"] == 1
