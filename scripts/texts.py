"""Every sentence of every game in every language: nothing missing, nothing torn, nothing that the code does not give.

    python scripts/texts.py [GAME …]

English sets the measure. The other languages must have its messages, attributes and arguments (cases apart), and all of
them whatever the rules, the content and the code ask for: a message for every clause of rules.md, for every row of
content.toml whose kind has names, and for every literal key in Event(…), Refusal(…), Prompt(…), Move(…) and Option(…).
How keys become messages and arguments words is told at the head of games/kragmortha/texts/en.ftl. Exits 1 on any fault.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast as ftl

ROOT = Path(__file__).resolve().parents[1]

LANGUAGES = ("en", "pl", "de", "cs")
CASES = {"gen", "dat", "acc", "ins", "loc"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
CLAUSE = re.compile(r"^(?:- \*\*|\| )([A-Z][A-Z0-9]{1,4}(?:-[A-Z0-9]+)*-\d+[a-z]?)(?:\*\*| \|)", re.MULTILINE)


def slug(value: object) -> str:
    """A value as part of a message's name: g:S+O is g-s-o."""
    return re.sub(r"[^a-z0-9]+", "-", str(value).lower()).strip("-")


# ---- one language


@dataclass
class Sentence:
    """What one pattern needs: arguments by name, other messages, and the variants it tells apart, plurals aside."""

    words: str = ""
    arguments: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    variants: set[str] = field(default_factory=set)

    @property
    def bare(self) -> set[str]:
        """The arguments as the code gives them: $pushed-acc is pushed."""
        return {name.partition("-")[0] for name in self.arguments}


@dataclass
class Language:
    """One Fluent file: its sentences by message, or by message.attribute, and what cannot be read in it."""

    name: str
    sentences: dict[str, Sentence] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def attributes_of(self, message: str) -> set[str]:
        start = message + "."
        return {name[len(start) :] for name in self.sentences if name.startswith(start)}

    def kind(self, argument: str) -> str:
        """What an argument is: its own name, unless a message such as argument-pushed says otherwise."""
        told = self.sentences.get(f"argument-{argument}")
        if told:
            return told.words
        return argument.removesuffix("s") if self.of_kind(argument.removesuffix("s")) else argument

    def of_kind(self, kind: str) -> list[str]:
        """The messages that show an argument of this kind, such as look-w-01 for look."""
        return [name for name in self.sentences if name.startswith(kind + "-") and "." not in name]


def read_language(path: Path) -> Language:
    """Read a Fluent file; torn entries and messages that stand twice are noted."""
    found = Language(path.name)
    for entry in _entries(path.read_text(encoding="utf-8")):
        if isinstance(entry, ftl.Junk):
            found.faults.append(f"not readable: {(entry.content or '').strip().splitlines()[0]}")
        elif isinstance(entry, ftl.Message | ftl.Term):
            name = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
            parts = [(name, entry.value), *((f"{name}.{part.id.name}", part.value) for part in entry.attributes)]
            for key, pattern in parts:
                if key in found.sentences:
                    found.faults.append(f"{key} stands twice")
                found.sentences[key] = _sentence(pattern)
    return found


@cache
def _entries(text: str) -> list[ftl.EntryType]:
    """What a Fluent file holds: parsing takes longer than all the checks."""
    return FluentParser().parse(text).body


def _sentence(pattern: ftl.Pattern | None) -> Sentence:
    found = Sentence()
    nodes: list[object] = [pattern]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ftl.TextElement):
            found.words += node.value
        elif isinstance(node, ftl.VariableReference):
            found.arguments.add(node.id.name)
        elif isinstance(node, ftl.MessageReference | ftl.TermReference):
            name = ("-" if isinstance(node, ftl.TermReference) else "") + node.id.name
            found.references.add(f"{name}.{node.attribute.name}" if node.attribute else name)
        elif isinstance(node, ftl.Variant) and isinstance(node.key, ftl.Identifier) and node.key.name not in PLURALS:
            found.variants.add(node.key.name)
        if isinstance(node, ftl.BaseNode):
            nodes.extend(vars(node).values())
        elif isinstance(node, list):
            nodes.extend(node)
    return found


