"""Players in public: results, statistics, ratings."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from beffroi.protocol.http import Leaderboard, PlayerPage
from beffroi.server.api.dependencies import AccountsDep, CallerDep, RatingsDep
from beffroi.server.errors import Refused
from beffroi.server.services.games import known_game


@get("/api/players/{name:str}")
async def player(accounts: AccountsDep, ratings: RatingsDep, caller: CallerDep, name: FromPath[str]) -> PlayerPage:
    """A player's page; tables that are only known by their link stay so."""
    person = await accounts.account(name)
    if person is None:
        raise Refused("not-found", "there is nobody of this name")
    return await ratings.player(person, caller.id)


@get("/api/leaderboard/{slug:str}")
async def leaders(
    ratings: RatingsDep, slug: FromPath[str], variant: Annotated[str, QueryParameter(max_length=80)] = "standard"
) -> Leaderboard:
    """The strongest players and bots of a game in one class of options."""
    return await ratings.leaderboard(known_game(slug).slug, variant)


ROUTES = [player, leaders]
