"""`ludoteka learn`: the lessons of a game in words. Without a terminal they are shown with the moves they ask for."""

from __future__ import annotations

from argparse import Namespace

from fluent.runtime import FluentBundle, FluentResource
from rich.console import Console
from rich.text import Text

import ludoteka
from ludoteka import BadNotation, IllegalMove, LudotekaError
from ludoteka.lessons.playing import READ, Playing
from ludoteka.lessons.script import Course, Lesson, Step, course
from ludoteka.terminal import shelf
from ludoteka.terminal.keyboard import Keyboard, Left
from ludoteka.terminal.languages import words_for
from ludoteka.terminal.moving import begun
from ludoteka.terminal.pictures import picture
from ludoteka.terminal.screen import has_person, screen
from ludoteka.terminal.words import Words

QUIT = ("q", "quit", "exit")


def learn(args: Namespace) -> int:
    """Go through the lessons, from the one that was named on."""
    game = shelf.find(args.game)
    taught = course(game.key)
    if taught is None:
        known = [name for name in ludoteka.games() if course(name) is not None]
        raise LudotekaError(f"{game.title} has no lessons; there are lessons for " + ", ".join(known))
    words = words_for(game, args)
    console = screen()
    tutor = Tutor(console, taught, words, Keyboard(console) if has_person() else None)
    lessons = list(taught.lessons)[_place(taught, args.lesson) :]
    try:
        for lesson in lessons:
            tutor.teach(lesson)
        console.print(words.house.say("learn-over", game=game.key))
    except Left:
        console.print(words.house.say("goodbye"))
    return 0


def _place(taught: Course, wanted: str | None) -> int:
    """Where to begin: a lesson by its number or name."""
    names = [lesson.key for lesson in taught.lessons]
    if wanted is None:
        return 0
    if wanted in names:
        return names.index(wanted)
    if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    raise LudotekaError(f"there is no lesson {wanted!r}; there are 1 to {len(names)}: {', '.join(names)}")


class Tutor:
    """Says what a lesson says, and hears what the learner types; without a keyboard it answers itself."""

    def __init__(self, console: Console, taught: Course, words: Words, keyboard: Keyboard | None) -> None:
        self.console = console
        self.taught = taught
        self.words = words
        self.keyboard = keyboard
        language = words.language if words.language in taught.texts else "en"
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(taught.texts[language]))
        self._read = 0

    def teach(self, lesson: Lesson) -> None:
        """One lesson from its first step to its last."""
        number = self.taught.lessons.index(lesson) + 1
        self.console.rule(f" {number}/{len(self.taught.lessons)}  {self.say(f'{lesson.key}-title')} ", style="dim")
        answers: list[str] = []
        playing = Playing(self.taught, lesson)
        self._read = len(playing.match.log(lesson.seat))
        for step in lesson.steps:
            self._show(playing, step)
            answers.append(self._hear(playing, step, answers) if step.asks else self._wait())
            playing = Playing(self.taught, lesson, answers)
            self._tell(playing)
            done = self.say(f"{lesson.message(step)}.done")
            if done:
                self.console.print(f"  ✓ {done}", style="green")

    def say(self, name: str) -> str:
        """A sentence of the course by its name, or a part of it by `name.part`; empty where there is none."""
        key, _, part = name.partition(".")
        if not self._bundle.has_message(key):
            return ""
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(part) if part else message.value
        return "" if pattern is None else " ".join(str(self._bundle.format_pattern(pattern, {})[0]).split())

    def _show(self, playing: Playing, step: Step) -> None:
        self.console.print()
        self.console.print(picture(playing.match, playing.seat, self.words))
        self.console.print()
        self.console.print(self.say(playing.lesson.message(step)), style="bold")
        self.console.print("  ".join(f"{clause}: {self.words.clause(clause)}" for clause in step.clauses), style="dim")

    def _tell(self, playing: Playing) -> None:
        """What has happened since."""
        for letter in playing.match.log(playing.seat)[self._read :]:
            self.console.print(f"  {self.words.letter(letter)}")
        self._read = len(playing.match.log(playing.seat))

    def _wait(self) -> str:
        if self.keyboard is not None and self.keyboard.ask(self.words.house.say("learn-go-on") + " ") in QUIT:
            raise Left
        return READ

    def _hear(self, playing: Playing, step: Step, answers: list[str]) -> str:
        """The move that leads on; whatever else is typed is answered."""
        moves = playing.match.moves(playing.seat)
        if self.keyboard is None:
            move = next(move for move in moves if step.takes(move))
            self.console.print(f"> {move}")
            return move
        for number, option in enumerate(playing.match.options(playing.seat), 1):
            self.console.print(Text(f"{number:>3}  {self.words.option(option)}  ").append(str(option["move"]), "dim"))
        while True:
            typed = self.keyboard.ask("> ", moves)
            if typed in QUIT:
                raise Left
            move = self._meant(typed, moves)
            if step.takes(move) and move in moves:
                return move
            self._answer(playing, answers, move)

    def _meant(self, typed: str, moves: list[str]) -> str:
        """A number, a move, or enough of one."""
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(moves):
            return moves[int(typed) - 1]
        fitting = begun(typed, moves) if typed and typed not in moves else []
        return fitting[0] if len(fitting) == 1 else typed

    def _answer(self, playing: Playing, answers: list[str], move: str) -> None:
        """What is wrong with a move, or why another one is asked for; nothing has changed."""
        stray = Playing(self.taught, playing.lesson, answers)
        step = stray.step
        try:
            part = stray.stray(move)
        except IllegalMove as illegal:
            self.console.print(self.words.refusal(illegal.refusal.json()), style="red")
        except BadNotation as bad:
            self.console.print(str(bad), style="red")
        else:
            if step is not None:
                self.console.print(self.say(f"{stray.lesson.message(step)}.{part}"), style="yellow")
