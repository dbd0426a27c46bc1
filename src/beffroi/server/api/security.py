"""The gate every request passes: where it comes from, how often, and what the browser may do with the answer."""

from __future__ import annotations

import ipaddress
import re
import time
from typing import Final
from urllib.parse import unquote_to_bytes, urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from beffroi.server.api.loop_time import timed
from beffroi.server.config import Settings
from beffroi.server.errors import Refused
from beffroi.server.metrics import REFUSALS, REQUEST_SECONDS, REQUESTS
from beffroi.server.services.loop_turns import ASKER, Asker, InTurn, LoopTurns
from beffroi.server.services.rate_limits import RateLimits

SOCKET_PATH: Final = "/ws"
DOCS_PATH: Final = "/api/docs"
LONGEST_PATH: Final = 300
LONGEST_QUERY: Final = 8_000
SAFE: Final = ("GET", "HEAD", "OPTIONS")
LOCAL_NAMES: Final = frozenset(("localhost", "127.0.0.1", "::1"))
POLICY: Final = (  # WebAssembly is the interpreter that plays on without a server; text never becomes a program
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'{sockets}; worker-src 'self' blob:; "
    "frame-ancestors {framers}; base-uri 'none'; form-action 'self'"
)
PLAIN_HOST: Final = re.compile(r"(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?", re.ASCII)
EMBEDDED: Final = "/embed/"  # pages that other sites may show in a frame; they act for nobody
UNFRAMED: Final = (b"x-frame-options", b"DENY")
HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
PASSWORD_PATHS: Final = ("/api/session/login", "/api/session/register", "/api/session/forgot", "/api/session/reset")


