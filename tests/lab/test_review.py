"""Reviews: blunders are found, luck stands apart from decisions, and nobody is judged by what he could not know."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import sleep

import pytest

import ludoteka
from ludoteka import BadOption, Match, Rng
from ludoteka.core import Position
from ludoteka.core.advice import Advice
from ludoteka.lab.reviewing.looking import Asked, Effort, Look, Looker
from ludoteka.lab.reviewing.measuring import Watched, fitted
from ludoteka.lab.reviewing.review import Review, Reviewing, review
from ludoteka.lab.reviewing.verdict import Judge, share_of
from ludoteka.lab.statistics import statistics
from tests.cli.desk import Run, runner
from tests.waiting import until

QUICK = Effort(worlds=12, draws=12, glance=60, pairs=12, again=3, thought=120, fresh=40)
BLUNDER = ("mark a1", "mark c3", "mark b1", "mark b3", "mark a2", "mark a3")
"""The first seat could win at c1, marks a2 instead, and loses."""
run = pytest.fixture(runner)


def played(game: str, moves: tuple[str, ...]) -> Match:
    match = ludoteka.game(f"examples/{game}.py").new(chance="manual")
    for move in moves:
        match.play(move)
    return match


def reviewed(match: Match, seed: int = 1) -> Review:
    found = [made for _, _, made in review(match, seed, QUICK) if made is not None]
    return found[0]


def leduc_dealt(*cards: str) -> Match:
    return played("leduc_poker", tuple(f"deal {card}" for card in cards))


def leduc(own: str, other: str, *moves: str) -> Match:
    return played("leduc_poker", (f"deal {own}", f"deal {other}", *moves))


def test_a_move_that_throws_the_win_away_is_the_dearest_decision() -> None:
    first = reviewed(played("tic_tac_toe", BLUNDER)).seats[0].dearest[0]
    assert (first.line, first.played["move"], first.better["move"], first.clear) == (5, "mark a2", "mark c1", True)
    assert first.gain > 2 * first.error > 0.0


def test_luck_decisions_and_the_rest_sum_to_the_change_of_the_chance() -> None:
    for seat in reviewed(leduc("K", "J", "raise", "call", "deal Q", "call", "call")).seats:
        change = seat.curve[-1].chance - seat.curve[0].chance
        assert seat.luck.change + seat.decisions.change + seat.rest.change == pytest.approx(change)


@pytest.mark.parametrize(("card", "sign"), [("K", 1), ("J", -1)])
def test_the_better_card_is_good_luck_and_the_worse_one_bad(card: str, sign: int) -> None:
    before, after = leduc_dealt(), leduc_dealt(card)
    luck = Judge(before.edition.game, 2).luck(before.position, after.position, 0, 1500, 3)
    assert sign * luck.value > 2 * luck.error


def test_decisions_are_compared_in_worlds_that_the_advice_supposes() -> None:
    match = leduc("Q", "K", "raise")

    class Sure(Advice):
        def suppose(self, position: Position, seat: int, rng: Rng) -> Position:
            asked.append(seat)
            return position.imagine(seat, rng)

        def value(self, position: Position, seat: int) -> float:
            return 0.0

    asked: list[int] = []
    judge = Judge(match.edition.game, 2)
    judge.advice = Sure()
    moves = match.position.moves_of(1)
    judge.gain(match.position, 1, (moves[0], moves[1]), 5, 1)
    assert asked == [1] * 5
    judge.chance(match.position, 1, 5, 1)
    assert asked == [1] * 5, "chances are judged in worlds dealt evenly"


def test_without_chance_there_is_no_luck() -> None:
    seats = reviewed(played("tic_tac_toe", BLUNDER)).seats
    assert [(seat.luck.change, seat.strokes) for seat in seats] == [(0, [])] * 2


def test_the_same_seed_gives_the_same_review_in_whatever_parts_it_is_made() -> None:
    match = leduc("Q", "J", "raise", "call", "deal K", "call", "call")
    whole, looker, work = reviewed(match), Looker(match, 1, QUICK), Reviewing(match, 1, QUICK)
    work.looks += [looker.look(Asked(step, step + 1)) for step in reversed(range(len(work.story.steps)))]
    work.looks += [looker.look(asked) for asked in reversed(work.again())]
    assert work.finish().json() == whole.json()


def test_a_seat_is_judged_by_its_own_knowledge_alone() -> None:
    def seen(other: str) -> Look:
        match = leduc("Q", other, "raise", "call", "deal Q", "call", "call")
        return Looker(match, 1, QUICK).look(Asked(2, 7))

    one, two = seen("J"), seen("K")
    for figures in ("chances", "lucks", "costs"):
        own = [[each for each in getattr(look, figures) if each.seat == 0] for look in (one, two)]
        assert own[0] == own[1], figures
    assert [each for each in one.chances if each.seat == 1] != [each for each in two.chances if each.seat == 1]


def test_a_match_that_is_not_over_is_not_reviewed() -> None:
    with pytest.raises(BadOption, match="not over"):
        Reviewing(played("tic_tac_toe", BLUNDER[:3]))


def test_what_was_taken_back_is_not_reviewed() -> None:
    match = ludoteka.game("examples/tic_tac_toe.py").new()
    match.play("mark b2")
    match.undo(0)
    for move in BLUNDER:
        match.play(move)
    assert [step.text for step in Reviewing(match).story.steps] == list(BLUNDER)


def test_the_sharpness_is_found_by_which_chances_are_true() -> None:
    rng, games = Rng(5), []
    for number in range(500):
        leaf = [0.2 + 0.6 * rng.chance(), 0.5]
        won = 1.0 if rng.chance() < share_of(leaf, 2.0) else 0.0
        games.append(Watched(number, [(0, [leaf])], [won, 1.0 - won]))
    assert 1.4 < fitted(games) < 2.8


@pytest.mark.parametrize("key", ludoteka.games())
def test_chances_of_all_sides_sum_to_about_one(key: str) -> None:
    edition = ludoteka.game(key)
    match = edition.new(seats=2, seed=4)
    judge = Judge(edition.game, 2)
    shares = [judge.chance(match.position, seat, 12, 7) for seat in range(2)]
    assert sum(each.value for each in shares) == pytest.approx(1.0, abs=0.2)
    assert all(0.0 <= each.error < 0.2 for each in shares)


def test_statistics_count_what_was_told_and_not_what_was_taken_back() -> None:
    match = ludoteka.game("toerkk").new(seats=2, seed=6)
    bots = [ludoteka.bot("greedy", seed=seat) for seat in range(2)]
    while not match.over:
        match.play(bots[match.to_act or 0].choose(match.info(match.to_act or 0)))
    found = statistics(match)
    rows = {row.key: row.values for row in found.rows}
    told = [letter for letter in match.log(None) if letter["key"] == "placed"]
    assert sum(rows["placed"]) == len(told) > 0
    assert all(found.heroes)
    assert found.turns > 5
    assert min(found.decisions) > 20


def test_the_command_shows_writes_and_prints_a_review(run: Run, tmp_path: Path) -> None:
    record, page = tmp_path / "match.txt", tmp_path / "review.html"
    record.write_text(played("tic_tac_toe", BLUNDER).record().text, encoding="utf-8")
    shown = run("review", str(record), "--game", "examples/tic_tac_toe.py", "--html", str(page))
    assert shown[0] == 0
    assert "P1's dearest decisions" in shown[1]
    assert "mark c1" in shown[1]
    assert "<polyline" in page.read_text(encoding="utf-8")


def test_ctrl_c_ends_a_review_in_several_processes_at_once_however_often_it_is_struck(tmp_path: Path) -> None:
    match = ludoteka.game("karak-goblin").new(seats=2, seed=6)
    bots = [ludoteka.bot("random", seed=seat) for seat in range(2)]
    while not match.over:
        match.play(bots[match.to_act or 0].choose(match.info(match.to_act or 0)))
    (tmp_path / "match.txt").write_text(match.record().text, encoding="utf-8")
    command = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
        "from ludoteka.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    asked = subprocess.Popen(
        [sys.executable, "-c", command, "review", str(tmp_path / "match.txt"), "--processes", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    children = Path(f"/proc/{asked.pid}/task/{asked.pid}/children")
    until(lambda: asked.poll() is not None or len(children.read_text().split()) >= 3)  # the third tidies up after them
    for pause in (0.3, 0.0):
        with suppress(ProcessLookupError):
            os.killpg(asked.pid, signal.SIGINT)
        sleep(pause)
    said, complained = asked.communicate(timeout=20)
    assert (asked.returncode, said) == (130, "")
    assert complained.strip().splitlines()[-1] == "stopped"
    assert "Traceback" not in complained
