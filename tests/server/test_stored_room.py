"""A room as a release has left it, replayed against the present rules; and the check before the next release."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import ludoteka
from ludoteka.cli import main
from ludoteka.server import folder
from scripts import release_check, stored_room
from tests.server.conftest import Run


def test_matches_of_every_game_that_a_release_has_left_go_on_under_these_rules(
    tmp_path: Path, run: Run[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """If this fails, running tables of everybody's rooms would be frozen: CONTRIBUTING tells what to do."""
    run(stored_room.fill(tmp_path))
    assert main(["archive", "replay", str(tmp_path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == {"replayed": 12, "running": 8, "unbegun": 0, "unknown": 0, "findings": []}


def test_every_game_has_a_finished_a_running_and_a_paused_match_in_the_stored_room() -> None:
    kept = sorted(path.stem for path in stored_room.FOLDER.iterdir())
    assert kept == sorted(f"{game}-{how}" for game in ludoteka.games() for how in ("over", "paused", "playing"))


def test_the_stored_room_can_be_played_anew(run: Run[Any]) -> None:
    text = run(stored_room.play("kragmortha", "playing", 3))
    assert len(text.splitlines()) == len((stored_room.FOLDER / "kragmortha-playing.jsonl").read_text().splitlines())


def test_records_of_the_stored_room_are_sealed_and_whole(tmp_path: Path, run: Run[Any]) -> None:
    records = tmp_path / "records"
    run(stored_room.fill(tmp_path / "room"))
    main(["archive", "export", str(records), "--data", str(tmp_path / "room")])
    assert (main(["archive", "replay", str(records)]), len(list(records.iterdir()))) == (0, 4)


# ---- the release check


@pytest.fixture
def others_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Packages and types are looked at by tests of their own."""
    monkeypatch.setattr(release_check, "script", lambda *words: "")


@pytest.mark.usefixtures("others_in_order")
def test_a_release_is_checked_against_the_stored_room_and_the_folders_named(
    tmp_path: Path, run: Run[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    run(stored_room.fill(tmp_path))
    assert release_check.main([str(tmp_path)]) == 0
    with sqlite3.connect(tmp_path / folder.DATABASE) as database:
        database.execute(
            "UPDATE entries SET body = (SELECT body FROM entries WHERE number = 5 AND "
            "table_id = 'toerkk-over') WHERE number = 9 AND table_id = 'toerkk-over'"
        )
    database.close()
    assert release_check.main([str(tmp_path)]) == 1
    assert "toerkk-over (toerkk): line " in capsys.readouterr().out


@pytest.mark.usefixtures("others_in_order")
def test_a_release_without_its_section_of_the_changelog_is_not_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release_check, "replay_stored", lambda: "")
    monkeypatch.setattr(release_check, "version", lambda: "9.9.9")
    assert release_check.main([]) == 1


def test_what_is_unreleased_is_told() -> None:
    changelog = "# C\n\n## [Unreleased]\n\n- new\n- newer\n\n## [0.1.0]\n\n- old\n"
    assert release_check.unreleased(changelog)[0].startswith("2 points")
    assert release_check.unreleased("# C\n\n## [Unreleased]\n\n## [0.1.0]\n\n- old\n") == []
