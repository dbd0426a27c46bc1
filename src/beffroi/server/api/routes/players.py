"""Players in public: results, statistics, ratings."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from beffroi.protocol.players import Leaderboard, PlayedGame, PlayerPage, RatingStep, Rival
from beffroi.server.api.dependencies import AccountsDep, CallerDep, RatingsDep
from beffroi.server.domain.person import Person
from beffroi.server.domain.results import GameFilter
from beffroi.server.errors import Refused
from beffroi.server.services.accounts import AccountService
from beffroi.server.services.games import known_game
from beffroi.server.services.names import name_key

GAMES: Final = 30  # of a list
LAST: Final = 5


@get("/api/players/{name:str}")
async def player(accounts: AccountsDep, ratings: RatingsDep, caller: CallerDep, name: FromPath[str]) -> PlayerPage:
    """A player's page; tables that are only known by their link stay so."""
    return await ratings.player(await known_player(accounts, name), caller.id)


@get("/api/players/{name:str}/history")
async def history(
    accounts: AccountsDep,
    ratings: RatingsDep,
    caller: CallerDep,
    name: FromPath[str],
    game: Annotated[str, QueryParameter(max_length=40)],
    variant: Annotated[str, QueryParameter(max_length=80)] = "standard",
) -> list[RatingStep]:
    """A player's rating over time in one class of options of a game, the oldest game first."""
    return await ratings.history(await known_player(accounts, name), caller.id, known_game(game).slug, variant)


@get("/api/players/{name:str}/rivals")
async def rivals(
    accounts: AccountsDep,
    ratings: RatingsDep,
    caller: CallerDep,
    name: FromPath[str],
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    opponent: Annotated[str, QueryParameter(max_length=40)] = "",
) -> list[Rival]:
    """How a player fared against other accounts; games behind a link count for those who played them."""
    return await ratings.rivals(await known_player(accounts, name), caller.id, game, opponent)


@get("/api/players/{name:str}/games")
async def played(
    accounts: AccountsDep,
    ratings: RatingsDep,
    caller: CallerDep,
    name: FromPath[str],
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    opponent: Annotated[str, QueryParameter(max_length=40)] = "",
    result: FromQuery[Literal["", "won", "lost"]] = "",
    kind: FromQuery[Literal["", "rated", "bots", "solo"]] = "",
    players: Annotated[int, QueryParameter(ge=0, le=16)] = 0,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> list[PlayedGame]:
    """A player's finished games, newest first; who else played is told where the table may be known."""
    wanted = GameFilter(game, name_key(opponent) if opponent else "", result, kind, players, before)
    return await ratings.played(await known_player(accounts, name), caller.id, wanted, GAMES)


@get("/api/me/results")
async def my_results(ratings: RatingsDep, caller: CallerDep) -> list[PlayedGame]:
    """My last finished games."""
    person = caller.must("read")
    return await ratings.played(person, person.id, GameFilter(), LAST)


async def known_player(accounts: AccountService, name: str) -> Person:
    """Return an account by its name, or refuse."""
    person = await accounts.account(name)
    if person is None:
        raise Refused("not-found", "there is nobody of this name")
    return person


@get("/api/leaderboard/{slug:str}")
async def leaders(
    ratings: RatingsDep, slug: FromPath[str], variant: Annotated[str, QueryParameter(max_length=80)] = "standard"
) -> Leaderboard:
    """The strongest players and bots of a game in one class of options."""
    return await ratings.leaderboard(known_game(slug).slug, variant)


ROUTES = [player, history, rivals, played, my_results, leaders]
