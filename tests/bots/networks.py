"""Networks with drawn weights, for tests that need one and not a good one."""

from __future__ import annotations

import random
from array import array
from typing import Any

from beffroi.bots.network import HEADS, SEATS, meaning_of, setup_key, write_network
from beffroi.kernel.game import Game
from beffroi.kernel.state import Doc

WIDE, NARROW = 24, 8


def drawn_weights(size: int, used: int, terms: int, wide: int, narrow: int, seed: int = 1) -> bytes:
    """Weights of layers of these sizes."""
    rng = random.Random(seed)

    def numbers(code: str, count: int, most: int) -> bytes:
        return array(code, [rng.randint(-most, most) for _ in range(count)]).tobytes()

    cells = array("H", sorted(rng.sample(range(size), used))).tobytes()
    rows = numbers("h", used * wide, 900) + numbers("h", terms * wide, 90)
    rest = numbers("h", wide * narrow, 3000) + numbers("h", narrow * len(HEADS), 3000)
    return (
        cells + rows + rest + numbers("i", wide, 20000) + numbers("i", narrow, 20000) + numbers("i", len(HEADS), 9000)
    )


def drawn_network(game: Game[Any], setups: list[tuple[int, Doc]], /, **other: Any) -> bytes:
    """The file of a network for these setups of a game."""
    encoder, evaluator = game.encoder(game.setup()), game.evaluator()
    assert encoder is not None and evaluator is not None
    size, terms = encoder.layout.size, SEATS * len(evaluator.term_names)
    used = min(size, 200)
    names = ("size", "used", "terms", "wide", "narrow", "first_shift", "second_shift")
    header = {
        "game": game.slug,
        "rules": game.rules,
        "meaning": meaning_of(game),
        "setups": [setup_key(seats, game.clean_options(options)) for seats, options in setups],
        "sizes": dict(zip(names, (size, used, terms, WIDE, NARROW, 6, 10), strict=True)),
        "units": [50000.0, 50000.0, 500000.0],
    }
    return write_network({**header, **other}, drawn_weights(size, used, terms, WIDE, NARROW))
