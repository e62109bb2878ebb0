"""PettingZoo's own tests, and what they do not ask: masks, refusals, rewards, views."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

from pettingzoo.test import api_test, render_test, seed_test

import ludoteka
from ludoteka.envs import zoo

GAMES = ludoteka.games()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoos_api_test(game: str) -> None:
    api_test(zoo.env(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_seed_test(game: str) -> None:
    seed_test(lambda: zoo.env(game), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_render_test(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: zoo.env(game, render_mode=render_mode), {"ansi": lambda text: "phase" in text})
    assert "players:" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_mask_shows_the_asked_agent_what_the_rules_offer_and_the_others_nothing(game: str) -> None:
    env = zoo.GameEnv(game)
    env.reset(seed=3)
    for agent in env.agents:
        offered = [move.number for move in env.position.moves()] if agent == env.agent_selection else []
        assert env.observe(agent)["action_mask"].nonzero()[0].tolist() == sorted(offered)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_an_observation_has_a_name_of_its_own_and_keeps_within_its_bound(game: str) -> None:
    for seats in ludoteka.game(game).seats:
        env = zoo.GameEnv(game, seats=seats)
        env.reset(seed=seats)
        assert len(set(env.names)) == len(env.names)
        for _ in range(30):
            if env.terminations[env.agent_selection]:
                break
            seen = env.observe(env.agent_selection)
            assert env.observation_space(env.agent_selection).contains(seen)
            env.step(int(seen["action_mask"].nonzero()[0][-1]))


def test_an_illegal_move_is_refused_by_its_clause_and_changes_nothing() -> None:
    env = zoo.GameEnv("karak-goblin")
    env.reset(seed=1)
    before = env.position.dump()
    with pytest.raises(ludoteka.IllegalMove) as refused:
        env.step(env.start.root.pack.parse("merchant").number)
    assert refused.value.refusal.clause.startswith("KG-")
    assert env.position.dump() == before


def test_the_rewards_of_a_whole_game_are_its_standing() -> None:
    env = zoo.GameEnv("toerkk")
    env.reset(seed=5)
    env.action_space("P1").seed(5)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        total[agent] += reward
        env.step(None if ended else env.action_space("P1").sample(seen["action_mask"]))
    assert sorted(total.values()) in ([0.0, 1.0], [0.5, 0.5])
    assert list(total.values()) == env.position.standing()


def test_a_match_that_is_cut_off_says_so_and_rewards_nobody() -> None:
    env = zoo.GameEnv("kragmortha", max_moves=3)
    env.reset(seed=5)
    while not any(env.truncations.values()):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_an_agent_is_given_its_own_view_as_a_dict() -> None:
    env = zoo.GameEnv("karak-goblin", views=True)
    env.reset(seed=1)
    assert env.infos["P2"]["view"]["viewer"] == 1
    assert env.view()["viewer"] == ludoteka.SPECTATOR
    assert env.view("P1") == env.infos["P1"]["view"]
