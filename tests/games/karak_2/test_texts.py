"""Karak 2's words: four languages without a gap, whole sentences, right plurals."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any

import pytest

from ludoteka.games.karak_2 import GAME
from ludoteka.terminal.words import Words

LANGUAGES = ("en", "pl", "de", "cs")
WORDS = {language: Words(GAME, language) for language in LANGUAGES}
NAMED = ("hero", "land", "army", "item", "die", "tile")
"""The tables of the content whose rows have names."""


def say(prefix: str, key: str, language: str, args: Mapping[str, object], you: bool = False) -> str:
    """One sentence as a viewer reads it."""
    told: dict[str, Any] = {"key": key, "args": args, "clause": "K2-TURN-1", "move": key, "deciders": [0]}
    words = WORDS[language]
    if prefix == "prompt":
        return words.prompt(told, 0 if you else 1)
    return {"log": words.letter, "move": words.option, "refuse": words.refusal}[prefix](told)


SENTENCES: list[tuple[str, str, dict[str, object], tuple[str, ...]]] = [
    (
        "log",
        "battle",
        {"seat": 0, "hex": "1,-1", "armies": ["firelings", "death-herald"], "strength": 7},
        (
            "P1 fights at 1,-1: Firelings and Herald of Death, strength 7.",
            "P1 walczy na 1,-1: Ogniki i Zwiastun śmierci, siła 7.",
            "P1 kämpft bei 1,-1: Feuerlinge und Todesbote, Stärke 7.",
            "P1 bojuje na 1,-1: Ohnivci a Posel smrti, síla 7.",
        ),
    ),
    (
        "log",
        "struck",
        {"seat": 2, "army": "skeletal-warriors"},
        (
            "P3 beats Skeletal Warriors without a battle.",
            "P3 pokonuje bez bitwy Szkieletowych wojowników.",
            "P3 schlägt die Skelettkrieger ohne Schlacht.",
            "P3 poráží bez bitvy Kostlivé bojovníky.",
        ),
    ),
    (
        "log",
        "harvested",
        {"seat": 0, "hex": "1,0", "food": 2, "wood": 0, "stone": 1},
        (
            "P1 harvests at 1,0: +2 food +1 stone.",
            "P1 zbiera surowce na 1,0: +2 jedzenia +1 kamień.",
            "P1 erntet bei 1,0: +2 Nahrung +1 Stein.",
            "P1 získává suroviny na 1,0: +2 jídla +1 kámen.",
        ),
    ),
    (
        "log",
        "tile-looked",
        {"seat": 1, "tile": None, "level": 2},
        (
            "P2 looks at a tile of level 2.",
            "P2 ogląda kafelek poziomu 2.",
            "P2 sieht sich ein Plättchen der Stufe 2 an.",
            "P2 si prohlíží dílek 2. stupně.",
        ),
    ),
    (
        "log",
        "tile-looked",
        {"seat": 1, "tile": "A10", "level": 1},
        (
            "P2 looks at a tile: farm and forest A10.",
            "P2 ogląda kafelek: farma i las A10.",
            "P2 sieht sich ein Plättchen an: Farm und Wald A10.",
            "P2 si prohlíží dílek: farma a les A10.",
        ),
    ),
    (
        "log",
        "poverty",
        {"seat": 0, "victim": 1, "food": 0, "wood": 0, "stone": 0},
        (
            "P1 brings poverty upon P2.",
            "P1 zsyła biedę, ofiara: P2.",
            "P1 bringt Elend über P2.",
            "P1 sesílá bídu, oběť: P2.",
        ),
    ),
    (
        "log",
        "reward",
        {"seat": 0, "item": "hammer"},
        (
            "P1 gains: war hammer.",
            "P1 zdobywa młot bojowy.",
            "P1 erhält einen Kriegshammer.",
            "P1 získává válečné kladivo.",
        ),
    ),
    (
        "log",
        "over",
        {"seat": 0, "reason": "general", "winners": [1, 2]},
        (
            "The Dark General is beaten by P1! P2 and P3 win together.",
            "Mrocznego Generała pokonuje P1! Wygrywają razem P2 i P3.",
            "P1 hat den Dunklen General geschlagen! P2 und P3 gewinnen gemeinsam.",
            "Temného generála poráží P1! Společně vyhrávají P2 a P3.",
        ),
    ),
    (
        "move",
        "pickpocket",
        {"victim": 1, "food": 0, "wood": 1, "stone": 1},
        (
            "Pickpocket P2: 1 wood 1 stone",
            "Kieszonkowiec na gracza P2: 1 drewno 1 kamień",
            "Langfinger gegen P2: 1 Holz 1 Stein",
            "Chmaták na hráče P2: 1 dřevo 1 kámen",
        ),
    ),
    (
        "log",
        "built",
        {"seat": 0, "building": "tower", "food": 1, "wood": 0, "stone": 2},
        (
            "P1 builds Tower: −1 food −2 stone.",
            "P1 buduje Wieżę czarodziejów: −1 jedzenie −2 kamienie.",
            "P1 baut den Zauberturm: −1 Nahrung −2 Stein.",
            "P1 staví Čarodějnou věž: −1 jídlo −2 kameny.",
        ),
    ),
    (
        "move",
        "explore",
        {"direction": "NE"},
        (
            "Explore north-east",
            "Wyrusz w nieznane na północny wschód",
            "Erkunde nach Nordosten",
            "Vydej se na průzkum na severovýchod",
        ),
    ),
]


@pytest.mark.parametrize(("prefix", "key", "args", "wanted"), SENTENCES)
def test_a_sentence_reads_well(prefix: str, key: str, args: dict[str, object], wanted: tuple[str, ...]) -> None:
    assert tuple(say(prefix, key, language, args) for language in LANGUAGES) == wanted


@pytest.mark.parametrize(
    ("count", "wanted"),
    [
        (1, ("Train: 1 archer", "Wyszkol: 1 łucznik", "Bilde aus: 1 Bogenschütze", "Vycvič: 1 lučištník")),
        (2, ("Train: 2 archers", "Wyszkol: 2 łuczników", "Bilde aus: 2 Bogenschützen", "Vycvič: 2 lučištníci")),
        (5, ("Train: 5 archers", "Wyszkol: 5 łuczników", "Bilde aus: 5 Bogenschützen", "Vycvič: 5 lučištníků")),
    ],
)
def test_numbers_take_the_right_plural(count: int, wanted: tuple[str, ...]) -> None:
    assert tuple(say("move", "train", language, {"unit": "archer", "count": count}) for language in LANGUAGES) == wanted


@pytest.mark.parametrize(
    ("you", "wanted"),
    [
        (
            True,
            (
                "Two skulls: upon whom do poverty and plague fall?",
                "Dwie czaszki: na kogo spada bieda i zaraza?",
                "Zwei Schädel: über wen kommen Elend und Pest?",
                "Dvě lebky: na koho padne bída a mor?",
            ),
        ),
        (
            False,
            (
                "P1 chooses the victim of poverty and plague.",
                "P1 wybiera ofiarę biedy i zarazy.",
                "P1 wählt das Opfer von Elend und Pest.",
                "P1 vybírá oběť bídy a moru.",
            ),
        ),
    ],
)
def test_who_decides_is_spoken_to(you: bool, wanted: tuple[str, ...]) -> None:
    assert tuple(say("prompt", "plague", language, {"seat": 0}, you) for language in LANGUAGES) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_all_different(language: str) -> None:
    names = [WORDS[language].show(kind, row["id"]) for kind in NAMED for row in tomllib.loads(GAME.content)[kind]]
    assert len(set(names)) == len(names)


SAMPLE: dict[str, object] = {
    "seat": 0,
    "victim": 1,
    "owner": 2,
    "winners": [1, 2],
    "hex": "1,-1",
    "direction": "NE",
    "tile": "A10",
    "level": 2,
    "hero": "taia",
    "army": "death-herald",
    "armies": ["firelings", "death-herald"],
    "item": "hammer",
    "amulet": "hammer",
    "hammer": "hammer",
    "building": "tower",
    "unit": "archer",
    "units": ["archer", "knight"],
    "die": "archer",
    "dice": ["archer", "knight"],
    "face": "sword",
    "resource": "wood",
    "saved": "stone",
    "extra": "food",
    "reason": "general",
    "food": 2,
    "wood": 1,
    "stone": 3,
    "count": 2,
    "strength": 7,
    "attack": 5,
    "lives": 3,
    "fame": 1,
    "round": 4,
    "cured": 1,
    "knights": 2,
    "you": "yes",
    "items": "x",
    "last": "y",
}
OTHERS: dict[str, object] = {
    "you": "no",
    "tile": None,
    "hero": None,
    "army": None,
    "armies": ["firelings"],
    "winners": [1],
    "reason": "rounds",
    "food": 0,
    "wood": 0,
    "stone": 0,
    "count": 5,
    "level": 1,
    "cured": 0,
}
NOTATION = re.compile(
    r"[{}$_]|\b(seat|hex|army|item|die|tile|hero|building|clause)-|\bK2-|\b(NE|NW|SE|SW)\b|"
    r"\b(death-herald|skeletal-warriors|None)\b"
)
"""What the engine writes and nobody should read; a hex is named by whoever draws the map (web/src/games/karak_2)."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole_and_shows_no_notation(language: str) -> None:
    messages = re.findall(r"^([a-z][a-z0-9-]*) =", GAME.texts[language], flags=re.MULTILINE)
    assert len(messages) > 600
    for message in messages:
        for sample in (SAMPLE, SAMPLE | OTHERS):
            said = WORDS[language].named(message, "", **sample)
            assert said.strip(), message
            assert not NOTATION.search(said), (message, said)
