"""Toerkk's words: four languages without a gap, names and texts for every card, whole sentences, right plurals."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from ludoteka.games.toerkk import GAME
from ludoteka.games.toerkk.characters import EVERYBODY, HERO, text_of
from ludoteka.games.toerkk.effects import ABILITIES, ACTIONS
from ludoteka.games.toerkk.phases import PHASE_NAMES, WINDOWS
from ludoteka.games.toerkk.prompts import KEYS as QUESTIONS
from ludoteka.terminal.words import Words

WORDS = {language: Words(GAME, language) for language in ("en", "pl", "de", "cs")}
CONTENT = tomllib.loads(GAME.content)
FROZEN = tomllib.loads((Path(__file__).parent / "frozen.toml").read_text(encoding="utf-8"))
KINDS = {"action": "card", "hero": "hero", "location": "location"}


# ---- names


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("content", [CONTENT, FROZEN], ids=["standard", "frozen"])
def test_every_card_hero_and_location_has_a_name_and_a_text(
    language: str, content: dict[str, list[dict[str, str]]]
) -> None:
    bare = [
        row["id"]
        for table, kind in KINDS.items()
        for row in content[table]
        if WORDS[language].show(kind, row["id"]) == row["id"] or not WORDS[language].show(kind, row["id"], "text")
    ]
    assert bare == []


@pytest.mark.parametrize("language", WORDS)
def test_all_names_are_different(language: str) -> None:
    names = [WORDS[language].show(kind, row["id"]) for table, kind in KINDS.items() for row in CONTENT[table]]
    assert (len(names), len(set(names))) == (35, 35)


@pytest.mark.parametrize("language", WORDS)
def test_every_ability_has_a_name_of_its_own(language: str) -> None:
    names = {WORDS[language].show("hero", row["id"], "ability") for row in CONTENT["hero"]}
    assert (len(names), "" in names) == (8, False)


@pytest.mark.parametrize("language", WORDS)
def test_every_character_is_called_by_the_name_on_its_card_its_owner_and_its_class(language: str) -> None:
    words, classes = WORDS[language], ("warrior", "miner", "leader")
    names = [
        (name, row["id"]) for of in classes for row in CONTENT["character"] if row["id"] == of for name in row["names"]
    ]
    told = [words.show("character", text_of(each)) for each in range(EVERYBODY)]
    assert told == [f"{name} (P{seat}, {words.show('class', of)})" for seat in (1, 2, 3, 4) for name, of in names]


@pytest.mark.parametrize("language", WORDS)
def test_the_hero_as_a_target_has_a_name(language: str) -> None:
    assert WORDS[language].named(f"character-{text_of(HERO)}")


@pytest.mark.parametrize("language", WORDS)
def test_every_moment_every_part_of_the_game_and_every_question_has_words(language: str) -> None:
    keys = [
        *(f"moment-{window}" for window in WINDOWS),
        *(f"phase-{name}" for name in PHASE_NAMES.values()),
        *(f"prompt-{key}" for key in QUESTIONS.values()),
    ]
    assert [key for key in keys if not WORDS[language].named(key)] == []


@pytest.mark.parametrize("language", WORDS)
def test_a_card_says_what_its_clause_says(language: str) -> None:
    words = WORDS[language]
    told = {
        f"TK-{chapter}-{effects.index(row['effect']) + 1}": words.show(KINDS[table], row["id"], "text")
        for table, chapter, effects in (("action", "CARD", ACTIONS), ("hero", "ABILITY", ABILITIES))
        for row in CONTENT[table]
    }
    assert [clause for clause, text in told.items() if not words.clause(clause).endswith(f": {text}")] == []


# ---- whole sentences


SAMPLE: dict[str, object] = {
    "seat": 0,
    "side": 1,
    "rival": 0,
    "victim": 1,
    "turn": 1,
    "winners": [0, 2],
    "hero": "orm",
    "card": "strzal",
    "cards": ["strzal", "mgla"],
    "location": "karczma",
    "class": "miner",
    "classes": ["miner", "leader"],
    "character": "P2.M1",
    "attacker": "P1.W2",
    "attackers": ["P1.W1", "P1.L"],
    "blocker": "P2.M3",
    "blockers": ["P2.W1", "P2.M1"],
    "target": "hero",
    "targets": ["hero", "P2.M1"],
    "deck": "action",
    "moment": "block",
    "affected": "yes",
    "token": "yes",
    "reason": "life",
    "count": 2,
    "life": 7,
    "depth": 12,
    "cost": 3,
    "pips": 4,
    "number": 9,
    "you": "yes",
    "items": "x",
    "last": "y",
}
OTHERS: dict[str, object] = {
    "you": "no",
    "card": None,
    "cards": None,
    "class": None,
    "deck": "character",
    "affected": "no",
    "token": "no",
    "reason": "limit",
    "count": 5,
    "targets": [],
    "attackers": ["P1.W1"],
    "blockers": ["P2.M1"],
    "winners": [1],
}
NOTATION = re.compile(r"[{}$]|P\d\.[WML]|_|\b(seat|card|hero|character|clause|class)-|\bTK-")
"""What the engine writes and nobody should read."""


@pytest.mark.parametrize("language", WORDS)
def test_every_sentence_is_whole_and_shows_no_notation(language: str) -> None:
    messages = re.findall(r"^([a-z][a-z0-9-]*) =(.*(?:\n[ \n].*)*)", GAME.texts[language], flags=re.MULTILINE)
    assert len(messages) > 500
    reasons = [SAMPLE | OTHERS | {"reason": "dig"}, SAMPLE | {"reason": "both"}]
    for message, pattern in messages:
        for sample in (SAMPLE, SAMPLE | OTHERS, *(reasons if "$reason" in pattern else [])):
            said = WORDS[language].named(message, "", **sample)
            assert said, message
            assert not NOTATION.search(said), (message, said)


SENTENCES = [
    (
        "log-drew",
        {"seat": 1, "card": None},
        ("P2 draws an action card.", "P2 dobiera kartę akcji.", "P2 zieht eine Aktionskarte.", "P2 dobírá kartu akce."),
    ),
    (
        "log-drew-character",
        {"seat": 1, "class": "leader"},
        (
            "P2 draws a character: leader.",
            "P2 dobiera postać: dowódca.",
            "P2 zieht einen Anführer.",
            "P2 dobírá postavu: velitel.",
        ),
    ),
    (
        "log-traded",
        {"seat": 0, "classes": ["miner", "leader"]},
        (
            "P1 discards miner and leader for another character card.",
            "P1 odrzuca górnika i dowódcę za kolejną kartę postaci.",
            "P1 wirft für eine weitere Charakterkarte ab: Bergmann und Anführer.",
            "P1 odhazuje za další kartu postavy: horník a velitel.",
        ),
    ),
    (
        "log-played",
        {"seat": 1, "card": "wybuch", "targets": ["P1.M1", "P1.L"]},
        (
            "P2 plays “Explosion” on Fundin (P1, miner) and Torvald (P1, leader).",
            "P2 zagrywa kartę „Wybuch”. Cel: Fundin (P1, górnik) i Torvald (P1, dowódca).",
            "P2 spielt „Explosion“. Ziel: Fundin (P1, Bergmann) und Torvald (P1, Anführer).",
            "P2 hraje kartu „Výbuch“. Cíl: Fundin (P1, horník) a Torvald (P1, velitel).",
        ),
    ),
    (
        "log-played",
        {"seat": 0, "card": "mgla", "targets": []},
        ("P1 plays “Fog”.", "P1 zagrywa kartę „Mgła”.", "P1 spielt „Nebel“.", "P1 hraje kartu „Mlha“."),
    ),
    (
        "log-played",
        {"seat": 0, "card": "strzal", "targets": ["P2"]},
        (
            "P1 plays “Shot” on P2.",
            "P1 zagrywa kartę „Strzał”. Cel: P2.",
            "P1 spielt „Schuss“. Ziel: P2.",
            "P1 hraje kartu „Výstřel“. Cíl: P2.",
        ),
    ),
    (
        "log-used",
        {"seat": 2, "hero": "hedda", "targets": []},
        (
            "P3 uses the ability of Hedda Deepdelver.",
            "P3 używa zdolności bohatera (Hedda Głęboka).",
            "P3 setzt die Fähigkeit von Hedda Tiefengräberin ein.",
            "P3 používá schopnost hrdiny (Hedda Hlubinná).",
        ),
    ),
    (
        "log-attacks",
        {"side": 0, "rival": 1, "attackers": ["P1.W1", "P1.L"], "targets": ["hero", "P2.M1"]},
        (
            "P1 attacks P2: Asger (P1, warrior) and Torvald (P1, leader). "
            "Targets, in the same order: the hero and Fundin (P2, miner).",
            "P1 atakuje. Przeciwnik: P2. Atakujący: Asger (P1, wojownik) i Torvald (P1, dowódca). "
            "Cele w tej samej kolejności: bohater i Fundin (P2, górnik).",
            "P1 greift P2 an. Angreifer: Asger (P1, Krieger) und Torvald (P1, Anführer). "
            "Ziele in derselben Reihenfolge: Held und Fundin (P2, Bergmann).",
            "P1 útočí. Soupeř: P2. Útočníci: Asger (P1, bojovník) a Torvald (P1, velitel). "
            "Cíle ve stejném pořadí: hrdina a Fundin (P2, horník).",
        ),
    ),
    (
        "log-killed",
        {"character": "P2.M2", "seat": 0, "token": "yes"},
        (
            "Gudda (P2, miner) dies; P1 earns a token.",
            "Ginie Gudda (P2, górnik); żeton zdobywa P1.",
            "Gudda (P2, Bergmann) stirbt; P1 verdient eine Marke.",
            "Umírá Gudda (P2, horník); žeton získává P1.",
        ),
    ),
    (
        "log-rolled-location",
        {"side": 1, "pips": 3, "location": "zasadzka", "affected": "yes"},
        (
            "P2 rolls 3: “Ambush” takes effect.",
            "P2 wyrzuca 3: lokacja „Zasadzka” działa.",
            "P2 würfelt 3: „Hinterhalt“ wirkt.",
            "P2 hází 3: místo „Léčka“ působí.",
        ),
    ),
    (
        "log-over",
        {"reason": "dig", "winners": [0, 2]},
        (
            "The game is over: the torc has been dug up. Victory: P1 and P3.",
            "Koniec gry: tork wykopany. Zwycięstwo: P1 i P3.",
            "Spielende: Der Torques ist ausgegraben. Sieg: P1 und P3.",
            "Konec hry: torques je vykopán. Vítězství: P1 a P3.",
        ),
    ),
    (
        "refuse-is-attacked",
        {"character": "P2.M1"},
        (
            "Fundin (P2, miner) is being attacked and cannot block.",
            "Fundin (P2, górnik): zaatakowana postać nie może blokować.",
            "Fundin (P2, Bergmann) wird angegriffen und kann nicht blocken.",
            "Fundin (P2, horník): napadená postava nemůže blokovat.",
        ),
    ),
    (
        "prompt-pick",
        {"seat": 0, "victim": 1, "you": "no"},
        (
            "P1 looks at the action cards of P2.",
            "P1 ogląda karty akcji, które ma P2.",
            "P1 sieht sich die Aktionskarten von P2 an.",
            "P1 si prohlíží karty akcí, které má P2.",
        ),
    ),
]


@pytest.mark.parametrize(("message", "arguments", "wanted"), SENTENCES)
def test_a_sentence_reads_well(message: str, arguments: dict[str, object], wanted: tuple[str, ...]) -> None:
    assert tuple(words.named(message, "", **arguments) for words in WORDS.values()) == wanted


@pytest.mark.parametrize(
    ("count", "wanted"),
    [
        (1, ("digs 1 level.", "wykopuje 1 poziom.", "gräbt 1 Ebene.", "vykope 1 úroveň.")),
        (3, ("digs 3 levels.", "wykopuje 3 poziomy.", "gräbt 3 Ebenen.", "vykope 3 úrovně.")),
        (5, ("digs 5 levels.", "wykopuje 5 poziomów.", "gräbt 5 Ebenen.", "vykope 5 úrovní.")),
        (22, ("digs 22 levels.", "wykopuje 22 poziomy.", "gräbt 22 Ebenen.", "vykope 22 úrovní.")),
    ],
)
def test_numbers_take_the_right_plural(count: int, wanted: tuple[str, ...]) -> None:
    told = [words.named("log-dug", side=0, count=count, depth=9) for words in WORDS.values()]
    assert [said.removeprefix("P1 ").partition(".")[0] + "." for said in told] == list(wanted)
