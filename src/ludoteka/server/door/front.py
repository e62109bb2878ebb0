"""The front end: files of the built single-page application; every other address is its first page."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency

from ludoteka.server.live.asking import Wrong
from ludoteka.server.room import Room

ABSENT: Final = ("<!doctype html><html lang=en><meta charset=utf-8><title>Ludoteka</title>"
                 "<p>The game room runs, but its pages are not built: run make setup.</p></html>")
TYPES: Final = {".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml",
                ".woff2": "font/woff2", ".webmanifest": "application/manifest+json", ".ftl": "text/plain",
                ".html": "text/html"}


class Front:
    """The files, read once; nothing outside the folder can be named."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, tuple[bytes, str]] = {}
        if folder is not None and folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
                    self.files["/" + path.relative_to(folder).as_posix()] = (path.read_bytes(), kind)

    def find(self, path: str) -> tuple[bytes, str, str]:
        """A file, its type, and how long it may be kept; any other address gives the first page."""
        found = self.files.get(path)
        if found is None and "." in path.rpartition("/")[2]:
            raise Wrong("unknown", "there is no such file")
        if found is None:
            found = self.files.get("/index.html", (ABSENT.encode(), "text/html"))
        lasting = "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
        return found[0], found[1], lasting


def folder(room: Room) -> Path | None:
    """The built front end: the one named, the one in the package, or that of the source tree."""
    here = Path(__file__).resolve()
    for place in (room.config.web, here.parents[1] / "web", here.parents[4] / "web" / "dist"):
        if place is not None and (place / "index.html").is_file():
            return place
    return None


@get(["/", "/{path:path}"], include_in_schema=False)
async def front(request: Request[Any, Any, Any], front: NamedDependency[Front]) -> Response[bytes]:
    """A file of the front end."""
    path = request.scope["path"]
    if path.startswith("/api/"):
        raise Wrong("unknown", "there is no such address")
    body, kind, lasting = front.find(path)
    text = kind.startswith(("text/", "image/svg", "application/manifest"))
    return Response(body, media_type=f"{kind}; charset=utf-8" if text else kind, headers={"cache-control": lasting})


HANDLERS: Final = [front]
