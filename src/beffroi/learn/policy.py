"""A small network that reads observations and gives each move a weight and the table a value."""

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
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Move
from beffroi.learn.observation import SeatObserver, encoder_of

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
    """Return a fingerprint of what a network's inputs and outputs mean: the blocks it sees, the names of the moves."""
    layout = encoder_of(game, game.setup()).layout
    names = "\n".join(game.move_names.texts())
    return hashlib.sha256(f"{layout.version}\n{layout.digest()}\n{names}".encode()).hexdigest()[:32]


def save(policy: Policy, game: Game[Any], path: Path, **more: Any) -> None:
    """Write a policy with the game, the encoder's version and the interface it was trained for.

    The file takes the place of an earlier one only when it is whole.
    """
    version = encoder_of(game, game.setup()).layout.version
    doc = {"game": game.slug, "encoder": version, "interface": interface_of(game), "policy": policy.state_dict()}
    part = path.with_name(path.name + ".part")
    torch.save({**doc, **more}, part)
    part.replace(path)


def read_saved(path: Path) -> dict[str, Any]:
    """Read a file that `save` wrote; BadRequest for any other."""
    try:
        doc = torch.load(path, map_location="cpu", weights_only=True)
    except OSError as error:
        raise BadRequest(f"{path} can't be read: {error.strerror}") from None
    except Exception:  # what unpickles a file that is no pickle fails in as many ways as there are files
        raise BadRequest(f"{path} is no policy: `beffroi policy` writes them") from None
    if not isinstance(doc, dict):
        raise BadRequest(f"{path} is no policy: `beffroi policy` writes them")
    return doc


def read(path: Path, game: Game[Any]) -> tuple[Policy, dict[str, Any]]:
    """Read a trained policy and what was saved with it; BadRequest if it is not for this game and this encoder."""
    layout = encoder_of(game, game.setup()).layout
    doc = read_saved(path)
    try:
        if doc["game"] != game.slug:
            raise BadRequest(f"{path} was trained for {doc['game']}, not for {game.slug}")
        if doc.get("encoder") != layout.version:
            was = f"version {doc['encoder']}" if "encoder" in doc else "features of an earlier release"
            raise BadRequest(f"{path} was trained on {was} of what is seen, this is {layout.version}: train it again")
        if doc["interface"] != interface_of(game):
            raise BadRequest(f"{path} was trained for other moves or blocks of {game.slug}: train it again")
        policy = Policy(layout.size, game.moves)
        policy.load_state_dict(doc["policy"])
    except (KeyError, RuntimeError, TypeError) as error:
        raise BadRequest(f"{path} is no policy for {game.slug}: {str(error)[:120]}") from None
    return policy, doc


def load(path: Path, game: Game[Any]) -> Policy:
    """Load a trained policy to play with; BadRequest if the file is not one of this game."""
    return read(path, game)[0].eval()


class NetBot(Bot):
    """Plays the move a trained policy thinks best."""

    def __init__(self, path: Path, game: Game[Any], seed: int) -> None:
        super().__init__()
        self.policy = load(path, game)
        self.game = game
        self.observer: SeatObserver | None = None  # made at the first question: a bot sits at one table
        self.chance = FastChance(seed)

    def think(self, p: Perspective, options: list[Move]) -> Move:
        s = p.sample(FastChance(self.chance.pick(SEEDS)))
        if self.observer is None:
            self.observer = SeatObserver(self.game, self.game.setup_in(Reader(s.position())))
        seen = torch.from_numpy(self.observer.features(s, p.seat)[None])
        mask = np.zeros((1, self.game.moves), np.bool_)
        mask[0, options] = True
        with torch.no_grad():
            weights, _ = self.policy(seen, torch.from_numpy(mask))
        return int(weights.argmax(1).item())

    def clock(self) -> float:
        return monotonic()  # PyTorch has threads of its own
