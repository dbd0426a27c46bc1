"""The page itself: files built by the web part, kept in the package."""

from __future__ import annotations

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


PACKED: Final = {"br": ".br", "gzip": ".gz"}  # the build packs each file; the better one comes first


def send(path: Path, cache: str, accepted: str) -> File:
    """Send a file, packed where the build packed it and the browser takes it."""
    kind = TYPES.get(path.suffix, "application/octet-stream")
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    for coding, suffix in PACKED.items():
        packed = path.with_name(path.name + suffix)
        if accepts(accepted, coding) and packed.is_file():
            headers["content-encoding"] = coding
            path = packed
            break
    return File(path, media_type=kind, content_disposition_type="inline", headers=headers)


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


def index(accepted: str) -> File | Response[str]:
    path = PAGE / "index.html"
    return send(path, "no-cache", accepted) if path.is_file() else Response(HINT, media_type=MediaType.TEXT)


@get("/", include_in_schema=False, sync_to_thread=False)
def home(request: Request[Any, Any, Any]) -> File | Response[str]:
    """The page."""
    return index(request.headers.get("accept-encoding", ""))


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def files(request: Request[Any, Any, Any], path: FromPath[str]) -> File | Response[str]:
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
