"""The ladder's data: what is decided is not played again, what is open goes on, results stand where choices do."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import ladder, opponents

RUN = ladder.RUNS[0]


@pytest.fixture(autouse=True)
def _apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ladder, "DATA", tmp_path)
    monkeypatch.setattr(ladder, "KEPT", tmp_path / "unfinished")


def note(sources: str, answer: str) -> None:
    """A result as the data hold it."""
    row = {"sources": sources, "more_than_bar": answer, "deals": 3}
    ladder.write("toerkk", {"game": "toerkk", "runs": {RUN.name: row}})


def test_only_an_answer_of_the_present_sources_decides() -> None:
    assert not ladder.is_decided("toerkk", RUN, "now")
    for sources, answer, decided in (
        ("now", "yes", True),
        ("now", "no", True),
        ("now", "open", False),
        ("before", "yes", False),
    ):
        note(sources, answer)
        assert ladder.is_decided("toerkk", RUN, "now") is decided
    assert ladder.deals_kept("toerkk", RUN, "before") == 3
    assert ladder.deals_kept("toerkk", RUN, "now") == 0


def test_where_choices_are_the_same_results_and_games_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "sources", lambda game, wanted: "now")
    note("before", "open")
    ladder.KEPT.mkdir()
    (ladder.KEPT / f"toerkk-{RUN.name}-before.jsonl").write_text("games\n", encoding="utf-8")
    ladder.let_stand("toerkk", RUN)
    assert ladder.deals_kept("toerkk", RUN, "now") == 3
    assert [path.name for path in ladder.KEPT.iterdir()] == [f"toerkk-{RUN.name}-now.jsonl"]


def test_who_met_nobody_of_the_others_has_no_place_on_their_scale() -> None:
    pairs = [
        ("master", "greedy"),
        ("casual", "beginner"),
        ("quick", "slow"),
        ("beginner", "random"),
        ("greedy", "random"),
    ]
    assert opponents.acquainted(pairs) == {"master", "greedy", "casual", "beginner", "random"}
