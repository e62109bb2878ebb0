"""Sentences and pictures: a game's own texts where it has them, and something readable where it has none."""

from __future__ import annotations

from rich.console import Console

import ludoteka
from ludoteka.core import Game
from ludoteka.terminal.pictures import PICTURES, listing
from ludoteka.terminal.words import Words

TEXTS = """
drew = { $seat } draws { $card ->
    [hidden] a card
   *[other] the { $card }
}
take = take { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
told = { $seats } look at { $cards }
many =
    on several
    lines
broken = {
"""


def words(**texts: str) -> Words:
    return Words(Game("some-game", "Some game", range(2, 5), rules=1, clauses={"SG-1": "Take."}, texts=texts))


def letter(key: str, **args: object) -> dict[str, object]:
    return {"n": 1, "key": key, "clause": "SG-1", "args": args}


def test_a_text_tells_seats_by_name_and_hidden_things_apart() -> None:
    say = words(en=TEXTS).letter
    assert say(letter("drew", seat=1, card="axe")) == "P2 draws the axe"
    assert say(letter("drew", seat=1, card=None)) == "P2 draws a card"
    assert say(letter("told", seats=[0, 2], cards=["axe", None])) == "P1, P3 look at axe, hidden"
    assert say(letter("many")) == "on several lines"


def test_a_text_counts_as_its_language_does() -> None:
    option = {"move": "take 1", "key": "take", "args": {"count": 1}}
    assert words(en=TEXTS).option(option) == "take 1 coin"
    assert words(en=TEXTS).option({**option, "args": {"count": 3}}) == "take 3 coins"


def test_what_has_no_text_is_said_by_key_or_notation() -> None:
    say = words()
    assert say.letter(letter("fell-asleep", seat=0, where="c4", dreaming=True)) == (
        "P1: fell asleep, where c4, dreaming true"
    )
    assert say.option({"move": "take 1", "key": "take", "args": {}}) == "take 1"
    assert say.prompt({"key": "choose-card", "clause": "SG-1", "args": {}}) == "Choose card"
    assert say.refusal({"key": "too-late", "clause": "SG-1", "args": {}}) == "Too late. SG-1: Take."
    assert say.refusal({"key": "too-late", "clause": "SG-9", "args": {}}) == "Too late. SG-9"
    assert words(en=TEXTS).letter(letter("broken")) == "broken"


def test_the_first_language_there_is_serves_where_english_is_missing() -> None:
    assert words(pl="drew = { $seat } ciągnie kartę").letter(letter("drew", seat=0)) == "P1 ciągnie kartę"


def test_words_of_the_table_do_not_come_from_the_game() -> None:
    told = {"n": 1, "key": "resigned", "clause": "", "args": {"seat": 1}}
    assert words(en="resigned = nonsense").letter(told) == "P2 resigns"


def shown(view: dict[str, object]) -> list[str]:
    console = Console(width=60, color_system=None, markup=False)
    with console.capture() as caught:
        console.print(listing(view))
    return [line.rstrip() for line in caught.get().splitlines() if line.strip()]


def test_any_view_can_be_shown() -> None:
    view = {
        "viewer": 0,
        "deck_size": 12,
        "hand": ["axe", None],
        "bag": [],
        "open": True,
        "mean": 0.5,
        "heroes": [{"name": "Ada", "hp": 3}, {"name": "Bob", "gold": 1}],
        "map": [["a", "b"], ["c", "d"]],
        "score": {"P1": 1, "P2": 2},
        "nothing": {},
    }
    said = shown(view)
    assert said[:5] == ["deck size  12", "hand       axe  ▒", "bag        none", "open       yes", "mean       0.5"]
    assert [line.split() for line in said[5:9]] == [
        ["heroes", "name", "hp", "gold"],
        [said[6].strip()],
        ["Ada", "3"],
        ["Bob", "1"],
    ]
    assert [line.split() for line in said[9:]] == [
        ["map", "a", "b"],
        ["c", "d"],
        ["score", "P1", "1"],
        ["P2", "2"],
        ["nothing", "none"],
    ]


def test_markup_in_a_view_is_shown_as_it_is() -> None:
    assert shown({"sign": "[bold]stop[/]"}) == ["sign  [bold]stop[/]"]


def test_games_with_a_picture_of_their_own_use_it() -> None:
    assert set(PICTURES) == {"tic-tac-toe", "leduc-poker", *ludoteka.games()}
