"""Dice: every lot equally likely, the same for everybody who knows the secret, and no draw twice."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from ludoteka.table.dice import Dice, FairDice, SeededDice, draw_message, even_handed, fair_lot

SECRET = bytes(range(32))


def lots_given(words: int, lots: int, bits: int) -> Counter[int]:
    """How often each lot comes out over all sequences of so many words; -1 where every word was thrown away."""
    given = Counter[int]()
    for sequence in product(range(1 << bits), repeat=words):
        try:
            given[even_handed(sequence.__getitem__, lots, bits)] += 1
        except IndexError:
            given[-1] += 1
    return given


@pytest.mark.parametrize("bits", [1, 3, 4, 6])
def test_exactly_the_same_number_of_words_gives_every_lot(bits: int) -> None:
    for lots in range(1, (1 << bits) + 1):
        share, thrown_away = divmod(1 << bits, lots)
        wanted = dict.fromkeys(range(lots), share) | ({-1: thrown_away} if thrown_away else {})
        assert lots_given(1, lots, bits) == wanted


def test_two_attempts_together_are_exactly_even_as_well() -> None:
    assert lots_given(2, 6, 4) == {0: 40, 1: 40, 2: 40, 3: 40, 4: 40, 5: 40, -1: 16}


def test_a_fair_die_shows_every_face_equally_often() -> None:
    dice = FairDice(SECRET, "5f0c", [(0, "ab")])
    faces = Counter(dice.draw(number, "die", 6) for number in range(1, 6001))
    chi_squared = sum((faces[face] - 1000) ** 2 / 1000 for face in range(6))
    assert chi_squared < 20.5  # five degrees of freedom: one honest die in a thousand is worse


def test_with_huge_numbers_of_lots_no_third_is_favoured() -> None:
    lots = 3 << 60  # 2**64 is 5 1/3 times this: a bare modulo would give the first third of the lots 6 times out of 16
    dice = FairDice(SECRET, "5f0c")
    first = sum(dice.draw(number, "bag", lots) < lots // 3 for number in range(1, 4001))
    assert abs(first / 4000 - 1 / 3) < 0.025


def test_every_part_of_a_draw_changes_it() -> None:
    def lot(
        secret: bytes = SECRET,
        match: str = "5f0c",
        entropy: tuple[tuple[int, str], ...] = ((0, "ab"), (1, "cd")),
        number: int = 1,
        label: str = "deal",
        lots: int = 1 << 61,
    ) -> int:
        return fair_lot(secret, match, entropy, number, label, lots)

    lots = [
        lot(),
        lot(secret=bytes(32)),
        lot(match="5f0d"),
        lot(entropy=((0, "ab"),)),
        lot(number=2),
        lot(label="die"),
        lot(entropy=((1, "cd"), (0, "ab"))),
        lot(entropy=((0, "ab"), (0, "cd"))),
        lot(lots=(1 << 61) + 1),
    ]
    assert len(set(lots)) == len(lots)
    assert lot() == lot()


def test_different_draws_never_share_a_message() -> None:
    entropies: list[list[tuple[int, str]]] = [[], [(0, "1")], [(0, "11")], [(0, "1")] * 2, [(10, "1")], [(1, "01")]]
    draws = list(product(["1", "11"], entropies, [1, 11], ["1", "1-1", "11"], [1, 11], [0, 1]))
    assert len({draw_message(*draw) for draw in draws}) == len(draws)


def test_the_same_seed_gives_the_same_lots_and_another_seed_others() -> None:
    def lots(seed: int) -> list[int]:
        dice = SeededDice(seed)
        return [dice.draw(number, "die", 1 << number) for number in range(1, 62)]

    assert lots(7) == lots(7)
    assert lots(7) != lots(8)


@pytest.mark.parametrize("dice", [SeededDice(7), FairDice(SECRET, "5f0c")])
def test_the_number_of_a_draw_never_runs_backwards(dice: Dice) -> None:
    dice.draw(3, "die", 6)
    for number in (3, 2, 0):
        with pytest.raises(ValueError, match="never runs backwards"):
            dice.draw(number, "die", 6)
    assert 0 <= dice.draw(4, "die", 6) < 6


@pytest.mark.parametrize(("label", "lots"), [("Die", 6), ("", 6), ("two words", 6), ("die", 0), ("die", 1 << 62)])
def test_a_draw_that_could_not_be_written_down_is_refused(label: str, lots: int) -> None:
    for dice in (SeededDice(7), FairDice(SECRET, "5f0c")):
        with pytest.raises(ValueError, match="wanted"):
            dice.draw(1, label, lots)
        assert dice.last == 0


def test_one_lot_is_always_the_first() -> None:
    assert FairDice(SECRET, "5f0c").draw(1, "top-card", 1) == 0
    assert SeededDice(7).draw(1, "top-card", 1) == 0


def test_a_secret_has_32_bytes_and_does_not_show() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        FairDice(b"short", "5f0c")
    assert SECRET.hex() not in repr(FairDice(SECRET, "5f0c"))
