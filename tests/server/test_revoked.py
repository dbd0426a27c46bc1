"""What opens an account ends with it: sessions, tokens and live lines, at once and at every worker."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from beffroi.server.api.auth import still_allowed
from beffroi.server.api.websocket import TRY_LATER, ClientConnection
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.services.sessions import Caller
from tests.server.support import DEADLINE, Player, Server, serving, settings_for, wait_until
from tests.server.test_accounts import PASSWORD, fresh_name

NEW_PASSWORD = "quite another password"
SCOPES = ["read", "play", "tables", "chat", "account"]


@pytest.fixture(autouse=True)
def never_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections are looked at again in an hour: whatever ends sooner was told to."""
    monkeypatch.setattr("beffroi.server.api.websocket.RECHECK", 3600.0)
    monkeypatch.setattr("beffroi.server.api.routes.play.RECHECK", 3600.0)


@dataclass
class Taken:
    """Somebody whose token another holds, who listens with it at the other worker."""

    owner: Player
    thief: Player
    table: str
    server: Server

    @property
    def person(self) -> Person:
        found: Person = self.server.inside(self.server.services.accounts.must(self.owner.me["id"]))
        return found


def change_password(taken: Taken) -> None:
    answer = taken.owner.http.patch("/api/me", json={"password": NEW_PASSWORD, "old_password": PASSWORD})
    assert answer.status_code == 200
    assert taken.owner.get("/api/me")["name"] == taken.person.name  # the browser that changed it stays


def reset_password(taken: Taken) -> None:
    code = taken.server.inside(taken.server.services.sessions.new_reset(taken.person))
    Player(taken.owner.url).post("/api/session/reset", code=code, password=NEW_PASSWORD)
    taken.owner.get("/api/me", 401)


def ban(taken: Taken) -> None:
    taken.server.inside(taken.server.services.admin.ban(taken.owner.me["id"], True))
    taken.owner.get("/api/me", 401)
    login = {"name": taken.person.name, "password": PASSWORD}
    assert taken.owner.http.post("/api/session/login", json=login).json()["error"] == "banned"


def register(taken: Taken) -> None:
    taken.owner.post("/api/session/register", name=fresh_name(), password=PASSWORD)


def revoke_token(taken: Taken) -> None:
    [token] = taken.owner.get("/api/me/tokens")
    taken.owner.http.delete(f"/api/me/tokens/{token['id']}").raise_for_status()


def delete_account(taken: Taken) -> None:
    taken.owner.http.request("DELETE", "/api/me", json={"password": PASSWORD}).raise_for_status()


CHANGES: list[tuple[Callable[[Taken], None], bool]] = [
    (change_password, False),
    (reset_password, False),
    (ban, False),
    (register, True),
    (revoke_token, False),
    (delete_account, False),
]


@pytest.mark.parametrize(("change", "guest"), CHANGES)
def test_a_token_and_its_live_lines_end(workers: list[Server], change: Callable[[Taken], None], guest: bool) -> None:
    here, there = workers
    owner = Player(here.url, fresh_name()) if guest else Player(here.url)
    if not guest:
        owner.me = owner.post("/api/session/register", name=fresh_name(), password=PASSWORD)
    text = owner.post("/api/me/tokens", name="program", scopes=SCOPES)["token"]
    table = owner.create("me", "me")
    thief = Player(there.url)
    thief.http.headers["Authorization"] = f"Bearer {text}"
    thief.connect(Authorization=f"Bearer {text}").say(t="watch", table=table)
    thief.await_message(lambda message: message["t"] == "update" and message["seat"] == 0)
    with thief.http.stream("GET", f"/api/tables/{table}/events") as stream:
        lines = stream.iter_lines()
        assert any('"seat":0' in line for line in lines)
        change(Taken(owner, thief, table, here))
        with pytest.raises(ConnectionClosed):
            while True:
                thief.hear()
        list(lines)  # it ends
    for method, path in (("GET", "/api/me"), ("GET", f"/api/tables/{table}/state"), ("POST", "/api/me/tokens")):
        assert thief.http.request(method, path, json={"name": "x", "scopes": ["read"]}).status_code == 401, path


def test_a_signed_out_browser_is_cut_off(workers: list[Server]) -> None:
    owner = Player(workers[0].url, fresh_name())
    twin = Player(workers[1].url)
    twin.http.cookies.set("beffroi", owner.http.cookies["beffroi"])
    twin.connect()
    owner.post("/api/session/logout")
    with pytest.raises(ConnectionClosed):
        twin.hear()


def test_a_long_poll_that_was_held_meanwhile_tells_nothing(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as server:
        owner = Player(server.url, fresh_name())
        bruno = Player(server.url, fresh_name())
        text = owner.post("/api/me/tokens", name="program", scopes=SCOPES)["token"]
        table = owner.create("open", "me")
        with httpx.Client(timeout=DEADLINE, headers={"Authorization": f"Bearer {text}"}) as thief:
            answers: list[httpx.Response] = []

            def poll() -> None:
                url = f"{server.url}/api/tables/{table}/state"
                answers.append(thief.get(url, params={"wait": 25, "since": 1000}))

            held = threading.Thread(target=poll)
            held.start()
            wait_until(lambda: server.services.hub.is_watched(table))
            revoke_token(Taken(owner, owner, table, server))
            bruno.post(f"/api/tables/{table}/join")
            held.join(DEADLINE)
        assert answers[0].status_code == 401


class FailingSessions:
    """Those of a database that is away."""

    async def caller(self, *_: Any) -> Caller:
        raise Refused("busy", "the database is away")


def test_who_can_not_be_looked_up_is_not_taken_for_somebody_signed_out() -> None:
    """The database is away: a request that waited is refused with 503, and a page comes back later."""
    sessions: Any = FailingSessions()
    scope: Any = {"type": "websocket", "headers": []}

    async def ask() -> int:
        with pytest.raises(Refused, match="away"):
            await still_allowed(sessions, scope, "somebody")
        caller: Any = SimpleNamespace(id="somebody")
        nothing: Any = None
        client = ClientConnection(nothing, caller, "", nothing, lambda: still_allowed(sessions, scope, "somebody"))
        client.recheck()
        await client.keep_checking()
        return await client.closing

    assert asyncio.run(ask()) == TRY_LATER
