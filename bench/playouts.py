"""Random playouts of every game beside catanatron, measured in one run, one core each.

`make bench` runs it: each figure is measured in a process of its own, in turns, several times over; the median
stands. Seconds are of processor time, so that other programs count less. What counts are the ratios: machines differ
and are noisy, a peer in the same run sees the same noise.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
PEER = "catanatron"
TARGETS = {"interpreted": (2, 5, 2.0), "compiled": (10, 30, 0.5)}  # decisions/s, games/s (ratios), copy in µs
COPIES = 2000


class Job(NamedTuple):
    """What one process measures."""

    name: str  # a game's slug, or the peer
    seats: int
    way: str  # interpreted or compiled
    path: str  # where the package is


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", help="where the compiled package is (make compile)")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured")
    parser.add_argument("--games", default="", help="slugs, separated by commas; all by default")
    parser.add_argument("--measure", nargs=2, metavar=("NAME", "SEATS"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        name, seats = args.measure[0], int(args.measure[1])
        measure = measure_peer if name == PEER else measure_game
        print(json.dumps(measure(name, seats, args.seconds)))
        return
    jobs = plan(args.compiled, [slug for slug in args.games.split(",") if slug])
    results: dict[Job, list[dict[str, float]]] = {job: [] for job in jobs}
    for _ in range(args.rounds):
        for job in jobs:
            results[job].append(run(job, args.seconds))
    report({job: middle(found) for job, found in results.items()})


def plan(compiled: str | None, wanted: list[str]) -> list[Job]:
    """The peer for two and four, and every game for its most seats, both ways."""
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    import beffroi

    ways = [("interpreted", str(ROOT / "src"))] + ([("compiled", str(Path(compiled).resolve()))] if compiled else [])
    jobs = [Job(PEER, seats, "interpreted", "") for seats in (2, 4)]
    for slug, game in beffroi.all_games().items():
        if not wanted or slug in wanted:
            jobs += [Job(slug, game.seats[1], way, path) for way, path in ways]
    return jobs


def run(job: Job, seconds: float) -> dict[str, float]:
    """Measure in a process of its own."""
    command = [sys.executable, __file__, "--measure", job.name, str(job.seats), "--seconds", str(seconds)]
    path = os.pathsep.join([job.path, str(ROOT)])
    output = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=True, capture_output=True, text=True)
    return dict(json.loads(output.stdout))


def middle(found: list[dict[str, float]]) -> dict[str, float]:
    return {key: statistics.median(one[key] for one in found) for key in found[0]}


def measure_game(slug: str, seats: int, seconds: float) -> dict[str, float]:
    """Random playouts of one of our games: speed, and the cost of a copy in the middle of a game."""
    import beffroi
    from beffroi.kernel.chance import FastChance
    from beffroi.kernel.contract import play_on, playout

    game = beffroi.game(slug)
    length = playout(game.new(seats, chance=FastChance(0)), FastChance(1))
    games = decisions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        decisions += playout(game.new(seats, chance=FastChance(2 * games + 2)), FastChance(2 * games + 3))
        games += 1
    spent = time.process_time() - began
    half = game.new(seats, chance=FastChance(0))
    play_on(half, FastChance(1), length // 2)
    return {
        "games": games / spent,
        "decisions": decisions / spent,
        "length": decisions / games,
        "copy": copy_cost(half),
    }


def measure_peer(_name: str, seats: int, seconds: float) -> dict[str, float]:
    """The same of catanatron's random players."""
    from catanatron import Color, Game, RandomPlayer

    def new() -> Any:
        return Game([RandomPlayer(colour) for colour in list(Color)[:seats]])

    new().play()
    games = decisions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        game = new()
        game.play()
        decisions += len(game.state.actions)
        games += 1
    spent = time.process_time() - began
    half = new()
    for _ in range(200):
        half.play_tick()
    return {
        "games": games / spent,
        "decisions": decisions / spent,
        "length": decisions / games,
        "copy": copy_cost(half),
    }


def copy_cost(table: Any) -> float:
    """Microseconds for one copy; the best of several loops, as timeit does."""
    best = float("inf")
    for _ in range(5):
        began = time.process_time()
        for _ in range(COPIES):
            table.copy()
        best = min(best, time.process_time() - began)
    return best / COPIES * 1e6


def report(results: dict[Job, dict[str, float]]) -> None:
    peer = next(found for job, found in results.items() if (job.name, job.seats) == (PEER, 4))
    print(f"{'':<26}{'games/s':>10}{'decisions/s':>13}{'a game':>8}{'copy µs':>9}   ratio to {PEER} for 4")
    for job, found in results.items():
        line = f"{job.name} {job.seats} {'' if job.name == PEER else job.way}"
        figures = f"{found['games']:>10,.0f}{found['decisions']:>13,.0f}{found['length']:>8.0f}{found['copy']:>9.2f}"
        print(f"{line:<26}{figures}   {ratios(found, peer)}{against_targets(job, found, peer)}")


def ratios(found: dict[str, float], peer: dict[str, float]) -> str:
    return f"{found['decisions'] / peer['decisions']:5.1f}x decisions/s {found['games'] / peer['games']:6.1f}x games/s"


def against_targets(job: Job, found: dict[str, float], peer: dict[str, float]) -> str:
    """Which of the targets for this way are not met."""
    if job.name == PEER:
        return ""
    decisions, games, copy = TARGETS[job.way]
    missed = [f"{decisions}x decisions/s"] if found["decisions"] < decisions * peer["decisions"] else []
    missed += [f"{games}x games/s"] if found["games"] < games * peer["games"] else []
    missed += [f"copy {copy} µs"] if found["copy"] > copy else []
    return f"   below target: {', '.join(missed)}" if missed else "   on target"


if __name__ == "__main__":
    main()
