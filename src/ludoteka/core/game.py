"""A game as the engine knows it: what it is called, what may be chosen, how it begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ludoteka.core.advice import Advice
from ludoteka.core.content import Content
from ludoteka.core.dumping import restore_fields
from ludoteka.core.errors import BadDump
from ludoteka.core.judge import Judges
from ludoteka.core.native import mypyc_attr
from ludoteka.core.options import Option, Value, settle
from ludoteka.core.pack import Pack
from ludoteka.core.position import Position
from ludoteka.core.seats import NOBODY


Begin = Callable[[Pack, int, Mapping[str, Value]], Position]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game's name, numbers and doors. A game's folder (or file) holds one such object, called GAME.

    It reads like a table of contents: `read` and `begin` are the game's own functions, given here or written as
    methods of a subclass.
    """

    def __init__(
        self,
        key: str,
        title: str,
        seats: range,
        *,
        rules: int,
        clauses: Mapping[str, str],
        options: Sequence[Option] = (),
        content: str = "",
        texts: Mapping[str, str] | None = None,
        read: Callable[[Content], Pack] | None = None,
        begin: Begin | None = None,
        bound: int = 0,
        advice: Advice | None = None,
        nets: Sequence[bytes] = (),
    ) -> None:
        self.key = key
        """The name in addresses and records, such as karak-goblin."""
        self.title = title
        self.seats = seats
        self.rules = rules
        """The version of the rules; it rises when an old record may play differently."""
        self.clauses: dict[str, str] = dict(clauses)
        self.options: list[Option] = list(options)
        self.content = content
        """The standard content as TOML text; empty where a game has none."""
        self.texts: dict[str, str] = dict(texts or {})
        """Sentences by language, each one Fluent text (a game in a folder keeps them in texts/)."""
        self.advice = advice
        """What bots should know about this game; None where nobody has written it."""
        self.judges = Judges(nets)
        """What was learnt about it from many games."""
        self._read = read
        self._begin = begin
        self._bound = bound

    def read(self, content: Content) -> Pack:
        """Check a content file and make the pack with all its moves."""
        if self._read is None:
            raise NotImplementedError(f"{self.key}: give Game a `read`, or write it as a method")
        return self._read(content)

    def begin(self, pack: Pack, seats: int, options: Mapping[str, Value]) -> Position:
        """The first position; whatever is random about the set-up is still to come, as moves of CHANCE."""
        if self._begin is None:
            raise NotImplementedError(f"{self.key}: give Game a `begin`, or write it as a method")
        return self._begin(pack, seats, options)

    def restore(self, pack: Pack, data: Mapping[str, object]) -> Position:
        """The position that `Position.dump` wrote; raise BadDump where the data are damaged."""
        seats, options, to_act = data.get("seats"), data.get("options"), data.get("to_act")
        if not isinstance(seats, int) or seats not in self.seats:
            raise BadDump(f"field 'seats' is {seats!r}, wanted a number from {self.seats[0]} to {self.seats[-1]}")
        if not isinstance(options, dict):
            raise BadDump(f"field 'options' is {options!r}, wanted a table")
        if not isinstance(to_act, int) or not NOBODY <= to_act < seats:
            raise BadDump(f"field 'to_act' is {to_act!r}, wanted a number from {NOBODY} to {seats - 1}")
        position = self.begin(pack, seats, settle(self.options, options, kept=True))
        own = {name: value for name, value in data.items() if name not in ("seats", "options", "to_act")}
        pieces = position.census()
        restore_fields(position, position.fields(), own)
        position.to_act = to_act
        if position.census() != pieces:
            raise BadDump("pieces are missing, doubled or unknown: this is not a position of this game and content")
        return position

    def step_bound(self, seats: int) -> int:
        """No game, however played, takes more moves than this, chance included."""
        if self._bound < 1:
            raise NotImplementedError(f"{self.key}: give Game a `bound`, or write `step_bound`")
        return self._bound
