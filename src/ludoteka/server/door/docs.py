"""The page that tells outside programs how to call the room: plain, without scripts, from the OpenAPI document."""

from __future__ import annotations

from html import escape
from typing import Any, Final, cast

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct
from msgspec.json import schema_components

from ludoteka.server import bodies, coaching, facts, protocol, reviewed

HEAD: Final = (
    "<!doctype html><html lang=en><head><meta charset=utf-8><title>Ludoteka: calling the room</title>"
    "<link rel=stylesheet href=/docs.css></head><body><main><h1>Calling the room</h1>"
    "<p>Come in with <code>POST /api/me</code>, or send a token of yours as "
    "<code>Authorization: Bearer …</code>. At a table, open the socket "
    "<code>/api/tables/{id}/socket?since=n&amp;seat=k</code>: what you send there are the same acts as the "
    "body of <code>POST /api/tables/{id}/acts</code>; what you are sent begins with what "
    "<code>GET /api/tables/{id}</code> answers. The whole document: "
    "<a href=/api/openapi.json>openapi.json</a>.</p>"
)

RECORDS: Final = (facts, bodies, reviewed, protocol, coaching)

STYLE: Final = """
main { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 Georgia, serif; color: #2b2118; }
body { margin: 0; background: #fbf6ea; }
code { font: 0.9em ui-monospace, monospace; background: #f0e6d0; padding: 0 0.2em; }
section { border-top: 1px solid #d8c8a8; padding: 0.5rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1rem; }
dd { margin: 0; }
"""


class Pages:
    """What tells how to call the room, as a document and as a page: made once, for it takes a tenth of a second."""

    def __init__(self, app: Litestar) -> None:
        document = describe(app)
        self.document: Final = msgspec.json.encode(document)
        self.page: Final = page(document).encode()


def pages(app: Litestar) -> Pages:
    """The pages of an application."""
    found = app.state.get("pages_about_calls")
    if found is None:
        found = app.state["pages_about_calls"] = Pages(app)
    return cast(Pages, found)


def describe(app: Litestar) -> dict[str, Any]:
    """The OpenAPI document: the calls as the framework knows them, the records exactly as they are checked."""
    document = app.openapi_schema.to_schema()
    schemas = document["components"]["schemas"]
    records = {
        name: record
        for module in RECORDS
        for name, record in vars(module).items()
        if isinstance(record, type) and issubclass(record, Struct) and name in schemas
    }
    _, exact = schema_components(list(records.values()), ref_template="#/components/schemas/{name}")
    schemas |= exact
    return document


class Exact(JsonRenderPlugin):
    """Every call for programs, at /api/openapi.json."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document, written out."""
        return pages(request.app).document


@get("/api/docs", include_in_schema=False, media_type=MediaType.HTML)
async def docs(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every call for people."""
    return Response(pages(request.app).page, media_type=MediaType.HTML)


def page(document: dict[str, Any]) -> str:
    """The document as a page."""
    rows = [
        _call(path, method, call)
        for path, item in document["paths"].items()
        for method, call in item.items()
        if isinstance(call, dict)
    ]
    shapes = [_shape(name, shape) for name, shape in sorted(document["components"]["schemas"].items())]
    return f"{HEAD}<h2>Calls</h2>{''.join(rows)}<h2>Records</h2>{''.join(shapes)}</main></body></html>"


def _call(path: str, method: str, call: dict[str, Any]) -> str:
    body = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    good = [answer for status, answer in call["responses"].items() if status.startswith("2")]
    kinds = [kind["schema"] for answer in good for kind in answer.get("content", {}).values() if "schema" in kind]
    asked = [f"{one['name']}: {_kind(one.get('schema', {}))}" for one in call.get("parameters", [])]
    parts = [f"<p>{escape(call.get('description') or '')}</p>"]
    for name, found in (
        ("Parameters", ", ".join(asked)),
        ("Body", _kind(body) if body else ""),
        ("Answer", ", ".join(_kind(kind) for kind in kinds)),
    ):
        if found:
            parts.append(f"<p>{name}: {found}</p>")
    return f"<section><h3><code>{method.upper()} {escape(path)}</code></h3>{''.join(parts)}</section>"


def _shape(name: str, shape: dict[str, Any]) -> str:
    fields = [
        f"<dt><code>{escape(field)}</code></dt><dd>{_kind(kind)}</dd>"
        for field, kind in shape.get("properties", {}).items()
    ]
    return f"<section id={escape(name)}><h3>{escape(name)}</h3><dl>{''.join(fields)}</dl></section>"


def _kind(schema: dict[str, Any]) -> str:
    """A schema in a few words, with links to the records it names."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f"<a href=#{name}>{name}</a>"
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return " or ".join(_kind(one) for one in schema[word])
    if "prefixItems" in schema:
        return f"list of exactly {', '.join(_kind(one) for one in schema['prefixItems'])}"
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if "enum" in schema:
        return ", ".join(f"<code>{escape(str(one))}</code>" for one in schema["enum"])
    return escape(str(schema.get("const", schema.get("type", "anything"))))


@get("/docs.css", include_in_schema=False, media_type=MediaType.CSS)
async def style() -> str:
    """How the page looks: like a page."""
    return STYLE


HANDLERS: Final = [docs, style]
