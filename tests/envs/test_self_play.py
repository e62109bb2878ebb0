"""The example of self-play in its short form: some lessons on the smallest game beat random agents beyond doubt."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy", reason="the extra `envs` is not installed")

from pathlib import Path

import ludoteka
import tic_tac_toe
from ludoteka.envs.start import Start
from policy_net import PolicyNet
from self_play import LearnedBot, against_random, interval, train

LESSONS = 60
"""Some seconds; counted, for a busy machine would learn less in a given time."""


@pytest.fixture(scope="module")
def trained() -> PolicyNet:
    return train(tic_tac_toe.GAME, most=LESSONS, games=64, steps=32, rate=0.01)


def test_an_agent_trained_for_some_lessons_beats_random_ones(trained: PolicyNet) -> None:
    _, low, _ = interval(against_random(tic_tac_toe.GAME, trained, 400))
    assert low > 0.6


def test_an_untrained_agent_does_not() -> None:
    start = Start(tic_tac_toe.GAME)
    untrained = PolicyNet(np.array(start.tops, np.uint8), len(start.moves))
    _, low, high = interval(against_random(tic_tac_toe.GAME, untrained, 400))
    assert low < 0.5 < high


def test_what_was_learned_is_kept_and_plays_as_a_bot(trained: PolicyNet, tmp_path: Path) -> None:
    trained.save(tmp_path / "agent.npz")
    again = PolicyNet((1 / trained.scale).astype("uint8"), 9)
    again.load(tmp_path / "agent.npz")
    start = Start(tic_tac_toe.GAME)
    match, bot = start.edition.new(seed=1), LearnedBot(start, again, seed=3)
    while not match.over:
        match.play(bot.choose(match.info(match.to_act or 0)))
    assert len(match.standings()) == 2
    assert ludoteka.check(match.record().text, start.edition).over
