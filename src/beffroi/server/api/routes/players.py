"""Players in public: results, statistics, ratings."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from beffroi.protocol.http import Leaderboard, PlayerPage, Rating, Result, Statistics
from beffroi.server.api.dependencies import Asker, House
from beffroi.server.api.routes.games import known
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.hall import Hall
from beffroi.server.services.ratings import SURE, leaderboard

RECENT = 30


async def statistics(house: Hall, person: Person) -> list[Statistics]:
    """For each game: how often, how well."""
    found = await house.results.statistics(person.id)
    return [Statistics(**{**row, "average": round(float(row["average"]), 1)}) for row in found]


async def rated(house: Hall, person: Person) -> list[Rating]:
    return [
        Rating(row["game"], row["variant"], row["games"], round(row["mu"] - SURE * row["sigma"], 2))
        for row in await house.results.ratings_of(person.id)
    ]


@get("/api/players/{name:str}")
async def player(house: House, asker: Asker, name: FromPath[str]) -> PlayerPage:
    """A player's page; tables that are only known by their link stay so."""
    person = await house.people.account(name)
    if person is None:
        raise Refused("not-found", "there is nobody of this name")
    names = ("game", "variant", "rank", "players", "score", "resigned", "ended")
    recent = [
        Result(
            **{name: row[name] for name in names},
            table=row["table_id"] if row["access"] == "public" or person.id == asker.id else None,
        )
        for row in await house.results.recent(person.id, RECENT)
    ]
    return PlayerPage(person.name, await statistics(house, person), await rated(house, person), recent)


@get("/api/leaderboard/{slug:str}")
async def leaders(
    house: House, slug: FromPath[str], variant: Annotated[str, QueryParameter(max_length=80)] = "standard"
) -> Leaderboard:
    """The strongest players and bots of a game in one class of options."""
    game = known(slug)
    found = sorted({"standard", *await house.results.variants(game.slug)})
    leading = await leaderboard(house.results, slug, variant)
    return Leaderboard(slug, variant, found, leading)


ROUTES = [player, leaders]
