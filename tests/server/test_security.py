"""Nobody gets in: other sites, other people's seats and offices, floods, and messages that are none."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from beffroi.bots.puzzles import shipped_puzzles
from beffroi.server.api.dependencies import DEPENDENCIES
from beffroi.server.api.routes import page
from beffroi.server.errors import Refused
from beffroi.server.services import rate_limits
from tests.server.support import DEADLINE, Player, Server, ask, serving, settings_for
from tests.server.test_accounts import PASSWORD, fresh_name

EVIL = "https://evil.example"


# --- other sites ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": EVIL},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_requests_from_other_sites_change_nothing(anna: Player, headers: dict[str, str]) -> None:
    body = {"game": "fair", "seats": [{"kind": "me"}, {"kind": "me"}]}
    answer = anna.http.post("/api/tables", json=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "cross-site")


def test_a_form_of_another_site_is_not_understood(anna: Player) -> None:
    form = anna.http.post("/api/session", data={"name": "Mallory"})
    assert form.status_code in (400, 415)
    assert anna.get("/api/me")["name"] == "Anna"


def test_our_own_page_is_welcome(server: Server, anna: Player) -> None:
    assert anna.http.post("/api/session", json={"name": "Anna"}, headers={"Origin": server.url}).status_code == 200


def test_a_websocket_from_another_site_is_refused(anna: Player, server: Server) -> None:
    with pytest.raises(InvalidStatus):
        anna.connect(Origin=EVIL)
    assert anna.connect(Origin=server.url).socket is not None


def test_foreign_host_names_are_not_answered(server: Server) -> None:
    answer = ask("GET", server.url + "/api/games", headers={"Host": "evil.example"})
    assert answer.status_code == 403


def test_a_server_answers_to_the_address_it_was_given(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, host="127.0.0.2")
    with serving(settings):
        assert ask("GET", settings.address + "/health").status_code == 200


def test_a_name_bound_anew_to_this_machine_gets_no_websocket(server: Server) -> None:
    """The page and the address it calls are both the attacker's name, so its Origin fits its Host."""
    name = f"evil.example:{server.settings.port}"
    with socket.create_connection(("127.0.0.1", server.settings.port)) as wire:
        lines = ["GET /ws HTTP/1.1", f"Host: {name}", f"Origin: http://{name}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13"]
        wire.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        assert b" 403 " in wire.recv(1000).partition(b"\r\n")[0]


