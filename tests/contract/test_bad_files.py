"""Damaged content and damaged dumps: the error names the place and says what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludoteka

from tests.contract.tables import EDITIONS, Setup, at_every_table, of_every_game
from tests.contract.test_bad_input import begun, state

MAP = next(edition for edition in EDITIONS if edition.key == "pocket-map")


# ---- content


def changed(text: str, old: str, new: str) -> str:
    assert old in text, f"{old!r} is not in the content any more"
    return text.replace(old, new, 1)


CONTENT = [
    ("guard = 0, ", "", r"\[\[tile\]\] row 1 \(hall\): field 'guard' is missing, wanted a whole number from 0 to 9"),
    ("guard = 0, ", "gard = 0, ", r"row 1 \(hall\): field 'guard' is missing.*did you mean 'gard'"),
    ("guard = 0, ", "guard = 0, guards = 0, ", r"row 1 \(hall\): unknown field 'guards'; did you mean 'guard'"),
    ("guard = 2", "guard = 12", r"row 2 \(bend\): field 'guard' is 12, wanted a whole number from 0 to 9"),
    ("guard = 2", 'guard = "two"', r"row 2 \(bend\): field 'guard' is 'two', wanted a whole number"),
    ("copies = 3", "copies = true", r"row 2 \(bend\): field 'copies' is True, wanted a whole number"),
    ('["n", "e"]', '["n", "x"]', r"row 2 \(bend\): field 'exits' is .*wanted a list of texts from n, e, s, w"),
    ('known_from = "ours"', 'known_from = "hearsay"', r"field 'known_from' is 'hearsay', wanted one of book, public"),
    ("tile = ", "tiles = ", r"\[\[tile\]\]: no rows, wanted at least one"),
    ("die = [", "die = [[", r"not readable as TOML"),
    ("die = ", "die = 3\ndie = ", r"not readable as TOML"),
    ("die = ", f"n = {'9' * 5000}\ndie = ", r"a number has thousands of digits"),
    ("die = ", f"n = 0x{'f' * 5000}\ndie = ", r"a number has thousands of digits"),
    ("die = ", f"n = {'[' * 5000}{']' * 5000}\ndie = ", r"lists or tables lie too deep in each other"),
    ("die = ", f"{'.'.join('a' * 3000)} = 1\ndie = ", r"lists or tables lie too deep in each other"),
    ("die = ", f"n = {'[' * 50}{']' * 50}\ndie = ", r"lists or tables lie too deep in each other"),
    ("die = ", f"n = {'[' * 49}{']' * 49}\ndie = ", r"\[n\]: unknown table"),
    ("guard = 2", "guard = 2020-01-01", r"field 'tile.2.guard' is '2020-01-01', wanted no date or time"),
    ("guard = 2", "guard = 07:32:00", r"field 'tile.2.guard' is '07:32:00', wanted no date or time"),
]


@pytest.mark.parametrize(("old", "new", "said"), CONTENT)
def test_a_mistake_in_a_content_file_is_named_by_table_row_and_field(
    old: str, new: str, said: str, tmp_path: Path
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(changed(MAP.game.content, old, new), encoding="utf-8")
    with pytest.raises(ludoteka.BadContent, match=said) as raised:
        MAP.new(seed=1, content=own)
    assert str(raised.value).startswith(str(own))


def test_a_byte_order_mark_is_named(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(MAP.game.content, encoding="utf-8-sig")
    with pytest.raises(ludoteka.BadContent, match="begins with a byte-order mark; save it as UTF-8 without one"):
        MAP.new(seed=1, content=own)


@of_every_game
def test_a_field_that_the_game_does_not_know_is_not_lost_silently(edition: ludoteka.Edition, tmp_path: Path) -> None:
    content = edition.game.content
    if not content:
        return
    for number, row in enumerate(content.split("\n")):
        if 'known_from = "' in row:
            inline = "{" in row
            strange = row.replace("known_from", "zzz = 1, known_from" if inline else "zzz = 1\nknown_from", 1)
            own = tmp_path / f"{number}.toml"
            own.write_text("\n".join([*content.split("\n")[:number], strange, *content.split("\n")[number + 1 :]]))
            with pytest.raises(ludoteka.BadContent, match="unknown field 'zzz'"):
                edition.pack(own)


def test_all_mistakes_of_a_content_file_are_named_at_once(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(MAP.game.content.replace("guard = 2", "guard = 12").replace("guard = 3", "guard = 13"))
    with pytest.raises(ludoteka.BadContent) as raised:
        MAP.pack(own)
    assert len(raised.value.mistakes) == 2


@of_every_game
def test_a_content_file_that_cannot_be_read_is_named(edition: ludoteka.Edition, tmp_path: Path) -> None:
    with pytest.raises(ludoteka.BadContent, match=r"nowhere\.toml: cannot be read"):
        edition.new(seed=1, content=tmp_path / "nowhere.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ludoteka.BadContent, match=r"bytes\.toml: cannot be read"):
        edition.new(seed=1, content=tmp_path / "bytes.toml")


# ---- dumps


def damaged(data: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Dumps with one thing wrong each, and what must be named."""
    inner = data["position"]
    found = [
        ("game", data | {"game": "chess"}),
        ("content", data | {"content": "sha256:0"}),
        ("position", data | {"position": 7}),
        ("position", {key: data[key] for key in ("game", "content")}),
    ]
    for field in inner:
        found.append((field, data | {"position": {key: value for key, value in inner.items() if key != field}}))
    found.append(("seats", data | {"position": inner | {"seats": 77}}))
    found.append(("to_act", data | {"position": inner | {"to_act": 77}}))
    found.append(("colour", data | {"position": inner | {"colour": 1}}))
    return found


@at_every_table
def test_a_damaged_dump_is_refused_and_the_field_named(setup: Setup) -> None:
    match = begun(setup)
    before = state(match)
    for field, data in damaged(match.dump()):
        if setup.edition.key == "pocket-plain" and field == "colour":
            continue  # it reads its own dump, as a newcomer would, and does not mind
        with pytest.raises(ludoteka.LudotekaError) as raised:
            setup.edition.restore(data)
        assert isinstance(raised.value, (ludoteka.BadDump, ludoteka.BadOption))
        assert field in str(raised.value) or setup.edition.key == "pocket-plain"
    assert state(match) == before


@at_every_table
def test_a_dump_with_a_field_of_the_wrong_kind_is_refused(setup: Setup) -> None:
    data = begun(setup).dump()
    inner: Any = data["position"]
    for field, value in inner.items():
        if field == "options" or setup.edition.key == "pocket-plain":
            continue
        wrong: object = "wrong" if not isinstance(value, str) else 3
        with pytest.raises(ludoteka.BadDump, match=field):
            setup.edition.restore(data | {"position": inner | {field: wrong}})


@of_every_game
def test_an_info_of_another_game_content_or_shape_is_refused(edition: ludoteka.Edition) -> None:
    match = edition.new(seed=1)
    info: Any = match.info(0).json()
    for wrong in ({"game": "chess"}, {"content": "sha256:0"}, {"seat": "P1"}, {"world": 3}, {"letters": None}):
        with pytest.raises(ludoteka.BadDump):
            edition.info(info | wrong)
