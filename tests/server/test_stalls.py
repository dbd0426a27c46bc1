"""No request keeps the others waiting: bounds before any work, checks elsewhere, and the loop's time measured."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, get_args

import msgspec
import pytest
from msgspec import structs

import beffroi
from beffroi.bots.puzzles import shipped_puzzles
from beffroi.kernel.record import write_record
from beffroi.protocol.commands import Command
from beffroi.server.api.loop_time import MOST, TimedSteps
from beffroi.server.api.websocket import LONGEST
from beffroi.server.domain.study import LARGEST
from beffroi.server.errors import Refused
from beffroi.server.services.checker import MOST_OF_ONE, Checker
from beffroi.server.services.day_seeds import event_of, today
from beffroi.server.services.setups import check_setup
from beffroi.server.services.studies import chapter_row, new_chapter
from beffroi.server.services.tables import TableService
from beffroi.server.storage.studies import MOST_LETTERS
from tests.server.support import Doc, Player, Server

TRIES = 3  # of each request; the best one counts, the others may have filled a cache
NESTED = 40  # lists inside each other, which every reader takes
PLACES = {
    "slug": "tournay",
    "name": "Anna",
    "moves": "1",
    "seat": "0",
    "language": "en",
    "file": "en.ftl",
    "day": str(today()),
    "event": event_of("troyes", 3),
    "puzzle_id": shipped_puzzles("troyes")[0].id,
}
FREE_BYTES = {"/api/tables": 100_000, "/api/records": 200_000}
BODY_BYTES = 16_384  # of all other routes


# --- bounds by schema ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        {"seats": [{"kind": "me", "name": f"N{n}"} for n in range(33_000)]},
        {"seats": [{"kind": "me", "name": f"N{n}"} for n in range(17)]},
        {"seats": [{"kind": "me", "name": "x" * 61}]},
        {"seats": [{"kind": "bot", "level": "x" * 41}]},
        {"seats": [{"kind": "me"}], "options": {f"o{n}": 1 for n in range(51)}},
        {"seats": [{"kind": "me"}], "start": {f"o{n}": 1 for n in range(201)}},
        {"seats": [{"kind": "me"}], "nonce": "x" * 65},
        {"seats": [{"kind": "me"}], "clock": {"kind": "live", "base": 10**30}},
        {"seats": []},
    ],
)
def test_a_table_has_bounds(anna: Player, body: Doc) -> None:
    status = 413 if len(json.dumps(body)) > FREE_BYTES["/api/tables"] else 400
    assert anna.post("/api/tables", status, game="fair", **body)


def test_a_body_has_a_size(anna: Player) -> None:
    for path, most in (("/api/session", BODY_BYTES), *FREE_BYTES.items()):
        answer = anna.http.post(path, content=b" " * (most + 1), headers={"content-type": "application/json"})
        assert answer.status_code == 413, path


# --- checks in a process of their own -----------------------------------------------------


@pytest.mark.parametrize(
    ("limit", "work", "amount"),
    [(0.1, time.sleep, 3600), (0.5, sum, range(10**12))],
    ids=["by the clock", "by the processor"],
)
def test_what_takes_too_long_is_ended(limit: float, work: Callable[[Any], Any], amount: Any) -> None:
    checker = Checker(limit)
    try:
        with pytest.raises(Refused, match="too long"):
            asyncio.run(checker.run("a", work, amount))
        assert asyncio.run(checker.run("a", abs, -3)) == 3
    finally:
        checker.close()


def test_a_busy_machine_is_no_reason_to_refuse() -> None:
    """The limit counts the processor's time, and waits longer by the clock."""
    checker = Checker(limit=0.5)
    try:
        asyncio.run(checker.run("a", time.sleep, 0.8))
    finally:
        checker.close()


def test_checks_take_turns_by_person() -> None:
    """Who sends much in waits for it alone, up to a number of checks that one person may have waiting."""
    checker, done = Checker(), []

    async def one(person: str, seconds: float) -> None:
        await checker.run(person, time.sleep, seconds)
        done.append(person)

    async def all_at_once() -> list[BaseException | None]:
        many = [one("many", 0.05) for _ in range(MOST_OF_ONE + 2)]
        return await asyncio.gather(*many, one("few", 0.0), return_exceptions=True)

    try:
        refused = [error for error in asyncio.run(all_at_once()) if error is not None]
        assert [str(error) for error in refused] == ["too much is being checked just now: try again in a moment"] * 2
        assert done == ["many", "many", "few"] + ["many"] * (MOST_OF_ONE - 2)
    finally:
        checker.close()


