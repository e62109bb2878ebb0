"""Sentences as Python says them, with what they are said from: the browser's words must be the same.

python scripts/word_vectors.py FILE        web/test/words.test.ts reads what is written there
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import ludoteka
from ludoteka import Match, Rng
from ludoteka.terminal.words import Words

MOVES = 250
"""So many moves of a random game are told in every language."""
ASKED = 40
"""So many moves are asked about after a quarter of them."""


def main(arguments: list[str]) -> int:
    """Play every game on the shelf at random and say everything in every language it has."""
    found = [vectors(key, language) for key in ludoteka.games() for language in ludoteka.game(key).game.texts]
    Path(arguments[0]).write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")
    return 0


def vectors(key: str, language: str) -> dict[str, object]:
    """One game in one language: its texts, and what was said of whom."""
    edition = ludoteka.game(key)
    words = Words(edition.game, language)
    said: dict[str, dict[str, object]] = {}
    for how, told, viewer in sayings(key):
        name = json.dumps([how, told, viewer], sort_keys=True)
        if name not in said:
            said[name] = {"how": how, "told": told, "viewer": viewer, "said": say(words, how, told, viewer)}
    return {
        "game": key,
        "language": language,
        "texts": edition.game.texts[language],
        "clauses": dict(edition.game.clauses),
        "sayings": list(said.values()),
    }


def say(words: Words, how: str, told: dict[str, object], viewer: int | None) -> str:
    """One sentence."""
    if how == "option":
        return words.option(told)
    if how == "letter":
        return words.letter(told)
    return words.prompt(told, viewer) if how == "prompt" else words.refusal(told)


def sayings(key: str) -> Iterator[tuple[str, dict[str, object], int | None]]:
    """Options, prompts and refusals along two random games, then all letters."""
    for seed in (1, 2):
        match = ludoteka.game(key).new(seats=ludoteka.game(key).game.seats[-1 if seed == 2 else 0], seed=seed)
        rng = Rng(seed)
        for number in range(MOVES):
            if match.to_act is None:
                break
            yield from moment(match, rng, ask=number % (MOVES // 4) == 0)
            moves = match.moves()
            match.play(moves[rng.below(len(moves))])
        for viewer in (None, 0):
            yield from (("letter", without_number(letter), viewer) for letter in match.log(viewer))


def moment(match: Match, rng: Rng, *, ask: bool) -> Iterator[tuple[str, dict[str, object], int | None]]:
    """What can be said at one decision."""
    seat = match.to_act or 0
    yield from (("option", option, seat) for option in match.options(seat))
    yield "prompt", match.prompt(seat), seat
    yield "prompt", match.prompt(None), None
    every = match.position.pack.moves
    for _ in range(ASKED if ask else 0):
        refusal = match.why_not(every[rng.below(len(every))].text, seat)
        if refusal is not None:
            yield "refusal", refusal, seat


def without_number(letter: Mapping[str, object]) -> dict[str, object]:
    """A letter as it is the same whenever it comes."""
    return {name: value for name, value in dict(letter).items() if name != "n"}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
