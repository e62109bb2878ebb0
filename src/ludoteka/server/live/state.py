"""A table as the fold over its log: whatever node reads the same entries has the same table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from ludoteka import SPECTATOR, Edition, IllegalMove, LudotekaError, _release
from ludoteka.core.errors import plain_message
from ludoteka.server.facts import Frozen, PlayedOn, Settings
from ludoteka.server.live import entries, fair_play
from ludoteka.server.live.clocks import Clocks
from ludoteka.server.live.differs import Differs
from ludoteka.server.live.entries import Kept, Row
from ludoteka.server.live.fair_start import FairStart
from ludoteka.server.live.sitters import Sitter
from ludoteka.table.dice import FairDice
from ludoteka.table.fair import Scribe
from ludoteka.table.match import Match
from ludoteka.table.policy import Policy
from ludoteka.table.replay import Follower
from ludoteka.table.table import Table

CHAT_KEPT = 200
UNSEEN: Final = (entries.Moved, entries.Passed, entries.Undone, entries.Wished)
"""What may happen without everybody's knowing."""


class Live:
    """One table in memory; `number` is that of the last entry it holds."""

    def __init__(self, table: str, edition: Callable[[str], Edition | None]) -> None:
        self.id = table
        self.number = 0
        self.at = 0.0
        self.lag = 0.0
        """By how many seconds the room's time is behind the moments of its entries; clocks run on the room's time."""
        self.shown_at = 0.0
        self.settings = Settings(game="", chairs=[])
        self.password = ""
        self.host = ""
        self.match_id = ""
        self.sitters: list[Sitter] = []
        self.entered: set[str] = set()
        self.table: Table | None = None
        self.paused = False
        self.frozen: Frozen | None = None
        self.difference = ""
        """Why it is frozen, in full: for whoever runs the room, never for a viewer."""
        self.played_on: PlayedOn | None = None
        self.rematch = ""
        self.release = ""
        self.clocks = Clocks(self.settings.clock, 0)
        self.chat: list[tuple[int, float, entries.Said]] = []
        self.said = 0
        self.done: dict[tuple[str, str], str] = {}
        """The receipts of what people have done, by person and key."""
        self.hinted = ("", "", 0, 0)
        """The last hint: who took it, by which key, on which seat, and how many letters that had then."""
        self.playing = False
        """Whether the match goes on, neither paused nor frozen."""
        self.asked_people: list[int] = []
        """The seats truly asked now at which a person decides."""
        self.asked_bots: list[int] = []
        """Those at which a bot does."""
        self.lines = 0
        """How many lines of the record its entries hold."""
        self._seen = 0
        """How many letters a spectator had after the last entry."""
        self._answers = False
        self._rules = 0
        self._content = ""
        self.fair = FairStart()
        self._start: tuple[int, str] | None = None
        self._edition_of = edition
        self._folds: dict[type, Callable[[Any], None]] = {
            entries.Made: self._made,
            entries.Entered: self._entered,
            entries.Sat: self._sat,
            entries.Rose: self._rose,
            entries.BotSat: self._bot_sat,
            entries.Readied: self._readied,
            entries.Starting: lambda body: self.fair.begin(self.at, self.sitters, body),
            entries.Revealed: lambda body: self.fair.reveal(self.sitters, body.by, body.digits),
            entries.CalledOff: lambda body: self.fair.call_off(self.sitters, body),
            entries.Wished: self._wished,
            entries.TakenOver: self._taken_over,
            entries.Returned: self._returned,
            entries.Extended: self._extended,
            entries.HostIs: self._host_is,
            entries.Said: self._said,
            entries.Linked: self._linked,
            entries.Resumed: self._resumed,
            entries.Resigned: self._resigned,
            entries.Hinted: self._took_hint,
            entries.Downtime: self._was_down,
        }

    # ---- what it is

    @property
    def match(self) -> Match | None:
        """The match, once it has begun."""
        return None if self.table is None else self.table.match

    @property
    def status(self) -> str:
        """Open before the match, then playing, paused, over, or frozen by a change of the rules."""
        if self.frozen is not None:
            return "frozen"
        if self.table is None:
            return "open"
        if self.table.match.over:
            return "over"
        return "paused" if self.paused else "playing"

    @property
    def commit(self) -> str:
        """The promise of the dice."""
        return self.fair.commit

    def edition(self) -> Edition:
        """The game."""
        found = self._edition_of(self.settings.game)
        if found is None:
            gone = f"the game {self.settings.game!r} is not on the shelf any more"
            raise Differs(0, gone, gone)
        return found

    def known(self) -> set[str]:
        """Everybody who is somebody at this table: who sits here, who hosts it, who has spoken."""
        people = {sitter.person for sitter in self.sitters if sitter.person} | {self.host}
        return people | {said.by for _, _, said in self.chat}

    def seats_of(self, person: str) -> list[int]:
        """The seats that belong to a person."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.person == person and person]

    def people(self) -> set[str]:
        """The people who sit at the table."""
        return {sitter.person for sitter in self.sitters if sitter.kind == "person"}

    def asked(self) -> set[str]:
        """The people truly asked now."""
        return {self.sitters[seat].person for seat in self.asked_people}

    def _ask(self) -> None:
        """Find out who is truly asked now, people and bots apart; once for every entry."""
        table = self.table
        people: list[int] = []
        bots: list[int] = []
        self.playing = table is not None and not self.paused and self.frozen is None and not table.match.over
        if table is not None and self.playing:
            for seat in table.match.position.waiting():
                (people if self.sitters[seat].plays else bots).append(seat)
        self.asked_people, self.asked_bots = people, bots

    # ---- beginning

    def set_up(self, body: entries.Begun, *, draw: bool) -> Table:
        """Set the match up; the first draws are made now, or taken from the log."""
        for sitter in self.sitters:
            if sitter.kind == "open":
                sitter.seat_bot(body.level)
            elif sitter.person == body.by and body.entropy:
                sitter.entropy = body.entropy
        fair, edition = self.fair, self.edition()
        if body.digits:
            fair.reveal(self.sitters, body.by, body.digits)
        header = fair.header(edition, self.settings, self.sitters, self.match_id, body, self._start)
        try:
            position = edition.first(header)
        except LudotekaError as bad:
            raise Differs(0, plain_message(bad)) from None
        dice = FairDice(fair.secret, header.match, header.entropy) if draw else None
        self.table = Table(Match(edition, position, Scribe(header, fair.secret), dice))
        self.clocks = Clocks(self.settings.clock, header.seats)
        fair.deadline = None
        return self.table

    def rows_since(self, line: int) -> list[Row]:
        """The lines of the record after number `line`, to be kept."""
        return [Row(one.number, one.who, one.text, one.tag, one.label, one.i, one.lots) for one in self._lines()[line:]]

    def written(self) -> int:
        """How many lines the record has."""
        return 0 if self.table is None else len(self.table.match.scribe.record.lines)

    def _lines(self) -> list[Any]:
        return [] if self.table is None else self.table.match.scribe.record.lines

    # ---- the fold

    def fold(self, number: int, at: float, body: Kept) -> None:
        """Take an entry from the log; a match that the present rules would not have played is frozen."""
        if self.frozen is None:
            try:
                self._follow(body)
            except Differs as bad:
                self.difference = bad.problem
                self._freeze(bad.line, bad.told)
        self.advance(number, at, body)

    def advance(self, number: int, at: float, body: Kept) -> None:
        """Take in what an entry means beside its lines; those are in the match already."""
        self.number, self.at = number, at
        fold = self._folds.get(type(body))
        if fold is not None:
            fold(body)
        if body.lines:
            self.lines = body.lines[-1].number
        if body.key:
            self.done[body.by, body.key] = body.lines[-1].tag if body.lines else ""
        news = self._note_news(at, body)
        if self.table is not None and type(body) is not entries.Said:
            self._ask()
            if self.clocks.kind != "none":
                self._turn_clocks(at - self.lag, body, news=news)
            if self.table.policies:
                self.table.pass_due()

    def _note_news(self, at: float, body: Kept) -> bool:
        """Whether all were told of a move; `shown_at` is when something last happened that all may know of."""
        seen, before = 0 if self.table is None else self.table.match.mail.count(SPECTATOR), self._seen
        self._seen = seen
        unseen = type(body) in UNSEEN
        if seen > before or not unseen:
            self.shown_at = at
        return seen > before and unseen

    def _turn_clocks(self, at: float, body: Kept, *, news: bool) -> None:
        """Let the clocks know who is asked and who is seen to be, that somebody has answered, what was taken back."""
        match, clocks = self.match, self.clocks
        if match is None:
            return
        if self.paused or self.frozen is not None:
            clocks.stop(at)
            return
        back = entries.taken_back(body)
        if back is not None:
            clocks.take_back(at, *back)
        deciders = match.position.prompt(SPECTATOR).deciders if not match.over else []
        if news and (type(body) is entries.Passed or (type(body) is entries.Moved and self._answers)):
            clocks.answered(at, self.lines, deciders)
        clocks.turn(at, self.asked_people, deciders, [seat for seat in deciders if self.sitters[seat].plays])

    def _follow(self, body: Kept) -> None:
        """Take an entry's lines into the match, and see that they come out as they were written."""
        if isinstance(body, entries.Begun):
            self.release, self._rules, self._content = body.release, body.rules, body.content
            self.set_up(body, draw=False)
        if self.table is None:
            return
        match = self.table.match
        before, dice, match.dice = len(match.scribe.record.lines), match.dice, None
        if isinstance(body, entries.Begun):
            before = 0
        follower = Follower(match, lambda text, who: self.take(who, text))
        try:
            self.carry(body)
            for one in body.lines[len(self._lines()) - before :]:
                follower.take(one.line())
        except IllegalMove as bad:
            told = f"a move that was made is refused now by {bad.refusal.clause}"
            raise Differs(len(self._lines()) + 1, str(bad), told) from None
        except (LudotekaError, ValueError) as bad:
            raise Differs(len(self._lines()) + 1, plain_message(bad)) from None
        finally:
            header = match.scribe.record.header
            match.dice = dice or FairDice(self.fair.secret, header.match, header.entropy)
        for made, kept in zip(self._lines()[before:], body.lines, strict=False):
            if made.tag != kept.tag:
                raise Differs(kept.number, f"{kept.text!r} was written, the present rules give {made.text!r}")

    def take(self, who: int, text: str) -> None:
        """Make a move; for the clocks, see whether it answers what was asked or is said meanwhile."""
        if self.table is not None:
            if self.clocks.kind != "none":
                self._answers = any(move.text == text for move in self.table.match.position.moves_of(who))
            self.table.take(who, text)

    def carry(self, body: Kept) -> None:
        """Carry out a proposal or a reply; whoever agrees last brings it about."""
        if self.table is None:
            return
        consent = self.table.consent
        if isinstance(body, entries.Proposed):
            consent.propose(body.what, body.seat, body.asked)
            if body.what == "pause" and not consent.open():
                self.paused = True
        elif isinstance(body, entries.Replied):
            pause = consent.kind == "pause"
            if not body.yes:
                consent.decline(body.seat)
            elif consent.agree(body.seat) and pause:
                self.paused = True

    def proposal_lapsed(self) -> bool:
        """Whether a proposal has just lapsed because the match moved on."""
        consent = None if self.table is None else self.table.consent
        if consent is None or not consent.kind or consent.open():
            return False
        consent.kind = ""
        return True

    def picture(self) -> bytes:
        """The position, to be compared when the log is folded anew."""
        return b"" if self.table is None else msgspec.json.encode(self.table.match.position.dump())

    def compare(self, picture: bytes) -> None:
        """Freeze a match whose log leads elsewhere than it did."""
        if self.frozen is None and msgspec.json.decode(self.picture() or b"{}") != msgspec.json.decode(picture):
            self.difference = "the same moves lead to another position under the present rules"
            self._freeze(self.written(), self.difference)

    def _freeze(self, line: int, problem: str) -> None:
        """Let nothing more happen in the match, nobody be asked, no clock run; say what is needed to finish it."""
        self.frozen = Frozen(
            line=line,
            problem=problem,
            release=self.release or _release.name(),
            rules=self._rules,
            content=self._content,
        )
        self._ask()
        self.clocks.stop(self.at - self.lag)

    # ---- entry by entry

    def _made(self, body: entries.Made) -> None:
        self.settings, self.host, self.match_id, self.password = body.settings, body.by, body.match, body.password
        self.fair.promise(body.secret)
        self.lag = body.lag
        self.played_on = body.played_on
        if body.played_on is not None:
            self._start = body.played_on.seat, body.start
        for seat, chair in enumerate(body.settings.chairs):
            sitter = Sitter()
            if body.seated and body.seated[seat]:
                sitter.seat_person(body.seated[seat])
            elif chair.kind == "bot":
                sitter.seat_bot(chair.level)
            self.sitters.append(sitter)
        self.clocks = Clocks(self.settings.clock, len(self.sitters))

    def _entered(self, body: entries.Entered) -> None:
        self.entered.add(body.by)

    def _sat(self, body: entries.Sat) -> None:
        if not body.also:
            for seat in self.seats_of(body.person):
                self.sitters[seat].clear()
        self.sitters[body.seat].seat_person(body.person)

    def _rose(self, body: entries.Rose) -> None:
        person = self.sitters[body.seat].person
        self.sitters[body.seat].clear()
        self.fair.stand_up(self.at, body.seat)
        if body.by == person:
            self._pass_host_on(person)

    def _pass_host_on(self, person: str) -> None:
        """A host who goes leaves the table to the first person still there."""
        if person == self.host and not any(self.sitters[seat].plays for seat in self.seats_of(person)):
            self.host = next((sitter.person for sitter in self.sitters if sitter.plays), self.host)

    def _bot_sat(self, body: entries.BotSat) -> None:
        self.sitters[body.seat].seat_bot(body.level)

    def _readied(self, body: entries.Readied) -> None:
        sitter = self.sitters[body.seat]
        sitter.ready, sitter.again = body.yes, False
        sitter.entropy, sitter.pledge = (body.entropy, body.pledge) if body.yes else ("", "")

    def _wished(self, body: entries.Wished) -> None:
        if self.table is not None:
            wishes = body.wishes
            policy = Policy(
                wishes.kind, wishes.own, wishes.other, harm=wishes.harm, stop_after_play=wishes.stop_after_play
            )
            policy.hold, policy.skip_turn = wishes.hold, wishes.skip_turn
            self.table.policies[body.seat] = policy

    def _taken_over(self, body: entries.TakenOver) -> None:
        sitter = self.sitters[body.seat]
        sitter.hand_over(body.level, body.why)
        if body.why != "kick":
            self._pass_host_on(sitter.person)
        if self.table is not None:
            fair_play.follow_takeover(self.table, body)

    def _returned(self, body: entries.Returned) -> None:
        self.sitters[body.seat].come_back()

    def _resigned(self, body: entries.Resigned) -> None:
        self.sitters[body.seat].resigned = True

    def _took_hint(self, body: entries.Hinted) -> None:
        if self.table is not None:
            self.hinted = body.by, body.key, body.seat, self.table.match.mail.count(body.seat)

    def _extended(self, body: entries.Extended) -> None:
        if not body.everyone:
            self.clocks.extend(body.seat, body.seconds)
        elif self.table is not None:
            self.clocks.extend_all(body.seconds)
            self.table.match.mail.announce("extended", {"seconds": round(body.seconds)})

    def _host_is(self, body: entries.HostIs) -> None:
        self.host = body.person

    def _said(self, body: entries.Said) -> None:
        self.said += 1
        self.chat.append((self.said, self.at, body))
        del self.chat[:-CHAT_KEPT]

    def _linked(self, body: entries.Linked) -> None:
        self.rematch = body.table

    def _resumed(self, _: entries.Resumed) -> None:
        self.paused = False

    def _was_down(self, body: entries.Downtime) -> None:
        self.lag = body.lag
