"""Printed figures: the book of a game, what owners confirmed, the default of new tables, and what a table gets."""

from __future__ import annotations

import json
import logging
from typing import Any

from beffroi.kernel.errors import BadRequest
from beffroi.kernel.figure_sets import (
    count_figures,
    differing,
    digest_of,
    figures_of,
    nested,
    read_set,
)
from beffroi.kernel.game import Game
from beffroi.kernel.state import Doc
from beffroi.protocol.figures import (
    AnsweredFigure,
    AnsweredFigures,
    FigureBook,
    FigureRevision,
    NewFigureRevision,
    TableFigures,
)
from beffroi.protocol.http import NewTable
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.services.clock import now
from beffroi.server.services.figure_books import (
    FIGURES,
    Default,
    checked_set,
    described,
    game_with_figures,
    position_figures,
    program_default,
    revision_of,
)
from beffroi.server.services.figure_sets import FigureSetService
from beffroi.server.services.names import clean_title
from beffroi.server.storage.engine import Conflict
from beffroi.server.storage.figures import FigureStore

log = logging.getLogger("beffroi.figures")


class FigureService:
    """The figures of the house."""

    def __init__(self, store: FigureStore, sets: FigureSetService, needed: int) -> None:
        self.store = store
        self.sets = sets
        self.needed = needed

    # --- reading ------------------------------------------------------------------

    async def book(self, slug: str, rules: int) -> FigureBook:
        """Return every figure of a game under a revision of its rules (0: the newest), and the default here."""
        game, _ = game_with_figures(slug)
        decks, checks = described(game, revision_of(game, rules))
        default = await self.default(game)
        return FigureBook(
            game=slug,
            rules=revision_of(game, rules),
            revision=default.revision,
            default=default.figures,
            digest=default.digest,
            needed=self.needed,
            decks=decks,
            checks=checks,
        )

    async def answered(self, slug: str) -> AnsweredFigures:
        """Return what owners typed, the figures with the most answers first."""
        game_with_figures(slug)
        rows = await self.store.answers(slug, self.needed)
        every: dict[str, int] = {}
        most: dict[str, int] = {}
        for row in rows:
            every[row["path"]] = every.get(row["path"], 0) + row["owners"]
            most[row["path"]] = max(most.get(row["path"], 0), row["owners"])
        found = [
            AnsweredFigure(
                path=row["path"],
                value=json.loads(row["value"]),
                owners=row["owners"],
                others=every[row["path"]] - row["owners"],
                confirmed=(sure := row["since"] is not None and 2 * row["owners"] > every[row["path"]]),
                since=row["since"] if sure else None,
            )
            for row in rows
        ]
        return AnsweredFigures(self.needed, sorted(found, key=lambda one: (-one.owners, one.path)))

    # --- the default ----------------------------------------------------------------

    async def default(self, game: Game[Any]) -> Default:
        """Return what new tables are played with: the last revision, as far as the newest rules still take it."""
        figures = figures_of(game.slug, game.figures)
        row = await self.store.last_revision(game.slug)
        if row is not None:
            try:
                doc = differing(figures, read_set(figures, row[FIGURES]))
                return Default(row["revision"], doc, digest_of(game.slug, figures, doc))
            except BadRequest as error:
                log.warning(
                    "the default figures of %s no longer fit, the program's own are played: %s", game.slug, error
                )
        return program_default(game)

    async def revisions(self, slug: str) -> list[FigureRevision]:
        """Return the revisions of the default, the newest first; the program's own table is the last."""
        game, figures = game_with_figures(slug)
        now_in_force = (await self.default(game)).revision
        found = [
            FigureRevision(
                revision=row["revision"],
                at=row["at"],
                note=row["note"],
                digest=row["digest"],
                differing=count_figures(figures, row[FIGURES], row["rules"]),
                now=row["revision"] == now_in_force,
                figures=row[FIGURES],
            )
            for row in await self.store.revisions(slug)
        ]
        own = FigureRevision(0, 0, "", digest_of(slug, figures, None), 0, now_in_force == 0, {})
        return [*found, own]

    async def new_revision(self, slug: str, wanted: NewFigureRevision) -> FigureRevision:
        """Make other figures the default of tables opened from now on."""
        game, figures = game_with_figures(slug)
        doc = checked_set(figures, await self.source(slug, wanted))
        last = await self.store.last_revision(slug)
        differs = differing(figures, doc)
        row = {
            "game": slug,
            "revision": (last["revision"] if last else 0) + 1,
            "rules": game.rules,
            "figures": differs,
            "digest": digest_of(slug, figures, differs),
            "note": " ".join(wanted.note.split()),
            "at": now(),
        }
        try:
            await self.store.insert_revision(row)
        except Conflict:
            raise Refused("busy", "another revision was made just now: look again") from None
        log.info("revision %s of the figures of %s is the default now", row["revision"], slug)
        return (await self.revisions(slug))[0]

    async def source(self, slug: str, wanted: NewFigureRevision) -> Doc:
        """Return the figures a new revision is made from."""
        if wanted.source == "confirmed":
            sure = [one for one in (await self.answered(slug)).figures if one.confirmed]
            return nested({tuple(one.path.split(".")): one.value for one in sure})
        if wanted.source == "program" or wanted.revision == 0:
            return {}
        for row in await self.store.revisions(slug):
            if row["revision"] == wanted.revision:
                earlier: Doc = row[FIGURES]
                return earlier
        raise Refused("not-found", f"the figures of {slug} have no revision {wanted.revision}")

    # --- tables ---------------------------------------------------------------------

    async def for_table(
        self, game: Game[Any], host: Person, wanted: NewTable, options: Doc, kept: TableFigures | None
    ) -> tuple[Doc | None, TableFigures | None]:
        """Return the option `figures` of a new table, and how the table names them.

        `options` are clean; `kept` is what a table had that this one follows: the same set, under the newest rules.
        """
        if game.figures is None:
            if wanted.figures.kind != "default":
                raise Refused("bad-request", f"{game.slug} has no figures to choose")
            return None, None
        default = await self.default(game)
        if wanted.start is not None:
            return position_figures(game, wanted, default, kept)
        given, kind, name, version = await self.chosen(game, host, wanted, options, default, kept)
        digest = digest_of(game.slug, game.figures, given)
        told = TableFigures(kind, name, version, digest, digest == default.digest)
        return given or None, told

    async def chosen(
        self,
        game: Game[Any],
        host: Person,
        wanted: NewTable,
        options: Doc,
        default: Default,
        kept: TableFigures | None,
    ) -> tuple[Doc, Any, str, int]:
        """Return the figures the host chose: what differs, their kind, name and version."""
        figures, choice = figures_of(game.slug, game.figures), wanted.figures
        house = options.get(FIGURES)
        if house:
            if choice.kind != "default":
                raise Refused("bad-request", "figures are given as an option or as a set, not as both")
            return house, kept.kind if kept else "given", kept.name if kept else "", kept.version if kept else 0
        if choice.kind == "default":
            return default.figures, "default", "", default.revision
        if choice.kind == "program":
            return {}, "program", "", 0
        if choice.kind == "given":
            name = clean_title(choice.name) if choice.name else ""
            return differing(figures, checked_set(figures, choice.figures or {})), "given", name, 0
        found = await self.sets.chosen(host, choice)
        if found.game != game.slug:
            raise Refused("bad-request", f"these figures are of {found.game}, not of {game.slug}")
        return differing(figures, checked_set(figures, found.figures)), "set", found.name, found.version
