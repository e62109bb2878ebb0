"""A bot from outside: another program, which reads JSON lines and writes its moves (docs/outside-bots.md)."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from typing import Final

from ludoteka import BadNotation, LudotekaError
from ludoteka.core import Bot, Info, Move

PROTOCOL: Final = 1
TRIES: Final = 3
"""So many answers to one question may be wrong, the last one included, before the bot has forfeited."""
WAKING: Final = 10.0
"""So many seconds a program has for its first answer beyond the time to think: it must be loaded first."""
GRACE: Final = 0.25
"""So many seconds any answer may be on its way."""
FAREWELL: Final = 1.0
"""So many seconds a program has to end after it was told goodbye, or after it has closed its output."""
LONGEST: Final = 1 << 16
"""No line has more characters: a program that never ends its line would fill our memory."""
UNASKED: Final = 1000
"""So many lines may lie there that nobody has asked for yet."""


class OutsideFault(LudotekaError):
    """A program from outside broke the protocol, was too slow, or ended: it forfeits."""


class Program:
    """A started program that is told things and answers, one JSON object a line."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = list(command)
        self.name = " ".join(self.command)
        try:
            self._process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                start_new_session=True,
            )  # so that all it starts can be ended with it
        except OSError as error:
            raise OutsideFault(f"{self.name} cannot be started: {error.strerror or error}") from None
        self._lines: Queue[str | None] = Queue(UNASKED + 1)
        self._flaw = ""
        """What it has done that no program may; then nothing more is read of it."""
        self._told: SimpleQueue[str | None] = SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()
        threading.Thread(target=self._say, daemon=True).start()

    def tell(self, kind: str, **rest: object) -> None:
        """Say something; whether the program still listens is seen when it has to answer."""
        self._told.put(json.dumps({"t": kind, **rest}, ensure_ascii=False) + "\n")

    def answer(self, seconds: float | None) -> str:
        """The next line, or OutsideFault where none comes in time."""
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise OutsideFault(f"{self.name} has not answered within {seconds:g} s") from None
        if line is None:
            raise OutsideFault(f"{self.name} {self._flaw or self._ending()}")
        return line

    def _ending(self) -> str:
        """Why there are no more lines."""
        try:
            return f"has ended (exit code {self._process.wait(FAREWELL)}) where it should answer"
        except subprocess.TimeoutExpired:
            return "has closed its output where it should answer"

    def close(self) -> None:
        """Say goodbye; a program that stays is ended, with all that it has started."""
        self.tell("bye")
        self._told.put(None)
        try:
            self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self._kill()
            self._process.wait()

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
            return
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _say(self) -> None:
        """Write what is to be told: a program that does not read holds up this thread, and not who waits for it."""
        assert self._process.stdin is not None
        with suppress(OSError, ValueError), self._process.stdin as lines:
            while (line := self._told.get()) is not None:
                lines.write(line)
                lines.flush()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            while not self._flaw and (line := lines.readline(LONGEST)):
                if len(line) == LONGEST:
                    self._flaw = f"has written a line of {LONGEST} characters and more"
                elif self._lines.qsize() >= UNASKED:
                    self._flaw = f"has written {UNASKED} lines that nobody asked for"
                elif line.strip():
                    self._lines.put(line.strip())
        self._lines.put(None)


class OutsideBot(Bot):
    """Asks a program; what it is told is `Info.json`, as every bot is given."""

    def __init__(self, command: Sequence[str], seconds: float | None = None, seed: int = 0) -> None:
        super().__init__(seed)
        self.program = Program(command)
        self.seconds = seconds
        self._told: tuple[object, ...] = ()
        self._woken = False

    def decide(self, info: Info) -> Move:
        """Ask, and ask again where the answer is no open move."""
        self._introduce(info)
        problem = ""
        for left in reversed(range(TRIES)):
            self.program.tell("decide", seconds=self.seconds, info=info.json())
            found, problem = read_answer(info, self.program.answer(self._limit()))
            self._woken = True
            if found is not None:
                return found
            self.program.tell("error", problem=problem, tries=left)
        raise OutsideFault(f"{self.program.name} has given no open move in {TRIES} tries: {problem}")

    def over(self, scores: Sequence[float]) -> None:
        """The game is over: the result per seat."""
        self.program.tell("over", scores=list(scores))
        self._told = ()

    def close(self) -> None:
        """Let the program go."""
        self.program.close()

    def _introduce(self, info: Info) -> None:
        """Before the first question of a game, say which game it is."""
        game = (info.game.key, int(info.seat))
        if self._told != game:
            if not self._woken:
                self.program.tell("hello", protocol=PROTOCOL)
            self._told = game
            self.program.tell(
                "new",
                game=info.game.key,
                title=info.game.title,
                seat=int(info.seat),
                seats=int(info.world.seats),
                options=dict(info.world.options or {}),
            )

    def _limit(self) -> float | None:
        if self.seconds is None:
            return None
        return self.seconds + GRACE + (0.0 if self._woken else WAKING)


def read_answer(info: Info, line: str) -> tuple[Move | None, str]:
    """The move that a line names, or what is wrong with it."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        return None, f'{line[:80]!r} is no JSON; wanted {{"move": "…"}}'
    text = answer.get("move") if isinstance(answer, Mapping) else None
    if not isinstance(text, str):
        return None, f'{line[:80]!r} names no move; wanted {{"move": "…"}}'
    try:
        move = info.world.pack.parse(text)
    except BadNotation as bad:
        return None, str(bad)
    refusal = info.world.refusal(move, info.seat)
    if refusal is None:
        return move, ""
    return None, f"{text!r} is refused by {refusal.clause}: {refusal.key} {refusal.args}; see info.moves"


def let_go(bots: Sequence[Bot], scores: Sequence[float] | None = None) -> None:
    """After a game, tell the programs among the bots how it ended, and let them go."""
    for bot in bots:
        if isinstance(bot, OutsideBot):
            if scores is not None:
                bot.over(scores)
            bot.close()
