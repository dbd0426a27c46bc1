"""A small network that reads features and gives each move a weight and the table a value."""

from __future__ import annotations

import hashlib
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from beffroi.bots.bot import Bot
from beffroi.bots.planner import SEEDS
from beffroi.bots.registry import evaluator_of
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Move

HIDDEN = 256


class Policy(nn.Module):
    """Two hidden layers, then moves (masked) and a value from -1 to 1."""

    def __init__(self, features: int, moves: int, hidden: int = HIDDEN) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(features, hidden), nn.LayerNorm(hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.moves = nn.Linear(hidden, moves)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.moves.weight, 0.01)

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log-probability of every move (minus infinity for illegal ones), and the value."""
        inner = self.trunk(observation)
        logits = self.moves(inner).masked_fill(~mask, -torch.inf)
        return torch.log_softmax(logits, 1), torch.tanh(self.value(inner)).squeeze(1)


def interface_of(game: Game[Any]) -> str:
    """Return a fingerprint of what a network's inputs and outputs mean: the names of the moves, the features."""
    features = evaluator_of(game, "net").feature_count
    names = "\n".join(game.move_names.texts())
    return hashlib.sha256(f"{features}\n{names}".encode()).hexdigest()[:32]


def save(policy: Policy, game: Game[Any], path: Path) -> None:
    """Write a policy with the game and the interface it was trained for."""
    torch.save({"game": game.slug, "interface": interface_of(game), "policy": policy.state_dict()}, path)


def load(path: Path, game: Game[Any]) -> Policy:
    """Load a trained policy; BadRequest if the file is not one of this game."""
    try:
        doc: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
        policy = Policy(evaluator_of(game, "net").feature_count, game.moves)
        if doc["game"] != game.slug:
            raise BadRequest(f"{path} was trained for {doc['game']}, not for {game.slug}")
        if doc["interface"] != interface_of(game):
            raise BadRequest(f"{path} was trained for other moves or features of {game.slug}: train it again")
        policy.load_state_dict(doc["policy"])
    except (OSError, KeyError, RuntimeError, TypeError) as error:
        raise BadRequest(f"{path} is no policy for {game.slug}: {str(error)[:120]}") from None
    return policy.eval()


class NetBot(Bot):
    """Plays the move a trained policy thinks best."""

    def __init__(self, path: Path, game: Game[Any], seed: int) -> None:
        super().__init__()
        self.evaluator = evaluator_of(game, "net")
        self.policy = load(path, game)
        self.moves = game.moves
        self.chance = FastChance(seed)

    def think(self, p: Perspective, options: list[Move]) -> Move:
        s = p.sample(FastChance(self.chance.pick(SEEDS)))
        seen = torch.tensor([self.evaluator.features(s, p.seat)], dtype=torch.float32)
        mask = np.zeros((1, self.moves), np.bool_)
        mask[0, options] = True
        with torch.no_grad():
            weights, _ = self.policy(seen, torch.from_numpy(mask))
        return int(weights.argmax(1).item())

    def clock(self) -> float:
        return monotonic()  # PyTorch has threads of its own
