"""Pseudo-random numbers for simulation and imagined worlds; rules never see one."""

from __future__ import annotations

from typing import Final

from ludoteka.core.native import i64

M32: Final = 0xFFFFFFFF
WORD: Final = 1 << 32


class Rng:
    """xoshiro128++ (Blackman and Vigna): four 32-bit words, the same numbers compiled and interpreted.

    >>> one, other = Rng(7), Rng(7)
    >>> [one.below(6) for _ in range(8)] == [other.below(6) for _ in range(8)]
    True
    """

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, seed: int) -> None:
        """Spread any whole number over the four words by splitmix32."""
        mask: int = 0xFFFFFFFF
        state = (seed ^ (seed >> 32) * 0x9E3779B1 ^ (seed >> 64) * 0x85EBCA77) & mask
        words: list[int] = []
        for _ in range(4):
            state = (state + 0x9E3779B9) & mask
            z = state
            z = ((z ^ (z >> 16)) * 0x21F0AAAD) & mask
            z = ((z ^ (z >> 15)) * 0x735A2D97) & mask
            words.append(z ^ (z >> 15))
        self.a: i64 = words[0]
        self.b: i64 = words[1]
        self.c: i64 = words[2]
        self.d: i64 = words[3] | 1

    def word(self) -> i64:
        """The next 32 bits."""
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        s: i64 = (a + d) & M32
        result: i64 = (((s << 7) & M32 | (s >> 25)) + a) & M32
        t: i64 = (b << 9) & M32
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ t
        self.d = (d << 11) & M32 | (d >> 21)
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (Lemire's method; rejection, so no bias).

        >>> sorted({Rng(seed).below(3) for seed in range(50)})
        [0, 1, 2]
        """
        if n >= 1 << 31:
            return self._below_large(n)
        m: i64 = self.word() * n
        if m & M32 < n:
            floor: i64 = WORD % n
            while m & M32 < floor:
                m = self.word() * n
        return m >> 32

    def _below_large(self, n: i64) -> i64:
        """The same for numbers that do not fit one word: draw 62 bits, reject what lies beyond the last multiple."""
        top: i64 = 1 << 62
        limit: i64 = top - top % n
        while True:
            high: i64 = self.word() >> 2
            value: i64 = high << 32 | self.word()
            if value < limit:
                return value % n

    def chance(self) -> float:
        """A number in [0, 1)."""
        return float(self.word()) / 4294967296.0

    def shuffle(self, items: list[i64]) -> None:
        """Put small numbers into a uniformly random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def split(self) -> Rng:
        """A new generator seeded by this one."""
        return Rng(self.word() << 30 ^ self.word())
