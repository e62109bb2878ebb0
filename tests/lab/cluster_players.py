"""Players for the tests of a cluster: they must lie in a module, for workers import them."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import NamedTuple

from ludoteka import BadOption, Edition


class Sums(NamedTuple):
    """A task as small as can be."""

    game: str
    content: str | None


class Adder:
    """Plays by squaring; a content file, where there is one, holds what is added."""

    def __init__(self, task: Sums, edition: Edition | None = None) -> None:
        self.more = int(Path(task.content).read_text(encoding="utf-8")) if task.content else 0

    def play(self, number: int) -> int:
        """The square, and more."""
        return number * number + self.more


class Mortal(Adder):
    """Its worker is killed in the middle of game 7, as by a machine that fails, but only once."""

    def __init__(self, task: Sums, edition: Edition | None = None) -> None:
        super().__init__(task._replace(content=None), edition)
        self.mark = Path(str(task.game))

    def play(self, number: int) -> int:
        """Square, or be killed."""
        if number == 7 and not self.mark.exists():
            self.mark.write_text(str(os.getpid()), encoding="utf-8")
            os.kill(os.getpid(), signal.SIGKILL)
        return super().play(number)


class Refusing(Adder):
    """Complains, as a player does who is given a bad option."""

    def play(self, number: int) -> int:
        """Raise."""
        raise BadOption("nine seats are too many")
