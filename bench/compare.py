"""Two trees of this project side by side: how fast the new one is, as a ratio to the old one.

    python bench/compare.py OLD NEW [--compiled] [--server]

OLD and NEW are checkouts (`src` is measured, with `--compiled` what `make compile` put into `build/fast/lib`) or
folders that hold the package itself. One process for each tree does the same work in turns, batch by batch, so that
both see the same noise; seconds are of processor time. A ratio above 1 means that the new tree is faster; it is the
median over the pairs of batches, and the quarters say how sure it is.

- playouts: random games for the most players, with the default options and with the most unusual ones
- copies: of a position in the middle of such a game
- search: answers of the search bot in that position, imagined positions included
- server: whole games of 48 clients over loopback, decisions for each second of the server's processor time
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

LEAST = 0.97  # times the old speed
COPIES = 2000
SIMULATIONS = 30
CLIENTS = 48
OPTIONS = ("default", "unusual")


class Work(NamedTuple):
    """What is measured: the kind of work, the game, and its options."""

    what: str
    slug: str
    options: str


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trees", nargs="*", type=Path, metavar="OLD NEW")
    parser.add_argument("--compiled", action="store_true", help="measure build/fast/lib of each tree")
    parser.add_argument("--server", action="store_true", help="measure the server too")
    parser.add_argument("--only-server", action="store_true", help="measure nothing else")
    parser.add_argument("--pairs", type=int, default=15, help="batches in each tree (default: 15)")
    parser.add_argument("--games", default="", help="slugs, separated by commas (default: all)")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each run of the server (default: 8)")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        serve()
        return
    if len(args.trees) != 2:
        parser.error("name two trees: OLD NEW")
    trees = [tree.resolve() for tree in args.trees]
    worst: list[float] = []
    if not args.only_server:
        worst += compare_games(trees, args.compiled, args.pairs, [slug for slug in args.games.split(",") if slug])
    if args.server or args.only_server:
        worst.append(compare_servers(trees, args.compiled, max(2, args.pairs // 3), args.seconds))
    print(f"lowest ratio {min(worst):.3f}, at least {LEAST}: {'met' if min(worst) >= LEAST else 'MISSED'}")
    print(f"load of the machine at the end: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


# --- games ----------------------------------------------------------------------------------------------------------


def compare_games(trees: list[Path], compiled: bool, pairs: int, wanted: list[str]) -> list[float]:
    """The median ratio of every work."""
    workers = [start(package_of(tree, compiled)) for tree in trees]
    slugs = [slug for slug in order(workers[1], "games")["games"] if not wanted or slug in wanted]
    found = []
    print(f"{'':<34}{'new/old':>8}   quarters")
    for work in [Work(what, slug, options) for what in WORKS for slug in slugs for options in OPTIONS]:
        ratios = in_turns(workers, work, pairs)
        found.append(show(" ".join(work), ratios))
    for worker in workers:
        worker.communicate()
    return found


def package_of(tree: Path, compiled: bool) -> Path:
    """The folder of a tree that holds the package."""
    if (tree / "beffroi").is_dir():
        return tree
    return tree / "build" / "fast" / "lib" if compiled else tree / "src"


def start(package: Path) -> subprocess.Popen[str]:
    if not (package / "beffroi").is_dir():
        raise SystemExit(f"there is no package in {package}")
    environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONHASHSEED": "0"}
    command = [sys.executable, __file__, "--worker"]
    return subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=package
    )


def order(worker: subprocess.Popen[str], *words: object) -> dict[str, Any]:
    """Have a worker do something; returns what it says about it."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    print(*words, file=worker.stdin, flush=True)
    line = worker.stdout.readline()
    if not line:
        raise SystemExit(f"a worker ended at: {words}")
    return dict(json.loads(line))


def in_turns(workers: list[subprocess.Popen[str]], work: Work, pairs: int) -> list[float]:
    """The ratio of each pair of batches; who goes first alternates, and the first pair only warms up."""
    ratios = []
    for number in range(pairs + 1):
        first, second = (0, 1) if number % 2 else (1, 0)
        said = {index: order(workers[index], *work, number) for index in (first, second)}
        if said[0]["count"] != said[1]["count"]:
            print(f"  {' '.join(work)}: not the same work, {said[0]['count']} and {said[1]['count']}")
        rate = [said[index]["count"] / said[index]["seconds"] for index in (0, 1)]
        ratios.append(rate[1] / rate[0])
    return ratios[1:]


