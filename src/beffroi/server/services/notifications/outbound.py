"""The one client that sends to addresses people give us: never into the private network.

A name is resolved once, every address it has must be reachable by everybody,
and the connection goes to an address that was checked, so that a name can't
change its mind in between. Redirects are not followed, answers are not read
beyond their status, and everything together has one deadline.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from urllib.parse import SplitResult, urlsplit

import h11

from beffroi.server.errors import Refused

LONGEST: Final = 15.0  # seconds from the first look at the name to the status of the answer
LARGEST_ANSWER: Final = 65_536  # bytes until the status and headers are complete
AT_ONCE: Final = 32  # requests under way; their slowness is nobody else's
HTTPS_PORT: Final = 443
FREE_PORTS: Final = 1024  # ports below it belong to services such as mail, which are not to be spoken to
NAMED_PORTS: Final = (80, HTTPS_PORT)
VISIBLE: Final = re.compile(r"[!-~]+")  # no spaces, line ends or letters that another reader takes otherwise
PUBLIC_IPV6: Final = ipaddress.IPv6Network("2000::/3")  # all that is given out; the rest is local, mapped or translated
# Protocols, tunnels that lead on to other addresses, and documentation: older releases of `ipaddress` miss some.
SPECIAL: Final = tuple(
    ipaddress.ip_network(text)
    for text in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2002::/16", "2001:db8::/32", "3fff::/20")
)
RESOLVERS: Final = ThreadPoolExecutor(8, thread_name_prefix="resolve")


class Unreachable(Exception):
    """The other side did not answer as it should."""


def public(address: str) -> bool:
    """Tell whether an address is out in the world, the same for everybody.

    >>> public("93.184.215.14"), public("10.0.0.1"), public("169.254.169.254"), public("2606:4700::1111")
    (True, False, False, True)
    >>> public("::ffff:93.184.215.14"), public("64:ff9b::5db8:d70e"), public("fec0::1"), public("2002:5db8:d70e::1")
    (False, False, False, False)
    """
    if "%" in address:  # of one network card of ours
        return False
    ip = ipaddress.ip_address(address)
    if (ip.version == 6 and ip not in PUBLIC_IPV6) or any(ip in network for network in SPECIAL):
        return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified or ip.is_private)


def read_url(url: str, *, private: bool = False) -> SplitResult:
    """Return the parts of an address; refuse one we would never send to."""
    try:
        parts = urlsplit(url)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode()
    except ValueError:  # UnicodeError is one
        raise Refused("bad-address", "this is no web address") from None
    if not VISIBLE.fullmatch(url) or "\\" in url or not host:
        raise Refused("bad-address", "this is no web address")
    if parts.scheme not in ("https", "http") or "@" in parts.netloc:
        raise Refused("bad-address", "the address begins with https:// and holds no password")
    if private:
        return parts
    if parts.scheme == "http":
        raise Refused("bad-address", "the address begins with https://")
    if port is not None and port < FREE_PORTS and port not in NAMED_PORTS:
        raise Refused("bad-address", f"port {port} is not one of the web")
    return parts


def port_of(parts: SplitResult) -> int:
    return parts.port or (HTTPS_PORT if parts.scheme == "https" else 80)


async def resolve(host: str, port: int, *, private: bool = False) -> list[str]:
    """Return the addresses of a name, if everybody can reach all of them."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.run_in_executor(RESOLVERS, look_up, host, port)
    except (OSError, UnicodeError):
        raise Refused("bad-address", "this address can't be found") from None
    if not found or not (private or all(public(address) for address in found)):
        raise Refused("bad-address", "this address is not a public one")
    return found


def look_up(host: str, port: int) -> list[str]:
    """Return every address of a name, in the order the machine prefers."""
    return list(dict.fromkeys(str(item[4][0]) for item in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)))


class GuardedClient:
    """Posts to addresses that were checked, and returns the status of the answer."""

    def __init__(self, *, private: bool = False, trust: ssl.SSLContext | None = None) -> None:
        self.private = private
        self._trust = trust
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def check(self, url: str) -> None:
        """Refuse an address we would never send to."""
        parts = read_url(url, private=self.private)
        if not self.private:
            await resolve(parts.hostname or "", port_of(parts))

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request; Refused if it goes nowhere we send to, Unreachable if no answer comes."""
        parts = read_url(url, private=self.private)
        try:
            async with self._turn, asyncio.timeout(LONGEST):
                reader, writer = await self._connect(parts)
                try:
                    return await exchange(reader, writer, request_of(parts, headers, body), body)
                finally:
                    writer.transport.abort()  # nothing more is wanted, however much there is
        except (OSError, h11.RemoteProtocolError, ssl.SSLError) as error:  # TimeoutError is an OSError
            raise Unreachable(type(error).__name__) from error

    async def _connect(self, parts: SplitResult) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the first address that answers; the certificate is that of the name."""
        host, port = parts.hostname or "", port_of(parts)
        trust = await self.trust() if parts.scheme == "https" else None
        failure: OSError | None = None
        for address in await resolve(host, port, private=self.private):
            try:
                name = host if trust else None
                return await asyncio.open_connection(address, port, ssl=trust, server_hostname=name)
            except TimeoutError:
                raise
            except OSError as error:
                failure = error
        raise failure or OSError("no address")

    async def trust(self) -> ssl.SSLContext:
        """Return whom we believe certificates of; read once, which takes long enough for a thread."""
        if self._trust is None:
            self._trust = await asyncio.to_thread(ssl.create_default_context)
        return self._trust


def request_of(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> h11.Request:
    """Return the request line and headers."""
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    fixed = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", "User-Agent": "Beffroi"}
    return h11.Request(method="POST", target=target, headers=list({**headers, **fixed}.items()))


async def exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: h11.Request, body: bytes
) -> int:
    """Send a request and read until the status of its answer is known."""
    connection = h11.Connection(h11.CLIENT)
    for event in (request, h11.Data(body), h11.EndOfMessage()):
        writer.write(connection.send(event) or b"")
    await writer.drain()
    received = 0
    while received <= LARGEST_ANSWER:
        answer = connection.next_event()
        if isinstance(answer, h11.Response):
            return answer.status_code
        if answer is h11.NEED_DATA:
            data = await reader.read(4096)
            received += len(data)
            connection.receive_data(data)
    raise OSError("the answer does not begin")
