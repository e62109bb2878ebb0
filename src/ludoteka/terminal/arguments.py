"""What may be typed after `ludoteka`, and the help that explains it."""

from __future__ import annotations

from argparse import Action, ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from typing import NoReturn

from ludoteka.terminal import lab_arguments, operator_arguments
from ludoteka.terminal.table_arguments import add_game, add_place, add_table, seconds


class _Parser(ArgumentParser):
    """Says what is wrong in one line, and where the help is."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (try {self.prog} --help)\n")


class _Version(Action):
    """The number, and which engine runs."""

    def __call__(self, parser: ArgumentParser, namespace: Namespace, values: object, option: str | None = None) -> None:
        from ludoteka import _engine

        print(_engine.version_line())
        parser.exit()


def parser() -> ArgumentParser:
    """The whole command line."""
    top = _Parser(
        prog="ludoteka",
        description="A game room: play, watch, check and study board games.",
        formatter_class=RawDescriptionHelpFormatter,
        epilog="ludoteka COMMAND --help tells more and gives examples; begin with: ludoteka play",
    )
    top.add_argument("--version", action=_Version, nargs=0, help="tell the version and which engine runs")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    def command(name: str, text: str, *examples: str) -> ArgumentParser:
        epilog = "examples:\n" + "\n".join(f"  ludoteka {name}{' ' if line else ''}{line}" for line in examples)
        return commands.add_parser(
            name,
            help=text,
            description=text[:1].upper() + text[1:] + ".",
            epilog=epilog,
            formatter_class=RawDescriptionHelpFormatter,
        )

    _play(
        command(
            "play",
            "play a game in the terminal; without a terminal, watch bots play one",
            "",
            "tic-tac-toe",
            "kragmortha --seats 4 --bots greedy",
            "leduc-poker --hot-seat",
            "my_game.py --bots 2,3 --seed 7",
        )
    )
    _learn(
        command(
            "learn",
            "learn a game by short lessons; without a terminal, see them played",
            "kragmortha",
            "kragmortha push",
            "toerkk 3 --lang pl",
        )
    )
    _watch(command("watch", "watch bots play a game", "kragmortha --seats 6 --bots greedy", "leduc-poker --delay 0"))
    _verify(
        command(
            "verify",
            "check a record offline: its dice, its seal, and every line by the rules",
            "match.txt",
            "match.txt --game my_game.py",
            "match.txt --json",
        )
    )
    _replay(
        command(
            "replay",
            "tell a recorded match, as one viewer may know it",
            "match.txt",
            "match.txt --seat 2",
            "match.txt --open --step",
        )
    )
    _review(
        command(
            "review",
            "review a finished match: chances over time, luck apart from decisions, costly moves",
            "match.record",
            "match.record --html review.html --processes 2",
            "match.record --json",
        )
    )
    _sim(
        command(
            "sim",
            "let bots play many games and count the results",
            "kragmortha --games 10000 --seats 4 --bots greedy",
            "tic-tac-toe --games 10000 --seed 7",
            "leduc-poker --fair --games 20 --record records/",
            "leduc-poker --json",
        )
    )
    _arena(
        command(
            "arena",
            "find out which bot is stronger, by duplicate deals",
            "kragmortha --bots greedy,random",
            "toerkk --bots master,expert,greedy --seconds 0.2 --games 400 --out toerkk.jsonl",
            "toerkk --bots master,expert,greedy --seconds 0.2 --games 400 --out toerkk.jsonl --resume",
            "karak-2 --bots master,greedy --seats 4 --least 40 --plot karak.svg",
        )
    )
    lab_arguments.add(command)
    _calibrate(
        command(
            "calibrate",
            "find out whether a bot wins as often as it says",
            "kragmortha --bot expert --games 100 --plot kragmortha.svg",
            "toerkk --bot search:iterations=500 --games 50 --out toerkk.jsonl",
            "karak-2 --review --bot search:iterations=24 --seats 4 --games 300 --plot karak-2.svg",
        )
    )
    _referee(
        command(
            "referee",
            "let programs from outside play against each other or against bots",
            'tic-tac-toe --bot "python examples/bots/ten_lines.py" --bot random',
            'leduc-poker --bot "node examples/bots/ten_lines.mjs" --bot greedy --games 20 --seconds 1',
        )
    )
    _bot(
        command(
            "bot",
            "let a bot play at a table of a game room; its command, or a bot's name, stands after --",
            "connect https://games.example/t/K3V9 --token … -- python my_bot.py",
            "connect http://127.0.0.1:8000/t/K3V9 --token … -- expert",
        )
    )
    _perft(command("perft", "count the lines of play by depth, to check an engine", "tic-tac-toe 9", "leduc-poker 4"))
    games = command("games", "list the games, their seats and their options", "", "--json")
    games.add_argument("--json", action="store_true", help="print data instead of a table")
    _language(games)
    rules = command("rules", "show the rules of a game, or one clause", "tic-tac-toe", "tic-tac-toe TTT-MARK-1")
    add_game(rules)
    rules.add_argument("clause", metavar="CLAUSE", nargs="?", help="the id of a clause, or a word in it")
    _language(rules)
    _coverage(
        command(
            "coverage",
            "show for every clause which tests name it and how often it fires",
            "kragmortha --games 10000",
            "tic-tac-toe --json",
        )
    )
    _serve(
        command(
            "serve",
            "open the game room: tables for people and bots in the browser",
            "",
            "--port 8080",
            "--host 0.0.0.0 --origin https://games.example --proxies 127.0.0.1",
            "--database postgresql://room@db/room --workers 2",
        )
    )
    _backup(
        command("backup", "copy the database of a running room", "saved.sqlite", "saved.sqlite --data /var/lib/room")
    )
    _archive(
        command(
            "archive",
            "replay, export or import the records that a room has kept",
            "replay ludoteka-data",
            "replay records/",
            "export records/ --data ludoteka-data",
            "import records/ --data ludoteka-data",
        )
    )
    _reports(command("reports", "read what players of a room complain of", "", "--done 1f0c77aa", "--all --json"))
    operator_arguments.add(command)
    return top


def _play(command: ArgumentParser) -> None:
    add_game(command, optional=True)
    add_table(command)
    who = command.add_mutually_exclusive_group()
    who.add_argument(
        "--bots",
        metavar="WHO",
        help="the kind of bots on all seats but the first (greedy), or the seats they play: 2,3 or all",
    )
    who.add_argument("--hot-seat", action="store_true", help="people on all seats, one keyboard for all")
    command.add_argument(
        "--bot", metavar="KIND", default="random", help="the kind of bot, where --bots gives seats (random)"
    )
    _language(command)


def _learn(command: ArgumentParser) -> None:
    add_game(command)
    command.add_argument(
        "lesson", metavar="LESSON", nargs="?", help="where to begin: the number or the name of a lesson (the first)"
    )
    _language(command)


def _watch(command: ArgumentParser) -> None:
    add_game(command)
    add_table(command)
    command.add_argument(
        "--bots",
        "--bot",
        metavar="KIND",
        dest="bot",
        default="random",
        help="the bot on every seat, or several that take the seats in turn: greedy,random (random)",
    )
    command.add_argument(
        "--delay", metavar="SECONDS", type=seconds, help="the pause after each step (at a terminal 0.7)"
    )
    command.set_defaults(bots="all", hot_seat=False)
    _language(command)


def _verify(command: ArgumentParser) -> None:
    _record(command)
    command.add_argument("--json", action="store_true", help="print the finding as data")


def _replay(command: ArgumentParser) -> None:
    _record(command)
    viewer = command.add_mutually_exclusive_group()
    viewer.add_argument("--seat", metavar="N", help="as the player on this seat saw it (unset: as a spectator did)")
    viewer.add_argument("--open", action="store_true", help="everything, with what each seat was told of it")
    command.add_argument("--step", action="store_true", help="wait for Enter after each step")
    command.add_argument("--json", action="store_true", help="print letters as data")
    _language(command)


def _review(command: ArgumentParser) -> None:
    _record(command)
    command.add_argument("--seed", metavar="S", type=int, default=1, help="the same seed gives the same review (1)")
    command.add_argument("--processes", metavar="N", type=int, default=1, help="how many processes think (1)")
    command.add_argument("--html", metavar="FILE", help="write the review as a page with its chart")
    command.add_argument("--plot", metavar="FILE", help="draw the chances over time, as SVG")
    command.add_argument("--json", action="store_true", help="print the review as data")
    _language(command)


def _sim(command: ArgumentParser) -> None:
    add_game(command)
    add_table(command)
    command.add_argument("--games", metavar="N", type=int, default=1000, help="how many games (1000)")
    command.add_argument(
        "--bots",
        "--bot",
        metavar="NAME",
        dest="bot",
        default="random",
        help="the bot on every seat, or several that take the seats in turn: greedy,random (random)",
    )
    command.add_argument("--fair", action="store_true", help="with fair dice; slower, as every draw is hashed")
    command.add_argument("--record", metavar="DIR", help="save a record of each game; slower, as all is written down")
    command.add_argument(
        "--events",
        action="store_true",
        help="count what happens in the games as well, and who wins by the order of turns",
    )
    command.add_argument(
        "--ledger",
        metavar="FILE",
        help="keep each result in this file; if the series was stopped, the same command goes on with it",
    )
    add_place(command)
    command.add_argument("--json", action="store_true", help="print exact figures as data")


def _arena(command: ArgumentParser) -> None:
    add_game(command)
    add_table(command)
    command.add_argument(
        "--bots",
        metavar="LIST",
        required=True,
        help="who takes part: names with commas between, each with settings if you like "
        "(search:iterations=400), or a command that starts a program",
    )
    command.add_argument(
        "--seconds",
        metavar="S",
        type=seconds,
        help="how long a bot may think about a decision, in seconds of the processor; programs "
        "from outside by the clock on the wall",
    )
    command.add_argument(
        "--games",
        metavar="MAX",
        type=int,
        default=400,
        help="at most so many games at each table (400); fewer where the question is decided at 95 %%",
    )
    command.add_argument(
        "--least",
        metavar="PERCENT",
        type=float,
        help="the question: does the first bot win more than this? (unset: more than its fair share)",
    )
    command.add_argument("--out", metavar="FILE", help="keep every finished game as a line of this file")
    command.add_argument("--resume", action="store_true", help="go on with that file")
    command.add_argument("--jobs", metavar="N", type=int, default=1, help="how many processes play (1)")
    add_place(command, cores=False)
    command.add_argument("--plot", metavar="FILE", help="draw ratings and cross table as SVG")
    command.add_argument("--json", action="store_true", help="print exact figures as data")


def _calibrate(command: ArgumentParser) -> None:
    add_game(command)
    command.add_argument("--seats", metavar="N", type=int, help="how many play (unset: the fewest that can)")
    command.add_argument("--seed", metavar="S", type=int, default=1, help="the same seed gives the same deals (1)")
    command.add_argument("--bot", metavar="BOT", default="master", help="which bot plays against itself (master)")
    command.add_argument("--games", metavar="N", type=int, default=100, help="how many games (100)")
    command.add_argument("--seconds", metavar="S", type=seconds, help="how long it may think about a decision")
    command.add_argument("--out", metavar="FILE", help="keep every game as a line of this file, and go on with it")
    command.add_argument("--review", action="store_true", help="judge as `ludoteka review` does, not as the bot does")
    command.add_argument(
        "--every",
        metavar="N",
        type=int,
        default=10,
        help="with --review or --fit: judge all seats on average every so many turns (10)",
    )
    command.add_argument("--fit", metavar="FILE", help="find how sharply reviews should judge, and keep it there")
    command.add_argument("--plot", metavar="FILE", help="draw what was won against what was expected, as SVG")
    command.add_argument("--json", action="store_true", help="print the figures as data")


def _referee(command: ArgumentParser) -> None:
    add_game(command)
    add_table(command)
    command.add_argument(
        "--bot",
        metavar="BOT",
        dest="bots",
        action="append",
        required=True,
        help="who sits on the next seat: a command in quotes, or a bot; once for each seat",
    )
    command.add_argument("--games", metavar="N", type=int, default=1, help="how many games (1)")
    command.add_argument("--seconds", metavar="S", type=seconds, help="how long a decision may take (unset: for ever)")
    command.add_argument("--record", metavar="DIR", help="save a record of each game")
    command.add_argument("--json", action="store_true", help="print the results as data")


def _bot(command: ArgumentParser) -> None:
    command.add_argument("what", metavar="WHAT", choices=("connect",), help="connect: sit down and play one match")
    command.add_argument("address", metavar="URL", help="the link of the table")
    command.add_argument("--token", metavar="TOKEN", help="who the bot is (unset: LUDOTEKA_TOKEN in the environment)")
    command.add_argument("--seat", metavar="N", type=int, help="which seat, from 1 (unset: mine, or the first open)")
    command.add_argument("--seconds", metavar="S", type=seconds, help="how long a decision may take")
    command.add_argument("--seed", metavar="S", type=int, help="for bots that play by chance")
    command.set_defaults(program=[])


def _perft(command: ArgumentParser) -> None:
    add_game(command)
    command.add_argument("depth", metavar="DEPTH", type=int, help="how many steps, chance included")
    add_table(command, seeded=False)
    command.add_argument("--json", action="store_true", help="print the counts as data")


def _coverage(command: ArgumentParser) -> None:
    add_game(command)
    add_table(command)
    command.add_argument(
        "--games", metavar="N", type=int, default=1000, help="how many games between random bots (1000)"
    )
    command.add_argument("--cores", metavar="N", type=int, help="how many cores may be used (all)")
    command.add_argument("--json", action="store_true", help="print the counts as data")


def _serve(command: ArgumentParser) -> None:
    command.add_argument("--open", action="store_true", help="show the room in this machine's browser")
    command.add_argument("--host", metavar="ADDRESS", help="where to listen; 0.0.0.0 is everywhere (127.0.0.1)")
    command.add_argument("--port", metavar="N", type=int, help="0 takes any free one (8000)")
    _room(command)
    command.add_argument("--redis", metavar="ADDRESS", help="redis://… for words between nodes (unset: the database)")
    command.add_argument("--origin", metavar="URL", help="what people type, where a proxy stands before the room")
    command.add_argument("--proxies", metavar="LIST", help="addresses of proxies whose forwarding headers are believed")
    command.add_argument(
        "--entry", metavar="WHO", help="who may come in for the first time: open, invite or closed (open)"
    )
    command.add_argument("--workers", metavar="N", type=int, help="processes in which bots think (1)")
    command.add_argument(
        "--tables-per-person", metavar="N", type=int, help="running tables that one person may host; 0: no limit (20)"
    )
    command.add_argument("--reviewers", metavar="N", type=int, help="processes in which matches are reviewed (1)")
    _shelf(command)
    command.add_argument(
        "--retention-days", metavar="N", type=int, help="remove finished tables after so many days (never)"
    )
    command.add_argument(
        "--abandoned-days",
        metavar="N",
        type=int,
        help="remove tables whose match nobody has gone on with for so many days (never)",
    )
    command.add_argument(
        "--log-format", metavar="FORM", choices=("json", "plain"), help="json or plain (plain at a terminal, else json)"
    )
    command.add_argument(
        "--log-level",
        metavar="LEVEL",
        choices=("debug", "info", "warning", "error"),
        help="debug, info, warning or error (info)",
    )


def own_content(typed: str) -> str:
    """A game and its content file, as typed."""
    if "=" not in typed or not typed.endswith(".toml"):
        raise ArgumentTypeError(f"{typed!r} does not fit; write a game and its file: karak-goblin=my.toml")
    return typed


def _backup(command: ArgumentParser) -> None:
    command.add_argument("target", metavar="FILE", help="the copy; it must not exist yet")
    command.add_argument(
        "--data", metavar="DIR", default="ludoteka-data", help="the room's data folder (ludoteka-data)"
    )
    command.add_argument(
        "--schema",
        metavar="N",
        default="",
        help="make the copy fit for an older release, which names its schema when it finds a newer",
    )


def _archive(command: ArgumentParser) -> None:
    command.add_argument(
        "what",
        metavar="WHAT",
        choices=("replay", "export", "import"),
        help="replay: check against the present rules; export, import: from or to a room",
    )
    command.add_argument(
        "folder", metavar="DIR", help="a folder of records, or one of them; for replay also a room's data folder"
    )
    _room(command)
    _shelf(command)
    command.add_argument("--json", action="store_true", help="print the findings as data")


def _reports(command: ArgumentParser) -> None:
    command.add_argument(
        "--done",
        metavar="ID",
        nargs="+",
        default=[],
        help="note down that you have looked into these; they are thrown away 30 days later",
    )
    command.add_argument("--all", action="store_true", help="list those that are done, too")
    command.add_argument("--about", metavar="ID", default="", help="only those about, or by, this person or table")
    _room(command)
    command.add_argument("--json", action="store_true", help="print the reports as data")


def _shelf(command: ArgumentParser) -> None:
    command.add_argument(
        "--game",
        metavar="FILE",
        dest="games",
        action="append",
        default=[],
        help="a .py file that holds a GAME, to be played too; may be given several times",
    )
    command.add_argument(
        "--content",
        metavar="GAME=FILE",
        dest="games",
        action="append",
        type=own_content,
        help="play this game with your own content file (TOML); may be given for several games",
    )


def _room(command: ArgumentParser) -> None:
    command.add_argument("--data", metavar="DIR", help="the room's data folder (ludoteka-data)")
    command.add_argument("--database", metavar="ADDRESS", help="postgresql://… (unset: SQLite in the data folder)")


def _language(command: ArgumentParser) -> None:
    command.add_argument(
        "--lang",
        metavar="LANG",
        choices=("en", "pl", "de", "cs"),
        help="the language of the game: en, pl, de or cs (unset: that of this terminal)",
    )


def _record(command: ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="a record, as `save` in play or sim --record writes it")
    command.add_argument("--game", metavar="GAME", help="the game or its .py file, where the shelf does not have it")
    command.add_argument("--content", metavar="FILE", help="the content file it was played with, if not the standard")
