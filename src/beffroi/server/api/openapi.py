"""The documentation of the API: the OpenAPI document, and a page made of it that needs no script and no other site."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.response import Response

from beffroi.protocol.documents import DOCUMENTS
from beffroi.protocol.errors import STATUS
from beffroi.protocol.http import Failure

Doc = dict[str, Any]

METHODS: Final = ("get", "post", "put", "patch", "delete")
STYLE: Final = """
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #2b2118;
       background: #fbf6ea; }
h1, h2 { font-family: Georgia, serif; } h2 { margin-top: 2.5rem; border-bottom: 1px solid #c9b48a; }
code { font-size: .92em; background: #f1e7cf; padding: .05em .3em; border-radius: .25em; overflow-wrap: anywhere; }
details { border: 1px solid #ddcba3; border-radius: .5rem; margin: .4rem 0; padding: .3rem .8rem; background: #fffdf7; }
summary { cursor: pointer; } summary b { display: inline-block; min-width: 4.5rem; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .2rem .8rem .2rem 0;
        border-bottom: 1px solid #eee2c6; vertical-align: top; } a { color: #7a3b10; }
"""


REFUSED = {
    status: ResponseSpec(Failure, generate_examples=False, description=f"Refused: {', '.join(codes)}")
    for status in sorted(set(STATUS.values()))
    if (codes := [code for code in STATUS if STATUS[code] == status])
}


def documented(routes: Sequence[HTTPRouteHandler], tag: str) -> Sequence[HTTPRouteHandler]:
    """Describe routes by their docstrings; the beginning of one is its title."""
    for route in routes:
        text = inspect.getdoc(route.fn) or ""
        route.tags = [tag]
        route.responses = {**REFUSED, **(route.responses or {})}
        route.description = text
        route.summary = re.split(r"[.;:]\s|[.]$", text)[0]
    return routes


def described(app: Litestar) -> Doc:
    """Return the OpenAPI document; what a shape is for is told by the class that has it."""
    document: Doc = msgspec.to_builtins(app.openapi_schema.to_schema())
    for name, shape in document["components"]["schemas"].items():
        for module in DOCUMENTS:
            if text := inspect.getdoc(vars(module).get(name)):
                shape["description"] = text
    return document


@cache
def written(app: Litestar) -> bytes:
    return msgspec.json.encode(described(app))


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=True)
def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the API for programs."""
    return Response(written(request.app), media_type=MediaType.JSON)


class ReadableDocs(OpenAPIRenderPlugin):
    """The API for readers."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: Doc) -> bytes:
        return page(msgspec.json.decode(written(request.app))).encode()


def page(document: Doc) -> str:
    """Return the whole page."""
    about = document["info"]
    parts = [f"<h1>{escape(about['title'])} {escape(about['version'])}</h1><p>{escape(about['description'])}</p>"]
    parts.append('<p>For programs: <a href="/api/openapi.json">openapi.json</a>.</p>')
    for tag in document["tags"]:
        parts.append(f'<h2 id="{tag["name"]}">{escape(tag["description"])}</h2>')
        parts += [route(name, method, item) for name, method, item in routes(document) if tag["name"] in item["tags"]]
    parts.append('<h2 id="shapes">Shapes</h2>')
    parts += [shape(name, found) for name, found in sorted(document["components"]["schemas"].items())]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API</title><style>{STYLE}'
    return f'<!doctype html><html lang="en"><head>{head}</style></head><body>{"".join(parts)}</body></html>'


def routes(document: Doc) -> Iterator[tuple[str, str, Doc]]:
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                yield path, method.upper(), item[method]


def route(path: str, method: str, item: Doc) -> str:
    """Write one route: what it is for, what it takes, what it answers."""
    rows = [
        (f"<code>{escape(given['name'])}</code> in the {given['in']}", kind(given["schema"]))
        for given in item.get("parameters", ())
    ]
    rows += [("body", kind(content["schema"])) for content in item.get("requestBody", {}).get("content", {}).values()]
    for status, answer in item["responses"].items():
        if status.startswith("2"):
            rows += [(f"answers {status}", kind(content["schema"])) for content in answer["content"].values()]
    title = f"<summary><b>{method}</b> <code>{escape(path)}</code> {escape(item['summary'])}</summary>"
    return f"<details>{title}<p>{escape(item['description'])}</p>{table(rows)}</details>"


def shape(name: str, found: Doc) -> str:
    """Write one shape: its fields and what they are."""
    needed = found.get("required", ())
    rows = [
        (f"<code>{escape(field)}</code>{'' if field in needed else ' (may be left out)'}", kind(value))
        for field, value in found.get("properties", {}).items()
    ]
    title = f"<summary><code>{escape(name)}</code></summary><p>{escape(found.get('description', ''))}</p>"
    return f'<details id="{escape(name)}">{title}{table(rows)}</details>'


def table(rows: list[tuple[str, str]]) -> str:
    return "<table>" + "".join(f"<tr><td>{left}</td><td>{right}</td></tr>" for left, right in rows) + "</table>"


def kind(value: Doc) -> str:
    """Return what a value is, in a few words."""
    if "$ref" in value:
        name = escape(value["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "oneOf" in value:
        return " or ".join(kind(each) for each in value["oneOf"])
    if "enum" in value or "const" in value:
        return " | ".join(f"<code>{escape(str(each))}</code>" for each in value.get("enum", [value.get("const")]))
    if value.get("type") == "array":
        inside = value.get("prefixItems") or [value.get("items", {})]
        return "list of " + ", ".join(kind(each) for each in inside)
    named = value.get("type", "anything")
    return " or ".join(map(str, named)) if isinstance(named, list) else str(named)
