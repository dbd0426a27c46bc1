"""Who may do what: every route and every command, for every kind of person, by one table."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from typing import Any, Final, get_args

import pytest

from beffroi.bots.puzzles import shipped_puzzles
from beffroi.protocol.commands import Command
from beffroi.server.app import ROOMS
from beffroi.server.services.clock import now
from beffroi.server.services.day_seeds import today
from tests.server.support import Doc, Player, Server
from tests.server.test_accounts import PASSWORD, fresh_name

# nobody: without a session. guest: sits elsewhere. other: has the other seat. spectator: an account that looks on.
# reader: the host's token that may only read. banned: an account. host: opened the table and owns the things asked
# for; comes last, and may end them. admin: an administrator without a seat.
PEOPLE: Final = ("nobody", "guest", "other", "spectator", "reader", "banned", "admin", "host")
ALL: Final = "YYYYYYYY"
# Y may (whatever else is wrong with the request), n is refused, - is told that there is no such thing.
ACCESS: Final = {
    "POST /api/session": ALL,
    "POST /api/session/register": ALL,
    "POST /api/session/login": ALL,
    "POST /api/session/logout": ALL,
    "POST /api/session/forgot": ALL,
    "POST /api/session/reset": ALL,
    "GET /api/me": "nYYYYnYY",
    "PATCH /api/me": "nYYYnnYY",
    "GET /api/me/export": "nYYYnnYY",
    "DELETE /api/me": "nYYYnnYY",
    "GET /api/me/tables": "nYYYYnYY",
    "GET /api/me/next": "nYYYYnYY",
    "GET /api/me/results": "nYYYYnYY",
    "GET /api/me/tokens": "nYYYnnYY",
    "POST /api/me/tokens": "nYYYnnYY",
    "DELETE /api/me/tokens/{token}": "n---nn-Y",
    "GET /api/me/sessions": "nYYYnnYY",
    "DELETE /api/me/sessions/{session}": "n---nn-Y",
    "POST /api/me/email/confirm": "nnnnnnnn",  # by a wrong code
    "GET /api/me/absences": "nYYYnnYY",
    "POST /api/me/absences": "nYYYnnYY",
    "DELETE /api/me/absences/{absence}": "n---nn-Y",
    "GET /api/push-key": ALL,
    "GET /api/me/channels": "nYYYnnYY",
    "POST /api/me/channels": "nYYYnnYY",
    "POST /api/me/channels/{channel}/confirm": "nnnnnnnn",  # by a wrong code
    "POST /api/me/channels/{channel}/test": "n---nn-Y",
    "PATCH /api/me/channels/{channel}": "n---nn-Y",
    "DELETE /api/me/channels/{channel}": "n---nn-Y",
    "POST /api/unsubscribe/{token}": "--------",  # by the link of a mail that was never sent
    "GET /api/games": ALL,
    "GET /api/games/{slug}/catalogue": ALL,
    "POST /api/games/{slug}/catalogue": ALL,
    "POST /api/games/{slug}/options": ALL,
    "GET /texts/{slug}/{file}": ALL,
    "GET /api/figures/{slug}": ALL,
    "GET /api/figures/{slug}/confirmed": ALL,
    "GET /api/figures/{slug}/revisions": ALL,
    "POST /api/figures/{slug}/check": ALL,
    "GET /api/figures/shared/{link}": ALL,
    "GET /api/me/figures": "nYYYnnYY",
    "POST /api/me/figures": "nYYYnnYY",
    "GET /api/me/figures/{set_id}": "n---nn-Y",
    "PUT /api/me/figures/{set_id}": "n---nn-Y",
    "DELETE /api/me/figures/{set_id}": "n---nn-Y",
    "POST /api/me/figures/{set_id}/link": "n---nn-Y",
    "DELETE /api/me/figures/{set_id}/link": "n---nn-Y",
    "POST /api/admin/figures/{slug}": "nnnnnn-n",  # of a revision that is not there
    "POST /api/figures/{slug}/balance": "nnnYnnYY",
    "GET /api/figures/{slug}/balance/{digest}": "--------",
    "DELETE /api/figures/{slug}/balance/{digest}": "n---nn--",
    "GET /api/tables": ALL,
    "POST /api/tables": "nYYYnnYY",
    "GET /api/tables/{table_id}": ALL,
    "POST /api/tables/{table_id}/join": "nYYYnnYY",
    "POST /api/tables/{table_id}/leave": "nnYnnnnY",
    "POST /api/tables/{table_id}/seats": "nnnnnnnY",
    "POST /api/tables/{table_id}/ready": "nnYnnnnY",
    "POST /api/tables/{table_id}/rematch": "nnYnnnnY",
    "POST /api/tables/{table_id}/fork": "nYYYnnYY",
    "GET /api/tables/{table_id}/along": "nnYnYnnY",
    "POST /api/tables/{table_id}/move": "nnnnnnnY",
    "POST /api/tables/{table_id}/turn": "nnnnnnnY",
    "POST /api/tables/{table_id}/compose": "nnnnnnnY",
    "POST /api/tables/{table_id}/undo": "nnnnnnnY",
    "POST /api/tables/{table_id}/end-turn": "nnnnnnnY",
    "POST /api/tables/{table_id}/resign": "nnnnnnnY",
    "POST /api/tables/{table_id}/return": "nnnnnnnY",
    "POST /api/tables/{table_id}/stop": "nnnnnnnY",
    "POST /api/tables/{table_id}/go": "nnnnnnnY",
    "POST /api/tables/{table_id}/pause": "nnnnnnnY",
    "POST /api/tables/{table_id}/give": "nnnnnnnY",
    "POST /api/tables/{table_id}/hand-over": "nnnnnnnY",
    "POST /api/tables/{table_id}/setting": "nnnnnnnY",
    "POST /api/tables/{table_id}/why": "nnnnnnnY",
    "POST /api/tables/{table_id}/chat": "nYYYnnYY",
    "GET /api/tables/{table_id}/chat": ALL,
    "DELETE /api/tables/{table_id}/chat/{message}": "nnnnnnnY",
    "POST /api/tables/{table_id}/chat/{message}/mute": "nnnnnnnY",
    "GET /api/tables/{table_id}/mutes": "nnnnnnnY",
    "GET /api/me/blocks": "nYYYnnYY",
    "POST /api/me/blocks": "n---nn--",  # of a message that is not there
    "DELETE /api/me/blocks/{block}": "n---nn--",
    "GET /api/tables/{table_id}/state": ALL,
    "GET /api/tables/{table_id}/events": ALL,
    "GET /api/tables/{table_id}/record": ALL,
    "GET /api/tables/{table_id}/verify": ALL,
    "POST /api/records": "nYYYnnYY",
    "POST /api/records/check": "nYYYnnYY",
    "GET /api/tables/{table_id}/replay/{moves}": "nnnnYnnY",
    "GET /api/tables/{table_id}/analysis": ALL,
    "POST /api/tables/{table_id}/hint": "nnnnnnnY",
    "GET /api/puzzles": ALL,
    "GET /api/puzzles/next": ALL,
    "GET /api/puzzles/history": "nYYYYnYY",
    "GET /api/puzzles/{puzzle_id}": ALL,
    "POST /api/puzzles/{puzzle_id}/table": ALL,
    "POST /api/puzzles/{puzzle_id}/compose": ALL,
    "POST /api/puzzles/{puzzle_id}/why": ALL,
    "POST /api/puzzles/{puzzle_id}/hint": "YYYYnYYY",
    "POST /api/puzzles/{puzzle_id}/answer": "YYYYnYYY",
    "POST /api/puzzles/{puzzle_id}/play-on": "nYYYnnYY",
    "POST /api/rushes": "nYYYnnYY",
    "GET /api/rushes/{rush_id}": "n---nn-Y",
    "POST /api/rushes/{rush_id}/answer": "n---nn-Y",
    "POST /api/rushes/{rush_id}/skip": "n---nn-Y",
    "GET /api/days": ALL,
    "GET /api/days/{day}/{event}": ALL,
    "GET /api/days/{day}/{event}/leaders": ALL,
    "GET /api/days/{day}/{event}/compare": "nnnnnnnn",  # their own tries are not over
    "POST /api/days/{day}/{event}/play": "nYYYnnYY",
    "POST /api/days/{day}/{event}/look": "nYYYnnYY",
    "GET /api/studies": ALL,
    "POST /api/studies": "nYYYnnYY",
    "POST /api/studies/import": "nYYYnnYY",
    "GET /api/studies/{study_id}": ALL,
    "PATCH /api/studies/{study_id}": "nnnnnnnY",
    "DELETE /api/studies/{study_id}": "nnnnnnnY",
    "GET /api/studies/{study_id}/export": ALL,
    "POST /api/studies/{study_id}/invite": "nnnnnnnY",
    "POST /api/studies/{study_id}/join": "n---nn--",  # by a wrong code
    "DELETE /api/studies/{study_id}/writers/{name}": "nnnnnnn-",  # nobody's
    "POST /api/studies/{study_id}/chapters": "nnnnnnnY",
    "GET /api/studies/{study_id}/chapters/{chapter_id}": ALL,
    "DELETE /api/studies/{study_id}/chapters/{chapter_id}": "nnnnnnnY",
    "POST /api/studies/{study_id}/edits": "nnnnnnn-",  # of a chapter that is not there
    "POST /api/studies/{study_id}/chapters/{chapter_id}/table": ALL,
    "POST /api/studies/{study_id}/chapters/{chapter_id}/compose": ALL,
    "POST /api/studies/{study_id}/chapters/{chapter_id}/why": ALL,
    "POST /api/studies/{study_id}/chapters/{chapter_id}/value": "nYYYnnYY",
    "POST /api/studies/{study_id}/chapters/{chapter_id}/play-on": "nYYYnnYY",
    "GET /api/players/{name}": ALL,
    "GET /api/players/{name}/history": ALL,
    "GET /api/players/{name}/rivals": ALL,
    "GET /api/players/{name}/games": ALL,
    "GET /api/leaderboard/{slug}": ALL,
    "GET /api/admin/tables": "nnnnnnYn",
    "GET /api/admin/people": "nnnnnnYn",
    "POST /api/admin/tables/{table_id}/freeze": "nnnnnnYn",
    "POST /api/admin/tables/{table_id}/unfreeze": "nnnnnnYn",
    "POST /api/admin/tables/{table_id}/rebuild": "nnnnnnYn",
    "POST /api/admin/people/{person}/ban": "nnnnnnYn",
    "POST /api/admin/people/{person}/unban": "nnnnnnYn",
    "GET /health": ALL,
    "GET /ready": ALL,
    "GET /metrics": ALL,  # of this machine; from elsewhere by a token of its own
    "GET /": ALL,
    "GET /{path}": ALL,
}
PRIVATE: Final = {  # what of it is asked of a study that its owner shares with nobody
    "GET /api/studies/{study_id}": "----Y--Y",
    "PATCH /api/studies/{study_id}": "n---nn-Y",
    "DELETE /api/studies/{study_id}": "n---nn-Y",
    "GET /api/studies/{study_id}/export": "----Y--Y",
    "POST /api/studies/{study_id}/invite": "n---nn-Y",
    "POST /api/studies/{study_id}/join": "n---nn--",
    "DELETE /api/studies/{study_id}/writers/{name}": "n---nn--",
    "POST /api/studies/{study_id}/chapters": "n---nn-Y",
    "GET /api/studies/{study_id}/chapters/{chapter_id}": "----Y--Y",
    "DELETE /api/studies/{study_id}/chapters/{chapter_id}": "n---nn-Y",
    "POST /api/studies/{study_id}/edits": "n---nn--",
    "POST /api/studies/{study_id}/chapters/{chapter_id}/table": "----Y--Y",
    "POST /api/studies/{study_id}/chapters/{chapter_id}/compose": "----Y--Y",
    "POST /api/studies/{study_id}/chapters/{chapter_id}/why": "----Y--Y",
    "POST /api/studies/{study_id}/chapters/{chapter_id}/value": "n---nn-Y",
    "POST /api/studies/{study_id}/chapters/{chapter_id}/play-on": "n---nn-Y",
}
COMMANDS: Final = {
    "watch": "YYYYY.YY",
    "unwatch": "YYYYY.YY",
    "ping": "YYYYY.YY",
    "lobby": "YYYYY.YY",
    "study": "YYYYY.YY",
    "chat": "nYYYn.YY",
    "why": "nnnnn.nY",
    "move": "nnnnn.nY",
    "turn": "nnnnn.nY",
    "compose": "nnnnn.nY",
    "undo": "nnnnn.nY",
    "end-turn": "nnnnn.nY",
    "resign": "nnnnn.nY",
    "return": "nnnnn.nY",
    "stop": "nnnnn.nY",
    "go": "nnnnn.nY",
    "pause": "nnnnn.nY",
    "give": "nnnnn.nY",
    "hand-over": "nnnnn.nY",
    "setting": "nnnnn.nY",
}
PLACES: Final = ("table", "compose", "why", "value", "play-on")  # what is asked about a place of a study
FINISHED: Final = ("rematch", "fork", "record", "verify", "analysis")  # what is asked of a game that is over
OPEN: Final = ("join", "leave", "seats", "ready")  # and of one that has not begun
DENIED: Final = {"not-signed-in", "forbidden", "banned", "not-your-seat", "wrong-code"}
SEAT: Final = {
    "seat": 0,
    "seq": 1,
    "key": "k",
    "code": "bid 0",
    "answers": ["bid 0"],
    "agree": True,
    "other": 1,
    "name": "x",
    "choice": "ask",
    "anchor": "x",
}
SET: Final = {"game": "troyes", "name": "Mine", "figures": {}}
BODIES: Final[dict[str, Doc]] = {
    "POST /api/session": {"name": "Somebody"},
    "POST /api/session/register": {"name": "Somebody", "password": "short"},
    "POST /api/session/login": {"name": "Nobody At All", "password": "not this one"},
    "POST /api/session/forgot": {"name": "Nobody At All"},
    "POST /api/session/reset": {"code": "x", "password": "short"},
    "DELETE /api/me": {"password": "not this one"},
    "POST /api/me/tokens": {"name": "t", "scopes": ["read"]},
    "POST /api/me/channels": {"kind": "webhook", "target": "http://[::1]/", "mode": "each"},
    "POST /api/me/channels/{channel}/confirm": {"code": "000000"},
    "POST /api/me/email/confirm": {"code": "000000"},
    "POST /api/me/absences": {"start": 0, "end": 1},
    "POST /api/records/check": {"text": "{}"},
    "POST /api/tables/{table_id}/ready": {"ready": False},
    "POST /api/rushes": {"game": "troyes"},
    "POST /api/studies": {"game": "fair", "title": "A study"},
    "POST /api/studies/import": {"text": "{}"},
    "POST /api/studies/{study_id}/invite": {"on": True},
    "POST /api/studies/{study_id}/join": {"code": "none"},
    "POST /api/studies/{study_id}/chapters": {"title": "Another", "source": {"kind": "start", "seats": 2}},
    "POST /api/studies/{study_id}/edits": {"chapter": "none", "base": 0, "edit": {"kind": "promote", "node": 1}},
    **{f"POST /api/studies/{{study_id}}/chapters/{{chapter_id}}/{one}": {"anchor": "x"} for one in PLACES},
    "POST /api/me/blocks": {"table": "none", "message": 1},
    "POST /api/me/figures": SET,
    "PUT /api/me/figures/{set_id}": {"version": 1, "name": "Still mine"},
    "POST /api/admin/figures/{slug}": {"source": "revision", "revision": 999},
    "POST /api/tables": {"game": "none", "seats": [{"kind": "me"}]},
    "POST /api/figures/{slug}/balance": {"figures": {"nonsense": {}}},
    "POST /api/tables/{table_id}/join": {},
    "POST /api/tables/{table_id}/seats": {"seat": 1, "kind": "open"},
    "POST /api/tables/{table_id}/fork": {"moves": 0},
    "POST /api/tables/{table_id}/chat": {"text": "hello"},
    "POST /api/admin/tables/{table_id}/freeze": {"reason": "a look"},
}


class Cast:
    """The people of the table above, and what the host owns."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.host, self.spectator, self.admin, self.banned = (self.account() for _ in range(4))
        server.inside(server.services.admin.appoint(self.admin.me["name"], True))
        server.inside(server.services.admin.ban(self.banned.me["id"], True))
        text = self.host.post("/api/me/tokens", name="reader", scopes=["read"])["token"]
        self.reader = Player(server.url)
        self.reader.http.headers["Authorization"] = f"Bearer {text}"
        self.nobody = Player(server.url)
        self.guest, self.other = (Player(server.url, fresh_name()) for _ in range(2))

    def account(self) -> Player:
        made = Player(self.server.url)
        made.me = made.post("/api/session/register", name=fresh_name(), password=PASSWORD)
        return made

    def refresh(self) -> None:
        """Whoever was signed out or deleted comes back."""
        for name in ("guest", "other"):
            if getattr(self, name).http.get("/api/me").status_code != 200:
                setattr(self, name, Player(self.server.url, fresh_name()))
        self.nobody.http.cookies.clear()
        self.banned.http.cookies.clear()
        for one in (self.host, self.spectator, self.admin):
            if one.http.get("/api/me").status_code != 200:
                one.post("/api/session/login", name=one.me["name"], password=PASSWORD)
            one.me = one.get("/api/me")

    def table(self, wanted: str) -> str:
        """A table of the host and the other, as far as the route needs it."""
        made = self.host.create("me", "open", *(["open"] if wanted in OPEN else []), rated=False)
        self.other.post(f"/api/tables/{made}/join")
        if wanted in FINISHED:
            for seat, one in enumerate((self.host, self.other)):
                one.post(f"/api/tables/{made}/stop", seat=seat, key="enough")
        return made

    def address(self, route: str, access: str = "public") -> str:
        """The route with something of the host's in it."""
        path = route.partition(" ")[2]
        values = {
            "slug": "troyes",
            "file": "en.ftl",
            "path": "help",
            "moves": "0",
            "name": self.host.me["name"],
            "digest": "0" * 64,
            "block": "0" * 16,
            "person": self.guest.me["id"],
            "puzzle_id": shipped_puzzles("troyes")[0].id,
        }
        if "{event}" in path:
            values["event"] = next(one["game"]["event"] for one in self.host.get("/api/days")["games"])
            values["day"] = str(today())
        if "{rush_id}" in path:
            values["rush_id"] = self.host.post("/api/rushes", game="troyes")["rush"]
        if "{study_id}" in path:
            values["study_id"], values["chapter_id"] = self.study(access)
        if "{table_id}" in path:
            values["table_id"] = self.table(path.split("/")[4] if path.count("/") > 3 else "")
        if "{message}" in path:
            values["message"] = str(self.other.post(f"/api/tables/{values['table_id']}/chat", text="hello")["id"])
        if "{token}" in path:
            values["token"] = self.host.post("/api/me/tokens", name="x", scopes=["play"])["id"]
        if "{session}" in path:
            elsewhere = Player(self.server.url)
            elsewhere.post("/api/session/login", name=self.host.me["name"], password=PASSWORD)
            values["session"] = next(one["id"] for one in elsewhere.get("/api/me/sessions") if one["here"])
        if "{absence}" in path:
            day = 86_400_000
            until = self.host.post("/api/me/absences", start=0, end=now() + day)
            values["absence"] = until["absences"][0]["id"]
        if "{channel}" in path:
            values["channel"] = self.channel()
        if "{set_id}" in path or "{link}" in path:
            values["set_id"] = self.host.post("/api/me/figures", **{**SET, "name": fresh_name()})["id"]
            values["link"] = self.host.post(f"/api/me/figures/{values['set_id']}/link")["link"]
        query = {"replay": "?seat=0", "compare": "?one=none&other=none"}
        return path.format(**values) + next((text for word, text in query.items() if word in path), "")

    def study(self, access: str) -> tuple[str, str]:
        """A study of the host, with a chapter."""
        made: str = self.host.post("/api/studies", game="fair", title="A study")["id"]
        self.host.expect(self.host.http.patch(f"/api/studies/{made}", json={"access": access}), 200)
        source = {"kind": "start", "seats": 2}
        return made, self.host.post(f"/api/studies/{made}/chapters", title="One", source=source)["id"]

    def channel(self) -> str:
        made, store = uuid.uuid4().hex[:16], self.server.services.notifier.store
        row = {"id": made, "person": self.host.me["id"], "kind": "webhook", "target": "http://[::1]/", "mode": "each"}
        self.server.inside(store.insert({**row, "created": 0}))
        return made


