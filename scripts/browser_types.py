"""Write the browser's types from the server's records, so that both sides of the wire speak of the same things.

    python scripts/browser_types.py            write web/src/protocol/: a file for each module of records
    python scripts/browser_types.py --check    fail if they are not what would be written

protocol.ts hands on the others: pages import from there.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect as told

from ludoteka.server import bodies, coaching, facts, protocol, reviewed

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "web" / "src" / "protocol"
AREAS = (facts, bodies, reviewed, protocol, coaching)
"""Each knows the records of those before it; protocol hands on those before it."""
HEAD = "// Written by scripts/browser_types.py from src/ludoteka/server: change the records there instead.\n"
PLAIN = {
    told.AnyType: "any",
    told.NoneType: "null",
    told.BoolType: "boolean",
    told.IntType: "number",
    told.FloatType: "number",
    told.StrType: "string",
    told.RawType: "unknown",
}


def main(arguments: list[str]) -> int:
    """Write the files, or compare them with what would be written."""
    files = {TARGET / f"{area_name(module)}.ts": types(module) for module in AREAS}
    if "--check" not in arguments:
        TARGET.mkdir(parents=True, exist_ok=True)
        for path, text in files.items():
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [path for path, text in files.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(
            f"{path.relative_to(ROOT)} differs from the server's records: run python scripts/browser_types.py",
            file=sys.stderr,
        )
    return 1 if stale else 0


def area_name(module: ModuleType) -> str:
    """The name of an area's file."""
    return module.__name__.rpartition(".")[2]


def types(module: ModuleType) -> str:
    """The records of one area as TypeScript; in protocol also the two unions of what is sent."""
    parts = [interface(struct) for struct in structs(module) if not is_base(struct)]
    if module is protocol:
        for name in ("Deed", "Message"):
            parts.append(f"export type {name} = {write(told.type_info(getattr(protocol, name)))}\n")
    earlier = AREAS[: AREAS.index(module)]
    imports = [line for each in earlier for line in borrowed(each, "\n".join(parts))]
    handed_on = [f"export * from './{area_name(each)}'" for each in earlier] if module is protocol else []
    head = "\n".join([HEAD.rstrip("\n"), *imports, *handed_on])
    return "\n".join([head + "\n", *parts])


def borrowed(module: ModuleType, text: str) -> list[str]:
    """The line that brings in what some TypeScript names of another area."""
    code = re.sub(r"/\*\*.*?\*/", "", text)
    used = sorted(struct.__name__ for struct in structs(module) if re.search(rf"\b{struct.__name__}\b", code))
    return [f"import type {{ {', '.join(used)} }} from './{area_name(module)}'"] if used else []


def structs(module: ModuleType) -> Iterable[type[msgspec.Struct]]:
    """The records that a module defines, in the order in which they are written."""
    found = [
        value
        for _, value in inspect.getmembers(module, inspect.isclass)
        if issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]
    return sorted(found, key=lambda struct: inspect.getsourcelines(struct)[1])


def is_base(struct: type[msgspec.Struct]) -> bool:
    """Whether a record only stands for what its heirs share."""
    return struct is protocol.Act


def interface(struct: type[msgspec.Struct]) -> str:
    """One record; what has a default may be left out where the browser sends it."""
    info = told.type_info(struct)
    if not isinstance(info, told.StructType):
        raise TypeError(f"{struct.__name__} is no record")
    meaning = (inspect.getdoc(struct) or "").split("\n")[0]
    lines = [f"/** {meaning} */", f"export interface {struct.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()}")
    sent = is_sent(struct)
    unset = [field.name for field in msgspec.structs.fields(struct) if msgspec.UnsetType in get_args(field.type)]
    for field in info.fields:
        kind = field.type
        may_miss = not field.required and (sent or field.name in unset)
        lines.append(f"  {field.encode_name}{'?' if may_miss else ''}: {write(kind)}")
    return "\n".join([*lines, "}", ""])


def is_sent(struct: type[msgspec.Struct]) -> bool:
    """Whether browsers send this record; they may leave out what has a default."""
    name = struct.__name__
    return issubclass(struct, protocol.Act) or name.endswith("Wish") or name in ("Block", "Report", "Entrance")


def write(kind: told.Type) -> str:
    """One type in TypeScript."""
    if isinstance(kind, told.Metadata):
        return write(kind.type)
    if isinstance(kind, told.StructType):
        return str(kind.cls.__name__)
    if isinstance(kind, told.LiteralType):
        return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
    if isinstance(kind, told.UnionType):
        return " | ".join(dict.fromkeys(write(each) for each in kind.types))
    if isinstance(kind, told.DictType):
        return f"Record<{write(kind.key_type)}, {write(kind.value_type)}>"
    return plain(kind)


def plain(kind: told.Type) -> str:
    """A list, a tuple or one value."""
    if isinstance(kind, (told.ListType, told.SetType, told.VarTupleType)):
        inner = write(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, told.TupleType):
        return f"[{', '.join(write(each) for each in kind.item_types)}]"
    for known, word in PLAIN.items():
        if isinstance(kind, known):
            return word
    problem: Any = type(kind).__name__
    raise TypeError(f"no TypeScript for {problem}: add it to scripts/browser_types.py")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
