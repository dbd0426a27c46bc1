"""The schedule of an arena: every seating in turn, and the same luck for all seatings of a cycle."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any, NamedTuple

from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.state import Doc


class Fixture(NamedTuple):
    """One game to be played. Plain data, so that it travels to any worker."""

    number: int
    game: str
    options: Doc
    bots: tuple[str, ...]  # by seat
    seed: str
    patience: float


def seatings(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """Return all seatings: every choice of bots in every order; too few bots take several seats.

    >>> seatings(["a", "b"], 2)
    [('a', 'b'), ('b', 'a')]
    >>> seatings(["a", "b"], 3)
    [('a', 'b', 'a'), ('b', 'a', 'b'), ('a', 'a', 'b'), ('b', 'b', 'a'), ('b', 'a', 'a'), ('a', 'b', 'b')]
    """
    if len(bots) >= seats:
        return [seating for chosen in combinations(bots, seats) for seating in permutations(chosen)]
    repeated = [tuple(bots[(i + j) % len(bots)] for i in range(seats)) for j in range(len(bots))]
    rotations = [line[-turn:] + line[:-turn] if turn else line for turn in range(seats) for line in repeated]
    return list(dict.fromkeys(rotations))


def alone_among(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """Return seatings where the first bot has one seat, each in turn, and the others share the rest alike.

    >>> alone_among(["a", "b"], 3)
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
    >>> alone_among(["a", "b", "c"], 2)
    [('a', 'b'), ('b', 'a'), ('a', 'c'), ('c', 'a')]
    """
    first, others = bots[0], bots[1:]
    found = []
    for turn in range(len(others)):
        rest = tuple(others[(turn + n) % len(others)] for n in range(seats - 1))
        found += [(*rest[:seat], first, *rest[seat:]) for seat in range(seats)]
    return found


def schedule(
    game: Game[Any], bots: list[str], games: int, *, seats: int = 0, options: Doc | None = None, seed: str = "arena",
    patience: float = 5.0, alone: bool = False,
) -> list[Fixture]:  # fmt: skip
    """Make the fixtures of an arena; games are rounded up to whole cycles of seatings.

    With `alone` the first bot has exactly one seat of every game, against the others.
    """
    if len(bots) < 2 or len(set(bots)) != len(bots):
        raise BadRequest("an arena needs at least two different bots")
    fewest, most = game.seats
    seats = game.seat_count(seats or min(max(len(bots), fewest, 2), most))
    cycle = alone_among(bots, seats) if alone else seatings(bots, seats)
    clean = game.clean_options(options or {})
    total = -(-games // len(cycle)) * len(cycle)
    return [
        Fixture(n, game.slug, clean, cycle[n % len(cycle)], f"{seed}/{n // len(cycle)}", patience) for n in range(total)
    ]
