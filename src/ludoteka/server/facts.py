"""What is said about games, tables and people, wherever it crosses the wire: words, never sentences."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

END: Final = r"$(?!\n)"
"""The end of a text in a pattern: in Python `$` alone lets one more line end through; browsers see no difference."""
ID: Final = f"^[A-Za-z0-9_-]+{END}"
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=ID)]
"""A sender's own name for one message, never used again at that table; sending it twice does the thing once."""
Public = Annotated[str, Meta(min_length=1, max_length=40, pattern=ID)]
"""The public id of a person or of a table."""
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Entropy = Annotated[str, Meta(max_length=128, pattern=f"^[0-9a-f]*{END}")]
Pledge = Annotated[str, Meta(pattern=f"^(sha256:[0-9a-f]{{64}})?{END}")]
Digits = Annotated[str, Meta(pattern=f"^[0-9a-f]{{32,128}}{END}")]
TITLE: Final = 60
"""The longest name of a table."""
Seat = Annotated[int, Meta(ge=0, le=98)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=2_592_000)]
Value = str | int | float | bool


# ---- what is said in the words of a game


class Letter(Struct, frozen=True):
    """One thing told to one viewer; `n` counts that viewer's letters from 1."""

    n: int
    key: str
    clause: str
    args: dict[str, Any]


class Choice(Struct, frozen=True):
    """One move that is open: its notation, and what words and pictures need."""

    move: str
    kind: str
    pieces: list[str]
    clause: str
    key: str
    args: dict[str, Any]


class Prompt(Struct, frozen=True):
    """What is decided now, under which clause, and by whom."""

    clause: str
    key: str
    deciders: list[int]
    args: dict[str, Any]


class Refusal(Struct, frozen=True):
    """Why a move is not open: the first clause that forbids it, and a sentence by key and arguments."""

    clause: str
    key: str
    args: dict[str, Any]


class Told(Struct, frozen=True):
    """One event of a preview."""

    key: str
    clause: str
    args: dict[str, Any]


class Standing(Struct, frozen=True):
    """One seat's result; equal results share a rank."""

    seat: int
    rank: int
    score: float


class Preview(Struct, frozen=True):
    """What a move would bring, as far as nothing random, hidden or foreign comes between."""

    events: list[Told]
    view: dict[str, Any]
    learns: bool


class Candidate(Struct, frozen=True):
    """One move as a bot thinks of it: its share of all thought, and the result per seat that it expects, if it says."""

    choice: Choice
    share: float
    expected: list[float]


class LineStep(Struct, frozen=True):
    """One step of how a bot thinks play goes on; seat -1 is chance."""

    seat: int
    choice: Choice


class Advised(Struct, frozen=True):
    """What a bot thinks of a seat's decision, from that seat's knowledge alone: candidates, the best first."""

    candidates: list[Candidate]
    line: list[LineStep]


class Problem(Struct, frozen=True):
    """What is wrong with a request outside the rules of a game: a key for the sentence, and the sentence in English."""

    key: str
    detail: str
    args: dict[str, Any] = {}


# ---- a table and the people at it


class Clock(Struct, frozen=True):
    """Time to think: none, so many seconds for each decision, or a bank for the match and so much back per decision."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 0.0
    back: Seconds = 0.0


class Chair(Struct, frozen=True):
    """Who is to sit on a seat: the host (on several: a hot seat), anybody who comes, or a bot of a named level."""

    kind: Literal["me", "open", "bot"] = "open"
    level: Word = "random"


class Settings(Struct, frozen=True):
    """What a host chooses when a table is made; `chairs` says how many seats there are."""

    game: Word
    chairs: Annotated[list[Chair], Meta(min_length=1, max_length=99)]
    options: dict[Word, Value] = {}
    public: bool = False
    clock: Clock = Clock()
    undo: Literal["free", "consent", "never"] = "free"
    """Free: alone where nothing hidden was learned, else by consent; consent: only if all agree; never: not at all."""
    leaver: Literal["bot", "forfeit"] = "bot"
    """What happens to the seat of somebody who leaves or whose time runs out."""
    level: Word = "random"
    """The level of a bot that takes over a seat."""
    hints: bool = True
    """Whether people may ask a bot what it would do; all at the table see that they did."""
    spectators: bool = True
    name: Annotated[str, Meta(max_length=TITLE)] = ""


class TableWish(Struct, frozen=True):
    """A new table; with a password nobody enters without it."""

    settings: Settings
    password: Annotated[str, Meta(max_length=100)] = ""
    id: Annotated[str, Meta(max_length=40, pattern=f"^[A-Za-z0-9_-]*{END}")] = ""
    """My own name for this wish: sent again under the same one, it gives the same table."""


class SeatFacts(Struct, frozen=True):
    """One seat as everybody sees it; `person` is the public id of whom it belongs to."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    person: str = ""
    level: str = ""
    ready: bool = False
    here: bool = False
    away: bool = False
    """A bot plays for the person, who may return."""
    resigned: bool = False
    left: float | None = None
    """Seconds left on the clock when this was sent; None without a clock."""
    ticking: bool = False


