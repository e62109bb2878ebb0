"""How many bytes the room sends in a game between bots who play as people do: `python bench/server/sent.py toerkk 4`.

Every deed is answered by one message to each seat, as the room writes it: its new letters, its view, prompt and
options. Frames and TLS come on top; the room does not compress.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from types import SimpleNamespace
from typing import cast

import ludoteka
from ludoteka import SPECTATOR
from ludoteka.server.live.state import Live
from ludoteka.server.live.telling import News
from ludoteka.table.policy import preset
from ludoteka.table.table import Table

LIVE = cast(Live, SimpleNamespace(settings=SimpleNamespace(undo="free"), clocks=SimpleNamespace(kind="none")))


class Post:
    """What was sent to one viewer."""

    def __init__(self) -> None:
        self.seen = 0
        self.sizes: list[int] = []


def play(game: str, seats: int, seed: int, stops: str, options: dict[str, object]) -> tuple[dict[int, Post], int]:
    """One game to its end, message by message: what every seat and a spectator were sent, and how many turns it had."""
    match = ludoteka.game(game).new(seats, seed, options)
    table = Table(match)
    if stops != "always":
        table.policies = {seat: preset(stops) for seat in range(seats)}
    bots = [ludoteka.bot("greedy", seed=seed * 10 + seat) for seat in range(seats)]
    posts = {viewer: Post() for viewer in [*range(seats), SPECTATOR]}
    while match.to_act is not None:
        seat = match.to_act
        answer = table.submit(seat, bots[seat].choose(match.info(seat)), match.mail.count(seat))
        assert answer.kind == "accepted", answer.refusal
        news = News(LIVE, match, 0.0)
        for viewer, post in posts.items():
            if match.mail.count(viewer) > post.seen:
                post.sizes.append(len(news.write(viewer, post.seen)))
                post.seen = match.mail.count(viewer)
    view = cast("dict[str, object]", dict(match.view(None)))
    return posts, int(str(view.get("turns") or view.get("round") or 1))


def main() -> None:
    """Play and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("seats", type=int)
    options.add_argument("--games", type=int, default=5)
    options.add_argument("--stops", default="smart", help="where seats want to be asked: smart, quiet, all or always")
    options.add_argument("--option", action="append", default=[], help="an option of the game: KEY=VALUE")
    asked = options.parse_args()
    chosen: dict[str, object] = dict(text.split("=", 1) for text in asked.option)
    totals: Counter[str] = Counter()
    sizes: list[int] = []
    for seed in range(1, asked.games + 1):
        posts, turns = play(asked.game, asked.seats, seed, asked.stops, chosen)
        totals["turns"] += turns
        for viewer, post in posts.items():
            kind = "spectator" if viewer == SPECTATOR else "seats"
            totals[kind] += sum(post.sizes)
            totals[f"{kind} messages"] += len(post.sizes)
            sizes += post.sizes
    turns, seats = totals["turns"], asked.seats
    each, messages = totals["seats"] / turns / seats, totals["seats messages"] / turns / seats
    print(f"{asked.game}, {seats} seats, stops {asked.stops}: {asked.games} games of {turns / asked.games:.1f} turns")
    print(
        f"a turn sends a seat {each / 1000:.1f} kB in {messages:.1f} messages, "
        f"all seats {each * seats / 1000:.1f} kB, a spectator {totals['spectator'] / turns / 1000:.1f} kB"
    )
    print(f"a message: {statistics.median(sizes):.0f} bytes in the middle, {max(sizes)} at most")


if __name__ == "__main__":
    main()
