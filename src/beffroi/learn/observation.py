"""What an agent observes: the features of its seat, and the mask of its legal moves."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from beffroi.kernel.chance import FastChance
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.game import Game
from beffroi.kernel.state import Seat, State

BOUND = 10.0  # features are of about unit size; what lies farther out is cut


def observation_space(game: Game[Any], features: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (features,), np.float32),
            "action_mask": spaces.Box(0, 1, (game.moves,), np.int8),
        }
    )


def observation(game: Game[Any], evaluator: Evaluator, s: State, seat: Seat) -> dict[str, Any]:
    """Return the seat's features and mask; the mask is empty while it is not asked."""
    mask = np.zeros(game.moves, np.int8)
    if seat in s.waiting():
        mask[s.options(seat)] = 1
    seen = np.array(evaluator.features(s, seat), np.float32)
    return {"observation": seen.clip(-BOUND, BOUND), "action_mask": mask}


def fresh_chance(seed: int) -> FastChance:
    """Make the luck of a training game: fast, repeatable, never used for games between people."""
    return FastChance(seed)
