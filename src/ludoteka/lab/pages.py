"""The report of a balance study as one HTML file that needs nothing else: plots, tables, and how it was made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, NamedTuple

from ludoteka.lab.balance import Balance, Use
from ludoteka.lab.charts import PALETTE, course_chart, lengths_chart, shares_chart
from ludoteka.lab.comparing import Difference
from ludoteka.lab.intervals import share_interval, spread

GROUPS: Final = {"order": "Order of turns", "hero": "Heroes", "seat": "Seats"}
STYLE: Final = (
    PALETTE
    + """
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 ui-sans-serif, system-ui, "Segoe UI",
  sans-serif; }
main { max-width: 1100px; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: clamp(1.7rem, 4vw, 2.4rem); line-height: 1.15; margin: 0 0 .3rem; letter-spacing: -.015em; }
h2 { font-size: 1.15rem; margin: 0 0 .2rem; } p { margin: .2rem 0 .9rem; } .soft { color: var(--soft); }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: .75rem; margin: 1.6rem 0; }
.fact, section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.15rem; }
.fact b { display: block; font-size: 1.5rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.fact span { color: var(--soft); font-size: .88rem; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 470px), 1fr)); gap: 1rem; }
section { margin: 0; min-width: 0; } .wide { margin-top: 1rem; }
.grid > :last-child:nth-child(odd) { grid-column: 1 / -1; }
svg { width: 100%; max-width: 620px; height: auto; display: block; margin: 0 auto; }
table { border-collapse: collapse; min-width: 60%; font-size: .92rem; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; } .tall { max-height: 30rem; overflow: auto; }
th { text-align: left; font-weight: 600; color: var(--soft); position: sticky; top: 0; background: var(--card); }
th, td { padding: .32rem 1.2rem .32rem 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
td.n, th.n { text-align: right; } tr.off td { color: var(--warn); }
code { font-size: .9em; background: var(--band); padding: .1em .35em; border-radius: 4px; overflow-wrap: anywhere; }
a:focus-visible, .scroll:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
"""
)


class Report(NamedTuple):
    """What stands above the figures: the game's name, who played, and the command that makes the report again."""

    title: str
    about: str
    command: str
    compared: Sequence[Difference] = ()
    against: str = ""
    changed: Sequence[str] = ()
    """Rows in which the two contents differ."""


def page(report: Report, balance: Balance) -> str:
    """The whole file."""
    body = [_facts(balance), _plots(balance)]
    if report.compared:
        body.append(_compared(report))
    body += [_options(balance), _endings(balance), _things(balance), _moves(balance)]
    inner = "\n".join(part for part in body if part)
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(report.title)}: balance</title><style>{STYLE}</style></head>
<body><main>
<h1>{escape(report.title)}: balance</h1>
<p class="soft">{escape(report.about)}</p>
{inner}
<p class="soft" style="margin-top:1.5rem">Made by <code>{escape(report.command)}</code>. Shares are multiples of an even
share of the wins: 1 is even. Bands and ± are intervals of 95 %; a mark in the other colour leaves out 1.</p>
</main></body></html>
"""


def _facts(balance: Balance) -> str:
    rounds = balance.lengths["rounds"].found()["all"]
    facts = [(f"{balance.games:,}", "games"), (f"{rounds.mean:.1f}", f"turns a player, ± {rounds.half:.2f}")]
    for group, word in (("order", "who moves first"), ("hero", "heroes from … to …")):
        found = balance.shares[group].found()
        if found:
            means = sorted(row.mean for row in found.values())
            text = f"{found['1'].mean:.2f}" if group == "order" else f"{means[0]:.2f} – {means[-1]:.2f}"
            facts.append((text, f"{word}, × even" if group == "order" else "weakest and strongest hero, × even"))
    if balance.settled:
        middle = sorted(balance.settled)[len(balance.settled) // 2]
        facts.append((f"{middle:.0%}", "of the middle game is over when its winner is ahead for good"))
    facts.append((str(len(balance.dead()) + len(balance.unused())), "things never seen or never chosen"))
    boxes = "".join(
        f'<div class="fact"><b>{escape(value)}</b><span>{escape(word)}</span></div>' for value, word in facts
    )
    return f'<div class="facts">{boxes}</div>'


def _plots(balance: Balance) -> str:
    parts = []
    for group, title in GROUPS.items():
        found = balance.shares[group].found()
        if found:
            named = {
                _title(name) if group == "hero" else name if group == "seat" else _ordinal(name): row
                for name, row in found.items()
            }
            parts.append(_section(title, "Share of the wins, × even.", shares_chart(title, named)))
    length = spread(balance.turns)
    parts.append(
        _section(
            "Length",
            f"Turns a player. In all {length['shortest']:g} to {length['longest']:g} turns of the table.",
            lengths_chart("Length of the games", balance.rounds, "turns a player"),
        )
    )
    ahead = balance.winner_ahead()
    if ahead:
        sides = max(2, len(balance.shares["order"].by_name) or len(balance.shares["seat"].by_name))
        parts.append(
            _section(
                "How early the winner leads",
                "Games in which the later winner is ahead already, by the bots' own judgement of the position.",
                course_chart("How early the winner leads", ahead, 1 / sides),
            )
        )
    return f'<div class="grid">{"".join(parts)}</div>'


def _compared(report: Report) -> str:
    rows = [
        (
            ["off"] if each.sure else [],
            [
                each.what,
                f"{each.ours.mean:.3f} ± {each.ours.half:.3f}",
                f"{each.theirs.mean:.3f} ± {each.theirs.half:.3f}",
                f"{each.theirs.mean - each.ours.mean:+.3f}",
                f"{each.chance:.3g}",
                "more than luck" if each.sure else "",
            ],
        )
        for each in report.compared
    ]
    changed = "".join(f"<li><code>{escape(line)}</code></li>" for line in report.changed)
    return _wide(
        f"Compared with {report.against}",
        "p is the chance that luck alone parts the two so far, corrected for the number of questions (Holm).",
        _table(["figure", "here", "there", "difference", "p", ""], rows)
        + (f"<p>Rows that differ:</p><ul>{changed}</ul>" if changed else ""),
    )


def _options(balance: Balance) -> str:
    rows = []
    for each in balance.by_variant:
        heroes = sorted(row.mean for row in each.heroes.found().values())
        rounds, first = each.rounds.found().get("all"), each.first.found().get("first")
        rows.append(
            (
                list[str](),
                [
                    each.name or "as the book has it",
                    "" if rounds is None else f"{rounds.mean:.2f} ± {rounds.half:.2f}",
                    "" if first is None else f"{first.mean:.2f} ± {first.half:.2f}",
                    f"{heroes[0]:.2f} – {heroes[-1]:.2f}" if heroes else "",
                ],
            )
        )
    heads = ["options", "turns a player", "who moves first, × even", "heroes, × even"]
    return _wide("Options", "The games were dealt out evenly among these.", _table(heads, rows)) if rows else ""


def _endings(balance: Balance) -> str:
    rows = []
    for name, count in balance.endings.most_common():
        low, high = share_interval(count, balance.games)
        if name:
            rows.append(
                (list[str](), [_title(name), f"{count:,}", f"{count / balance.games:.1%}", f"{low:.1%} – {high:.1%}"])
            )
    return _wide("How games end", "", _table(["ended by", "games", "share", "95 %"], rows)) if rows else ""


def _things(balance: Balance) -> str:
    uses = sorted(balance.uses(), key=lambda use: (use.seen > 0, not (use.offered and not use.chosen), use.used))
    rows = [(["off"] if use.seen == 0 or (use.offered and not use.chosen) else [], _use(use)) for use in uses]
    dead, unused = balance.dead(), balance.unused()
    found = f"{len(dead)} never came into play, {len(unused)} could be chosen and never were."
    return (
        _wide(
            "Cards and other content",
            found + " Rarest first. Users: how the sides fared that used it when not "
            "everybody did; it need not be the cause.",
            _table(["id", "table", "known from", "seen in", "used in", "chosen when open", "users, × even"], rows),
            tall=True,
        )
        if rows
        else ""
    )


def _use(use: Use) -> list[str]:
    taken = "" if use.taken is None else f"{use.taken:.1%}"
    users = f"{use.users.mean:.2f} ± {use.users.half:.2f}" if use.users.games >= 30 else ""
    return [
        use.thing.id,
        use.thing.table,
        use.thing.known_from,
        f"{use.seen:.1%}",
        f"{use.used:.1%}" if use.offered else "",
        taken,
        users,
    ]


def _moves(balance: Balance) -> str:
    ordered = sorted(balance.moves.items(), key=lambda item: (item[1][1] / max(1, item[1][0]), item[0]))
    rows = [
        (
            ["off"] if row[0] and not row[1] else [],
            [kind, f"{row[0]:,}", f"{row[1]:,}", f"{row[1] / row[0]:.1%}" if row[0] else ""],
        )
        for kind, row in ordered
    ]
    return _wide(
        "Moves",
        "By kind: in how many decisions one was open, and how often one was chosen.",
        _table(["kind", "open", "chosen", "chosen when open"], rows),
        tall=True,
    )


def _table(heads: Sequence[str], rows: Iterable[tuple[Sequence[str], Sequence[str]]]) -> str:
    every = list(rows)
    right = [place > 0 and any(_numeric(row[place]) for _, row in every) for place in range(len(heads))]

    def cells(tag: str, row: Sequence[str]) -> str:
        return "".join(
            f"<{tag}{' class=n' if right[place] else ''}>{escape(text)}</{tag}>" for place, text in enumerate(row)
        )

    body = "".join(f"<tr{' class=off' if marks else ''}>{cells('td', row)}</tr>" for marks, row in every)
    return f"<table><thead><tr>{cells('th', heads)}</tr></thead><tbody>{body}</tbody></table>"


def _numeric(text: str) -> bool:
    return bool(text) and (text[0].isdigit() or text[0] in "+-")


def _section(title: str, text: str, inner: str) -> str:
    return f'<section><h2>{escape(title)}</h2><p class="soft">{escape(text)}</p>{inner}</section>'


def _wide(title: str, text: str, inner: str, *, tall: bool = False) -> str:
    below = f'<p class="soft">{escape(text)}</p>' if text else ""
    return (
        f'<section class="wide"><h2>{escape(title)}</h2>{below}<div class="scroll{" tall" if tall else ""}" '
        f'tabindex="0" role="region" aria-label="{escape(title)}">{inner}</div></section>'
    )


def _title(name: str) -> str:
    return name[:1].upper() + name[1:].replace("-", " ").replace("_", " ")


def _ordinal(number: str) -> str:
    return {"1": "first", "2": "second", "3": "third", "4": "fourth", "5": "fifth"}.get(number, f"{number}th")
