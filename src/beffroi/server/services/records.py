"""Games written down: given out when they are over, taken in when they verify."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import msgspec

import beffroi
from beffroi.kernel.chance import SeedCommitment
from beffroi.kernel.days import day_document
from beffroi.kernel.errors import BeffroiError
from beffroi.kernel.record import write_record
from beffroi.kernel.state import NOBODY
from beffroi.protocol.figures import TableFigures
from beffroi.protocol.http import Verified
from beffroi.protocol.imports import ImportCheck
from beffroi.server.domain.days import check_unsealed, date_of
from beffroi.server.domain.log import CLOSE, MOVE, START, LogEntry
from beffroi.server.domain.person import Person
from beffroi.server.domain.spec import OVER, STOPPED, SeatAssignment, TableSpec
from beffroi.server.domain.table import TableState, sees_all
from beffroi.server.errors import DAMAGED, Refused
from beffroi.server.services.clock import now
from beffroi.server.services.ids import new_id
from beffroi.server.services.imports import examine, verify_text
from beffroi.server.services.names import clean_title, names_from_elsewhere, names_of_seats

if TYPE_CHECKING:
    from beffroi.server.services.checker import Checker
    from beffroi.server.services.tables import TableService
    from beffroi.server.storage.accounts import AccountStore

SERVER_DEFAULT: Final = "server default"  # how a record names figures that no owner's set has


class RecordService:
    """Records of tables."""

    def __init__(self, tables: TableService, checker: Checker, accounts: AccountStore) -> None:
        self.tables = tables
        self.accounts = accounts
        self.checker = checker

    async def record(self, table_id: str, person: str | None = None) -> dict[str, Any]:
        """Return the whole game, or the game so far to whoever plays all of it.

        While it goes on its moves may hold what others must not know, and its secret the luck to come.
        """
        return written(await self.tables.look(table_id, person), person)

    async def check(self, person: str, text: str) -> ImportCheck:
        """Tell what the text of a record or a position is, and what is wrong with it."""
        return await self.checker.run(person, examine, text)

    async def verified(self, table_id: str, person: str | None, asker: str) -> Verified:
        """Verify everything a record claims: the commitment, every draw, every digest, the scores.

        `asker`: who waits in line for it.
        """
        record = written(await self.tables.look(table_id, person), None)
        wrong = await self.checker.run(asker, check_record, msgspec.json.encode(record))
        return Verified(not wrong, wrong, record["commitment"], len(record.get("draws", [])), len(record["moves"]))

    async def take_in(self, person: Person, record: dict[str, Any]) -> TableState:
        """Make a table that is over of a record from elsewhere, if everything in it verifies."""
        wrong = await self.checker.run(person.id, check_record, msgspec.json.encode(record))
        if wrong:
            raise Refused("bad-record", wrong)
        spec = imported_spec(person, record)
        names = await names_from_elsewhere(self.accounts, given_names(record), person.id)
        seats = [SeatAssignment("human", None, name) for name in names]
        await self.tables.store.insert(spec, seats, imported_log(record, spec.created))
        return await self.tables.get(spec.id)


def written(table: TableState, person: str | None) -> dict[str, Any]:
    """Write a table's game down, if somebody may have it as it stands."""
    check_unsealed(table.spec, now())
    over = table.status in (OVER, STOPPED)
    if not over and not sees_all(table, person):
        raise Refused("not-running", "the moves hold what others must not know: the record comes with the end")
    names = [chair.name for chair in table.seats]
    figures, day = figures_name(table.spec), named_day(table.spec)
    return write_record(table.playing, secret=over, names=names, figures=figures, day=day)


def named_day(spec: TableSpec) -> dict[str, Any] | None:
    """Return the day whose game a table is, as a record names it."""
    if spec.day is None:
        return None
    return day_document(date_of(spec.day["day"]), spec.day["level"], SeedCommitment(spec.secret).digest)


def check_record(text: bytes | str) -> str:
    """Return what is wrong with a record, in one line; empty when everything fits. Runs in the checker's process."""
    try:
        verify_text(text if isinstance(text, str) else text.decode())
    except BeffroiError as error:
        return str(error)
    except DAMAGED as error:
        return f"the record is damaged ({type(error).__name__})"
    return ""


def named(record: dict[str, Any]) -> list[str]:
    """Return who sat where, if the record has a name for it that could be somebody's."""
    return names_of_seats(given_names(record))


def given_names(record: dict[str, Any]) -> list[str]:
    """Return what stands in a record for each seat's name."""
    given = [str(name) for name in record.get("names", ())][: record["seats"]]
    return given + [""] * (record["seats"] - len(given))


def figures_name(spec: TableSpec) -> tuple[str, int]:
    """Return the name and version by which a record tells of a table's figures."""
    figures = spec.table_figures
    if figures is None or figures.kind == "program":
        return "", 0
    return (SERVER_DEFAULT if figures.version else "") if figures.kind == "default" else figures.name, figures.version


def imported_figures(record: dict[str, Any]) -> TableFigures | None:
    """Return the figures of a record from elsewhere; its digest was verified."""
    named = record.get("figures")
    if named is None:
        return None
    try:
        name = clean_title(str(named.get("name", "")))
    except Refused:
        name = ""
    version = named.get("version", 0)
    return TableFigures("given", name, version if isinstance(version, int) else 0, named["digest"], False)


def imported_spec(person: Person, record: dict[str, Any]) -> TableSpec:
    """Return what is agreed at a table whose game was played elsewhere."""
    at = now()
    return TableSpec(
        id=new_id(),
        game=record["game"],
        rules=record["rules"],
        options=beffroi.game(record["game"]).clean_options(record["options"], record["rules"]),
        seats=record["seats"],
        status=OVER if record["over"] else STOPPED,
        access="link",
        clock={"kind": "none"},
        confirm=False,
        chat=True,
        rated=False,
        host=person.id,
        secret=bytes.fromhex(record["secret"]),
        start=record.get("start"),
        origin=None,
        created=at,
        imported=True,
        started=at,
        ended=at,
        figures=msgspec.to_builtins(imported_figures(record)),
    )


def imported_log(record: dict[str, Any], at: int) -> list[LogEntry]:
    """Return the log of an imported game: its start, its moves, and its end where it was broken off."""
    nonces = json.dumps({int(seat): nonce for seat, nonce in record.get("nonces", {}).items()})
    lines = [(START, NOBODY, nonces), *((MOVE, seat, code) for seat, code in record["moves"])]
    if not record["over"]:
        lines.append((CLOSE, NOBODY, ""))
    return [LogEntry(kind, seat, body, "", at) for kind, seat, body in lines]
