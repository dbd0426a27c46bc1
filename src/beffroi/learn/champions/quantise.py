"""Fitted weights as the whole numbers of a network file, checked to overflow nowhere."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from beffroi.bots.layers import TOP
from beffroi.bots.learned import MOST, STEPS
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.state import Doc
from beffroi.learn.champions.fit import ACTIVE, Fitted

CELL = 255  # the most a cell can be
WEIGHT = 32767
SUM = 2**31 - 1
FINEST = 14  # no more bits behind the point than these
FINEST_FIRST = 6  # of the first layer, nearly all of a file: finer weights change a lead by some hundredths of a point


class Whole(NamedTuple):
    """A network in whole numbers."""

    sizes: Doc
    units: list[float]
    weights: bytes


def quantised(fitted: Fitted, scales: NDArray[np.float32], size: int) -> Whole:
    """Turn fitted weights into whole numbers, each layer as fine as fits."""
    used = fitted.used
    rows = fitted.first.astype(np.float64)
    rows[: len(used)] *= scales[used][:, None]
    rows[len(used) :] *= fitted.point / STEPS
    most = np.concatenate([np.full(len(used), CELL), np.full(len(rows) - len(used), MOST)])
    shift = finest(rows, fitted.first_bias, most, ACTIVE, FINEST_FIRST)
    first = np.rint(rows * (ACTIVE << shift))
    second_shift = finest(fitted.second, fitted.second_bias * ACTIVE, np.full(len(fitted.second), TOP), 1)
    last_shift = finest(fitted.last, fitted.last_bias * ACTIVE, np.full(len(fitted.last), TOP), 1)
    one, last = 1 << second_shift, 1 << last_shift
    parts: list[tuple[Any, str]] = [
        (used, "<u2"),
        (first, "<i2"),
        (fitted.second * one, "<i2"),
        (fitted.last * last, "<i2"),
        (fitted.first_bias * (ACTIVE << shift), "<i4"),
        (fitted.second_bias * (ACTIVE * one), "<i4"),
        (fitted.last_bias * (ACTIVE * last), "<i4"),
    ]
    wide, narrow = fitted.second.shape
    names = ("size", "used", "terms", "wide", "narrow", "first_shift", "second_shift")
    sizes = dict(zip(names, (size, len(used), len(rows) - len(used), wide, narrow, shift, second_shift), strict=True))
    unit = float(ACTIVE * last)
    data = b"".join(np.rint(part).astype(kind).tobytes() for part, kind in parts)
    return Whole(sizes, [unit * fitted.point, unit * fitted.point, unit], data)


def finest(weights: Any, bias: Any, most: Any, unit: int, top: int = FINEST) -> int:
    """Return how many bits behind the point fit: no weight above 16 bits, and no sum above 31 whatever is seen."""
    for shift in range(top, -1, -1):
        scale = unit << shift
        sums = (np.abs(np.rint(weights * scale)) * most[:, None]).sum(0) + np.abs(bias * scale)
        if np.abs(weights).max() * scale < WEIGHT and sums.max() < SUM:
            return shift
    raise BadRequest("the weights are too large for a network file: fit them with more decay")
