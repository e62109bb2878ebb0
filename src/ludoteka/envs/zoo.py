"""PettingZoo: every game as an agent environment cycle.

>>> from ludoteka.envs import zoo
>>> env = zoo.env("karak-goblin", seats=2)
>>> env.reset(seed=7)
>>> seen, reward, ended, cut, info = env.last()
>>> seen["observation"].shape, int(seen["action_mask"].sum())
((1214,), 7)
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ludoteka.core import BadOption, Game, IllegalMove, Position, Rng
from ludoteka.core.event import View
from ludoteka.core.playout import advance
from ludoteka.core.seats import NOBODY, SPECTATOR, seat_name
from ludoteka.envs.outline import outline
from ludoteka.envs.start import Start
from ludoteka.table.edition import Edition

Seen = dict[str, NDArray[Any]]


def env(game: str | Path | Game | Edition, **settings: Any) -> wrappers.OrderEnforcingWrapper:
    """The environment as its users expect it: calls out of order are told. Settings: see `GameEnv`."""
    return wrappers.OrderEnforcingWrapper(GameEnv(game, **settings))


class GameEnv(AECEnv[str, Seen, int]):
    """One match after another; agents are called P1, P2 …, chance is drawn by the environment.

    An action is the number of a move in the table of all moves. An observation holds the seat's sheet (`names` says
    what each number means) and the mask of the moves that are open to it; all zeros while another is asked. Rewards
    come at the end: the standing by the rules, 1 for the winner. Interjections (an accusation out of turn) are not
    offered: agents act when they are asked.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as PettingZoo's own have it
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | Path | Game | Edition,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        content: str | Path | None = None,
        render_mode: str | None = None,
        max_moves: int | None = None,
        views: bool = False,
    ) -> None:
        """`max_moves` cuts a match off after so many decisions; `views` puts the dict view into the infos."""
        super().__init__()
        self.start = Start(game, seats, options, content)
        self.metadata = {**type(self).metadata, "name": self.start.edition.key}
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise BadOption(f"render_mode cannot be {render_mode!r}; it takes 'human' or 'ansi'")
        self.render_mode = render_mode
        self.max_moves = max_moves
        self.views = views
        self.names = self.start.names
        self.possible_agents = [seat_name(seat) for seat in range(self.start.seats)]
        self.agents: list[str] = []
        box = spaces.Box(0, np.array(self.start.tops, np.uint8), dtype=np.uint8)
        mask = spaces.Box(0, 1, (len(self.start.moves),), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(self.start.moves)) for agent in self.possible_agents}
        self.position: Position = self.start.root
        self._dice: Rng = self.start.generator(0)
        self._made = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What one agent may observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The moves there are, by number."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match; with a seed its dice fall as they did before."""
        if seed is not None or self.position is self.start.root:
            self._dice = self.start.generator(seed)
        self.agents = self.possible_agents[:]
        self.position = self.start.root.copy()
        advance(self.position, self._dice)
        self._made = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def step(self, action: int | None) -> None:
        """Make the move of the agent that is asked, or raise IllegalMove with the clause and change nothing.

        An agent whose match is over gives None.
        """
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._play(self.agent_selection, action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.position.to_act == NOBODY:
            self.rewards = dict(zip(self.agents, self.position.standing(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_moves is not None and self._made >= self.max_moves:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        """The agent's sheet, and the mask of what is open to it."""
        seat, position = self.possible_agents.index(agent), self.position
        mask = np.zeros(len(self.start.moves), np.int8)
        if seat == position.to_act:
            mask[[move.number for move in position.moves()]] = 1
        return {
            "observation": np.frombuffer(bytearray(self.start.sheet.fill(position, seat)), np.uint8),
            "action_mask": mask,
        }

    def view(self, agent: str | None = None) -> View:
        """What an agent, or a spectator, may know as the JSON-safe dict that browsers and bots are given."""
        return self.position.view(SPECTATOR if agent is None else self.possible_agents.index(agent))

    def render(self) -> str | None:
        """What lies open on the table; 'ansi' gives the text, 'human' prints it."""
        if self.render_mode is None:
            return None
        text = outline(self.view())
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        """There is nothing to let go."""

    # ---- inside

    def _play(self, agent: str, action: int | None) -> None:
        if action is None or not 0 <= action < len(self.start.moves):
            raise BadOption(f"{agent} cannot play {action!r}: moves are numbered 0 to {len(self.start.moves) - 1}")
        move, seat = self.start.moves[int(action)], self.possible_agents.index(agent)
        refusal = self.position.refusal(move, seat)
        if refusal is not None:
            raise IllegalMove(move.text, refusal)
        self.position.apply(move, seat)
        advance(self.position, self._dice)
        self._made += 1

    def _select(self) -> None:
        """Ask whoever is to act; once the match is over, every agent in turn takes note of it."""
        asked = self.position.to_act
        self.agent_selection = self.possible_agents[asked] if asked >= 0 else self.agents[0]
        self.infos = {agent: {"view": self.view(agent)} if self.views else {} for agent in self.agents}
