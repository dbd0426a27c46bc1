"""The page itself: files built by the web part, kept in the package."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import MediaType, get
from litestar.params import FromPath
from litestar.response import File, Response

from beffroi.server.api.games import check_language, fluent
from beffroi.server.errors import Refused

PAGE: Final = Path(__file__).parent.parent / "page"
HINT: Final = (
    "Beffroi is running, but its page has not been built.\n"
    "Build it with `make page` (it needs node), or use the API: /api/docs.\n"
)
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
}
FOREVER: Final = "public, max-age=31536000, immutable"


def send(path: Path, cache: str) -> File:
    kind = TYPES.get(path.suffix, "application/octet-stream")
    return File(path, media_type=kind, content_disposition_type="inline", headers={"cache-control": cache})


def index() -> File | Response[str]:
    path = PAGE / "index.html"
    return send(path, "no-cache") if path.is_file() else Response(HINT, media_type=MediaType.TEXT)


@get("/", include_in_schema=False, sync_to_thread=False)
def home() -> File | Response[str]:
    """The page."""
    return index()


@get("/texts/{file:str}", include_in_schema=False, sync_to_thread=False)
def page_texts(file: FromPath[str]) -> Response[str]:
    """The page's own texts in one language."""
    check_language(file.removesuffix(".ftl"))
    path = PAGE / "texts" / file
    if not path.is_file():
        raise Refused("not-found", "the page has no texts of its own")
    return fluent(path.read_text(encoding="utf-8"))


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def files(path: FromPath[str]) -> File | Response[str]:
    """A file of the page; any other address is the page's own business."""
    wanted = (PAGE / path.lstrip("/")).resolve()
    if wanted.is_relative_to(PAGE) and wanted.is_file():
        hashed = "assets" in wanted.relative_to(PAGE).parts
        return send(wanted, FOREVER if hashed else "no-cache")
    if path.startswith(("/api/", "/ws")) or "." in path.rpartition("/")[2]:
        raise Refused("not-found", "there is nothing at this address")
    return index()


ROUTES = [home, page_texts, files]
