"""Two people who write in one study at whichever worker, those who look on, and what must come of it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import beffroi
from beffroi.protocol.studies import (
    AddLine,
    ChangedStudy,
    DeleteNode,
    NewChapter,
    NewStudy,
    NodeEdit,
    PromoteNode,
    SetComment,
    SetGlyph,
    StartSource,
    StudyAnswer,
    StudyEditBody,
)
from beffroi.server.domain.study import ROOT, KeptChapter, head
from beffroi.server.errors import Refused
from beffroi.server.services.studies import decode_head, decode_kept
from beffroi.server.services.study_chapters import played
from beffroi.server.services.study_tables import asked_seat
from tests.simulation.story import Wrong
from tests.simulation.worker import Unreachable

if TYPE_CHECKING:
    from tests.simulation.client import Client
    from tests.simulation.line import Doc, Line
    from tests.simulation.world import World

SLUG: Final = "fair"
PAUSE: Final = (0.05, 0.8)  # seconds between two edits of somebody
GLYPHS: Final = ("", "!", "?")


@dataclass
class Written:
    """A comment that somebody was told is kept."""

    node: int
    text: str
    base: int
    n: int
    sure: bool  # it was said once, so that this number is its own


class WrittenStudy:
    """A study of two, which others may read for a while."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.id = ""
        self.chapter = ""
        self.withdrawn = 0  # the edit after which only its writers read it
        self.written: list[Written] = []
        self.deleting = False  # whether somebody has tried to take moves away
        self.outsiders: list[int] = []  # edits that those were told of who don't write
        self.people: list[Client] = list(world.players.values())[:2]

    def begin(self) -> None:
        owner = self.people[0]
        self.world.loop.spawn(owner.actor, self._begin(owner), "study").add_done_callback(self.world._page_failed)

    async def _begin(self, owner: Client) -> None:
        """Begin it, let the other in, and write."""
        wanted = NewChapter("One", StartSource(2))
        self.id = (await owner.ask(lambda services: services.studies.new(owner.person, NewStudy(SLUG, "Ours")))).id
        self.chapter = await owner.ask(
            lambda services: services.study_writing.add_chapter(owner.person, self.id, wanted)
        )
        link = ChangedStudy(access="link")
        await owner.ask(lambda services: services.studies.change(owner.person, self.id, link))
        told = await owner.ask(lambda services: services.studies.invite(owner.person, self.id, True))
        for other in self.people[1:]:
            await other.ask(lambda services, other=other: services.studies.join(other.person, self.id, told.invite))
        people = {one.person.id for one in self.people if one.person is not None}
        for page in self.world.pages():
            if page is self.world.spectator or (page.person is not None and page.person.id in people):
                page.look_at(self.id)
        for one in self.people:
            self._spawn(one, self._write(one))
        self._spawn(owner, self._withdraw(owner))

    def _spawn(self, client: Client, work: Any) -> None:
        self.world.loop.spawn(client.actor, work, "writes").add_done_callback(self.world._page_failed)

    async def _withdraw(self, owner: Client) -> None:
        """Let nobody else read it any more."""
        await asyncio.sleep(owner.luck.uniform(1, 8))
        private = ChangedStudy(access="private")
        self.withdrawn = (await owner.ask(lambda services: services.studies.change(owner.person, self.id, private))).n
        self.world.story.tell(owner.name, f"shares the study no more, after {self.withdrawn}")

    # --- writing --------------------------------------------------------------------

    async def _write(self, client: Client) -> None:
        """Edit the chapter as it was seen a moment ago; the last edit is often made in the middle of trouble."""
        count, most = 0, client.luck.randint(2, 10)
        while count < most:
            kept = await client.ask(
                lambda services: services.studies.chapter(self.id, self.chapter, client.person.id, "en")  # type: ignore[union-attr]
            )
            await asyncio.sleep(client.luck.uniform(*PAUSE))
            count += 1
            edit = await self._choose(client, kept, count)
            if edit is not None:
                await self._say(client, StudyEditBody(self.chapter, kept.n, edit))

    async def _choose(self, client: Client, kept: KeptChapter, count: int) -> NodeEdit | None:
        luck = client.luck
        node, chance = luck.choice(kept.body.nodes).id, luck.random()
        if chance < 0.5:
            return SetComment(luck.choice((ROOT, node)), f"{client.name} {count}")
        if chance < 0.6:
            return SetGlyph(node, luck.choice(GLYPHS))  # type: ignore[arg-type]
        if chance < 0.65 and node != ROOT:
            self.deleting = True
            return DeleteNode(node)
        if chance < 0.75:
            return PromoteNode(node) if node != ROOT else None

        async def offered(services: Any) -> StudyAnswer | None:
            async with services.study_places.at(SLUG, kept, node, keep=False) as table:
                state, seat = table.playing.state, asked_seat(table)
                codes = [] if state.over else [table.game.notation(move) for move in state.options(seat)]
            return StudyAnswer(seat, luck.choice(codes)) if codes else None

        answer = await client.ask(offered)
        return AddLine(node, [answer]) if answer is not None else None

    async def _say(self, client: Client, body: StudyEditBody) -> None:
        """Send an edit until somebody answers: twice is once."""
        copies = 0
        while True:
            copies += 1
            try:
                done = await client.worker().ask(
                    lambda services: services.study_writing.edit(client.person, self.id, body)
                )
            except Unreachable:
                await asyncio.sleep(client.luck.uniform(0.05, 0.6))
                continue
            except Refused as refused:
                self.world.story.tell(client.name, f"does not write: {refused.error}")
                return
            self.world.story.tell(client.name, f"writes edit {done.n}: {type(body.edit).__name__}")
            if isinstance(body.edit, SetComment):
                self.written.append(Written(body.edit.node, body.edit.text, body.base, done.n, copies == 1))
            return

    # --- what must hold ---------------------------------------------------------------

    def told(self, line: Line, person: str | None, message: Doc) -> None:
        """Look at what somebody is told of it."""
        query = "SELECT n FROM studies WHERE id = ?"
        (n,) = self.world.disk.place.raw.execute(query, (message["study"],)).fetchone()
        self.world.story.tell(line.worker.name, f"tells {line.client.name} of edit {message['n']}")
        if message["n"] > n:
            self.world.fail(f"{line.client.name} was told of edit {message['n']} before it was stored")
        if person is None or person not in [one.person.id for one in self.people if one.person is not None]:
            self.outsiders.append(message["n"])

    def check(self) -> None:
        """Compare what was acknowledged and told with what is stored."""
        raw = self.world.disk.place.raw
        row = raw.execute("SELECT doc, head FROM study_chapters WHERE id = ?", (self.chapter,)).fetchone()
        (n,) = raw.execute("SELECT n FROM studies WHERE id = ?", (self.id,)).fetchone() or (0,)
        if row is None:
            raise Wrong("the chapter that was begun is not there")
        kept = decode_kept(row[0])
        if decode_head(row[1]) != head(kept):
            raise Wrong("the list of chapters says something else than the chapter")
        played(beffroi.game(SLUG).slug, kept.body)  # every move is legal, after the one it follows
        for each in self.written:
            self.check_kept(kept, each)
        self.check_seen()
        for page in self.world.pages():
            if self.id in page.studies and page is not self.world.spectator and page.studies[self.id] != n:
                raise Wrong(f"{page.name} has heard of edit {page.studies[self.id]} of {n}")
        if self.withdrawn and max(self.outsiders, default=0) > self.withdrawn:
            raise Wrong(f"somebody heard of edit {max(self.outsiders)} who may read none after {self.withdrawn}")

    def check_kept(self, kept: KeptChapter, each: Written) -> None:
        """An acknowledged comment is there, or a later one in its place."""
        found = next((one for one in kept.body.nodes if one.id == each.node), None)
        if found is None:
            if not self.deleting:
                raise Wrong(f"move {each.node} is gone, and nobody deleted it")
        elif found.comment != each.text and found.parts.get("comment", 0) <= each.n:
            raise Wrong(f"the comment of edit {each.n} was acknowledged and is not kept")

    def check_seen(self) -> None:
        """Nobody wrote over a comment they had not seen."""
        sure = [each for each in self.written if each.sure]
        for later in sure:
            for each in sure:
                if each.node == later.node and later.base < each.n < later.n and each.text != later.text:
                    raise Wrong(f"edit {later.n} wrote over edit {each.n}, seeing only {later.base}")
