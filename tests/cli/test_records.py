"""Records on the command line: what fits is said to fit, what does not is named by its line, nothing hidden is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludoteka
from ludoteka.table.fair import commitment
from ludoteka.table.pledges import pledge_of
from tests.cli.desk import LEDUC, OPEN_SHELF, TIC_TAC_TOE, Run


def played(path: Path, game: str, **settings: object) -> Path:
    """A record of a match that bots have played to its end."""
    match = ludoteka.game(game).new(**settings)  # type: ignore[arg-type]  # each test gives what it needs
    bot = ludoteka.bot("random", seed=1)
    while match.to_act is not None:
        match.play(bot.choose(match.info(match.to_act)))
    path.write_text(match.record().text, encoding="utf-8", newline="\n")
    return path


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    """A finished match with fair dice to which both players have added entropy."""
    table = ludoteka.FairTable(bytes(range(32)), "5f0c")
    table.add(0, "ab")
    table.add(1, "cd")
    return played(tmp_path / "fair.txt", LEDUC, chance=table)


def changed(path: Path, old: str, new: str) -> Path:
    """The same record with something else written in it."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8", newline="\n")
    return path


def test_a_fair_record_that_fits_is_ok(run: Run, fair: Path) -> None:
    told, said, complained = run("verify", fair)
    assert (told, complained) == (0, "")
    assert said.startswith("ok: Leduc poker, 2 seats, ")
    assert "3 draws of chance; fair dice" in said
    assert said.count("\n") == 1


def test_pledges_and_starts_called_off_are_said(run: Run, tmp_path: Path) -> None:
    table = ludoteka.FairTable(bytes(32), "5f0c")
    for secret in (bytes(32), bytes(range(32))):
        table.call_off(secret)
        for seat, digits in enumerate(("ab" * 16, "cd" * 16)):
            table.pledge(seat, pledge_of(digits))
        table.add(0, "ab" * 16)
    table.add(1, "cd" * 16)
    path = played(tmp_path / "pledged.txt", LEDUC, chance=table)
    assert [row for row in path.read_text().splitlines() if row.startswith("called-off")] == [
        f"called-off {commitment(bytes(32))}",
        f"called-off {commitment(bytes(32))} P2",
    ]
    told, said, _ = run("verify", path)
    assert (told, "pledged their digits before any were revealed: 2." in said) == (0, True)
    assert "Starts called off before this one: 2." in said
    found = json.loads(run("verify", path, "--json")[1])
    assert (found["pledges"], found["called_off"]) == (2, 2)


def test_a_seeded_record_names_its_seed(run: Run, tmp_path: Path) -> None:
    told, said, _ = run("verify", played(tmp_path / "seeded.txt", LEDUC, seed=7))
    assert told == 0
    assert "seeded dice, each draw as seed 7 gives it" in said


def test_a_record_that_is_not_finished_is_ok_so_far(run: Run, tmp_path: Path) -> None:
    match = ludoteka.game(TIC_TAC_TOE).new(seed=1)
    match.play("mark b2")
    path = tmp_path / "open.txt"
    path.write_text(match.record().text, encoding="utf-8")
    told, said, _ = run("verify", path)
    assert told == 0
    assert "1 move, 0 draws of chance; no dice; every line fits the rules. The match is not over." in said


def test_the_first_line_that_does_not_fit_is_named_and_shown(run: Run, fair: Path) -> None:
    rows = fair.read_text(encoding="utf-8").splitlines()
    row = next(number for number, row in enumerate(rows, 1) if row.startswith("3 P1 "))
    told, said, complained = run("verify", changed(fair, "\n3 P1 ", "\n3 P2 "))
    assert (told, said) == (1, "")
    first, second = complained.splitlines()
    assert first.startswith(f"ludoteka: {fair}: line {row}: ")
    assert second == f"  {row} | " + rows[row - 1].replace("P1", "P2", 1)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seats 2", "seats 3"),
        ("\n1 chance lot ", "\n1 chance lot 9"),
        ("\n2 chance", "\n3 chance"),
        ("end P1", "end P2"),
        ("seal sha", "seal sah"),
        ("secret 00", "secret 01"),
        ("entropy P1 ab", "entropy P1 ac"),
    ],
)
def test_whatever_was_changed_is_found(run: Run, fair: Path, old: str, new: str) -> None:
    told, said, complained = run("verify", changed(fair, old, new))
    assert (told, said) == (1, "")
    assert ": line " in complained


def test_a_fault_is_data_too(run: Run, fair: Path) -> None:
    told, said, _ = run("verify", changed(fair, "end P1", "end P2"), "--json")
    found = json.loads(said)
    assert told == 1
    assert found["verdict"] == "fault"
    assert found["text"].startswith("end P2")


def test_a_secret_that_is_not_revealed_is_said_and_the_rules_are_checked_all_the_same(run: Run, fair: Path) -> None:
    text = fair.read_text(encoding="utf-8").partition("secret ")[0]
    fair.write_text(text, encoding="utf-8")
    told, said, _ = run("verify", fair)
    assert told == 2
    assert said.startswith("not yet: Leduc poker")
    assert "has not been revealed" in said
    assert json.loads(run("verify", fair, "--json")[1])["verdict"] == "unrevealed"
    told, _, complained = run("verify", changed(fair, "3 P1 ", "3 P2 "))
    assert told == 1
    assert "is not possible here" in complained


