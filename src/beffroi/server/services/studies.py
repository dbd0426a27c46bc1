"""Studies: who may read them and write in them, what is found of them, and what their owners decide."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec
from msgspec import structs

from beffroi.protocol.base import Language
from beffroi.protocol.studies import (
    ChangedStudy,
    ChapterHead,
    FileChapter,
    NewStudy,
    Study,
    StudyFile,
    StudyRole,
    StudySource,
    StudySummary,
    StudyTerms,
)
from beffroi.server.domain.person import Person
from beffroi.server.domain.study import LARGEST, KeptChapter, head
from beffroi.server.errors import Refused
from beffroi.server.services.checker import Checker
from beffroi.server.services.clock import now
from beffroi.server.services.games import known_game
from beffroi.server.services.ids import new_id
from beffroi.server.services.names import names_from_elsewhere
from beffroi.server.services.ports import Publisher
from beffroi.server.services.study_chapters import Made, read_file
from beffroi.server.services.study_examples import Example, examples
from beffroi.server.storage.accounts import AccountStore
from beffroi.server.storage.studies import StudyStore
from beffroi.server.storage.talk import TalkStore

MOST_STUDIES: Final = 50  # that one person may own
MOST_WRITERS: Final = 20
MOST_LISTED: Final = 60
LONGEST_THEME: Final = 24
CODE: Final = 20  # characters of an invitation: 100 bits nobody guesses
HOUSE: Final = "Beffroi"  # the author of the studies that come with the program

Row = dict[str, Any]
encode: Final = msgspec.json.Encoder().encode
decode_kept: Final = msgspec.json.Decoder(KeptChapter).decode
decode_head: Final = msgspec.json.Decoder(ChapterHead).decode


class StudyService:
    """The studies of everybody, and those that come with the program."""

    def __init__(
        self, store: StudyStore, accounts: AccountStore, talk: TalkStore, checker: Checker, publisher: Publisher
    ) -> None:
        self.store = store
        self.accounts = accounts
        self.talk = talk
        self.checker = checker
        self.publisher = publisher

    # --- what there is ------------------------------------------------------------

    async def search(
        self, person: str | None, language: Language, mine: bool, game: str, theme: str, author: str, text: str
    ) -> list[StudySummary]:
        """Return the public studies that fit, or one's own; those that come with the program come first."""
        if mine and person is None:
            return []
        wanted = {"game": game, "theme": theme, "author": author, "title_key": title_key(text)}
        rows = await self.store.search(person, mine, MOST_LISTED, **wanted)
        found = [StudySummary(**terms(row, role(row, person, mine)), chapters=row["chapters"]) for row in rows]
        return [*([] if mine else listed_examples(language, wanted)), *found]

    async def study(self, study_id: str, person: str | None, language: Language = "en") -> Study:
        """Return a study that somebody may read."""
        if (example := examples(language).get(study_id)) is not None:
            return told_example(example)
        row, part, writers = await self.readable(study_id, person)
        return Study(
            **terms(row, part),
            n=row["n"],
            chapters=[decode_head(text) for text in await self.store.heads(study_id)],
            writers=list(writers.values()),
            invite=row["invite"] if part == "owner" else None,
        )

    async def readable(self, study_id: str, person: str | None) -> tuple[Row, StudyRole, dict[str, str]]:
        """Return a study somebody may read, what they are in it, and who writes there besides its owner."""
        row = await self.store.one(study_id)
        writers = await self.store.writers(study_id) if row else {}
        if row is not None:
            part = part_of(row, writers, person)
            if part is not None:
                return row, part, writers
        raise Refused("not-found", "there is no such study, or it is not shared with you")

    async def readers(self, study_id: str) -> Callable[[str | None], bool]:
        """Return who may read a study."""
        row = await self.store.one(study_id)
        if row is None:
            return lambda _: False
        writers = await self.store.writers(study_id)
        return lambda person: part_of(row, writers, person) is not None

    async def counts(self, studies: list[str]) -> dict[str, int]:
        """Return how many edits studies have, those that are there."""
        shipped = dict.fromkeys(set(studies) & examples("en").keys(), 1)
        return {**await self.store.counts(studies), **shipped}

    async def writable(self, study_id: str, person: str) -> Row:
        """Return a study somebody may write in."""
        if study_id in examples("en"):
            raise Refused("forbidden", "this study came with the program: export it and import it as your own")
        row, part, _ = await self.readable(study_id, person)
        if part == "reader":
            raise Refused("forbidden", "only those who were invited write in this study")
        return row

    async def owned(self, study_id: str, person: Person) -> Row:
        """Return a study somebody owns."""
        row = await self.writable(study_id, person.id)
        if row["person"] != person.id:
            raise Refused("forbidden", "only the owner of a study may do this")
        return row

    async def chapter(self, study_id: str, chapter: str, person: str | None, language: Language) -> KeptChapter:
        """Return a chapter that somebody may read."""
        if (example := examples(language).get(study_id)) is not None:
            found = next((one for one in example.chapters if one.id == chapter), None)
        else:
            await self.readable(study_id, person)
            found = await self.kept(study_id, chapter)
        if found is None:
            raise Refused("not-found", "this study has no such chapter")
        return structs.replace(found, body=await self.told(found.body))

    async def told(self, body: FileChapter) -> FileChapter:
        """Return a chapter as it is told: with the names that those of a table have now, but not which table it was."""
        if body.source.kind != "table" or not body.source.of:
            return body
        return structs.replace(body, names=await self.store.seats(body.source.of), source=StudySource("table"))

    async def game_of(self, study_id: str, person: str | None) -> str:
        """Return of which game a study is."""
        if (example := examples("en").get(study_id)) is not None:
            return example.file.game
        game: str = (await self.readable(study_id, person))[0]["game"]
        return game

    async def kept(self, study_id: str, chapter: str) -> KeptChapter | None:
        doc = await self.store.doc(study_id, chapter)
        return decode_kept(doc) if doc is not None else None

    # --- what owners decide ---------------------------------------------------------

    async def new(self, person: Person, wanted: NewStudy) -> Study:
        """Begin a study, private at first."""
        known_game(wanted.game)
        return await self.insert(person, StudyFile(1, wanted.game, wanted.title, []), [])

    async def take_in(self, person: Person, text: str) -> Study:
        """Keep the study of a file as one's own, if all of it can be played."""
        made: Made = await self.checker.run(person.id, read_file, text)
        if made.wrong or made.file is None:
            raise Refused("bad-request", made.wrong)
        chapters = [structs.replace(one, title=clean(one.title)) for one in await self.renamed(person, made.chapters)]
        return await self.insert(person, made.file, chapters)

    async def renamed(self, person: Person, chapters: list[FileChapter]) -> list[FileChapter]:
        """Return chapters from elsewhere without the names of other people's accounts here, and of no table here."""
        return [
            structs.replace(
                one,
                names=await names_from_elsewhere(self.accounts, one.names, person.id),
                source=StudySource("record") if one.source.kind == "table" else one.source,
            )
            for one in chapters
        ]

    async def insert(self, person: Person, file: StudyFile, chapters: list[FileChapter]) -> Study:
        if await self.store.owned(person.id) >= MOST_STUDIES:
            raise Refused("limit", f"you keep {MOST_STUDIES} studies: delete one first")
        study, at, title = new_id(), now(), clean(file.title)
        row = {"id": study, "person": person.id, "game": file.game, "title": title, "title_key": title_key(title)}
        rows = [
            {**chapter_row(new_chapter(chapter, 1)), "study": study, "place": place}
            for place, chapter in enumerate(chapters)
        ]
        more = {"themes": kept_themes(file.themes), "access": "private", "invite": None}
        await self.store.insert({**row, **more, "n": 1, "created": at, "changed": at}, rows)
        return await self.study(study, person.id)

    async def change(self, person: Person, study_id: str, wanted: ChangedStudy) -> Study:
        """Give my study another title, other themes, or other readers."""
        await self.owned(study_id, person)
        values: dict[str, Any] = {"changed": now()}
        if wanted.title is not None:
            title = clean(wanted.title)
            values |= {"title": title, "title_key": title_key(title)}
        if wanted.themes is not None:
            values["themes"] = kept_themes(wanted.themes)
        if wanted.access is not None:
            values["access"] = wanted.access
        await self.store.update(study_id, **values)
        return await self.tell(study_id, person.id)

    async def delete(self, person: Person, study_id: str) -> None:
        row = await self.owned(study_id, person)
        await self.store.delete(study_id)
        await self.publisher.study_changed(study_id, row["n"] + 1)

    async def invite(self, person: Person, study_id: str, on: bool) -> Study:
        """Make a code that lets others write, in the place of the one before; or withdraw it."""
        await self.owned(study_id, person)
        await self.store.update(study_id, invite=new_id(CODE) if on else None)
        return await self.tell(study_id, person.id)

    async def join(self, person: Person, study_id: str, code: str) -> Study:
        """Come to write by a code; whom the owner blocks is not let in."""
        row = await self.store.one(study_id)
        if row is None or row["invite"] != code or await self.talk.blocks(row["person"], person.id):
            raise Refused("not-found", "this invitation is no longer good")
        writers = await self.store.writers(study_id)
        if person.id != row["person"] and person.id not in writers:
            if len(writers) >= MOST_WRITERS:
                raise Refused("limit", f"a study has at most {MOST_WRITERS} writers besides its owner")
            await self.store.set_writer(study_id, person.id, now())
        return await self.tell(study_id, person.id)

    async def remove_writer(self, person: Person, study_id: str, name: str) -> None:
        """End somebody's writing: the owner anybody's, whom the old code lets in no more, and a writer their own."""
        row = await self.writable(study_id, person.id)
        writers = await self.store.writers(study_id)
        named = [one for one, called in writers.items() if called == name]  # guests may be called alike
        gone = person.id if person.id in named else next(iter(named), None)
        if person.id not in (row["person"], gone):
            raise Refused("forbidden", "only the owner of a study may do this")
        if gone is None:
            raise Refused("not-found", "nobody of that name writes in this study")
        await self.store.set_writer(study_id, gone, None, **({} if gone == person.id else {"invite": None}))
        await self.publisher.study_changed(study_id, row["n"] + 1)

    async def export(self, study_id: str, person: str | None, language: Language) -> StudyFile:
        """Return a study as a file."""
        if (example := examples(language).get(study_id)) is not None:
            return example.file
        row, _, _ = await self.readable(study_id, person)
        chapters = [await self.told(decode_kept(doc).body) for doc in await self.store.docs(study_id)]
        return StudyFile(1, row["game"], row["title"], chapters, told_themes(row["themes"]))

    async def tell(self, study_id: str, person: str) -> Study:
        """Return a study that was changed, once those who look on have been told."""
        study = await self.study(study_id, person)
        await self.publisher.study_changed(study_id, study.n)
        return study