def faults_within(language: Language) -> Iterator[str]:
    """What is wrong in a language by itself: references to nothing, and cases that some name lacks."""
    yield from language.faults
    for name, sentence in language.sentences.items():
        for reference in sorted(sentence.references - set(language.sentences)):
            yield f"{name} refers to {reference}, which does not exist"
        for argument in sorted(sentence.arguments):
            bare, _, part = argument.partition("-")
            if part and part not in ("id", "count"):
                shown = language.of_kind(language.kind(bare))
                lacking = [each for each in shown if part not in language.attributes_of(each)]
                if lacking or not (shown or part in CASES):
                    yield f"{name} wants ${argument}, but {lacking[0] if lacking else bare + '-…'} has no .{part}"


def faults_between(english: Language, other: Language) -> Iterator[str]:
    """Where a language differs from English in more than words."""
    ours = {name for name in english.sentences if name.partition(".")[2] not in CASES}
    theirs = {name for name in other.sentences if name.partition(".")[2] not in CASES}
    yield from (f"{name} is missing" for name in sorted(ours - theirs))
    yield from (f"{name} is unknown to {english.name}" for name in sorted(theirs - ours))
    for name in sorted(ours & theirs):
        one, two = english.sentences[name], other.sentences[name]
        if one.bare != two.bare:
            yield f"{name} has the arguments {_list(two.bare)}, in {english.name} {_list(one.bare)}"
        if name.startswith("argument-") and one.words != two.words:
            yield f"{name} is {two.words}, in {english.name} {one.words}"
        if one.variants != two.variants:
            yield f"{name} tells apart {_list(two.variants)}, in {english.name} {_list(one.variants)}"


def _list(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "none"


# ---- what the rules, the content and the code ask for


@dataclass
class Wanted:
    """A message that somebody asks for. `given`: the arguments that come with it, None where that cannot be seen."""

    message: str
    place: str
    given: set[str] | None = None
    pattern: bool = False


@dataclass(frozen=True)
class Call:
    """Where in a call the key stands, where its arguments, and what the renderer adds by itself."""

    prefix: str
    key: int
    keyword: str
    arguments: int
    added: frozenset[str] = frozenset()


CALLS = {
    "Event": Call("log", 0, "key", 2, frozenset({"name"})),
    "Refusal": Call("refuse", 1, "key", 2),
    "Prompt": Call("prompt", 1, "key", 3, frozenset({"seat", "name", "you"})),
    "Move": Call("move", 1, "kind", 4),
}


def wanted_by_rules(folder: Path) -> Iterator[Wanted]:
    """A sentence for every clause."""
    rules = folder / "rules.md"
    if rules.is_file():
        for clause in CLAUSE.findall(rules.read_text(encoding="utf-8")):
            yield Wanted(f"clause-{slug(clause)}", "rules.md", set())


def wanted_by_content(folder: Path, english: Language) -> Iterator[Wanted]:
    """A name for every row of a table whose rows have names, unless the row brings its own."""
    content = folder / "content.toml"
    tables = tomllib.loads(content.read_text(encoding="utf-8")) if content.is_file() else {}
    for table, rows in tables.items():
        if isinstance(rows, list) and english.of_kind(table):
            for row in rows:
                if "id" in row and "name" not in row:
                    yield Wanted(f"{table}-{slug(row['id'])}", "content.toml", set())


def wanted_by_code(folder: Path) -> Iterator[Wanted]:
    """A sentence for every literal key in the game's modules."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))}
    moves = _kinds_of_moves(trees.values())
    for path, tree in trees.items():
        within = {
            id(call): node.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef)
            for call in ast.walk(node)
            if isinstance(call, ast.Call)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                place = f"{path.relative_to(folder)}:{node.lineno}"
                yield from _wanted_by_call(node, within.get(id(node), ""), moves, place)


def _kinds_of_moves(trees: Iterable[ast.Module]) -> dict[str, bool]:
    """The classes of moves, and whether each is made like Move itself."""
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {"Move": True}
    for _ in classes:
        for node in classes:
            if any(isinstance(base, ast.Name) and base.id in found for base in node.bases):
                own = any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in node.body)
                found[node.name] = not own
    return found


def _wanted_by_call(node: ast.Call, inside: str, moves: dict[str, bool], place: str) -> Iterator[Wanted]:
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    if name == "Option":
        yield from _wanted_by_option(node, place)
    if moves.get(name) or (name == "__init__" and ast.unparse(node.func).startswith("super()") and inside in moves):
        name = "Move"
    call = CALLS.get(name)
    if call is None:
        return
    given = _keys(_argument(node, call.arguments, "args"))
    for key, pattern in _texts(_argument(node, call.key, call.keyword)):
        message = f"{call.prefix}-{key if pattern else slug(key)}"
        yield Wanted(message, place, None if given is None or pattern else given | call.added, pattern)


def _wanted_by_option(node: ast.Call, place: str) -> Iterator[Wanted]:
    for key, _ in _texts(_argument(node, 0, "key")):
        yield Wanted(f"option-{slug(key)}", place, set())
        yield Wanted(f"option-{slug(key)}.explain", place, set())
        values = _argument(node, 1, "values")
        for value in values.elts if isinstance(values, ast.List | ast.Tuple) else []:
            if isinstance(value, ast.Constant) and isinstance(value.value, str | bool):
                yield Wanted(f"option-{slug(key)}-{slug(value.value)}", place, set())


def _argument(node: ast.Call, position: int, keyword: str) -> ast.expr | None:
    if position < len(node.args):
        return node.args[position]
    return next((each.value for each in node.keywords if each.arg == keyword), None)


def _texts(value: ast.expr | None) -> Iterator[tuple[str, bool]]:
    """The literal texts an expression may give; a text with gaps is a pattern."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value, False
    elif isinstance(value, ast.IfExp):
        yield from _texts(value.body)
        yield from _texts(value.orelse)
    elif isinstance(value, ast.JoinedStr):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in value.values]
        yield "".join(parts), True


