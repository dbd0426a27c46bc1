"""Reaching people: webhooks, push, mail, digests; and never into the private network."""

from __future__ import annotations

import base64
import json
import os
import re
import socketserver
import threading
from collections.abc import Iterator
from contextlib import suppress

import pytest
import requests
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from beffroi.server.app import Services
from beffroi.server.errors import Refused
from beffroi.server.services.notifications import notifier, outbound
from beffroi.server.services.notifications.outbound import GuardedSession, check_url, public
from beffroi.server.storage.schema import channels
from tests.server.sinks import MailSink, WebSink
from tests.server.support import Player, Server, serving, settings_for, wait_until
from tests.server.test_accounts import PASSWORD, fresh_name

PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "::ffff:10.0.0.1",
    "2002:7f00:1::",
    "64:ff9b::7f00:1",
]


@pytest.fixture(scope="module")
def mail() -> MailSink:
    return MailSink()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mail: MailSink) -> Iterator[Server]:
    settings = settings_for(tmp_path_factory.mktemp("reach"), reach_private=True, mail_url=mail.url)
    with serving(settings) as running:
        running.services.notifier.delay = -1000
        running.inside(leave_crying_to_the_tests(running.services))
        yield running


async def leave_crying_to_the_tests(services: Services) -> None:
    """The clockwork would take notices just when a test counts them."""
    for loop in services.scheduler.tasks:
        if loop.get_name() in ("notices", "digests"):
            loop.cancel()


@pytest.fixture
def away(house: Server) -> Iterator[Player]:
    """Somebody with an account who is not connected."""
    made = Player(house.url)
    made.post("/api/session/register", name=fresh_name(), password=PASSWORD, email="away@example.org")
    yield made
    made.close()


def test_your_turn_by_webhook_is_told_once(house: Server, away: Player) -> None:
    sink = WebSink()
    away.post("/api/me/channels", kind="webhook", target=sink.url + "/hook")
    table = away.create("me", "me")
    house.inside(house.services.notifier.send_turn_notices())
    house.inside(house.services.notifier.send_turn_notices())
    assert len(sink.requests) == 1
    path, _, body = sink.requests[0]
    told = json.loads(body)
    assert (path, told["event"], told["table"]) == ("/hook", "your-turn", table)
    for update in away.updates(table):
        away.act(table, "move", update, code="bid 0")
    house.inside(house.services.notifier.send_turn_notices())
    assert len(sink.requests) == 2


def test_every_game_that_waits_is_told_of(house: Server, away: Player) -> None:
    sink = WebSink()
    away.post("/api/me/channels", kind="webhook", target=sink.url)
    waiting = {away.create("me", "me") for _ in range(3)}
    house.inside(house.services.notifier.send_turn_notices())
    assert {json.loads(body)["table"] for _, _, body in sink.requests} == waiting


def test_many_who_are_here_keep_nobody_from_being_told(
    house: Server, away: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "AT_ONCE", 1)
    here, sink = Player(house.url, "Here"), WebSink()
    for player in (here, away):
        player.post("/api/me/channels", kind="webhook", target=sink.url)
    here.connect()
    here.create("me", "me")
    table = away.create("me", "me")
    house.inside(house.services.notifier.send_turn_notices())
    assert [json.loads(body)["table"] for _, _, body in sink.requests] == [table]
    here.close()


def test_who_is_here_is_not_told(house: Server, away: Player) -> None:
    sink = WebSink()
    away.post("/api/me/channels", kind="webhook", target=sink.url)
    away.connect()
    away.create("me", "me")
    house.inside(house.services.notifier.send_turn_notices())
    assert sink.requests == []


def test_a_digest_comes_once_a_day(house: Server, away: Player) -> None:
    sink = WebSink()
    away.post("/api/me/channels", kind="webhook", target=sink.url, mode="digest")
    away.create("me", "me")
    away.create("me", "me")
    house.inside(house.services.notifier.send_digests())
    house.inside(house.services.notifier.send_digests())
    assert len(sink.requests) == 1
    assert len(json.loads(sink.requests[0][2])["tables"]) == 2


def test_everybody_gets_their_digest(house: Server, away: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "AT_ONCE", 1)
    other, sink = Player(house.url, "Other"), WebSink()
    for player in (away, other):
        player.post("/api/me/channels", kind="webhook", target=sink.url, mode="digest")
        player.create("me", "me")
    for _ in range(2):
        house.inside(house.services.notifier.send_digests())
    assert [json.loads(body)["text"] for _, _, body in sink.requests] == ["A game waits for you."] * 2


def test_a_digest_by_mail_leads_to_every_game(house: Server, away: Player, mail: MailSink) -> None:
    channel = away.post("/api/me/channels", kind="mail", target="away@example.org", mode="digest")
    code = re.search(r"\n\n(\w{10})", mail.mails[-1])
    assert code is not None
    away.post(f"/api/me/channels/{channel['id']}/confirm", code=code[1])
    waiting = [away.create("me", "me"), away.create("me", "me")]
    house.inside(house.services.notifier.send_digests())
    letter = mail.mails[-1].replace("=\n", "")
    assert "2 games wait for you." in letter
    assert all(f"{house.settings.address}/table/{table}" in letter for table in waiting)


