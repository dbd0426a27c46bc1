"""Which games a day has, and their seeds: made by the server the day before, each once, however many workers it has."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

import msgspec

import beffroi
from beffroi.bots.levels import steady_level
from beffroi.kernel.days import day_label
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.protocol.figures import TableFigures
from beffroi.server.domain.days import LAST, date_of, day_of
from beffroi.server.errors import Refused
from beffroi.server.services.clock import now
from beffroi.server.services.figure_books import FIGURES
from beffroi.server.services.figures import FigureService
from beffroi.server.storage.days import DayStore

ALONE: Final = 1
AGAINST_BOTS: Final = 3  # seats: oneself and two bots
RANDOM_BYTES: Final = 32


def today() -> int:
    """Return the day, counted from 1970."""
    return day_of(now())


def event_of(slug: str, seats: int) -> str:
    """Return what a game of a day is called.

    >>> event_of("troyes", 3)
    'troyes-3'
    """
    return f"{slug}-{seats}"


def offered() -> list[tuple[Game[Any], int]]:
    """Return the games of every day: alone where a game can be played so, and against two bots."""
    games = [beffroi.game(slug) for slug in sorted(beffroi.all_games())]
    return [(game, seats) for game in games for seats in (ALONE, AGAINST_BOTS) if playable(game, seats)]


def playable(game: Game[Any], seats: int) -> bool:
    """Tell whether a game can be played alone, or by somebody and bots that know it."""
    try:
        game.seat_count(seats)
    except BadRequest:
        return False
    return seats == ALONE or game.evaluator() is not None


class DaySeeds:
    """The games of each day, as everybody is dealt them."""

    def __init__(self, store: DayStore, figures: FigureService) -> None:
        self.store = store
        self.figures = figures
        self.known: dict[int, dict[str, dict[str, Any]]] = {}  # of the last days asked for, by event

    async def ahead(self) -> None:
        """Commit to today's games and to tomorrow's."""
        await self.games(today())
        await self.games(today() + 1)

    async def games(self, day: int) -> dict[str, dict[str, Any]]:
        """Return the games of a day, by event; those of today and tomorrow are made where there are none."""
        if day not in self.known:
            rows = await self.store.rows(day)
            if not rows and day in (today(), today() + 1):
                await self.store.insert([await self.made(day, game, seats) for game, seats in offered()])
                rows = await self.store.rows(day)
            if rows:
                self.known = {one: kept for one, kept in self.known.items() if one >= today() - 1}
                self.known[day] = {row["event"]: row for row in rows}
            return {row["event"]: row for row in rows}
        return self.known[day]

    async def row(self, day: int, event: str) -> dict[str, Any]:
        """Return a game of a day that has begun, or refuse."""
        if day > today():
            raise Refused("too-early", "this day has not begun")
        row = (await self.games(day)).get(event) if 0 <= day <= LAST else None
        if row is None:
            raise Refused("not-found", f"there was no game {event!r:.60} on day {day}")
        return row

    async def made(self, day: int, game: Game[Any], seats: int) -> dict[str, Any]:
        """Return a new game of a day; its secret begins with what it is made for, so that the commitment binds that."""
        options, figures = await self.agreed(game)
        level = steady_level(game).slug if seats != ALONE else ""
        label = day_label(date_of(day), game.slug, game.rules, seats, level, options)
        secret = label + secrets.token_bytes(RANDOM_BYTES)
        return {
            "day": day,
            "event": event_of(game.slug, seats),
            "game": game.slug,
            "rules": game.rules,
            "seats": seats,
            "level": level,
            "options": options,
            "figures": msgspec.to_builtins(figures),
            "secret": secret,
            "commitment": hashlib.sha256(secret).hexdigest(),
            "created": now(),
        }

    async def agreed(self, game: Game[Any]) -> tuple[dict[str, Any], TableFigures | None]:
        """Return the options of a day's game, which are the usual ones, and what its figures are called."""
        options = game.clean_options({})
        if game.figures is None:
            return options, None
        default = await self.figures.default(game)
        options[FIGURES] = default.figures or None
        return options, TableFigures("default", "", default.revision, default.digest, True)
