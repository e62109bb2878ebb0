"""Auto-pass policies: what answers a response window for a seat that does not want to be asked. Outside the rules.

The rules always ask. A policy looks only at what its own seat may know, and how or how fast it answered is nobody
else's business: a whole run of automatic answers is delivered together (see `Table.submit`), after one delay that the
server draws.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteka.core import BadOption, Info

KINDS = ("always", "able", "chosen")

PRESETS = {
    "smart": (["main", "combat", "attack", "block"], ["main", "attack", "block", "end"], ["roll"]),
    "quiet": (["main", "combat"], ["block"], []),
    "all": (
        ["roll", "main", "combat", "attack", "block", "end"],
        ["roll", "main", "combat", "attack", "block", "end"],
        [],
    ),
}
"""For games whose turns have such windows: where to stop in the own turn, in others' turns, and before harm."""


class Policy:
    """One seat's wishes.

    `always` stops at every window; `able` only where something besides passing is open; `chosen` where moreover the
    window is marked, for the own turn and for the turns of others apart, and some only while harm lies open. A choice
    that is no window, such as a trade, is never made for a seat that could do more than let it go.
    """

    def __init__(
        self,
        kind: str = "always",
        own: Sequence[str] = (),
        other: Sequence[str] = (),
        *,
        harm: Sequence[str] = (),
        stop_after_play: bool = True,
    ) -> None:
        if kind not in KINDS:
            raise BadOption(f"no policy {kind!r}", kind, KINDS)
        self.kind = kind
        self.own = list(own)
        self.other = list(other)
        self.harm = list(harm)
        """Windows of the own turn that are marked as long as the view says `harmful`: something bad lies open."""
        self.stop_after_play = stop_after_play
        """A window not marked becomes marked as soon as somebody has done more than pass in it."""
        self.hold = False
        """The next window, of any kind, is a stop; the table clears it when the seat has answered."""
        self.skip_turn = False
        """Pass everything until the turn is over, unless something befalls the seat; the table clears it then."""

    def stops(self, info: Info, *, played: bool) -> bool:
        """Whether the seat wants to be asked at this window; `played`: somebody has done more than pass in it."""
        world = info.world
        if world.passing(info.seat) is None or self.hold:
            return True
        if self.skip_turn and not world.alarm(info.seat):
            return False
        if self.kind == "always":
            return True
        if len(info.open_moves()) < 2:
            return False
        if self.kind == "able" or world.moment() == "" or (played and self.stop_after_play):
            return True
        if world.active() < 0 or world.side(world.active()) != world.side(info.seat):
            return world.moment() in self.other
        return world.moment() in self.own or (world.moment() in self.harm and dict(info.view).get("harmful") is True)

    def json(self) -> dict[str, object]:
        """As it crosses a border."""
        return {
            "kind": self.kind,
            "own": self.own,
            "other": self.other,
            "harm": self.harm,
            "stop_after_play": self.stop_after_play,
            "hold": self.hold,
            "skip_turn": self.skip_turn,
        }


def preset(name: str) -> Policy:
    """A policy with windows chosen beforehand: `smart`, `quiet` or `all`.

    >>> preset("quiet").own, preset("quiet").other
    (['main', 'combat'], ['block'])
    """
    if name not in PRESETS:
        raise BadOption(f"no preset {name!r}", name, PRESETS)
    own, other, harm = PRESETS[name]
    return Policy("chosen", own, other, harm=harm)


def from_json(data: Mapping[str, object]) -> Policy:
    """Read what `Policy.json` wrote; wrong fields are named."""
    lists = {}
    for field in ("own", "other", "harm"):
        value = data.get(field, [])
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise BadOption(f"policy field {field!r} is {value!r}, wanted a list of windows")
        lists[field] = [str(word) for word in value]
    policy = Policy(str(data.get("kind", "always")), lists["own"], lists["other"], harm=lists["harm"])
    for field in ("stop_after_play", "hold", "skip_turn"):
        value = data.get(field, getattr(policy, field))
        if not isinstance(value, bool):
            raise BadOption(f"policy field {field!r} is {value!r}, wanted true or false")
        setattr(policy, field, value)
    return policy
