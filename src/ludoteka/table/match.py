"""One match: a position, its history, its letters, and where chance comes from. No sockets, no clocks, no storage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from ludoteka.core import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Event,
    IllegalMove,
    Info,
    LudotekaError,
    Move,
    Position,
    Rng,
    View,
    seat_name,
)
from ludoteka.core.info import imagined_info
from ludoteka.core.native import mypyc_attr
from ludoteka.core.record import TABLE, Record
from ludoteka.core.seats import ASKED
from ludoteka.table.dice import Dice
from ludoteka.table.fair import Scribe
from ludoteka.table.history import CannotUndo, Checkpoints, Entry, replay_word, undo_target
from ludoteka.table.letters import Letter, Mail
from ludoteka.table.seat_record import SeatRecord
from ludoteka.table.standing import Standing, scores, standings

if TYPE_CHECKING:
    from ludoteka.table.edition import Edition


class MatchOver(LudotekaError):
    """The match has ended; nothing more can be done in it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """One match of any game, by notation: what outsiders, tests, the terminal and the server play with."""

    def __init__(self, edition: Edition, position: Position, scribe: Scribe, dice: Dice | None) -> None:
        self.edition = edition
        self.position = position
        self.scribe = scribe
        self.dice = dice
        self.mail = Mail(position.seats)
        self.entries: list[Entry] = []
        self.bots: set[int] = set()
        self.resigned: list[int] = []
        self.ended = ""
        """Why the match ended without the rules: 'resigned', 'agreed', 'closed'; empty while only the rules decide."""
        self.rated = scribe.record.header.start is None
        """Whether it counts: not after a rewind by consent, nor where it is played on from another match."""
        self._checkpoints = Checkpoints(position)
        self._run_chance()

    # ---- whose decision it is, and what is open

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self.position.seats)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.ended) or self.position.to_act == NOBODY

    @property
    def to_act(self) -> int | None:
        """The seat that is asked next; CHANCE where the caller plays it; None when the match is over."""
        return None if self.over else int(self.position.to_act)

    @property
    def waiting(self) -> list[int]:
        """The seats that may answer now. For the referee: viewers are told `prompt(seat)["deciders"]`."""
        return [] if self.over else [int(seat) for seat in self.position.waiting()]

    def moves(self, seat: int | None = None) -> list[str]:
        """What is open to whoever is asked, in notation; with a seat, what is open to it, interjections too."""
        return [move.text for move in self._open(seat)]

    def options(self, seat: int) -> list[dict[str, object]]:
        """The same moves for pictures and words: move, kind, pieces, clause, text key and arguments."""
        return [move.json() for move in self._open(seat)]

    def prompt(self, seat: int | None = None) -> dict[str, object]:
        """What is decided now, by whom and under which clause, as this viewer may know it."""
        return self.position.prompt(_viewer(seat)).json()

    def why_not(self, move_or_piece: str, seat: int) -> dict[str, object] | None:
        """Why a move, or any move with a piece, is not open to a seat now; None if it is. Tells nothing hidden.

        Of many moves with a piece the one is spoken of that is nearest to what the seat may do now.
        """
        position, pack = self.position, self.position.pack
        wanted = pack.by_text.get(move_or_piece)
        if wanted is None:
            touching = pack.with_piece(move_or_piece)
            if touching:
                options = position.open_to(seat)
                if any(move_or_piece in move.pieces for move in options):
                    return None
                wanted = _nearest(touching, [] if self.over else options, move_or_piece)
            else:
                wanted = pack.parse(move_or_piece)
        told = position.refusal(wanted, seat)
        return None if told is None else told.json()

    def odds(self, seat: int | None = None) -> dict[str, Fraction]:
        """At CHANCE, the exact chance of every outcome; with a seat, as that seat knows it. Empty otherwise."""
        whose = ASKED if seat is None else seat  # named: compiled calls of interpreted games lose defaults
        return self.position.odds(whose)

    def forecast(self, seat: int) -> list[dict[str, object]]:
        """What a seat could reckon about its present decision, from what it knows alone: rows of chances."""
        return self.position.imagine(seat, Rng(0)).forecast(seat)

    # ---- playing

    def play(self, move: str | Move, seat: int | None = None) -> None:
        """Make a move for a seat (by default the one that is asked), or raise and change nothing."""
        self._still_open()
        found = self.position.pack.parse(move) if isinstance(move, str) else move
        who = int(self.position.to_act) if seat is None else seat
        if who != CHANCE and not 0 <= who < self.seats:
            raise LudotekaError(f"there is no seat {who}; seats are numbered 0 to {self.seats - 1}")
        refusal = self.position.refusal(found, who)
        if refusal is not None:
            raise IllegalMove(found.text, refusal)
        if who == CHANCE:
            self.play_lot(_first_lot(self.position, found))
        else:
            self._do(self.scribe.move(who, found.text).number, who, found)
        self._run_chance()

    def preview(self, move: str, seat: int) -> dict[str, object]:
        """What a move would bring, as far as nothing random, hidden or foreign comes between: events and view.

        It is played in a world the seat imagines, so it cannot tell what the seat does not know; where the move would
        teach the seat something, `learns` is true and the view is left as it is.
        """
        found = self.position.pack.parse(move)
        refusal = self.position.refusal(found, seat)
        if refusal is not None:
            raise IllegalMove(found.text, refusal)
        world = self.position.imagine(seat, Rng(0))
        world.outbox = []
        world.apply(found, seat)
        events: list[Event] = world.outbox
        learns = any(seat in event.learned_by for event in events)
        told = [event.told(seat) for event in events if not learns or seat not in event.learned_by]
        view = self.position.view(seat) if learns else world.view(seat)
        return {"events": [one for one in told if one is not None], "view": view, "learns": learns}

    # ---- what viewers know

    def view(self, seat: int | None = None) -> View:
        """What one viewer may know of the table; None is a spectator."""
        return self.position.view(_viewer(seat))

    def log(self, seat: int | None = None, since: int = 0) -> list[Letter]:
        """A viewer's letters after number `since`."""
        return self.mail.since(_viewer(seat), since)

    def info(self, seat: int) -> Info:
        """What a bot on this seat is given."""
        letters: Sequence[Letter] = self.log(seat)
        return imagined_info(self.edition.game, seat, self.position, letters)

    # ---- taking back

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last move alone."""
        return not self.over and undo_target(self.entries, seat) is not None

    def undo(self, seat: int) -> None:
        """Take back a seat's last move; what was shown stays shown in the log."""
        target = None if self.over else undo_target(self.entries, seat)
        if target is None:
            raise CannotUndo(
                f"{seat_name(seat)} has no move to take back alone: chance or another seat has moved "
                "since, or something hidden was learned by it"
            )
        self._take_back(f"undo {seat_name(seat)} {target.number}", seat, [target])

    def rewind(self, seat: int) -> None:
        """Take back everything since a seat's last move, chance included, which all people at the table have agreed to.

        The draws are made anew with new numbers, and the match is unrated from now on.
        """
        self._still_open()
        own = [entry for entry in self.entries if entry.who == seat and not entry.undone]
        if not own:
            raise CannotUndo(f"{seat_name(seat)} has made no move yet")
        since = [entry for entry in self.entries if entry.number >= own[-1].number and entry.who != TABLE]
        self.rated = False
        self._take_back(f"rewind {seat_name(seat)} {own[-1].number}", seat, since)
        self._run_chance()

    # ---- people and bots

    def seat_bot(self, seat: int) -> None:
        """A bot takes over a seat."""
        self._table_word(f"bot {seat_name(seat)}", "seat-bot", seat)
        self.bots.add(seat)

    def seat_person(self, seat: int) -> None:
        """A seat is given back to a person."""
        self._table_word(f"person {seat_name(seat)}", "seat-person", seat)
        self.bots.discard(seat)

    def take_hint(self, seat: int) -> None:
        """A seat is told what a bot would do; all at the table see that it was."""
        self._table_word(f"hint {seat_name(seat)}", "hint-taken", seat)

    def resign(self, seat: int) -> None:
        """A seat gives up. It loses to all who play on; the match ends when only one side is left."""
        if seat in self.resigned:
            raise LudotekaError(f"{seat_name(seat)} has resigned already")
        self._table_word(f"resign {seat_name(seat)}", "resigned", seat)
        self.resigned.append(seat)
        if len({int(self.position.side(s)) for s in range(self.seats) if s not in self.resigned}) < 2:
            self._end("resigned")

    def end_agreed(self) -> None:
        """All people at the table agreed to stop here; everybody shares the result."""
        self._still_open()
        self.scribe.table("agreed")
        self.mail.announce("agreed", {})
        self._end("agreed")

    def end_closed(self) -> None:
        """End the match because the operator of the room closes it: unrated, and nobody has won."""
        self._still_open()
        self.rated = False
        self.scribe.table("closed")
        self.mail.announce("closed", {})
        self._end("closed")

    # ---- the end and the record

    def standings(self) -> list[Standing]:
        """Rank and score of every seat, best first; equal results share a rank. Empty while the match is open."""
        return standings(self) if self.over else []

    def record(self, seat: int | None = None) -> Record | SeatRecord:
        """The match written down: the referee's record, secret until the match is over, or one seat's own."""
        return self.scribe.record if seat is None else SeatRecord(self, seat)

    def dump(self) -> dict[str, object]:
        """The position as JSON-safe data, lossless; `Edition.restore` reads it."""
        return {
            "game": self.edition.game.key,
            "content": self.position.pack.content_hash,
            "position": self.position.dump(),
        }

    # ---- inside

    def _open(self, seat: int | None) -> list[Move]:
        if self.over:
            return []
        return self.position.moves() if seat is None else self.position.open_to(seat)

    def _still_open(self) -> None:
        if self.over:
            raise MatchOver("the match is over")

    def _do(self, number: int, who: int, move: Move) -> None:
        """Apply a move that is known to be open."""
        self.position.outbox = []
        self.position.apply(move, who)
        self._tell(Entry(number, who, move.text, move))

    def _tell(self, entry: Entry) -> None:
        """Something was done to the position: tell everybody what they may know of it, and note it down."""
        events: list[Event] = self.position.outbox or []
        self.position.outbox = None
        entry.told = self.mail.tell(events)
        for event in events:
            if event.learned_by:
                entry.learned_by = [*entry.learned_by, *event.learned_by]
        self.entries.append(entry)
        self._checkpoints.note(self.entries, self.position)
        if self.position.to_act == NOBODY:
            self._close()

    def play_lot(self, i: int) -> None:
        """At CHANCE, play the move that lot i stands for."""
        move = self.position.lot(i)
        line = self.scribe.chance(self.position.label(), i, int(self.position.lots()), move.text)
        self._do(line.number, CHANCE, move)

    def _run_chance(self) -> None:
        """Draw until a player, or nobody, is to act."""
        while self.dice is not None and self.position.to_act == CHANCE:
            number, lots = self.scribe.draws + 1, int(self.position.lots())
            self.play_lot(self.dice.draw(number, self.position.label(), lots))

    def _take_back(self, word: str, seat: int, targets: Sequence[Entry]) -> None:
        before = [entry for entry in self.entries if not entry.undone]
        for entry in targets:
            entry.undone = True
        self.position = self._checkpoints.rebuild(self.entries, self.entries.index(targets[0]))
        self.scribe.table(word)
        self.entries.append(Entry(len(self.scribe.record.lines), TABLE, word))
        gone = [entry for entry in before if entry.undone]
        for viewer in self.mail.viewers:
            letters = [n for entry in gone for n in entry.told.get(viewer, ())]
            if letters or viewer == seat:
                self.mail.announce("undone", {"seat": seat, "letters": letters}, [viewer])

    def _table_word(self, text: str, key: str, seat: int) -> None:
        self._still_open()
        if not 0 <= seat < self.seats:
            raise LudotekaError(f"there is no seat {seat}; seats are numbered 0 to {self.seats - 1}")
        entry = Entry(self.scribe.table(text).number, TABLE, text)
        self.mail.announce(key, {"seat": seat})
        self.position.outbox = []
        replay_word(self.position, text)
        self._tell(entry)
        self._run_chance()

    def _end(self, why: str) -> None:
        self.ended = why
        self._close()

    def _close(self) -> None:
        """Write the result and reveal the secret: nothing more can be drawn with it."""
        self.scribe.finish(scores(self))
        self.scribe.close()


def _viewer(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def _first_lot(position: Position, move: Move) -> int:
    """The first lot that stands for a chance move chosen by hand."""
    for i in range(int(position.lots())):
        if position.lot(i) is move:
            return i
    raise ValueError(f"no lot stands for {move.text!r}")


def _nearest(touching: Mapping[str, Sequence[Move]], options: Sequence[Move], piece: str) -> Move:
    """Of the moves with a piece the one nearest to what is open: of a kind that is open, with other pieces that are.

    Who asks why a square cannot be stepped on is not told that goblins were placed long ago.
    """
    kinds = {move.kind for move in options}
    pieces = {piece, *(each for move in options for each in move.pieces)}
    near = [
        move
        for kind, moves in touching.items()
        if kind in kinds
        for move in moves
        if all(each in pieces for each in move.pieces)
    ]
    return min(near or [moves[0] for moves in touching.values()], key=lambda move: int(move.number))
