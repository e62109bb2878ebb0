"""Bundles of action cards: how many of each kind a hand, deck or pile holds, as the bits of one number.

Every copy of a kind has a bit, and they are filled from the lowest, so equal bundles are equal numbers: with two Shots
in the deck, one Shot in a hand is 01 and both are 11.
"""

from __future__ import annotations

from ludoteka.core.native import i64


class Kinds:
    """Where the bits of each kind of action card are; made with the pack."""

    def __init__(self, copies: list[int]) -> None:
        self.copies: list[i64] = [count for count in copies]
        self.base: list[i64] = []
        """The lowest bit of each kind."""
        self.mask: list[i64] = []
        """All its bits, moved down to the lowest."""
        self.kind_of: list[i64] = []
        """By bit: the kind."""
        self.first: i64 = 0
        """The lowest bits of all kinds: those that tell whether there is any card of a kind."""
        for kind, count in enumerate(copies):
            self.base.append(len(self.kind_of))
            self.mask.append((1 << count) - 1)
            self.first |= i64(1) << i64(len(self.kind_of))
            self.kind_of.extend([i64(kind)] * count)
        self.whole: i64 = (i64(1) << i64(len(self.kind_of))) - 1
        """The complete deck (TK-ACTION-6)."""

    def count(self, bundle: i64, kind: i64) -> i64:
        """How many cards of a kind there are."""
        return size_of(bundle >> self.base[kind] & self.mask[kind])

    def has(self, bundle: i64, kind: i64) -> bool:
        """Whether there is any card of a kind."""
        return (bundle >> self.base[kind] & 1) == 1

    def added(self, bundle: i64, kind: i64) -> i64:
        """The bundle with one card more."""
        base = self.base[kind]
        return bundle | ((bundle >> base & self.mask[kind]) << 1 | 1) << base

    def without(self, bundle: i64, kind: i64) -> i64:
        """The bundle with one card less; unchanged if there is none."""
        base, mask = self.base[kind], self.mask[kind]
        return bundle & ~(mask << base) | (bundle >> base & mask) >> 1 << base

    def joined(self, bundle: i64, other: i64) -> i64:
        """Both bundles together."""
        if bundle == 0:
            return other
        for bit in range(i64(len(self.kind_of))):
            if other >> bit & 1:
                bundle = self.added(bundle, self.kind_of[bit])
        return bundle

    def minus(self, bundle: i64, other: i64) -> i64:
        """What is left when another bundle is taken out."""
        if other:
            for bit in range(i64(len(self.kind_of))):
                if other >> bit & 1:
                    bundle = self.without(bundle, self.kind_of[bit])
        return bundle

    def lot(self, bundle: i64, i: i64) -> i64:
        """The kind of the i-th card."""
        while i > 0:
            bundle &= bundle - 1
            i -= 1
        bit: i64 = 0
        while not bundle >> bit & 1:
            bit += 1
        return self.kind_of[bit]

    def cards(self, bundle: i64) -> list[i64]:
        """Every card by its kind, in order."""
        return [kind for bit, kind in enumerate(self.kind_of) if bundle >> bit & 1]


def size_of(bundle: i64) -> i64:
    """How many cards there are in a bundle (at most 32): bits counted side by side."""
    x = bundle - (bundle >> 1 & 0x55555555)
    x = (x & 0x33333333) + (x >> 2 & 0x33333333)
    x = x + (x >> 4) & 0x0F0F0F0F
    return (x * 0x01010101 & 0xFFFFFFFF) >> 24
