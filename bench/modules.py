"""What the expansions of Troyes cost the base game, measured in one run.

`python bench/modules.py`: the same random games of the base game, once as it comes and once from a copy of the
package whose expansion folders are removed. Two processes take turns, batch by batch, so that both see the same
noise; seconds are of processor time. The ratio is the median over the pairs of batches; the quarters say how sure it
is.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "beffroi"
TROYES = Path("games", "troyes")
KEPT = {"cards", "steps", "texts"}  # the base game's own folders
MOST = 1.05  # times the processor time without them


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100, help="how many batches each way")
    parser.add_argument("--games", type=int, default=8, help="in a batch")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.seats, args.games)
        return
    with tempfile.TemporaryDirectory() as folder:
        removed = copy_without(Path(folder))
        whole, bare = (start(path, args.seats, args.games) for path in (PACKAGE.parent, Path(folder)))
        ratios = compare(whole, bare, args.pairs)
    low, ratio, high = statistics.quantiles(ratios, n=4)
    verdict = "on target" if ratio <= MOST else "above target"
    print(f"Troyes for {args.seats}, no module on: {ratio:.3f} times the time without {', '.join(removed)}")
    print(f"({args.pairs} pairs of {args.games} games, quarters {low:.3f} and {high:.3f}; at most {MOST}: {verdict})")


def copy_without(home: Path) -> list[str]:
    """The package without the expansions of Troyes, and what was left out."""
    shutil.copytree(PACKAGE, home / PACKAGE.name, ignore=shutil.ignore_patterns("tests", "ui", "server", "__pycache__"))
    folders = [path for path in (home / PACKAGE.name / TROYES).iterdir() if path.is_dir() and path.name not in KEPT]
    for path in folders:
        shutil.rmtree(path)
    return sorted(path.name for path in folders)


def start(path: Path, seats: int, games: int) -> subprocess.Popen[str]:
    command = [sys.executable, __file__, "--serve", "--seats", str(seats), "--games", str(games)]
    environment = {**os.environ, "PYTHONPATH": str(path)}
    return subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def compare(whole: subprocess.Popen[str], bare: subprocess.Popen[str], pairs: int) -> list[float]:
    """The ratio of each pair of batches; who goes first alternates. The first pair only warms up."""
    ratios = []
    for number in range(pairs + 1):
        order = (whole, bare) if number % 2 else (bare, whole)
        spent = {process.pid: batch(process, number) for process in order}
        ratios.append(spent[whole.pid] / spent[bare.pid])
    for process in (whole, bare):
        process.communicate()
    return ratios[1:]


def batch(process: subprocess.Popen[str], number: int) -> float:
    assert process.stdin is not None
    assert process.stdout is not None
    print(number, file=process.stdin, flush=True)
    return float(process.stdout.readline())


def serve(seats: int, games: int) -> None:
    """Play the batches whose numbers are asked for, and say what each took."""
    import beffroi
    from beffroi.kernel.chance import FastChance
    from beffroi.kernel.contract import playout

    game = beffroi.game("troyes")
    for line in sys.stdin:
        first = int(line) * games
        began = time.process_time()
        for seed in range(first, first + games):
            playout(game.new(seats, chance=FastChance(2 * seed)), FastChance(2 * seed + 1))
        print(time.process_time() - began, flush=True)


if __name__ == "__main__":
    main()
