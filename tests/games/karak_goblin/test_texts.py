"""Karak: Goblin's words: four languages without a gap, names for every card, whole sentences, right plurals."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from ludoteka.games.karak_goblin import GAME
from ludoteka.terminal.words import Words

WORDS = {language: Words(GAME, language) for language in ("en", "pl", "de", "cs")}
CONTENT = tomllib.loads(GAME.content)
FROZEN = tomllib.loads((Path(__file__).parent / "frozen.toml").read_text(encoding="utf-8"))


# ---- names


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("content", [CONTENT, FROZEN], ids=["standard", "frozen"])
def test_every_card_monster_hero_and_potion_has_a_name(language: str, content: dict[str, list[dict[str, str]]]) -> None:
    kinds = {"action": "card", "equipment": "card", "monster": "monster", "hero": "hero", "potion": "potion"}
    bare = [
        row["id"]
        for table, kind in kinds.items()
        for row in content[table]
        if not WORDS[language].named(f"{kind}-{row['id']}")
    ]
    assert bare == []


@pytest.mark.parametrize("language", WORDS)
def test_all_names_are_different(language: str) -> None:
    names = [
        WORDS[language].show(kind, row["id"])
        for table, kind in (("action", "card"), ("equipment", "card"), ("monster", "monster"))
        for row in CONTENT[table]
    ]
    assert (len(names), len(set(names))) == (182, 182)


@pytest.mark.parametrize("language", WORDS)
def test_every_curse_has_words(language: str) -> None:
    bare = [
        curse for row in CONTENT["monster"] for curse in row["curses"] if WORDS[language].show("curse", curse) == curse
    ]
    assert bare == []


@pytest.mark.parametrize("language", WORDS)
def test_every_hero_has_a_profession_and_an_ability(language: str) -> None:
    told = [
        WORDS[language].show("hero", row["id"], part) for row in CONTENT["hero"] for part in ("profession", "ability")
    ]
    assert all(told)


@pytest.mark.parametrize("language", WORDS)
def test_the_letters_of_the_colours_are_different(language: str) -> None:
    assert len({WORDS[language].show("colour", colour, "letter") for colour in ("red", "blue", "green", "yellow")}) == 4


# ---- whole sentences


SAMPLE: dict[str, object] = {
    "seat": 0,
    "winners": [1],
    "hero": "taia",
    "card": "hor-1",
    "cards": ["hor-1", "w2-1"],
    "pay": "a1-08",
    "old": "w1-1",
    "new": "w2-1",
    "previous": "hor-2",
    "reward": "r1-1",
    "monster": "m2-16",
    "target": "x-1",
    "potion": "counter",
    "curse": "effect:draw",
    "colour": "green",
    "effect": "defence",
    "level": 2,
    "count": 2,
    "attack": 5,
    "defence": 3,
    "hp": 6,
    "hits": 2,
    "left": 3,
    "percent": 62,
    "reason": "lord",
    "you": "yes",
    "items": "x",
    "last": "y",
}
NOTATION = re.compile(r"[{}$]|\b[amgw]\d-\d|\bhor-\d|effect:\w|\b(seat|card|monster)-")
"""What the engine writes and nobody should read."""


@pytest.mark.parametrize("language", WORDS)
def test_every_sentence_is_whole_and_shows_no_notation(language: str) -> None:
    messages = re.findall(r"^([a-z][a-z0-9-]*) =", GAME.texts[language], flags=re.MULTILINE)
    assert len(messages) > 550
    for message in messages:
        for sample in (SAMPLE, SAMPLE | {"you": "no", "card": None, "reason": "rounds", "hits": 0, "count": 5}):
            said = WORDS[language].named(message, "", **sample)
            assert said, message
            assert not NOTATION.search(said), (message, said)


SENTENCES = [
    (
        "log-fight",
        {"seat": 0, "monster": "m1-13"},
        (
            "P1 fights: Goblin Cutthroat.",
            "P1 rusza do walki. Przeciwnik: Goblin rzezimieszek.",
            "P1 zieht in den Kampf. Gegner: Goblin-Halsabschneider.",
            "P1 jde do boje. Protivník: Goblin hrdlořez.",
        ),
    ),
    (
        "log-played",
        {"seat": 1, "card": "hor-1", "attack": 2, "defence": 0},
        (
            "P2 plays “Axe Swing”. Attack 2, defence 0.",
            "P2 zagrywa „Zamach toporem”. Atak 2, obrona 0.",
            "P2 spielt „Axtschwung“. Angriff 2, Abwehr 0.",
            "P2 hraje „Rozmach sekerou“. Útok 2, obrana 0.",
        ),
    ),
    (
        "log-drew",
        {"seat": 1, "card": None},
        ("P2 draws a card.", "P2 dobiera kartę.", "P2 zieht eine Karte.", "P2 dobírá kartu."),
    ),
    (
        "log-lifted",
        {"seat": 0, "curse": "colour:green"},
        (
            "P1 drinks the counter-curse potion and lifts the curse on green.",
            "P1 wypija eliksir oczyszczenia i znosi klątwę na kolor zielony.",
            "P1 trinkt den Gegenfluchtrank. Aufgehoben: Fluch gegen Grün.",
            "P1 pije lektvar ochrany a ruší kletbu na zelenou.",
        ),
    ),
    (
        "log-strengthened",
        {"seat": 0, "card": "a3-06", "effect": "defence"},
        (
            "P1 drinks the strength potion: defence of “Ice Armour” is doubled.",
            "P1 wypija eliksir wzmacniający i podwaja efekt obrony karty „Lodowy pancerz”.",
            "P1 trinkt den Stärkungstrank: Abwehr von „Eispanzer“ zählt doppelt.",
            "P1 pije lektvar síly a zdvojnásobuje efekt obrany karty „Ledové brnění“.",
        ),
    ),
    (
        "refuse-colour-does-not-follow",
        {"card": "hor-4", "colour": "yellow", "previous": "hor-2"},
        (
            "“Shield Wall” is yellow, which may not follow “Heavy Blow”.",
            "„Mur tarcz” ma kolor żółty, a takiego nie wolno zagrać po karcie „Ciężki cios”.",
            "„Schildwall“ hat die Farbe Gelb, die nicht auf „Wuchtiger Hieb“ folgen darf.",
            "„Hradba štítů“ má barvu, která po kartě „Těžký úder“ následovat nesmí: žlutá.",
        ),
    ),
    (
        "log-over",
        {"reason": "lord", "winners": [2]},
        (
            "The Monster Lord is beaten: P3 is the champion of the realm!",
            "Władca Wszystkich Potworów pokonany! Bohater Królestwa: P3.",
            "Der Monsterlord ist besiegt: P3 ist Champion des Reiches!",
            "Vládce nestvůr je poražen! Šampion království: P3.",
        ),
    ),
    (
        "log-over",
        {"reason": "rounds", "winners": []},
        (
            "The game is over without a champion.",
            "Koniec gry: nikt nie zostaje Bohaterem Królestwa.",
            "Das Spiel endet ohne Champion.",
            "Hra končí bez šampiona.",
        ),
    ),
]


@pytest.mark.parametrize(("message", "arguments", "wanted"), SENTENCES)
def test_a_sentence_reads_well(message: str, arguments: dict[str, object], wanted: tuple[str, ...]) -> None:
    assert tuple(words.named(message, "", **arguments) for words in WORDS.values()) == wanted


@pytest.mark.parametrize(
    ("count", "wanted"),
    [
        (0, ("0 hit points", "0 punktów wytrzymałości", "0 Trefferpunkte", "0 životů")),
        (1, ("1 hit point", "1 punkt wytrzymałości", "1 Trefferpunkt", "1 život")),
        (3, ("3 hit points", "3 punkty wytrzymałości", "3 Trefferpunkte", "3 životy")),
        (5, ("5 hit points", "5 punktów wytrzymałości", "5 Trefferpunkte", "5 životů")),
    ],
)
def test_numbers_take_the_right_plural(count: int, wanted: tuple[str, ...]) -> None:
    assert tuple(words.named("label-hp", count=count) for words in WORDS.values()) == wanted
