"""Lives through many seeds, or tells the story of one: `python -m tests.simulation --help`."""

from __future__ import annotations

import argparse
import logging
import multiprocessing
import os
import time
from collections.abc import Iterator
from itertools import islice

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.simulation.mutants import MUTANTS, Mutant, planted
from tests.simulation.plan import make_plan
from tests.simulation.world import simulate

CHUNK = 20
Result = tuple[int, str, int, float]  # seed, what is wrong, decisions, virtual seconds


def silence() -> None:
    logging.disable(logging.CRITICAL)  # the server logs every fault it meets, and here it meets many


def live(seeds: list[int]) -> list[Result]:
    found = []
    for seed in seeds:
        outcome = simulate(seed)
        found.append((seed, outcome.wrong, outcome.moves, outcome.seconds))
    return found


def chunks(first: int, count: int) -> Iterator[list[int]]:
    seeds = iter(range(first, first + count))
    while chunk := list(islice(seeds, CHUNK)):
        yield chunk


def tell(seed: int) -> int:
    """Tell the story of one seed."""
    outcome = simulate(seed)
    print(make_plan(seed))  # noqa: T201
    print(outcome.story.text())  # noqa: T201
    print(f"seed {seed}: {outcome.wrong or 'nothing is wrong'}; digest {outcome.digest}")  # noqa: T201
    return 1 if outcome.wrong else 0


def run_many(first: int, count: int, jobs: int) -> int:
    """Live through many seeds, several at a time."""
    console = Console()
    wrong: list[Result] = []
    moves, virtual, begun = 0, 0.0, time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs, silence) as pool, Progress(*columns, console=console) as progress:
        bar = progress.add_task("seeds", total=count)
        for results in pool.imap_unordered(live, chunks(first, count)):
            progress.advance(bar, len(results))
            for result in results:
                moves, virtual = moves + result[2], virtual + result[3]
                if result[1]:
                    wrong.append(result)
                    progress.console.print(f"seed {result[0]}: {result[1]}", markup=False, soft_wrap=True)
    console.print(
        f"{count} seeds, {moves} decisions, {virtual / 3600:.1f} hours of the servers' time "
        f"in {time.monotonic() - begun:.0f} s: {len(wrong)} wrong"
    )
    if wrong:
        console.print(f"the story of one: make simulate SEED={wrong[0][0]}")
    return 1 if wrong else 0


def find(mutant: Mutant, most: int) -> tuple[int, str] | None:
    """Return the first seed that notices a planted fault, and what it says: the known one is tried first."""
    with planted(mutant):
        for seed in (mutant.seed, *range(most)):
            wrong = simulate(seed).wrong
            if wrong:
                return seed, wrong
    return None


def run_mutants(most: int) -> int:
    """Plant each fault in turn, and look for a seed that finds it."""
    missed = 0
    for name, mutant in MUTANTS.items():
        found = find(mutant, most)
        missed += found is None
        text = f"found by seed {found[0]}: {found[1][:100]}" if found else f"not found in {most} seeds"
        print(f"{name:<26} {text}", flush=True)  # noqa: T201
    return 1 if missed else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=200, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the first of them")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--seed", type=int, help="tell the story of this one")
    parser.add_argument("--mutants", action="store_true", help="plant the known faults instead, and find each")
    wanted = parser.parse_args()
    silence()
    if wanted.seed is not None:
        return tell(wanted.seed)
    if wanted.mutants:
        return run_mutants(wanted.seeds)
    return run_many(wanted.first, wanted.seeds, wanted.jobs)
