"""Masked PPO by self-play: one policy plays every seat of many games and learns from the outcomes."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.state import Doc
from beffroi.learn.policy import Policy
from beffroi.learn.vector import VectorGames, kind_of, random_moves


class TrainingSettings(NamedTuple):
    """Parameters of the training; the usual values suit all three games."""

    tables: int = 64
    steps: int = 256  # answers at each table between two updates
    epochs: int = 4
    batch: int = 2048
    rate: float = 5e-4
    clip: float = 0.2
    entropy: float = 0.01
    trace: float = 0.95  # lambda of generalised advantage estimation; games are short, so nothing is discounted


class TrainingProgress(NamedTuple):
    """The progress of a training run."""

    seconds: float
    decisions: int
    wins: float  # share of games against random players
    games: int


class Batch(NamedTuple):
    """The data of one round of play, flattened."""

    observation: Tensor
    mask: Tensor
    move: Tensor
    weight: Tensor  # log-probability when it was played
    advantage: Tensor
    target: Tensor


def find_device(name: str) -> torch.device:
    """Return the device of that name (default: the GPU if there is one); BadRequest if nothing runs on it."""
    try:
        device = torch.device(name or ("cuda" if torch.cuda.is_available() else "cpu"))
        torch.zeros(1, device=device).item()
    except (RuntimeError, AssertionError, ImportError):  # PyTorch's ways to say that it has no such device
        raise BadRequest(f"PyTorch has no device {name!r} here (cpu always works)") from None
    return device


class Learner:
    """Alternates between playing and learning."""

    def __init__(
        self,
        game: Game[Any],
        *,
        seats: int = 2,
        options: Doc | None = None,
        seed: int = 0,
        device: str = "",
        settings: TrainingSettings | None = None,
    ):
        torch.manual_seed(seed)
        self.game = game
        self.settings = settings or TrainingSettings()
        self.device = find_device(device)
        self.kind = kind_of(game, seats=seats, options=options)
        self.env = VectorGames(self.kind, self.settings.tables, seed)
        self.policy = Policy(self.kind.size, game.moves).to(self.device)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), self.settings.rate, eps=1e-5)
        self.decisions = 0

    def progress(self) -> Doc:
        """Return what a checkpoint keeps besides the policy, to go on from there."""
        return {"optimiser": self.optimiser.state_dict(), "decisions": self.decisions}

    def resume(self, policy: Policy, progress: Doc) -> None:
        """Go on from a checkpoint, with new games."""
        self.policy.load_state_dict(policy.state_dict())
        self.optimiser.load_state_dict(progress["optimiser"])
        self.decisions = int(progress["decisions"])
        self.env.reset(self.decisions)

    def learn(self, seconds: float, tell: Callable[[TrainingProgress], None], every: int = 5) -> list[TrainingProgress]:
        """Train for `seconds`, measuring against random players every few updates; `tell` may keep a checkpoint."""
        start, curve, n = monotonic(), [], 0
        while True:
            if n % every == 0 or monotonic() - start > seconds:
                wins, games = self.measure()
                curve.append(TrainingProgress(monotonic() - start, self.decisions, wins, games))
                tell(curve[-1])
            if monotonic() - start > seconds:
                return curve
            self.update(self.play())
            n += 1

    def play(self) -> Batch:
        """Play some steps in every game and collect the data."""
        steps, tables = self.settings.steps, self.settings.tables
        seats = self.kind.setup.seats
        seen = np.zeros((steps, tables, self.kind.size), np.float32)
        mask = np.zeros((steps, tables, self.game.moves), np.bool_)
        move, seat = np.zeros((steps, tables), np.int64), np.zeros((steps, tables), np.int64)
        weight, value = np.zeros((steps, tables), np.float32), np.zeros((steps, tables), np.float32)
        done, outcome = np.zeros((steps, tables), np.bool_), np.zeros((steps, tables, seats), np.float32)
        for t in range(steps):
            env = self.env.arrays
            seen[t], mask[t], seat[t] = env.observation, env.mask, env.seat
            move[t], weight[t], value[t] = self.act(seen[t], mask[t])
            self.env.step(move[t])
            done[t], outcome[t] = self.env.arrays.done, self.env.arrays.outcome
        self.decisions += steps * tables
        advantage, known = advantages(seat, value, done, outcome, self.settings.trace)
        parts = (seen[known], mask[known], move[known], weight[known], advantage[known], (advantage + value)[known])
        return Batch(*(torch.from_numpy(part).to(self.device) for part in parts))

    @torch.no_grad()
    def act(
        self, seen: NDArray[np.float32], mask: NDArray[np.bool_], greedy: bool = False
    ) -> tuple[NDArray[np.int64], NDArray[np.float32], NDArray[np.float32]]:
        """Choose moves for all games; returns them with their probabilities and values."""
        weights, value = self.policy(
            torch.from_numpy(seen).to(self.device), torch.from_numpy(np.ascontiguousarray(mask)).to(self.device)
        )
        move = weights.argmax(1) if greedy else torch.multinomial(weights.exp(), 1).squeeze(1)
        weight = weights.gather(1, move[:, None]).squeeze(1)
        return move.cpu().numpy(), weight.cpu().numpy(), value.cpu().numpy()

    def update(self, batch: Batch) -> None:
        """Update the policy by a few epochs of clipped policy gradient."""
        count = len(batch.move)
        for _ in range(self.settings.epochs):
            for part in torch.split(torch.randperm(count, device=self.device), self.settings.batch):
                loss = self.loss(Batch(*(tensor[part] for tensor in batch)))
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimiser.step()

    def loss(self, part: Batch) -> Tensor:
        weights, value = self.policy(part.observation, part.mask)
        ratio = (weights.gather(1, part.move[:, None]).squeeze(1) - part.weight).exp()
        gain = (part.advantage - part.advantage.mean()) / (part.advantage.std() + 1e-6)
        clipped = ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip)
        policy_loss = -torch.min(ratio * gain, clipped * gain).mean()
        value_loss = (value - part.target.clamp(-1, 1)).square().mean()
        entropy = -(weights.exp() * weights.masked_fill(~part.mask, 0)).sum(1).mean()
        loss: Tensor = policy_loss + 0.5 * value_loss - self.settings.entropy * entropy
        return loss

    def measure(self, count: int = 200) -> tuple[float, int]:
        """Return the share of games won by the policy against random players, its seat changing from game to game."""
        games = VectorGames(self.kind, 50, self.decisions + 1)
        rng = np.random.default_rng(self.decisions)
        own = np.arange(games.count) % self.kind.setup.seats
        won, played = 0.0, 0
        while played < count:
            env = games.arrays
            moves = random_moves(env.mask, rng)
            turn = env.seat == own
            if turn.any():
                moves[turn] = self.act(env.observation[turn], env.mask[turn].astype(np.bool_), greedy=True)[0]
            games.step(moves)
            worth = games.arrays.outcome[games.arrays.done, own[games.arrays.done]]
            won += float((worth == 1).sum()) + 0.5 * float(((worth > 0) & (worth < 1)).sum() + (worth == 0).sum())
            played += len(worth)
        return won / played, played


def advantages(
    seat: NDArray[np.int64],
    value: NDArray[np.float32],
    done: NDArray[np.bool_],
    outcome: NDArray[np.float32],
    trace: float,
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """Compute generalised advantages along each seat's decisions; `known` is false where nothing followed yet."""
    steps, tables = seat.shape
    seats = outcome.shape[2]
    advantage, known = np.zeros((steps, tables), np.float32), np.zeros((steps, tables), np.bool_)
    following = np.zeros((tables, seats), np.float32)  # the worth of a seat's next decision, or of the end
    running = np.zeros((tables, seats), np.float32)
    follows = np.zeros((tables, seats), np.bool_)
    rows = np.arange(tables)
    for t in range(steps - 1, -1, -1):
        following[done[t]] = outcome[t][done[t]]
        running[done[t]] = 0
        follows[done[t]] = True
        who = seat[t]
        known[t] = follows[rows, who]
        gain = following[rows, who] - value[t] + trace * running[rows, who]
        advantage[t] = np.where(known[t], gain, 0)
        running[rows, who] = advantage[t]
        following[rows, who] = value[t]
        follows[rows, who] = True
    return advantage, known
