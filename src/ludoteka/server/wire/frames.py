"""Frames: bytes from a client become whole messages, texts become frames."""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled form for this machine
    from websockets.utils import apply_mask

CONTINUATION: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

_TEXTS: Final = [
    bytes((0x80 | TEXT, size)) if size < 126 else bytes((0x80 | TEXT, 126, size >> 8, size & 0xFF))
    for size in range(4096)
]
"""What stands before texts of usual sizes."""


class Violation(Exception):
    """A client breaks the protocol; `code` is what the socket is closed with."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


def text_frame(payload: bytes) -> bytes:
    """A whole text message for a client.

    >>> text_frame(b"hi")
    b'\\x81\\x02hi'
    """
    return head(TEXT, len(payload)) + payload


def text_frames(payloads: list[bytes]) -> bytes:
    """Several of them in one piece.

    >>> text_frames([b"hi", b"you"])
    b'\\x81\\x02hi\\x81\\x03you'
    """
    if len(payloads) == 1:
        return text_frame(payloads[0])
    parts: list[bytes] = []
    for payload in payloads:
        parts.append(head(TEXT, len(payload)))
        parts.append(payload)
    return b"".join(parts)


def head(opcode: int, size: int) -> bytes:
    """What stands before a message of some size."""
    if opcode == TEXT and size < len(_TEXTS):
        return _TEXTS[size]
    first = 0x80 | opcode
    if size < 126:
        return bytes((first, size))
    if size < 65_536:
        return bytes((first, 126, size >> 8, size & 0xFF))
    return bytes((first, 127)) + size.to_bytes(8, "big")


def frame(opcode: int, payload: bytes) -> bytes:
    """Any whole message for a client."""
    return head(opcode, len(payload)) + payload


def close_frame(code: int, reason: str = "") -> bytes:
    """The goodbye."""
    return frame(CLOSE, code.to_bytes(2, "big") + reason.encode()[:120])


class Reader:
    """Collects what a client sends; `limit` is the largest message in bytes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._rest = b""
        self._parts: list[bytes] = []
        self._size = 0
        self._opcode = CONTINUATION

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        """All messages that are whole now, with their opcodes; raises Violation."""
        if not self._rest and len(data) > 6 and data[0] == 0x81 and not self._opcode:
            size = data[1] - 0x80
            if size == len(data) - 6 and 0 <= size < 126:  # one short text and nothing else: almost always
                if size > self.limit:
                    raise Violation(1009, "the message is too long")
                return [(TEXT, apply_mask(data[6:], data[2:6]))]
        return self._feed(data)

    def _feed(self, data: bytes) -> list[tuple[int, bytes]]:
        data = self._rest + data
        found: list[tuple[int, bytes]] = []
        at = 0
        while True:
            span = self._span(data, at)
            if span is None or len(data) < span[1]:
                break
            start, end = span
            payload = apply_mask(data[start:end], data[start - 4 : start])
            message = self._take(data[at], payload)
            if message is not None:
                found.append(message)
            at = end
        self._rest = data[at:]
        return found

    def _span(self, data: bytes, at: int) -> tuple[int, int] | None:
        """Where the payload of the frame at `at` begins and ends; None while its head is not whole."""
        if len(data) < at + 2:
            return None
        first, second = data[at], data[at + 1]
        if first & 0x70:
            raise Violation(1002, "reserved bits are set")
        if not second & 0x80:
            raise Violation(1002, "frames of a client must be masked")
        size, head = second & 0x7F, 2
        if first & 0x08 and (size > 125 or not first & 0x80):
            raise Violation(1002, "control frames must be short and whole")
        if size >= 126:
            head = 4 if size == 126 else 10
            if len(data) < at + head:
                return None
            size = int.from_bytes(data[at + 2 : at + head], "big")
        if size + self._size > self.limit:
            raise Violation(1009, "the message is too long")
        return at + head + 4, at + head + 4 + size

    def _take(self, first: int, payload: bytes) -> tuple[int, bytes] | None:
        """A whole message, or None for a part of one."""
        opcode, final = first & 0x0F, bool(first & 0x80)
        if opcode in (CLOSE, PING, PONG):
            return opcode, payload
        if opcode not in (CONTINUATION, TEXT, BINARY):
            raise Violation(1002, f"unknown kind of frame {opcode}")
        if (opcode == CONTINUATION) != bool(self._opcode):
            raise Violation(1002, "a message was begun inside another, or continued without a beginning")
        if final and opcode:
            return opcode, payload
        self._opcode = self._opcode or opcode
        self._parts.append(payload)
        self._size += len(payload)
        if len(self._parts) > 64:
            raise Violation(1008, "a message in too many parts")
        if not final:
            return None
        whole = self._opcode, b"".join(self._parts)
        self._parts, self._size, self._opcode = [], 0, CONTINUATION
        return whole
