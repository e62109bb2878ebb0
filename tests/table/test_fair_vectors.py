"""Published test vectors: the Python check and examples/verify_record.mjs agree on them, draw by draw and line by line.

`fair_vectors.json` is for whoever writes a third implementation. It changes only with the protocol; to write it anew:
PYTHONPATH=src python tests/table/test_fair_vectors.py
"""

from __future__ import annotations

import hmac
import json
import random
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from ludoteka.core.record import Header, Line, position_word
from ludoteka.table.dice import PROTOCOL, FairDice, draw_message, fair_lot
from ludoteka.table.fair import Scribe, check, commitment
from ludoteka.table.pledges import pledge_of

HERE = Path(__file__).parent
VECTORS = HERE / "fair_vectors.json"
VERIFIER = HERE.parent.parent / "examples" / "verify_record.mjs"
SECRETS = [bytes(32), bytes(range(32)), bytes.fromhex("c4a1" * 16)]
ENTROPIES: list[list[tuple[int, str]]] = [[], [(0, "ab")], [(1, "00ff"), (0, "a")], [(2, "f" * 128), (2, "0")]]
LOTS = [1, 2, 3, 6, 52, 1000003, 1 << 53, (1 << 53) + 1, (1 << 61) + 1, (1 << 64) // 5 + 1, 3 << 60, (1 << 62) - 1]
TRIED_AGAIN = [(25, LOTS[8]), (231, LOTS[8]), (71, LOTS[9]), (107, LOTS[9]), (27, LOTS[10])]
"""Draws whose first word, or first three, lie beyond the last whole multiple."""

DEALT: dict[str, object] = {"seats": 2, "to_act": 1, "cards": ["K", "Q", "a b"], "bets": [2, 1], "options": {}}
"""No true position: only its form is looked at here."""


# ---- what the file holds


def a_draw(number: int, lots: int) -> dict[str, Any]:
    """One draw with everything that leads to it; numbers that JSON readers may round are written as text."""
    secret, entropy = SECRETS[number % 3], ENTROPIES[number % 4]
    match, label = ["5f0c", "0123456789abcdef" * 4][number % 2], ["die", "bag.top-2"][number % 2]
    i = fair_lot(secret, match, entropy, number, label, lots)
    messages: list[str] = []
    words: list[int] = []
    while not words or words[-1] >= (1 << 64) // lots * lots:
        messages.append(draw_message(match, entropy, number, label, lots, len(words)))
        words.append(int.from_bytes(hmac.digest(secret, messages[-1].encode(), "sha256")[:8], "big"))
    return {
        "secret": secret.hex(),
        "match": match,
        "entropy": [f"entropy P{seat + 1} {add}" for seat, add in entropy],
        "number": number,
        "label": label,
        "lots": str(lots),
        "i": str(i),
        "attempts": [{"message": each, "word": str(word)} for each, word in zip(messages, words, strict=True)],
    }


def leduc_poker() -> str:
    """A whole hand with a bot, an undo and two players' entropy."""
    secret = SECRETS[1]
    header = Header(
        "leduc-poker",
        1,
        "sha256:" + "5eed" * 16,
        2,
        "5f0c77aa",
        "fair",
        commit=commitment(secret),
        entropy=[(1, "00ff"), (0, "a11ce")],
    )
    scribe, dice, deck = Scribe(header, secret), FairDice(secret, header.match, header.entropy), list("JJQQKK")

    def deal() -> None:
        lots = len(deck)
        i = dice.draw(scribe.draws + 1, "deal", lots)
        scribe.chance("deal", i, lots, f"deal {deck.pop(i)}")

    scribe.table("bot P2")
    deal()
    deal()
    scribe.move(0, "raise")
    scribe.table("undo P1 4")
    scribe.move(0, "call")
    scribe.move(1, "call")
    deal()
    scribe.move(0, "raise")
    scribe.move(1, "fold")
    scribe.finish([1.0, -1.0])
    scribe.close()
    return scribe.record.text


def huge_lots() -> str:
    """Options, letters beyond ASCII, lots beyond 2**53, nobody's entropy; given up without an end."""
    secret = SECRETS[2]
    header = Header(
        "big-bag",
        12,
        "sha256:" + "0" * 64,
        3,
        "0",
        "fair",
        commit=commitment(secret),
        options={"edition": "de", "fast": True, "name": "Jantar & żaby"},
    )
    scribe, dice = Scribe(header, secret), FairDice(secret, header.match)
    for lots in LOTS:
        scribe.chance("bag", dice.draw(scribe.draws + 1, "bag", lots), lots, "ball ⚄ ~deadbeef")
        scribe.move(2, "weiter, 𝄞!")
    scribe.table("abandon")
    scribe.close()
    return scribe.record.text


def played_on(position: dict[str, object]) -> str:
    """A hand that goes on from a dealt position, by fair dice of its own."""
    secret = SECRETS[2]
    header = Header(
        "leduc-poker",
        1,
        "sha256:" + "5eed" * 16,
        2,
        "5f0c77ab",
        "fair",
        commit=commitment(secret),
        entropy=[(1, "b0b")],
        start=(1, position_word(position)),
    )
    scribe, dice = Scribe(header, secret), FairDice(secret, header.match, header.entropy)
    scribe.table("bot P1")
    scribe.move(1, "call")
    scribe.chance("deal", dice.draw(1, "deal", 4), 4, "deal Q")
    scribe.move(1, "fold")
    scribe.finish([1.0, -1.0])
    scribe.close()
    return scribe.record.text


PLEDGED = [(1, "00ff" * 8), (0, "a11ce" * 8)]
"""What two players have pledged before either revealed it."""


def pledged(pledges: list[tuple[int, str]] | None = None, entropy: list[tuple[int, str]] | None = None) -> str:
    """A hand before which both players pledged their digits, after one start that was called off."""
    secret = SECRETS[1]
    made = [(seat, pledge_of(digits)) for seat, digits in sorted(PLEDGED)]
    header = Header(
        "leduc-poker",
        1,
        "sha256:" + "5eed" * 16,
        2,
        "5f0c77ac",
        "fair",
        commit=commitment(secret),
        entropy=PLEDGED if entropy is None else entropy,
        pledges=made if pledges is None else pledges,
        called_off=[(commitment(SECRETS[2]), [1])],
    )
    scribe, dice = Scribe(header, secret), FairDice(secret, header.match, header.entropy)
    for lots in (6, 5):
        i = dice.draw(scribe.draws + 1, "deal", lots)
        scribe.chance("deal", i, lots, f"deal {'JJQQKK'[i]}")
    scribe.move(0, "raise")
    scribe.move(1, "fold")
    scribe.finish([1.0, -1.0])
    scribe.close()
    return scribe.record.text


def broken_pledges() -> list[dict[str, Any]]:
    """The record with pledges, changed by a stranger and signed anew by a server that holds the secret."""
    text, made = pledged(), [(seat, pledge_of(digits)) for seat, digits in sorted(PLEDGED)]
    digits = dict(PLEDGED)
    cases = [
        ("pledged digits are changed", 13, text.replace("a11ce", "b0b00", 1)),
        ("a pledge is changed", 12, text.replace(made[1][1][-4:], "0000", 1)),
        ("a called-off start is left out", 13, re.sub(r"called-off .*\n", "", text)),
        ("a called-off start is put on another", 14, re.sub(r"(called-off .*) P2\n", r"\1 P1\n", text)),
        ("nobody is missing at a called-off start", 14, re.sub(r"(called-off .*) P2\n", r"\1\n", text)),
        ("a seat pledges that there is not", 10, text.replace("pledge P1", "pledge P3", 1)),
        ("a start is called off for a seat that there is not", 9, re.sub(r"(called-off .*) P2\n", r"\1 P3\n", text)),
        ("a seat pledges twice", 11, text.replace("pledge P2", "pledge P1", 1)),
        ("pledges stand after the digits", 12, re.sub(r"((?:pledge .*\n)+)((?:entropy .*\n)+)", r"\2\1", text)),
        ("digits are chosen after the pledge and signed", 13, pledged(entropy=[PLEDGED[0], (0, "b0b" * 11)])),
        ("pledged digits are left out and signed", 10, pledged(entropy=[(1, digits[1])])),
        ("digits are added to those pledged and signed", 14, pledged(entropy=[*PLEDGED, (0, digits[0])])),
    ]
    return [{"name": name, "line": line, "text": changed} for name, line, changed in cases]


def tic_tac_toe(chance: str, *, over: bool) -> str:
    """A short match whose tags are a checksum only."""
    scribe = Scribe(Header("tic-tac-toe", 1, "sha256:" + "44" * 32, 2, "00", chance))
    for number, cell in enumerate(["b2", "a1", "a2", "c3", "c2"]):
        scribe.move(number % 2, f"mark {cell}")
    if over:
        scribe.finish([1.0, 0.0])
        scribe.close()
    return scribe.record.text


def signed_rolls(numbers: list[int], add: int) -> str:
    """What a cheating server could sign with its own secret: rolls by draw numbers and lots of its choice."""
    secret = SECRETS[1]
    scribe = Scribe(Header("dice", 1, "sha256:" + "0" * 64, 1, "d1ce", "fair", commit=commitment(secret)), secret)
    for number in numbers:
        i = (fair_lot(secret, "d1ce", [], number, "die", 6) + add) % 6
        scribe.chance("die", i, 6, f"roll {i + 1}")
    scribe.finish([0.0])
    scribe.close()
    return scribe.record.text


def tampered() -> list[dict[str, Any]]:
    """The Leduc record changed in every way that matters, with the line that must be named."""
    text = leduc_poker()
    rows = text.split("\n")[:-1]
    at = {row.split(" ")[0]: place for place, row in enumerate(rows)}  # a numbered line by its number
    made: list[dict[str, Any]] = []

    def put(name: str, place: int, changed: list[str]) -> None:
        assert changed != rows
        made.append({"name": name, "line": place + 1 if place >= 0 else 0, "text": "\n".join(changed) + "\n"})

    def change(name: str, key: str, old: str, new: str, named: str | None = None) -> None:
        place = at[key]
        assert old in rows[place], (name, rows[place])
        put(name, at[named or key], [*rows[:place], rows[place].replace(old, new, 1), *rows[place + 1 :]])

    def renumbered(moved: list[str]) -> list[str]:
        numbered = [Line(n, 0, row.split(" ", 1)[1]).body.replace(" P1 ", " ", 1) for n, row in enumerate(moved, 1)]
        return [*rows[: at["begin"] + 1], *numbered, *rows[at["end"] :]]

    lot = rows[at["2"]].split(" ")[3]
    other = f"{(int(lot.split('/')[0]) + 1) % 6}/6"
    change("a chance line's lot is changed", "2", lot, other)
    change("a chance line's number of lots is changed", "3", "/5", "/6")
    change("a chance line's label is changed", "2", "chance deal", "chance draw")
    change("a chance line's move is changed", "2", rows[at["2"]].split(" ")[5], "A")
    change("a player's move is changed", "6", "call", "raise")
    change("a player's move is given to another seat", "7", "P2", "P1")
    change("a line of the table is changed", "5", "undo P1 4", "undo P1 3")
    change("a tag is changed", "9", rows[at["9"]][-8:], "00000000")
    change("the game is changed", "game", "leduc-poker", "kuhn-poker", "begin")
    change("the version of the rules is changed", "rules", "1", "2", "begin")
    change("the content is changed", "content", "5eed", "feed", "begin")
    change("the number of seats is changed", "seats", "2", "3", "end")
    change("the match is changed", "match", "5f0c", "5f0d", "begin")
    change("the commit is changed", "commit", rows[at["commit"]][-8:], "00000000", "secret")
    change("entropy is changed", "entropy", "a11ce", "b0b", "begin")
    change("fair is made manual", "chance", "fair", "manual", "commit")
    change("the end is changed", "end", "P1 1 P2 -1", "P1 -1 P2 1")
    change("the secret is another", "secret", SECRETS[1].hex(), SECRETS[2].hex())
    change("the seal is changed", "seal", rows[at["seal"]][-8:], "00000000")
    six, seven, nine = at["6"], at["7"], at["9"]
    lines = rows[at["1"] : at["end"]]
    put("two lines change places", six, [*rows[:six], rows[seven], rows[six], *rows[seven + 1 :]])
    put("two lines change places and numbers", at["2"], renumbered([lines[0], lines[2], lines[1], *lines[3:]]))
    put("a line is dropped", six, [*rows[:six], *rows[six + 1 :]])
    put("a line is dropped and the rest renumbered", nine, renumbered([*lines[:8], *lines[9:]]))
    put("the last line is dropped", at["10"], [*rows[: at["10"]], *rows[at["end"] :]])
    put("entropy is dropped", at["begin"] - 1, [row for row in rows if "a11ce" not in row])
    put("an option is added", at["begin"] + 1, [*rows[:5], "option edition de", *rows[5:]])
    put("a line is doubled", seven, [*rows[:seven], rows[six], *rows[seven:]])
    put("a line is added", at["end"], [*rows[: at["end"]], "11 P1 raise ~01234567", *rows[at["end"] :]])
    put("the end is dropped", at["end"] + 1, [*rows[: at["end"]], *rows[at["end"] + 1 :]])
    put("the secret is dropped", at["secret"], [*rows[: at["secret"]], *rows[at["seal"] :]])
    put("the seal is dropped", at["seal"], rows[: at["seal"]])
    put("secret and seal are dropped", -1, rows[: at["secret"]])
    made.append({"name": "a lot is chosen and signed", "line": 10, "text": signed_rolls([1, 2], 1)})
    made.append({"name": "a draw's number is passed over", "line": 11, "text": signed_rolls([1, 3], 0)})
    made.append({"name": "a draw's number is used twice", "line": 12, "text": signed_rolls([1, 2, 2], 0)})
    dealt = played_on(DEALT)
    made.append({"name": "the dealt position is changed", "line": 11, "text": dealt.replace('"K"', '"J"', 1)})
    made.append(
        {
            "name": "the position is said to be dealt for another",
            "line": 11,
            "text": dealt.replace("start P2", "start P1"),
        }
    )
    made.append({"name": "the dealt position is dropped", "line": 10, "text": re.sub(r"start .*\n", "", dealt)})
    made.append({"name": "the position is dealt for nobody", "line": 6, "text": dealt.replace("start P2", "start P3")})
    made.append({"name": "the position is not one word", "line": 6, "text": dealt.replace('"K"', '"K "', 1)})
    return made


def vectors() -> dict[str, Any]:
    """Everything that is published."""
    return {
        "protocol": PROTOCOL,
        "draws": [a_draw(number, lots) for number, lots in [*enumerate(LOTS * 2, 1), *TRIED_AGAIN]],
        "records": [
            {"name": "a hand of Leduc poker", "draws": 3, "text": leduc_poker()},
            {"name": "huge lots, given up", "draws": len(LOTS), "text": huge_lots()},
            {"name": "played on from a dealt position", "draws": 1, "text": played_on(DEALT)},
            {"name": "seeded, over", "draws": 0, "text": tic_tac_toe("seed -7", over=True)},
            {"name": "manual, still open", "draws": 0, "text": tic_tac_toe("manual", over=False)},
            {"name": "digits pledged before the start, one start called off", "draws": 2, "text": pledged()},
            {"name": "digits pledged by one of two", "draws": 2, "text": pledged([(1, pledge_of(PLEDGED[0][1]))])},
        ],
        "tampered": [*tampered(), *broken_pledges()],
    }


# ---- the tests

PUBLISHED: dict[str, Any] = json.loads(VECTORS.read_text("utf-8")) if VECTORS.exists() else {}


def node(*arguments: str, given: object = None) -> subprocess.CompletedProcess[str]:
    """Run node, which the checks need for the second verifier."""
    found = shutil.which("node")
    assert found is not None, "node (18 or later) is not installed, and examples/verify_record.mjs needs it"
    return subprocess.run(
        [found, *arguments], input=json.dumps(given), encoding="utf-8", capture_output=True, timeout=60, check=False
    )


def in_javascript(expression: str, given: object) -> Any:
    """Evaluate an expression of `draw`, `verdict` (null, or the line named) and `given`."""
    script = f"""
        import {{ readFileSync }} from "node:fs";
        import {{ draw, verify }} from {json.dumps(VERIFIER.as_uri())};
        const verdict = (text) => {{
          try {{ verify(text); return null; }} catch (fault) {{ return fault.line ?? `crashed: ${{fault.stack}}`; }}
        }};
        const given = JSON.parse(readFileSync(0, "utf8"));
        console.log(JSON.stringify({expression}));"""
    run = node("--input-type=module", "-e", script, given=given)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def verdict(text: str) -> int | None:
    """What the Python check says: None, or the line it names."""
    fault = check(text)
    return None if fault is None else fault.line


def test_the_published_vectors_are_those_of_this_protocol() -> None:
    assert vectors() == PUBLISHED


def test_the_page_about_fair_dice_quotes_the_published_record() -> None:
    page = (HERE.parent.parent / "docs" / "fair-dice.md").read_text("utf-8")
    record: str = PUBLISHED["records"][0]["text"]
    quoted = re.findall(r"^(?:begin|[0-9]|end).* ~[0-9a-f]{8}", page, re.MULTILINE)
    assert [row for row in quoted if row + "\n" not in record] == []
    assert len(quoted) == 7
    assert "draw 1 deal 6 0 " in page
    assert PROTOCOL + "\n" in page


def test_the_vectors_hold_draws_that_were_tried_again() -> None:
    assert {len(draw["attempts"]) for draw in PUBLISHED["draws"]} == {1, 2, 3, 4}


def test_javascript_draws_the_same_lots() -> None:
    lots = in_javascript(
        """given.map((d) => draw(Buffer.from(d.secret, "hex"), `match ${d.match}`, d.entropy, d.number,
                            d.label, BigInt(d.lots)).toString())""",
        PUBLISHED["draws"],
    )
    assert lots == [draw["i"] for draw in PUBLISHED["draws"]]


def test_both_verifiers_pass_every_honest_record() -> None:
    texts = [record["text"] for record in PUBLISHED["records"]]
    assert [verdict(text) for text in texts] == [None] * len(texts)
    assert in_javascript("given.map(verdict)", texts) == [None] * len(texts)


def test_both_verifiers_name_the_same_line_of_every_tampered_record() -> None:
    wanted = {case["name"]: case["line"] for case in PUBLISHED["tampered"]}
    texts = [case["text"] for case in PUBLISHED["tampered"]]
    assert dict(zip(wanted, map(verdict, texts), strict=True)) == wanted
    assert dict(zip(wanted, in_javascript("given.map(verdict)", texts), strict=True)) == wanted


def damaged(text: str, rng: random.Random) -> str:
    """The record with one letter or one row changed at random."""
    rows = text.split("\n")
    place, row = rng.randrange(len(text)), rng.randrange(len(rows))
    kind = rng.randrange(7)
    if kind == 0:
        return text[:place] + rng.choice("0a1f ~\n/PZé\u200b\r") + text[place + 1 :]
    if kind == 1:
        return text[:place] + rng.choice(["0", "9", " ", "\n", "chance ", "\u2028", "\ud800"]) + text[place:]
    if kind == 2:
        return text[:place]
    if kind == 3:
        return text[:place] + text[place + 1 :]
    if kind == 4:
        rows[row], rows[row - 1] = rows[row - 1], rows[row]
    elif kind == 5:
        rows.insert(row, rng.choice(rows))
    else:
        del rows[row]
    return "\n".join(rows)


def test_both_verifiers_agree_on_records_damaged_at_random() -> None:
    rng = random.Random(2026)
    texts = [damaged(record["text"], rng) for record in PUBLISHED["records"] for _ in range(250)]
    ours = [verdict(text) for text in texts]
    theirs = in_javascript("given.map(verdict)", texts)
    assert [(text, a, b) for text, a, b in zip(texts, ours, theirs, strict=True) if a != b] == []
    assert sum(line is not None for line in ours) > 900


def test_the_program_says_ok_or_names_the_line_and_tells_by_its_exit(tmp_path: Path) -> None:
    text: str = PUBLISHED["records"][0]["text"]
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_bytes(text.encode())
    bad.write_bytes(text.replace("P2 fold", "P2 call").encode())
    ran = node(str(VERIFIER), str(good))
    assert (ran.returncode, ran.stdout) == (0, "ok: 3 chance lines among 10, commit, dice, tags fit\n")
    ran = node(str(VERIFIER), str(bad))
    assert (ran.returncode, ran.stdout.split(":")[0]) == (1, f"line {verdict(bad.read_text())}")
    for arguments in ([], [str(tmp_path / "none.txt")]):
        ran = node(str(VERIFIER), *arguments)
        assert (ran.returncode, bool(ran.stdout)) == (1, True)


def test_the_program_checks_receipts_too(tmp_path: Path) -> None:
    text: str = PUBLISHED["records"][0]["text"]
    record = tmp_path / "record.txt"
    record.write_bytes(text.encode())
    tags = [row[-9:] for row in text.split("\n") if row[-9:-8] == "~"]
    assert node(str(VERIFIER), str(record), tags[0], tags[3], tags[3], tags[-1]).returncode == 0
    ran = node(str(VERIFIER), str(record), tags[3], tags[0])
    assert (ran.returncode, tags[0] in ran.stdout) == (1, True)
    assert check(text, [tag[1:] for tag in tags]) is None


def test_the_second_verifier_is_short_and_uses_nothing_but_node() -> None:
    rows = VERIFIER.read_text().splitlines()
    assert len(rows) <= 160
    assert max(map(len, rows)) <= 120
    imported = [row.split(" from ")[1] for row in rows if row.startswith("import ")]
    assert [name for name in imported if not name[1:].startswith("node:")] == []


def test_without_node_the_checks_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(AssertionError, match=r"node .* is not installed"):
        node("--version")


if __name__ == "__main__":
    VECTORS.write_text(json.dumps(vectors(), indent=1) + "\n")
