"""The page itself: files built by the web part, kept in the package."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import MediaType, get
from litestar.params import FromPath
from litestar.response import File, Response

from beffroi.server.errors import Refused

PAGE: Final = Path(__file__).parents[2] / "page"
HINT: Final = (
    "Beffroi is running, but its page has not been built.\n"
    "Build it with `make play` in the repository (it needs node), or use the API: /api/docs.\n"
)
TYPES: Final = {  # Litestar adds the encoding of texts
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".txt": "text/plain",
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


ROUTES = [home, files]
