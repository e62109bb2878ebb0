"""What stands before everything else: foreign origins are turned away, every answer carries the strict policy."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import msgspec

from ludoteka.server.config import Config
from ludoteka.server.facts import Problem
from ludoteka.server.limits import Limits, TooMany, neighbourhood

Scope = Any
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Coroutine[Any, Any, None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self' blob:; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
    (b"x-frame-options", b"DENY"),
]
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEALTH: Final = ("/healthz", "/readyz", "/metrics")
"""Asked by whoever watches over the node, as often as he likes; the store is not asked more often for it."""


class Guard:
    """The outermost layer: sockets go to their own handler, calls to the routes."""

    def __init__(self, config: Config, limits: Limits, calls: Asgi, sockets: Asgi) -> None:
        self._calls = calls
        self._sockets = sockets
        self._origin = config.origin.rstrip("/")
        self._limits = limits
        self._headers = list(HEADERS)
        if self._origin.startswith("https://"):
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in what may come in."""
        if scope["type"] == "websocket":
            if self._foreign(scope):
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
                return
            await self._sockets(scope, receive, send)
            return

        async def answer(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers]
            await send(message)

        if scope["method"] not in SAFE and self._foreign(scope):
            await refuse(answer, 403, Problem("foreign-origin", "this address may only be called from its own pages"))
            return
        if scope["path"] in HEALTH:
            await self._calls(scope, receive, answer)
            return
        try:
            self._limits.check("call", address(scope))
        except TooMany as many:
            await refuse(answer, 429, Problem("too-many", str(many), {"wait": round(many.wait, 1)}))
            return
        await self._calls(scope, receive, answer)

    def _foreign(self, scope: Scope) -> bool:
        """Whether a browser says that another site's page calls. Who sends no origin is no browser."""
        origin = header(scope, b"origin")
        if not origin:
            return False
        if self._origin:
            return origin != self._origin
        return origin.partition("://")[2] != header(scope, b"host")


async def refuse(send: Send, status: int, problem: Problem) -> None:
    """Answer with a problem and nothing else."""
    body = msgspec.json.encode(problem)
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
        }
    )
    await send({"type": "http.response.body", "body": body})


def header(scope: Scope, name: bytes) -> str:
    """A header of a call, or nothing."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def address(scope: Scope) -> str:
    """Where a call comes from, as it is counted; behind a trusted proxy the server has put the true address here."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


def token(scope: Scope, cookie: str) -> str:
    """The sign-in that a call carries: in a header, or in the cookie."""
    bearer = header(scope, b"authorization")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip()
    for part in header(scope, b"cookie").split(";"):
        name, _, value = part.strip().partition("=")
        if name == cookie:
            return value
    return ""
