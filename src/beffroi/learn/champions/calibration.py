"""How far chances to win can be believed: of what was said to happen three times in four, how much did?"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from beffroi.kernel.state import Doc
from beffroi.learn.champions.fit import chances

BINS = 10


def reliability(odds: NDArray[np.float32], won: NDArray[np.float32]) -> Doc:
    """Compare what was said with what came, by tenths of what was said; `error` is the mean distance, in points."""
    said = chances(odds)
    rows: list[Doc] = []
    error = 0.0
    for n in range(BINS):
        among = (said >= n / BINS) & ((said < (n + 1) / BINS) | (n == BINS - 1))
        count = int(among.sum())
        if count:
            mean, came = float(said[among].mean()), float(won[among].mean())
            error += count * abs(mean - came)
            rows.append({"said": round(mean, 3), "came": round(came, 3), "notes": count})
    return {"error": round(100 * error / max(1, len(said)), 2), "bins": rows}