def test_a_socket_ends_when_its_token_is_taken_back(
    anna: Player, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("beffroi.server.api.websocket.RECHECK", 0.1)
    token = anna.post("/api/me/tokens", name="bot", scopes=["read", "play"])
    program = Player(server.url).connect(Authorization=f"Bearer {token['token']}")
    anna.http.delete(f"/api/me/tokens/{token['id']}")
    with pytest.raises(ConnectionClosed):
        program.hear()


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Server) -> None:
    cookie = ask("POST", server.url + "/api/session", json={"name": "Anna"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_over_https_the_cookie_needs_https(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, public_url="https://games.example.org")) as server:
        answer = ask("POST", server.url + "/api/session", json={"name": "Anna"})
        assert "secure" in answer.headers["set-cookie"].lower()
        other = {"Origin": "https://games.example.org"}
        assert ask("POST", server.url + "/api/session", json={"name": "Anna"}, headers=other).status_code == 200


def test_pages_can_not_be_framed_or_sniffed(server: Server) -> None:
    headers = ask("GET", server.url + "/api/games").headers
    assert headers["x-frame-options"] == "DENY"
    assert headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    own = f"127.0.0.1:{server.settings.port}"
    assert f"connect-src 'self' ws://{own} wss://{own};" in headers["content-security-policy"]


# --- sessions ---------------------------------------------------------------------------


def test_only_the_embedded_pages_may_be_framed(server: Server) -> None:
    framed = ask("GET", f"{server.url}/embed/study/some").headers
    assert "frame-ancestors *;" in framed["content-security-policy"] and "x-frame-options" not in framed
    assert framed["x-content-type-options"] == "nosniff"
    same = ("/%65mbed/study/some", "/embed%2Fstudy/some", "/%2Fembed/study/some")  # to the server, not to the page
    for path in ("/", "/study/some", "/embed", "/embedded/study", "/api/studies", "/x/embed/study", *same):
        headers = ask("GET", server.url + path).headers
        assert headers["x-frame-options"] == "DENY", path
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path


def test_a_planted_cookie_is_not_adopted(server: Server) -> None:
    mallory = Player(server.url, "Mallory")
    planted = mallory.http.cookies["beffroi"]
    victim = Player(server.url)
    body = {"name": fresh_name(), "password": PASSWORD}
    answer = victim.http.post("/api/session/register", json=body, headers={"Cookie": f"beffroi={planted}"})
    assert answer.cookies["beffroi"] != planted
    assert mallory.get("/api/me", 401)


@pytest.mark.parametrize("forged", ["", "abc", "abc.def", "x" * 5000, "ä.ö", "a.b.c.d"])
def test_forged_cookies_are_nobody(server: Server, forged: str) -> None:
    answer = ask("GET", server.url + "/api/me", headers={"Cookie": f"beffroi={forged}".encode()})
    assert answer.status_code == 401


@pytest.mark.parametrize("forged", ["Bearer", "Bearer x", "Basic YTpi", "Bearer bfr_" + "x" * 40, "bearer  bfr_"])
def test_forged_tokens_are_refused(server: Server, forged: str) -> None:
    answer = ask("GET", server.url + "/api/me", headers={"Authorization": forged})
    assert answer.status_code == 401


# --- other people's things --------------------------------------------------------------


ADMIN_ROUTES = [
    ("GET", "/api/admin/tables"),
    ("GET", "/api/admin/people"),
    ("POST", "/api/admin/tables/x/freeze"),
    ("POST", "/api/admin/tables/x/unfreeze"),
    ("POST", "/api/admin/tables/x/rebuild"),
    ("POST", "/api/admin/people/x/ban"),
    ("POST", "/api/admin/people/x/unban"),
]


@pytest.mark.parametrize(("method", "path"), ADMIN_ROUTES)
def test_the_office_is_closed_to_others(anna: Player, server: Server, method: str, path: str) -> None:
    body = {} if method == "POST" else None
    assert anna.http.request(method, path, json=body).status_code == 403
    assert ask(method, server.url + path, json=body).status_code == 401


def test_the_office_freezes_tables_and_shuts_people_out(server: Server, anna: Player) -> None:

    chief = Player(server.url)
    name = fresh_name()
    chief.post("/api/session/register", name=name, password=PASSWORD)
    server.inside(server.services.admin.appoint(name, True))
    table = anna.create("me", "me")
    update = anna.updates(table)[0]
    chief.post(f"/api/admin/tables/{table}/freeze", reason="a look")
    assert anna.act(table, "move", update, 409, code="bid 0")["error"] == "frozen"
    chief.post(f"/api/admin/tables/{table}/unfreeze")
    anna.act(table, "move", anna.updates(table)[0], code="bid 0")
    assert chief.post(f"/api/admin/tables/{table}/rebuild")["entries"] == 4
    chief.post(f"/api/admin/people/{anna.me['id']}/ban")
    assert anna.get("/api/me", 401)
    assert any(row["banned"] for row in chief.get("/api/admin/people", name="Anna"))
    assert any(row["id"] == table for row in chief.get("/api/admin/tables"))


def test_other_peoples_seats_by_websocket(anna: Player, bruno: Player) -> None:
    table = anna.create("me", "me")
    bruno.connect()
    for kind in ("move", "undo", "end-turn", "resign", "return", "stop"):
        answer = bruno.ask(t=kind, table=table, seat=0, seq=1, code="bid 0")
        assert (answer["t"], answer["error"]) == ("refused", "not-your-seat"), kind
    bruno.say(t="why", table=table, seat=0, anchor="x")
    assert bruno.await_message(lambda m: m["t"] == "refused")["error"] == "not-your-seat"
    nobody = Player(anna.url).connect()
    assert nobody.ask(t="move", table=table, seat=0, seq=1, code="bid 0")["error"] == "not-signed-in"


def test_a_token_with_few_scopes_sees_only_the_public_table(server: Server) -> None:
    owner = Player(server.url)
    owner.post("/api/session/register", name=fresh_name(), password=PASSWORD)
    table = owner.create("me", "me")
    text = owner.post("/api/me/tokens", name="talker", scopes=["chat"])["token"]
    talker = Player(server.url).connect(Authorization=f"Bearer {text}")
    talker.say(t="watch", table=table)
    assert talker.await_message(lambda m: m["t"] == "update")["seat"] == -1


# --- floods -----------------------------------------------------------------------------


@pytest.mark.usefixtures("no_time_passes")
def test_guessing_passwords_is_slow(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, limits=True)) as server:
        statuses = [
            ask("POST", server.url + "/api/session/login", json={"name": "Anna", "password": "x" * 9}).status_code
            for _ in range(11)
        ]
        assert statuses == [403] * 10 + [429]
        anna = Player(server.url, "Anna").connect()
        for _ in range(200):
            anna.say(t="ping")
        anna.await_message(lambda m: m.get("error") == "too-fast")
        table = anna.create("me", "me")
        said = [anna.http.post(f"/api/tables/{table}/chat", json={"text": "hi"}).status_code for _ in range(11)]
        assert said == [201] * 10 + [429]


