"""Sentences: a game's own texts where it has them, else its keys and notation, which can be read too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from ludoteka import Game
from ludoteka.core import seat_name

HIDDEN: Final = "hidden"
"""What stands in a sentence for something the viewer may not know; texts can ask for it: { $card -> [hidden] … }."""

TABLE: Final = """
seat-bot = { $seat } is played by a bot
seat-person = { $seat } is played by a person
resigned = { $seat } resigns
agreed = all agree to end the match here
undone = { $seat } takes back a move
proposed = { $seat } proposes to { $what ->
    [rewind] take back a move
   *[end] end the match here
}
declined = { $seat } declines
"""
"""What happens at the table rather than in a game."""


class Words:
    """A game's sentences in one language."""

    def __init__(self, game: Game, language: str = "en") -> None:
        chosen = language if language in game.texts else next(iter(game.texts), language)
        self.clauses = game.clauses
        self._own = _bundle(chosen, game.texts.get(chosen, ""))
        self._table = _bundle("en", TABLE)

    def option(self, option: Mapping[str, object]) -> str:
        """What somebody may do."""
        return self._say(self._own, option) or str(option["move"])

    def letter(self, letter: Mapping[str, object]) -> str:
        """What was told."""
        bundle = self._own if letter["clause"] else self._table
        return self._say(bundle, letter) or spell(str(letter["key"]), _args(letter))

    def prompt(self, prompt: Mapping[str, object]) -> str:
        """What is decided now."""
        return _capital(self._say(self._own, prompt) or spell(str(prompt["key"]), _args(prompt)))

    def refusal(self, refusal: Mapping[str, object]) -> str:
        """Why something is not possible, and the clause that says so."""
        clause = str(refusal["clause"])
        said = _capital(self._say(self._own, refusal) or spell(str(refusal["key"]), _args(refusal)))
        return f"{said}. {clause}: {self.clauses[clause]}" if clause in self.clauses else f"{said}. {clause}"

    def named(self, key: str) -> str:
        """The text of a key without arguments, such as an option's name; empty where there is none."""
        return self._say(self._own, {"key": key, "args": {}})

    def _say(self, bundle: FluentBundle, told: Mapping[str, object]) -> str:
        key = str(told["key"])
        if not bundle.has_message(key):
            return ""
        pattern = bundle.get_message(key).value
        if pattern is None:
            return ""
        args: dict[str, Any] = {name: _plain(name, value) for name, value in _args(told).items()}
        return " ".join(str(bundle.format_pattern(pattern, args)[0]).split())


def spell(key: str, args: Mapping[str, object]) -> str:
    """A key and its arguments as they can be read without a text.

    >>> spell("twice-raised", {}), spell("dealt", {"seat": 0, "card": None})
    ('twice raised', 'P1: dealt, card hidden')
    """
    words = key.replace("-", " ").replace("_", " ")
    who = f"{_plain('seat', args['seat'])}: " if "seat" in args else ""
    rest = [f"{name} {_plain(name, value)}" for name, value in args.items() if name != "seat"]
    return who + ", ".join([words, *rest])


def _plain(name: str, value: object) -> str | int | float:
    """An argument as a text takes it: seats by their names, what is hidden by one word, lists parted by commas."""
    if value is None:
        return HIDDEN
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_plain(name.removesuffix("s"), item)) for item in value)
    if isinstance(value, int) and (name == "seat" or name.endswith(("_seat", "-seat"))):
        return seat_name(value)
    return value if isinstance(value, (int, float)) else str(value)


def _args(told: Mapping[str, object]) -> Mapping[str, object]:
    args = told.get("args")
    return args if isinstance(args, Mapping) else {}


def _capital(sentence: str) -> str:
    first = sentence.split(" ", 1)[0]
    return sentence[:1].upper() + sentence[1:] if first.isalpha() else sentence  # the name of a piece stays as it is


def _bundle(language: str, text: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle
