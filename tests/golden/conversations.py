"""Conversations with a real server, over HTTP and WebSocket: what is asked is fixed, what is answered is hashed.

People speak in the names of `renames.json`'s old side, so that a conversation goes on after a rename on the wire.
A change that is meant to be heard rewrites the file (`python -m tests.golden.conversations --write`); `--dump` shows
what differs.
"""

from __future__ import annotations

import os
import secrets
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import beffroi
from beffroi.kernel.chance import FastChance
from tests.golden.comparing import Doc, Lines, revision_of, run
from tests.golden.people import Conversation, Person
from tests.server.support import serving, settings_for

PLAYED = 25  # moves of each game by WebSocket


def make(dump: Path | None = None) -> Doc:
    """The hashes of each conversation."""
    made: Doc = {}
    with (
        fixed_luck(),
        toy_games(),
        rules_of_then(),
        tempfile.TemporaryDirectory() as folder,
        serving(settings_for(Path(folder))) as server,
    ):
        for name, game, script in CONVERSATIONS:
            lines = Lines(dump / name.replace(" ", "-") if dump else None)
            talk = Conversation(server, game, lines, name)
            script(talk)
            talk.close()
            made[name] = lines.hashes()
    return made


@contextmanager
def fixed_luck() -> Iterator[None]:
    """The secrets of tables come in a fixed order; those of people stay as they are."""
    original, stream = secrets.token_bytes, Random(14)

    def token_bytes(nbytes: int | None = None) -> bytes:
        return stream.randbytes(32) if nbytes == 32 else original(nbytes)

    secrets.token_bytes = token_bytes
    try:
        yield
    finally:
        secrets.token_bytes = original


@contextmanager
def toy_games() -> Iterator[None]:
    """The games of the tests are on the server too."""
    before = os.environ.get("BEFFROI_GAMES")
    os.environ["BEFFROI_GAMES"] = "tests.toys"
    beffroi.all_games.cache_clear()
    try:
        yield
    finally:
        del os.environ["BEFFROI_GAMES"]
        if before is not None:
            os.environ["BEFFROI_GAMES"] = before
        beffroi.all_games.cache_clear()


@contextmanager
def rules_of_then() -> Iterator[None]:
    """New tables are played by the revisions of the rules that the golden file was made with."""
    kinds = {game.slug: type(game) for game in beffroi.all_games().values()}
    newest = {slug: kind.rules for slug, kind in kinds.items()}
    try:
        for slug, kind in kinds.items():
            kind.rules = revision_of(slug)
        yield
    finally:
        for slug, kind in kinds.items():
            kind.rules = newest[slug]


# --- what is talked about ---------------------------------------------------------------------


