"""People who answer the same puzzles and rush through others, by two pages at once, and what must come of it."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any, Final

from beffroi.bots.puzzles import Puzzle, find_puzzle, shipped_puzzles
from beffroi.protocol.puzzles import PuzzleAnswerBody, PuzzleVerdict, Rush
from beffroi.server.errors import Refused
from beffroi.server.services.puzzle_rows import MOST_TRIES
from beffroi.server.services.rushes import MOST_MISTAKES
from tests.simulation.story import Wrong
from tests.simulation.worker import Unreachable

if TYPE_CHECKING:
    from tests.simulation.client import Client
    from tests.simulation.world import World

SLUG: Final = "tournay"
PUZZLES: Final = 2  # which everybody answers
PAUSE: Final = (0.05, 1.0)  # seconds between two answers of somebody
ANSWERS: Final = 5  # in a rush


class SolvedPuzzles:
    """The same puzzles for two people, and a rush for each."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.luck = random.Random(f"puzzles {world.plan.seed}")
        self.people: list[Client] = list(world.players.values())[:2]
        self.sent: Counter[tuple[str, str]] = Counter()  # answers by person and puzzle
        self.verdicts: dict[tuple[str, str], list[PuzzleVerdict]] = defaultdict(list)
        self.rushes: dict[str, list[Rush]] = defaultdict(list)  # as somebody was told that they stand

    def begin(self) -> None:
        for one in self.people:
            for work in (self._solve(one), self._rush(one)):
                self.world.loop.spawn(one.actor, work, "puzzles").add_done_callback(self.world._page_failed)

    async def _ask(self, what: Any) -> Any:
        """Ask any worker once; None if no answer comes, or a refusal."""
        await asyncio.sleep(self.luck.uniform(*PAUSE))
        try:
            return await self.luck.choice(self.world.workers).ask(what)
        except (Unreachable, Refused) as error:
            self.world.story.tell("puzzles", f"no answer: {error}")

    def _line(self, puzzle: Puzzle) -> list[str]:
        return self.luck.choice((puzzle.line, puzzle.others[-1].line))

    # --- answering --------------------------------------------------------------------

    async def _solve(self, client: Client) -> None:
        for puzzle in shipped_puzzles(SLUG)[:PUZZLES]:
            if self.luck.random() < 0.3:
                await self._ask(lambda services, one=puzzle: services.puzzles.hint(one.id, 1, client.person))
            await asyncio.gather(*(self._answer(client, puzzle) for _ in range(self.luck.choice((1, 2, 3)))))

    async def _answer(self, client: Client, puzzle: Puzzle) -> None:
        """Answer by one page, and say it again until a verdict comes."""
        assert client.person is not None
        mine = (client.person.id, puzzle.id)
        body = PuzzleAnswerBody(self._line(puzzle), shown=self.luck.random() < 0.1)
        verdict = None
        while verdict is None:
            self.sent[mine] += 1
            verdict = await self._ask(lambda services: services.puzzles.answer(puzzle.id, body, client.person, mine[0]))
        self.world.story.tell(client.name, f"hears of {puzzle.id}: {verdict.result}")
        self.verdicts[mine].append(verdict)

    async def _rush(self, client: Client) -> None:
        """Rush through some puzzles; where no answer comes, look how it stands."""
        rush = None
        while rush is None:
            rush = await self._ask(lambda services: services.rushes.begin(client.person, SLUG))

        async def answer(services: Any) -> Rush:
            now: Rush = await services.rushes.look(client.person, rush.rush)
            if now.puzzle is None or self.luck.random() < 0.2:
                now = await services.rushes.skip(client.person, rush.rush)
            else:
                line = self._line(find_puzzle(now.puzzle.id)[1])
                now = await services.rushes.answer(client.person, rush.rush, line)
            return now

        for _ in range(ANSWERS):
            told = await asyncio.gather(*(self._ask(answer) for _ in range(self.luck.choice((1, 2)))))
            self.rushes[rush.rush] += [one for one in told if one is not None]

    # --- what must hold ---------------------------------------------------------------

    def check(self) -> None:
        """Compare what was acknowledged with what is stored, and what is stored with itself."""
        raw = self.world.disk.place.raw
        tried = raw.execute("SELECT person, puzzle, tries, result FROM puzzle_attempts ORDER BY 1, 2").fetchall()
        answered = {(person, puzzle): (tries, result) for person, puzzle, tries, result in tried if tries}
        for mine, verdicts in self.verdicts.items():
            self.check_attempt(mine, verdicts, *answered.get(mine, (0, "")))
        counted = Counter(person for person, _ in answered)
        solved = Counter(person for (person, _), (_, result) in answered.items() if result == "solved")
        players = raw.execute("SELECT person, tries, solved FROM puzzle_players ORDER BY 1").fetchall()
        if {person: (tries, found) for person, tries, found in players} != {
            person: (counted[person], solved[person]) for person in counted
        }:
            raise Wrong(f"players are said to have tried {players}, and tried {dict(counted)}")
        ratings = dict(raw.execute("SELECT puzzle, tries FROM puzzle_ratings").fetchall())
        if ratings != Counter(puzzle for _, puzzle in answered):
            raise Wrong(f"puzzles are said to have been tried {ratings} times")
        for rush, told in self.rushes.items():
            self.check_rush(rush, told)

    def check_attempt(self, mine: tuple[str, str], verdicts: list[PuzzleVerdict], tries: int, result: str) -> None:
        """Every answer that was told to have counted did, once."""
        told = [verdict for verdict in verdicts if verdict.rating is not None]
        shown = any(verdict.result == "shown" for verdict in verdicts)
        if not (len(told) <= tries <= MOST_TRIES) or (tries > self.sent[mine] and not shown):
            raise Wrong(f"{len(told)} answers to {mine[1]} were told to count, of {self.sent[mine]}; {tries} did")
        if any(verdict.result == "solved" for verdict in told) and result != "solved":
            raise Wrong(f"{mine[1]} was told to be solved, and is {result!r}")

    def check_rush(self, rush: str, told: list[Rush]) -> None:
        """Each puzzle was answered once, and what was told of a rush is how it began."""
        query = "SELECT steps, solved, mistakes, over FROM puzzle_rushes WHERE id = ?"
        text, solved, mistakes, _ = self.world.disk.place.raw.execute(query, (rush,)).fetchone()
        steps = [(puzzle, bool(found)) for puzzle, found in json.loads(text)]
        if len({puzzle for puzzle, _ in steps}) < len(steps) or mistakes > MOST_MISTAKES:
            raise Wrong(f"a rush went on after its end, or asked twice: {steps}")
        if (solved, mistakes) != (sum(found for _, found in steps), sum(not found for _, found in steps)):
            raise Wrong(f"a rush of {steps} counts {solved} solved and {mistakes} mistakes")
        for each in told:
            begun = [(step.puzzle, step.solved) for step in each.steps]
            if begun != steps[: len(begun)]:
                raise Wrong(f"a rush was told to be {begun}, and is {steps}")
