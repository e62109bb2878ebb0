"""Tables as full as the rules allow, shown to a browser without playing for an hour: the view is filled on its way."""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

import ludoteka

View = dict[str, Any]

LOOKS, BOOKS = 3, 2
ALL_HEXES, CITIES = 31, 5
WARRIORS, MINERS = ("Asger", "Brokk", "Dagna"), ("Fundin", "Gudda")


def crowd(page: Page, game: str) -> None:
    """From now on this page sees every table of a game as full as it gets."""
    fill = {"kragmortha": goblins, "toerkk": armies, "karak-2": land}[game]
    page.route_web_socket("**/socket*", lambda page_end: lay(page_end, fill))


def lay(page_end: WebSocketRoute, fill: Callable[[View], None]) -> None:
    """Pass everything on, the room's views filled."""
    room_end = page_end.connect_to_server()
    page_end.on_message(room_end.send)
    room_end.on_message(lambda message: page_end.send(filled(str(message), fill)))


def filled(text: str, fill: Callable[[View], None]) -> str:
    """One message of the room, with what is not there."""
    message = json.loads(text)
    if not message.get("view", {}).get("players"):
        return text
    fill(message["view"])
    return json.dumps(message)


# ---- Kragmortha: three Looks and two Books each


def goblins(view: View) -> None:
    """Every goblin has three Looks, no two the same ones, and two Books, one of them used."""
    for player in view["players"]:
        first = int(player["seat"]) * LOOKS
        player["looks"] = [
            {"id": f"W-{(first + n) % 24 + 1:02}", "enforced": n % 2 == 0, "confirmed": True, "symbol": []}
            for n in range(LOOKS)
        ]
        books = ["B01", "B03", "B05", "B06", "B07", "B09", "B11", "B12", "B14", "B15", "B16", "B17", "B18"]
        player["books"] = [
            {"id": books[(int(player["seat"]) * BOOKS + n) % len(books)], "used": n == 1} for n in range(BOOKS)
        ]


# ---- Toerkk: five characters each


def armies(view: View) -> None:
    """Three warriors and two miners of every player stand on the battlefields."""
    for side in view["sides"]:
        side["field"] = [one for seat in side["seats"] for one in troop(int(seat))]
        side["diggers"] = len(MINERS) * len(side["seats"])
        side["depth"] = 7 + 6 * int(side["side"])


def troop(seat: int) -> list[View]:
    """The characters of one player; one of them is sick."""
    ranks = [("warrior", "W", name) for name in WARRIORS] + [("miner", "M", name) for name in MINERS]
    return [
        {
            "id": f"P{seat + 1}.{letter}{names.index(name) + 1}",
            "name": name,
            "of": kind,
            "owner": seat,
            "marks": ["sick"] if name == "Gudda" else [],
        }
        for kind, letter, name in ranks
        for names in [WARRIORS if kind == "warrior" else MINERS]
    ]


# ---- Karak 2: the whole land


def land(view: View) -> None:
    """All hexes lie, cities and items on them; the heroes stay with whom they are."""
    late = json.loads(whole_land(len(view["players"])))
    view["map"], view["round"], view["stack"], view["bag"] = late["map"], late["round"], late["stack"], late["bag"]
    for player, grown in zip(view["players"], late["players"], strict=True):
        kept = {name: player[name] for name in ("seat", "hero")}
        player.update({**grown, **kept})


@functools.cache
def whole_land(seats: int) -> str:
    """A match explored at random until the whole land lies and five cities stand, as its first seat sees it."""
    for seed in range(100):
        match, luck = ludoteka.game("karak-2").new(seats=seats, seed=seed), random.Random(seed)
        for _step in range(3000):
            if match.over:
                break
            open_moves = match.moves()
            match.play(luck.choice([move for move in open_moves if move.startswith("explore")] or open_moves))
            view: dict[str, Any] = dict(match.view(0))
            if len(view["map"]) == ALL_HEXES and sum(hex_["city"] is not None for hex_ in view["map"]) >= seats:
                return json.dumps(strewn(view))
    raise RuntimeError("no land was explored whole")


def strewn(view: View) -> View:
    """Items lie on some hexes where nobody stands."""
    items = ["sword", "amulet-of-the-titan", "hammer", "fireball", "amulet-of-action"]
    for number, hex_ in enumerate(view["map"]):
        if number % 4 == 0 and not hex_["items"]:
            hex_["items"] = [{"item": items[number // 4 % len(items)], "seat": number % len(view["players"])}]
    return view
