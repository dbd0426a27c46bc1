"""Players in public: results, statistics, ratings."""

from __future__ import annotations

from typing import Annotated

import sqlalchemy as sa
from litestar import get
from litestar.params import FromPath, QueryParameter

from beffroi.protocol.http import Leader, Leaderboard, PlayerPage, Rating, Result, Statistics
from beffroi.server.api.dependencies import Asker, House
from beffroi.server.api.routes.games import known
from beffroi.server.errors import Refused
from beffroi.server.hall import Hall
from beffroi.server.services.accounts import Person
from beffroi.server.services.ratings import SURE, leaderboard
from beffroi.server.storage.schema import ratings, results, tables

RECENT = 30


async def statistics(house: Hall, person: Person) -> list[Statistics]:
    """For each game: how often, how well."""
    won = sa.func.sum(sa.case((results.c.rank == 1, 1), else_=0))
    query = (
        sa.select(
            results.c.game,
            results.c.variant,
            sa.func.count().label("games"),
            won.label("won"),
            sa.func.avg(results.c.score).label("average"),
            sa.func.max(results.c.score).label("best"),
        )
        .where(results.c.person == person.id)
        .group_by(results.c.game, results.c.variant)
        .order_by(results.c.game, results.c.variant)
    )
    return [Statistics(**{**row, "average": round(float(row["average"]), 1)}) for row in await house.store.rows(query)]


async def rated(house: Hall, person: Person) -> list[Rating]:
    query = sa.select(ratings).where(ratings.c.subject == person.id).order_by(ratings.c.game)
    return [
        Rating(row["game"], row["variant"], row["games"], round(row["mu"] - SURE * row["sigma"], 2))
        for row in await house.store.rows(query)
    ]


@get("/api/players/{name:str}")
async def player(house: House, asker: Asker, name: FromPath[str]) -> PlayerPage:
    """A player's page; tables that are only known by their link stay so."""
    person = await house.people.account(name)
    if person is None:
        raise Refused("not-found", "there is nobody of this name")
    query = (
        sa.select(results, tables.c.access)
        .join(tables, tables.c.id == results.c.table_id)
        .where(results.c.person == person.id)
        .order_by(results.c.ended.desc())
        .limit(RECENT)
    )
    names = ("game", "variant", "rank", "players", "score", "resigned", "ended")
    recent = [
        Result(
            **{name: row[name] for name in names},
            table=row["table_id"] if row["access"] == "public" or person.id == asker.id else None,
        )
        for row in await house.store.rows(query)
    ]
    return PlayerPage(person.name, await statistics(house, person), await rated(house, person), recent)


@get("/api/leaderboard/{slug:str}")
async def leaders(
    house: House, slug: FromPath[str], variant: Annotated[str, QueryParameter(max_length=80)] = "standard"
) -> Leaderboard:
    """The strongest players and bots of a game in one class of options."""
    game = known(slug)
    kinds = sa.select(ratings.c.variant).where(ratings.c.game == game.slug).distinct()
    found = sorted({"standard", *(row["variant"] for row in await house.store.rows(kinds))})
    leading = [Leader(**row) for row in await leaderboard(house.store, slug, variant)]
    return Leaderboard(slug, variant, found, leading)


ROUTES = [player, leaders]
