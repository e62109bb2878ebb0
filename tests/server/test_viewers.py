"""Messages that are made together go out together."""

from __future__ import annotations

import asyncio
from typing import Any

from ludoteka.server.live.asking import Who
from ludoteka.server.live.viewers import Viewer


class Socket:
    """Takes what is written to it: at once, or message by message while it is slow."""

    def __init__(self) -> None:
        self.slow = False
        self.pieces: list[list[bytes]] = []
        self.posted: list[str] = []

    def write(self, texts: list[bytes]) -> bool:
        """The quicker way."""
        if not self.slow:
            self.pieces.append(texts)
        return not self.slow

    async def send(self, message: dict[str, Any]) -> None:
        """The usual way."""
        self.posted.append(message["text"])


def viewer_of(socket: Socket) -> Viewer:
    """A viewer behind a socket."""
    return Viewer(Who("p0", 0), socket.send, socket.write)


def test_what_is_kept_back_goes_out_in_one_piece() -> None:
    """To hand a message to the kernel is dearer than to make it: a move's news and its answer are one piece."""
    socket = Socket()
    viewer = viewer_of(socket)
    viewer.tell(b"first")
    viewer.keep_back()
    viewer.tell(b"news")
    viewer.tell(b"answer")
    assert socket.pieces == [[b"first"]]
    viewer.let_out()
    viewer.tell(b"last")
    assert socket.pieces == [[b"first"], [b"news", b"answer"], [b"last"]]
    viewer.let_out()
    assert len(socket.pieces) == 3


def test_a_slow_socket_loses_nothing_that_was_kept_back() -> None:
    """What it does not take at once comes the usual way, in order."""

    async def scene() -> None:
        socket = Socket()
        socket.slow = True
        viewer = viewer_of(socket)
        viewer.keep_back()
        viewer.tell(b"news")
        viewer.tell(b"answer")
        viewer.let_out()
        assert socket.posted == ["news", "answer"]
        assert not socket.pieces

    asyncio.run(scene())


def test_a_last_word_is_not_kept_back() -> None:
    """Who is dismissed hears why, whatever else was on its way to him."""
    socket = Socket()
    viewer = viewer_of(socket)
    viewer.keep_back()
    viewer.tell(b"news")
    viewer.dismiss(b"bye", 1001)
    assert socket.pieces == [[b"news", b"bye"]]
    assert viewer.gone
