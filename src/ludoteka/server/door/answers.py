"""How calls are answered when something is wrong: always a problem with a key, a sentence and arguments."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from ludoteka.server.facts import Problem
from ludoteka.server.limits import TooMany
from ludoteka.server.live.answering import DAMAGED
from ludoteka.server.live.asking import Wrong
from ludoteka.server.live.hall import UnknownTable
from ludoteka.server.store.store import Damaged, Unavailable

log = logging.getLogger("ludoteka.door")
STATUS: Final = {
    "signed-out": 401,
    "wrong-login": 401,
    "wrong-password": 403,
    "not-entered": 403,
    "no-spectators": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "forbidden": 403,
    "blocked": 403,
    "banned": 403,
    "entry-closed": 403,
    "invite-needed": 403,
    "invite-wrong": 403,
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown": 404,
}
"""The status of a problem; all others are 409: well said, but not possible as things stand."""
NAMED: Final = {
    401: "signed-out",
    403: "forbidden",
    404: "unknown",
    405: "wrong-method",
    413: "too-long",
    429: "too-many",
}
WRONG: Final[Mapping[int, ResponseSpec]] = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in {
        400: "something about the call is wrong",
        401: "not signed in",
        403: "not allowed",
        404: "there is no such thing",
        405: "not this way",
        409: "not possible as things stand",
        413: "too long",
        429: "too often",
        503: "nothing can be stored now",
    }.items()
}
"""What every call may answer besides."""


def answer(problem: Problem, status: int) -> Response[Problem]:
    """A problem as the answer to a call."""
    headers = {"retry-after": str(max(1, int(problem.args["wait"])))} if "wait" in problem.args else None
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def wrong(_: Request[Any, Any, Any], bad: Wrong) -> Response[Problem]:
    """Something cannot be done."""
    return answer(Problem(bad.key, bad.detail, dict(bad.args_of)), STATUS.get(bad.key, 409))


def too_many(_: Request[Any, Any, Any], many: TooMany) -> Response[Problem]:
    """Somebody calls too often."""
    return answer(Problem("too-many", str(many), {"wait": round(many.wait, 1)}), 429)


def unknown_table(_: Request[Any, Any, Any], __: UnknownTable) -> Response[Problem]:
    """There is no such table."""
    return answer(Problem("unknown-table", "there is no such table"), 404)


def unavailable(_: Request[Any, Any, Any], __: Unavailable) -> Response[Problem]:
    """The store is away."""
    return answer(Problem("unavailable", "nothing can be stored now; try again in a moment", {"wait": 2}), 503)


def damaged(request: Request[Any, Any, Any], bad: Damaged) -> Response[Problem]:
    """A part of the store is destroyed."""
    log.error("a call failed: %s", bad, extra={"path": request.scope["path"]})
    return answer(Problem("damaged", DAMAGED), 500)


def refused(_: Request[Any, Any, Any], bad: HTTPException) -> Response[Problem]:
    """The framework has refused a call: a body that does not fit, an unknown address, a wrong method."""
    status = bad.status_code
    if status >= 500:
        log.error("a call failed", exc_info=bad)
        return answer(Problem("internal", "something went wrong here"), status)
    args = {"extra": bad.extra} if bad.extra else {}
    found = answer(Problem(NAMED.get(status, "bad-call"), bad.detail, args), status)
    found.headers.update(bad.headers or {})
    return found


def too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    """What somebody has sent is nested more deeply than it can be read."""
    return answer(Problem("bad-call", "that is nested too deeply"), 400)


def failed(_: Request[Any, Any, Any], bad: Exception) -> Response[Problem]:
    """A mistake of ours: logged in full, told in short."""
    log.error("a call failed", exc_info=bad)
    return answer(Problem("internal", "something went wrong here"), 500)


HANDLERS: Final[dict[Any, Any]] = {
    Wrong: wrong,
    TooMany: too_many,
    UnknownTable: unknown_table,
    Damaged: damaged,
    Unavailable: unavailable,
    HTTPException: refused,
    RecursionError: too_deep,
    Exception: failed,
}
