"""OpenSpiel: every game of the box is registered by importing this module.

    >>> import pyspiel
    >>> from ludoteka.envs import openspiel
    >>> game = pyspiel.load_game("ludoteka_karak_goblin(players=3)")
    >>> state = game.new_initial_state()
    >>> state.legal_actions()[:3], state.action_to_string(0)
    ([0, 1, 2], 'hero argentus')

The options of a game are its parameters, with the same names; where an option takes numbers beside words, 0 leaves it
as it is (`max_rounds=0`). A game of one's own is loaded by `load`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pyspiel

import ludoteka
from ludoteka.core import Game
from ludoteka.core.options import Option
from ludoteka.envs.chronicle import Chronicle, make_known
from ludoteka.envs.observer import SeatObserver
from ludoteka.envs.start import Start
from ludoteka.table.edition import Edition

PREFIX = "ludoteka_"
PLAYERS = "players"


def short_name(key: str) -> str:
    """How OpenSpiel calls a game.

    >>> short_name("karak-goblin")
    'ludoteka_karak_goblin'
    """
    return PREFIX + key.replace("-", "_")


def load(game: str | Game | Edition, **parameters: Any) -> pyspiel.Game:
    """Load any game, registering it first where that is still to be done: a key, a Game, the path of a file."""
    edition = game if isinstance(game, Edition) else ludoteka.game(game)
    if short_name(edition.key) not in pyspiel.registered_names():
        register(edition)
    return pyspiel.load_game(short_name(edition.key), parameters)


def register(edition: Edition) -> None:
    """Make a game known to OpenSpiel under its name."""
    kind = game_type(edition)
    make_known(edition)

    class Face(SpielGame):
        """One game under its own name: OpenSpiel makes it from parameters alone."""

        def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
            super().__init__(edition, kind, dict(parameters or {}))

    pyspiel.register_game(kind, Face)


def game_type(edition: Edition) -> pyspiel.GameType:
    """What a game is, in OpenSpiel's words; its options are its parameters."""
    parameters: dict[str, Any] = {PLAYERS: edition.seats[0]}
    parameters |= {option.key: as_parameter(option) for option in edition.options}
    return pyspiel.GameType(
        short_name=short_name(edition.key),
        long_name=edition.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=edition.seats[-1],
        min_num_players=edition.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def as_parameter(option: Option) -> object:
    """What an option is without a choice: its default, but 0 where words and numbers would mix."""
    numbers = option.low is not None or any(type(value) is int for value in option.values)
    return 0 if numbers and isinstance(option.default, str) else option.default


def settled(options: list[Option], parameters: Mapping[str, Any]) -> dict[str, object]:
    """The options that the parameters choose."""
    unchosen = {option.key: as_parameter(option) for option in options}
    return {name: value for name, value in parameters.items() if name in unchosen and value != unchosen[name]}


class SpielGame(pyspiel.Game):
    """One game with its seats and options. Actions are the numbers of moves, those of chance included."""

    def __init__(self, edition: Edition, kind: pyspiel.GameType, parameters: dict[str, Any]) -> None:
        seats = int(parameters.get(PLAYERS, edition.seats[0]))
        self.start = Start(edition, seats, settled(edition.options, parameters))
        bound = edition.game.step_bound(seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.start.moves),
            max_chance_outcomes=len(self.start.moves),
            num_players=seats,
            min_utility=LOWEST.get(edition.key, 0.0),
            max_utility=HIGHEST.get(edition.key, 1.0),
            max_game_length=bound,
        )
        super().__init__(kind, info, parameters)

    def new_initial_state(self) -> SpielState:
        """A match that is about to begin."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """What turns a state into an observation or an information state."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SeatObserver(self.start, perfect_recall=recall, parameters=params)


LOWEST = {"leduc-poker": -13.0}
HIGHEST = {"leduc-poker": 13.0}
"""Standings lie between 0 and 1 unless a game says otherwise here."""


class SpielState(pyspiel.State):
    """A match in OpenSpiel's hands. `table` holds the position and what each seat has been told."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Chronicle(game.start.edition, game.start.root)

    def current_player(self) -> int:
        """Whose decision it is."""
        asked = int(self.table.position.to_act)
        if asked >= 0:
            return asked
        return int(pyspiel.PlayerId.CHANCE if asked == ludoteka.CHANCE else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return bool(self.table.position.to_act == ludoteka.NOBODY)

    def _legal_actions(self, player: int) -> list[int]:
        position = self.table.position
        if player != position.to_act:
            return []
        return sorted(int(move.number) for move in position.moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, with exact odds."""
        weights = self.table.position.weights()
        total = sum(weight for _, weight in weights)
        return sorted((int(move.number), weight / total) for move, weight in weights)

    def _apply_action(self, action: int) -> None:
        self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.table.position.pack.moves[action].text)

    def returns(self) -> list[float]:
        """The standing by the rules; nothing before the end."""
        position = self.table.position
        return [float(score) for score in position.standing()] if self.is_terminal() else [0.0] * int(position.seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another match that this player cannot tell from the true one."""
        twin = self.clone()
        twin.table = self.table.imagined(player, int(sampler() * 2**53))
        return twin  # type: ignore[no-any-return]  # clone gives what it is called on

    def __str__(self) -> str:
        return self.table.text()


for _key in ludoteka.games():
    if short_name(_key) not in pyspiel.registered_names():
        register(ludoteka.game(_key))
