"""`beffroi fuzz`: random and branch-seeking games under the contract; failures are saved as records."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

import beffroi
from beffroi.cli.fuzz_positions import Positions, cases_of, report_positions, try_again, walk_positions
from beffroi.cli.inputs import Jobs, complete_game, read_file, write_json
from beffroi.cli.outputs import check_folder
from beffroi.cli.progress import progress
from beffroi.cli.simulate import SPREAD
from beffroi.kernel import contract
from beffroi.kernel.contract import ContractRun, ContractViolation, Picker
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.state import Doc

if TYPE_CHECKING:
    from multiprocessing.sharedctypes import Synchronized

ALL = "all"
DEEP_EVERY = 23  # questions between two costly looks: many games see more than many looks at one
SEEK_EVERY = 2  # every n-th game prefers rare answers
FAILED = 1
LOOK_EVERY = 0.2  # seconds between two looks at how far the processes are


class Share(NamedTuple):
    """One process's part of a fuzzing run; plain data."""

    games: list[str]
    first: int  # its first game
    step: int  # from game to game
    total: int  # games of the whole run, or 0 for as long as there is time
    seconds: float
    seed: int


class Found(NamedTuple):
    """What a process saw: games, decisions, and the first failure."""

    games: int
    decisions: int
    failure: str
    record: Doc


def register(app: typer.Typer) -> None:
    app.command("fuzz")(fuzz)


def fuzz(
    game: Annotated[str, typer.Argument(metavar="GAME|all", autocompletion=complete_game)] = ALL,
    seconds: Annotated[float, typer.Option(min=0, help="Stop after this many seconds.")] = 0,
    games: Annotated[int, typer.Option(min=0, help="Games to play per title.")] = 0,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    jobs: Jobs = 1,
    positions: Annotated[int, typer.Option(min=0, help="Changed positions to try per title, instead of games.")] = 0,
    keep: Annotated[Path, typer.Option(help="Folder for the record of a failure.")] = Path(),
    reproduce: Annotated[Path | None, typer.Option(help="Reproduce the failure of this file.")] = None,
) -> None:
    """Play games under the contract, over all seat counts and every set of options, until something breaks."""
    if reproduce is not None:
        walk_again(reproduce)
        return
    names = sorted(beffroi.all_games()) if game == ALL else [beffroi.game(game).slug]
    if not names:
        raise BadRequest("there is no game to play")
    check_folder(keep)
    if positions:
        fuzz_positions([beffroi.game(name) for name in names], positions, seed, jobs, keep)
        return
    if not games and not seconds:
        seconds = 10
    total = games * len(names)
    shares = [Share(names, first, jobs, total, seconds, seed) for first in range(jobs)]
    began = time.perf_counter()
    with progress(total or None, quiet=False) as advance:
        found = run(shares, jobs, walk_share, advance)
    report(found, time.perf_counter() - began, keep)


def fuzz_positions(games: list[Game[Any]], positions: int, seed: int, jobs: int, keep: Path) -> None:
    """Try changed positions of each title; those that fail are kept."""
    shares = [Positions(game.slug, first, jobs, positions, seed) for game in games for first in range(jobs)]
    began = time.perf_counter()
    with progress(positions * len(games), quiet=False) as advance:
        tried = run(shares, jobs, walk_positions, advance)
    if report_positions(tried, time.perf_counter() - began, keep):
        raise typer.Exit(FAILED)


def run(
    shares: Sequence[Any], jobs: int, walk: Callable[[Any, Callable[[int], None]], Any], advance: Callable[[int], None]
) -> list[Any]:
    """Run the shares in so many processes; a single one is this process."""
    if jobs == 1:
        return [walk(share, advance) for share in shares]
    from concurrent.futures import wait
    from multiprocessing import get_context

    from beffroi.bots.processes import processes

    context = get_context()
    played: Synchronized[int] = context.Value("L", 0)
    with processes(jobs, context, count_into, (played,)) as pool:
        running = [pool.submit(walk_counted, walk, share) for share in shares]
        told = 0
        while wait(running, LOOK_EVERY).not_done:
            advance(played.value - told)
            told = played.value
    return [one.result() for one in running]


class Counter:
    """Set the counter of played games that all processes of the pool share."""

    played: Synchronized[int]


def count_into(played: Synchronized[int]) -> None:
    Counter.played = played


def walk_counted(walk: Callable[[Any, Callable[[int], None]], Any], share: Any) -> Any:
    return walk(share, count)


def count(games: int) -> None:
    with Counter.played.get_lock():
        Counter.played.value += games


def report(found: list[Found], seconds: float, keep: Path) -> None:
    """Print what was played, and save the first failure, if there was one."""
    games, decisions = sum(one.games for one in found), sum(one.decisions for one in found)
    broken = [one for one in found if one.failure]
    typer.echo(f"{games} games, {decisions} decisions in {seconds:.1f} s: {len(broken) or 'no'} failure")
    for number, one in enumerate(broken, 1):
        path = keep / f"broken-{one.record['game']}-{one.record['walk']['seed']}-{number}.json"
        keep.mkdir(parents=True, exist_ok=True)
        write_json(path, one.record)
        typer.echo(f"{one.failure}\n  to see it again: beffroi fuzz --reproduce {path}", err=True)
    if broken:
        raise typer.Exit(FAILED)


def walk_share(share: Share, advance: Callable[[int], None]) -> Found:
    """Play the games of a share, the titles in turn, until its end or the first failure."""
    titles = [cases_of(beffroi.game(slug), share.seed) for slug in share.games]
    seekers = [Picker(share.seed, seek=True) for _ in titles]
    end = time.perf_counter() + share.seconds if share.seconds else float("inf")
    number, games, decisions = share.first, 0, 0
    while (not share.total or number < share.total) and time.perf_counter() < end:
        turn, title = divmod(number, len(titles))
        lap, case = divmod(turn, len(titles[title]))
        game, seats, options = titles[title][case]
        seed = share.seed * SPREAD + number
        picker = seekers[title] if (lap + case) % SEEK_EVERY else Picker(seed)
        try:
            decisions += len(ContractRun(game, seats, options, seed, every=DEEP_EVERY).run(picker).moves)
        except ContractViolation as broken:
            return Found(games, decisions, f"{game.slug} for {seats} with {options}: {broken}", broken.record)
        games += 1
        number += share.step
        advance(1)
    return Found(games, decisions, "", {})


def walk_again(path: Path) -> None:
    """Reproduce a failure from its record."""
    try:
        record = json.loads(read_file(path))
        slug = str(record["game"])
        if "position" in record:
            record["number"] = int(record["number"])
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
        raise BadRequest(f"{path} is no record of a failure") from None
    if "position" in record:
        failure = try_again(record)
        typer.echo(f"{slug}: {failure}" if failure else f"{path}: the position is refused, or plays to the end, now")
        if failure:
            raise typer.Exit(FAILED)
        return
    try:
        contract.reproduce(record, beffroi.game(slug))
    except ContractViolation as broken:
        typer.echo(f"{slug}: {broken}")
        raise typer.Exit(FAILED) from broken
    typer.echo(f"{path}: the game keeps its word here now")
