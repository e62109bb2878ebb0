"""A table as full as the rules allow, shown to a browser without playing for an hour: the view is filled on its way."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

LOOKS, BOOKS = 3, 2


def crowd(page: Page) -> None:
    """From now on every goblin of Kragmortha that this page sees has three Looks and two Books."""
    page.route_web_socket("**/socket*", lay)


def lay(page_end: WebSocketRoute) -> None:
    """Pass everything on, the room's views filled."""
    room_end = page_end.connect_to_server()
    page_end.on_message(room_end.send)
    room_end.on_message(lambda message: page_end.send(filled(str(message))))


def filled(text: str) -> str:
    """One message of the room with the Looks and Books that are not there."""
    message = json.loads(text)
    view = message.get("view")
    if not view or "players" not in view:
        return text
    for player in view["players"]:
        give(player)
    return json.dumps(message)


def give(player: dict[str, Any]) -> None:
    """Three Looks, no two players the same ones, and two Books, one of them used."""
    first = int(player["seat"]) * LOOKS
    player["looks"] = [{"id": f"W-{(first + n) % 24 + 1:02}", "enforced": n % 2 == 0, "confirmed": True, "symbol": []}
                       for n in range(LOOKS)]
    books = ["B01", "B03", "B05", "B06", "B07", "B09", "B11", "B12", "B14", "B15", "B16", "B17", "B18"]
    player["books"] = [{"id": books[(int(player["seat"]) * BOOKS + n) % len(books)], "used": n == 1}
                       for n in range(BOOKS)]
