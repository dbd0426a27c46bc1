"""Statistics of a balance run: for each item, seats that used it against seats that did not."""

from __future__ import annotations

import math
from statistics import fmean, pvariance
from typing import Any, NamedTuple

from beffroi.bots.arena.summary import Interval, Z
from beffroi.bots.balance.play import GameUses, Item, seats_of
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game

OFTEN = 0.05  # a chance to win so far above an even share is too high
FEWEST = 2  # seats on either side without which there is nothing to compare


class Row(NamedTuple):
    """One item: how often it is used, and how seats that used it did.

    `even` says how far it moves the chance to win from an even share. `wins` compares with the seats without it,
    who are mostly its opponents in the same games: what one gains the others lose, so it is the larger of the two.
    Either is an effect only where chance decides who gets the item (a henchman drawn, a character dealt); a card is
    also used *because* one is ahead, and who draws more cards uses more of every card.
    """

    deed: str  # the event, such as `hires`
    name: str  # what it names, such as `henchman-mage`
    uses: int
    seats: int  # seats that used it at least once
    share: float  # of all seats
    score: Interval | None  # final score with it less that without it
    wins: Interval | None  # chance to win with it less that without it
    even: Interval | None  # chance to win with it less an even share of the victories


class Balance(NamedTuple):
    """The report on one game."""

    games: int
    players: int
    rows: list[Row]
    unused: list[str]  # pieces of the game that no deed named
    winner_score: float = 0.0  # on average
    first_wins: float = 0.0  # share of the victories that went to seat 0


def balance_of(game: Game[Any], used: list[GameUses]) -> Balance:
    """Make the rows by use and name; pieces that nobody used are listed separately."""
    if not used:
        raise BadRequest("a report needs at least one game")
    items = sorted({item for one in used for seat_items in one.items for item in seat_items})
    rows = [row_of(item, used) for item in items]
    named = {row.name for row in rows}
    unused = [name for name in game.names if name not in named and name.partition("-")[0] in game.tracked_kinds]
    winner_score = round(fmean(max(one.scores) for one in used), 2)
    first_wins = round(fmean(one.wins[0] for one in used), 4)
    return Balance(len(used), len(used[0].scores), rows, unused, winner_score, first_wins)


def too_often(row: Row) -> bool:
    """Tell whether seats with an item win too often, as surely as 95 % intervals tell it."""
    return row.even is not None and row.even.low >= OFTEN


def row_of(item: Item, used: list[GameUses]) -> Row:
    having: list[tuple[int, float]] = []
    lacking: list[tuple[int, float]] = []
    uses = 0
    for one, seat in seats_of(used):
        count = one.items[seat].get(item, 0)
        uses += count
        (having if count else lacking).append((one.scores[seat], one.wins[seat]))
    return Row(
        item[0],
        item[1],
        uses,
        len(having),
        round(len(having) / (len(having) + len(lacking)), 4),
        difference([float(score) for score, _ in having], [float(score) for score, _ in lacking]),
        difference([win for _, win in having], [win for _, win in lacking]),
        above([win for _, win in having], 1 / len(used[0].scores), len(having) + len(lacking)),
    )


def above(ones: list[float], share: float, everyone: int) -> Interval | None:
    """Return a mean less the share that everyone has on average, with its 95 % interval.

    >>> above([1.0, 1.0, 0.0, 0.0], 0.25, 8)
    Interval(value=0.25, low=-0.0965, high=0.5965)
    """
    if len(ones) < FEWEST:
        return None
    value = fmean(ones) - share
    half = Z * math.sqrt(pvariance(ones) / len(ones) * (1 - len(ones) / everyone))
    return Interval(round(value, 4), round(value - half, 4), round(value + half, 4))


def difference(ones: list[float], others: list[float]) -> Interval | None:
    """Return the difference of two means with its 95 % interval; None where one side has too few.

    >>> difference([1.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0])
    Interval(value=0.5, low=0.01, high=0.99)
    """
    if len(ones) < FEWEST or len(others) < FEWEST:
        return None
    between = fmean(ones) - fmean(others)
    half = Z * math.sqrt(pvariance(ones) / len(ones) + pvariance(others) / len(others))
    return Interval(round(between, 4), round(between - half, 4), round(between + half, 4))