@pytest.fixture(scope="module")
def people(server: Server) -> Iterator[Cast]:
    yield Cast(server)


def routes() -> set[str]:
    found = set()
    for room, _ in ROOMS.values():
        for route in room.ROUTES:
            for path in route.paths:
                plain = path.replace(":str}", "}").replace(":int}", "}").replace(":path}", "}")
                found |= {f"{method} {plain}" for method in route.http_methods if str(method) in METHODS}
    return found


METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE")


def test_every_route_and_every_command_has_a_row() -> None:
    assert routes() == set(ACCESS)
    assert {route for route in ACCESS if "{study_id}" in route} == set(PRIVATE)
    assert {one.__struct_config__.tag for one in get_args(Command)} == set(COMMANDS)


@pytest.mark.parametrize("route", ACCESS)
def test_a_route_is_open_to_whom_the_table_says(people: Cast, route: str) -> None:
    check(people, route, "public", ACCESS[route])


@pytest.mark.parametrize("route", PRIVATE)
def test_a_private_study_is_there_for_nobody_else(people: Cast, route: str) -> None:
    check(people, route, "private", PRIVATE[route])


def check(people: Cast, route: str, access: str, wanted: str) -> None:
    method = route.partition(" ")[0]
    found = ""
    people.refresh()
    address = people.address(route, access)
    for name in PEOPLE:
        body = BODIES.get(route, SEAT if method == "POST" else {} if method in ("PATCH", "PUT") else None)
        if route == "POST /api/session/register":
            body = {**(body or {}), "name": fresh_name()}
        with getattr(people, name).http.stream(method, address, json=body) as answer:
            found += letter(route, answer)
    assert found == wanted, f"{dict(zip(PEOPLE, found, strict=True))}"


