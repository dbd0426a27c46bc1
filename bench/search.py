"""Search, playouts and vectorised steps beside their peers, measured in one run, one core each.

Each figure is measured in a process of its own, in turns, several times over; the median stands. What counts are
the ratios: machines differ and are noisy, a peer in the same run sees the same noise.

    python bench/search.py --compiled build/fast/lib

- playouts: whole random games for two, from the deal to the end; decisions: the choices in them
- simulations: of a tree search, its answer included; in ours each plans a whole turn, the peers' play at random
- rollouts: an imagined table in the middle of a game, played at random to the end (at least 1,000, compiled)
- steps: choices of random players in environments for learning, with observations and masks
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
TABLES = 64  # games stepped together


class Job(NamedTuple):
    """What one process measures."""

    what: str  # one of OURS
    name: str  # a game's slug, or a peer
    way: str  # interpreted, compiled, or whose it is
    path: str  # where the package is


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", help="where the compiled package is (make compile)")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured")
    parser.add_argument("--games", default="", help="slugs, separated by commas; all by default")
    parser.add_argument("--json", type=Path, help="write the figures here as well")
    parser.add_argument("--measure", nargs=2, metavar=("WHAT", "NAME"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        what, name = args.measure
        measure = PEERS.get((what, name)) or OURS[what]
        print(json.dumps(measure(name, args.seconds)))
        return
    jobs = plan(args.compiled, [slug for slug in args.games.split(",") if slug])
    found: dict[Job, list[float]] = {job: [] for job in jobs}
    for _ in range(args.rounds):
        for job in jobs:
            found[job].append(run(job, args.seconds))
    report({job: statistics.median(values) for job, values in found.items()}, args.json)


def plan(compiled: str | None, wanted: list[str]) -> list[Job]:
    """The peers, and every game with an evaluator, both ways."""
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    import beffroi

    ways = [("interpreted", str(ROOT / "src"))] + ([("compiled", str(Path(compiled).resolve()))] if compiled else [])
    slugs = [slug for slug, game in beffroi.all_games().items() if game.evaluator() and (not wanted or slug in wanted)]
    ours = [Job(what, slug, way, path) for what in OURS for slug in slugs for way, path in ways]
    return [Job(what, name, "peer", "") for what, name in PEERS] + ours


def run(job: Job, seconds: float) -> float:
    """Measure in a process of its own."""
    command = [sys.executable, __file__, "--measure", job.what, job.name, "--seconds", str(seconds)]
    path = os.pathsep.join(filter(None, [job.path, str(ROOT)]))
    output = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=True, capture_output=True, text=True)
    return float(json.loads(output.stdout.splitlines()[-1]))


def rate(once: Callable[[], int], seconds: float) -> float:
    """How often something happens in a second; `once` says how often it happened in one go."""
    once()
    count, began = 0, time.process_time()  # of this process alone, so that a busy machine disturbs less
    while time.process_time() - began < seconds:
        count += once()
    return count / (time.process_time() - began)


# --- ours -----------------------------------------------------------------------------------------------------------


def our_table(slug: str) -> tuple[Any, Any, int]:
    """A table for two in the middle of a game, at a real choice."""
    import beffroi
    from beffroi.kernel.chance import FastChance
    from beffroi.kernel.contract import play_on, playout

    game = beffroi.game(slug)
    length = playout(game.new(2, chance=FastChance(0)), FastChance(1))
    s = game.new(2, chance=FastChance(0))
    play_on(s, FastChance(1), length // 2)
    while len(s.options(s.waiting()[0])) < 3:
        play_on(s, FastChance(2), 1)
    return game, s, s.waiting()[0]


def our_simulations(slug: str, seconds: float) -> float:
    """Simulations a second of the search bot, its answer included."""
    from beffroi.bots import make
    from beffroi.kernel.perspective import Perspective

    game, s, seat = our_table(slug)
    bot = make("search:100", game, 1)

    def once() -> int:
        bot.choose(Perspective(game, s, seat))
        return 100

    return rate(once, seconds)


def our_rollouts(slug: str, seconds: float) -> float:
    """From an imagined table to the end, as a search with full random playouts would play them."""
    from beffroi.kernel.chance import FastChance
    from beffroi.kernel.contract import playout

    _, s, seat = our_table(slug)
    chance = FastChance(5)

    def once() -> int:
        playout(s.imagine(seat, FastChance(chance.pick(1_000_000))), chance)
        return 1

    return rate(once, seconds)


def our_games(slug: str, seconds: float, decisions: bool) -> float:
    """Random games for two from the deal to the end, or the decisions in them."""
    import beffroi
    from beffroi.kernel.chance import FastChance
    from beffroi.kernel.contract import playout

    game, chance = beffroi.game(slug), FastChance(5)

    def once() -> int:
        length = playout(game.new(2, chance=FastChance(chance.pick(1_000_000))), chance)
        return length if decisions else 1

    return rate(once, seconds)


def our_playouts(slug: str, seconds: float) -> float:
    return our_games(slug, seconds, decisions=False)


def our_decisions(slug: str, seconds: float) -> float:
    return our_games(slug, seconds, decisions=True)


def our_steps(slug: str, seconds: float) -> float:
    """Decisions a second of the vectorised environment with random legal moves, observations and masks included."""
    import beffroi
    from beffroi.learn.vector import VectorGames, kind_of

    env = VectorGames(kind_of(beffroi.game(slug), seats=2), TABLES, 1)

    def once() -> int:
        env.step(env.arrays.suggested)
        return TABLES

    return rate(once, seconds)


# --- peers ----------------------------------------------------------------------------------------------------------


class Branch:
    """A node of the plain tree search with which catanatron is measured, as its own player does it."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.children: dict[Any, Branch] = {}
        self.visits = 0
        self.wins = 0.0

    def pick(self) -> Branch:
        """An answer not tried yet, else the best by the upper confidence bound."""
        for action in self.game.state.playable_actions:
            if action not in self.children:
                copy = self.game.copy()
                copy.execute(action)
                self.children[action] = Branch(copy)
                return self.children[action]
        return max(
            self.children.values(),
            key=lambda child: child.wins / child.visits + 1.4 * (self.visits / child.visits) ** 0.25,
        )


