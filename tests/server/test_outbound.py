"""What leaves the server goes to one public address, to known services, and nowhere else."""

from __future__ import annotations

import asyncio
import socketserver
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from beffroi.kernel.errors import BadRequest
from beffroi.protocol.notices import TrialNotice
from beffroi.server.errors import Refused
from beffroi.server.services.notifications import outbound
from beffroi.server.services.notifications.chat_services import service_request
from beffroi.server.services.notifications.mail import letter, read_mail_url
from beffroi.server.services.notifications.outbound import GuardedClient, Unreachable, public
from tests.server.sinks import WebSink

NOTICE = TrialNotice("Your turn", "It is your turn.", "https://games.example.org")
PRIVATE = [
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "192.0.0.8"),
    *("0.0.0.0", "0.1.2.3", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255"),
    *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fec0::1", "feff::1", "ff02::1", "2001:db8::1", "3fff::1"),
    *("::ffff:10.0.0.1", "::ffff:93.184.215.14", "::127.0.0.1", "::93.184.215.14"),  # mapped, compatible
    *("64:ff9b::7f00:1", "64:ff9b::5db8:d70e", "64:ff9b:1::7f00:1"),  # NAT64
    *("2002:7f00:1::", "2002:5db8:d70e::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "100::1", "5f00::1"),
]
NEVER = [
    *(f"https://[{address}]/" if ":" in address else f"https://{address}/" for address in PRIVATE),
    *("https://localhost/", "https://2130706433/", "https://0x7f.1/", "http://example.org/", "ftp://example.org/"),
    *("file:///etc/passwd", "https://user:word@93.184.215.14/", "https://@93.184.215.14/", "https://", "https://[::1"),
    *("gopher://127.0.0.1:6379/_x", "https://93.184.215.14:25/", "https://93.184.215.14:99999/", "https://a b/"),
    *(
        "https://93.184.215.14/\r\nX-Evil:1",
        "https://93.184.215.14\\@127.0.0.1/",
        "https://\u24db\u24de/",
        "https://a..b/",
    ),
]
# Each reached a listener of this machine, opened a file, or could have.
CRAFTED = [
    "discord://1/abc json://127.0.0.1:8149/x?method=PUT&+X-Evil=1",
    "discord://1/abc,json://127.0.0.1:8149/x",
    "discord://1/abc\njson://127.0.0.1:8149/x",
    "discord://1/abc?template=http://127.0.0.1:8149/x",
    "discord://1/abc?template=/etc/hostname",
    "discord://1/abc?thread=1&thread=2",
    "discord://1/abc?thread=1%26wait",
    "discord://1/../../x",
    "discord://1/abc#json://127.0.0.1",
    "slack://A/B/C?footer=yes",
    "slack://A/B/C/#channel",
    "tgram://1:a/1?content=before&silent=yes",
    "tgram://1:a/1/2",
    "pover://user@token/device?attach=/etc/hostname",
    "pbul://token/host@127.0.0.1",
    "json://127.0.0.1/",
    "mailto://a:b@example.org",
    "discord://",
    "discord",
    "Discord://1/abc",
    "\u0661iscord://1/abc",
    "discord://\u0661/abc",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_only_what_everybody_reaches_is_public(address: str) -> None:
    assert not public(address)


def test_addresses_of_the_world_are_public() -> None:
    assert all(public(address) for address in ("93.184.215.14", "1.1.1.1", "2606:4700::1111", "2a00:1450::1"))


@pytest.mark.parametrize("url", NEVER)
def test_addresses_we_never_send_to(url: str) -> None:
    with pytest.raises(Refused):
        asyncio.run(GuardedClient().check(url))
    with pytest.raises(Refused):
        asyncio.run(GuardedClient().post(url, b"{}", {}))


@pytest.mark.parametrize("target", CRAFTED)
def test_a_service_has_one_address_and_known_parameters(target: str) -> None:
    with pytest.raises(Refused):
        service_request(target, NOTICE)


@pytest.mark.parametrize(
    ("target", "url", "body"),
    [
        ("discord://12/a-b_c", "https://discord.com/api/webhooks/12/a-b_c", {"allowed_mentions": {"parse": []}}),
        ("discord://12/abc/?thread=7", "https://discord.com/api/webhooks/12/abc?thread_id=7", {}),
        ("slack://T1/B2/c3", "https://hooks.slack.com/services/T1/B2/c3", {}),
        (
            "tgram://12:ab-c/-99?topic=5&silent=yes",
            "https://api.telegram.org/bot12:ab-c/sendMessage",
            {"chat_id": "-99", "message_thread_id": 5, "disable_notification": True},
        ),
        (
            "pover://me@key?priority=-1&sound=bike",
            "https://api.pushover.net/1/messages.json",
            {"user": "me", "token": "key", "priority": "-1", "sound": "bike", "url": NOTICE.url},
        ),
        ("pbul://o.abc", "https://api.pushbullet.com/v2/pushes", {"type": "link", "url": NOTICE.url}),
    ],
)
def test_services_are_posted_to_their_own_hosts(target: str, url: str, body: dict[str, Any]) -> None:
    made = service_request(target, NOTICE)
    assert made.url == url
    assert body.items() <= made.body.items()
    assert NOTICE.text in str(made.body)


# --- the client ---------------------------------------------------------------------------


def answering(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Have every look at a name find the next of these addresses; returns those not asked for yet."""
    left = list(addresses)
    monkeypatch.setattr(outbound.socket, "getaddrinfo", lambda *a, **k: [(2, 1, 6, "", (left.pop(0), 0))])
    return left


def post(client: GuardedClient, url: str) -> int:
    return asyncio.run(client.post(url, b"{}", {}))


def test_a_name_that_changes_its_mind_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check at the connection is the one that counts: a public name that now resolves to this machine."""
    sink = WebSink()
    answering(monkeypatch, "93.184.215.14", "127.0.0.1")
    url = f"https://rebind.example:{sink.server_address[1]}/"
    asyncio.run(GuardedClient().check(url))
    with pytest.raises(Refused):
        post(GuardedClient(), url)
    assert sink.requests == []


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    both = [(2, 1, 6, "", ("93.184.215.14", 0)), (2, 1, 6, "", ("127.0.0.1", 0))]
    monkeypatch.setattr(outbound.socket, "getaddrinfo", lambda *a, **k: both)
    with pytest.raises(Refused):
        post(GuardedClient(), "https://both.example/")


def test_a_name_is_resolved_once_and_the_address_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The connection goes to the checked address, by a certificate of the name and no other."""
    monkeypatch.setattr(outbound, "public", lambda address: address == "127.0.0.1")
    with tls_sink(tmp_path, "hook.example") as (sink, trust):
        port = sink.server_address[1]
        left = answering(monkeypatch, "127.0.0.1", "127.0.0.1", "10.0.0.1")
        assert post(GuardedClient(trust=trust), f"https://hook.example:{port}/in?a=b") == 201
        assert [path for path, _, _ in sink.requests] == ["/in?a=b"]
        assert sink.requests[0][1]["Host"] == f"hook.example:{port}"
        with pytest.raises(Unreachable):
            post(GuardedClient(trust=trust), f"https://other.example:{port}/")
        assert left == ["10.0.0.1"]


def test_redirects_are_not_followed() -> None:
    inside = WebSink()

    class Redirecting(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(307)
            self.send_header("Location", inside.url)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    with listening(Redirecting) as url:
        assert post(GuardedClient(private=True), url) == 307
    assert inside.requests == []


def dripping(sent: bytes, pause: float) -> type[socketserver.StreamRequestHandler]:
    class Dripping(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"HTTP/1.1 200 OK\r\n")
            with suppress(OSError):
                while not self.server.enough.wait(pause):  # type: ignore[attr-defined]
                    self.wfile.write(sent)

    return Dripping


def test_an_answer_that_drips_keeps_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "LONGEST", 0.3)
    with listening(dripping(b"X-More: and more\r\n", 0.05)) as url, pytest.raises(Unreachable):
        post(GuardedClient(private=True), url)


def test_an_answer_without_end_is_not_read() -> None:
    with listening(dripping(b"X-More: " + b"y" * 8000 + b"\r\n", 0)) as url, pytest.raises(Unreachable):
        post(GuardedClient(private=True), url)


@contextmanager
def listening(handler: Callable[..., Any]) -> Iterator[str]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), handler) as server:
        server.enough = threading.Event()  # type: ignore[attr-defined]
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/"
        finally:
            server.enough.set()  # type: ignore[attr-defined]
            server.shutdown()


@contextmanager
def tls_sink(folder: Path, name: str) -> Iterator[tuple[WebSink, ssl.SSLContext]]:
    """A listener with a certificate for a name, and a context that believes it."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    builder = x509.CertificateBuilder().subject_name(who).issuer_name(who).public_key(key.public_key())
    at = datetime.now(UTC)
    builder = builder.serial_number(1).not_valid_before(at - timedelta(1)).not_valid_after(at + timedelta(1))
    names = x509.SubjectAlternativeName([x509.DNSName(name)])
    certificate = builder.add_extension(names, critical=False).sign(key, hashes.SHA256())
    pem = certificate.public_bytes(Encoding.PEM)
    kept = folder / "tls.pem"
    kept.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + pem)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(kept)
    sink = WebSink(context=context)
    yield sink, ssl.create_default_context(cadata=pem.decode())
    sink.shutdown()


# --- mail ---------------------------------------------------------------------------------


def test_the_mail_server_is_read_from_the_settings() -> None:
    plain = read_mail_url("mailto://127.0.0.1:25?from=house@example.org")
    assert (plain.host, plain.port, plain.mode, plain.user) == ("127.0.0.1", 25, "insecure", "")
    secure = read_mail_url("mailtos://me:p%40ss@smtp.example.org?from=games@example.org")
    assert (secure.port, secure.mode, secure.user, secure.password) == (587, "starttls", "me", "p@ss")
    assert read_mail_url("mailtos://me@example.org?mode=ssl&smtp=mx.example.org").host == "mx.example.org"
    for wrong in ("mailto://", "mailto://host?template=/etc/hostname", "mailto://h?mode=none", "mailto://h:x"):
        with pytest.raises(BadRequest):
            read_mail_url(wrong)


def test_a_letter_has_one_receiver_and_no_headers_of_others() -> None:
    house = read_mail_url("mailto://127.0.0.1:25?from=house@example.org")
    assert letter(house, "anna@example.org", "Your turn", "Text")["To"] == "anna@example.org"
    for to, subject in (("a@b.c\r\nBcc: victim@b.c", "x"), ("a@b.c", "x\r\nBcc: victim@b.c")):
        with pytest.raises(ValueError):
            letter(house, to, subject, "Text")
