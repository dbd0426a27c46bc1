"""How long a turn takes to be composed: the table at rest, with one to three pieces picked, with an action chosen.

    python bench/compose.py                              # interpreted
    PYTHONPATH=build/fast/lib python bench/compose.py    # compiled

Wanted for each question: 10 ms compiled, 60 ms interpreted. Tables come from random games with most pieces: four
seats, all modules.
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import Any

import beffroi
from beffroi.kernel.chance import FastChance
from beffroi.kernel.compose import Composer, compose
from beffroi.kernel.game import Game
from beffroi.kernel.state import Move, Seat, State

FULL: dict[str, dict[str, Any]] = {
    "troyes": {"ladies": ["characters", "activities", "events", "purple-die", "ramparts"]},
    "tournay": {"advanced": True},
    "parbourg": {"henchmen": "16"},
}


def table(game: Game[Any], seed: int) -> tuple[State, Seat] | None:
    """Play at random up to the first question of a turn."""
    s: State = game.new(0, FULL.get(game.slug, {}), seed=seed)
    luck = FastChance(seed)
    for _ in range(60 + seed * 13 % 240):
        if s.over:
            return None
        seats = s.waiting()
        seat = seats[luck.pick(len(seats))]
        options = s.options(seat)
        s.apply(seat, options[luck.pick(len(options))])
    while not s.over and not s.question.branches(s, s.waiting()[0]):
        seat = s.waiting()[0]
        s.apply(seat, s.options(seat)[0])
    return None if s.over else (s, s.waiting()[0])


def asked(game: Game[Any], s: State, seat: Seat) -> list[tuple[list[Move], list[Move]]]:
    """What a player would ask for there: nothing yet, some pieces, an action, both."""
    rest = compose(game, s, seat, [], [])
    pieces = [one.offer.move for one in rest.more if one.why is None]
    actions = [lack.offer.move for lack in rest.missing] + [done.chosen[-1] for done in rest.completions if done.chosen]
    found: list[tuple[list[Move], list[Move]]] = [([], [])]
    found += [(pieces[:n], []) for n in (1, 2, 3) if len(pieces) >= n]
    found += [([], [action]) for action in actions[::4]]
    found += [(pieces[:2], [action]) for action in actions[::4] if pieces]
    return found


def measure(game: Game[Any], tables: int) -> list[tuple[float, float]]:
    """Return for each composition the seconds it took, and those of its longest slice."""
    times = []
    for seed in range(tables):
        found = table(game, seed)
        if found is None:
            continue
        s, seat = found
        for picked, chosen in asked(game, s, seat):
            begin = last = time.perf_counter()
            composer = Composer(game, s, seat, picked, chosen, {})
            longest, more = 0.0, True
            while more:
                more = composer.advance()
                now = time.perf_counter()
                longest, last = max(longest, now - last), now
            times.append((last - begin, longest))
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    tables = parser.parse_args().tables
    print("compiled" if beffroi.COMPILED else "interpreted", "(milliseconds)")
    print(f"{'game':<10}{'asked':>7}{'median':>9}{'p95':>9}{'most':>9}{'longest slice':>15}")
    for slug, game in sorted(beffroi.all_games().items()):
        times = measure(game, tables)
        whole = sorted(1000 * total for total, _ in times)
        p95 = whole[len(whole) * 95 // 100]
        longest = 1000 * max(part for _, part in times)
        print(f"{slug:<10}{len(whole):>7}{statistics.median(whole):>9.1f}{p95:>9.1f}{whole[-1]:>9.1f}{longest:>15.1f}")


if __name__ == "__main__":
    main()