@pytest.mark.usefixtures("no_time_passes")
def test_guests_do_not_come_in_crowds(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, limits=True)) as server:
        url = server.url + "/api/session"
        statuses = [ask("POST", url, json={"name": f"Guest {n}"}).status_code for n in range(31)]
        assert statuses == [200] * 30 + [429]


@pytest.mark.usefixtures("no_time_passes")
def test_tables_do_not_come_in_crowds_however_they_are_opened(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, limits=True)) as server:
        host = Player(server.url, "Opens Many")
        table = host.create("me", "me")
        ways = [("fork", {"moves": 0}), ("rematch", {})]
        asked = [host.http.post(f"/api/tables/{table}/{way}", json=body) for _ in range(10) for way, body in ways]
        assert [answer.json().get("error", "") for answer in asked] == ["", "not-running"] * 9 + ["", "too-fast"]


@pytest.mark.usefixtures("no_time_passes")
def test_those_without_a_session_wait_in_lines_of_their_own(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """For the judgement of a turn and the check of a record: each address by itself, not all of them as one."""
    waited: list[str] = []
    services = server.services

    async def judge(_: str, __: list[str], asker: str) -> Any:
        waited.append(asker)
        raise Refused("busy", "not now")

    async def run(person: str | None, *_: Any) -> Any:
        waited.append(person or "")
        return ""

    monkeypatch.setattr(services.puzzles.judge, "judge", judge)
    monkeypatch.setattr("beffroi.server.services.puzzles.complete", lambda *_: True)
    monkeypatch.setattr(services.records.checker, "run", run)
    host = Player(server.url, fresh_name())
    table = host.create("me", "me")
    for seat in (0, 1):
        host.post(f"/api/tables/{table}/stop", seat=seat, key=f"enough {seat}")
    nobody = Player(server.url)
    puzzle = shipped_puzzles("troyes")[0].id
    for one in (nobody, host):
        one.post(f"/api/puzzles/{puzzle}/answer", 503, answers=[])
        one.get(f"/api/tables/{table}/verify")
    assert waited == ["127.0.0.1", "127.0.0.1", host.me["id"], host.me["id"]]


@pytest.mark.usefixtures("no_time_passes")
def test_many_addresses_are_not_looked_through_at_each_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_BUCKETS", 10)
    buckets, sweeps = rate_limits.Buckets(), []
    usual = buckets._sweep

    def sweep(at: float) -> None:
        sweeps.append(at)
        usual(at)

    monkeypatch.setattr(buckets, "_sweep", sweep)
    assert all(buckets.take("password", f"192.0.2.{n}") for n in range(100))
    assert sweeps == [1000.0]
    monkeypatch.setattr(rate_limits, "clock", lambda: 2000.0)
    assert buckets.take("password", "192.0.2.7")
    assert sweeps == [1000.0, 2000.0]
    assert len(buckets._buckets) == 1


@pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)
def test_a_nought_in_a_text_is_no_fault(server: Server) -> None:
    anna = Player(server.url, "Anna").connect()
    table = anna.create("me", "me")
    update = anna.updates(table)[0]
    place = {"table": table, "seat": update["seat"], "seq": update["seq"]}
    told = anna.ask(t="move", key="a\0b", code=update["choices"][0]["code"], **place)
    assert told["t"] == "accepted" or told["error"] == "bad-request"
    anna.say(t="watch", table="\0")
    assert anna.await_message(lambda m: m["t"] == "refused")["error"] in ("not-found", "bad-request")
    for path in ("/api/tables/%00", "/api/players/%00", "/api/tables?game=%00", "/api/admin/people?name=%00"):
        assert anna.http.get(path).status_code < 500
    login = {"name": "\0", "password": "\0"}
    assert anna.http.post("/api/session/login", json=login).status_code < 500
    assert anna.updates(table)


def test_addresses_that_are_no_text_are_refused(server: Server) -> None:
    """Sent byte by byte: clients would not write such requests."""
    lines = [
        *(
            b"GET /%00 ",
            b"GET /api/tables/%00 ",
            b"GET /api/players/%FF ",
            b"GET /%c3%28 ",
            b"GET /\xff ",
            b"GET /a%0d%0ab ",
        ),
        *(b"GET /api/tables?game=%FF ", b"GET /api/tables?game=%00 ", b"GET /api/me/next?after=%ed%a0%80 "),
        *(b"GET /texts/%00/en.ftl ", b"POST /api/session/%00 ", b"GET /" + b"a" * 400 + b" "),
    ]
    host = f"Host: 127.0.0.1:{server.settings.port}\r\n".encode()
    for line in lines:
        assert raw_status(server, line + b"HTTP/1.1\r\n" + host + b"\r\n") in (400, 404, 405, 413), line
    for more in (b"Cookie: beffroi=\xff\xfe; a=\x80\r\n", b"Authorization: Bearer bfr_\xff\r\n", b"Origin: \xff\r\n"):
        for line in (b"GET /api/me ", b"POST /api/session "):
            status = raw_status(server, line + b"HTTP/1.1\r\n" + host + more + b"Content-Length: 0\r\n\r\n")
            assert 400 <= status < 500, (line, more)
    for body in (b'{"name": "\xff"}', b'{"name": "\\ud800"}', b"\xff", b"[" * 9000):
        answer = ask("POST", server.url + "/api/session", content=body, headers=JSON)
        assert answer.status_code == 400, body[:20]