def test_mail_goes_only_to_a_confirmed_address(house: Server, away: Player, mail: MailSink) -> None:
    mail.mails.clear()
    assert away.post("/api/me/channels", 400, kind="mail", target="victim@example.org")["error"] == "bad-request"
    channel = away.post("/api/me/channels", kind="mail", target="away@example.org")
    assert not channel["confirmed"]
    away.create("me", "me")
    house.inside(house.services.notifier.send_turn_notices())
    assert len(mail.mails) == 1  # the code, nothing else
    assert away.post(f"/api/me/channels/{channel['id']}/confirm", 403, code="guess")["error"] == "forbidden"
    code = re.search(r"\n\n(\w{10})", mail.mails[0])
    assert code is not None
    away.post(f"/api/me/channels/{channel['id']}/confirm", code=code[1])
    house.inside(house.services.notifier.send_turn_notices())
    assert len(mail.mails) == 2


def test_browser_push_is_encrypted_and_signed(house: Server, away: Player) -> None:
    sink = WebSink()
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {
        "p256dh": base64.urlsafe_b64encode(point).decode(),
        "auth": base64.urlsafe_b64encode(os.urandom(16)).decode(),
    }
    target = json.dumps({"endpoint": sink.url + "/push", "keys": keys})
    channel = away.post("/api/me/channels", kind="push", target=target)
    assert away.post(f"/api/me/channels/{channel['id']}/test")["sent"]
    _, headers, body = sink.requests[0]
    sent = {name.lower(): value for name, value in headers.items()}
    assert sent["content-encoding"] == "aes128gcm"
    assert sent["authorization"].startswith("vapid ")
    assert sent["authorization"].endswith(house.services.senders.push_key())
    assert b"test" not in body
    sink.status = 410  # the browser has unsubscribed
    assert not away.post(f"/api/me/channels/{channel['id']}/test")["sent"]
    assert away.get("/api/me/channels") == []


def test_a_channel_that_fails_too_often_is_removed(house: Server, away: Player) -> None:
    sink = WebSink(status=500)
    channel = away.post("/api/me/channels", kind="webhook", target=sink.url)["id"]
    house.inside(house.services.store.run(sa.update(channels).where(channels.c.id == channel).values(failures=9)))
    assert not away.post(f"/api/me/channels/{channel}/test")["sent"]
    assert away.get("/api/me/channels") == []


def test_channels_are_their_owners(house: Server, away: Player) -> None:
    sink = WebSink()
    channel = away.post("/api/me/channels", kind="webhook", target=sink.url)["id"]
    other = Player(house.url, "Other")
    assert other.http.delete(f"/api/me/channels/{channel}").status_code == 404
    assert other.post(f"/api/me/channels/{channel}/test", 404)
    assert away.http.delete(f"/api/me/channels/{channel}").status_code == 200


# --- the guard ---------------------------------------------------------------------------


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not public(address)


@pytest.mark.parametrize(
    "url",
    [
        *(f"https://[{a}]/" if ":" in a else f"https://{a}/" for a in PRIVATE),
        "https://localhost/",
        "https://2130706433/",
        "https://0x7f.1/",
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://user:word@example.org/",
        "https://",
        "https://[::1",
        "gopher://127.0.0.1:6379/_x",
    ],
)
def test_addresses_we_never_send_to(url: str) -> None:
    with pytest.raises(Refused):
        check_url(url)


def test_a_name_that_changes_its_mind_is_still_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check at the connection is the one that counts: a public name that now resolves to this machine."""
    sink = WebSink()
    port = sink.server_address[1]
    answers = [[(2, 1, 6, "", ("93.184.216.34", port))], [(2, 1, 6, "", ("127.0.0.1", port))]]
    monkeypatch.setattr(outbound.socket, "getaddrinfo", lambda *a, **k: answers.pop(0))
    check_url(f"https://rebind.example:{port}/")
    with pytest.raises(Refused), GuardedSession() as session:
        session.post(f"http://rebind.example:{port}/", json={})
    assert sink.requests == []


class Dripping(socketserver.StreamRequestHandler):
    """An answer whose headers never end."""

    def handle(self) -> None:
        self.wfile.write(b"HTTP/1.1 200 OK\r\n")
        with suppress(OSError):
            while not self.server.enough.wait(0.05):  # type: ignore[attr-defined]
                self.wfile.write(b"X-More: and more\r\n")


def test_an_answer_that_drips_keeps_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "LONGEST", 0.3)
    monkeypatch.setattr(outbound, "checked_address", lambda host, port: host)
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Dripping) as sink:
        sink.enough = threading.Event()  # type: ignore[attr-defined]
        threading.Thread(target=sink.serve_forever, daemon=True).start()
        with pytest.raises(requests.RequestException), GuardedSession() as session:
            session.post(f"http://127.0.0.1:{sink.server_address[1]}/", json={})
        sink.enough.set()  # type: ignore[attr-defined]
        sink.shutdown()


def test_a_house_refuses_private_webhooks(server: Server) -> None:
    visitor = Player(server.url, "Visitor")
    for target in ("https://127.0.0.1/", "https://169.254.169.254/latest/meta-data", "https://localhost:5432/"):
        assert visitor.post("/api/me/channels", 400, kind="webhook", target=target)["error"] == "bad-request"
    endpoint = {"endpoint": "https://10.0.0.1/", "keys": {"p256dh": "x", "auth": "y"}}
    assert visitor.post("/api/me/channels", 400, kind="push", target=json.dumps(endpoint))
    for target in ("json://127.0.0.1/", "mailto://a:b@example.org", "discord://", "syslog://"):
        assert visitor.post("/api/me/channels", 400, kind="service", target=target)
    wait_until(lambda: visitor.get("/api/me/channels") == [])
