"""Looks for puzzles along recorded games: the turns are those that were played, whoever played them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import beffroi
from beffroi.bots.puzzles import mining
from beffroi.bots.puzzles.lines import begins_turn
from beffroi.bots.puzzles.mining import LINES, MinedTurn, least_gain, made_by
from beffroi.bots.puzzles.puzzle import Puzzle
from beffroi.bots.registry import evaluator_of
from beffroi.kernel.errors import BadRecord
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.record import read_record, replay, verify
from beffroi.kernel.state import Doc, Seat


class RecordPlan(NamedTuple):
    """Records to look through, in their order; the same plan finds the same puzzles."""

    game: str
    seed: int
    files: tuple[Path, ...]
    digest: str  # of what is in them

    @property
    def games(self) -> int | None:
        return len(self.files)

    def made(self, games: int) -> Doc:
        """Write down how the puzzles of the first so many records were made, and of which records."""
        return {
            "command": f"beffroi puzzles mine {self.game} --records FOLDER --seed {self.seed}",
            **made_by(self.game, self.seed, games),
            "bots": f"recorded games, {LINES} lines of a turn",
            "records": {"count": len(self.files), "digest": self.digest},
        }

    def puzzles_of(self, number: int) -> list[Puzzle]:
        """Return the puzzles of one record."""
        file, game = self.files[number], beffroi.game(self.game)
        match = replay(read_record(file.read_text(encoding="utf-8")), {game.slug: game})
        least = least_gain(game, match.state, match.setup.options)
        evaluator = evaluator_of(game, "puzzles")
        puzzles: list[Puzzle] = []
        for turn, p in enumerate(turns_of(game, match), 1):
            seed = self.seed + 1000 * number + turn
            _, puzzle = mining.look_at(MinedTurn(p, evaluator, least, seed, f"record/{file.stem}/{turn}"))
            if puzzle is not None:
                puzzles.append(puzzle)
                if len(puzzles) == mining.MOST_OF_A_GAME:
                    break
        return puzzles


def plan_of(game: str, seed: int, records: list[tuple[Path, Doc]]) -> RecordPlan:
    """Plan to look through these records, which were checked."""
    written = "".join(f"{file.stem} {record['checksum']}\n" for file, record in records)
    digest = hashlib.sha256(written.encode()).hexdigest()[:16]
    return RecordPlan(game, seed, tuple(file for file, _ in records), digest)


def check_recorded(record: Doc, game: Game[Any]) -> None:
    """Refuse a record that is unfinished, of other rules or figures, or does not verify."""
    if record["rules"] != game.rules:
        raise BadRecord(
            f"it follows revision {record['rules']} of the {game.slug} rules, puzzles {game.rules}", "rules"
        )
    if record["options"].get("figures"):
        raise BadRecord("it is played with figures of its own", "figures")
    if not verify(record, {game.slug: game}).over:
        raise BadRecord("its game is not over", "over")


def turns_of(game: Game[Any], match: Match) -> Iterator[Perspective]:
    """Yield the table of a match wherever a seat begins its turn with a choice, as that seat knows it."""
    s = Match(game, match.setup, match.commitment, match.start).state
    before: tuple[Seat | None, int, int] = (None, 0, 0)
    looked = False
    for seat, move in match.moves:
        here = (seat, s.chance.draws, s.seals)
        looked = looked and here == before
        if not looked and begins_turn(s, seat):
            looked = True
            yield Perspective(game, s, seat)
        before = here
        s.apply(seat, move)
