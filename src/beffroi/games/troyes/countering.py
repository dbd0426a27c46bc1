"""An event is countered: the rewards of its two ranks, and who wins the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.troyes.pieces import NEUTRAL, OWNERS
from beffroi.kernel.state import replaced

if TYPE_CHECKING:
    from beffroi.games.troyes.state import Troyes


def counter_event(s: Troyes, i: int) -> None:
    """The event at this place of the queue is full: points, the card to the first, the queue closes up.

    Marauding stays, empty, and takes no more cubes in the action that countered it.
    """
    event = s.queue[i]
    card = s.ruleset.events[event]
    order = owners_in_order(s.banners[i])
    s.tell("event-countered", f"event-{card.slug}")
    for owner, points in enumerate(rewards(order, card.points[0], card.points[1])):
        if points:
            s.reward(owner, points)
    if i == 0:
        s.banners = replaced(s.banners, 0, 0)
        s.raided = True
        return
    card.effect.leave(s)
    winner = leader(order)
    if winner != NEUTRAL or s.ruleset.neutral_wins:
        s.won = [*s.won, event * 8 + winner]
        s.tell("wins-event", winner, f"event-{card.slug}")
    s.queue = s.queue[:i] + s.queue[i + 1 :]
    s.banners = s.banners[:i] + s.banners[i + 1 :]


def owners_in_order(cubes: int) -> list[int]:
    """Return the owners of the cubes on an event, the first cube first.

    >>> owners_in_order(0o132)
    [0, 2, 1]
    """
    owners = []
    while cubes:
        owners.append((cubes & 7) - 1)
        cubes >>= 3
    owners.reverse()
    return owners


def rewards(order: list[int], first: int, second: int) -> list[int]:
    """Return the points by owner. Alone: both ranks. Tied first: both ranks shared. Tied second: that rank shared.

    The neutral player takes part; its share is lost.

    >>> rewards([2, 0, 2, 3, 3], 4, 2)
    [0, 0, 3, 3, 0]
    """
    cubes = [order.count(owner) for owner in range(OWNERS)]
    gains = [0] * OWNERS
    most = max(cubes)
    leaders = [owner for owner in range(OWNERS) if cubes[owner] == most]
    others = [cubes[owner] for owner in range(OWNERS) if 0 < cubes[owner] < most]
    if len(leaders) > 1 or not others:
        for owner in leaders:
            gains[owner] = (first + second) // len(leaders)
        return gains
    gains[leaders[0]] = first
    for owner in range(OWNERS):
        if cubes[owner] == max(others):
            gains[owner] = second // others.count(max(others))
    return gains


def leader(order: list[int]) -> int:
    """Return who wins the card: most cubes; of several, the one who placed a cube first."""
    most = max(order.count(owner) for owner in order)
    return next(owner for owner in order if order.count(owner) == most)
