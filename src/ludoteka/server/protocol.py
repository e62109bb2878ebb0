"""What crosses the socket: every message, once. The browser's types are generated from these records.

A field `t` tells the kind of a message. `Deed` is what a viewer sends (by socket, or one at a time by HTTP), `Message`
what the server sends. The bodies of the HTTP door are in `bodies`, what both speak of in `facts`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, DecodeError, Meta, Struct, UnsetType

from ludoteka.server.facts import (
    Advised,
    Choice,
    Count,
    Digits,
    Entropy,
    Id,
    Letter,
    Notation,
    Pledge,
    Preview,
    Problem,
    Prompt,
    Public,
    Refusal,
    Seat,
    Seconds,
    Standing,
    TableFacts,
    Wishes,
    Word,
    You,
)


# ---- what a viewer sends


class Act(Struct, frozen=True, tag_field="t", kw_only=True):
    """One thing a viewer wants done; it is answered under its id."""

    id: Id


class Sit(Act, frozen=True, tag="sit"):
    """Take an open seat; who has one already changes to it, unless he wants both."""

    seat: Seat
    also: bool = False


class Ready(Act, frozen=True, tag="ready"):
    """Say that the match may begin, and pledge random hex digits for the dice; or take it back.

    `pledge` is 'sha256:' and the SHA-256 of the digits as they are written, which `reveal` brings later. Whoever is
    the only person at the table may send the digits at once, as `entropy`.
    """

    yes: bool = True
    entropy: Entropy = ""
    pledge: Pledge = ""


class Start(Act, frozen=True, tag="start"):
    """The host begins the match; open seats get bots. Where digits are pledged, all who did are to reveal them now.

    `pledge` is the host's own, if they have made none before; `entropy` is for a host who plays with nobody else.
    """

    entropy: Entropy = ""
    pledge: Pledge = ""


class Reveal(Act, frozen=True, tag="reveal"):
    """Reveal the digits that were pledged for one's seats, within 15 seconds of the host's start."""

    digits: Digits


class Leave(Act, frozen=True, tag="leave"):
    """Stand up: before the match the seat is open again, in it the table's leaver policy is carried out."""


class Return(Act, frozen=True, tag="return"):
    """Take the own seat back from the bot that plays for one."""


class Move(Act, frozen=True, tag="move"):
    """Make a move; `expect` is the number of the last letter the viewer has."""

    expect: Count
    move: Notation


class Undo(Act, frozen=True, tag="undo"):
    """Take back the own last move."""


class Propose(Act, frozen=True, tag="propose"):
    """Propose what every person must agree to; in a paused match, proposing a pause ends it."""

    what: Literal["rewind", "end", "pause"]


class Reply(Act, frozen=True, tag="reply"):
    """Agree to the open proposal, or decline it."""

    yes: bool


class Resign(Act, frozen=True, tag="resign"):
    """Give up."""


class SetPolicy(Act, frozen=True, tag="policy"):
    """Say when the seat wants to be asked."""

    wishes: Wishes


class Why(Act, frozen=True, tag="why"):
    """Ask why a move, or any move with a piece, is not open."""

    what: Notation


class Look(Act, frozen=True, tag="preview"):
    """Ask what a move would bring."""

    move: Notation


class Forecast(Act, frozen=True, tag="forecast"):
    """Ask for the chances in the present decision, as the own seat can reckon them."""


class Hint(Act, frozen=True, tag="hint"):
    """Ask a bot what it would do on the own seat; all at the table are told that a hint was taken."""

    expect: Count


class Say(Act, frozen=True, tag="chat"):
    """Say something: one of the presets, or free text where one may."""

    preset: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=280)] = ""


class Mute(Act, frozen=True, tag="mute"):
    """Hear no more of a person at this table, or hear them again."""

    person: Public
    yes: bool = True


class Host(Act, frozen=True, tag="host"):
    """A host's command about a seat: seat a bot, send the person away, open it, make them host.

    A bot in the place of a person who plays, and sending them away, make the match unrated. `extend` gives `seconds`
    to every seat alike, whichever is named.
    """

    what: Literal["bot", "extend", "kick", "open", "host"]
    seat: Seat
    level: Word = "random"
    seconds: Seconds = 60.0


