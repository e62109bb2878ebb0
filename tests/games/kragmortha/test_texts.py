"""Kragmortha's words: four languages without a gap, answers to the grovels that follow the letters, whole sentences."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from fluent.runtime import FluentBundle, FluentResource


ROOT = Path(__file__).resolve().parents[3]
GAME = ROOT / "src" / "ludoteka" / "games" / "kragmortha"
LANGUAGES = ("en", "pl", "de", "cs")
CASES = ("gen", "dat", "acc", "ins", "loc")
CONTENT = tomllib.loads((GAME / "content.toml").read_text(encoding="utf-8"))
FROZEN = tomllib.loads((Path(__file__).parent / "frozen.toml").read_text(encoding="utf-8"))


def texts(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "texts.py"), *arguments], cwd=ROOT, capture_output=True, text=True
    )


def script() -> ModuleType:
    """The same script as a module, for small houses with one fault each."""
    spec = importlib.util.spec_from_file_location("texts_script", ROOT / "scripts" / "texts.py")
    assert spec is not None
    assert spec.loader is not None
    found = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


SCRIPT = script()


def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource((GAME / "texts" / f"{language}.ftl").read_text(encoding="utf-8")))
    return found


BUNDLES = {language: bundle(language) for language in LANGUAGES}


def text(language: str, message: str, attribute: str = "", **arguments: object) -> str:
    """One sentence, its arguments shown as the head of en.ftl says; nothing may be left open in it."""
    words = BUNDLES[language]
    pattern = words.get_message(message).attributes[attribute] if attribute else words.get_message(message).value
    said, errors = words.format_pattern(pattern, shown(language, arguments))
    assert not errors, (language, message, errors)
    return str(said)


def shown(language: str, arguments: dict[str, object]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in arguments.items():
        if isinstance(value, dict):
            continue  # a table is for pictures; no sentence shows it
        items = value if isinstance(value, list) else [value]
        rows = [forms(language, name, item, isinstance(value, list)) for item in items]
        for form in rows[0]:
            first, *more = [row.get(form, row[""]) for row in rows]
            for place, item in enumerate(more, 1):
                last = place == len(more)
                first = text(language, "list-last", items=first, last=item) if last else f"{first}, {item}"
            found[f"{name}-{form}" if form else name] = first
        found[f"{name}-id"] = "hidden" if value is None else str(value)
        found[f"{name}-count"] = len(items)
    return found


@cache
def forms(language: str, name: str, value: object, listed: bool) -> dict[str, object]:
    words = BUNDLES[language]
    kind = name.removesuffix("s") if listed else name
    if words.has_message(f"argument-{name}"):
        kind = text(language, f"argument-{name}")
    plain = "hidden" if value is None else value
    message = f"{kind}-{re.sub('[^a-z0-9]+', '-', str(plain).lower()).strip('-')}"
    if not words.has_message(message):
        return {"": plain, **dict.fromkeys(CASES, plain)}
    own = {each: text(language, message, each) for each in words.get_message(message).attributes}
    said = text(language, message)
    return {"": said, **dict.fromkeys(CASES, said), **own}


# ---- the check itself


def a_house(root: Path, *files: str) -> Path:
    """Another house with these files of the game in it; languages that are left out cost nothing but a line."""
    game = root / "src" / "ludoteka" / "games" / "kragmortha"
    (game / "texts").mkdir(parents=True)
    for name in files:
        shutil.copy(GAME / name, game / name)
    return game


def test_a_fault_makes_the_script_fail(tmp_path: Path) -> None:
    a_house(tmp_path, "texts/en.ftl")
    done = texts("--root", str(tmp_path))
    assert done.returncode == 1
    assert "kragmortha/pl.ftl: the file is missing" in done.stdout.splitlines()


@pytest.mark.parametrize(
    ("language", "old", "new", "fault"),
    [
        ("pl", "title = Kragmortha\n", "", "pl.ftl: title is missing"),
        ("de", "title = Kragmortha\n", "title = Kragmortha\nextra = mehr\n", "de.ftl: extra is unknown to en.ftl"),
        ("cs", "title = Kragmortha\n", "title = Krag { $\n", "cs.ftl: not readable: title = Krag { $"),
        ("cs", "title = Kragmortha\n", "title = A\ntitle = B\n", "cs.ftl: title stands twice"),
        ("de", "log-turn = { $seat }", "log-turn = { $who }", "de.ftl: log-turn has the arguments who, in en.ftl seat"),
        ("pl", "    .ins = Czerwonym\n", "", "pl.ftl: move-swap wants $seat-ins, but seat-0 has no .ins"),
        ("pl", "{ part-eye }", "{ part-ear }", "pl.ftl: look-w-24.symbol refers to part-ear, which does not exist"),
        (
            "de",
            "        [yes] Setze",
            "        [ja] Setze",
            "de.ftl: prompt-place tells apart ja, no, in en.ftl no, yes",
        ),
        ("en", "clause-km-move-1 ", "clause-km-move-0 ", "en.ftl: clause-km-move-1 is missing, wanted by rules.md"),
        ("en", "look-w-07 ", "look-w-77 ", "en.ftl: look-w-07 is missing, wanted by content.toml"),
    ],
)
def test_a_fault_in_one_language_is_named(tmp_path: Path, language: str, old: str, new: str, fault: str) -> None:
    game = a_house(tmp_path, "rules.md", "content.toml", "texts/en.ftl", f"texts/{language}.ftl")
    file = game / "texts" / f"{language}.ftl"
    words = file.read_text(encoding="utf-8")
    assert old in words
    file.write_text(words.replace(old, new, 1), encoding="utf-8")
    assert fault in SCRIPT.faults(game)


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ('Event("flew", "KM-MOVE-2", {})', "log-flew is missing, wanted by fly.py:1"),
        ('Event("turn", "KM-TURN-1", {})', "log-turn needs $seat, which fly.py:1 does not give"),
        ('Refusal("KM-MOVE-1", "too-far")', "refuse-too-far is missing, wanted by fly.py:1"),
        ('Refusal("KM-MOVE-8", "bookcase")', "refuse-bookcase needs $square, which fly.py:1 does not give"),
        ('Prompt("KM-MOVE-5", "fly" if far else "step2", [0])', "prompt-fly is missing, wanted by fly.py:1"),
        ('Prompt("KM-MOVE-5", f"fly-{how}", [0])', "no message fits prompt-fly\\-.+, wanted by fly.py:1"),
        ('Move("fly e3", "fly", "KM-MOVE-2", [], {})', "move-fly is missing, wanted by fly.py:1"),
        ('Option("wings", ["two"], "two", "R-01")', "option-wings-two is missing, wanted by fly.py:1"),
    ],
)
def test_a_key_that_code_uses_and_no_text_has_is_named(tmp_path: Path, code: str, fault: str) -> None:
    game = a_house(tmp_path, "texts/en.ftl")
    (game / "fly.py").write_text(f"{code}\n", encoding="utf-8")
    assert f"en.ftl: {fault}" in SCRIPT.faults(game)


# ---- content and texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("content", [CONTENT, FROZEN], ids=["standard", "frozen"])
def test_every_look_book_token_and_card_has_words(language: str, content: dict[str, list[dict[str, str]]]) -> None:
    for row in content["look"]:
        assert text(language, f"look-{row['id'].lower()}")
        assert text(language, f"look-{row['id'].lower()}", "table")
        assert text(language, f"look-{row['id'].lower()}", "enforced") == text(language, f"handicap-{row['effect']}")
        assert text(language, f"look-{row['id'].lower()}", "symbol") == text(language, f"part-{row['symbol']}")
    for row in content["book"]:
        assert text(language, f"book-{row['id'].lower()}")
        assert text(language, f"book-{row['id'].lower()}", "effect") == text(language, f"magic-{row['effect']}")
        assert all(text(language, f"window-{window}") for window in row["windows"] or ["none"])
    for row in content["token"]:
        assert text(language, f"token-{row['id']}", "effect")
    for row in content["movement"]:
        left, right = row["symbols"]
        assert text(language, "move-play", card=f"{row['kind'][0]}:{left}+{right}", square="e3").endswith("e3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_looks_and_books_are_all_different(language: str) -> None:
    names = [text(language, f"{table}-{row['id'].lower()}") for table in ("look", "book") for row in CONTENT[table]]
    assert len(names) == 37
    assert len(set(names)) == len(names)


# ---- grovels


VOWELS = {"en": "aeiou", "pl": "aąeęioóuy", "de": "aäeioöuü", "cs": "aáeéěiíoóuúůyý"}
LISPS = {
    "en": [("s", "th")],
    "pl": [("sz", "s"), ("cz", "c"), ("rz", "z"), ("ż", "z")],
    "de": [("s", "th"), ("ß", "th")],
    "cs": [("s", "š"), ("z", "ž"), ("c(?!h)", "č")],
}


def answers(language: str, grovel: str) -> dict[str, str]:
    words = grovel.lower().split()
    vowels = VOWELS[language]
    lisped = " ".join(words)
    for old, new in LISPS[language]:
        lisped = re.sub(old, new, lisped)
    heard = ["".join(letter for letter in word if letter in vowels) for word in words]
    unheard = ["".join(letter for letter in word if letter not in vowels) for word in words]
    return {
        "vowels": " ".join(filter(None, heard)),
        "lisp": lisped,
        "consonants": " ".join(filter(None, unheard)),
        "mumble": " ".join("m" * len(word) for word in words),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answers_to_the_grovels_follow_the_letters(language: str) -> None:
    for row in CONTENT["grovel"]:
        grovel = f"grovel-{row['id']}"
        found = {way: text(language, grovel, way) for way in ("vowels", "lisp", "consonants", "mumble")}
        assert found == answers(language, text(language, grovel))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_grovel_sounds_different_with_a_lisp(language: str) -> None:
    for row in CONTENT["grovel"]:
        grovel = f"grovel-{row['id']}"
        assert text(language, grovel, "lisp") != text(language, grovel).lower()


# ---- whole sentences


SAMPLE: dict[str, object] = {
    "seat": 0,
    "pushed": 1,
    "pusher": 2,
    "to": 3,
    "other": 4,
    "by": 5,
    "accuser": 6,
    "culprit": 7,
    "goblin": 1,
    "winners": [2, 3],
    "square": "e3",
    "card": "r:G+O",
    "cards": ["g:S+G", "r:P+O", "g:R"],
    "look": "W-18",
    "book": "B12",
    "token": "trap",
    "symbol": "potion",
    "grovel": 3,
    "place": 2,
    "count": 5,
    "up": 2,
    "down": 4,
    "guilty": 2,
    "innocent": 1,
    "reason": "looks",
    "you": "yes",
    "items": "x",
    "last": "y",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole_and_shows_no_notation(language: str) -> None:
    entries = [
        line.split(" =")[0]
        for line in (GAME / "texts" / f"{language}.ftl").read_text("utf-8").splitlines()
        if re.match("[a-z][a-z0-9-]* =", line)
    ]
    assert len(entries) > 500
    for message in entries:
        for seats in (SAMPLE, SAMPLE | {"you": "no", "seat": None, "card": None, "square": None, "look": None}):
            said = text(language, message, **seats)
            assert said.strip()
            assert not re.search(r"[{}$]|W-\d|\bB\d\d\b|[gr]:[SGPRO]|\b(seat|look|card|book)-", said), (message, said)


SENTENCES = [
    (
        "log-pushed",
        {"seat": 0, "pushed": 2, "square": "d6"},
        (
            "Red pushes Green to d6.",
            "Czerwony popycha Zielonego na d6.",
            "Rot schubst Grün auf d6.",
            "Červený strká Zeleného na d6.",
        ),
    ),
    (
        "log-look-redrawn",
        {"seat": 1, "look": "W-03"},
        (
            "“Clenched Teeth”: Blue already has a Look with the sign “mouth” and draws again.",
            "„Zaciśnięte zęby”: Niebieski ma już Spojrzenie ze znakiem „usta” i dobiera ponownie.",
            "„Zusammengebissene Zähne“: Blau hat schon einen Blick mit dem Zeichen „Mund“ und zieht neu.",
            "„Zaťaté zuby“: Modrý už má Pohled se znakem „ústa“ a dobírá znovu.",
        ),
    ),
    (
        "log-drew",
        {"seat": 4, "card": None},
        ("Purple draws a card.", "Fioletowy dobiera kartę.", "Lila zieht eine Karte.", "Fialový dobírá kartu."),
    ),
    (
        "log-drew",
        {"seat": 4, "card": "r:S+O"},
        (
            "Purple draws Rigor card scroll + orb.",
            "Fioletowy dobiera kartę Rigora zwój + kula.",
            "Lila zieht Rigor-Karte Schriftrolle + Kugel.",
            "Fialový dobírá kartu Rigora svitek + koule.",
        ),
    ),
    (
        "log-showed",
        {"seat": 3, "cards": ["g:S+G", "g:P+R", "r:P+O"]},
        (
            "Yellow cannot play and shows the hand: scroll + gems (goblin), potion + grimoire (goblin) and "
            "potion + orb (Rigor).",
            "Żółty nie może nic zagrać i pokazuje rękę: zwój + klejnoty (goblin), eliksir + grymuar (goblin) i "
            "eliksir + kula (Rigor).",
            "Gelb kann nichts spielen und zeigt die Hand: Schriftrolle + Edelsteine (Goblin), Trank + Grimoire "
            "(Goblin) und Trank + Kugel (Rigor).",
            "Žlutý nemůže nic zahrát a ukazuje ruku: svitek + drahokamy (goblin), lektvar + grimoár (goblin) a "
            "lektvar + koule (Rigor).",
        ),
    ),
    (
        "log-over",
        {"seat": 0, "reason": "books", "winners": [0]},
        (
            "The game is over: Red has taken the last Book. Red wins.",
            "Koniec gry: Czerwony zdobywa ostatnią Księgę. Wygrywa Czerwony.",
            "Spielende: Rot hat das letzte Buch erbeutet. Rot gewinnt.",
            "Konec hry: Červený získává poslední Knihu. Vítězí Červený.",
        ),
    ),
    (
        "log-over",
        {"seat": 0, "reason": "looks", "winners": [1, 6]},
        (
            "The game is over: Red has one Look too many. Blue and White share the victory.",
            "Koniec gry: Czerwony ma o jedno Spojrzenie za dużo. Niebieski i Biały dzielą się zwycięstwem.",
            "Spielende: Rot hat einen Blick zu viel. Blau und Weiß teilen sich den Sieg.",
            "Konec hry: Červený má o Pohled víc, než smí. O vítězství se dělí Modrý a Bílý.",
        ),
    ),
    (
        "prompt-push",
        {"seat": 5, "pushed": 2, "you": "no"},
        (
            "Orange chooses where to push Green.",
            "Pomarańczowy wybiera, dokąd popchnąć Zielonego.",
            "Orange wählt, wohin Grün geschubst wird.",
            "Oranžový vybírá, kam strčí Zeleného.",
        ),
    ),
    (
        "prompt-push",
        {"seat": 5, "pushed": 2, "you": "yes"},
        ("Where do you push Green?", "Dokąd popychasz Zielonego?", "Wohin schubst du Grün?", "Kam strčíš Zeleného?"),
    ),
    (
        "move-give",
        {"look": "W-18", "seat": 7},
        (
            "Give “One Foot” to Black",
            "Oddaj „Na jednej nodze” Czarnemu",
            "Gib „Auf einem Bein“ an Schwarz",
            "Dej „Na jedné noze“ Černému",
        ),
    ),
]


@pytest.mark.parametrize(("message", "arguments", "wanted"), SENTENCES)
def test_a_sentence_reads_well(message: str, arguments: dict[str, object], wanted: tuple[str, ...]) -> None:
    assert tuple(text(language, message, **arguments) for language in LANGUAGES) == wanted


@pytest.mark.parametrize(
    ("count", "wanted"),
    [
        (0, ("no Looks", "bez Spojrzeń", "keine Blicke", "bez Pohledů")),
        (1, ("1 Look", "1 Spojrzenie", "1 Blick", "1 Pohled")),
        (3, ("3 Looks", "3 Spojrzenia", "3 Blicke", "3 Pohledy")),
        (5, ("5 Looks", "5 Spojrzeń", "5 Blicke", "5 Pohledů")),
        (12, ("12 Looks", "12 Spojrzeń", "12 Blicke", "12 Pohledů")),
        (22, ("22 Looks", "22 Spojrzenia", "22 Blicke", "22 Pohledů")),
    ],
)
def test_numbers_take_the_right_plural(count: int, wanted: tuple[str, ...]) -> None:
    assert tuple(text(language, "label-looks", count=count) for language in LANGUAGES) == wanted
