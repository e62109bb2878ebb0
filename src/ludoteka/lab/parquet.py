"""Datasets: games as three Parquet tables (games, moves, positions) that any data tool reads."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from ludoteka import LudotekaError
from ludoteka.lab.telling import Told

TABLES: Final = ("games", "moves", "positions")
AT_ONCE: Final = 200
"""So many games are gathered before they are written as one row group."""


class NoParquet(LudotekaError):
    """The package that writes Parquet is not there, or the folder cannot be used."""


def write(
    folder: Path, about: Mapping[str, object], games: Iterable[Told], *, views: bool
) -> Generator[Told, None, None]:
    """Write games while they are played; each passes by when it has been taken in."""
    arrow, parquet = _arrow()
    schemas = _schemas(arrow, about, views=views)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        taken = [name for name in TABLES if (folder / f"{name}.parquet").exists()]
        if taken:
            raise NoParquet(f"{folder} holds {taken[0]}.parquet already; name another folder")
        files = {
            name: parquet.ParquetWriter(folder / f"{name}.parquet", schemas[name], compression="zstd")
            for name in TABLES
        }
    except OSError as error:
        raise NoParquet(f"{folder} cannot be written: {error.strerror or error}") from None
    kept: dict[str, list[Any]] = {name: [] for name in TABLES}

    def flush() -> None:
        for name, rows in kept.items():
            if rows:
                files[name].write_table(arrow.Table.from_pylist(rows, schema=schemas[name]))
                rows.clear()

    try:
        for game in games:
            kept["games"].append(game.result)
            kept["moves"] += game.moves
            kept["positions"] += game.positions
            if len(kept["games"]) >= AT_ONCE:
                flush()
            yield game
    finally:  # what was played so far is a whole dataset, however it was stopped
        flush()
        for file in files.values():
            file.close()


def _schemas(arrow: ModuleType, about: Mapping[str, object], *, views: bool) -> dict[str, Any]:
    """What the columns hold; which games they are of stands in the metadata of each file."""
    whole, small, text = arrow.int64(), arrow.int32(), arrow.string()
    numbers, texts, floats = arrow.list_(small), arrow.list_(text), arrow.list_(arrow.float64())
    place = [("game", small), ("step", small), ("turn", small), ("seat", small)]
    columns = {
        "games": [
            ("game", small),
            ("seed", whole),
            ("seats", small),
            ("bots", texts),
            ("scores", floats),
            ("sides", numbers),
            ("heroes", texts),
            ("first", small),
            ("winners", numbers),
            ("decisions", small),
            ("chances", small),
            ("turns", small),
            ("ending", text),
            ("decided", text),
        ],
        "moves": [
            *place,
            ("kind", arrow.dictionary(small, text)),
            ("move", text),
            ("number", small),
            ("open", small),
            ("clause", arrow.dictionary(small, text)),
        ],
        "positions": [*place, ("position", text), ("values", floats), *([("view", text)] if views else [])],
    }
    told = {"ludoteka": json.dumps(dict(about), ensure_ascii=False)}
    return {name: arrow.schema(fields).with_metadata(told) for name, fields in columns.items()}


def _arrow() -> tuple[ModuleType, ModuleType]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise NoParquet("PyArrow is not installed: pip install 'ludoteka[lab]'") from None
    return pyarrow, pyarrow.parquet
