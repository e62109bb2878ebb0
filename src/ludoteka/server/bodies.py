"""Bodies of the HTTP door, beside the messages of `protocol`."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from ludoteka.server.facts import END, Letter, Name, Prompt, Public, Standing, TableFacts, Value, Word, You

Password = Annotated[str, Meta(min_length=8, max_length=200)]
LOGIN: Final = "[a-z0-9][a-z0-9._-]{2,39}"
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=f"^{LOGIN}{END}")]


# ---- who somebody is


class Me(Struct, frozen=True):
    """The caller's identity; `person` is its public id. A guest has no login."""

    person: str
    name: str
    login: str | None
    feed: str
    """The private address of the caller's feed; a token is not told it."""
    presets_only: bool
    """Whether free text in chat is closed to the caller."""


class GuestWish(Struct, frozen=True):
    """Come in as a guest; without a name one is found. Where the room asks for it, with an invitation."""

    name: Annotated[str, Meta(max_length=32)] = ""
    invite: Annotated[str, Meta(max_length=100)] = ""


class NameWish(Struct, frozen=True):
    """Be called otherwise from now on."""

    name: Name


class AccountWish(Struct, frozen=True):
    """Keep the present identity under a login and a password; under the own login, a new password."""

    login: Login
    password: Password
    old: Annotated[str, Meta(max_length=200)] = ""
    """The password until now, for a new one; empty where there is none, as with an account made by a passkey."""


class LoginWish(Struct, frozen=True):
    """Come in as an account."""

    login: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class PasskeyWish(Struct, frozen=True):
    """Begin to keep the present identity by a passkey, under a login; who has one already need not name it."""

    login: Annotated[str, Meta(max_length=40, pattern=f"^({LOGIN})?{END}")] = ""


class PasskeyTask(Struct, frozen=True):
    """What the browser hands to `navigator.credentials`, and the name of this attempt."""

    attempt: str
    options: dict[str, Any]


class PasskeyProof(Struct, frozen=True):
    """What `navigator.credentials` gave back."""

    attempt: Annotated[str, Meta(max_length=80)]
    credential: dict[str, Any]


class SessionFacts(Struct, frozen=True):
    """One sign-in or API token of the caller."""

    id: str
    kind: Literal["cookie", "token"]
    label: str
    made: float
    present: bool


class TokenWish(Struct, frozen=True):
    """A token for an outside bot."""

    label: Annotated[str, Meta(min_length=1, max_length=40)]


class TokenMade(Struct, frozen=True):
    """A new token; it is shown this once."""

    id: str
    label: str
    token: str


# ---- the games


class OptionFacts(Struct, frozen=True):
    """What may be chosen before a game; `low` and `high` where a range of numbers is open."""

    key: str
    values: list[Value]
    default: Value
    clause: str
    low: float | None
    high: float | None
    presets: dict[str, dict[str, Value]]


class GameFacts(Struct, frozen=True):
    """One game on the shelf."""

    key: str
    title: str
    few: int
    many: int
    rules: int
    options: list[OptionFacts]
    levels: list[str]
    languages: list[str]
    lessons: int
    """How many lessons teach it; 0: none."""


class GameTexts(Struct, frozen=True):
    """A game's sentences in one language as Fluent text, its clauses, and its content with its names."""

    key: str
    language: str
    fluent: str
    clauses: dict[str, str]
    rows: dict[str, dict[str, dict[str, str]]]
    content: dict[str, Any]
    """The content as it is printed, table by table."""


class LessonFacts(Struct, frozen=True):
    """One lesson: how many steps it has, and the rules it teaches."""

    key: str
    steps: int
    clauses: list[str]


class CourseFacts(Struct, frozen=True):
    """The lessons of a game with their sentences in one language, and the short first game they lead to."""

    key: str
    language: str
    fluent: str
    lessons: list[LessonFacts]
    seats: int
    level: str
    options: dict[str, Value]


class Learned(Struct, frozen=True):
    """The lessons of a game that the caller has finished."""

    game: str
    lessons: list[str]


# ---- the tables


class TableRow(Struct, frozen=True):
    """One table in the lobby or in the caller's own list."""

    id: str
    game: str
    name: str
    status: Literal["open", "playing", "paused", "over", "frozen"]
    locked: bool
    seats: int
    free: int
    people: list[str]
    updated: float
    mine: bool = False
    my_turn: bool = False


class TableMade(Struct, frozen=True):
    """The new table's id; its address is /t/{id}."""

    id: str


class Entrance(Struct, frozen=True):
    """The password of a locked table."""

    password: Annotated[str, Meta(max_length=100)]


# ---- matches told again


class ReplayFacts(Struct, frozen=True):
    """A match that can be told again to the caller as one viewer: P1, P2 …, watching, or open (everything).

    A moment is the number of the viewer's last letter, from 0 to `last`. Frames come in chunks; `ends` has the moment
    at which each frame ends, `lines` the line of the record it ends with (empty while the match runs), `turns` the
    moments at which a turn began, with the seat.
    """

    id: str
    kind: Literal["table", "record"]
    viewer: str
    viewers: list[str]
    table: TableFacts
    you: You
    over: bool
    standings: list[Standing]
    last: int
    ends: list[int]
    lines: list[int]
    turns: list[tuple[int, int]]
    chunk: int
    """So many frames are in a chunk."""
    sealed: bool
    """Whether the record is whole and can be verified."""
    levels: list[str]
    """The bots one can play on against; none where one cannot."""


class ReplayFrame(Struct, frozen=True):
    """What a viewer saw at one moment, and the letters since the frame before; `seat` is through whose eyes."""

    n: int
    letters: list[Letter]
    view: dict[str, Any]
    prompt: Prompt
    turn: int
    line: int
    seat: int | None


class RecordWish(Struct, frozen=True):
    """A record to be checked and kept for a while, so that it can be told again."""

    text: Annotated[str, Meta(min_length=1, max_length=400_000)]


class RecordKept(Struct, frozen=True):
    """Where a record can be looked at: /replay/{id}. `until` is when it is thrown away."""

    id: str
    until: float


class PlayOnWish(Struct, frozen=True):
    """Play on after a line of a finished match, on a seat, against bots; what the seat did not know is dealt anew."""

    line: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=98)]
    level: Word


# ---- notices and complaints


class Notice(Struct, frozen=True):
    """Something the caller may want to know: a turn, a start, an end, an invitation to a rematch."""

    table: str
    game: str
    what: Literal["turn", "started", "over", "rematch", "takeover"]
    at: float


class PushKey(Struct, frozen=True):
    """The server's public key for web push; empty where push is switched off."""

    key: str


class PushKeys(Struct, frozen=True):
    """A browser's keys."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushWish(Struct, frozen=True):
    """Where and how to reach a browser, as `PushSubscription.toJSON()` gives it."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://")]
    keys: PushKeys


class PushGone(Struct, frozen=True):
    """The browser that wants no more notices."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class Block(Struct, frozen=True):
    """Keep a person away: not heard, not seated at one's tables; or no longer."""

    person: Public
    yes: bool = True


class Blocked(Struct, frozen=True):
    """Somebody who is kept away, by public id and by the name people know; who is gone has none."""

    person: str
    name: str


class Report(Struct, frozen=True):
    """A complaint to whoever runs the server."""

    table: Public
    person: Public
    what: Literal["abuse", "cheating", "stalling", "spam", "other"]
    text: Annotated[str, Meta(max_length=1000)] = ""