def test_only_a_host_who_sits_nowhere_gives_a_seat_away_without_one(people: Cast) -> None:
    people.refresh()
    seated = people.table("")
    away = people.host.create("open", "open", rated=False)
    for one in (people.other, people.guest):
        one.post(f"/api/tables/{away}/join")
    found = []
    for table in (seated, away):
        route = f"/api/tables/{table}/hand-over"
        answers = [getattr(people, name).http.post(route, json={**SEAT, "seat": -1}) for name in PEOPLE]
        found.append("".join(letter(route, answer) for answer in answers))
    assert found == ["nnnnnnnn", "nnnnnnnY"]


def letter(route: str, answer: Any) -> str:
    assert answer.status_code < 500 or answer.status_code == 503, f"{route}: {answer.status_code}"
    if answer.status_code < 400:
        return "Y"
    answer.read()
    error = answer.json()["error"]
    return "n" if error in DENIED else "-" if error == "not-found" else "Y"


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_open_to_whom_the_table_says(people: Cast, command: str) -> None:
    found = ""
    people.refresh()
    table = people.table("")
    for name in PEOPLE:
        if name == "banned":  # has no socket
            found += "."
            continue
        one = Player(people.server.url)
        one.http.cookies.update(getattr(people, name).http.cookies)
        headers = {"Authorization": people.reader.http.headers["Authorization"]} if name == "reader" else {}
        one.connect(**headers)
        key = uuid.uuid4().hex
        one.say(
            **{
                **SEAT,
                "t": command,
                "table": table,
                "key": key,
                "text": "hello",
                "study": "none",
                "on": True,
                "at": 1,
                "since": 0,
            }
        )
        one.say(t="ping", at=7)
        heard = one.await_message(lambda message: message["t"] == "refused" or message.get("at") == 7)
        found += "n" if heard["t"] == "refused" and heard["error"] in DENIED else "Y"
        one.close()
    assert found == COMMANDS[command], f"{dict(zip(PEOPLE, found, strict=True))}"
