"""People who talk with a server; what they are told is hashed, without what differs from run to run."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.golden.comparing import Doc, Lines
from tests.golden.renames import Renames
from tests.server.support import Server

DEADLINE = 120.0
TIMES = {"created", "started", "ended", "now", "at", "joined", "seen", "used", "expires", "left", "running_since"}
IDS = {"table", "id", "rematch", "origin", "token", "person", "host_id"}
TOKEN = re.compile(r"bfr_[\w-]+")
HEADERS = ("content-type", "cache-control", "x-content-type-options", "referrer-policy", "x-frame-options")


class Conversation:
    """What is said in one conversation, with the names and times that differ from run to run replaced."""

    def __init__(self, server: Server, game: str, lines: Lines, name: str) -> None:
        self.url = server.url
        self.game = game
        self.lines = lines
        self.wire = Renames("wire")
        self.play = Renames("*", game)
        self.prefix = "".join(word[0] for word in name.split()).title()
        self.ids: dict[str, str] = {}
        self.keys = 0
        self.people: list[Person] = []

    def person(self, name: str) -> Person:
        made = Person(self, self.prefix + name if name else "")
        self.people.append(made)
        return made

    def close(self) -> None:
        for person in self.people:
            person.close()

    def key(self) -> str:
        """A key for one intention."""
        self.keys += 1
        return f"key-{self.keys}"

    def old(self, doc: Any) -> Any:
        """A document from the server in the old names."""
        return self.play.old(self.wire.old(doc))

    def add(self, kind: str, who: str, heading: list[Any], doc: Any) -> None:
        """Keep what somebody was told; the wording of a refusal is kept apart."""
        plain = self.plain(doc)
        if isinstance(plain, dict) and "error" in plain:
            self.lines.add("wordings", [plain["error"], plain.pop("message")])
        self.lines.add(kind, [who, *heading, plain])

    def plain_text(self, text: str) -> str:
        for known, name in self.ids.items():
            if len(known) > 8 and known in text:
                text = text.replace(known, name)
        return TOKEN.sub("a token", text)

    def plain(self, doc: Any, field: str = "") -> Any:
        """A document without times, identities and tokens."""
        if isinstance(doc, dict):
            return {self.plain(key): self.plain(value, key) for key, value in doc.items()}
        if isinstance(doc, list):
            return [self.plain(item, field) for item in doc]
        if isinstance(doc, str):
            if field in IDS:
                return self.ids.setdefault(doc, f"id {len(self.ids) + 1}")
            return self.ids.get(doc) or self.plain_text(doc)
        if isinstance(doc, int | float) and not isinstance(doc, bool):
            if doc > 1_000_000_000 or (field in TIMES and doc > 1000):
                return "a time"
            return self.ids.setdefault(f"{field} {doc}", f"id {len(self.ids) + 1}") if field == "id" else doc
        return doc


class Person:
    """Somebody with a browser: requests, and perhaps a socket."""

    def __init__(self, talk: Conversation, name: str) -> None:
        self.talk = talk
        self.name = name
        self.http = httpx.Client(base_url=talk.url, timeout=DEADLINE)
        self.socket: Any = None
        self.pings = 0
        if name:
            self.ask("POST", "/api/session", {"name": name})

    def ask(self, method: str, path: str, body: Doc | None = None) -> Any:
        """A request; its status, some headers and the answer are kept. Returns the answer in old names."""
        told = None if body is None else self.talk.wire.new(body)
        answer = self.http.request(method, path, json=told) if told is not None else self.http.request(method, path)
        while answer.status_code == 202:  # it is being worked out
            time.sleep(0.1)
            answer = self.http.request(method, path)
        try:
            doc = self.talk.old(answer.json())
        except ValueError:
            doc = answer.text
        headers = [f"{name}: {answer.headers[name]}" for name in HEADERS if name in answer.headers]
        asked = [method, self.talk.plain_text(path), answer.status_code]
        self.talk.add("http", self.name, [*asked, headers], doc)
        return doc

    def post(self, path: str, /, **body: Any) -> Any:
        return self.ask("POST", path, body)

    def get(self, path: str) -> Any:
        return self.ask("GET", path)

    def act(self, table: str, what: str, update: Doc, **more: Any) -> Any:
        body = {"seat": update["seat"], "seq": update["seq"], "key": self.talk.key(), **more}
        return self.post(f"/api/tables/{table}/{what}", **body)

    def update(self, table: str, seat: int) -> Doc:
        """What a seat is told."""
        for message in self.get(f"/api/tables/{table}/state?since=0")["messages"]:
            if message["t"] == "update" and message["seat"] == seat:
                found: Doc = message
                return found
        raise AssertionError(f"no update for seat {seat}")

    # --- the socket ---------------------------------------------------------

    def connect(self) -> Person:
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        url = self.talk.url.replace("http", "ws") + "/ws"
        headers = {"Cookie": cookie} if cookie else {}
        self.socket = connect(url, additional_headers=headers, max_size=None, ping_interval=None, legacy=True)
        self.hear_until(lambda message: message["t"] == "hello")
        return self

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(self.talk.wire.new(message)))

    def hear_until(self, fits: Callable[[Doc], bool]) -> Doc:
        """Keep what comes, until something fits."""
        while True:
            message: Doc = self.talk.old(json.loads(self.socket.recv(timeout=DEADLINE)))
            if message["t"] != "pong":
                self.talk.add("socket", self.name, [], message)
            if fits(message):
                return message

    def hear_all(self) -> None:
        """Keep what has come."""
        self.pings += 1
        self.say(t="ping", at=self.pings)
        self.hear_until(lambda message: message["t"] == "pong" and message["at"] == self.pings)

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
        self.http.close()