def die(*_: object) -> None:
    os._exit(1)


def test_a_process_that_does_not_start_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine without memory, say: whoever asked may come again."""
    checker = Checker()
    try:
        with monkeypatch.context() as patch:
            patch.setattr("beffroi.server.services.worker_process.serve", die)
            with pytest.raises(Refused, match="try again"):
                asyncio.run(checker.run("a", abs, -3))
        assert asyncio.run(checker.run("a", abs, -3)) == 3
    finally:
        checker.close()


def test_positions_are_checked_elsewhere_with_a_limit(server: Server, anna: Player, turn: str) -> None:
    """A position that takes too long is refused, and one that is stored already stops its own table only."""
    tables: TableService = server.services.tables
    spec = tables.loaded(turn).spec  # type: ignore[union-attr]
    with checks_that_never_end(server):
        refused = anna.http.post("/api/tables", json=new_table(start=spec.start))
        assert (refused.status_code, refused.json()["message"]) == (400, "this takes too long to work out")
    with checks_that_never_end(server):
        assert server.inside(tables.reload(turn)).status == "frozen"
        assert anna.get(f"/api/tables/{anna.create('me', 'me')}")["status"] == "running"
    assert server.inside(tables.reload(turn)).status == "running"


@contextmanager
def checks_that_never_end(server: Server) -> Iterator[None]:
    """Hold the process that checks, so that the next check reaches its limit."""
    checker = server.services.tables.checker
    server.inside(checker.run("a", abs, 0))  # it runs
    held = checker._worker._process
    assert held is not None
    assert held.pid is not None
    usual, checker.limit = checker.limit, 0.2
    os.kill(held.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        checker.limit = usual


def test_a_position_has_a_share_of_the_loop() -> None:
    """What a large position costs is measured before it is taken; the loop sets it up as well."""
    game = beffroi.game("troyes")
    position = game.new(2).position()
    assert check_setup("troyes", game.rules, 2, game.clean_options({}), position) == ""
    dice = {"0": ["red3"] * 9000, "1": ["white2"] * 9000}
    assert check_setup("troyes", game.rules, 2, game.clean_options({}), {**position, "dice": dice})


def test_memory_holds_few_tables_nobody_needs(server: Server, anna: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks at one old table after the other doesn't fill it; those that were needed last stay."""
    tables: TableService = server.services.tables
    made = [anna.create("me", "me") for _ in range(4)]
    anna.connect().say(t="watch", table=made[0])
    anna.await_message(lambda message: message["t"] == "update")
    for table in made[1:]:
        anna.get(f"/api/tables/{table}")
    server.inside(tables.evict_idle())
    assert all(tables.loaded(table) for table in made)
    monkeypatch.setattr("beffroi.server.services.tables.MOST_IDLE", 2)
    server.inside(tables.evict_idle())
    assert [tables.loaded(table) is not None for table in made] == [True, False, True, True]
    assert anna.get(f"/api/tables/{made[1]}")["status"] == "running"


def new_table(**more: Any) -> Doc:
    return {"game": "fair", "seats": [{"kind": "me"}, {"kind": "me"}], **more}


# --- the time of the loop -----------------------------------------------------------------


def test_the_steps_of_a_request_are_measured() -> None:
    def spin(seconds: float) -> None:
        end = time.thread_time() + seconds
        while time.thread_time() < end:
            pass

    async def work() -> None:
        spin(0.02)
        await asyncio.sleep(0)
        spin(0.03)

    async def run() -> float:
        steps = TimedSteps(work())
        await steps
        return steps.longest

    assert 0.03 <= asyncio.run(run()) < 0.05


@contextmanager
def loop_watched(server: Server) -> Iterator[list[float]]:
    """Measure the processor time of everything the server's loop runs, a callback at a time."""
    times: list[float] = []
    original = asyncio.Handle._run

    def run(self: asyncio.Handle) -> None:
        if self._loop is not server.loop:  # type: ignore[attr-defined]
            original(self)
            return
        begun = time.thread_time()
        original(self)
        times.append(time.thread_time() - begun)

    asyncio.Handle._run = run  # type: ignore[method-assign]
    gc.disable()  # what the collector takes is not the request's
    try:
        yield times
    finally:
        gc.enable()
        asyncio.Handle._run = original  # type: ignore[method-assign]


