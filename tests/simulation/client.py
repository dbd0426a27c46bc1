"""Somebody with a page: plays whole games, reconnects, repeats what was not answered, and at times misbehaves."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from beffroi.protocol.http import NewSeat, NewTable
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from tests.simulation.line import Doc, Line
from tests.simulation.plan import TablePlan
from tests.simulation.worker import Unreachable, Worker

if TYPE_CHECKING:
    from tests.simulation.world import World

THINK: Final = (0.005, 0.4)  # seconds before an answer
PATIENCE: Final = 30.0  # seconds without an answer, after which the page connects again
PING: Final = 10.0  # seconds of silence after which the page asks whether anybody is there
TOO_LONG: Final = 65.0  # seconds after which a relaxed game goes on without somebody
ASLEEP: Final = 200.0  # seconds
ENDED: Final = ("over", "stopped")
GARBAGE: Final = (
    "",
    "{",
    "null",
    "[[[[",
    '{"t":"move"}',
    '{"t":"nothing"}',
    '{"t":"watch","table":7}',
    '{"t":"undo","table":"%s","seat":-5,"seq":1,"key":"k","count":0}',
    "\ud800",
    "x" * 20_000,
)


@dataclass
class Sent:
    """A command that was sent, perhaps more than once."""

    table: str
    seat: int
    body: Doc
    copies: int = 1
    at: float = 0.0


@dataclass
class Seen:
    """What a page shows of one table."""

    about: Doc | None = None
    updates: dict[int, Doc] = field(default_factory=dict)  # by seat
    heard: float = 0.0  # when the last of them came

    @property
    def ended(self) -> bool:
        return self.about is not None and self.about["status"] in ENDED


class Client:
    """One page of one person."""

    def __init__(self, world: World, name: str, *, plays: bool) -> None:
        self.world = world
        self.name = name
        self.plays = plays  # a second page of the same person, and a spectator, only look
        self.luck = random.Random(f"{name} {world.plan.seed}")
        self.actor = world.loop.actor(name)
        self.person: Person | None = None
        self.cookie = ""
        self.tables: list[str] = []
        self.line: Line | None = None
        self.seen: dict[str, Seen] = {}
        self.sent: dict[str, Sent] = {}  # by key: not answered yet
        self.doubtful: dict[str, float] = {}  # by key: when it is said again
        self.gone: set[tuple[str, int]] = set()  # seats whose stand-in may play on
        self.studies: dict[str, int] = {}  # looked at: how many edits each has
        self._keys = 0
        self._not_before: dict[tuple[str, int], float] = {}

    # --- coming in --------------------------------------------------------------------

    def worker(self) -> Worker:
        return self.luck.choice(self.world.workers)

    async def ask(self, what: Any) -> Any:
        """Ask some worker until one answers."""
        while True:
            try:
                return await self.worker().ask(what)
            except Unreachable:
                await asyncio.sleep(self.luck.uniform(0.05, 0.6))

    async def sign_in(self) -> None:
        async def guest(services: Any) -> tuple[Person, str]:
            person = await services.accounts.new_guest(self.name.capitalize())
            return person, await services.sessions.open(person)

        self.person, self.cookie = await self.ask(guest)
        if self.luck.random() < 0.2:
            person, until = self.person, self.world.epoch + int(self.world.loop.time() * 1000) + 2 * 86_400_000
            with contextlib.suppress(Refused):  # it may have been stored without an answer
                await self.ask(lambda services: services.absences.add(person, 0, until))

    # --- the connection ---------------------------------------------------------------

    async def live(self) -> None:
        """Be connected to some worker, again and again."""
        while True:
            worker = self.worker()
            if worker.endpoint is None:
                await asyncio.sleep(self.luck.uniform(0.05, 0.5))
                continue
            self.line = Line(self, worker)
            await self._converse(self.line)
            await asyncio.sleep(self.luck.uniform(0.01, 0.5))

    async def _converse(self, line: Line) -> None:
        """Talk until the connection is over."""
        for table in self.tables:
            self._watch(line, table)
        for study in self.studies:
            line.say(json.dumps({"t": "study", "study": study}))
        self.doubtful.clear()
        for sent in self.sent.values():  # what was not answered is said again
            sent.copies += 1
            sent.at = self.world.loop.time()
            line.say(json.dumps(sent.body))
        pinged = 0.0
        while True:
            wait = self.luck.uniform(*THINK) if self._wanted(line) or self.doubtful else PING
            try:
                message = await asyncio.wait_for(line.heard.get(), wait)
            except TimeoutError:
                message = {}
            if message is None:
                return
            at = self.world.loop.time()
            if message:
                pinged = 0.0
                self._hear(message)
            elif wait == PING:
                if pinged:
                    self.world.story.tell(self.name, "hears nothing any more")
                    line.hang_up()
                    return
                pinged = at
                line.say('{"t":"ping"}')
            elif line.open:
                self._act(line)
            self._repeat(line, at)
            if any(at - sent.at > PATIENCE for sent in self.sent.values()) or self._chance("client_drops"):
                self.world.story.tell(self.name, "hangs up")
                line.hang_up()
                return

    def _repeat(self, line: Line, at: float) -> None:
        """Say again what nobody could tell us of."""
        for key in [key for key, due in self.doubtful.items() if due <= at]:
            del self.doubtful[key]
            sent = self.sent[key]
            sent.copies += 1
            line.say(json.dumps(sent.body))

    def _watch(self, line: Line, table: str) -> None:
        seen = self.seen.setdefault(table, Seen())
        since = min((update["seq"] for update in seen.updates.values()), default=0)
        if self._chance("client_lies"):
            since = self.luck.choice((0, 10**6, since + 1))
        line.watch(table, since)

    def follow(self, table: str) -> None:
        """Watch one more table."""
        if table not in self.tables:
            self.tables.append(table)
            if self.line is not None and self.line.open:
                self._watch(self.line, table)

    def look_at(self, study: str) -> None:
        """Be told of the edits of a study."""
        self.studies.setdefault(study, 0)
        if self.line is not None and self.line.open:
            self.line.say(json.dumps({"t": "study", "study": study}))

    def _chance(self, fault: str) -> bool:
        return self.luck.random() < getattr(self.world.faults, fault)

    # --- hearing ------------------------------------------------------------------------

    def _hear(self, message: Doc) -> None:
        kind = message["t"]
        if kind == "table":
            self.seen[message["table"]].about = message
        elif kind == "update":
            self.seen[message["table"]].updates[message["seat"]] = message
            self.seen[message["table"]].heard = self.world.loop.time()
        elif kind == "study":
            self.studies[message["study"]] = max(self.studies[message["study"]], message["n"])
        elif kind in ("accepted", "refused") and message["key"] in self.sent:
            if kind == "refused" and message["error"] == "busy":  # perhaps it counts: said again with the same key
                self.doubtful[message["key"]] = self.world.loop.time() + self.luck.uniform(0.1, 1.0)
                return
            sent = self.sent.pop(message["key"])
            self.doubtful.pop(message["key"], None)
            if kind == "refused":
                self._refused(sent, message)

    def _refused(self, sent: Sent, message: Doc) -> None:
        """Look again before trying again; what came too early is tried later."""
        self._not_before[sent.table, sent.seat] = self.world.loop.time() + self.luck.uniform(0.05, 1.0)
        if message["error"] == "stale":
            update = self.seen[sent.table].updates.get(sent.seat)
            if update is not None and message["seq"] is not None and update["seq"] < message["seq"]:
                waiting = {**update, "choices": [], "end_turn": False}  # the news is under way
                self.seen[sent.table].updates[sent.seat] = waiting

    # --- acting -------------------------------------------------------------------------

    def _wanted(self, line: Line) -> list[tuple[str, int]]:
        """Return the seats where something can be done now."""
        if not self.plays:
            return []
        at = self.world.loop.time()
        busy = {(sent.table, sent.seat) for sent in self.sent.values()}
        found = []
        for table, seen in self.seen.items():
            if seen.ended or seen.about is None:
                continue
            for seat, update in seen.updates.items():
                place = (table, seat)
                asked = update["choices"] or update["end_turn"] or self._stood_in(seen, place)
                asked = asked or self._waits_too_long(seen, update)
                if seat >= 0 and asked and place not in busy and self._not_before.get(place, 0.0) <= at:
                    found.append(place)
        return found

    def _stood_in(self, seen: Seen, place: tuple[str, int]) -> bool:
        assert seen.about is not None
        chair = seen.about["seats"][place[1]]
        mine = bool(chair["standin"]) and not chair["resigned"] and not chair["returning"]
        return mine and place not in self.gone

    def _waits_too_long(self, seen: Seen, update: Doc) -> list[int]:
        """Return the seats of others that were waited for so long that a bot may have them."""
        assert seen.about is not None
        if update["clock"]["kind"] != "relaxed" or self.world.loop.time() - seen.heard < TOO_LONG:
            return []
        chairs = seen.about["seats"]
        return [one for one in update["waiting"] if chairs[one]["kind"] == "human" and not chairs[one]["you"]]

    def _act(self, line: Line) -> None:
        wanted = self._wanted(line)
        if not wanted:
            return
        table, seat = self.luck.choice(wanted)
        if self._chance("client_lies"):
            self._lie(line, table, seat)
        body = self._choose(table, seat)
        if body is None:
            return
        bodies = [body]
        if self._chance("client_reorders"):
            other = self._choose(table, seat)
            bodies = [other, body] if other is not None else bodies
        for each in bodies:
            self._say(line, table, seat, each)

    def _say(self, line: Line, table: str, seat: int, body: Doc) -> None:
        self.sent[body["key"]] = sent = Sent(table, seat, body, at=self.world.loop.time())
        self.world.witness.said(self, sent)
        self.world.story.tell(self.name, f"says {body['t']} {body.get('code', '')} at {body.get('seq', '')}")
        line.say(json.dumps(body))
        if self._chance("client_doubles"):
            sent.copies += 1
            others = [page.line for page in self.world.pages_of(self) if page.line is not None and page.line.open]
            (self.luck.choice(others) if others else line).say(json.dumps(body))

    def _key(self) -> str:
        self._keys += 1
        return f"{self.name}-{self._keys}"

    def _choose(self, table: str, seat: int) -> Doc | None:
        """Decide what to do with a seat."""
        luck, seen = self.luck, self.seen[table]
        update = seen.updates[seat]
        place = {"table": table, "seat": seat, "key": self._key()}
        if self._stood_in(seen, (table, seat)):
            if luck.random() < 0.3:
                self.gone.add((table, seat))
                return None
            return {"t": "return", **place}
        absent = self._waits_too_long(seen, update)
        if absent and not update["choices"] and not update["end_turn"]:
            return {"t": "hand-over", **place, "other": luck.choice(absent)}
        about_time = self._about_time(table, seat, place)
        if about_time is not None:
            return about_time
        now = {**place, "seq": update["seq"]}
        if luck.random() < 0.004:
            return {"t": "resign", **place}
        if luck.random() < 0.006:
            return {"t": "stop", **place, "agree": luck.random() < 0.7}
        if update["undo"] and luck.random() < 0.15:
            return {"t": "undo", **now, "count": luck.randint(1, update["undo"])}
        if update["end_turn"] and (not update["choices"] or luck.random() < 0.8):
            return {"t": "end-turn", **now}
        if update["choices"]:
            code = luck.choice(update["choices"])["code"]
            if luck.random() < 0.25:  # a composed turn, which may replace what was answered by something impossible
                keep = update["undo"] if luck.random() < 0.7 else luck.randint(0, update["undo"])
                return {"t": "turn", **now, "answers": [code], "keep": keep, "end": luck.random() < 0.5}
            return {"t": "move", **now, "code": code}
        if update["undo"] and update["answered"] and luck.random() < 0.2:
            return {"t": "turn", **now, "answers": [update["answered"]]}
        return None

    def _about_time(self, table: str, seat: int, place: Doc) -> Doc | None:
        """Leave, pause, give time, or fall asleep for a while, all of it seldom."""
        luck, update = self.luck, self.seen[table].updates[seat]
        chance = luck.random()
        if chance < 0.004:
            return {"t": "go", **place}
        if chance < 0.012:
            return {"t": "pause", **place, "agree": luck.random() < 0.7, "hours": luck.randint(1, 3)}
        if chance < 0.02:
            return {"t": "give", **place, "other": luck.choice(update["waiting"] or [seat])}
        if chance < 0.024:
            return {"t": "hand-over", **place, "other": luck.choice(update["waiting"] or [seat]), "agree": True}
        if chance < 0.04 and update["clock"]["kind"] == "relaxed":
            self._not_before[table, seat] = self.world.loop.time() + ASLEEP
            self.world.story.tell(self.name, "falls asleep")
        return None

    def _lie(self, line: Line, table: str, seat: int) -> None:
        """Say what nobody may say: for another seat, of another time, or nothing that makes sense."""
        luck = self.luck
        body = self._choose(table, seat)
        kind = luck.randrange(4)
        if kind == 0 or body is None or body["t"] != "move":
            line.say(luck.choice(GARBAGE).replace("%s", table))
            return
        if kind == 1:
            mine = self.seen[table].updates
            other = luck.choice([other for other in range(-1, 6) if other not in mine])
            body = {**body, "t": luck.choice(("move", "resign")), "seat": other}
        elif kind == 2:
            body["seq"] = max(0, body["seq"] + luck.choice((-2, -1, 1, 50)))
        else:
            body["code"] = luck.choice(("", "nonsense", "bid 99", "🎲" * 10))
        self.world.story.tell(self.name, f"lies: {body['t']} {body['code']} for {body['seat']} at {body['seq']}")
        if kind != 2:  # another seq may have become the right one meanwhile
            self.world.witness.lied(self, body)
        line.say(json.dumps(body))


async def open_table(client: Client, plan: TablePlan, others: dict[str, Client]) -> None:
    """Open a table, tell the others of it, and let them sit down."""
    world = client.world
    host = client.person
    mine = client.name
    seats = [NewSeat("bot") if seat == "bot" else NewSeat("me" if seat == mine else "open") for seat in plan.seats]
    wanted = NewTable(
        game=plan.game,
        seats=seats,
        options=plan.options,
        clock=plan.clock,
        confirm=plan.confirm,
        nonce=mine,
        start=plan.start,
    )
    made = await client.ask(lambda services: services.lobby.create(host, wanted))
    table: str = made.spec.id
    world.story.tell(mine, f"opens {table}: {plan.game} with {', '.join(plan.seats)}")
    world.opened.append(table)
    for name in dict.fromkeys(seat for seat in plan.seats if seat not in ("bot", mine)):
        other = others[name]
        world.loop.spawn(other.actor, join(other, table, plan.seats.index(name)), f"join {table}")


async def join(client: Client, table: str, seat: int) -> None:
    """Sit down, however often it takes."""
    while True:
        try:
            await client.worker().ask(lambda services: services.lobby.join(table, client.person, seat, client.name))
            client.world.story.tell(client.name, f"sits down at {table}")
            return
        except Unreachable:
            await asyncio.sleep(client.luck.uniform(0.05, 0.6))
        except Refused as refused:
            client.world.story.tell(client.name, f"does not sit down at {table}: {refused.message}")
            return