def open_table(host: Person, guest: Person, game: str, **more: Any) -> str:
    """A table of two people that has begun."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table: str = host.post("/api/tables", game=game, seats=seats, **more)["table"]
    guest.post(f"/api/tables/{table}/join", nonce="a word")
    return table


def two_over_http(talk: Conversation) -> None:
    """A table, what is refused at it, what is taken back, and a whole game."""
    anna, bruno, nobody = talk.person("Anna"), talk.person("Bruno"), talk.person("")
    anna.post("/api/session/register", name=anna.name, password="a long password")
    anna.get("/api/games")
    anna.get(f"/api/games/{talk.game}/catalogue")
    anna.post("/api/tables", game="none", seats=[{"kind": "me"}])
    anna.post("/api/tables", game=talk.game, seats=[{"kind": "me"}])
    table = open_table(anna, bruno, talk.game, nonce="mine")
    for asker in (anna, bruno, nobody):
        asker.get(f"/api/tables/{table}")
        asker.get(f"/api/tables/{table}/state?since=0")
    refusals(talk, table, anna, bruno, nobody)
    play(talk, table, [anna, bruno])
    for path in ("", "/record", "/verify", "/replay/0", "/replay/7?seat=1", "/replay/9?seat=-1", "/analysis", "/chat"):
        anna.get(f"/api/tables/{table}{path}")
    anna.get(f"/api/players/{anna.name}")
    anna.get(f"/api/leaderboard/{talk.game}?variant=standard")
    nobody.get("/api/me")
    anna.get("/api/me")
    anna.get("/api/me/tables")
    anna.get("/api/tables?status=over&mine=true")
    again = bruno.post(f"/api/tables/{table}/rematch")["table"]
    anna.post(f"/api/tables/{table}/rematch")
    for person in (anna, bruno):
        seat = person.get(f"/api/tables/{again}")["you"][0]
        person.post(f"/api/tables/{again}/stop", seat=seat, key=talk.key(), agree=True)
    anna.get(f"/api/tables/{again}")


def refusals(talk: Conversation, table: str, anna: Person, bruno: Person, nobody: Person) -> None:
    """Moves that are late, illegal, of another seat or of nobody; the same key twice."""
    update = anna.update(table, 0)
    code = update["choices"][0]["code"]
    anna.act(table, "move", update, code="dance")
    anna.act(table, "move", {**update, "seq": update["seq"] + 7}, code=code)
    anna.act(table, "move", {**update, "seat": 1}, code=code)
    nobody.act(table, "move", update, code=code)
    anna.act(table, "undo", update, count=3)
    anna.act(table, "end-turn", update)
    anna.post(f"/api/tables/{table}/move", seat=0)
    anna.post(f"/api/tables/{table}/why", seat=0, anchor="nothing:7")
    anna.post(f"/api/tables/{table}/chat", text="Good luck!")
    bruno.post(f"/api/tables/{table}/chat", text="")
    key = talk.key()
    for _ in range(2):
        anna.post(f"/api/tables/{table}/move", seat=0, seq=update["seq"], key=key, code=code)
    anna.get("/api/tables/none")


def play(talk: Conversation, table: str, people: list[Person]) -> None:
    """Everybody answers until the game is over; now and then something is taken back."""
    luck = FastChance(7)
    for n in range(1000):
        for seat, person in enumerate(people):
            update = person.update(table, seat)
            if update["over"]:
                return
            if n % 5 == 4 and update["undo"]:
                person.act(table, "undo", update, count=1)
                update = person.update(table, seat)
            if update["endTurn"]:
                person.act(table, "end-turn", update)
            elif update["choices"]:
                person.act(table, "move", update, code=update["choices"][luck.pick(len(update["choices"]))]["code"])


def account(talk: Conversation) -> None:
    """Somebody registers, changes things, signs in elsewhere and goes."""
    dora, word = talk.person("Dora"), "a long password"
    dora.post("/api/session/register", name=dora.name, password="short")
    dora.post("/api/session/register", name=dora.name, password=word, email="dora@example.org")
    dora.ask("PATCH", "/api/me", {"language": "fr"})
    dora.ask("PATCH", "/api/me", {"language": "xx"})
    dora.ask("PATCH", "/api/me", {"password": "another password", "oldPassword": "wrong"})
    made = dora.post("/api/me/tokens", name="a program", scopes=["read", "play"])
    dora.post("/api/me/tokens", name="a program", scopes=["everything"])
    dora.get("/api/me/tokens")
    dora.ask("DELETE", f"/api/me/tokens/{made['id']}")
    dora.post("/api/me/channels", kind="webhook", target="http://127.0.0.1/x", mode="each")
    dora.post("/api/me/channels", kind="mail", target="dora@example.org", mode="digest")
    dora.get("/api/me/channels")
    dora.get("/api/me/next")
    dora.get("/api/admin/tables")
    dora.post("/api/session/logout")
    dora.get("/api/me")
    dora.post("/api/session/login", name=dora.name, password="wrong")
    dora.post("/api/session/login", name=dora.name, password=word)
    dora.get("/api/me/export")
    dora.ask("DELETE", "/api/me", {"password": "wrong"})
    dora.ask("DELETE", "/api/me", {"password": word})
    dora.get("/api/me")
    dora.get("/api/nothing")


def alone(talk: Conversation) -> None:
    """Several seats at one screen: a hint, a fork, resigning."""
    anna = talk.person("Anna")
    seats = [{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}]
    table = anna.post("/api/tables", game=talk.game, seats=seats, access="link", confirm=False)["table"]
    for _ in range(6):
        update = next(found for seat in (0, 1) if (found := anna.update(table, seat))["choices"])
        anna.post(f"/api/tables/{table}/hint", seat=update["seat"], seq=update["seq"])
        anna.act(table, "move", update, code=update["choices"][-1]["code"])
    fork = anna.post(f"/api/tables/{table}/fork", moves=3)["table"]
    anna.get(f"/api/tables/{fork}/state?since=0")
    anna.get(f"/api/tables/{table}/record")
    anna.post(f"/api/tables/{table}/leave")


def live(talk: Conversation) -> None:
    """Two people and a spectator by WebSocket."""
    anna, bruno = talk.person("Anna"), talk.person("Bruno")
    clara = talk.person("")
    table = open_table(anna, bruno, talk.game, clock={"kind": "days", "days": 3})
    for person in (anna, bruno, clara):
        person.connect().say(t="watch", table=table)
        person.hear_until(lambda message: message["t"] == "update")
        for other in talk.people:  # those already there are told who came
            if other.socket is not None:
                other.hear_all()
    anna.socket.send("{")
    anna.hear_until(lambda message: message["t"] == "refused")
    anna.say(t="why", table=table, seat=0, anchor="nothing:7")
    anna.hear_until(lambda message: message["t"] in ("why", "refused"))
    luck = FastChance(9)
    for n in range(PLAYED):
        asked = [(person, seat) for seat, person in enumerate((anna, bruno))]
        told = [(person, person.update(table, seat)) for person, seat in asked]
        person, update = next((one, u) for one, u in told if u["choices"] or u["endTurn"])
        say(talk, person, table, update, luck, n)
        for other in (anna, bruno, clara):
            other.hear_all()
    clara.say(t="chat", table=table, text="Hello")
    clara.hear_until(lambda message: message["t"] == "refused")
    bruno.say(t="chat", table=table, text="Hello")
    for person in (anna, bruno, clara):
        person.hear_until(lambda message: message["t"] == "chat")
    clara.say(t="unwatch", table=table)
    clara.hear_all()


def say(talk: Conversation, person: Person, table: str, update: Doc, luck: FastChance, n: int) -> None:
    """Answer, end the turn, or (now and then) take something back."""
    place = {"table": table, "seat": update["seat"], "seq": update["seq"], "key": talk.key()}
    if update["undo"] and n % 6 == 5:
        person.say(t="undo", count=1, **place)
    elif update["endTurn"]:
        person.say(t="end-turn", **place)
    else:
        code = update["choices"][luck.pick(len(update["choices"]))]["code"]
        person.say(t="move", code=code, **place)
    person.hear_until(lambda message: message["t"] in ("done", "refused"))


CONVERSATIONS: list[tuple[str, str, Callable[[Conversation], None]]] = [
    ("http fair", "fair", two_over_http),
    ("account", "fair", account),
    ("one screen fair", "fair", alone),
    ("live fair", "fair", live),
    ("live troyes", "troyes", live),
    ("live tournay", "tournay", live),
    ("live parbourg", "parbourg", live),
]

if __name__ == "__main__":
    run("conversations.json", make)
