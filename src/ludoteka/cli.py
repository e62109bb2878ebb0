"""`ludoteka`: the command line. What a command needs is imported when it is called, so that `--version` is quick."""

from __future__ import annotations

import io
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence

import ludoteka
from ludoteka.terminal.arguments import parser

ROOM = ("serve", "backup", "archive", "reports", "people", "tables", "invite", "bot")
"""Commands that need more packages than the others."""
STOPPED = 130
"""What a shell expects of a command that was stopped by Ctrl-C."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; gives back what the shell is told: 0 done, 1 the record does not fit, 2 bad input."""
    _open_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a screen without … shows ?, and the command goes on
    top = parser()
    words, program = _split(sys.argv[1:] if argv is None else argv)
    args = top.parse_args(words)
    if program:
        args.program = program
    if args.command is None:
        top.print_help()
        return 0
    try:
        done = _COMMANDS[args.command](args)
        sys.stdout.flush()  # here, where a reader who has left can still be forgiven
        return done
    except ludoteka.LudotekaError as error:
        return _complain(str(error))
    except ModuleNotFoundError as error:
        if args.command not in ROOM:
            raise
        return _complain(f"the game room needs {error.name}, which is not installed: pip install 'ludoteka[server]'")
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:  # `ludoteka … | head` has read enough
        _close_stdout()
        return 0
    except OSError as error:  # a full disk, a lost folder: what is said where is all that can be known
        try:
            sys.stdout.flush()
        except OSError:
            _close_stdout()
        return _complain(f"{error.filename or 'what is written'}: {error.strerror or error}")


def _open_streams() -> None:
    """Where a shell has closed a stream (`>&-`), nothing is read and nothing is written."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def _close_stdout() -> None:
    """Nothing may be written any more, not even what waits to be."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _split(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Part a command from the program that it starts: `bot connect URL -- python my_bot.py`."""
    at = words.index("--") if words[:1] == ["bot"] and "--" in words else len(words)
    return list(words[:at]), list(words[at + 1 :])


def _complain(problem: str) -> int:
    from ludoteka.terminal.screen import complain

    complain(problem)
    return 2


def _play(args: Namespace) -> int:
    from ludoteka.terminal.playing import play

    return play(args)


def _learn(args: Namespace) -> int:
    from ludoteka.terminal.learning import learn

    return learn(args)


def _watch(args: Namespace) -> int:
    from ludoteka.terminal.watching import watch

    return watch(args)


def _verify(args: Namespace) -> int:
    from ludoteka.terminal.verifying import verify

    return verify(args)


def _replay(args: Namespace) -> int:
    from ludoteka.terminal.replaying import replay

    return replay(args)


def _sim(args: Namespace) -> int:
    from ludoteka.terminal.simulating import simulate

    return simulate(args)


def _arena(args: Namespace) -> int:
    from ludoteka.terminal.arena import arena

    return arena(args)


def _balance(args: Namespace) -> int:
    from ludoteka.terminal.balancing import balance

    return balance(args)


def _tune(args: Namespace) -> int:
    from ludoteka.terminal.tuning import tune

    return tune(args)


def _export(args: Namespace) -> int:
    from ludoteka.terminal.exporting import export

    return export(args)


def _content(args: Namespace) -> int:
    from ludoteka.terminal.own_content import content

    return content(args)


def _calibrate(args: Namespace) -> int:
    from ludoteka.terminal.calibration import calibrate

    return calibrate(args)


def _review(args: Namespace) -> int:
    from ludoteka.terminal.reviewing import review

    return review(args)


def _referee(args: Namespace) -> int:
    from ludoteka.terminal.refereeing import referee

    return referee(args)


def _bot(args: Namespace) -> int:
    from ludoteka.terminal.connecting import connect

    return connect(args)


def _perft(args: Namespace) -> int:
    from ludoteka.terminal.counting import perft

    return perft(args)


def _games(args: Namespace) -> int:
    from ludoteka.terminal.rulebook import games

    return games(args)


def _rules(args: Namespace) -> int:
    from ludoteka.terminal.rulebook import rules

    return rules(args)


def _coverage(args: Namespace) -> int:
    from ludoteka.terminal.covering import coverage

    return coverage(args)


def _serve(args: Namespace) -> int:
    from ludoteka.server.serving import serve

    return serve(args)


def _backup(args: Namespace) -> int:
    from ludoteka.server.archive import backup

    return backup(args)


def _archive(args: Namespace) -> int:
    from ludoteka.server.archive import archive

    return archive(args)


def _reports(args: Namespace) -> int:
    from ludoteka.server.reporting import reports

    return reports(args)


def _people(args: Namespace) -> int:
    from ludoteka.server.operator_commands import people

    return people(args)


def _tables(args: Namespace) -> int:
    from ludoteka.server.operator_commands import tables

    return tables(args)


def _invite(args: Namespace) -> int:
    from ludoteka.server.operator_commands import invite

    return invite(args)


_COMMANDS: dict[str, Callable[[Namespace], int]] = {
    "play": _play,
    "learn": _learn,
    "watch": _watch,
    "verify": _verify,
    "replay": _replay,
    "review": _review,
    "sim": _sim,
    "arena": _arena,
    "balance": _balance,
    "tune": _tune,
    "export": _export,
    "calibrate": _calibrate,
    "referee": _referee,
    "bot": _bot,
    "perft": _perft,
    "content": _content,
    "games": _games,
    "rules": _rules,
    "coverage": _coverage,
    "serve": _serve,
    "backup": _backup,
    "archive": _archive,
    "reports": _reports,
    "people": _people,
    "tables": _tables,
    "invite": _invite,
}

if __name__ == "__main__":
    sys.exit(main())