def show(name: str, ratios: list[float]) -> float:
    low, middle, high = statistics.quantiles(ratios, n=4)
    print(
        f"{name:<34}{middle:>8.3f}   {low:.3f} to {high:.3f}{'' if middle >= LEAST else '   below target'}", flush=True
    )
    return middle


# --- the work, in a process of each tree ----------------------------------------------------------------------------


def serve() -> None:
    """Do what is asked for, line by line, and say how much was done in how much processor time."""
    import beffroi

    for line in sys.stdin:
        what, *rest = line.split()
        if what == "games":
            said: dict[str, Any] = {"games": sorted(beffroi.all_games())}
        else:
            work = WORKS[what](beffroi.game(rest[0]), rest[1], int(rest[2]))
            began = time.process_time()
            said = {"count": work(), "seconds": time.process_time() - began}
        print(json.dumps(said), flush=True)


def renamed(module: str, *names: str) -> Any:
    """Something of the package by the first of its names that a tree has."""
    import importlib

    found = importlib.import_module(module)
    return next(getattr(found, name) for name in names if hasattr(found, name))


def options_of(game: Any, wanted: str) -> Any:
    """The default options, or those of the sample that differ from them most."""
    sets = game.option_sets(game.seats[1])
    defaults = {option.name: option.default for option in game.options}
    if wanted == "default":
        return defaults
    return max(sets, key=lambda options: unusual(options, defaults))


def unusual(options: Any, defaults: Any) -> int:
    """How many choices are not the default."""
    changed = [value for name, value in options.items() if value != defaults[name]]
    return sum(len(value) if isinstance(value, list) else 1 for value in changed)


def new_game(game: Any, options: str, seed: int) -> Any:
    from beffroi.kernel.chance import FastChance

    return game.new(game.seats[1], options_of(game, options), chance=FastChance(seed))


def half_played(game: Any, options: str, seed: int) -> Any:
    """A position in the middle of a game, at a real choice."""
    from beffroi.kernel.chance import FastChance

    play_on = renamed("beffroi.kernel.contract", "play_on")
    length = renamed("beffroi.kernel.contract", "playout")(new_game(game, options, seed), FastChance(seed + 1))
    s = new_game(game, options, seed)
    play_on(s, FastChance(seed + 1), length // 2)
    while len(s.options(s.waiting()[0])) < 3:
        play_on(s, FastChance(2), 1)
    return s


def playouts(game: Any, options: str, number: int) -> Callable[[], int]:
    from beffroi.kernel.chance import FastChance

    playout = renamed("beffroi.kernel.contract", "playout")
    states = [new_game(game, options, 10 * number + i) for i in range(4)]
    return lambda: sum(playout(s, FastChance(i + 1)) for i, s in enumerate(states))


def copies(game: Any, options: str, number: int) -> Callable[[], int]:
    s = half_played(game, options, number)

    def work() -> int:
        for _ in range(COPIES):
            s.copy()
        return COPIES

    return work


def search(game: Any, options: str, number: int) -> Callable[[], int]:
    make = renamed("beffroi.bots.registry", "make", "make_bot")
    perspective = renamed("beffroi.kernel.perspective", "Perspective")
    s = half_played(game, options, number)
    bot = make(f"search:{SIMULATIONS}", game, number)

    def work() -> int:
        bot.choose(perspective(game, s, s.waiting()[0]))
        return SIMULATIONS

    return work


WORKS: dict[str, Callable[[Any, str, int], Callable[[], int]]] = {
    "playouts": playouts,
    "copies": copies,
    "search": search,
}


# --- the server -----------------------------------------------------------------------------------------------------


def compare_servers(trees: list[Path], compiled: bool, pairs: int, seconds: float) -> float:
    """Decisions for each second of a server's processor time; each tree brings its own client (`bench/`)."""
    ratios = []
    for number in range(pairs):
        order_of = (0, 1) if number % 2 else (1, 0)
        costs = {index: load(trees[index], compiled, seconds) for index in order_of}
        ratios.append(costs[1] / costs[0])
    return show(f"server, {CLIENTS} clients", ratios)


def load(tree: Path, compiled: bool, seconds: float) -> float:
    """Decisions for each second of processor time."""
    package = str(package_of(tree, compiled)) if compiled else ""
    program = f"import json, server_load as s; print(json.dumps(s.ours('fair', {CLIENTS}, {seconds}, {package!r})))"
    environment = {**os.environ, "PYTHONPATH": str(tree / "bench")}
    command = [sys.executable, "-c", program]
    output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    figures = json.loads(output.splitlines()[-1])
    return float(figures["moves"] / figures["cpu"])


if __name__ == "__main__":
    main()