def new_chapter(body: FileChapter, n: int) -> KeptChapter:
    """Return a chapter as it is kept first; Refused where it is too large."""
    nodes = [structs.replace(node, n=n) for node in body.nodes]
    following = max(node.id for node in nodes) + 1
    return KeptChapter(new_id(), structs.replace(body, nodes=nodes), following, n, n)


def chapter_row(chapter: KeptChapter) -> Row:
    """Return a chapter as a row: what a list tells, and all of it."""
    doc = encode(chapter)
    if len(doc) > LARGEST:
        raise Refused("too-large", "this chapter is too large: begin another one")
    return {"id": chapter.id, "head": encode(head(chapter)).decode(), "doc": doc.decode()}


def clean(title: str) -> str:
    """Return a title in its canonical form."""
    found = " ".join(unicodedata.normalize("NFKC", title).split())
    if not found or not found.isprintable():
        raise Refused("bad-request", "a title has letters that can be read")
    return found[:80]


def title_key(title: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", title).casefold().split())[:240]


def kept_themes(themes: list[str]) -> str:
    """Return themes as they are kept: what a letter is written out to may be longer, or separate two of them."""
    found = dict.fromkeys(clean_theme(theme) for theme in themes)
    return "|" + "".join(f"{theme}|" for theme in found if theme)


def clean_theme(theme: str) -> str:
    """Return a theme in its canonical form.

    >>> clean_theme("Opening"), clean_theme("one｜two"), len(clean_theme("\ufdfa" * 24))
    ('opening', 'onetwo', 24)
    """
    return "".join(c for c in title_key(theme) if c.isprintable() and c not in "|%_")[:LONGEST_THEME].strip()


def told_themes(kept: str) -> list[str]:
    return kept.strip("|").split("|") if kept.strip("|") else []


def part_of(row: Row, writers: Collection[str], person: str | None) -> StudyRole | None:
    """Return what somebody is in a study, besides nothing."""
    if person is not None and person == row["person"]:
        return "owner"
    if person in writers:
        return "writer"
    return None if row["access"] == "private" or row["banned"] else "reader"


def role(row: Row, person: str | None, mine: bool) -> StudyRole:
    if person is not None and row["person"] == person:
        return "owner"
    return "writer" if mine else "reader"


def terms(row: Row, part: StudyRole) -> dict[str, Any]:
    known = {name: row[name] for name in ("id", "game", "title", "author", "access", "created", "changed")}
    return {**known, "themes": told_themes(row["themes"]), "role": part, "example": False}


def example_terms(example: Example) -> StudyTerms:
    file = example.file
    return StudyTerms(example.id, file.game, file.title, file.themes, HOUSE, "public", "reader", True, 0, 0)


def told_example(example: Example) -> Study:
    found = structs.asdict(example_terms(example))
    return Study(**found, n=1, chapters=[head(one) for one in example.chapters], writers=[], invite=None)


def listed_examples(language: Language, wanted: dict[str, str]) -> list[StudySummary]:
    """Return the examples that a search finds."""
    return [
        StudySummary(**structs.asdict(example_terms(one)), chapters=len(one.chapters))
        for one in examples(language).values()
        if wanted["game"] in ("", one.file.game)
        and (not wanted["theme"] or wanted["theme"] in one.file.themes)
        and wanted["author"] in ("", HOUSE)
        and wanted["title_key"] in title_key(one.file.title)
    ]
