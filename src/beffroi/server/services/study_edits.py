"""Writing in a study: chapters begun and deleted, edits in the order they come, places evaluated and played on."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import structs

from beffroi.bots.puzzles import find_puzzle
from beffroi.bots.worker import hint_document
from beffroi.kernel.errors import BadRequest
from beffroi.protocol.base import Sentence
from beffroi.protocol.http import NewSeat, NewTable
from beffroi.protocol.studies import (
    MOST_CHAPTERS,
    AddLine,
    FileChapter,
    NewChapter,
    NodeEdit,
    PositionSource,
    PuzzleSource,
    SetComment,
    SetHead,
    StartSource,
    StudyEditBody,
    StudyEdited,
    StudyNode,
    StudySource,
    StudyValue,
    TableSource,
)
from beffroi.server.domain.days import check_unsealed
from beffroi.server.domain.person import Person
from beffroi.server.domain.spec import OVER, STOPPED
from beffroi.server.domain.study import ROOT, KeptChapter, edited, valued
from beffroi.server.errors import Refused
from beffroi.server.services.bot_pool import BotPool
from beffroi.server.services.clock import now
from beffroi.server.services.fair_queue import Lane, Ticket
from beffroi.server.services.games import known_game
from beffroi.server.services.names import readable
from beffroi.server.services.puzzle_ports import PuzzleKeeper
from beffroi.server.services.reviewing import bare_record
from beffroi.server.services.studies import StudyService, chapter_row, clean, decode_kept, new_chapter
from beffroi.server.services.study_chapters import Made, made_chapter, of_position, of_record, read_position
from beffroi.server.services.study_tables import StudyTables, asked_seat, follow
from beffroi.server.services.worker_process import TookTooLong

if TYPE_CHECKING:
    from beffroi.server.services.tables import TableService

SECRET: Final = 16  # bytes of the luck of a chapter


class StudyWriting:
    """What writers do in a study; whoever looks on is told of each edit."""

    def __init__(
        self,
        studies: StudyService,
        places: StudyTables,
        tables: TableService,
        puzzles: PuzzleKeeper,
        bot_pool: BotPool,
    ) -> None:
        self.studies = studies
        self.store = studies.store
        self.places = places
        self.tables = tables
        self.puzzles = puzzles
        self.bot_pool = bot_pool

    # --- chapters -----------------------------------------------------------------

    async def add_chapter(self, person: Person, study_id: str, wanted: NewChapter) -> str:
        """Begin a chapter; returns its id."""
        row = await self.studies.writable(study_id, person.id)
        made = await self.made(person, row["game"], clean(wanted.title), wanted)
        if made.wrong:
            raise Refused("bad-request", made.wrong)
        if made.game != row["game"]:
            raise Refused("bad-request", f"this study is of {row['game']}, not of {made.game}")
        chapter = new_chapter(made.chapters[0], row["n"] + 1)
        n = await self.store.add_chapter(study_id, chapter_row(chapter), MOST_CHAPTERS, now())
        if not n:
            raise Refused("limit", f"a study has at most {MOST_CHAPTERS} chapters")
        await self.studies.publisher.study_changed(study_id, n)
        return chapter.id

    async def made(self, person: Person, slug: str, title: str, wanted: NewChapter) -> Made:
        """Have the beginning of a chapter played, out of the way of everybody else."""
        secret = secrets.token_hex(SECRET)
        source = wanted.source
        if isinstance(source, PositionSource):
            found: Made = await self.studies.checker.run(person.id, read_position, title, source.text, secret)
            return structs.replace(found, chapters=await self.studies.renamed(person, found.chapters))
        if isinstance(source, StartSource):
            root = [StudyNode(ROOT, -1)]
            chapter = FileChapter(title, known_game(slug).rules, source.seats, source.options, secret, root)
        elif isinstance(source, TableSource):
            slug, chapter = await self.of_table(person, title, source)
        else:
            slug, chapter = await self.of_puzzle(person, title, source, secret)
        return await self.studies.checker.run(person.id, made_chapter, slug, chapter)

    async def of_table(self, person: Person, title: str, source: TableSource) -> tuple[str, FileChapter]:
        """Return a game that was played here; one that goes on, or is of today, holds what nobody must know yet."""
        table = await self.tables.look(source.table, person.id)
        if table.status not in (OVER, STOPPED):
            raise Refused("not-running", "a game can be studied when it is over")
        check_unsealed(table.spec, now())
        return table.spec.game, of_record(title, bare_record(table), StudySource("table", source.table))

    async def of_puzzle(self, person: Person, title: str, source: PuzzleSource, secret: str) -> tuple[str, FileChapter]:
        """Return the position of a puzzle, for somebody who can't win anything with it any more."""
        try:
            game, puzzle = find_puzzle(source.puzzle)
        except BadRequest as error:
            raise Refused("not-found", str(error)) from None
        known = await self.puzzles.attempt(person.id, puzzle.id)
        if known is None or not (known["result"] in ("solved", "shown") or known["tries"] > 1):
            raise Refused("forbidden", "answer the puzzle first, then study it")
        found = of_position(title, game.slug, puzzle.position, secret, StudySource("puzzle", puzzle.id))
        line = [StudyNode(i, i - 1, puzzle.seat, code) for i, code in enumerate(puzzle.line, 1)]
        return game.slug, structs.replace(found, nodes=[*found.nodes, *line])

    async def delete_chapter(self, person: Person, study_id: str, chapter: str) -> None:
        await self.studies.writable(study_id, person.id)
        n = await self.store.delete_chapter(study_id, chapter, now())
        if not n:
            raise Refused("not-found", "this study has no such chapter")
        await self.studies.publisher.study_changed(study_id, n)

    # --- edits --------------------------------------------------------------------

    async def edit(self, person: Person, study_id: str, body: StudyEditBody) -> StudyEdited:
        """Make a change; it is told to all who look on, or refused where somebody else was faster."""
        row = await self.studies.writable(study_id, person.id)
        labels = await self.labels(study_id, row["game"], body) if isinstance(body.edit, AddLine) else []
        edit = readable_edit(body.edit)
        ended = ROOT

        def change(doc: str, n: int) -> tuple[str, str]:
            nonlocal ended
            chapter = decode_kept(doc)
            ended = edited(chapter, edit, body.base, n, labels)
            return written(chapter)

        return StudyEdited(await self.change(study_id, body.chapter, change), ended)

    async def labels(self, study_id: str, slug: str, body: StudyEditBody) -> list[Sentence]:
        """Play the answers that are added, and return what they are called."""
        chapter = await self.studies.kept(study_id, body.chapter)
        if chapter is None or not isinstance(body.edit, AddLine):
            raise Refused("not-found", "this study has no such chapter")
        async with self.places.at(slug, chapter, body.edit.node, keep=False) as table:
            return await follow(table, body.edit.line)

    async def change(self, study_id: str, chapter: str, change: Any) -> int:
        n = await self.store.change_chapter(study_id, chapter, change, now())
        if n is None:
            raise Refused("not-found", "this study has no such chapter")
        await self.studies.publisher.study_changed(study_id, n)
        return n

    # --- places -------------------------------------------------------------------

    async def value(self, person: Person, study_id: str, chapter_id: str, node: int) -> StudyValue:
        """Return what a place is worth for the seat that is asked; a writer's question is kept with the place."""
        study = await self.studies.study(study_id, person.id)
        chapter = await self.studies.chapter(study_id, chapter_id, person.id, "en")
        known = chapter.node(node).value
        if known is not None:
            return known
        found = await self.worth(person, study.game, chapter, node)
        if study.role != "reader":

            def change(doc: str, n: int) -> tuple[str, str]:
                kept = decode_kept(doc)
                valued(kept, node, found, n)
                return written(kept)

            await self.change(study_id, chapter_id, change)
        return found

    async def worth(self, person: Person, slug: str, chapter: KeptChapter, node: int) -> StudyValue:
        """Let a bot look at a place; it is shown no more than the seat."""
        async with self.places.at(slug, chapter, node) as table:
            game, state, seat = table.game, table.playing.state, asked_seat(table)
            if state.over or game.evaluator() is None:
                raise Refused("bad-request", "there is nothing to evaluate here")
            position = state.position()
        ticket = Ticket(Lane.PLAY, person.id, chapter.id)
        try:
            told = await self.bot_pool.run(ticket, hint_document, slug, position, seat, node)
        except TookTooLong:
            raise Refused("busy", "the bot found nothing in time: try it again") from None
        best = told["choices"][0]
        return StudyValue(seat, best["lead"], best["spread"], msgspec.convert(best["label"], Sentence))

    async def table_from(self, slug: str, chapter: KeptChapter, node: int) -> NewTable:
        """Return a table that goes on from a place, with bots at the other seats."""
        async with self.places.at(slug, chapter, node) as table:
            state, seat = table.playing.state, asked_seat(table)
            if state.over:
                raise Refused("over", "the game is over here")
            seats = [NewSeat("me") if i == seat else NewSeat("bot", table.standin_level) for i in range(state.seats)]
            return NewTable(game=slug, seats=seats, access="link", start=state.position())


def readable_edit(edit: NodeEdit) -> NodeEdit:
    """Return a change with its words as they are kept."""
    if isinstance(edit, SetHead):
        return structs.replace(edit, title=clean(edit.title))
    return structs.replace(edit, text=readable(edit.text)) if isinstance(edit, SetComment) else edit


def written(chapter: KeptChapter) -> tuple[str, str]:
    """Return the head and the document of a chapter, as they are kept."""
    row = chapter_row(chapter)
    return row["head"], row["doc"]
