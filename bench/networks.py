"""What a network costs beside the evaluation it corrects: microseconds of processor time for one table, one core.

    python bench/networks.py --compiled build/fast/lib

The tables are those a planner compares: the ends of the lines of one turn, one after the other, from several turns of
a game for two. The network has drawn weights of the usual sizes (256 and 64 units, rows for 700 cells); what it says
takes no longer if it is true. At most 25 µs are wanted, compiled, beyond the evaluation written by hand.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from array import array
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
WIDE, NARROW, USED = 256, 64, 700
WANTED = 25.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", help="where the compiled package is (make compile)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        print(json.dumps(measure(args.measure, args.seconds)))
        return
    ways = {"interpreted": ROOT / "src", **({"compiled": Path(args.compiled).resolve()} if args.compiled else {})}
    print("| title | package | by hand | with a network | of it the network | layers in C | layers in Python |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: |")
    for slug in ("troyes", "tournay", "parbourg"):
        for way, path in ways.items():
            command = [sys.executable, __file__, "--measure", slug, "--seconds", str(args.seconds)]
            done = subprocess.run(
                command, env={**os.environ, "PYTHONPATH": str(path)}, capture_output=True, text=True, check=True
            )
            f = json.loads(done.stdout)
            inside = f"{f['fast']:.1f} µs" if f["fast"] else "-"
            added = f["learned"] - f["plain"]
            print(
                f"| {slug} | {way} | {f['plain']:.1f} µs | {f['learned']:.1f} µs | {added:.1f} µs | {inside} "
                f"| {f['python']:.1f} µs |"
            )
            if way == "compiled" and added > WANTED:
                print(f"{slug}: {added:.1f} µs are more than the {WANTED:g} wanted")


def measure(slug: str, seconds: float) -> dict[str, float]:
    """Measure one title in this process."""
    import beffroi
    from beffroi.bots.learned import learned_evaluator, quantised_terms
    from beffroi.bots.network import fast_layers
    from beffroi.kernel.observation import encoded

    game = beffroi.game(slug)
    plain = game.evaluator()
    network = drawn(game)
    learned = learned_evaluator(game, plain, [network])
    tables = planned_tables(game, plain)
    looks = [
        (seat, encoded(game.encoder(game.setup(2)), s, seat), quantised_terms(learned.all_terms(s, seat)))
        for s, seat in tables
    ]
    slow, fast = network.layers(fast=False), network.layers()
    return {
        "plain": timed(lambda: [plain.lead(s, seat) for s, seat in tables], len(tables), seconds),
        "learned": timed(lambda: [learned.lead(s, seat) for s, seat in tables], len(tables), seconds),
        "python": timed(lambda: [slow.run(*look) for look in looks], len(tables), seconds),
        "fast": timed(lambda: [fast.run(*look) for look in looks], len(tables), seconds) if fast_layers() else 0.0,
    }


def planned_tables(game: Any, evaluator: Any) -> list[tuple[Any, int]]:
    """Return the ends of lines that a planner compares in some turns of a game."""
    from beffroi.bots.planner import Planner
    from beffroi.kernel.chance import FastChance

    side = FastChance(5)
    s = game.start(game.setup(2), FastChance(3))
    s.settle()
    found: list[tuple[Any, int]] = []
    while not s.over and len(found) < 600:
        seat = s.waiting()[0]
        lines = Planner(evaluator, side, 16, 12, 0).plan(s, seat)
        found += [(line.state, seat) for line in lines[:24] if not line.state.over]
        for move in lines[0].moves:
            if seat in s.waiting() and move in s.options(seat):
                s.apply(seat, move)
    return found


def drawn(game: Any) -> Any:
    """Return a network with drawn weights."""
    from beffroi.bots.network import HEADS, SEATS, Network, setup_key

    rng = random.Random(1)
    size, terms = game.encoder(game.setup(2)).layout.size, SEATS * len(game.evaluator().term_names)

    def numbers(code: str, count: int, most: int) -> bytes:
        return array(code, [rng.randint(-most, most) for _ in range(count)]).tobytes()

    weights = array("H", sorted(rng.sample(range(size), USED))).tobytes()
    weights += numbers("h", (USED + terms) * WIDE, 300) + numbers("h", WIDE * NARROW + NARROW * len(HEADS), 3000)
    weights += numbers("i", WIDE + NARROW + len(HEADS), 9000)
    names = ("size", "used", "terms", "wide", "narrow", "first_shift", "second_shift")
    sizes = dict(zip(names, (size, USED, terms, WIDE, NARROW, 6, 12), strict=True))
    header = {"rules": game.rules, "setups": [setup_key(2, game.setup(2).options)], "sizes": sizes}
    return Network({**header, "units": [1e6, 1e6, 1e6]}, weights)


def timed(work: Any, count: int, seconds: float) -> float:
    """Return microseconds of processor time for each of the tables."""
    work()
    start = time.process_time()
    rounds = 0
    while time.process_time() - start < seconds:
        work()
        rounds += 1
    return 1e6 * (time.process_time() - start) / rounds / count


if __name__ == "__main__":
    main()
