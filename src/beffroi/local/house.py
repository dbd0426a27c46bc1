"""The house on a device: one person, their tables, the bots, and what is asked about all of them."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from beffroi.kernel.errors import BadRequest
from beffroi.kernel.figure_sets import differing, digest_of, figures_of
from beffroi.kernel.game import Game
from beffroi.kernel.record import write_record
from beffroi.kernel.state import NOBODY, Doc, Seat
from beffroi.local.bots import Bots
from beffroi.local.page_line import PageLine
from beffroi.local.ports import Keeper, Thinker, Windows
from beffroi.local.puzzles import PuzzlesHere, ThinkerJudge
from beffroi.local.reviews import Reviews
from beffroi.local.tables import OWNER, Tables, is_here
from beffroi.protocol.account import Me, NextTable
from beffroi.protocol.base import ClockSettings
from beffroi.protocol.figures import TableFigures
from beffroi.protocol.http import ForkBody, HintBody, NewTable, Verified
from beffroi.protocol.imports import ImportCheck
from beffroi.protocol.messages import ReplayMessage, TableMessage
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.person import Person
from beffroi.server.domain.spec import OPEN, OVER, RUNNING, STOPPED, SeatAssignment
from beffroi.server.domain.table import TableState, sees_all
from beffroi.server.errors import Refused
from beffroi.server.realtime.render import described
from beffroi.server.services.clock import now
from beffroi.server.services.figure_books import FIGURES, checked_set, position_figures, program_default
from beffroi.server.services.names import clean_name, clean_title
from beffroi.server.services.play import check_seat
from beffroi.server.services.puzzles import PuzzleService
from beffroi.server.services.records import figures_name, imported_log, imported_spec, named
from beffroi.server.services.replay import replayed
from beffroi.server.services.reviewing import check_hint
from beffroi.server.services.rushes import RushService
from beffroi.server.services.seating import agree, agreed_options, check_options, game_of, seat_people
from beffroi.server.services.successors import fork_request, rematch_request

PREFIX = "my-"  # of the tables of a device, by which the page tells them from a server's
START = "start"
NO_PACE = ClockSettings(kind="none")  # nobody waits for whoever owns the device
PERSON = "person"


class House:
    """Everything a page asks for beside what it says over its line."""

    def __init__(self, store: Keeper, thinker: Thinker, windows: Windows) -> None:
        self.store = store
        self.thinker = thinker
        self.windows = windows
        self.person = Person(OWNER, "", True, False, False, None, "en", None, None)
        self.tables = Tables(store, lambda: self.person.name)
        self.line = PageLine(self.tables, windows, self.person)
        self.bots = Bots(self.tables, thinker)
        self.reviews = Reviews(store, thinker)
        self.puzzles = PuzzleService(
            PuzzlesHere(store, self.tables.keep, lambda: self.person.name), ThinkerJudge(thinker)
        )
        self.rushes = RushService(self.puzzles)
        self.tables.listeners.append(self.spread)

    async def open(self) -> None:
        """Find whose device it is, and its tables."""
        kept = await self.store.read(PERSON, OWNER)
        if kept is not None:
            self.person = msgspec.structs.replace(self.person, name=kept["name"], language=kept["language"])
        await self.tables.open()

    async def spread(self, table: TableState) -> None:
        self.windows.spread(table.spec.id, table.n)

    # --- the person -----------------------------------------------------------------

    def me(self) -> Me:
        """Return the owner of the device; nobody as long as they have no name."""
        if not self.person.name:
            raise Refused("not-signed-in", "nobody has sat down on this device yet")
        waiting = sum(bool(set(line["waiting"]) & set(line["you"])) for line in self.lines(RUNNING))
        return Me(OWNER, self.person.name, True, False, None, None, self.person.language, None, False, waiting)

    async def rename(self, name: str | None, language: str | None) -> Me:
        """Give the owner of the device another name or language."""
        wanted = {"name": clean_name(name or self.person.name), "language": language or self.person.language}
        await self.tables.keep(self.store.write(PERSON, OWNER, wanted))
        self.person = msgspec.structs.replace(self.person, **wanted)
        return self.me()

    def lines(self, *status: str) -> list[Doc]:
        """Return the tables of these statuses as a list shows them, the last changed first."""
        heads = sorted(self.tables.heads.values(), key=lambda head: -head["changed"])
        return [head["line"] for head in heads if head["spec"]["status"] in status]

    def mine(self) -> list[Doc]:
        return self.lines(OPEN, RUNNING)

    def results(self) -> list[Doc]:
        """Return how the last games ended."""
        found = [head["result"] for head in self.tables.heads.values() if head.get("result")]
        return sorted(found, key=lambda one: -one["ended"])[:10]

    def next_table(self, after: str) -> NextTable:
        """Return a game that waits, after the one just played."""
        waiting = [line["table"] for line in self.lines(RUNNING) if set(line["waiting"]) & set(line["you"])]
        return NextTable(next((one for one in waiting if one != after), None), len(waiting))

    # --- tables ---------------------------------------------------------------------

    def shown(self, table: TableState) -> TableMessage:
        return described(table, OWNER, is_here, now())

    async def create(self, wanted: NewTable, origin: str | None = None, kept: TableFigures | None = None) -> TableState:
        """Open a new table; everybody sits, so its game begins at once."""
        if any(seat.kind == "open" for seat in wanted.seats):
            raise Refused("needs-server", "others can only join at a table of a server")
        game = game_of(wanted.game)
        seats = seat_people(game, self.person, wanted)
        options = agreed_options(game, wanted)
        chosen, told = self.figures(game, wanted, options, kept)
        if game.figures is not None:
            options[FIGURES] = chosen
        check_options(game, options, len(seats))
        plain = msgspec.structs.replace(wanted, rated=False, chat=False, access="link", ready_check=False)
        spec = agree(game, self.person, plain, seats, origin, options, told)
        spec.clock = msgspec.to_builtins(NO_PACE)
        spec.id = PREFIX + spec.id[len(PREFIX) :]
        nonces = json.dumps({i: chair.nonce for i, chair in enumerate(seats) if chair.nonce})
        try:
            return await self.tables.insert(spec, seats, [LogEntry(START, NOBODY, nonces, "", now())])
        except BadRequest as error:
            raise Refused("bad-request", str(error)) from None

    def figures(
        self, game: Game[Any], wanted: NewTable, options: Doc, kept: TableFigures | None
    ) -> tuple[Doc | None, TableFigures | None]:
        """Return the option `figures` of a new table, and how the table names them; sets are kept by servers."""
        if game.figures is None:
            return None, None
        default, choice = program_default(game), wanted.figures
        if wanted.start is not None:
            return position_figures(game, wanted, default, kept)
        if choice.kind in ("mine", "shared"):
            raise Refused("needs-server", "sets of figures are kept by a server")
        given: Doc = options.get(FIGURES) or {}
        if choice.kind == "given":
            own = figures_of(game.slug, game.figures)
            given = differing(own, checked_set(own, choice.figures or {}))
        digest = digest_of(game.slug, game.figures, given)
        name = clean_title(choice.name) if choice.name else kept.name if kept else ""
        return given or None, TableFigures("given" if given else "program", name, 0, digest, digest == default.digest)

    async def rematch(self, table_id: str) -> TableState:
        """Open the same table again under the newest rules, the next seat first."""
        table = await self.tables.get(table_id)
        if table.status not in (OVER, STOPPED):
            raise Refused("not-running", "the game is not over yet")
        if not table.seats_of(OWNER):
            raise Refused("not-your-seat", "you did not play at this table")
        return await self.create(rematch_request(table, self.person), table_id, table.spec.table_figures)

    async def fork(self, table_id: str, wish: ForkBody) -> TableState:
        """Open a game from a position of this one; the luck to come is new."""
        table = await self.tables.get(table_id)
        return await self.create(fork_request(table, self.person, wish), table_id, table.spec.table_figures)

    async def delete(self, table_id: str) -> None:
        """Forget a table for good."""
        await self.tables.delete(table_id)
        self.windows.spread(table_id, -1)

    # --- looking back -----------------------------------------------------------------

    async def replay(self, table_id: str, moves: int, seat: Seat) -> ReplayMessage:
        """Return the table as it was after so many decisions, as a seat saw it."""
        return replayed(await self.tables.get(table_id), moves, seat, OWNER)

    async def hint(self, table_id: str, body: HintBody) -> Doc:
        """Return what a bot would do in the seat's place."""
        table = await self.tables.get(table_id)
        check_seat(table, body.seat, self.person)
        check_hint(table, body.seat, body.seq)
        position = table.playing.state.position()
        told = await self.thinker.think("hint", table.spec.game, position, body.seat, body.seq)
        if told is None:
            raise Refused("busy", "it was cut short")
        return {"table": table_id, "seq": body.seq, **told}

    # --- records ----------------------------------------------------------------------

    async def record(self, table_id: str, *, early: bool = False) -> Doc:
        """Return the whole game, or the game so far to whoever plays all of it.

        `early` is a game that leaves this device as it stands, with its secret, so that a server can verify it.
        """
        table = await self.tables.get(table_id)
        over = table.status in (OVER, STOPPED)
        if not over and not early and not sees_all(table, OWNER):
            raise Refused("not-running", "the moves hold what the bots hide: the record comes with the end")
        names = [chair.name for chair in table.seats]
        return write_record(table.playing, secret=over or early, names=names, figures=figures_name(table.spec))

    async def verified(self, table_id: str) -> Verified:
        """Work out again everything a finished game claims about its luck."""
        record = await self.record(table_id)
        wrong = await self.check(record)
        return Verified(not wrong, wrong, record["commitment"], len(record.get("draws", [])), len(record["moves"]))

    async def check(self, record: Doc) -> str:
        """Return what is wrong with a record, in one line; empty when everything fits."""
        wrong = await self.thinker.think("verify", msgspec.json.encode(record).decode())
        if wrong is None:
            raise Refused("busy", "it was cut short")
        return str(wrong)

    async def examine(self, text: str) -> ImportCheck:
        """Tell what the text of a record or a position is, and what is wrong with it."""
        found = await self.thinker.think("examine", text)
        if found is None:
            raise Refused("busy", "it was cut short")
        return msgspec.convert(found, ImportCheck)

    async def take_in(self, record: Doc) -> TableState:
        """Make a table that is over of a record from elsewhere, if everything in it verifies."""
        wrong = await self.check(record)
        if wrong:
            raise Refused("bad-record", wrong)
        spec = imported_spec(self.person, record)
        spec.id = PREFIX + spec.id[len(PREFIX) :]
        seats = [SeatAssignment("human", None, name) for name in named(record)]
        return await self.tables.insert(spec, seats, imported_log(record, spec.created))
