"""What a game has brought each seat: the outcome of a finished one, and how points come on the way."""

from __future__ import annotations

from beffroi.kernel.state import State


def outcome(s: State) -> list[float]:
    """Return for each seat a value from -1 (behind all others) to 1 (ahead of all); a tie counts half."""
    if s.seats == 1:
        return [1.0 if s.totals()[0] > 0 else -1.0]
    worth = [0.0] * s.seats
    ranking = s.ranking()
    behind = s.seats
    for shared in ranking:
        behind -= len(shared)
        for seat in shared:
            worth[seat] = 2.0 * (behind + (len(shared) - 1) / 2.0) / (s.seats - 1) - 1.0
    return worth


def margins(totals: list[int]) -> list[int]:
    """Return by how many points each seat leads the best of the others; alone, its points.

    >>> margins([7, 4, 9])
    [-2, -5, 2]
    """
    if len(totals) == 1:
        return totals[:]
    return [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]
