"""Bad messages by WebSocket, and the whole OpenAPI under schemathesis: no fault, no stall, no lost table.

`make attack` sends as many of each as `BEFFROI_ATTACK` says.
"""

from __future__ import annotations

import gc
import json
import os
import random
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from beffroi.protocol.commands import Command
from beffroi.server.api.loop_time import MOST
from beffroi.server.metrics import LOOP_SECONDS
from tests.server.support import DEADLINE, Player, Server, ask, play_over_http, serving, settings_for
from tests.server.test_stalls import loop_watched

ATTACK = int(os.environ.get("BEFFROI_ATTACK", "0"))
MESSAGES = ATTACK or 10_000
REQUESTS = ATTACK or 1  # at least; every route is tried with some
EXAMPLES = 5 if ATTACK else 2  # of each route and kind in a round
COMMANDS = get_args(Command)
KINDS = tuple(str(command.__struct_config__.tag) for command in COMMANDS)
FIELDS = ("t", *sorted({field for command in COMMANDS for field in command.__struct_fields__}))


def anything(pick: random.Random, table: str, depth: int = 0) -> Any:
    """Some JSON value, more often one that nearly fits."""
    values: list[Any] = [
        None,
        True,
        -1,
        0,
        1,
        2**31,
        2**70,
        1.5,
        "",
        "x" * 300,
        "\u0000",
        "😀",
        table,
        "bid 0",
        "stall:0",
    ]
    if depth < 3 and pick.random() < 0.2:
        if pick.random() < 0.5:
            return [anything(pick, table, depth + 1) for _ in range(pick.randrange(4))]
        return {pick.choice(FIELDS): anything(pick, table, depth + 1) for _ in range(pick.randrange(4))}
    return pick.choice(values)


def bad_message(pick: random.Random, table: str) -> str | bytes:
    """A message that is none, or nearly one; never a legal move of the sender's (who only watches)."""
    shape = pick.random()
    if shape < 0.1:
        return bytes(pick.randrange(256) for _ in range(pick.randrange(40)))
    if shape < 0.25:
        return "".join(pick.choice(string.printable) for _ in range(pick.randrange(60)))
    message = {
        "t": pick.choice(KINDS),
        "table": table,
        "seat": pick.choice((0, 1)),
        "seq": 1,
        "key": "k",
        "code": "bid 0",
    }
    for _ in range(pick.randrange(1, 4)):
        field = pick.choice(FIELDS)
        if pick.random() < 0.3:
            message.pop(field, None)
        else:
            message[field] = anything(pick, table)
    text = json.dumps(message)
    return text[: pick.randrange(len(text))] if pick.random() < 0.15 else text


def send(player: Player, message: str | bytes) -> None:
    """Send, on a new connection if the last one was closed for bad manners."""
    assert isinstance(player.socket, ClientConnection)
    try:
        player.socket.send(message)
    except ConnectionClosed:
        player.connect()


def test_bad_messages_are_answered_and_change_nothing(server: Server, anna: Player, bruno: Player) -> None:
    table = anna.create("me", "me", chat=False)
    before = anna.standing(table)
    pick = random.Random(7)
    bruno.connect()
    with loop_watched(server) as times:
        for count in range(MESSAGES):
            send(bruno, bad_message(pick, table))
            if count % 200 == 199:
                drain(bruno)
    assert max(times) < MOST
    assert ask("GET", server.url + "/ready").status_code == 200
    assert anna.standing(table) == before
    assert play_over_http([anna], table)["over"]


def drain(player: Player) -> None:
    """Read what came back; a fault of the server would close the connection with 1011."""
    marker = random.randrange(2**40)
    try:
        player.say(t="ping", at=marker)
        player.await_message(lambda m: m["t"] == "pong" and m["at"] == marker)
    except ConnectionClosed as closed:
        assert closed.rcvd is None or closed.rcvd.code != 1011
        player.connect()
    player.inbox.clear()
    player.bytes.clear()


# A stream without end, and the ways out.
SKIPPED = ("GET /api/tables/{table_id}/events", "POST /api/session/logout", "DELETE /api/me")


@pytest.fixture
def no_collector() -> Iterator[None]:
    """The server shares its process with the fuzzer: to collect the fuzzer's garbage is not the requests' fault."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_no_request_of_the_openapi_is_a_fault_or_a_stall(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(settings_for(tmp_path)) as house:
        player = Player(house.url, "Fuzzy")
        player.create("me", "me")
        cookie = {"Cookie": f"beffroi={player.http.cookies['beffroi']}"}
        schema = schemathesis.openapi.from_url(house.url + "/api/openapi.json")
        operations = [found.ok() for found in schema.get_all_operations()]
        wanted = [operation for operation in operations if operation.label not in SKIPPED]
        assert len(wanted) > 70
        before, sent, turn = stalls(), 0, 0
        while sent < REQUESTS:
            sent += sum(fuzz_operation(operation, cookie, turn) for operation in wanted)
            turn += 1
            gc.collect()
        told = [record.getMessage() for record in caplog.records if record.name == "beffroi.loop"]
        assert stalls() == before, told


def stalls() -> float:
    """How many requests kept the loop for longer than any may."""
    [found] = LOOP_SECONDS.collect()
    within = {one.labels.get("le"): one.value for one in found.samples if one.name.endswith("_bucket")}
    return within["+Inf"] - within[str(MOST)]


def fuzz_operation(operation: Any, cookie: dict[str, str], turn: int) -> int:
    """Requests that fit the schema, and such that don't: answered, whatever they are. Returns how many."""
    sent = 0
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

        @seed(turn)
        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        def run(case: schemathesis.Case) -> None:
            nonlocal sent
            if case.query:
                case.query.pop("wait", None)  # a request that waits is no fault, but slow
            answer = case.call(headers=cookie, timeout=DEADLINE)
            sent += 1
            assert answer.status_code < 500, (operation.label, answer.text)

        try:
            run()
        except Unsatisfiable:
            continue  # there is no wrong request to a route without parameters
    return sent