class Claim(Act, frozen=True, tag="claim"):
    """Become the host of a table at which one sits, where the host has not been there for two minutes."""


class Rematch(Act, frozen=True, tag="rematch"):
    """Make, or find, the next table for the same people with the seats rotated."""


class Resync(Act, frozen=True, tag="resync"):
    """Ask for everything anew."""


class Ping(Act, frozen=True, tag="ping"):
    """Ask whether the server is there."""


Deed = (
    Sit
    | Ready
    | Start
    | Reveal
    | Leave
    | Return
    | Move
    | Undo
    | Propose
    | Reply
    | Resign
    | SetPolicy
    | Why
    | Look
    | Forecast
    | Hint
    | Say
    | Mute
    | Host
    | Claim
    | Rematch
    | Resync
    | Ping
)

UNREADABLE: Final = (DecodeError, UnicodeError, RecursionError)
"""What is raised where a text is no deed; the last where it is nested too deeply, be it in fields that nobody knows."""


def last_letter(deed: Act) -> int:
    """The number of the last letter that a viewer had when he sent this; 0 where he does not say."""
    return deed.expect if isinstance(deed, (Move, Hint)) else 0


# ---- what the server sends


class ChatLine(Struct, frozen=True, tag_field="t", tag="chat", kw_only=True):
    """Something said at the table."""

    n: int
    at: float
    person: str
    name: str
    preset: str = ""
    text: str = ""


class Sync(Struct, frozen=True, tag_field="t", tag="sync", kw_only=True):
    """Everything a viewer needs: letters after number `since` (0: all). Before the match view and prompt are null."""

    table: TableFacts
    you: You
    since: int
    letters: list[Letter]
    view: dict[str, Any] | None
    prompt: Prompt | None
    options: list[Choice]
    undo: bool
    over: bool
    standings: list[Standing]
    wishes: Wishes
    chat: list[ChatLine]


class News(Struct, frozen=True, tag_field="t", tag="news", kw_only=True):
    """What has happened: new letters, and all that follows from them; `table` only where it has changed."""

    letters: list[Letter]
    view: dict[str, Any]
    prompt: Prompt
    options: list[Choice]
    undo: bool
    over: bool | UnsetType = UNSET
    standings: list[Standing] | UnsetType = UNSET
    table: TableFacts | UnsetType = UNSET
    clocks: list[float | None] | UnsetType = UNSET
    """Seconds left per seat; those of `prompt.deciders` are ticking."""


class TableNews(Struct, frozen=True, tag_field="t", tag="table", kw_only=True):
    """The table has changed, not the match."""

    table: TableFacts
    you: You


class Answer(Struct, frozen=True, tag_field="t", tag="answer", kw_only=True):
    """What became of an act: done, refused by a clause, stale (news or a sync follows), or wrong in another way."""

    id: str
    kind: Literal["accepted", "refused", "stale", "error"]
    refusal: Refusal | UnsetType = UNSET
    problem: Problem | UnsetType = UNSET
    why: Refusal | UnsetType | None = UNSET
    """The answer to `why`; null: it is open."""
    preview: Preview | UnsetType = UNSET
    forecast: list[dict[str, Any]] | UnsetType = UNSET
    """The answer to `forecast`: a row for each answer that can be reckoned; empty where there is nothing to reckon."""
    hint: Advised | UnsetType = UNSET
    """The answer to `hint`."""
    receipt: str | UnsetType = UNSET
    """The tag of the record after the own move; when the secret is revealed, it must stand in the record."""
    rematch: str | UnsetType = UNSET
    sync: Sync | UnsetType = UNSET
    """What a stale call has missed; a socket is sent it as a message of its own."""


class Pong(Struct, frozen=True, tag_field="t", tag="pong", kw_only=True):
    """The server is there."""

    id: str


class Bye(Struct, frozen=True, tag_field="t", tag="bye", kw_only=True):
    """The last word before the server closes the socket."""

    problem: Problem


Message = Sync | News | TableNews | Answer | ChatLine | Pong | Bye
