"""`beffroi fuzz --positions`: changed positions are refused by their place, or play to the end under the contract."""

from __future__ import annotations

import contextlib
import json
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import typer

import beffroi
from beffroi.cli.inputs import write_json
from beffroi.cli.mutation import Mutator
from beffroi.cli.simulate import SPREAD
from beffroi.kernel.bounds import POSITION
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import ContractRun, ContractViolation, Picker
from beffroi.kernel.errors import BadPosition, Unplaced
from beffroi.kernel.game import Game
from beffroi.kernel.state import Doc

PER_GAME: Final = 40  # changed positions from one game
KEPT: Final = 8  # positions of a game that are changed
DEEP_EVERY: Final = 61  # questions between two costly looks
READING: Final = 0.05  # seconds of processor time to read and check a position, or to refuse it
LOOKS: Final = 3  # at the time, since a busy machine may disturb one
PLACE: Final = re.compile(r"[\w-]+(\.[\w-]+|\[\d+\])*: \S.*")  # players[0].deniers: …
WHOLE: Final = re.compile(rf"{POSITION}: (there is no|a table is expected|a position has|keys are texts|lists and)")


class Trial(NamedTuple):
    """What became of a changed position."""

    refused: bool
    decisions: int
    seconds: float  # of processor time that reading took
    failure: str


class Positions(NamedTuple):
    """One process's part of the changed positions of a title; plain data."""

    game: str
    first: int
    step: int  # from one of its games to the next
    total: int
    seed: int


class Tried(NamedTuple):
    """What a process saw of the changed positions of a title."""

    positions: int
    accepted: int
    decisions: int
    slowest: float
    failures: list[Doc]


