"""How long the review of a four-seat match takes, and how quick moves are while one is made.

python -m bench.reviewing [--games karak-2,toerkk] [--moves 300]        `make bench-review` calls it
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Sequence

import httpx

import ludoteka
from scripts.browser_room import running_room

POLL = 0.25
PATIENCE = 600.0


class Visitor:
    """Somebody who plays by calls."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=60.0)
        self.http.post("/api/me", json={"name": "Bench"}).raise_for_status()
        self.sent = 0

    def table(self, game: str, chairs: Sequence[dict[str, str]]) -> str:
        """A new table whose match has begun; a greedy bot plays for whoever leaves."""
        wish = {"settings": {"game": game, "chairs": list(chairs), "level": "greedy"}}
        made = self.http.post("/api/tables", json=wish)
        made.raise_for_status()
        table = str(made.json()["id"])
        self.act(table, {"t": "start"})
        return table

    def act(self, table: str, deed: dict[str, object], seat: int = -1) -> dict[str, object]:
        """Do something."""
        self.sent += 1
        answer = self.http.post(f"/api/tables/{table}/acts?seat={seat}", json={"id": f"b{self.sent}", **deed})
        answer.raise_for_status()
        return dict(answer.json())

    def finished(self, game: str, seats: int) -> str:
        """A match that greedy bots have played to its end."""
        table = self.table(game, [{"kind": "me"}] + [{"kind": "bot", "level": "greedy"}] * (seats - 1))
        self.act(table, {"t": "leave"})
        while self.http.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
            time.sleep(POLL)
        return table

    def progress(self, table: str) -> str:
        """How far the review of a table is."""
        return str(self.http.get(f"/api/tables/{table}/review").raise_for_status().json()["status"])


def latencies(visitor: Visitor, moves: int, going_on: Callable[[], bool]) -> list[float]:
    """How long moves take at a table of two where nobody thinks; a match that ends is followed by another."""
    found: list[float] = []
    table = ""
    while len(found) < moves and going_on():
        if not table:
            table = visitor.table("kragmortha", [{"kind": "me"}] * 2)
        for seat in range(2):
            seen = visitor.http.get(f"/api/tables/{table}?seat={seat}").json()
            if seen["table"]["status"] == "over":
                table = ""
                break
            if seen["options"]:
                choice = seen["options"][len(found) % len(seen["options"])]["move"]
                began = time.perf_counter()
                visitor.act(table, {"t": "move", "expect": seen["letters"][-1]["n"], "move": choice}, seat)
                found.append(time.perf_counter() - began)
    return sorted(found)


def told(what: str, found: Sequence[float]) -> None:
    """Print the middle and the worst of some durations."""
    if not found:
        print(f"{what:28} no moves: the review was over too soon")
        return
    print(
        f"{what:28} {len(found):5} moves   median {found[len(found) // 2] * 1e3:6.1f} ms   "
        f"99 % {found[int(len(found) * 0.99)] * 1e3:6.1f} ms   worst {found[-1] * 1e3:6.1f} ms"
    )


def main(arguments: Sequence[str]) -> int:
    """Play, review, and move beside it."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(ludoteka.games()))
    parser.add_argument("--moves", type=int, default=300)
    args = parser.parse_args(arguments)
    with running_room(bot_pause=0, rate=0, reviewers=2) as address:
        visitor, other = Visitor(address), Visitor(address)
        told("moves alone", latencies(other, args.moves, lambda: True))
        for game in args.games.split(","):
            seats = min(4, ludoteka.game(game).seats[-1])
            table = visitor.finished(game, seats)
            began = time.perf_counter()
            visitor.progress(table)
            state = {"over": 0.0}

            def going_on(table: str = table, began: float = began, state: dict[str, float] = state) -> bool:
                if not state["over"] and visitor.progress(table) == "ready":
                    state["over"] = time.perf_counter() - began
                return not state["over"]

            beside = latencies(other, args.moves, going_on)
            while going_on() and time.perf_counter() - began < PATIENCE:
                time.sleep(POLL)
            told(f"beside a review of {game}", beside)
            print(f"{game}: {seats} seats reviewed in {state['over']:.1f} s by two processes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
