"""What may be going on: the numbers of decisions, draws and tasks, and frames that hold one of them with its details.

A frame is one number: the phase, who decides, and up to three small numbers whose meaning the phase knows.
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.native import i64

OVER: Final = 0

# ---- decisions of a seat (rules.md 3.3 and 3.6)

MAIN: Final = 1
STEP2: Final = 2
STRIDE: Final = 3
"""The extra step of the Codex."""
PUSH: Final = 4
"""a: the goblin to be pushed, b: where it stands, c: where its pusher came from."""
AFTER: Final = 5
EXTRA: Final = 6
"""D-MAIN once more, for the card that the Treatise lets one play."""
MEET: Final = 7
"""a: the goblin to be placed; so in TELE, START and ATLAS."""
TELE: Final = 8
START: Final = 9
RTELE: Final = 10
PLACE: Final = 11
REACT_PUSH: Final = 12
"""a, b, c: as in PUSH."""
REACT_MEET: Final = 13
"""a: the goblin that is met."""
DISCARD: Final = 14
SYMBOL: Final = 15
"""a: the holder of the Look; so in WORDS and VETO."""
WORDS: Final = 16
VETO: Final = 17
RITUAL: Final = 18
"""a: the Look, b: the grovel to be typed; c: 1 where nothing is typed."""
PARDON: Final = 19
"""a: the Book; so in all that ask for a Book's target."""
LEDGER: Final = 20
ATLAS: Final = 21
"""a: the goblin, b: the Book."""
SUMMONS: Final = 22
IDENTITY: Final = 23
PAGES: Final = 24
FIRST: Final = 25
ADMIT: Final = 26
"""a: the accuser, b: the Look, c: the accused; so in VOTE."""
VOTE: Final = 27

# ---- draws

DRAW: Final = 32
"""a: who draws, b: how many cards are still to come, c: what follows (below)."""
LOOK: Final = 33
"""a: who draws; so in BOOK."""
BOOK: Final = 34
TOKEN: Final = 35
"""a: whose goblin entered the teleport square, b: 1 if it has nowhere to go."""
SHOVE: Final = 36
"""As PUSH, but chosen by luck."""
LOTS: Final = 37
"""Who begins."""
GROVEL: Final = 38
"""a: the Look, b: its holder."""
NERVE: Final = 39
"""Whether a bot fulfils a ritual. a: the Look, b: its holder."""

# ---- tasks: carried out as soon as they lie on top of the stack

ARRIVE: Final = 48
"""a: the goblin, b: the square it has entered."""
STEPPED: Final = 49
"""A step of a goblin and all that came of it is done."""
MET: Final = 50
"""The Look of a meeting is done. a: the goblin."""
PRIZE: Final = 51
"""A token's Book or Look. a: the goblin, b: the token."""
TURNED: Final = 52
"""A token is done. a: the goblin, b: 1 if it has not been moved."""
LEAVE: Final = 53
"""A goblin leaves the desk. a: the goblin."""
LOOMED: Final = 54
"""A step of Rigor and the meeting that came of it is done."""
HAIL: Final = 55
LATE: Final = 56
"""The movement is over: Books of the window after, then the draw."""
DAWN: Final = 57
"""What Looks do at the start of a turn."""

# ---- what follows the last card of a DRAW

NEXT_TURN: Final = 0
GO_ON: Final = 1
NEXT_HAND: Final = 2

SIMULTANEOUS: Final = (FIRST, VOTE)


def frame(phase: i64, who: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Put a phase, who decides (a seat, CHANCE or NOBODY) and its details into one number."""
    return phase | (who + 2) << 6 | a << 10 | b << 18 | c << 26


def phase_of(now: i64) -> i64:
    """What is decided, drawn or done."""
    return now & 63


def who_of(now: i64) -> i64:
    """Who decides."""
    return (now >> 6 & 15) - 2


def a_of(now: i64) -> i64:
    """The first detail."""
    return now >> 10 & 255


def b_of(now: i64) -> i64:
    """The second detail."""
    return now >> 18 & 255


def c_of(now: i64) -> i64:
    """The third detail."""
    return now >> 26 & 255