class Source:
    """Positions of random games of a title, over all seat counts and sets of options."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.seed = seed
        self.cases = cases_of(game, seed)
        self.steps = sorted({step.stored or step.__name__ for step in game.steps})
        self.number = -1
        self.kept: list[Doc] = []

    def positions(self, number: int) -> list[Doc]:
        """Return some positions of one random game, and of the one before, so that parts can be exchanged."""
        if number != self.number:
            self.kept = self.played(number) + self.played(number + 1)[: KEPT // 2]
            self.number = number
        return self.kept

    def played(self, number: int) -> list[Doc]:
        _, seats, options = self.cases[number % len(self.cases)]
        seed = self.seed * SPREAD + number
        chance = FastChance(seed)
        rules = self.game.oldest + chance.pick(self.game.rules - self.game.oldest + 1)
        s = self.game.new(seats, self.game.clean_options(options, rules), seed, rules=rules)
        picker, kept, seen = Picker(seed), [s.position()], 1
        while not s.over:
            answer = picker.choose(s)
            assert answer is not None
            s.apply(*answer)
            seen += 1
            if len(kept) < KEPT:
                kept.append(s.position())
            elif (place := chance.pick(seen)) < KEPT:
                kept[place] = s.position()
        return [json.loads(json.dumps(one)) for one in kept]

    def mutant(self, number: int) -> tuple[Any, list[str]]:
        """Return the changed position of this number, and what was changed."""
        kept = self.positions(number // PER_GAME)
        mutator = Mutator(self.seed * SPREAD + number, kept, self.steps)
        doc = mutator.mutated(kept[mutator.chance.pick(len(kept))])
        return doc, mutator.changes


def try_position(game: Game[Any], doc: Any, seed: int) -> Trial:
    """Read a position, and play it to the end if it can be."""
    began = time.process_time()
    try:
        s = game.from_position(doc, FastChance(seed))
    except BadPosition as error:
        taken = time.process_time() - began
        return Trial(True, 0, taken, why_unplaced(error))
    except Exception as error:  # whatever else is raised is what fuzzing looks for
        return Trial(False, 0, 0, f"{type(error).__name__} while it is read: {error}")
    taken = time.process_time() - began
    try:
        run = ContractRun(game, s.seats, {}, seed, every=DEEP_EVERY, rules=s.rules, start=doc)
        return Trial(False, len(run.run(Picker(seed)).moves), taken, "")
    except ContractViolation as broken:
        return Trial(False, 0, taken, str(broken))


def why_unplaced(error: BadPosition) -> str:
    """Return what is wrong with a refusal: it says in one line what is wrong, and where."""
    text = str(error)
    if isinstance(error, Unplaced) or not PLACE.fullmatch(text):
        return f"refused without its place: {text}"
    return "" if not text.startswith(f"{POSITION}:") or WHOLE.match(text) else f"refused without its place: {text}"


def why_slow(game: Game[Any], doc: Any, seconds: float) -> str:
    """Return what is wrong with the time that reading took, looking again in case something else took it."""
    for _ in range(LOOKS):
        if seconds <= READING:
            return ""
        began = time.process_time()
        with contextlib.suppress(BadPosition):
            game.from_position(doc, FastChance(0))
        seconds = time.process_time() - began
    return "" if seconds <= READING else f"reading it took {seconds * 1000:.0f} ms of processor time"


def cases_of(game: Game[Any], seed: int) -> list[tuple[Game[Any], int, Doc]]:
    """Return every seat count with every set of options, shuffled, because a short run only reaches the first ones."""
    fewest, most = game.seats
    cases = [(game, seats, options) for seats in range(fewest, most + 1) for options in game.every_option_set(seats)]
    order = list(range(len(cases)))
    FastChance(seed).shuffle(order, "cases")
    return [cases[i] for i in order]


def walk_positions(share: Positions, advance: Callable[[int], None]) -> Tried:
    """Try the changed positions of a share: those of every so-many-th game."""
    source = Source(beffroi.game(share.game), share.seed)
    numbers = [number for number in range(share.total) if number // PER_GAME % share.step == share.first]
    return try_positions(source, numbers, advance)


def try_positions(source: Source, numbers: Sequence[int], advance: Callable[[int], None]) -> Tried:
    """Try the changed positions of these numbers; of several failures of a kind the first is kept."""
    accepted = decisions = 0
    slowest = 0.0
    failures: dict[str, Doc] = {}
    for number in numbers:
        doc, changes = source.mutant(number)
        trial = try_position(source.game, doc, number)
        failure = trial.failure or why_slow(source.game, doc, trial.seconds)
        accepted += not trial.refused
        decisions += trial.decisions
        slowest = max(slowest, trial.seconds)
        kind = re.sub(r"\d+|'[^']*'", "#", failure)
        if failure and kind not in failures:
            failures[kind] = {
                "game": source.game.slug,
                "number": number,
                "failure": failure,
                "changes": changes,
                "position": doc,
            }
        advance(1)
    return Tried(len(numbers), accepted, decisions, slowest, list(failures.values()))


def report_positions(tried: list[Tried], seconds: float, keep: Path) -> int:
    """Print what was tried, and keep the documents that failed; returns how many."""
    failures = [failure for one in tried for failure in one.failures]
    positions, accepted = sum(one.positions for one in tried), sum(one.accepted for one in tried)
    slowest = max([one.slowest for one in tried], default=0.0)
    typer.echo(
        f"{positions} changed positions in {seconds:.1f} s: {positions - accepted} refused, {accepted} played to the "
        f"end with {sum(one.decisions for one in tried)} decisions, slowest read in {slowest * 1000:.1f} ms: "
        f"{len(failures) or 'no'} failure"
    )
    for failure in failures:
        path = keep / f"position-{failure['game']}-{failure['number']}.json"
        keep.mkdir(parents=True, exist_ok=True)
        write_json(path, failure)
        typer.echo(
            f"{failure['game']}: {failure['failure']}\n  to see it again: beffroi fuzz --reproduce {path}", err=True
        )
    return len(failures)


def try_again(failure: Doc) -> str:
    """Try a kept position again; returns what is still wrong with it."""
    game = beffroi.game(failure["game"])
    trial = try_position(game, failure["position"], failure["number"])
    return trial.failure or why_slow(game, failure["position"], trial.seconds)
