"""Cards without an order: lists of small numbers, kept sorted, so that equal multisets are equal lists."""

from __future__ import annotations

from ludoteka.core.native import i64
from ludoteka.core.rng import Rng


def add_card(cards: list[i64], card: i64) -> None:
    """Put one card to the others.

    >>> cards = [1, 4, 4]
    >>> add_card(cards, 3); cards
    [1, 3, 4, 4]
    """
    i: i64 = len(cards)
    while i > 0 and cards[i - 1] > card:
        i -= 1
    cards.insert(i, card)


def count_card(cards: list[i64], card: i64) -> i64:
    """How many of one kind there are."""
    found: i64 = 0
    for each in cards:
        if each == card:
            found += 1
    return found


def weights(cards: list[i64]) -> list[tuple[int, int]]:
    """Each kind with the number of its cards, in order.

    >>> weights([1, 4, 4])
    [(1, 1), (4, 2)]
    """
    found: list[tuple[int, int]] = []
    i: i64 = 0
    size: i64 = len(cards)
    while i < size:
        j = i + 1
        while j < size and cards[j] == cards[i]:
            j += 1
        found.append((int(cards[i]), int(j - i)))
        i = j
    return found


def draw_one(pool: list[i64], rng: Rng) -> i64:
    """Take any card out of the pool, each equally likely; the pool's order does not matter afterwards."""
    last: i64 = len(pool) - 1
    card = pool.pop()
    if last == 0:
        return card
    i = rng.below(last + 1)
    if i == last:
        return card
    drawn = pool[i]
    pool[i] = card
    return drawn


def draw_by(odds: list[i64], pool: list[i64], rng: Rng) -> i64:
    """Take a card out of the pool, the likelier the greater the odds of its kind.

    >>> draw_by([1, 0, 5], [1, 2, 1], Rng(1))
    2
    """
    total: i64 = 0
    for card in pool:
        total += odds[card]
    left = rng.below(total)
    place: i64 = 0
    while left >= odds[pool[place]]:
        left -= odds[pool[place]]
        place += 1
    drawn = pool[place]
    pool[place] = pool[-1]
    pool.pop()
    return drawn


def draw_some(pool: list[i64], count: i64, rng: Rng) -> list[i64]:
    """Take so many cards out of the pool, sorted; whoever takes all that is left needs no luck for it."""
    drawn: list[i64] = []
    if count == len(pool):
        drawn.extend(pool)
        pool.clear()
    else:
        for _ in range(count):
            drawn.append(draw_one(pool, rng))
    drawn.sort()
    return drawn
