"""Write the browser's types from the server's records, so that both sides of the wire speak of the same things.

    python scripts/browser_types.py            write web/src/protocol/protocol.ts
    python scripts/browser_types.py --check    fail if it is not what would be written
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect as told

from ludoteka.server import bodies, facts, protocol

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "web" / "src" / "protocol" / "protocol.ts"
HEAD = "// Written by scripts/browser_types.py from src/ludoteka/server: change the records there instead.\n"
PLAIN = {told.AnyType: "any", told.NoneType: "null", told.BoolType: "boolean", told.IntType: "number",
         told.FloatType: "number", told.StrType: "string", told.RawType: "unknown"}


def main(arguments: list[str]) -> int:
    """Write the file, or compare it with what would be written."""
    text = types()
    if "--check" not in arguments:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET.relative_to(ROOT)} differs from the server's records: run python scripts/browser_types.py",
          file=sys.stderr)
    return 1


def types() -> str:
    """All records as TypeScript, and the two unions of what is sent."""
    parts = [HEAD]
    for module in (facts, bodies, protocol):
        parts.extend(interface(struct) for struct in structs(module) if not is_base(struct))
    for name in ("Deed", "Message"):
        parts.append(f"export type {name} = {write(told.type_info(getattr(protocol, name)))}\n")
    return "\n".join(parts)


def structs(module: ModuleType) -> Iterable[type[msgspec.Struct]]:
    """The records that a module defines, in the order in which they are written."""
    found = [value for _, value in inspect.getmembers(module, inspect.isclass)
             if issubclass(value, msgspec.Struct) and value.__module__ == module.__name__]
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
