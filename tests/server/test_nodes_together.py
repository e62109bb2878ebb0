"""Two nodes on one store: any serves any table, the store arbitrates, what one writes the other tells."""

from __future__ import annotations

from collections.abc import Callable

from ludoteka.server.store.memory import MemoryStore
from ludoteka.server.store.store import Entry, Unavailable
from tests.server.house import House
from tests.server.matches import WON, marked, two
from tests.server.pairs import Pair, joined, over_there


def test_a_move_at_one_node_is_news_at_the_other(pair: Pair) -> None:
    ann, bob, table = two(pair[0])
    eye = over_there(bob, pair[1]).look(table)
    eye.read("sync")
    ann.move(table, "mark b2")
    assert eye.read("news")["view"]["cells"][4] == "X"


def test_people_at_two_nodes_play_together(pair: Pair) -> None:
    ann, bob, table = two(pair[0])
    there = over_there(bob, pair[1])
    ann.move(table, "mark b2")
    pair[1].rest()
    there.move(table, "mark a1")
    pair[0].rest()
    assert ann.see(table)["view"]["cells"][0] == "O"


def test_chat_crosses_nodes(pair: Pair) -> None:
    ann, bob, table = two(pair[0])
    eye = over_there(bob, pair[1]).look(table)
    eye.read("sync")
    ann.act(table, "chat", preset="hello")
    assert eye.read("chat")["name"] == "Ann"


def test_who_looks_on_through_the_other_node_is_here(pair: Pair) -> None:
    ann, bob, table = two(pair[0])
    ann.see(table)
    over_there(bob, pair[1]).look(table)
    pair[0].rest(0.05)
    assert ann.see(table)["table"]["seats"][1]["here"] is True


def test_who_sits_down_at_the_other_node_is_here(pair: Pair) -> None:
    ann, bob = pair[0].guest("Ann"), pair[0].guest("Bob")
    table = ann.create("tic-tac-toe", "me open")
    ann.see(table)
    over_there(bob, pair[1]).look(table).act("sit", seat=1)
    pair[0].rest(0.05)
    assert ann.see(table)["table"]["seats"][1]["here"] is True


def test_a_move_that_another_node_overtook_is_stale_and_written_nowhere(deaf: Pair) -> None:
    ann, _, table = two(deaf[0])
    there = over_there(ann, deaf[1])
    there.see(table)
    ann.move(table, "mark b2")
    answer = there.act(table, "move", expect=0, move="mark a1")
    assert (answer["kind"], len(deaf[0].run(deaf[0].store.read(table)))) == ("stale", 5)


def test_what_is_still_possible_after_another_node_wrote_is_done(deaf: Pair) -> None:
    ann, bob, table = two(deaf[0])
    there = over_there(bob, deaf[1])
    there.see(table)
    ann.move(table, "mark b2")
    assert there.act(table, "chat", preset="hello")["kind"] == "accepted"


def test_the_viewers_of_a_node_that_was_overtaken_are_told(deaf: Pair) -> None:
    ann, bob, table = two(deaf[0])
    there = over_there(bob, deaf[1])
    eye = there.look(table)
    eye.read("sync")
    ann.move(table, "mark b2")
    there.act(table, "chat", preset="hello")
    assert eye.read("news")["letters"][0]["key"] == "marked"


def test_a_submission_repeated_at_another_node_is_done_once(deaf: Pair) -> None:
    ann, _, table = two(deaf[0])
    there = over_there(ann, deaf[1])
    there.see(table)
    ann.act(table, "move", id="once", expect=0, move="mark b2")
    again = there.act(table, "move", id="once", expect=0, move="mark b2")
    assert (again["kind"], len(there.see(table)["letters"])) == ("accepted", 1)


def test_two_nodes_asked_at_once_make_one_rematch(deaf: Pair) -> None:
    ann, bob, table = marked(deaf[0], *WON)
    there = over_there(bob, deaf[1])
    there.see(table)
    rematches = {ann.act(table, "rematch")["rematch"], there.act(table, "rematch")["rematch"]}
    assert len(rematches) == 1
    assert set(deaf[0].run(deaf[0].store.every_table())) == {table} | rematches


def test_a_rematch_is_made_although_another_node_wrote_something_else(deaf: Pair) -> None:
    ann, bob, table = marked(deaf[0], *WON)
    there = over_there(bob, deaf[1])
    there.see(table)
    ann.act(table, "chat", preset="good-game")
    found = there.act(table, "rematch")
    assert found["kind"] == "accepted"
    assert set(deaf[0].run(deaf[0].store.every_table())) == {table, found["rematch"]}


