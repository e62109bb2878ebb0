"""Rules change safely: a table goes on if its log replays alike, else it is frozen with the first difference."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import tic_tac_toe

from ludoteka import _release
from ludoteka.cli import main
from ludoteka.core import Refusal
from ludoteka.server import folder
from ludoteka.server.live import entries
from ludoteka.server.store.store import Entry, Snapshot
from tests.server.house import Guest, House
from tests.server.matches import marked, two
from tests.server.pairs import over_there


def forget(house: House, table: str) -> None:
    """Fold the log anew."""
    house.room.hall.places.pop(table).hush()


def test_under_the_same_rules_a_table_goes_on(house: House) -> None:
    ann, _, table = marked(house, "b2", "a1")
    forget(house, table)
    assert ann.see(table)["table"]["status"] == "playing"


def test_a_move_that_is_not_possible_any_more_freezes_the_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, table = marked(house, "b2", "a1")
    forget(house, table)
    monkeypatch.setattr(
        tic_tac_toe.TicTacToe,
        "refusal",
        lambda self, move, seat=0: Refusal("TTT-MARK-1", "corners-are-taboo") if move.text == "mark a1" else None,
    )
    assert ann.see(table)["table"]["frozen"]["line"] == 2


def test_the_first_difference_names_its_clause(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, table = marked(house, "b2", "a1")
    forget(house, table)
    monkeypatch.setattr(
        tic_tac_toe.TicTacToe,
        "refusal",
        lambda self, move, seat=0: Refusal("TTT-MARK-1", "corners-are-taboo") if move.text == "mark a1" else None,
    )
    problem = ann.see(table)["table"]["frozen"]["problem"]
    assert "TTT-MARK-1" in problem
    assert "a1" not in problem  # a move may have been made in secret: the whole is told to whoever runs the room alone
    live = house.room.hall.places[table].live
    assert live is not None
    assert "mark a1" in live.difference


def test_a_frozen_table_takes_no_move(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, table = marked(house, "b2", "a1")
    forget(house, table)
    monkeypatch.setattr(
        tic_tac_toe.TicTacToe,
        "refusal",
        lambda self, move, seat=0: Refusal("TTT-MARK-1", "corners-are-taboo") if move.text == "mark a1" else None,
    )
    assert ann.move(table, "mark c3")["problem"]["key"] == "frozen"


def test_a_frozen_table_names_the_release_that_can_finish_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, table = marked(house, "b2")
    forget(house, table)
    monkeypatch.setattr(tic_tac_toe.TicTacToe, "refusal", lambda self, move, seat=0: Refusal("TTT-MARK-1", "taboo"))
    frozen = ann.see(table)["table"]["frozen"]
    assert (frozen["release"], frozen["rules"]) == (_release.name(), tic_tac_toe.GAME.rules)
    assert frozen["content"] == house.room.shelf.get("tic-tac-toe").pack().content_hash  # type: ignore[union-attr]


def test_the_same_moves_with_another_position_freeze_the_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.server.live.hall.SNAPSHOT_EVERY", 5)
    ann, _, table = marked(house, "b2", "a1")
    forget(house, table)
    honest = tic_tac_toe.TicTacToe.apply

    def other(self: tic_tac_toe.TicTacToe, move: object, seat: int) -> None:
        honest(self, move, seat)  # type: ignore[arg-type]
        self.other |= 0o400

    monkeypatch.setattr(tic_tac_toe.TicTacToe, "apply", other)
    assert ann.see(table)["table"]["status"] == "frozen"


def led_elsewhere(house: House, **settings: object) -> tuple[Guest, Guest, str]:
    """A match at whose last entry the present rules find another position than was kept."""
    ann, bob, table = marked(house, "b2", "a1", **settings)
    number = len(house.run(house.store.read(table)))
    house.run(
        house.store.append(
            [Entry(table, number + 1, house.time, entries.write(entries.Entered()))],
            None,
            Snapshot(table, number + 1, b'{"of": "other rules"}'),
        )
    )
    forget(house, table)
    return ann, bob, table


def test_a_table_that_its_last_snapshot_freezes_takes_no_move_and_asks_nobody(house: House) -> None:
    ann, _, table = led_elsewhere(house)
    assert ann.move(table, "mark c3")["problem"]["key"] == "frozen"
    assert house.room.hall.places[table].live.asked_people == []  # type: ignore[union-attr]


def test_at_a_frozen_table_no_clock_runs(house: House) -> None:
    ann, _, table = led_elsewhere(house, clock={"kind": "move", "seconds": 30.0})
    before = [seat["left"] for seat in ann.see(table)["table"]["seats"]]
    house.time += 31
    assert ann.move(table, "mark c3")["problem"]["key"] == "frozen"
    seats = ann.see(table)["table"]["seats"]
    assert [seat["left"] for seat in seats] == before
    assert [seat["away"] or seat["ticking"] for seat in seats] == [False, False]


def test_a_frozen_table_is_not_due_for_ever(house: House) -> None:
    _, _, table = led_elsewhere(house, clock={"kind": "move", "seconds": 30.0})
    house.time += 31
    house.run(house.room.chores._take_due())
    assert house.run(house.store.index(table)).wake_at is None


def test_a_higher_version_of_the_rules_alone_freezes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, table = marked(house, "b2", "a1")
    forget(house, table)
    monkeypatch.setattr(tic_tac_toe.GAME, "rules", 2)
    assert ann.move(table, "mark c3")["kind"] == "accepted"


def test_a_game_that_is_gone_freezes_its_tables(house: House) -> None:
    ann, _, table = two(house)
    forget(house, table)
    del house.room.shelf._editions["tic-tac-toe"]
    assert ann.see(table)["table"]["status"] == "frozen"


# ---- the older release


@pytest.fixture
def editions(tmp_path: Path) -> tuple[str, str]:
    """One game in two releases: in the newer one a corner may not be marked."""
    older = Path("examples/tic_tac_toe.py").read_text(encoding="utf-8")
    changed = (
        "    def refusal(self, move: Move, seat: int = NOBODY) -> Refusal | None:\n"
        "        taboo = Refusal('TTT-MARK-1', 'corners-are-taboo')\n"
        "        return taboo if move.text == 'mark a1' else super().refusal(move, seat)\n\n"
    )
    newer = older.replace("    def moves(self", f"{changed}    def moves(self", 1)
    paths = []
    for name, text in (("older", older), ("newer", newer)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "corners.py").write_text(text, encoding="utf-8")
        paths.append(str(tmp_path / name / "corners.py"))
    return paths[0], paths[1]


def test_a_table_that_newer_rules_froze_is_finished_by_the_older_release(
    new_house: Callable[..., House], editions: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    older, newer = editions
    one = new_house(games=(older,), store=folder.store_in(tmp_path))
    one.run(one.store.open())
    ann, bob, table = marked(one, "b2", "a1")

    two_ = new_house(games=(newer,), store=one.store)
    ann.house = two_
    frozen = ann.see(table)["table"]["frozen"]
    assert (frozen["line"], frozen["release"]) == (2, _release.name())
    assert ann.move(table, "mark c3")["problem"]["key"] == "frozen"
    assert [main(["archive", "replay", str(tmp_path), "--game", game]) for game in (newer, older)] == [1, 0]
    assert f"finish it with release {_release.name()}" in capsys.readouterr().out

    three = new_house(games=(older,), store=one.store)
    ann.house = bob.house = three
    for who, cell in ((ann, "a2"), (bob, "c3"), (ann, "c2")):
        assert who.move(table, f"mark {cell}")["kind"] == "accepted"
    assert ann.see(table)["table"]["status"] == "over"
    one.run(one.store.close())


# ---- the name of a release


def test_the_name_of_a_release_changes_with_the_rules_and_not_with_the_rest(tmp_path: Path) -> None:
    for path in ("core/move.py", "games/go/content.toml", "games/go/rules.md", "server/app.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("1", encoding="utf-8")
    names = [_release.digest(tmp_path)]
    for path in ("server/app.py", "games/go/rules.md", "core/move.py", "games/go/content.toml"):
        (tmp_path / path).write_text("2", encoding="utf-8")
        names.append(_release.digest(tmp_path))
    assert [names.index(name) for name in names] == [0, 0, 0, 3, 4]


COMMIT = "2b5a79c1d0" * 4


def _clone(root: Path, rows: dict[str, str]) -> Path:
    for path, text in rows.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text + "\n", encoding="utf-8")
    (root / "src" / "ludoteka").mkdir(parents=True, exist_ok=True)
    return root / "src" / "ludoteka"


@pytest.mark.parametrize(
    "rows",
    [
        {".git/HEAD": COMMIT},
        {".git/HEAD": "ref: refs/heads/main", ".git/refs/heads/main": COMMIT},
        {".git/HEAD": "ref: refs/heads/main", ".git/packed-refs": f"# pack\n{COMMIT} refs/heads/main"},
        {
            ".git": "gitdir: aside/trees/one",
            "aside/trees/one/HEAD": "ref: refs/heads/x",
            "aside/trees/one/commondir": "../..",
            "aside/refs/heads/x": COMMIT,
        },
        {"src/ludoteka/COMMIT": COMMIT, ".git/HEAD": "0" * 40},
    ],
    ids=["alone", "branch", "packed", "tree", "image"],
)
def test_the_commit_is_known_in_a_clone_and_in_an_image(tmp_path: Path, rows: dict[str, str]) -> None:
    assert _release.commit(_clone(tmp_path, rows)) == COMMIT


@pytest.mark.parametrize("rows", [{}, {"src/ludoteka/COMMIT": ""}, {".git/HEAD": "ref: refs/heads/none"}])
def test_where_no_commit_is_known_the_name_does_without(tmp_path: Path, rows: dict[str, str]) -> None:
    assert _release.commit(_clone(tmp_path, rows)) == ""


@pytest.mark.parametrize(("deed", "fields"), [("start", {}), ("host", {"what": "bot", "seat": 1, "level": "random"})])
def test_a_match_of_a_game_that_is_not_here_any_more_does_not_begin(
    new_house: Callable[..., House], caplog: pytest.LogCaptureFixture, deed: str, fields: dict[str, Any]
) -> None:
    one = new_house()
    ann = one.guest("Ann")
    table = ann.create()
    there = over_there(ann, new_house(store=one.store, games=()))
    assert there.act(table, deed, **fields)["problem"]["key"] == "unknown-game"
    assert (there.see(table)["table"]["status"], caplog.text) == ("open", "")
