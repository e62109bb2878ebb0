"""Sentences: a game's own texts where it has them, else its keys and notation, which can be read too.

How a sentence is found and what its arguments are shown as is written at the head of a game's texts (texts/en.ftl).
Single-file games may leave out the beginnings (log-, refuse-, prompt-, move-) and name messages by the keys alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from ludoteka import Game
from ludoteka.core import Pack, seat_name
from ludoteka.terminal.house import House

HIDDEN: Final = "hidden"
"""What stands in a sentence for something the viewer may not know; texts can ask for it: { $card -> [hidden] … }."""
CASES: Final = ("gen", "dat", "acc", "ins", "loc")

Told = Mapping[str, object]


class Words:
    """A game's sentences in one language."""

    def __init__(self, game: Game, language: str = "en", pack: Pack | None = None) -> None:
        known = language if language in game.texts else "en" if "en" in game.texts else next(iter(game.texts), "en")
        self.language = known
        self.clauses = game.clauses
        self._own = _bundle(known, game.texts.get(known, ""))
        self._said: dict[tuple[str, str], str] = {}
        self.house = House(known)
        rows = getattr(pack, "words", None)
        self._rows: Mapping[str, Mapping[str, Mapping[str, str]]] = rows if isinstance(rows, Mapping) else {}

    # ---- sentences

    def option(self, option: Told) -> str:
        """What somebody may do."""
        return self._say("move", option) or str(option["move"])

    def letter(self, letter: Told) -> str:
        """What was told."""
        if not letter["clause"]:
            key, args = str(letter["key"]), _args(letter)
            return self.house.say(key, **self._arguments(args)) or spell(key, args)
        return self._say("log", letter) or spell(str(letter["key"]), _args(letter))

    def prompt(self, prompt: Told, viewer: int | None = None) -> str:
        """What is decided now; whoever decides is spoken to."""
        deciders = prompt.get("deciders")
        who = list(deciders) if isinstance(deciders, Sequence) else []
        more: dict[str, Any] = {"you": "yes" if viewer is not None and viewer in who else "no"}
        if len(who) == 1 and "seat" not in _args(prompt):
            more |= self._argument("seat", who[0])
        return _capital(self._say("prompt", prompt, more) or spell(str(prompt["key"]), _args(prompt)))

    def refusal(self, refusal: Told) -> str:
        """Why something is not possible, and the clause that says so."""
        clause = str(refusal["clause"])
        said = _capital(self._say("refuse", refusal) or spell(str(refusal["key"]), _args(refusal))).removesuffix(".")
        return f"{said}. {clause}: {self.clause(clause)}" if clause in self.clauses else f"{said}. {clause}"

    def clause(self, name: str) -> str:
        """A rule in this language, or as the rules file has it."""
        return self.named(f"clause-{slug(name)}") or self.clauses[name]

    def named(self, key: str, attribute: str = "", **args: object) -> str:
        """The text of a message, or of its attribute, such as an option's name; empty where there is none."""
        return _format(self._own, key, self._arguments(args), attribute)

    def show(self, kind: str, value: object, attribute: str = "") -> str:
        """A piece by its kind and the engine's word for it, as people call it: a Look, a Book, a card, a seat."""
        if attribute in ("", "text"):
            row = self._rows.get(str(value), {}).get("text" if attribute else "name", {})
            own = row.get(self.language) or row.get("en")
            if own:
                return own
        word = HIDDEN if value is None else str(value).lower() if isinstance(value, bool) else str(value)
        said = self._fixed(f"{kind}-{slug(word)}", attribute)
        if said or attribute:
            return said
        if kind == "seat" and isinstance(value, int):
            return seat_name(value)
        return word

    # ---- their arguments

    def _say(self, beginning: str, told: Told, more: Mapping[str, Any] | None = None) -> str:
        args = self._arguments(_args(told)) | {"you": "no"} | dict(more or {})
        key = str(told["key"])
        return _format(self._own, f"{beginning}-{slug(key)}", args) or _format(self._own, key, args)

    def _arguments(self, args: Mapping[str, object]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, value in args.items():
            found |= self._argument(name, value)
        return found

    def _argument(self, name: str, value: object) -> dict[str, Any]:
        """An argument as texts may use it: shown, as the engine wrote it, and by each of its attributes."""
        is_list = isinstance(value, (list, tuple))
        kind = self._fixed(f"argument-{slug(name)}") or (name.removesuffix("s") if is_list else name)
        if kind.endswith(("_seat", "-seat")):
            kind = "seat"
        if isinstance(value, (list, tuple)):
            found: dict[str, Any] = {
                name: self._list([self.show(kind, each) for each in value]),
                f"{name}-count": len(value),
            }
            for attribute in self._attributes(kind, value):
                found[f"{name}-{attribute}"] = self._list(
                    [self.show(kind, each, attribute) or self.show(kind, each) for each in value]
                )
            return found
        shown: Any = self.show(kind, value)
        if isinstance(value, (int, float)) and not isinstance(value, bool) and shown == str(value):
            shown = value  # so that a text can count
        found = {name: shown, f"{name}-id": HIDDEN if value is None else value}
        for attribute in self._attributes(kind, [value]):
            found[f"{name}-{attribute}"] = self.show(kind, value, attribute) or shown
        if kind == "seat":
            found["name"] = shown
        return found

    def _fixed(self, key: str, attribute: str = "") -> str:
        """The text of a message without arguments: names are said again and again."""
        said = self._said.get((key, attribute))
        if said is None:
            said = self._said[key, attribute] = _format(self._own, key, {}, attribute)
        return said

    def _attributes(self, kind: str, values: Sequence[object]) -> list[str]:
        names = dict.fromkeys(CASES)
        for value in values:
            key = f"{kind}-{slug(HIDDEN if value is None else str(value))}"
            if self._own.has_message(key):
                names |= dict.fromkeys(self._own.get_message(key).attributes)
        return list(names)

    def _list(self, items: list[str]) -> str:
        if len(items) > 1:
            joined = self.named("list-last", items=", ".join(items[:-1]), last=items[-1])
            if joined:
                return joined
        return ", ".join(items)


@lru_cache(maxsize=10_000)
def slug(text: str) -> str:
    """A value as it stands in a message's name.

    >>> slug("KM-MOVE-5"), slug("push_chooser"), slug("g:S+O")
    ('km-move-5', 'push-chooser', 'g-s-o')
    """
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def spell(key: str, args: Mapping[str, object]) -> str:
    """A key and its arguments as they can be read without a text.

    >>> spell("twice-raised", {}), spell("dealt", {"seat": 0, "card": None})
    ('twice raised', 'P1: dealt, card hidden')
    """
    words = key.replace("-", " ").replace("_", " ")
    who = f"{_plain('seat', args['seat'])}: " if "seat" in args else ""
    rest = [f"{name} {_plain(name, value)}" for name, value in args.items() if name != "seat"]
    return who + ", ".join([words, *rest])


def _plain(name: str, value: object) -> str:
    """An argument without a text: seats by their names, what is hidden by one word, lists parted by commas."""
    if value is None:
        return HIDDEN
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        return ", ".join(_plain(name.removesuffix("s"), item) for item in value)
    if isinstance(value, int) and (name == "seat" or name.endswith(("_seat", "-seat"))):
        return seat_name(value)
    return str(value)


def _args(told: Told) -> Mapping[str, object]:
    args = told.get("args")
    return args if isinstance(args, Mapping) else {}


def _capital(sentence: str) -> str:
    first = sentence.split(" ", 1)[0]
    return sentence[:1].upper() + sentence[1:] if first.isalpha() else sentence  # the name of a piece stays as it is


def _format(bundle: FluentBundle, key: str, args: Mapping[str, Any], attribute: str = "") -> str:
    if not bundle.has_message(key):
        return ""
    message = bundle.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    return "" if pattern is None else " ".join(str(bundle.format_pattern(pattern, dict(args))[0]).split())


def _bundle(language: str, text: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle
