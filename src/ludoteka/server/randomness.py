"""Random values that decide how a match goes: its id, the secret of its dice, and the names of guests."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from ludoteka.table.fair import new_match_id, new_secret


class Randomness:
    """Random values from the operating system; tests put a seeded form in its place."""

    def match_id(self) -> str:
        """A fresh public id for one match."""
        return new_match_id()

    def match_secret(self) -> bytes:
        """A fresh secret that the dice of one match are derived from."""
        return new_secret()

    def guest_name(self, animals: Sequence[str]) -> str:
        """A name for a guest who gave none, such as "Heron 48"."""
        return f"{secrets.choice(animals)} {secrets.randbelow(90) + 10}"