def raw_status(server: Server, request: bytes) -> int:
    """Return the status of an answer; 400 too where the connection is closed without one."""
    with socket.create_connection(("127.0.0.1", server.settings.port), DEADLINE) as connection:
        connection.sendall(request)
        answer = connection.recv(4096)
    return int(answer.split()[1]) if answer else 400


def test_oversized_bodies_and_messages(anna: Player, server: Server) -> None:
    big = anna.http.post("/api/records", content=b'{"a":"' + b"x" * 2_000_000 + b'"}', headers=JSON)
    assert big.status_code == 413
    anna.connect()
    anna.say(t="chat", table="x", text="y" * 20_000)
    assert anna.await_message(lambda m: m["t"] == "refused")["error"] == "too-large"
    assert anna.socket is not None
    anna.socket.send("z" * 100_000)
    with pytest.raises(ConnectionClosed):
        while True:
            anna.hear()
    assert ask("GET", server.url + "/health").status_code == 200


JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'"text"', b"\xff\xfe", b"1" * 5000, b'{"name":' + b"[" * 5000, b'{"name": 7}'],
)
def test_malformed_bodies_are_refused(server: Server, body: bytes) -> None:
    answer = ask("POST", server.url + "/api/session", content=body, headers=JSON)
    assert answer.status_code == 400
    assert answer.json()["error"] == "bad-request"


def test_a_field_with_the_name_of_a_service_is_refused_like_any_other(anna: Player) -> None:
    assert "figures" in DEPENDENCIES
    body = {"game": "fair", "seats": [{"kind": "me"}, {"kind": "me"}], "figures": []}
    refused = anna.post("/api/tables", 400, **body)
    assert refused["error"] == "bad-request"
    assert "got `array`" in refused["message"]


def test_markup_stays_text(anna: Player) -> None:
    table = anna.create("me", "me")
    text = "<script>alert(1)</script> &amp; \"quotes\" 'too'"
    anna.post(f"/api/tables/{table}/chat", text=text)
    answer = anna.http.get(f"/api/tables/{table}/chat")
    assert answer.headers["content-type"].startswith("application/json")
    assert json.loads(answer.text)[0]["text"] == text


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/..%2f..%2fapp.py", "/%2e%2e/app.py", "//etc/passwd", "/app.py"]
)
def test_only_files_of_the_page_are_served(server: Server, path: str) -> None:
    answer = ask("GET", server.url + path)
    assert answer.status_code in (400, 404) or "running" in answer.text or "<html" in answer.text
    assert "import" not in answer.text or "<html" in answer.text


def test_files_of_the_page_say_once_what_they_are(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    monkeypatch.setattr(page, "PAGE", tmp_path)
    assert ask("GET", server.url + "/").headers["content-type"] == "text/html; charset=utf-8"
    assert ask("GET", server.url + "/icon.svg").headers["content-type"] == "image/svg+xml"
    assert ask("GET", server.url + "/table/somewhere").text == "<!doctype html>"


def test_the_head_of_a_page_is_that_of_its_answer(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "zipped.js").write_text("1")
    (tmp_path / "zipped.js.br").touch()
    monkeypatch.setattr(page, "PAGE", tmp_path)
    for path in (
        "/",
        "/icon.svg",
        "/zipped.js",
        "/table/somewhere",
        "/none.js",
        "/texts/troyes/en.ftl",
        "/health",
        "/api/docs",
    ):
        whole, head = ask("GET", server.url + path), ask("HEAD", server.url + path)
        assert (head.status_code, head.content) == (whole.status_code, b""), path
        assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}, path
    assert ask("HEAD", server.url + "/api/me").status_code == 405


def test_a_stream_does_not_keep_the_server_from_stopping(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(settings_for(tmp_path)) as server:
        anna = Player(server.url, "Anna")
        table = anna.create("me", "open")
        with anna.http.stream("GET", f"/api/tables/{table}/events") as stream:
            pieces = stream.iter_text()  # kept: a reader that is dropped closes the stream
            assert next(pieces)
            server.stop()
    assert "timeout graceful shutdown exceeded" not in caplog.text
