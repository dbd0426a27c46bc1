"""Learning steps beside raw play and other projects' environments, measured in one run, one core each.

`make bench` runs it: each figure is measured in a process of its own, in turns, several times over; the median stands.
Seconds are of processor time, those of workers of the clock on the wall. For every game, two seats, compiled:

- decisions, copy: random games without observations, every answer counted; what a copy in mid-game costs
- choices: the same, forced answers not counted
- uint8, float32: these choices through the vectorised environment, with the complete observation and mask
- ratio: uint8 to choices; wanted 0.6
- workers: steps a second of several processes in shared memory, and how many times those of one

Peers are left out where they are not installed (`--peers` names the Python that has them): PettingZoo's connect four,
OpenSpiel's hearts (C++, with and without its information-state tensor), pgx's backgammon on the CPU, PufferLib's own
ocean environment. Decisions are wanted twice as fast as those of hearts without the tensor.
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

ROOT = Path(__file__).parents[1]
TABLES = 32  # stepped together by one process: more do not fit into a processor's cache
SHARED = 128  # tables of each worker: enough that waiting for each other counts little
WANTED = 0.6
PEERS = {
    "connect-four": "pettingzoo.classic.connect_four_v3",
    "hearts": "pyspiel",
    "hearts-decisions": "pyspiel",
    "backgammon": "pgx",
    "squared": "pufferlib.ocean.squared.squared",
}
ONE_CORE = ("decisions", "copy", "choices", "uint8", "float32")


class Job(NamedTuple):
    """What one process measures."""

    what: str
    name: str
    workers: int = 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", default=str(ROOT / "src"), help="where the compiled package is (make compile)")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured")
    parser.add_argument("--games", default="", help="slugs, separated by commas; all by default")
    parser.add_argument("--peers", default=sys.executable, help="the Python that has the other projects")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that share the tables")
    parser.add_argument("--measure", nargs=3, metavar=("WHAT", "NAME", "WORKERS"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        what, name, workers = args.measure
        print(json.dumps(MEASURES[what](name, int(workers), args.seconds)))
        return
    sys.path[:0] = [str(ROOT / "src")]
    import beffroi

    slugs = [slug for slug in beffroi.all_games() if not args.games or slug in args.games.split(",")]
    jobs = [Job(what, slug) for slug in slugs for what in ONE_CORE]
    jobs += [Job("workers", slug, args.workers) for slug in slugs if args.workers > 1]
    jobs += [Job(peer, package) for peer, package in PEERS.items() if has(args.peers, package)]
    found: dict[Job, list[float]] = {job: [] for job in jobs}
    for _ in range(args.rounds):
        for job in jobs:
            found[job].append(
                run(job, args.seconds, args.compiled, args.peers if job.what in PEERS else sys.executable)
            )
    report({job: statistics.median(rates) for job, rates in found.items()}, slugs, args.workers)


def has(python: str, module: str) -> bool:
    """Tell whether a Python can import a module."""
    return not subprocess.run([python, "-c", f"import {module}"], capture_output=True).returncode


def run(job: Job, seconds: float, path: str, python: str) -> float:
    """Measure in a process of its own."""
    command = [python, __file__, "--measure", job.what, job.name, str(job.workers), "--seconds", str(seconds)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(path).resolve()), str(ROOT)]), "OMP_NUM_THREADS": "1"}
    output = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    return float(json.loads(output.stdout))


def rate(once: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """How often a second something is done that `once` does some times."""
    once()
    done, began = 0, clock()
    while clock() - began < seconds:
        done += once()
    return done / (clock() - began)


def choices(slug: str, workers: int, seconds: float) -> float:
    import beffroi
    from beffroi.kernel.chance import FastChance
    from beffroi.kernel.contract import play_choices

    game = beffroi.game(slug)
    setup, luck = game.setup(2), FastChance(1)

    def once() -> int:
        s = game.start(setup, FastChance(luck.pick(2_000_000_000)))
        s.settle()
        return play_choices(s, luck)

    return rate(once, seconds)


def decisions(slug: str, workers: int, seconds: float) -> float:
    import beffroi
    from beffroi.kernel.chance import FastChance
    from beffroi.kernel.contract import playout

    game, luck = beffroi.game(slug), FastChance(1)
    return rate(lambda: playout(game.new(2, chance=FastChance(luck.pick(2_000_000_000))), luck), seconds)


def copies(slug: str, workers: int, seconds: float) -> float:
    import beffroi
    from beffroi.kernel.chance import FastChance
    from beffroi.kernel.contract import play_on, playout

    game = beffroi.game(slug)
    half = game.new(2, chance=FastChance(0))
    play_on(half, FastChance(1), playout(half.copy(), FastChance(1)) // 2)

    def once() -> int:
        for _ in range(1000):
            half.copy()
        return 1000

    return rate(once, seconds)


def steps(slug: str, workers: int, seconds: float, dtype: str = "uint8") -> float:
    import beffroi
    from beffroi.learn.vector_env import GameVectorEnv

    tables = TABLES if workers == 1 else SHARED * workers
    env = GameVectorEnv(beffroi.game(slug), tables, opponent="", seats=2, workers=workers, dtype=dtype, copy=False)
    _, infos = env.reset(seed=1)

    def once() -> int:
        nonlocal infos
        infos = env.step(infos["suggested"])[-1]
        return env.num_envs

    try:
        return rate(once, seconds, time.perf_counter if workers > 1 else time.process_time)
    finally:
        env.close()


def float_steps(slug: str, workers: int, seconds: float) -> float:
    return steps(slug, workers, seconds, "float32")


def connect_four(name: str, workers: int, seconds: float) -> float:
    import numpy as np
    from pettingzoo.classic import connect_four_v3

    env, rng = connect_four_v3.env(), np.random.default_rng(1)

    def once() -> int:
        env.reset()
        done = 0
        for _ in env.agent_iter():
            seen, _reward, over, cut, _info = env.last()
            env.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            done += not (over or cut)
        return done

    return rate(once, seconds)


def hearts(name: str, workers: int, seconds: float, tensor: bool = True) -> float:
    import random

    import pyspiel

    game, rng = pyspiel.load_game("hearts"), random.Random(1)

    def once() -> int:
        s, done = game.new_initial_state(), 0
        while not s.is_terminal():
            if s.is_chance_node():
                s.apply_action(s.chance_outcomes()[0][0])
                continue
            if tensor:
                s.information_state_tensor()
            s.apply_action(rng.choice(s.legal_actions()))
            done += 1
        return done

    return rate(once, seconds)


def hearts_decisions(name: str, workers: int, seconds: float) -> float:
    return hearts(name, workers, seconds, tensor=False)


def backgammon(name: str, workers: int, seconds: float) -> float:
    import jax
    import pgx

    env = pgx.make("backgammon")
    reset, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    s = reset(jax.random.split(jax.random.PRNGKey(1), TABLES))
    state: dict[str, Any] = {"s": s, "key": jax.random.PRNGKey(2)}
    act = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype("float32")), axis=1))

    def once() -> int:
        state["key"], key, luck = jax.random.split(state["key"], 3)
        s = state["s"]
        s = step(s, act(key, s.legal_action_mask), jax.random.split(luck, TABLES))
        jax.block_until_ready(s.observation)
        state["s"] = s
        return TABLES

    return rate(once, seconds)


def squared(name: str, workers: int, seconds: float) -> float:
    import numpy as np
    from pufferlib.ocean.squared.squared import Squared

    env, rng = Squared(num_envs=TABLES), np.random.default_rng(1)
    env.reset()
    actions = rng.integers(0, env.single_action_space.n, (64, TABLES))

    def once() -> int:
        for row in actions:
            env.step(row)
        return actions.size

    return rate(once, seconds)


MEASURES: dict[str, Callable[[str, int, float], float]] = {
    "decisions": decisions,
    "copy": copies,
    "choices": choices,
    "uint8": steps,
    "float32": float_steps,
    "workers": steps,
    "connect-four": connect_four,
    "hearts": hearts,
    "hearts-decisions": hearts_decisions,
    "backgammon": backgammon,
    "squared": squared,
}


def report(rates: dict[Job, float], slugs: list[str], workers: int) -> None:
    """Print the figures, a game a line, then the peers."""
    print(f"{'two seats, a second':<20}{'decisions':>11}{'copy':>9}", end="")
    print(f"{'choices':>11}{'uint8':>11}{'ratio':>7}{'float32':>11}{'ratio':>7}{f'{workers} workers':>13}{'times':>7}")
    for slug in slugs:
        played, copied, raw, seen, floats = (rates[Job(what, slug)] for what in ONE_CORE)
        line = f"{slug:<20}{played:>11,.0f}{1e6 / copied:>6.2f} µs{raw:>11,.0f}"
        line += f"{seen:>11,.0f}{seen / raw:>7.2f}{floats:>11,.0f}{floats / raw:>7.2f}"
        shared = rates.get(Job("workers", slug, workers))
        if shared is not None:
            line += f"{shared:>13,.0f}{shared / seen:>7.1f}"
        print(line + ("" if seen >= WANTED * raw else f"   below {WANTED}"))
    for peer, package in PEERS.items():
        if Job(peer, package) in rates:
            print(f"{package.split('.')[0] + ' ' + peer:<34}{rates[Job(peer, package)]:>12,.0f}")


if __name__ == "__main__":
    main()
