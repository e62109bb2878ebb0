"""One match at one screen: whose turn it is, what that person sees, and the curtain between people."""

from __future__ import annotations

from collections.abc import Mapping

from rich.columns import Columns
from rich.console import Console, Group
from rich.text import Text

from ludoteka.core import seat_name
from ludoteka.terminal.commands import VERBS, obey
from ludoteka.terminal.demands import Demands
from ludoteka.terminal.ending import show_ending
from ludoteka.terminal.keyboard import Keyboard, Left
from ludoteka.terminal.pictures import large, picture
from ludoteka.terminal.screen import hue
from ludoteka.terminal.seating import Party
from ludoteka.terminal.words import Words

MANY = 6
"""More options than this are printed side by side."""


class Session:
    """The people of a match take turns at one keyboard; bots answer at once."""

    def __init__(self, console: Console, party: Party, words: Words) -> None:
        self.console = console
        self.party = party
        self.match = party.match
        self.words = words
        self.house = words.house
        self.demands = Demands(party.match, words)
        self.keyboard = Keyboard(console)
        self.offered: list[str] = []
        """The moves behind the numbers on the screen."""
        self.meant = ""
        """What a mistyped move was probably meant to be; `y` plays it."""
        self.secrets = False
        """Whether people at this screen have known different things; from then on a curtain falls between them."""
        self._before: int | None = None
        self._read: dict[int | None, int] = {}

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        self.console.print(self.house.say("how-to-type"), style="dim")
        try:
            while self.match.to_act is not None:
                seat = self.match.to_act
                if seat in self.party.bots:
                    self.match.play(self.party.bots[seat].choose(self.match.info(seat)), seat)
                else:
                    self.turn(seat)
            self.finish()
        except Left:
            if not self.match.over:
                self.console.print(self.house.say("unfinished"))
            raise

    def turn(self, seat: int) -> None:
        """Let one person decide; whatever else is typed is answered on the way."""
        self.curtain(seat)
        self.show(seat)
        while not self._done(seat, self._ask(seat)):
            pass

    def _done(self, seat: int, line: str) -> bool:
        """Do what was typed, which is a move in other words where rules demand a phrase or have a clock."""
        word = line.removeprefix("/").split(" ")[0]
        others = [seat_name(person) for person in self.party.people if person != seat]
        if line and not word.startswith("?") and word.lower() not in VERBS and word.upper() not in others:
            line, say = self.demands.hear(seat, line)
            if say:
                self.console.print(say, style="yellow")
            if not line:
                return False
        return obey(self, seat, line)

    def curtain(self, seat: int) -> None:
        """Hide what the one before saw, if there is anything to hide."""
        before, self._before = self._before, seat
        self.secrets = self.secrets or self._know_different_things()
        if not self.secrets or before == seat or len(self.party.people) < 2:
            return
        if before is not None:
            self._show_private_news(before)
            self.wipe()
        self.keyboard.ask(self.house.say("pass-keyboard", seat=seat_name(seat)) + " ", hue=hue(seat))
        self.wipe()

    def wipe(self) -> None:
        """Clear the screen and what can be scrolled back to."""
        self.console.clear()
        self.console.file.write("\x1b[3J")

    def show(self, seat: int) -> None:
        """What a person sees when it is their turn: news, table, question, options."""
        self.tell(seat)
        self.console.print()
        self.console.print(picture(self.match, seat, self.words))
        self.console.print()
        prompt = self.match.prompt(seat)
        clause = f"  ({prompt['clause']})" if prompt["clause"] else ""
        self.console.print(f"{seat_name(seat)}: {self.words.prompt(prompt, seat)}{clause}", style="bold")
        self.offer(seat)
        self.demands.ask(seat)

    def tell(self, seat: int | None) -> None:
        """Read out the letters that a viewer has not heard yet."""
        for letter in self.party.news(seat, self._read.get(seat, 0)):
            self.console.print(f"  {self.words.letter(letter)}")
            card = large(self.match, letter, seat, self.words)
            if card is not None:
                self.console.print(card)
        heard = [seat, None] if self.secrets else [None, *range(self.match.seats)]
        for viewer in heard:
            self._read[viewer] = len(self.match.log(viewer))

    def offer(self, seat: int) -> None:
        """The options as numbered sentences; the notation stands behind where it says something else."""
        options = self.match.options(seat)
        if self.demands.answer(seat):
            options = [option for option in options if option["move"] != "fulfil"]  # it is typed, not chosen
        asked = {move.text for move in self.match.position.moves_of(seat)}
        self.offered = [str(option["move"]) for option in options]
        lines = [self._line(number, option, seat) for number, option in enumerate(options, 1)]
        first = [line for line, move in zip(lines, self.offered, strict=True) if move in asked]
        later = [line for line, move in zip(lines, self.offered, strict=True) if move not in asked]
        self.console.print(Columns(first, padding=(0, 3)) if len(first) > MANY else Group(*first))
        if later:
            self.console.print(self.house.say("at-any-time"), style="dim")
            self.console.print(Columns(later, padding=(0, 3)) if len(later) > MANY else Group(*later))

    def _line(self, number: int, option: Mapping[str, object], seat: int) -> Text:
        line = Text(f"{number:>3}  ", hue(seat)).append(self.words.option(option), "default")
        if self.words.option(option) != option["move"]:
            line.append(f"  {option['move']}", "dim")
        return line

    def finish(self) -> None:
        """The end: last news, the table, the result; then the record may be saved."""
        viewer = self.party.people[0] if len(self.party.people) == 1 else None
        self.tell(viewer)
        self.console.print(picture(self.match, viewer, self.words))
        show_ending(self.console, self.match, self.party.describe, self.house)
        self.console.print(self.house.say("save-or-leave"), style="dim")
        while True:
            line = self.keyboard.ask("> ", ["save ", "log", "help", "quit"])
            if line in ("", "q", "quit", "exit"):
                raise Left
            obey(self, viewer, line)

    def _show_private_news(self, seat: int) -> None:
        """Before the curtain falls, let a person see what the own move brought that the others are not told."""
        mine, all_hear = (self.party.news(viewer, self._read.get(viewer, 0)) for viewer in (seat, None))
        if [(each["key"], each["args"]) for each in mine] != [(each["key"], each["args"]) for each in all_hear]:
            self.tell(seat)
            self.console.print(picture(self.match, seat, self.words))
            self.keyboard.ask(self.house.say("seen-this", seat=seat_name(seat)) + " ", hue=hue(seat))

    def _ask(self, seat: int) -> str:
        return self.keyboard.ask(f"{seat_name(seat)}> ", [*self.offered, *VERBS], hue(seat))

    def _know_different_things(self) -> bool:
        known = [
            ({name: value for name, value in self.match.view(seat).items() if name != "viewer"}, self.match.log(seat))
            for seat in self.party.people
        ]
        return any(one != known[0] for one in known)