def largest(schema: Doc, shape: Doc) -> Any:
    """The largest document a shape allows, as far as it says so."""
    while "$ref" in shape:
        shape = schema["components"]["schemas"][shape["$ref"].rpartition("/")[2]]
    for several in ("oneOf", "anyOf"):
        if several in shape:
            return largest(schema, next(one for one in shape[several] if one.get("type") != "null"))
    if "enum" in shape:
        return shape["enum"][0]
    match shape.get("type"):
        case "object":
            return {name: largest(schema, part) for name, part in shape.get("properties", {}).items()}
        case "array":
            return [largest(schema, shape["items"])] * shape.get("maxItems", 20)
        case "string" if "@" in shape.get("pattern", ""):
            return "a" * 100 + "@example.org"
        case "string":
            return "a" * shape.get("maxLength", 1000)
        case "integer" | "number":
            return shape.get("maximum", 1)
        case "boolean":
            return True
    return {}


def most_bytes(server: Server) -> dict[tuple[str, str], int]:
    """How many bytes each route takes, where it says so itself."""
    return {
        (method.lower(), route.path_format): handler.request_max_body_size
        for route in server.app.app.routes
        for handler in getattr(route, "route_handlers", ())
        if isinstance(handler.request_max_body_size, int)
        for method in handler.http_methods
    }