def catanatron_simulations(_name: str, seconds: float) -> float:
    """Tree search with full random playouts over catanatron's game for two (its package brings no search player)."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    for _ in range(300):
        game.play_tick()
    root = Branch(game)
    own = game.state.current_color()

    def once() -> int:
        path = [root]
        while path[-1].visits and path[-1].game.winning_color() is None:
            path.append(path[-1].pick())
        end = path[-1].game.copy()
        end.play()
        for node in path:
            node.visits += 1
            node.wins += end.winning_color() == own
        return 1

    return rate(once, seconds)


def spiel_simulations(name: str, seconds: float) -> float:
    """OpenSpiel's tree search, in Python or in C++, with random playouts of backgammon."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("backgammon")
    state = game.new_initial_state()
    rng = np.random.RandomState(1)
    while state.is_chance_node() or state.move_number() < 30 or len(state.legal_actions()) < 3:
        actions = state.legal_actions()
        state.apply_action(int(actions[rng.randint(len(actions))]))
    if name.endswith("c++"):
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, 100, 100, False, 1, False)
    else:
        bot = mcts.MCTSBot(game, 1.4, 100, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)

    def once() -> int:
        bot.step(state)
        return 100

    return rate(once, seconds)


def spiel_games(name: str, seconds: float, decisions: bool) -> float:
    """Whole random games of OpenSpiel's C++ games, driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name.partition(" ")[2])
    rng = random.Random(1)

    def once() -> int:
        state, length = game.new_initial_state(), 0
        while not state.is_terminal():
            length += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        return length if decisions else 1

    return rate(once, seconds)


def spiel_playouts(name: str, seconds: float) -> float:
    return spiel_games(name, seconds, decisions=False)


def spiel_decisions(name: str, seconds: float) -> float:
    return spiel_games(name, seconds, decisions=True)


def catanatron_games(seconds: float, decisions: bool) -> float:
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    def once() -> int:
        game, length = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]), 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            length += 1
        return length if decisions else 1

    return rate(once, seconds)


def catanatron_playouts(_name: str, seconds: float) -> float:
    return catanatron_games(seconds, decisions=False)


def catanatron_decisions(_name: str, seconds: float) -> float:
    return catanatron_games(seconds, decisions=True)


def pettingzoo_steps(_name: str, seconds: float) -> float:
    """Steps a second of PettingZoo's connect four with random legal moves, observations and masks included."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    rng = random.Random(1)

    def once() -> int:
        env.reset(seed=rng.randrange(1000))
        n = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            mask = observation["action_mask"]
            env.step(None if ended or cut else rng.choice([i for i, legal in enumerate(mask) if legal]))
            n += 1
        return n

    return rate(once, seconds)


OURS: dict[str, Callable[[str, float], float]] = {
    "playouts": our_playouts,
    "decisions": our_decisions,
    "simulations": our_simulations,
    "rollouts": our_rollouts,
    "steps": our_steps,
}
PEERS: dict[tuple[str, str], Callable[[str, float], float]] = {
    ("playouts", "catanatron"): catanatron_playouts,
    ("playouts", "open_spiel backgammon"): spiel_playouts,
    ("playouts", "open_spiel hearts"): spiel_playouts,
    ("decisions", "catanatron"): catanatron_decisions,
    ("decisions", "open_spiel backgammon"): spiel_decisions,
    ("decisions", "open_spiel hearts"): spiel_decisions,
    ("simulations", "catanatron"): catanatron_simulations,
    ("simulations", "open_spiel backgammon python"): spiel_simulations,
    ("simulations", "open_spiel backgammon c++"): spiel_simulations,
    ("steps", "pettingzoo connect four"): pettingzoo_steps,
}


def report(found: dict[Job, float], path: Path | None) -> None:
    """All rates, and for ours the ratio to each peer."""
    for what in OURS:
        peers = {job.name: value for job, value in found.items() if job.what == what and job.way == "peer"}
        print(f"{what}/s, one core")
        for name, value in peers.items():
            print(f"  {name:<34}{value:>12,.0f}")
        for job, value in found.items():
            if job.what == what and job.way != "peer":
                ratios = "  ".join(f"{value / peer:,.2f}x {name}" for name, peer in peers.items())
                print(f"  {job.name + ' ' + job.way:<34}{value:>12,.0f}   {ratios}")
    if path is not None:
        rows = [{"what": job.what, "name": job.name, "way": job.way, "rate": value} for job, value in found.items()]
        path.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
