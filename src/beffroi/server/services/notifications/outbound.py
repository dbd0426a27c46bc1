"""Outgoing requests to addresses people give us: never into the private network.

The name is resolved here, every address it has must be public, and the
connection goes to the address that was checked, so that a name can't change
its mind between the check and the connection. Redirects are not followed.
"""

from __future__ import annotations

import ipaddress
import socket
import threading
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import requests
from requests.adapters import HTTPAdapter
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.connectionpool import HTTPConnectionPool, HTTPSConnectionPool
from urllib3.response import HTTPResponse

from beffroi.server.errors import Refused

TIMEOUT: Final = (5, 10)  # seconds to connect, and between two bytes
LONGEST: Final = 20.0  # seconds until the answer has begun


def public(address: str) -> bool:
    """Tell whether an address is out in the world.

    >>> public("93.184.216.34"), public("10.0.0.1"), public("::ffff:127.0.0.1"), public("169.254.169.254")
    (True, False, False, False)
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is not None:
            ip = inner
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


def checked_address(host: str, port: int) -> str:
    """Return the address to connect to, if the name has only public ones."""
    try:
        found = {str(item[4][0]) for item in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError):
        raise Refused("bad-request", "this address can't be found") from None
    if not found or not all(public(address) for address in found):
        raise Refused("bad-request", "this address is not a public one")
    return sorted(found)[0]


def check_url(url: str, *, private: bool = False) -> None:
    """Refuse an address we would never send to."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise Refused("bad-request", "this is no web address") from None
    if parts.scheme not in ("https", "http") or not parts.hostname or parts.username or parts.password:
        raise Refused("bad-request", "the address begins with https:// and holds no password")
    if parts.scheme == "http" and not private:
        raise Refused("bad-request", "the address begins with https://")
    if not private:
        checked_address(parts.hostname, port)


class DeadlineConnection(HTTPConnection):
    """Waits so long for an answer to begin and no longer, however slowly it drips."""

    late = False

    def getresponse(self) -> HTTPResponse:  # type: ignore[override]  # urllib3's is no http.client's either
        timer = threading.Timer(LONGEST, self.cut)
        timer.daemon = True
        timer.start()
        try:
            answer = super().getresponse()
        finally:
            timer.cancel()
        if self.late:  # what looks like the end of the headers is where they were cut off
            raise TimeoutError("the answer did not begin in time")
        return answer

    def cut(self) -> None:
        self.late = True
        if self.sock is not None:
            with suppress(OSError):
                self.sock.shutdown(socket.SHUT_RDWR)


class PublicHTTP(DeadlineConnection):
    """Connects only to the address that was checked."""

    def _new_conn(self) -> socket.socket:
        self._dns_host = checked_address(self.host, self.port or 80)
        return super()._new_conn()


class PublicHTTPS(DeadlineConnection, HTTPSConnection):
    """The same with TLS; the certificate is still the name's."""

    def _new_conn(self) -> socket.socket:
        self._dns_host = checked_address(self.host, self.port or 443)
        return super()._new_conn()


class PublicHTTPPool(HTTPConnectionPool):
    ConnectionCls = PublicHTTP


class PublicHTTPSPool(HTTPSConnectionPool):
    ConnectionCls = PublicHTTPS


class PublicAdapter(HTTPAdapter):
    """A requests adapter whose every connection is checked."""

    def init_poolmanager(self, *args: Any, **kwargs: Any) -> None:
        super().init_poolmanager(*args, **kwargs)
        self.poolmanager.pool_classes_by_scheme = {"http": PublicHTTPPool, "https": PublicHTTPSPool}


class GuardedSession(requests.Session):
    """A session for addresses people gave us: no proxies of the environment, no redirects."""

    def __init__(self, *, private: bool = False) -> None:
        super().__init__()
        self.trust_env = False
        if not private:
            self.mount("https://", PublicAdapter())
            self.mount("http://", PublicAdapter())

    def request(self, *args: Any, **kwargs: Any) -> requests.Response:
        """Send a request; only the status of its answer counts, so that none without end keeps us."""
        kwargs |= {"allow_redirects": False, "stream": True}
        kwargs.setdefault("timeout", TIMEOUT)
        answer = super().request(*args, **kwargs)
        answer.close()
        answer._content = b""
        return answer
