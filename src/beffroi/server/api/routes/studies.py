"""Studies: found, read, written together, and the tables at their places."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import delete, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import structs

from beffroi.protocol.base import Language, Sentence
from beffroi.protocol.commands import ComposeBody
from beffroi.protocol.composing import Composed
from beffroi.protocol.http import NOTHING, Nothing
from beffroi.protocol.messages import TableMessage
from beffroi.protocol.studies import (
    ChangedStudy,
    NewChapter,
    NewStudy,
    PlaceBody,
    PlaceComposeBody,
    PlaceTable,
    PlaceWhyBody,
    Study,
    StudyChapter,
    StudyEditBody,
    StudyEdited,
    StudyFile,
    StudyImportBody,
    StudyInviteBody,
    StudyJoinBody,
    StudySummary,
    StudyValue,
)
from beffroi.server.api.dependencies import (
    CallerDep,
    HubDep,
    LimitsDep,
    LobbyDep,
    StudiesDep,
    StudyPlacesDep,
    StudyWritingDep,
    TablesDep,
)
from beffroi.server.domain.study import told
from beffroi.server.realtime.render import described, update
from beffroi.server.services.clock import now
from beffroi.server.services.composing import composed
from beffroi.server.services.study_tables import READER, asked_seat

LARGEST_FILE: Final = 400_000  # bytes
LARGEST_CHAPTER: Final = 200_000  # bytes of what a chapter begins with

Spoken = Annotated[Language, QueryParameter()]  # of the studies that come with the program
Word = Annotated[str, QueryParameter(max_length=80)]


@get("/api/studies")
async def search(
    studies: StudiesDep,
    caller: CallerDep,
    game: Word = "",
    theme: Word = "",
    author: Word = "",
    text: Word = "",
    mine: FromQuery[bool] = False,
    language: Spoken = "en",
) -> list[StudySummary]:
    """Public studies by game, theme, author and title; or mine, whoever may read them."""
    return await studies.search(caller.id, language, mine, game, theme, author, text)


@post("/api/studies")
async def begin(limits: LimitsDep, studies: StudiesDep, caller: CallerDep, data: JSONBody[NewStudy]) -> Study:
    """Begin a study; it is private at first."""
    person = caller.must("play")
    await limits.take("table", person.id)
    return await studies.new(person, data)


@post("/api/studies/import", request_max_body_size=LARGEST_FILE)
async def take_in(limits: LimitsDep, studies: StudiesDep, caller: CallerDep, data: JSONBody[StudyImportBody]) -> Study:
    """Take in the file of a study as mine; every move in it must be legal."""
    person = caller.must("play")
    await limits.take("verify", person.id)
    return await studies.take_in(person, data.text)


@get("/api/studies/{study_id:str}")
async def one(studies: StudiesDep, caller: CallerDep, study_id: FromPath[str], language: Spoken = "en") -> Study:
    """A study, with the list of its chapters; the code that invites others is told to its owner, who may write."""
    found = await studies.study(study_id, caller.id, language)
    return found if "play" in caller.scopes else structs.replace(found, invite=None)


@patch("/api/studies/{study_id:str}")
async def change(
    limits: LimitsDep, studies: StudiesDep, caller: CallerDep, study_id: FromPath[str], data: JSONBody[ChangedStudy]
) -> Study:
    """Give my study another title, other themes, or other readers."""
    person = caller.must("play")
    await limits.take("study", person.id)
    return await studies.change(person, study_id, data)


@delete("/api/studies/{study_id:str}", status_code=200)
async def forget(studies: StudiesDep, caller: CallerDep, study_id: FromPath[str]) -> Nothing:
    """Delete my study, with all its chapters."""
    await studies.delete(caller.must("play"), study_id)
    return NOTHING


@get("/api/studies/{study_id:str}/export")
async def export(studies: StudiesDep, caller: CallerDep, study_id: FromPath[str], language: Spoken = "en") -> StudyFile:
    """A study as one file."""
    return await studies.export(study_id, caller.id, language)


@post("/api/studies/{study_id:str}/invite", status_code=200)
async def invite(
    limits: LimitsDep, studies: StudiesDep, caller: CallerDep, study_id: FromPath[str], data: JSONBody[StudyInviteBody]
) -> Study:
    """Make a code that lets others write in my study, in the place of the one before; or withdraw it."""
    person = caller.must("play")
    await limits.take("study", person.id)
    return await studies.invite(person, study_id, data.on)


@post("/api/studies/{study_id:str}/join", status_code=200)
async def join(
    limits: LimitsDep, studies: StudiesDep, caller: CallerDep, study_id: FromPath[str], data: JSONBody[StudyJoinBody]
) -> Study:
    """Come to write in a study by its code."""
    person = caller.must("play")
    await limits.take("study", person.id)
    return await studies.join(person, study_id, data.code)


@delete("/api/studies/{study_id:str}/writers/{name:str}", status_code=200)
async def remove_writer(
    studies: StudiesDep, caller: CallerDep, study_id: FromPath[str], name: FromPath[str]
) -> Nothing:
    """Let somebody write no longer in my study; or leave one of somebody else."""
    await studies.remove_writer(caller.must("play"), study_id, name)
    return NOTHING


@post("/api/studies/{study_id:str}/chapters", request_max_body_size=LARGEST_CHAPTER)
async def add_chapter(
    limits: LimitsDep,
    studies: StudiesDep,
    study_writing: StudyWritingDep,
    caller: CallerDep,
    study_id: FromPath[str],
    data: JSONBody[NewChapter],
) -> StudyChapter:
    """Begin a chapter with a set-up, a position, a record, a finished game or a puzzle I have answered."""
    person = caller.must("play")
    await limits.take("verify", person.id)
    chapter = await study_writing.add_chapter(person, study_id, data)
    return told(await studies.chapter(study_id, chapter, person.id, "en"), 0)


@get("/api/studies/{study_id:str}/chapters/{chapter_id:str}")
async def chapter(
    studies: StudiesDep,
    caller: CallerDep,
    study_id: FromPath[str],
    chapter_id: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
    language: Spoken = "en",
) -> StudyChapter:
    """A chapter; or only what changed after an edit."""
    return told(await studies.chapter(study_id, chapter_id, caller.id, language), since)


@delete("/api/studies/{study_id:str}/chapters/{chapter_id:str}", status_code=200)
async def forget_chapter(
    study_writing: StudyWritingDep, caller: CallerDep, study_id: FromPath[str], chapter_id: FromPath[str]
) -> Nothing:
    """Delete a chapter."""
    await study_writing.delete_chapter(caller.must("play"), study_id, chapter_id)
    return NOTHING


@post("/api/studies/{study_id:str}/edits", status_code=200)
async def edit(
    limits: LimitsDep,
    study_writing: StudyWritingDep,
    caller: CallerDep,
    study_id: FromPath[str],
    data: JSONBody[StudyEditBody],
) -> StudyEdited:
    """Change a chapter: moves, comments, marks, glyphs; stale where somebody else changed the same meanwhile."""
    person = caller.must("play")
    await limits.take("study", person.id)
    return await study_writing.edit(person, study_id, data)


@post("/api/studies/{study_id:str}/chapters/{chapter_id:str}/table", status_code=200)
async def show_table(
    studies: StudiesDep,
    study_places: StudyPlacesDep,
    caller: CallerDep,
    study_id: FromPath[str],
    chapter_id: FromPath[str],
    data: JSONBody[PlaceBody],
) -> PlaceTable:
    """The table at a place of a chapter, as the seat sees it that is asked there."""
    slug = await studies.game_of(study_id, caller.id)
    found = await studies.chapter(study_id, chapter_id, caller.id, "en")
    async with study_places.at(slug, found, data.node, data.answers) as table:
        about = described(table, READER, lambda _: True, now())
        return PlaceTable(about, update(table, asked_seat(table), 0, now()))


@post("/api/studies/{study_id:str}/chapters/{chapter_id:str}/compose", status_code=200)
async def compose(
    studies: StudiesDep,
    study_places: StudyPlacesDep,
    caller: CallerDep,
    study_id: FromPath[str],
    chapter_id: FromPath[str],
    data: JSONBody[PlaceComposeBody],
) -> Composed:
    """What can be done with the pieces that are picked, and what would come of it."""
    slug = await studies.game_of(study_id, caller.id)
    found = await studies.chapter(study_id, chapter_id, caller.id, "en")
    async with study_places.at(slug, found, data.node, data.answers) as table:
        wanted = ComposeBody(
            seat=asked_seat(table), seq=table.seq, key="s", picked=data.picked, chosen=data.chosen, keep=data.keep
        )
        return await composed(table, wanted)


@post("/api/studies/{study_id:str}/chapters/{chapter_id:str}/why", status_code=200)
async def why_not(
    studies: StudiesDep,
    study_places: StudyPlacesDep,
    caller: CallerDep,
    study_id: FromPath[str],
    chapter_id: FromPath[str],
    data: JSONBody[PlaceWhyBody],
) -> Sentence:
    """Why a piece can't be chosen at a place."""
    slug = await studies.game_of(study_id, caller.id)
    found = await studies.chapter(study_id, chapter_id, caller.id, "en")
    async with study_places.at(slug, found, data.node, data.answers) as table:
        return table.sentence(table.game.why_not(table.playing.state, asked_seat(table), data.anchor))