class Moody(MemoryStore):
    """A store that is away for a while."""

    away = False
    silent = False
    """What is written cannot be read."""
    cut = False
    """The next write is durable, but not acknowledged."""

    async def append(self, *args: object, **kwargs: object) -> None:
        if self.away:
            raise Unavailable("the disk is full")
        await super().append(*args, **kwargs)  # type: ignore[arg-type]
        if self.cut:
            self.cut = False
            raise Unavailable("the line is cut")

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        if self.silent:
            raise Unavailable("the line is cut")
        return await super().read(table, after)


def test_what_cannot_be_written_is_not_acknowledged(new_house: Callable[..., House]) -> None:
    house = new_house(store=Moody())
    ann, _, table = two(house)
    house.store.away = True
    assert ann.move(table, "mark b2")["problem"]["key"] == "unavailable"


def test_what_could_not_be_written_has_not_happened(new_house: Callable[..., House]) -> None:
    house = new_house(store=Moody())
    ann, _, table = two(house)
    house.store.away = True
    ann.move(table, "mark b2")
    assert ann.see(table)["letters"] == []


def test_when_the_store_is_back_the_match_goes_on(new_house: Callable[..., House]) -> None:
    house = new_house(store=Moody())
    ann, _, table = two(house)
    house.store.away = True
    ann.act(table, "move", id="again", expect=0, move="mark b2")
    house.store.away = False
    assert ann.act(table, "move", id="again", expect=0, move="mark b2")["kind"] == "accepted"


def test_a_bots_move_that_could_not_be_written_comes_later(new_house: Callable[..., House]) -> None:
    house = new_house(store=Moody())
    ann = house.guest("Ann")
    table = ann.create(chairs="me random")
    ann.act(table, "start")
    ann.move(table, "mark b2")
    house.store.away = True
    house.rest()
    house.store.away = False
    house.rest(1.3)
    assert "O" in ann.see(table)["view"]["cells"]


def test_the_least_used_table_is_dropped_and_comes_back(new_house: Callable[..., House]) -> None:
    house = new_house(live_tables=2)
    ann = house.guest("Ann")
    tables = [ann.create() for _ in range(4)]
    assert (len(house.room.hall.places), ann.see(tables[0])["table"]["id"]) == (2, tables[0])


def test_a_word_that_comes_while_the_store_is_away_is_heard_later(new_house: Callable[..., House]) -> None:
    one, other = joined(new_house, store=Moody())
    ann, bob, table = two(one)
    eye = over_there(bob, other).look(table)
    eye.read("sync")
    one.store.silent = True
    ann.move(table, "mark b2")
    one.rest()
    one.store.silent = False
    other.rest(1.3)
    assert "news" in {message["t"] for message in eye.read_all()}


def test_what_was_thrown_away_is_folded_and_told_also_where_there_is_one_node(new_house: Callable[..., House]) -> None:
    house = new_house(store=Moody())
    ann, bob, table = two(house)
    eye = bob.look(table)
    eye.read("sync")
    house.store.cut = True
    assert ann.move(table, "mark b2")["problem"]["key"] == "unavailable"
    house.run(house.room.chores._heal())
    assert "news" in {message["t"] for message in eye.read_all()}


def test_a_clock_that_wakes_a_table_that_was_thrown_away_tells_it(new_house: Callable[..., House]) -> None:
    house = new_house(store=Moody())
    ann, bob, table = two(house, clock={"kind": "move", "seconds": 30.0})
    eye = bob.look(table)
    eye.read("sync")
    house.store.cut = True
    assert ann.move(table, "mark b2")["problem"]["key"] == "unavailable"
    house.run(house.room.chores.wake(house.room.hall.places[table]))
    assert "news" in {message["t"] for message in eye.read_all()}


def test_a_table_that_cannot_be_read_keeps_none_waiting_that_is_due(new_house: Callable[..., House]) -> None:
    house = new_house()
    _, _, bad = two(house, clock={"kind": "move", "seconds": 30.0})
    house.time += 1
    ann, _, good = two(house, clock={"kind": "move", "seconds": 30.0})
    number = len(house.run(house.store.read(bad))) + 1
    house.run(house.store.append([Entry(bad, number, house.time, b'{"t": "of-a-newer-release"}')]))
    for place in house.room.hall.places.values():
        place.hush()
    house.room.hall.places.clear()
    house.time += 31
    house.run(house.room.chores._take_due())
    assert ann.see(good)["table"]["seats"][0]["away"] is True