def header(scope: Scope, name: bytes) -> str | None:
    """Return a header of the request, if it came once."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else None


def read_cookie(scope: Scope, name: str) -> str | None:
    """Return the last cookie of a name as it was sent; `http.cookies` takes a second to unquote 32 KiB of them."""
    given = (header(scope, b"cookie") or "").split(";")
    found = [value for key, _, value in (one.strip().partition("=") for one in given) if key == name]
    return found[-1] if found else None


def client_address(scope: Scope) -> str:
    """Return the address of the one who asks."""
    client = scope.get("client")
    return client[0] if client else "unknown"


def client_network(address: str) -> str:
    """Return whom the limits count as one: an address, and of IPv6 the network a single customer gets.

    >>> client_network("192.0.2.7"), client_network("2001:db8:1:2:3:4:5:6"), client_network("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Network((found, 64), strict=False))


def is_this_machine(address: str) -> bool:
    """Tell whether an address is this machine's own, behind which a proxy may stand that nobody named to us.

    >>> is_this_machine("127.0.0.1"), is_this_machine("::ffff:127.0.0.1"), is_this_machine("192.0.2.7")
    (True, True, False)
    """
    try:
        found = ipaddress.ip_address(address.partition("/")[0])
    except ValueError:  # a socket of the file system
        return True
    return (getattr(found, "ipv4_mapped", None) or found).is_loopback


def host_name(text: str) -> str:
    """Return the name in a Host header, without its port."""
    try:
        return urlsplit(f"//{text}").hostname or ""
    except ValueError:
        return ""


def policy_for(host: str, framers: str = "'none'") -> bytes:
    """Return what the page may do: it connects to the host it came from, which older browsers want named for sockets.

    >>> b"connect-src 'self' ws://localhost:8000 wss://localhost:8000;" in policy_for("localhost:8000")
    True
    >>> b"connect-src 'self';" in policy_for("evil; script-src *")
    True
    """
    sockets = f" ws://{host} wss://{host}" if PLAIN_HOST.fullmatch(host) else ""
    return POLICY.format(sockets=sockets, framers=framers).encode()


def is_embedded(scope: Scope) -> bool:
    """Tell whether a page is one of those for frames, and knows that it is: by the address as the browser shows it."""
    asked: bytes = scope.get("raw_path", b"")
    return scope["path"].startswith(EMBEDDED) and asked.startswith(EMBEDDED.encode())


def page_headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Return what every answer tells the browser; only a page that is made for it may be shown in a frame."""
    framed = is_embedded(scope)
    policy = policy_for(header(scope, b"host") or "", "*" if framed else "'none'")
    return [*HEADERS, *([] if framed else [UNFRAMED]), (b"content-security-policy", policy)]


def host_allowed(scope: Scope, settings: Settings) -> bool:
    """Tell whether the host is ours: a server for this machine alone answers only to this machine's names."""
    if not settings.loopback:
        return True
    name = host_name(header(scope, b"host") or "")
    return (
        name in LOCAL_NAMES
        or name == settings.host
        or any(name == urlsplit(origin).hostname for origin in settings.allowed_origins)
    )


def origin_allowed(scope: Scope, settings: Settings) -> bool:
    """Tell whether the page that sent this is ours. Programs send no Origin; browsers always do."""
    origin = header(scope, b"origin")
    if origin is None:
        several = any(key == b"origin" for key, _ in scope["headers"])
        return not several and header(scope, b"sec-fetch-site") in (None, "same-origin", "none")
    if origin in settings.allowed_origins:
        return True
    return urlsplit(origin).netloc == (header(scope, b"host") or "") if origin.startswith("http") else False


def check_request_line(scope: HTTPScope) -> None:
    """Refuse an address that is too long, or has in it what no reader of it could make text of."""
    path, query = scope["path"], scope["query_string"]
    if len(path) > LONGEST_PATH or len(query) > LONGEST_QUERY:
        raise Refused("too-large", "this address is too long")
    try:
        scope.get("raw_path", b"").decode("ascii")
        text = unquote_to_bytes(query.replace(b"+", b" ")).decode()
    except UnicodeDecodeError:
        raise Refused("bad-request", "this address is not UTF-8") from None
    if not (path.isprintable() and "\ufffd" not in path and "\0" not in text):
        raise Refused("bad-request", "this address has characters in it that belong in none")


def is_head_of_page(scope: HTTPScope) -> bool:
    """Tell whether only the head is wanted of the page, a file, or a state; the API's answers may never end."""
    path = scope["path"]
    return scope["method"] == "HEAD" and (not path.startswith("/api/") or path.startswith(DOCS_PATH))


class SecurityMiddleware:
    """Stands before the whole application; WebSockets, which bring their own checks, pass it straight."""

    def __init__(self, app: ASGIApp, socket: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.socket = socket
        self.settings = settings
        self.limits = RateLimits(settings.limits, settings.redis_url)
        self.turns = LoopTurns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.limits.on:  # all that is begun in this task is done for this address
            ASKER.set(Asker(self.turns, client_network(client_address(scope))))
        if scope["type"] == ScopeType.WEBSOCKET and scope["path"] == SOCKET_PATH:
            await self.socket(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            asker = ASKER.get()
            answered = self.pass_on(scope, receive, send)
            await (answered if asker is None else InTurn(asker, answered))
        else:
            await self.app(scope, receive, send)

    async def pass_on(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Let a request pass that may, answer it with our headers, and count it."""
        begun = time.perf_counter()
        status = 500
        head = is_head_of_page(scope)
        asked: HTTPScope = {**scope, "method": "GET"} if head else scope

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *page_headers(scope)]
            elif head and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        try:
            await self.check(scope)
            await timed(scope["method"], scope["path"], self.app(asked, receive, with_headers))
        except Refused as refused:
            await answer_refusal(refused, with_headers)
        finally:
            REQUESTS.labels(scope["method"] if scope["method"] in METHODS else "other", str(status)).inc()
            REQUEST_SECONDS.observe(time.perf_counter() - begun)

    async def check(self, scope: HTTPScope) -> None:
        check_request_line(scope)
        address, path = client_network(client_address(scope)), scope["path"]
        if not host_allowed(scope, self.settings):
            raise Refused("cross-site", "this server does not answer to that name")
        if scope["method"] in SAFE:
            await self.limits.take("read", address)
            return
        if not origin_allowed(scope, self.settings):
            raise Refused("cross-site", "this request comes from another site")
        await self.limits.take("password" if path in PASSWORD_PATHS else "write", address)


METHODS: Final = (*SAFE, "POST", "PUT", "PATCH", "DELETE")


async def answer_refusal(refused: Refused, send: Send, kind: str = "http.response") -> None:
    """Tell why a request or a handshake is refused."""
    REFUSALS.labels(refused.error).inc()
    body = msgspec.json.encode({"error": refused.error, "message": refused.message})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": refused.status, "headers": headers})  # type: ignore[misc, arg-type]
    await send({"type": f"{kind}.body", "body": body, "more_body": False})  # type: ignore[misc, arg-type]
