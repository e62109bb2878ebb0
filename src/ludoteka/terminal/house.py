"""What the terminal itself says, in the languages that the games speak."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "pl", "de", "cs")


class House:
    """The terminal's own sentences in one language; English stands in for one that it does not speak.

    >>> House("de").say("goodbye"), House("la").say("wins", seat="P1", reason="resigned")
    ('Auf Wiedersehen.', 'P1 wins by resignation.')
    """

    def __init__(self, language: str = "en") -> None:
        self.language = language if language in LANGUAGES else "en"
        self._bundle = _bundle(self.language)

    def say(self, key: str, **args: object) -> str:
        """A sentence with its arguments; empty where there is none of that name."""
        return self._format(key, "", args)

    def typed(self, key: str) -> str:
        """How something that can be typed is written in this language; empty where it is written alike in all."""
        return self._format(key, "typed", {})

    def all_of(self, names: list[str]) -> str:
        """Some names as one: P1, P2 and P3."""
        return names[0] if len(names) == 1 else self.say("and", items=", ".join(names[:-1]), last=names[-1])

    def _format(self, key: str, attribute: str, args: dict[str, object]) -> str:
        if not self._bundle.has_message(key):
            return ""
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, args)[0])


@cache
def _bundle(language: str) -> FluentBundle:
    text = files("ludoteka.terminal").joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle
