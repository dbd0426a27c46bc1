"""Puzzles: what was tried, ratings of players and puzzles, rushes."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from beffroi.server.storage.engine import Connection, Store
from beffroi.server.storage.schema import people, puzzle_attempts, puzzle_players, puzzle_ratings, puzzle_rushes

PERSON: Final[sa.BindParameter[str]] = sa.bindparam("person")
PLAYERS: Final = sa.select(puzzle_players).where(puzzle_players.c.person == PERSON)
PLAYER: Final = PLAYERS.where(puzzle_players.c.game == sa.bindparam("game"))
RATING: Final = sa.select(puzzle_ratings).where(puzzle_ratings.c.puzzle == sa.bindparam("puzzle"))
RATINGS: Final = sa.select(puzzle_ratings)
ATTEMPT: Final = sa.select(puzzle_attempts).where(
    puzzle_attempts.c.person == PERSON, puzzle_attempts.c.puzzle == sa.bindparam("puzzle")
)
ANSWERED: Final = (
    sa.select(puzzle_attempts)
    .where(puzzle_attempts.c.person == PERSON, puzzle_attempts.c.result != "")
    .order_by(puzzle_attempts.c.at.desc())
    .limit(sa.bindparam("most", type_=sa.Integer))
)
DAYS: Final = (
    sa.select(
        puzzle_attempts.c.day,
        sa.func.max(sa.case((puzzle_attempts.c.result == "solved", 1), else_=0)).label("solved"),
    )
    .where(puzzle_attempts.c.person == PERSON, puzzle_attempts.c.result != "")
    .group_by(puzzle_attempts.c.day)
    .order_by(puzzle_attempts.c.day.desc())
    .limit(sa.bindparam("most", type_=sa.Integer))
)
RUSH: Final = sa.select(puzzle_rushes).where(puzzle_rushes.c.id == sa.bindparam("rush"))
BEST_RUSHES: Final = (
    sa.select(puzzle_rushes.c.game, sa.func.max(puzzle_rushes.c.solved).label("solved"))
    .where(puzzle_rushes.c.person == PERSON)
    .group_by(puzzle_rushes.c.game)
)
TODAY: Final = (
    sa.select(people.c.name, sa.func.max(puzzle_rushes.c.solved).label("solved"))
    .join(people, people.c.id == puzzle_rushes.c.person)
    .where(puzzle_rushes.c.game == sa.bindparam("game"), puzzle_rushes.c.day == sa.bindparam("day"))
    .where(puzzle_rushes.c.over.is_(True), puzzle_rushes.c.solved > 0, people.c.banned.is_(False))
    .group_by(people.c.id, people.c.name)
    .order_by(sa.func.max(puzzle_rushes.c.solved).desc(), people.c.name)
    .limit(sa.bindparam("most", type_=sa.Integer))
)


class PuzzleStore:
    """What is kept of puzzles."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def players(self, person: str) -> list[dict[str, Any]]:
        """Return a person's ratings, by game."""
        return [dict(row) for row in await self.store.rows(PLAYERS, person=person)]

    async def ratings(self) -> dict[str, dict[str, Any]]:
        """Return the ratings of the puzzles that somebody has tried, by id."""
        return {row["puzzle"]: dict(row) for row in await self.store.rows(RATINGS)}

    async def answered(self, person: str, most: int) -> list[dict[str, Any]]:
        """Return what a person has answered, the newest first."""
        return [dict(row) for row in await self.store.rows(ANSWERED, person=person, most=most)]

    async def attempt(self, person: str, puzzle: str) -> dict[str, Any] | None:
        row = await self.store.row(ATTEMPT, person=person, puzzle=puzzle)
        return dict(row) if row else None

    async def days(self, person: str, most: int) -> list[tuple[int, bool]]:
        """Return the days on which a person answered, the newest first, and whether one was solved."""
        return [(row["day"], bool(row["solved"])) for row in await self.store.rows(DAYS, person=person, most=most)]

    # --- rushes -------------------------------------------------------------------

    async def insert_rush(self, row: dict[str, Any]) -> None:
        await self.store.run(sa.insert(puzzle_rushes).values(**row))

    async def rush(self, rush: str) -> dict[str, Any] | None:
        row = await self.store.row(RUSH, rush=rush)
        return dict(row) if row else None

    async def update_rush(self, rush: str, steps_before: str, **values: Any) -> bool:
        """Change a rush; False where another answer to the same puzzle was faster."""
        this = sa.and_(puzzle_rushes.c.id == rush, puzzle_rushes.c.steps == steps_before)
        return bool(await self.store.run(sa.update(puzzle_rushes).where(this).values(**values)))

    async def best_rushes(self, person: str) -> dict[str, int]:
        """Return the most that a person solved in a rush, by game."""
        return {row["game"]: row["solved"] for row in await self.store.rows(BEST_RUSHES, person=person)}

    async def rushes_of(self, game: str, day: int, most: int) -> list[dict[str, Any]]:
        """Return the best rushes of a day, one for each person."""
        return [dict(row) for row in await self.store.rows(TODAY, game=game, day=day, most=most)]


def read_row(connection: Connection, query: sa.Select[Any], **values: Any) -> dict[str, Any] | None:
    row = connection.execute(query.with_for_update(), values).mappings().first()
    return dict(row) if row else None


def read_attempt(connection: Connection, person: str, puzzle: str) -> dict[str, Any] | None:
    """Return what a person has tried of a puzzle, in a transaction."""
    return read_row(connection, ATTEMPT, person=person, puzzle=puzzle)


def read_player(connection: Connection, person: str, game: str) -> dict[str, Any] | None:
    return read_row(connection, PLAYER, person=person, game=game)


def read_rating(connection: Connection, puzzle: str) -> dict[str, Any] | None:
    return read_row(connection, RATING, puzzle=puzzle)


def put_attempt(connection: Connection, row: dict[str, Any]) -> None:
    """Write a row in the place of the one there was."""
    replace(connection, puzzle_attempts, row)


def put_player(connection: Connection, row: dict[str, Any]) -> None:
    replace(connection, puzzle_players, row)


def put_rating(connection: Connection, row: dict[str, Any]) -> None:
    replace(connection, puzzle_ratings, row)


def replace(connection: Connection, table: sa.Table, row: dict[str, Any]) -> None:
    this = sa.and_(*(column == row[column.name] for column in table.primary_key.columns))
    if not connection.execute(sa.update(table).where(this).values(**row)).rowcount:
        connection.execute(sa.insert(table).values(**row))