class Proposal(Struct, frozen=True):
    """What stands to be agreed: by whom it was proposed, who has agreed, who must."""

    what: Literal["rewind", "end", "pause"]
    by: int
    agreed: list[int]
    asked: list[int] = []
    """The seats that must agree: of every person who has not left, resigned or timed out."""


class Frozen(Struct, frozen=True):
    """Where the present rules first differ from what was played, and what the match can be finished by.

    `problem` names a rule but no move, which may have been made in secret. `release` has the version, the commit where
    it is known, and the digest of all rules; `rules` is the version of the game's own; `content` is the digest of its
    cards: where it alone is another now, the room's own cards have changed.
    """

    line: int
    problem: str
    release: str
    rules: int = 0
    content: str = ""


class PlayedOn(Struct, frozen=True):
    """Where a match was played on from: the table or record, the last line before, and for whose knowledge."""

    source: str
    line: int
    seat: int


class PledgeFacts(Struct, frozen=True):
    """The hash of a seat's digits for the dice; `revealed`: the room has the digits, and shows them to nobody yet."""

    seat: int
    pledge: str
    revealed: bool = False


class StartFacts(Struct, frozen=True):
    """How a match comes to its dice before it begins: who has pledged digits, and whether they are revealed now."""

    pledges: list[PledgeFacts] = []
    again: list[int] = []
    """The seats that had pledged digits for a start called off: each is to say ready again, with new ones."""
    left: float | None = None
    """Seconds in which all who have pledged must reveal; None: the host has not started."""
    called_off: int = 0
    """How many starts were called off because digits were missing; each is named in the record."""
    missing: list[int] = []
    """The seats whose digits were missing the last time."""


class TableFacts(Struct, frozen=True):
    """A table as everybody at it may know it."""

    id: str
    settings: Settings
    locked: bool
    status: Literal["open", "playing", "paused", "over", "frozen"]
    seats: list[SeatFacts]
    host: str
    watching: int
    proposal: Proposal | None = None
    match: str = ""
    """The public id of the match, known before it begins, with the promise of the fair dice."""
    commit: str = ""
    rated: bool = True
    unrated: Literal["", "bot", "kick", "rewind", "played-on"] = ""
    """Why it is not rated: the host seated a bot for a person or sent one away, a rewind, or played on from another."""
    ended: str = ""
    """Why the match ended: rules, resigned, agreed or closed (by the operator of the room)."""
    rematch: str = ""
    frozen: Frozen | None = None
    played_on: PlayedOn | None = None
    """A match that began in the middle of another, what was hidden dealt anew; it is never rated."""
    start: StartFacts | None = None
    """Before the match: what the players have pledged. None once it has begun."""


class You(Struct, frozen=True):
    """Who the viewer is at this table: as which seat he looks (None: a spectator), and all seats that are his."""

    person: str
    seat: int | None
    seats: list[int]
    host: bool
    muted: list[str] = []


class Wishes(Struct, frozen=True):
    """One seat's auto-pass policy (`table.Policy`)."""

    kind: Literal["always", "able", "chosen"] = "always"
    own: Annotated[list[Word], Meta(max_length=60)] = []
    other: Annotated[list[Word], Meta(max_length=60)] = []
    harm: Annotated[list[Word], Meta(max_length=60)] = []
    stop_after_play: bool = True
    hold: bool = False
    skip_turn: bool = False
