"""What strangers may send through a socket: every deed of the protocol, well said, twisted, cut, doubled, too long."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, get_args

from msgspec import inspect

from ludoteka.server import protocol

VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    2**63,
    1e308,
    "",
    "x" * 300,
    "\u0000",
    "\ud800",
    [],
    {},
    [[]] * 5,
    {"t": "move"},
    "P1",
    "../..",
    "%s%n",
    "' or 1=1 --",
    "<script>",
    ["a"] * 100,
    -0.0,
    "💥" * 40,
]
NAMED: dict[str, list[Any]] = {
    "move": ["call", "raise", "fold", "mark a1"],
    "what": ["raise", "J", "call"],
    "expect": [0, 1, 2, 3, 10**9],
    "seat": [0, 1, 2, 98],
    "person": ["x", "P1"],
    "entropy": ["ab", ""],
    "pledge": ["", "sha256:" + "0" * 64],
    "digits": ["ab" * 16],
    "level": ["random", "greedy", "none"],
    "preset": ["hello", "", "nonsense"],
    "text": ["", "hello"],
    "wishes": [{}, {"kind": "able"}, {"skip_turn": True}],
}
"""What makes sense in a field of this name, where its type does not tell."""


def tags() -> list[str]:
    """Every deed that the protocol knows."""
    return sorted(str(kind.__struct_config__.tag) for kind in get_args(protocol.Deed))


def well_said(rng: random.Random) -> dict[str, Any]:
    """Any deed with fields that fit: made from the protocol's own records, so that none can be forgotten."""
    record = rng.choice(get_args(protocol.Deed))
    found: dict[str, Any] = {"t": record.__struct_config__.tag, "id": f"f{rng.randrange(10**9)}"}
    described = inspect.type_info(record)
    assert isinstance(described, inspect.StructType)
    for field in described.fields:
        if field.name != "id" and (field.required or rng.random() < 0.7):
            found[field.name] = _value(field, rng)
    return found


def _value(field: inspect.Field, rng: random.Random) -> Any:
    if isinstance(field.type, inspect.LiteralType):
        return rng.choice(field.type.values)
    if isinstance(field.type, inspect.BoolType):
        return rng.random() < 0.5
    return rng.choice(NAMED.get(field.name, [0, 1, 60]))


class Messages:
    """What a stranger might send through a socket."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def deed(self) -> dict[str, Any]:
        """Something well said."""
        return well_said(self.rng)

    def garbage(self) -> str | bytes:
        """Anything at all."""
        data = self.rng.randbytes(self.rng.randrange(60))
        return data if self.rng.random() < 0.5 else data.decode("latin-1")

    def cut(self) -> str:
        """Something well said, cut off."""
        text = json.dumps(self.deed())
        return text[: self.rng.randrange(len(text))] + self.rng.choice(["", "}", "]]]", '"', "[" * 500])

    def twisted(self) -> str:
        """Fields of wrong types, too few or too many."""
        deed = self.deed()
        for name in self.rng.sample(sorted(deed), self.rng.randint(1, len(deed))):
            deed[name] = self.rng.choice(VALUES)
        if self.rng.random() < 0.3:
            deed[self.rng.choice(["seat", "person", "by", "number", "__class__"])] = self.rng.choice(VALUES)
        return json.dumps(deed)

    def replayed(self) -> str:
        """What somebody who has a seat might have sent."""
        return json.dumps(well_said(self.rng) | {"id": "once"})

    def huge(self) -> str:
        """Far too much."""
        return "[" * 70_000 if self.rng.random() < 0.5 else json.dumps({"t": "chat", "id": "h", "text": "x" * 70_000})

    def any(self) -> str | bytes:
        """One of these."""
        kinds: list[Callable[[], str | bytes]] = [self.garbage, self.cut, self.twisted, self.replayed]
        return self.huge() if self.rng.random() < 0.01 else self.rng.choice(kinds)()
