"""What a bot is given: one seat's own knowledge and nothing more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteka.core.errors import BadDump
from ludoteka.core.event import View
from ludoteka.core.game import Game
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.pack import Pack
from ludoteka.core.position import Position
from ludoteka.core.rng import Rng


class Info:
    """One seat's view, open moves and letters, and worlds it may imagine.

    It never holds the true position, only one imagined from it; by the contract of `imagine` that world gives the same
    further worlds as the truth would.
    """

    def __init__(self, game: Game, seat: i64, world: Position, letters: Sequence[Mapping[str, object]]) -> None:
        self.game = game
        self.seat: i64 = seat
        self.world = world
        self.letters: list[Mapping[str, object]] = list(letters)

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self.world.view(self.seat)

    @property
    def moves(self) -> list[str]:
        """What the seat may do now, in notation."""
        return [move.text for move in self.open_moves()]

    def open_moves(self) -> list[Move]:
        """What the seat may do now."""
        return self.world.open_to(self.seat)

    def imagine(self, rng: Rng) -> Position:
        """A world the seat cannot tell from the true one."""
        return self.world.imagine(self.seat, rng)

    def json(self) -> dict[str, object]:
        """As it crosses a border; `from_json` reads it."""
        return {
            "game": self.game.key,
            "seat": int(self.seat),
            "content": self.world.pack.content_hash,
            "view": self.view,
            "moves": self.moves,
            "letters": self.letters,
            "world": self.world.dump(),
        }


def imagined_info(game: Game, seat: i64, truth: Position, letters: Sequence[Mapping[str, object]]) -> Info:
    """The seat's info in a true position: the world inside is imagined with a fixed generator, never the truth."""
    return Info(game, seat, truth.imagine(seat, Rng(0)), letters)


def from_json(game: Game, pack: Pack, data: Mapping[str, object]) -> Info:
    """Read what `Info.json` wrote."""
    if data.get("game") != game.key:
        raise BadDump(f"this info is of game {data.get('game')!r}, not {game.key!r}")
    if data.get("content") != pack.content_hash:
        raise BadDump(f"this info was made with content {data.get('content')!r}, here is {pack.content_hash!r}")
    seat, world, letters = data.get("seat"), data.get("world"), data.get("letters")
    if not isinstance(seat, int) or not isinstance(world, dict) or not isinstance(letters, list):
        raise BadDump("an info needs the fields seat (a number), world (a table) and letters (a list)")
    return Info(game, seat, game.restore(pack, world), letters)