def test_what_was_checked_is_data_too(run: Run, fair: Path) -> None:
    told, said, _ = run("verify", fair, "--json")
    found = json.loads(said)
    assert told == 0
    assert (found["verdict"], found["game"], found["seats"], found["draws"], found["dice"], found["entropy"]) == (
        "ok",
        "leduc-poker",
        2,
        3,
        "fair",
        2,
    )
    assert sum(found["end"]) == 0


def test_a_record_of_a_stranger_s_game_is_checked_with_its_file(run: Run, tmp_path: Path) -> None:
    game = tmp_path / "strange_game.py"
    game.write_text(OPEN_SHELF.format(key="strange-game"), encoding="utf-8")
    path = played(tmp_path / "strange.txt", str(game), options={"edition": "de"})
    told, _, complained = run("verify", path)
    assert told == 2
    assert "the record is of 'strange-game', which is not on the shelf; name its file with --game" in complained
    assert run("verify", path, "--game", game)[0] == 0
    told, _, complained = run("verify", path, "--game", LEDUC)
    assert told == 1
    assert "this is a record of 'strange-game', not of 'leduc-poker'" in complained


def test_a_spectator_is_told_a_match_without_what_was_hidden(run: Run, fair: Path) -> None:
    told, said, _ = run("replay", fair)
    assert told == 0
    assert said.splitlines()[1].endswith("P1 is dealt a card")
    assert said.splitlines()[2].endswith("P2 is dealt a card")
    assert "rank" in said


def test_a_player_is_told_a_match_as_it_was_seen_from_the_seat(run: Run, fair: Path) -> None:
    hidden = ["dealt a card" in line for line in run("replay", fair, "--seat", "1")[1].splitlines()[1:3]]
    assert hidden == [False, True]
    hidden = ["dealt a card" in line for line in run("replay", fair, "--seat", "P2")[1].splitlines()[1:3]]
    assert hidden == [True, False]
    assert run("replay", fair, "--seat", "3")[0] == 2


def test_openly_every_line_is_told_with_who_was_told_what(run: Run, fair: Path) -> None:
    text, (told, said, _) = fair.read_text(encoding="utf-8"), run("replay", fair, "--open")
    assert told == 0
    for line in ludoteka.load(text, ludoteka.game(LEDUC)).record().lines:  # type: ignore[union-attr]
        assert f"{line.number:>4}  {line.body.split(' ', 1)[1]}\n" in said
    assert "to spectator, P2: P1 is dealt a card" in said
    assert "to P1: P1 is dealt " in said


def test_a_replay_is_data_too(run: Run, fair: Path) -> None:
    seen = json.loads(run("replay", fair, "--seat", "2", "--json")[1])
    letters = [letter for step in seen["steps"] for letter in step["letters"]]
    assert [letter["n"] for letter in letters] == list(range(1, len(letters) + 1))
    assert letters[0]["args"]["card"] is None
    everything = json.loads(run("replay", fair, "--open", "--json")[1])
    assert everything["steps"][0]["letters"]["P1"][0]["args"]["card"] in "JQK"
    assert everything["steps"][0]["lots"] == 6
    assert everything["standings"] == seen["standings"]


def test_words_of_the_table_are_told_at_their_lines(run: Run, tmp_path: Path) -> None:
    match = ludoteka.game(TIC_TAC_TOE).new(seed=1)
    match.seat_bot(1)
    match.play("mark a1")
    match.undo(0)
    match.play("mark b2")
    match.seat_person(1)
    match.resign(1)
    path = tmp_path / "words.txt"
    path.write_text(match.record().text, encoding="utf-8")
    told, said, _ = run("replay", path)
    assert told == 0
    assert [line.strip() for line in said.splitlines()[1:7]] == [
        "1  P2 is played by a bot",
        "2  P1 marks a1",
        "3  P1 takes back a move",
        "4  P1 marks b2",
        "5  P2 is played by a person",
        "6  P2 resigns",
    ]
    assert "P1 wins by resignation." in said


def test_a_damaged_record_is_not_told(run: Run, fair: Path) -> None:
    told, said, complained = run("replay", changed(fair, "3 P1 ", "3 P2 "))
    assert (told, said) == (2, "")
    assert "is not possible here" in complained


def test_a_forged_end_of_an_unrevealed_match_is_found(run: Run, tmp_path: Path) -> None:
    match = ludoteka.game(LEDUC).new(chance=ludoteka.FairTable(bytes(32), "5f0c"))
    match.resign(0)
    rows = match.record().text.splitlines()
    end = next(number for number, row in enumerate(rows) if row.startswith("end "))
    result, tag = rows[end].split(" ~")
    assert result == "end P1 0 P2 1"
    path = tmp_path / "unrevealed.txt"
    for said, told in ((result, 2), ("end P1 1 P2 0", 1)):
        path.write_text("\n".join([*rows[:end], f"{said} ~{tag}"]) + "\n", encoding="utf-8")
        assert run("verify", path)[0] == told
    complained = run("verify", path)[2]
    assert f"line {end + 1}: the end says [1.0, 0.0], the rules give [0.0, 1.0]" in complained
    path.write_text("\n".join([*rows[: end - 1], rows[end]]) + "\n", encoding="utf-8")
    assert "the rules give none: the match is not over" in run("verify", path)[2]
