"""Balance reports for sets of figures: games of bots, played in the background and kept by digest."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec

from beffroi.bots.balance import GameUses, balance_of, fixtures, too_often
from beffroi.bots.balance.play import play
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.figure_sets import differing, digest_of
from beffroi.kernel.game import Game
from beffroi.kernel.state import Doc
from beffroi.protocol.figures import BalanceBody, BalanceInterval, BalanceJob, BalanceReport, BalanceRow
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.services.bot_pool import BotPool
from beffroi.server.services.clock import now
from beffroi.server.services.figure_books import checked_set, game_with_figures
from beffroi.server.storage.balances import CANCELLED, DONE, FAILED, UNDER_WAY, WAITING, BalanceStore

REVISION: Final = 1  # of the report: it goes up when an old one should be made anew
PATIENCE: Final = 600_000  # ms after which a report that nobody goes on with is begun anew
MOST_WAITING: Final = 20  # reports of everybody
SEED: Final = "balance"  # the same luck for every set, so that only the figures differ

log = logging.getLogger("beffroi.balances")


class BalanceService:
    """Makes each report once, one after another, in the process that takes only what others leave."""

    def __init__(self, store: BalanceStore, bot_pool: BotPool, games: int, bot: str = "greedy") -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.games = games
        self.bot = bot
        self._work: asyncio.Task[None] | None = None
        self._current: dict[str, Any] | None = None  # the report that is being made

    # --- asking -------------------------------------------------------------------

    async def ask(self, person: Person, slug: str, body: BalanceBody) -> BalanceJob:
        """Begin a report, or return what is known of it; the program's own figures are tried first."""
        if person.guest:
            raise Refused("forbidden", "a report is made for people with an account")
        game, figures = game_with_figures(slug)
        seats = seats_of(game, body.seats)
        own = digest_of(slug, figures, None)
        differs = differing(figures, checked_set(figures, body.figures))
        digest = digest_of(slug, figures, differs)
        if not await self.known(digest, seats):
            await self.check_room(person)
            for one, doc in ((own, {}), (digest, differs)):
                await self.want(person, slug, one, seats, doc)
            self.begin()
        return await self.job(person, slug, digest, seats)

    async def known(self, digest: str, seats: int) -> bool:
        row = await self.store.get(digest, seats)
        return row is not None and row["revision"] == REVISION and row["state"] in (*UNDER_WAY, DONE)

    async def check_room(self, person: Person) -> None:
        everybody, mine = await self.store.count(person.id)
        if mine:
            raise Refused("limit", "you have a report under way: wait for it, or cancel it")
        if everybody >= MOST_WAITING:
            raise Refused("busy", "many reports are under way: try it later")

    async def want(self, person: Person, slug: str, digest: str, seats: int, figures: Doc) -> None:
        row = {"digest": digest, "seats": seats, "game": slug, "revision": REVISION, "figures": figures}
        await self.store.want({**row, "person": person.id, "at": now() - (not figures)})

    async def job(self, person: Person | None, slug: str, digest: str, seats: int) -> BalanceJob:
        """Return a report, or how far the work on it is."""
        game, figures = game_with_figures(slug)
        row = await self.find(slug, digest, seats_of(game, seats))
        if row["state"] in UNDER_WAY:
            self.begin()  # whoever was at it may be gone
        own = digest_of(slug, figures, None)
        base = row if digest == own else await self.store.get(own, row["seats"])
        rows = [row] if base is None or digest == own else [base, row]
        return BalanceJob(
            game=slug,
            digest=digest,
            seats=row["seats"],
            state=row["state"],
            done=sum(one["done"] for one in rows),
            of=self.games * len(rows),
            mine=person is not None and row["person"] == person.id,
            at=row["at"],
            report=msgspec.convert(row["doc"], BalanceReport | None),
            base=msgspec.convert(base["doc"], BalanceReport | None) if base else None,
        )

    async def cancel(self, person: Person, slug: str, digest: str, seats: int) -> None:
        """Stop work on a report; only who began it may, or the administrator."""
        game, figures = game_with_figures(slug)
        row = await self.find(slug, digest, seats_of(game, seats))
        if row["person"] != person.id and not person.admin:
            raise Refused("forbidden", "only who began the report may stop it")
        for one in (row, await self.store.get(digest_of(slug, figures, None), row["seats"])):
            if one is not None and one["person"] == row["person"]:
                await self.store.update(one["digest"], one["seats"], now(), state=CANCELLED)

    async def find(self, slug: str, digest: str, seats: int) -> dict[str, Any]:
        row = await self.store.get(digest, seats)
        if row is None or row["game"] != slug:
            raise Refused("not-found", "nobody asked for this report")
        return row

    # --- working ------------------------------------------------------------------

    def begin(self) -> None:
        """See to it that the list is worked off; also at the start, for what a stopped server left."""
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._run(), name="balance reports")

    async def _run(self) -> None:
        while row := await self.store.take(now(), now() - PATIENCE):
            self._current = row
            try:
                report = await self._make(row)
                if report is not None:
                    await self._keep(row, state=DONE, doc=msgspec.to_builtins(report))
            except Exception:  # told to those who ask; the next one is tried all the same
                log.exception("the balance report %s of %s failed", row["digest"], row["game"])
                await self._keep(row, state=FAILED)
        self._current = None

    async def _make(self, row: dict[str, Any]) -> BalanceReport | None:
        """Play the games, one at a time; None: it was cancelled."""
        game, _ = game_with_figures(row["game"])
        options = {"figures": row["figures"] or None}
        used: list[GameUses] = []
        for fixture in fixtures(game, self.bot, self.games, seats=row["seats"], options=options, seed=SEED):
            used.append(await self.bot_pool.run_background(play, fixture))
            if not await self._keep(row, done=len(used)):
                return None
        return report_of(game, self.bot, used)

    async def _keep(self, row: dict[str, Any], **values: Any) -> bool:
        return await self.store.update(row["digest"], row["seats"], now(), **values)

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
            if self._current is not None:  # the next start goes on with it
                await self._keep(self._current, state=WAITING)


def seats_of(game: Game[Any], seats: int) -> int:
    """Return the seats of a report: those wanted, or as many as the game takes."""
    try:
        return game.seat_count(seats)
    except BadRequest as error:
        raise Refused("bad-request", str(error)) from None


def report_of(game: Game[Any], bot: str, used: list[GameUses]) -> BalanceReport:
    found = balance_of(game, used)
    rows = [
        BalanceRow(
            deed=row.deed,
            name=row.name,
            uses=row.uses,
            seats=row.seats,
            share=row.share,
            score=BalanceInterval(*row.score) if row.score else None,
            even=BalanceInterval(*row.even) if row.even else None,
            often=too_often(row),
        )
        for row in found.rows
    ]
    return BalanceReport(
        games=found.games,
        players=found.players,
        bot=bot,
        winner_score=found.winner_score,
        first_wins=found.first_wins,
        rows=rows,
        unused=found.unused,
    )
