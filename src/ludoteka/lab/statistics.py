"""What happened in one match, seat by seat, from what every onlooker was told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from ludoteka import SPECTATOR, Match

Told = tuple[str, Mapping[str, object]]
"""A letter: its key and what it names."""
HEROES: Final = ("hero-chosen", "hero-dealt", "dealt")
"""Letters that tell which hero a seat plays."""

ROWS: Final[Mapping[str, Sequence[tuple[str, str]]]] = {
    "karak-goblin": (
        ("fight", ""),
        ("beaten", ""),
        ("hit", "hits"),
        ("knocked-out", ""),
        ("played", ""),
        ("won-card", ""),
        ("won-key", ""),
        ("bought-potion", ""),
        ("pawned", ""),
    ),
    "karak-2": (
        ("won", ""),
        ("lost", ""),
        ("tile-laid", ""),
        ("harvested", ""),
        ("built", ""),
        ("trained", "count"),
        ("died", "count"),
        ("wounded", "count"),
        ("robbed", ""),
        ("plague", ""),
        ("poverty", ""),
    ),
    "kragmortha": (
        ("ritual-fulfilled", ""),
        ("look-received", ""),
        ("met", ""),
        ("pushed", ""),
        ("book-drawn", ""),
        ("book-used", ""),
        ("token-turned", ""),
        ("stepped", ""),
    ),
    "toerkk": (
        ("played", ""),
        ("used", ""),
        ("placed", ""),
        ("attacks", ""),
        ("killed", ""),
        ("dug", "count"),
        ("lost-life", "count"),
        ("regained-life", "count"),
        ("stole", ""),
    ),
}
"""By game, what people like to compare: letters by their key, and which number of theirs is summed (else counted)."""


class Row(NamedTuple):
    """One thing that is counted, by seat; a side's doings count for each of its seats."""

    key: str
    values: list[int]


class MatchStatistics(NamedTuple):
    """How long a match was, how much each seat had to decide, and what happened."""

    turns: int
    lines: int
    decisions: list[int]
    heroes: list[str]
    rows: list[Row]


def statistics(match: Match) -> MatchStatistics:
    """Count what happened in a match, as everybody could see it."""
    letters, sides = list(_letters(match)), _sides(match)
    wanted = ROWS.get(match.edition.key, ())
    counts, summed = {key: [0] * match.seats for key, _ in wanted}, dict(wanted)
    for key, args in letters:
        if key in counts:
            amount = args.get(summed[key], 1) if summed[key] else 1
            for seat in _whose(args, sides):
                counts[key][seat] += amount if isinstance(amount, int) else 1
    decisions = [sum(entry.who == seat and not entry.undone for entry in match.entries) for seat in range(match.seats)]
    return MatchStatistics(
        _turns(letters),
        len(match.scribe.record.lines),
        decisions,
        _heroes(letters, sides),
        [Row(key, counts[key]) for key, _ in wanted],
    )


def outline(match: Match, sides: Sequence[int]) -> tuple[int, list[str]]:
    """How many turns a match had, and which heroes the seats played: all that is noted at the end of every match."""
    taken_back = {number for entry in match.entries if entry.undone for number in entry.told.get(SPECTATOR, ())}
    counted = [
        (told["key"], told["args"])
        for number, told in enumerate(match.mail.told(SPECTATOR, 0), 1)
        if (told["key"] == "turn" or told["key"] in HEROES) and number not in taken_back
    ]
    return _turns(counted), _heroes(counted, sides)


def _sides(match: Match) -> list[int]:
    return [int(match.position.side(seat)) for seat in range(match.seats)]


def _turns(letters: Sequence[Told]) -> int:
    return [key for key, _ in letters].count("turn")


def _heroes(letters: Sequence[Told], sides: Sequence[int]) -> list[str]:
    heroes = [""] * len(sides)
    for key, args in letters:
        if key in HEROES and isinstance(args.get("hero"), str):
            for seat in _whose(args, sides):
                heroes[seat] = str(args["hero"])
    return heroes


def _letters(match: Match) -> Iterator[Told]:
    """What onlookers were told of everything that was not taken back."""
    told = match.mail.told(SPECTATOR, 0)
    for entry in match.entries:
        for number in [] if entry.undone else entry.told.get(SPECTATOR, ()):
            yield told[number - 1]["key"], told[number - 1]["args"]


def _whose(args: Mapping[str, object], sides: Sequence[int]) -> list[int]:
    seat, side = args.get("seat"), args.get("side")
    if isinstance(seat, int):
        return [seat] if 0 <= seat < len(sides) else []
    return [each for each, own in enumerate(sides) if own == side]
