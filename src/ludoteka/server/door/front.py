"""The front end: files of the built single-page application; every other address is its first page."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency

from ludoteka.server.live.asking import Wrong
from ludoteka.server.room import Room

ABSENT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Ludoteka</title>"
    "<p>The game room runs, but its pages are not built: run make setup.</p></html>"
)
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".html": "text/html",
}


class Front:
    """The files, read once; nothing outside the folder can be named."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, tuple[bytes, str]] = {}
        if folder is not None and folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
                    self.files["/" + path.relative_to(folder).as_posix()] = (path.read_bytes(), kind)

    def find(self, path: str, *, packed: bool) -> tuple[bytes, str, dict[str, str]]:
        """A file (packed, where it lies there packed too), its type and headers; another address is the first page."""
        if path not in self.files:
            if "." in path.rpartition("/")[2]:
                raise Wrong("unknown", "there is no such file")
            path = "/index.html"
        body, kind = self.files.get(path, (ABSENT.encode(), "text/html"))
        lasting = "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
        headers = {"cache-control": lasting}
        if f"{path}.gz" in self.files:
            headers["vary"] = "accept-encoding"
            if packed:
                headers["content-encoding"] = "gzip"
                body = self.files[f"{path}.gz"][0]
        return body, kind, headers


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
    body, kind, headers = front.find(path, packed="gzip" in request.headers.get("accept-encoding", ""))
    return Response(body, media_type=kind, headers=headers)


HANDLERS: Final = [front]
