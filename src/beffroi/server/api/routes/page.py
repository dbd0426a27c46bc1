"""The page itself: files built by the web part, kept in the package."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, get
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
HASHED: Final = ("assets", "engine")  # folders whose files never change: their names do
MOST_ZIPPED: Final = 300_000  # bytes: what the loop packs in some milliseconds


def send(path: Path, cache: str, accepted: str) -> File | Response[bytes]:
    """Send a file, packed where the build packed it and the browser takes it.

    Browsers take brotli from a safe address and from their own machine only; for the others a text is zipped once.
    """
    kind = TYPES.get(path.suffix, "application/octet-stream")
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    packed = path.with_name(path.name + ".br")
    if packed.is_file():
        if accepts(accepted, "br"):
            headers["content-encoding"] = "br"
            path = packed
        elif accepts(accepted, "gzip") and (stat := path.stat()).st_size <= MOST_ZIPPED:
            headers["content-encoding"] = "gzip"
            return Response(zipped(path, stat.st_mtime_ns), media_type=kind, headers=headers)
    return File(path, media_type=kind, content_disposition_type="inline", headers=headers)


@lru_cache(maxsize=256)  # more than the page has
def zipped(path: Path, changed: int) -> bytes:
    """Return a file as it was then, by gzip."""
    return gzip.compress(path.read_bytes(), 6)


def packed_only(path: Path, accepted: str) -> bool:
    """Tell whether a file lies here only packed, in a way that the browser takes: the large ones of the engine do."""
    return accepts(accepted, "br") and path.with_name(path.name + ".br").is_file()


def accepts(accepted: str, coding: str) -> bool:
    """Tell whether a header `accept-encoding` names a coding and does not refuse it.

    >>> accepts("gzip, br;q=0.9", "br"), accepts("gzip, br;q=0", "br"), accepts("", "br")
    (True, False, False)
    """
    for item in accepted.lower().split(","):
        name, _, quality = item.partition(";")
        if name.strip() == coding:
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def index(accepted: str) -> File | Response[bytes] | Response[str]:
    path = PAGE / "index.html"
    return send(path, "no-cache", accepted) if path.is_file() else Response(HINT, media_type=MediaType.TEXT)


@get("/", include_in_schema=False, sync_to_thread=False)
def home(request: Request[Any, Any, Any]) -> File | Response[bytes] | Response[str]:
    """The page."""
    return index(request.headers.get("accept-encoding", ""))


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def files(request: Request[Any, Any, Any], path: FromPath[str]) -> File | Response[bytes] | Response[str]:
    """A file of the page; any other address is the page's own business."""
    accepted = request.headers.get("accept-encoding", "")
    wanted = (PAGE / path.lstrip("/")).resolve()
    if wanted.is_relative_to(PAGE) and (wanted.is_file() or packed_only(wanted, accepted)):
        hashed = wanted.relative_to(PAGE).parts[0] in HASHED
        return send(wanted, FOREVER if hashed else "no-cache", accepted)
    if path.startswith(("/api/", "/ws")) or "." in path.rpartition("/")[2]:
        raise Refused("not-found", "there is nothing at this address")
    return index(accepted)


ROUTES = [home, files]
