"""Printed figures: the book of a game, what owners confirmed, sets of one's own, and balance reports."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from beffroi.protocol.figures import (
    AnsweredFigures,
    BalanceBody,
    BalanceJob,
    ChangedFigureSet,
    CheckedFigures,
    FigureBook,
    FigureRevision,
    FiguresBody,
    FigureSet,
    FigureSetVersion,
    NewFigureRevision,
    NewFigureSet,
    SharedFigures,
)
from beffroi.protocol.http import NOTHING, Nothing
from beffroi.server.api.dependencies import BalancesDep, CallerDep, FiguresDep, FigureSetsDep, LimitsDep
from beffroi.server.services.figure_books import check_figures

LARGEST: Final = 80_000  # bytes; a whole set takes an eighth of it
Version = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Seats = Annotated[int, QueryParameter(ge=0, le=15)]


@get("/api/figures/{slug:str}")
async def book(
    figures: FiguresDep, slug: FromPath[str], rules: Annotated[int, QueryParameter(ge=0, le=1000)] = 0
) -> FigureBook:
    """Every figure of a game: what it is, where that comes from, what may be typed instead, and the default here."""
    return await figures.book(slug, rules)


@get("/api/figures/{slug:str}/confirmed")
async def confirmed(figures: FiguresDep, slug: FromPath[str]) -> AnsweredFigures:
    """What owners typed: a figure that enough accounts typed alike, and more than typed otherwise, is confirmed."""
    return await figures.answered(slug)


@get("/api/figures/{slug:str}/revisions")
async def revisions(figures: FiguresDep, slug: FromPath[str]) -> list[FigureRevision]:
    """The figures that new tables got here, the newest first; the last is the program's own table."""
    return await figures.revisions(slug)


@post("/api/figures/{slug:str}/check", status_code=200, sync_to_thread=True, request_max_body_size=LARGEST)
def check(slug: FromPath[str], data: JSONBody[FiguresBody]) -> CheckedFigures:
    """Say of typed figures, or of a file, what can't stand; give the rest back with its digest and as a file."""
    return check_figures(slug, data)


@get("/api/figures/shared/{link:str}")
async def shared(figure_sets: FigureSetsDep, link: FromPath[str], version: Version = 0) -> SharedFigures:
    """A set that somebody shared by link; version 0 is the newest."""
    return await figure_sets.shared(link, version)


# --- sets of one's own --------------------------------------------------------------


@get("/api/me/figures")
async def my_sets(
    figure_sets: FigureSetsDep, caller: CallerDep, game: Annotated[str, QueryParameter(max_length=40)] = ""
) -> list[FigureSet]:
    """My sets, the last changed first."""
    return await figure_sets.mine(caller.must("account"), game)


@post("/api/me/figures", request_max_body_size=LARGEST)
async def new_set(
    limits: LimitsDep, figure_sets: FigureSetsDep, caller: CallerDep, data: JSONBody[NewFigureSet]
) -> FigureSet:
    """Keep figures under a name."""
    person = caller.must("account")
    await limits.take("figures", person.id)
    return await figure_sets.new(person, data)


@get("/api/me/figures/{set_id:str}")
async def my_set(
    figure_sets: FigureSetsDep, caller: CallerDep, set_id: FromPath[str], version: Version = 0
) -> FigureSetVersion:
    """A version of my set (0: the newest), and the versions there are."""
    return await figure_sets.version(caller.must("account"), set_id, version)


@put("/api/me/figures/{set_id:str}", request_max_body_size=LARGEST)
async def change_set(
    limits: LimitsDep,
    figure_sets: FigureSetsDep,
    caller: CallerDep,
    set_id: FromPath[str],
    data: JSONBody[ChangedFigureSet],
) -> FigureSet:
    """Give my set another name, or other figures, which are a new version."""
    person = caller.must("account")
    await limits.take("figures", person.id)
    return await figure_sets.change(person, set_id, data)


@delete("/api/me/figures/{set_id:str}", status_code=200)
async def end_set(figure_sets: FigureSetsDep, caller: CallerDep, set_id: FromPath[str]) -> Nothing:
    """Delete my set; tables and records that use it keep their figures."""
    await figure_sets.delete(caller.must("account"), set_id)
    return NOTHING


@post("/api/me/figures/{set_id:str}/link", status_code=200)
async def share(limits: LimitsDep, figure_sets: FigureSetsDep, caller: CallerDep, set_id: FromPath[str]) -> FigureSet:
    """Share my set by a link that nobody can guess; it shows figures, and not whose they are."""
    person = caller.must("account")
    await limits.take("figures", person.id)
    return await figure_sets.share(person, set_id, True)


@delete("/api/me/figures/{set_id:str}/link", status_code=200)
async def unshare(figure_sets: FigureSetsDep, caller: CallerDep, set_id: FromPath[str]) -> FigureSet:
    """Withdraw the link of my set."""
    return await figure_sets.share(caller.must("account"), set_id, False)


# --- the host -----------------------------------------------------------------------


@post("/api/admin/figures/{slug:str}")
async def new_revision(
    figures: FiguresDep, caller: CallerDep, slug: FromPath[str], data: JSONBody[NewFigureRevision]
) -> FigureRevision:
    """Make other figures the default of tables opened from now on; games that go on keep theirs."""
    caller.must("admin")
    return await figures.new_revision(slug, data)


# --- balance reports ----------------------------------------------------------------


@post("/api/figures/{slug:str}/balance", status_code=200, request_max_body_size=LARGEST)
async def begin_balance(
    limits: LimitsDep, balances: BalancesDep, caller: CallerDep, slug: FromPath[str], data: JSONBody[BalanceBody]
) -> BalanceJob:
    """Have bots try a set in the background: which card wins too often with it; what is known is told at once."""
    person = caller.must("tables")
    await limits.take("balance", person.id)
    return await balances.ask(person, slug, data)


@get("/api/figures/{slug:str}/balance/{digest:str}")
async def balance(
    balances: BalancesDep, caller: CallerDep, slug: FromPath[str], digest: FromPath[str], seats: Seats = 0
) -> BalanceJob:
    """A report by the digest of its figures, or how far the work on it is; seats 0: as many as the game takes."""
    return await balances.job(caller.person, slug, digest, seats)


@delete("/api/figures/{slug:str}/balance/{digest:str}", status_code=200)
async def cancel_balance(
    balances: BalancesDep, caller: CallerDep, slug: FromPath[str], digest: FromPath[str], seats: Seats = 0
) -> Nothing:
    """Stop the work on a report that I began."""
    await balances.cancel(caller.must("tables"), slug, digest, seats)
    return NOTHING


ROUTES = [
    book,
    confirmed,
    revisions,
    check,
    shared,
    my_sets,
    new_set,
    my_set,
    change_set,
    end_set,
    share,
    unshare,
    new_revision,
    begin_balance,
    balance,
    cancel_balance,
]
