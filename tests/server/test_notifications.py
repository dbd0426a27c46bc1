"""Reaching people: webhooks, push, mail, services, digests."""

from __future__ import annotations

import base64
import json
import os
import re
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from beffroi.server.services.notifications import notifier
from beffroi.server.storage.schema import channels
from tests.server.notified import notifying
from tests.server.sinks import MailSink, WebSink
from tests.server.support import Player, Server
from tests.server.test_accounts import PASSWORD, fresh_name
from tests.server.test_outbound import CRAFTED


@pytest.fixture(scope="module")
def mail() -> MailSink:
    return MailSink()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mail: MailSink) -> Iterator[Server]:
    with notifying(tmp_path_factory.mktemp("reach"), mail) as running:
        yield running


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
    assert away.post(f"/api/me/channels/{channel['id']}/confirm", 403, code="guess")["error"] == "wrong-code"
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
    assert sent["authorization"].endswith(house.services.senders.signer.public_key())
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


def test_a_house_refuses_private_webhooks(server: Server) -> None:
    visitor = Player(server.url, "Visitor")
    for target in ("https://127.0.0.1/", "https://169.254.169.254/latest/meta-data", "https://localhost:5432/"):
        assert visitor.post("/api/me/channels", 400, kind="webhook", target=target)["error"] == "bad-address"
    endpoint = {"endpoint": "https://10.0.0.1/", "keys": {"p256dh": "x", "auth": "y"}}
    assert visitor.post("/api/me/channels", 400, kind="push", target=json.dumps(endpoint))
    for target in CRAFTED:
        assert visitor.post("/api/me/channels", 400, kind="service", target=target)["error"] == "bad-request"
    assert visitor.get("/api/me/channels") == []


def test_a_crafted_service_stored_before_reaches_nothing(house: Server, away: Player) -> None:
    """Addresses taken by an earlier release are refused with a sentence when they are used."""
    sink, channel = WebSink(), "storedbefore"
    target = f"discord://1/abc json://127.0.0.1:{sink.server_address[1]}/?method=PUT&template={sink.url}"
    row = {"id": channel, "person": away.get("/api/me")["id"], "kind": "service", "target": target}
    house.inside(house.services.notifier.store.insert({**row, "mode": "each", "created": 0}))
    answer = away.post(f"/api/me/channels/{channel}/test", 400)
    assert "discord://ID/TOKEN" in answer["message"]
    away.create("me", "me")
    house.inside(house.services.notifier.send_turn_notices())
    assert sink.requests == []
    assert away.get("/api/me/channels")[0]["failures"] == 1