def bodies(schema: Doc, path: str, operation: Doc, most: int) -> list[bytes]:
    """The largest body by the schema, and bodies of as many bytes as the route takes."""
    content = operation.get("requestBody", {}).get("content", {})
    if "application/json" not in content:
        return [b""]
    full = largest(schema, content["application/json"]["schema"])
    found = [json.dumps(full).encode()]
    for filling in (b"[],", b'"a",', b"1,", b"[" * NESTED + b"]" * NESTED + b","):
        many = b"[" + filling * ((most - 200) // len(filling)) + b"0]"
        found.append(many)
        if path in FREE_BYTES:
            start = {"start": 0} if path == "/api/tables" else {"moves": 0, "options": 0}
            for name in start:
                wanted = json.dumps({**new_table(), **full, **new_table(), name: 0})
                found.append(wanted.replace(f'"{name}": 0', f'"{name}": {{"a": {many.decode()}}}').encode()[:most])
    found.append(b'{"' + b'a":0,"b' * ((most - 20) // 7) + b'":0}')
    return found


def routes(schema: Doc) -> Iterator[tuple[str, str, Doc]]:
    for path, item in schema["paths"].items():
        for method, operation in item.items():
            if method in ("get", "post", "put", "patch", "delete"):
                yield method, path, operation


LAST = ("/api/session/logout", "/api/me")  # which end what the others need


def test_no_route_takes_more_of_the_loop_than_50_ms(server: Server) -> None:
    """Every route of the OpenAPI, with the largest bodies it takes, at tables of the longest game in mid-game and over.

    Measured is the processor time of the loop's thread in one go, whatever the machine does besides.
    """
    anna = Player(server.url, "Loop")
    person = anna.get("/api/me")["id"]
    server.inside(server.services.accounts.change(server.inside(server.services.accounts.must(person)), admin=True))
    record = long_record()
    over = anna.post("/api/records", **record)["table"]
    running = anna.post(f"/api/tables/{over}/fork", moves=len(record["moves"]) - 60)["table"]
    schema, sizes = anna.get("/api/openapi.json"), most_bytes(server)
    assert sizes["post", "/api/records"] == FREE_BYTES["/api/records"]
    wanted = sorted(routes(schema), key=lambda route: (route[1] in LAST and route[0] != "get", route[1]))
    slow: dict[str, float] = {}
    with loop_watched(server) as times:
        for method, path, operation in wanted:
            for table in (running, over) if "{table_id}" in path else ("",):
                address = path.format_map({**PLACES, "table_id": table, **dict.fromkeys(unknown(path), "x")})
                for body in bodies(schema, path, operation, sizes.get((method, path), BODY_BYTES)):
                    spent = min(measure(anna, times, method, address, body) for _ in range(TRIES))
                    if spent > MOST:
                        slow[f"{method} {path} {len(body)} {body[:40]!r}"] = round(spent, 3)
        anna = Player(server.url, "Socket").connect()
        times.clear()
        for message in ("[" * 8000, json.dumps({"t": "watch", "table": running, "x": ["a"] * 3000})):
            anna.say(t="ping")
            assert anna.socket is not None
            anna.socket.send(message)
            anna.await_message(lambda said: said["t"] == "refused" or said["t"] == "update")
        if max(times) > MOST:
            slow["socket"] = max(times)
    assert slow == {}


def test_no_message_takes_more_of_the_loop_than_50_ms(server: Server) -> None:
    """Every command of the WebSocket, the largest there is, by the one who plays all seats of a long game."""
    anna = Player(server.url, "Says Much")
    record = long_record()
    over = anna.post("/api/records", **record)["table"]
    study, _ = large_study(server, anna)
    commands = get_args(Command)
    _, parts = msgspec.json.schema_components(commands, ref_template="#/components/schemas/{name}")
    schema = {"components": {"schemas": parts}}
    anna.connect()
    slow = {}
    with loop_watched(server) as times:
        for command in commands:
            running = anna.post(f"/api/tables/{over}/fork", moves=len(record["moves"]) - 60)["table"]
            anna.say(t="watch", table=running)
            told = next(one for one in anna.updates(running) if one["choices"] or one["end_turn"])
            codes = [one["code"] for one in told["choices"]][:1]
            here = {"table": running, "seat": told["seat"], "seq": told["seq"], "study": study, "agree": False}
            full = {**largest(schema, schema["components"]["schemas"][command.__name__])}
            legal = {"code": codes[0], "answers": codes, "chosen": [], "picked": codes, "keep": 0, "count": 1}
            for more in ({}, legal):
                spent = []
                for n in range(TRIES):
                    said = {**full, **{name: value for name, value in {**here, **more}.items() if name in full}}
                    if "key" in said:
                        said["key"] = f"{command.__name__} {len(more)} {n}"
                    said["t"] = command.__struct_config__.tag
                    assert len(json.dumps(said)) <= LONGEST
                    times.clear()
                    anna.say(**said)
                    anna.say(t="ping", at=n)
                    anna.await_message(lambda heard, n=n: heard["t"] == "pong" and heard["at"] == n)
                    spent.append(max(times))
                if min(spent) > MOST:
                    slow[f"{command.__name__} {len(more)}"] = round(min(spent), 3)
    assert slow == {}
    anna.close()


def test_no_study_takes_more_of_the_loop_than_50_ms(server: Server) -> None:
    """The largest there is: as many chapters as one person has room for, each of a long game with many words."""
    anna = Player(server.url, "Writes Much")
    study, chapters = large_study(server, anna)
    path, node = (
        f"/api/studies/{study}/chapters/{chapters[0]}",
        anna.get(f"/api/studies/{study}")["chapters"][0]["nodes"],
    )
    assert node > 500
    edit = {"chapter": chapters[0], "base": 2**31}
    wanted = [
        ("get", f"/api/studies/{study}", None),
        ("get", path, None),
        ("get", f"/api/studies/{study}/export", None),
        ("get", "/api/me/export", None),
        ("post", f"{path}/table", {"node": node}),
        ("post", f"{path}/table", {"node": node - 40}),
        ("post", f"{path}/compose", {"node": node - 40}),
        ("post", f"{path}/why", {"node": node - 40, "anchor": "x"}),
        ("post", f"{path}/play-on", {"node": node - 40}),
        ("post", f"/api/studies/{study}/edits", {**edit, "edit": {"kind": "comment", "node": node, "text": "Short"}}),
        ("post", f"/api/studies/{study}/edits", {**edit, "edit": {"kind": "promote", "node": node}}),
        ("delete", f"/api/studies/{study}", None),
    ]
    assert slow_requests(server, anna, wanted) == {}


@pytest.mark.parametrize("slug", sorted(slug for slug in beffroi.all_games() if shipped_puzzles(slug)))
def test_no_puzzle_takes_more_of_the_loop_than_50_ms(server: Server, slug: str) -> None:
    """Those with the longest lines: their tables before and after, turns composed there, answers, and a rush."""
    anna = Player(server.url, "Puzzles")
    rush = f"/api/rushes/{anna.post('/api/rushes', game=slug)['rush']}"
    wanted: list[tuple[str, str, Doc | None]] = [("get", "/api/puzzles", None), ("get", rush, None)]
    wanted += [("get", f"/api/puzzles/next?game={slug}", None), ("post", f"{rush}/skip", None)]
    for puzzle in sorted(shipped_puzzles(slug), key=lambda one: -len(one.line))[:2]:
        path, line = f"/api/puzzles/{puzzle.id}", puzzle.line
        wanted += [("get", path, None), ("post", f"{path}/hint", {"step": 2})]
        for answers in ([], line[:-1], line):
            wanted += [("post", f"{path}/table", {"answers": answers})]
            wanted += [("post", f"{path}/why", {"answers": answers, "anchor": "x"})]
        for answers in ([], line[:-1]):
            wanted += [
                ("post", f"{path}/compose", {"answers": answers, "picked": [], "chosen": chosen})
                for chosen in ([], line)
            ]
        wanted += [("post", f"{path}/answer", {"answers": line}), ("post", f"{path}/play-on", {})]
    assert slow_requests(server, anna, wanted) == {}
    anna.close()


def slow_requests(server: Server, player: Player, wanted: list[tuple[str, str, Doc | None]]) -> dict[str, float]:
    """Return the requests that keep the loop too long, each the best of some tries; all are good ones."""
    slow = {}
    with loop_watched(server) as times:
        for method, address, body in wanted:
            sent = json.dumps(body).encode() if body is not None else b""
            tries = 1 if method == "delete" else TRIES
            spent = min(measure(player, times, method, address, sent, welcome=True) for _ in range(tries))
            if spent > MOST:
                slow[f"{method} {address} {sent!r}"] = round(spent, 3)
    return slow


def large_study(server: Server, player: Player) -> tuple[str, list[str]]:
    """A study with no room for another word; returns it with its chapters."""
    record = long_record()
    nodes = [{"id": i + 1, "parent": i, "seat": seat, "code": code} for i, (seat, code) in enumerate(record["moves"])]
    chapter = {name: record[name] for name in ("rules", "seats", "options", "secret")}
    one = {**chapter, "title": "One", "nodes": [{"id": 0, "parent": -1}, *nodes]}
    file = {"format": 1, "game": "tournay", "title": "Much", "chapters": [one]}
    study: str = player.post("/api/studies/import", text=json.dumps(file))["id"]
    services, first = server.services, player.get(f"/api/studies/{study}")["chapters"][0]["id"]
    kept = server.inside(services.studies.kept(study, first))
    bare = len(chapter_row(kept)["doc"])
    words = "a" * min(4000, (LARGEST - 2000 - bare) // len(kept.body.nodes) - len('"comment":"",'))
    full = structs.replace(kept.body, nodes=[structs.replace(node, comment=words) for node in kept.body.nodes])
    row = chapter_row(new_chapter(full, 1))
    assert 0.9 * LARGEST < len(row["doc"]) <= LARGEST
    chapters = []
    for n in range(MOST_LETTERS // len(row["doc"]) - 1):
        server.inside(services.studies.store.add_chapter(study, {**row, "id": f"{study[:12]}{n}"}, 24, 1))
        chapters.append(f"{study[:12]}{n}")
    return study, chapters


def unknown(path: str) -> list[str]:
    names = [part.split("}")[0] for part in path.split("{")[1:]]
    return [name for name in names if name not in (*PLACES, "table_id")]


def measure(player: Player, times: list[float], method: str, address: str, body: bytes, welcome: bool = False) -> float:
    """Return the longest the loop was kept while a request was answered; `welcome`: as it asked to be."""
    times.clear()
    headers = {"content-type": "application/json"} if body else {}
    with player.http.stream(method, address, content=body or None, headers=headers) as answer:
        if "event-stream" in answer.headers.get("content-type", ""):
            next(answer.iter_bytes())
        else:
            answer.read()
    good = answer.status_code < 300 if welcome else answer.status_code < 500 or answer.status_code == 503
    assert good, (method, address, answer.status_code)
    return max(times, default=0.0)


def long_record() -> Doc:
    """A whole game of the one with most decisions."""
    from random import Random

    from beffroi.kernel.chance import SeedCommitment
    from beffroi.kernel.match import Match

    game, luck = beffroi.game("tournay"), Random(1)
    match = Match(game, game.setup(4), SeedCommitment(bytes(32)))
    while not match.over:
        seat = match.state.waiting()[0]
        match.play(seat, luck.choice(match.state.options(seat)))
    return write_record(match)


def test_a_large_body_of_another_shape_is_refused_as_a_small_one_is(anna: Player) -> None:
    refusals = []
    for many in (10, 100_000):
        for body in (
            b"[" + b"[]," * many + b"0]",
            b'{"text": 5, "x": [' + b"1," * many + b"1]}",
            b'{"text": "a' + b"b" * many,
        ):
            answer = anna.http.post("/api/studies/import", content=body, headers={"content-type": "application/json"})
            refusals.append((answer.status_code, answer.json()["error"]))
    assert refusals == [(400, "bad-request")] * 6
    wrong = b'{"text": ["' + b"b" * 20_000 + b'"]}'
    answer = anna.http.post("/api/studies/import", content=wrong, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert "/api/studies/import" in answer.json()["message"]
    assert "text" in answer.json()["message"]
