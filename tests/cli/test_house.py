"""The terminal itself speaks as many languages as the games do."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from ludoteka.terminal.commands import HELP
from ludoteka.terminal.house import LANGUAGES, House

PLACE = re.compile(r"\$([a-z]+)")


def messages(language: str) -> dict[str, tuple[set[str], set[str]]]:
    """Every message with the arguments it uses and the attributes it has."""
    text = files("ludoteka.terminal").joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
    parsed = FluentParser().parse(text)
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            source = text[entry.span.start : entry.span.end]
            found[entry.id.name] = set(PLACE.findall(source)), {each.id.name for each in entry.attributes}
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_things_with_the_same_arguments(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_typed_is_explained(language: str) -> None:
    house = House(language)
    assert all(house.say(f"help-{name}") and (typed or house.typed(f"help-{name}")) for name, typed in HELP.items())


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "P1, P2 and P3 share the first place by agreement."),
        ("pl", "P1, P2 i P3 dzielą pierwsze miejsce za zgodą wszystkich."),
        ("de", "P1, P2 und P3 teilen sich den ersten Platz nach Vereinbarung."),
        ("cs", "P1, P2 a P3 se dělí o první místo po dohodě."),
    ],
)
def test_an_ending_is_one_sentence(language: str, said: str) -> None:
    house = House(language)
    assert house.say("share", seats=house.all_of(["P1", "P2", "P3"]), reason="agreed") == said


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "Jest jedna gra; wpisz 1."),
        (3, "Są 3 gry; wpisz liczbę od 1 do 3."),
        (5, "Jest 5 gier; wpisz liczbę od 1 do 5."),
    ],
)
def test_polish_counts_games_as_polish_does(count: int, said: str) -> None:
    assert House("pl").say("no-such-game-number", count=count) == said
