"""A position: what is true on the table now, and who knows what of it. Every game writes one subclass."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, Self

from ludoteka.core.dumping import dump_fields
from ludoteka.core.errors import IllegalMove, Refusal
from ludoteka.core.event import Event, Prompt, View
from ludoteka.core.move import Move
from ludoteka.core.native import i64, mypyc_attr
from ludoteka.core.options import Value
from ludoteka.core.pack import Pack
from ludoteka.core.rng import Rng
from ludoteka.core.seats import ASKED, CHANCE, NOBODY
from ludoteka.core.sheet import Sheet

BASE: Final = ("pack", "seats", "options", "to_act", "outbox")


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One mutable object with plain fields; no history, no random generator, no text.

    A game writes the methods of the first part. Those of the second part have an answer that fits most games. The third
    part is the same for all and is never overridden.
    """

    def __init__(self, pack: Pack, seats: i64, options: dict[str, Value] | None = None) -> None:
        self.pack = pack
        self.seats: i64 = seats
        self.options: dict[str, Value] | None = options
        """The settled options, shared by all copies; rules read them into typed fields of their own."""
        self.to_act: i64 = NOBODY
        """The seat that search and scripts ask next; CHANCE; NOBODY when the game is over."""
        self.outbox: list[Event] | None = None
        """Where events go while somebody listens; None in simulation, where nothing is told."""

    # ---- 1. what every game writes

    def moves(self) -> list[Move]:
        """Everything open to `to_act`, in a fixed order, never empty unless NOBODY is to act.

        The list may be shared: callers never change it. At CHANCE return `self.outcomes()`.
        """
        raise NotImplementedError

    def apply(self, move: Move, seat: i64) -> None:
        """Carry out a move known to be open to this seat. Unchecked: `play` is the safe door.

        Whatever changes a viewer's view or prompt must also be told to that viewer by an event, and every move of
        CHANCE must be told to all viewers, if only that it was made. How many hidden steps something takes must not
        depend on hidden things either.
        """
        raise NotImplementedError

    def refuse(self, move: Move, seat: i64) -> Refusal:
        """Name the first condition that fails for a move of this game that is not open to this seat now.

        Legality has one home, `moves`; this only explains, and from what the seat may know.
        """
        raise NotImplementedError

    def copy(self) -> Self:
        """Another object with the same state, hand-written; it shares the pack, and nobody listens to it."""
        raise NotImplementedError

    def imagine(self, seat: i64, rng: Rng) -> Self:
        """A world this seat cannot tell from the true one, dealt anew from what the seat knows and nothing else.

        Two worlds the seat cannot tell apart give, with the same generator, the same imagined world. All ways to fill
        what is hidden count as equally likely: others' choices tell nothing. What only other seats know of hidden
        things is forgotten. In a half-answered simultaneous phase the seats asked before this one have answered at
        random and the others not at all, so that this seat is to act; once it has answered, nobody else has.
        """
        raise NotImplementedError

    def view(self, seat: i64) -> View:
        """What one viewer may know, built up from nothing."""
        raise NotImplementedError

    def prompt(self, seat: i64) -> Prompt:
        """What is decided now and by whom, as one viewer may know it."""
        raise NotImplementedError

    def standing(self) -> list[float]:
        """The result per seat when the game is over; higher is better."""
        raise NotImplementedError

    def census(self) -> list[str]:
        """Every piece, once for each place it is found in: the same list after every move, or something was lost."""
        raise NotImplementedError

    # ---- 2. what most games leave as it is

    def fields(self) -> list[str]:
        """The names of the fields that a game adds to those of this class, packs apart: all that makes the position.

        Compiled and interpreted objects list their attributes in different places; sorted, they agree.
        """
        names: list[str] = [*getattr(type(self), "__mypyc_attrs__", ()), *getattr(self, "__dict__", {})]
        return sorted([name for name in names if name not in BASE and not isinstance(getattr(self, name), Pack)])

    def dump(self) -> dict[str, object]:
        """The whole position as JSON-safe data, lossless; `Game.restore` reads it."""
        head = dump_fields(self, ["seats", "to_act"])
        head["options"] = dict(self.options or {})
        return head | dump_fields(self, self.fields())

    def lots(self) -> i64:
        """At CHANCE: the number of equally likely lots, below 2**62."""
        return 0

    def lot(self, i: i64) -> Move:
        """At CHANCE: the move that lot i (from 0) stands for; equal lots may give the same move."""
        raise NotImplementedError

    def label(self) -> str:
        """At CHANCE: what is drawn or rolled, for the record: one word of small letters, digits, dots and dashes.

        It never depends on anything hidden.
        """
        return "lot"

    def chances(self, seat: i64) -> list[tuple[Move, int]]:
        """At CHANCE: the outcomes with their weights as this seat knows them; override where the truth tells more."""
        return self.weights()

    def waiting(self) -> list[int]:
        """The seats that may answer now, in truth: one as a rule, several in a simultaneous phase."""
        return [self.to_act] if self.to_act >= 0 else []

    def moves_of(self, seat: i64) -> list[Move]:
        """Everything open to one waiting seat; override where several seats may answer at once."""
        return self.moves() if seat == self.to_act else []

    def interjections(self, seat: i64) -> list[Move]:
        """What is open to a seat although it is not asked."""
        return []

    def forecast(self, seat: i64) -> list[dict[str, object]]:
        """What this seat could reckon about its present decision, with patience: one row for each answer.

        A row names its move, or what it stands for, and chances by name, from what the seat knows alone: two worlds it
        cannot tell apart give the same. Worked out only when somebody asks, for it may take long.
        """
        return []

    def occupy(self, seat: i64, by_bot: bool) -> None:
        """A bot or a person sits down on this seat; override where the rules treat them differently."""

    def fumble(self, seat: i64) -> float:
        """How likely a bot on this seat, asked now, does anything at random; override where the rules handicap bots."""
        return 0.0

    def side(self, seat: i64) -> i64:
        """The number of the side this seat wins and loses with; override in team games."""
        return seat

    def active(self) -> i64:
        """The seat whose turn it is, whoever is asked in it, for policies and clocks; NOBODY where there are no turns.

        Public: unlike `to_act` it must not tell which of several hidden deciders has yet to answer.
        """
        return NOBODY

    def moment(self) -> str:
        """The public name of the present window, for auto-pass policies; empty where there is none."""
        return ""

    def alarm(self, seat: i64) -> bool:
        """Whether something public has befallen this seat in this turn that should wake it from passing everything."""
        return False

    def passing(self, seat: i64) -> Move | None:
        """The move by which this seat lets the present window go by; None where a choice must be made."""
        return None

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """Write what this seat may know as numbers for agents that learn; none where a game has not written it.

        Like a view it is built from the seat's own knowledge: two worlds it cannot tell apart give the same numbers.
        Which numbers are written, and in which order, depends on the pack, the seats and the options alone.
        """

    # ---- 3. the same for all

    def tell(self, event: Event) -> None:
        """Tell an event to whoever listens. Ask `self.outbox is not None` first where building the event costs."""
        if self.outbox is not None:
            self.outbox.append(event)

    def open_to(self, seat: i64) -> list[Move]:
        """Everything one seat, asked or not, may do now."""
        if seat == CHANCE or seat == self.to_act:
            asked = self.moves() if seat == self.to_act else []
        else:
            asked = self.moves_of(seat)
        if seat < 0:
            return asked
        extra = self.interjections(seat)
        return asked + extra if extra else asked

    def refusal(self, move: Move, seat: i64 = ASKED) -> Refusal | None:
        """Why a move is not open to a seat now, or None if it is."""
        who = self.to_act if seat == ASKED else seat
        for each in self.open_to(who):
            if each is move:
                return None
        return self.refuse(move, who)

    def play(self, move: Move, seat: i64 = ASKED) -> None:
        """Carry out a move, or raise IllegalMove and change nothing."""
        who = self.to_act if seat == ASKED else seat
        refusal = self.refusal(move, who)
        if refusal is not None:
            raise IllegalMove(move.text, refusal)
        self.apply(move, who)

    def weights(self) -> list[tuple[Move, int]]:
        """At CHANCE: the different outcomes in order of their first lot, each with its number of lots."""
        found: list[Move] = []
        count: dict[str, int] = {}
        for i in range(i64(self.lots())):
            move = self.lot(i)
            if move.text in count:
                count[move.text] += 1
            else:
                count[move.text] = 1
                found.append(move)
        return [(move, count[move.text]) for move in found]

    def outcomes(self) -> list[Move]:
        """At CHANCE: the different outcomes, in order of their first lot."""
        return [move for move, _ in self.weights()]

    def odds(self, seat: i64 = ASKED) -> dict[str, Fraction]:
        """At CHANCE: the exact probability of every outcome by notation; with a seat, as that seat knows them."""
        if self.to_act != CHANCE:
            return {}
        pairs = self.weights() if seat == ASKED else self.chances(seat)
        total = sum([weight for _, weight in pairs])
        return {move.text: Fraction(weight, total) for move, weight in pairs}
