"""Tunes the weights of a game's evaluator by self-play.

First they are fitted to how games end, then others near them are tried: greedy bots with other weights against the
present ones.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import beffroi
from beffroi.bots.arena.summary import Interval, wilson
from beffroi.bots.fit import Sample, fitted, play_sample
from beffroi.bots.registry import evaluator_of, make
from beffroi.kernel.chance import SeededChance
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.perspective import Perspective

CLIP = 15.0  # points: one game won by far should not outweigh many won closely


class Contest(NamedTuple):
    """Two sets of weights over one deal, each in either seat."""

    game: str
    weights: list[float]
    present: list[float]
    seats: int
    seed: str


class Tuned(NamedTuple):
    """What tuning found."""

    weights: dict[str, float]
    margin: float  # points a game above the present weights, on fresh deals
    wins: Interval  # share of fresh games won against the present weights

    @property
    def better(self) -> bool:
        return self.wins.low > 0.5 or (self.wins.value > 0.5 and self.margin > 0.5)


def play_contest(contest: Contest) -> list[float]:
    """Return the lead of the new weights over the present ones in each game of the contest, every seat in turn."""
    game = beffroi.game(contest.game)
    leads: list[float] = []
    for own in range(contest.seats):
        s = game.new(contest.seats, chance=SeededChance(contest.seed.encode()))
        bots = [
            make("greedy", game, seat, contest.weights if seat == own else contest.present)
            for seat in range(contest.seats)
        ]
        while not s.over:
            seat = s.waiting()[0]
            s.apply(seat, bots[seat].choose(Perspective(game, s, seat)))
        totals = s.totals()
        leads.append(totals[own] - max(totals[seat] for seat in range(contest.seats) if seat != own))
    return leads


class Tuner:
    """Fits weights to the ends of games and tries others with Optuna, by contests over the same deals."""

    def __init__(self, game: Game[Any], *, deals: int = 20, seats: int = 2, jobs: int = 1, seed: int = 0) -> None:
        self.game = game
        self.evaluator = evaluator_of(game, "tune")
        if not self.evaluator.tunable:
            raise BadRequest(f"{game.slug} declares no weights to tune")
        self.present = list(self.evaluator.weights)
        self.deals = deals
        self.seats = game.seat_count(seats)
        self.seed = seed
        self.pool: Executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))

    def fit(self, games: int, weights: list[float]) -> list[float]:
        """Move the weights to where they agree best with how `games` games end."""
        samples = [
            Sample(self.game.slug, weights, self.seats, f"fit/{self.seed}/{weights}/{number}")
            for number in range(games)
        ]
        evaluator = evaluator_of(self.game, "tune", weights)
        return fitted(evaluator, list(self.pool.map(play_sample, samples)))

    def open_study(self, trials: int, storage: str | None = None) -> Any:
        """Open what keeps the trials: a storage, from which it can go on, or this process."""
        try:
            import optuna
        except ImportError:
            raise BadRequest("tuning needs Optuna: pip install 'beffroi[tune]'") from None
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        sampler = optuna.samplers.TPESampler(seed=self.seed, multivariate=True, n_startup_trials=max(8, trials // 6))
        name = f"{self.game.slug}-{self.seats}-{self.deals}"
        try:
            return optuna.create_study(
                direction="maximize", sampler=sampler, storage=storage, study_name=name, load_if_exists=True
            )
        except Exception as error:  # each kind of storage has its own errors
            raise BadRequest(f"the storage {storage!r} can't be opened: {str(error)[:120]}") from None

    def try_others(
        self, study: Any, trials: int, start: list[float], tell: Callable[[int, float], None]
    ) -> list[float]:
        """Find the best of `trials` other sets of weights; all play the same deals, so that luck cancels out."""
        names = [weight.name for weight in self.evaluator.tunable]
        study.enqueue_trial(dict(zip(names, start, strict=True)))
        study.optimize(
            self.objective, n_trials=trials, callbacks=[lambda study, trial: tell(trial.number, study.best_value)]
        )
        return [study.best_params[name] for name in names]

    def confirm(self, weights: list[float]) -> Tuned:
        """Measure the weights on fresh deals."""
        leads = self.leads(weights, "confirm", 3 * self.deals)
        won = sum((lead > 0) + 0.5 * (lead == 0) for lead in leads)
        names = [weight.name for weight in self.evaluator.tunable]
        rounded = {name: float(f"{value:.3g}") for name, value in zip(names, weights, strict=True)}
        return Tuned(rounded, fmean(leads), wilson(won, len(leads)))

    def objective(self, trial: Any) -> float:
        weights = [trial.suggest_float(weight.name, weight.low, weight.high) for weight in self.evaluator.tunable]
        return fmean(max(-CLIP, min(CLIP, lead)) for lead in self.leads(weights, "tune", self.deals))

    def leads(self, weights: list[float], purpose: str, deals: int) -> list[float]:
        """Return the lead of the weights over the present ones, game by game."""
        contests = [
            Contest(self.game.slug, weights, self.present, self.seats, f"{purpose}/{self.seed}/{deal}")
            for deal in range(deals)
        ]
        return [lead for leads in self.pool.map(play_contest, contests) for lead in leads]

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def write_weights(game: Game[Any], weights: dict[str, float]) -> list[Path]:
    """Write the values into the `Weight("name", value, …)` lines of the game's folder; returns the files changed."""
    folder = Path(str(sys.modules[type(game).__module__].__file__)).parent
    changed = []
    for path in sorted(folder.glob("*.py")):
        text = path.read_text(encoding="utf-8")
        new = text
        for name, value in weights.items():
            new = re.sub(rf'(Weight\("{re.escape(name)}", )-?[\d.e-]+', rf"\g<1>{value!r}", new)
        if new != text:
            path.write_text(new, encoding="utf-8")
            changed.append(path)
    return changed