def _keys(value: ast.expr | None) -> set[str] | None:
    """The keys of a literal dictionary; none where no arguments are given; None where it cannot be seen."""
    if value is None:
        return set()
    if isinstance(value, ast.Dict) and all(isinstance(key, ast.Constant) for key in value.keys):
        return {str(key.value) for key in value.keys if isinstance(key, ast.Constant)}
    return None


def faults_of_wanted(wanted: Wanted, english: Language) -> Iterator[str]:
    """A message that is asked for and missing, or one that needs more than it is given."""
    if wanted.pattern:
        if not any(re.fullmatch(wanted.message, name) for name in english.sentences):
            yield f"no message fits {wanted.message}, wanted by {wanted.place}"
    elif wanted.message not in english.sentences:
        yield f"{wanted.message} is missing, wanted by {wanted.place}"
    elif wanted.given is not None:
        for lacking in sorted(english.sentences[wanted.message].bare - wanted.given):
            yield f"{wanted.message} needs ${lacking}, which {wanted.place} does not give"


# ---- all together


def faults(folder: Path) -> Iterator[str]:
    """Everything that is wrong with one game's texts."""
    languages = {}
    for name in LANGUAGES:
        path = folder / "texts" / f"{name}.ftl"
        if path.is_file():
            languages[name] = read_language(path)
            yield from (f"{path.name}: {fault}" for fault in faults_within(languages[name]))
        else:
            yield f"{path.name}: the file is missing"
    english = languages.get("en")
    if english is None:
        return
    for name, language in languages.items():
        if name != "en":
            yield from (f"{language.name}: {fault}" for fault in faults_between(english, language))
    for wanted in (*wanted_by_rules(folder), *wanted_by_content(folder, english), *wanted_by_code(folder)):
        yield from (f"{english.name}: {fault}" for fault in faults_of_wanted(wanted, english))


def main(arguments: Sequence[str]) -> int:
    """Report on the games asked for, or on all that have texts; 1 where something is wrong."""
    parser = argparse.ArgumentParser(description="Check the texts of every game in every language.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games (folder names)")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    folders = {path.parent.name: path.parent for path in sorted(chosen.root.glob("src/ludoteka/games/*/texts"))}
    for name in chosen.games:
        if name not in folders:
            parser.error(f"no game {name!r} with texts; there are {', '.join(folders) or 'none'}")
    count = 0
    for name, folder in folders.items():
        if not chosen.games or name in chosen.games:
            found = list(faults(folder))
            count += len(found)
            print("\n".join([*(f"{name}/{fault}" for fault in found), f"{name}: {len(found)} faults"]))
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
