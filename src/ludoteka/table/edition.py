"""A game as one can start it: its packs, new matches, matches restored from a position or from a record."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from pathlib import Path

from ludoteka.core import BadContent, BadDump, BadOption, Content, Game, Info, Option, Pack, Position
from ludoteka.core.info import from_json
from ludoteka.core.options import Value, settle
from ludoteka.core.record import Header
from ludoteka.core.seats import seat_name
from ludoteka.table.dice import Dice, FairDice, SeededDice
from ludoteka.table.fair import Scribe, commitment, new_match_id
from ludoteka.table.match import Match
from ludoteka.table.pledges import pledge_of


class Edition:
    """What `ludoteka.game(…)` gives: one game with everything needed to play it.

    >>> import tic_tac_toe
    >>> game = Edition(tic_tac_toe.GAME)
    >>> match = game.new(seats=2, seed=7)
    >>> match.play("mark b2")
    >>> match.to_act, match.moves()[:2], match.can_undo(0)
    (1, ['mark a1', 'mark b1'], True)
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._packs: dict[str, Pack] = {}

    @property
    def key(self) -> str:
        """The name in addresses and records."""
        return self.game.key

    @property
    def title(self) -> str:
        """The name for people."""
        return self.game.title

    @property
    def seats(self) -> range:
        """How many may play."""
        return self.game.seats

    @property
    def options(self) -> list[Option]:
        """What may be chosen before the game."""
        return self.game.options

    @property
    def clauses(self) -> dict[str, str]:
        """Every rule by its id."""
        return self.game.clauses

    def pack(self, content: str | Path | None = None) -> Pack:
        """The standard pack, or that of an owner's own content file; each is made once."""
        source = "content.toml" if content is None else str(content)
        if source not in self._packs:  # where two threads read it at once, one of the packs is everybody's
            self._packs.setdefault(source, self.game.read(Content(source, _content_text(self.game, content))))
        return self._packs[source]

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        content: str | Path | None = None,
        chance: str | FairTable = "sampled",
    ) -> Match:
        """Start a match. Chance is sampled by a seed, drawn by fair dice, or 'manual': played by the caller."""
        count = self.seats[0] if seats is None else seats
        if count not in self.seats:
            raise BadOption(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {count}")
        settled = settle(self.options, options or {})
        pack = self.pack(content)
        position = self.game.begin(pack, count, settled)
        if isinstance(chance, FairTable):
            header = self._header(pack, count, settled, "fair", chance)
            return Match(self, position, Scribe(header, chance.secret), chance.dice())
        if chance == "manual":
            return Match(self, position, Scribe(self._header(pack, count, settled, "manual")), None)
        if chance != "sampled":
            raise BadOption(f"chance cannot be {chance!r}; it takes 'sampled', 'manual' or a FairTable")
        number = secrets.randbits(62) if seed is None else seed
        return Match(self, position, Scribe(self._header(pack, count, settled, f"seed {number}")), SeededDice(number))

    def restore(self, data: Mapping[str, object], seed: int | None = None, content: str | Path | None = None) -> Match:
        """A match that goes on from a dumped position; without a seed the caller plays CHANCE."""
        pack = self.pack(content)
        if data.get("game") != self.key:
            raise BadDump(f"field 'game' is {data.get('game')!r}, wanted {self.key!r}")
        if data.get("content") != pack.content_hash:
            raise BadDump(f"field 'content' is {data.get('content')!r}; the content here is {pack.content_hash!r}")
        inner = data.get("position")
        if not isinstance(inner, Mapping):
            raise BadDump(f"field 'position' is {inner!r}, wanted a table")
        return self.at(self.game.restore(pack, inner), seed)

    def at(self, position: Position, seed: int | None = None) -> Match:
        """A match that goes on from any position; without a seed the caller plays CHANCE."""
        chance = "manual" if seed is None else f"seed {seed}"
        header = self._header(position.pack, int(position.seats), position.options or {}, chance)
        return Match(self, position, Scribe(header), None if seed is None else SeededDice(seed))

    def first(self, header: Header, content: str | Path | None = None) -> Position:
        """The position at which a match with this header begins: as the game is set up, or as it was dealt."""
        pack, settled = self.pack(content), settle(self.options, header.options, kept=True)
        if header.start is None:
            return self.game.begin(pack, header.seats, settled)
        try:
            data = json.loads(header.start[1])
        except (ValueError, RecursionError) as bad:
            raise BadDump(f"the position cannot be read: {bad}") from None
        position = self.game.restore(pack, data)
        if position.seats != header.seats or position.options not in (None, settled):
            raise BadDump("the position has other seats or options than the header names")
        return position

    def info(self, data: Mapping[str, object], content: str | Path | None = None) -> Info:
        """Read what `Info.json` wrote."""
        return from_json(self.game, self.pack(content), data)

    def _header(
        self, pack: Pack, seats: int, options: Mapping[str, Value], chance: str, fair: FairTable | None = None
    ) -> Header:
        if fair is None:
            return Header(self.key, self.game.rules, pack.content_hash, seats, "0", chance, options=options)
        return Header(
            self.key,
            self.game.rules,
            pack.content_hash,
            seats,
            fair.match,
            chance,
            options=options,
            commit=commitment(fair.secret),
            entropy=fair.entropy,
            pledges=fair.pledges,
            called_off=fair.called_off,
        )


class FairTable:
    """The steps before a match with fair dice: the server commits, players pledge digits, then reveal them.

    Digits may be added without a pledge where nobody else gives any; then nothing more is added.
    """

    def __init__(self, secret: bytes, match: str | None = None) -> None:
        self.secret = secret
        self.match = new_match_id() if match is None else match
        self.commit = commitment(secret)
        self.entropy: list[tuple[int, str]] = []
        self.pledges: list[tuple[int, str]] = []
        self.called_off: list[tuple[str, list[int]]] = []
        self._closed = False

    def pledge(self, seat: int, pledge: str) -> None:
        """Take a player's pledge: `pledge_of` the digits that are added later; before anybody adds digits."""
        if self.entropy or self._closed:
            raise BadOption("digits have been revealed already: no pledge can be taken any more")
        if seat in dict(self.pledges):
            raise BadOption(f"{seat_name(seat)} has pledged already")
        self.pledges.append((seat, pledge))

    def add(self, seat: int, entropy: str) -> None:
        """Take a player's contribution, in hex digits; those that were pledged where there was a pledge."""
        if self._closed:
            raise BadOption("the match has begun: no entropy can be added after the first draw")
        pledged = dict(self.pledges).get(seat)
        if pledged is not None and (pledged != pledge_of(entropy) or seat in dict(self.entropy)):
            raise BadOption(f"these are not the digits that {seat_name(seat)} has pledged, or they are given again")
        self.entropy.append((seat, entropy))

    def call_off(self, secret: bytes) -> None:
        """Throw secret, pledges and digits away, as some digits are missing; the next start has another secret."""
        if self._closed:
            raise BadOption("the match has begun: its start cannot be called off any more")
        given = dict(self.entropy)
        self.called_off.append((self.commit, [seat for seat, _ in self.pledges if seat not in given]))
        self.secret, self.commit, self.pledges, self.entropy = secret, commitment(secret), [], []

    def dice(self) -> Dice:
        """The dice; from now on no entropy is taken."""
        for seat, _ in self.pledges:
            if seat not in dict(self.entropy):
                raise BadOption(f"{seat_name(seat)} has pledged digits and has not added them")
        self._closed = True
        return FairDice(self.secret, self.match, self.entropy)


def _content_text(game: Game, content: str | Path | None) -> str:
    if content is None:
        return game.content
    try:
        return Path(content).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent(str(content), [f"cannot be read: {error}"]) from None
