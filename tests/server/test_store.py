"""What every store promises; each test runs on memory, SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.server.store.sql import HEAD
from ludoteka.server.store.store import Conflict, Entry, Index, Paper, Search, Snapshot, Store, Taken, Unavailable
from tests.server.conftest import STORES, Run


def entry(number: int, table: str = "aa", body: bytes = b"{}") -> Entry:
    return Entry(table, number, 1000.5 + number, body)


def index(table: str = "aa", **changed: Any) -> Index:
    return Index(**{"id": table, "game": "kragmortha", "status": "open", "updated": 1.0, **changed})


# ---- the log


def test_what_was_appended_is_read_back(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(1, body=b"\x00one"), entry(2)], index()))
    assert run(store.read("aa")) == [entry(1, body=b"\x00one"), entry(2)]


def test_reading_goes_on_after_a_number(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(n) for n in range(1, 6)], index()))
    assert [one.number for one in run(store.read("aa", after=2))] == [3, 4, 5]


@pytest.mark.parametrize("length", [2, 3, 4, 6, 7])
def test_a_log_longer_than_a_page_is_read_whole(
    store: Store, run: Run[Any], monkeypatch: pytest.MonkeyPatch, length: int
) -> None:
    monkeypatch.setattr(store, "page", 3, raising=False)
    run(store.append([entry(n) for n in range(1, length + 1)], index()))
    assert [one.number for one in run(store.read("aa", after=1))] == list(range(2, length + 1))


def test_a_log_of_any_length_is_read_whole(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(n) for n in range(1, 12_001)], index()))
    assert [one.number for one in run(store.read("aa"))] == list(range(1, 12_001))


def test_an_unknown_table_has_no_entries(store: Store, run: Run[Any]) -> None:
    assert run(store.read("zz")) == []


def test_a_number_is_given_once(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(1)], index()))
    with pytest.raises(Conflict, match="aa"):
        run(store.append([entry(1, body=b"other")]))
    assert run(store.read("aa")) == [entry(1)]


def test_no_number_is_left_out(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(1)], index()))
    with pytest.raises(Conflict):
        run(store.append([entry(3)]))


def test_of_several_entries_all_are_written_or_none(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(1), entry(2)], index()))
    with pytest.raises(Conflict):
        run(store.append([entry(2), entry(3)]))
    assert [one.number for one in run(store.read("aa"))] == [1, 2]


def test_a_refused_append_leaves_the_index_alone(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(1)], index()))
    with pytest.raises(Conflict):
        run(store.append([entry(1)], index(status="over"), Snapshot("aa", 1, b"new")))
    assert (run(store.index("aa")), run(store.snapshot("aa"))) == (index(), None)


def test_of_many_who_append_at_once_one_wins_each_number(store: Store, run: Run[Any]) -> None:
    async def race() -> list[object]:
        await store.append([entry(1)], index())
        return list(
            await asyncio.gather(*(store.append([entry(2, body=b"%d" % i)]) for i in range(20)), return_exceptions=True)
        )

    assert sum(isinstance(one, Conflict) for one in run(race())) == 19


def test_two_nodes_cannot_write_the_same_number(new_store: Callable[[], Store], run: Run[Any]) -> None:
    async def race() -> list[int]:
        nodes = [new_store(), new_store()]
        for node in nodes:
            await node.open()
        await nodes[0].append([entry(1)], index())
        won: list[int] = []
        for number in range(2, 30):
            came = await asyncio.gather(
                *(node.append([entry(number)], index()) for node in nodes), return_exceptions=True
            )
            won.append(sum(one is None for one in came))
        for node in nodes:
            await node.close()
        return won

    assert run(race()) == [1] * 28


def test_a_conflict_does_not_disturb_the_others_of_its_batch(store: Store, run: Run[Any]) -> None:
    async def batch() -> list[object]:
        await store.append([entry(1)], index())
        return list(
            await asyncio.gather(
                *(store.append([entry(1, table)], index(table)) for table in ("bb", "aa", "cc")), return_exceptions=True
            )
        )

    assert [type(one) for one in run(batch())] == [type(None), Conflict, type(None)]


def test_many_tables_are_written_side_by_side(store: Store, run: Run[Any]) -> None:
    names = [f"t{i:03}" for i in range(150)]

    async def all_of_them() -> dict[str, int]:
        for number in range(1, 4):
            await asyncio.gather(*(store.append([entry(number, name)], index(name)) for name in names))
        return await store.last([*names, "zz"])

    assert run(all_of_them()) == dict.fromkeys(names, 3)


def test_entries_of_one_append_follow_each_other(store: Store, run: Run[Any]) -> None:
    with pytest.raises((ValueError, Conflict)):
        run(store.append([entry(1), entry(3)], index()))


def test_only_the_newest_snapshot_is_kept(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(1)], index(), Snapshot("aa", 1, b"old")))
    run(store.append([entry(2)], None, Snapshot("aa", 2, b"new")))
    assert run(store.snapshot("aa")) == Snapshot("aa", 2, b"new")


def test_what_was_appended_is_there_after_closing(kind: str, new_store: Callable[[], Store], run: Run[Any]) -> None:
    async def twice() -> list[Entry]:
        first = new_store()
        await first.open()
        await first.append([entry(1)], index())
        await first.close()
        second = new_store()
        await second.open()
        found = await second.read("aa")
        await second.close()
        return found

    assert run(twice()) == [entry(1)]


# ---- the index


def test_the_index_is_read_back_whole(store: Store, run: Run[Any]) -> None:
    row = index(public=True, free=2, host="anna", people=("anna", "ben"), wake_at=5.5, bot_due=6.5, facts=b"\xff{}")
    run(store.append([entry(1)], row))
    assert run(store.index("aa")) == row


def test_the_lobby_lists_the_newest_first(store: Store, run: Run[Any]) -> None:
    for i, table in enumerate(("aa", "bb", "cc")):
        run(store.append([entry(1, table)], index(table, public=table != "bb", updated=float(i))))
    assert [row.id for row in run(store.tables(Search(public=True)))] == ["cc", "aa"]


def test_a_list_goes_on_before_the_last_one_seen(store: Store, run: Run[Any]) -> None:
    for i, table in enumerate(("aa", "bb", "cc")):
        run(store.append([entry(1, table)], index(table, updated=float(i))))
    assert [row.id for row in run(store.tables(Search(before=2.0, limit=1)))] == ["bb"]


def test_a_search_looks_at_game_status_and_free_seats(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(1, "aa")], index("aa", free=1)))
    run(store.append([entry(1, "bb")], index("bb", free=0)))
    run(store.append([entry(1, "cc")], index("cc", free=1, status="over")))
    run(store.append([entry(1, "dd")], index("dd", free=1, game="toerkk")))
    found = run(store.tables(Search(game="kragmortha", status=("open", "playing"), free=True)))
    assert [row.id for row in found] == ["aa"]


def test_people_find_their_own_tables(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(1)], index(people=("anna", "ben"))))
    run(store.append([entry(2)], index(people=("ben", "cleo"))))
    assert [len(run(store.tables(Search(person=who)))) for who in ("anna", "ben", "cleo")] == [0, 1, 1]


def test_hosts_find_the_tables_that_they_host(store: Store, run: Run[Any]) -> None:
    for table, host in (("aa", "anna"), ("bb", "ben"), ("cc", "anna")):
        run(store.append([entry(1, table)], index(table, people=("anna", "ben"), host=host)))
    assert {row.id for row in run(store.tables(Search(person="anna", host="anna")))} == {"aa", "cc"}


def test_tables_are_counted_by_status(store: Store, run: Run[Any]) -> None:
    for table, status in (("aa", "open"), ("bb", "over"), ("cc", "open")):
        run(store.append([entry(1, table)], index(table, status=status)))
    assert run(store.counts()) == {"open": 2, "over": 1}


def test_the_archive_walks_through_all_tables(store: Store, run: Run[Any]) -> None:
    for table in ("cc", "aa", "bb"):
        run(store.append([entry(1, table)], index(table)))
    assert (run(store.every_table(limit=2)), run(store.every_table(after="bb"))) == (["aa", "bb"], ["cc"])


def test_a_forgotten_table_leaves_nothing(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(1)], index(people=("anna",)), Snapshot("aa", 1, b"s")))
    run(store.forget("aa"))
    left = (
        run(store.read("aa")),
        run(store.index("aa")),
        run(store.snapshot("aa")),
        run(store.every_table()),
        run(store.tables(Search(person="anna"))),
    )
    assert left == ([], None, None, [], [])


def test_only_tables_that_are_over_or_were_never_begun_grow_old(store: Store, run: Run[Any]) -> None:
    rows = (("aa", "over", 1.0), ("bb", "playing", 1.0), ("cc", "open", 2.0), ("dd", "over", 9.0))
    for table, status, updated in rows:
        run(store.append([entry(1, table)], index(table, status=status, updated=updated)))
    assert run(store.untouched(("over", "open"), before=5.0)) == ["aa", "cc"]


# ---- leases


def test_the_longest_due_is_taken_first(store: Store, run: Run[Any]) -> None:
    for table, due in (("aa", 30.0), ("bb", 10.0), ("cc", 20.0), ("dd", None), ("ee", 99.0)):
        run(store.append([entry(1, table)], index(table, bot_due=due)))
    assert [row.id for row in run(store.take("bot", "one", now=50.0, until=60.0, limit=2))] == ["bb", "cc"]


def test_what_one_node_has_taken_no_other_takes(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(1)], index(wake_at=10.0)))
    run(store.take("clock", "one", now=11.0, until=20.0))
    assert run(store.take("clock", "two", now=19.0, until=30.0)) == []


def test_a_lease_that_has_run_out_is_taken_over(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(1)], index(wake_at=10.0)))
    run(store.take("clock", "one", now=11.0, until=20.0))
    assert [row.id for row in run(store.take("clock", "two", now=20.0, until=30.0))] == ["aa"]


def test_a_clock_can_be_taken_while_a_bot_thinks(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(1)], index(wake_at=10.0, bot_due=10.0)))
    run(store.take("bot", "one", now=11.0, until=20.0))
    assert len(run(store.take("clock", "two", now=12.0, until=20.0))) == 1


def test_a_lease_given_back_can_be_taken_at_once(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(1)], index(bot_due=10.0)))
    run(store.take("bot", "one", now=11.0, until=20.0))
    run(store.let_go("bot", "one", "aa"))
    assert len(run(store.take("bot", "two", now=12.0, until=20.0))) == 1


def test_what_is_given_back_for_good_is_not_due_any_more(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(1)], index(bot_due=10.0)))
    run(store.take("bot", "one", now=11.0, until=20.0))
    run(store.let_go("bot", "one", "aa", for_good=True))
    assert run(store.take("bot", "two", now=30.0, until=40.0)) == []


def test_nobody_gives_back_what_is_not_his(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(1)], index(bot_due=10.0)))
    run(store.take("bot", "one", now=11.0, until=20.0))
    run(store.let_go("bot", "two", "aa"))
    assert run(store.take("bot", "two", now=12.0, until=20.0)) == []


def test_a_new_row_ends_the_lease(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(1)], index(bot_due=10.0)))
    run(store.take("bot", "one", now=11.0, until=20.0))
    run(store.append([entry(2)], index(bot_due=12.0)))
    assert len(run(store.take("bot", "two", now=13.0, until=20.0))) == 1


def test_two_nodes_never_take_the_same_table(new_store: Callable[[], Store], run: Run[Any]) -> None:
    async def both() -> list[str]:
        nodes = [new_store(), new_store()]
        for node in nodes:
            await node.open()
        for i in range(40):
            await nodes[0].append([entry(1, f"t{i:02}")], index(f"t{i:02}", bot_due=1.0))
        taken = await asyncio.gather(
            *(nodes[i % 2].take("bot", str(i), now=2.0, until=9.0, limit=10) for i in range(8))
        )
        for node in nodes:
            await node.close()
        return sorted(row.id for rows in taken for row in rows)

    found = run(both())
    assert len(found) == len(set(found)) > 0


# ---- papers


def paper(key: str = "anna", **changed: Any) -> Paper:
    return Paper(**{"kind": "login", "key": key, "body": b"{}", **changed})


def test_a_paper_is_read_back_whole(store: Store, run: Run[Any]) -> None:
    run(store.file(paper(owner="p1", until=9.0, body=b"\x00x")))
    assert run(store.paper("login", "anna", now=1.0)) == paper(owner="p1", until=9.0, body=b"\x00x")


def test_a_paper_takes_the_place_of_the_old_one(store: Store, run: Run[Any]) -> None:
    run(store.file(paper(body=b"old")))
    run(store.file(paper(body=b"new")))
    assert run(store.paper("login", "anna", now=1.0)).body == b"new"


def test_papers_are_filed_together(store: Store, run: Run[Any]) -> None:
    run(store.file(paper(body=b"old")))
    run(store.file_all([paper(body=b"new"), paper("bert", owner="p2")]))
    run(store.file_all([]))
    assert run(store.paper("login", "anna", now=1.0)) == paper(body=b"new")
    assert run(store.paper("login", "bert", now=1.0)) == paper("bert", owner="p2")


def test_a_new_paper_must_not_have_a_namesake(store: Store, run: Run[Any]) -> None:
    run(store.file(paper(body=b"old"), new=True))
    with pytest.raises(Taken, match="anna"):
        run(store.file(paper(body=b"new"), new=True))
    assert run(store.paper("login", "anna", now=1.0)).body == b"old"


def test_a_paper_is_void_when_its_time_is_over(store: Store, run: Run[Any]) -> None:
    run(store.file(paper(owner="p1", until=9.0)))
    assert (run(store.paper("login", "anna", now=9.0)), run(store.papers("login", "p1", now=9.0))) == (None, [])


def test_papers_are_found_by_their_owner(store: Store, run: Run[Any]) -> None:
    for key, owner, kind in (("c", "p1", "push"), ("a", "p1", "push"), ("b", "p2", "push"), ("d", "p1", "login")):
        run(store.file(paper(key, owner=owner, kind=kind)))
    assert [one.key for one in run(store.papers("push", "p1", now=1.0))] == ["a", "c"]


def test_of_some_papers_those_that_there_are_are_read(store: Store, run: Run[Any]) -> None:
    for key, kind, until in (("a", "login", None), ("b", "login", 9.0), ("c", "login", 1.0), ("d", "push", None)):
        run(store.file(paper(key, kind=kind, until=until, body=key.encode())))
    many = [f"x{i}" for i in range(600)]
    assert run(store.bodies("login", [*many, "a", "b", "c", "d"], now=2.0)) == {"a": b"a", "b": b"b"}


def test_a_shredded_paper_is_gone(store: Store, run: Run[Any]) -> None:
    run(store.file(paper()))
    assert (run(store.shred("login", "anna")), run(store.shred("login", "anna"))) == (True, False)


def test_all_papers_of_one_owner_can_be_shredded(store: Store, run: Run[Any]) -> None:
    for key, owner in (("a", "p1"), ("b", "p1"), ("c", "p2")):
        run(store.file(paper(key, owner=owner)))
    assert (run(store.shred_all("p1")), len(run(store.papers("login", "p2", now=1.0)))) == (2, 1)


def test_expired_papers_can_be_shredded(store: Store, run: Run[Any]) -> None:
    for key, until in (("a", 1.0), ("b", 5.0), ("c", None)):
        run(store.file(paper(key, until=until)))
    assert run(store.shred_expired(now=2.0)) == 1


def test_a_store_that_works_answers(store: Store, run: Run[Any]) -> None:
    assert run(store.ping()) is None


# ---- beside a room that is open


@pytest.mark.parametrize("kind", STORES[1:], indirect=True)
def test_who_only_looks_reads_what_the_room_writes_and_writes_nothing(
    new_store: Callable[[], Store], store: Store, run: Run[Any]
) -> None:
    other = new_store()
    run(other.look())
    run(store.append([entry(1)], index()))
    assert (run(other.read("aa")), run(other.schema())) == ([entry(1)], HEAD)
    for write in (other.file(Paper(kind="k", key="k", body=b"")), other.append([entry(2)])):
        with pytest.raises(Unavailable):
            run(write)
    run(other.close())
    assert run(store.last(["aa"])) == {"aa": 1}


def test_papers_of_people_who_cannot_come_in_again_get_an_end(store: Store, run: Run[Any]) -> None:
    for owner, kinds in (("ann", ("person", "block")), ("bob", ("person", "login")), ("eve", ("person", "session"))):
        for kind in kinds:
            run(store.file(Paper(kind=kind, key=owner, body=b"", owner=owner)))
    run(store.file(Paper(kind="room", key="key", body=b"")))
    run(store.file(Paper(kind="notice", key="ann", body=b"", owner="ann", until=7.0)))
    run(store.file(Paper(kind="lessons", key="ann", body=b"", owner="ann", until=70.0)))
    assert (run(store.let_guests_go(50.0)), run(store.let_guests_go(60.0))) == (3, 0)
    run(store.shred_expired(10.0))
    assert run(store.shred_expired(50.0)) == 3
    assert [run(store.paper("person", who, 0.0)) is None for who in ("ann", "bob", "eve")] == [True, False, False]
    assert run(store.paper("room", "key", 0.0)) is not None


def test_tables_of_one_moment_are_listed_page_by_page(store: Store, run: Run[Any]) -> None:
    for table, updated in (("aa", 5.5), ("bb", 7.25), ("cc", 5.5), ("dd", 5.5), ("ee", 1.0)):
        run(store.append([entry(1, table)], index(table, updated=updated, public=True)))
    found, last = [], Search(public=True, limit=2)
    while rows := run(store.tables(last)):
        found.append([row.id for row in rows])
        last = Search(public=True, limit=2, before=rows[-1].updated, beyond=rows[-1].id)
    assert found == [["bb", "aa"], ["cc", "dd"], ["ee"]]