@post("/api/studies/{study_id:str}/chapters/{chapter_id:str}/value", status_code=200)
async def evaluate(
    limits: LimitsDep,
    study_writing: StudyWritingDep,
    caller: CallerDep,
    study_id: FromPath[str],
    chapter_id: FromPath[str],
    data: JSONBody[PlaceBody],
) -> StudyValue:
    """What a place is worth for the seat that is asked there; kept in the study when a writer asks."""
    person = caller.must("play")
    await limits.take("hint", person.id)
    return await study_writing.value(person, study_id, chapter_id, data.node)


@post("/api/studies/{study_id:str}/chapters/{chapter_id:str}/play-on")
async def play_on(
    limits: LimitsDep,
    studies: StudiesDep,
    study_writing: StudyWritingDep,
    lobby: LobbyDep,
    tables: TablesDep,
    hub: HubDep,
    caller: CallerDep,
    study_id: FromPath[str],
    chapter_id: FromPath[str],
    data: JSONBody[PlaceBody],
) -> TableMessage:
    """Open a table from a place of a chapter, with bots at the other seats."""
    host = caller.must("tables")
    await limits.take("table", host.id)
    slug = await studies.game_of(study_id, host.id)
    found = await studies.chapter(study_id, chapter_id, host.id, "en")
    table = await lobby.create(host, await study_writing.table_from(slug, found, data.node))
    await tables.load_host_name(table)
    return hub.describe(table, caller.id)


ROUTES = [
    *(search, begin, take_in, one, change, forget, export, invite, join, remove_writer),
    *(add_chapter, chapter, forget_chapter, edit, show_table, compose, why_not, evaluate, play_on),
]
